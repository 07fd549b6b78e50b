"""Nothing slow runs on the event loop: the room answers at once while pictures are drawn and the computer thinks."""

import asyncio
from random import Random
from time import perf_counter
from typing import Any

from bot.screens.drawings import Board
from bot.screens.screen import Screen
from bot.web.room import LOBBY
from bot.words import load
from core import games, players
from core.game import View
from tests.bot.web.hall import Guest, Hall

AT_ONCE = 10
PROMPT = 0.1
"""Seconds."""
TRIES = 5
"""The machine may be busy with something else, so one of this many attempts must be prompt."""


def boards(salt: int) -> list[View]:
    """Boards after varying numbers of actions, none of which was ever drawn."""
    game, views = games.get("schotten-totten"), []
    for number in range(AT_ONCE):
        state, rng = game.start(2, {"tactics": "on"}, bytes([salt, number])), Random(number)
        for _ in range(40):
            (seat,) = game.actors(state)
            state = game.play(state, seat, rng.choice(game.legal(state, seat))).state
        views.append(game.view(state, None))
    return views


async def pings(guest: Guest, work: "asyncio.Future[Any]") -> list[float]:
    """How long each ping took while the work was in progress."""
    times = []
    while not work.done():
        start = perf_counter()
        await guest.caught_up()
        times.append(perf_counter() - start)
        await asyncio.sleep(0.005)
    return times


async def test_a_ping_is_answered_at_once_while_ten_boards_are_drawn(room: Hall) -> None:
    guest = await room.guest("Ann")
    slowest = []
    for salt in range(TRIES):
        screens = [Screen("", Board(view, load("en", ("Ann", "Bob")))) for view in boards(salt)]
        posts = (room.room.post(LOBBY, screen, f"{salt}-{number}") for number, screen in enumerate(screens))
        times = await pings(guest, asyncio.gather(*posts))
        assert len(times) >= 3, "the boards were drawn before anyone could ask"
        slowest.append(max(times))
        if slowest[-1] < PROMPT:
            return
    raise AssertionError(f"the slowest pings took {slowest} s")


async def test_a_ping_is_answered_at_once_while_ten_computers_think(room: Hall) -> None:
    guest = await room.guest("Ann")
    game, decide = games.get("schotten-totten"), players.get("steady")
    views = [game.view(game.start(2, {"tactics": "on"}, bytes([number])), 0) for number in range(200)]
    to_move = [view for view in views if getattr(view, "turn", None) == 0][:AT_ONCE]
    slowest = []
    for salt in range(TRIES):
        thoughts = (asyncio.to_thread(decide, view, Random(salt)) for view in to_move)
        slowest.append(max(await pings(guest, asyncio.gather(*thoughts))))
        if slowest[-1] < PROMPT:
            return
    raise AssertionError(f"the slowest pings took {slowest} s")
