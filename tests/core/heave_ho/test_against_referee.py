"""The engine and the referee play the same games and must agree after every action."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest

from core import games
from core.game import Game, Illegal, OutOfTurn
from tests.core.heave_ho.referee import ACTIONS, PLACES, Referee, is_lady
from tests.core.side_by_side import Difference, SideBySide

GAME: Game[Any, Any] = games.get("heave-ho")
TEAMS = ("fair", "race", "skip")


Style = Callable[[str, Referee, int], float]
"""How much a player likes an action; one of the best-liked is played."""


def anyhow(text: str, referee: Referee, seat: int) -> float:
    """Likes every action equally."""
    return 0


def puller(text: str, referee: Referee, seat: int) -> float:
    """Plays strong cards on its own side and weak ones on the other."""
    card, _, where = text.rpartition(" ")[2].partition("@")
    if not where:
        return 0
    return (int(card[1]) - 2) * (1 if where[0] == "ab"[seat] else -1)


def careful(text: str, referee: Referee, seat: int) -> float:
    """Keeps the barrel in place, so that the cards run out."""
    return -("!" in text) - 2 * text.startswith(("HeaveHo", "Adrenaline", "Weakness", "Monstrous", "Change"))


def schemer(text: str, referee: Referee, seat: int) -> float:
    """Plays action cards whenever possible, including the opponent's."""
    return (text.split(maxsplit=1)[0] in ACTIONS) + 2 * text.startswith("take") - 2 * text.endswith("-")


def monster(text: str, referee: Referee, seat: int) -> float:
    """Puts Nessie on the opponent's side and plays Monstrous."""
    lured = text.startswith(f"N6@{'ba'[seat]}")
    return 3 * text.startswith(("Monstrous", "MuchoMacho")) + 2 * lured - text.endswith("-")


def thief(text: str, referee: Referee, seat: int) -> float:
    """Collects action cards and steals the opponent's."""
    word, _, rest = text.partition(" ")
    if word == "take":
        return rest.split()[0] in ACTIONS
    return 2 * (text == "NastyTrick") - (word in ACTIONS) - ("!" in text)


STYLES: tuple[Style, ...] = (anyhow, puller, careful, schemer, monster)


class Table(SideBySide):
    """One match, played by the engine and the referee side by side."""

    def __init__(self, teams: str, seed: int, styles: Sequence[Style], judge: type[Referee]) -> None:
        rng = Random(f"{seed} {teams}")
        self.teams, self.styles = teams, (rng.choice(styles), rng.choice(styles))
        state = GAME.start(2, {"teams": teams}, seed.to_bytes(8, "big"))
        super().__init__(GAME, state, rng, rng.choice((0, 0.05, 0.3)), f"teams {teams}, seed {seed}")
        self.haste = rng.choice((0.1, 0.5, 0.5, 0.9))
        self.referee: Referee = judge(teams)
        self.learn()

    def learn(self) -> None:
        """Tell the referee what the seats see now."""
        views: list[Any] = [GAME.view(self.state, seat) for seat in (0, 1)]
        try:
            self.referee.resolve(
                [view.hand for view in views], [view.held for view in views], [*chain.from_iterable(views[0].turned)]
            )
        except AssertionError as problem:
            self.fail(str(problem))

    def compare(self) -> None:
        """Compare everything that both know."""
        state, referee = self.state, self.referee
        self.same("actors", GAME.actors(state), referee.actors())
        self.legal = [referee.legal(seat) for seat in (0, 1)]
        for seat in (0, 1):
            self.same_legal(seat)
            self.same(f"hand of {seat}", GAME.view(state, seat).hand, tuple(referee.looks_at(seat)))
        outcome = GAME.outcome(state)
        self.same("winner", outcome and outcome.winners, None if referee.winner is None else (referee.winner,))
        self.same("scores", outcome and outcome.scores, tuple(referee.barrels) if referee.over else None)
        self.compare_tables()

    def compare_tables(self) -> None:
        view: Any = GAME.view(self.state, None)
        referee = self.referee
        self.same("places", [place.cards for place in view.places], [tuple(referee.places[place]) for place in PLACES])
        self.same("strengths", view.strengths, referee.sides())
        self.same("barrel", view.barrel, referee.barrel)
        self.same("barrels", (view.round, view.barrels), (referee.round, tuple(referee.barrels)))
        self.same("discard", (view.discard, view.gone), (tuple(referee.discard), tuple(referee.gone)))
        self.same("hands", view.hands, tuple(map(len, referee.hands)))
        self.same("decks", view.decks, tuple(referee.left))
        self.same("unsorted", view.pairs, tuple(referee.unsorted) if self.teams != "skip" else (0, 0))
        self.same("phase", (view.phase, view.turn), (referee.phase, None if referee.over else referee.turn))

    def step(self) -> None:
        """A seat that may act plays one of its favourite actions."""
        referee = self.referee
        seats = referee.actors()
        seat = seats[0] if len(seats) == 1 or self.rng.random() < self.haste else seats[1]
        text = self.favourite(seat, lambda text: self.styles[seat](text, referee, seat))
        self.play(seat, text)
        referee.play(seat, text)
        self.learn()
        self.compare()

    def refusals(self) -> None:
        """Check that illegal actions are refused."""
        tried = {text for _, text in self.actions} | {"keep 1", "toss R2", *(f"{card} -" for card in ACTIONS)}
        for seat in (0, 1):
            expected = Illegal if seat in self.referee.actors() else OutOfTurn
            for text in tried - self.legal[seat]:
                self.same(f"{text} by {seat}", type(self.refused(seat, text)), expected)


