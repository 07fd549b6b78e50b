"""The pictures on the rules pages about tactics cards."""

from core.schotten_totten_2.cards import ACTIONS, COLOURS, ELITE, EXCHANGED, PACK, TACTICS
from renderers import sprites
from renderers.diagrams import GAP, MARGIN, TOP, WIDTH
from renderers.picture import Picture
from renderers.plates import Deck
from renderers.schotten_totten_2 import examples
from renderers.schotten_totten_2.diagrams import FLAT, SMALL, Sheet, sheet
from renderers.theme import Theme
from renderers.words import Words

INNER = WIDTH - 2 * MARGIN
"""The width of a single panel."""


def tactics(theme: Theme, words: Words) -> Picture:
    """The two decks, and the elite."""
    width, upper, caption, step = (INNER - GAP) // 2, 250, 70, 154
    lower = caption + step * len(ELITE)
    drawn, top = sheet(theme, words, TOP + upper + GAP + lower + MARGIN), TOP + upper + GAP
    decks: tuple[tuple[Deck, int], ...] = (("siege", len(PACK.cards)), ("tactics", len(TACTICS)))
    for place, (deck, count) in enumerate(decks):
        left = MARGIN + (width + GAP) * place
        drawn.panel(left, TOP, width, upper)
        drawn.put(drawn.back(deck, 112), left + 120, TOP + 96)
        drawn.number(count, left + 270, TOP + 96, 110)
        drawn.write(words(f"lesson-schotten-totten-2-{deck}"), left + width / 2, TOP + 210, width - 24)
    drawn.panel(MARGIN, top, INNER, lower)
    drawn.write(words("lesson-schotten-totten-2-elite"), WIDTH / 2, top + caption / 2 + 4, INNER - 40)
    for place, card in enumerate(ELITE):
        y = top + caption + step * place + step // 2 - 6
        drawn.row([drawn.card(card, FLAT)], MARGIN + 14, y)
        drawn.number(sprites.printed(ELITE[card]), 424, y, 76)
        for number, colour in enumerate(COLOURS):
            drawn.put(
                drawn.swatch(colour, 60), 586 + 72 * (number % 3) + 36 * (number // 3), y - 34 + 68 * (number // 3)
            )
    return drawn.picture(words("rules-schotten-totten-2-11-alt"))


def actions(theme: Theme, words: Words) -> Picture:
    step = 148
    drawn = sheet(theme, words, TOP + step * len(ACTIONS) + GAP + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, step * len(ACTIONS) + GAP)
    for place, card in enumerate(ACTIONS):
        y = TOP + GAP // 2 + step * place + step // 2
        drawn.row([drawn.card(card, FLAT)], MARGIN + 14, y)
        _action(drawn, card, y)
    return drawn.picture(words("rules-schotten-totten-2-12-alt"))


def _action(drawn: Sheet, action: str, y: int) -> None:
    """Where a card is taken from and where it goes: cards above the middle are the opponent's."""
    match action:
        case "Explosion":
            drawn.stone(3, 384, y)
            for place in range(6):
                drawn.put(drawn.gap("", SMALL), 476 + 96 * (place % 3), y - 34 if place < 3 else y + 34)
        case "Reinforcements":
            _discarded(drawn, examples.REINFORCED, 440, y)
            drawn.arrow("play", 570, y, 28)
            drawn.put(drawn.back("siege", 84), 660, y)
        case "Exchange":
            for left in (358, 598):
                drawn.row([drawn.back("siege", 60)] * EXCHANGED, left, y)
            drawn.arrow(action, 568, y, 44)
        case _:
            _moved(drawn, action, examples.MOVED[action], y)


def _moved(drawn: Sheet, action: str, card: str, y: int) -> None:
    if action == "Recruit":
        _discarded(drawn, (card,), 440, y)
    else:
        drawn.stone(3, 384, y)
        drawn.put(drawn.gap(card, SMALL), 476, y + 36 if action == "Redeploy" else y - 36)
    drawn.arrow("play", 570, y, 28)
    if action == "Desertion":
        _discarded(drawn, (card,), 680, y)
    else:
        drawn.stone(5, 634, y)
        drawn.put(drawn.card(card, SMALL), 726, y + 36)


def _discarded(drawn: Sheet, cards: tuple[str, ...], x: int, y: int) -> None:
    """Cards from the discards, centred on x."""
    drawn.row(drawn.cards(cards, SMALL), x - SMALL.width * len(cards) // 2, y - 24)
    drawn.write(drawn.words("board-discard"), x, y + 36, 200, 36)
