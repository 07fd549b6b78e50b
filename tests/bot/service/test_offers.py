"""Taking back, draws, resigning, aborting, and what happens when time runs out."""

from random import Random

import renderers
from bot.i18n import Translator, translator
from bot.model.position import seat_of
from bot.screens.pictures import Board
from renderers import LIGHT
from tests.bot.service.test_playing import first_move, log
from tests.support.app import TestApp, choice, find

EN = translator("en")


async def test_a_move_that_revealed_nothing_is_taken_back_at_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics")
    name, _, token = await first_move(app, id)
    await app.press(name, token)
    assert (await app.turn(id))[0] == name, "a deck must still be chosen"
    before = (await app.load(id))[1].view(None)
    await app.type(name, "/undo")
    _, position = await app.load(id)
    assert (await log(app, id))[-1] == "/undo 0"
    assert position.done == ()
    assert position.view(None) != before
    assert "moved on" in (await app.press(name, token)).text, "the button belongs to what was taken back"


async def test_after_a_card_was_drawn_the_opponent_must_agree(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    answer = await app.type(name, "/undo")
    assert EN("done-offer") in answer.text
    await app.settle()
    offer = app.platform.at("hall")[-1]
    assert offer.called == (other.lower(),)
    assert "own offer" in (await app.press(name, find(offer, "agree"))).text
    assert "already" in (await app.type(name, "/undo")).text
    await app.press(other, find(offer, "agree"))
    await app.settle()
    _, position = await app.load(id)
    assert position.done == ()
    assert (await app.turn(id))[0] == name
    assert not [screen for screen in app.platform.at("hall") if "take back" in screen.text]
    await app.play(id, Random(1), actions=1)
    assert "moved on" in (await app.press(other, find(offer, "agree"))).text


async def test_someone_who_presses_twice_is_told_what_that_did(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    presses = (
        *((name, "undo", "done-offer"), (other, "refuse", "done-decline")),
        *((name, "draw", "done-offer"), (other, "refuse", "done-decline")),
    )
    for who, verb, told in presses:
        ply = (await app.load(id))[1].ply
        for _ in range(2):
            assert (await app.press(who, f"{verb}:{id}:{ply}")).text.startswith(EN(told)), verb
    assert (await log(app, id))[1:] == ["/offer undo", "/decline", "/offer draw", "/decline"]
    assert EN("stale") in (await app.press(name, f"undo:{id}:1")).text, "that was long ago"
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    for who, verb in ((name, "undo"), (other, "agree")):
        ply = (await app.load(id))[1].ply
        first, again = [await app.press(who, f"{verb}:{id}:{ply}") for _ in range(2)]
        assert first.text == again.text
    assert again.text.startswith(EN("done-undo"))
    first, again = [await app.press(name, f"resigned:{id}") for _ in range(2)]
    assert first.text == again.text


async def test_a_button_of_an_earlier_offer_says_nothing_about_a_later_one(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    await app.type(name, "/undo")
    earlier = (await app.load(id))[1].ply
    await app.type(name, "/draw")
    answer = await app.press(other, f"refuse:{id}:{(await app.load(id))[1].ply}")
    assert EN("done-decline") in answer.text
    for verb in ("refuse", "agree"):
        assert "moved on" in (await app.press(other, f"{verb}:{id}:{earlier}")).text
    assert (await log(app, id))[-1] == "/decline"


async def test_someone_who_votes_twice_is_told_that_it_counts(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cyd", options="totemo")
    late, _ = await app.turn(id)
    one = min({"Ann", "Bob", "Cyd"} - {late})
    app.clock.now += 6 * 86400
    for _ in range(2):
        assert (await app.press(one, f"win:{id}")).text.startswith(EN("done-vote"))
    for _ in range(2):
        assert (await app.press(late, f"resigned:{id}")).text
    assert sum(str(line).startswith("/vote") for line in await log(app, id)) == 1


async def test_the_opponent_may_decline_and_any_move_ends_an_offer(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    await app.type(name, "/undo")
    await app.settle()
    await app.press(other, find(app.platform.at("hall")[-1], "refuse"))
    await app.settle()
    _, position = await app.load(id)
    assert position.offer is None
    assert len(position.done) == 1
    assert [screen for screen in app.platform.at(f"@{name.lower()}") if f"{other} declined" in screen.text]
    await app.type(other, "/draw")
    _, _, token = await first_move(app, id)
    await app.press(other, token)
    _, position = await app.load(id)
    assert position.offer is None
    assert len(position.done) == 2


async def test_the_computer_agrees_to_taking_back(app: TestApp) -> None:
    await app.type("Ann", "/play computer")
    await app.settle()
    (match,) = await app.matches("Ann")
    _, start = await app.load(match.id)
    places = await app.press("Ann", find(await app.type("Ann", "/hand"), "pick"))
    await app.press("Ann", find(places, "move"))
    await app.settle()
    await app.type("Ann", "/undo")
    await app.settle()
    _, position = await app.load(match.id)
    assert position.done == start.done
    assert position.view(0) == start.view(0)


async def test_taking_back_is_refused_when_there_is_nothing_to_take_back(app: TestApp) -> None:
    await app.match("Ann", "Bob")
    assert EN("refusal-nothing-to-undo") in (await app.type("Ann", "/undo")).text


async def test_players_can_agree_on_a_draw(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.type("Ann", "/draw")
    await app.type("Bob", "/draw")
    await app.settle()
    match, position = await app.load(id)
    assert match.ending == "draw"
    assert position.ending is not None
    assert position.ending.outcome.winners == (0, 1)
    assert EN("ending-draw") in app.platform.at("hall")[1].text


async def test_the_computer_declines_a_draw(app: TestApp) -> None:
    await app.type("Ann", "/play computer")
    assert EN("refusal-computer-plays-on") in (await app.type("Ann", "/draw")).text


async def test_resigning_asks_for_confirmation(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    asked = await app.type("Ann", "/resign")
    assert await log(app, id) == []
    await app.press("Ann", find(asked, "resigned"))
    match, position = await app.load(id)
    assert match.ending == "resigned"
    assert position.ending is not None
    assert position.ending.outcome.winners == (1,)
    assert "Ann resigned" in (await app.press("Ann", find(asked, "resigned"))).text, "pressed twice"
    assert "is over" in (await app.type("Bob", f"/move R1@1 #{id}")).text
    assert await log(app, id) == ["/resign"]


async def test_aborting_is_free_until_both_have_moved(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.play(id, Random(1), actions=1)
    await app.type("Ann", "/abort")
    match, _ = await app.load(id)
    assert match.ending == "aborted"
    id = await app.match("Ann", "Bob")
    await app.play(id, Random(1), actions=2)
    assert "too late to abort" in (await app.type("Ann", "/abort")).text
    assert (await app.load(id))[0].ended is None


async def test_when_time_runs_out_the_opponent_may_take_the_win(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="live")
    await app.play(id, Random(1), actions=4)
    await app.settle()
    name, other = await app.turn(id)
    assert EN("refusal-not-late") in (await app.press(other, f"win:{id}")).text
    app.clock.now += 40 * 60
    await app.timers.tick()
    await app.timers.tick()
    await app.settle()
    late = app.platform.at("hall")[-1]
    assert late.called == (other.lower(),)
    assert EN("refusal-own-turn") in (await app.press(name, choice(late, "win"))).text
    await app.press(other, choice(late, "win"))
    await app.settle()
    match, position = await app.load(id)
    assert match.ending == "timeout"
    assert position.ending is not None
    assert position.ending.loser == seat_of(
        match, next(s.person.player for s in match.seats if s.person and s.person.name == name)
    )


async def test_a_late_move_before_the_win_is_taken_continues_the_match(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="live")
    name, other, token = await first_move(app, id)
    app.clock.now += 30 * 60
    await app.timers.tick()
    await app.settle()
    late = app.platform.at("hall")[-1]
    await app.press(name, token)
    await app.settle()
    assert EN("refusal-own-turn") in (await app.press(other, choice(late, "win"))).text
    assert not [screen for screen in app.platform.at("hall") if "run out" in screen.text]


async def test_a_rematch_swaps_the_seats_and_asking_second_accepts(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="expert")
    assert "not over" in (await app.press("Ann", f"rematch:{id}")).text
    await app.press("Ann", f"resigned:{id}")
    await app.press("Bob", f"rematch:{id}")
    assert "already" in (await app.press("Bob", f"rematch:{id}")).text
    await app.type("Ann", "/rematch")
    (match,) = await app.matches("Ann")
    assert [seat.person.name for seat in match.seats if seat.person] == ["Bob", "Ann"]
    assert match.started
    assert match.options["expert"] == "on"
    assert match.seed != (await app.load(id))[0].seed
    assert "already" in (await app.press("Ann", f"rematch:{id}")).text


async def test_a_rematch_with_the_computer_starts_at_once(app: TestApp) -> None:
    await app.type("Ann", "/play computer")
    (match,) = await app.matches("Ann")
    await app.press("Ann", f"resigned:{match.id}")
    await app.press("Ann", f"rematch:{match.id}")
    (again,) = await app.matches("Ann")
    assert again.started
    assert again.seats[0].computer == "steady"


async def test_an_offer_can_be_answered_in_the_private_chat_too(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    await app.type(name, "/undo")
    await app.settle()
    (hand,) = app.platform.at(f"@{other.lower()}")
    assert EN("offer-undo", name=name) in hand.text
    await app.press(other, find(hand, "refuse"))
    await app.settle()
    (hand,) = app.platform.at(f"@{other.lower()}")
    assert "take back" not in hand.text


async def test_when_people_end_a_match_the_board_names_nobody_to_move(app: TestApp) -> None:
    for verb, told in (("abort", "aborted"), ("resigned", "Bob wins")):
        id = await app.match("Ann", "Bob")
        await app.press("Ann", f"{verb}:{id}")
        for seat in (None, 0, 1):
            view = (await app.load(id))[1].view(seat)
            alt = renderers.board(view, LIGHT, Translator("en", ("Ann", "Bob"))).alt
            assert told in alt
            assert "to move" not in alt


async def test_the_end_is_announced_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    answer = await app.press("Ann", f"abort:{id}")
    assert answer.text.count("aborted") == 1
    assert isinstance(answer.drawing, Board), "the hand no longer matters"
