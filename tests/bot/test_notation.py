"""Typed moves: the notation in any case, and what is true in every position of every game."""

from random import Random
from typing import Any

import pytest

from bot import narration, notation
from bot.i18n import LANGUAGES, translator
from bot.notation import Several, Unplayable
from bot.vocabulary import PIECES, Symbol, tokens, vocabulary
from core import games
from core.game import Game, OutOfTurn
from tests.bot.typed import CONTROLS, LONG, moment

OPTIONS: dict[str, dict[str, str]] = {
    "schotten-totten": {"tactics": "on"},
    "schotten-totten-2": {"tactics": "on"},
    "totemo": {},
    "heave-ho": {"teams": "skip"},
}
LINES: dict[str, str] = {
    **dict.fromkeys(
        ("hello", "claim 3", "declare 2", "draw", "draw clan", "keep 2", "toss", "y", "12", "swap", "x"), ""
    ),
    **dict.fromkeys(
        ("Joker", "Spy 2", "traitor 3", "treason", "nasty trick", "take", "-", "@", "3 4 5 6", CONTROLS), ""
    ),
    "R7 3": "R7",
    "r0 1": "R0",
    "G3 a": "G3",
    "b b3": "B3",
    "yelow 8": "Y8",
    "W2 a": "W2",
    "🟨 8": "Y8",
    LONG: "R7",
}
"""Lines, each with the card that it names."""
BEATS = ("beatable", "tile-beatable", "outranked", "tile-outranked")
"""Refusals of a claim: the game itself says which cards would beat it, from what everyone can see."""


def positions(game: Game[Any, Any]) -> list[tuple[Any, int]]:
    """Every sixth moment of three random games, for everyone who acts."""
    found = []
    for seed in range(3):
        chance, state = Random(seed), game.start(game.seats[0], OPTIONS[game.id], bytes([seed]))
        for step in range(120):
            if not (actors := game.actors(state)):
                break
            if step % 6 == 0:
                found += [(state, seat) for seat in actors]
            state = game.play(state, actors[0], chance.choice(game.legal(state, actors[0]))).state
    return found


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_every_legal_action_is_read_as_itself_in_every_language(game: Game[Any, Any]) -> None:
    chance = Random(game.id)
    for state, seat in positions(game):
        legal = [game.format(action) for action in game.legal(state, seat)]
        for text in chance.sample(legal, min(4, len(legal))):
            for language in LANGUAGES:
                words = translator(language, game=game.id)
                for typed in (text, text.upper(), f"  {text.lower()} ", text.replace("@", " @ ")):
                    assert notation.read(game, state, seat, typed, words) == text


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_the_parts_of_an_action_are_enough_and_nothing_else_is_ever_played(game: Game[Any, Any]) -> None:
    """With spaces in place of signs, an action is still read as itself, or is one of those offered."""
    chance, words = Random(game.id), translator("en", game=game.id)
    for state, seat in positions(game):
        legal = [game.format(action) for action in game.legal(state, seat)]
        whole = [text for text in legal if not text.endswith(" -")]
        for text in chance.sample(whole, min(4, len(whole))):
            meant = notation.read(game, state, seat, text.replace("@", " ").replace("-", " "), words)
            assert text in (meant.actions if isinstance(meant, Several) else (meant,))


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_no_answer_names_a_card_that_the_person_cannot_see(game: Game[Any, Any]) -> None:
    chance = Random(game.id)
    for state, seat in positions(game):
        seen = repr(game.view(state, seat))
        for line in chance.sample([*LINES], 4):
            said, reason = answer(game, state, seat, line, chance.choice(LANGUAGES))
            if reason not in BEATS:
                assert not [card for card in named(said, game) if f"'{card}'" not in seen and card != LINES[line]], said


def named(said: str, game: Game[Any, Any]) -> set[str]:
    """The numbered cards that a sentence names; names of other cards say nothing about who holds them."""
    words = set(said.replace("`", " ").replace("@", " ").replace(",", " ").replace(".", " ").split())
    return {card for card in PIECES[game.id].cards if card in words and any(each.isdecimal() for each in card)}


def answer(game: Game[Any, Any], state: Any, seat: int, line: str, language: str) -> tuple[str, str]:
    words = translator(language, game=game.id)
    try:
        meant = notation.read(game, state, seat, line, words)
    except Unplayable as refused:
        unplayable = refused
    else:
        return (", ".join(meant.actions) if isinstance(meant, Several) else meant), ""
    assert len(unplayable.examples) <= 3
    assert set(unplayable.examples) <= {game.format(action) for action in game.legal(state, seat)}
    return narration.explain(unplayable, words), unplayable.reason


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_anything_typed_out_of_turn_is_refused_as_out_of_turn(game: Game[Any, Any]) -> None:
    state = game.start(2, OPTIONS[game.id], b"\x02")
    if game.id == "heave-ho":
        state = moment("heave-ho", OPTIONS["heave-ho"], 1, 3).state
    (other,) = {0, 1} - set(game.actors(state))
    for line in ("claim 3", "R7@3", "hello", LONG):
        with pytest.raises(OutOfTurn):
            notation.read(game, state, other, line, translator("en", game=game.id))


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_known_by_the_name_that_people_see(language: str, game: Game[Any, Any]) -> None:
    words = translator(language, game=game.id)
    for card in PIECES[game.id].cards:
        if words.has(f"card-{card}"):
            typed = tokens(words.card(card))
            assert (Symbol("card", card), len(typed)) in vocabulary(language, game.id).meanings(typed, 0)


@pytest.mark.parametrize(
    ("typed", "meant"), [("claim 3", "declare 3"), ("Claim3", "declare 3"), ("take control of 3", "declare 3")]
)
def test_claim_and_declare_mean_the_same(typed: str, meant: str) -> None:
    here = moment("schotten-totten-2", {}, 3, 0)
    told = here.gets(typed, "en")
    assert told == here.gets(meant, "en")
    assert "tile 3" in told[0]


def test_a_card_is_never_played_for_nothing_because_its_target_is_missing() -> None:
    here = moment("heave-ho", {"teams": "skip"}, 2, 0)
    told, moves = here.gets("change sides", "en")
    assert told == "There is no such move now: change sides."
    assert moves.startswith("ChangeSides -, ")
