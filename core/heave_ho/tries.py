"""What a play leads to, and every reply to it, as far as a seat can see. For puzzles.

What is hidden matters in two ways only. Any card that was not seen may be in the other hand, as far as that has hidden
cards. And any may be the next that this seat draws, which the other reaches with a Nasty Trick.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from core.game import Event
from core.heave_ho import rules, turns
from core.heave_ho.actions import Action, Deed, Keep, Take, Toss, Use, Waste, card_of, format
from core.heave_ho.cards import CARDS, GOALS, ORDER
from core.heave_ho.events import Pulled
from core.heave_ho.rope import Win
from core.heave_ho.sight import guess
from core.heave_ho.state import Cards, State, put_seat, without
from core.heave_ho.view import Move, View

TRICK = Use("NastyTrick")
_DRAWING = Use("Reinforcements")


class Played(NamedTuple):
    """The board after a card was played, before another is drawn."""

    action: Deed | Waste | Take | Toss
    board: State
    win: Win | None
    """The win that decides the round."""
    test: Pulled | None
    """The test of strength that the card set off."""

    @property
    def text(self) -> str:
        return format(self.action)

    @property
    def card(self) -> str:
        match self.action:
            case Waste(card) | Toss(card):
                return card
            case Take(deed):
                return card_of(deed)
            case deed:
                return card_of(deed)

    def wins(self, seat: int) -> bool:
        return self.win is not None and self.win.seat == seat

    def way(self, seat: int) -> int:
        """How many spaces are left to a seat's goal."""
        return way(self.board.barrel, seat)


Reply = tuple[Cards, Played]
"""What the other seat plays, and the cards for it that this seat does not see: one in the other hand, one to draw."""


def way(barrel: int | None, seat: int) -> int:
    assert barrel is not None, "the teams are made"
    return abs(GOALS[seat] - barrel)


def plays(view: View) -> list[Played]:
    """Every play of the seat; none unless it is asked for a card and knows nothing of how the teams were made."""
    seat = view.seat
    if seat is None or view.turn != seat or view.phase != "play" or view.teams != "skip":
        return []
    state = guess(view, Random(0))
    return [_play(state, seat, action) for action in rules.legal(state, seat)]


def _play(state: State, seat: int, action: Action) -> Played:
    assert not isinstance(action, Keep), "the teams are made"
    board, events = state.copy(), list[Event]()
    board.last, board.was = (Move(seat, action),), state.barrel
    win = rules.resolve(board, seat, action, events)
    if action != TRICK:
        win, board.turn, board.phase = win or turns.run_out(board), 1 - seat, "play"
    return Played(action, board, win, next((event for event in events if isinstance(event, Pulled)), None))


def replies(view: View, played: Played) -> Iterator[Reply]:
    """Every reply with a card that may be in the other hand. Only a Nasty Trick is left out."""
    other = played.board.turn
    for card in _other_cards(view)[0]:
        if card != TRICK.card:
            board = _with_hand(played.board, other, card)
            yield from (((card,), _play(board, other, action)) for action in rules.legal(board, other))


def tricks(view: View, played: Played) -> Iterator[Reply]:
    """Every reply with a Nasty Trick: on a card that this seat still holds, or on one that it may draw."""
    other = played.board.turn
    theirs, unseen = _other_cards(view)
    if TRICK.card not in theirs:
        return
    board = _play(_with_hand(played.board, other, TRICK.card), other, TRICK).board
    seat, known = 1 - other, without(view.held, played.card)
    drawn = 0 if played.action == _DRAWING else len(board.decks[seat][:1])
    board.hands = put_seat(board.hands, seat, (*board.hands[seat], *board.decks[seat][:drawn]))
    board.decks = put_seat(board.decks, seat, board.decks[seat][drawn:])
    hidden = unseen if len(board.hands[seat]) > len(known) else ()
    for card in dict.fromkeys((*known, *hidden)):
        if card != TRICK.card:
            shown = _with_hand(board, seat, card)
            cards = (TRICK.card,) if card in known else (TRICK.card, card)
            yield from ((cards, _play(shown, other, action)) for action in rules.legal(shown, other))


def wins(found: Iterable[Reply], other: int) -> Iterator[Reply]:
    """The replies that win the barrel."""
    return (reply for reply in found if reply[1].wins(other))


def refuting(view: View, found: Sequence[Played]) -> dict[str, frozenset[str]]:
    """For each of these plays that a card of the other hand refutes, all these cards."""
    cards = {
        played.text: frozenset(card for (card,), _ in wins(replies(view, played), played.board.turn))
        for played in found
        if not played.win
    }
    return {text: each for text, each in cards.items() if each}


def _other_cards(view: View) -> tuple[Cards, Cards]:
    """The cards that may be in the other hand, and those that this seat may draw."""
    assert view.seat is not None, "a spectator is not asked"
    there = view.shown[1 - view.seat]
    unseen = Counter(CARDS) - Counter((*view.held, *view.spent[0], *view.spent[1], *there))
    hidden = unseen if view.hands[1 - view.seat] > len(there) else ()
    return _in_order({*there, *hidden}), _in_order(unseen)


def _in_order(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def _with_hand(board: State, seat: int, card: str) -> State:
    """The same board if every card in a hand is this one, for to play it the others do not matter."""
    twin = board.copy()
    twin.hands = put_seat(board.hands, seat, (card,) * len(board.hands[seat]))
    return twin
