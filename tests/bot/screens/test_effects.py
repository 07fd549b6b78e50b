"""What a card does is on the screen before the press that plays, keeps or gives it, in every game and language."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import pairwise
from random import Random

import pytest

from bot import narration
from bot.buttons import read
from bot.discord import messages as discord
from bot.i18n import LANGUAGES, Translator
from bot.model.matches import Entry, Match
from bot.model.position import Position, advance, start
from bot.narration import words_for
from bot.screens import playing
from bot.screens.match import board
from bot.screens.screen import Button, Screen
from bot.telegram import messages as telegram
from bot.telegram.markup import to_html, units
from core.heave_ho.cards import ACTIONS
from tests.bot.action_cards import CARDS, Shown, line, match_of, playable
from tests.rulebook import positions, rope, siege

every_game = pytest.mark.parametrize("game", CARDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def explained(screen: Screen, words: Translator) -> set[str]:
    """The cards whose effects are shown, each once."""
    lines = {line(card, words): card for card in CARDS[words.game]}
    found = [lines[each] for each in screen.text.splitlines() if each in lines]
    assert len(set(found)) == len(found)
    return set(found)


def at_stake(button: Button, hand: tuple[str, ...], game: str) -> set[str]:
    """The cards with an effect that a press plays, keeps or gives, or starts to."""
    found = read(button.token)
    assert found is not None
    if found[0].name not in ("move", "pick"):
        return set()
    head, *rest = re.split("[ @-]", found[1][2])
    if head == "keep":
        return {*hand} & {*CARDS[game]}
    if head == "give":
        return {*rest} & {*CARDS[game]}
    return set([each for each in (head, *rest) if each in CARDS[game]][:1])


@every_language
@every_game
def test_every_card_that_can_be_played_is_explained(game: str, language: str) -> None:
    shown = Shown(game, playable(game), language)
    offered = {card for row in shown.hand.rows for each in row for card in at_stake(each, (), game)}
    assert offered == {*CARDS[game]}
    for screen in (shown.hand, shown.board, shown.told):
        assert explained(screen, shown.words) == offered
    for card in CARDS[game]:
        assert card in explained(shown.pick(card), shown.words)
        action = next(text for text in shown.position.legal(0) if re.split("[ @]", text)[0] == card)
        assert card in explained(shown.confirm(action), shown.words)


@every_language
def test_both_cards_of_a_pair_are_explained(language: str) -> None:
    for pair in pairwise((*ACTIONS, "R2", ACTIONS[0])):
        shown = Shown("heave-ho", rope.sorting(" ".join((*pair, "R1", "B1")), "G0 G1 G2 G3"), language)
        assert explained(shown.hand, shown.words) == {*pair} - {"R2"}
        assert explained(shown.told, shown.words) == {*pair} - {"R2"}
        assert explained(shown.confirm("keep 1"), shown.words) == {pair[0]} - {"R2"}


@every_language
def test_the_opponents_hand_is_explained_too(language: str) -> None:
    for other in (ACTIONS[2:6], ACTIONS[6:]):
        looking = rope.act(rope.position("aR: R1", hand="NastyTrick", other=" ".join((*other, "R2"))), "NastyTrick")
        shown = Shown("heave-ho", looking, language)
        for screen in (shown.hand, shown.pick("take"), shown.pick("toss"), shown.told):
            assert explained(screen, shown.words) == {*other}


@every_language
def test_cards_that_go_back_to_their_decks_are_explained(language: str) -> None:
    held = "Recruiter Joker Spy Shield Blind Mud"
    recruited = positions.position(variant="tactics", hand=held, tactics="Strategist Banshee Traitor")
    for action in ("Recruiter", *["draw tactics"] * 3):
        recruited = positions.GAME.play(recruited, 0, positions.GAME.parse(action)).state
    shown = Shown("schotten-totten", recruited, language)
    assert explained(shown.hand, shown.words) == {*CARDS["schotten-totten"]} - {"Recruiter"}


@every_language
def test_cards_to_exchange_are_explained(language: str) -> None:
    held = ("Joker", "Spy", "Shield", "Treason", "Recruit", "R1")
    state = siege.position(variant="tactics", hand=" ".join((*held, "Exchange")))
    shown = Shown("schotten-totten-2", siege.GAME.play(state, 0, siege.GAME.parse("Exchange")).state, language)
    for screen in (shown.hand, shown.pick("give"), shown.pick("give R1")):
        assert explained(screen, shown.words) == {*held} - {"R1"}
    assert "Spy" in explained(shown.pick("give Spy R1"), shown.words)


def test_cards_from_the_discard_pile_are_explained() -> None:
    shown = Shown("schotten-totten-2", siege.position(variant="tactics", hand="Recruit", discard="Spy Y9"))
    assert explained(shown.hand, shown.words) == {"Recruit"}
    assert explained(shown.pick("Recruit"), shown.words) == {"Recruit", "Spy"}


def test_only_cards_that_can_be_used_now_are_explained() -> None:
    drawing = positions.position(variant="tactics", hand="R1 Spy Banshee")
    drawing = positions.GAME.play(drawing, 0, positions.GAME.parse("R1@1")).state
    shown = Shown("schotten-totten", drawing)
    assert not explained(shown.hand, shown.words)
    assert explained(shown.told, shown.words) == {"Spy", "Banshee"}
    waiting = Shown("heave-ho", rope.position(turn=1, other="Adrenaline"))
    assert not explained(waiting.hand, waiting.words)


@every_game
def test_public_screens_explain_nobodys_cards(game: str) -> None:
    shown = Shown(game, playable(game))
    assert not explained(board(shown.match, shown.position, shown.words, side=0), shown.words)
    assert not explained(playing.as_text(shown.match, shown.position, None, shown.words, side=0), shown.words)


@every_game
def test_no_button_of_a_match_plays_keeps_or_gives_a_card_unexplained(game: str) -> None:
    match, rng, met = match_of(game), Random(3), set[str]()
    words = words_for(match, "el")
    for position, seat in course(match, rng):
        screen = playing.hand(match, position, seat, words)
        while choices := [each for row in screen.rows for each in row if each.token.startswith(("move", "pick"))]:
            stakes = {card for each in choices for card in at_stake(each, position.view(seat).hand, game)}
            assert stakes <= explained(screen, words)
            assert fits(screen)
            met |= stakes
            found = read(rng.choice(choices).token)
            assert found is not None
            if found[0].name == "move":
                break
            screen = playing.pick(match, position, seat, words, found[1][2], 0)
    assert met == {*CARDS[game]}, "if not, choose another seed"


def course(match: Match, rng: Random) -> Iterator[tuple[Position, int]]:
    """A random match, move by move."""
    position = start(match)
    while position.actors:
        seat = rng.choice(position.actors)
        yield position, seat
        position = advance(match, position, Entry(position.ply, seat, rng.choice(position.legal(seat)), 0.0))


@every_language
@every_game
def test_all_effects_at_once_fit_every_platform(game: str, language: str) -> None:
    shown = Shown(game, playable(game), language)
    for screen in (shown.hand, shown.board, *map(shown.pick, CARDS[game])):
        assert fits(screen)
    assert all(units(shown.line(card)) <= 110 for card in CARDS[game]), "two lines on a phone, or three"


def fits(screen: Screen) -> bool:
    """Whether Telegram and Discord show the whole text, with a clock."""
    caption = to_html(screen.text, (), datetime(2030, 1, 1, tzinfo=UTC), telegram.LONGEST_CAPTION)
    return not caption.partition("\n⏳")[0].endswith("…") and len(discord.to_markdown(screen.text)) < 1900


@every_language
def test_older_news_is_dropped_first(language: str) -> None:
    match = match_of("heave-ho")
    words, position = words_for(match, language), start(match)
    for _ in range(9):
        position = advance(match, position, Entry(position.ply, 0, "keep 1", 0.0))
    _, news, asked, *effects = playing.hand(match, position, 0, words).text.splitlines()
    told = [narration.tell(event, words, 0) for event in position.told]
    assert news.startswith("… ")
    assert told[-1] in news
    assert told[0] not in news
    assert asked == words("ask-heave-ho", phase="sort", left=1, role="")
    assert effects == [line(card, words) for card in position.view(0).hand if card in ACTIONS]


@pytest.mark.parametrize("told", [playing.hand, playing.own_board])
def test_the_notation_is_left_out_if_it_equals_the_name(told: Callable[..., Screen]) -> None:
    shown = Shown("heave-ho", rope.position(hand="HeaveHo Weakness"))
    assert "HeaveHo" not in told(shown.match, shown.position, 0, shown.words).text
    assert shown.confirm("HeaveHo").text.endswith("Play “Heave Ho!”?")
    assert shown.confirm("Weakness").text.endswith("Play Weakness Rules (`Weakness`)?")
    ukrainian = Shown("heave-ho", rope.position(hand="HeaveHo"), "uk")
    assert "`HeaveHo`" in ukrainian.confirm("HeaveHo").text
