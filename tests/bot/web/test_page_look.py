"""How the page looks and works: on a phone, in dark mode, with the keyboard, with a screen reader."""

from typing import Literal

import pytest
from playwright.async_api import Browser, expect

from bot.i18n import translator
from bot.screens import rules
from bot.screens.screen import Button, File, Screen
from bot.web.room import LOBBY
from tests.bot.web.hall import Flicker, Hall, Swatch
from tests.bot.web.visitor import visitor

EN = translator("en")

pytestmark = pytest.mark.asyncio(loop_scope="session")

NINE = tuple(Button(f"Stone {number}", f"stone:{number}") for number in range(1, 10))
WIDE = Screen(
    "A-very-long-word-" * 20 + " `" + "code" * 50 + "`",
    Swatch("red", "a board", (1200, 1096)),
    rows=(NINE[:5], NINE[5:], (Button("The longest label that a button has, 40c", "x", "danger"),)),
    file=File("n" * 120, "x"),
)


@pytest.mark.parametrize("width", [320, 360])
async def test_nothing_is_wider_than_a_phone(shown_room: Hall, browser: Browser, width: int) -> None:
    ann = await visitor(browser, phone=True, width=width)
    await ann.page.goto(shown_room.url)
    await expect(ann.page.locator("#name")).to_be_visible()
    assert await ann.overflow() <= 0
    await ann.enter(shown_room.url, "W" * 24)
    await shown_room.room.post(LOBBY, WIDE, "n1")
    await ann.say("w" * 500)
    shown_room.dispatcher.answers["move"] = WIDE
    await ann.say(f"/move {'x' * 60}")
    await expect(ann.page.locator(".between figure")).to_be_visible()
    await expect(ann.page.locator(".pending")).to_have_count(0)
    await expect(ann.messages).to_have_count(3)
    assert await ann.page.locator(".secret span").evaluate("(badge) => badge.offsetHeight") < 30
    assert await ann.overflow() <= 0
    assert await ann.evaluate("document.getElementById('log').scrollWidth <= innerWidth")
    await ann.field.press_sequentially("/")
    await expect(ann.options.first).to_be_visible()
    assert await ann.overflow() <= 0
    small = await ann.evaluate(
        """() => [...document.querySelectorAll("button, a, [role=option]")]
            .filter((element) => element.checkVisibility() && !element.closest("[inert], .skip"))
            .map((element) => [element.textContent, element.getBoundingClientRect()])
            .filter(([, { width, height }]) => width && (width < 44 || height < 44))
            .map(([text, { width, height }]) => `${text} ${width} x ${height}`)"""
    )
    assert small == []


@pytest.mark.parametrize(
    ("language", "game", "topic", "part"),
    [("el", "heave-ho", 10, 1), ("uk", "totemo", 2, 2), ("ru", "schotten-totten-2", 12, 2), ("en", "totemo", 0, 1)],
)
async def test_a_page_of_the_rules_fits_a_phone_from_its_title_to_next(
    shown_room: Hall, browser: Browser, language: str, game: str, topic: int, part: int
) -> None:
    """Those with the tallest pictures, the longest words, and the most buttons."""
    ann = await visitor(browser, phone=True, width=390, height=844)
    await ann.enter(shown_room.url, "Ann")
    shown_room.dispatcher.answers["rules"] = rules.page(game, topic, translator(language), "abcdefgh", part)
    await ann.say(f"/rules {game} {topic}")
    page = ann.page.locator("article.titled")
    await expect(page.locator("img")).to_be_visible()
    parts = [".title", "figure", ".text", ".rows"]
    tops = [await page.locator(each).evaluate("(element) => element.getBoundingClientRect().top") for each in parts]
    assert tops == sorted(tops)
    assert (await page.locator(".title").evaluate("(title) => getComputedStyle(title).fontWeight")) == "700"
    lines = "(text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)"
    assert round(await page.locator(".text").evaluate(lines), 1) <= rules.LINES
    await expect(page.locator(".title")).to_be_in_viewport(ratio=1)
    await expect(page.locator(".rows")).to_be_in_viewport(ratio=1)


