"""A match between Discord and Telegram: both real adapters in one process, against both stand-ins."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.app import App
from bot.discord.client import Client
from bot.discord.client import running as on_discord
from bot.i18n import translator
from bot.model.position import Position
from bot.rate_limits import RateLimit
from bot.service.context import Context
from bot.store import Store
from bot.telegram.client import running as on_telegram
from tests.journeys import discord_house, discord_table, telegram_house, telegram_table
from tests.servers import discord
from tests.servers.telegram import state as telegram
from tests.servers.telegram.people import until
from tests.support.database import prepared

ANN, BOB = 0, 1
"""Their seats: she invites him."""


class Pair:
    """Ann, who reads Ukrainian, on Discord; Bob, who reads Greek, on Telegram; and their match."""

    def __init__(self, here: discord_house.Club, there: telegram_house.Club) -> None:
        self.here = here
        self.there = there
        self.id = ""

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Context]:
        """Cairn running on both platforms. Opening it again is a restart."""
        options = {"connector": self.here.server.connector(), "guild_ready_timeout": 0.05, "shard_count": 1}
        token, library = self.here.server.token, telegram_house.quick(self.there.telegram)
        async with App.open(Store(prepared(self.here.folder / "cairn.db")), rng=Random(7)) as app, app.running():
            limit = RateLimit(app.context.clock)
            async with (
                on_discord(lambda: Client(app.context, app.dispatcher, app.pool, **options), token) as here,
                on_telegram(app.context, app.dispatcher, app.pool, library, None, limit) as there,
            ):
                app.connect(here.platform)
                app.connect(there.platform)
                try:
                    yield app.context
                finally:
                    for platform in (here.platform, there.platform):
                        await app.worker.disconnect(platform.name)

    async def begin(self) -> None:
        did = await self.here.ann.slash(self.here.hall, "play", options="invite")
        await did.finished()
        (withdraw,) = discord_table.tokens(did.answer)
        self.id = withdraw.partition(":")[2]
        assert f"/join {self.id}" in did.answer.content
        await self.there.bob.send(self.there.group, f"/join {self.id}")
        await until(lambda: self._boards_there() and self._boards_here())

    async def meet(self) -> None:
        """Each looks for anyone, in the private chat."""
        options = {"game": "schotten-totten", "pace": "week"}
        ann = self.here.ann
        await ann.slash(ann.dm, "play", options="anyone", **options)

        def withdraws() -> list[str]:
            shown = (token for message in ann.sees(ann.dm) for token in discord_table.tokens(message))
            return [token for token in shown if token.startswith("cancel:")]

        await self.here.world.until(withdraws)
        (withdraw,) = withdraws()
        self.id = withdraw.partition(":")[2]
        await self.there.bob.send(None, "/play anyone schotten-totten week")

    async def play(self, context: Context, rng: Random, actions: int = 10**6) -> None:
        """Each plays with the buttons of their hand in the private chat, until the end or for this many actions."""
        for _ in range(actions):
            _, position = await context.matches.load(self.id)
            if position.ending:
                return
            if position.actors == (ANN,):
                await self._play_here(context, position, rng)
            else:
                await self._play_there(context, position, rng)

    async def _play_here(self, context: Context, position: Position, rng: Random) -> None:
        ann = self.here.ann
        hand = await until(lambda: next((each for each in ann.sees(ann.dm) if self._offers(each, position)), None))
        while (await context.matches.load(self.id))[1].ply == position.ply:
            await discord_table.press(ann, hand, _choose(discord_table.tokens(hand), rng))

    async def _play_there(self, context: Context, position: Position, rng: Random) -> None:
        bob = self.there.bob
        hand = await until(lambda: next((each for each in bob.sees() if self._offers(each, position)), None))
        while (await context.matches.load(self.id))[1].ply == position.ply:
            await telegram_table.press(bob, hand, _choose(telegram_table.tokens(hand), rng))

    def _offers(self, message: discord.Message | telegram.Message, position: Position) -> bool:
        found = (
            discord_table.tokens(message) if isinstance(message, discord.Message) else telegram_table.tokens(message)
        )
        return any(
            token.startswith((f"move:{self.id}:{position.ply}:", f"pick:{self.id}:{position.ply}:")) for token in found
        )

    def _boards_here(self) -> list[str]:
        """The texts with the boards at the table on Discord."""
        threads = [each for each in self.here.world.channels.values() if each.thread]
        shown = [message for thread in threads for message in self.here.eve.sees(thread)]
        return [message.content for message in shown if message.attachments]

    def _boards_there(self) -> list[str]:
        shown = self.there.eve.sees(self.there.group)
        return [message.content.words for message in shown if message.photo]

    def tell(self, here: str, there: str = "") -> bool:
        """Whether each table says that, with one board."""
        boards, said = (self._boards_here(), self._boards_there()), (here, there or here)
        return all(len(board) == 1 and text in board[0] for board, text in zip(boards, said, strict=True))


def _choose(tokens: list[str], rng: Random) -> str:
    offered = [token for token in tokens if token.startswith(("move:", "pick:"))]
    return rng.choice([token for token in offered if ":claim" in token] or offered)


@asynccontextmanager
async def pair(folder: Path) -> AsyncIterator[Pair]:
    async with discord_house.club(folder, "uk", "uk") as here, telegram_house.club(folder, "el", "el") as there:
        yield Pair(here, there)


async def test_a_whole_match_between_discord_and_telegram_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    rng = Random(3)
    async with pair(tmp_path) as match:
        async with match.bot() as context:
            await match.begin()
            waiting = [translator(language)("status-waiting", names="", count=1) for language in ("en", "el")]
            await until(lambda: match.tell(*(text.strip(" .") for text in waiting)))
            await match.play(context, rng, actions=9)
        async with match.bot() as context:
            await match.play(context, rng)
            _, position = await context.matches.load(match.id)
            assert position.ending
            assert position.ending.kind == "over"
            await until(lambda: match.tell("SHA-256"))


async def test_two_who_look_for_anyone_play_a_match_in_their_private_chats(tmp_path: Path) -> None:
    rng = Random(3)
    async with pair(tmp_path) as match, match.bot() as context:
        await match.meet()
        await match.play(context, rng, actions=6)
        found, position = await context.matches.load(match.id)
        assert [seat.person and seat.person.platform for seat in found.seats] == ["discord", "telegram"]
        assert {table.address[0] for table in found.tables} == {"@"}
        assert len(position.done) >= 6
        assert match.here.eve.sees(match.here.hall) == []
        assert match.there.eve.sees(match.there.group) == []
