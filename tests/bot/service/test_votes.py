"""A player is late: the other one decides what becomes of the seat, or several vote, or time does in a strict match."""

from pathlib import Path
from random import Random

import pytest

from bot.i18n import translator
from bot.model.absences import Absence
from bot.model.drafts import LEVEL
from bot.model.position import can_abort
from bot.narration import title, words_for
from bot.screens.screen import Screen
from bot.service import outages
from bot.service.playing import append_entry
from bot.store import absences
from tests.bot.service.test_late import check
from tests.support.app import FakePlatform, TestApp, choice, open_app, verbs

EN = translator("en")
DAY = 86400.0
TWO, THREE, FOUR = ("Ann", "Bob"), ("Ann", "Bob", "Cid"), ("Ann", "Bob", "Cid", "Dan")


async def tick(app: TestApp, seconds: float = 0.0) -> None:
    app.clock.now += seconds
    await app.timers.tick()
    await app.settle()


async def begin(app: TestApp, names: tuple[str, ...], options: str = "totemo day", *, moved: bool = True) -> str:
    """A match in which everyone has moved."""
    id = await app.match(*names, options=options)
    while moved and can_abort(*await app.load(id)):
        await app.play(id, Random(1), actions=1)
    return id


async def late(app: TestApp, names: tuple[str, ...], *, moved: bool = True) -> tuple[str, int, list[str]]:
    """A match, the seat of a player who is late, and the others."""
    id = await begin(app, names, moved=moved)
    (seat,) = (await app.load(id))[1].actors
    deadline = (await app.load(id))[0].deadline
    assert deadline
    await tick(app, deadline - app.clock.now)
    return id, seat, [name for name in names if name != names[seat]]


def asked(app: TestApp) -> Screen:
    """What asks the others at the table."""
    (found,) = [screen for screen in app.platform.at("hall") if "vote" in verbs(screen)]
    return found


async def lines(app: TestApp, id: str) -> list[str]:
    """What was written outside the rules."""
    return [entry.action for entry in (await app.load(id))[1].log if entry.action.startswith("/")]


async def vote(app: TestApp, id: str, name: str, what: str, seat: int) -> str:
    return (await app.press(name, f"vote:{id}:{seat}:{what}")).text


# Two players


async def test_the_other_player_claims_victory(app: TestApp) -> None:
    id, seat, (other,) = await late(app, TWO)
    await app.press(other, choice(asked(app), "win"))
    match, position = await app.load(id)
    assert position.ending
    assert (match.ending, position.ending.loser) == ("timeout", seat)


async def test_before_everyone_has_moved_the_match_is_aborted(app: TestApp) -> None:
    id, _, (other,) = await late(app, TWO, moved=False)
    assert "abort the match" in asked(app).text
    await app.press(other, choice(asked(app), "win"))
    assert (await app.load(id))[0].ending == "aborted"


async def test_the_other_player_waits_as_often_as_they_like_one_more_day_each_time(app: TestApp) -> None:
    id, seat, (other,) = await late(app, TWO)
    for _ in range(3):
        assert EN("done-wait") in (await app.press(other, choice(asked(app), "wait"))).text
        await app.settle()
        match, _ = await app.load(id)
        assert match.seats[seat].deadline == pytest.approx(app.clock.now + DAY)
        assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
        assert EN("refusal-not-late") in await vote(app, id, other, "win", seat)
        await tick(app, DAY)
    assert await lines(app, id) == [f"/wait {seat}"] * 3


async def test_the_computer_takes_the_seat(app: TestApp) -> None:
    id, seat, (other,) = await late(app, TWO)
    assert EN("done-computer") in (await app.press(other, choice(asked(app), "computer"))).text
    await app.settle()
    match, position = await app.load(id)
    assert (match.seats[seat].computer, match.ended) == (LEVEL, None)
    assert seat not in position.actors


@pytest.mark.parametrize(("old", "line"), [("win", "/timeout"), ("replace", "/computer")])
async def test_buttons_without_a_seat_mean_the_player_who_is_late(app: TestApp, old: str, line: str) -> None:
    id, seat, (other,) = await late(app, TWO)
    await app.press(other, f"{old}:{id}")
    assert await lines(app, id) == [f"{line} {seat}"]


