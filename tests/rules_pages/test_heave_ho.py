"""The rules pages of Heave Ho!: every example is true, in every language."""

import re
from collections import Counter

from bot.i18n import translator
from core.heave_ho import HeaveHo
from core.heave_ho import cards as pieces
from core.heave_ho.cards import ACTIONS, CARDS, NESSIE
from renderers.heave_ho import examples
from tests.rulebook.rope import act, barrel, hand, lying, position, refusal, seen, sort, sorting, texts
from tests.rules_pages import reading
from tests.rules_pages.reading import CODE, NUMBER, in_every_language

GAME = HeaveHo()
PAGES = reading.Pages(GAME.id)
topic, alt, codes = PAGES.topic, PAGES.alt, PAGES.codes

CARD = re.compile(r"\b(?:[RBG][0-3]|W[1-4]|N6)\b!?(?!@)")

ROPE = ("HeaveHo", "Weakness", "Adrenaline", "RopeBreaks", "Reinforcements")
PEOPLE = ("MuchoMacho", "Farewell", "ChangeSides", "Monstrous")
SIDES = ("aR: R2", "aG: W4!", "bB: B1", "bG: G2!")
"""The table in the example, without covered cards."""


def cards(text: str) -> list[str]:
    return CARD.findall(CODE.sub("", text))


@in_every_language
def test_every_language_has_the_same_moves_and_the_same_cards(language: str) -> None:
    PAGES.check_same(cards, language)


@in_every_language
def test_three_barrels_win_and_the_rope_matches_the_text(language: str) -> None:
    mine, theirs = examples.BARRELS
    won = act(position(barrel=2, barrels=(mine - 1, theirs), hand="Adrenaline"), "Adrenaline")
    assert mine == pieces.BARRELS_TO_WIN
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.scores) == ((0,), examples.BARRELS)
    spaces = [str(space) for space in (*pieces.GOALS, *pieces.GOALS, pieces.STARTS[0], *examples.BARRELS)]
    assert NUMBER.findall(alt(1, language)) == spaces


@in_every_language
def test_the_table_matches_the_text(language: str) -> None:
    view = examples.after(examples.TEST)
    assert (view.round, view.barrels, view.barrel, view.strengths) == (2, (0, 1), examples.BARREL, (8, 5))
    told = NUMBER.findall(topic(2, language))
    assert sorted(told[:8], key=int) == ["1", "1", "2", "6", "6", "7", "12", "12"]
    assert told[8:12] == ["2", "7", "8", "5"]
    assert {str(each) for each in (pieces.PRINTED, *pieces.GOALS, *pieces.STARTS)} <= {*told[:8]}


@in_every_language
def test_the_pack_matches_the_text(language: str) -> None:
    count = Counter(card.rstrip(pieces.LOUD) for card in CARDS)
    assert {count[card] for card in pieces.SCOTS} == {3}
    assert {count[card] for card in pieces.LADIES} == {2}
    assert all(CARDS.count(card + pieces.LOUD) == 1 for card in (*pieces.SCOTS, *pieces.LADIES))
    assert NESSIE + pieces.LOUD not in CARDS
    numbers = [str(each) for each in (len(CARDS), 3 * len(pieces.SCOTS), 2 * len(pieces.LADIES), len(ACTIONS))]
    assert {*numbers} <= {*NUMBER.findall(topic(3, language))}
    assert cards(alt(3, language)) == [*examples.SCOTS, *examples.LADIES, NESSIE]
    assert set(numbers[1:]) <= {*NUMBER.findall(alt(3, language))}
    assert all(translator(language).card(card) in alt(3, language) for card in examples.ACTIONS)


@in_every_language
def test_sorting_and_turning_up_work_as_described(language: str) -> None:
    mine, theirs = examples.PAIR
    state = sorting(" ".join(examples.PAIR), "R0 R1", " ".join(examples.TURNED), teams="fair")
    after = sort(state, (0, 1), (1, 1))
    assert (seen(after, 0).kept, seen(after, 0).given) == ((mine,), (theirs,))
    assert seen(after).turned == (examples.TURNED,)
    assert (seen(after).turn, seen(after).barrel) == (0, pieces.STARTS[0])
    assert codes(4, language) == ["keep 1"]
    assert cards(topic(4, language)) == [mine, theirs, mine, *examples.TURNED]
    assert cards(alt(4, language)) == [mine, theirs, mine, theirs, *examples.TURNED]
    assert {str(pieces.DEALT), str(pieces.ASIDE)} <= {*NUMBER.findall(topic(4, language))}


