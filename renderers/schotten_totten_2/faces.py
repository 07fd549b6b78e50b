"""The cards of Schotten Totten 2, and the empty places for cards."""

from dataclasses import replace
from functools import lru_cache

from core.formations import Formation
from core.schotten_totten_2.cards import ELITE, is_siege
from renderers import sprites, telling
from renderers.canvas import Sprite, centred, label, symbol
from renderers.sprites import Format
from renderers.theme import Theme
from renderers.words import Words

SIDE = Format(
    width=164,
    height=98,
    margin=4,
    radius=13,
    digit=84,
    digit_at=(50, 36),
    emblem=56,
    emblem_at=(124, 36),
    symbol=38,
    symbol_at=(38, 26),
    strength=38,
    strength_at=(108, 26),
    name=22,
    name_at=53,
    name_lines=1,
    code=17,
    code_at=83,
)
"""A card at a wall tile."""

OPEN = replace(sprites.BOARD, digit=66, digit_at=(40, 53), emblem=50, emblem_at=(94, 53))
"""A siege card in a hand that everyone sees, with room for two digits."""

SYMBOLS = ("retreat", "cauldron", "Explosion")
"""What may have emptied a place when the card that lay there is not known."""


def named(card: str, words: Words) -> str:
    """A card in words. The Shield has a different name in Schotten Totten."""
    return words("card-Shield-schotten-totten-2") if card == "Shield" else telling.card(card, words)


def formation(found: Formation, size: int, words: Words) -> str:
    """A formation of so many cards as this game's rulebook calls it."""
    key = "kind-schotten-totten-2" if found is Formation.KIND else found.key
    return words(f"formation-{key}", size=size)


def face(card: str, form: Format, paper: str, marked: bool, theme: Theme, words: Words) -> Sprite:
    if is_siege(card):
        caption = words(f"colour-{card[0]}") if form is sprites.HAND else ""
        return sprites.clan(theme, card, form, paper, marked, caption)
    counts = sprites.printed(ELITE[card]) if card in ELITE else ""
    return sprites.tactics(theme, card, named(card, words), form, paper, marked, counts)


def open_face(card: str, theme: Theme, words: Words) -> Sprite:
    """A card in a hand that everyone sees."""
    return face(card, OPEN if is_siege(card) else sprites.BOARD, "lane", False, theme, words)


@lru_cache(maxsize=64)
def slot(theme: Theme, left: str) -> Sprite:
    """A place for a card; `left` is the card that has just left it, or a symbol of what emptied it."""
    if not left:
        return sprites.outline(theme, SIDE, "lane", "near", 2, "field")
    sprite = sprites.outline(theme, SIDE, "lane", "soft", 4, "field")
    x, y = SIDE.width / 2, SIDE.digit_at[1]
    if left in SYMBOLS:
        centred(sprite.image, symbol(theme, left, 48, "field", "ink"), x, y)
    else:
        centred(sprite.image, label(theme, left, "Bold", 42, SIDE.width - 24, "field", "soft"), x, y)
    return sprite
