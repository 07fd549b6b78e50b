"""What can be done in a position, and what follows: the same for all games."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pytest

from core.game import Event, Game, Illegal, Step

S = TypeVar("S")


@dataclass(frozen=True)
class Acting(Generic[S]):
    """If no seat is named, the first that may act is meant."""

    game: Game[S, Any]

    def texts(self, state: S, seat: int | None = None) -> list[str]:
        """The legal actions of the seat."""
        seats = self.game.actors(state)[:1] if seat is None else (seat,)
        return [self.game.format(action) for each in seats for action in self.game.legal(state, each)]

    def step(self, state: S, text: str, seat: int | None = None) -> Step[S]:
        """Carry out an action of the seat, which must be legal."""
        actor = self.game.actors(state)[0] if seat is None else seat
        assert text in self.texts(state, actor), f"{text} is not one of {self.texts(state, actor)}"
        return self.game.play(state, actor, self.game.parse(text))

    def act(self, state: S, *actions: str) -> S:
        for text in actions:
            state = self.step(state, text).state
        return state

    def happened(self, state: S, *actions: str) -> tuple[Event, ...]:
        """The events of the last of these actions."""
        return self.step(self.act(state, *actions[:-1]), actions[-1]).events

    def refusal(self, state: S, text: str, seat: int | None = None) -> Illegal:
        """Why the seat may not do this. Checks that it is not listed as legal and that trying changes nothing."""
        actor = self.game.actors(state)[0] if seat is None else seat
        assert text not in self.texts(state, actor)
        before = deepcopy(state)
        with pytest.raises(Illegal) as caught:
            self.game.play(state, actor, self.game.parse(text))
        assert state == before
        return caught.value
