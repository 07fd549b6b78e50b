"""A match on Discord as its players see it: its messages, and how to play it by pressing buttons."""

from dataclasses import dataclass
from random import Random
from typing import Any

from bot.model.matches import Entry, Match
from bot.model.position import Position
from tests.journeys.discord_house import Bot, Club
from tests.servers.discord import Channel, Interaction, Message, User
from tests.support import playing

HAND = ("board", "more")
"""Verbs of the buttons below a hand."""
AFTER = ["rematch", "replay", "history", "export"]
"""Verbs of the buttons after the end."""


@dataclass
class Table:
    """A match that has begun."""

    club: Club
    bot: Bot
    id: str
    seats: dict[int, User]
    place: Channel
    """The channel or thread where it is shown."""

    @classmethod
    async def find(cls, club: Club, bot: Bot, id: str) -> "Table":
        match, _ = await bot.context.matches.load(id)
        accounts = {str(user.id): user for user in club.world.users.values()}
        seats = {seat.number: accounts[seat.person.account] for seat in match.seats if seat.person}
        (address,) = [table.address for table in match.tables if not table.address.startswith("@")] or [""]
        place = club.world.channels[int(address)] if address else seats[0].dm
        return cls(club, bot, id, seats, place)

    @property
    def players(self) -> tuple[User, ...]:
        return tuple(self.seats.values())

    async def match(self) -> Match:
        return (await self.bot.context.matches.load(self.id))[0]

    async def position(self) -> Position:
        return (await self.bot.context.matches.load(self.id))[1]

    async def turn(self) -> tuple[User, User]:
        """The player to act, and the other."""
        (seat,) = (await self.position()).actors
        return self.seats[seat], self.seats[1 - seat]

    @property
    def board(self) -> Message:
        (found,) = [it for it in self.club.eve.sees(self.place) if self.is_board(it)]
        return found

    @property
    def calls(self) -> list[Message]:
        """The current calls to the player to act."""
        return [it for it in self.club.eve.sees(self.place) if tokens(it) == [f"hand:{self.id}"]]

    def hand(self, user: User) -> Message:
        """The message in the private chat that is kept up to date."""
        own = [it for it in user.sees(user.dm) if tokens(it) != [f"hand:{self.id}"]]
        if self.place.guild is None:
            own = [it for it in own if not self.is_board(it)]
        ours = (*HAND, "hand", "rematch")
        return next(it for it in own if any(f"{verb}:{self.id}" in tokens(it) for verb in ours))

    async def shown_hand(self, user: User, by: str = "private") -> Message:
        """That message; or the answer to "My hand" below the board or the call."""
        if by == "private":
            position = await self.position()
            seat = next(seat for seat, each in self.seats.items() if each is user)
            await self.club.world.until(
                lambda: any(playing.offers(tokens(it), self.id, position, seat) for it in user.sees(user.dm))
            )
            return self.hand(user)
        asked = self.board if by == "board" else self.calls[0]
        did = await press(user, asked, f"hand:{self.id}")
        assert did.answer.only_for is user
        return did.answer

    async def act(self, rng: Random, by: str = "private", user: User | None = None) -> str:
        """One action by a player to act, chosen with buttons: a card and its place, a claim, …"""
        position = await self.position()
        user = user or self.seats[rng.choice(position.actors)]
        message = await self.shown_hand(user, by)
        for _ in range(9):
            token = playing.chosen(tokens(message), rng)
            await press(user, message, token)
            if (await self.position()).ply > position.ply:
                return token
        raise AssertionError("no button leads to a move")

    async def course(self, rng: Random) -> list[tuple[Entry, Position]]:
        """A possible course to the end: each action, and the position after it."""
        return playing.course(*await self.bot.context.matches.load(self.id), rng)

    async def write(self, log: list[Entry]) -> None:
        """Write these entries as another process of Cairn would; the display catches up with the last action."""
        await playing.write(self.bot.context, self.id, log)
        await self.bot.settled()

    def is_hand(self, message: Message) -> bool:
        """Whether it shows someone's cards, and not what they have chosen to do with them."""
        return all(f"{verb}:{self.id}" in tokens(message) for verb in HAND)

    def is_board(self, message: Message) -> bool:
        verbs = [token.partition(":")[0] for token in tokens(message) if self.id in token]
        called = message.content.startswith("<@")
        return verbs in (["hand", "text", "history", "rules"], AFTER) and message.nonce is not None and not called


async def challenged(club: Club, channel: Channel | None = None, **options: Any) -> Message:
    """Ann has challenged Bob; the message that says so."""
    place = channel or club.hall
    did = await club.ann.slash(place, "play", opponent=club.bob, game="schotten-totten", **options)
    await did.finished()
    await club.world.until(lambda: any(token.startswith("accept:") for it in place.messages for token in tokens(it)))
    return next(it for it in reversed(place.messages) if any(token.startswith("accept:") for token in tokens(it)))


async def begun(club: Club, bot: Bot, channel: Channel | None = None, **options: Any) -> Table:
    """Ann has challenged Bob, and he has accepted."""
    message = await challenged(club, channel, **options)
    (token,) = [token for token in tokens(message) if token.startswith("accept:")]
    await press(club.bob, message, token)
    await bot.settled()
    return await Table.find(club, bot, token.partition(":")[2])


async def press(user: User, message: Message, token: str) -> Interaction:
    """Press a button and wait for its answer."""
    versions = len(message.versions)
    did = await user.press(message, token)
    if did.updated:
        await did.until(lambda it: len(message.versions) > versions or message.deleted or it.followups)
    return await did.finished()


def tokens(message: Message) -> list[str]:
    return [button["custom_id"] for button in message.buttons]
