"""The rules pages of Schotten Totten 2: every example is true, in every language."""

import re
from itertools import pairwise

from bot.i18n import translator
from core.formations import Formation
from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import ACTIONS, CAULDRONS, COLOURS, ELITE, NUMBERS, PACK, TACTICS, WALL, Face
from core.schotten_totten_2.rounds import end_round
from core.schotten_totten_2.view import Hand
from renderers.schotten_totten_2 import examples, faces
from tests.rulebook.siege import controls, position, proof, refusal, texts, tile
from tests.rules_pages import reading
from tests.rules_pages.reading import NUMBER, in_every_language

GAME = SchottenTotten2()
PAGES = reading.Pages(GAME.id)
topic, alt, codes = PAGES.topic, PAGES.alt, PAGES.codes

CARD = re.compile(r"\b[RYGBP](?:1[01]|[0-9])\b")


def cards(text: str) -> list[str]:
    return CARD.findall(text)


@in_every_language
def test_every_language_has_the_same_moves_and_the_same_cards(language: str) -> None:
    PAGES.check_same(cards, language)


@in_every_language
def test_the_table_matches_the_text(language: str) -> None:
    view = examples.view(examples.PLAY)
    assert [each.number for each in view.tiles if each.damaged] == [4]
    assert (view.declarable, view.cauldrons) == ((examples.DECLARED,), 1)
    assert examples.view().hands == (Hand(6, 0), Hand(6, 0))
    assert len(PACK.cards) == 60
    assert NUMBER.findall(topic(2, language))[-2:] == ["4", "5"]


@in_every_language
def test_every_tile_is_described_with_both_faces(language: str) -> None:
    words = translator(language)
    lines = [line for line in topic(3, language).splitlines() if "→" in line]
    for number, section, line in zip(NUMBERS, WALL, lines, strict=True):
        assert line.startswith(f"{number}. {words(f'tile-{section.name}')}: ")
        for face, told in zip((section.intact, section.damaged), line.partition(": ")[2].split(" → "), strict=True):
            size, counts = told.split(", ")
            assert int(size) == face.size
            assert counts.casefold() == _counts(face, language).casefold()


def _counts(face: Face, language: str) -> str:
    """The best formation that a face accepts, or the wording for one that accepts all."""
    words, best = translator(language), max(face.accepted)
    if face.lowest or best is Formation.KIND:
        return words(f"lesson-schotten-totten-2-{'lowest' if face.lowest else 'kind'}")
    if best is Formation.COLOUR_RUN:
        return {"en": "all", "uk": "усі", "ru": "все", "el": "όλα"}[language]
    return words(f"formation-{best.key}")


@in_every_language
def test_the_turn_in_the_picture_matches_the_text(language: str) -> None:
    before, after = examples.before(examples.RETREAT), examples.after(examples.CONTROL)
    (drawn,) = set(after.hand) - set(before.hand)
    held = examples.after(examples.ATTACK).tiles[3]
    assert drawn == examples.DRAWN
    assert held.strengths[0] is not None
    assert held.strengths[1] is not None
    assert (held.strengths[0].total, held.strengths[1].total) == (19, 17)
    assert after.tiles[3].damaged
    assert cards(alt(4, language)) == [*before.tiles[2].sides[0], *reversed(held.sides[0]), drawn]
    assert NUMBER.findall(topic(4, language).split("\n\n")[3]) == ["3", "10", "4", "4"]


@in_every_language
def test_each_formation_beats_those_below_it_with_a_smaller_sum(language: str) -> None:
    words = translator(language)
    lines = [line for line in topic(5, language).splitlines() if line.startswith("•")]
    strengths = [examples.CONTEST.strength(tuple(cards(line))) for line in lines]
    assert [strength.formation for strength in strengths] == sorted(Formation, reverse=True)
    assert [" ".join(cards(line)) for line in lines] == [*examples.FORMATIONS]
    assert all(one > other and one.total < other.total for one, other in pairwise(strengths))
    for line, strength in zip(lines, strengths, strict=True):
        name = faces.formation(strength.formation, 3, words)
        assert name in line
        assert f"{name}: {' '.join(cards(line))}, {strength.total}.".casefold() in alt(5, language).casefold()


def test_the_stronger_side_is_the_one_in_the_text() -> None:
    for key, example in examples.STRONGER.items():
        mine, theirs = (" ".join(side) for side in example.sides)
        won = controls(example.number, mine, theirs, first=1, damaged=example.damaged)
        assert won == (key != "first")
    told = [[*side] for key, example in examples.STRONGER.items() for side in example.sides]
    assert cards(alt(6)) == [card for side in told for card in side]
    assert cards(topic(6)) == [card for side in told[:4] for card in side]


