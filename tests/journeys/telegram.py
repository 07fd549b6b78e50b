"""People on Telegram: Ann reads Ukrainian, Bob Greek, the others English."""

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.i18n import translator
from bot.narration import waiting, words_for
from bot.service.context import Context
from tests.journeys import telegram_house
from tests.journeys.driver import ANN, BOB, CID, EVE, Driver, Shown
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import Table, accepts, press, tokens
from tests.servers.telegram import state
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.values import Button

PEEKS = 0.3
"""How often someone asks for the hand in the group: the spectator, and the player to act."""
WAYS = ("private", "board", "call")
"""Where to play: in the private chat, or behind the link at the board or in the call."""


class Telegram(Driver):
    def __init__(self, club: Club, bot: Bot) -> None:
        self.club = club
        self.bot = bot
        self.people = {ANN: club.ann, BOB: club.bob, CID: club.cid, EVE: club.eve}
        self._boards: dict[str, state.Message] = {}
        self._shown: dict[str, list[Shown]] = defaultdict(list)

    @property
    def context(self) -> Context:
        return self.bot.context

    async def table(self, id: str) -> Table:
        return Table(self.club, self.bot, id, self.club.group, people=len(await self.seats(id)))

    async def begin(self, game: str, options: str, others: Sequence[str] = (BOB,)) -> str:
        asked = [part for name in others for part in (self.people[name], " ")]
        await self.club.ann.send(self.club.group, "/play ", *asked, f"{game} {options}")
        challenge = await self.club.bob.reads(lambda each: accepts(each) is not None, self.club.group)
        id = (accepts(challenge) or "").partition(":")[2]
        for name in others:
            await self._follow(self.people[name], challenge.buttons[0])
        await self.settled()
        if f"fill:{id}" in tokens(challenge):
            await self.club.ann.press(challenge, f"fill:{id}")
        table = await self.table(id)
        await until(lambda: table.pings)
        await self.settled()
        self._boards[id] = table.board
        return id

    async def _follow(self, person: Person, button: Button) -> None:
        """Follow a link, and wait for the answer."""
        before = person.sees()
        await person.follow(button)
        await until(lambda: person.sees() != before)

    async def act(self, id: str, name: str, rng: Random) -> None:
        table = await self.table(id)
        if rng.random() < PEEKS:
            await self.club.eve.press(table.board, f"hand:{id}")
            await self.people[name].press((table.pings or [table.board])[0], f"hand:{id}")
        await table.act(rng, rng.choice(WAYS if table.pings else WAYS[:2]), self.people[name])

    async def press(self, id: str, name: str, verb: str) -> None:
        hand = (await self.table(id)).hand(self.people[name])
        await press(self.people[name], hand, next(it for it in tokens(hand) if it.startswith(f"{verb}:{id}")))

    async def ask(self, name: str, command: str, **values: str) -> None:
        person = self.people[name]
        # What else is on its way arrives first.
        await self.settled()
        before = len(self.shown(name))
        await person.send(None, " ".join((f"/{command}", *values.values())))
        # Their own message is one of those that they see.
        await until(lambda: len(self.shown(name)) > before + 1)
        await self.settled()

    async def rematch(self, id: str) -> str:
        """Ann asks in her private chat, Bob below the board."""
        table, bob = await self.table(id), self.club.bob
        await press(self.club.ann, table.hand(self.club.ann), f"rematch:{id}")
        await self.settled()
        before = bob.sees()
        pressed = await bob.press(table.board, f"rematch:{id}")
        assert pressed.text == translator("el")("telegram-private")
        new = await until(lambda: next((each for each in bob.sees() if each not in before and each.photo), None))
        await self.settled()
        again = await self.table(next(it for it in tokens(new) if it.startswith("board:")).partition(":")[2])
        assert again.board is not table.board
        assert all(again.hand(person).photo for person in again.players)
        return again.id

    def advance(self, seconds: float) -> None:
        self.club.telegram.clock.advance(seconds)

    async def settled(self) -> None:
        await self.bot.settled()

    def shown(self, name: str) -> Sequence[Shown]:
        known = self._shown[name]
        for each in self.club.telegram.shown_to(self.people[name])[len(known) :]:
            content = each.content
            is_hand = any(button.value.startswith("board:") for button in content.buttons)
            known.append(Shown(content.words, (content.photo,) if content.photo else (), is_hand))
        return known

    def sounds(self, name: str) -> Sequence[str]:
        loud = (notice.message for notice in self.people[name].notices if not notice.silent)
        return [each.versions[0].words for each in loud if each.sender is self.club.telegram.world.state.bot]

    async def check(self, id: str) -> None:
        """One board, edited in place, which says whose turn it is; and one call, which notifies the first to act."""
        (match, position), table, seats = await self.load(id), await self.table(id), await self.seats(id)
        assert table.board is self._boards[id], "one message, edited in place"
        if position.actors:
            assert waiting(position, words_for(match, match.tables[0].language)) in table.board.text.replace(
                "\u200b", ""
            )
        acted = any(match.seats[entry.seat].person for entry in position.log)
        called = [] if acted else [self.people[seats[seat]] for seat in position.actors if seat in seats]
        if not called:
            # A call stays until the turn changes.
            asked = {self.people[seats[seat]].id for seat in position.actors if seat in seats}
            assert {it.user for call in table.pings for it in call.content.entities if it.user} <= asked
            return
        (call,) = table.pings
        assert [entity.user for entity in call.content.entities if entity.user] == [each.id for each in called]
        assert [each.why for each in called[0].notices if each.message is call] == ["mention"]

    async def check_end(self, id: str) -> None:
        """The end is announced at the table and to the players, each in their own language."""
        (match, _), table = await self.load(id), await self.table(id)
        assert table.board is self._boards[id], "one message, edited in place"
        assert match.seed.hex() in table.board.text
        assert table.pings == []
        (over,) = [each for each in table.seen if f"rematch:{id}" in tokens(each) and each is not table.board]
        assert {it.user for it in over.content.entities if it.user} == {each.id for each in table.players}
        for person in table.players:
            assert match.seed.hex() in table.hand(person).text
            assert translator(person.user.language or "")("button-rematch") in table.hand(person).labels[0]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Telegram]:
    async with telegram_house.club(folder, "uk", "el") as club, telegram_house.bot(club) as bot:
        yield Telegram(club, bot)
