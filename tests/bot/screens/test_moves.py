"""Legal actions as buttons: every one can be reached, with labels in the reader's language."""

from collections import Counter
from itertools import combinations, cycle, permutations
from random import Random
from typing import Any

import pytest

from bot.buttons import LONGEST_TOKEN, read
from bot.i18n import LANGUAGES, translator
from bot.screens.moves import Moves, parts
from bot.screens.screen import LONGEST_LABEL, MOST
from core import games
from core.game import Game
from core.schotten_totten_2 import exchange
from core.schotten_totten_2.actions import format

MATCH = "abcdefgh"


def of(legal: list[str], language: str = "en", game: str = "schotten-totten") -> Moves:
    return Moves(MATCH, game, 12345, legal, translator(language, game=game))


def reached(moves: Moves) -> set[str]:
    """All actions that can be reached by pressing buttons."""
    found: set[str] = set()
    seen: set[tuple[str, int]] = set()
    waiting = [("", 0)]
    while waiting:
        chosen, page = waiting.pop()
        if (chosen, page) in seen:
            continue
        seen.add((chosen, page))
        rows = moves.rows(chosen, page)
        assert len(rows) <= MOST - 1
        assert all(0 < len(row) <= MOST for row in rows)
        buttons = [button for row in rows for button in row]
        assert len({button.token for button in buttons}) == len(buttons)
        for button in buttons:
            assert len(button.token.encode()) <= LONGEST_TOKEN
            assert 0 < len(button.label) <= LONGEST_LABEL
            token = read(button.token)
            assert token is not None
            verb, fields = token
            if verb.name == "move":
                found.add(fields[2])
            else:
                waiting.append((fields[2], int(fields[3])))
    return found


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
@pytest.mark.parametrize(
    "languages",
    [LANGUAGES, *(pytest.param((language,), marks=pytest.mark.long) for language in LANGUAGES)],
    ids=" ".join,
)
@pytest.mark.parametrize("values", [0, 1])
def test_every_legal_action_can_be_reached(game: Game[Any, Any], languages: tuple[str, ...], values: int) -> None:
    """In all languages in turn; in the long tests also in each of them."""
    options = {name: allowed[values] for name, allowed in game.options.items()}
    rng, language = Random(values), cycle(languages)
    state = game.start(game.seats[0], options, b"buttons")
    while actors := game.actors(state):
        seat = rng.choice(actors)
        legal = game.legal(state, seat)
        texts = [game.format(action) for action in legal]
        assert reached(of(texts, next(language), game.id)) == set(texts)
        state = game.play(state, seat, rng.choice(legal)).state


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("R7@3", ["R7", "@3"]),
        ("Joker@3", ["Joker", "@3"]),
        ("claim 3", ["claim", " 3"]),
        ("done", ["done"]),
        ("Strategist R7@3-5", ["Strategist", " R7", "@3", "-5"]),
        ("Banshee R7@3", ["Banshee", " R7", "@3"]),
        ("give R7 B3 Spy", ["give", " R7", " B3", " Spy"]),
        ("ChangeSides aR-bG", ["ChangeSides", " aR", "-bG"]),
        ("Adrenaline -", ["Adrenaline", " -"]),
    ],
)
def test_an_action_is_split_into_parts(text: str, expected: list[str]) -> None:
    assert parts(text) == expected
    assert "".join(expected) == text


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("R7@3", "🟥 R7 · Stone 3"),
        ("@3", "Stone 3"),
        ("R7", "🟥 R7"),
        ("Shield", "Shield Bearer"),
        ("claim 3", "Claim stone 3"),
        ("claim", "Claim"),
        ("done", "Stop claiming"),
        ("draw tactics", "Draw a tactics card"),
        ("return R7", "Return 🟥 R7"),
        ("return Mud", "Return Mud Fight"),
        ("Traitor", "Traitor"),
        (" R7@3", "🟥 R7 · Stone 3"),
        ("-5", "Stone 5"),
        ("-x", "Discard"),
        ("Traitor R7@3-5", "Traitor: 🟥 R7 · Stone 3 → Stone 5"),
        ("Strategist R7@3-x", "Strategist: 🟥 R7 · Stone 3 → Discard"),
    ],
)
def test_labels(text: str, label: str) -> None:
    assert of([]).label(text) == label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("declare 4", "Take control of tile 4"),
        ("declare", "Declare control"),
        (" 4", "Tile 4"),
        ("Explosion 4", "Explosion: Tile 4"),
        ("Shield@4", "Shield · Tile 4"),
        ("Reinforcements R*", "Reinforcements: 🟥 …"),
        ("Reinforcements R7 B11", "Reinforcements: 🟥 R7 🟦 B11"),
        ("give R7 B3 Spy", "Give 🟥 R7 🟦 B3 Spy"),
        ("Redeploy R7@3-5", "Redeploy: 🟥 R7 · Tile 3 → Tile 5"),
    ],
)
def test_labels_in_schotten_totten_2(text: str, label: str) -> None:
    assert of([], game="schotten-totten-2").label(text) == label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("R2!@a", "🟥 R2! · your side"),
        ("W3@bG", "⬜ W3 · opponent’s side 🟩"),
        ("keep 2", "Keep ⬜ W3"),
        ("Adrenaline", "Adrenaline"),
        ("Adrenaline -", "Adrenaline: no effect"),
        (" -", "no effect"),
        ("Farewell 3", "Farewell to strength 3"),
        (" 3", "3"),
        ("ChangeSides aR", "Change Sides: your side 🟥"),
        ("ChangeSides bR-aG", "Change Sides: opponent’s side 🟥 → your side 🟩"),
        ("take R2!@b", "Take 🟥 R2! · opponent’s side"),
        ("take ChangeSides aR-bG", "Take Change Sides your side 🟥 → opponent’s side 🟩"),
        ("toss NastyTrick", "Discard Nasty Trick"),
    ],
)
def test_labels_in_heave_ho(text: str, label: str) -> None:
    moves = Moves(MATCH, "heave-ho", 1, [], translator("en", game="heave-ho"), 0, ("R2!", "W3"))
    assert moves.label(text) == label


