"""Taking back, draws, resigning, aborting, and what happens when time runs out."""

from random import Random

import renderers
from bot.i18n import Translator, translator
from bot.screens.pictures import Board
from renderers import LIGHT
from tests.bot.house import House, find
from tests.bot.service.test_playing import first_move, log

EN = translator("en")


async def test_a_move_that_revealed_nothing_is_taken_back_at_once(home: House) -> None:
    id = await home.match("Ann", "Bob", options="tactics")
    name, _, token = await first_move(home, id)
    await home.press(name, token)
    assert (await home.turn(id))[0] == name, "a deck must still be chosen"
    before = (await home.load(id))[1].view(None)
    await home.type(name, "/undo")
    _, position = await home.load(id)
    assert (await log(home, id))[-1] == "/undo 0"
    assert position.done == ()
    assert position.view(None) != before
    assert "moved on" in (await home.press(name, token)).text, "the button belongs to what was taken back"


async def test_after_a_card_was_drawn_the_opponent_must_agree(home: House) -> None:
    id = await home.match("Ann", "Bob")
    name, other, token = await first_move(home, id)
    await home.press(name, token)
    answer = await home.type(name, "/undo")
    assert EN("done-offer") in answer.text
    await home.settle()
    offer = home.platform.at("hall")[-1]
    assert offer.mentions == (other.lower(),)
    assert "own offer" in (await home.press(name, find(offer, "agree"))).text
    assert "already" in (await home.type(name, "/undo")).text
    await home.press(other, find(offer, "agree"))
    await home.settle()
    _, position = await home.load(id)
    assert position.done == ()
    assert (await home.turn(id))[0] == name
    assert not [screen for screen in home.platform.at("hall") if "take back" in screen.text]
    assert "moved on" in (await home.press(other, find(offer, "agree"))).text


async def test_the_opponent_may_decline_and_any_move_ends_an_offer(home: House) -> None:
    id = await home.match("Ann", "Bob")
    name, other, token = await first_move(home, id)
    await home.press(name, token)
    await home.type(name, "/undo")
    await home.settle()
    await home.press(other, find(home.platform.at("hall")[-1], "refuse"))
    await home.settle()
    _, position = await home.load(id)
    assert position.offer is None
    assert len(position.done) == 1
    assert [screen for screen in home.platform.at(f"@{name.lower()}") if f"{other} declined" in screen.text]
    await home.type(name, "/undo")
    _, _, token = await first_move(home, id)
    await home.press(other, token)
    _, position = await home.load(id)
    assert position.offer is None
    assert len(position.done) == 2


async def test_the_computer_agrees_to_taking_back(home: House) -> None:
    await home.type("Ann", "/play computer")
    await home.settle()
    (match,) = await home.matches("Ann")
    _, start = await home.load(match.id)
    places = await home.press("Ann", find(await home.type("Ann", "/hand"), "pick"))
    await home.press("Ann", find(places, "move"))
    await home.settle()
    await home.type("Ann", "/undo")
    await home.settle()
    _, position = await home.load(match.id)
    assert position.done == start.done
    assert position.view(0) == start.view(0)


async def test_taking_back_is_refused_when_there_is_nothing_to_take_back(home: House) -> None:
    await home.match("Ann", "Bob")
    assert EN("refusal-nothing-to-undo") in (await home.type("Ann", "/undo")).text


async def test_players_can_agree_on_a_draw(home: House) -> None:
    id = await home.match("Ann", "Bob")
    await home.type("Ann", "/draw")
    await home.type("Bob", "/draw")
    await home.settle()
    match, position = await home.load(id)
    assert match.ending == "draw"
    assert position.ending is not None
    assert position.ending.outcome.winners == (0, 1)
    assert EN("ending-draw") in home.platform.at("hall")[1].text


async def test_the_computer_declines_a_draw(home: House) -> None:
    await home.type("Ann", "/play computer")
    assert EN("refusal-computer-plays-on") in (await home.type("Ann", "/draw")).text


async def test_resigning_asks_for_confirmation(home: House) -> None:
    id = await home.match("Ann", "Bob")
    asked = await home.type("Ann", "/resign")
    assert await log(home, id) == []
    await home.press("Ann", find(asked, "resigned"))
    match, position = await home.load(id)
    assert match.ending == "resigned"
    assert position.ending is not None
    assert position.ending.outcome.winners == (1,)
    assert "is over" in (await home.press("Ann", find(asked, "resigned"))).text
    assert "is over" in (await home.type("Bob", f"/move R1@1 #{id}")).text
    assert await log(home, id) == ["/resign"]


