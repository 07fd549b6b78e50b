"""What comes of matches that end: results for every seat, what they do to ratings, and who is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.i18n import translator
from bot.model.people import SETTINGS
from bot.model.ratings import ALL_TIME, OVERALL, Link, Rating, Subject, month
from bot.model.results import Stint, Why
from bot.service.playing import append_entry
from bot.store import people, ratings, results
from bot.store.results import Stored
from tests.bot.service.test_returning import replaced
from tests.bot.service.test_votes import FOUR, THREE, TWO, begin, late, tick, vote
from tests.support.app import FakePlatform, TestApp, open_app, verbs

EN = translator("en")
DAY = 86400.0


async def results_of(app: TestApp, id: str) -> tuple[Stored, ...]:
    return await app.store.read(results.of_match, id)


async def ranks(app: TestApp, id: str) -> tuple[int | None, ...]:
    return tuple(each.result.rank for each in await results_of(app, id))


async def why(app: TestApp, id: str) -> Why | None:
    found = await results_of(app, id)
    assert {(each.rated, each.why) for each in found} in ({(True, None)}, {(False, found[0].why)})
    return found[0].why


async def player(app: TestApp, name: str) -> int:
    found = await app.store.read(people.find, app.platform.name, name.lower())
    assert found
    return found.player


async def rating(app: TestApp, name: str, period: str = ALL_TIME, game: str = OVERALL) -> Rating | None:
    who = await player(app, name)
    return (await app.store.read(ratings.of, [who])).of.get(who, {}).get(Subject(period, game))


def told(app: TestApp, address: str = "hall") -> str:
    """What is said at the end of the last match."""
    ends = (screen for screen in app.platform.at(address) if "rematch" in verbs(screen) and not screen.drawing)
    return list(ends)[-1].text


async def write(app: TestApp, id: str, seat: int, line: str) -> None:
    """A line that a timer writes, or somebody with a button."""
    await append_entry(app.context, *await app.load(id), seat, line)
    await app.settle()


async def finish(app: TestApp, id: str, seed: int) -> None:
    await app.finish(id, Random(seed))
    await app.settle()


async def beats(app: TestApp, winner: str, loser: str, options: str = "totemo day") -> str:
    id = await begin(app, (winner, loser), options)
    await app.press(loser, f"resigned:{id}")
    await app.settle()
    return id


async def test_a_match_that_is_played_to_the_end_is_ranked_and_rated_and_everybody_is_told(app: TestApp) -> None:
    id = await begin(app, TWO)
    await finish(app, id, 1)
    match, position = await app.load(id)
    assert position.ending
    found = await results_of(app, id)
    winners = position.ending.outcome.winners
    for stored in found:
        assert stored.result.rank == (1 if stored.result.seat in winners else 2)
        assert stored.result.score == position.ending.outcome.scores[stored.result.seat]
        assert (stored.result.stints, stored.rated, stored.counts) == ((Stint(0, "player"),), True, True)
    names = [seat.person.name for seat in match.seats if seat.person]
    assert match.ended
    for period in (ALL_TIME, month(match.ended)):
        for game in ("totemo", OVERALL):
            numbers = [each.number for name in names if (each := await rating(app, name, period, game))]
            assert sorted(numbers) == [1447, 1553]
            assert numbers.index(1553) == winners[0]
    changes = ["1447 (−53)", "1553 (+53)"]
    lines = [f"{name} {changes[seat in winners]}" for seat, name in enumerate(names)]
    assert told(app).endswith(f"Ratings: {', '.join(lines)}")


async def test_a_draw_is_shared_and_changes_nothing_between_equals(app: TestApp) -> None:
    id = await begin(app, TWO)
    _, position = await app.load(id)
    await write(app, id, 0, "/draw")
    assert position.ending is None
    assert await ranks(app, id) == (1, 1)
    assert "Ann 1500 (±0), Bob 1500 (±0)" in told(app)


async def test_a_resignation_counts(app: TestApp) -> None:
    id = await beats(app, "Ann", "Bob")
    assert (await ranks(app, id), await why(app, id)) == ((1, 2), None)


async def test_before_everyone_has_moved_nobody_loses_by_resigning(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    name, _ = await app.turn(id)
    await app.press(name, f"resigned:{id}")
    assert await why(app, id) == "no-show"
    await app.settle()
    assert told(app).endswith("Not rated, because not everyone has made a move.")


async def test_who_resigns_from_four_is_last_and_the_others_are_ranked_as_they_play(app: TestApp) -> None:
    id = await begin(app, FOUR)
    await app.press("Cid", f"resigned:{id}")
    await finish(app, id, 2)
    _, position = await app.load(id)
    assert position.ending
    found, scores = await ranks(app, id), position.ending.outcome.scores
    assert found[2] == 4
    assert await why(app, id) is None
    others = sorted((0, 1, 3), key=lambda seat: -scores[seat])
    assert [found[seat] for seat in others] == [1, 2, 3]
    assert told(app).count("(") == 4


@pytest.mark.parametrize("names", [TWO, THREE])
async def test_whom_the_computer_has_replaced_is_last_whatever_it_achieves(
    app: TestApp, names: tuple[str, ...]
) -> None:
    id, seat, _ = await replaced(app, names)
    match, _ = await app.load(id)
    await finish(app, id, 1)
    found = await results_of(app, id)
    assert found[seat].result.rank == len(names)
    assert [stint.who for stint in found[seat].result.stints] == ["player", "computer"]
    assert await why(app, id) is None
    rated = await rating(app, names[seat])
    assert rated
    assert rated.number < 1500
    assert f"{names[seat]} {rated.number} (−" in told(app)
    assert match.rated


async def test_who_comes_back_is_ranked_as_they_play(app: TestApp) -> None:
    id, seat, other = await replaced(app)
    await app.press(TWO[seat], f"return:{id}")
    await app.press(other, f"resigned:{id}")
    found = await results_of(app, id)
    assert [each.result.rank for each in found] == [1 if each.result.seat == seat else 2 for each in found]
    assert [stint.who for stint in found[seat].result.stints] == ["player", "computer", "player"]


async def test_out_of_time_is_a_loss(app: TestApp) -> None:
    id, seat, (other,) = await late(app, TWO)
    await vote(app, id, other, "win", seat)
    assert (await ranks(app, id))[seat] == 2
    assert await why(app, id) is None


async def test_whoever_never_came_loses_nothing(app: TestApp) -> None:
    """Neither if the match is aborted, nor if the computer plays for them to the end."""
    id, seat, (other,) = await late(app, TWO, moved=False)
    await vote(app, id, other, "win", seat)
    assert (await ranks(app, id), await why(app, id)) == ((None, None), "undecided")
    id, seat, (other,) = await late(app, TWO, moved=False)
    await vote(app, id, other, "computer", seat)
    await tick(app)
    await finish(app, id, 1)
    assert await why(app, id) == "no-show"
    assert await rating(app, other) is None


@pytest.mark.parametrize("line", ["/abort", "/close", "/abandon"])
async def test_a_match_that_nobody_has_won_is_not_rated_and_counts_for_nothing(app: TestApp, line: str) -> None:
    id = await begin(app, TWO)
    await write(app, id, 0, line)
    found = await results_of(app, id)
    assert [(each.result.rank, each.why, each.counts) for each in found] == [(None, "undecided", False)] * 2
    assert "ating" not in told(app)
    assert await rating(app, "Ann") is None


async def test_ratings_are_openskills_own_whichever_of_several_matches_ends_first(app: TestApp) -> None:
    """All of them end at the same moment."""
    model = PlackettLuce()
    pairs = [("Ann", "Bob"), ("Bob", "Cid"), ("Cid", "Ann"), ("Dan", "Ann"), ("Bob", "Dan")]
    begun = {await begin(app, pair): pair for pair in pairs}
    assert len(begun) == len(pairs)
    await asyncio.gather(*(app.press(loser, f"resigned:{id}") for id, (_, loser) in begun.items()))
    numbers = {id: (await results_of(app, id))[0].number for id in begun}
    ended = sorted(begun, key=numbers.__getitem__)
    table = {name: model.rating() for pair in pairs for name in pair}
    for id in ended:
        pair = begun[id]
        rated = model.rate([[table[name]] for name in pair], ranks=[1, 2])
        table |= {name: after for name, (after,) in zip(pair, rated, strict=True)}
    for name, wanted in table.items():
        found = await rating(app, name)
        assert found
        assert (found.mu, found.sigma) == (wanted.mu, wanted.sigma)


async def test_what_is_agreed_holds(app: TestApp) -> None:
    id = await beats(app, "Ann", "Bob", "totemo unrated")
    assert (await ranks(app, id), await why(app, id)) == ((1, 2), "agreed")
    assert all(each.counts for each in await results_of(app, id)), "it is a result, only not a rated one"
    assert await rating(app, "Ann") is None
    assert told(app).endswith("This match isn’t rated.")


async def test_a_match_with_the_computer_has_a_result_without_a_rating(app: TestApp) -> None:
    id = await app.public_match_with_computer("Ann", "totemo")
    await finish(app, id, 1)
    found = await results_of(app, id)
    assert found[1].result.player is None
    assert found[1].result.stints == (Stint(0, "computer"),)
    assert {each.result.rank for each in found} == {1, 2}
    assert await why(app, id) == "agreed"


async def test_three_rated_matches_of_a_pair_count_in_a_day_and_the_next_day_others(app: TestApp) -> None:
    app.clock.now = 40 * DAY
    for _ in range(3):
        assert await why(app, await beats(app, "Ann", "Bob")) is None
    before = await rating(app, "Ann")
    id = await beats(app, "Bob", "Ann")
    assert await why(app, id) == "limit"
    assert told(app).endswith("Not rated: of matches between the same two players, three count each day.")
    assert await rating(app, "Ann") == before
    assert await why(app, await beats(app, "Ann", "Cid")) is None, "with somebody else"
    app.clock.now = 41 * DAY
    assert await why(app, await beats(app, "Bob", "Ann")) is None


async def test_with_more_seats_no_pair_may_have_had_three(app: TestApp) -> None:
    app.clock.now = 40 * DAY
    for _ in range(3):
        await beats(app, "Ann", "Bob")
    id = await begin(app, THREE)
    await finish(app, id, 1)
    assert await why(app, id) == "limit"
    others = await begin(app, ("Ann", "Cid", "Dan"))
    await finish(app, others, 1)
    assert await why(app, others) is None


async def test_unrated_matches_do_not_use_up_the_day(app: TestApp) -> None:
    for _ in range(3):
        await beats(app, "Ann", "Bob", "totemo unrated")
    assert await why(app, await beats(app, "Ann", "Bob")) is None


async def test_nothing_is_told_of_the_rating_of_somebody_who_has_hidden(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.store.write(people.choose, await player(app, "Bob"), SETTINGS["hidden"], True)
    await beats(app, "Ann", "Bob")
    assert "Ratings: Ann 1553 (+53)" in told(app)
    assert "Bob 1" not in told(app)
    assert (await rating(app, "Bob")) is not None, "it goes on"


@asynccontextmanager
async def linked(folder: Path) -> AsyncIterator[tuple[TestApp, TestApp, str]]:
    """Ann has beaten Anna, who is on another platform, and then Bob twice, and links the two accounts. Yields the app,
    the same on the other platform, and the first match."""
    async with open_app(folder, FakePlatform(), FakePlatform("elsewhere")) as app:
        there = app.on("elsewhere")
        await app.type("Ann", "/play invite totemo day")
        (match,) = await app.matches("Ann")
        await there.type("Anna", f"/join {match.id}")
        await app.rush(match.id, Random(1), left=10)
        await there.press("Anna", f"resigned:{match.id}")
        for _ in range(2):
            await beats(app, "Ann", "Bob")
        code = (await app.type("Ann", "/link", "@ann")).text.split("`")[1]
        assert "linked" in (await there.type("Anna", f"/link {code}", "@anna")).text
        yield app, there, match.id


async def test_linked_accounts_have_the_more_settled_rating_and_their_own_matches_count_no_more(tmp_path: Path) -> None:
    async with linked(tmp_path) as (app, there, id):
        merged = await rating(app, "Ann")
        assert merged == await rating(there, "Anna")
        assert merged
        assert merged.games == 3
        found = await results_of(app, id)
        assert {each.result.player for each in found} == {await player(app, "Ann")}
        assert [each.counts for each in found] == [False, False]
        assert await why(app, id) is None, "it was rated then, and that is not computed again"
        kinds = [each.kind for each in (await app.store.read(results.events, 0, 100))[0] if isinstance(each, Link)]
        assert kinds == ["merge"]


async def test_the_matches_of_linked_accounts_with_somebody_are_counted_together_each_day(tmp_path: Path) -> None:
    async with linked(tmp_path) as (app, _, _):
        assert await why(app, await beats(app, "Ann", "Bob")) is None
        assert await why(app, await beats(app, "Ann", "Bob")) == "limit"


async def test_unlinked_accounts_both_have_the_rating_and_their_own_results(tmp_path: Path) -> None:
    async with linked(tmp_path) as (app, there, id):
        merged = await rating(app, "Ann")
        await there.press("Anna", "unlinked")
        assert await player(app, "Ann") != await player(there, "Anna")
        assert await rating(app, "Ann") == await rating(there, "Anna") == merged
        found = await results_of(app, id)
        assert [each.result.player for each in found] == [await player(app, "Ann"), await player(there, "Anna")]
        assert [each.counts for each in found] == [True, True]
        await beats(app, "Bob", "Ann")
        assert await rating(app, "Ann") != await rating(there, "Anna") == merged