@pytest.mark.parametrize("what", ["win", "wait", "computer"])
async def test_the_late_player_decides_nothing_and_goes_on_by_moving(app: TestApp, what: str) -> None:
    id, seat, (other,) = await late(app, TWO)
    before = (await app.load(id))[1]
    assert EN("refusal-own-turn") in await vote(app, id, TWO[seat], what, seat)
    assert EN("refusal-not-late") in await vote(app, id, other, what, 1 - seat)
    assert EN("refusal-not-late") in await vote(app, id, other, what, 9)
    assert (await app.load(id))[1] == before
    await app.play(id, Random(2), actions=1)
    assert (await app.load(id))[0].ended is None


async def test_nobody_loses_because_the_bot_was_away(app: TestApp) -> None:
    id = await begin(app, TWO)
    (seat,) = (await app.load(id))[1].actors
    app.clock.now += 10 * DAY
    await app.store.write(absences.add, Absence(app.clock.now - 10 * DAY, app.clock.now))
    assert EN("refusal-not-late") in await vote(app, id, TWO[1 - seat], "win", seat)
    assert await lines(app, id) == []


async def test_nobody_loses_while_their_platform_is_away(app: TestApp) -> None:
    id, seat, (other,) = await late(app, TWO)
    assert EN("done-wait") in await vote(app, id, other, "wait", seat)
    deadline = (await app.load(id))[0].deadline
    assert deadline
    await app.store.write(outages.lose, "fake", deadline - 60)
    app.clock.now = deadline
    assert EN("refusal-not-late") in await vote(app, id, other, "win", seat)
    await app.store.write(outages.come_back, "fake", app.clock.now)
    await vote(app, id, other, "win", seat)
    assert (await app.load(id))[0].ending == "timeout"


# Several players vote


