"""A person's matches as lists: those in progress, those that are over, and those that a command may mean."""

from collections.abc import Iterator, Sequence

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position, seat_of
from bot.narration import conclusion, title, waiting, words_for
from bot.screens.answers import message, play_button
from bot.screens.screen import Button, Screen, in_rows

LISTED = 12
"""The most matches in a list."""


def games(person: Person, listed: Sequence[tuple[Match, Position | None]], words: Translator) -> Screen:
    """All of a person's matches, most urgent first, each with a button that opens it."""
    if not listed:
        return Screen(words("games-none"), rows=((play_button(words), _past(words)),))
    lines, buttons = [], []
    for number, (match, position) in enumerate(listed[:LISTED], 1):
        here = words_for(match, words.language)
        lines.append(
            words("games-line", number=number, title=title(match, here), status=_status(person, match, position, here))
        )
        label = f"{number}. {_others(person, match, here)}"
        buttons.append(Button(label, token("hand" if position else "challenge", match.id)))
    text, *shorter = _versions(words("games-title", count=len(listed)), lines, len(listed), words)
    rows = (*in_rows(buttons, 3), (play_button(words), _past(words)))
    return Screen(text, rows=rows, shorter=tuple(shorter))


def past(person: Person, listed: Sequence[tuple[Match, Position]], words: Translator) -> Screen:
    """A person's finished matches, latest first."""
    if not listed:
        return message(words("games-past-none"), words)
    lines, buttons = [], []
    for number, (match, position) in enumerate(listed, 1):
        here = words_for(match, words.language)
        status = conclusion(position, here)
        lines.append(words("games-line", number=number, title=title(match, here), status=status))
        buttons.append(Button(f"{number}. {_others(person, match, here)}", token("board", match.id)))
    text, *shorter = _versions(words("games-past"), lines, len(listed), words)
    return Screen(text, rows=in_rows(buttons, 3), shorter=tuple(shorter))


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


def which_of(listed: Sequence[tuple[Match, str]], person: Person, words: Translator) -> Screen:
    """Asks which of these matches is meant, each with what a press does."""
    buttons = []
    for match, pressed in listed[:LISTED]:
        buttons.append(Button(name(person, match, words), pressed))
    return Screen(words("which-match"), rows=in_rows(buttons, 3))


def name(person: Person, match: Match, words: Translator) -> str:
    """One of a person's matches, for a button or a choice: the names come last, because they may be cut."""
    here = words_for(match, words.language)
    return f"#{match.id} {here(f'game-{match.game}')} · {_others(person, match, here)}"


def _status(person: Person, match: Match, position: Position | None, words: Translator) -> str:
    if position is None:
        return words("games-status-challenge")
    if seat_of(match, person.player) in position.actors:
        return words("status-yours")
    return waiting(position, words)


def _others(person: Person, match: Match, words: Translator) -> str:
    names = [
        words.seat(seat.number) for seat in match.seats if not (seat.person and seat.person.player == person.player)
    ]
    return ", ".join(names)
