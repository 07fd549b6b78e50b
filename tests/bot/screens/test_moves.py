"""Legal actions as buttons: every one can be reached, and what stands on them is a person's language."""

from random import Random
from typing import Any

import pytest

from bot.screens.moves import ROWS, WIDTH, Moves, parts
from bot.screens.screen import LONGEST_LABEL, LONGEST_TOKEN
from bot.screens.tokens import read
from bot.words import LANGUAGES, load
from core import games
from core.game import Game

MATCH = "abcdefgh"


def of(legal: list[str], language: str = "en", game: str = "schotten-totten") -> Moves:
    return Moves(MATCH, game, 12345, legal, load(language))


def reached(moves: Moves) -> set[str]:
    """All actions that pressing buttons can come to."""
    found: set[str] = set()
    seen: set[tuple[str, int]] = set()
    waiting = [("", 0)]
    while waiting:
        chosen, page = waiting.pop()
        if (chosen, page) in seen:
            continue
        seen.add((chosen, page))
        rows = moves.rows(chosen, page)
        assert len(rows) <= ROWS
        assert all(0 < len(row) <= WIDTH for row in rows)
        buttons = [button for row in rows for button in row]
        assert len({button.token for button in buttons}) == len(buttons)
        for button in buttons:
            assert len(button.token.encode()) <= LONGEST_TOKEN
            assert 0 < len(button.label) <= LONGEST_LABEL
            token = read(button.token)
            assert token is not None
            verb, fields = token
            if verb == "move":
                found.add(fields[2])
            else:
                waiting.append((fields[2], int(fields[3])))
    return found


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("values", [0, 1])
def test_every_legal_action_can_be_reached(game: Game[Any, Any], language: str, values: int) -> None:
    options = {name: allowed[values] for name, allowed in game.options.items()}
    rng = Random(values)
    state = game.start(game.seats[0], options, b"buttons")
    while actors := game.actors(state):
        seat = rng.choice(actors)
        legal = game.legal(state, seat)
        texts = [game.format(action) for action in legal]
        assert reached(of(texts, language, game.id)) == set(texts)
        state = game.play(state, seat, rng.choice(legal)).state


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("R7@3", ["R7", "@3"]),
        ("Joker@3", ["Joker", "@3"]),
        ("claim 3", ["claim", " 3"]),
        ("done", ["done"]),
        ("Strategist R7@3-5", ["Strategist", " R7@3", "-5"]),
        ("Banshee R7@3", ["Banshee", " R7@3"]),
        ("give R7 B3 Spy", ["give", " R7", " B3", " Spy"]),
        ("ChangeSides aR-bG", ["ChangeSides", " aR", "-bG"]),
        ("Adrenaline -", ["Adrenaline", " -"]),
        ("take R2!@a", ["take", " R2!@a"]),
    ],
)
def test_an_action_has_parts(text: str, expected: list[str]) -> None:
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
        ("done", "No more claims"),
        ("draw tactics", "Draw a tactics card"),
        ("return R7", "Put back 🟥 R7"),
        ("return Mud", "Put back Mud Fight"),
        ("Traitor", "Traitor"),
        (" R7@3", "🟥 R7 · Stone 3"),
        ("-5", "Stone 5"),
        ("-x", "Discard it"),
        ("Traitor R7@3-5", "Traitor: 🟥 R7 · Stone 3 → Stone 5"),
        ("Strategist R7@3-x", "Strategist: 🟥 R7 · Stone 3 → Discard it"),
    ],
)
def test_labels(text: str, label: str) -> None:
    assert of([]).label(text) == label


def test_many_choices_have_pages() -> None:
    legal = [f"Banshee {colour}{strength}@1" for colour in "ROY" for strength in range(1, 10)]
    moves = of([*legal, *(f"R{strength}@{stone}" for strength in range(1, 10) for stone in range(1, 10))])
    assert reached(moves) == set(moves.legal)


def test_a_card_is_not_mistaken_for_one_whose_name_begins_like_it() -> None:
    moves = of([f"{card}@{place}" for card in ("R1", "R11") for place in range(1, 8)])
    places = [button.token.rpartition(":")[2] for row in moves.rows("R1") for button in row]
    assert places == [f"R1@{place}" for place in range(1, 8)]
