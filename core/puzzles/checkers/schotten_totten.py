"""The questions of Schotten Totten, read from the rules alone. They come from matches without tactics and experts."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from core.puzzles.checkers.sides import COLOUR, COLOUR_RUN, KIND, RUN, Face, can_beat, mask, worth
from core.schotten_totten.view import View

FACE = Face("ROYGBP", range(1, 10), 3, frozenset({RUN, COLOUR, KIND, COLOUR_RUN}))
CARDS = tuple(f"{colour}{number}" for colour in "ROYGBP" for number in range(1, 10))
SIDE = 3
HAND = 6
NOTHING = (0, 0)
"""What an incomplete side is worth."""

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stone:
    """The cards of each seat, who owns the stone, and whose side was complete first."""

    sides: tuple[Cards, Cards]
    owner: int | None
    first: int | None

    def has_room(self, seat: int) -> bool:
        return self.owner is None and len(self.sides[seat]) < SIDE


@dataclass(frozen=True, slots=True)
class Board:
    """The stones, how many cards there are to play, and what nobody has seen on the table."""

    stones: tuple[Stone, ...]
    hands: tuple[int, int]
    deck: int
    unseen: int
    """When the question is asked, as a set of cards."""
    gone: int = 0
    """Of these, the cards that were laid open since."""


def _board(view: View) -> Board:
    stones = tuple(Stone(stone.sides, stone.owner, stone.first) for stone in view.stones)
    table = {card for stone in stones for side in stone.sides for card in side}
    unseen = mask([card for card in CARDS if card not in table])
    return Board(stones, (view.hands[0].clan, view.hands[1].clan), view.clan_deck, unseen)


def _laid(board: Board, seat: int, card: str, number: int) -> Board:
    """The board after a card was played at a stone."""
    stone = board.stones[number - 1]
    mine, theirs = (*stone.sides[seat], card), stone.sides[1 - seat]
    first = seat if len(mine) == SIDE and len(theirs) < SIDE else stone.first
    changed = replace(stone, sides=(theirs, mine) if seat else (mine, theirs), first=first)
    stones = (*board.stones[: number - 1], changed, *board.stones[number:])
    return replace(_counted(board, seat, -1), stones=stones, gone=board.gone | mask([card]))


def _counted(board: Board, seat: int, more: int) -> Board:
    """The board when a hand has so many cards more."""
    zero, one = board.hands
    return replace(board, hands=(zero, one + more) if seat else (zero + more, one))


def _rooms(board: Board, seat: int) -> list[int]:
    return [number for number, stone in enumerate(board.stones, 1) if stone.has_room(seat)]


def _claimable(board: Board, seat: int) -> list[int]:
    """The stones that the seat can claim."""
    return [number for number, stone in enumerate(board.stones, 1) if _holds(board, stone, seat)]


def _holds(board: Board, stone: Stone, seat: int) -> bool:
    """Whether a claim to this stone holds: against the other side, or else against all that it could become."""
    mine, theirs = stone.sides[seat], stone.sides[1 - seat]
    if stone.owner is not None or len(mine) < SIDE:
        return False
    if len(theirs) < SIDE:
        return not can_beat(FACE, worth(FACE, mine), theirs, board.unseen, board.gone)
    return _stronger(stone) == seat


def _stronger(stone: Stone) -> int | None:
    """The seat whose complete side beats the other, complete or not; None if neither is complete."""
    zero, one = (worth(FACE, side) if len(side) == SIDE else NOTHING for side in stone.sides)
    if zero == one:
        return stone.first
    return 0 if zero > one else 1


def _claimed(board: Board, seat: int) -> Board:
    """The board after the seat has claimed all that it can. Nothing is ever lost by a claim."""
    numbers = _claimable(board, seat)
    if not numbers:
        return board
    stones = (replace(each, owner=seat) if at in numbers else each for at, each in enumerate(board.stones, 1))
    return replace(board, stones=tuple(stones))


def _has_won(board: Board, seat: int) -> bool:
    owns = [stone.owner == seat for stone in board.stones]
    return sum(owns) >= 5 or any(all(owns[at : at + 3]) for at in range(len(owns) - 2))


def _plays(view: View) -> Iterator[tuple[str, str, Board]]:
    """Each card that the seat can play, with its text and the board afterwards."""
    assert view.seat is not None, "a spectator is not asked"
    if view.turn != view.seat or view.phase != "play" or view.tactics or view.expert:
        return
    board = _board(view)
    for card in view.hand:
        for number in _rooms(board, view.seat):
            yield card, f"{card}@{number}", _laid(board, view.seat, card, number)


def _claims(view: View) -> set[str]:
    """Which one of the complete sides can be claimed?"""
    if view.tactics or view.turn is None or view.turn != view.seat:
        return set()
    return {f"claim {number}" for number in _claimable(_board(view), view.turn)}


def _play_that(holds: Callable[[Board, int], bool]) -> Callable[[View], set[str]]:
    """The plays after which something holds for the seat."""

    def right(view: View) -> set[str]:
        assert view.seat is not None, "a spectator is not asked"
        return {text for _, text, board in _plays(view) if holds(board, view.seat)}

    return right


def _can_claim(board: Board, seat: int, least: int = 1) -> bool:
    return len(_claimable(board, seat)) >= least


def _can_claim_two(board: Board, seat: int) -> bool:
    return _can_claim(board, seat, 2)


def _wins_now(board: Board, seat: int) -> bool:
    return _has_won(_claimed(board, seat), seat)


def _evidence(view: View) -> set[str]:
    """The cards that allow a claim wherever they are laid; where others do, it is an answer to another question."""
    assert view.seat is not None, "a spectator is not asked"
    claims = {(card, text): _can_claim(board, view.seat) for card, text, board in _plays(view)}
    elsewhere = {card for (card, _), holds in claims.items() if not holds}
    return {card if card not in elsewhere else text for (card, text), holds in claims.items() if holds}


def _ended(board: Board, seat: int) -> Board:
    """The end of a turn: all claims, and the draw."""
    after = _claimed(board, seat)
    if not after.deck or after.hands[seat] == HAND:
        return after
    return replace(_counted(after, seat, 1), deck=after.deck - 1)


def _can_play(board: Board, seat: int) -> bool:
    return board.hands[seat] > 0 and bool(_rooms(board, seat))


def _winner(board: Board, seat: int) -> int | None:
    """The winner when a turn of this seat is over: stones are settled if nobody can play any more."""
    if _has_won(board, seat):
        return seat
    if _can_play(board, 0) or _can_play(board, 1):
        return None
    for number, stone in enumerate(board.stones):
        owner = _stronger(stone) if stone.owner is None else None
        if owner is not None:
            stones = (*board.stones[:number], replace(stone, owner=owner), *board.stones[number + 1 :])
            board = replace(board, stones=stones)
            if _has_won(board, owner):
                return owner
    zero, one = (sum(stone.owner == each for stone in board.stones) for each in (0, 1))
    return None if zero == one else int(one > zero)


def _replies(view: View, board: Board) -> Iterator[Board]:
    """The board after each play of the other seat: it may hold any card that this seat has not seen."""
    assert view.seat is not None, "a spectator is not asked"
    other = 1 - view.seat
    if not _can_play(board, other):
        yield board
        return
    rooms = _rooms(board, other)
    for card in CARDS:
        if mask([card]) & board.unseen & ~board.gone and card not in view.hand:
            yield from (_laid(board, other, card, number) for number in rooms)


def _defences(view: View) -> set[str]:
    """The plays after which, whatever the other seat holds, it has not won when its turn is over."""
    assert view.seat is not None, "a spectator is not asked"
    seat, other = view.seat, 1 - view.seat
    ended = ((text, _ended(board, seat)) for _, text, board in _plays(view))
    return {text for text, board in ended if not _loses(view, board, seat, other)}


def _loses(view: View, board: Board, seat: int, other: int) -> bool:
    winner = _winner(board, seat)
    if winner is not None:
        return winner == other
    return any(_winner(_ended(reply, other), other) == other for reply in _replies(view, board))


RIGHT: Mapping[str, Callable[[View], set[str]]] = {
    "claim-which": _claims,
    "claim-where": _play_that(_can_claim),
    "evidence": _evidence,
    "win-now": _play_that(_wins_now),
    "claim-two": _play_that(_can_claim_two),
    "defend": _defences,
}