async def test_on_a_phone_the_list_is_a_drawer(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser, phone=True)).enter(shown_room.url, "Ann")
    await shown_room.room.post(LOBBY, Screen("x"), "n1")
    menu, side = ann.page.get_by_role("button", name="Channels and people"), ann.page.locator("#side")
    await expect(side).not_to_be_in_viewport()
    await expect(side).to_have_attribute("inert", "")
    await menu.tap()
    await expect(side).to_be_in_viewport()
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await ann.page.keyboard.press("Escape")
    await expect(side).not_to_be_in_viewport()
    await expect(menu).to_be_focused()
    await menu.tap()
    await ann.page.locator("#private button").tap()
    await expect(ann.page.get_by_role("heading", name="Cairn")).to_be_visible()
    await expect(side).not_to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_page_and_pictures_follow_the_colour_scheme(
    shown_room: Hall, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    ann = await (await visitor(browser, scheme=scheme)).enter(shown_room.url, "Ann")
    await shown_room.room.post(LOBBY, Screen("board", Swatch("red")), "n1")
    image = ann.page.get_by_role("img", name="a swatch")
    await expect(image).to_be_visible()
    await image.evaluate("(image) => image.decode()")
    shown = str(await image.evaluate("(image) => image.currentSrc"))
    wanted = await ann.page.locator("article source").get_attribute("srcset" if scheme == "dark" else "media")
    light = await image.get_attribute("src")
    assert shown.endswith(str(wanted if scheme == "dark" else light))
    paper = await ann.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)[0]")
    assert (paper < 64) == (scheme == "dark")


@pytest.mark.parametrize(("scheme", "theme"), [("light", "dark"), ("dark", "light")])
async def test_page_and_pictures_follow_the_theme_that_the_person_has_set(
    shown_room: Hall, browser: Browser, scheme: Literal["light", "dark"], theme: str
) -> None:
    """From the answer to the press on, and again after the next start of the page; whatever the browser prefers."""
    ann = await (await visitor(browser, scheme=scheme)).enter(shown_room.url, "Ann")
    account = await ann.evaluate("fetch('/start').then((answer) => answer.json()).then(({ me }) => me.account)")
    await shown_room.room.post(LOBBY, Screen("board", Swatch("red")), "n1")
    image, page = ann.page.get_by_role("img", name="a swatch"), ann.page.locator("html")
    await expect(page).to_have_attribute("data-theme", "")
    shown_room.dispatcher.themes[account] = theme
    await ann.page.get_by_role("button", name="Settings").click()
    for _ in range(2):
        await expect(page).to_have_attribute("data-theme", theme)
        await image.evaluate("(image) => image.decode()")
        pictures = [
            await ann.page.locator("article source").get_attribute("srcset"),
            await image.get_attribute("src"),
        ]
        shown = str(await image.evaluate("(image) => image.currentSrc"))
        assert shown.endswith(str(pictures[theme == "light"]))
        paper = await ann.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)[0]")
        assert (paper < 64) == (theme == "dark")
        await ann.page.reload()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_text_can_be_read(shown_room: Hall, browser: Browser, scheme: Literal["light", "dark"]) -> None:
    """The contrast of each text with its background, by the WCAG formula."""
    ann = await (await visitor(browser, scheme=scheme)).enter(shown_room.url, "Ann")
    buttons = (Button("plain", "a"), Button("primary", "b", "primary"), Button("danger", "c", "danger"))
    await shown_room.room.post(LOBBY, Screen("text `code`", Flicker(), rows=(buttons,), file=File("f.txt", "x")), "n1")
    await ann.say("@Ann, hello")
    await ann.sees("text code", "@Ann, hello")
    await ann.field.press_sequentially("/")
    await expect(ann.options.first).to_be_visible()
    await ann.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => null)")
    faint = await ann.evaluate(
        """() => {
            const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
            const rgba = (colour) => {
                canvas.clearRect(0, 0, 1, 1);
                canvas.fillStyle = colour;
                canvas.fillRect(0, 0, 1, 1);
                return [...canvas.getImageData(0, 0, 1, 1).data];
            };
            const over = (top, below) =>
                below.map((part, place) => (top[place] * top[3] + part * (255 - top[3])) / 255);
            const light = (colour) => {
                const [r, g, b] = colour.slice(0, 3).map((part) => part / 255)
                    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const behind = (element) => {
                if (!element) return [255, 255, 255, 255];
                return over(rgba(getComputedStyle(element).backgroundColor), behind(element.parentElement));
            };
            const found = [];
            const texts = document.createTreeWalker(document.getElementById("room"), NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
                const element = texts.currentNode.parentElement;
                const isHidden = !element.checkVisibility() || element.closest(".hidden, .skip");
                if (isHidden || !texts.currentNode.data.trim()) continue;
                const paper = behind(element);
                const ink = over(rgba(getComputedStyle(element).color), paper);
                const [high, low] = [light(paper), light(ink)].sort((a, b) => b - a);
                const contrast = (high + 0.05) / (low + 0.05);
                if (contrast < 4.5) found.push(`${texts.currentNode.data}: ${contrast.toFixed(2)}`);
            }
            return found;
        }"""
    )
    assert faint == []


