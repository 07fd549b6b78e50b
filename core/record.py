"""A match as text, to keep and to check: the format of golden games and of exports.

    game schotten-totten
    seats 2
    options tactics=off expert=off rounds=1
    digest (SHA-256 of the seed, in hex: known from the start)
    seed (in hex: missing while the match goes on)
    0: R7@3, claim 3
    won by 0, adjacent, scores 5 3

A turn is a line: its seat and its actions. Where a game goes on without a seat that resigned, `/resign` is among them.
The last line is the outcome by the rules, or what people made of it: `resigned by 1`, `draw agreed`, `time over for 1`,
`aborted`, `unfinished`. While a match goes on, an action that is secret to its seat may be cut to its first word.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from typing import Any, NamedTuple

from core import games
from core.game import Game, Illegal, Outcome, Refusal, Resignable, Step

UNFINISHED = "unfinished"
RESIGN = "/resign"
"""In place of an action: of more than two, one gives up."""
LONGEST_ACTION = 40

Actions = tuple[tuple[int, str], ...]
"""Seat and text of each."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match from its first deal to its last line."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    digest: str
    seed: bytes | None
    actions: Actions
    ending: str


class Broken(ValueError):
    """What is wrong with a record: in which line, a reason to translate, and what it needs to say it."""

    def __init__(self, line: int, reason: str, **params: str | int) -> None:
        super().__init__(line, reason, params)
        self.line = line
        self.reason = reason
        self.params: Mapping[str, str | int] = params

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"line {self.line}: {self.reason}" + (f": {details}" if details else "")


def digest(seed: bytes) -> str:
    """What can be told of a seed before the match, and proves afterwards that it was this one."""
    return sha256(seed).hexdigest()


def described(outcome: Outcome) -> str:
    """The last line of a match that ended by the rules."""
    winners, scores = (" ".join(map(str, values)) for values in (outcome.winners, outcome.scores))
    return f"won by {winners}, {outcome.reason}, scores {scores}"


def write(record: Record) -> str:
    lines = [
        f"game {record.game}",
        f"seats {record.seats}",
        " ".join(("options", *(f"{option}={value}" for option, value in record.options))),
        f"digest {record.digest}",
        *([] if record.seed is None else [f"seed {record.seed.hex()}"]),
        *(
            f"{seat}: " + ", ".join(text for _, text in turn)
            for seat, turn in groupby(record.actions, key=lambda action: action[0])
        ),
        record.ending,
    ]
    return "\n".join(lines) + "\n"


class _Form(NamedTuple):
    """What a line looks like, with an example for whoever has to mend it."""

    pattern: re.Pattern[str]
    example: str


_NAME = "[a-z0-9-]{1,40}"
_SEAT = "(?:0|[1-9][0-9]?)"
_SCORE = "(?:-?[0-9]{1,9})"
_GAME = _Form(re.compile(f"game ({_NAME})"), "game schotten-totten")
_SEATS = _Form(re.compile("seats ([1-9][0-9]?)"), "seats 2")
_OPTIONS = _Form(re.compile(f"options((?: {_NAME}={_NAME})*)"), "options tactics=off expert=off rounds=1")
_DIGEST = _Form(re.compile("digest ([0-9a-f]{64})"), f"digest {digest(b'')}")
_SEED = _Form(re.compile("seed ((?:[0-9a-f]{2})*)"), "seed c0ffee")
_TURN = _Form(re.compile(f"({_SEAT}): (.+)"), "0: R7@3, claim 3")
_ACTION = re.compile(r"[!-+\-.-~]+(?: [!-+\-.-~]+)*")
_ENDING = _Form(
    re.compile(
        f"won by {_SEAT}(?: {_SEAT})*, {_NAME}, scores {_SCORE}(?: {_SCORE})*"
        f"|(?:resigned by|time over for) ({_SEAT})|draw agreed|aborted|{UNFINISHED}"
    ),
    "won by 0, adjacent, scores 5 3",
)


