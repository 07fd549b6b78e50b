"""Someone at a real browser."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


HANGS = 120_000
"""Milliseconds. What takes longer will never come."""
CLOCK = """
window.later = 0;
performance.now = () => 100_000 + window.later;
const now = Date.now;
Date.now = () => now() + window.later;
"""
"""By the first clock the page tells a double click and what follows an answer at once. It stands still: see `later`.
The other tells how long something has waited.
"""

expect.set_options(timeout=HANGS)


@asynccontextmanager
async def started(path: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


class Visitor:
    """A page, all its errors, and what people do with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages article")

    @property
    def field(self) -> Locator:
        return self.page.locator("#write")

    @property
    def options(self) -> Locator:
        return self.page.get_by_role("option")

    async def enter(self, url: str, name: str) -> "Visitor":
        await self.page.goto(url)
        await self.page.locator("#name").fill(name)
        await self.page.locator("#name").press("Enter")
        await expect(self.messages.first).to_be_visible()
        return self

    async def say(self, text: str) -> None:
        await self.field.fill(text)
        await self.field.press("Escape")
        await self.field.press("Enter")

    async def sees(self, *texts: str) -> None:
        """These texts and no others, except the welcome and messages being sent."""
        shown = self.page.locator("#messages article:not([data-id$='-welcome'], .pending) .text")
        await expect(shown).to_have_text([*texts])

    async def evaluate(self, script: str) -> Any:
        return await self.page.evaluate(script)

    async def later(self, milliseconds: int) -> None:
        """So much time passes, as the page sees it."""
        await self.evaluate(f"window.later += {milliseconds}")

    async def overflow(self) -> int:
        """How many pixels the page is too wide."""
        wide: int = await self.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        return wide


async def visitor(
    browser: Browser,
    *,
    phone: bool = False,
    scheme: Literal["light", "dark"] = "light",
    locale: str = "en-GB",
    zone: str | None = None,
    width: int = 360,
    height: int = 740,
) -> Visitor:
    """A person's own browser."""
    context = await browser.new_context(
        viewport={"width": width, "height": height} if phone else {"width": 1280, "height": 800},
        has_touch=phone,
        is_mobile=phone,
        color_scheme=scheme,
        locale=locale,
        timezone_id=zone,
    )
    context.set_default_timeout(HANGS)
    await context.add_init_script(CLOCK)
    return Visitor(await context.new_page())
