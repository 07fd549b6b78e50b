"""The engine and the referee play the same games and must agree after every action."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from random import Random

import pytest

from core.game import Illegal, OutOfTurn
from core.totemo import Totemo
from core.totemo.pieces import KINDS, TILES
from tests.core.side_by_side import Difference, SideBySide
from tests.core.totemo.referee import Referee

GAME = Totemo()
COMBINATIONS = [
    (seats, {"hands": hands, "board": board})
    for seats, hands, board in product((2, 3, 4), ("closed", "open"), ("5x5", "3x3"))
]
EVERY_TEXT = [
    *(f"{kind}@{column}{row}" for kind, column, row in product(KINDS, "abcde", "12345")),
    *("swap", "done", "redraw", "keep"),
]


Style = Callable[[str, Referee, int], float]
"""How much a player likes an action; one of the best-liked is played."""


def anyhow(text: str, referee: Referee, seat: int) -> float:
    """Likes every action equally."""
    return 0


def builder(text: str, referee: Referee, seat: int) -> float:
    """Builds high."""
    if "@" not in text:
        return text == "redraw"
    hole = text.partition("@")[2]
    return 1 + referee.height(ord(hole[0]) - 96, int(hole[1]))


def planner(text: str, referee: Referee, seat: int) -> float:
    """Likes to land on bonus tiles and to use the bonus."""
    if "@" not in text:
        return 0
    hole = text.partition("@")[2]
    column, row = ord(hole[0]) - 96, int(hole[1])
    touched = referee.touched((column, row, referee.height(column, row) + 1))
    scored = sum(
        {"B": 1, "R": 1, "Y": 1, "G": 2, "O": 2, "P": 3, "s": 3}.get(block[0], 0) for block in [text, *touched]
    )
    return 20 if (referee.points[seat] + scored) % 30 in referee.tiles else scored


def capper(text: str, referee: Referee, seat: int) -> float:
    """Caps poles with toppers, so that few blocks can be placed."""
    return 2 * ("^" in text) - (text == "swap")


def swapper(text: str, referee: Referee, seat: int) -> float:
    """Collects toppers."""
    toppers = sum("^" in block for block in referee.hands[seat])
    return (text == "swap" and toppers < 3) + (text == "keep")


STYLES: tuple[Style, ...] = (anyhow, builder, planner, capper, swapper)


class Table(SideBySide):
    """One game, played by the engine and the referee side by side."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        number: int,
        styles: Sequence[Style],
        judge: type[Referee],
        resigning: float,
    ) -> None:
        self.seats, self.resigning = range(seats), resigning
        rng = Random(f"{seats} {number} {sorted(options.items())}")
        self.styles = [rng.choice(styles) for _ in self.seats]
        state = GAME.start(seats, options, number.to_bytes(8, "big"))
        where = f"{seats} seats, options {options}, number {number}"
        super().__init__(GAME, state, rng, rng.choice((0, 0.05, 0.3)), where)
        view = GAME.view(self.state, None)
        tiles = [(tile.space, tile.value is None) for tile in view.tiles]
        self.referee: Referee = judge(seats, int(options["board"][0]), view.starter, tiles)
        self.learn()

    def learn(self) -> None:
        """Tell the referee what was drawn."""
        try:
            self.referee.resolve([GAME.view(self.state, seat).hand for seat in self.seats])
        except AssertionError as problem:
            self.fail(str(problem))

    def compare(self) -> None:
        """Compare everything that both know."""
        state, referee = self.state, self.referee
        self.same("actors", GAME.actors(state), referee.actors())
        self.legal = [referee.legal(seat) for seat in self.seats]
        for seat in self.seats:
            self.same_legal(seat)
        view = GAME.view(state, None)
        standing = {
            (hole, height): "start" if block == "W3" else block
            for hole, blocks in view.poles
            for height, block in enumerate(blocks, 1)
        }
        own_blocks = {(f"{chr(96 + x)}{y}", height): block for (x, y, height), block in referee.blocks.items()}
        self.same("blocks", standing, own_blocks)
        self.same("points", view.scores, tuple(referee.points))
        self.same("bag", view.bag, referee.bag)
        self.same("chief", view.chief, referee.steps)
        self.same("last round", view.ending is not None, referee.last_round)
        outcome = GAME.outcome(state)
        self.same("over", outcome is not None, referee.over)
        if outcome is not None:
            self.same("winners", outcome.winners, referee.winners)
            self.same("scores", outcome.scores, tuple(referee.points))

    def step(self) -> None:
        """A seat that may act plays one of its favourite actions, or a seat resigns."""
        referee = self.referee
        if self.rng.random() < self.resigning:
            seat = self.rng.choice([seat for seat in self.seats if seat not in referee.out])
            self.state = GAME.resign(self.state, seat).state
            self.actions.append((seat, "/resign"))
            referee.resign(seat)
        else:
            seat = self.rng.choice(referee.actors())
            text = self.favourite(seat, lambda text: self.styles[seat](text, referee, seat))
            self.play(seat, text)
            referee.play(seat, text)
        self.learn()
        self.compare()

    def finish(self, probe: float = 0.0) -> Counter[str]:
        seen = super().finish(probe)
        if not self.referee.out:
            self.same("turns", len(set(self.referee.turns)), 1)
        return seen

    def refusals(self) -> None:
        """Check that illegal actions are refused."""
        for seat in self.seats:
            expected = Illegal if seat in self.referee.actors() else OutOfTurn
            for text in set(EVERY_TEXT) - self.legal[seat]:
                self.same(f"{text} by {seat}", type(self.refused(seat, text)), expected)