@pytest.mark.parametrize(
    ("legal", "chosen", "asked"),
    [
        (["Adrenaline", "Adrenaline -"], "Adrenaline", "other"),
        (["Farewell 1", "Farewell 2", "Farewell -"], "Farewell", "other"),
        (["ChangeSides aR", "ChangeSides bR"], "ChangeSides", "place"),
        (["toss R2", "toss B3"], "toss", "card"),
        (["W3@aR", "W3@aG"], "W3", "place"),
    ],
)
def test_what_is_asked_next(legal: list[str], chosen: str, asked: str) -> None:
    assert of(legal, game="heave-ho").asks(chosen) == asked


def pressed(moves: Moves, *labels: str) -> list[str]:
    """The labels of the buttons after those with these labels were pressed."""
    chosen, buttons = "", [button for row in moves.rows() for button in row]
    for label in labels:
        found = read(next(button.token for button in buttons if button.label == label))
        assert found is not None
        assert found[0].name == "pick"
        chosen = found[1][2]
        buttons = [button for row in moves.rows(chosen) for button in row]
    return [button.label for button in buttons]


def test_several_cards_can_be_chosen_in_any_order() -> None:
    hand = ["R7", "R8", "Joker", "B3", "Spy", "G0", "Joker"]
    moves = of([format(each) for each in exchange.choices(tuple(hand))], game="schotten-totten-2")
    assert pressed(moves) == ["🟥 R7", "🟥 R8", "Joker", "🟦 B3", "Spy", "🟩 G0"]
    for three in permutations(hand, 3):
        buttons = [button for row in moves.rows(f"give {three[0]} {three[1]}") for button in row]
        last = [button for button in buttons if button.label == moves.label(f" {three[2]}")]
        assert len(last) == 1
        token = read(last[0].token)
        assert token is not None
        assert token[0].name == "move"
        assert Counter(token[1][2].split()[1:]) == Counter(three)


