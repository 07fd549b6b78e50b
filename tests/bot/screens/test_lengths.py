"""Whatever a match shows fits on Telegram and on Discord, with the longest names that accounts can have."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import pytest

from bot.discord import messages as discord
from bot.i18n import LANGUAGES
from bot.model import position as positions
from bot.model.matches import Entry, Match, Seat
from bot.model.people import Person
from bot.model.position import Offer, Position
from bot.narration import words_for
from bot.screens import match as shown
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen
from bot.telegram import messages as telegram
from core import games, record
from renderers import Picture
from tests.servers.telegram import markup, texts

FILES = sorted((Path(__file__).parents[2] / "golden").glob("*.txt"))
SAMPLE = [file for file in FILES if file.stem in {"totemo-4-players-base-closed-5x5", "schotten-totten-tactics-1"}]
LONGEST = 32
NAMES = ("\N{GRINNING FACE}", "/", "@", "W")
"""One character of each name: Telegram counts the first as two; the next two are made harmless with one more."""


class Blank:
    """A picture pool that draws nothing."""

    def admit(self, screen: Screen) -> Screen:
        return screen

    async def draw(self, *_: object) -> Picture:
        return Picture(b"", (1, 1), "x" * 5000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
async def test_everything_fits(file: Path, language: str) -> None:
    *_, before, last = _positions(file)
    for match, position in (before, last):
        await _check(match, position, language)


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_everything_fits_at_every_position(file: Path) -> None:
    """Each in one language: they take turns."""
    for (match, position), language in zip(_positions(file), cycle(LANGUAGES), strict=False):
        await _check(match, position, language)


async def _check(match: Match, position: Position, language: str) -> None:
    pool = cast(PicturePool, Blank())
    for screen in _screens(match, position, language):
        needed = (screen.shorter or (screen.text,))[-1]
        for pictures in (True, False):
            html = (await telegram.body(screen, pool, "cairn_bot", pictures=pictures)).html
            plain = markup.parse(html)[0]
            limit = texts.LONGEST_CAPTION if screen.drawing and pictures else texts.LONGEST_TEXT
            assert texts.units(plain) <= limit
            told = plain.replace("\u200b", "")
            assert all(line.replace("`", "") in told for line in needed.splitlines()), (needed, told)
            for embeds in (True, False):
                body = await discord.body(screen, pool, pictures=pictures, embeds=embeds)
                content = f"{body.content}\n{body.embed.description if body.embed else ''}"
                assert len(body.content) <= discord.LONGEST_TEXT
                assert len(body.embed.description or "" if body.embed else "") <= discord.LONGEST_EMBED
                assert all(len(alt) <= discord.LONGEST_ALT for _, _, alt in body.files)
                assert all(discord.to_markdown(line) in content for line in needed.splitlines())


def _screens(match: Match, position: Position, language: str) -> Iterator[Screen]:
    words = words_for(match, language)
    yield shown.board(match, position, words, 0)
    called = (
        shown.turn(match, position, words, "telegram"),
        shown.over(match, position, words, "telegram"),
        shown.late(match, position, words, "telegram", 10),
        shown.offer(match, replace(position, offer=Offer("undo", 0)), words, "telegram"),
    )
    yield from (screen for screen in called if screen)
    for seat in match.seats:
        yield shown.hand(match, position, seat.number, words, notice=words("stale"))
        yield shown.own_board(match, position, seat.number, words)
    for actor in position.actors:
        for action in {*position.legal(actor)[:1], *position.legal(actor)[-1:]}:
            yield shown.confirm(match, position, actor, words, action)


def _positions(file: Path) -> Iterator[tuple[Match, Position]]:
    golden = record.read(file.read_text(encoding="ascii"))
    assert golden.seed is not None
    seats = tuple(Seat(number, _person(number), None, taken=True) for number in range(golden.seats))
    values: dict[str, Any] = {"id": "k3x9w2ab", "pace": "day", "challenger": 0, "rematch_of": None, "host": 0}
    times: dict[str, Any] = {"expires": None, "started": 1.0, "deadline": 2.0, "ended": None, "ending": None}
    match = Match(
        game=golden.game,
        version=games.get(golden.game).version,
        options=dict(golden.options),
        seed=golden.seed,
        seats=seats,
        tables=(),
        **values,
        **times,
    )
    position = positions.start(match)
    yield match, position
    for ply, (seat, action) in enumerate(golden.actions):
        position = positions.advance(match, position, Entry(ply, seat, action, 0.0))
        yield match, position


def _person(number: int) -> Person:
    name = NAMES[number] * LONGEST
    return Person("telegram", str(5_000_000_000 + number), number, name, "en", "en", False, True, "")
