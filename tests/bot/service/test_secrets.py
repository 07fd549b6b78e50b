"""Secrets reach only their owner: these tests play whole matches and search everything that was sent."""

from dataclasses import fields, is_dataclass
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from core.game import View
from renderers import LIGHT, Picture
from tests.journeys.secrets import hidden, named
from tests.support.app import TestApp

SPECTATOR = "Eve"
NAMES = ("Ann", "Bob", SPECTATOR)


def texts(picture: Picture | None, screen: Screen) -> str:
    """Everything that can be read: text, labels, tokens, file, alt text, and a picture's metadata."""
    parts = [screen.text, *(f"{button.label} {button.token}" for row in screen.rows for button in row)]
    if screen.file:
        parts += [screen.file.name, screen.file.text]
    if picture:
        image = Image.open(BytesIO(picture.data))
        parts += [picture.alt, repr(image.info), repr(image.getexif())]
    return "\n".join(parts)


def views(value: object) -> list[View]:
    """Every view that a picture shows."""
    if isinstance(value, View):
        return [value]
    if isinstance(value, tuple):
        return [view for each in value for view in views(each)]
    if is_dataclass(value):
        return [view for each in fields(value) for view in views(getattr(value, each.name))]
    return []


async def look(app: TestApp, id: str, name: str) -> list[Screen]:
    """Everything that someone can look up."""
    address = f"@{name.lower()}"
    tokens = [f"{verb}:{id}" for verb in ("hand", "board", "text", "more", "export", "replay")]
    return [await app.press(name, token, address) for token in (*tokens, f"history:{id}:0", f"history:{id}:1")]


@pytest.mark.parametrize("options", ["tactics", "schotten-totten-2 tactics"])
async def test_nobody_receives_a_card_that_they_may_not_know(app: TestApp, options: str) -> None:
    id = await app.match("Ann", "Bob", options=options)
    match, _ = await app.load(id)
    seats = {seat.person.name: seat.number for seat in match.seats if seat.person}
    rng, checked = Random(options), 0
    with PicturePool() as pool:
        for moment in range(1000):
            app.platform.sent.clear()
            _, before = await app.load(id)
            if not before.actors:
                break
            await app.play(id, rng, actions=1)
            await app.settle()
            _, after = await app.load(id)
            received = {
                name: [screen for place, screen in app.platform.sent if place == f"@{name.lower()}"] for name in NAMES
            }
            received[SPECTATOR] += [screen for place, screen in app.platform.sent if not place.startswith("@")]
            assert received[SPECTATOR]
            if moment % 16 == 0 and after.actors:
                for name in NAMES:
                    received[name] += await look(app, id, name)
            for name, screens in received.items():
                seat = seats.get(name)
                for screen in screens:
                    assert all(view.seat in (seat, None) for view in views(screen.drawing)), (
                        "a picture of someone else's view"
                    )
                    picture = await pool.draw(screen.drawing, LIGHT) if screen.drawing and moment % 8 == 0 else None
                    found = named(hidden(after, seat), texts(picture, screen), "en", match.game)
                    assert not found, (name, found, screen)
                    assert match.seed.hex() not in screen.text or not after.actors
                    checked += 1
    assert checked > 100


def test_the_search_finds_cards() -> None:
    cards = {"B7", "Mud", "Joker", "R7", "Spy"}
    assert named(cards, "Ann draws B7, Mud Fight and return Joker. `R7@3`", "en", "schotten-totten") == {*cards} - {
        "R7",
        "Spy",
    }
