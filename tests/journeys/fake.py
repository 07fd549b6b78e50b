"""People on the fake platform: the quickest, so every option is played there."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random

from bot.screens.screen import Screen
from bot.service.context import Context
from core.game import View
from tests.journeys.driver import ANN, BOB, EVE, Driver, Shown
from tests.support import playing
from tests.support.app import TestApp, open_app

LOOK_UPS = ("hand:{id}", "board:{id}", "text:{id}", "more:{id}", "export:{id}", "replay:{id}", "history:{id}:0")


class Fake(Driver):
    def __init__(self, app: TestApp) -> None:
        self.app = app
        self._shown: dict[str, list[Shown]] = defaultdict(list)
        self._answers: dict[str, Screen] = defaultdict(lambda: Screen(""))
        """The last answer to each person."""
        self._read = 0

    @property
    def context(self) -> Context:
        return self.app.context

    async def begin(self, game: str, options: str, others: Sequence[str] = (BOB,)) -> str:
        for name in others:
            await self.app.type(name, "/help")
        await self.app.type(ANN, f"/play {' '.join(f'@{name}' for name in others)} {game} {options}")
        await self.settled()
        accept = next(token for token in _tokens(self.app.platform.at("hall")[-1]) if token.startswith("accept:"))
        id = accept.partition(":")[2]
        for name in others:
            await self.app.press(name, accept)
        await self.settled()
        if not (await self.load(id))[0].started:
            await self.app.press(ANN, f"fill:{id}")
            await self.settled()
        return id

    async def act(self, id: str, name: str, rng: Random) -> None:
        before = await self.position(id)
        screen = await self.pressed(name, f"hand:{id}")
        while (await self.position(id)).ply == before.ply:
            screen = await self.pressed(name, playing.chosen(_tokens(screen), rng))

    async def press(self, id: str, name: str, verb: str) -> None:
        screens = (self._answers[name], *reversed(self.app.platform.at(f"@{name.lower()}")))
        token = next(it for screen in screens for it in _tokens(screen) if it.startswith(f"{verb}:{id}"))
        await self.pressed(name, token)

    async def ask(self, name: str, command: str, **values: str) -> None:
        screen = await self.app.type(name, " ".join((f"/{command}", *values.values())), f"@{name.lower()}")
        self._shown[name].append(_shown(screen))

    async def rematch(self, id: str) -> str:
        for name in (ANN, BOB):
            await self.pressed(name, f"rematch:{id}")
        await self.settled()
        return next(each.id for each in await self.app.matches(BOB) if each.rematch_of == id)

    def advance(self, seconds: float) -> None:
        self.app.clock.now += seconds

    async def settled(self) -> None:
        await self.app.settle()

    def shown(self, name: str) -> Sequence[Shown]:
        for address, screen in self.app.platform.sent[self._read :]:
            for each in (ANN, BOB, "Cid", EVE):
                if address in ("hall", f"@{each.lower()}"):
                    self._shown[each].append(_shown(screen))
        self._read = len(self.app.platform.sent)
        return self._shown[name]

    def sounds(self, name: str) -> Sequence[str]:
        here = ("hall", f"@{name.lower()}")
        return [_shown(screen).text for address, screen in self.app.platform.sounds if address in here]

    async def look_up(self, id: str, name: str) -> None:
        """Everything that someone can look up."""
        for token in LOOK_UPS:
            await self.pressed(name, token.format(id=id))

    async def check(self, id: str) -> None:
        """One board at the table, and one call to those who are to act."""
        at_table, (match, position) = self.app.platform.at("hall"), await self.load(id)
        assert len([screen for screen in at_table if f"text:{id}" in _tokens(screen)]) == 1
        calls = [screen for screen in at_table if _tokens(screen) == [f"hand:{id}"]]
        sitters = (match.seats[seat].person for seat in position.actors)
        called = tuple(sitter.account for sitter in sitters if sitter)
        assert [screen.called for screen in calls] == ([called] if called else [])

    async def check_end(self, id: str) -> None:
        match, position = await self.load(id)
        assert match.ended
        assert not position.actors
        for address in ("hall", *(f"@{name.lower()}" for name in (await self.seats(id)).values())):
            assert any(match.seed.hex() in screen.text for screen in self.app.platform.at(address)), address

    def answer(self, name: str) -> Screen:
        """The last answer to this person."""
        return self._answers[name]

    async def pressed(self, name: str, token: str) -> Screen:
        screen = await self.app.press(name, token, f"@{name.lower()}")
        self._shown[name].append(_shown(screen))
        self._answers[name] = screen
        return screen


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Fake]:
    async with open_app(folder, presence=0.0) as app:
        yield Fake(app)


def _tokens(screen: Screen) -> list[str]:
    return [button.token for row in screen.rows for button in row]


def _shown(screen: Screen) -> Shown:
    parts = [screen.title, screen.text, *(f"{button.label}\n{button.token}" for row in screen.rows for button in row)]
    if screen.file:
        parts += [screen.file.name, screen.file.text]
    if screen.drawing:
        parts.append(screen.drawing.told())
    # In place of a picture, the seats whose views it is drawn from: a spectator's is for everyone.
    seats = {view.seat for view in _views(screen.drawing)} - {None}
    return Shown("\n".join(parts), tuple(seats), bool(seats))


def _views(value: object) -> Iterator[View]:
    """Every view that a picture shows."""
    if isinstance(value, View):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _views(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _views(getattr(value, each.name))
