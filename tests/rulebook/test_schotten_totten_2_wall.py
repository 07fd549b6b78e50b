"""Schotten Totten 2: pieces, options, setup, and what counts on each face of each wall tile."""

from itertools import combinations

import pytest

from core import games
from core.formations import Formation
from core.rng import Rng
from tests.rulebook.siege import GAME, controls, hand, position, texts, tile

SEEDS = [bytes([number]) for number in range(12)]

# Sides, strongest first. No two of them share a card.
ALL_2 = ["R0 R1", "Y0 G0", "P1 P3", "Y4 G5", "R9 B11"]
ALL_3 = ["R0 R1 R2", "Y0 G0 B0", "P1 P3 P7", "Y4 G5 B6", "R9 G11 B11"]
ALL_4 = ["R0 R1 R2 R3", "Y0 G0 B0 P0", "P1 P3 P7 P8", "Y4 G5 B6 Y7", "R9 G11 B11 Y11"]
SUM_3 = ["R9 G11 B11", "Y8 Y9 Y10", "P5 G5 B5", "R0 R1 R2"]
LOWEST_3 = ["R0 R1 G2", "Y0 B1 P3", "Y2 Y3 Y4", "P9 P10 P11"]
LOWEST_4 = ["R0 R1 G1 G2", "Y0 B1 P1 P3", "Y2 Y3 Y4 Y5", "P8 P9 P10 P11"]
SAME_2 = ["Y3 G3", "R0 P0", "Y10 Y11", "R9 G10", "P3 P8", "R1 B4"]
COLOUR_3 = ["P6 P8 P10", "R0 R2 R4", "Y11 G11 B11", "Y4 G5 B6", "R1 G0 B1"]
RUN_3 = ["Y4 G5 B6", "Y1 G2 B3", "R11 G11 P11", "P6 P8 P10", "R0 R2 B4"]

FACES = {
    (1, "intact"): SUM_3,
    (1, "damaged"): RUN_3,
    (2, "intact"): ALL_4,
    (2, "damaged"): SAME_2,
    (3, "intact"): ALL_3,
    (3, "damaged"): COLOUR_3,
    (4, "intact"): ALL_2,
    (4, "damaged"): LOWEST_4,
    (5, "intact"): ALL_3,
    (5, "damaged"): COLOUR_3,
    (6, "intact"): ALL_4,
    (6, "damaged"): SAME_2,
    (7, "intact"): LOWEST_3,
    (7, "damaged"): RUN_3,
}
TIED = {
    face: {2: "R0 R1", 3: "R0 R1 G2", 4: "R0 R1 G2 G3"}[len(sides[0].split())]
    if sides not in (SAME_2, COLOUR_3, RUN_3)
    else {id(SAME_2): "R3 G3", id(COLOUR_3): "R0 R2 R4", id(RUN_3): "R4 G5 R6"}[id(sides)]
    for face, sides in FACES.items()
}
"""A side for each face, made only of red and green cards."""
EVERY_FACE = pytest.mark.parametrize(("number", "face"), FACES, ids=str)


# Pieces


def test_there_are_60_siege_cards_one_of_each_colour_and_strength() -> None:
    state = GAME.start(2, {}, b"seed")
    cards = [*hand(state, 0), *hand(state, 1), *state.siege]
    assert sorted(cards) == sorted(f"{colour}{strength}" for colour in "RYGBP" for strength in range(12))


def test_there_are_eleven_tactics_cards_only_in_the_tactics_variant() -> None:
    named = [
        "Joker",
        "Joker",
        "Spy",
        "Shield",
        "Redeploy",
        "Recruit",
        "Desertion",
        "Treason",
        "Explosion",
        "Reinforcements",
        "Exchange",
    ]
    assert sorted(GAME.start(2, {"tactics": "on"}, b"seed").tactics) == sorted(named)
    assert GAME.start(2, {}, b"seed").tactics == ()


