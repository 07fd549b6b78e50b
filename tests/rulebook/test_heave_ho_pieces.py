"""Heave Ho!: the cards, the board, the deal, and the options."""

from collections import Counter

import pytest

from core import games
from core.heave_ho.cards import ACTIONS, ASIDE, CARDS, COPIES, GOALS, STARTS, half
from core.heave_ho.state import State
from tests.rulebook.rope import GAME, position, seen

SEEDS = [bytes([number]) for number in range(20)]


def kinds(prefix: str) -> Counter[str]:
    return Counter(card for card in CARDS if card[0] == prefix and card not in ACTIONS)


def everywhere(state: State) -> Counter[str]:
    own = (*state.piles, *state.kept, *state.given) if state.barrel is None else (*state.hands, *state.decks)
    return Counter((*(card for cards in own for card in cards), *state.aside))


def test_there_are_55_cards() -> None:
    assert len(CARDS) == 55


@pytest.mark.parametrize("colour", "RBG")
def test_each_colour_has_three_scots_of_each_strength_and_one_of_them_says_heave_ho(colour: str) -> None:
    assert kinds(colour) == {f"{colour}{n}{mark}": copies for n in range(4) for mark, copies in (("", 2), ("!", 1))}


def test_there_are_two_ladies_of_each_strength_and_one_of_them_says_heave_ho() -> None:
    assert kinds("W") == {f"W{n}{mark}": 1 for n in range(1, 5) for mark in ("", "!")}


def test_there_is_one_nessie_without_the_words() -> None:
    assert kinds("N") == {"N6": 1}


def test_sixteen_cards_say_heave_ho() -> None:
    assert sum(card.endswith("!") for card in CARDS) == 16


def test_there_are_ten_action_cards_one_of_each() -> None:
    names = "Adrenaline NastyTrick HeaveHo MuchoMacho Weakness RopeBreaks ChangeSides Farewell Monstrous Reinforcements"
    assert list(ACTIONS) == names.split()
    assert all(CARDS.count(card) == 1 for card in ACTIONS)


def test_all_numbers_of_copies_are_in_one_table() -> None:
    assert sum(map(sum, COPIES.values())) == len(CARDS)


def test_each_side_has_three_places_with_a_printed_scot_of_strength_two() -> None:
    view = seen(position())
    assert [(place.name, place.side, place.colour, place.cards, place.strength) for place in view.places] == [
        (f"{side}{colour}", seat, colour, (), 2) for seat, side in enumerate("ab") for colour in "RBG"
    ]
    assert view.strengths == (6, 6)


def test_the_track_has_twelve_spaces_with_goals_starts_and_halves() -> None:
    assert (GOALS, STARTS) == ((1, 12), (6, 7))
    assert [half(space) for space in range(1, 13)] == [0] * 6 + [1] * 6


def test_the_game_has_two_seats_one_option_and_no_draws() -> None:
    game = games.get("heave-ho")
    assert (game.id, [*game.seats], game.draws, game.version) == ("heave-ho", [2], False, 1)
    assert game.options == {"teams": ("fair", "race", "skip")}


@pytest.mark.parametrize("options", [{"teams": "quick"}, {"tactics": "on"}])
def test_an_unknown_option_or_value_raises_a_value_error(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        GAME.start(2, options, b"seed")


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_wrong_number_of_seats_raises_a_value_error(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        GAME.start(seats, {}, b"seed")


@pytest.mark.parametrize("teams", ["fair", "race", "skip"])
def test_each_player_is_dealt_twenty_cards_and_fifteen_are_set_aside(teams: str) -> None:
    for seed in SEEDS:
        state = GAME.start(2, {"teams": teams}, seed)
        assert everywhere(state) == Counter(CARDS)
        assert len(state.aside) == ASIDE == 15
        assert {len(state.piles[seat]) + len(state.hands[seat]) + len(state.decks[seat]) for seat in (0, 1)} == {20}


def test_the_same_seed_gives_the_same_deal_for_all_ways_of_making_teams() -> None:
    fair, race, skip = (GAME.start(2, {"teams": teams}, b"seed") for teams in ("fair", "race", "skip"))
    assert fair.piles == race.piles
    assert tuple((*skip.hands[seat], *skip.decks[seat]) for seat in (0, 1)) == fair.piles
    assert GAME.start(2, {"teams": "fair"}, b"other").piles != fair.piles
