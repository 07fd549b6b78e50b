"""The questions of Schotten Totten 2, read from the rules alone. Tactics cards are not asked about, nor cauldrons."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from core.puzzles.checkers.sides import COLOUR, COLOUR_RUN, KIND, RUN, Face, can_beat, mask, worth
from core.schotten_totten_2.view import View

COLOURS = "RYGBP"
CARDS = tuple(f"{colour}{number}" for colour in COLOURS for number in range(12))
LOST = 4
"""How many damaged tiles lose the wall."""

_ALL = frozenset({RUN, COLOUR, KIND, COLOUR_RUN})
_PIT, _TOWER, _WALL, _GATE = range(4)
_WALLS = (_PIT, _TOWER, _WALL, _GATE, _WALL, _TOWER, _PIT)
_FACES: Mapping[tuple[int, bool], tuple[int, frozenset[int]]] = {
    (_PIT, False): (3, frozenset()),
    (_PIT, True): (3, frozenset({RUN})),
    (_TOWER, False): (4, _ALL),
    (_TOWER, True): (2, frozenset({KIND})),
    (_WALL, False): (3, _ALL),
    (_WALL, True): (3, frozenset({COLOUR})),
    (_GATE, False): (2, _ALL),
    (_GATE, True): (4, frozenset()),
}
_LOWEST = {(4, True), (7, False)}
"""Numbers of tiles, and whether they are damaged."""

Cards = tuple[str, ...]


@cache
def face(number: int, damaged: bool, by_type: bool) -> Face:
    size, counts = _FACES[_WALLS[number - 1], damaged]
    return Face(COLOURS, range(12), size, counts, (number, damaged) in _LOWEST, by_type)


@dataclass(frozen=True, slots=True)
class Tile:
    """The cards at a tile, and whether the attacker's side was complete before the other."""

    face: Face
    damaged: bool
    attack: Cards
    defence: Cards
    attacked_first: bool

    def has_room(self, attacks: bool) -> bool:
        return len(self.attack if attacks else self.defence) < self.face.size

    def changed(self, attack: Cards, defence: Cards) -> "Tile":
        attacked, defended = len(attack) == self.face.size, len(defence) == self.face.size
        first = self.attacked_first if attacked and defended else attacked
        return replace(self, attack=attack, defence=defence, attacked_first=first)


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles, and what nobody has seen on the table or in the discards."""

    tiles: tuple[Tile, ...]
    unseen: int
    """When the question is asked, as a set of cards."""
    gone: int = 0
    """Of these, the cards that were played since."""


def _board(view: View) -> Board:
    attacker = view.attacker
    tiles = tuple(
        Tile(
            face(tile.number, tile.damaged, view.mixed),
            tile.damaged,
            tile.sides[attacker],
            tile.sides[1 - attacker],
            tile.first == attacker,
        )
        for tile in view.tiles
    )
    seen = {*view.discard, *(card for tile in tiles for card in (*tile.attack, *tile.defence))}
    return Board(tiles, mask([card for card in CARDS if card not in seen]))


def _rooms(board: Board, attacks: bool) -> list[int]:
    return [number for number, tile in enumerate(board.tiles, 1) if tile.has_room(attacks)]


def _played(board: Board, attacks: bool, card: str, number: int) -> Board:
    """The board after a card was played at a tile. A 0 and an 11 of one colour that face each other leave it."""
    tile = board.tiles[number - 1]
    attack, defence = (*tile.attack, *[card] * attacks), (*tile.defence, *[card] * (not attacks))
    foe = {"0": f"{card[0]}11", "11": f"{card[0]}0"}.get(card[1:])
    if foe in (tile.defence if attacks else tile.attack):
        attack, defence = (tuple(each for each in side if each not in (card, foe)) for side in (attack, defence))
    tiles = (*board.tiles[: number - 1], tile.changed(attack, defence), *board.tiles[number:])
    return replace(board, tiles=tiles, gone=board.gone | mask([card]))


def _controlled(board: Board) -> list[Tile]:
    """The tiles of which the attacker can declare control."""
    return [tile for tile in board.tiles if _holds(board, tile)]


def _holds(board: Board, tile: Tile) -> bool:
    """Whether a declaration holds: against the defender's side, or else against all that it could become."""
    if tile.has_room(attacks=True):
        return False
    goal = worth(tile.face, tile.attack)
    if tile.has_room(attacks=False):
        return not can_beat(tile.face, goal, tile.defence, board.unseen, board.gone)
    other = worth(tile.face, tile.defence)
    return goal > other or (goal == other and tile.attacked_first)


def _damages(board: Board) -> bool:
    return bool(_controlled(board))


def _breaks_through(board: Board) -> bool:
    """Whether the attacker wins: with a damaged tile, or with the fourth that is damaged."""
    tiles, damaged = _controlled(board), sum(tile.damaged for tile in board.tiles)
    return any(tile.damaged for tile in tiles) or (bool(tiles) and damaged + len(tiles) >= LOST)


def _plays(view: View, attacks: bool) -> Iterator[tuple[str, Board]]:
    """Each play of the seat if it has this role, and the board afterwards."""
    if view.tactics or view.phase != "play" or view.turn != view.seat or attacks != (view.seat == view.attacker):
        return
    board = _board(view)
    for card in view.hand:
        yield from ((f"{card}@{number}", _played(board, attacks, card, number)) for number in _rooms(board, attacks))


def _attack(succeeds: Callable[[Board], bool]) -> Callable[[View], set[str]]:
    """The plays after which the attacker can do this. What can be done before a play is no more with a retreat."""
    return lambda view: {text for text, board in _plays(view, attacks=True) if succeeds(board)}


def _defence(fails: Callable[[Board], bool]) -> Callable[[View], set[str]]:
    """The plays, without a cauldron, after which the attacker cannot do this, whatever it holds."""

    def right(view: View) -> set[str]:
        # With an empty deck, the defender's draw ends the game.
        plays = _plays(view, attacks=False) if view.siege_deck else ()
        return {text for text, board in plays if not any(fails(reply) for reply in _replies(view, board))}

    return right


def _replies(view: View, board: Board) -> Iterator[Board]:
    """The board as it is, for control can be declared before a card is played, and after each play of the attacker."""
    yield board
    rooms = _rooms(board, attacks=True)
    for card in CARDS:
        if mask([card]) & board.unseen & ~board.gone and card not in view.hand:
            yield from (_played(board, True, card, number) for number in rooms)


RIGHT: Mapping[str, Callable[[View], set[str]]] = {
    "break-through": _attack(_breaks_through),
    "damage": _attack(_damages),
    "hold-tile": _defence(_damages),
    "hold-game": _defence(_breaks_through),
}
