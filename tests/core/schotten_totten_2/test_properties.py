"""What holds in every random game of Schotten Totten 2, with every combination of options."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from hypothesis import given, settings

from core.game import Illegal
from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import ACTIONS, ELITE, NUMBERS, PACK, TACTICS
from core.schotten_totten_2.state import State, contest
from tests.support.games import Moment, Setting, chances, in_every_setting, moments, seeds

GAME = SchottenTotten2()
PLACED = (*PACK.cards, *ELITE)
TEXTS = [
    *(f"{card}@{tile}" for card, tile in product(PLACED, NUMBERS)),
    *(f"Redeploy {card}@{tile}-{target}" for card, tile, target in product(PLACED, NUMBERS, (*NUMBERS, "x"))),
    *(f"Treason {card}@{tile}-{target}" for card, tile, target in product(PLACED, NUMBERS, NUMBERS)),
    *(f"{effect} {card}@{tile}" for effect, card, tile in product(("Recruit", "Desertion"), PLACED, NUMBERS)),
    *(f"{word} {tile}" for word, tile in product(("retreat", "cauldron", "declare", "Explosion"), NUMBERS)),
    *("Exchange", "done", "draw siege", "draw tactics", "pass"),
]


def every_text(state: State, seat: int) -> Iterator[str]:
    """Everything that could be written, with choices of cards limited to plausible ones."""
    yield from TEXTS
    yield from (f"Reinforcements {one} {other}" for one, other in product((*state.discard, "R0"), repeat=2))
    yield from (f"give {' '.join(cards)}" for cards in product((*state.hands[seat][:5], "R0"), repeat=3))
    yield from (f"give {' '.join(cards)}" for cards in combinations(state.hands[seat], 3))


def everything(setting: Setting) -> Counter[str]:
    return Counter((*PACK.cards, *(TACTICS if setting.options["tactics"] == "on" else ())))


def all_cards(state: State) -> Counter[str]:
    sides = [card for side in (*state.sides[0], *state.sides[1]) for card in side]
    own = (*state.hands, *state.gifts, *state.spent)
    return Counter((*sides, *(card for cards in own for card in cards), *state.siege, *state.tactics, *state.discard))


@in_every_setting(GAME.id)
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_cards_are_conserved(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        assert all_cards(moment.after) == everything(setting)


@in_every_setting(GAME.id)
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_no_view_or_event_shows_a_hidden_card(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        for viewer in (0, 1, None):
            state = moment.after
            known = {*state.reinforced, *(() if viewer is None else state.marked[1 - viewer])}
            theirs = [card for seat in (0, 1) if seat != viewer for card in (*state.hands[seat], *state.gifts[seat])]
            hidden = {card for card in (*theirs, *state.siege) if card in PACK.bits} - known
            shown = repr(GAME.view(state, viewer))
            assert not [card for card in hidden if f"'{card}'" in shown]
            if state.round == moment.state.round:
                told = repr([event.seen_by(viewer) for event in moment.events])
                assert not [card for card in hidden if f"'{card}'" in told]


@in_every_setting(GAME.id)
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_what_a_view_remembers_is_true(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        state = moment.after
        for seat in (0, 1):
            view = GAME.view(state, 1 - seat)
            assert not Counter(view.marked[seat]) - Counter(state.hands[seat])
            drawn = {*view.reinforced} & {*state.hands[seat], *state.gifts[seat]} - {*view.marked[seat]}
            passed_on = {*view.reinforced} & {*view.marked[1 - seat]}
            assert len(drawn) + len(passed_on) <= view.fresh[seat]
        hidden = (*state.hands[0], *state.hands[1], *state.gifts[0], *state.gifts[1], *state.siege)
        assert {*view.reinforced} <= {*hidden}


@in_every_setting(GAME.id)
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_a_guess_is_a_complete_and_possible_deal(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        if rng.random() < 0.2:
            for seat in (0, 1):
                twin = GAME.guess(GAME.view(moment.after, seat), rng)
                assert all_cards(twin) == everything(setting)
                assert twin.unseen == moment.after.unseen
                drawn = {*twin.reinforced} & {*twin.hands[1 - seat], *twin.gifts[1 - seat]} - {*twin.marked[1 - seat]}
                assert len(drawn) <= twin.fresh[1 - seat]


@in_every_setting(GAME.id)
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_what_a_state_caches_matches_the_table(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        state = moment.after
        table = [card for sides in state.sides for side in sides for card in side]
        seen = PACK.mask(card for card in (*table, *state.discard) if card in PACK.bits)
        assert state.unseen == PACK.everything & ~seen
        for seat in (0, 1):
            sizes = [contest(state, tile).size for tile in NUMBERS]
            lengths = [len(side) for side in state.sides[seat]]
            assert all(length <= size for length, size in zip(lengths, sizes, strict=True))
            assert state.rooms[seat] == tuple(tile for tile in NUMBERS if lengths[tile - 1] < sizes[tile - 1])
        for tile in NUMBERS:
            full: list[int | None] = [seat for seat in (0, 1) if tile not in state.rooms[seat]]
            assert state.first[tile - 1] in (full or [None])
            for zero, one in product(*(sides[tile - 1] for sides in state.sides)):
                assert {zero[1:], one[1:]} != {"0", "11"} or zero[0] != one[0]


@in_every_setting(GAME.id)
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_hands_are_full_when_a_turn_begins(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        state = moment.after
        if state.phase == "play":
            assert {len(cards) for cards in state.hands} == {7 if setting.options["tactics"] == "on" else 6}


@in_every_setting(GAME.id)
@settings(max_examples=2)
@given(seed=seeds, rng=chances)
def test_exactly_the_legal_actions_can_be_played(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        if rng.random() < (0.3 if moment.state.phase == "exchange" else 0.02):
            check_all_texts(moment)


def check_all_texts(moment: Moment) -> None:
    before = dict(vars(moment.state))
    accepted = set()
    for text in every_text(moment.state, moment.seat):
        try:
            GAME.play(moment.state, moment.seat, GAME.parse(text))
        except Illegal:
            continue
        accepted.add(text)
    assert accepted == {GAME.format(action) for action in GAME.legal(moment.state, moment.seat)}
    assert vars(moment.state) == before


@in_every_setting(GAME.id)
@settings(max_examples=2)
@given(seed=seeds, rng=chances)
def test_nobody_can_act_in_the_final_views(setting: Setting, seed: bytes, rng: Random) -> None:
    for moment in moments(setting, seed, rng):
        outcome = GAME.outcome(moment.after)
    assert outcome is not None
    view = GAME.view(moment.state, 0).ended(outcome)
    assert (view.turn, view.actors, view.phase, view.declarable, view.outcome) == (None, (), "over", (), outcome)


def test_action_cards_share_the_names_of_their_actions() -> None:
    assert set(ACTIONS) == {"Redeploy", "Recruit", "Desertion", "Treason", "Explosion", "Reinforcements", "Exchange"}