def test_the_defender_has_three_cauldrons() -> None:
    assert GAME.view(GAME.start(2, {}, b"seed"), None).cauldrons == 3


def test_both_seats_number_the_seven_tiles_as_the_attacker_sees_them() -> None:
    names = ["left-pit", "left-tower", "left-wall", "gate", "right-wall", "right-tower", "right-pit"]
    for seat in (0, 1, None):
        tiles = GAME.view(GAME.start(2, {}, b"seed"), seat).tiles
        assert [(each.number, each.name) for each in tiles] == [*enumerate(names, 1)]


@EVERY_FACE
def test_each_face_has_its_own_number_of_cards(number: int, face: str) -> None:
    state = position(damaged=str(number) if face == "damaged" else "")
    assert tile(state, number).size == len(FACES[number, face][0].split())
    assert tile(state, number).damaged == (face == "damaged")


@EVERY_FACE
def test_each_face_shows_what_counts_there(number: int, face: str) -> None:
    shown = tile(position(damaged=str(number) if face == "damaged" else ""), number)
    accepted = {
        "all": tuple(Formation),
        "sum": (Formation.SUM,),
        "same": (Formation.KIND, Formation.SUM),
        "colour": (Formation.COLOUR, Formation.SUM),
        "run": (Formation.RUN, Formation.SUM),
    }
    kinds = {id(SAME_2): "same", id(COLOUR_3): "colour", id(RUN_3): "run"}
    kinds |= {id(sides): "sum" for sides in (SUM_3, LOWEST_3, LOWEST_4)}
    assert shown.accepted == accepted[kinds.get(id(FACES[number, face]), "all")]
    assert shown.lowest == (FACES[number, face] in (LOWEST_3, LOWEST_4))


@EVERY_FACE
def test_the_stronger_side_wins_no_matter_whose_it_is_or_which_was_completed_first(number: int, face: str) -> None:
    damaged = face == "damaged"
    for strong, weak in combinations(FACES[number, face], 2):
        for first in (0, 1):
            assert controls(number, strong, weak, first=first, damaged=damaged), (strong, weak)
            assert not controls(number, weak, strong, first=first, damaged=damaged), (weak, strong)


@EVERY_FACE
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_the_side_completed_first(number: int, face: str, first: int) -> None:
    side = TIED[number, face]
    twin = side.translate(str.maketrans("RG", "YB"))
    assert controls(number, side, twin, first=first, damaged=face == "damaged") == (first == 0)


@EVERY_FACE
def test_cards_may_be_played_in_any_order(number: int, face: str) -> None:
    strong, weak = FACES[number, face][:2]
    assert controls(number, " ".join(reversed(strong.split())), weak, first=1, damaged=face == "damaged")


@pytest.mark.parametrize("number", [1, 7])
def test_a_colour_run_on_a_run_tile_is_a_sum_or_optionally_a_run(number: int) -> None:
    for weak in ("Y1 G2 B3", "Y4 G5 B6"):
        assert not controls(number, "R9 R10 R11", weak, damaged=True)
        assert controls(number, "R9 R10 R11", weak, damaged=True, first=1, variant="type")
    assert controls(number, "R9 R10 R11", "Y9 G9 B9", damaged=True, first=1)
    assert controls(number, "R7 R8 R9", "Y8 G9 P10", damaged=True, variant="type") is False


@pytest.mark.parametrize("number", [3, 5])
def test_a_colour_run_on_a_colour_tile_is_a_sum_or_optionally_a_colour(number: int) -> None:
    for weak in ("Y0 Y2 Y4", "P6 P8 P10"):
        assert not controls(number, "R9 R10 R11", weak, damaged=True)
        assert controls(number, "R9 R10 R11", weak, damaged=True, first=1, variant="type")
    assert controls(number, "R9 R10 R11", "Y9 G9 B9", damaged=True, first=1)
    assert controls(number, "R7 R8 R9", "Y8 Y9 Y11", damaged=True, variant="type") is False


