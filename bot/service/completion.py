"""Completions for a command's parameter: only values that are possible now."""

from dataclasses import dataclass

from bot import commands
from bot.aliases import ANYONE, COMPUTER, INVITE, RATED, SEATS, STRICT, UNRATED
from bot.i18n import LANGUAGES, Translator
from bot.model.clocks import PACES
from bot.model.drafts import LEVEL
from bot.model.leaderboards import EVERYWHERE
from bot.model.people import ALERTS, BLOCKED, SETTINGS
from bot.model.ratings import OVERALL
from bot.model.vacations import LENGTHS
from bot.narration import option
from bot.screens import my_games, times
from bot.screens.leaderboards import period
from bot.screens.playing import list_moves
from bot.service.context import Denied
from bot.service.matches import PUBLIC, Ambiguous, find, list_own, load_seated
from bot.service.request import Request
from bot.store import months
from bot.vocabulary import CLAIMS
from core import games

_MOST = 25
_GIFTS = {"1 hour": 3600, "1 day": 86400}


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str


async def choices(request: Request, command: str, parameter: str, typed: str) -> list[Choice]:
    """The choices whose value or label contains what was typed."""
    wanted = "".join(typed.split()).lower()
    found = await _possible(request, command, parameter)
    return [each for each in found if wanted in f"{each.value} {each.label}".replace(" ", "").lower()][:_MOST]


async def _possible(request: Request, command: str, parameter: str) -> list[Choice]:
    words = request.words
    kinds = {each.name: each.kind for each in commands.find(command).parameters}
    match kinds.get(parameter):
        case "person" if command == "play":
            return [Choice(COMPUTER, words(f"computer-{LEVEL}", number=0))]
        case "game":
            return [Choice(game.id, words(f"game-{game.id}")) for game in games.ALL]
        case "pace":
            return [Choice(pace, words(f"pace-{pace}")) for pace in PACES]
        case "language":
            return [Choice(language, Translator(language)("language-name")) for language in LANGUAGES]
        case "match":
            own = [*await list_own(request), *(await list_own(request, ended=True) if command in PUBLIC else ())]
            names = my_games.names(request.person, own, words)
            return [Choice(each.id, name) for each, name in zip(own, names, strict=True)]
        case "rest" if command == "move":
            return await _moves(request)
        case "rest" if command == "help":
            return [Choice(each.name, f"/{each.name}") for each in commands.CATALOGUE]
        case "rest" if command == "play":
            return _options(words)
        case "rest" if command == "give":
            return [Choice(said, times.duration(seconds, words)) for said, seconds in _GIFTS.items()]
        case "rest" if command == "vacation":
            lengths = [Choice(f"{hours} hours", words("button-vacation", days=hours // 24)) for hours in LENGTHS]
            return [*lengths, Choice("end", words("button-vacation-end"))]
        case "rest" if command == "puzzle":
            return [Choice(word, words(f"button-puzzle-{word}")) for word in ("today", "yesterday", "days", "practice")]
        case "rest" if command == "leaderboard":
            return await _boards(request)
        case "rest" if command == "data":
            return [Choice(what, words(f"button-data-{what}")) for what in ("export", "delete")]
        case "rest" if command == "settings":
            return _settings(words)
        case "number" if command == "claim":
            claims = (each.value.split() for each in await _moves(request) if each.value.startswith(CLAIMS))
            return [Choice(number, number) for _, number in claims]
    return []


async def _moves(request: Request) -> list[Choice]:
    try:
        match = await find(request, "move", None)
        seated = await load_seated(request, match.id)
    except (Denied, Ambiguous):
        return []
    return [Choice(text, label) for text, label in list_moves(*seated)]


async def _boards(request: Request) -> list[Choice]:
    """Here or everywhere, of puzzles, now or of all time; and months that are over."""
    place, words = request.place.id if request.place else EVERYWHERE, request.words
    over = await request.context.store.read(months.periods, place, OVERALL, _MOST)
    times = (("month", words("leaders-this-month")), ("all time", words("leaders-all-time")))
    everywhere, puzzle = words("leaders-everywhere"), words("leaders-puzzle")
    return [
        *(Choice(typed, told) for typed, told in times),
        *(Choice(f"global {typed}", f"{everywhere} · {told}") for typed, told in times),
        *(Choice(f"puzzle {typed}", f"{puzzle} · {told}") for typed, told in times),
        *(Choice(each, period(each, words)) for each in over),
    ]


def _settings(words: Translator) -> list[Choice]:
    """Each setting alone, and with what it can be. Languages have a parameter of their own."""
    names = [Choice(name, words(f"settings-open-{name}")) for name in (*SETTINGS, ALERTS, BLOCKED)]
    values = [
        Choice(f"{name}={value}", f"{words(f'settings-open-{name}')}: {words(f'settings-{name}-{value}')}")
        for name, setting in SETTINGS.items()
        for value in setting.choices
        if name != "language"
    ]
    return names + values


def _options(words: Translator) -> list[Choice]:
    whom = [Choice(ANYONE, words("setup-anyone")), Choice(INVITE, words("setup-invite"))]
    kinds = [Choice(STRICT, words("setup-strict", strict="on"))]
    kinds += [Choice(kind, words("setup-rated", rated=kind)) for kind in (RATED, UNRATED)]
    found = dict.fromkeys(
        (name, value) for game in games.ALL for name, values in game.options.items() for value in values[1:]
    )
    most = max(count for game in games.ALL for count in game.seats)
    seats = [Choice(f"{SEATS}={count}", words("setup-seats", count=count)) for count in range(3, most + 1)]
    return [*whom, *kinds, *seats] + [
        Choice(name if value == "on" else f"{name}={value}", option(name, value, words)) for name, value in found
    ]
