"""What holds in every random game of Schotten Totten 2, with every combination of options."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import ELITE, NUMBERS, PACK, TACTICS
from core.schotten_totten_2.state import State, contest
from tests.support.games import Match, Property, Setting, check_texts, named, only_some

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


def cards_are_conserved(match: Match) -> None:
    for moment in match.moments:
        assert all_cards(moment.after) == everything(match.setting)


def no_view_or_event_shows_a_hidden_card(match: Match) -> None:
    for moment in match.moments:
        for viewer in (0, 1, None):
            state = moment.after
            known = {*state.reinforced, *(() if viewer is None else state.marked[1 - viewer])}
            theirs = [card for seat in (0, 1) if seat != viewer for card in (*state.hands[seat], *state.gifts[seat])]
            hidden = {card for card in (*theirs, *state.siege) if card in PACK.bits} - known
            assert not hidden & named(moment.views(viewer))
            if state.round == moment.state.round:
                assert not hidden & named(*(event.seen_by(viewer) for event in moment.events))


def what_a_view_remembers_is_true(match: Match) -> None:
    for moment in match.moments:
        state = moment.after
        for seat in (0, 1):
            view = moment.views(1 - seat)
            assert not Counter(view.marked[seat]) - Counter(state.hands[seat])
            drawn = {*view.reinforced} & {*state.hands[seat], *state.gifts[seat]} - {*view.marked[seat]}
            passed_on = {*view.reinforced} & {*view.marked[1 - seat]}
            assert len(drawn) + len(passed_on) <= view.fresh[seat]
        hidden = (*state.hands[0], *state.hands[1], *state.gifts[0], *state.gifts[1], *state.siege)
        assert {*view.reinforced} <= {*hidden}


def a_guess_is_a_complete_and_possible_deal(match: Match) -> None:
    rng = match.chance("deal")
    for moment in match.moments:
        if rng.random() < 0.2:
            for seat in (0, 1):
                twin = GAME.guess(moment.views(seat), rng)
                assert all_cards(twin) == everything(match.setting)
                assert twin.unseen == moment.after.unseen
                drawn = {*twin.reinforced} & {*twin.hands[1 - seat], *twin.gifts[1 - seat]} - {*twin.marked[1 - seat]}
                assert len(drawn) <= twin.fresh[1 - seat]


def what_a_state_caches_matches_the_table(match: Match) -> None:
    for moment in match.moments:
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


def hands_are_full_when_a_turn_begins(match: Match) -> None:
    for moment in match.moments:
        state = moment.after
        if state.phase == "play":
            assert {len(cards) for cards in state.hands} == {7 if match.setting.options["tactics"] == "on" else 6}


def exactly_the_legal_actions_can_be_played(match: Match) -> None:
    """Where there are no tactics cards, a sample of their many texts is enough."""
    rng = match.chance("texts")
    for moment in match.moments:
        if rng.random() < (0.3 if moment.state.phase == "exchange" else 0.0135):
            texts = [*every_text(moment.state, moment.seat)]
            tactics = match.setting.options["tactics"] == "on"
            check_texts(GAME, moment, texts if tactics else only_some(texts, rng))


def nobody_can_act_in_the_final_views(match: Match) -> None:
    for moment in match.moments:
        outcome = GAME.outcome(moment.after)
    assert outcome is not None
    view = GAME.view(moment.state, 0).ended(outcome)
    assert (view.turn, view.actors, view.phase, view.declarable, view.outcome) == (None, (), "over", (), outcome)


PROPERTIES: tuple[Property, ...] = (
    cards_are_conserved,
    no_view_or_event_shows_a_hidden_card,
    what_a_view_remembers_is_true,
    a_guess_is_a_complete_and_possible_deal,
    what_a_state_caches_matches_the_table,
    hands_are_full_when_a_turn_begins,
    exactly_the_legal_actions_can_be_played,
    nobody_can_act_in_the_final_views,
)
