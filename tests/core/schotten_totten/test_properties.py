"""What holds in every game of Schotten Totten, whatever is played, with every combination of options."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import Event, Illegal, OutOfTurn
from core.schotten_totten import SchottenTotten
from core.schotten_totten.actions import Action
from core.schotten_totten.cards import MODES, NUMBERS, PACK, RUSES, TACTICS, TROOPS
from core.schotten_totten.state import State

GAME = SchottenTotten()
OPTIONS = [
    {"tactics": tactics, "expert": expert, "rounds": rounds}
    for tactics, expert, rounds in product(("off", "on"), ("off", "on"), ("1", "3"))
]
LONGEST_ROUND = 250
PLACED = (*PACK.cards, *TROOPS, *MODES)
EVERY_TEXT = [
    *(f"{card}@{stone}" for card, stone in product(PLACED, NUMBERS)),
    *(f"Strategist {card}@{stone}-{target}" for card, stone, target in product(PLACED, NUMBERS, (*NUMBERS, "x"))),
    *(f"Traitor {card}@{stone}-{target}" for card, stone, target in product(PLACED, NUMBERS, NUMBERS)),
    *(f"Banshee {card}@{stone}" for card, stone in product(PLACED, NUMBERS)),
    *(f"claim {stone}" for stone in NUMBERS),
    *(f"return {card}" for card in (*PLACED, *RUSES)),
    *("Recruiter", "done", "draw clan", "draw tactics", "pass"),
]

every_option = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
seeds = st.binary(max_size=32)
chances = st.integers(0, 2**32).map(Random)


class Moment(NamedTuple):
    """One action of a game, with the states around it."""

    state: State
    seat: int
    action: Action
    after: State
    events: tuple[Event, ...]


def moments(options: dict[str, str], seed: bytes, rng: Random) -> Iterator[Moment]:
    """A random game. Some players like tactics cards, and some never claim: that leads to rarer positions."""
    taste = rng.choice((None, "Recruiter", "tactics", "no claims"))
    state = GAME.start(2, options, seed)
    while actors := GAME.actors(state):
        (seat,) = actors
        actions = list(GAME.legal(state, seat))
        texts = [GAME.format(action) for action in actions]
        liked = [
            action
            for action, text in zip(actions, texts, strict=True)
            if (taste == "Recruiter" and text in ("Recruiter", "draw tactics"))
            or (taste == "tactics" and (text[1] not in "123456789" or text == "draw tactics"))
            or (taste == "no claims" and not text.startswith("claim"))
        ]
        action = rng.choice(liked or actions)
        after, events = GAME.play(state, seat, action)
        yield Moment(state, seat, action, after, events)
        state = after


def all_cards(state: State) -> Counter[str]:
    modes = [mode for mode, stone in zip(MODES, (state.blind, state.mud), strict=True) if stone]
    sides = [card for side in (*state.sides[0], *state.sides[1]) for card in side]
    return Counter((*state.hands[0], *state.hands[1], *state.clan, *state.tactics, *state.discard, *modes, *sides))


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_games_end_with_a_result(options: dict[str, str], seed: bytes, rng: Random) -> None:
    played = list(moments(options, seed, rng))
    final = played[-1].after
    outcome = GAME.outcome(final)
    assert outcome is not None
    assert all(GAME.outcome(moment.state) is None for moment in played)
    assert len(played) < LONGEST_ROUND * int(options["rounds"])
    assert outcome.winners == tuple(seat for seat in (0, 1) if outcome.scores[seat] == max(outcome.scores))
    assert GAME.legal(final, 0) == GAME.legal(final, 1) == ()


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_cards_are_conserved(options: dict[str, str], seed: bytes, rng: Random) -> None:
    whole = Counter((*PACK.cards, *(TACTICS if options["tactics"] == "on" else ())))
    for moment in moments(options, seed, rng):
        assert all_cards(moment.after) == whole


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_playing_never_changes_a_state_that_was_given_out(options: dict[str, str], seed: bytes, rng: Random) -> None:
    remembered: list[tuple[State, dict[str, Any]]] = []
    for moment in moments(options, seed, rng):
        remembered.append((moment.after, dict(vars(moment.after))))
        hash(tuple(vars(moment.after).values()))
    assert all(vars(state) == before for state, before in remembered)


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_a_replay_of_the_texts_is_the_same_game(options: dict[str, str], seed: bytes, rng: Random) -> None:
    played = list(moments(options, seed, rng))
    state = GAME.start(2, options, seed)
    for moment in played:
        assert state == moment.state
        step = GAME.play(state, moment.seat, GAME.parse(GAME.format(moment.action)))
        assert step.events == moment.events
        state = step.state
    assert state == played[-1].after


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_a_guess_agrees_with_all_that_the_seat_knows(options: dict[str, str], seed: bytes, rng: Random) -> None:
    for moment in moments(options, seed, rng):
        if rng.random() < 0.3:
            for seat in (0, 1):
                view = GAME.view(moment.after, seat)
                twin = GAME.guess(view, rng)
                assert GAME.view(twin, seat) == view
                assert GAME.view(twin, None) == GAME.view(moment.after, None)
                assert GAME.legal(twin, seat) == GAME.legal(moment.after, seat)
                assert all_cards(twin) == all_cards(moment.after)


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_no_view_and_no_event_shows_a_hidden_card(options: dict[str, str], seed: bytes, rng: Random) -> None:
    for moment in moments(options, seed, rng):
        for viewer in (0, 1, None):
            state = moment.after
            theirs = [card for seat in (0, 1) if seat != viewer for card in state.hands[seat]]
            known: tuple[str, ...] = ()
            if viewer is not None and viewer == state.recruiter:
                known = (*state.marked, *GAME.view(state, viewer).buried[0])
            hidden = {card for card in (*theirs, *state.clan) if card in PACK.bits and card not in known}
            shown = repr(GAME.view(state, viewer))
            assert not [card for card in hidden if f"'{card}'" in shown]
            if state.round == moment.state.round:
                told = repr([event.seen_by(viewer) for event in moment.events])
                assert not [card for card in hidden if f"'{card}'" in told]


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_the_seat_that_returned_cards_knows_where_they_are(options: dict[str, str], seed: bytes, rng: Random) -> None:
    for moment in moments(options, seed, rng):
        state = moment.after
        if state.recruiter is not None:
            view = GAME.view(state, state.recruiter)
            assert view.buried[0] == state.clan[len(state.clan) - len(view.buried[0]) :]
            assert view.buried[1] == state.tactics[len(state.tactics) - len(view.buried[1]) :]
            assert not Counter(view.marked) - Counter(state.hands[1 - state.recruiter])


@every_option
@settings(max_examples=15)
@given(seed=seeds, rng=chances)
def test_texts_are_short_unique_and_round_trip(options: dict[str, str], seed: bytes, rng: Random) -> None:
    for moment in moments(options, seed, rng):
        actions = GAME.legal(moment.state, moment.seat)
        texts = [GAME.format(action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and len(text) <= 40 for text in texts)
        assert [GAME.parse(text) for text in texts] == list(actions)
        assert moment.action in actions


@every_option
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_what_is_legal_can_be_played_and_nothing_else(options: dict[str, str], seed: bytes, rng: Random) -> None:
    for moment in moments(options, seed, rng):
        if rng.random() < 0.1:
            before = dict(vars(moment.state))
            accepted = set()
            for text in EVERY_TEXT:
                try:
                    GAME.play(moment.state, moment.seat, GAME.parse(text))
                except Illegal:
                    continue
                accepted.add(text)
            assert accepted == {GAME.format(action) for action in GAME.legal(moment.state, moment.seat)}
            assert vars(moment.state) == before


@every_option
@settings(max_examples=5)
@given(seed=seeds, rng=chances)
def test_the_other_seat_waits(options: dict[str, str], seed: bytes, rng: Random) -> None:
    for moment in moments(options, seed, rng):
        assert GAME.legal(moment.state, 1 - moment.seat) == ()
        with pytest.raises(OutOfTurn):
            GAME.play(moment.state, 1 - moment.seat, moment.action)
    for seat in (0, 1):
        with pytest.raises(OutOfTurn):
            GAME.play(moment.after, seat, moment.action)
