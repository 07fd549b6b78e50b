"""Leaderboards on Telegram: whoever leaves a group is not shown there, as the group is told when they leave."""

from functools import partial

from bot.i18n import translator
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import press, tokens
from tests.servers.telegram.people import Person
from tests.servers.telegram.state import Message
from tests.support.standings import played

EN = translator("en")


async def rate(club: Club, cairn: Bot, *people: Person) -> None:
    accounts, now = [str(person.id) for person in people], cairn.context.clock()
    await cairn.store.write(played, "telegram", accounts, "totemo", str(club.group.id), now)
    cairn.context.news.set()
    await cairn.settled()


async def meet(club: Club) -> None:
    for person in (club.ann, club.bob, club.eve):
        await person.send(club.group, "/games")
        await person.reads("You have no matches right now.")


async def leaders(club: Club, person: Person) -> str:
    """The leaderboard of the group, which someone asks for there, in words."""
    before = len(person.sees())
    await person.send(club.group, "/leaderboard")
    shown = await person.reads(
        lambda each: each in person.sees()[before:] and any("leaders" in t for t in tokens(each))
    )
    if not shown.photo:
        return shown.text
    await press(person, shown, next(each for each in tokens(shown) if each.startswith("leaderstext")))
    return (await person.reads(lambda each: EN("leaders-as-picture") in [b.text for b in each.buttons])).text


async def test_what_is_asked_for_in_the_group_comes_to_the_private_chat(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    told = await leaders(club, club.ann)
    assert "Leaderboard: All games" in told
    assert "Club · All time" in told
    assert "1. Ann (you): 1553?, +53 this week, 1 match." in told
    assert "2. Bob: 1447?" in told
    assert club.eve.sees(club.group) == []


async def test_whoever_leaves_the_group_is_not_shown_until_they_are_back(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    await club.bob.leave(club.group)
    told = await leaders(club, club.eve)
    assert ("1. Ann" in told, "Bob" in told) == (True, False)
    await club.bob.join(club.group)
    assert "2. Bob" in await leaders(club, club.eve)


async def test_the_private_chat_asks_which_group(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    await club.ann.send(None, "/leaderboard")
    asked = await club.ann.reads(EN("leaders-which", count=1))
    assert [each.text for each in asked.buttons] == ["Club", EN("leaders-everywhere")]
    await press(club.ann, asked, tokens(asked)[0])
    await club.ann.reads(lambda each: each.photo is not None)


async def test_a_standing_leaderboard_stands_in_the_group_without_a_sound(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    club.group.admins.add(club.cid.id)
    await club.cid.send(club.group, "/settings")
    shown = await club.cid.reads(lambda each: any(data.startswith("place:") for data in tokens(each)))
    for begins, field in (("place:", ""), ("placing:", ":leaderboard:"), ("placed:", ":leaderboard:all")):
        shown = await club.cid.reads(partial(_leads, begins=begins, field=field))
        await press(club.cid, shown, next(data for data in tokens(shown) if data.startswith(begins) and field in data))
    board = await club.eve.reads(lambda each: each.photo is not None, club.group)
    assert "Leaderboard: All games" in board.text
    await cairn.settled()
    assert [notice for notice in club.eve.notices if notice.message is board and not notice.silent] == []


def _leads(message: Message, begins: str, field: str) -> bool:
    return any(data.startswith(begins) and field in data for data in tokens(message))