def tour(
    teams: str,
    seeds: Iterable[int],
    probe: float = 0.0,
    styles: Sequence[Style] = STYLES,
    judge: type[Referee] = Referee,
) -> Counter[str]:
    """Play many matches. Return all the paths taken."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += Table(teams, seed, styles, judge).finish(probe)
    return seen


PATHS = {
    *(f"round: {how}" for how in ("goal of 0", "goal of 1", "no cards left", "monstrous")),
    *(*ACTIONS, "for nothing", "ChangeSides with a test", "test: equal"),
    *("take a card", "toss a card", *(f"take {card}" for card in ACTIONS if card != "NastyTrick")),
}


few_and_many = pytest.mark.parametrize("many", [False, pytest.param(True, marks=pytest.mark.long)])


@few_and_many
@pytest.mark.parametrize("teams", TEAMS)
def test_engine_and_referee_agree(teams: str, many: bool) -> None:
    """With players of all kinds and every way of making teams."""
    tour(teams, range(25 if many else 8), probe=0.03)


@few_and_many
def test_rare_paths(many: bool) -> None:
    """The engine and the referee agree in rare situations, and these do occur."""
    seen = tour("skip", range(100, 200) if many else (106, 142))
    seen += tour("skip", range(200, 240) if many else (217, 222, 224, 234, 235, 236), styles=(thief,))
    assert seen.keys() >= PATHS, PATHS - seen.keys()


@few_and_many
def test_rare_ways_of_making_teams(many: bool) -> None:
    race, fair = tour("race", range(300, 315 if many else 306)), tour("fair", range(300, 330 if many else 310))
    assert race.keys() >= {"stop by 0", "stop by 1", "taken over: some", "taken over: none"}
    assert fair.keys() >= {"turned up once", "turned up again"}


class Forgiving(Referee):
    """Wrong: an empty place counts nothing."""

    def sides(self) -> tuple[int, int]:
        zero, one = super().sides()
        empty = [sum(not self.places[place] for place in PLACES if place[0] == side) for side in "ab"]
        return zero - 2 * empty[0], one - 2 * empty[1]


class Greedy(Referee):
    """Wrong: the victim of a trick draws a card."""

    def play(self, seat: int, text: str) -> None:
        super().play(seat, text)
        if text.startswith("toss") and self.phase == "play" and self.left[1 - seat]:
            self.left[1 - seat] -= 1
            self.hands[1 - seat].append("?")


class Prudish(Referee):
    """Wrong: Mucho Macho also discards covered ladies."""

    def effect(self, seat: int, card: str, text: str) -> int:
        drawn = super().effect(seat, card, text)
        for cards in self.places.values() if card == "MuchoMacho" else ():
            while cards and is_lady(cards[-1]):
                self.discard.append(cards.pop())
        return drawn


class Late(Referee):
    """Wrong: the seat that finishes last begins."""

    def begin(self, starter: int, holder: int) -> None:
        super().begin(1 - starter if self.teams == "race" else starter, holder)


class Loud(Referee):
    """Wrong: a card without the words sets off a test when it changes sides."""

    def effect(self, seat: int, card: str, text: str) -> int:
        before = self.round
        drawn = super().effect(seat, card, text)
        if card == "ChangeSides" and before == self.round and not self.over:
            self.test()
        return drawn


@pytest.mark.parametrize(
    ("judge", "teams", "styles"),
    [
        (Forgiving, "skip", (anyhow,)),
        (Greedy, "skip", (anyhow,)),
        (Prudish, "skip", (monster,)),
        (Late, "race", (anyhow,)),
        (Loud, "skip", (schemer,)),
    ],
)
def test_a_wrong_referee_is_noticed(judge: type[Referee], teams: str, styles: tuple[Style, ...]) -> None:
    """These games would expose a wrong rule."""
    with pytest.raises(Difference):
        tour(teams, range(40), styles=styles, judge=judge)
