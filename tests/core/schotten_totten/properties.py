"""What holds in every random game of Schotten Totten, with every combination of options."""

from collections import Counter
from itertools import product

from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import MODES, NUMBERS, PACK, RUSES, TACTICS, TROOPS
from core.schotten_totten.state import State
from tests.support.games import Match, Property, check_texts, named, only_some

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


def cards_are_conserved(match: Match) -> None:
    whole = Counter((*PACK.cards, *(TACTICS if match.setting.options["tactics"] == "on" else ())))
    for moment in match.moments:
        assert all_cards(moment.after) == whole


def no_view_or_event_shows_a_hidden_card(match: Match) -> None:
    for moment in match.moments:
        for viewer in (0, 1, None):
            state = moment.after
            theirs = [card for seat in (0, 1) if seat != viewer for card in state.hands[seat]]
            known: tuple[str, ...] = ()
            if viewer is not None and viewer == state.recruiter:
                known = (*state.marked, *moment.views(viewer).buried[0])
            hidden = {card for card in (*theirs, *state.clan) if card in PACK.bits and card not in known}
            assert not hidden & named(moment.views(viewer))
            if state.round == moment.state.round:
                assert not hidden & named(*(event.seen_by(viewer) for event in moment.events))


def the_seat_that_returned_cards_knows_where_they_are(match: Match) -> None:
    for moment in match.moments:
        state = moment.after
        if state.recruiter is not None:
            view = moment.views(state.recruiter)
            assert view.buried[0] == state.clan[len(state.clan) - len(view.buried[0]) :]
            assert view.buried[1] == state.tactics[len(state.tactics) - len(view.buried[1]) :]
            assert not Counter(view.marked) - Counter(state.hands[1 - state.recruiter])


def exactly_the_legal_actions_can_be_played(match: Match) -> None:
    """Where there are no tactics cards, a sample of their many texts is enough."""
    rng = match.chance("texts")
    for moment in match.moments:
        if rng.random() < 0.007:
            tactics = match.setting.options["tactics"] == "on"
            check_texts(GAME, moment, EVERY_TEXT if tactics else only_some(EVERY_TEXT, rng))


PROPERTIES: tuple[Property, ...] = (
    cards_are_conserved,
    no_view_or_event_shows_a_hidden_card,
    the_seat_that_returned_cards_knows_where_they_are,
    exactly_the_legal_actions_can_be_played,
)
