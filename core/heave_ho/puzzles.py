"""The questions that Heave Ho! can ask: about one play, and about one play and the reply to it.

What is hidden matters in two ways only. Any card that was not seen may be in the other hand, as far as that has hidden
cards. And any may be the next that this seat draws, which the other reaches with a Nasty Trick.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple, TypeVar

from core.game import Event
from core.heave_ho import rules, turns
from core.heave_ho.actions import Action, Keep, Play, Take, Toss, Use, Waste, card_of, format
from core.heave_ho.cards import CARDS, COLOURS, GOALS, ORDER
from core.heave_ho.events import Pulled
from core.heave_ho.rope import Win, side_of
from core.heave_ho.sight import guess
from core.heave_ho.sight import view as seen
from core.heave_ho.state import AT, Cards, State, put_seat, strengths, without
from core.heave_ho.view import Move, View
from core.puzzles.puzzle import Colours, Finding, Kind, Reason, Verdict, painted

T = TypeVar("T")

COLOURINGS: Sequence[Colours] = tuple(dict(zip(COLOURS, order, strict=True)) for order in permutations(COLOURS))

_LEAST = 10
"""How many plays there are to choose from, at least."""
_TEMPTING = 2
"""How many wrong answers are near misses, at least."""
_SHORT = 2
"""How near the barrel comes to the goal in a near miss."""
_FEW = 3
"""How many cards refute a near miss, and how many are enough to refute all wrong answers, at most."""
_TRICK, _BREAKS, _DRAWING = Use("NastyTrick"), "RopeBreaks", Use("Reinforcements")


class Played(NamedTuple):
    """The board after a card was played, before another is drawn."""

    action: Action
    board: State
    win: Win | None
    """The win that decides the round."""
    test: Pulled | None
    """The test of strength that the card set off."""

    @property
    def text(self) -> str:
        return format(self.action)

    def wins(self, seat: int) -> bool:
        return self.win is not None and self.win.seat == seat

    def way(self, seat: int) -> int:
        """How many spaces are left to a seat's goal."""
        return _way(self.board.barrel, seat)


Reply = tuple[Cards, Played]
"""The cards that make it possible, among those that this seat does not know to be there, and what it leads to."""


def _way(barrel: int | None, seat: int) -> int:
    assert barrel is not None, "the teams are made"
    return abs(GOALS[seat] - barrel)


def _play(state: State, seat: int, action: Action) -> Played:
    assert not isinstance(action, Keep), "the teams are made"
    board, events = state.copy(), list[Event]()
    board.last, board.was = (Move(seat, action),), state.barrel
    win = rules.resolve(board, seat, action, events)
    if action != _TRICK:
        win, board.turn, board.phase = win or turns.run_out(board), 1 - seat, "play"
    return Played(action, board, win, next((event for event in events if isinstance(event, Pulled)), None))


def _plays(view: View) -> list[Played]:
    """Every play of the seat; none unless it is asked for a card and knows nothing of how the teams were made."""
    seat = view.seat
    if seat is None or view.turn != seat or view.phase != "play" or view.teams != "skip":
        return []
    state = guess(view, Random(0))
    return [_play(state, seat, action) for action in rules.legal(state, seat)]


def _is_askable(view: View, plays: Sequence[Played]) -> bool:
    return len(plays) >= _LEAST and _TRICK.card not in view.hand


def _seat(view: View) -> int:
    assert view.seat is not None, "a spectator is not asked"
    return view.seat


def _answers(view: View) -> tuple[str, ...]:
    return tuple(played.text for played in _plays(view))


# Win the barrel with one card


def _find_win(view: View) -> Finding | None:
    plays = _plays(view)
    if not _is_askable(view, plays):
        return None
    seat = _seat(view)
    winning = [played for played in plays if played.wins(seat)]
    near = [played for played in plays if _nearly_wins(view.barrel, seat, played)]
    if len(winning) != 1 or len(near) < _TEMPTING or _card(winning[0]) == _BREAKS:
        return None
    (answer,) = winning
    way = _way(view.barrel, seat)
    grade = _grade(not _is_plain(answer, seat), way > 2, way > 3, len(near) > 4)
    return Finding(answer.text, f"{_shape(answer, seat)} over {way}", grade, _texts(near))


def _nearly_wins(barrel: int | None, seat: int, played: Played) -> bool:
    """Whether the barrel comes close to the goal, or is not moved by a side that is strong enough."""
    comes_close = played.way(seat) <= min(_SHORT, _way(barrel, seat) - 1)
    return not played.win and (comes_close or _is_quiet(seat, played))


def _is_quiet(seat: int, played: Played) -> bool:
    """Whether the barrel would reach the goal if this card set off a test of strength."""
    mine, theirs = (strengths(played.board)[each] for each in (seat, 1 - seat))
    return not played.test and mine - theirs >= played.way(seat)


