"""Telegram sends an update again if Cairn died before it was confirmed: it is answered again, and happens once."""

from collections.abc import Awaitable, Callable

import pytest

from tests.journeys import telegram_house as house
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import begun, challenged, press, tokens
from tests.servers.telegram.people import until
from tests.support.answered import answered
from tests.support.database import done

__all__ = ["answered"]


async def play_the_computer(club: Club, _: Bot) -> None:
    await club.ann.send(None, "/play computer")


async def challenge_in_the_group(club: Club, _: Bot) -> None:
    await challenged(club)


async def follow_a_link(club: Club, _: Bot) -> None:
    message = await challenged(club)
    await club.bob.follow(message.buttons[0])


async def type_a_move(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn)
    person, _ = await table.turn()
    position = await table.position()
    await person.send(None, position.legal(position.actors[0])[0])


async def choose_someone(club: Club, _: Bot) -> None:
    await club.ann.send(None, "/play")
    await press(club.ann, await club.ann.reads("New match"), "Challenge someone")
    await until(lambda: club.ann.asked)
    await club.ann.choose(club.bob)


async def press_a_button(club: Club, _: Bot) -> None:
    await club.ann.send(None, "/settings language")
    await club.ann.press(await club.ann.reads("Language: English"), "Українська")


async def type_an_answer(club: Club, cairn: Bot) -> None:
    """To a puzzle for practice, which belongs to no day."""
    await club.ann.send(None, "/puzzle practice totemo")
    shown = await club.ann.reads(lambda each: any(token.startswith("giveup:") for token in tokens(each)))
    name = next(token for token in tokens(shown) if token.startswith("giveup:")).split(":")[1]
    posed = await cairn.context.puzzles.pose(name)
    assert posed
    await club.ann.send(None, next(each for each in posed.answers if each != posed.answer))


async def take_a_hint(club: Club, _: Bot) -> None:
    await club.ann.send(None, "/puzzle practice totemo")
    shown = await club.ann.reads(lambda each: any(token.startswith("hint:") for token in tokens(each)))
    await club.ann.press(shown, "Hint (costs a try)")


@pytest.mark.parametrize(
    "does",
    [
        *(play_the_computer, challenge_in_the_group, follow_a_link, type_a_move, choose_someone, press_a_button),
        *(type_an_answer, take_a_hint),
    ],
    ids=lambda does: does.__name__,
)
async def test_an_update_that_is_sent_again_after_a_crash_happens_once(
    club: Club, answered: list[str], does: Callable[[Club, Bot], Awaitable[None]]
) -> None:
    async with house.bot(club) as cairn:
        await does(club, cairn)
        sent = club.telegram.world.updates.past[-1]
        id = sent.payload["id"] if sent.kind == "callback_query" else str(sent.id)
        await until(lambda: id in answered)
        await cairn.settled()
        once = await cairn.store.read(done)
    assert id in {row[1] for row in once["requests"]}
    answered.clear()
    club.telegram.world.updates.repeat()
    async with house.bot(club) as cairn:
        await until(lambda: id in answered)
        await cairn.settled()
        again = await cairn.store.read(done)
    assert again == once
