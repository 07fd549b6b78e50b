"""Schotten Totten 2: Exchange, the only time both seats act."""

from itertools import combinations

import pytest

from core.game import OutOfTurn
from core.schotten_totten_2 import events
from core.schotten_totten_2.state import State
from tests.rulebook.siege import GAME, SURE, act, hand, position, refusal, starting, step, texts

MINE = "R1 Spy R3 R4 R5 R6 Exchange"
THEIRS = "G1 G2 G3 Joker G5 G6 G7"


def exchange(*tiles: str, turn: int = 0, hand: str = MINE, other: str = THEIRS) -> State:
    return act(position(*tiles, turn=turn, hand=hand, other=other, variant="tactics"), "Exchange")


def both(state: State, mine: str, theirs: str, first: int = 0) -> State:
    for seat in (first, 1 - first):
        state = step(state, f"give {(mine, theirs)[seat]}", seat).state
    return state


@pytest.mark.parametrize("turn", [0, 1])
def test_both_seats_choose_and_then_the_remaining_one(turn: int) -> None:
    state = exchange(turn=turn)
    assert GAME.actors(state) == (0, 1)
    mine, theirs = ("give R1 R3 R4", "give G1 G2 G3") if turn == 0 else ("give G1 G2 G3", "give R1 R3 R4")
    assert GAME.actors(step(state, mine, 0).state) == (1,)
    assert GAME.actors(step(state, theirs, 1).state) == (0,)


def test_playing_exchange_is_announced() -> None:
    state = position(hand=MINE, other=THEIRS, variant="tactics")
    assert step(state, "Exchange").events == (events.Exchanged(0),)


def test_each_seat_chooses_any_three_cards_in_hand_order() -> None:
    state = exchange()
    for seat in (0, 1):
        cards = hand(state, seat)
        assert texts(state, seat) == [f"give {' '.join(three)}" for three in combinations(cards, 3)]
    assert len(texts(state, 0)) == 20
    assert len(texts(state, 1)) == 35


def test_the_seats_swap_the_cards_and_new_cards_come_last() -> None:
    state = both(exchange(), "R1 Spy R5", "G2 Joker G7")
    assert hand(state, 0) == ("R3", "R4", "R6", "G2", "Joker", "G7")
    assert hand(state, 1) == ("G1", "G3", "G5", "G6", "R1", "Spy", "R5")


@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_choosing_does_not_matter(first: int) -> None:
    state = both(exchange(), "R1 Spy R5", "G2 Joker G7", first)
    assert hand(state, 0) == ("R3", "R4", "R6", "G2", "Joker", "G7")
    assert GAME.actors(state) == (0,)


def test_the_turn_then_continues_with_the_draw() -> None:
    state = both(exchange(), "R1 Spy R5", "G2 Joker G7")
    assert texts(state) == ["draw siege", "draw tactics"]
    state = both(exchange(turn=1), "G2 Joker G7", "R1 Spy R5")
    assert GAME.actors(state) == (1,)


def test_a_seat_that_has_chosen_waits() -> None:
    state = step(exchange(), "give R1 R3 R4", 0).state
    assert GAME.legal(state, 0) == ()
    with pytest.raises(OutOfTurn):
        GAME.play(state, 0, GAME.parse("give Spy R5 R6"))


# Secrets


def test_cards_that_a_seat_has_chosen_leave_its_hand() -> None:
    state = step(exchange(), "give R1 R3 R4", 0).state
    assert hand(state, 0) == ("Spy", "R5", "R6")
    assert GAME.view(state, 0).gift == ("R1", "R3", "R4")


def test_neither_seat_sees_the_others_choice_first() -> None:
    """Not even which decks the chosen cards come from."""
    one = step(exchange(), "give R1 R3 R4", 0).state
    other = step(exchange(), "give Spy R3 R4", 0).state
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, 0) != GAME.view(other, 0)


