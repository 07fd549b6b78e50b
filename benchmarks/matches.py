"""What the benchmarks of the service share: matches that have begun, and their moves."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import structlog

from bot.model.matches import Match
from bot.screens.screen import Screen
from core import games
from tests.support.app import FakePlatform, TestApp, find, open_app

FILE = "cairn.db"


class Nowhere(FakePlatform):
    """A platform that shows nothing and returns at once."""

    async def post(self, address: str, screen: Screen, nonce: str) -> str:
        return nonce

    async def edit(self, address: str, message: str, screen: Screen) -> None:
        return

    async def remove(self, address: str, message: str) -> None:
        return


@dataclass(frozen=True, slots=True)
class Move:
    """A move as a button: who presses it in their private chat."""

    name: str
    token: str

    async def play(self, app: TestApp) -> None:
        answer = await app.press(self.name, self.token, f"@{self.name.lower()}", id=self.token)
        assert answer.hand == self.token.split(":")[1], "the hand after the move"


async def prepare(folder: Path, count: int, plies: int) -> list[list[Move]]:
    """A database in which this many matches have begun, each between two people; and their first moves."""
    async with open_app(folder, Nowhere()) as app:
        return [await _begin(app, number, plies) for number in range(count)]


async def _begin(app: TestApp, number: int, plies: int) -> list[Move]:
    names = f"Ann{number}", f"Bob{number}"
    await app.type(names[1], "/help")
    made = await app.type(names[0], f"/play @{names[1]} schotten-totten", f"table-{number}")
    accept = find(made, "cancel").token.replace("cancel", "accept")
    await app.press(names[1], accept, id=accept)
    (match,) = await app.matches(names[0])
    await app.settle()
    return [Move(names[seat], f"move:{match.id}:{ply}:{text}") for ply, (seat, text) in enumerate(course(match, plies))]


def course(match: Match, plies: int) -> Iterator[tuple[int, str]]:
    """The first moves of a match, chosen at random: who plays, and what."""
    game, rng = games.get(match.game), Random(1)
    state = game.start(len(match.seats), match.options, match.seed)
    for _ in range(plies):
        (seat,) = game.actors(state)
        action = rng.choice(list(game.legal(state, seat)))
        yield seat, game.format(action)
        state = game.play(state, seat, action).state


def quiet() -> None:
    """Only figures on the screen."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