@in_every_language
def test_the_race_works_as_described(language: str) -> None:
    state = GAME.start(2, {"teams": "race"}, b"race")
    state = sort(state, *[(1, 1)] * examples.SORTED, *[(0, 1)] * pieces.PAIRS)
    assert (seen(state).phase, seen(state).turn) == ("stop", 1)
    state = sort(state, (1, 1))
    assert (seen(state).phase, seen(state).turn, seen(state).pairs) == ("rest", 0, (0, examples.LEFT))
    state = sort(state, *[(0, 1)] * examples.LEFT)
    assert (seen(state).phase, seen(state).turn, seen(state).barrel) == ("play", 0, pieces.STARTS[0])
    assert [len(seen(state, seat).kept) for seat in (0, 1)] == [13, 7]
    told = [str(each) for each in (pieces.PAIRS, examples.SORTED, examples.IN_HAND, examples.LEFT)]
    assert NUMBER.findall(alt(5, language)) == told


@in_every_language
def test_the_turn_in_the_picture_matches_the_text(language: str) -> None:
    before, after = examples.before(examples.TURN), examples.after(examples.TURN)
    assert after.places[4].cards == (*before.places[4].cards, examples.TURN.partition("@")[0])
    assert before.places[4].cards[-1] == examples.COVERED
    assert (before.strengths[1], after.strengths[1]) == (7, 5)
    assert [*(Counter(after.hand) - Counter(before.hand)).elements()] == [examples.DRAWN]
    assert seen(GAME.start(2, {"teams": "skip"}, b"")).hands == (pieces.HAND, pieces.HAND)
    assert codes(6, language) == [examples.TURN]
    assert cards(topic(6, language)) == [examples.COVERED, examples.DRAWN]
    assert NUMBER.findall(topic(6, language).split("\n\n")[-1])[-3:] == ["7", "5", "1"]


@in_every_language
def test_the_test_of_strength_is_added_up_correctly(language: str) -> None:
    before, after = examples.before(examples.TEST), examples.after(examples.TEST)
    counted = [[place.strength for place in after.places if place.side == seat] for seat in (0, 1)]
    assert counted == [[2, 2, 4], [2, 1, 2]]
    assert (before.barrel, after.barrel) == (10, examples.BARREL)
    sums = [" + ".join(map(str, side)) + f" = {sum(side)}" for side in counted]
    assert all(told in topic(7, language) for told in sums)
    assert codes(7, language) == [examples.TEST]
    assert cards(alt(7, language)) == [place.cards[-1] for place in after.places if place.cards]
    assert NUMBER.findall(alt(7, language))[-2:] == [str(before.barrel), str(after.barrel)]


def test_an_uncovered_mark_does_nothing() -> None:
    assert barrel(position("bB: W3! B1", hand="Farewell"), "Farewell 1") == 6


@in_every_language
def test_rounds_end_as_described(language: str) -> None:
    reached = act(position(barrel=2, hand="Adrenaline"), "Adrenaline")
    assert (reached.barrels, reached.round) == ((1, 0), 2)
    out = act(position(barrel=examples.HALF, hand="G1", deck=""), "G1@a")
    assert (out.barrels, out.round) == ((0, 1), 2)
    assert act(position(barrel=examples.HALF, hand="G1 G2", deck=""), "G1@a").round == 1
    assert not GAME.draws
    assert NUMBER.findall(alt(8, language)) == [str(pieces.GOALS[0]), str(examples.HALF)]
    assert translator(language)("card-Monstrous") in topic(8, language)


@in_every_language
def test_every_action_card_is_named_with_its_effect(language: str) -> None:
    words = translator(language, (), GAME.id)
    assert sorted((*ROPE, *PEOPLE, "NastyTrick")) == sorted(ACTIONS)
    for number, told in ((9, ROPE), (10, PEOPLE), (11, ("NastyTrick",))):
        for card in told:
            assert f"{words.card(card)} `{card}" in topic(number, language)
            assert words(words.own(f"about-{card}")) in topic(number, language)
            assert number == 11 or words.card(card) in alt(number, language)


@in_every_language
def test_action_cards_move_the_barrel_as_described(language: str) -> None:
    for card, space in examples.TO.items():
        state = position(*SIDES, hand=f"{card} R0", barrel=examples.BARREL)
        assert seen(state).strengths == examples.after(examples.TEST).strengths
        assert barrel(state, card) == space
    drawn = act(position(hand="Reinforcements", deck="R0 R1 R2 R3"), "Reinforcements")
    assert len(hand(drawn, 0)) == pieces.REINFORCEMENTS
    spaces = [str(space) for space in (8, 5, examples.BARREL, *examples.TO.values(), pieces.REINFORCEMENTS)]
    assert NUMBER.findall(alt(9, language)) == spaces
    about = translator(language)("about-Reinforcements-heave-ho") + translator(language)("about-Adrenaline")
    assert NUMBER.findall(about) == [str(pieces.REINFORCEMENTS), str(pieces.ADRENALINE)]


