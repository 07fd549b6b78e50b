"""Every game in the variants that matter, for the whole matches of the tests."""

from collections.abc import Iterator
from typing import Any

from core import games
from core.game import Game


def settings(game: Game[Any, Any]) -> Iterator[dict[str, str]]:
    """Sets of options that cover every value, and each switch on its own.

    Of a range of numbers, the first ones and the last.
    """
    longest = max((len(values) for values in game.options.values()), default=1)
    for number in sorted({0, 1, 2, longest - 1} & {*range(longest)}):
        yield {name: values[number % len(values)] for name, values in game.options.items()}
    for name, values in game.options.items():
        if len(values) == 2:
            yield {each: values[1] if each == name else others[0] for each, others in game.options.items()}


def typed(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


EVERY = [(game.id, options) for game in games.ALL for options in settings(game)]
NAMES = [f"{game} {typed(options)}" for game, options in EVERY]
ONCE = [
    ("schotten-totten", "tactics expert"),
    ("schotten-totten-2", "tactics"),
    ("totemo", ""),
    ("heave-ho", ""),
]
"""What an adapter plays: each game once, with the options that show the most. Adapters know nothing of options."""
