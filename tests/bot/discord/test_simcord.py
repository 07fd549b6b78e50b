"""A second opinion: the same adapter on simcord, a third-party simulator of Discord.

All its clients are English, its people cannot use a bot in other places, and it has no gateway to cut: our own server
covers those. Nothing is delivered automatically here, since simcord waits for everything that the bot does.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import discord
import simcord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.app import App
from bot.discord.client import Client
from bot.model.position import Position
from bot.store import Store
from tests.support.database import prepared

Shown = discord.Message | ResponseMessage


@dataclass
class Den:
    """A server of Ann, Bob and Eve on simcord. The outbox is delivered when a test says so."""

    env: Env
    app: App
    hall: ChannelHandle
    ann: MemberActor
    bob: MemberActor
    eve: MemberActor

    async def deliver(self) -> None:
        await self.app.idle()
        await self.env.settle()

    async def press(self, who: MemberActor | UserHandle, message: Shown, token: str) -> InteractionResult:
        did = await who.click(message, custom_id=token)
        await self.deliver()
        return did

    async def begin(self) -> str:
        """A match of Ann and Bob."""
        did = await self.ann.slash(self.hall, "play", opponent=self.bob, game="schotten-totten")
        assert did.ephemeral
        await self.deliver()
        challenge = self.hall.last_message
        assert challenge
        assert [user.id for user in challenge.mentions] == [self.bob.id]
        accept = find(challenge, "accept:")
        await self.press(self.bob, challenge, accept)
        return accept.partition(":")[2]

    @property
    def thread(self) -> ChannelHandle:
        (found,) = self.hall.threads
        return found

    def hand(self, who: MemberActor, id: str) -> discord.Message:
        """The message in the private chat."""
        seen = who.user.dm_channel.history(viewer=who.user)
        (found,) = [it for it in seen if f"more:{id}" in tokens(it)]
        return found

    def again(self, message: Shown, who: MemberActor) -> Shown:
        """The same message as it is now."""
        if isinstance(message, ResponseMessage):
            return message
        return next(it for it in who.user.dm_channel.history(viewer=who.user) if it.id == message.id)

    def board(self) -> discord.Message:
        (found,) = [it for it in self.thread.history(viewer=self.eve) if it.attachments]
        return found

    async def position(self, id: str) -> Position:
        return (await self.app.context.matches.load(id))[1]

    async def to_act(self, id: str) -> MemberActor:
        match, position = await self.app.context.matches.load(id)
        person = match.seats[position.actors[0]].person
        assert person
        return self.ann if person.account == str(self.ann.id) else self.bob


def tokens(message: Shown) -> list[str]:
    shown = message.message if isinstance(message, ResponseMessage) else message
    rows = [row for row in shown.components if isinstance(row, discord.ActionRow)]
    return [str(part.custom_id) for row in rows for part in row.children if isinstance(part, discord.Button)]


def find(message: Shown, start: str) -> str:
    return next(token for token in tokens(message) if token.startswith(start))


@asynccontextmanager
async def open_den(folder: Path) -> AsyncIterator[Den]:
    # Nobody counts as present, so that every turn has its call.
    async with App.open(Store(prepared(folder / "cairn.db")), rng=Random(1), presence=0.0) as app:
        client = Client(app.context, app.dispatcher, app.pool, shard_count=1)
        app.connect(client.platform)
        async with simcord.run(client) as env:
            await client.sync()
            guild = env.create_guild("Club")
            ann, bob, eve = (guild.add_member(env.create_user(name)) for name in ("ann", "bob", "eve"))
            await env.settle()
            yield Den(env, app, guild.create_text_channel("hall"), ann, bob, eve)


async def test_an_accepted_challenge_has_its_thread(tmp_path: Path) -> None:
    async with open_den(tmp_path) as den:
        id = await den.begin()
        assert id in str(den.thread.name)
        assert den.board().attachments[0].description


async def test_people_play_with_buttons_in_the_thread_and_in_private(tmp_path: Path) -> None:
    async with open_den(tmp_path) as den:
        id, rng = await den.begin(), Random(1)
        board = den.board().id
        for number in range(6):
            who = await den.to_act(id)
            if number % 2:
                did = await den.press(who, den.board(), f"hand:{id}")
                assert did.response
                assert did.response.ephemeral
                message: Shown = did.response
                actor: MemberActor | UserHandle = who
            else:
                message, actor = den.hand(who, id), who.user
            await den.press(actor, message, rng.choice([it for it in tokens(message) if it.startswith("pick:")]))
            message = den.again(message, who)
            await den.press(actor, message, rng.choice([it for it in tokens(message) if it.startswith("move:")]))
            while (await den.to_act(id)) is who:
                hand = den.hand(who, id)
                await den.press(who.user, hand, rng.choice([it for it in tokens(hand) if it.startswith("move:")]))
            assert den.board().id == board
            calls = [it for it in den.thread.history(viewer=den.eve) if tokens(it) == [f"hand:{id}"]]
            assert [user.id for it in calls for user in it.mentions] == [(await den.to_act(id)).id]
        assert (await den.position(id)).ply >= 6


async def test_a_stranger_gets_no_hand(tmp_path: Path) -> None:
    async with open_den(tmp_path) as den:
        id = await den.begin()
        did = await den.press(den.eve, den.board(), f"hand:{id}")
        assert did.response
        assert did.response.ephemeral
        assert not did.response.attachments


async def test_a_move_can_be_typed_into_a_form_and_is_suggested_while_typing(tmp_path: Path) -> None:
    async with open_den(tmp_path) as den:
        id = await den.begin()
        who = await den.to_act(id)
        legal = (await den.position(id)).legal((await den.position(id)).actors[0])
        offered = await who.autocomplete(den.thread, "move", "move", "")
        assert [each["value"] for each in offered] == legal[:25]
        did = await den.press(who, den.board(), f"hand:{id}")
        assert did.response
        await den.press(who, did.response, f"more:{id}")
        form = await den.press(who, den.again(did.response, who), f"type:{id}")
        assert form.modal
        await who.submit_modal(form, {"move": legal[0]})
        await den.deliver()
        assert [entry.action for entry in (await den.position(id)).log] == [legal[0]]


async def test_a_rematch_is_possible_after_resigning(tmp_path: Path) -> None:
    async with open_den(tmp_path) as den:
        id = await den.begin()
        did = await den.ann.slash(den.thread, "resign")
        assert did.response
        await den.press(den.ann, did.response, f"resigned:{id}")
        ending = (await den.position(id)).ending
        assert ending
        assert ending.kind == "resigned"
        for who in (den.ann, den.bob):
            await den.press(who, den.board(), f"rematch:{id}")
        boards = [it for it in den.thread.history(viewer=den.eve) if it.attachments]
        assert len(boards) == 2
        assert find(boards[-1], "hand:") != f"hand:{id}"


async def test_the_menu_on_a_person_challenges_them(tmp_path: Path) -> None:
    async with open_den(tmp_path) as den:
        did = await den.ann.context_menu(den.hall, "Challenge to a game", den.bob)
        assert did.ephemeral
        assert did.response
        await den.press(den.ann, did.response, find(did.response, "start:"))
        assert den.hall.last_message
        assert find(den.hall.last_message, "accept:")
