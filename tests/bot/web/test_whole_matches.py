"""People at real browsers and the whole bot in its own process: from a challenge to the rematch, by clicking."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, ViewportSize, expect, sync_playwright

from bot.i18n import translator
from bot.vocabulary import CLAIMS
from tests.bot.web.visitor import HANGS
from tests.support import ports

EN = translator("en")

FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
expect.set_options(timeout=HANGS)

DOUBLED = 400
"""Milliseconds. The page ignores earlier presses."""
SHORTLY = 5_000
"""Milliseconds, after which a button is looked for again."""
HAND = "button:is([data-token^='more:'], [data-token^='rematch:'], [data-token^='hand:'])"
OFFERS = f"""() => {{
    const hand = [...document.querySelectorAll("article:has({HAND})")].at(-1);
    return [...(hand?.querySelectorAll("[data-token]") ?? [])].map((button) => button.dataset.token);
}}"""
ROOT = Path(__file__).parents[3]
PHONE, DESK = ViewportSize(width=360, height=740), ViewportSize(width=1280, height=860)


@contextmanager
def cairn(database: Path, port: str = "0") -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """`cairn run`, and its address."""
    command = [sys.executable, "-m", "bot", "run", "--no-browser", "--port", port, "--database", str(database)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(command, cwd=database.parent, env=environment, text=True, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        address = next(found[0] for line in lines if (found := re.search(r"http://\S+/", line)))
        yield address, process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


class Guest:
    """Someone with their own browser. Everything that their page receives is recorded."""

    def __init__(self, browser: Browser, address: str, name: str, *, phone: bool = False) -> None:
        self.name = name
        self.context = browser.new_context(viewport=PHONE if phone else DESK, has_touch=phone, locale="en-GB")
        self.context.set_default_timeout(HANGS)
        self.told: list[str] = []
        self.pressed = 0.0
        self.page: Page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.told.append(str(frame))))
        self.page.on("pageerror", lambda error: self.told.append(f"PAGE ERROR {error}"))
        self.page.goto(address)
        self.page.get_by_label(EN("room-your-name")).fill(name)
        self.page.get_by_role("button", name=EN("room-enter")).click()
        expect(self.page.get_by_role("heading", name="#lobby")).to_be_visible()

    def type(self, line: str) -> None:
        self.page.get_by_role("combobox").fill(line)
        self.page.get_by_role("combobox").press("Enter")

    def go(self, channel: str) -> None:
        if self.page.get_by_role("button", name="Channels and people").is_visible():
            self.page.get_by_role("button", name="Channels and people").click()
        self.page.locator(f"#{'private' if channel == 'Cairn' else 'channels'} button", has_text=channel).click()

    def messages(self, text: str) -> Locator:
        return self.page.locator("article", has_text=text)

    def hand(self) -> Locator:
        """The message in the private chat that shows one's cards."""
        return self.page.locator(f"article:has({HAND})").last

    def offers(self) -> list[str]:
        """The tokens of the hand's buttons, all of the same moment."""
        return list(self.page.evaluate(OFFERS))

    def press(self, token: str) -> bool:
        """Press a button of the hand, and wait until the hand shows something else; whether it could be pressed."""
        # Nobody chooses as quickly as a program: the page would take it for the second half of a double click.
        self.page.wait_for_timeout(max(0, DOUBLED - (monotonic() - self.pressed) * 1000))
        button = self.hand().locator(f"button[data-token='{token}']")
        while token in self.offers():
            try:
                button.click(timeout=SHORTLY)
            except TimeoutError:
                # The hand may have changed just before the click. Then there is another choice.
                continue
            self.pressed = monotonic()
            expect(button).to_have_count(0)
            return True
        return False

    def play(self, rng: Random) -> bool:
        """One action, chosen by buttons: a card and its place, a claim, …; whether it is this guest's turn at all."""
        while choices := [token for token in self.offers() if token.startswith(("move:", "pick:"))]:
            claims = [token for token in choices if any(f":{claim}" in token for claim in CLAIMS)]
            token = rng.choice(claims or choices)
            if self.press(token) and token.startswith("move:"):
                return True
        return False

    def resign(self) -> None:
        for verb in ("more:", "resign:", "resigned:"):
            assert self.press(next(token for token in self.offers() if token.startswith(verb)))


def play_on(guests: list[Guest], rng: Random, actions: int = 1000) -> bool:
    """Play so many actions, or to the end; whether it is over."""
    acted = monotonic()
    while actions:
        for guest in guests:
            if any(token.startswith("rematch:") for token in guest.offers()):
                return True
            if guest.play(rng):
                actions, acted = actions - 1, monotonic()
                break
        else:
            guests[0].page.wait_for_timeout(50)
        assert monotonic() - acted < HANGS / 1000, "nobody is to move, and it is not over"
    return False