def _judge_win(view: View, answer: str) -> Verdict:
    seat, played = _seat(view), _chosen(_plays(view), answer)
    nearer = _way(view.barrel, seat) - played.way(seat)
    if played.win:
        result = _won(seat, played.win)
    elif nearer:
        result = Reason("short", {"spaces": played.way(seat)}) if nearer > 0 else Reason("away", {"spaces": -nearer})
    else:
        result = Reason("quiet" if _is_quiet(seat, played) else "still", {})
    return Verdict(played.wins(seat), (*_tests(seat, played), result), (), _after(view, played))


# The only play after which they cannot win the barrel


def _find_hold(view: View) -> Finding | None:
    plays = _plays(view)
    if not _is_askable(view, plays) or any(played.wins(_seat(view)) for played in plays):
        return None
    holding: list[Played] = []
    for played in plays:
        if not played.win and not any(_wins(view, _replies(view, played))):
            holding.append(played)
        if len(holding) > 1:
            return None
    if not holding or _card(holding[0]) == _BREAKS or any(_wins(view, _tricks(view, holding[0]))):
        return None
    (answer,) = holding
    refuting = _refuting(view, plays)
    near = sorted(
        (text for text, cards in refuting.items() if len(cards) <= _FEW), key=lambda text: len(refuting[text])
    )
    key = _key(refuting.values())
    if not key or len(near) < _TEMPTING:
        return None
    grade = _grade(not _is_plain(answer, _seat(view)), len(key) > 1, len(key) > 2, len(near) > 4)
    return Finding(answer.text, f"{_shape(answer, _seat(view))} against {_bare(key[0])}", grade, tuple(near))


def _judge_hold(view: View, answer: str) -> Verdict:
    seat, plays = _seat(view), _plays(view)
    played = _chosen(plays, answer)
    if played.win:
        reasons = (*_tests(seat, played), _won(seat, played.win))
        return Verdict(played.wins(seat), reasons, (), _after(view, played))
    key = _key(_refuting(view, plays).values())
    wins = sorted(_wins(view, _replies(view, played)), key=lambda reply: reply[0][0] not in key)
    if refutation := next(iter(wins), None) or next(_wins(view, _tricks(view, played)), None):
        cards, reply = refutation
        assert reply.win is not None, "it refutes the answer"
        told = Reason("reply", {"action": reply.text})
        reasons = (told, *_tests(seat, reply), _won(seat, reply.win))
        return Verdict(False, reasons, cards, _after(view, played, reply))
    replies = (*_replies(view, played), *_tricks(view, played))
    closest = min((reply.way(1 - seat) for _, reply in replies), default=played.way(1 - seat))
    return Verdict(True, (Reason("holds", {"spaces": closest}),), key, _after(view, played))


def _replies(view: View, played: Played) -> Iterator[Reply]:
    """Every reply with a card that may be in the other hand. Only a Nasty Trick is left out."""
    other = played.board.turn
    for card in _other_cards(view)[0]:
        if card != _TRICK.card:
            board = _with_hand(played.board, other, card)
            yield from (((card,), _play(board, other, action)) for action in rules.legal(board, other))


def _tricks(view: View, played: Played) -> Iterator[Reply]:
    """Every reply with a Nasty Trick: on a card that this seat still holds, or on one that it may draw."""
    seat, other = _seat(view), played.board.turn
    theirs, unseen = _other_cards(view)
    if _TRICK.card not in theirs:
        return
    board = _play(_with_hand(played.board, other, _TRICK.card), other, _TRICK).board
    known = without(view.held, _card(played))
    drawn = 0 if played.action == _DRAWING else len(board.decks[seat][:1])
    board.hands = put_seat(board.hands, seat, (*board.hands[seat], *board.decks[seat][:drawn]))
    board.decks = put_seat(board.decks, seat, board.decks[seat][drawn:])
    hidden = unseen if len(board.hands[seat]) > len(known) else ()
    for card in dict.fromkeys((*known, *hidden)):
        if card != _TRICK.card:
            shown = _with_hand(board, seat, card)
            cards = (_TRICK.card,) if card in known else (_TRICK.card, card)
            yield from ((cards, _play(shown, other, action)) for action in rules.legal(shown, other))


def _wins(view: View, replies: Iterable[Reply]) -> Iterator[Reply]:
    """The replies that win the barrel."""
    return (reply for reply in replies if reply[1].wins(1 - _seat(view)))


def _other_cards(view: View) -> tuple[Cards, Cards]:
    """The cards that may be in the other hand, and those that this seat may draw."""
    there = view.shown[1 - _seat(view)]
    unseen = Counter(CARDS) - Counter((*view.held, *view.spent[0], *view.spent[1], *there))
    hidden = unseen if view.hands[1 - _seat(view)] > len(there) else ()
    return _in_order({*there, *hidden}), _in_order(unseen)


