"""Profiles: ratings, results, feats and the latest matches of someone, and how two people have done."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import insert

from bot import commands
from bot.i18n import LANGUAGES, translator
from bot.model.drafts import code
from bot.model.profiles import DRAWN, LOOKED_AT
from bot.model.ratings import ALL_TIME, Subject
from bot.screens.pictures import PicturePool, RatingCurve
from bot.screens.screen import Screen
from bot.service.request import Caller
from bot.store import Connection, linking, people, ratings, results, schema, tallies
from core import games
from core.game import Memorable
from renderers import LIGHT
from tests.support.app import FakePlatform, TestApp, find, labels, open_app, tokens, verbs

EN = translator("en")
DAY = 86400.0


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform(), FakePlatform("other")) as opened:
        yield opened


async def end(app: TestApp, winner: str, loser: str, options: str = "totemo") -> str:
    """A match that the loser resigns after both have moved; the next one is on another day."""
    id = await app.match(winner, loser, options=options)
    await app.play(id, Random(1), actions=4)
    await app.press(loser, f"resigned:{id}")
    app.clock.now += DAY
    return id


async def rating(app: TestApp, game: str) -> int:
    ann = await app.store.read(people.find, "fake", "ann")
    assert ann
    found = await app.store.read(ratings.of, [ann.player])
    return found.of[ann.player][Subject(ALL_TIME, game)].number


async def test_a_profile_tells_ratings_results_streaks_and_the_latest_matches(app: TestApp) -> None:
    ids = [await end(app, "Ann", "Bob") for _ in range(3)]
    ids += [await end(app, "Bob", "Ann", "heave-ho"), await end(app, "Ann", "Bob", "heave-ho")]
    shown = await app.type("Ann", "/profile")
    assert shown.title == "Ann"
    overall, totemo, heave_ho = [await rating(app, game) for game in ("", "totemo", "heave-ho")]
    assert shown.text.splitlines() == [
        f"Rating: {overall}?, after 5 rated matches.",
        f"Totemo {totemo}? · Heave Ho! {heave_ho}?",
        EN("leaders-provisional"),
        "5 matches with people: won 4, lost 1.",
        "Totemo: won 3, lost 0.",
        "Heave Ho!: won 1, lost 1.",
        "Wins in a row: 1 now, 3 at most.",
        EN("profile-latest"),
        *(
            f"{number}. {game} · Bob: {outcome}, 1970-01-{day}"
            for number, (game, outcome, day) in enumerate(
                (
                    ("Heave Ho!", "won", 16),
                    ("Heave Ho!", "lost", 15),
                    ("Totemo", "won", 14),
                    ("Totemo", "won", 13),
                    ("Totemo", "won", 12),
                ),
                1,
            )
        ),
    ]
    assert tokens(shown)[2:] == [f"replay:{id}" for id in reversed(ids)]
    assert isinstance(shown.drawing, RatingCurve)
    curve = shown.drawing.curve
    assert (curve.name, curve.about) == ("Ann", "All games")
    assert [point.at for point in curve.points] == [app.clock.now - DAY * number for number in (5, 4, 3, 2, 1)]
    assert curve.points[-1].rating == overall
    assert not any(point.is_settled for point in curve.points)
    with PicturePool() as pool:
        picture = await pool.draw(shown.drawing, LIGHT)
    assert f"{overall}?" in picture.alt
    replay = await app.press("Ann", find(shown, "replay"))
    assert not replay.is_refusal


async def test_a_game_has_a_page_of_its_own_with_its_variants(app: TestApp) -> None:
    for options in ("schotten-totten", "schotten-totten tactics", "schotten-totten tactics", "totemo"):
        await end(app, "Ann", "Bob", options)
    overview = await app.type("Ann", "/profile")
    page = await app.press("Ann", f"profile:fake:ann:{code('schotten-totten')}")
    assert page.text == (await app.type("Ann", "/profile schotten-totten")).text
    assert page.title == "Ann · Schotten Totten"
    assert page.text.splitlines()[2:5] == [
        "3 matches with people: won 3, lost 0.",
        "Tactics variant: won 2, lost 0.",
        "Basic game: won 1, lost 0.",
    ]
    assert isinstance(page.drawing, RatingCurve)
    assert len(page.drawing.curve.points) == 3
    assert "Totemo" not in page.text
    assert labels(page)[:2] == ["All games", "Totemo"]
    assert (await app.press("Ann", find(page, "profile"))).text == overview.text
    none = await app.type("Ann", "/profile heave-ho")
    assert EN("profile-none-here", game="Heave Ho!") in none.text
    assert none.drawing is None


async def test_in_totemo_the_number_of_players_is_a_variant_and_places_are_told(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cyd", options="totemo")
    await app.play(id, Random(1), actions=6)
    for name in ("Bob", "Ann"):
        await app.press(name, f"resigned:{id}")
    page = await app.type("Ann", "/profile totemo")
    assert "Players: 3: won 0, lost 1." in page.text
    assert "1. Totemo · Bob, Cyd: place 2 of 3, " in page.text
    assert "1. Totemo · Ann, Cyd: place 3 of 3, " in (await app.type("Bob", "/profile totemo")).text
    assert "1. Totemo · Ann, Bob: won, " in (await app.type("Cyd", "/profile totemo")).text


async def test_matches_with_the_computer_are_told_apart(app: TestApp) -> None:
    id = await app.public_match_with_computer("Ann", "totemo")
    await app.finish(id, Random(1))
    text = (await app.type("Ann", "/profile")).text
    assert EN("profile-unrated") in text
    assert "With the computer: won " in text
    assert "with people" not in text
    assert "Wins in a row" not in text


async def test_what_a_game_remembers_is_on_the_profile(app: TestApp) -> None:
    """The feats of games that were played to the end, as often as they were achieved."""
    found: dict[str, list[str]] = {"Ann": [], "Bob": []}
    for seed in range(6):
        game = ("heave-ho", "schotten-totten")[seed % 2]
        id = await app.match("Ann", "Bob", options=game)
        await app.finish(id, Random(seed))
        await app.settle()
        match, position = await app.load(id)
        assert isinstance(position.game, Memorable)
        for seat in match.seats:
            assert seat.person
            found[seat.person.name] += (
                f"{game}-{feat}" for feat in position.game.achieved(position.view(None), seat.number)
            )
        app.clock.now += DAY
    assert all(found.values())
    for name, feats in found.items():
        for game in ("heave-ho", "schotten-totten"):
            own = [feat for feat in feats if feat.startswith(f"{game}-")]
            text = (await app.type(name, f"/profile {game}")).text
            for feat in {*own}:
                told = EN(f"feat-{feat}")
                assert (f"{told} ×{own.count(feat)}" if own.count(feat) > 1 else told) in text
            assert bool(own) == ("Feats: " in text)


async def test_someone_elses_profile_tells_how_the_reader_has_done_against_them(app: TestApp) -> None:
    ids = [await end(app, "Ann", "Bob"), await end(app, "Bob", "Ann", "heave-ho"), await end(app, "Bob", "Cyd")]
    mine, theirs = await app.type("Bob", "/profile @Ann"), await app.type("Eve", "/profile @Ann")
    assert "You against Ann: won 1, lost 1." in mine.text
    assert "You against" not in theirs.text
    assert "You against Ann: won 0, lost 1." in (await app.type("Bob", "/profile @Ann totemo")).text
    versus = await app.press("Bob", find(mine, "versus"))
    assert versus.title == "Bob – Ann"
    assert versus.text.splitlines() == [
        "You against Ann: won 1, lost 1.",
        "Heave Ho!: won 1, lost 0.",
        "Totemo: won 0, lost 1.",
        EN("versus-latest"),
        "1. Heave Ho! · Ann: won, 1970-01-13",
        "2. Totemo · Ann: lost, 1970-01-12",
    ]
    assert [each for each in tokens(versus) if each.startswith("replay")] == [f"replay:{id}" for id in ids[1::-1]]
    assert (await app.press("Bob", find(versus, "profile"))).text == mine.text
    never = await app.press("Eve", find(theirs, "versus"))
    assert never.text == EN("versus-none", name="Ann")


@pytest.mark.parametrize("line", ["/profile @Bob", "/profile @Bob totemo"])
async def test_whoever_is_hidden_shows_nothing_to_others_and_everything_to_themselves(app: TestApp, line: str) -> None:
    await end(app, "Ann", "Bob")
    await end(app, "Bob", "Cyd")
    await app.type("Bob", "/settings hidden=on")
    refused = EN("refusal-no-profile")
    for name in ("Ann", "Eve"):
        answers = [await app.type(name, line), await app.press(name, "profile:fake:bob:")]
        answers.append(await app.press(name, "versus:fake:bob"))
        for shown in answers:
            assert shown.text == refused
            assert shown.drawing is None
    # Not even the matches of others that they played in are shown, but to those who played them.
    assert "Bob" not in everything(await app.type("Eve", "/profile @Ann"))
    assert "Bob" in everything(await app.type("Ann", "/profile"))
    own = await app.type("Bob", "/profile")
    assert own.text.startswith(EN("profile-hidden"))
    assert "2 matches with people" in own.text
    assert own.drawing
    setting = await app.press("Bob", find(own, "setting"))
    assert EN("settings-hidden", state="on") in setting.text
    await app.type("Bob", "/settings hidden=off")
    assert (await app.type("Eve", "/profile @Bob")).text != refused
    assert EN("profile-hidden") not in (await app.type("Bob", "/profile")).text


def everything(screen: Screen) -> str:
    return "\n".join((screen.title, screen.text, *labels(screen), screen.drawing.told() if screen.drawing else ""))


async def test_who_has_finished_nothing_and_who_is_hidden_are_answered_alike(app: TestApp) -> None:
    await app.type("Eve", "/help")
    assert (await app.type("Ann", "/profile @Eve")).text == EN("refusal-no-profile")
    assert (await app.press("Ann", "versus:fake:ann")).text == EN("refusal-no-profile")
    own = await app.type("Ann", "/profile")
    assert own.text == EN("profile-none")
    assert verbs(own) == {"cmd"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/profile @Nobody", EN("refusal-no-person", text="nobody")),
        ("/profile computer", EN("refusal-computer-profile")),
        ("/profile Ann", EN("refusal-missing-person", command="/profile")),
        ("/profile totmo", "totemo"),
    ],
)
async def test_unknown_people_and_games_get_an_answer_that_says_what_there_is(
    app: TestApp, line: str, told: str
) -> None:
    async def read() -> tuple[str, dict[str, str]]:
        command, values = commands.read(line)
        return command.name, {name: value.lower() for name, value in values.items()}

    answer = await app.dispatcher.read(app.caller("Ann"), read)
    assert told in answer.text
    assert answer.is_refusal


@pytest.mark.parametrize("token", ["profile:fake:nobody:", "profile:nowhere:ann:", "versus:fake:nobody"])
async def test_a_forged_button_is_answered(app: TestApp, token: str) -> None:
    assert (await app.press("Ann", token)).is_refusal


async def test_people_of_other_platforms_have_a_profile_for_those_who_know_them_or_if_they_want_to_be_listed(
    app: TestApp,
) -> None:
    there = app.on("other")
    await end(app, "Ann", "Bob")

    async def look() -> str:
        caller = Caller("other", "zoe", "Zoe", "en", "@zoe")
        return (await there.dispatcher.press(caller, "profile:fake:ann:")).text

    assert await look() == EN("refusal-no-profile")
    await app.type("Ann", "/settings listed=on")
    assert "1 match with people" in await look()
    await app.type("Ann", "/settings hidden=on")
    assert await look() == EN("refusal-no-profile")


async def test_linked_people_have_one_profile(app: TestApp) -> None:
    there = app.on("other")
    for where in (app, there):
        await end(where, "Ann", "Bob")

    def merge(connection: Connection) -> None:
        for name in ("ann", "bob"):
            one, other = (people.find(connection, platform, name) for platform in ("fake", "other"))
            assert one
            assert other
            linking.merge(connection, one.player, other.player)

    await app.store.write(merge)
    for where in (app, there):
        assert "2 matches with people: won 2, lost 0." in (await where.type("Ann", "/profile")).text
        assert "You against Ann: won 0, lost 2." in (await where.type("Bob", "/profile @Ann")).text


async def test_a_full_profile_fits_with_the_longest_names_in_every_language(app: TestApp) -> None:
    """Below a picture, Telegram allows 1,024 characters."""
    one, others = "A" + "n" * 31, tuple(f"{letter}{'o' * 31}" for letter in "BCD")
    for number, game in enumerate((*games.ALL, games.get("totemo"))):
        several = max(game.seats) > 2
        id = await app.match(one, *(others if several else others[:1]), options=game.id)
        await app.rush(id, Random(number), left=1)
        await app.play(id, Random(number))
        await app.settle()
        app.clock.now += DAY
    for language in LANGUAGES:
        await app.type(one, f"/settings {language}")
        for line in ("/profile", "/profile totemo"):
            shown = await app.type(one, line)
            fitting = fitted(shown)
            assert len(fitting) <= 1024
            for number in range(1, len([each for each in tokens(shown) if each.startswith("replay")]) + 1):
                assert f"\n{number}. " in fitting
        assert len(fitted(await app.press(one, f"versus:fake:{others[0].lower()}"))) <= 1024


def fitted(screen: Screen) -> str:
    """What Telegram shows below a picture."""
    return f"{screen.title}\n\n{screen.fit(lambda text: len(text) <= 1022 - len(screen.title))}"


async def test_only_so_much_is_read_of_someone_who_has_played_very_much(app: TestApp) -> None:
    await end(app, "Ann", "Bob")
    count = LOOKED_AT + 200
    await app.store.write(play_much, count)
    shown = await app.type("Ann", "/profile")
    assert f"{count + 1:,} matches with people" in shown.text
    assert isinstance(shown.drawing, RatingCurve)
    assert len(shown.drawing.curve.points) == DRAWN
    assert str(DRAWN) in shown.drawing.curve.about
    assert EN("profile-streaks", now=1, best=3, among=LOOKED_AT) in shown.text


def play_much(connection: Connection, count: int) -> None:
    """So many more rated results of Ann and Bob, earlier than any other: Ann wins three times, then loses."""
    ann, bob = (person.player for name in ("ann", "bob") if (person := people.find(connection, "fake", name)))
    numbers, changes = [results.number(connection) for _ in range(count)], {"mu": 25.0, "sigma": 1.0, "rating": 1500}
    match: dict[str, Any] = {"game": "totemo", "version": 1, "options": {}, "pace": "day", "seed": b"", "challenger": 0}
    told: dict[str, Any] = {"game": "totemo", "score": 0, "ending": "over", "rated": True, "counts": True, "feats": []}
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in ("matches", "seats", "results", "rating_changes")}
    for place, number in enumerate(numbers):
        id, best = f"old{place:05}", int(place % 4 == 3)
        rows["matches"].append({"id": id, **match, "started": 0.0, "ended": 0.0})
        for seat, player in enumerate((ann, bob)):
            sits = {"platform": "fake", "account": ("ann", "bob")[seat], "taken": True}
            rows["seats"].append({"match": id, "seat": seat, **sits})
            ended = {"number": number, "rank": 1 + (seat != best), "ended": float(place), "stints": [[0, "player"]]}
            rows["results"].append({"match": id, "seat": seat, "player": player, **told, **ended})
        rows["rating_changes"] += [
            {"player": ann, "game": game, "number": number, **changes, "games": place} for game in ("", "totemo")
        ]
    for name, values in rows.items():
        connection.execute(insert(schema.metadata.tables[name]), values)
    for player in (ann, bob):
        tallies.recount(connection, player)