def test_any_action_card_can_be_played_without_effect() -> None:
    assert barrel(position(hand="Adrenaline R0"), codes(9)[0]) == 6
    assert {f"{card} -" for card in ACTIONS} <= {*texts(position(hand=" ".join(ACTIONS)))}


@in_every_language
def test_action_cards_hit_the_cards_that_the_text_names(language: str) -> None:
    shown = []
    for card, (hit, missed) in examples.HIT.items():
        places = dict(zip(("aB", "bG", "bB"), (*hit, *missed), strict=True))
        state = position(*(f"{place}: {top}" for place, top in places.items()), hand=card)
        code = next(code for code in codes(10, language) if code.startswith(card))
        after = act(state, code)
        assert [bool(lying(after, place)) for place in places] == [False, False, True]
        shown += [*hit, *missed]
    assert cards(alt(10, language)) == [*shown, examples.CROSSED, NESSIE]
    assert {*examples.TYPED.values()} <= {*codes(10, language)}
    assert NUMBER.findall(translator(language)("about-Farewell")) == [*map(str, pieces.FAREWELLS)]


def test_a_man_changes_sides_and_nessie_can_be_too_hungry() -> None:
    state = position(f"bR: {examples.CROSSED}", f"bG: {NESSIE}", hand="ChangeSides Monstrous")
    assert lying(act(state, examples.TYPED["ChangeSides"]), "aR") == examples.CROSSED
    assert act(state, "Monstrous").barrels == (1, 0)


def test_uncovered_cards_are_not_hit_and_printed_scots_stay() -> None:
    assert lying(act(position("bG: G2 R3 W3", hand="Farewell"), "Farewell 3"), "bG") == "G2 R3"
    assert refusal(position(hand="ChangeSides"), "ChangeSides aR").reason == "place-empty"


@in_every_language
def test_the_nasty_trick_works_as_described(language: str) -> None:
    state = position(hand="NastyTrick", deck="R0 R1 R3 G2", other=" ".join(examples.SEEN))
    looking = act(state, "NastyTrick")
    assert hand(looking, 0) == examples.SEEN
    written = [code for code in codes(11, language) if code != "NastyTrick"]
    assert {*written} <= {*texts(looking)}
    assert "Farewell -" not in texts(looking)
    for code in written:
        assert (seen(act(looking, code)).hands, seen(act(looking, code)).turn) == ((1, 5), 1)
    assert lying(act(looking, f"take {examples.TAKEN}@a"), "aR") == examples.TAKEN
    more = position(hand="NastyTrick", deck="R0 R1 R3 G2", other="Reinforcements R2")
    assert seen(act(more, "NastyTrick", "take Reinforcements")).hands == (pieces.REINFORCEMENTS, 1)
    assert cards(alt(11, language)) == [card for card in (*examples.SEEN, examples.TAKEN) if card not in ACTIONS]


@in_every_language
def test_every_letter_is_explained_with_its_colour(language: str) -> None:
    words = translator(language)
    assert all(f"{colour} {words(f'colour-{colour}')}" in topic(12, language) for colour in pieces.COLOURS)
    assert all(f"{colour} {words(f'colour-{colour}')}" in alt(12, language) for colour in pieces.COLOURS)


@in_every_language
def test_moves_in_the_text_are_legal(language: str) -> None:
    white = position("aR: W2", hand="R2! W3 Farewell ChangeSides Monstrous")
    man = position("aR: R1", hand="ChangeSides")
    trick = act(position(hand="NastyTrick", other="R2! W3"), "NastyTrick")
    pair = GAME.start(2, {"teams": "fair"}, b"")
    legal = {text for state in (white, man, trick, pair) for text in texts(state)}
    assert {*codes(12, language)} <= legal


@in_every_language
def test_every_option_is_explained(language: str) -> None:
    told = topic(13, language)
    assert all(f"• {value}, {translator(language)(f'value-{value}')}" in told for value in GAME.options["teams"])
    assert all(f"{value}: " in alt(13, language) for value in GAME.options["teams"])
    view = seen(GAME.start(2, {"teams": "skip"}, b""))
    assert (view.barrel, view.turn) == (pieces.STARTS[0], 1)
    assert NUMBER.findall(alt(13, language))[-1] == str(pieces.STARTS[0])