def _in_order(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def _with_hand(board: State, seat: int, card: str) -> State:
    """The same board if every card in a hand is this one, for to play it the others do not matter."""
    twin = board.copy()
    twin.hands = put_seat(board.hands, seat, (card,) * len(board.hands[seat]))
    return twin


def _refuting(view: View, plays: Sequence[Played]) -> dict[str, set[str]]:
    """For each play that a card of the other hand refutes, all these cards."""
    found = {
        played.text: {card for (card,), _ in _wins(view, _replies(view, played))} for played in plays if not played.win
    }
    return {text: cards for text, cards in found.items() if cards}


def _key(sets: Iterable[set[str]]) -> Cards:
    """The fewest cards of which each set has one; () if that takes too many."""
    every = [*sets]
    cards = _in_order(set().union(*every))
    choices = (chosen for count in range(1, _FEW + 1) for chosen in combinations(cards, count))
    return next((chosen for chosen in choices if not any(cards.isdisjoint(chosen) for cards in every)), ())


# What is told


def _chosen(plays: Iterable[Played], text: str) -> Played:
    return {played.text: played for played in plays}[text]


def _texts(plays: Iterable[Played]) -> tuple[str, ...]:
    return tuple(played.text for played in plays)


def _tests(seat: int, played: Played) -> tuple[Reason, ...]:
    if not played.test:
        return ()
    mine, theirs = played.test.strengths[seat], played.test.strengths[1 - seat]
    return (Reason("test", {"mine": mine, "theirs": theirs}),)


def _won(seat: int, win: Win) -> Reason:
    return Reason(f"{'you' if win.seat == seat else 'they'}-{win.reason}", {})


def _after(view: View, played: Played, reply: Played | None = None) -> View:
    """What the seat sees after its play, and after a reply to it, if it draws nothing."""
    seat, board = _seat(view), (reply or played).board
    hand = without(view.held, _card(played))
    if reply and isinstance(reply.action, Take | Toss) and _card(reply) in hand:
        hand = without(hand, _card(reply))
    return replace(
        seen(board, seat),
        hand=hand,
        held=hand,
        hands=put_seat((len(board.hands[0]), len(board.hands[1])), seat, len(hand)),
        decks=view.decks,
        shown=put_seat(board.shown, seat, view.shown[seat]),
    )


# What a question is about


def _card(played: Played) -> str:
    match played.action:
        case Waste(card) | Toss(card):
            return card
        case Take(deed):
            return card_of(deed)
        case Keep():
            raise AssertionError("the teams are made")
        case deed:
            return card_of(deed)


def _is_plain(played: Played, seat: int) -> bool:
    """Whether a Scot or a white card is played on the seat's own side."""
    return isinstance(played.action, Play) and side_of(played.action.place) == seat


def _bare(card: str) -> str:
    """A card without its colour."""
    return card[1:] if card[0] in COLOURS and card[1].isdigit() else card


def _shape(played: Played, seat: int) -> str:
    match played.action:
        case Play(card, place):
            return f"{_bare(card)} on {'own' if side_of(place) == seat else 'their'} side"
        case action:
            return format(action).partition(" ")[0]


def _grade(*hurdles: bool) -> int:
    """A question without a hurdle is easy."""
    return 1 + sum(hurdles)


# Positions that look alike


def canonical(view: View) -> str:
    """The smallest of six texts, one for each way to exchange the colours, with the side of the seat first."""
    return min(_description(recoloured(view, colours)) for colours in COLOURINGS)


def _description(view: View) -> str:
    seat = _seat(view)
    sides = (place.cards for side in (seat, 1 - seat) for place in view.places if place.side == side)
    known = (view.hand, *(view.spent[each] for each in (seat, 1 - seat)), view.shown[1 - seat])
    counts = (view.hands[1 - seat], view.decks[seat], view.decks[1 - seat], _way(view.barrel, seat))
    return " ".join((*map(str, counts), *(",".join(_in_order(cards)) for cards in known), *map(",".join, sides)))


_COLOUR = re.compile(rf"(?<!\w)[{COLOURS}](?=\d|$)|(?<=\b[ab])[{COLOURS}]\b")


def recoloured(view: T, colours: Colours) -> T:
    """A view, or the text of an answer, in other colours."""
    changed = painted(view, lambda text: _COLOUR.sub(lambda found: colours[found[0]], text))
    if isinstance(changed, View):
        places = tuple(sorted(changed.places, key=lambda place: AT[place.name]))
        return replace(changed, places=places)
    return changed


_OPTIONS = {"teams": "skip"}

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("win-barrel", frozenset({0}), 2, _OPTIONS, _answers, _find_win, _judge_win),
        Kind("hold-barrel", frozenset({3, 5}), 2, _OPTIONS, _answers, _find_hold, _judge_hold),
    )
}
