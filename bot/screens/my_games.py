"""A person's matches as lists: those in progress, those that are over, and those that a command may mean."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.my_games import Listed
from bot.model.people import Person
from bot.model.position import Position
from bot.narration import conclusion, opponents, setting, short_title, waiting, words_for
from bot.screens.answers import message, play_button
from bot.screens.screen import Button, Row, Screen, in_rows
from bot.screens.times import duration

T = TypeVar("T")

LISTED = 9
"""The most matches on a page, or in a list of one page."""
ALL, TURN, PAST = "all", "turn", "past"
"""Which matches are listed: all that have not ended, those that wait for the person, or those that have ended."""


def games(person: Person, listed: Sequence[Listed], which: str, page: int, now: float, words: Translator) -> Screen:
    """A page of a person's matches, most urgent first, each with a button that opens it. Pages count from 1."""
    waiting = [each for each in listed if each.waits]
    if not listed:
        return Screen(words("games-none"), rows=((play_button(words), _past(words)),))
    chosen = waiting if which == TURN else listed
    page = find_page(page, len(chosen))
    lines, buttons = lines_and_buttons(person, on_page(chosen, page), now, words)
    heading = words("games-title" if which == ALL else "games-turn", count=len(chosen))
    text, *shorter = _versions(heading, lines, len(lines), words) if lines else (heading,)
    other = (
        Button(words("games-show-all"), token("list", ALL, 1))
        if which == TURN
        else Button(words("games-show-turn", count=len(waiting)), token("list", TURN, 1))
    )
    rows = (*in_rows(buttons, 3), *_turns(which, page, len(chosen), words), (other, play_button(words), _past(words)))
    return Screen(text, rows=rows, shorter=tuple(shorter))


def lines_and_buttons(
    person: Person, listed: Sequence[tuple[int, Listed]], now: float, words: Translator
) -> tuple[list[str], list[Button]]:
    """What is told about each of these matches, with its number in the list, and a button that opens it."""
    lines, buttons = [], []
    for number, each in listed:
        here = words_for(each.match, words.language)
        status = " ".join((_status(each, here), *_left(each, now, words)))
        lines.append(words("games-line", number=number, title=_title(person, each.match, here), status=status))
        opens = token("hand" if each.position else "challenge", each.match.id)
        buttons.append(Button(f"{number}. {_others(person, each.match, here)}", opens))
    return lines, buttons


def past(
    person: Person, listed: Sequence[tuple[int, Match, Position]], page: int, count: int, words: Translator
) -> Screen:
    """A page of a person's finished matches, latest first, with their numbers and how many there are."""
    if not listed:
        return message(words("games-past-none"), words)
    lines, buttons = [], []
    for number, match, position in listed:
        here = words_for(match, words.language)
        status = conclusion(position, here)
        lines.append(words("games-line", number=number, title=_title(person, match, here), status=status))
        buttons.append(Button(f"{number}. {_others(person, match, here)}", token("board", match.id)))
    text, *shorter = _versions(words("games-past"), lines, len(listed), words)
    rows = (*in_rows(buttons, 3), *_turns(PAST, page, count, words))
    return Screen(text, rows=rows, shorter=tuple(shorter))


def find_page(page: int, count: int) -> int:
    """The nearest page that exists."""
    return min(max(page, 1), max(1, -(-count // LISTED)))


def on_page(listed: Sequence[T], page: int) -> list[tuple[int, T]]:
    """What is on this page, each with its number in the whole list."""
    first = (page - 1) * LISTED
    return list(enumerate(listed[first : first + LISTED], first + 1))


def _turns(which: str, page: int, count: int, words: Translator) -> tuple[Row, ...]:
    """The ways to other pages, if there are any."""
    row = (
        *([Button(words("button-earlier"), token("list", which, page - 1))] if page > 1 else []),
        *([Button(words("button-later"), token("list", which, page + 1))] if page * LISTED < count else []),
    )
    return (row,) if row else ()


def _versions(heading: str, lines: Sequence[str], count: int, words: Translator) -> Iterator[str]:
    """The list, longest first: the last matches are left out where there is no room, and only counted."""
    for shown in range(len(lines), 0, -1):
        left_out = [words("games-more", count=count - shown)] if shown < count else []
        yield "\n".join((heading, *lines[:shown], *left_out))


def _past(words: Translator) -> Button:
    return Button(words("button-past"), token("past"))


_BY_HAND = ("move", "claim", "undo", "draw")
"""Commands whose buttons belong to a moment of a match: they are in the hand."""


def which(person: Person, listed: Sequence[Match], command: str, words: Translator) -> Screen:
    """Asks which match a command is for."""
    verb, fields = ("hand" if command in _BY_HAND else command), (("0",) if command == "history" else ())
    return which_of([(match, token(verb, match.id, *fields)) for match in listed], person, words)


def which_of(
    listed: Sequence[tuple[Match, str]], person: Person, words: Translator, other: Button | None = None
) -> Screen:
    """Asks which of these matches is meant, each with what a press does; or the other thing that a line can mean."""
    found = listed[:LISTED]
    labels = names(person, [match for match, _ in found], words)
    buttons = [Button(label, pressed) for label, (_, pressed) in zip(labels, found, strict=True)]
    buttons += [other] if other else []
    return Screen(words("which-match"), rows=in_rows(buttons, 3))


def names(person: Person, listed: Sequence[Match], words: Translator) -> list[str]:
    """What each of a person's matches is called on a button or as a choice: its game and who else plays.

    The code only tells apart those that are called the same.
    """
    called = [_name(person, match, words) for match in listed]
    return [
        f"#{match.id} {name}" if called.count(name) > 1 else name for match, name in zip(listed, called, strict=True)
    ]


def _name(person: Person, match: Match, words: Translator) -> str:
    return short_title(match, words_for(match, words.language), _own(person, match))


def _title(person: Person, match: Match, words: Translator) -> str:
    """The game with its options, and who else plays."""
    return f"{setting(match, words)} · {_others(person, match, words)}"


def _status(listed: Listed, words: Translator) -> str:
    match listed:
        case Listed(position=None, waits=True):
            return words("games-status-invited", name=listed.match.challenged_by.name)
        case Listed(position=None) if listed.match.listed:
            return words("games-status-listed")
        case Listed(position=None):
            return words("games-status-challenge")
        case Listed(position=Position() as position, waits=False):
            return waiting(position, words)
    return words("status-yours")


def _left(each: Listed, now: float, words: Translator) -> tuple[str, ...]:
    """How much time is left for this turn, or then in the bank, if there is a clock."""
    if each.until is None:
        return ()
    if each.until <= now:
        return (words("games-left-none"),)
    if each.bank_begins is None or now < each.bank_begins:
        return (words("games-left", time=duration((each.bank_begins or each.until) - now, words)),)
    return (words("games-left-bank", time=duration(each.until - now, words)),)


def _others(person: Person, match: Match, words: Translator) -> str:
    return opponents(match, words, _own(person, match))


def _own(person: Person, match: Match) -> list[int]:
    return [seat.number for seat in match.seats if seat.person and seat.person.player == person.player]
