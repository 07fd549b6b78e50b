"""The conversation in a real browser."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.async_api import Browser, Error, expect

from bot.i18n import translator
from bot.rate_limits import RateLimit
from bot.screens.screen import Button, File, Mention, Screen, spell_moment
from bot.web.room import LOBBY
from tests.bot.web.hall import Hall, Swatch, hall
from tests.bot.web.visitor import Visitor, visitor
from tests.support import ports

EN = translator("en")

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOSTILE = [
    "<script>document.title = 'owned'</script>",
    "<img src=x onerror=\"document.title = 'owned'\">",
    "</p></article><h1>big</h1>",
    "&lt;b&gt; &amp; `<i>code</i>` ${1} {{2}}",
    "\u202eright to left \u2066 isolates",
    "javascript:alert(1)",
]


async def two(room: Hall, browser: Browser) -> tuple[Visitor, Visitor]:
    return (
        await (await visitor(browser)).enter(room.url, "Ann"),
        await (await visitor(browser)).enter(room.url, "Bob"),
    )


async def test_two_people_talk_and_see_each_other(shown_room: Hall, browser: Browser) -> None:
    ann, bob = await two(shown_room, browser)
    for someone in (ann, bob):
        await expect(someone.page.locator("#people .here")).to_have_count(2)
    await ann.say("Good evening, @Bob!")
    await bob.sees("Good evening, @Bob!")
    await expect(bob.messages.last).to_have_class(re.compile(r"\bcalled\b"))
    await expect(bob.messages.last.locator(".call.own")).to_have_text("@Bob")
    await bob.say("Hello.")
    await ann.sees("Good evening, @Bob!", "Hello.")
    await expect(ann.page.locator(".pending")).to_have_count(0)
    await bob.page.close()
    await expect(ann.page.locator("#people .here")).to_have_count(1)
    assert ann.errors == []


async def test_everything_people_write_is_text(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "<script>x</script>")
    bob = await (await visitor(browser)).enter(shown_room.url, '"><img src=x onerror=1>')
    for line in HOSTILE:
        await ann.say(line)
    await bob.sees(*(line.replace("`", "") for line in HOSTILE))
    await expect(bob.page.locator("#messages .name").last).to_have_text("<script>x</script>")
    await expect(bob.page.locator("#people .label").last).to_have_text("<script>x</script>")
    await expect(bob.page.locator("#messages code").last).to_have_text("<i>code</i>")
    for someone in (ann, bob):
        assert await someone.page.locator("#messages :is(script, h1, img, i, b:not(.name))").count() == 0
        assert "owned" not in await someone.page.title()
        assert someone.errors == []


@pytest.mark.parametrize(
    "attack",
    [
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=owned()>')",
        "document.body.innerHTML = '<img src=x onerror=owned()>'",
        "document.body.setAttribute('onclick', 'owned()'); document.body.click()",
        "document.body.append(Object.assign(document.createElement('script'), { src: 'http://evil.example/x.js' }))",
        "document.body.append(Object.assign(document.createElement('script'), { text: 'owned()' }))",
        "setTimeout('owned()')",
    ],
)
async def test_the_policy_stops_anything_that_slips_through(shown_room: Hall, browser: Browser, attack: str) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await ann.evaluate("() => { window.owned = () => { window.isOwned = true; }; }")
    with pytest.raises(Error, match=r"TrustedHTML|TrustedScript|TrustedScriptURL"):
        await ann.evaluate(f"() => {{ {attack} }}")
    assert await ann.evaluate("window.isOwned") is None


async def test_a_pressed_button_looks_busy_and_its_answer_replaces_a_private_message(
    shown_room: Hall, browser: Browser
) -> None:
    ann, bob = await two(shown_room, browser)
    await shown_room.room.post(LOBBY, Screen("The board", rows=((Button("My hand", "hand:1"),),)), "n1")
    shown_room.dispatcher.answers["hand:1"] = Screen(
        "Your hand", Swatch("blue", "blue cards"), ((Button("R7", "pick"),),)
    )
    shown_room.dispatcher.open.clear()
    button = ann.page.get_by_role("button", name="My hand")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await button.click(force=True)
    shown_room.dispatcher.open.set()
    await expect(button).not_to_have_attribute("aria-busy", "true")
    answer = ann.page.locator(".between", has_text="Your hand")
    await expect(answer).to_have_count(1)
    await expect(answer.get_by_role("img")).to_have_attribute("alt", "blue cards")
    assert len(shown_room.dispatcher.asked) == 1
    await ann.page.get_by_role("button", name="R7").focus()
    await ann.page.keyboard.press("Enter")
    await ann.sees("The board", "Answer to pick")
    await bob.sees("The board")
    await expect(ann.messages.last).to_be_focused()
    await ann.messages.last.get_by_role("button", name="Dismiss").click()
    await ann.sees("The board")


async def test_a_board_is_edited_in_place_and_nobody_is_moved(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await shown_room.room.post(LOBBY, Screen("The board", Swatch("red", "red", (600, 500))), "board")
    for number in range(30):
        await shown_room.room.post(LOBBY, Screen(f"line {number}"), f"n{number}")
    log = ann.page.locator("#log")
    await expect(ann.page.get_by_text("line 29")).to_be_in_viewport()
    await log.evaluate(
        """(box) => new Promise((done) => {
            box.addEventListener("scroll", () => requestAnimationFrame(done), { once: true });
            box.scrollTop = 200;
        })"""
    )
    await shown_room.room.edit(LOBBY, "board", Screen("The board, changed", Swatch("green", "green", (600, 500))))
    await expect(ann.page.locator("[data-id=board] img")).to_have_attribute("alt", "green")
    await shown_room.room.post(LOBBY, Screen("news"), "news")
    await expect(ann.page.get_by_role("button", name="New messages", exact=True)).to_be_visible()
    assert await log.evaluate("(box) => box.scrollTop") == 200
    await expect(ann.page).to_have_title("• #lobby · Cairn")
    await ann.page.get_by_role("button", name="New messages", exact=True).click()
    await expect(ann.page.get_by_text("news", exact=True)).to_be_in_viewport()
    await expect(ann.page.locator("#pill")).to_be_hidden()
    await expect(ann.page).to_have_title("#lobby · Cairn")
    await shown_room.room.post(LOBBY, Screen("more", Swatch("red", "red", (600, 500))), "more")
    await expect(ann.page.get_by_text("more", exact=True)).to_be_in_viewport()
    assert ann.errors == []


async def test_everything_is_there_once_after_a_lost_connection(tmp_path: Path, browser: Browser) -> None:
    ann = await visitor(browser)
    port = ports.free()
    async with hall(tmp_path, port) as room:
        await ann.enter(room.url, "Ann")
        await ann.say("before")
        await ann.sees("before")
    await expect(ann.page.get_by_text("Reconnecting…")).to_be_visible()
    await ann.say("meanwhile")
    await expect(ann.page.get_by_text("Sending…")).to_be_visible()
    async with hall(tmp_path, port) as room:
        await room.room.post(LOBBY, Screen("from the bot"), "n1")
        await expect(ann.page.locator("#status")).to_be_empty()
        await expect(ann.page.get_by_text("Sending…")).to_have_count(0)
        await ann.sees("before", "from the bot", "meanwhile")
        await ann.say("after")
        await ann.sees("before", "from the bot", "meanwhile", "after")
        await ann.page.close()


async def test_a_press_while_the_connection_is_lost_does_not_wait_for_the_next_try(
    tmp_path: Path, browser: Browser
) -> None:
    ann = await visitor(browser)
    port = ports.free()
    async with hall(tmp_path, port) as room:
        await ann.enter(room.url, "Ann")
        await room.room.post(LOBBY, Screen("The board", rows=((Button("My hand", "hand:1"),),)), "n1")
        await ann.sees("The board")
        # The next try never comes.
        await ann.evaluate("() => { window.setTimeout = () => 0; }")
    await expect(ann.page.get_by_text("Reconnecting…")).to_be_visible()
    async with hall(tmp_path, port):
        await ann.page.get_by_role("button", name="My hand").click()
        await ann.sees("The board", "Answer to hand:1")
        await ann.page.close()


async def test_mentions_are_counted_in_other_channels(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    account = await ann.evaluate("fetch('/start').then((answer) => answer.json()).then(({ me }) => me.account)")
    private = ann.page.locator("#private button")
    await shown_room.room.post(f"@{account}", Screen("Your hand"), "n1")
    await expect(private.locator(".badge")).to_have_text("1")
    await shown_room.room.edit(f"@{account}", "n1", Screen("Your new hand"))
    await expect(ann.page).to_have_title("(1) #lobby · Cairn")
    await private.click()
    await ann.sees("Your new hand")
    await expect(private).to_have_attribute("aria-current", "page")
    await expect(ann.page).to_have_title("Cairn")
    await shown_room.room.post(LOBBY, Screen("Ann, it is your turn.", mentions=(Mention(account, "Ann"),)), "n2")
    await shown_room.room.post(LOBBY, Screen("And more."), "n3")
    await expect(ann.page.locator("#channels .badge")).to_have_text("1")
    await ann.page.reload()
    await expect(ann.page.get_by_role("heading", name="Cairn")).to_be_visible()
    await expect(ann.page.locator("#channels .badge")).to_have_text("1")
    await ann.page.locator("#channels button").click()
    await expect(ann.page.locator(".called .call.own")).to_have_text("Ann")
    await expect(ann.page.locator("#channels .badge")).to_have_count(0)


async def test_a_channel_can_be_opened_by_name_and_each_has_its_own_draft(shown_room: Hall, browser: Browser) -> None:
    ann, bob = await two(shown_room, browser)
    await ann.field.fill("a draft")
    await ann.page.get_by_role("button", name="Open a channel").click()
    name = ann.page.get_by_label(EN("room-channel-name"))
    await name.fill("#Високі гори!")
    await ann.page.get_by_role("button", name="Open", exact=True).click()
    await expect(ann.page.locator("#opening").get_by_role("alert")).to_contain_text("not “!”")
    await expect(name).to_have_value("#Високі гори!")
    await expect(name).to_be_focused()
    await name.fill("#Високі гори")
    await name.press("Enter")
    await expect(ann.page.get_by_role("heading", name="#високі-гори")).to_be_visible()
    await expect(ann.page.get_by_text("Ann opened this channel.")).to_be_visible()
    await expect(ann.field).to_have_value("")
    await ann.say("quiet here")
    await bob.page.get_by_role("button", name="високі-гори").click()
    await bob.sees("quiet here")
    await bob.page.reload()
    await bob.sees("quiet here")
    await ann.page.go_back()
    await expect(ann.page.get_by_role("heading", name="#lobby")).to_be_visible()
    await expect(ann.field).to_have_value("a draft")


@pytest.mark.parametrize(("hours", "said"), [(11, ["while away"]), (12, [])])
async def test_what_could_not_be_sent_for_half_a_day_is_given_back(
    tmp_path: Path, browser: Browser, hours: int, said: list[str]
) -> None:
    port = ports.free()
    async with hall(tmp_path, port) as room:
        ann = await (await visitor(browser)).enter(room.url, "Ann")
    await expect(ann.page.locator("#status")).to_have_text(EN("room-reconnecting"))
    await ann.say("while away")
    await ann.later(hours * 3_600_000)
    async with hall(tmp_path, port):
        await ann.sees(*said)
        await expect(ann.page.locator(".pending")).to_have_count(0)
        await expect(ann.page.locator("#notices").get_by_text(EN("room-given-up"))).to_have_count(int(not said))
        await expect(ann.field).to_have_value("" if said else "while away")


async def test_text_that_was_sent_too_fast_is_put_back(shown_room: Hall, browser: Browser) -> None:
    # However long it takes, it is all said at the same time.
    shown_room.limits.actions = RateLimit(lambda: 0.0, (20, 5.0))
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    await ann.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (frame) { window.socket = this; send.call(this, frame); };
        }"""
    )
    await ann.say("0")
    await ann.sees("0")
    await ann.evaluate(
        """() => {
            for (let n = 1; n < 20; n += 1) {
                const said = { type: "say", id: `aaaaaaaa${n}`, channel: "lobby", text: String(n) };
                window.socket.send(JSON.stringify(said));
            }
        }"""
    )
    await ann.evaluate(
        """() => {
            const field = document.getElementById("write");
            for (const line of ["too fast", "and this"]) {
                field.value = line;
                field.form.requestSubmit();
            }
            field.value = "begun";
        }"""
    )
    await expect(ann.page.locator("#notices").get_by_text("Please wait")).to_have_count(2)
    await expect(ann.field).to_have_value("too fast\nand this\nbegun")
    await ann.sees(*map(str, range(20)))


