"""A person's matches as a list: the most urgent first, with the time left, page by page; and the next one."""

import pytest

from bot.i18n import LANGUAGES, translator
from bot.screens.my_games import LISTED
from bot.screens.screen import Screen
from tests.support.app import TestApp, find, plain, verbs

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


def lines(screen: Screen) -> list[str]:
    return plain(screen.text).split("\n")[1:]


def opened(screen: Screen) -> list[str]:
    """The matches and challenges that the buttons open, in their order."""
    buttons = [button for row in screen.rows for button in row]
    return [each.token.partition(":")[2] for each in buttons if each.token.startswith(("hand:", "challenge:"))]


async def alone(app: TestApp, name: str, count: int) -> None:
    for _ in range(count):
        await app.type(name, "/play computer totemo", f"@{name.lower()}")
    await app.settle()


async def match(app: TestApp, pace: str, *, waits: bool) -> str:
    """A match of Ann and Bob in which it is Ann's turn, or Bob's."""
    while True:
        id = await app.match("Ann", "Bob", options=f"schotten-totten {pace}")
        if ((await app.turn(id))[0] == "Ann") == waits:
            return id
        await app.press("Ann", f"abort:{id}")


async def test_what_waits_for_the_person_comes_first_and_of_that_what_has_least_time(app: TestApp) -> None:
    week, live = await match(app, "week", waits=True), await match(app, "live", waits=True)
    unlimited, other = await match(app, "unlimited", waits=True), await match(app, "live", waits=False)
    day, slow = await match(app, "day", waits=True), await match(app, "three-days", waits=False)
    listed = await app.type("Ann", "/games")
    assert opened(listed) == [live, day, week, unlimited, other, slow]
    assert lines(listed) == [
        "1. Schotten Totten · Bob — Your turn. 15 min left.",
        "2. Schotten Totten · Bob — Your turn. 1 d left.",
        "3. Schotten Totten · Bob — Your turn. 7 d left.",
        "4. Schotten Totten · Bob — Your turn.",
        "5. Schotten Totten · Bob — Waiting for Bob. 15 min left.",
        "6. Schotten Totten · Bob — Waiting for Bob. 3 d left.",
    ]


@pytest.mark.parametrize(
    ("passed", "left"),
    [
        (0.0, "1 d left."),
        (60.0, "23 h 59 min left."),
        (DAY - HOUR, "1 h left."),
        (DAY - 60.0, "1 min left."),
        (DAY, "Time bank: 1 d left."),
        (DAY + 60.0, "Time bank: 23 h 59 min left."),
        (2 * DAY, "Time’s up."),
    ],
)
async def test_the_time_left_is_told(app: TestApp, passed: float, left: str) -> None:
    await match(app, "day", waits=True)
    app.clock.now += passed
    (line,) = lines(await app.type("Ann", "/games"))
    assert line == f"1. Schotten Totten · Bob — Your turn. {left}"


async def test_a_challenge_waits_for_whom_it_asks_and_not_for_who_made_it(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob totemo 3x3")
    (asked,) = lines(await app.press("Bob", "list:turn:1"))
    assert asked == "1. Totemo, Board: 3x3 · Ann — Ann challenges you. 1 d left."
    (made,) = lines(await app.type("Ann", "/games"))
    assert made == "1. Totemo, Board: 3x3 · Bob — Waiting for an answer. 1 d left."
    assert lines(await app.press("Ann", "list:turn:1")) == []


async def test_a_match_against_the_computer_keeps_nobody_waiting(app: TestApp) -> None:
    await alone(app, "Ann", 1)
    (line,) = lines(await app.type("Ann", "/games"))
    assert "left" not in line


async def test_pages_show_each_match_once(app: TestApp) -> None:
    await alone(app, "Ann", 2 * LISTED + 1)
    first = await app.type("Ann", "/games")
    pages, screen = [opened(first)], first
    for page in (2, 3):
        assert f"list:all:{page}" in [button.token for row in screen.rows for button in row]
        screen = await app.press("Ann", f"list:all:{page}")
        pages.append(opened(screen))
    assert f"{2 * LISTED + 1}. Totemo" in screen.text
    assert [len(page) for page in pages] == [LISTED, LISTED, 1]
    assert {id for page in pages for id in page} == {each.id for each in await app.matches("Ann")}
    assert "list:all:4" not in [button.token for row in screen.rows for button in row]
    assert opened(await app.press("Ann", "list:all:99")) == pages[2], "a page that is gone is the last one"
    assert opened(await app.press("Ann", "list:all:0")) == pages[0]


async def test_finished_matches_have_pages_too(app: TestApp) -> None:
    await alone(app, "Ann", LISTED + 1)
    for each in await app.matches("Ann"):
        await app.press("Ann", f"abort:{each.id}")
    first = await app.press("Ann", "past")
    second = await app.press("Ann", find(first, "list"))
    assert [len(lines(screen)) for screen in (first, second)] == [LISTED, 1]
    assert second.text.split("\n")[1].startswith(f"{LISTED + 1}. Totemo · Computer")
    assert (await app.press("Ann", find(second, "list"))).text == first.text


async def test_only_the_matches_that_wait_for_the_person(app: TestApp) -> None:
    await match(app, "day", waits=False)
    mine = await match(app, "week", waits=True)
    button = next(button for row in (await app.type("Ann", "/games")).rows for button in row if "Only" in button.label)
    assert button.label == "Only my turn (1)"
    only = await app.press("Ann", button)
    assert opened(only) == [mine]
    assert len(opened(await app.press("Ann", find(only, "list")))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_list_is_in_the_readers_language(app: TestApp, language: str) -> None:
    await match(app, "day", waits=True)
    await app.press("Ann", f"set:language:{language}")
    (line,) = lines(await app.type("Ann", "/games"))
    words = translator(language)
    assert line.endswith(f"{words('status-yours')} {words('games-left', time=plain(words('time-days', count='1')))}")


async def test_a_match_is_called_by_its_code_only_where_two_are_called_the_same(app: TestApp) -> None:
    one, two = await match(app, "day", waits=True), await match(app, "day", waits=True)
    await app.match("Ann", "Cyd", options="totemo")
    labels = [button.label for row in (await app.type("Ann", "/history")).rows for button in row]
    assert sorted(labels) == sorted(["Totemo · Cyd", *(f"#{id} Schotten Totten · Bob" for id in (one, two))])


async def test_next_is_the_most_urgent_other_match(app: TestApp) -> None:
    week, day = await match(app, "week", waits=True), await match(app, "day", waits=True)
    live = await match(app, "live", waits=True)
    assert (await app.press("Ann", f"next:{live}")).hand == day
    assert (await app.press("Ann", f"next:{week}")).hand == live
    await app.press("Ann", f"resigned:{week}")
    await app.press("Ann", f"resigned:{day}")
    assert opened(await app.press("Ann", f"next:{live}")) == [live], "no other: the list"


async def test_every_screen_after_a_move_leads_to_the_next_match(app: TestApp) -> None:
    id = await match(app, "day", waits=False)
    assert "next" in verbs(await app.press("Ann", f"hand:{id}"))
    assert "next" not in verbs(await app.press("Bob", f"hand:{id}")), "it is their turn here"
    await app.press("Bob", f"resigned:{id}")
    assert "next" in verbs(await app.press("Bob", f"hand:{id}")), "the last move is a move, too"
