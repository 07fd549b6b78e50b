"""The names that people type for games, paces, options, levels and settings, in every language."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot.i18n import LANGUAGES, Translator, translator
from bot.model.clocks import PACES
from bot.model.leaderboards import PUZZLE
from bot.model.people import ALERTS, BLOCKED, SETTINGS
from bot.nearest import nearest
from bot.vocabulary import fold, split_list
from core import games, players

COMPUTER = "computer"
ON, OFF = "on", "off"
LEVEL = "level"
"""Says how well the computer plays: `level=easy`, or `easy` alone."""
INVITE = "invite"
"""Typed instead of an opponent: leaves a seat open for anyone with the code."""
ANYONE = "anyone"
"""Typed instead of an opponent: finds one among all who look for one."""
STRICT = "strict"
RATED, UNRATED = "rated", "unrated"
"""Says that whoever runs out of time has lost."""
SEATS = "players"
"""Says how many play: `players=3`."""
BOARDS = ("here", "global", "this-month", "all-time", PUZZLE)
"""Says which leaderboard: of this place or of all places, of this month or of all time, of puzzles."""

_PERSONAL = "personal"
_MOST_WORDS = 4
_MOST_TYPED = 40
"""Commands have fewer words; longer lines are not searched for names."""
Names = Mapping[tuple[str, ...], str]
"""Names, split into words, with the ids that they stand for."""


@cache
def names(kind: str) -> Names:
    """All names of values of this kind; a word that ends with a star stands for all that begin with it."""
    found: dict[tuple[str, ...], str] = {}
    for language in LANGUAGES:
        words = translator(language)
        for id, texts in _find_names(kind, words):
            for text in texts:
                found.setdefault(text, id)
    return found


def _find_names(kind: str, words: Translator) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    match kind:
        case "game":
            for game in games.ALL:
                title = _split(words(f"game-{game.id}"))
                yield game.id, [(game.id,), title, *split_list(words(f"typed-game-{game.id}"))]
        case "pace":
            for pace in PACES:
                said = [(pace,), _split(words(f"pace-{pace}")), *split_list(words(f"typed-pace-{pace}"))]
                yield pace, said
        case "language":
            for language in LANGUAGES:
                yield language, [(language,), _split(Translator(language)("language-name"))]
        case "person":
            yield COMPUTER, split_list(words("typed-computer"))
        case "level":
            for level in players.ALL:
                yield level, [(level,), *split_list(words(f"typed-level-{level}"))]
        case "data":
            for what in ("export", "delete"):
                yield what, [(what,), *split_list(words(f"typed-data-{what}"))]
        case "setting":
            yield INVITE, [(INVITE,), *split_list(words("typed-invite"))]
            yield ANYONE, [(ANYONE,), *split_list(words("typed-anyone"))]
            yield STRICT, [(STRICT,), *split_list(words("typed-strict"))]
            yield RATED, [(RATED,), *split_list(words("typed-rated"))]
            yield UNRATED, [(UNRATED,), *split_list(words("typed-unrated"))]
            yield SEATS, [(SEATS,), *split_list(words("typed-players"))]
            yield LEVEL, [(LEVEL,), *split_list(words("typed-level"))]
        case "option":
            for option in dict.fromkeys(option for game in games.ALL for option in game.options):
                yield option, [(option,), _split(words(f"option-{option}"))]
        case "value":
            for value in dict.fromkeys(each for game in games.ALL for all in game.options.values() for each in all):
                told = [_split(words(f"value-{value}"))] if words.has(f"value-{value}") else []
                yield value, [(value,), *told, *(split_list(words(f"typed-{value}")) if value in ("on", "off") else [])]
        case "board":
            for name in BOARDS:
                yield name, [(name,), *split_list(words(f"typed-board-{name}"))]
        case _:
            yield from _find_personal(kind, words)


def _find_personal(kind: str, words: Translator) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    """The names of settings, or what one of them can be: see `values_of`."""
    if kind == _PERSONAL:
        for name in (*SETTINGS, ALERTS, BLOCKED):
            yield name, [(name,), _split(words(f"settings-open-{name}"))]
        return
    name = kind.removeprefix(f"{_PERSONAL}-")
    for value in SETTINGS[name].choices:
        typed = split_list(words(f"typed-{value}")) if value in ("on", "off") else []
        yield value, [(value,), _split(words(f"settings-{name}-{value}")), *typed]


def values_of(setting: str) -> str:
    """The kind of the names that a person's setting can have."""
    return "language" if setting == "language" else f"{_PERSONAL}-{setting}"


def _split(text: str) -> tuple[str, ...]:
    return tuple("".join(each if each.isalnum() or each == "-" else " " for each in fold(text)).split())


def find(kind: str, typed: Sequence[str]) -> str | None:
    """The id with exactly this name; None if there is none."""
    wanted = tuple(fold(word).strip("!?.,;:") for word in typed)
    if wanted in names(kind):
        return names(kind)[wanted]
    return next((id for (stem, *rest), id in _stems(kind) if not rest and _begins(wanted, stem)), None)


def levels() -> str:
    """The levels of the computer, by the names that people know."""
    return ", ".join(split_list(translator("en")(f"typed-level-{level}"))[0][0] for level in players.ALL)


def near(kind: str, typed: str) -> str:
    """The id with the most similar name, or an empty text."""
    known = {" ".join(phrase).rstrip("*"): id for phrase, id in names(kind).items()}
    return known.get(nearest(fold(typed), known), "")


@cache
def _stems(kind: str) -> list[tuple[tuple[str, ...], str]]:
    return [(phrase, id) for phrase, id in names(kind).items() if phrase[-1].endswith("*")]


def _begins(words: tuple[str, ...], stem: str) -> bool:
    return len(words) == 1 and words[0].startswith(stem[:-1])


def gather(kind: str, words: Sequence[str]) -> list[str]:
    """The words, with each name of this kind, even of several words, replaced by its id; longest names first."""
    found: list[str] = []
    start = 0 if len(words) <= _MOST_TYPED else len(words)
    while start < len(words):
        for end in range(min(len(words), start + _MOST_WORDS), start, -1):
            # `schotten-totten 2` is a game and the number of a page.
            exact = end > start + 1 and find(kind, words[start : start + 1]) == words[start]
            if not exact and (id := find(kind, _without_key(kind, words[start:end]))):
                found.append(id)
                start = end
                break
        else:
            found.append(words[start])
            start += 1
    return found if len(words) <= _MOST_TYPED else list(words)


def _without_key(kind: str, words: Sequence[str]) -> Sequence[str]:
    """The words without a leading `pace=`."""
    first = words[0].partition("=")
    return (first[2], *words[1:]) if first[1] and first[0].lower() == kind else words
