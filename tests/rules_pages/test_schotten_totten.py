"""The rules pages of Schotten Totten: every example is true, in every language."""

import re
from itertools import pairwise

import pytest

from bot.i18n import translator
from core.formations import Formation, Strength
from core.game import Illegal
from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import COLOURS, NUMBERS, TACTICS
from core.schotten_totten.view import Hand
from renderers.schotten_totten import examples
from tests.rulebook.positions import claims, position, refusal, stone, texts, winner
from tests.rules_pages import reading
from tests.rules_pages.reading import in_every_language

GAME = SchottenTotten()
PAGES = reading.Pages(GAME.id)
topic, alt, codes = PAGES.topic, PAGES.alt, PAGES.codes

CARD = re.compile(r"\b[ROYGBP][1-9]\b")


def cards(text: str) -> list[str]:
    return CARD.findall(text)


@in_every_language
def test_every_language_has_the_same_moves_and_the_same_cards(language: str) -> None:
    PAGES.check_same(cards, language)


def test_both_ways_to_win_end_the_match_and_not_before() -> None:
    for won, lost in zip(examples.WON, examples.LOST, strict=True):
        for last in won:
            before = tuple("".join(str(each) for each in side if each != last) for side in (won, lost))
            state = position(f"{last}: R7 R8 R9 |", variant="expert", won=(before[0], before[1]))
            outcomes = state.outcome, GAME.play(state, 0, GAME.parse(f"claim {last}")).state.outcome
            assert outcomes[0] is None
            assert outcomes[1] is not None
            assert outcomes[1].winners == (0,)
    assert all(f" {stone}" in alt(1, "en") for won in examples.WON for stone in won)


def test_the_table_matches_the_text() -> None:
    view = examples.view(examples.PLAY)
    assert [view.stones[number - 1].owner for number in (1, 9)] == [0, 1]
    assert view.claims == (examples.CLAIMED,)
    assert examples.view().hands == (Hand(6, 0), Hand(6, 0))
    assert len(COLOURS) * len(NUMBERS) == 54


@in_every_language
def test_the_turn_in_the_picture_matches_the_text(language: str) -> None:
    before, after = examples.view(), examples.view(examples.PLAY, examples.CLAIM)
    (drawn,) = set(after.hand) - set(before.hand)
    assert cards(alt(3, language)) == ["Y5", *after.stones[examples.CLAIMED - 1].sides[0], drawn]
    assert after.stones[examples.CLAIMED - 1].owner == 0
    assert re.findall(r"[0-9]", topic(3, language).split("\n\n")[3]) == ["5", "7", "8", drawn[1]]


@in_every_language
def test_each_formation_is_named_and_beats_those_below_it_with_a_smaller_sum(language: str) -> None:
    words = translator(language)
    lines = [line for line in topic(4, language).splitlines() if line.startswith("•")]
    strengths = [examples.CONTEST.strength(tuple(cards(line))) for line in lines]
    assert [strength.formation for strength in strengths] == sorted(Formation, reverse=True)
    assert [" ".join(cards(line)) for line in lines] == [*examples.FORMATIONS]
    assert all(one > other and one.total < other.total for one, other in pairwise(strengths))
    for line, strength in zip(lines, strengths, strict=True):
        name = words(f"formation-{strength.formation.key}", size=3)
        assert line.startswith(f"• {name}:")
        assert f"{name}: {' '.join(cards(line))}, {strength.total}.".casefold() in alt(4, language).casefold()