async def test_everything_can_be_reached_and_named_without_a_mouse(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await (await visitor(browser)).enter(shown_room.url, "Bob")
    await shown_room.room.post(LOBBY, Screen("board", Swatch("red"), rows=((Button("My hand", "hand:1"),),)), "n1")
    await expect(ann.page.get_by_role("button", name="My hand")).to_be_visible()
    nameless = await ann.evaluate(
        """() => [...document.querySelectorAll("button, input, textarea, img, nav, dialog, [role]")]
            .filter((element) => element.checkVisibility())
            .filter((element) => !["status", "alert"].includes(element.role))
            .filter(({ ariaLabel, alt, labels }) => !(ariaLabel || alt || labels?.length))
            .filter(({ textContent }) => !textContent.trim())
            .map(({ outerHTML }) => outerHTML)"""
    )
    assert nameless == []
    await expect(ann.page.locator("#people")).to_match_aria_snapshot(
        """
        - list "People":
          - listitem: Ann you here now
          - listitem:
            - button "Bob here now"
        """
    )
    await ann.page.locator(".skip").focus()
    reached = []
    for _ in range(30):
        await ann.page.keyboard.press("Tab")
        reached.append(
            await ann.evaluate(
                """() => {
                    const element = document.activeElement;
                    const outline = getComputedStyle(element).outlineStyle !== "none";
                    const seen = outline || element.matches("textarea, input") || element === document.body;
                    return [element.id || element.ariaLabel || element.textContent.trim(), seen];
                }"""
            )
        )
    assert all(seen for _, seen in reached), [name for name, seen in reached if not seen]
    names = [name for name, _ in reached]
    wanted = {"add", "leave", "settings", "log", "write", "send", "My hand", "Dismiss", EN("room-picture")}
    assert wanted <= set(names)


async def test_the_skip_link_leads_to_the_line(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    skip = ann.page.get_by_role("link", name="Skip to the conversation")
    await expect(skip).not_to_be_in_viewport()
    await skip.focus()
    await expect(skip).to_be_in_viewport()
    await ann.page.keyboard.press("Enter")
    await expect(ann.field).to_be_focused()
    await expect(ann.page.get_by_role("heading", name="#lobby")).to_be_visible()


async def test_landmarks_and_the_log(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await expect(ann.page.get_by_role("main")).to_have_count(1)
    await expect(ann.page.get_by_role("navigation", name="Channels and people")).to_be_visible()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("#lobby")
    log = ann.page.get_by_role("log", name="Messages")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(log).not_to_have_attribute("aria-busy", "true")
    await expect(ann.field).to_have_attribute("aria-label", "Write in #lobby")


async def test_nothing_moves_for_people_who_prefer_reduced_motion(shown_room: Hall, browser: Browser) -> None:
    ann = await visitor(browser)
    await ann.page.emulate_media(reduced_motion="reduce")
    await ann.enter(shown_room.url, "Ann")
    slow = await ann.evaluate(
        """() => [...document.querySelectorAll("*")]
            .flatMap((element) => { const { transitionDuration, animationDuration } = getComputedStyle(element);
                return [transitionDuration, animationDuration]; })
            .filter((duration) => duration.split(",").some((part) => parseFloat(part) > 0.01))"""
    )
    assert slow == []
