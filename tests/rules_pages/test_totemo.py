"""The rules pages of Totemo: every example is true, in every language."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from bot.i18n import translator
from core.game import Illegal
from core.totemo import Totemo, board
from core.totemo.pieces import (
    BLOCKS,
    COUNTS,
    HAND,
    KINDS,
    LOOP,
    PATH,
    SIZES,
    START,
    SUPPLY,
    VALUES,
    WHEEL,
    is_topper,
    matches,
)
from renderers.totemo import examples
from tests.rulebook.totems import act, position, refusal, scored, texts
from tests.rules_pages import reading
from tests.rules_pages.reading import CODE, NUMBER, in_every_language

GAME = Totemo()
PAGES = reading.Pages(GAME.id)
topic, alt, codes = PAGES.topic, PAGES.alt, PAGES.codes
TABLE = 2
"""The page that shows a whole board, which describes itself."""

SUM = re.compile(r"([0-9]+(?: \+ [0-9]+)+) = ([0-9]+)")


def numbers(text: str) -> list[int]:
    return [int(found) for found in NUMBER.findall(text)]


def sums(text: str) -> list[tuple[int, ...]]:
    """The sums in a text, after checking that they are correct."""
    found = [([*map(int, parts.split(" + "))], int(total)) for parts, total in SUM.findall(text)]
    assert all(sum(parts) == total for parts, total in found)
    return [(*parts,) for parts, _ in found]


def laid(placing: examples.Placing) -> list[str]:
    """The poles of an example, in the form that the rulebook tests use."""
    return ["c3:", *(f"{hole}: {' '.join(blocks)}" for hole, blocks in placing.poles.items())]


@in_every_language
def test_every_language_has_the_same_moves_and_the_same_numbers(language: str) -> None:
    for number in PAGES.numbers:
        assert codes(number, language) == codes(number)
        assert Counter(numbers(topic(number, language))) == Counter(numbers(topic(number)))
        assert sums(topic(number, language)) == sums(topic(number))
        assert numbers(alt(number, language)) == numbers(alt(number))


@in_every_language
def test_the_table_matches_the_text(language: str) -> None:
    view = examples.view()
    assert (view.scores, view.chief, view.turn, view.size) == ((53, 28), 10, 0, 5)
    assert divmod(view.scores[0], LOOP) == (1, 23)
    told = topic(TABLE, language).split("\n\n")[-1]
    assert numbers(told) == [53, 23, 28, 10]
    assert next(pole.blocks[0] for pole in view.poles if pole.hole == "c3") == START
    assert VALUES[START] == 3
    poles = {pole.hole: pole.blocks for pole in view.poles}
    shown = [poles[column + row] for column in examples.MIDDLE[0] for row in examples.MIDDLE[1]]
    assert len([*filter(None, shown)]) == 7
    assert [blocks for blocks in shown if blocks and is_topper(blocks[-1])] == [poles["c3"]]
    assert numbers(alt(1, language)) == [*view.scores]


@in_every_language
def test_the_turn_in_the_picture_matches_the_text(language: str) -> None:
    before, after = examples.view(0), examples.view(1)
    assert before.starter == before.turn == 0
    assert [move.text for move in after.last] == [examples.FIRST]
    assert after.scores == (5, 0)
    assert Counter(after.hand) - Counter(before.hand) == Counter("G")
    assert sums(topic(3, language)) == sums(alt(3, language)) == [(VALUES["O"], VALUES[START])]
    assert [*before.hand] == ["O", "R", "G"]


@in_every_language
def test_every_colour_is_named_with_its_value_and_number_of_blocks(language: str) -> None:
    words, lines = translator(language), topic(4, language).splitlines()
    assert str(len(BLOCKS) + 1) in lines[0]
    told = {line.rpartition(": ")[2]: line for line in lines if line.startswith("•")}
    for colour in WHEEL:
        assert words(f"colour-{colour}") in told[str(SUPPLY[colour].value)]
    found = [sentence for sentence in re.split(r"\. |\.$", alt(4, language)) if NUMBER.search(sentence)]
    for sentence, (colour, supply) in zip(found, SUPPLY.items(), strict=True):
        if colour in WHEEL:
            assert sentence.casefold().startswith(words(f"colour-{colour}"))
            assert numbers(sentence) == [*supply]
        else:
            assert numbers(sentence) == [supply.normal, supply.value, VALUES[START]]
    assert sum(COUNTS) == len(BLOCKS) == 48


@in_every_language
def test_every_colour_is_named_with_its_matching_colours(language: str) -> None:
    words, names = translator(language), {colour: translator(language)(f"colour-{colour}") for colour in WHEEL}
    lines = [line.removeprefix("• ") for line in topic(5, language).splitlines() if line.startswith("•")]
    for colour, line in zip(WHEEL, lines, strict=True):
        name, others = line.split(": ")
        going = {other for other in WHEEL if other != colour and matches(colour, other)}
        assert name == words(f"colour-{colour}")
        assert {*others.split(", ")} == {names[other] for other in going}
    assert all(matches("W", colour) for colour in WHEEL)


@pytest.mark.parametrize(
    ("key", "reason"),
    [("colours", "colours-clash"), ("board", "topper-on-board"), ("topper", "pole-topped"), ("high", "pole-full")],
)
def test_moves_described_as_refused_are_refused(key: str, reason: str) -> None:
    placing = examples.REFUSED[key]
    poles = laid(placing)[1:] if START in str(placing.poles) else laid(placing)
    state = position(*poles, hands=[f"{placing.block} R W", None])
    assert refusal(state, placing.text)[0] == reason
    with pytest.raises(Illegal, match=reason):
        board.check(examples.SIZE, placing.laid(), placing.block, placing.hole)


@in_every_language
def test_the_rulebook_examples_score_as_described(language: str) -> None:
    for placing in examples.SCORED:
        assert scored(position(*laid(placing), hands=[f"{placing.block} R R", None]), placing.text) == sum(
            placing.values
        )
    told = [placing.values for placing in examples.SCORED]
    assert [sum(values) for values in told] == [3, 6]
    assert sums(topic(7, language)) == sums(alt(7, language)) == told


@in_every_language
def test_three_blocks_can_be_placed_in_one_turn_as_described(language: str) -> None:
    views = [examples.view(examples.CHAINED + count) for count in range(HAND + 1)]
    totals = [view.scores[0] for view in views]
    assert [view.phase for view in views] == ["place", "bonus", "bonus", "place"]
    assert [move.text for move in views[-1].last] == [*examples.CHAIN]
    spaces = {tile.space for tile in views[0].tiles}
    assert [total % LOOP in spaces for total in totals] == [False, True, True, False]
    assert codes(8, language) == [*examples.CHAIN, "done"]
    gains = [after - before for before, after in pairwise(totals)]
    told = [examples.placed(examples.CHAINED + place).values for place in range(HAND)]
    assert [sum(values) for values in told] == gains
    assert sums(alt(8, language)) == told
    lines = [CODE.sub("", line) for line in topic(8, language).splitlines() if line.startswith("•")]
    assert [numbers(line) for line in lines] == [[gain, total] for gain, total in zip(gains, totals[1:], strict=True)]
    assert str(totals[0]) in topic(8, language).split("\n\n")[1]


@in_every_language
def test_the_loop_matches_the_text(language: str) -> None:
    view = examples.view()
    laid = [(tile.space, tile.value) for tile in view.tiles]
    assert laid == [(10, 6), (16, 9), (25, 5), (0, 7), (7, None)]
    told = numbers(topic(9, language).split("\n\n")[-1])
    assert told == [10, 6, 16, 16, 9, 25, 25, 5, 30, 0, 0, 7, 7]
    tiles = [number for space, value in laid for number in ((value, space) if value else (space,))]
    markers = [score % LOOP for score in view.scores]
    assert numbers(alt(9, language)) == [LOOP, *tiles, *markers]


@pytest.mark.parametrize(("before", "works"), [(6, False), (36, True), (29, True), (59, True)])
def test_the_tiles_on_7_and_0_work_as_described(before: int, works: bool) -> None:
    tiles = "10 16 25 0 7?"
    state = act(position(hands=["R R R", None], tiles=tiles, scores=(before, 0)), "R@a1")
    assert (state.phase == "bonus") == works
    nothing = act(position(hands=["W R R", None], tiles=tiles), "W@a1")
    assert nothing.phase == "place"


def test_toppers_may_be_put_back_and_a_hand_may_be_swapped() -> None:
    before, after = examples.SWAPPED
    assert [*before] == [*examples.view().hand]
    assert len(after) == HAND
    assert texts(position(hands=[" ".join(before), None]))[-1] == "swap"
    state = position(hands=[" ".join(examples.TOPPERS), None], phase="redraw")
    state.redrawing = (0,)
    assert texts(state) == codes(10)[1:]
    assert not Counter((*examples.OPEN[0], *examples.OPEN[1])) - Counter(BLOCKS)


@in_every_language
def test_the_number_of_rounds_matches_the_text(language: str) -> None:
    assert numbers(topic(11, language))[:3] == [*PATH.values()]
    assert numbers(topic(13, language).split("\n\n")[2]) == [*PATH.values()]
    assert str(SIZES["3x3"]) in alt(13, language)


@in_every_language
def test_moves_in_the_text_can_be_played(language: str) -> None:
    assert codes(12, language)[:3] == [placing.text for placing in examples.TYPED]
    assert codes(12, language)[3:] == ["swap", "done", "redraw", "keep"]
    for placing in examples.TYPED:
        poles = [] if "c3" in placing.poles else laid(placing)
        assert placing.text in texts(position(*poles, hands=[f"{placing.block} Y Y", None]))
    words = translator(language)
    assert all(f"{colour} {words(f'colour-{colour}')}" in topic(12, language) for colour in WHEEL)
    assert all(f"{colour} {words(f'colour-{colour}')}" in alt(12, language) for colour in WHEEL)
    assert {kind.rstrip("^") for kind in KINDS} == {*WHEEL, "W"}
