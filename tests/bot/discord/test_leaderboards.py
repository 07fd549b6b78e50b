"""Leaderboards on Discord: who has left a server is not shown there, although Discord tells nobody who leaves."""

from bot.i18n import translator
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import press, tokens
from tests.servers.discord import Message, User
from tests.servers.discord.permissions import bits
from tests.support.app import Clock
from tests.support.standings import played

EN = translator("en")
DAY = 86400.0


async def rate(club: Club, cairn: Bot, *users: User) -> None:
    accounts, now = [str(user.id) for user in users], cairn.context.clock()
    await cairn.store.write(played, "discord", accounts, "totemo", str(club.guild.id), now)
    cairn.context.news.set()
    await cairn.settled()


async def leaders(club: Club, user: User, **values: str) -> Message:
    return (await (await user.slash(club.hall, "leaderboard", **values)).finished()).answer


def posted(club: Club) -> list[Message]:
    """What everyone sees in the hall."""
    return [each for each in club.eve.sees(club.hall) if not each.ephemeral]


async def meet(club: Club) -> None:
    for user in (club.ann, club.bob, club.eve):
        await (await user.slash(club.hall, "help")).finished()


async def test_a_leaderboard_is_a_picture_for_the_one_who_asks(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    shown = await leaders(club, club.eve)
    assert shown.only_for is club.eve
    (picture,) = shown.attachments
    assert picture.description == (
        "Leaderboard. All games, Club · All time. "
        "1. Ann: 1553?, +53 this week, 1 match. 2. Bob: 1447?, −53 this week, 1 match."
    )
    assert "Leaderboard: All games" in shown.text
    await press(club.eve, shown, next(each for each in tokens(shown) if each.startswith("leaderstext")))
    assert shown.attachments == ()
    assert "1. Ann: 1553?" in shown.text
    assert posted(club) == []


async def test_whoever_has_left_the_server_is_not_shown(club: Club) -> None:
    clock = Clock()
    async with house.bot(club, clock=clock) as cairn:
        await meet(club)
        await rate(club, cairn, club.ann, club.bob)
        assert "Bob" in (await leaders(club, club.eve)).text
        club.world.leave(club.guild, club.bob)
        assert "Bob" in (await leaders(club, club.eve)).text, "it was seen less than a day ago that he is there"
        clock.now += DAY + 1
        assert "Bob" not in (await leaders(club, club.eve)).text
        assert "Ann" in (await leaders(club, club.eve)).text
        club.world.join(club.guild, club.bob)
        await (await club.bob.slash(club.hall, "help")).finished()
        assert "Bob" in (await leaders(club, club.eve)).text


async def test_whose_account_is_gone_is_not_shown(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    club.world.leave(club.guild, club.bob)
    del club.world.users[club.bob.id]
    shown = await leaders(club, club.eve)
    assert ("Ann" in shown.text, "Bob" in shown.text) == (True, False)


async def test_the_private_chat_asks_which_server(club: Club, cairn: Bot) -> None:
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    asked = (await (await club.ann.slash(club.ann.dm, "leaderboard")).finished()).answer
    assert EN("leaders-which", count=1) in asked.content
    assert asked.labels == ["Club", EN("leaders-everywhere")]
    await press(club.ann, asked, tokens(asked)[0])
    assert "Ann (you)" in asked.text


async def test_a_standing_leaderboard_is_one_silent_message_that_is_edited_once_a_day(club: Club) -> None:
    clock = Clock()
    club.world.add_role(club.guild, "Staff", club.cid, permissions=bits("manage_guild"))
    async with house.bot(club, clock=clock) as cairn:
        await meet(club)
        await rate(club, cairn, club.ann, club.bob)
        shown = (await (await club.cid.slash(club.hall, "settings")).finished()).answer
        for verb, field in (("place:", ""), ("placing:", ":leaderboard:"), ("placed:", ":leaderboard:all")):
            await press(
                club.cid, shown, next(each for each in tokens(shown) if each.startswith(verb) and field in each)
            )
        await cairn.settled()
        (board,) = posted(club)
        assert f"<#{club.hall.id}>" in shown.content
        assert "1. Ann: 1553?" in board.text
        await rate(club, cairn, club.bob, club.ann)
        await rate(club, cairn, club.bob, club.ann)
        before = len(board.versions)
        clock.now += DAY
        cairn.store.alarm.ring(0.0)
        await club.world.until(lambda: len(board.versions) > before)
        await cairn.settled()
        assert board.text.index("1. Bob") < board.text.index("2. Ann")
        assert posted(club) == [board]
        assert club.world.pings == []
        did = await press(club.bob, board, tokens(board)[0])
        assert "Bob (you)" in did.answer.text


async def test_hiding_changes_what_stands_in_the_channel_at_once(club: Club, cairn: Bot) -> None:
    club.world.add_role(club.guild, "Staff", club.cid, permissions=bits("manage_guild"))
    await meet(club)
    await rate(club, cairn, club.ann, club.bob)
    shown = (await (await club.cid.slash(club.hall, "settings")).finished()).answer
    for verb, field in (("place:", ""), ("placing:", ":leaderboard:"), ("placed:", ":leaderboard:month")):
        await press(club.cid, shown, next(each for each in tokens(shown) if each.startswith(verb) and field in each))
    await cairn.settled()
    (board,) = posted(club)
    assert "Bob" in board.text
    own = await leaders(club, club.bob)
    await press(club.bob, own, next(each for each in tokens(own) if each == "set:hidden:on"))
    await cairn.settled()
    assert "Bob" not in board.text
    assert "Bob" not in (await leaders(club, club.eve)).text
