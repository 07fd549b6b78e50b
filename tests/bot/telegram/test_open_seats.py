"""Open seats in a group on Telegram: who wants to know is told in the private chat, and joins from there."""

from bot.i18n import translator
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import press, tokens
from tests.servers.telegram.people import until

EN = translator("en")


async def test_who_wants_to_know_is_told_in_the_private_chat_and_joins_from_there(club: Club, cairn: Bot) -> None:
    """What is chosen in the group is answered in the private chat, where it still says which group it was."""
    await club.bob.send(club.group, "/settings")
    shown = await club.bob.reads("Your settings")
    await press(club.bob, shown, next(each for each in tokens(shown) if each.startswith("alerts:")))
    await press(club.bob, shown, next(each for each in tokens(shown) if each.endswith(":totemo:on")))
    await club.ann.send(club.group, "/play invite totemo")
    alert = await club.bob.reads("someone wants to play Totemo")
    join = next(each for each in tokens(alert) if each.startswith("accept:"))
    await press(club.bob, alert, join)
    await cairn.settled()
    match, _ = await cairn.context.matches.load(join.partition(":")[2])
    assert match.started
    assert [table.address for table in match.tables] == [str(club.group.id)]
    await until(lambda: alert not in club.bob.sees())