def test_a_colour_run_is_a_sum_where_only_a_colour_or_a_run_counts_unless_the_option_is_chosen() -> None:
    for number in (1, 3, 5, 7):
        for variant, formation in (("", Formation.SUM), ("type", max(WALL[number - 1].damaged.accepted))):
            strength = tile(position(f"{number} damaged: R4 R5 R6 |", variant=variant), number).strengths[0]
            assert strength is not None
            assert strength.formation == formation
    assert not [each for each in (2, 4, 6) if {Formation.COLOUR, Formation.RUN} & {*WALL[each - 1].damaged.accepted}]


@in_every_language
def test_the_declaration_is_refused_with_the_named_card_until_it_is_played(language: str) -> None:
    before = examples.view()
    mine, theirs = (" ".join(side) for side in before.tiles[examples.DECLARED - 1].sides)
    assert examples.MISSING in before.hand
    assert examples.DISCARDED in before.discard
    assert proof(5, mine, theirs, discard=examples.DISCARDED) == (examples.MISSING,)
    assert proof(5, mine, theirs, f"1: {examples.MISSING} |", discard=examples.DISCARDED) is None
    assert before.declarable == ()
    assert examples.view(examples.PLAY).declarable == (examples.DECLARED,)
    assert examples.view(examples.PLAY, examples.DECLARE).tiles[examples.DECLARED - 1].damaged
    assert codes(7, language) == [examples.DECLARE, examples.PLAY]
    sides = [*mine.split(), *theirs.split()]
    assert cards(topic(7, language))[:7] == [*sides, examples.DISCARDED, examples.MISSING]
    assert cards(alt(7, language)) == [*sides, examples.MISSING, examples.MISSING, examples.DISCARDED]
    assert translator(language)("formation-colour-run") in topic(7, language)


@in_every_language
def test_oil_and_opposites_work_as_described(language: str) -> None:
    scalded, met = examples.after(examples.CAULDRON), examples.after(examples.OPPOSITE)
    side = examples.before(examples.CAULDRON).tiles[4].sides[0]
    assert scalded.tiles[4].sides[0] == side[1:]
    assert {examples.DISCARDED, *examples.MET} <= {*met.discard}
    assert codes(8, language) == [examples.CAULDRON, examples.OPPOSITE]
    assert cards(alt(8, language)) == [*side, side[0], *examples.MET]
    assert CAULDRONS == 3


def test_the_deck_has_the_stated_size_and_four_tiles_are_enough() -> None:
    assert GAME.view(GAME.start(2, {}, b""), 0).siege_deck == 48
    assert "48" in topic(9)
    won = position("4: P10 P11 |", damaged="136")
    assert GAME.play(won, 0, GAME.parse("declare 4")).state.outcome is not None
    assert GAME.play(position("4: P10 P11 |", damaged="13"), 0, GAME.parse("declare 4")).state.outcome is None


@in_every_language
def test_every_letter_is_explained_with_its_colour(language: str) -> None:
    words = translator(language)
    assert all(f"{colour} {words(f'colour-{colour}')}" in topic(10, language) for colour in COLOURS)
    assert all(f"{colour} {words(f'colour-{colour}')}" in alt(10, language) for colour in COLOURS)


@in_every_language
def test_every_tactics_card_is_named_with_its_effect(language: str) -> None:
    words = translator(language, (), GAME.id)
    told = topic(11, language) + topic(12, language)
    shown = alt(11, language) + alt(12, language)
    for card in TACTICS:
        assert f"• {words.card(card)} `{card}" in told
        assert words(words.own(f"about-{card}")) in told
        assert words.card(card) in shown
    for card, strengths in ELITE.items():
        ends = [str(each) for each in dict.fromkeys((strengths[0], strengths[-1]))]
        assert set(ends) <= {*NUMBER.findall(words(words.own(f"about-{card}")))}


@in_every_language
def test_action_cards_can_be_played_as_written(language: str) -> None:
    hand = " ".join((*ACTIONS, "R1"))
    state = position("3: R7 | B5", variant="tactics", hand=hand, discard=" ".join(examples.REINFORCED))
    legal = texts(state)
    assert {code for code in codes(12, language) if code not in legal} == {"give R7 B3 Spy"}
    assert refusal(position(variant="tactics", hand=hand), "Explosion 3").reason == "tile-empty"


def test_the_revenge_in_the_picture_ends_as_described() -> None:
    one, other = examples.RESULTS
    state = position(variant="revenge", round=2, results=(one,), turn=1, siege=" ".join(PACK.cards[-other.left :]))
    end_round(state, other.winner, "breached", [])
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((0,), "cards-left")
    assert state.results == examples.RESULTS
    assert {str(one.left), str(other.left)} <= {*NUMBER.findall(topic(13))}
