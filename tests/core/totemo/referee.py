"""A second, slow and simple Totemo, written from the rules page alone, without looking at the engine.

It is given the blocks dealt and drawn, and works out everything else for itself.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

NORMAL = {"B": 7, "R": 7, "Y": 7, "G": 4, "O": 4, "P": 4, "W": 3}
VALUE = {"B": 1, "R": 1, "Y": 1, "G": 2, "O": 2, "P": 3, "W": 0, "start": 3}
ALL_BLOCKS = Counter({**NORMAL, **{f"{colour}^": 2 for colour in "BRYGOP"}})
WHEEL = ["R", "O", "Y", "G", "B", "P"]
STEPS = {2: 16, 3: 11, 4: 8}

Spot = tuple[int, int, int]
"""Column, row and height, all from 1."""


def colour(block: str) -> str:
    return "W" if block == "start" else block[0]


def value(block: str) -> int:
    return VALUE[block if block == "start" else block[0]]


def match(one: str, other: str) -> bool:
    """Each colour matches itself and its two neighbours on the wheel; rainbow matches everything."""
    if "W" in (colour(one), colour(other)):
        return True
    here = WHEEL.index(colour(one))
    return colour(other) in (WHEEL[here], WHEEL[here - 1], (WHEEL * 2)[here + 1])


class Referee:
    """A game from its first deal. `play` takes the notation; `resolve` takes the hands that result."""

    def __init__(self, seats: int, size: int, starter: int, tiles: Sequence[tuple[int, bool]]) -> None:
        """`tiles` has the space of each bonus tile, and whether it lies face down."""
        self.seats, self.size, self.starter, self.tiles = seats, size, starter, dict(tiles)
        centre = (size + 1) // 2
        self.blocks: dict[Spot, str] = {(centre, centre, 1): "start"}
        self.hands = [["?"] * 3 for _ in range(seats)]
        self.bag = sum(ALL_BLOCKS.values()) - 3 * seats
        self.points = [0] * seats
        self.steps = STEPS[seats]
        self.deciding: set[int] = set()
        self.turns = [0] * seats
        self.placed = 0
        self.turn: int | None = None
        self.out: set[int] = set()
        self.last_round = False
        self.over = False
        self.seen: Counter[str] = Counter()
        """The paths through the rules that this game has taken, for the tests to count."""

    # Blocks

    def holes(self) -> Iterator[tuple[str, int, int]]:
        for column in range(1, self.size + 1):
            for row in range(1, self.size + 1):
                yield f"{chr(96 + column)}{row}", column, row

    def height(self, column: int, row: int) -> int:
        return sum(spot[:2] == (column, row) for spot in self.blocks)

    def touched(self, spot: Spot) -> list[str]:
        column, row, height = spot
        faces = [
            (column + 1, row, height),
            (column - 1, row, height),
            (column, row + 1, height),
            (column, row - 1, height),
            (column, row, height - 1),
        ]
        return [self.blocks[face] for face in faces if face in self.blocks]

    def may_stand(self, block: str, column: int, row: int) -> bool:
        height = self.height(column, row)
        if height == 5 or (height == 0 and "^" in block):
            return False
        if height and "^" in self.blocks[column, row, height]:
            return False
        return all(match(block, other) for other in self.touched((column, row, height + 1)))

    # Asking

    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return tuple(sorted(self.deciding)) if self.turn is None else (self.turn,)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.turn is None:
            return {"redraw", "keep"}
        texts = {
            f"{block}@{hole}"
            for block in self.hands[seat]
            for hole, column, row in self.holes()
            if self.may_stand(block, column, row)
        }
        return texts | {"done" if self.placed else "swap"}

    # Playing

    def play(self, seat: int, text: str) -> None:
        """Carry out a legal text."""
        if text == "keep":
            self.seen["keep"] += 1
            self.decided(seat)
        elif text == "redraw":
            self.seen["redraw"] += 1
            self.hands[seat] = ["new"] * 3
        elif text == "done":
            self.seen["done"] += 1
            self.end_turn()
        elif text == "swap":
            self.seen["swap" if len(self.legal(seat)) > 1 else "swap: compulsory"] += 1
            self.bag += len(self.hands[seat])
            self.hands[seat] = []
            self.end_turn()
        else:
            self.place(seat, *text.split("@"))

    def place(self, seat: int, block: str, hole: str) -> None:
        column, row = ord(hole[0]) - 96, int(hole[1])
        spot = (column, row, self.height(column, row) + 1)
        scored = value(block) + sum(map(value, self.touched(spot)))
        self.blocks[spot] = block
        self.hands[seat].remove(block)
        self.points[seat] += scored
        self.placed += 1
        self.seen[f"height {spot[2]}"] += 1
        self.seen["topper"] += "^" in block
        self.seen["scored 0"] += scored == 0
        if scored and self.bonus(self.points[seat]) and self.hands[seat]:
            self.seen[f"bonus after block {self.placed}"] += 1
        else:
            self.end_turn()

    def bonus(self, points: int) -> bool:
        space = points % 30
        if space not in self.tiles:
            return False
        if 1 <= space <= 9 and points < 30:
            self.seen["too early for the last tile"] += 1
            return False
        self.seen["bonus on 0" if space == 0 else "bonus on the last tile" if self.tiles[space] else "bonus"] += 1
        return True

    def decided(self, seat: int) -> None:
        self.deciding.discard(seat)
        if not self.deciding:
            self.begin_turn(self.starter)

    def begin_turn(self, seat: int) -> None:
        """The starting player's turn begins with a step of the chief, even if the turn is skipped."""
        if seat == self.starter:
            if self.last_round:
                self.over, self.turn = True, None
                return
            self.steps -= 1
            self.last_round = self.steps == 0
            self.seen["wigwam"] += self.last_round
        if seat in self.out:
            self.begin_turn((seat + 1) % self.seats)
        else:
            self.turn, self.placed = seat, 0

    def end_turn(self) -> None:
        seat = self.turn
        assert seat is not None
        drawn = min(3 - len(self.hands[seat]), self.bag)
        self.bag -= drawn
        self.hands[seat] += ["?"] * drawn
        if len(self.hands[seat]) < 3:
            self.seen["bag short"] += not self.last_round
            self.last_round = True
        self.turns[seat] += 1
        self.begin_turn((seat + 1) % self.seats)

    def resign(self, seat: int) -> None:
        self.seen["resigned"] += 1
        self.bag += len(self.hands[seat])
        self.hands[seat] = []
        self.out.add(seat)
        if len(self.out) == self.seats - 1:
            self.over, self.turn = True, None
        elif self.turn == seat:
            self.seen["resigned on turn"] += 1
            self.begin_turn((seat + 1) % self.seats)
        elif self.turn is None:
            self.decided(seat)

    @property
    def winners(self) -> tuple[int, ...]:
        left = [seat for seat in range(self.seats) if seat not in self.out]
        return tuple(seat for seat in left if self.points[seat] == max(self.points[other] for other in left))

    # Learning what was hidden

    def resolve(self, hands: Sequence[Sequence[str]]) -> None:
        """Learn the blocks that were dealt or drawn. They must fit what is known."""
        first = all(block == "?" for hand in self.hands for block in hand)
        for seat, hand in enumerate(hands):
            again = self.hands[seat] == ["new"] * 3
            assert len(hand) == len(self.hands[seat]), f"seat {seat} holds {hand}"
            for place, block in enumerate(self.hands[seat]):
                assert block in ("?", "new", hand[place]), f"seat {seat} holds {hand[place]}, not {block}"
                assert hand[place] in ALL_BLOCKS, f"seat {seat} drew {hand[place]}"
            self.hands[seat] = list(hand)
            if first or again:
                self.ask(seat, again)
        if first and not self.deciding:
            self.begin_turn(self.starter)
        known = Counter(block for hand in self.hands for block in hand)
        known += Counter(block for block in self.blocks.values() if block != "start")
        assert known <= ALL_BLOCKS, f"too many of {known - ALL_BLOCKS}"
        assert known.total() + self.bag == ALL_BLOCKS.total()

    def ask(self, seat: int, again: bool) -> None:
        if all("^" in block for block in self.hands[seat]):
            self.deciding.add(seat)
            self.seen["asked again"] += again
        elif again:
            self.decided(seat)
