"""A match on Telegram as its players see it: its messages, and how to play it by pressing buttons."""

from dataclasses import dataclass
from random import Random

from bot.model.matches import Match
from bot.model.position import Position
from bot.telegram import deep_links
from tests.journeys.telegram_house import Bot, Club
from tests.servers.telegram.people import Person, Pressed, until
from tests.servers.telegram.state import Chat, Message, Topic
from tests.support import playing


@dataclass
class Table:
    club: Club
    bot: Bot
    id: str
    chat: Chat
    topic: Topic | None = None
    people: int = 2

    @property
    def players(self) -> tuple[Person, ...]:
        return (self.club.ann, self.club.bob, self.club.cid)[: self.people]

    async def load(self) -> tuple[Match, Position]:
        return await self.bot.context.matches.load(self.id)

    async def position(self) -> Position:
        return (await self.load())[1]

    async def seats(self) -> dict[int, Person]:
        match, _ = await self.load()
        accounts = {str(person.id): person for person in self.players}
        return {seat.number: accounts[seat.person.account] for seat in match.seats if seat.person}

    async def actors(self) -> list[Person]:
        """The players to act."""
        position, seats = await self.position(), await self.seats()
        return [seats[seat] for seat in position.actors]

    async def turn(self) -> tuple[Person, Person]:
        """The player to act, and the other."""
        (person,) = await self.actors()
        (other,) = {*self.players} - {person}
        return person, other

    @property
    def seen(self) -> list[Message]:
        return self.club.eve.sees(self.chat, self.topic)

    @property
    def board(self) -> Message:
        (found,) = [each for each in self.seen if f"history:{self.id}:0" in tokens(each) and _has_board(each)]
        return found

    @property
    def pings(self) -> list[Message]:
        """The current calls to the player to act."""
        return [each for each in self.seen if tokens(each) == [f"hand:{self.id}"]]

    def hand(self, person: Person) -> Message:
        """The message in the private chat that is kept up to date."""
        return next(each for each in person.sees() if self._is_hand(each))

    async def shown_hand(self, person: Person, by: str = "private") -> Message:
        """That message; or the hand behind the link below the board or the call."""
        if by == "private":
            position, seats = await self.position(), await self.seats()
            seat = next(seat for seat, each in seats.items() if each is person)
            await until(lambda: any(playing.offers(tokens(each), self.id, position, seat) for each in person.sees()))
            return self.hand(person)
        asked = self.board if by == "board" else self.pings[0]
        before = person.sees()
        await person.follow(next(each for each in asked.buttons if opened(each.url) == f"hand:{self.id}"))
        return await until(lambda: next((each for each in person.sees() if each not in before), None))

    async def act(self, rng: Random, by: str = "private", person: Person | None = None) -> str:
        """One action by a player to act, chosen with buttons: a card and its place, a claim, …"""
        person = person or rng.choice(await self.actors())
        before = (await self.position()).ply
        message = await self.shown_hand(person, by)
        for _ in range(9):
            token = playing.chosen(tokens(message), rng)
            await press(person, message, token)
            if (await self.position()).ply > before:
                return token
        raise AssertionError("no button leads to a move")

    async def write(self, rng: Random) -> None:
        """One action without buttons."""
        (entry, _), *_ = playing.course(*await self.load(), rng)
        await playing.write(self.bot.context, self.id, [entry])

    async def rush(self, rng: Random, left: int) -> None:
        """Play without buttons until this many actions are left, then deliver everything."""
        await playing.rush(self.bot.context, self.id, rng, left)
        await self.bot.settled()

    def _is_hand(self, message: Message) -> bool:
        ours = (f"board:{self.id}", f"more:{self.id}", f"hand:{self.id}", f"rematch:{self.id}")
        return any(token in ours for token in tokens(message))


async def challenged(club: Club, chat: Chat | None = None, topic: Topic | None = None, options: str = "") -> Message:
    """Ann has challenged Bob; the message that says so."""
    place = chat or club.group
    await club.ann.send(place, "/play ", club.bob, f" schotten-totten {options}", thread=topic)
    return await club.bob.reads(lambda each: accepts(each) is not None, place, topic)


async def begun(club: Club, bot: Bot, chat: Chat | None = None, topic: Topic | None = None, options: str = "") -> Table:
    """Ann has challenged Bob, and he has accepted."""
    message = await challenged(club, chat, topic, options)
    id = (accepts(message) or "").partition(":")[2]
    await club.bob.follow(message.buttons[0])
    table = Table(club, bot, id, chat or club.group, topic)
    await until(lambda: table.pings)
    await bot.settled()
    return table


async def press(person: Person, message: Message, token: str) -> Pressed:
    """Press a button in the private chat and wait for its effect."""
    versions, before = len(message.versions), len(person.sees())
    pressed = await person.press(message, token)
    await until(lambda: len(message.versions) > versions or message.deleted or len(person.sees()) > before)
    return pressed


def accepts(message: Message) -> str | None:
    """The token in a link that accepts a challenge."""
    found = (opened(button.url) for button in message.buttons)
    return next((token for token in found if token and token.startswith("accept:")), None)


def opened(url: str | None) -> str | None:
    """The token that a link carries."""
    return deep_links.token(url.partition("?start=")[2]) if url else None


def tokens(message: Message) -> list[str]:
    return [button.data for button in message.buttons if button.data]


def _has_board(message: Message) -> bool:
    return message.photo is not None or any(token.startswith("text:") for token in tokens(message))