async def test_pictures_open_in_full_size_and_files_are_downloads(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser)).enter(shown_room.url, "Ann")
    file = File("match <1>.txt", "R7@3\n")
    until = datetime.now(UTC) + timedelta(hours=3)
    await shown_room.room.post(
        LOBBY, Screen("board", Swatch("red", "a red board", (600, 500)), file=file, until=until), "n1"
    )
    await expect(ann.page.get_by_text("Time runs out in 3 hours")).to_be_visible()
    await ann.page.get_by_role("button", name=EN("room-picture")).click()
    dialog = ann.page.get_by_role("dialog")
    await expect(dialog.get_by_role("img", name="a red board")).to_be_visible()
    await dialog.get_by_role("img").click()
    await expect(dialog.locator("#view")).to_have_class("near")
    await ann.page.keyboard.press("Escape")
    await expect(dialog).to_be_hidden()
    async with ann.page.expect_download() as started:
        await ann.page.get_by_role("link", name="Download match <1>.txt").click()
    assert (await (await started.value).path()).read_text() == "R7@3\n"


async def test_a_moment_in_a_text_is_shown_in_the_readers_own_time(shown_room: Hall, browser: Browser) -> None:
    ann = await (await visitor(browser, zone="Asia/Tokyo")).enter(shown_room.url, "Ann")
    back = spell_moment(datetime(2026, 7, 1, 18, 30, tzinfo=UTC))
    await shown_room.room.post(LOBBY, Screen(f"Bob is back on {back}."), "n1")
    shown = ann.messages.last.locator("p.text")
    await expect(shown).to_have_text("Bob is back on July 2, 2026 at 3:30 AM.")
    await expect(shown.locator("time")).to_have_attribute("datetime", "2026-07-01T18:30:00.000Z")


