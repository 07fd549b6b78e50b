"""The whole program in its own process, killed while someone plays in a browser."""

from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest
from playwright.async_api import Browser, TimeoutError, expect

from tests.bot.web.visitor import visitor
from tests.journeys.web import Guest
from tests.support import playing, ports
from tests.support.program import running

pytestmark = pytest.mark.asyncio(loop_scope="session")


SHORTLY = 5_000
"""Milliseconds, after which a button is looked for again."""


async def play(guest: Guest, rng: Random, actions: int) -> None:
    """Play with the buttons of the hand, whenever the computer has moved."""
    for _ in range(actions):
        token = ""
        while not token.startswith("move:"):
            await guest.until(lambda: any(token.startswith(("move:", "pick:")) for token in guest.offers))
            token = playing.chosen(guest.offers, rng)
            try:
                await guest.press(token, SHORTLY)
            except TimeoutError:
                # The computer has moved just before the click. Then there is another choice.
                token = ""


async def press(guest: Guest, verb: str) -> None:
    """Press this button as soon as it is there."""
    await guest.until(lambda: any(token.startswith(verb) for token in guest.offers))
    await guest.press(next(token for token in guest.offers if token.startswith(verb)))


async def test_someone_plays_the_computer_on_a_phone_while_the_bot_dies_and_restarts(
    browser: Browser, tmp_path: Path
) -> None:
    rng, arguments = Random(2), ("--no-browser", "--port", str(ports.free()), "--database", str(tmp_path / "cairn.db"))
    with running(tmp_path, *arguments) as cairn:
        guest = await Guest(await visitor(browser, phone=True)).enter(cairn.address, "Olena")
        await guest.click(guest.page.get_by_role("button", name="Play the computer"))
        await guest.go("private")
        await play(guest, rng, 3)
        cairn.send(SIGKILL)
        cairn.process.wait()
    with running(tmp_path, *arguments):
        # Pressed at once, maybe before the page has noticed that the bot is back.
        await play(guest, rng, 3)
        for verb in ("more:", "resign:", "resigned:"):
            await press(guest, verb)
        await expect(guest.article(guest.hand)).to_contain_text("Shuffle seed")
        assert await guest.shown.overflow() <= 0
        await press(guest, "replay:")
        await expect(guest.page.locator("article img").last).to_be_visible()
