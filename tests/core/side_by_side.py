"""A match that is played by the engine and by a referee side by side."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NoReturn

from core.game import Game, Illegal, OutOfTurn


class Difference(AssertionError):
    """The engine and the referee disagree."""


class SideBySide:
    """Each game adds how its referee learns what was drawn, what is compared, and what is refused."""

    referee: Any
    legal: Sequence[set[str]]
    """What each seat may do, as the referee says."""

    def __init__(self, game: Game[Any, Any], state: Any, rng: Random, whim: float, where: str) -> None:
        self.game, self.state, self.rng = game, state, rng
        self.whim = whim
        """How often an action is not one of the best-liked."""
        self.where = where
        """What reproduces the match."""
        self.actions: list[tuple[int, str]] = []

    def learn(self) -> None:
        """Tell the referee what was drawn."""
        raise NotImplementedError

    def compare(self) -> None:
        """Compare everything that both know."""
        raise NotImplementedError

    def step(self) -> None:
        """A seat that may act plays one of its favourite actions."""
        raise NotImplementedError

    def refusals(self) -> None:
        """Check that illegal actions are refused."""
        raise NotImplementedError

    def fail(self, what: str) -> NoReturn:
        """Fail with everything needed to reproduce the match."""
        raise Difference(f"{what}\n{self.where}, after {len(self.actions)} actions:\n{self.actions}")

    def same(self, what: str, engine: object, referee: object) -> None:
        """Fail unless both agree."""
        if engine != referee:
            self.fail(f"{what}\nengine:  {engine}\nreferee: {referee}")

    def same_legal(self, seat: int) -> None:
        """Fail unless both list the same actions for the seat, each once."""
        engine, own = [self.game.format(action) for action in self.game.legal(self.state, seat)], self.legal[seat]
        if set(engine) != own:
            extra, missing = sorted(set(engine) - own), sorted(own - set(engine))
            self.fail(f"legal for {seat}\nonly the engine:  {extra}\nonly the referee: {missing}")
        self.same(f"legal for {seat}, each once", len(engine), len(own))

    def favourite(self, seat: int, liking: Callable[[str], float]) -> str:
        """One of the seat's best-liked actions; on a whim, any."""
        texts = sorted(self.legal[seat])
        if self.rng.random() >= self.whim:
            liked = {text: liking(text) for text in texts}
            most = max(liked.values())
            texts = [text for text in texts if liked[text] == most]
        return self.rng.choice(texts)

    def play(self, seat: int, text: str) -> None:
        self.state = self.game.play(self.state, seat, self.game.parse(text)).state
        self.actions.append((seat, text))

    def refused(self, seat: int, text: str) -> Illegal | OutOfTurn:
        """How the engine refuses the text."""
        try:
            self.game.play(self.state, seat, self.game.parse(text))
        except (Illegal, OutOfTurn) as refusal:
            return refusal
        else:
            self.fail(f"{text} by seat {seat} was not refused")

    def finish(self, probe: float = 0.0) -> Counter[str]:
        """Play to the end, checking refusals now and then. Return the paths taken."""
        self.compare()
        while not self.referee.over:
            if self.rng.random() < probe:
                self.refusals()
            self.step()
        seen: Counter[str] = self.referee.seen
        return seen
