"""People on Discord: Ann reads Ukrainian, Bob Greek, the others English."""

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.i18n import translator
from bot.model.clocks import PACES
from bot.service.context import Context
from tests.journeys import discord_house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, press, tokens
from tests.journeys.driver import ANN, BOB, CID, EVE, Driver, Shown
from tests.servers.discord import Message
from tests.servers.discord.model import SILENT
from tests.support.app import Clock

WAYS = ("private", "board", "call")
"""Where to play: in the private chat, or below "My hand" at the board or in the call."""


class Discord(Driver):
    def __init__(self, club: Club, bot: Bot, clock: Clock) -> None:
        self.club = club
        self.bot = bot
        self.clock = clock
        self.users = {ANN: club.ann, BOB: club.bob, CID: club.cid, EVE: club.eve}
        self._boards: dict[str, Message] = {}
        self._shown: dict[str, list[Shown]] = defaultdict(list)

    @property
    def context(self) -> Context:
        return self.bot.context

    async def table(self, id: str) -> Table:
        return await Table.find(self.club, self.bot, id)

    async def begin(self, game: str, options: str, others: Sequence[str] = (BOB,)) -> str:
        asked = dict(zip(("opponent", "opponent2"), (self.users[name] for name in others), strict=False))
        # There, the pace has a field of its own.
        pace = " ".join(word for word in options.split() if word in PACES)
        values = {"options": options.replace(pace, ""), **({"pace": pace} if pace else {})}
        did = await self.club.ann.slash(self.club.hall, "play", game=game, **values, **asked)
        await did.finished()
        await self.settled()
        challenge = self.club.hall.messages[-1]
        (id,) = [token.partition(":")[2] for token in tokens(challenge) if token.startswith("accept:")]
        for name in others:
            await press(self.users[name], challenge, f"accept:{id}")
        await self.settled()
        if f"fill:{id}" in tokens(challenge):
            await press(self.club.ann, challenge, f"fill:{id}")
            await self.settled()
        self._boards[id] = (await self.table(id)).board
        return id

    async def act(self, id: str, name: str, rng: Random) -> None:
        await (await self.table(id)).act(rng, rng.choice(WAYS), self.users[name])

    async def press(self, id: str, name: str, verb: str) -> None:
        hand = (await self.table(id)).hand(self.users[name])
        await press(self.users[name], hand, next(token for token in tokens(hand) if token.startswith(f"{verb}:{id}")))

    async def ask(self, name: str, command: str, **values: str) -> None:
        user = self.users[name]
        await (await user.slash(user.dm, command, **values)).finished()
        await self.settled()

    async def rematch(self, id: str) -> str:
        """Ann asks in her private chat, Bob below the board."""
        table = await self.table(id)
        await press(self.club.ann, table.hand(self.club.ann), f"rematch:{id}")
        await self.settled()
        did = await press(self.club.bob, table.board, f"rematch:{id}")
        await self.settled()
        again = await self.table(next(it for it in tokens(did.answer) if it.startswith("board:")).partition(":")[2])
        assert again.place is table.place
        assert all(again.hand(user).attachments for user in again.players)
        return again.id

    def advance(self, seconds: float) -> None:
        self.clock.now += seconds

    async def settled(self) -> None:
        await self.bot.settled()

    def shown(self, name: str) -> Sequence[Shown]:
        known = self._shown[name]
        for each in self.users[name].seen[len(known) :]:
            known.append(Shown(each.text, each.files, each.message is not None and '"board:' in each.text))
        return known

    def sounds(self, name: str) -> Sequence[str]:
        sent = dict.fromkeys(each.message for each in self.users[name].seen if each.message)
        loud = (it for it in sent if not it.versions[0].flags & SILENT and it.author.bot and not it.interaction)
        return [it.versions[0].text for it in loud]

    async def check(self, id: str) -> None:
        """One board, edited in place; and one call, which notifies those who are to act."""
        table, position = await self.table(id), await self.position(id)
        assert table.board is self._boards[id], "one message, edited in place"
        called = [table.seats[seat] for seat in position.actors if seat in table.seats]
        if not called:
            assert table.calls == []
            return
        (call,) = table.calls
        assert [user for user in table.players if user.mention in call.content] == called
        assert [ping.user for ping in self.club.world.pings if ping.message is call] == called

    async def check_end(self, id: str) -> None:
        """The end is announced at the table and to the players, each in their own language."""
        (match, _), table = await self.load(id), await self.table(id)
        assert table.board is self._boards[id], "one message, edited in place"
        assert match.seed.hex() in table.board.content
        assert table.calls == []
        ends = [each for each in self.club.eve.sees(table.place) if f"rematch:{id}" in tokens(each)]
        (over,) = [each for each in ends if each is not table.board]
        assert {ping.user for ping in self.club.world.pings if ping.message is over} == set(table.players)
        for user in table.players:
            assert match.seed.hex() in table.hand(user).content
            assert translator(user.locale)("button-rematch") in table.hand(user).labels


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Discord]:
    clock = Clock()
    async with discord_house.club(folder, "uk", "el") as club, discord_house.bot(club, clock=clock) as bot:
        yield Discord(club, bot, clock)
