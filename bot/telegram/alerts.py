"""What one person is shown in the middle of a group: a few words, briefly, above everything else."""

from bot.i18n import Translator
from bot.screens.drawings import Hand
from bot.screens.screen import Screen
from bot.telegram.markup import cut, plain, units
from bot.telegram.messages import LONGEST_ALERT, beyond


def sentence(screen: Screen) -> str:
    return cut(plain(screen.titled_text), LONGEST_ALERT)


def hand(screen: Screen, words: Translator) -> str:
    """The cards, in as many words as fit, and where to play them."""
    drawing = screen.drawing
    if not isinstance(drawing, Hand):
        return sentence(screen)
    where = words("telegram-play", button=beyond(words(drawing.words.own("button-hand"))))
    short = ", ".join(drawing.words.card(card) for card in drawing.view.hand)
    told = (f"{cards}\n{where}" for cards in (drawing.told(), short))
    return next((text for text in told if units(text) <= LONGEST_ALERT), cut(short, LONGEST_ALERT))