async def test_aborting_is_free_until_both_have_moved(home: House) -> None:
    id = await home.match("Ann", "Bob")
    await home.play(id, Random(1), actions=1)
    await home.type("Ann", "/abort")
    match, _ = await home.load(id)
    assert match.ending == "aborted"
    id = await home.match("Ann", "Bob")
    await home.play(id, Random(1), actions=2)
    assert "too late to abort" in (await home.type("Ann", "/abort")).text
    assert (await home.load(id))[0].ended is None


async def test_when_time_runs_out_the_opponent_may_take_the_win(home: House) -> None:
    id = await home.match("Ann", "Bob", options="live")
    name, other, _ = await first_move(home, id)
    assert EN("refusal-not-late") in (await home.press(other, f"win:{id}")).text
    home.clock.now += 15 * 60
    await home.timers.tick()
    await home.timers.tick()
    await home.settle()
    late = home.platform.at("hall")[-1]
    assert late.mentions == (other.lower(),)
    assert EN("refusal-own-turn") in (await home.press(name, find(late, "win"))).text
    await home.press(other, find(late, "win"))
    await home.settle()
    match, position = await home.load(id)
    assert match.ending == "timeout"
    assert position.ending is not None
    assert position.ending.loser == match.seat_of(
        next(s.person.player for s in match.seats if s.person and s.person.name == name)
    )


async def test_a_late_move_before_the_win_is_taken_continues_the_match(home: House) -> None:
    id = await home.match("Ann", "Bob", options="live")
    name, other, token = await first_move(home, id)
    home.clock.now += 15 * 60
    await home.timers.tick()
    await home.settle()
    late = home.platform.at("hall")[-1]
    await home.press(name, token)
    await home.settle()
    assert EN("refusal-own-turn") in (await home.press(other, find(late, "win"))).text
    assert not [screen for screen in home.platform.at("hall") if "run out" in screen.text]


async def test_a_rematch_swaps_the_seats_and_asking_second_accepts(home: House) -> None:
    id = await home.match("Ann", "Bob", options="expert")
    assert "not over" in (await home.press("Ann", f"rematch:{id}")).text
    await home.press("Ann", f"resigned:{id}")
    await home.press("Bob", f"rematch:{id}")
    assert "already" in (await home.press("Bob", f"rematch:{id}")).text
    await home.type("Ann", "/rematch")
    (match,) = await home.matches("Ann")
    assert [seat.person.name for seat in match.seats if seat.person] == ["Bob", "Ann"]
    assert match.started
    assert match.options["expert"] == "on"
    assert match.seed != (await home.load(id))[0].seed
    assert "already" in (await home.press("Ann", f"rematch:{id}")).text


async def test_a_rematch_with_the_computer_starts_at_once(home: House) -> None:
    await home.type("Ann", "/play computer")
    (match,) = await home.matches("Ann")
    await home.press("Ann", f"resigned:{match.id}")
    await home.press("Ann", f"rematch:{match.id}")
    (again,) = await home.matches("Ann")
    assert again.started
    assert again.seats[0].computer == "steady"


async def test_an_offer_can_be_answered_in_the_private_chat_too(home: House) -> None:
    id = await home.match("Ann", "Bob")
    name, other, token = await first_move(home, id)
    await home.press(name, token)
    await home.type(name, "/undo")
    await home.settle()
    (hand,) = home.platform.at(f"@{other.lower()}")
    assert EN("offer-undo", name=name) in hand.text
    await home.press(other, find(hand, "refuse"))
    await home.settle()
    (hand,) = home.platform.at(f"@{other.lower()}")
    assert "take back" not in hand.text


async def test_when_people_end_a_match_the_board_names_nobody_to_move(home: House) -> None:
    for verb, told in (("abort", "aborted"), ("resigned", "Bob wins")):
        id = await home.match("Ann", "Bob")
        await home.press("Ann", f"{verb}:{id}")
        for seat in (None, 0, 1):
            view = (await home.load(id))[1].view(seat)
            alt = renderers.board(view, LIGHT, Translator("en", ("Ann", "Bob"))).alt
            assert told in alt
            assert "to move" not in alt


async def test_the_end_is_announced_once(home: House) -> None:
    id = await home.match("Ann", "Bob")
    answer = await home.press("Ann", f"abort:{id}")
    assert answer.text.count("aborted") == 1
    assert isinstance(answer.drawing, Board), "the hand no longer matters"
