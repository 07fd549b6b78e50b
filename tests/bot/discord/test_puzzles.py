"""Puzzles on Discord: posted with the role that the server wants, and answered where only that person sees it."""

import pytest

from bot.i18n import translator
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Club
from tests.journeys.discord_table import press, tokens
from tests.servers.discord import Interaction, Message, User
from tests.servers.discord.model import SILENT
from tests.servers.discord.permissions import bits
from tests.support.app import Clock

EN = translator("en")
NOON = 1_794_744_000.0
"""On the 15th of November 2026."""
DAY = "20261115"


def token(message: Message, verb: str) -> str:
    return next(each for each in tokens(message) if each.startswith(f"{verb}:"))


def clock() -> Clock:
    made = Clock()
    made.now = NOON
    return made


async def type_answer(user: User, message: Message, text: str) -> None:
    """In the form that a button opens."""
    form = await user.press(message, token(message, "answering"))
    assert form.modal
    before = len(message.versions)
    did = await user.submit(form.modal, {"move": text})
    await did.until(lambda _: len(message.versions) > before)


async def set_up(club: Club) -> Interaction:
    """Cid, who manages the server, has the puzzle posted in the hall."""
    club.world.add_role(club.guild, "Staff", club.cid, permissions=bits("manage_guild"))
    return await (await club.cid.slash(club.hall, "puzzle", puzzle="post 9")).finished()


async def test_what_someone_tries_is_shown_to_nobody_else(club: Club) -> None:
    async with house.bot(club, clock=clock()) as cairn:
        did = await set_up(club)
        await press(club.cid, did.answer, next(each for each in tokens(did.answer) if ":now:" in each))
        await cairn.settled()
        post = club.hall.messages[-1]
        assert post.versions[0].flags & SILENT
        did = await press(club.ann, post, token(post, "solve"))
        mine = did.answer
        assert mine.only_for is club.ann
        posed = await cairn.context.puzzles.pose(DAY)
        assert posed
        await type_answer(club.ann, mine, "gibberish")
        assert "gibberish" in mine.text
        await type_answer(club.ann, mine, posed.answer)
        await cairn.settled()
        assert "Solved at the first try!" in mine.text
        assert all(each.only_for is club.ann for each in club.hall.messages if "Solved" in each.text)
        assert "✓ 1" in post.text
        other = (await press(club.bob, post, token(post, "solve"))).answer
        assert other.only_for is club.bob
        assert EN("puzzle-left", count=3) in other.text


async def test_a_role_that_wants_it_is_called_and_only_by_the_first_version(club: Club) -> None:
    solvers = club.world.add_role(club.guild, "Solvers", club.bob, club.eve, mentionable=True)
    async with house.bot(club, clock=clock()) as cairn:
        did = await set_up(club)
        shown = did.answer
        await press(club.cid, shown, next(each for each in tokens(shown) if each.endswith(f":role:{solvers.id}")))
        await press(club.cid, shown, next(each for each in tokens(shown) if ":now:" in each))
        await cairn.settled()
        post = club.hall.messages[-1]
        assert f"<@&{solvers.id}>" in post.content
        pings = [ping.user for ping in club.world.pings if ping.by == "role"]
        assert {*pings} == {club.bob, club.eve}
        own = (await press(club.ann, post, token(post, "solve"))).answer
        posed = await cairn.context.puzzles.pose(DAY)
        assert posed
        await type_answer(club.ann, own, posed.answer)
        assert "Solved at the first try!" in own.text
        await cairn.settled()
        assert "✓ 1" in post.text
        assert len([ping for ping in club.world.pings if ping.by == "role"]) == len(pings)


async def test_only_those_who_manage_the_server_set_it_up(club: Club) -> None:
    async with house.bot(club, clock=clock()):
        did = await (await club.ann.slash(club.hall, "puzzle", puzzle="post 9")).finished()
        assert EN("permission-manage_guild") in did.answer.text
        assert did.answer.only_for is club.ann


@pytest.mark.parametrize("line", ["tomorrow", "31 December 2031"])
async def test_the_future_is_refused_kindly(club: Club, line: str) -> None:
    async with house.bot(club, clock=clock()):
        did = await (await club.ann.slash(club.ann.dm, "puzzle", puzzle=line)).finished()
        assert "on its day" in did.answer.text
