"""Every event has a complete sentence in every language, and reveals only what the reader may know."""

import ast
import re
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.commands import CATALOGUE
from bot.i18n import LANGUAGES, Translator, translator
from bot.narration import conclude, explain, is_outcome, tell
from core import games
from core.formations import Formation
from core.game import Event, Illegal, Outcome, OutOfTurn, Refusal, Unreadable
from core.heave_ho import events as rope
from core.schotten_totten import events as happened
from core.schotten_totten_2 import events as siege
from core.totemo import events as totems

ROOT = Path(__file__).parents[2]
NAMES = ("Олена", "Νίκος")

EVENTS: tuple[Event, ...] = (
    happened.Played(0, "R7", 3),
    happened.Played(0, "Spy", 3),
    happened.Played(1, "Blind", 3),
    happened.Played(1, "Mud", 3),
    happened.Recruited(0),
    happened.Moved(0, "Strategist", "R7", 3, 5),
    happened.Moved(0, "Strategist", "Joker", 3, 5),
    happened.Moved(1, "Traitor", "R7", 3, 5),
    happened.Removed(0, "Strategist", "R7", 3),
    happened.Removed(1, "Banshee", "Shield", 3),
    happened.Passed(0),
    happened.Drew(0, "clan", "R7"),
    happened.Drew(1, "tactics", "Spy"),
    happened.Returned(0, "clan", "R7"),
    happened.Returned(1, "tactics", "Traitor"),
    *(happened.Claimed(0, 3, formation.key, 24, 4) for formation in Formation),
    happened.Settled(1, 3, "run", 18),
    happened.RoundEnded(1, 0, "adjacent", (5, 2)),
    happened.RoundEnded(2, 1, "five", (8, 7)),
    happened.RoundEnded(3, 0, "settled", (13, 11)),
    happened.RoundEnded(4, None, "settled", (17, 15)),
    happened.RoundStarted(2, 1),
    siege.Played(0, "R11", 3),
    siege.Played(1, "Shield", 3),
    siege.Cancelled(3, ("R0", "R11")),
    siege.Retreated(0, 3, ("R7", "Spy")),
    siege.Scalded(1, 3, "R7", 2),
    *(siege.Controlled(0, 3, formation.key, 24, 4, 2) for formation in Formation),
    siege.Moved(0, "Redeploy", "R7", 3, 5),
    siege.Moved(1, "Treason", "Joker", 3, 5),
    siege.Removed(0, "Redeploy", "R7", 3),
    siege.Removed(1, "Desertion", "Shield", 3),
    siege.Recruited(0, "Spy", 3),
    siege.Exploded(0, 3, ("R7", "Spy", "B3")),
    siege.Reinforced(0, ("R7", "B3")),
    siege.Exchanged(0),
    siege.Gave(0, ("R7", "B3", "Spy")),
    siege.Received(1, ("R7", "B3", "Spy")),
    siege.Passed(0),
    siege.Drew(0, "siege", "R7"),
    siege.Drew(1, "tactics", "Treason"),
    *(siege.RoundEnded(1, 0, reason, 9, (1, 0)) for reason in ("breached", "four-damaged", "exhausted", "walled")),
    siege.RoundStarted(2, 1),
    totems.Redrew(0),
    totems.Kept(3),
    *(totems.ChiefMoved(left) for left in (15, 1, 0)),
    totems.Placed(2, "R^", "c3", 2, 5, 33),
    totems.Bonus(0, 10),
    totems.Swapped(1),
    *(totems.Drew(0, count, ("R", "B^", "W")[:count]) for count in (1, 2, 3)),
    totems.DrewOpenly(1, 3, ("R", "B^", "W")),
    totems.BagShort(0),
    totems.Left(2),
    rope.Sorted(0, "R2!", "HeaveHo", 4),
    rope.Finished(0, "Reinforcements", "N6"),
    rope.Stopped(0),
    rope.TookOver(0, 5),
    rope.TurnedUp(1, "W4!"),
    rope.TurnedUp(1, "HeaveHo"),
    rope.TeamsMade(1, 7),
    *(rope.Played(0, "W4!", side, colour) for side in (0, 1) for colour in "RBG"),
    *(rope.Used(1, card) for card in ("HeaveHo", "Weakness", "Monstrous")),
    rope.Wasted(0, "HeaveHo"),
    rope.Pulled(1, (6, 9), 9),
    rope.Pulled(None, (6, 6), 6),
    rope.Shifted(0, "Adrenaline", 4),
    rope.Shifted(1, "RopeBreaks", 7),
    rope.Swept(0, ()),
    rope.Swept(0, ("W4!", "W1")),
    rope.Dismissed(0, 3, ()),
    rope.Dismissed(1, 3, ("R3", "W3!")),
    *(rope.Crossed(1, "R3!", 0, colour) for colour in "RBG"),
    rope.Reinforced(0, 0, ()),
    rope.Reinforced(1, 3, ("R3", "HeaveHo", "B1")),
    rope.Peeked(0, ("R3", "HeaveHo", "B1!")),
    rope.Took(0, "HeaveHo"),
    rope.Tossed(1, "R3!"),
    rope.Drew(0, "R3!"),
    rope.Drew(1, "HeaveHo"),
    *(rope.RoundEnded(1, 0, reason, (1, 0)) for reason in ("goal", "half", "monstrous")),
    rope.RoundStarted(2),
)
REFUSALS: tuple[Refusal, ...] = (
    Unreadable("R99@1"),
    OutOfTurn(1),
    Illegal("not-in-hand", card="R7"),
    Illegal("not-in-hand", card="Recruiter"),
    Illegal("stone-claimed", stone=3),
    Illegal("side-full", stone=3, size=3),
    Illegal("side-full", stone=3, size=4),
    Illegal("tactics-limit", played=1, theirs=0),
    Illegal("tactics-limit", played=2, theirs=1),
    Illegal("tactics-limit", played=5, theirs=4),
    Illegal("second-joker"),
    Illegal("decks-empty"),
    Illegal("not-on-your-side", card="R7", stone=3),
    Illegal("not-on-their-side", card="Spy", stone=3),
    Illegal("same-stone", stone=3),
    Illegal("clan-only", card="Joker"),
    Illegal("modes-stay", card="Mud"),
    Illegal("side-incomplete", stone=3, have=0, size=3),
    Illegal("beatable", stone=3, size=3, theirs=(), cards=("G7", "G8", "G9"), formation=Formation.COLOUR_RUN, total=24),
    Illegal("beatable", stone=3, size=3, theirs=("G7", "Spy"), cards=("G8",), formation=Formation.COLOUR, total=22),
    Illegal(
        "outranked", stone=3, size=3, mine=Formation.RUN, mine_total=24, theirs=Formation.COLOUR_RUN, theirs_total=9
    ),
    Illegal("tied", stone=3),
    Illegal("cannot-pass"),
    Illegal("card-first"),
    Illegal("claims-over"),
    Illegal("asked-play"),
    Illegal("asked-claim"),
    Illegal("asked-draw"),
    Illegal("asked-recruit"),
    Illegal("asked-return"),
    Illegal("tile-full", tile=3, size=2),
    Illegal("tile-full", tile=3, size=4),
    Illegal("tactics-ahead", played=1, theirs=0),
    Illegal("tactics-ahead", played=5, theirs=4),
    Illegal("no-pass"),
    Illegal("attacker-only"),
    Illegal("defender-only"),
    Illegal("no-retreat", tile=3),
    Illegal("no-target", tile=3),
    Illegal("cauldron-thrown"),
    Illegal("no-cauldrons"),
    Illegal("deck-empty", deck="siege"),
    Illegal("deck-empty", deck="tactics"),
    Illegal("not-at-your-tile", card="R7", tile=3),
    Illegal("not-at-their-tile", card="Spy", tile=3),
    Illegal("same-tile", tile=3),
    Illegal("not-discarded", card="Joker"),
    Illegal("tile-empty", tile=3),
    Illegal("few-discards"),
    Illegal("siege-only", card="Joker"),
    Illegal("cards-order", cards=("R7", "B3", "Exchange")),
    Illegal("tile-incomplete", tile=3, have=0, size=3),
    Illegal("tile-beatable", tile=4, size=2, theirs=(), cards=("G7", "G8"), formation=Formation.COLOUR_RUN, total=15),
    Illegal("tile-beatable", tile=3, size=3, theirs=("G7", "Spy"), cards=("G8",), formation=Formation.COLOUR, total=25),
    Illegal(
        "tile-outranked", tile=3, size=3, mine=Formation.RUN, mine_total=24, theirs=Formation.COLOUR_RUN, theirs_total=9
    ),
    Illegal("tile-tied", tile=3),
    *(Illegal("asked-siege-draw", decks=decks) for decks in ("siege", "tactics", "siege-tactics", "none")),
    Illegal("asked-end"),
    Illegal("asked-give"),
    Illegal("block-not-held", block="R^"),
    Illegal("no-hole", hole="d4", last="c3"),
    Illegal("pole-topped", hole="c3"),
    Illegal("pole-full", hole="c3", height=5),
    Illegal("topper-on-board", block="R^", hole="c3"),
    Illegal("colours-clash", block="R", hole="c3", other="B^", where="c4"),
    Illegal("swap-late"),
    *(Illegal(f"asked-{phase}") for phase in ("place", "bonus", "redraw")),
    Illegal("not-in-their-hand", card="R2!"),
    Illegal("not-in-their-hand", card="HeaveHo"),
    Illegal("place-empty", place="aR"),
    Illegal("names-its-place", card="W3!", place="aR"),
    Illegal("keeps-its-colour", card="R3!", place="aR"),
    Illegal("asked-sort"),
    Illegal("asked-card"),
    Illegal("asked-trick"),
    Illegal("no-prospect"),
    Refusal("plan-line", number=2, text="R7", why="It’s not there."),
    Refusal("plan-several", moves="`R7@3` `R7@4`"),
    Refusal("plan-incomplete", text="R7", example="R7@3"),
)
OUTCOMES = (
    Outcome((0,), "adjacent", (5, 2)),
    Outcome((1,), "five", (4, 5)),
    Outcome((0,), "settled", (5, 3)),
    Outcome((0, 1), "settled", (3, 3)),
    Outcome((1,), "points", (11, 12)),
    Outcome((0, 1), "points", (12, 12)),
    *(Outcome((0,), reason, (1, 0)) for reason in ("breached", "four-damaged", "exhausted", "walled")),
    *(Outcome((1,), reason, (1, 1)) for reason in ("both-games", "cards-left", "wall-left")),
    Outcome((0, 1), "equal", (2, 2)),
    *(Outcome(winners, reason, (9, 60, 60)) for winners in ((1,), (1, 2)) for reason in ("wigwam", "bag")),
    Outcome((2,), "alone", (9, 60, 12)),
    Outcome((1,), "barrels", (2, 3)),
)