async def test_a_picture_that_does_not_load_is_described_in_words(shown_room: Hall, browser: Browser) -> None:
    ann = await visitor(browser)
    await ann.page.route("**/pictures/*", lambda route: route.abort())
    await ann.enter(shown_room.url, "Ann")
    await shown_room.room.post(LOBBY, Screen("board", Swatch("red", "three red stones")), "n1")
    await expect(ann.messages.last).to_contain_text("three red stones")


async def test_the_page_says_if_the_browser_allows_no_notifications(shown_room: Hall, browser: Browser) -> None:
    ann = await visitor(browser)
    await ann.page.add_init_script(
        """window.Notification = class {
            static permission = "denied";
            static requestPermission = async () => "denied";
        };"""
    )
    await ann.enter(shown_room.url, "Ann")
    bell = ann.page.get_by_role("button", name=EN("room-notify"))
    await bell.press("Enter")
    await expect(ann.page.locator("#notices[role=status]")).to_contain_text(EN("room-notify-denied"))
    await expect(bell).to_be_focused()


async def test_someone_looking_elsewhere_is_notified_if_they_want_to_be(shown_room: Hall, browser: Browser) -> None:
    ann = await visitor(browser)
    await ann.page.add_init_script(
        """window.notified = [];
        window.Notification = class {
            static permission = "granted";
            constructor(title, { body }) { window.notified.push(`${title}: ${body}`); }
            addEventListener() {}
        };"""
    )
    await ann.enter(shown_room.url, "Ann")
    await expect(ann.page.locator("#notify")).to_be_hidden()
    account = await ann.evaluate("fetch('/start').then((answer) => answer.json()).then(({ me }) => me.account)")
    await shown_room.room.post(LOBBY, Screen("Ann, look here", mentions=(Mention(account, "Ann"),)), "n1")
    await ann.sees("Ann, look here")
    await ann.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }) && null")
    await shown_room.room.post(LOBBY, Screen("nothing special"), "n2")
    called = Screen("Ann, it is your turn: `/hand`", mentions=(Mention(account, "Ann"),))
    await shown_room.room.post(LOBBY, called, "n3")
    await shown_room.room.post(LOBBY, replace(called, is_hushed=True), "n4")
    await shown_room.room.post(f"@{account}", Screen("Your hand"), "n5")
    await expect(ann.page).to_have_title("(3) #lobby · Cairn")
    assert await ann.evaluate("window.notified") == ["Cairn · #lobby: Ann, it is your turn: /hand"]
