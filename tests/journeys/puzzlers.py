"""People who solve the puzzle of the day on each platform: the post in public, and what each sees in private."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from bot.store import web as rows
from tests.journeys import discord_table, telegram_table
from tests.journeys.discord import Discord
from tests.journeys.driver import ANN, CID, EVE, Driver
from tests.journeys.fake import Fake
from tests.journeys.telegram import Telegram
from tests.journeys.web import Room
from tests.servers.discord import Message as DiscordMessage
from tests.servers.discord.permissions import bits
from tests.servers.telegram.people import until
from tests.servers.telegram.state import Message as TelegramMessage
from tests.support.app import tokens

SET_UP = "post 9"
POST = "solve:[0-9]+:[1-9][0-9]*"
"""The token of *Answer*: with the id of its post."""
OWN = "(?:giveup|gaveup|guess|choose|rate):.*"
"""Tokens that are only in what one person sees."""


class Puzzlers(ABC):
    """Ann manages the place. Whoever answers comes by the newest post."""

    @property
    @abstractmethod
    def driver(self) -> Driver:
        """The people, and the bot."""

    @abstractmethod
    async def set_up(self) -> None:
        """Ann wants the puzzle at nine, where everyone sees it."""

    @abstractmethod
    async def come(self, name: str) -> None:
        """Press *Answer* at the post."""

    @abstractmethod
    def offers(self, name: str) -> Sequence[str]:
        """The tokens of the buttons that this person sees in private."""

    @abstractmethod
    async def press(self, name: str, token: str) -> None:
        """Press one of them."""

    @abstractmethod
    def public(self) -> Sequence[str]:
        """What everyone sees now, the newest last."""

    async def answer(self, name: str, answer: str) -> None:
        """With the buttons that this person sees: a card, and its place."""
        wanted = f":{answer}"
        while not (given := next((each for each in self.offers(name) if _gives(each, wanted)), "")):
            steps = [each for each in self.offers(name) if each.startswith("choose:")]
            parts = [each.split(":")[3] for each in steps]
            fitting = [step for step, part in zip(steps, parts, strict=True) if answer.startswith(part.rstrip("*"))]
            await self.press(name, max(fitting, key=lambda step: len(step.split(":")[3])))
        await self.press(name, given)

    async def act(self, name: str, verb: str) -> None:
        """Press the button that does this."""
        await self.press(name, next(each for each in self.offers(name) if each.startswith(f"{verb}:")))


def _gives(token: str, wanted: str) -> bool:
    return token.startswith("guess:") and token.endswith(wanted)


class OnFake(Puzzlers):
    def __init__(self, driver: Fake) -> None:
        self._driver = driver

    @property
    def driver(self) -> Fake:
        return self._driver

    async def set_up(self) -> None:
        self.driver.app.platform.managers.add(ANN.lower())
        await self.driver.app.type(ANN, f"/puzzle {SET_UP}", "hall")

    async def come(self, name: str) -> None:
        post = next(screen for screen in reversed(self.driver.app.platform.at("hall")) if _posts(tokens(screen)))
        await self.press(name, _posts(tokens(post)))

    def offers(self, name: str) -> Sequence[str]:
        return tokens(self.driver.answer(name))

    async def press(self, name: str, token: str) -> None:
        await self.driver.pressed(name, token)
        await self.driver.settled()

    def public(self) -> Sequence[str]:
        return [screen.titled_text for screen in self.driver.app.platform.at("hall")]


class OnDiscord(Puzzlers):
    def __init__(self, driver: Discord) -> None:
        self._driver = driver
        self._own: dict[str, DiscordMessage] = {}

    @property
    def driver(self) -> Discord:
        return self._driver

    async def set_up(self) -> None:
        club = self.driver.club
        club.world.add_role(club.guild, "Staff", club.ann, permissions=bits("manage_guild"))
        await (await club.ann.slash(club.hall, "puzzle", puzzle=SET_UP)).finished()

    async def come(self, name: str) -> None:
        messages = self.driver.club.eve.sees(self.driver.club.hall)
        post = next(each for each in reversed(messages) if _posts(discord_table.tokens(each)))
        did = await discord_table.press(self.driver.users[name], post, _posts(discord_table.tokens(post)))
        assert did.answer.only_for is self.driver.users[name]
        self._own[name] = did.answer

    def offers(self, name: str) -> Sequence[str]:
        return discord_table.tokens(self._own[name])

    async def press(self, name: str, token: str) -> None:
        await discord_table.press(self.driver.users[name], self._own[name], token)
        await self.driver.settled()

    def public(self) -> Sequence[str]:
        messages = self.driver.club.eve.sees(self.driver.club.hall)
        return [each.text for each in messages if each.only_for is None]


class OnTelegram(Puzzlers):
    def __init__(self, driver: Telegram) -> None:
        self._driver = driver

    @property
    def driver(self) -> Telegram:
        return self._driver

    async def set_up(self) -> None:
        await self.driver.club.ann.send(self.driver.club.group, f"/puzzle {SET_UP}")
        await self.driver.club.ann.reads(lambda each: any(token.startswith("posted:") for token in _data(each)))

    async def come(self, name: str) -> None:
        """The link leads to the private chat."""
        person, messages = self.driver.people[name], self.driver.club.eve.sees(self.driver.club.group)
        links = [button for each in messages for button in each.buttons]
        before = person.sees()
        await person.follow([link for link in links if re.fullmatch(POST, telegram_table.opened(link.url) or "")][-1])
        await until(lambda: person.sees() != before)

    def offers(self, name: str) -> Sequence[str]:
        return _data(self._own(name))

    async def press(self, name: str, token: str) -> None:
        await telegram_table.press(self.driver.people[name], self._own(name), token)
        await self.driver.settled()

    def public(self) -> Sequence[str]:
        return [each.text for each in self.driver.club.eve.sees(self.driver.club.group)]

    def _own(self, name: str) -> TelegramMessage:
        messages = self.driver.people[name].sees()
        return next(each for each in reversed(messages) if any(re.fullmatch(OWN, it) for it in _data(each)))


class InRoom(Puzzlers):
    """At real browsers."""

    def __init__(self, driver: Room) -> None:
        self._driver = driver

    @property
    def driver(self) -> Room:
        return self._driver

    async def set_up(self) -> None:
        await self.driver.enter(CID)
        ann = await self.driver.app.store.read(rows.with_name, ANN.lower())
        assert ann
        await self.driver.app.store.write(rows.set_standing, ann.account, "manager")
        await self.driver.guests[ANN].say(f"/puzzle {SET_UP}")

    async def come(self, name: str) -> None:
        guest = self.driver.guests[name]
        id = guest.last(POST)
        await guest.click(guest.article(id).locator(f"button[data-token='{_posts(guest.tokens(id))}']"))
        await self.driver.settled()

    def offers(self, name: str) -> Sequence[str]:
        return self.driver.guests[name].tokens(self._own(name))

    async def press(self, name: str, token: str) -> None:
        guest = self.driver.guests[name]
        await guest.click(guest.article(self._own(name)).locator(f"button[data-token='{token}']"))
        await self.driver.settled()

    def public(self) -> Sequence[str]:
        return self.driver.guests[EVE].texts

    def _own(self, name: str) -> str:
        return self.driver.guests[name].last(OWN)


def _posts(found: Sequence[str]) -> str:
    """The token of *Answer*, if it is there."""
    return next((each for each in found if re.fullmatch(POST, each)), "")


def _data(message: TelegramMessage) -> list[str]:
    return telegram_table.tokens(message)


def puzzlers(driver: Driver) -> Puzzlers:
    match driver:
        case Fake():
            return OnFake(driver)
        case Discord():
            return OnDiscord(driver)
        case Telegram():
            return OnTelegram(driver)
        case Room():
            return InRoom(driver)
    raise TypeError(driver)