def test_only_the_choosing_seat_sees_its_choice() -> None:
    (told,) = step(exchange(), "give R1 R3 R4", 0).events
    assert told.seen_by(0) == events.Gave(0, ("R1", "R3", "R4"))
    assert told.seen_by(1) == told.seen_by(None) == events.Gave(0, None)


def test_only_the_two_seats_see_the_swapped_cards() -> None:
    state = step(exchange(), "give R1 R3 R4", 0).state
    told = step(state, "give G1 G2 G3", 1).events
    swapped = (events.Received(0, ("G1", "G2", "G3")), events.Received(1, ("R1", "R3", "R4")))
    assert told[-2:] == swapped
    for seat in (0, 1):
        assert tuple(event.seen_by(seat) for event in told[-2:]) == swapped
    assert [event.seen_by(None) for event in told[-2:]] == [events.Received(0, None), events.Received(1, None)]


def test_both_seats_know_the_cards_they_gave_until_these_are_played() -> None:
    state = both(exchange(), "R1 Spy R5", "G2 Joker G7")
    marked = (("G2", "Joker", "G7"), ("R1", "Spy", "R5"))
    assert [GAME.view(state, seat).marked for seat in (0, 1, None)] == [marked, marked, ((), ())]
    state = act(state, "draw siege", "R1@1")
    assert GAME.view(state, 0).marked == (("G2", "Joker", "G7"), ("Spy", "R5"))


def test_the_text_of_give_is_secret() -> None:
    assert GAME.secrets == {"give"}
    state = step(exchange(), "give R1 R3 R4", 0).state
    assert [move.text for move in GAME.view(state, 1).last] == ["Exchange", "give"]


# No declarations and no other actions


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", ["declare 4", "R3@1", "G1@1", "done", "draw siege", "pass", "Exchange", "Explosion 4"])
def test_no_other_action_is_possible_during_an_exchange(text: str, seat: int) -> None:
    assert refusal(exchange(SURE), text, seat).reason == "asked-give"


def test_control_is_declared_before_or_after_the_exchange() -> None:
    state = position(SURE, hand=MINE, other=THEIRS, variant="tactics")
    assert "declare 4" in texts(state)
    assert starting(exchange(SURE), "declare") == []
    assert "declare 4" in texts(both(exchange(SURE), "R1 Spy R5", "G2 Joker G7"))


def test_there_is_no_retreat_or_cauldron_during_an_exchange() -> None:
    assert refusal(exchange(SURE), "retreat 4", 0).reason == "asked-give"
    assert refusal(exchange(SURE, turn=1), "cauldron 4", 1).reason == "asked-give"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("give R1 R3 G1", "not-in-hand"),
        ("give R1 R1 R3", "not-in-hand"),
        ("give R3 R1 R4", "cards-order"),
    ],
)
def test_a_seat_gives_three_cards_of_its_own_in_hand_order(text: str, reason: str) -> None:
    assert refusal(exchange(), text, 0).reason == reason


def test_a_refusal_for_the_wrong_order_gives_the_right_one() -> None:
    assert refusal(exchange(), "give R4 R1 R3", 0).params == {"cards": ("R1", "R3", "R4")}


def test_cards_can_only_be_given_in_an_exchange() -> None:
    assert refusal(position(hand=MINE, variant="tactics"), "give R1 R3 R4").reason == "asked-play"


def test_equal_cards_give_one_choice() -> None:
    state = exchange(hand="Joker R1 Joker R2 R3 R4 Exchange", other="G1 G2 G3 G4 G5 G6 G7")
    chosen = texts(state, 0)
    assert len(chosen) == len({tuple(sorted(text.split())) for text in chosen})
    assert "give Joker R1 R2" in chosen
    assert "give R1 Joker R2" not in chosen
    assert refusal(state, "give R1 Joker R2", 0).params == {"cards": ("Joker", "R1", "R2")}
    assert hand(step(state, "give Joker R1 R2", 0).state, 0) == ("Joker", "R3", "R4")
