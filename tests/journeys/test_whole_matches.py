"""Whole matches of every game with every option, played with buttons, from the challenge to the rematch."""

from random import Random

import pytest

from tests.support.app import TestApp
from tests.support.variants import EVERY, NAMES, typed

BEGINNING, END = 5, 6
"""How many actions at each end of a match are played with buttons; those between are played faster."""


@pytest.mark.parametrize(("game", "options"), EVERY, ids=NAMES)
async def test_two_people_play_every_game_with_every_option(app: TestApp, game: str, options: dict[str, str]) -> None:
    id = await app.match("Ann", "Bob", options=f"{game} {typed(options)}")
    match, _ = await app.load(id)
    assert (match.game, dict(match.options)) == (game, options)
    rng = Random(typed(options))
    await app.play(id, rng, actions=BEGINNING)
    await app.rush(id, rng, left=END)
    await app.play(id, rng)
    await app.settle()
    match, position = await app.load(id)
    assert not position.actors
    assert match.ended
    for address in ("hall", "@ann", "@bob"):
        assert any(match.seed.hex() in screen.text for screen in app.platform.at(address)), address
    await app.press("Ann", f"rematch:{id}", "@ann")
    await app.press("Bob", f"rematch:{id}", "@bob")
    (again,) = await app.matches("Bob")
    assert (again.game, again.options, again.rematch_of) == (game, match.options, id)
    assert [seat.person.name for seat in again.seats if seat.person] == ["Bob", "Ann"]
