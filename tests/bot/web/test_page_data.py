"""Someone who deletes their data: their page is at the entrance again, and the others' pages show nothing of them."""

import pytest
from playwright.async_api import Browser, expect

from bot.i18n import translator
from bot.model.people import Person
from bot.store import Connection, data, web
from bot.store.traces import Traces
from tests.bot.web.hall import Hall
from tests.bot.web.visitor import visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")
EN = translator("en")


def erase(connection: Connection, name: str) -> str:
    """Returns the account."""
    found = web.with_name(connection, name)
    assert found
    person = Person("web", found.account, 0, found.name, "en", "en", False, True, "")
    data.erase(connection, Traces(0, (person,)))
    return found.account


async def test_the_page_returns_to_the_entrance_and_the_others_show_nothing_of_them(
    shown_room: Hall, browser: Browser
) -> None:
    ann, bob = await visitor(browser, phone=True), await visitor(browser)
    await ann.enter(shown_room.url, "Ann")
    await bob.enter(shown_room.url, "Bob")
    await ann.say("I am Ann")
    await bob.say("I am Bob")
    await bob.sees("I am Ann", "I am Bob")
    account = await shown_room.store.write(erase, "ann")
    await shown_room.room.forget([account], [])
    await expect(ann.page.locator("#farewell")).to_have_text(EN("data-erased"))
    await expect(ann.page.locator("#name")).to_be_visible()
    assert await ann.overflow() <= 0
    await bob.sees("I am Bob")
    await expect(bob.page.locator("#people")).not_to_contain_text("Ann")
    kept = await ann.evaluate("JSON.stringify(localStorage)")
    assert account not in kept
    assert account not in "".join(each.get("value", "") for each in await ann.page.context.cookies())

    await ann.page.reload()
    await expect(ann.page.locator("#farewell")).to_have_text("")
    await ann.page.locator("#name").fill("Ann")
    await ann.page.locator("#name").press("Enter")
    await ann.sees("I am Bob")
    assert not ann.errors
