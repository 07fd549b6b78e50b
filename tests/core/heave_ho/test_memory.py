"""What a seat remembers: cards it kept and gave, cards that were turned up, a hand it was shown."""

from collections import Counter
from random import Random

import pytest

from core.heave_ho.cards import CARDS
from core.heave_ho.state import State
from tests.rulebook.rope import GAME, act, position, seen, sort, step, texts

GUESSES = 40


def guesses(state: State, seat: int) -> list[State]:
    return [GAME.guess(seen(state, seat), Random(number)) for number in range(GUESSES)]


def fair(seed: bytes = b"seed") -> State:
    """Both seats have sorted, keeping their first cards."""
    return sort(GAME.start(2, {"teams": "fair"}, seed), *[(0, 1)] * 10, *[(1, 1)] * 10)


def race() -> State:
    """Seat 0 finishes first, after seat 1 has sorted two pairs; then seat 0 sorts the other seven."""
    state = sort(GAME.start(2, {"teams": "race"}, b"seed"), (1, 1), (1, 1), *[(0, 1)] * 10, (1, 1))
    return sort(state, *[(0, 2)] * 7)


# While teams are made


def test_a_guess_of_the_piles_has_the_current_pair_and_the_cards_kept_and_given() -> None:
    state = sort(GAME.start(2, {"teams": "fair"}, b"seed"), (0, 1), (0, 2), (1, 1))
    for twin in guesses(state, 0):
        assert twin.piles[0][:2] == state.piles[0][:2]
        assert (twin.kept[0], twin.given[0]) == (state.kept[0], state.given[0])
        assert (len(twin.kept[1]), len(twin.given[1])) == (1, 1)
    assert len({twin.piles[0][2:] for twin in guesses(state, 0)}) > 1
    assert len({twin.piles[1] for twin in guesses(state, 0)}) > 1


def test_the_finisher_sees_the_slower_seats_pair_and_the_slower_seat_sees_nothing() -> None:
    state = sort(GAME.start(2, {"teams": "race"}, b"seed"), *[(0, 1)] * 10)
    assert {twin.piles[1][:2] for twin in guesses(state, 1)} == {state.piles[1][:2]}
    assert len({twin.piles[1][:2] for twin in guesses(state, 0)}) > 1
    state = sort(state, (1, 1))
    assert {twin.piles[1][:2] for twin in guesses(state, 0)} == {state.piles[1][:2]}
    assert len({twin.piles[1][:2] for twin in guesses(state, 1)}) > 1


# What was kept and given


def test_the_giver_knows_ten_of_the_opponents_cards_and_ten_of_its_own() -> None:
    state = fair()
    for seat in (0, 1):
        view = seen(state, seat)
        assert Counter(view.facing) == Counter(state.given[seat])
        assert Counter(view.coming) == Counter(state.kept[seat]) - Counter(state.hands[seat])
        for twin in guesses(state, seat):
            theirs = Counter((*twin.hands[1 - seat], *twin.decks[1 - seat]))
            assert not Counter(state.given[seat]) - theirs
            assert not Counter(view.coming) - Counter(twin.decks[seat])


def test_it_does_not_know_whether_they_are_in_hand_or_deck() -> None:
    state = fair()
    known = set(seen(state, 0).given) - set(seen(state, 0).held)
    shares = {len(known & set(twin.hands[1])) for twin in guesses(state, 0)}
    assert len(shares) > 1


def test_a_spectator_knows_nothing_of_the_sorting() -> None:
    view = seen(fair())
    assert view.kept == view.given == view.coming == view.facing == ()


def test_a_played_card_is_no_longer_expected() -> None:
    state = fair()
    for _ in range(8):
        seat = state.turn
        card = next((card for card in state.hands[seat] if card[1:].isdecimal()), None)
        before = seen(state, 1 - seat)
        state = act(state, next(text for text in texts(state) if text.startswith(f"{card}@" if card else "")))
        after = seen(state, 1 - seat)
        if card and state.round == 1:
            assert Counter(after.facing) == Counter(before.facing) - Counter([card])