Hidden = happened.Drew | happened.Returned | siege.Drew | rope.Drew


def keys(file: str, prefix: str) -> set[str]:
    body = FluentParser().parse((ROOT / "bot" / "locales" / "en" / file).read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message) and entry.id.name.startswith(prefix)}


def reasons(node: ast.expr) -> set[str]:
    """The texts that an expression can produce; "*" stands for any part that is not fixed."""
    match node:
        case ast.Constant(str(text)):
            return {text}
        case ast.IfExp(_, one, other):
            return reasons(one) | reasons(other)
        case ast.JoinedStr(parts):
            return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)}
    raise AssertionError(f"no reason that this test can read: {ast.unparse(node)}")


def refused_in_core() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("Illegal"), [reason, *_]):
                    found |= reasons(reason)
    return found


def test_the_examples_cover_every_event() -> None:
    named = (*vars(happened).values(), *vars(siege).values(), *vars(totems).values(), *vars(rope).values())
    classes = {value for value in named if isinstance(value, type) and issubclass(value, Event)}
    assert {type(event) for event in EVENTS} == classes - {Event}
    assert {outcome.reason for outcome in OUTCOMES} >= {
        event.reason for event in EVENTS if isinstance(event, happened.RoundEnded | siege.RoundEnded)
    }


