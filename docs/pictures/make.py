"""Makes the pictures for the README: `make pictures`. The picture of the room needs Chromium."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import async_playwright

import renderers
from bot import i18n
from bot.app import App
from bot.model.matches import Match, Seat, Table
from bot.model.people import Person
from bot.service.context import Context
from bot.service.playing import append_entry
from bot.service.request import Caller
from bot.store import Store, matches, people
from bot.web.accounts import enter
from bot.web.room import LOBBY, Room
from bot.web.server import serve
from core import games, players
from tests.support import browser

HERE = Path(__file__).parent
NAMES = ("Olena", "Nikos", "Maria")
SEED = b"readme"
OPTIONS = {"tactics": "on", "expert": "off", "rounds": "1"}
ACTIONS = 70
MATCH = "highland"
THEMES = {"": renderers.LIGHT, "-dark": renderers.DARK}
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A match between computer players, and how many actions of it are played; None is to the end."""

    game: str
    seats: int
    options: Mapping[str, str]
    actions: int | None
    seed: bytes = SEED


BOARDS = (
    Scene("schotten-totten", 2, OPTIONS, ACTIONS),
    Scene("schotten-totten-2", 2, {"tactics": "on"}, 70, b"siege"),
    Scene("totemo", 3, {}, 30),
    Scene("heave-ho", 2, {"teams": "skip"}, 40),
)
REPLAY = Scene("schotten-totten", 2, {"tactics": "off"}, None, b"replay4")


def played(scene: Scene) -> list[Any]:
    """The states of the match, from the deal on."""
    game, rng = games.get(scene.game), Random(4)
    states = [game.start(scene.seats, scene.options, scene.seed)]
    while (actors := game.actors(states[-1])) and len(states) - 1 != scene.actions:
        action = players.get("steady")(game.view(states[-1], actors[0]), rng)
        states.append(game.play(states[-1], actors[0], action).state)
    return states


def boards() -> None:
    """A board of every game, as the player whose turn it is sees it."""
    for scene in BOARDS:
        game, state = games.get(scene.game), played(scene)[-1]
        view = game.view(state, game.actors(state)[0])
        named = i18n.translator("en", NAMES[: scene.seats], scene.game)
        for name, theme in THEMES.items():
            (HERE / f"{scene.game}{name}.png").write_bytes(renderers.board(view, theme, named).data)


def replay() -> None:
    """A short match from the first card to the last."""
    game = games.get(REPLAY.game)
    views = [game.view(state, None) for state in played(REPLAY)]
    named = i18n.translator("en", NAMES[: REPLAY.seats], REPLAY.game)
    for name, theme in THEMES.items():
        (HERE / f"replay{name}.gif").write_bytes(renderers.replay(views, theme, named).data)


async def room() -> None:
    """The room in the browser in the middle of the same match."""
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/cairn.db")
        async with App.open(store) as app:
            platform = Room(store, app.pool)
            app.connect(platform)
            secrets, seated = [], []
            for name in NAMES[:2]:
                guest, secret = await enter(store, name)
                await app.dispatcher.language(Caller(platform.name, guest.account, name, "en", LOBBY))
                secrets.append(secret)
                person = await store.read(people.find, platform.name, guest.account)
                assert person is not None
                seated.append(person)
                said = {NAMES[0]: "Who is up for a match?"}.get(name, "Always!")
                await platform.say(guest, LOBBY, f"hello-{name}", said)
            turn = await _play(app.context, seated)
            await app.idle()
            async with serve(platform, app.dispatcher, port=0) as address:
                await _photograph(address, secrets[turn])


async def _play(context: Context, seated: list[Person]) -> int:
    """Play the match of the other pictures; returns the seat to move."""
    match = Match(
        id=MATCH,
        game="schotten-totten",
        version=1,
        options=OPTIONS,
        pace="day",
        seed=SEED,
        challenger=0,
        rematch_of=None,
        host=0,
        expires=None,
        started=context.clock(),
        deadline=None,
        ended=None,
        ending=None,
        seats=tuple(Seat(number, person, None, taken=True) for number, person in enumerate(seated)),
        tables=(Table(Room.name, LOBBY, "en"),),
    )
    await context.store.write(matches.create, match)
    rng = Random(4)
    for _ in range(ACTIONS):
        match, position = await context.matches.load(match.id)
        (seat,) = position.actors
        action = players.get("steady")(position.view(seat), rng)
        await append_entry(context, match, position, seat, position.game.format(action))
    return (await context.matches.load(match.id))[1].actors[0]


async def _photograph(address: str, secret: str) -> None:
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for name, scheme in {"": "light", "-dark": "dark"}.items():
            context = await chromium.new_context(
                viewport={"width": 1200, "height": 1430}, color_scheme="dark" if scheme == "dark" else "light"
            )
            port = address.rsplit(":", 1)[1].strip("/")
            await context.add_cookies([{"name": f"cairn-{port}", "value": secret, "url": address}])
            page = await context.new_page()
            await page.goto(address)
            await page.get_by_role("button", name="My hand").first.click()
            await page.locator("article.between img").wait_for()
            await page.wait_for_timeout(500)
            await page.screenshot(path=HERE / f"room{name}.png")
            await context.close()
        await chromium.close()


if __name__ == "__main__":
    boards()
    replay()
    asyncio.run(room())
