"""From whose side a board is drawn: that of the people in that place, through takeovers, rematches and platforms."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.model.matches import Match, Seat, Table
from bot.model.people import Person
from bot.model.position import side, start
from bot.screens.pictures import Board, Replay
from bot.screens.screen import Screen
from tests.support.app import FakePlatform, TestApp, find, open_app

SEATS = {"Ann": "discord", "Bob": "telegram", "Cid": "telegram"}


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as opened:
        yield opened


def person(name: str) -> Person:
    return Person(
        platform=SEATS[name],
        account=name.lower(),
        player=ord(name[0]),
        name=name,
        language="en",
        client="en",
        confirm=False,
        reachable=True,
        handle="",
    )


def match(*sitters: str, host: int = 0) -> Match:
    """A match of Totemo between these people; "" is the computer."""
    seats = (
        Seat(number, person(name) if name else None, None if name else "steady", taken=True)
        for number, name in enumerate(sitters)
    )
    return Match(
        id="k3x9w2ab",
        game="totemo",
        version=1,
        options={},
        pace="day",
        seed=b"cairn",
        challenger=0,
        rematch_of=None,
        host=host,
        expires=None,
        started=1.0,
        deadline=None,
        ended=None,
        ending=None,
        seats=tuple(seats),
        tables=(Table("discord", "hall", "en"),),
    )


@pytest.mark.parametrize(
    ("sitters", "host", "platform", "address", "expected"),
    [
        (("Bob", "Ann"), 0, "discord", "@ann", "Ann"),  # a private chat: its owner
        (("Bob", "Cid"), 1, "telegram", "@bob", "Bob"),
        (("", "Ann"), 0, "discord", "hall", "Ann"),  # the only person who plays
        (("", "", "Bob"), 1, "telegram", "hall", "Bob"),
        (("Bob", "Ann"), 0, "discord", "hall", "Ann"),  # the only one who plays at that table
        (("Bob", "Ann"), 0, "telegram", "hall", "Bob"),
        (("Bob", "Cid"), 0, "telegram", "hall", "Bob"),  # of several, the first challenger
        (("Bob", "Cid"), 1, "telegram", "hall", "Cid"),
        (("Bob", "Cid"), 1, "discord", "hall", "Cid"),  # where nobody plays on the platform
        (("Bob", "Cid"), 1, "telegram", "@eve", "Cid"),  # a spectator's private chat
        (("Ann", "Cid", "Bob"), 0, "telegram", "hall", "Cid"),  # the first challenger is elsewhere: the next one
        (("Cid", "Bob", "Ann"), 2, "telegram", "hall", "Cid"),  # and the same one after a rematch
        (("Bob", "Ann", "Cid"), 1, "telegram", "hall", "Cid"),
    ],
)
def test_whose_side(sitters: tuple[str, ...], host: int, platform: str, address: str, expected: str) -> None:
    found = match(*sitters, host=host)
    assert side(found, start(found), platform, address) == sitters.index(expected)


def drawn_from(screen: Screen) -> int | None:
    """The seat from whose side a public picture is drawn."""
    assert isinstance(screen.drawing, Board | Replay)
    for view in [screen.drawing.view] if isinstance(screen.drawing, Board) else screen.drawing.views:
        assert view.seat is None
        assert view.hand == ()
    return screen.drawing.side


async def at_the_table(app: TestApp, id: str) -> str:
    """The name of the person from whose side everything public at a table is drawn."""
    await app.settle()
    board = next(screen for screen in reversed(app.platform.at("hall")) if f"`#{id}`" in screen.text and screen.drawing)
    seats = {
        drawn_from(each) for each in (board, *[await app.press("Eve", f"{it}:{id}") for it in ("board", "replay")])
    }
    (seat,) = seats
    assert seat is not None
    found, _ = await app.load(id)
    sitter = found.seats[seat].person
    assert sitter is not None
    return sitter.name


async def resign_and_play_again(app: TestApp, id: str, first: str, second: str) -> str:
    """Either the loser or the winner may ask."""
    await app.press(first, f"resigned:{id}")
    await app.press(first, f"rematch:{id}")
    await app.settle()
    await app.press(second, f"rematch:{id}")
    (again,) = await app.matches(first)
    assert again.id != id
    assert again.started
    return again.id


async def test_a_table_does_not_turn_round_in_rematches(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    assert await at_the_table(app, id) == "Ann"
    for first, second in (("Bob", "Ann"), ("Bob", "Ann"), ("Ann", "Bob")):
        id = await resign_and_play_again(app, id, first, second)
        assert await at_the_table(app, id) == "Ann"
        match, _ = await app.load(id)
        (listed,) = await app.matches("Bob")
        assert listed.host == match.host


async def test_the_only_person_at_a_table_sees_it_from_their_own_side_in_every_rematch(app: TestApp) -> None:
    await app.public_match_with_computer("Ann", "schotten-totten-2")
    for _ in range(3):
        (match,) = await app.matches("Ann")
        assert await at_the_table(app, match.id) == "Ann"
        await app.press("Ann", f"resigned:{match.id}")
        await app.press("Ann", f"rematch:{match.id}")


async def test_when_the_computer_takes_over_the_table_turns_to_the_remaining_player(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="live")
    while (await app.turn(id))[0] != "Ann":
        await app.play(id, Random(1), actions=1)
    app.clock.now += 30 * 60
    await app.timers.tick()
    await app.settle()
    await app.press("Bob", find(app.platform.at("hall")[-1], "replace"))
    assert await at_the_table(app, id) == "Bob"


async def test_each_of_two_tables_is_drawn_from_the_side_of_its_player(here: TestApp) -> None:
    there = here.on("telegram")
    await here.type("Ann", "/play invite")
    (match,) = await here.matches("Ann")
    await there.type("Bob", f"/join {match.id}")
    assert await at_the_table(here, match.id) == "Ann"
    assert await at_the_table(there, match.id) == "Bob"


async def test_a_private_chat_shows_board_and_replay_from_its_owners_side(app: TestApp) -> None:
    for name in ("Ann", "Bob"):
        await app.type(name, "/help", f"@{name.lower()}")
    await app.type("Ann", "/play @Bob schotten-totten", "@ann")
    (match,) = await app.matches("Ann")
    await app.press("Bob", f"accept:{match.id}", "@bob")
    await app.settle()
    for seat, name in enumerate(("ann", "bob")):
        boards = [each for each in app.platform.at(f"@{name}") if isinstance(each.drawing, Board)]
        assert [drawn_from(each) for each in boards] == [seat]
        assert drawn_from(await app.press(name.title(), f"replay:{match.id}", f"@{name}")) == seat


async def test_the_text_board_names_the_seats_in_the_order_of_the_picture(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    id = await resign_and_play_again(app, id, "Ann", "Bob")
    text = (await app.press("Eve", f"text:{id}")).text
    assert text.index("Ann holds") < text.index("Bob holds")
    assert "Stone 1. Ann: no cards. Bob: no cards." in text