async def test_one_of_several_does_not_decide_alone(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    assert EN("late-vote") in asked(app).text
    assert EN("done-vote") in await vote(app, id, one, "win", seat)
    await tick(app)
    assert (await app.load(id))[1].left == frozenset()
    assert f"Votes so far: {one} – continue." in asked(app).text
    assert asked(app).called == (one.lower(), other.lower())


async def test_when_all_others_have_voted_it_is_decided_at_once(app: TestApp) -> None:
    id, seat, others = await late(app, THREE)
    for name in others:
        await vote(app, id, name, "win", seat)
    await tick(app)
    _, position = await app.load(id)
    assert position.left == {seat}
    assert await lines(app, id) == [f"/vote win {seat}", f"/vote win {seat}", f"/timeout {seat}"]
    assert position.ending is None


@pytest.mark.parametrize(
    ("votes", "line"),
    [
        (("win",), "/timeout"),
        (("computer",), "/computer"),
        (("wait",), "/wait"),
        (("win", "computer"), "/wait"),
        (("win", "win"), "/timeout"),
        (("wait", "computer", "computer"), "/computer"),
        (("win", "wait", "computer"), "/wait"),
        (("win", "win", "wait"), "/timeout"),
    ],
)
async def test_the_majority_of_those_who_vote_within_a_day_decides_and_a_tie_means_waiting(
    app: TestApp, votes: tuple[str, ...], line: str
) -> None:
    id, seat, others = await late(app, FOUR)
    for name, what in zip(others, votes, strict=False):
        await vote(app, id, name, what, seat)
    if len(votes) < len(others):
        await tick(app, DAY - 1)
        assert all(each.startswith("/vote") for each in await lines(app, id))
        await tick(app, 1)
    await tick(app)
    assert [each for each in await lines(app, id) if not each.startswith("/vote")] == [f"{line} {seat}"]


@pytest.mark.parametrize(
    ("cast", "result"),
    [(("win", "computer"), "tie"), (("wait", "wait", "win"), "wait"), (("computer",), "computer"), (("win",), None)],
)
async def test_those_who_have_voted_learn_what_was_decided(
    app: TestApp, cast: tuple[str, ...], result: str | None
) -> None:
    id, seat, others = await late(app, FOUR)
    about, voters = FOUR[seat], others[: len(cast)]
    # After waiting, the same happens again a day later, and is told again.
    for _ in range(2 if result in ("tie", "wait") else 1):
        app.platform.sent.clear()
        app.platform.sounds.clear()
        for name, what in zip(voters, cast, strict=True):
            await vote(app, id, name, what, seat)
        await tick(app, DAY)
        match, _ = await app.load(id)
        news = EN("notice-voted", result=result or "", name=about, title=title(match, words_for(match, "en")))
        told = sorted(at for at, screen in app.platform.sent if screen.text == news)
        assert told == [f"@{name.lower()}" for name in voters if result]
        assert all(screen.text != news for _, screen in app.platform.sounds)
        await tick(app, max((match.deadline or 0.0) - app.clock.now, 0.0))


async def test_before_everyone_has_moved_a_majority_aborts_the_match(app: TestApp) -> None:
    id, seat, others = await late(app, THREE, moved=False)
    for name in others:
        await vote(app, id, name, "win", seat)
    await tick(app)
    assert (await app.load(id))[0].ending == "aborted"


async def test_a_vote_can_be_changed_but_that_does_not_prolong_it(app: TestApp) -> None:
    id, seat, (one, _) = await late(app, THREE)
    await vote(app, id, one, "win", seat)
    await tick(app, DAY / 2)
    assert EN("done-vote") in await vote(app, id, one, "computer", seat)
    await tick(app, DAY / 2)
    assert await lines(app, id) == [f"/vote win {seat}", f"/vote computer {seat}", f"/computer {seat}"]


async def test_the_same_vote_again_changes_nothing(app: TestApp) -> None:
    id, seat, (one, other, _) = await late(app, FOUR)
    for _ in range(2):
        assert EN("done-vote") in await vote(app, id, one, "win", seat), "pressing twice is no mistake"
    await vote(app, id, other, "win", seat)
    assert EN("refusal-already-voted") in await vote(app, id, one, "win", seat)
    assert await lines(app, id) == [f"/vote win {seat}"] * 2


async def test_votes_lapse_when_the_late_player_acts(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    await vote(app, id, one, "win", seat)
    await app.play(id, Random(2), actions=1)
    assert (await app.load(id))[1].votes == ()
    await tick(app, DAY)
    assert await lines(app, id) == [f"/vote win {seat}"]
    (following,) = (await app.load(id))[1].actors
    idle = other if THREE[following] == one else one
    assert EN("refusal-not-late") in await vote(app, id, idle, "win", seat)


async def test_a_vote_that_is_over_is_refused_and_nothing_is_written(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    await vote(app, id, one, "wait", seat)
    app.clock.now += DAY
    before = (await app.load(id))[1]
    assert EN("refusal-vote-over") in await vote(app, id, other, "win", seat)
    assert EN("refusal-vote-over") in (await app.press(other, f"win:{id}")).text
    assert (await app.load(id))[1] == before
    await tick(app)
    assert await lines(app, id) == [f"/vote wait {seat}", f"/wait {seat}"]


async def test_after_waiting_a_new_vote_begins(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    for name in (one, other):
        await vote(app, id, name, "wait", seat)
    await tick(app)
    await tick(app, DAY)
    await vote(app, id, other, "win", seat)
    await tick(app)
    assert (await app.load(id))[1].left == frozenset(), "votes about another day do not count"
    await vote(app, id, one, "win", seat)
    await tick(app)
    assert (await app.load(id))[1].left == {seat}


async def test_time_in_which_the_bot_was_away_does_not_count(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    await vote(app, id, one, "win", seat)
    app.clock.now += 10 * DAY
    await app.store.write(absences.add, Absence(app.clock.now - 10 * DAY + 60, app.clock.now))
    await tick(app)
    assert (await app.load(id))[1].left == frozenset()
    assert EN("done-vote") in await vote(app, id, other, "computer", seat)
    await tick(app)
    assert (await lines(app, id))[-1] == f"/wait {seat}"


@pytest.mark.parametrize("gives", [False, True])
async def test_who_remains_reads_that_they_decide_alone(app: TestApp, gives: bool) -> None:
    id, seat, (one, other) = await late(app, THREE)
    if gives:
        await app.type(one, f"/give @{other} 1 hour #{id}")
        await app.settle()
    assert EN("late-vote") in asked(app).text
    await app.press(other, f"resigned:{id}")
    await tick(app)
    assert EN("late-vote") not in asked(app).text
    assert asked(app).called == (one.lower(),)
    assert FOUR[seat] in asked(app).text


async def test_a_vote_is_shown_without_calling_anybody_again(app: TestApp) -> None:
    id, seat, (one, _) = await late(app, THREE)
    app.platform.sounds.clear()
    await vote(app, id, one, "win", seat)
    await tick(app)
    assert f"Votes so far: {one} – continue." in asked(app).text
    assert app.platform.sounds == []


async def test_who_resigns_has_no_vote_and_who_remains_decides(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    await vote(app, id, other, "wait", seat)
    await app.press(other, f"resigned:{id}")
    await tick(app)
    assert (await lines(app, id))[-1] == "/resign", "nothing is decided"
    assert EN("done-computer") in await vote(app, id, one, "computer", seat)
    assert (await app.load(id))[0].seats[seat].computer == LEVEL


async def test_a_vote_is_decided_when_the_only_one_who_has_not_voted_resigns(app: TestApp) -> None:
    id, seat, (one, other) = await late(app, THREE)
    await vote(app, id, one, "computer", seat)
    await app.press(other, f"resigned:{id}")
    await tick(app)
    assert (await app.load(id))[0].seats[seat].computer == LEVEL


async def test_it_is_decided_once_whenever_the_bot_is_restarted(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform) as app:
        id, seat, (one, _) = await late(app, THREE)
        await vote(app, id, one, "win", seat)
        now = app.clock.now
    for hours in (0, 12, 23, 24, 24, 25):
        async with open_app(tmp_path, platform) as app:
            app.clock.now = now + hours * 3600
            await tick(app)
    async with open_app(tmp_path, platform) as app:
        assert (await lines(app, id)).count(f"/timeout {seat}") == 1


async def test_log_seats_clocks_and_timers_never_disagree(tmp_path: Path) -> None:
    for seed in range(8):
        rng, platform, now = Random(seed), FakePlatform(), 1_000_000.0
        (folder := tmp_path / str(seed)).mkdir()
        async with open_app(folder, platform) as app:
            id = await begin(app, THREE, rng.choice(("totemo day", "totemo live", "totemo day strict")))
        for _ in range(5):
            async with open_app(folder, platform) as app:
                app.clock.now = now
                for _ in range(12):
                    await _do_anything(app, id, rng)
                    await _check(app, id)
                now = app.clock.now


async def _do_anything(app: TestApp, id: str, rng: Random) -> None:
    match, position = await app.load(id)
    match rng.randrange(8):
        case 0:
            await tick(app, rng.choice((60, 3600, DAY / 2, DAY)))
        case 1 | 2 if match.deadline:
            await tick(app, max(match.deadline - app.clock.now, 0.0))
        case 3 | 4:
            for name in rng.sample(THREE, 2):
                what = rng.choice(("win", "wait", "computer", "computer"))
                await vote(app, id, name, what, rng.choice((*position.actors, rng.randrange(3))))
        case 5:
            await app.press(rng.choice(THREE), f"return:{id}")
        case 6 if rng.random() < 0.1:
            await app.press(rng.choice(THREE), f"resigned:{id}")
        case _:
            if position.actors and match.seats[position.actors[0]].person:
                await app.play(id, rng, actions=1)
    await app.settle()


async def _check(app: TestApp, id: str) -> None:
    match, position = await app.load(id)
    await check(app, id)
    assert {seat.number for seat in match.seats if seat.replaced} == set(position.timing.replaced)
    assert all((seat.person is None) == (seat.computer is not None) for seat in match.seats)
    for each in position.votes:
        assert each.seat in position.actors
    if match.strict:
        assert "/vote" not in str(position.log)


# A strict match


async def strict(app: TestApp, names: tuple[str, ...], options: str = "totemo day", *, moved: bool = True) -> str:
    return await begin(app, names, f"{options} strict", moved=moved)


async def test_a_strict_match_is_lost_when_the_bank_is_empty(app: TestApp) -> None:
    id = await strict(app, TWO)
    match, position = await app.load(id)
    (seat,) = position.actors
    assert match.deadline
    await tick(app, match.deadline - app.clock.now - 1)
    assert (await app.load(id))[0].ended is None
    await tick(app, 1)
    match, position = await app.load(id)
    assert position.ending
    assert (match.ending, position.ending.loser, match.ended) == ("timeout", seat, app.clock.now)
    assert await lines(app, id) == [f"/timeout {seat}"]
    assert "ran out of time" in str(app.platform.at("hall"))


async def test_in_a_strict_match_of_several_the_late_seat_is_given_up(app: TestApp) -> None:
    id = await strict(app, THREE)
    (seat,) = (await app.load(id))[1].actors
    await tick(app, 3 * DAY)
    match, position = await app.load(id)
    assert position.left == {seat}
    assert match.ended is None
    assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
    await tick(app, 3 * DAY)
    assert (await app.load(id))[1].ending


async def test_a_strict_match_is_aborted_before_everyone_has_moved(app: TestApp) -> None:
    id = await strict(app, TWO, moved=False)
    await tick(app, 2 * DAY)
    assert (await app.load(id))[0].ending == "aborted"


async def test_nobody_wins_a_strict_match_in_which_both_are_late_together(app: TestApp) -> None:
    id = await strict(app, TWO, "heave-ho day", moved=False)
    for seat in (0, 1):
        await append_entry(app.context, *await app.load(id), seat, "keep 1")
    assert len((await app.load(id))[1].actors) == 2
    await tick(app, 2 * DAY)
    assert (await app.load(id))[0].ending == "aborted"


async def test_a_move_that_comes_too_late_in_a_strict_match_finds_it_over(app: TestApp) -> None:
    id = await strict(app, TWO)
    name, _ = await app.turn(id)
    match, position = await app.load(id)
    (seat,) = position.actors
    assert match.deadline
    app.clock.now = match.deadline
    answer = await app.press(name, f"move:{id}:{position.ply}:{position.legal(seat)[0]}")
    assert EN("refusal-match-over") in answer.text
    assert await lines(app, id) == [f"/timeout {seat}"]
    await tick(app)
    assert await lines(app, id) == [f"/timeout {seat}"]


async def test_nobody_loses_a_strict_match_because_the_bot_was_away(app: TestApp) -> None:
    id = await strict(app, TWO)
    app.clock.now += 10 * DAY
    await app.store.write(absences.add, Absence(app.clock.now - 10 * DAY, app.clock.now))
    before = (await app.load(id))[1].ply
    await app.play(id, Random(3), actions=1)
    assert (await app.load(id))[1].ply > before
    await tick(app, DAY)
    assert (await app.load(id))[0].ended is None


async def test_nobody_loses_a_strict_match_while_their_platform_is_away(app: TestApp) -> None:
    id = await strict(app, TWO)
    (seat,) = (await app.load(id))[1].actors
    deadline = (await app.load(id))[0].deadline
    assert deadline
    await tick(app, deadline - app.clock.now - 60)
    await app.store.write(outages.lose, "fake", app.clock.now)
    await tick(app, 120)
    assert (await app.load(id))[0].ended is None
    await app.press(TWO[1 - seat], f"draw:{id}:{(await app.load(id))[1].ply}")
    assert (await app.load(id))[0].ended is None, "somebody else can still act"
    await tick(app, outages.PATIENCE)
    assert (await app.load(id))[0].ended is None
    await app.store.write(outages.come_back, "fake", app.clock.now)
    await tick(app, 59)
    assert (await app.load(id))[0].ended is None
    await tick(app, 1)
    assert (await app.load(id))[0].ending == "timeout"


async def test_a_platform_that_is_soon_back_only_postpones_the_end_of_a_strict_match(app: TestApp) -> None:
    id = await strict(app, TWO)
    deadline = (await app.load(id))[0].deadline
    assert deadline
    await app.store.write(outages.lose, "fake", deadline - 60)
    await tick(app, deadline - app.clock.now)
    await app.store.write(outages.come_back, "fake", app.clock.now + 60)
    assert (await app.load(id))[0].ended is None
    await tick(app, outages.PATIENCE - 60)
    assert (await app.load(id))[0].ending == "timeout"


async def test_what_can_be_done_about_a_late_player_changes_while_they_play(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="schotten-totten-2 day")
    name, late = await app.turn(id)
    while (await app.turn(id))[0] == name:
        await app.play(id, Random(1), actions=1)
    await tick(app, 2 * DAY)
    assert "abort the match" in asked(app).text
    sounds = len(app.platform.sounds)
    _, position = await app.load(id)
    (seat,) = position.actors
    await app.press(late, f"do:{id}:{position.ply}:{position.legal(seat)[0]}")
    await app.settle()
    assert (await app.load(id))[1].actors == (seat,), "it is still their turn"
    assert "claim victory" in asked(app).text
    assert len(app.platform.sounds) == sounds, "the other player has heard of it"


async def test_what_was_asked_about_a_late_player_is_void_when_a_plan_answers_them(app: TestApp) -> None:
    id = await begin(app, TWO)
    name, other = await app.turn(id)
    await app.type(other, f"/plan swap #{id}", f"@{other.lower()}")
    await tick(app, 3 * DAY)
    assert "ran out of time" in asked(app).text
    await app.type(name, f"/move swap #{id}")
    await app.settle()
    assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
