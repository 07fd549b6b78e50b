"""What a seat remembers: cards shuffled back into the deck, and cards that changed hands."""

from random import Random

from core.schotten_totten_2.state import State
from tests.rulebook.siege import GAME, act, position, step

MINE = "R1 R2 R3 R4 R5 Exchange Reinforcements"
THEIRS = "G1 G2 G3 G4 G5 G6 G7"


def reinforced() -> State:
    """The attacker has shuffled two cards back and drawn a tactics card."""
    state = position(
        hand=MINE,
        other=THEIRS,
        discard="B7 B8 P5",
        siege="Y1 Y2 Y3 Y4",
        tactics="Spy Joker Shield Joker",
        played=(0, 2),
        variant="tactics",
    )
    return act(state, "Reinforcements B7 B8", "draw tactics")


def with_deck(state: State, cards: str) -> State:
    """The state with the siege deck in this order."""
    twin = state.copy()
    assert sorted(cards.split()) == sorted(state.siege)
    twin.siege = tuple(cards.split())
    return twin


def test_everyone_knows_which_cards_are_back_in_the_deck() -> None:
    state = reinforced()
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert (view.reinforced, view.fresh) == (("B7", "B8"), (0, 0))


def test_a_seat_that_has_not_drawn_since_cannot_hold_them() -> None:
    state = reinforced()
    for number in range(60):
        twin = GAME.guess(GAME.view(state, 0), Random(number))
        assert not {"B7", "B8"} & set(twin.hands[1])


def test_a_seat_may_hold_as_many_of_them_as_it_has_drawn_since() -> None:
    state = act(with_deck(reinforced(), "Y1 B7 Y2 B8 Y3 Y4"), "G1@1", "draw siege")
    assert GAME.view(state, 0).fresh == (0, 1)
    held = [{"B7", "B8"} & set(GAME.guess(GAME.view(state, 0), Random(n)).hands[1]) for n in range(200)]
    assert {len(cards) for cards in held} == {0, 1}
    assert set().union(*held) == {"B7", "B8"}


def test_a_card_seen_again_is_forgotten_and_was_one_of_those_drawn() -> None:
    state = act(with_deck(reinforced(), "B7 Y1 Y2 B8 Y3 Y4"), "G1@1", "draw siege", "R1@1", "draw siege")
    assert GAME.view(state, 0).fresh == (1, 1)
    state = act(state, "B7@1", "draw siege")
    view = GAME.view(state, 0)
    assert (view.reinforced, view.fresh) == (("B8",), (1, 1))
    state = act(with_deck(state, "B8 Y3 Y4"), "R2@1", "draw siege", "G2@2", "draw siege", "B8@2")
    assert (GAME.view(state, 0).reinforced, GAME.view(state, 0).fresh) == ((), (0, 0))


def test_a_card_passed_on_counts_for_the_seat_that_drew_it() -> None:
    """Seat 1 draws B7 and gives it to seat 0 in an Exchange, so seat 1 cannot hold B8."""
    state = act(with_deck(reinforced(), "B7 B8 Y1 Y2 Y3 Y4"), "G1@1", "draw siege", "Exchange")
    state = step(state, "give R1 R2 R3", 0).state
    state = step(state, "give G2 G3 B7", 1).state
    assert GAME.view(state, 0).fresh == (0, 1)
    for number in range(60):
        assert "B8" not in GAME.guess(GAME.view(state, 0), Random(number)).hands[1]
    state = act(state, "draw tactics", "G4@2", "draw siege")
    assert GAME.view(state, 0).fresh == (0, 2)
    state = act(state, "B7@1")
    assert (GAME.view(state, 0).reinforced, GAME.view(state, 0).fresh) == (("B8",), (0, 1))


def test_a_spectator_does_not_see_who_can_have_drawn_them() -> None:
    state = act(reinforced(), "G1@1", "draw siege")
    assert GAME.view(state, None).fresh == (0, 0)


def test_cards_given_are_in_the_guess_of_the_other_hand() -> None:
    state = act(position(hand=MINE, other=THEIRS, variant="tactics"), "Exchange")
    state = step(state, "give R1 R2 R3", 0).state
    state = step(state, "give G2 G3 G4", 1).state
    for number in range(20):
        assert {"R1", "R2", "R3"} <= set(GAME.guess(GAME.view(state, 0), Random(number)).hands[1])
        assert {"G2", "G3", "G4"} <= set(GAME.guess(GAME.view(state, 1), Random(number)).hands[0])
