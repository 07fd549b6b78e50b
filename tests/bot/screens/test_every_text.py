"""Texts that no position shows: challenges, setups, lists, rules, settings, refusals, notices, choices, titles.

With the longest names, in every language.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from bot.commands import CATALOGUE
from bot.i18n import LANGUAGES, translator
from bot.model import drafts
from bot.model.clocks import PACES
from bot.model.leaderboards import EVERYWHERE, Honour, Page, Ranking, Standing
from bot.model.matches import Match
from bot.model.my_games import Listed
from bot.model.people import BLOCKED, SETTINGS, Challengers, Person
from bot.model.places import Place, settings_of
from bot.model.position import Ending, Position, start
from bot.model.ratings import ALL_TIME, OVERALL
from bot.model.vacations import HOUR, Vacations
from bot.narration import title, words_for
from bot.screens import (
    accounts,
    answers,
    challenges,
    closing,
    data,
    leaderboards,
    months,
    my_games,
    place_settings,
    rules,
    settings,
    setup,
    times,
)
from bot.screens import help as helping
from bot.screens import vacations as away
from bot.screens.leaderboards import LeaderboardPage
from bot.screens.months import Hall
from bot.screens.place_settings import Whereabouts
from bot.screens.screen import File, Screen, spell_addresses
from bot.service.challenges import REASONS
from bot.service.context import Denied
from bot.service.new_challenges import spell_options
from bot.service.starting import NAMED
from core import games
from core.game import Outcome
from renderers import lessons
from tests.bot.screens.fitting import LONGEST, NAMES, challenge, check, person
from tests.support.app import TestApp

ALL = [person(number) for number in range(4)]
LONG = {
    "name": "/" * LONGEST,
    "text": "/" * 40,
    "games": ", ".join(game.id for game in games.ALL),
    "options": max((spell_options(game.id) for game in games.ALL), key=len),
    "values": "1, 2, 3, 4, 5, 6, 7, 8, 9",
    "paces": ", ".join(PACES),
    "levels": "steady, random",
    "command": "/unblock",
    "id": "k3x9w2ab",
    "ending": "declined",
    "platform": "discord",
    "game": "schotten-totten-2",
    "option": "colour-run",
    "settings": ", ".join((*SETTINGS, BLOCKED)),
    "zone": "Fernando de Noronha",
    "months": ", ".join(f"`2026-{number:02}`" for number in range(1, 13)),
    "page": "9" * 40,
}
"""What the parameters of a refusal can be at most. All others are numbers, or names from the language itself."""
PRESSED = {
    *("no-match", "not-seated", "not-started", "match-over", "match-not-over", "rematch-made", "nothing-to-undo"),
    *("answer-first", "no-draws", "computer-plays-on", "too-late-to-abort", "already-offered", "offered-before"),
    *("no-clock", "already-paused", "not-paused", "give-self", "give-computer", "give-left", "give-nothing"),
    *("log-full", "already-agreed", "own-offer", "not-late", "left", "own-turn", "own-opponent"),
    *("vote-over", "already-voted", "replaced", "not-replaced"),
    *("too-many-challenges", "challenged-often", "too-many-matches", "own-challenge", "not-invited", "already-seated"),
    *("own-limit", "no-room"),
    *("not-challenger", "challenge-accepted", "challenge-over", "you-blocked", "not-available", "no-person"),
    *("managers-only", "managers-start", "start-elsewhere"),
}
"""Refusals of a press outside the rules. Telegram shows them as an alert."""
ENDINGS = ("cancelled", "expired", *(f"declined-{reason}" for reason in (*REASONS, "block")))
LONGEST_CHOICE = 100
CHANNELS = [f"-1001234567890/{number}" for number in range(10**9, 10**9 + 200)]
"""Addresses that are long everywhere: of topics on Telegram."""
LOCALES = Path(__file__).parents[3] / "bot" / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_challenges(language: str) -> None:
    for screen in _challenges(language):
        await check(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_setups(language: str) -> None:
    words = translator(language)
    for game in games.ALL:
        for which in (0, -1):
            options = {name: allowed[which] for name, allowed in game.options.items()}
            for pace in PACES:
                draft = drafts.new(game.id, game.seats[which], options, pace)
                named = drafts.new(game.id, game.seats[which], options, pace, ALL[1].account)
                for private in (True, False):
                    for lists in (True, False):
                        told = {"private": private, "picks": private, "lists": lists, "rated": lists}
                        await check(setup.setup(draft, words, ALL[1:], **told))
                    await check(setup.setup(named, words, ALL[1:2], **told))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lists_of_matches(language: str) -> None:
    words = translator(language)
    for game in games.ALL:
        for many in (1, my_games.LISTED, 100):
            listed = [_begun(game.id, f"k3x9w{number:03}") for number in range(many)]
            for which in (my_games.ALL, my_games.TURN):
                for position in (listed[0][1], None):
                    own = [Listed(match, position, True, 2 * 86400.0) for match, _ in listed]
                    await check(my_games.games(ALL[0], own, which, 2, 0.0, words), posted=False)
            page = my_games.on_page(listed, my_games.find_page(2, many))
            ended = [(number, each, _over(each, position)) for number, (each, position) in page]
            await check(my_games.past(ALL[0], ended, 2, 3 * my_games.LISTED, words), posted=False)
            await check(my_games.which(ALL[0], [match for match, _ in listed], "hand", words), posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules(language: str) -> None:
    words = translator(language)
    for game in games.ALL:
        for topic in range(lessons(game.id) + 1):
            for part in range(1, len(rules.parts(game.id, topic, words)) + 1 if topic else 2):
                await check(rules.page(game.id, topic, words, "k3x9w2ab", part), posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_settings_and_accounts(language: str) -> None:
    words = translator(language)
    for command in (None, *CATALOGUE):
        await check(helping.help(words, command), posted=False)
    platforms = ("web", "discord", "telegram")
    identities = [person(number, platform) for number, platform in enumerate(platforms)]
    blocked = [person(number) for number in range(20)]
    linked = person(0, "web")
    for each in (
        linked,
        replace(linked, zone="Pacific/Gambier", theme="dark", hand_order="strength", words_first=True),
    ):
        for challengers in get_args(Challengers):
            one = replace(each, challengers=challengers)
            await check(settings.overview(one, identities, 20, 0.0, words), posted=False)
        for setting in SETTINGS.values():
            await check(settings.setting(each, setting, 0, 0.0, words), posted=False)
    for page in range(9):
        await check(settings.setting(linked, SETTINGS["zone"], page, 0.0, words), posted=False)
        await check(settings.blocked(linked, blocked, page, words), posted=False)
    for zone in (None, "Pacific/Gambier"):
        for taken in ((), ((0.0, 700 * HOUR),), ((0.0, 20_000 * HOUR),)):
            vacations = Vacations(taken, 350 * HOUR, lambda moment: 1970 + int(moment // (400 * HOUR)))
            await check(away.overview(vacations, zone, words), posted=False)
    await check(accounts.link_code("ABCDEFGH", 10.0, words), posted=False)
    await check(accounts.confirm_link(identities, words), posted=False)
    await check(accounts.ask_unlink(ALL[0], identities, words), posted=False)
    running, file = [_begun("totemo")[0]], File("cairn-2026-11-19.zip", "", b"PK")
    await check(data.overview(identities, words), posted=False)
    await check(data.exported(file, 10_000, 1_000, words), posted=False)
    await check(data.ask(identities, running * 100, words), posted=False)
    await check(data.ask_again(10.0**9, words), posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_settings_of_places(language: str) -> None:
    words = translator(language)
    listed = [_begun("totemo", f"k3x9w{number:03}")[0] for number in range(place_settings.LISTED)]
    for platform in ("web", "discord", "telegram"):
        place = Place(10**6, platform, "-1001234567890", "el", "Pacific/Gambier", "managers")
        for channels in ((), CHANNELS):
            here = Whereabouts(place, CHANNELS[0], channels)
            await check(place_settings.overview(here, 0.0, words), posted=False)
            await check(place_settings.channels(here, words), posted=False)
            await check(place_settings.matches(here, listed, words), posted=False)
            for setting in settings_of(place):
                for page in range(9 if setting.name == "zone" else 1):
                    await check(place_settings.setting(here, setting, page, 0.0, words), posted=False)
        await check(closing.ask(listed[0], place, words), posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_leaderboards(language: str) -> None:
    words, names = translator(language), {number: NAMES[number % 4] * LONGEST for number in range(20)}
    place = Place(10**8, "discord", "1", name="@" * LONGEST)
    listed = tuple(Standing(99_990 + number, number, 12_345, -1_040, 12_345, False) for number in range(10))
    own = Standing(123_456, 11, 1_234, 1_040, 12_345, False)
    for where, who in product((place, None), (ALL[0], replace(ALL[0], hidden=True), replace(ALL[0], listed=True))):
        for game, period in product((OVERALL, "schotten-totten-2"), (ALL_TIME, "2026-11", "2026-09")):
            ranking = Ranking(where.id if where else EVERYWHERE, game, period)
            for page in (Page(1, 1, 0, ()), Page(9_999, 20_000, 199_999, listed, own, 12_345)):
                shown = LeaderboardPage(ranking, where, page, names, "2026-11")
                for here in (place, None):
                    await check(leaderboards.show(shown, who, here, words), posted=False)
                    await check(leaderboards.show(shown, who, here, words, in_words=True), posted=False)
                await check(leaderboards.standing(shown, words))
                winners = {each: list(names.values())[:3] for each in (OVERALL, *(game.id for game in games.ALL))}
                await check(months.post(shown, winners, words))
            best = [Honour(rank, rank, 12_345) for rank in (1, 2, 3)]
            hall = Hall(ranking, where, 2, 3, [("2026-09", best)] * (months.LISTED - 1) + [("2026-08", [])], names)
            await check(months.hall(hall, words), posted=False)
    for count in (0, 1, 30):
        await check(leaderboards.choose([place] * min(count, 1), ranking, "2026-11", 1, words), posted=False)
        many = [replace(place, id=place.id + number) for number in range(count)]
        await check(leaderboards.choose(many, ranking, "2026-11", 2, words), posted=False)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals(language: str) -> None:
    words = translator(language)
    for key in _keys("refusals", "refusal-"):
        named = re.findall(r"\$([\w-]+)", "".join(_source(language, "refusals", key)))
        own = {"permissions": words("permission-send_messages"), "channels": spell_addresses(CHANNELS, words, NAMED)}
        params = {name: own.get(name, LONG.get(name, 99)) for name in named}
        reason = key.removeprefix("refusal-")
        for platform in ("discord", "telegram", "web"):
            refused = Denied(reason, **params | {"platform": platform})
            alert = reason in PRESSED and platform == "telegram"
            await check(answers.refusal(refused, words), posted=False, alert=alert)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_notices(language: str) -> None:
    for game in games.ALL:
        match, _ = _begun(game.id)
        words = words_for(match, language)
        for key in _keys("challenges", "notice-"):
            source = "".join(_source(language, "challenges", words.own(key)))
            given = {
                "title": title(match, words),
                "name": "@" * LONGEST,
                "open": "no",
                "reason": "game",
                "platform": "telegram",
                "time": times.duration(30 * 86400, words),
            }
            await check(Screen(words(words.own(key), **{name: given[name] for name in re.findall(r"\$(\w+)", source)})))


def _challenges(language: str) -> Iterator[Screen]:
    for game in games.ALL:
        most = game.seats[-1]
        mixed: Sequence[Person | str | None] = (ALL[0], ALL[1], "steady", None)
        for seats in (ALL[:most], [ALL[0], *[None] * (most - 1)], mixed[:most]):
            for again in (None, "k3x9w2ac"):
                match = challenge(game.id, *seats, rematch_of=again)
                words = words_for(match, language)
                yield challenges.show_challenge(match, words, "telegram")
                yield challenges.confirm_made(match, words)
                yield challenges.confirm_joined(match, words)
                yield challenges.ask_reason(match, words, REASONS)
            for ending in ENDINGS:
                yield challenges.show_challenge(challenge(game.id, *seats, ended=3.0, ending=ending), words, "telegram")
            begun = challenge(game.id, *seats, started=True)
            yield challenges.show_challenge(begun, words_for(begun, language), "telegram")


def _begun(game: str, id: str = "k3x9w2ab") -> tuple[Match, Position]:
    match = challenge(game, *ALL[: games.get(game).seats[-1]], started=True, id=id)
    return match, start(match)


def _over(match: Match, position: Position) -> Position:
    seats = tuple(range(len(match.seats)))
    return replace(position, ending=Ending("over", Outcome(seats, "score", tuple(100 for _ in seats))))


def _keys(file: str, prefix: str) -> list[str]:
    text = (LOCALES / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^({prefix}[\w-]*) =", text, re.MULTILINE)


def _source(language: str, file: str, key: str) -> Iterator[str]:
    inside = False
    for line in (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8").splitlines():
        if re.match(r"[a-z#]", line):
            inside = line.startswith(f"{key} =")
        if inside:
            yield line


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_and_commands(language: str) -> None:
    words = translator(language)
    for key, longest in (("button-type", 45), ("discord-typed-move", 45), ("discord-typed-example", 100)):
        assert len(words(key)) <= longest, key
    for command in CATALOGUE:
        assert len(words(f"command-{command.name}")) <= LONGEST_CHOICE, command


async def test_choices(app: TestApp) -> None:
    """A match is chosen by its game, which is never cut off."""
    names = [each * LONGEST for each in "abcd"]
    await app.match(*names, options="totemo")
    asked = (
        ("hand", "match"),
        ("play", "game"),
        ("play", "pace"),
        ("play", "options"),
        ("help", "command"),
        ("settings", "setting"),
        ("leaderboard", "board"),
    )
    for language in LANGUAGES:
        caller = app.caller(names[0], language=language)
        for command, parameter in (*asked, ("move", "move")):
            for choice in await app.dispatcher.complete(caller, command, parameter, ""):
                assert len(choice.value) <= LONGEST_CHOICE
                assert len(choice.label) <= LONGEST_CHOICE or choice.label.startswith("Totemo · "), choice
