"""A match as text that can be kept and checked: the format of golden games and exports.

    game schotten-totten
    seats 2
    options tactics=off expert=off rounds=1
    digest (SHA-256 of the seed, in hex: known from the start)
    seed (in hex: missing while the match goes on)
    0: R7@3, claim 3
    won by 0, adjacent, scores 5 3

Each turn is a line: the seat and its actions. In a game that goes on after a seat resigns, `/resign` is one of them.
The last line is the outcome under the rules, or how the players ended it: `resigned by 1`, `draw agreed`,
`time over for 1`, `aborted`, `unfinished`. While a match goes on, a secret action may be cut to its first word.
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
"""Written in place of an action when one of more than two players resigns."""
LONGEST_ACTION = 40

Actions = tuple[tuple[int, str], ...]
"""The seat and text of each action."""


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
    """What is wrong with a record: the line, a reason to translate, and the parameters of its sentence."""

    def __init__(self, line: int, reason: str, **params: str | int) -> None:
        super().__init__(line, reason, params)
        self.line = line
        self.reason = reason
        self.params: Mapping[str, str | int] = params

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"line {self.line}: {self.reason}" + (f": {details}" if details else "")


def digest(seed: bytes) -> str:
    """A fingerprint of the seed: published before the match, it proves afterwards that the seed was not changed."""
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
    """What a line looks like, with an example for the person who has to correct it."""

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
    """The inverse of `write`; raises Broken if the text is not a record. `verify` checks whether it is true."""
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
    """The parts of a line in this form."""
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
    """Yield the first state, with no events, then a step for each action; raises the game's refusals."""
    step: Step[Any] = Step(game.start(seats, options, seed), ())
    yield step
    for seat, text in actions:
        step = play(game, step.state, seat, text)
        yield step


def play(game: Game[Any, Any], state: Any, seat: int, text: str) -> Step[Any]:
    """Carry out an action given as text, or resign a seat while others play on; raises the game's refusals."""
    if text == RESIGN and isinstance(game, Resignable):
        return game.resign(state, seat)
    return game.play(state, seat, game.parse(text))


def verify(record: Record) -> Outcome | None:
    """The outcome, or None if the match did not end under the rules; raises Broken for anything untrue."""
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
    """The game; raises Broken if it does not exist or does not support these seats and options."""
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
    """The line on which `write` puts this action; for ply -1, the last line of the heading."""
    turns = groupby(seat for seat, _ in record.actions[: ply + 1])
    return 4 + (record.seed is not None) + sum(1 for _ in turns)
