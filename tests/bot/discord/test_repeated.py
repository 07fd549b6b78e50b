"""Discord may send an event twice, after a lost connection: it is answered again, and happens once."""

from collections.abc import Awaitable, Callable

import pytest

from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import begun, challenged, press, tokens
from tests.servers.discord import Guild, Interaction, Message
from tests.servers.discord.model import Json
from tests.support.answered import answered
from tests.support.database import done

__all__ = ["answered"]


async def play_the_computer(club: Club, _: Bot) -> Interaction:
    return await (await club.ann.slash(club.ann.dm, "play", opponent=club.world.bot, game="totemo")).finished()


async def challenge(club: Club, _: Bot) -> Interaction:
    return await (await club.ann.slash(club.hall, "play", opponent=club.bob, game="totemo")).finished()


async def block(club: Club, _: Bot) -> Interaction:
    return await (await club.ann.slash(club.hall, "block", person=club.bob)).finished()


async def accept(club: Club, _: Bot) -> Interaction:
    message = await challenged(club)
    return await press(club.bob, message, next(token for token in tokens(message) if token.startswith("accept:")))


async def fill_in_a_form(club: Club, cairn: Bot) -> Interaction:
    table = await begun(club, cairn)
    to_act, _ = await table.turn()
    position = await table.position()
    hand = table.hand(to_act)
    await press(to_act, hand, f"more:{table.id}")
    did = await to_act.press(hand, f"type:{table.id}")
    assert did.modal
    return await (await to_act.submit(did.modal, {"move": position.legal(position.actors[0])[0]})).finished()


async def puzzle(club: Club) -> Message:
    """One for practice, which belongs to no day."""
    return (await (await club.ann.slash(club.hall, "puzzle", puzzle="practice totemo")).finished()).answer


async def take_a_hint(club: Club, _: Bot) -> Interaction:
    message = await puzzle(club)
    return await press(club.ann, message, next(token for token in tokens(message) if token.startswith("hint:")))


async def type_an_answer(club: Club, cairn: Bot) -> Interaction:
    message = await puzzle(club)
    token = next(token for token in tokens(message) if token.startswith("answering:"))
    posed = await cairn.context.puzzles.pose(token.split(":")[1])
    did = await club.ann.press(message, token)
    assert posed
    assert did.modal
    wrong = next(each for each in posed.answers if each != posed.answer)
    return await (await club.ann.submit(did.modal, {"move": wrong})).finished()


DOES = pytest.mark.parametrize(
    "does",
    [play_the_computer, challenge, block, accept, fill_in_a_form, take_a_hint, type_an_answer],
    ids=lambda does: does.__name__,
)
Does = Callable[[Club, Bot], Awaitable[Interaction]]


@pytest.fixture
def events(club: Club) -> dict[str, Json]:
    """What Discord has sent, by the id of the interaction."""
    sent: dict[str, Json] = {}

    def note(event: str, data: Json, _: Guild | None) -> None:
        if event == "INTERACTION_CREATE":
            sent[data["id"]] = data

    club.world.listeners.append(note)
    return sent


async def send_again(club: Club, cairn: Bot, did: Interaction, event: Json, answered: list[str]) -> None:
    answered.clear()
    club.world.tell("INTERACTION_CREATE", event, did.channel.guild)
    await club.world.until(lambda: str(did.id) in answered)
    await cairn.settled()


@DOES
async def test_an_event_that_is_replayed_after_resuming_happens_once(
    club: Club, cairn: Bot, answered: list[str], events: dict[str, Json], does: Does
) -> None:
    did = await does(club, cairn)
    await club.world.until(lambda: str(did.id) in answered)
    await cairn.settled()
    once = await cairn.store.read(done)
    assert str(did.id) in {row[1] for row in once["requests"]}
    resumed = len(club.server.gateway.resumed)
    club.server.gateway.cut()
    await club.world.until(lambda: len(club.server.gateway.resumed) > resumed)
    await send_again(club, cairn, did, events[str(did.id)], answered)
    assert await cairn.store.read(done) == once


@DOES
async def test_an_event_that_is_sent_again_after_a_crash_happens_once(
    club: Club, answered: list[str], events: dict[str, Json], does: Does
) -> None:
    async with house.bot(club) as cairn:
        did = await does(club, cairn)
        await club.world.until(lambda: str(did.id) in answered)
        await cairn.settled()
        once = await cairn.store.read(done)
    async with house.bot(club) as cairn:
        await send_again(club, cairn, did, events[str(did.id)], answered)
        assert await cairn.store.read(done) == once
