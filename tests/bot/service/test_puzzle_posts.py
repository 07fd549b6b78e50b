"""The puzzle of the day in a place: set up by those who manage it, posted once a day, and kept up to date. Time is
virtual."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.delivery.platform import PlaceGone, Unreachable
from bot.i18n import translator
from bot.model import puzzles as model
from bot.model.puzzle_posts import EVERY
from bot.screens.screen import Role, Screen
from bot.service import places as service_places
from bot.store import people, places, puzzle_posts, puzzles
from tests.support.app import HOUSE, FakePlatform, TestApp, find, labels, open_app, tokens, verbs

HOUR, DAY = 3600.0, 86400.0
KYIV = "Europe/Kyiv"


def at(zone: str, *when: int) -> float:
    year, month, day, hour = when
    return datetime(year, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.fixture(autouse=True)
def _noon(app: TestApp) -> None:
    app.clock.now = at(KYIV, 2026, 11, 10, 12)


async def manage(app: TestApp, zone: str = KYIV, line: str = "/puzzle post 9") -> Screen:
    """Ann, who manages the house, sets the puzzle up in the hall."""
    app.platform.managers.add("ann")
    await app.type("Ann", "/help")
    place = await app.store.read(places.find, "fake", HOUSE)
    assert place
    await app.press("Ann", f"placed:{place.id}::zone:{zone}")
    return await app.type("Ann", line)


def posts(app: TestApp, address: str = "hall") -> list[Screen]:
    return [screen for screen in app.platform.at(address) if "solve" in verbs(screen)]


def sent(app: TestApp, address: str = "hall") -> list[Screen]:
    """What was posted or changed since the last look."""
    found = [screen for where, screen in app.platform.sent if where == address and "solve" in verbs(screen)]
    app.platform.sent.clear()
    return found


def days(screens: list[Screen]) -> list[str]:
    return [find(screen, "solve").token.split(":")[1] for screen in screens]


async def until(app: TestApp, then: float) -> None:
    """Hour by hour: whoever sleeps longer has missed something."""
    while app.clock() < then:
        await app.wait(min(HOUR, then - app.clock()))


async def solve(app: TestApp, name: str, screen: Screen, *, wrong: int = 0) -> Screen:
    """Answer by this post."""
    _, puzzle, post = find(screen, "solve").token.split(":")
    posed = await app.context.puzzles.pose(puzzle)
    assert posed
    others = [each for each in posed.answers if each != posed.answer]
    for answer in (*others[:wrong], posed.answer):
        shown = await app.press(name, f"guess:{puzzle}:{post}:{answer}", f"@{name.lower()}")
    return shown


async def test_those_who_manage_a_place_set_the_channel_and_the_hour(app: TestApp) -> None:
    screen = await manage(app, line="/puzzle post")
    assert "isn’t posted here" in screen.text
    assert "Time zone: Kyiv" in screen.text
    await app.press("Ann", next(token for token in tokens(screen) if token.endswith("hour:9")))
    await until(app, at(KYIV, 2026, 11, 11, 9) - 1)
    assert posts(app) == []
    await app.wait(1)
    (post,) = posts(app)
    assert "Puzzle of 11 November 2026" in post.titled_text
    assert post.drawing
    assert labels(post)[0] == "Answer"
    assert post.is_silent


@pytest.mark.parametrize(
    ("line", "why"),
    [("/puzzle post 25", "isn’t an hour of the day"), ("/puzzle post noon", "isn’t an hour of the day")],
)
async def test_a_wrong_hour_is_refused(app: TestApp, line: str, why: str) -> None:
    assert why in (await manage(app, line=line)).text
    await app.wait(2 * DAY)
    assert posts(app) == []


async def test_nobody_else_sets_it_up(app: TestApp) -> None:
    await manage(app, line="/puzzle post")
    for token in ("posting:1:hall", "posted:1:hall:hour:9", "posted:1:hall:stop:stop", "posted:1:hall:now:now"):
        assert "Only the administrators" in (await app.press("Bob", token)).text
    assert "Only the administrators" in (await app.type("Bob", "/puzzle post 9")).text
    assert "works only in a server" in (await app.type("Ann", "/puzzle post 9", "@ann")).text
    await app.wait(2 * DAY)
    assert posts(app) == []


async def test_a_token_brings_it_nowhere_else_than_to_the_place(app: TestApp) -> None:
    """In a private chat only the token says where the person was."""
    await manage(app, line="/puzzle post")
    for address in ("@bob", "another", "house2"):
        answer = await app.press("Ann", f"posted:1:{address}:hour:9", "@ann")
        assert "in the channel or topic" in answer.text
    await app.press("Ann", f"posted:1:{HOUSE}/7:hour:9", "@ann")
    await app.wait(DAY)
    assert len(posts(app, f"{HOUSE}/7")) == 1


async def test_one_is_posted_every_day_and_shows_the_solution_of_the_day_before(app: TestApp) -> None:
    await manage(app)
    for number in range(11, 15):
        await until(app, at(KYIV, 2026, 11, number, 9))
    assert days(posts(app)) == ["20261111", "20261112", "20261113", "20261114"]
    for before, post in zip(posts(app), posts(app)[1:], strict=False):
        posed = await app.context.puzzles.pose(days([before])[0])
        assert posed
        told = translator("en")("puzzle-yesterday", solution="")
        assert told in post.text
        shown = await app.press("Bob", f"gaveup:{posed.name}:0", "@bob")
        proof = next(line for line in post.text.splitlines() if told in line).removeprefix(told)
        assert proof in shown.text
    assert "Yesterday’s answer" in posts(app)[0].text


async def test_the_first_day_of_all_has_nothing_before_it(app: TestApp) -> None:
    app.clock.now = at(KYIV, 2026, 10, 30, 12)
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 2, 9))
    (post,) = posts(app)
    assert days([post]) == ["20261102"]
    assert "yesterday" not in post.text


async def test_it_can_be_posted_at_once_moved_and_stopped(app: TestApp) -> None:
    screen = await manage(app)
    await app.press("Ann", find(screen, "posted").token.replace("hour:7", "now:now"))
    assert "now:now" in " ".join(tokens(screen))
    await app.settle()
    assert days(posts(app)) == ["20261110"]
    await app.type("Ann", "/puzzle post 18", "attic")
    await app.wait(6 * HOUR)
    assert (len(posts(app)), len(posts(app, "attic"))) == (1, 0), "today’s has been posted"
    await app.wait(DAY)
    assert days(posts(app, "attic")) == ["20261111"]
    await app.press("Ann", "posted:1:hall:stop:stop")
    await app.wait(3 * DAY)
    assert (len(posts(app)), len(posts(app, "attic"))) == (1, 1)
    assert "isn’t posted here" in (await app.type("Ann", "/puzzle post")).text


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Asia/Kathmandu", "America/St_Johns", "Pacific/Pago_Pago"])
async def test_the_day_is_the_date_of_the_place(app: TestApp, zone: str) -> None:
    await manage(app, zone)
    first = datetime.fromtimestamp(app.clock(), ZoneInfo(zone))
    await until(app, app.clock() + 3 * DAY)
    begins = first.date() + timedelta(days=first.hour >= 9)
    assert days(posts(app)) == [model.name(begins + timedelta(days=number)) for number in range(3)]


@pytest.mark.parametrize(
    ("zone", "change"),
    [
        (KYIV, (2027, 3, 28)),
        (KYIV, (2027, 10, 31)),
        ("America/New_York", (2027, 3, 14)),
        ("America/New_York", (2027, 11, 7)),
    ],
    ids=str,
)
@pytest.mark.parametrize("hour", [1, 2, 3])
async def test_an_hour_that_is_skipped_or_comes_twice_is_posted_once(
    app: TestApp, zone: str, change: tuple[int, int, int], hour: int
) -> None:
    app.clock.now = at(zone, *change, 0) - DAY
    await manage(app, zone, f"/puzzle post {hour}")
    came = []
    while app.clock() < at(zone, *change, 0) + 1.5 * DAY:
        await app.wait(HOUR / 2)
        came += days(sent(app))
    first = date(*change) - timedelta(days=1)
    assert came == [model.name(first + timedelta(days=number)) for number in range(3)]


async def test_when_the_zone_changes_no_day_is_posted_twice(app: TestApp) -> None:
    await manage(app, "Pacific/Kiritimati")
    await until(app, app.clock() + DAY)
    assert days(posts(app)) == ["20261111"]
    await app.press("Ann", "placed:1::zone:Pacific/Pago_Pago")
    await until(app, app.clock() + 3 * DAY)
    assert days(posts(app)) == ["20261111", "20261112", "20261113"]


async def test_a_missed_post_is_caught_up_once(tmp_path: Path) -> None:
    platform = FakePlatform()
    start = at(KYIV, 2026, 11, 10, 12)
    async with open_app(tmp_path, platform) as app:
        app.clock.now = start
        await manage(app)
    for now, expected in (
        (at(KYIV, 2026, 11, 11, 11), ["20261111"]),
        (at(KYIV, 2026, 11, 11, 12), []),
        # Ten days later only the last one that was missed.
        (at(KYIV, 2026, 11, 21, 11), ["20261121"]),
        (at(KYIV, 2026, 11, 23, 7), ["20261122"]),
        (at(KYIV, 2026, 11, 23, 9), ["20261123"]),
    ):
        async with open_app(tmp_path, platform) as app:
            app.clock.now = now
            app.platform.sent.clear()
            await app.wait(0)
            assert days(sent(app)) == expected, now


async def test_the_post_counts_who_has_solved_it_at_most_once_a_minute_and_tells_no_more(app: TestApp) -> None:
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 11, 9))
    (post,) = posts(app)
    sent(app)
    assert "✓" not in post.text
    await solve(app, "Ann", post)
    await app.settle()
    assert ["✓ 1 · first try 1" in each.text for each in sent(app)] == [True]
    for name, wrong in (("Bob", 1), ("Cid", 2), ("Dan", 0)):
        await app.wait(5)
        await solve(app, name, post, wrong=wrong)
    await app.settle()
    assert sent(app) == [], "a minute has not passed"
    await app.wait(EVERY)
    assert ["✓ 4 · first try 2" in each.text for each in sent(app)] == [True]
    (now,) = posts(app)
    assert tokens(now) == tokens(post)
    await app.wait(10 * EVERY)
    assert sent(app) == []


async def test_someone_who_came_by_two_posts_is_counted_at_both_and_a_failure_at_none(app: TestApp) -> None:
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 11, 9))
    (post,) = posts(app)
    _, puzzle, id = find(post, "solve").token.split(":")
    posed = await app.context.puzzles.pose(puzzle)
    assert posed
    wrong = [each for each in posed.answers if each != posed.answer]
    for answer in wrong[:3]:
        await app.press("Bob", f"guess:{puzzle}:{id}:{answer}", "@bob")
    await app.press("Cid", f"guess:{puzzle}:{id}:{wrong[0]}", "@cid")
    await app.press("Cid", f"guess:{puzzle}:0:{posed.answer}", "@cid")
    await app.press("Dan", f"guess:{puzzle}:0:{posed.answer}", "@dan")
    await app.wait(2 * EVERY)
    (post,) = posts(app)
    assert "✓ 1 · first try 0" in post.text


async def test_how_someone_did_is_shared_once_and_gives_nothing_away(app: TestApp) -> None:
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 11, 9))
    (post,) = posts(app)
    over = await solve(app, "Bob", post, wrong=1)
    for _ in range(2):
        answer = await app.press("Bob", find(over, "share"), "@bob")
        assert "Everyone there sees how you did now." in answer.text
        await app.settle()
    shared = [screen.text for screen in app.platform.at("hall") if "❌" in screen.text]
    assert shared == ["Bob — Cairn, 11 November 2026: ❌✅"]
    assert all(screen.is_silent for screen in app.platform.at("hall"))


async def test_how_someone_did_is_shown_no_longer_when_they_delete_their_data(app: TestApp) -> None:
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 11, 9))
    (post,) = posts(app)
    for name in ("Bob", "Cid"):
        await app.press(name, find(await solve(app, name, post), "share"), f"@{name.lower()}")
    await app.settle()
    sure = find(await app.type("Bob", "/data delete", "@bob"), "data", "sure")
    await app.press("Bob", find(await app.press("Bob", sure, "@bob"), "erase"), "@bob")
    await app.wait(5 * EVERY)
    (shared,) = [screen.text for screen in app.platform.at("hall") if "✅" in screen.text]
    assert shared.startswith("Cid")


async def test_a_post_is_answered_wherever_it_is_pressed_and_counts_by_its_place(app: TestApp) -> None:
    """Its date may have ended for the person, or not have come yet."""
    await manage(app, "Pacific/Kiritimati", "/puzzle post 1")
    await app.type("Bob", "/settings zone=Pacific/Pago_Pago", "@bob")
    await until(app, at("Pacific/Kiritimati", 2026, 11, 12, 1))
    post = posts(app)[-1]
    assert days([post]) == ["20261112"]
    assert "on its day" in (await app.press("Bob", "solve:20261112:0", "@bob")).text
    over = await solve(app, "Bob", post)
    assert "Your streak begins" in over.text


async def test_a_solve_counts_until_the_day_ends_for_the_person_or_the_place(app: TestApp) -> None:
    await manage(app, "Pacific/Pago_Pago", "/puzzle post 9")
    for name, zone in (("Bob", "Pacific/Kiritimati"), ("Cid", "Pacific/Pago_Pago")):
        await app.type(name, f"/settings zone={zone}", f"@{name.lower()}")
    await until(app, at("Pacific/Pago_Pago", 2026, 11, 12, 23))
    post = posts(app)[-1]
    assert days([post]) == ["20261112"]
    assert "Your streak begins" in (await solve(app, "Bob", post)).text
    await until(app, at("Pacific/Pago_Pago", 2026, 11, 13, 0))
    late = await solve(app, "Cid", post)
    assert "it doesn’t count" in late.text


async def test_a_role_is_called_only_if_the_place_wants_that(app: TestApp) -> None:
    await manage(app)
    calling = replace(app.caller("Ann"), roles=lambda _place: (Role("77", "Puzzlers"),))
    screen = await app.dispatcher.press(calling, "posting:1:")
    role = next(token for token in tokens(screen) if token.endswith("role:77"))
    assert "choose" not in (await app.dispatcher.press(calling, role.replace("77", "88"))).text
    await app.dispatcher.press(calling, role)
    await until(app, at(KYIV, 2026, 11, 11, 9))
    (post,) = posts(app)
    assert (post.role, post.is_silent) == ("77", False)
    await app.type("Ann", "/puzzle post 10")
    channel = await app.store.read(puzzle_posts.channel, 1)
    assert channel
    assert channel.role == "77", "another hour changes nothing else"


async def test_whoever_has_set_it_up_is_told_once_if_it_is_refused_and_it_stops_after_a_week(app: TestApp) -> None:
    await manage(app)
    app.platform.fails["hall"] = [Unreachable("no") for _ in range(20)]
    told = []
    for _ in range(12):
        await app.wait(DAY)
        told = [screen for screen in app.platform.at("@ann") if "can’t post the daily puzzle" in screen.text]
        assert len(told) == 1
    assert posts(app) == []
    assert await app.store.read(puzzle_posts.channel, 1) is None
    tried = 20 - len(app.platform.fails["hall"])
    assert 7 <= tried <= 8


async def test_if_it_is_accepted_again_it_goes_on_with_the_latest(app: TestApp) -> None:
    await manage(app)
    app.platform.fails["hall"] = [Unreachable("no")] * 3
    await until(app, app.clock() + 3 * DAY)
    assert posts(app) == []
    await service_places.reopen(app.context, "fake", ["hall"])
    await app.settle()
    assert len(posts(app)) == 1, "not all that was missed"
    await until(app, app.clock() + 10 * DAY)
    assert len(posts(app)) == 11
    channel = await app.store.read(puzzle_posts.channel, 1)
    assert channel
    assert channel.refused is None


async def test_a_group_that_gets_another_id_keeps_its_puzzles(app: TestApp) -> None:
    await manage(app)
    await app.type("Ann", "/puzzle post 9", HOUSE)
    await app.wait(DAY)
    assert len(posts(app, HOUSE)) == 1
    await service_places.migrate(app.context, "fake", HOUSE, "castle")
    await app.settle()
    assert days(posts(app, "castle")) == days(posts(app, HOUSE))
    await app.wait(DAY)
    assert len(posts(app, "castle")) == 2


@pytest.mark.parametrize("parent", ["yard", None])
async def test_a_channel_that_is_deleted_gives_its_puzzles_to_what_it_was_part_of(
    app: TestApp, parent: str | None
) -> None:
    await manage(app)
    app.platform.fails["hall"] = [PlaceGone("gone", parent)] * 30
    await app.wait(DAY)
    told = [screen for screen in app.platform.at("@ann") if "can’t post the daily puzzle" in screen.text]
    if parent:
        assert len(posts(app, parent)) == 1
        assert told == []
    else:
        assert len(told) == 1


async def test_where_the_bot_was_removed_nothing_is_posted_until_it_is_back(app: TestApp) -> None:
    await manage(app)
    await service_places.leave_place(app.context, "fake", HOUSE)
    await app.wait(3 * DAY)
    assert posts(app) == []
    await service_places.come_back(app.context, "fake", HOUSE)
    await app.wait(DAY)
    assert len(posts(app)) == 1
    await service_places.leave_place(app.context, "fake", HOUSE)
    await app.wait(40 * DAY)
    assert await app.store.read(puzzle_posts.channel, 1) is None


async def test_the_language_is_that_of_the_place(app: TestApp) -> None:
    await manage(app)
    await app.press("Ann", "placed:1::language:uk")
    await app.wait(DAY)
    (post,) = posts(app)
    assert post.title.startswith("Задача дня: 11 листопада 2026")


async def test_by_a_command_in_the_place_people_come_to_its_post(app: TestApp) -> None:
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 11, 9))
    (post,) = posts(app)
    screen = await app.type("Bob", "/puzzle")
    assert find(screen, "giveup").token.split(":")[1:] == find(post, "solve").token.split(":")[1:]


async def test_nobody_can_use_the_post_of_another_day(app: TestApp) -> None:
    await manage(app)
    await until(app, at(KYIV, 2026, 11, 12, 9))
    first, second = posts(app)
    _, puzzle, _ = find(first, "solve").token.split(":")
    _, _, other = find(second, "solve").token.split(":")
    posed = await app.context.puzzles.pose(puzzle)
    assert posed
    await app.press("Bob", f"guess:{puzzle}:{other}:{posed.answer}", "@bob")
    person = await app.store.read(people.find, "fake", "bob")
    assert person
    assert (await app.store.read(puzzles.find, person.player, puzzle)).counted is None
    assert (await app.store.read(puzzles.solved, int(other))).all == 0
