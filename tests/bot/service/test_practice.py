"""Past days by calendar, practice by game and grade, and what people think of puzzles."""

from datetime import UTC, date, datetime

import pytest

from bot.model import puzzles as model
from bot.screens.screen import Screen
from bot.store import people, puzzles
from core.puzzles import catalogue
from tests.support.app import TestApp, find, labels, tokens, verbs

TODAY = date(2026, 11, 19)


@pytest.fixture(autouse=True)
def _noon(app: TestApp) -> None:
    app.clock.now = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()


async def solve(app: TestApp, name: str) -> Screen:
    posed = await app.context.puzzles.pose(name)
    assert posed
    return await app.press("Ann", f"guess:{name}:0:{posed.answer}", "@ann")


def shown(screen: Screen) -> list[str]:
    """The puzzles that the buttons of a calendar lead to."""
    return [token.split(":")[1] for row in screen.rows[:-1] for token in [b.token for b in row]]


async def test_the_calendar_has_a_button_for_each_past_day_with_how_it_went(app: TestApp) -> None:
    await solve(app, "20261118")
    await app.press("Ann", "gaveup:20261117:0", "@ann")
    posed = await app.context.puzzles.pose("20261119")
    assert posed
    wrong = [each for each in posed.answers if each != posed.answer]
    await app.press("Ann", f"guess:20261119:0:{wrong[0]}", "@ann")
    screen = await app.type("Ann", "/puzzle days", "@ann")
    assert shown(screen) == ["20261117", "20261118", "20261119"]
    assert labels(screen)[:3] == ["17 –", "18 ✓", "19 •"]
    assert screen.text.startswith("November 2026")
    before = await app.press("Ann", find(screen, "days"), "@ann")
    assert shown(before) == [f"202611{day:02}" for day in range(2, 17)]
    assert "days:2026101" not in tokens(before), "there was none before"
    assert [token for token in tokens(before) if token.startswith("days:")] == ["days:2026112"]


async def test_a_calendar_fits_a_phone_and_shows_nothing_of_the_future(app: TestApp) -> None:
    for year, month, half in ((2026, 11, 1), (2026, 11, 2), (2026, 12, 1), (2027, 2, 2), (2030, 1, 1)):
        screen = await app.press("Ann", f"days:{year}{month:02}{half}", "@ann")
        assert all(name <= model.name(TODAY) for name in shown(screen))
    assert "no longer there" in (await app.press("Ann", "days:2026131", "@ann")).text


@pytest.mark.parametrize(
    ("language", "line", "day"),
    [
        ("en", "/puzzle 5 November", "5 November 2026"),
        ("en", "/puzzle November 5th", "5 November 2026"),
        ("en", "/puzzle 2026-11-05", "5 November 2026"),
        ("en", "/puzzle 5.11.2026", "5 November 2026"),
        ("en", "/puzzle yesterday", "18 November 2026"),
        ("en", "/puzzle today", "19 November 2026"),
        ("uk", "/задача 5 листопада", "5 листопада 2026"),
        ("uk", "/puzzle вчора", "18 листопада 2026"),
        ("ru", "/задача 5 ноября", "5 ноября 2026"),
        ("ru", "/puzzle вчера", "18 ноября 2026"),
        ("el", "/γρίφος 5 Νοεμβρίου", "5 Νοεμβρίου 2026"),
        ("el", "/puzzle χθες", "18 Νοεμβρίου 2026"),
    ],
)
async def test_a_past_day_can_be_typed(app: TestApp, language: str, line: str, day: str) -> None:
    assert day in (await app.type("Ann", line, "@ann", language)).titled_text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/puzzle tomorrow", "The puzzle of 20 November 2026 comes on its day."),
        ("/puzzle 25 December", "The puzzle of 25 December 2026 comes on its day."),
        ("/puzzle 2027-01-01", "The puzzle of 1 January 2027 comes on its day."),
        ("/puzzle 1 November", "The first puzzle was that of 2 November 2026."),
        ("/puzzle 31 November", "31 November"),
    ],
)
async def test_the_future_and_what_is_no_date_are_refused_kindly(app: TestApp, line: str, why: str) -> None:
    assert why in (await app.type("Ann", line, "@ann")).text


async def test_practice_is_chosen_by_game_and_grade(app: TestApp) -> None:
    screen = await app.type("Ann", "/puzzle practice", "@ann")
    assert {"practising:totemo:0", "practising:any:3", "practice:any:0:"} <= set(tokens(screen))
    screen = await app.press("Ann", "practising:totemo:0", "@ann")
    shown = await app.press("Ann", find(screen, "practice"), "@ann")
    assert shown.title == "Practice · Totemo"
    for line in ("/puzzle practice totemo", "/puzzle training Totemo"):
        assert (await app.type("Ann", line, "@ann")).title == "Practice · Totemo"
    assert "neither a game nor a difficulty" in (await app.type("Ann", "/puzzle practice chess", "@ann")).text


async def test_practice_goes_on_with_what_is_new_until_all_was_tried(app: TestApp) -> None:
    names, screen = [], await app.press("Ann", "practice:any:0:", "@ann")
    library = await app.context.puzzles.practice()
    for _ in library:
        name = find(screen, "giveup").token.split(":")[1]
        names.append(name)
        over = await solve(app, name)
        assert "streak" not in over.text
        screen = await app.press("Ann", find(over, "practice").token.replace("totemo", "any"), "@ann")
        screen = await app.press("Ann", f"practice:any:0:{name}", "@ann")
    assert set(names) == library.keys()
    assert "You’ve tried all of these puzzles." in screen.text
    ann = await app.store.read(people.find, "fake", "ann")
    assert ann
    assert await app.store.read(puzzles.counted, ann.player) == set()


async def test_whoever_wants_another_one_does_not_get_the_same(app: TestApp) -> None:
    first = await app.press("Ann", "practice:any:0:", "@ann")
    name = find(first, "giveup").token.split(":")[1]
    again = await app.press("Ann", f"practice:any:0:{name}", "@ann")
    assert find(again, "giveup").token.split(":")[1] != name
    assert (await app.press("Ann", "practice:any:0:", "@ann")).text == first.text, "nothing was tried"


@pytest.mark.parametrize("token", ["practice:chess:0:", "practising:chess:0"])
async def test_a_game_without_puzzles_is_refused(app: TestApp, token: str) -> None:
    answer = await app.press("Ann", token, "@ann")
    assert all(game in answer.text for game in catalogue.SOURCES)


async def test_a_puzzle_can_be_rated_and_reported_when_it_is_over(app: TestApp) -> None:
    for token in ("rate:20261119:good", "complain:20261119", "complained:20261119:wrong"):
        assert "isn’t over for you yet" in (await app.press("Ann", token, "@ann")).text
    over = await solve(app, "20261119")
    rated = await app.press("Ann", find(over, "rate"), "@ann")
    assert "Thank you for your opinion!" in rated.text
    (chosen,) = [button.label for row in rated.rows for button in row if button.token == "rate:20261119:good"]
    assert chosen == "👍 Good"
    await app.press("Ann", "rate:20261119:dull", "@ann")
    asked = await app.press("Ann", find(over, "complain"), "@ann")
    assert verbs(asked) == {"complained", "solve"}
    told = await app.press("Ann", find(asked, "complained"), "@ann")
    assert "your report has been saved" in told.text
    ann = await app.store.read(people.find, "fake", "ann")
    assert ann
    assert await app.store.read(puzzles.opinion, ann.player, "20261119") == ("dull", "wrong")