def test_the_finisher_remembers_the_pairs_it_sorted_for_the_slower_seat() -> None:
    state = race()
    assert (len(seen(state, 0).kept), len(seen(state, 0).given)) == (17, 17)
    assert (len(seen(state, 1).kept), len(seen(state, 1).given)) == (3, 3)
    for twin in guesses(state, 0):
        assert not Counter(state.given[0]) - Counter((*twin.hands[1], *twin.decks[1]))


def test_a_guess_includes_what_the_other_seat_can_remember() -> None:
    """A seat can tell which of its cards it was given, and so what the other seat knows."""
    for state in (fair(), race()):
        for seat in (0, 1):
            for twin in guesses(state, seat):
                mine = Counter((*twin.hands[seat], *twin.decks[seat]))
                assert Counter(twin.given[1 - seat]) == mine - Counter(state.kept[seat])
                assert len(twin.given[1 - seat]) == len(state.given[1 - seat])


def test_without_sorting_nothing_is_known() -> None:
    state = GAME.start(2, {"teams": "skip"}, b"seed")
    assert seen(state, 0).facing == ()
    hands = [twin.hands[1] for twin in guesses(state, 0)]
    assert len(set(hands)) == len(hands)


# Cards turned up


def test_a_card_that_was_turned_up_is_in_neither_team() -> None:
    state = fair()
    ((zero, one),) = state.turned
    for seat in (0, 1):
        for twin in guesses(state, seat):
            assert twin.aside[-2:] == (zero, one), "under the pile, in this order"
            assert Counter(twin.aside).total() == 15


def test_a_guess_keeps_the_order_of_a_pile_that_was_turned_up_twice() -> None:
    seeds = (number.to_bytes(2, "big") for number in range(500))
    state = next(state for state in map(fair, seeds) if len(state.turned) > 1)
    under = [card for couple in state.turned for card in couple]
    assert [*state.aside[-len(under) :]] == under
    for twin in guesses(state, 0):
        assert [*twin.aside[-len(under) :]] == under


# A hand that was shown


def shown() -> State:
    return act(position(hand="NastyTrick R0", other="G1 W3 G1 Farewell", other_deck="B2 B3 B0"), "NastyTrick")


def test_a_hand_is_known_while_it_is_looked_at() -> None:
    for twin in guesses(shown(), 0):
        assert twin.hands == (("R0",), ("G1", "W3", "G1", "Farewell"))


@pytest.mark.parametrize("text", ["take W3@aR", "toss W3"])
def test_both_seats_remember_a_shown_hand_without_the_card_that_left(text: str) -> None:
    state = act(shown(), text)
    for seat in (0, 1):
        assert seen(state, seat).shown == ((), ("G1", "G1", "Farewell"))
    assert seen(state).shown == ((), ())
    for twin in guesses(state, 0):
        assert sorted(twin.hands[1]) == ["Farewell", "G1", "G1"]


def test_cards_drawn_since_are_not_known() -> None:
    state = act(shown(), "toss W3", "G1@a", "R0@a")
    assert seen(state, 0).shown[1] == ("G1", "Farewell")
    hands = [Counter(twin.hands[1]) for twin in guesses(state, 0)]
    assert all(cards >= Counter(["G1", "Farewell"]) and cards.total() == 3 for cards in hands)
    assert len({*map(str, hands)}) > 1


def test_a_card_played_since_is_forgotten() -> None:
    state = act(shown(), "toss W3", "Farewell -", "R0@a", "G1@a")
    assert seen(state, 0).shown[1] == ("G1",)
    state = act(state, texts(state)[0], "B2@a")
    assert seen(state, 0).shown[1] == ("G1",), "the card that came later was played"


def test_a_card_that_was_both_given_and_seen_counts_once() -> None:
    state = position(hand="NastyTrick R0", other="G1 W3", other_deck="G1 B0", teams="fair")
    state.given, state.kept = (("G1", "W3"), ()), ((), ())
    state = step(state, "NastyTrick").state
    assert seen(state, 0).facing == ("G1", "W3")
    state.given = (("G1", "G1", "W3"), ())
    assert seen(state, 0).facing == ("G1", "G1", "W3")


def test_every_card_is_in_exactly_one_place() -> None:
    for state in (fair(), race()):
        for twin in guesses(state, 1):
            cards = (*twin.hands[0], *twin.hands[1], *twin.decks[0], *twin.decks[1], *twin.aside)
            assert Counter(cards) == Counter(CARDS)