def test_with_many_cards_the_colour_is_chosen_first() -> None:
    discard = [f"{colour}{strength}" for colour in "RYGBP" for strength in range(12)]
    recruit = [f"Recruit {card}@{tile}" for card in (*discard, "Spy") for tile in range(1, 8)]
    moves = of(recruit, game="schotten-totten-2")
    assert pressed(moves) == ["🟥 …", "🟨 …", "🟩 …", "🟦 …", "🟪 …", "Spy"]
    assert pressed(moves, "🟥 …") == [f"🟥 R{strength}" for strength in range(12)]
    assert pressed(moves, "🟥 …", "🟥 R11") == [f"Tile {tile}" for tile in range(1, 8)]
    assert (moves.asks(""), moves.asks("Recruit R*"), moves.asks("Recruit R11")) == ("card", "card", "place")
    reinforce = [f"Reinforcements {one} {other}" for one, other in combinations(discard, 2)]
    moves = of([*recruit, *reinforce], game="schotten-totten-2")
    assert pressed(moves) == ["Recruit", "Reinforcements"]
    assert len(pressed(moves, "Reinforcements", "🟪 …", "🟪 P11", "🟥 …")) == 12
    assert len(pressed(moves, "Reinforcements", "🟪 …", "🟪 P11", "🟪 …")) == 11


@pytest.mark.parametrize("full", ["RP", pytest.param("RYGBP", marks=pytest.mark.long)])
def test_every_pair_of_many_cards_can_be_reached(full: str) -> None:
    """With all cards of these colours in the discard pile, and one of each other colour."""
    discard = [f"{colour}{strength}" for colour in "RYGBP" for strength in range(12 if colour in full else 1)]
    recruit = [f"Recruit {card}@{tile}" for card in (*discard, "Spy") for tile in range(1, 8)]
    reinforce = [f"Reinforcements {one} {other}" for one, other in combinations(discard, 2)]
    moves = of([*recruit, *reinforce], game="schotten-totten-2")
    assert reached(moves) == set(moves.legal)


def test_with_many_places_the_column_is_chosen_first() -> None:
    holes = [f"{column}{row}" for row in range(1, 6) for column in "cbade"]
    moves = of([*(f"W@{hole}" for hole in holes), "swap"], game="totemo")
    assert pressed(moves) == ["⬜ W", "Swap all blocks"]
    assert pressed(moves, "⬜ W") == ["a …", "b …", "c …", "d …", "e …"]
    assert pressed(moves, "⬜ W", "c …") == [f"c{row}" for row in range(1, 6)]
    assert moves.label("W@c*") == "⬜ W · c …"
    assert reached(moves) == set(moves.legal)


def test_a_card_and_its_only_place_are_chosen_together() -> None:
    moves = of(
        [f"Redeploy {card}@{place}-{target}" for card, place in (("R7", 1), ("B3", 2)) for target in range(3, 8)]
    )
    assert pressed(of([*moves.legal, "pass"])) == ["Redeploy", "Pass"]
    assert pressed(of([*moves.legal, "pass"]), "Redeploy")[0].startswith("🟥 R7 · Stone 1")


def test_many_choices_are_split_into_pages() -> None:
    legal = [f"Banshee {colour}{strength}@1" for colour in "ROY" for strength in range(1, 10)]
    moves = of([*legal, *(f"R{strength}@{stone}" for strength in range(1, 10) for stone in range(1, 10))])
    assert reached(moves) == set(moves.legal)


def test_a_card_is_not_mistaken_for_one_whose_name_starts_the_same() -> None:
    moves = of([f"{card}@{place}" for card in ("R1", "R11") for place in range(1, 8)])
    places = [button.token.rpartition(":")[2] for row in moves.rows("R1") for button in row]
    assert places == [f"R1@{place}" for place in range(1, 8)]
