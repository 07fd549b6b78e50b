"""The reader's position: answers scroll into view, what others write moves nobody, and the focus is never lost."""

import asyncio

import pytest
from playwright.async_api import Browser, expect

from bot.i18n import translator
from bot.screens.screen import Button, Screen
from bot.web.room import LOBBY
from tests.bot.web.hall import Flicker, Hall, Swatch
from tests.bot.web.visitor import HANGS, Visitor, visitor

EN = translator("en")

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = "\n".join(f"line {number}" for number in range(60))
TALL = Swatch("red", "a board", (600, 600))


async def overlap(reader: Visitor, text: str) -> tuple[int, int]:
    """How far the message's top is below the top of the log, and its end above the end of the log."""
    above, below = await reader.page.locator("article", has_text=text).last.evaluate(
        """(message) => {
            const [own, box] = [message, message.closest("#log")].map((each) => each.getBoundingClientRect());
            return [own.top - box.top, box.bottom - own.bottom].map(Math.round);
        }"""
    )
    return above, below


async def at_the_top(ann: Visitor, text: str) -> None:
    """Wait until a message begins where the log does."""
    async with asyncio.timeout(HANGS / 1000):
        while not 0 <= (await overlap(ann, text))[0] <= 12:
            await asyncio.sleep(0.05)


async def test_the_top_of_an_answer_scrolls_into_view_and_others_move_nobody(
    shown_room: Hall, browser: Browser
) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    room, answers, pill = shown_room.room, shown_room.dispatcher.answers, ann.page.locator("#pill")
    for number in range(12):
        await room.post(LOBBY, Screen(f"talk {number}\n\nand more"), f"n{number}")
    await expect(ann.page.get_by_text("talk 11")).to_be_in_viewport()

    more = Button("More", "more:1")
    answers |= {"rules": Screen(f"Rules\n{LONG}"), "hand": Screen("Hand", rows=((more,),))}
    await ann.say("/rules")
    await expect(ann.messages.last).to_contain_text("Rules")
    await at_the_top(ann, "Rules")
    await room.post(LOBBY, Screen("somebody else"), "n20")
    await expect(pill).to_be_visible()
    assert 0 <= (await overlap(ann, "Rules"))[0] <= 12

    # Saying something scrolls to the end; an answer that fits is fully visible, whatever follows immediately.
    await ann.say("/hand")
    await expect(ann.page.get_by_role("button", name="More")).to_be_visible()
    await expect(pill).to_be_hidden()
    assert min(await overlap(ann, "Hand")) >= 0
    await room.post(LOBBY, Screen("The board", TALL, rows=((Button("x", "x"),),)), "n21")
    await expect(pill).to_be_visible()
    assert min(await overlap(ann, "Hand")) >= 0

    # A message that grows in place is read from its top.
    answers["more:1"] = Screen(f"Longer\n{LONG}")
    await ann.page.get_by_role("button", name="More").focus()
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.get_by_text("line 59")).to_have_count(1)
    await at_the_top(ann, "Longer")
    assert await ann.evaluate("document.activeElement.textContent.includes('Longer')")
    assert ann.errors == []


async def test_the_focus_follows_an_answer_and_stays_near_a_removed_message(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    account = await ann.evaluate("fetch('/start').then((answer) => answer.json()).then(({ me }) => me.account)")
    shown_room.dispatcher.answers["hand:1"] = Screen("Hand", rows=((Button("R7", "pick"),),))
    await shown_room.room.post(LOBBY, Screen("The board", rows=((Button("My hand", "hand:1"),),)), "n1")
    await ann.page.get_by_role("button", name="My hand").focus()
    await ann.page.keyboard.press("Enter")
    await expect(ann.messages.last).to_be_focused()
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.press("Tab")
    await expect(ann.page.get_by_role("button", name="R7")).to_be_focused()
    await shown_room.room.remove(f"@{account}/{LOBBY}", f"{account}-to-n1")
    await expect(ann.page.locator("[data-id=n1]")).to_be_focused()
    # Another language rebuilds every message.
    await ann.page.get_by_role("button", name="My hand").focus()
    shown_room.dispatcher.languages[account] = "uk"
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "uk")
    await expect(ann.messages.last).to_be_focused()


async def test_the_page_itself_never_scrolls(shown_room: Hall, browser: Browser) -> None:
    names = [f"Guest {chr(ord('a') + number % 14)} {number // 14 + 2}" for number in range(28)]
    guests = [await shown_room.guest(name) for name in names]
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await expect(ann.page.locator("#people li")).to_have_count(len(guests) + 1)
    assert await ann.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_an_animation_can_be_stopped_and_does_not_start_with_reduced_motion(
    shown_room: Hall, browser: Browser, motion: str
) -> None:
    ann = await visitor(browser)
    await ann.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    await ann.enter(shown_room.url, "Ann")
    await shown_room.room.post(LOBBY, Screen("replay", Flicker()), "n1")
    figure = ann.page.locator("figure")
    play, stop = (figure.get_by_role("button", name=name) for name in ("Play", "Stop"))
    if motion == "reduce":
        await expect(figure.locator("img")).to_have_count(0)
        await play.click()
    await expect(figure.locator("img")).to_be_visible()
    await stop.focus()
    await ann.page.keyboard.press("Enter")
    await expect(figure.locator("img")).to_have_count(0)
    still = figure.get_by_role("img", name="a replay")
    await expect(still).to_be_visible()
    assert await still.evaluate("(still) => [...still.getContext('2d').getImageData(30, 20, 1, 1).data]") == [
        *(255, 0, 0, 255)
    ]
    await figure.get_by_role("button", name=EN("room-picture")).click()
    await expect(ann.page.get_by_role("dialog").get_by_role("img", name="a replay")).to_be_visible()
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("#view")).to_have_class("near")
    assert ann.errors == []
