"""Entering with a real browser: names, languages, coming back."""

import pytest
from playwright.async_api import Browser, expect

from tests.bot.web.hall import Hall
from tests.bot.web.visitor import visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_newcomer_enters_and_is_told_what_to_do_first(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await expect(ann.messages).to_have_count(1)
    await expect(ann.messages).to_contain_text("Welcome, Ann!")
    await expect(ann.messages).to_contain_text("Only you see this")
    await expect(ann.field).to_be_focused()
    await ann.page.get_by_role("button", name="Play the computer").click()
    await expect(ann.messages).to_contain_text("Answer to play")
    assert shown_room.dispatcher.asked[0][1:] == ("play", {"opponent": "computer"})
    assert ann.errors == []


async def test_a_name_that_is_taken_is_refused_kindly_and_another_is_accepted(
    shown_room: Hall, browser: Browser
) -> None:
    await (await visitor(browser)).enter(shown_room.url, "Ann")
    bob = await visitor(browser)
    await bob.page.goto(shown_room.url)
    name = bob.page.get_by_label("What should we call you?")
    await expect(name).to_be_focused()
    await name.fill("ANN")
    await bob.page.get_by_role("button", name="Enter").click()
    await expect(bob.page.get_by_role("alert")).to_contain_text("Someone here already has that name")
    await expect(name).to_be_focused()
    await name.fill("Bob")
    await name.press("Enter")
    await expect(bob.messages).to_contain_text("Welcome, Bob!")


async def test_someone_who_comes_back_is_recognised_and_finds_everything_unchanged(
    shown_room: Hall, browser: Browser
) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await ann.say("hello")
    await ann.say("/games")
    await ann.sees("hello", "Answer to games")
    await ann.page.reload()
    await ann.sees("hello", "Answer to games")
    await expect(ann.page.locator("#me")).to_contain_text("Ann")
    assert ann.errors == []


async def test_leaving_asks_for_confirmation_and_allows_coming_back(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    other = await ann.page.context.new_page()
    await other.goto(shown_room.url)
    await ann.say("hello")
    leave, dialog = (
        ann.page.get_by_role("button", name="Leave (come back as someone else)"),
        ann.page.get_by_role("dialog"),
    )
    await leave.press("Enter")
    await expect(dialog).to_contain_text("The name Ann stays yours")
    await ann.page.keyboard.press("Enter")
    await expect(dialog).to_be_hidden()
    await expect(leave).to_be_focused()
    await leave.press("Enter")
    await dialog.get_by_role("button", name="Leave").press("Enter")
    for page in (ann.page, other):
        await expect(page.locator("#name")).to_be_visible()
    await ann.enter(shown_room.url, "Bob")
    await expect(ann.page.locator("#me")).to_contain_text("Bob")
    await ann.page.get_by_role("button", name="Leave (come back as someone else)").click()
    await dialog.get_by_role("button", name="Leave").click()
    await expect(ann.page.locator("#name")).to_be_visible()
    await ann.enter(shown_room.url, "Ann")
    await ann.sees("hello")
    await expect(ann.page.locator("#me")).to_contain_text("Ann")
    assert ann.errors == []


async def test_a_room_that_no_longer_knows_someone_shows_the_entrance(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await ann.page.context.clear_cookies()
    await ann.page.reload()
    await expect(ann.page.locator("#name")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "language", "label"),
    [
        ("en-US", "en", "What should we call you?"),
        ("uk-UA", "uk", "Як до вас звертатися?"),
        ("ru-RU", "ru", "Как к вам обращаться?"),
        ("el-GR", "el", "Πώς να σας λέμε;"),
        ("fr-FR", "en", "What should we call you?"),
    ],
)
async def test_the_page_uses_the_language_of_the_browser(
    shown_room: Hall, browser: Browser, locale: str, language: str, label: str
) -> None:
    somebody = await visitor(browser, locale=locale)
    await somebody.page.goto(shown_room.url)
    await expect(somebody.page.get_by_label(label)).to_be_visible()
    await expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    assert somebody.errors == []


async def test_another_language_can_be_chosen_and_is_remembered(shown_room: Hall, browser: Browser) -> None:
    ann = await visitor(browser)
    await ann.page.goto(shown_room.url)
    await ann.page.locator("#name").fill("Анна")
    await ann.page.get_by_role("radio", name="Українська").click()
    await expect(ann.page.get_by_role("button", name="Увійти")).to_be_visible()
    await expect(ann.page.locator("#name")).to_have_value("Анна")
    await ann.page.get_by_role("button", name="Увійти").click()
    await expect(ann.messages).to_contain_text("Вітаю, Анна!")
    await ann.page.reload()
    await expect(ann.messages).to_contain_text("Це бачите лише ви")
    assert {asked.language for asked, *_ in shown_room.dispatcher.asked} <= {"uk"}


async def test_the_page_changes_its_language_with_the_settings(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    account = await ann.evaluate("fetch('/start').then((answer) => answer.json()).then(({ me }) => me.account)")
    shown_room.dispatcher.languages[account] = "el"
    await ann.page.get_by_role("button", name="Settings").click()
    await expect(ann.page.get_by_role("button", name="Ρυθμίσεις")).to_be_visible()
    await expect(ann.page.locator("html")).to_have_attribute("lang", "el")
    await expect(ann.messages.last).to_contain_text("Το βλέπετε μόνο εσείς")