def tour(
    seats: int,
    options: Mapping[str, str],
    numbers: Iterable[int],
    probe: float = 0.0,
    styles: Sequence[Style] = STYLES,
    judge: type[Referee] = Referee,
    resigning: float = 0.0,
) -> Counter[str]:
    """Play many games. Return all the paths taken."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen += Table(seats, options, number, styles, judge, resigning).finish(probe)
    return seen


BASE = {"hands": "closed", "board": "5x5"}
SMALL = {"hands": "closed", "board": "3x3"}
EVERYWHERE = {
    *("topper", "scored 0", "swap", "swap: compulsory", "done", "wigwam", "bag short", "bonus after block 2"),
    *("bonus", "bonus on 0", "bonus on the last tile", "too early for the last tile", "bonus after block 1"),
    *(f"height {height}" for height in range(1, 6)),
}


@pytest.mark.parametrize("matches", [4, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_engine_and_referee_agree(seats: int, options: Mapping[str, str], matches: int) -> None:
    """With players of all kinds, every number of seats and every combination of the options."""
    tour(seats, options, range(1000, 1000 + matches), probe=0.02)


@pytest.mark.parametrize("matches", [15, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_referee_agree_when_players_resign(seats: int, matches: int) -> None:
    seen = tour(seats, BASE, range(2000, 2000 + matches), resigning=0.03)
    assert seen.keys() >= {"resigned", *(["resigned on turn"] if seats > 2 else [])}


@pytest.mark.parametrize("many", [False, pytest.param(True, marks=pytest.mark.long)])
def test_rare_paths(many: bool) -> None:
    """The engine and the referee agree in rare situations, and these do occur."""
    seen = tour(2, BASE, range(20) if many else (5, 6, 7), styles=(planner, planner, builder))
    seen += tour(4, BASE, range(8) if many else (0,), styles=(planner,))
    seen += tour(2, SMALL, range(8) if many else (2, 3), styles=(capper, planner, builder))
    assert seen.keys() >= EVERYWHERE, EVERYWHERE - seen.keys()


@pytest.mark.parametrize("matches", [8, pytest.param(25, marks=pytest.mark.long)])
def test_engine_and_referee_agree_on_three_toppers_at_the_start(matches: int) -> None:
    deals = (number for number in range(4000) if GAME.start(4, BASE, number.to_bytes(8, "big")).redrawing)
    seen = tour(4, BASE, [next(deals) for _ in range(matches)])
    assert seen.keys() >= {"keep", "redraw"}


class Forgiving(Referee):
    """Wrong: every tile works at any number of points."""

    def bonus(self, points: int) -> bool:
        return points % 30 in self.tiles


class Generous(Referee):
    """Wrong: checks for a bonus with a point too many."""

    def place(self, seat: int, block: str, hole: str) -> None:
        self.points[seat] += 1
        super().place(seat, block, hole)
        self.points[seat] -= 1


class Low(Referee):
    """Wrong: poles are at most four blocks high."""

    def may_stand(self, block: str, column: int, row: int) -> bool:
        return self.height(column, row) < 4 and super().may_stand(block, column, row)


class Impatient(Referee):
    """Wrong: a short bag ends the game at once."""

    def end_turn(self) -> None:
        super().end_turn()
        self.over = self.over or any(len(hand) < 3 for hand in self.hands)


@pytest.mark.parametrize("judge", [Forgiving, Generous, Low, Impatient])
def test_a_wrong_referee_is_noticed(judge: type[Referee]) -> None:
    """These games would expose a wrong rule."""
    with pytest.raises(Difference):
        tour(3, BASE, range(60), styles=(planner, builder), judge=judge)


def test_there_are_eight_bonus_tiles() -> None:
    assert sorted(TILES) == [5, 6, 6, 7, 7, 8, 8, 9]