@in_every_language
def test_the_claim_is_refused_with_the_named_card_until_it_is_played(language: str) -> None:
    before, after = examples.view(), examples.view(examples.PLAY)
    mine, theirs = before.stones[examples.CLAIMED - 1].sides
    proof = [*examples.PROOF.values()]
    missing = proof[-1]
    state = GAME.start(2, {}, examples.SEED)
    for text in examples.PLAYED:
        state = GAME.play(state, state.turn, GAME.parse(text)).state
    with pytest.raises(Illegal) as refused:
        GAME.play(state, 0, GAME.parse(examples.CLAIM))
    assert refused.value.reason == "beatable"
    assert (refused.value.params["theirs"], refused.value.params["cards"]) == (theirs, (missing,))
    assert refused.value.params["formation"] == Formation.COLOUR_RUN
    assert translator(language)("formation-colour-run") in topic(5, language)
    assert missing in before.hand
    assert after.claims == (examples.CLAIMED,)
    assert all(card in after.stones[number - 1].sides[0] for number, card in examples.PROOF.items())
    assert codes(5, language) == [examples.CLAIM, examples.PLAY]
    assert cards(topic(5, language))[:8] == [*mine, *theirs, *proof, missing]
    assert cards(alt(5, language)) == [*mine, *theirs, missing, *proof]


def test_only_that_card_at_that_place_makes_the_claim_hold() -> None:
    others = ("3: P2 Y2 |", "7: B9 | R2 B1 O3")
    assert claims(position("8: Y7 O7 G7 | Y4 Y3", *others, variant="expert")) == []
    assert claims(position("8: Y7 O7 G7 | Y4 Y3", others[0], "7: Y5 | R2 B1 O3", variant="expert")) == ["claim 8"]


def test_ties_go_to_the_larger_sum_and_then_to_the_first() -> None:
    (mine, theirs), (tied, first) = examples.TIES
    assert winner(mine, theirs, first=1) == 0
    assert (winner(tied, first, first=1), winner(tied, first, first=0)) == (1, 0)
    assert cards(alt(6, "en")) == [*mine.split(), *theirs.split(), *tied.split(), *first.split()]


@in_every_language
def test_every_letter_is_explained_with_its_colour(language: str) -> None:
    words = translator(language)
    assert all(f"{colour} {words(f'colour-{colour}')}" in topic(7, language) for colour in COLOURS)
    assert all(f"{colour} {words(f'colour-{colour}')}" in alt(7, language) for colour in COLOURS)


def test_one_more_tactics_card_is_the_limit() -> None:
    mine, theirs = (len(played) for played in examples.LIMIT)
    waiting = position(variant="tactics", hand="Joker R1", played=(mine, theirs))
    assert refusal(waiting, "Joker@1").reason == "tactics-limit"
    assert "Joker@1" in texts(position(variant="tactics", hand="Joker R1", played=(mine, theirs + 1)))


@in_every_language
def test_every_tactics_card_is_named(language: str) -> None:
    words = translator(language)
    told = topic(9, language) + topic(10, language)
    shown = alt(9, language) + alt(10, language)
    for card in TACTICS:
        assert f"• {words.card(card)} `{card}" in told
        assert words.card(card) in shown


def test_modes_work_as_described() -> None:
    for mode, formation in (("Blind", Formation.SUM), ("Mud", Formation.COLOUR_RUN)):
        side = examples.SIDES[mode]
        strength = stone(position(f"5 {mode}: {side} |", variant="tactics"), 5).strengths[0]
        assert strength == Strength(formation, sum(int(card[1:]) for card in side.split()))
    again = position("3: R7 R8 R9 |", variant="tactics", hand="Mud R1")
    assert stone(GAME.play(again, 0, GAME.parse("Mud@3")).state, 3).strengths == (None, None)


@in_every_language
def test_ruses_can_be_played_as_written(language: str) -> None:
    state = position("3: R7 | B5", variant="tactics", hand="Recruiter Strategist Banshee Traitor R1")
    legal = texts(state)
    assert {code for code in codes(10, language) if code not in legal} == {"return R7"}


def test_the_match_in_the_picture_ends_as_described() -> None:
    totals = [sum(points[seat] for points in examples.ROUNDS) for seat in (0, 1)]
    assert totals == [12, 10]
    assert all(5 in points and min(points) < 5 for points in examples.ROUNDS)
    told = re.findall(r"[0-9]+", alt(11, "en"))
    assert told == [str(n) for seat in (0, 1) for n in (*(points[seat] for points in examples.ROUNDS), totals[seat])]
