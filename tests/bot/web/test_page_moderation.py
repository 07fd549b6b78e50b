"""The menus of people who manage the room, in a real browser: by keyboard, by touch, and what others see of it."""

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.i18n import translator
from bot.store import web as rows
from tests.bot.web.hall import Hall
from tests.bot.web.visitor import Visitor, visitor

EN = translator("en")

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def manager(room: Hall, browser: Browser, *, phone: bool = False) -> Visitor:
    ann = await (await visitor(browser, phone=phone)).enter(room.url, "Ann")
    known = await room.store.read(rows.with_name, "ann")
    assert known
    await room.store.write(rows.set_standing, known.account, "manager")
    return ann


def menu(guest: Visitor) -> Locator:
    return guest.page.get_by_role("menu")


async def choose(guest: Visitor, item: str) -> None:
    await menu(guest).get_by_role("menuitem", name=item).click()
    await expect(menu(guest)).to_be_hidden()


async def test_a_message_is_deleted_by_keyboard_on_all_pages(shown_room: Hall, browser: Browser) -> None:
    ann = await manager(shown_room, browser)
    bob = await (await visitor(browser)).enter(shown_room.url, "Bob")
    await bob.say("spam")
    await bob.say("sorry")
    await ann.sees("spam", "sorry")
    opener = ann.messages.filter(has_text="spam").get_by_role("button", name=EN("room-actions", what="Bob"))
    await opener.focus()
    await ann.page.keyboard.press("Enter")
    items = menu(ann).get_by_role("menuitem")
    await expect(items).to_have_text([EN(f"room-{key}") for key in ("delete-message", "mute", "remove")])
    await expect(items.first).to_be_focused()
    await expect(opener).to_have_attribute("aria-expanded", "true")
    for key, place in (("ArrowUp", 2), ("ArrowDown", 0), ("End", 2), ("Home", 0)):
        await ann.page.keyboard.press(key)
        await expect(items.nth(place)).to_be_focused()
    await ann.page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.press("Enter")
    for someone in (ann, bob):
        await someone.sees("sorry")
        assert someone.errors == []
    await expect(bob.page.locator(".more")).to_have_count(0)


async def test_someone_is_muted_by_touch_and_told_what_still_works(shown_room: Hall, browser: Browser) -> None:
    ann = await manager(shown_room, browser, phone=True)
    bob = await (await visitor(browser)).enter(shown_room.url, "Bob")
    await ann.page.locator("#menu").tap()
    await ann.page.get_by_role("button", name=EN("room-actions", what="Bob")).tap()
    small = await menu(ann).evaluate("(menu) => [...menu.children].some((item) => item.offsetHeight < 44)")
    assert not small
    assert await ann.overflow() <= 0
    await choose(ann, EN("room-mute"))
    await expect(ann.page.get_by_text(EN("room-mute-done", name="Bob"))).to_be_visible()
    await expect(ann.page.locator("#people small").last).to_have_text(EN("room-muted"))
    await expect(bob.field).to_have_attribute("placeholder", EN("room-write-muted"))
    await bob.say("spam")
    await expect(bob.page.locator(".notice")).to_contain_text("Commands")
    await expect(bob.field).to_have_value("spam")
    await ann.page.get_by_role("button", name=EN("room-actions", what="Bob")).tap()
    await choose(ann, EN("room-unmute"))
    await expect(bob.field).to_have_attribute("placeholder", EN("room-write"))
    await bob.say("thank you")
    await ann.sees("thank you")


async def test_removing_someone_is_confirmed_and_closes_their_pages(shown_room: Hall, browser: Browser) -> None:
    ann = await manager(shown_room, browser)
    bob = await (await visitor(browser)).enter(shown_room.url, "Bob")
    await bob.say("spam")
    await ann.sees("spam")
    for answer in ("room-cancel", "room-remove-now"):
        await ann.page.locator("#people").get_by_role("button", name=EN("room-actions", what="Bob")).click()
        await choose(ann, EN("room-remove"))
        dialog = ann.page.get_by_role("dialog", name=EN("room-remove-title", what="Bob"))
        await expect(dialog).to_contain_text(EN("room-remove-warning", what="Bob"))
        await expect(bob.messages.last).to_be_visible()
        await dialog.get_by_role("button", name=EN(answer), exact=True).click()
        await expect(dialog).to_be_hidden()
    await expect(bob.page.locator("#name-refusal")).to_have_text(EN("room-removed", name="Bob"))
    await expect(ann.page.locator("#people li")).to_have_count(1)
    # What they said can still be deleted.
    await ann.messages.filter(has_text="spam").hover()
    await ann.messages.filter(has_text="spam").get_by_role("button", name=EN("room-actions", what="Bob")).click()
    await choose(ann, EN("room-delete-message"))
    await ann.sees()
    assert ann.errors == []


async def test_someone_who_has_left_is_muted_and_removed_from_the_menu_on_their_message(
    shown_room: Hall, browser: Browser
) -> None:
    ann = await manager(shown_room, browser)
    bob = await (await visitor(browser)).enter(shown_room.url, "Bob")
    await bob.say("spam")
    await ann.sees("spam")
    await bob.page.close()
    people = ann.page.locator("#people li")
    await expect(people).to_have_count(1)
    opener = ann.messages.filter(has_text="spam").get_by_role("button", name=EN("room-actions", what="Bob"))
    for kind, listed in (("mute", 2), ("unmute", 1)):
        await opener.focus()
        await opener.press("Enter")
        await choose(ann, EN(f"room-{kind}"))
        await expect(people).to_have_count(listed)
    await opener.press("Enter")
    await choose(ann, EN("room-remove"))
    await ann.page.get_by_role("dialog").get_by_role("button", name=EN("room-remove-now"), exact=True).click()
    await expect(ann.page.get_by_text(EN("room-remove-done", name="Bob"))).to_be_visible()
    await opener.press("Enter")
    await expect(menu(ann).get_by_role("menuitem")).to_have_text([EN("room-delete-message")])
    assert ann.errors == []
