"""What can be asked about a position of Heave Ho!, and why an answer is right or wrong."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from core.heave_ho.actions import Play, Take, Toss, format
from core.heave_ho.cards import COLOURS, ORDER
from core.heave_ho.rope import Win, side_of
from core.heave_ho.sight import view as seen
from core.heave_ho.state import put_seat, strengths, without
from core.heave_ho.symmetries import COLOURINGS, canonical, recoloured
from core.heave_ho.tries import TRICK, Played, plays, refuting, replies, tricks, way, wins
from core.heave_ho.view import View
from core.puzzles.puzzle import Finding, Kind, Reason, Verdict
from core.puzzles.search import fewest, grade, is_worth_solving, only

__all__ = ["COLOURINGS", "KINDS", "canonical", "recoloured"]

_SHORT = 2
"""How near the barrel comes to the goal in a near miss."""
_FEW = 3
"""How many cards refute a near miss, at most."""
_TOO_PLAIN = "RopeBreaks"
"""It is no answer: people would play it without a thought."""
_MANY = (5,)
"""So many near misses make a question harder."""


def _answers(view: View) -> tuple[str, ...]:
    return tuple(played.text for played in plays(view))


def _seat(view: View) -> int:
    assert view.seat is not None, "a spectator is not asked"
    return view.seat


def _is_asked(view: View) -> bool:
    """Not who could play a Nasty Trick: what that leads to is hidden."""
    return TRICK.card not in view.hand


# Win the barrel with one card


def _find_win(view: View) -> Finding | None:
    found = plays(view) if _is_asked(view) else []
    answer = only(found, lambda played: played.wins(_seat(view)))
    if not answer or answer.card == _TOO_PLAIN:
        return None
    seat = _seat(view)
    near = tuple(played.text for played in found if _nearly_wins(view.barrel, seat, played))
    if not is_worth_solving(len(found), near):
        return None
    spaces = way(view.barrel, seat)
    hard = grade((not _is_plain(answer, seat)) + (spaces > 2) + (spaces > 3), near, _MANY)
    return Finding(answer.text, f"{_shape(answer, seat)} over {spaces}", hard, near)


def _nearly_wins(barrel: int | None, seat: int, played: Played) -> bool:
    """Whether the barrel comes close to the goal, or is not moved by a side that is strong enough."""
    comes_close = played.way(seat) <= min(_SHORT, way(barrel, seat) - 1)
    return not played.win and (comes_close or _is_quiet(seat, played))


def _is_quiet(seat: int, played: Played) -> bool:
    """Whether the barrel would reach the goal if this card set off a test of strength."""
    mine, theirs = (strengths(played.board)[each] for each in (seat, 1 - seat))
    return not played.test and mine - theirs >= played.way(seat)


def _judge_win(view: View, answer: str) -> Verdict:
    seat, played = _seat(view), _chosen(plays(view), answer)
    nearer = way(view.barrel, seat) - played.way(seat)
    if played.win:
        result = _won(seat, played.win)
    elif nearer:
        result = Reason("short", {"spaces": played.way(seat)}) if nearer > 0 else Reason("away", {"spaces": -nearer})
    else:
        result = Reason("quiet" if _is_quiet(seat, played) else "still", {})
    return Verdict(played.wins(seat), (*_tests(seat, played), result), (), _after(view, played))


# The only play after which they cannot win the barrel


def _find_hold(view: View) -> Finding | None:
    found = plays(view) if _is_asked(view) else []
    if not found or any(played.wins(_seat(view)) for played in found):
        return None
    seat, other = _seat(view), 1 - _seat(view)
    answer = only(found, lambda played: not played.win and not any(wins(replies(view, played), other)))
    if not answer or answer.card == _TOO_PLAIN or any(wins(tricks(view, answer), other)):
        return None
    refuted = refuting(view, found)
    near = [text for text in sorted(refuted, key=lambda text: len(refuted[text])) if len(refuted[text]) <= _FEW]
    key = fewest(refuted.values(), order=ORDER.__getitem__)
    if not key or not is_worth_solving(len(found), near):
        return None
    hard = grade((not _is_plain(answer, seat)) + len(key) - 1, near, _MANY)
    return Finding(answer.text, f"{_shape(answer, seat)} against {_bare(key[0])}", hard, tuple(near))


def _judge_hold(view: View, answer: str) -> Verdict:
    found, seat, other = plays(view), _seat(view), 1 - _seat(view)
    played = _chosen(found, answer)
    if played.win:
        reasons = (*_tests(seat, played), _won(seat, played.win))
        return Verdict(played.wins(seat), reasons, (), _after(view, played))
    key = fewest(refuting(view, found).values(), order=ORDER.__getitem__) or ()
    refutations = sorted(wins(replies(view, played), other), key=lambda reply: reply[0][0] not in key)
    if refutation := next(iter(refutations), None) or next(wins(tricks(view, played), other), None):
        cards, reply = refutation
        assert reply.win is not None, "it refutes the answer"
        told = Reason("reply", {"action": reply.text})
        reasons = (told, *_tests(seat, reply), _won(seat, reply.win))
        return Verdict(False, reasons, cards, _after(view, played, reply))
    every = (*replies(view, played), *tricks(view, played))
    closest = min((reply.way(other) for _, reply in every), default=played.way(other))
    return Verdict(True, (Reason("holds", {"spaces": closest}),), key, _after(view, played))


# What is told


def _chosen(plays: Iterable[Played], text: str) -> Played:
    return {played.text: played for played in plays}[text]


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
    hand = without(view.held, played.card)
    if reply and isinstance(reply.action, Take | Toss) and reply.card in hand:
        hand = without(hand, reply.card)
    return replace(
        seen(board, seat),
        hand=hand,
        held=hand,
        hands=put_seat((len(board.hands[0]), len(board.hands[1])), seat, len(hand)),
        decks=view.decks,
        shown=put_seat(board.shown, seat, view.shown[seat]),
    )


# What a question is about


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


_OPTIONS = {"teams": "skip"}

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("win-barrel", frozenset({0}), 2, _OPTIONS, _answers, _find_win, _judge_win),
        Kind("hold-barrel", frozenset({3, 5}), 2, _OPTIONS, _answers, _find_hold, _judge_hold),
    )
}