@pytest.mark.parametrize("variant", ["", "type"])
@pytest.mark.parametrize("number", [2, 6])
def test_a_colour_run_on_a_same_strength_tile_is_a_sum_under_either_option(number: int, variant: str) -> None:
    assert controls(number, "R0 Y0", "G10 G11", damaged=True, first=1, variant=variant)
    assert controls(number, "G10 G11", "R10 Y9", damaged=True, first=1, variant=variant)


def test_a_run_does_not_wrap_around() -> None:
    assert controls(3, "Y3 G4 B5", "R11 P0 R1", first=1)
    assert not controls(3, "R11 R0 R1", "Y0 G0 B0")


# Options


def test_the_options_are_tactics_match_and_colour_run() -> None:
    assert games.get("schotten-totten-2").options == {
        "tactics": ("off", "on"),
        "match": ("single", "revenge"),
        "colour-run": ("sum", "type"),
    }


def test_a_view_shows_its_options() -> None:
    view = GAME.view(GAME.start(2, {"tactics": "on", "match": "revenge", "colour-run": "type"}, b"seed"), 0)
    assert (view.tactics, view.revenge, view.mixed) == (True, True, True)
    default = GAME.view(GAME.start(2, {}, b"seed"), 0)
    assert (default.tactics, default.revenge, default.mixed) == (False, False, False)


# Setup


def test_all_tiles_are_intact_and_empty_at_the_start() -> None:
    for each in GAME.view(GAME.start(2, {}, b"seed"), None).tiles:
        assert (each.damaged, each.sides, each.first, each.strengths) == (False, ((), ()), None, (None, None))


@pytest.mark.parametrize(("tactics", "cards"), [("off", 6), ("on", 7)])
def test_each_hand_gets_its_siege_cards_and_the_rest_form_the_deck(tactics: str, cards: int) -> None:
    view = GAME.view(GAME.start(2, {"tactics": tactics}, b"seed"), None)
    assert [(each.siege, each.tactics) for each in view.hands] == [(cards, 0), (cards, 0)]
    assert (view.siege_deck, view.tactics_deck) == (60 - 2 * cards, 11 if tactics == "on" else 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_seat_0_is_the_attacker_in_the_first_game_and_starts(seed: bytes) -> None:
    state = GAME.start(2, {}, seed)
    assert GAME.actors(state) == (0,)
    assert GAME.view(state, None).attacker == 0
    assert len(texts(state)) == 42


def test_the_seed_decides_how_the_decks_are_shuffled() -> None:
    dealt = {(hand(state, 0), state.tactics) for state in (GAME.start(2, {"tactics": "on"}, seed) for seed in SEEDS)}
    assert len(dealt) == len(SEEDS)
    assert GAME.start(2, {}, b"seed") == GAME.start(2, {}, b"seed")


def test_the_deal_matches_the_architecture_page() -> None:
    state = GAME.start(2, {"tactics": "on"}, b"cairn")
    siege = Rng(b"cairn", "siege 1").shuffled(f"{colour}{strength}" for colour in "RYGBP" for strength in range(12))
    assert (hand(state, 0), hand(state, 1), state.siege) == (siege[:7], siege[7:14], siege[14:])
    elite = ("Joker", "Joker", "Spy", "Shield")
    effects = ("Redeploy", "Recruit", "Desertion", "Treason", "Explosion", "Reinforcements", "Exchange")
    assert state.tactics == Rng(b"cairn", "tactics 1").shuffled((*elite, *effects))


def test_the_deal_never_changes() -> None:
    state = GAME.start(2, {"tactics": "on"}, b"cairn")
    assert " ".join(hand(state, 0)) == "P3 G4 Y0 G1 R7 R0 Y5"
    assert " ".join(state.tactics[:3]) == "Explosion Desertion Treason"
