"""What players are called on the screens of a match, and what a game calls its own things."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.i18n import LANGUAGES, Translator
from bot.model.matches import Match, Seat
from bot.model.people import Person
from bot.model.position import Offer, Position
from bot.narration import words_for
from bot.screens import calls, challenges, offers, playing, rules, votes
from bot.screens import match as shown
from bot.screens.screen import Screen
from bot.service.match_posts import Moment, show_notice
from bot.store.outbox import Post
from tests.support.app import TestApp

LEVELS = ("steady", "random")
CARDS = {"en": r"\bcards?\b", "uk": "карт", "ru": "карт", "el": "κάρτ"}


def match_of(*sitters: str, challenger: int = 0) -> Match:
    """People by their names, computers by their levels."""
    seats = [Seat(number, None, sitter, taken=True) for number, sitter in enumerate(sitters)]
    for seat, name in zip(seats, sitters, strict=True):
        if name not in LEVELS:
            person = Person("x", name, seat.number, name, "en", "en", confirm=False, reachable=True, handle="")
            seats[seat.number] = replace(seat, person=person, computer=None)
    return Match(
        id="k3x9w2ab",
        game="totemo",
        version=1,
        options={},
        pace="day",
        seed=b"",
        challenger=challenger,
        rematch_of=None,
        host=challenger,
        expires=None,
        started=None,
        deadline=None,
        ended=None,
        ending=None,
        seats=tuple(seats),
        tables=(),
    )


@pytest.mark.parametrize(
    ("match", "names"),
    [
        (match_of("Ann", "steady"), ("Ann", "Computer")),
        (match_of("Ann", "random"), ("Ann", "Computer (easy)")),
        (match_of("Ann", "steady", "random"), ("Ann", "Computer 1", "Computer 2 (easy)")),
        (match_of("Ann", "steady", "Bob", "steady"), ("Ann", "Computer 1", "Bob", "Computer 3")),
        (match_of("steady", "Ann", "steady", challenger=1), ("Computer 2", "Ann", "Computer 1")),
        (match_of("steady", "steady"), ("Computer 2", "Computer 1")),
    ],
)
def test_several_computers_have_numbers(match: Match, names: tuple[str, ...]) -> None:
    assert words_for(match, "en").names == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_keeps_its_number_when_another_takes_a_seat(language: str) -> None:
    before = words_for(match_of("Ann", "steady", "Bob", "steady"), language).names
    after = words_for(match_of("Ann", "steady", "steady", "steady"), language).names
    assert (before[1], before[3]) == (after[1], after[3])
    assert len(set(after)) == 4


async def test_totemo_has_blocks_and_no_cards(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo live")
    await app.play(id, Random(1), actions=5)
    match, going = await app.load(id)
    await app.finish(id, Random(1))
    over, ended = await app.load(id)
    for language in LANGUAGES:
        words = words_for(match, language)
        screens = [*before(match, words), *during(match, going, words), *after(over, ended, words)]
        told = [screen.text for screen in screens]
        told += [screen.drawing.told() for screen in screens if screen.drawing]
        told += [button.label for screen in screens for row in screen.rows for button in row]
        assert [text for text in told if re.search(CARDS[language], text)] == []
        assert words("button-hand-totemo") in told
        assert words("button-hand") not in told


def before(match: Match, words: Translator) -> list[Screen]:
    waiting = replace(match, started=None, seats=(match.seats[0], replace(match.seats[1], taken=False)))
    return [challenges.show_challenge(waiting, words, "fake"), challenges.confirm_made(waiting, words)]


def during(match: Match, position: Position, words: Translator) -> list[Screen]:
    """Every screen except the rules pages; of these, only the way back to the match."""
    (seat,) = position.actors
    legal, offered = position.legal(seat), replace(position, offer=Offer("undo", 1 - seat))
    told = {"key": "unreachable", "name": "Bob"}
    notice = Post(1, "fake", "hall", match.id, "notice-unreachable-bob", told, 1, 0, None, 0, 0)
    screens = [
        show_notice(Moment(notice, "unreachable-bob", match, position, words, 0, 0)),
        shown.board(match, position, words, side=0),
        calls.turn(match, position, words, "fake"),
        *(playing.hand(match, position, each, words) for each in (0, 1)),
        playing.hand(match, offered, seat, words),
        playing.own_board(match, position, seat, words),
        *(playing.pick(match, position, seat, words, block, 0) for block in {text.partition("@")[0] for text in legal}),
        playing.confirm(match, position, seat, words, legal[0]),
        *(playing.as_text(match, position, each, words, side=0) for each in (0, None)),
        *(playing.typing(match, position, each, words) for each in (0, 1)),
        offers.more(match, position, seat, words, abort=True),
        votes.ask(match, position, words, "fake", match.deadline or 0),
        Screen("", rows=rules.page("totemo", 2, words, match.id).rows[-1:]),
    ]
    assert None not in screens
    return [screen for screen in screens if screen]


def after(match: Match, position: Position, words: Translator) -> list[Screen]:
    over = shown.over(match, position, words, "fake")
    assert over
    return [playing.hand(match, position, 0, words), shown.spectator_board(match, position, words, side=0), over]


async def test_a_totemo_match_starts_with_blocks_in_a_private_chat(app: TestApp) -> None:
    answer = await app.type("Ann", "/play computer totemo", "@ann")
    assert "your blocks are on their way" in answer.text
