"""Whatever a match shows fits on Telegram and on Discord, with the longest names that accounts can have."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES
from bot.model import position as positions
from bot.model.matches import Entry, Match
from bot.model.position import Offer, Position, players
from bot.model.ratings import Rating
from bot.model.results import Effect, RatingChange
from bot.narration import words_for
from bot.notation import Several
from bot.screens import calls, gifts, history, offers, playing, votes
from bot.screens import match as shown
from bot.screens.pictures import in_words
from bot.screens.screen import Look, Screen
from bot.telegram import messages as telegram
from core import record
from tests.bot.screens.fitting import challenge, check, check_buttons, person
from tests.servers.telegram import texts

FILES = sorted((Path(__file__).parents[2] / "golden").glob("*.txt"))
SAMPLE = [file for file in FILES if file.stem in {"totemo-4-players-base-closed-5x5", "schotten-totten-tactics-1"}]


@pytest.mark.parametrize(("file", "language"), [*zip(SAMPLE * 2, LANGUAGES, strict=True)])
async def test_everything_fits(file: Path, language: str) -> None:
    *_, before, last = _positions(file)
    for match, position in (before, last):
        await _check(match, position, language, set())


@pytest.mark.long
@pytest.mark.parametrize("first", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_everything_fits_at_every_position(file: Path, first: str) -> None:
    """The languages take turns, and each is the first once: with the first one alone, every position is checked."""
    start = LANGUAGES.index(first)
    turns = cycle((*LANGUAGES[start:], *LANGUAGES[:start]))
    checked: set[Hashable] = set()
    for (match, position), language in zip(_positions(file), turns, strict=False):
        await _check(match, position, language, checked)


async def _check(match: Match, position: Position, language: str, checked: set[Hashable]) -> None:
    """From one position to the next, most texts stay the same."""
    for posted, screens in ((True, _posted), (False, _answered)):
        for screen in screens(match, position, language):
            check_buttons(screen)
            text = posted, screen.text, screen.shorter, screen.title, screen.mentions, bool(screen.drawing)
            if text not in checked:
                checked.add(text)
                await check(screen, posted=posted)
                if screen.drawing:
                    await check(in_words(replace(screen, look=Look(words_first=True))), posted=False)
    words = words_for(match, language)
    for seat in _different(match, position):
        alert = telegram.hand_alert(playing.hand(match, position, seat, words), words)
        assert texts.units(alert) <= telegram.LONGEST_ALERT


_EFFECT = Effect(None, tuple(RatingChange(seat, Rating(), Rating(mu=-5.0)) for seat in (0, 1)))


def _posted(match: Match, position: Position, language: str) -> Iterator[Screen]:
    words = words_for(match, language)
    yield shown.board(match, position, words, 0)
    called = (
        calls.turn(match, position, words, "telegram"),
        shown.over(match, position, words, "telegram", "", _EFFECT),
        votes.ask(match, position, words, "telegram", 10),
        offers.offer(match, replace(position, offer=Offer("undo", 0)), words, "telegram"),
        offers.offer(match, replace(position, offer=Offer("draw", 0)), words, "telegram"),
        offers.offer(match, replace(position, offer=Offer("pause", 0)), words, "telegram"),
    )
    yield from (screen for screen in called if screen)
    for seat in _different(match, position):
        yield playing.hand(match, position, seat, words, notice=words("stale"))
    away = replace(match, seats=tuple(replace(seat, away=2e9) for seat in match.seats))
    paused = replace(position, timing=replace(position.timing, paused=True))
    yield shown.board(away, paused, words, 0)
    yield playing.hand(away, paused, 0, words, notice=words("stale"))


def _answered(match: Match, position: Position, language: str) -> Iterator[Screen]:
    words = words_for(match, language)
    for seat in _different(match, position):
        asked = replace(position, offer=Offer("undo", 1 - seat % 2))
        yield playing.hand(match, asked, seat, words, notice=words("done-undo"))
    first = (*position.actors, 0)[0]
    yield playing.own_board(match, position, first, words)
    yield playing.as_text(match, position, first, words, 0)
    yield playing.typing(match, position, first, words)
    yield offers.more(match, position, first, words, abort=False)
    if not position.ending and len(players(match, position)) > 1:
        yield gifts.choose(match, position, first, words)
    yield offers.ask_resign(match, position, words)
    told = [(turn.seat, turn.events) for turn in position.turns]
    yield history.history(match, told, position, first, words, 0)
    for actor in position.actors:
        legal = position.legal(actor)
        for action in {*legal[:1], *legal[-1:]}:
            yield playing.confirm(match, position, actor, words, action)
        yield playing.choose(match, position, actor, words, Several(tuple(legal[:20]), "/" * 40))
        hand = playing.hand(match, position, actor, words)
        for fields in [button.token.split(":") for row in hand.rows for button in row if "pick:" in button.token]:
            yield playing.pick(match, position, actor, words, fields[3], int(fields[4]))


def _different(match: Match, position: Position) -> tuple[int, ...]:
    """The seats to act, and one that waits, if there is one."""
    waiting = (seat.number for seat in match.seats if seat.number not in position.actors)
    return (*position.actors, *islice(waiting, 1))


def _positions(file: Path) -> Iterator[tuple[Match, Position]]:
    golden = record.read(file.read_text(encoding="ascii"))
    assert golden.seed is not None
    people = [person(number) for number in range(golden.seats)]
    values = {"options": dict(golden.options), "seed": golden.seed, "expires": None, "deadline": 2.0}
    match = challenge(golden.game, *people, started=True, **values)
    position = positions.start(match)
    yield match, position
    for ply, (seat, action) in enumerate(golden.actions):
        position = positions.advance(match, position, Entry(ply, seat, action, 0.0))
        yield match, position