@pytest.mark.parametrize("seed", [1])
def test_two_people_play_a_match_and_a_rematch_while_a_third_watches(
    browser: Browser, tmp_path: Path, seed: int
) -> None:
    with cairn(tmp_path / "cairn.db") as (address, _):
        ann, bob, eve = (Guest(browser, address, name) for name in ("Ann", "Bob", "Eve"))
        ann.type("/play @Bob")
        bob.page.get_by_role("button", name="Accept").click()
        expect(eve.messages("SHA-256")).to_have_count(1)
        for guest in (ann, bob):
            guest.go("Cairn")
            expect(guest.hand()).to_be_visible()
        rng = Random(seed)
        assert not play_on([ann, bob], rng, actions=12)

        texts = ann.page.locator("article").all_inner_texts()
        ann.page.reload()
        expect(ann.page.locator("article")).to_have_count(len(texts))
        assert not play_on([ann, bob], rng, actions=5)

        # A match is played to the end by its rules below, in the shortest game.
        bob.resign()
        for guest in (ann, bob):
            expect(guest.hand()).to_contain_text("Shuffle seed")
        ends = eve.page.locator("article", has=eve.page.locator("button[data-token^='replay:']"))
        expect(ends).to_have_count(2)
        for end in ends.all():
            expect(end).to_contain_text("wins")
        ann.page.wait_for_timeout(DOUBLED)
        ann.hand().get_by_role("button", name="Rematch").click()
        bob.go("lobby")
        bob.page.get_by_role("button", name="Accept").click()
        expect(eve.messages("The match has started")).to_have_count(2)

        seen = "\n".join(eve.told)
        assert "PAGE ERROR" not in "\n".join(ann.told + bob.told + eve.told)
        assert "Your hand (" not in seen
        assert '"token": "move:' not in seen
        assert '"token": "pick:' not in seen
        assert "Your hand (" in "\n".join(ann.told)


def test_two_people_play_a_siege_with_tactics_and_one_gives_up(browser: Browser, tmp_path: Path) -> None:
    with cairn(tmp_path / "cairn.db") as (address, _):
        ann, bob = Guest(browser, address, "Ann"), Guest(browser, address, "Bob", phone=True)
        ann.type("/play @Bob schotten-totten-2 tactics")
        bob.page.get_by_role("button", name="Accept").click()
        for guest in (ann, bob):
            guest.go("Cairn")
            expect(guest.hand()).to_be_visible()
        expect(ann.hand()).to_contain_text("you’re the attacker")
        assert not play_on([ann, bob], Random(3), actions=16)
        assert "re the defender" in "\n".join(bob.told)
        bob.resign()
        for guest in (ann, bob):
            expect(guest.hand()).to_contain_text("Shuffle seed")
            assert "PAGE ERROR" not in "\n".join(guest.told)


def test_two_people_and_two_computers_play_a_match_for_four(browser: Browser, tmp_path: Path) -> None:
    with cairn(tmp_path / "cairn.db") as (address, _):
        ann, bob = Guest(browser, address, "Ann"), Guest(browser, address, "Bob", phone=True)
        ann.type("/play @Bob totemo players=4")
        expect(bob.messages("looking for 2 opponents")).to_have_count(1)
        bob.page.get_by_role("button", name="Accept").click()
        expect(ann.messages("At the table: Ann and Bob")).to_have_count(1)
        ann.page.get_by_role("button", name=EN("button-fill")).last.click()
        for guest in (ann, bob):
            guest.go("Cairn")
            expect(guest.hand()).to_be_visible()
        assert play_on([ann, bob], Random(4))
        for guest in (ann, bob):
            expect(guest.hand()).to_contain_text("Shuffle seed")
            assert "PAGE ERROR" not in "\n".join(guest.told)


def test_two_people_race_for_their_teams_and_pull_the_barrel(browser: Browser, tmp_path: Path) -> None:
    with cairn(tmp_path / "cairn.db") as (address, _):
        ann, bob = Guest(browser, address, "Ann", phone=True), Guest(browser, address, "Bob")
        ann.type("/play @Bob heave-ho teams=race")
        bob.page.get_by_role("button", name="Accept").click()
        for guest in (ann, bob):
            guest.go("Cairn")
            expect(guest.hand()).to_contain_text("which card do you keep? The other one goes to your opponent.")
            expect(guest.hand()).to_contain_text("Pairs left: 10")
        ann.play(Random(1))
        expect(ann.hand()).to_contain_text("Pairs left: 9")
        expect(bob.hand()).to_contain_text("Pairs left: 10")
        assert not play_on([ann, bob], Random(5), actions=26)
        assert "calls stop!" in "\n".join(ann.told + bob.told)
        bob.resign()
        for guest in (ann, bob):
            expect(guest.hand()).to_contain_text("Shuffle seed")
            assert "PAGE ERROR" not in "\n".join(guest.told)


def test_someone_plays_the_computer_on_a_phone_while_the_bot_dies_and_restarts(
    browser: Browser, tmp_path: Path
) -> None:
    rng, port = Random(2), str(ports.free())
    with cairn(tmp_path / "cairn.db", port) as (address, process):
        guest = Guest(browser, address, "Olena", phone=True)
        guest.page.get_by_role("button", name="Play the computer").click()
        guest.go("Cairn")
        expect(guest.hand()).to_be_visible()
        assert not play_on([guest], rng, actions=6)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with cairn(tmp_path / "cairn.db", port):
        # Pressed at once, maybe before the page has noticed that the bot is back.
        assert not play_on([guest], rng, actions=6)
        expect(guest.hand().locator("button:is([data-token^='move:'], [data-token^='pick:'])").first).to_be_visible()
        guest.resign()
        expect(guest.hand()).to_contain_text("Shuffle seed")
        wide = guest.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0
        guest.hand().get_by_role("button", name="Replay").click()
        expect(guest.page.locator("article img").last).to_be_visible()