def test_the_examples_cover_every_refusal() -> None:
    exact = {reason for reason in refused_in_core() if "*" not in reason}
    families = {reason.removesuffix("*") for reason in refused_in_core() - exact}
    given = {refusal.reason for refusal in REFUSALS if isinstance(refusal, Illegal)}
    assert exact <= given
    assert families == {"asked-"}
    assert all(reason.startswith("asked-") for reason in given - exact)


def test_every_sentence_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def remember(self: Translator, key: str, /, **params: str | int) -> str:
        asked.append(key)
        return key

    monkeypatch.setattr(Translator, "__call__", remember)
    words = translator("en", NAMES)
    for event in EVENTS:
        tell(event, words, None)
        tell(event, words, 0)
    for refusal, game in product(REFUSALS, games.ALL):
        explain(refusal, translator("en", NAMES, game.id))
    for outcome in OUTCOMES:
        conclude(outcome, words)
    told = {key for key in asked if key.startswith(("event-", "refusal-", "outcome-"))}
    listed = keys("events.ftl", "") | keys("refusals.ftl", "")
    assert told | denials() | {f"{key}-short" for key in denials() if f"{key}-short" in listed} == listed


def denials() -> set[str]:
    """The bot's own reasons for a refusal: those in its source, and the parameters that a command may lack."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    reasons = {
        reason
        for source in sources
        for reason in re.findall(r'(?:(?:Denied|Mistyped)\(\s*|require\([^"()]+)"([a-z-]+)"', source)
    }
    required = {each.name for command in CATALOGUE for each in command.parameters if each.required}
    return {f"refusal-{reason}" for reason in reasons} | {f"refusal-missing-{name}" for name in required}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_complete_sentence(language: str) -> None:
    words = translator(language, NAMES)
    told = chain(
        (tell(event, words, viewer) for event in EVENTS for viewer in (0, 1, None)),
        (explain(refusal, words) for refusal in REFUSALS),
        (conclude(outcome, words) for outcome in OUTCOMES),
    )
    for sentence in told:
        assert sentence[-1] in ".!"
        assert not set("{}[]$\n") & set(sentence)
        assert "  " not in sentence
        assert "None" not in sentence
        assert sentence.count("`") % 2 == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [e for e in EVENTS if isinstance(e, Hidden)])
def test_a_hidden_card_is_named_only_to_its_owner(event: Hidden, language: str) -> None:
    words = translator(language, NAMES)
    assert event.card
    assert words.card(event.card) in tell(event, words, event.seat)
    for viewer in (1 - event.seat, None):
        sentence = tell(event, words, viewer)
        assert event.card not in sentence
        assert words.card(event.card) not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_exchanged_cards_are_named_only_to_those_who_may_know_them(language: str) -> None:
    words = translator(language, NAMES)
    given, received = siege.Gave(0, ("R7", "B3", "Spy")), siege.Received(1, ("R7", "B3", "Spy"))
    shown = {
        (event, viewer): "R7, B3" in tell(event, words, viewer)
        for event in (given, received)
        for viewer in (0, 1, None)
    }
    assert [*shown.values()] == [True, False, False, True, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_blocks_are_named_only_to_their_owner_unless_hands_are_open(language: str) -> None:
    words = translator(language, NAMES)
    closed, opened = totems.Drew(0, 2, ("G", "P^")), totems.DrewOpenly(0, 2, ("G", "P^"))
    shown = {
        (event, viewer): "G, P^" in tell(event, words, viewer) for event in (closed, opened) for viewer in (0, 1, None)
    }
    assert [*shown.values()] == [True, False, False, True, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sorted_cards_are_named_to_the_sorter_and_a_seen_hand_to_both_seats(language: str) -> None:
    words = translator(language, NAMES)
    for event in (rope.Sorted(0, "R2!", "B3", 4), rope.Finished(0, "R2!", "B3")):
        told = [tell(event, words, viewer) for viewer in (0, 1, None)]
        assert [("R2!" in sentence, "B3" in sentence) for sentence in told] == [(True,) * 2, (False,) * 2, (False,) * 2]
    for cards, known in ((rope.Peeked(0, ("R3", "B1!")), [0, 1]), (rope.Reinforced(0, 2, ("R3", "B1!")), [0])):
        assert [viewer for viewer in (0, 1, None) if "R3, B1!" in tell(cards, words, viewer)] == known


def test_cards_and_formations_are_named_in_the_readers_language() -> None:
    words = translator("uk", NAMES)
    assert tell(EVENTS[0], words, None) == "Олена грає карту R7 біля каменя 3."
    assert tell(EVENTS[1], words, None) == "Олена грає карту «Шпигун» біля каменя 3."
    claim = happened.Claimed(1, 3, "colour-run", 24)
    assert tell(claim, words, None) == "Νίκος захоплює камінь 3: одноколірний ряд, 24."
    assert tell(claim, translator("el", NAMES), None) == "Νίκος κερδίζει την Πέτρα 3: χρώμα και σειρά, 24."
    assert tell(claim, translator("ru"), None) == "Игрок 2 захватывает камень 3: одноцветный ряд, 24."


def test_a_beatable_claim_is_answered_with_the_cards_that_beat_it() -> None:
    words = translator("en", NAMES)
    run = {"formation": Formation.COLOUR_RUN, "total": 24}
    empty = explain(Illegal("beatable", stone=3, size=3, theirs=(), cards=("G7", "G8", "G9"), **run), words)
    assert "side is empty, but G7, G8, G9 would beat yours (colour run, 24)" in empty
    colour = {"formation": Formation.COLOUR, "total": 18}
    begun = explain(Illegal("beatable", stone=3, size=3, theirs=("G7", "Shield"), cards=("G8",), **colour), words)
    assert "has G7, Shield Bearer there and would beat you with G8 (colour, 18)" in begun


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Олена plays R2 on their own red spot.", "Олена plays R2 on Νίκος’s red spot."),
        ("uk", "Олена грає карту R2 на своє червоне місце.", "Олена грає карту R2 на червоне місце (Νίκος)."),
        ("ru", "Олена играет карту R2 на своё красное место.", "Олена играет карту R2 на красное место (Νίκος)."),
    ],
)
def test_the_readers_own_side_is_not_called_by_name(language: str, own: str, other: str) -> None:
    words = translator(language, NAMES)
    assert [tell(rope.Played(0, "R2", side, "R"), words, None) for side in (0, 1)] == [own, other]


def test_schotten_totten_2_has_its_own_name_for_cards_of_the_same_strength() -> None:
    controlled = siege.Controlled(0, 3, "kind", 24, 3, 2)
    assert "однакова сила" in tell(controlled, translator("uk", NAMES, "schotten-totten-2"), None)
    assert "three of a kind" in tell(controlled, translator("en", NAMES, "schotten-totten-2"), None)


def test_all_winners_of_a_shared_win_are_listed() -> None:
    words = translator("en", ("Anna", "Bob", "Olena"))
    told = conclude(Outcome((0, 1, 2), "wigwam", (41, 41, 41)), words)
    assert "Anna, Bob and Olena share the win!" in told


def test_a_draw_has_its_own_sentence() -> None:
    words = translator("en", NAMES)
    assert conclude(Outcome((0, 1), "settled", (3, 3)), words).endswith("A draw: both have the same number of stones.")
    assert conclude(Outcome((0, 1), "points", (12, 12)), words) == (
        "A draw on points. Final score — Олена: 12, Νίκος: 12."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_text_is_shortened(language: str) -> None:
    sentence = explain(Unreadable("x" * 5000), translator(language))
    assert f"{'x' * 39}…" in sentence
    assert "x" * 40 not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_text_is_shown_without_control_characters(language: str) -> None:
    sentence = explain(Unreadable("R7\x1b[A\x1b[2J\r\n\x07\x9b\u202e @3"), translator(language))
    assert "R7[A[2J @3" in sentence
    assert sentence.isprintable()


def test_only_the_end_of_the_only_round_counts_as_the_outcome() -> None:
    ended, outcome = happened.RoundEnded(1, 0, "adjacent", (5, 2)), Outcome((0,), "adjacent", (5, 2))
    assert is_outcome(ended, outcome)
    assert not is_outcome(ended, None)
    assert not is_outcome(ended, Outcome((0,), "points", (9, 2)))
    assert not any(is_outcome(event, outcome) for event in EVENTS if not isinstance(event, happened.RoundEnded))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_are_shown_unchanged(language: str) -> None:
    names = ("{ $card }", "@everyone\n<b>*`")
    words = translator(language, names)
    assert names[0] in tell(happened.Passed(0), words, None)
    assert names[1] in tell(happened.RoundStarted(2, 1), words, None)
    assert all(name in conclude(Outcome((0, 1), "points", (5, 5)), words) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("schotten-totten", {}),
        ("schotten-totten", {"tactics": "on"}),
        ("schotten-totten", {"tactics": "on", "expert": "on", "rounds": "3"}),
        ("schotten-totten-2", {}),
        ("schotten-totten-2", {"tactics": "on", "match": "revenge"}),
        ("totemo", {}),
        ("totemo", {"hands": "open", "board": "3x3"}),
        ("heave-ho", {}),
        ("heave-ho", {"teams": "race"}),
    ],
)
def test_whole_games_can_be_narrated(language: str, id: str, options: dict[str, str]) -> None:
    words = translator(language, NAMES)
    game: Any = games.get(id)
    rng = Random(7)
    state = game.start(game.seats[-1], options, b"narrated")
    while (outcome := game.outcome(state)) is None:
        seat = rng.choice(game.actors(state))
        step = game.play(state, seat, rng.choice(game.legal(state, seat)))
        state = step.state
        for event in step.events:
            assert all(tell(event, words, viewer) for viewer in (0, 1, None))
    assert conclude(outcome, words)