def read(text: str) -> Record:
    """The inverse of `write`; raises Broken for what no record looks like. Whether it is true, `verify` says."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if not (line.isascii() and line.isprintable()):
            raise Broken(number, "strange-character")
    (game,) = _line(lines, 1, _GAME)
    seats = int(_line(lines, 2, _SEATS)[0])
    pairs = (pair.partition("=") for pair in _line(lines, 3, _OPTIONS)[0].split())
    options = tuple((option, value) for option, _, value in pairs)
    if len(dict(options)) < len(options):
        raise Broken(3, "option-twice")
    (told,) = _line(lines, 4, _DIGEST)
    heading, seed = 4, None
    if len(lines) > heading and lines[heading].startswith("seed"):
        heading, seed = 5, bytes.fromhex(_line(lines, 5, _SEED)[0])
    end = max(len(lines), heading + 1)
    actions: list[tuple[int, str]] = []
    for number in range(heading + 1, end):
        turn = _turn(lines, number, seats)
        if actions and actions[-1][0] == turn[0][0]:
            raise Broken(number, "turn-goes-on")
        actions += turn
    (seat,) = _line(lines, end, _ENDING)
    _check_seat(end, seat or "0", seats)
    return Record(game, seats, options, told, seed, tuple(actions), lines[end - 1])


def _line(lines: list[str], number: int, form: _Form) -> tuple[str, ...]:
    """The parts of a line of this form."""
    found = form.pattern.fullmatch(lines[number - 1]) if number <= len(lines) else None
    if not found:
        raise Broken(number, "expected", example=form.example)
    return found.groups()


def _turn(lines: list[str], number: int, seats: int) -> list[tuple[int, str]]:
    seat, told = _line(lines, number, _TURN)
    _check_seat(number, seat, seats)
    texts = told.split(", ")
    if not all(len(text) <= LONGEST_ACTION and _ACTION.fullmatch(text) for text in texts):
        raise Broken(number, "expected", example=_TURN.example)
    return [(int(seat), text) for text in texts]


def _check_seat(number: int, seat: str, seats: int) -> None:
    if int(seat) >= seats:
        raise Broken(number, "no-seat", seat=int(seat), seats=seats)


def replay(
    game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: bytes, actions: Iterable[tuple[int, str]]
) -> Iterator[Step[Any]]:
    """The first state, with no events, then a step for each action; raises the game's refusals."""
    step: Step[Any] = Step(game.start(seats, options, seed), ())
    yield step
    for seat, text in actions:
        step = play(game, step.state, seat, text)
        yield step


def play(game: Game[Any, Any], state: Any, seat: int, text: str) -> Step[Any]:
    """Carry out an action in text, or give a seat up while others play on; raises the game's refusals."""
    if text == RESIGN and isinstance(game, Resignable):
        return game.resign(state, seat)
    return game.play(state, seat, game.parse(text))


def verify(record: Record) -> Outcome | None:
    """The outcome, or None where the rules had no part in the ending; raises Broken for what is not true."""
    game = _game(record)
    if record.seed is None:
        raise Broken(5, "seed-hidden" if record.ending == UNFINISHED else "seed-missing")
    if digest(record.seed) != record.digest:
        raise Broken(5, "seed-wrong")
    state, done = None, -1
    try:
        for step in replay(game, record.seats, dict(record.options), record.seed, record.actions):
            state, done = step.state, done + 1
    except Refusal as refusal:
        seat, text = record.actions[done]
        reason = "illegal" if isinstance(refusal, Illegal) else refusal.reason
        if not game.actors(state):
            reason = "after-end"
        raise Broken(_number(record, done), reason, seat=seat, action=text) from refusal
    outcome = game.outcome(state)
    _check_ending(record, outcome)
    return outcome


def _game(record: Record) -> Game[Any, Any]:
    """The game, if it is there and takes these seats and options."""
    try:
        game = games.get(record.game)
    except KeyError:
        raise Broken(1, "no-game", game=record.game) from None
    if record.seats not in game.seats:
        raise Broken(2, "wrong-seats", seats=record.seats)
    for option, value in record.options:
        if value not in game.options.get(option, ()):
            raise Broken(3, "no-option", option=f"{option}={value}")
    return game


def _check_ending(record: Record, outcome: Outcome | None) -> None:
    line = _number(record, len(record.actions) - 1) + 1
    if outcome and record.ending != described(outcome):
        raise Broken(line, "ending-wrong", ending=described(outcome))
    if not outcome and record.ending.startswith("won by"):
        raise Broken(line, "not-over")


def _number(record: Record, ply: int) -> int:
    """The line in which `write` puts this action; before the first one, the heading's last."""
    turns = groupby(seat for seat, _ in record.actions[: ply + 1])
    return 4 + (record.seed is not None) + sum(1 for _ in turns)
