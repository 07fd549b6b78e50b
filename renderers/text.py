"""Views as plain text: for screen readers, and for chats that cannot receive pictures."""

from collections.abc import Iterable

from core.game import View
from renderers import open_hands, telling
from renderers.games import renderer
from renderers.open_hands import Hands
from renderers.seats import seen_from
from renderers.words import Words


def board(view: View, words: Words, side: int | None = None, hands: Hands = ()) -> str:
    """The board, about one sentence per line; for a spectator, from the side of the seat `side`, as in the picture.

    With `hands`, also what each seat holds.
    """
    game, view = renderer(view), seen_from(view, side)
    lines = (
        open_hands.told(hands, game.order(view), words, lambda held: telling.cards(held, words, game.named))
        if hands
        else ()
    )
    return "\n".join((game.board_text(view, words), *lines))


def hand(view: View, words: Words) -> str:
    """The viewer's own cards, and what the action cards among them do; raises ValueError for a spectator."""
    return "\n".join((cards(view, words), *effects(view.game, view.hand, words)))


def cards(view: View, words: Words) -> str:
    """The viewer's own cards without their effects; raises ValueError for a spectator."""
    return renderer(view).hand_text(view, words)


def effects(game: str, cards: Iterable[str], words: Words) -> list[str]:
    """What these cards do, one line for each kind. Cards without an effect of their own, such as "R7", are left out."""
    kinds = {card: f"effect-{game}-{card}" for card in cards}
    return [
        words("effect-line", card=_named(game, card, words), effect=words(key))
        for card, key in kinds.items()
        if words.has(key)
    ]


def _named(game: str, card: str, words: Words) -> str:
    """The name of an action card; a game may have its own for a card that others have too."""
    own = f"card-{card}-{game}"
    return words(own if words.has(own) else f"card-{card}")
