"""Quick presses in a real browser: none is lost, and a double click does one thing."""

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.screens.screen import Button, Screen
from bot.web.room import LOBBY
from tests.bot.web.hall import Hall
from tests.bot.web.visitor import Visitor, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


def row(*labels: str, ply: int = 1) -> Screen:
    """A message whose buttons have tokens of their moment."""
    return Screen(f"Moment {ply}", rows=(tuple(Button(label, f"{label.lower()}{ply}") for label in labels),))


def pressed(room: Hall) -> list[str]:
    return [token for _, token in room.dispatcher.asked]


def button(guest: Visitor, name: str) -> Locator:
    return guest.page.get_by_role("button", name=name, exact=True)


async def shown(guest: Visitor, text: str) -> None:
    await expect(guest.messages.filter(has_text=text)).to_be_visible()


async def test_presses_in_quick_succession_all_count(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    names = [f"S{number}" for number in range(5)]
    await shown_room.room.post(LOBBY, row(*names), "n1")
    for name in names:
        await button(ann, name).click()
        await shown(ann, f"Answer to {name.lower()}1")
    # The same buttons of a message that was redrawn this very moment.
    await shown_room.room.edit(LOBBY, "n1", Screen("Changed", rows=row(*names).rows))
    await shown(ann, "Changed")
    for name in names:
        await button(ann, name).click()
        await expect(button(ann, name)).not_to_have_attribute("aria-busy", "true")
    assert pressed(shown_room) == [f"{name.lower()}1" for name in names] * 2


async def private(room: Hall, browser: Browser) -> Visitor:
    """Someone with a message in which each press shows the next moment."""
    ann = await (await visitor(browser)).enter(room.url, "Ann")
    for ply in range(1, 5):
        for name in ("card", "hand", "side"):
            room.dispatcher.answers[f"{name}{ply}"] = row(*("Card", "Side", "Hand")[ply % 2 :], ply=ply + 1)
    await room.room.post(LOBBY, row("Start", ply=0), "n1")
    room.dispatcher.answers["start0"] = row("Card", "Side", "Hand")
    await button(ann, "Start").click()
    await shown(ann, "Moment 1")
    room.dispatcher.asked.clear()
    return ann


async def test_a_double_click_does_one_thing(shown_room: Hall, browser: Browser) -> None:
    ann = await private(shown_room, browser)
    await button(ann, "Card").click()
    await shown(ann, "Moment 2")
    # Here "Side" has taken the place of "Card".
    await button(ann, "Side").click(position={"x": 8, "y": 8})
    await ann.later(350)
    await button(ann, "Side").click(position={"x": 8, "y": 8})
    await shown(ann, "Moment 3")
    assert pressed(shown_room) == ["card1", "side2"]


async def test_a_press_elsewhere_right_after_ones_own_is_on_purpose(shown_room: Hall, browser: Browser) -> None:
    ann = await private(shown_room, browser)
    await button(ann, "Card").click()
    await shown(ann, "Moment 2")
    await button(ann, "Hand").click()
    await shown(ann, "Moment 3")
    assert pressed(shown_room) == ["card1", "hand2"]


async def test_a_message_that_changes_under_the_finger_gets_what_was_meant(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await shown_room.room.post(LOBBY, row("Card", "Side"), "n1")
    await shown(ann, "Moment 1")
    await shown_room.room.edit(LOBBY, "n1", row("Side", "Card", ply=2))
    await shown(ann, "Moment 2")
    # This is where "Card" was. A moment later, everyone has seen that it is "Side" now.
    await button(ann, "Side").click(position={"x": 8, "y": 8})
    await shown(ann, "Answer to card1")
    await ann.later(350)
    await button(ann, "Side").click(position={"x": 8, "y": 8})
    await shown(ann, "Answer to side2")
    assert pressed(shown_room) == ["card1", "side2"]


async def test_a_key_that_is_held_or_hit_twice_is_one_press(shown_room: Hall, browser: Browser) -> None:
    ann = await private(shown_room, browser)
    await button(ann, "Card").focus()
    await ann.page.keyboard.down("Enter")
    await shown(ann, "Moment 2")
    await expect(button(ann, "Side")).to_be_focused()
    await ann.later(1000)
    await ann.page.keyboard.down("Enter")
    await ann.page.keyboard.up("Enter")
    await ann.page.keyboard.press("Enter")
    await shown(ann, "Moment 3")
    await ann.page.keyboard.press("Enter")
    await ann.later(350)
    await ann.page.keyboard.press("Enter")
    await shown(ann, "Moment 4")
    assert pressed(shown_room) == ["card1", "side2", "card3"]
