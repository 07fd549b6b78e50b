"""Plans: moves that are left for the next turn. They are played once, when it comes, and nobody else sees them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.i18n import translator
from bot.model.matches import Entry
from bot.model.plans import MOST, Plan
from bot.model.position import Position, advance
from bot.screens.screen import Screen
from bot.service.playing import append_entry
from bot.store import Connection, plans
from bot.store import outbox as posts
from core.heave_ho.view import View as Sorting
from core.record import RESIGN
from core.schotten_totten.view import View
from tests.support import playing
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    """Nobody counts as present, so every turn has its call."""
    async with open_app(tmp_path, presence=0.0) as opened:
        yield opened


EN = translator("en")


async def actions(app: TestApp, id: str) -> list[str]:
    return [entry.action for entry in (await app.load(id))[1].log]


async def seat_of(app: TestApp, id: str, name: str) -> int:
    match, _ = await app.load(id)
    return next(each.number for each in match.seats if each.person and each.person.name == name)


async def plan_of(app: TestApp, id: str, name: str) -> Plan | None:
    return await app.store.read(plans.find, id, await seat_of(app, id, name))


async def hand_of(app: TestApp, id: str, name: str) -> tuple[str, ...]:
    return (await app.load(id))[1].view(await seat_of(app, id, name)).hand


async def clan_cards(app: TestApp, id: str, name: str) -> list[str]:
    return [card for card in await hand_of(app, id, name) if card[1:].isdecimal()]


async def leave(app: TestApp, id: str, name: str, *lines: str) -> Screen:
    """Type a plan in the private chat."""
    return await app.type(name, f"/plan {'; '.join(lines)} #{id}", f"@{name.lower()}")


async def move(app: TestApp, id: str, action: str = "") -> None:
    """Whoever is to act plays this, or the first legal action; then everything is delivered."""
    (name, _), (_, position) = await app.turn(id), await app.load(id)
    await app.type(name, f"/move {action or position.legal(position.actors[0])[0]} #{id}")
    await app.settle()


def private_chat(app: TestApp, name: str) -> str:
    return "\n".join(screen.text for screen in app.platform.at(f"@{name.lower()}"))


def called(app: TestApp) -> list[tuple[str, ...]]:
    """Who is called at the table now."""
    return [screen.called for screen in app.platform.at("hall") if screen.called]


async def begin(app: TestApp, options: str = "") -> tuple[str, str, str]:
    """A match, who is to move, and who waits."""
    id = await app.match("Ann", "Bob", options=options)
    return id, *await app.turn(id)


async def reach(app: TestApp, id: str, wanted: Callable[[Position], bool]) -> None:
    """Play at random until the position is like this."""
    match, start = await app.load(id)
    for number in range(200):
        course = playing.course(match, start, Random(number))
        for place, (_, position) in enumerate(course, 1):
            if wanted(position):
                await playing.write(app.context, id, [entry for entry, _ in course[:place]])
                await app.settle()
                return
    raise AssertionError("there is no such position")


# What is played


async def test_a_plan_is_played_when_the_turn_comes_and_its_owner_is_not_called(app: TestApp) -> None:
    id, name, other = await begin(app)
    card, spare, *_ = await hand_of(app, id, other)
    answer = await leave(app, id, other, f"{card}@3", f"{spare}@4")
    assert f"1. `{card}@3`\n2. `{spare}@4`" in answer.text
    await app.settle()
    assert EN("plan-ready") in private_chat(app, other)
    app.platform.sent.clear()
    await move(app, id, first := f"{(await hand_of(app, id, name))[0]}@1")
    assert (await actions(app, id))[1:] == [f"{card}@3"]
    calls = [screen.called for place, screen in app.platform.sent if place == "hall" and screen.called]
    assert calls == [(name.lower(),)]
    assert called(app) == [(name.lower(),)]
    assert EN("plan-played") in private_chat(app, other)
    assert f"{name} plays {first[:2]} at stone 1" in private_chat(app, other), "what it has answered is told, too"
    await move(app, id)
    assert len(await actions(app, id)) == 3, "it was for one turn"
    assert EN("plan-played") not in private_chat(app, other)
    assert called(app) == [(other.lower(),)]


async def test_nothing_of_a_plan_is_played_within_another_persons_request(app: TestApp) -> None:
    id, name, other = await begin(app)
    await leave(app, id, other, f"{(await hand_of(app, id, other))[0]}@3")
    answer = await app.type(name, f"/move {(await hand_of(app, id, name))[0]}@1 #{id}")
    assert f"Waiting for {other}" in answer.text
    assert len(await actions(app, id)) == 1


async def test_lines_that_are_not_legal_are_passed_over(app: TestApp) -> None:
    id, _, other = await begin(app)
    card, *_ = await hand_of(app, id, other)
    await leave(app, id, other, "done", f"{card}@3")
    await move(app, id)
    assert (await actions(app, id))[1:] == [f"{card}@3"]


async def test_a_plan_that_covers_the_turn_plays_all_of_it(app: TestApp) -> None:
    id, _, other = await begin(app, "tactics")
    card, spare, *_ = await clan_cards(app, id, other)
    await leave(app, id, other, f"{card}@3", f"{spare}@3", "draw clan", f"{spare}@4")
    await move(app, id)
    await move(app, id, "draw clan")
    assert (await actions(app, id))[2:] == [f"{card}@3", "draw clan"]
    assert (await app.turn(id))[1] == other


async def test_when_the_lines_are_used_up_the_owner_is_called_for_the_rest_of_the_turn(app: TestApp) -> None:
    id, _, other = await begin(app, "tactics")
    card, *_ = await clan_cards(app, id, other)
    await leave(app, id, other, f"{card}@3")
    await move(app, id)
    await move(app, id, "draw clan")
    assert (await actions(app, id))[2:] == [f"{card}@3"]
    assert (await app.turn(id))[0] == other
    assert called(app) == [(other.lower(),)]
    assert EN("plan-played") in private_chat(app, other)
    await move(app, id, "draw clan")
    assert await plan_of(app, id, other) is None


async def test_if_no_line_is_legal_the_plan_is_dropped_and_the_owner_is_called(app: TestApp) -> None:
    id, _, other = await begin(app)
    await leave(app, id, other, "done")
    await move(app, id)
    assert len(await actions(app, id)) == 1
    assert called(app) == [(other.lower(),)]
    assert EN("plan-unfit") in private_chat(app, other)
    await move(app, id)
    assert await plan_of(app, id, other) is None


async def test_moves_are_typed_as_forgivingly_as_ever_and_on_lines_of_their_own(app: TestApp) -> None:
    id, _, other = await begin(app)
    one, two, *_ = await hand_of(app, id, other)
    answer = await app.type(other, f"/plan {one.lower()} 3\n{two[0]} {two[1:]} to stone 4", f"@{other.lower()}")
    assert f"1. `{one}@3`\n2. `{two}@4`" in answer.text


async def test_a_plan_goes_to_the_match_that_it_fits(app: TestApp) -> None:
    id, _, other = await begin(app)
    await app.match(other, "Cid", options="totemo")
    card, *_ = await hand_of(app, id, other)
    await app.type(other, f"/plan {card}@3", f"@{other.lower()}")
    assert await plan_of(app, id, other) == Plan(await seat_of(app, id, other), (f"{card}@3",))


async def test_if_it_fits_several_matches_the_person_is_asked(app: TestApp) -> None:
    id, _, other = await begin(app)
    again = await app.match(other, "Cid")
    if (await app.turn(again))[0] == other:
        await move(app, again)
    answer = await app.type(other, "/plan done", f"@{other.lower()}")
    assert {f"planning:{each}" for each in (id, again)} == {each.token for row in answer.rows for each in row}
    assert await plan_of(app, id, other) is None


# Once


async def test_a_plan_is_played_once_after_a_crash_before_it(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform, presence=0.0) as app:
        id, name, other = await begin(app)
        card, *_ = await hand_of(app, id, other)
        await leave(app, id, other, f"{card}@3")
        await app.type(name, f"/move {(await hand_of(app, id, name))[0]}@1 #{id}")
    async with open_app(tmp_path, platform, presence=0.0) as app:
        await app.settle()
        assert (await actions(app, id))[1:] == [f"{card}@3"]


async def test_a_plan_is_played_once_after_a_crash_before_that_is_recorded(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform, presence=0.0) as app:
        id, _, other = await begin(app)
        card, spare, *_ = await hand_of(app, id, other)
        await leave(app, id, other, f"{card}@3", f"{spare}@4")
        await move(app, id)
        await app.store.write(_again)
    async with open_app(tmp_path, platform, presence=0.0) as app:
        await app.settle()
        assert (await actions(app, id))[1:] == [f"{card}@3"]


async def test_a_plan_that_two_processes_play_is_played_once(app: TestApp) -> None:
    id, name, other = await begin(app, "tactics")
    card, *_ = await clan_cards(app, id, other)
    await leave(app, id, other, f"{card}@3", "draw clan")
    await move(app, id)
    await app.type(name, f"/move draw clan #{id}")
    (post,) = await app.store.read(posts.due, "computer", id, app.clock.now)
    await asyncio.gather(*(app.posts.deliver(post, None) for _ in range(3)))
    await app.settle()
    assert (await actions(app, id))[2:] == [f"{card}@3", "draw clan"]


async def test_a_plan_that_was_dropped_in_the_meantime_is_not_played(app: TestApp) -> None:
    id, name, other = await begin(app)
    await leave(app, id, other, f"{(await hand_of(app, id, other))[0]}@3")
    await app.type(name, f"/move {(await hand_of(app, id, name))[0]}@1 #{id}")
    await app.press(other, f"unplan:{id}")
    await app.settle()
    assert len(await actions(app, id)) == 1
    assert called(app) == [(other.lower(),)]


async def test_a_plan_that_is_made_just_before_the_turn_comes_is_played(app: TestApp) -> None:
    id, name, other = await begin(app)
    match, position = await app.load(id)
    card, *_ = await hand_of(app, id, other)
    await leave(app, id, other, f"{card}@3")
    # This began before there was a plan.
    await append_entry(
        app.context, match, position, await seat_of(app, id, name), position.legal(position.actors[0])[0]
    )
    await app.settle()
    assert (await actions(app, id))[1:] == [f"{card}@3"]


async def test_a_plan_that_is_typed_while_the_turn_comes_is_played_or_refused(app: TestApp) -> None:
    id, name, other = await begin(app)
    card, *_ = await hand_of(app, id, other)
    first = f"/move {(await hand_of(app, id, name))[0]}@1 #{id}"
    moved, answer = app.type(name, first), leave(app, id, other, f"{card}@3")
    _, told = await asyncio.gather(moved, answer)
    await app.settle()
    was_played = (await actions(app, id))[1:] == [f"{card}@3"]
    assert was_played != ("It’s your turn now" in told.text)


def _again(connection: Connection) -> None:
    """As if the process had died before it recorded that the plan was played."""
    changed = connection.exec_driver_sql("UPDATE outbox SET shown = shown - 1 WHERE kind LIKE 'plan-%'")
    assert changed.rowcount == 1


# What is refused


@pytest.mark.parametrize(
    ("options", "line", "why"),
    [
        ("", "claim 12", "nine stones"),
        ("", "fly away", "don’t understand"),
        ("", "R10@3", "no card R10"),
        ("", "claim 3", "0 of 3"),
        ("", "draw tactics", "can’t be part of your next turn"),
        ("", "Traitor R7@3-5", "don’t have"),
        ("", "red", "isn’t a whole move"),
        ("schotten-totten-2", "cauldron 2", None),
        ("schotten-totten-2", "retreat 2", "Only the attacker"),
        ("totemo", "R@h8", "no hole"),
        ("totemo", "keep", "can’t be part of your next turn"),
    ],
)
async def test_what_can_never_be_legal_is_refused_when_it_is_typed(
    app: TestApp, options: str, line: str, why: str | None
) -> None:
    id, _, other = await begin(app, options)
    answer = await leave(app, id, other, line)
    if why is None:
        assert (await plan_of(app, id, other)) is not None
        return
    assert why in answer.text
    assert "Move 1" in answer.text
    assert await plan_of(app, id, other) is None


async def test_a_card_that_is_not_in_hand_is_refused_wherever_it_is(app: TestApp) -> None:
    """The refusal is the same whether the opponent has it or the deck, so it tells nothing."""
    id, name, other = await begin(app)
    theirs, held = await hand_of(app, id, name), await hand_of(app, id, other)
    in_deck = next(f"R{number}" for number in range(1, 10) if f"R{number}" not in (*held, *theirs))
    for card in (theirs[0], in_deck):
        answer = await leave(app, id, other, f"{held[0]}@1", f"{card}@1")
        assert f"You don’t have {card}" in answer.text
        assert "Move 2" in answer.text
        assert await plan_of(app, id, other) is None, "all or nothing"


async def test_a_plan_that_is_refused_leaves_the_earlier_one_as_it_was(app: TestApp) -> None:
    id, _, other = await begin(app)
    card, *_ = await hand_of(app, id, other)
    await leave(app, id, other, f"{card}@3")
    await leave(app, id, other, f"{card}@4", "claim 12")
    assert (await plan_of(app, id, other) or Plan(0, ())).lines == (f"{card}@3",)


async def test_at_most_ten_lines(app: TestApp) -> None:
    id, _, other = await begin(app)
    cards = await hand_of(app, id, other)
    lines = [f"{card}@{stone}" for card in cards[:2] for stone in range(1, 10)][: MOST + 1]
    assert "at most 10" in (await leave(app, id, other, *lines)).text
    assert await plan_of(app, id, other) is None
    await leave(app, id, other, *lines[:MOST])
    assert (await plan_of(app, id, other) or Plan(0, ())).lines == tuple(lines[:MOST])


async def test_whoever_is_to_move_has_nothing_to_plan(app: TestApp) -> None:
    id, name, _ = await begin(app)
    assert "It’s your turn now" in (await leave(app, id, name, f"{(await hand_of(app, id, name))[0]}@3")).text
    assert await plan_of(app, id, name) is None


async def test_a_match_that_is_over_or_has_not_begun_or_is_somebody_elses_is_refused(app: TestApp) -> None:
    id, name, other = await begin(app)
    assert "not playing" in (await leave(app, id, "Eve", "done")).text
    await app.press(name, f"resigned:{id}")
    assert "over" in (await leave(app, id, other, "done")).text
    await app.type("Cid", "/help")
    await app.type("Ann", "/play @Cid")
    (challenge,) = [match for match in await app.matches("Ann") if match.started is None]
    assert "hasn’t started" in (await leave(app, challenge.id, "Ann", "done")).text
    assert await app.store.read(_all_plans) == []


async def test_where_others_read_what_is_typed_nothing_is_planned(app: TestApp) -> None:
    id, _, other = await begin(app)
    caller = replace(app.caller(other), is_overheard=True)
    values = {"moves": f"{(await hand_of(app, id, other))[0]}@3", "match": id}
    answer = await app.dispatcher.command(caller, "plan", values)
    assert "private chat" in answer.text
    assert answer.is_refusal
    assert await plan_of(app, id, other) is None


# What drops a plan


async def test_an_undo_drops_every_plan(app: TestApp) -> None:
    id, name, other = await begin(app, "tactics")
    await move(app, id)
    await leave(app, id, other, f"{(await clan_cards(app, id, other))[0]}@3")
    await app.type(name, f"/undo #{id}")
    await app.settle()
    assert (await actions(app, id))[-1] == "/undo 0"
    assert EN("plan-undone") in private_chat(app, other)
    await move(app, id)
    await move(app, id, "draw clan")
    assert (await app.turn(id))[0] == other
    assert len(await actions(app, id)) == 4, "nothing was played"
    assert called(app) == [(other.lower(),)]


async def test_the_opponents_undo_is_no_longer_free_when_a_plan_has_answered(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    match, _ = await app.load(id)

    def freely(position: Position) -> list[tuple[str, list[str]]]:
        """The moves that reveal nothing and leave the turn to the other seat, each with the answers."""
        seat = position.actors[0] if position.actors else 0
        played = [
            (text, advance(match, position, Entry(position.ply, seat, text, 0.0))) for text in position.legal(seat)
        ]
        return [(text, after.legal(1 - seat)) for text, after in played if after.free and 1 - seat in after.actors]

    # The deck is empty, so nobody draws any more.
    await reach(app, id, lambda position: bool(freely(position)))
    (name, other), (_, position) = await app.turn(id), await app.load(id)
    action, answers = freely(position)[0]
    await leave(app, id, other, answers[0])
    await app.type(name, f"/move {action} #{id}")
    assert (await app.load(id))[1].free
    undo = find(await app.press(name, f"hand:{id}"), "undo")
    await app.settle()
    assert (await actions(app, id))[-1] == answers[0]
    assert "moved on" in (await app.press(name, undo)).text
    answer = await app.type(name, f"/undo #{id}")
    assert EN("done-offer") in answer.text, "the other one has to agree, as after any answer"


async def test_a_new_plan_takes_the_place_of_the_old_one(app: TestApp) -> None:
    id, _, other = await begin(app)
    one, two, *_ = await hand_of(app, id, other)
    await leave(app, id, other, f"{one}@3")
    await leave(app, id, other, f"{two}@4")
    await move(app, id)
    assert (await actions(app, id))[1:] == [f"{two}@4"]


async def test_a_plan_can_be_seen_and_dropped(app: TestApp) -> None:
    id, _, other = await begin(app)
    card, *_ = await hand_of(app, id, other)
    await leave(app, id, other, f"{card}@3")
    hand = await app.press(other, f"hand:{id}")
    assert EN("plan-ready") in hand.text
    shown = await app.press(other, find(hand, "planning"))
    assert f"1. `{card}@3`" in shown.text
    answer = await app.press(other, find(shown, "unplan"))
    assert card not in answer.text
    assert "unplan" not in verbs(answer)
    await move(app, id)
    assert len(await actions(app, id)) == 1
    assert "planning" in verbs(await app.press(other, f"more:{id}"))


async def test_an_offer_and_a_plan_are_shown_together(app: TestApp) -> None:
    id, name, other = await begin(app)
    await leave(app, id, other, f"{(await hand_of(app, id, other))[0]}@3")
    await app.press(name, f"draw:{id}:0")
    hand = await app.press(other, f"hand:{id}")
    assert {"agree", "refuse", "planning", "more", "board"} <= verbs(hand)
    await app.press(other, find(hand, "refuse"))
    assert await plan_of(app, id, other), "an offer changes nothing in the game"


async def test_for_whoever_is_asked_an_offer_and_a_plan_share_the_last_row(app: TestApp) -> None:
    """There may be no room for another: the moves can take four rows."""
    id, name, other = await begin(app, "totemo hands=open")
    await leave(app, id, other, "swap")
    await move(app, id, "swap")
    await app.press(name, f"undo:{id}:1")
    hand = await app.press(other, f"hand:{id}")
    last = {button.token.partition(":")[0] for button in hand.rows[-1]}
    assert last == {"agree", "refuse", "board", "more", "planned"}


async def test_someone_who_plays_the_turn_themselves_has_no_plan_any_more(app: TestApp) -> None:
    id, name, other = await begin(app)
    one, two, *_ = await hand_of(app, id, other)
    await leave(app, id, other, f"{one}@3")
    await app.type(name, f"/move {(await hand_of(app, id, name))[0]}@1 #{id}")
    answer = await app.type(other, f"/move {two}@5 #{id}")
    assert EN("plan-ready") not in answer.text
    assert await plan_of(app, id, other) is None
    await app.settle()
    assert (await actions(app, id))[1:] == [f"{two}@5"]


async def test_the_end_of_a_match_drops_its_plans(app: TestApp) -> None:
    id, name, other = await begin(app)
    await leave(app, id, other, "done")
    await app.press(name, f"resigned:{id}")
    assert await app.store.read(_all_plans) == []


async def test_whoever_leaves_a_match_has_no_plan_any_more(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cid", options="totemo")
    name, second = await app.turn(id)
    third = next(each for each in ("Ann", "Bob", "Cid") if each not in (name, second))
    await leave(app, id, second, "swap")
    await leave(app, id, third, "swap")
    await app.press(third, f"resigned:{id}")
    assert (await actions(app, id))[-1] == RESIGN
    assert await plan_of(app, id, third) is None
    await move(app, id, "swap")
    assert (await actions(app, id))[1:] == ["swap", "swap"]


async def test_whoever_is_replaced_by_the_computer_has_no_plan_any_more(app: TestApp) -> None:
    id, name, other = await begin(app, "totemo hands=open live")
    await leave(app, id, other, "swap")
    seat = await seat_of(app, id, other)
    await move(app, id, "swap")
    assert await plan_of(app, id, other), "it waits for a press"
    app.clock.now += 3600
    await app.press(name, f"replace:{id}")
    assert await app.store.read(plans.find, id, seat) is None


# What was revealed


async def test_if_the_turn_revealed_something_to_the_owner_the_plan_waits_for_a_press(app: TestApp) -> None:
    id, _, other = await begin(app, "totemo hands=open")
    await leave(app, id, other, "swap")
    await move(app, id, "swap")
    assert len(await actions(app, id)) == 1, "the new blocks were shown to everyone"
    assert called(app) == [(other.lower(),)]
    (hand,) = app.platform.at(f"@{other.lower()}")
    assert "Play my plan" in hand.text
    await app.press(other, find(hand, "planned"))
    await app.settle()
    assert (await actions(app, id))[1:] == ["swap"]
    assert "moved on" in (await app.press(other, find(hand, "planned"))).text
    assert len(await actions(app, id)) == 2


async def test_a_press_before_the_turn_comes_lets_the_plan_wait_for_it(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cid", options="totemo hands=open")
    name, second = await app.turn(id)
    third = next(each for each in ("Ann", "Bob", "Cid") if each not in (name, second))
    await leave(app, id, third, "swap")
    await move(app, id, "swap")
    await app.press(third, f"planned:{id}:1")
    await app.settle()
    assert await actions(app, id) == ["swap"]
    assert (await plan_of(app, id, third) or Plan(0, ())).state == "ready"
    await move(app, id, "swap")
    assert await actions(app, id) == ["swap", "swap"], "something new was revealed"
    await app.press(third, f"planned:{id}:2")
    await app.settle()
    assert await actions(app, id) == ["swap", "swap", "swap"]


async def test_what_only_the_opponent_learns_does_not_stop_a_plan(app: TestApp) -> None:
    id, _, other = await begin(app, "totemo")
    await leave(app, id, other, "swap")
    await move(app, id, "swap")
    assert await actions(app, id) == ["swap", "swap"]


async def test_a_plan_that_waits_for_a_press_need_not_be_played(app: TestApp) -> None:
    id, _, other = await begin(app, "totemo hands=open")
    await leave(app, id, other, "swap")
    await move(app, id, "swap")
    await move(app, id)
    assert await plan_of(app, id, other) is None
    assert (await actions(app, id))[1] != "swap"


async def test_what_the_owner_draws_in_the_planned_turn_stops_the_plan(app: TestApp) -> None:
    """A Recruiter draws three cards before two go back."""
    id = await app.match("Ann", "Bob", options="tactics")

    def comes(position: Position) -> bool:
        if not position.actors:
            return False
        other, table = 1 - position.actors[0], position.view(None)
        assert isinstance(table, View)
        may_play = table.played[other] <= table.played[1 - other] and table.clan_deck > 4 and table.tactics_deck > 1
        return may_play and table.phase == "play" and "Recruiter" in position.view(other).hand

    await reach(app, id, comes)
    (_, other), ply = await app.turn(id), (await app.load(id))[1].ply
    await leave(app, id, other, "Recruiter", "draw clan", "draw clan")
    while "Recruiter" not in (await actions(app, id))[ply:]:
        await move(app, id)
        if (await app.turn(id))[0] == other:
            break
    drawn = await actions(app, id)
    assert drawn[-2:] == ["Recruiter", "draw clan"]
    assert (await app.turn(id))[0] == other
    assert called(app) == [(other.lower(),)]
    await app.press(other, find(await app.press(other, f"hand:{id}"), "planned"))
    await app.settle()
    assert (await actions(app, id))[len(drawn) :] == ["draw clan"]


# Where several are asked at once


async def test_an_exchange_in_between_does_not_use_up_a_plan(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="schotten-totten-2 tactics")
    await reach(app, id, lambda each: len(each.actors) == 1 and "Exchange" in each.legal(each.actors[0]))
    name, other = await app.turn(id)
    card = (await clan_cards(app, id, other))[-1]
    await leave(app, id, other, f"{card}@1", f"{card}@2", f"{card}@3")
    await move(app, id, "Exchange")
    assert set(called(app)[0]) == {name.lower(), other.lower()}
    assert EN("plan-ready") in private_chat(app, other)
    for each in (other, name):
        _, position = await app.load(id)
        # The last cards are given, so that the first ones can still be played.
        await app.type(each, f"/move {position.legal(await seat_of(app, id, each))[0]} #{id}")
        await app.settle()
    while (await app.turn(id))[0] == name:
        await move(app, id)
    plan = await plan_of(app, id, other)
    assert plan is not None
    assert plan.state == "asks", "the cards that came are new"
    assert called(app) == [(other.lower(),)]


async def test_cards_for_an_exchange_can_be_planned_too(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="schotten-totten-2 tactics")
    await reach(app, id, lambda each: len(each.actors) == 1 and "Exchange" in each.legal(each.actors[0]))
    name, other = await app.turn(id)
    three = (await hand_of(app, id, other))[:3]
    await leave(app, id, other, f"give {' '.join(reversed(three))}")
    await move(app, id, "Exchange")
    assert (await actions(app, id))[-1] == f"give {' '.join(three)}"
    assert called(app) == [(name.lower(),)]
    hidden = [screen.text for screen in app.platform.at("hall")] + [private_chat(app, name)]
    assert all(" ".join(three) not in text for text in hidden)


async def test_a_plan_made_while_the_other_still_sorts_waits_for_a_press_once_the_hand_is_known(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="heave-ho")

    def has_sorted(position: Position) -> bool:
        """Whether one of them has made their team, and the other has one pair left."""
        table = position.view(None)
        assert isinstance(table, Sorting)
        return len(position.actors) == 1 and table.pairs[position.actors[0]] == 1

    await reach(app, id, has_sorted)
    _, other = await app.turn(id)
    await leave(app, id, other, "keep 1", "Farewell 0", "Farewell 1")
    await move(app, id)
    plan = await plan_of(app, id, other)
    assert plan is not None
    assert plan.state == "asks"


# What others see


async def test_nobody_else_is_shown_a_plan(app: TestApp, capsys: pytest.CaptureFixture[str]) -> None:
    id, name, other = await begin(app)
    app.platform.managers.add(name.lower())
    cards = await hand_of(app, id, other)
    await leave(app, id, other, f"{cards[0]}@7", f"{cards[1]}@8", f"{cards[2]}@9")
    await app.settle()
    shown = [screen for place, screen in app.platform.sent if place != f"@{other.lower()}"]
    for who in (name, "Eve"):
        looks = (f"hand:{id}", f"board:{id}", f"more:{id}", f"text:{id}", f"history:{id}:0", f"export:{id}")
        plans_of_others = (f"planning:{id}", f"planned:{id}:0", f"unplan:{id}")
        shown += [await app.press(who, token) for token in (*looks, *plans_of_others)]
        shown.append(await app.type(who, f"/plan #{id}"))
    await move(app, id)
    texts = [f"{screen.text} {screen.file} {screen.rows} {screen.drawing}" for screen in shown]
    for line in (f"{card}@{stone}" for card, stone in zip(cards, (7, 8, 9), strict=False)):
        assert [text for text in texts if line in text] == []
    assert [text for text in texts if EN("plan-ready") in text] == []
    later = [f"{screen.text} {screen.rows}" for place, screen in app.platform.sent if place != f"@{other.lower()}"]
    assert [text for text in later if f"{cards[1]}@8" in text] == [], "what was not played stays secret"
    outbox = await app.store.read(_params)
    logged = capsys.readouterr()
    assert all(card not in outbox + logged.out + logged.err for card in cards)
    export = await app.press(name, f"export:{id}")
    assert export.file
    assert f"{cards[0]}@7" in export.file.text
    assert f"{cards[1]}@8" not in export.file.text


async def test_the_person_is_the_owner_on_every_linked_platform_and_no_longer_when_it_is_unlinked(
    tmp_path: Path,
) -> None:
    async with open_app(tmp_path, FakePlatform(), FakePlatform("elsewhere")) as app:
        app.others = (app.platform, FakePlatform("elsewhere"))
        id, name, other = await begin(app)
        code = (await app.type(other, "/link", f"@{other.lower()}")).text.split("`")[1]
        there = app.on("elsewhere")
        await there.type("Otto", f"/link {code}", "@otto")
        card, *_ = await hand_of(app, id, other)
        answer = await there.type("Otto", f"/plan {card}@3 #{id}", "@otto")
        assert f"1. `{card}@3`" in answer.text
        assert f"1. `{card}@3`" in (await app.press(other, f"planning:{id}")).text
        await there.press("Otto", "unlinked", "@otto")
        assert "not playing" in (await there.press("Otto", f"planning:{id}", "@otto")).text
        assert f"1. `{card}@3`" in (await app.press(other, f"planning:{id}")).text
        await app.type(name, f"/move {(await hand_of(app, id, name))[0]}@1 #{id}")
        await app.settle()
        assert (await actions(app, id))[1:] == [f"{card}@3"]


def _all_plans(connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.exec_driver_sql("SELECT * FROM plans")]


def _params(connection: Connection) -> str:
    rows = connection.exec_driver_sql("SELECT platform, address, kind, params, message FROM outbox")
    return json.dumps([tuple(row) for row in rows])
