"""What Heave Ho! asks: one play is right, the others say why not, and other colours and sides are the same question."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from core import players
from core.heave_ho import HeaveHo
from core.heave_ho.cards import PLACES
from core.heave_ho.puzzles import COLOURINGS, KINDS, canonical, recoloured
from core.heave_ho.state import put_seat
from core.heave_ho.tries import plays, replies
from core.heave_ho.view import View
from core.puzzles.puzzle import Finding, Reason

GAME = HeaveHo()


def position(hand: str, barrel: int, *, theirs: str = "", spent: str = "", seat: int = 0, **tops: str) -> View:
    """A turn with these cards in hand and on top of the places; the other seat has been seen to hold `theirs`."""
    state = GAME.start(2, {"teams": "skip"}, b"").copy()
    state.turn, state.barrel = seat, barrel
    state.places = tuple(tuple(tops.get(place, "").split()) for place in PLACES)
    state.hands = put_seat(state.hands, seat, tuple(hand.split()))
    state.spent = (tuple(spent.split()), tuple(card for cards in state.places for card in cards))
    if theirs:
        state.hands = put_seat(state.hands, 1 - seat, tuple(theirs.split()))
        state.shown = put_seat(state.shown, 1 - seat, tuple(theirs.split()))
    return GAME.view(state, seat)


@cache
def found() -> tuple[tuple[str, View, Finding], ...]:
    """Questions from a few matches."""
    return tuple((name, view, found) for view in seen() for name, kind in KINDS.items() if (found := kind.find(view)))


def seen() -> Iterator[View]:
    decide = players.get("steady")
    for number in range(5):
        state, rng = GAME.start(2, {"teams": "skip"}, f"puzzles {number}".encode()), Random(number)
        while actors := GAME.actors(state):
            view = GAME.view(state, actors[0])
            yield view
            state = GAME.play(state, actors[0], decide(view, rng)).state


def names(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.name for reason in reasons]


def test_the_only_card_that_wins_the_barrel() -> None:
    """The side of the seat has 8 then, the other 5, and the card is loud. Another blue or red card would be silent."""
    view = position("B3 R3! G2! W1 B0 R1", 4, aG="G3", aB="B2", bG="G1")
    judge = KINDS["win-barrel"].judge
    finding = KINDS["win-barrel"].find(view)
    assert finding is not None
    assert finding.answer == "R3!@a"
    right = judge(view, "R3!@a")
    assert (right.is_right, right.reasons) == (True, (Reason("test", {"mine": 8, "theirs": 5}), Reason("you-goal", {})))
    assert judge(view, "B3@a").reasons == (Reason("quiet", {}),)
    assert judge(view, "W1@aR").reasons == (Reason("still", {}),)
    assert judge(view, "G2!@a").reasons == (Reason("test", {"mine": 6, "theirs": 5}), Reason("short", {"spaces": 2}))
    assert isinstance(right.after, View)
    assert (right.after.barrel, right.after.was, right.after.hand) == (1, 4, ("B3", "G2!", "W1", "B0", "R1"))


def test_a_wrong_play_is_refuted_by_a_card_that_the_other_seat_may_hold() -> None:
    """Their side is stronger by 4 and they are 2 spaces from their goal: any test of strength wins."""
    view = position("B3 R3 W1 B0 R1", 10, theirs="HeaveHo R1", aG="G3", aB="B2", bG="G3", bB="W4")
    verdict = KINDS["hold-barrel"].judge(view, "B0@a")
    assert (verdict.is_right, verdict.cards, names(verdict.reasons)) == (
        False,
        ("HeaveHo",),
        ["reply", "test", "they-goal"],
    )
    assert verdict.reasons[0].params == {"action": "HeaveHo"}
    assert isinstance(verdict.after, View)
    assert (verdict.after.barrel, verdict.after.was, verdict.after.hand) == (12, 10, ("B3", "R3", "W1", "R1"))
    assert {cards for cards, _ in replies(view, plays(view)[0])} == {("R1",), ("HeaveHo",)}


def test_a_nasty_trick_is_a_reply_with_what_is_held_and_with_what_may_be_drawn() -> None:
    view = position("B0 R0 HeaveHo", 10, theirs="NastyTrick R1", bG="G3", bB="W4")
    verdict = KINDS["hold-barrel"].judge(view, "B0@a")
    assert (verdict.cards, verdict.reasons[0].params) == (("NastyTrick",), {"action": "take HeaveHo"})
    view = position("B0 R0 R0", 10, theirs="NastyTrick R1", bG="G3", bB="W4")
    verdict = KINDS["hold-barrel"].judge(view, "B0@a")
    assert (verdict.cards, verdict.reasons[0].params) == (("NastyTrick", "R0!"), {"action": "take R0!@a"})


def test_nobody_is_asked_who_holds_a_nasty_trick_or_is_not_on_turn() -> None:
    for name, view, _ in found():
        assert KINDS[name].find(replace(view, hand=(*view.hand, "NastyTrick"))) is None
        assert KINDS[name].find(replace(view, teams="fair")) is None
        assert KINDS[name].answers(replace(view, turn=1 - (view.turn or 0))) == ()


@pytest.mark.parametrize("name", KINDS)
def test_exactly_one_answer_is_right(name: str) -> None:
    examples = [(view, finding) for kind, view, finding in found() if kind == name][:4]
    assert len(examples) == 4
    for view, finding in examples:
        answers = KINDS[name].answers(view)
        verdicts = {answer: KINDS[name].judge(view, answer) for answer in answers}
        assert len(verdicts) == len(answers) >= 10
        assert [answer for answer in answers if verdicts[answer].is_right] == [finding.answer]
        assert {*finding.near_misses} <= {*answers} - {finding.answer}
        assert all(len(verdict.cards) <= 3 and "NastyTrick" not in verdict.cards for verdict in verdicts.values())
        assert 1 <= finding.grade <= 5


def test_other_colours_and_sides_are_the_same_question() -> None:
    rng = Random("colours")
    for name, view, finding in found():
        colours = rng.choice(COLOURINGS[1:])
        again = recoloured(view, colours)
        asked = KINDS[name].find(again)
        assert asked is not None
        assert (asked.answer, asked.theme) == (recoloured(finding.answer, colours), finding.theme)
        assert canonical(again) == canonical(mirrored(again)) == canonical(view)
        back = {new: old for old, new in colours.items()}
        assert recoloured(again, back) == view


def mirrored(view: View) -> View:
    """The same position, as the other seat would have it."""

    def turned(pair: tuple[Any, Any]) -> tuple[Any, Any]:
        return pair[1], pair[0]

    assert view.seat is not None
    assert view.barrel is not None
    places = [replace(place, side=1 - place.side, name="ba"[place.side] + place.colour) for place in view.places]
    return replace(
        view, seat=1 - view.seat, barrel=13 - view.barrel, places=(*places[3:], *places[:3]), hands=turned(view.hands),
        decks=turned(view.decks), spent=turned(view.spent), shown=turned(view.shown),
    )  # fmt: skip


def test_other_positions_do_not_look_alike() -> None:
    assert len({canonical(view) for _, view, _ in found()}) == len(found())
