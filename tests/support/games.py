"""Random games of every game in every setting, and properties that must hold in each of them."""

import pickle
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from core import games
from core.game import Event, Game, Illegal, Resignable, View


class Setting(NamedTuple):
    """A game with a choice of options and a number of players."""

    game: Game[Any, Any]
    options: Mapping[str, str]
    seats: int

    def __str__(self) -> str:
        seats = [str(self.seats)] if len(self.game.seats) > 1 else []
        return "-".join((self.game.id, *seats, *self.options.values()))


SETTINGS = [
    Setting(game, dict(zip(game.options, values, strict=True)), seats)
    for game in games.ALL
    for values in product(*((*allowed[:3], *allowed[3:][-1:]) for allowed in game.options.values()))
    for seats in game.seats
]
"""Every combination of options; of a range of numbers, only the first three and the last."""
KIND = re.compile("[A-Za-z ]*")
NAME = re.compile(r"'([A-Z][A-Za-z0-9]+!?)'")


def in_every_setting(game: str | None = None) -> pytest.MarkDecorator:
    """Run a test in every setting, or in every setting of one game."""
    return pytest.mark.parametrize("setting", [each for each in SETTINGS if game in (None, each.game.id)], ids=str)


class Moment(NamedTuple):
    """One action of a game, with the states around it. A seat that resigns has no action."""

    seats: range
    """All seats of the game."""
    state: Any
    seat: int
    legal: tuple[Any, ...]
    texts: tuple[str, ...]
    """The legal actions as texts."""
    action: Any
    after: Any
    events: tuple[Event, ...]
    views: Callable[[int | None], Any]
    """What a seat may know of the state after the action; None is a spectator."""


class Match(NamedTuple):
    """A random game, from its start to its end."""

    setting: Setting
    seed: str
    moments: tuple[Moment, ...]
    copies: tuple[bytes, ...]
    """The state before each action, as it was then."""

    @property
    def states(self) -> Iterator[Any]:
        """All states, from the first to the last."""
        yield self.moments[0].state
        yield from (moment.after for moment in self.moments)

    def chance(self, purpose: str) -> Random:
        """Random numbers for one property."""
        return Random(f"{self.setting} {self.seed} {purpose}")


Property = Callable[[Match], None]
Chosen = tuple[int, tuple[Any, ...], tuple[str, ...], Any]
"""A seat, its legal actions, their texts, and the one it takes: None if it resigns."""


class Broken(AssertionError):
    """A property that does not hold."""


def check(match: Match, properties: Iterable[Property]) -> None:
    """Check the properties one by one; if one does not hold, say which, and in which game."""
    for holds in properties:
        try:
            holds(match)
        except Exception as problem:
            told = f"{holds.__name__} does not hold in {match.setting}, seed {match.seed!r}"
            raise Broken(f"{told}: {type(problem).__name__}: {problem}") from problem


def random_match(setting: Setting, seed: str) -> Match:
    """A game between players who happen to prefer some kinds of actions and avoid another.

    This reaches situations that uniformly random players rarely do: decks that run out, stones that nobody claims.
    """
    game, rng = setting.game, Random(f"{setting} {seed}")
    liked: deque[str] = deque(maxlen=3)
    shunned = ""

    def choose(state: Any) -> Chosen:
        nonlocal shunned
        seat = rng.choice(game.actors(state))
        legal = tuple(game.legal(state, seat))
        texts = tuple(map(game.format, legal))
        kinds = [*map(kind, texts)]
        if rng.random() < 0.06:
            liked.append(rng.choice(kinds))
        if rng.random() < 0.03:
            shunned = rng.choice(kinds)
        favourites = [action for action, each in zip(legal, kinds, strict=True) if each in liked]
        others = [action for action, each in zip(legal, kinds, strict=True) if each != shunned]
        return seat, legal, texts, rng.choice(favourites or others or legal)

    return played(setting, seed, choose)


def match_with_resignations(setting: Setting, seed: str) -> Match:
    """A game in which seats resign now and then, in or out of turn, and often take the last of their actions."""
    game, rng = setting.game, Random(f"{setting} {seed} resigning")
    left = set(range(setting.seats))
    last, resigning = rng.choice((0.1, 0.4)), rng.choice((0.01, 0.03))

    def choose(state: Any) -> Chosen:
        if rng.random() < resigning:
            seat = rng.choice(sorted(left))
            left.remove(seat)
            return seat, (), (), None
        seat = rng.choice(game.actors(state))
        legal = tuple(game.legal(state, seat))
        action = legal[-1] if rng.random() < last else rng.choice(legal[:-1] or legal)
        return seat, legal, tuple(map(game.format, legal)), action

    return played(setting, seed, choose)


@cache
def kind(text: str) -> str:
    """The words with which the text of an action begins, without cards and numbers."""
    found = KIND.match(text)
    return found[0] if found else ""


def played(setting: Setting, seed: str, choose: Callable[[Any], Chosen]) -> Match:
    """The game to which these choices lead."""
    game, seats = setting.game, range(setting.seats)
    state = game.start(setting.seats, setting.options, seed.encode())
    moments, copies = [], []
    while game.actors(state):
        copies.append(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
        seat, legal, texts, action = choose(state)
        if action is None:
            assert isinstance(game, Resignable)
            after, events = game.resign(state, seat)
        else:
            after, events = game.play(state, seat, action)
        moments.append(Moment(seats, state, seat, legal, texts, action, after, events, views(game, after)))
        state = after
    return Match(setting, seed, tuple(moments), tuple(copies))


def views(game: Game[Any, Any], state: Any) -> Callable[[int | None], View]:
    """What each seat may know of a state, looked at once."""
    return cache(lambda seat: game.view(state, seat))


def named(*shown: View | Event) -> frozenset[str]:
    """Every card that is named somewhere in a view or in events."""
    values = [getattr(each, field.name) for each in shown for field in fields(each)]
    parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
    return frozenset().union(*map(_named, parts))


@cache
def _named(part: object) -> frozenset[str]:
    """Many parts of a view are the same after the next action."""
    return frozenset(NAME.findall(repr(part)))


def check_texts(game: Game[Any, Any], moment: Moment, texts: Iterable[str]) -> None:
    """Check that of everything that could be written exactly the legal actions can be played."""
    before = dict(vars(moment.state))
    assert {text for text in texts if accepts(game, moment, text)} == {*moment.texts}
    assert vars(moment.state) == before


def only_some(texts: Sequence[str], rng: Random) -> Iterator[str]:
    """The short texts, and a few of the many that move a card to another place."""
    many = [text for text in texts if "-" in text]
    yield from (text for text in texts if "-" not in text)
    yield from rng.sample(many, len(many) // 10)


def accepts(game: Game[Any, Any], moment: Moment, text: str) -> bool:
    """Whether the seat may play this action now."""
    try:
        game.play(moment.state, moment.seat, parsed(game.id, text))
    except Illegal:
        return False
    return True


@cache
def parsed(game: str, text: str) -> Any:
    """The action that a text of a game means."""
    return games.get(game).parse(text)
