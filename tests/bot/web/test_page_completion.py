"""Typing commands in a real browser, with the keyboard and without."""

import re

import pytest
from playwright.async_api import Browser, expect

from bot.commands import CATALOGUE
from bot.i18n import translator
from bot.service.completion import Choice
from tests.bot.web.hall import Hall
from tests.bot.web.visitor import Visitor, visitor

EN = translator("en")

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def open_room(room: Hall, browser: Browser) -> Visitor:
    room.dispatcher.offers = {
        "opponent": [Choice("computer", "Computer")],
        "options": [Choice("tactics", "Tactics variant")],
        "move": [Choice(text, text) for text in ("R7@1", "R7@2", "claim 3")],
    }
    return await (await visitor(browser)).enter(room.url, "Ann")


async def test_a_slash_lists_every_command(shown_room: Hall, browser: Browser) -> None:
    ann = await open_room(shown_room, browser)
    await expect(ann.field).to_have_attribute("aria-expanded", "false")
    await ann.field.press_sequentially("/")
    await expect(ann.options).to_have_count(len(CATALOGUE))
    await expect(ann.field).to_have_attribute("aria-expanded", "true")
    await expect(ann.options.first).to_contain_text(EN("command-play"))
    await ann.field.press("Escape")
    await expect(ann.options).to_have_count(0)
    await expect(ann.field).to_have_value("/")


async def test_a_whole_command_with_the_keyboard(shown_room: Hall, browser: Browser) -> None:
    ann = await open_room(shown_room, browser)
    await (await visitor(browser)).enter(shown_room.url, "Bob the Builder")
    await ann.field.press_sequentially("/pl")
    await expect(ann.options.first).to_contain_text("/play")
    await ann.field.press("Tab")
    await expect(ann.field).to_have_value("/play ")
    await expect(ann.options).to_have_count(3)
    await expect(ann.field).not_to_have_attribute("aria-activedescendant", "offer-0")
    await ann.field.press("ArrowDown")
    await ann.field.press("ArrowDown")
    chosen = ann.page.locator(f"#{await ann.field.get_attribute('aria-activedescendant')}")
    await expect(chosen).to_have_attribute("aria-selected", "true")
    await expect(chosen).to_contain_text("@Bob the Builder")
    await ann.field.press("Enter")
    await expect(ann.field).to_have_value("/play @Bob the Builder ")
    await expect(ann.options).to_have_count(1)
    await ann.field.press_sequentially("tac")
    await ann.field.press("Tab")
    await expect(ann.field).to_have_value("/play @Bob the Builder tactics ")
    await ann.field.press("Enter")
    await ann.sees("Answer to play")
    (asked,) = (asked for asked in shown_room.dispatcher.asked if asked[1] == "play" and isinstance(asked[2], dict))
    assert asked[2]["options"] == "tactics"
    await ann.field.press("ArrowUp")
    await expect(ann.field).to_have_value("/play @Bob the Builder tactics")


async def test_enter_omits_optional_parameters(shown_room: Hall, browser: Browser) -> None:
    ann = await open_room(shown_room, browser)
    await ann.field.press_sequentially("/play ")
    await expect(ann.options).to_have_count(2)
    await ann.field.press("Enter")
    await ann.sees("Answer to play")


async def test_a_move_that_is_typed_in_full_is_sent(shown_room: Hall, browser: Browser) -> None:
    ann = await open_room(shown_room, browser)
    await ann.field.press_sequentially("/move R7@")
    await expect(ann.options).to_have_count(2)
    await ann.field.press_sequentially("2")
    await expect(ann.options).to_have_count(1)
    await ann.field.press("Enter")
    await ann.sees("Answer to move")


async def test_a_click_takes_a_suggestion(shown_room: Hall, browser: Browser) -> None:
    ann = await open_room(shown_room, browser)
    await ann.field.press_sequentially("/mo")
    await ann.options.first.click()
    await ann.options.filter(has_text=re.compile("^claim 3")).click()
    await expect(ann.field).to_have_value("/move claim 3 ")
    await expect(ann.field).to_be_focused()


async def test_a_person_can_be_challenged_from_the_list_and_mentioned_in_talk(
    shown_room: Hall, browser: Browser
) -> None:
    ann = await open_room(shown_room, browser)
    await (await visitor(browser)).enter(shown_room.url, "Bob")
    await ann.page.get_by_role("button", name="Bob").click()
    await expect(ann.field).to_have_value("/play @Bob ")
    await expect(ann.field).to_be_focused()
    await ann.field.fill("")
    await ann.field.press_sequentially("hello @b")
    await ann.field.press("Tab")
    await expect(ann.field).to_have_value("hello @Bob ")


async def test_someone_who_is_away_is_suggested_in_talk_after_those_who_are_here(
    shown_room: Hall, browser: Browser
) -> None:
    ann = await open_room(shown_room, browser)
    assert (await shown_room.stranger().enter("Bea")).ok
    bob = await shown_room.guest("Bob")
    await ann.field.press_sequentially("hello @b")
    await expect(ann.options).to_have_text(["BBob", "BBea"])
    await ann.field.press("ArrowDown")
    await ann.field.press("Enter")
    await expect(ann.field).to_have_value("hello @Bea ")
    await ann.field.press_sequentially("\N{WAVING HAND SIGN} @be")
    await expect(ann.options).to_have_text(["BBea"])
    await ann.field.press("Tab")
    await expect(ann.field).to_have_value("hello @Bea \N{WAVING HAND SIGN} @Bea ")
    await ann.field.press("Enter")
    await ann.sees("hello @Bea \N{WAVING HAND SIGN} @Bea")
    await expect(ann.messages.last.locator(".call")).to_have_text(["@Bea", "@Bea"])
    assert bob.socket
    assert not bob.socket.closed
    assert ann.errors == []
