"""What holds in every random game of Schotten Totten, with every combination of options."""

from collections import Counter
from itertools import product
from random import Random

from hypothesis import given, settings

from core.game import Illegal
from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import MODES, NUMBERS, PACK, RUSES, TACTICS, TROOPS
from core.schotten_totten.state import State
from tests.support.games import Setting, chances, in_every_setting, moments, seeds

GAME = SchottenTotten()
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


def all_cards(state: State) -> Counter[str]:
    modes = [mode for mode, stone in zip(MODES, (state.blind, state.mud), strict=True) if stone]
    sides = [card for side in (*state.sides[0], *state.sides[1]) for card in side]
    return Counter((*state.hands[0], *state.hands[1], *state.clan, *state.tactics, *state.discard, *modes, *sides))


@in_every_setting(GAME.id)
@settings(max_examples=2)
@given(seed=seeds, rng=chances)
def test_cards_are_conserved(setting: Setting, seed: bytes, rng: Random) -> None:
    whole = Counter((*PACK.cards, *(TACTICS if setting.options["tactics"] == "on" else ())))
    for moment in moments(setting, seed, rng):
        assert all_cards(moment.after) == whole


@in_every_setting(GAME.id)
@settings(max_examples=2)
@given(seed=seeds, rng=chances)
def test_no_view_or_event_shows_a_hidden_card(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
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


@in_every_setting(GAME.id)
@settings(max_examples=2)
@given(seed=seeds, rng=chances)
def test_the_seat_that_returned_cards_knows_where_they_are(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        state = moment.after
        if state.recruiter is not None:
            view = GAME.view(state, state.recruiter)
            assert view.buried[0] == state.clan[len(state.clan) - len(view.buried[0]) :]
            assert view.buried[1] == state.tactics[len(state.tactics) - len(view.buried[1]) :]
            assert not Counter(view.marked) - Counter(state.hands[1 - state.recruiter])


@in_every_setting(GAME.id)
@settings(max_examples=1)
@given(seed=seeds, rng=chances)
def test_exactly_the_legal_actions_can_be_played(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        if rng.random() < 0.02:
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
