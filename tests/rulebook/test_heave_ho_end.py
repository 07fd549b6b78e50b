"""Heave Ho!: how a round ends, who takes the barrel, and how the match ends."""

import pytest

from core.game import Outcome, OutOfTurn
from core.heave_ho import events
from core.heave_ho.state import State
from tests.rulebook.rope import GAME, act, happened, position, seen, step, texts


def winner(state: State, text: str) -> int:
    """The seat that wins the round by this action."""
    (ended,) = [event for event in step(state, text).events if isinstance(event, events.RoundEnded)]
    return ended.winner


# The goal


@pytest.mark.parametrize(("space", "text"), [(2, "R3!@a"), (3, "W4!@aB"), (2, "W4!@aB")])
def test_reaching_or_passing_the_goal_wins_the_round_at_once(space: int, text: str) -> None:
    state = position(hand=f"{text.partition('@')[0]} G0", barrel=space)
    *_, pulled, ended, started, _ = happened(state, text)
    assert isinstance(pulled, events.Pulled)
    assert pulled.space == 1, "it stops on the goal"
    assert ended == events.RoundEnded(1, 0, "goal", (1, 0))
    assert started == events.RoundStarted(2)
    assert not any(isinstance(event, events.Drew) for event in happened(state, text))


@pytest.mark.parametrize("space", [9, 10, 11])
def test_the_other_goal_wins_for_the_other_seat_no_matter_who_plays(space: int) -> None:
    state = position("bR: R3", hand="W4! G0", barrel=space)
    assert winner(state, "W4!@bB") == 1
    assert winner(position("bR: R3", hand="W4! G0", barrel=space, turn=1), "W4!@bB") == 1


def test_the_round_goes_on_one_space_before_the_goal() -> None:
    state = act(position(hand="W4! G0", barrel=4), "W4!@aB")
    assert (seen(state).barrel, seen(state).round) == (2, 1)


# No cards left


@pytest.mark.parametrize(("space", "seat"), [(1 + half, int(half > 5)) for half in range(1, 11)])
def test_running_out_of_cards_ends_the_round_for_the_half_with_the_barrel(space: int, seat: int) -> None:
    state = position(hand="R0", deck="", barrel=space)
    assert happened(state, "R0@a")[1] == events.RoundEnded(1, seat, "half", ((1, 0), (0, 1))[seat])
    assert winner(position(hand="R0", deck="", barrel=space, turn=1), "R0@a") == seat


def test_the_round_ends_even_if_the_other_seat_has_cards_left() -> None:
    state = position(hand="R0", deck="", other="G1 G2 G3", other_deck="B1 B2")
    assert winner(state, "R0@a") == 0


def test_the_round_goes_on_with_an_empty_hand_and_cards_in_the_deck() -> None:
    state = act(position(hand="R0", deck="B1"), "R0@a")
    assert (seen(state).round, seen(state).hands[0], seen(state).decks[0]) == (1, 1, 0)


def test_the_round_goes_on_with_an_empty_deck_and_cards_in_hand() -> None:
    state = act(position(hand="R0 R1", deck=""), "R0@a")
    assert (seen(state).round, seen(state).hands[0]) == (1, 1)


def test_running_out_of_cards_is_checked_after_the_effect() -> None:
    """The last card pulls the barrel to the other half, or breaks the rope."""
    assert winner(position(hand="R0!", deck="", barrel=6), "R0!@a") == 1
    assert winner(position(hand="RopeBreaks", deck="", barrel=9), "RopeBreaks") == 0


def test_running_out_of_cards_is_checked_after_the_draw() -> None:
    """Reinforcements, played as the last card in hand, draw what is left."""
    state = act(position(hand="Reinforcements", deck="B1"), "Reinforcements")
    assert (seen(state).round, seen(state).hands[0]) == (1, 1)
    assert winner(position(hand="Reinforcements", deck=""), "Reinforcements") == 0


def test_reaching_the_goal_takes_precedence_over_running_out_of_cards() -> None:
    state = position(hand="R3!", deck="", barrel=2)
    assert happened(state, "R3!@a")[2] == events.RoundEnded(1, 0, "goal", (1, 0))


# The next round


def test_all_cards_are_dealt_again_within_the_same_action() -> None:
    state = position("aR: R3", "bG: W4", hand="Adrenaline R0", barrel=2, discard="HeaveHo", barrels=(1, 1))
    after, told = step(state, "Adrenaline")
    assert told[1:] == (events.RoundEnded(1, 0, "goal", (2, 1)), events.RoundStarted(2), events.TeamsMade(0, 7))
    view = seen(after, 0)
    assert (view.round, view.barrels) == (2, (2, 1))
    assert (view.discard, view.gone, view.spent, view.shown, view.last) == ((), (), ((), ()), ((), ()), ())
    assert all(place.cards == () for place in view.places)
    assert (view.hands, view.decks) == ((6, 6), (14, 14))


@pytest.mark.parametrize("teams", ["fair", "race"])
def test_with_sorting_new_teams_are_made_each_round(teams: str) -> None:
    state = position(hand="Adrenaline R0", barrel=2, teams=teams)
    after, told = step(state, "Adrenaline")
    assert told[1:] == (events.RoundEnded(1, 0, "goal", (1, 0)), events.RoundStarted(2))
    assert (GAME.actors(after), seen(after).phase, seen(after).barrel) == ((0, 1), "sort", None)
    assert (seen(after).pairs, seen(after).finisher, seen(after).turned) == ((10, 10), None, ())


def test_every_round_has_a_different_deal() -> None:
    first = GAME.start(2, {"teams": "race"}, b"position")
    second = act(position(hand="Adrenaline R0", barrel=2, teams="race"), "Adrenaline")
    assert first.piles != second.piles


# The match


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("theirs", [0, 1, 2])
def test_the_third_barrel_wins_the_match(turn: int, theirs: int) -> None:
    barrels, final = ((2, theirs), (3, theirs)) if turn == 0 else ((theirs, 2), (theirs, 3))
    state = position(hand="Adrenaline R0", barrel=(2, 11)[turn], turn=turn, barrels=barrels)
    after, told = step(state, "Adrenaline")
    assert GAME.outcome(state) is None
    assert GAME.outcome(after) == Outcome((turn,), "barrels", final)
    assert told[-1] == events.RoundEnded(1, turn, "goal", final)
    assert (GAME.actors(after), seen(after).phase, seen(after).turn) == ((), "over", None)
    for seat in (0, 1):
        assert GAME.legal(after, seat) == ()
        with pytest.raises(OutOfTurn):
            GAME.play(after, seat, GAME.parse("R0@a"))


def test_a_match_has_at_most_five_rounds_and_no_draw() -> None:
    assert not GAME.draws
    state = position(hand="Adrenaline R0", barrel=2, round=5, barrels=(2, 2))
    assert GAME.outcome(act(state, "Adrenaline")) == Outcome((0,), "barrels", (3, 2))


def test_the_final_table_stays_visible() -> None:
    state = act(position("aR: R3", hand="Adrenaline R0", barrel=2, barrels=(2, 0)), "Adrenaline")
    view = seen(state, 0)
    assert (view.barrel, view.hand, view.places[0].cards) == (1, ("R0",), ("R3",))
    assert [move.text for move in view.last] == ["Adrenaline"]
    assert texts(state) == []
