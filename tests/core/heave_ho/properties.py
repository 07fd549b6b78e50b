"""What holds in every random game of Heave Ho!, with every way of making teams."""

from collections import Counter
from itertools import chain, product

from core.heave_ho import HeaveHo
from core.heave_ho.cards import ACTIONS, CARDS, HAND, MEN, ORDER, PLACES, WHITES
from core.heave_ho.state import State, put_seat
from tests.support.games import Match, Property, check_texts, named

GAME = HeaveHo()
DEEDS = [
    *(f"{card}@{side}" for card, side in product(sorted(MEN), "ab")),
    *(f"{card}@{place}" for card, place in product(sorted(WHITES), PLACES)),
    *(card for card in ACTIONS if card not in ("Farewell", "ChangeSides")),
    *(f"Farewell {strength}" for strength in (0, 1, 2, 3, 4, 6)),
    *(f"ChangeSides {place}" for place in PLACES),
    *(f"ChangeSides {source}-{target}" for source, target in product(PLACES, PLACES) if source[0] != target[0]),
]
TEXTS = [
    *("keep 1", "keep 2", *DEEDS, *(f"{card} -" for card in ACTIONS)),
    *(f"take {deed}" for deed in DEEDS),
    *(f"toss {card}" for card in ORDER),
]


def all_cards(state: State) -> Counter[str]:
    """Every card, wherever it is."""
    sorted_ones = (*state.kept, *state.given, *state.piles) if state.barrel is None else ()
    own = (*sorted_ones, *state.hands, *state.decks, *state.places)
    return Counter((*chain.from_iterable(own), *state.discard, *state.gone, *state.aside))


def team(state: State, seat: int) -> Counter[str]:
    """A whole team, from its first card to its last."""
    return Counter((*state.spent[seat], *state.hands[seat], *state.decks[seat]))


def cards_are_conserved(match: Match) -> None:
    for moment in match.moments:
        assert all_cards(moment.after) == Counter(CARDS)
        assert len(moment.after.aside) == 15


def a_team_is_the_cards_its_seat_kept_and_was_given(match: Match) -> None:
    for moment in match.moments:
        state = moment.after
        if state.barrel is None:
            continue
        for seat in (0, 1):
            assert team(state, seat).total() == 20
            if match.setting.options["teams"] == "skip":
                assert state.kept[seat] == state.given[seat] == ()
            else:
                assert team(state, seat) == Counter((*state.kept[seat], *state.given[1 - seat]))


def blackened(state: State, viewer: int | None) -> State:
    """A copy in which everything hidden from the viewer is blacked out."""
    twin = state.copy()
    for seat in (0, 1):
        looks = (state.phase in ("sort", "stop") and viewer == seat) or (state.phase == "rest" and viewer == state.turn)
        pair = 2 if looks and viewer in GAME.actors(state) else 0
        twin.piles = put_seat(twin.piles, seat, (*state.piles[seat][:pair], *["?"] * len(state.piles[seat][pair:])))
        twin.decks = put_seat(twin.decks, seat, ("?",) * len(state.decks[seat]))
        if seat != viewer:
            twin.kept = put_seat(twin.kept, seat, ("?",) * len(state.kept[seat]))
            twin.given = put_seat(twin.given, seat, ("?",) * len(state.given[seat]))
            if state.phase != "trick" or viewer != state.turn:
                twin.hands = put_seat(twin.hands, seat, ("?",) * len(state.hands[seat]))
    twin.aside = ("?",) * len(state.aside)
    twin.seed = b"?"
    if viewer is None:
        twin.shown = (("?",), ("?",))
    return twin


def no_view_depends_on_a_hidden_card(match: Match) -> None:
    for moment in match.moments:
        for viewer in (0, 1, None):
            assert GAME.view(blackened(moment.after, viewer), viewer) == moment.views(viewer)


def no_event_shows_a_card_that_the_view_hides(match: Match) -> None:
    for moment in match.moments:
        if moment.after.round == moment.state.round:
            for viewer in (0, 1, None):
                told = named(*(event.seen_by(viewer) for event in moment.events))
                assert told & {*ORDER} <= named(GAME.view(moment.state, viewer)) | named(moment.views(viewer))


def what_a_view_remembers_is_true(match: Match) -> None:
    for moment in match.moments:
        state = moment.after
        for seat in (0, 1):
            view, other = moment.views(seat), 1 - seat
            assert not Counter(view.coming) - Counter(state.decks[seat])
            assert not Counter(view.facing) - Counter((*state.hands[other], *state.decks[other]))
            assert not Counter(view.shown[other]) - Counter(state.hands[other])
            assert view.spent == state.spent
        assert not Counter(chain.from_iterable(view.turned[:7])) - Counter(state.aside)


def a_guess_is_a_complete_and_possible_deal(match: Match) -> None:
    rng = match.chance("deal")
    for moment in match.moments:
        if rng.random() < 0.3:
            for seat in (0, 1):
                state, twin = moment.after, GAME.guess(moment.views(seat), rng)
                assert all_cards(twin) == Counter(CARDS)
                sizes = [[*map(len, (*each.piles, *each.kept, *each.given, each.aside))] for each in (state, twin)]
                assert sizes[0] == sizes[1]
                if twin.barrel is not None and match.setting.options["teams"] != "skip":
                    for each in (0, 1):
                        assert team(twin, each) == Counter((*twin.kept[each], *twin.given[1 - each]))
                assert GAME.view(twin, 1 - seat).shown == moment.views(1 - seat).shown


def hands_and_the_barrel_stay_within_bounds(match: Match) -> None:
    for moment in match.moments:
        state = moment.after
        assert max(state.barrels) < 3 or state.phase == "over"
        if state.barrel is not None:
            assert 1 <= state.barrel <= 12
            assert (state.barrel in (1, 12)) <= (state.phase == "over")
            for seat in (0, 1):
                assert len(state.hands[seat]) >= HAND - 2 or not state.decks[seat]
                assert state.hands[seat] or state.phase in ("over", "trick")


def exactly_the_legal_actions_can_be_played(match: Match) -> None:
    rng = match.chance("texts")
    for moment in match.moments:
        if rng.random() < (0.3 if moment.state.phase in ("trick", "stop", "rest") else 0.02):
            check_texts(GAME, moment, TEXTS)


PROPERTIES: tuple[Property, ...] = (
    cards_are_conserved,
    a_team_is_the_cards_its_seat_kept_and_was_given,
    no_view_depends_on_a_hidden_card,
    no_event_shows_a_card_that_the_view_hides,
    what_a_view_remembers_is_true,
    a_guess_is_a_complete_and_possible_deal,
    hands_and_the_barrel_stay_within_bounds,
    exactly_the_legal_actions_can_be_played,
)
