"""Time is given to an opponent: it goes into their bank, and they are told."""

import pytest

from tests.support.app import TestApp, find, plain, verbs
from tests.support.database import contents

HOUR, DAY = 3600.0, 86400.0


async def bank_ends(app: TestApp, id: str) -> float | None:
    return (await app.load(id))[0].deadline


async def test_the_only_opponent_need_not_be_named(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    name, other = await app.turn(id)
    before = await bank_ends(app, id)
    assert before
    answer = await app.type(other, "/give 2 days")
    assert "The time is now in their time bank." in answer.text
    assert await bank_ends(app, id) == before + 2 * DAY
    await app.settle()
    (board,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    assert f"{name} has 3 d in the time bank." in plain(board.text)
    told = [plain(screen.text) for screen in app.platform.at(f"@{name.lower()}")]
    assert any(f"{other} gave you 2 d: " in text for text in told)


async def test_time_can_be_given_to_who_is_not_to_move_and_counts_in_their_turn(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    name, _ = await app.turn(id)
    before = await bank_ends(app, id)
    await app.type(name, "/give 3 hours")
    assert await bank_ends(app, id) == before
    await app.play(id, app.context.rng, 1)
    assert await bank_ends(app, id) == app.clock.now + 2 * DAY + 3 * HOUR


async def test_of_several_opponents_one_is_named(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cid", options="totemo day")
    name, _ = await app.turn(id)
    giver = next(each for each in ("Ann", "Bob", "Cid") if each != name)
    before = await bank_ends(app, id)
    assert before
    assert "You have several opponents. Say who gets the time" in (await app.type(giver, "/give 1 day")).text
    await app.type(giver, f"/give @{name} 1 day")
    assert await bank_ends(app, id) == before + DAY


async def test_buttons_offer_an_hour_and_a_day_to_each_opponent(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cid", options="totemo day")
    screen = await app.press("Ann", find(await app.press("Ann", f"more:{id}"), "giving"))
    labels = [[plain(button.label) for button in row] for row in screen.rows]
    assert labels == [["Bob: 1 h", "Bob: 1 d"], ["Cid: 1 h", "Cid: 1 d"], ["Back"]]
    pressed = screen.rows[1][1]
    await app.press("Ann", pressed)
    await app.press("Ann", pressed)
    lines = [(entry.seat, entry.action) for entry in (await app.load(id))[1].log]
    assert lines == [(0, "/give 2 86400")], "a button shown at a ply works once"


async def test_someone_who_is_late_and_gets_time_is_late_no_more(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo live")
    _, other = await app.turn(id)
    app.clock.now += DAY
    await app.timers.tick()
    await app.settle()
    assert any("vote" in verbs(screen) for screen in app.platform.at("hall"))
    await app.type(other, "/give 1 hour")
    await app.settle()
    assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
    assert await bank_ends(app, id) == app.clock.now + HOUR


@pytest.mark.parametrize(("language", "typed"), [("uk", "2 дні"), ("ru", "двое суток"), ("el", "2 ημέρες")])
async def test_it_is_typed_as_people_write_it(app: TestApp, language: str, typed: str) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await app.type("Ann", f"/settings {language}")
    await app.type("Ann", f"/give {typed}")
    assert [entry.action for entry in (await app.load(id))[1].log] == ["/give 1 172800"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0 days", "must be more than zero"),
        ("-1 day", "must be more than zero"),
        ("31 days", "at most 30 d at once"),
        ("999999 weeks", "at most 30 d at once"),
        ("2", "I don’t understand “2”"),
        ("lots", "I don’t understand “lots”"),
        ("@Ann 1 day", "to yourself"),
        ("computer 1 day", "The computer needs no time"),
        ("@Dan 1 day", "Dan isn’t playing in this match"),
    ],
)
async def test_what_makes_no_sense_is_refused_and_nothing_is_written(app: TestApp, typed: str, told: str) -> None:
    await app.match("Ann", "Bob", options="totemo day")
    await app.type("Dan", "/help")
    before = await app.store.read(contents)
    assert told in plain((await app.type("Ann", f"/give {typed}", id="1")).text)
    assert await app.store.read(contents) == before


@pytest.mark.parametrize(
    ("token", "told"),
    [("give:{}:0:0:3600", "to yourself"), ("give:{}:0:7:3600", "needs no time"), ("give:{}:0:1:9999999", "at most")],
)
async def test_a_button_that_was_made_up_is_refused(app: TestApp, token: str, told: str) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    assert told in (await app.press("Ann", token.format(id))).text
    assert (await app.load(id))[1].log == ()


async def test_time_is_given_only_where_clocks_run(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo unlimited")
    for answer in (await app.type("Ann", "/give 1 day"), await app.press("Ann", f"giving:{id}")):
        assert "No clock is running in this match" in answer.text
    await app.press("Ann", f"resigned:{id}")
    assert "This match is over" in (await app.type("Bob", f"/give 1 day #{id}")).text
    alone = await app.public_match_with_computer("Cid", "totemo day")
    assert "No clock is running" in (await app.type("Cid", f"/give 1 day #{alone}")).text


async def test_whoever_has_left_gets_no_time(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cid", options="totemo day")
    await app.press("Bob", f"resigned:{id}")
    assert "has left the match" in (await app.type("Ann", "/give @Bob 1 day")).text
    await app.type("Ann", "/give 1 day")
    assert [entry.action for entry in (await app.load(id))[1].log][1:] == ["/give 2 86400"]
