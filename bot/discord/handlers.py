"""What people do on Discord: acknowledged at once, passed to the dispatcher, and answered to that person alone."""

import asyncio
from collections.abc import Awaitable, Mapping
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import structlog
from discord import ui
from discord.app_commands import Choice

from bot.aliases import COMPUTER
from bot.commands import Parameter
from bot.delivery.platform import MessageGone, RetryLater, Unreachable, code
from bot.discord import permissions
from bot.discord.errors import ALREADY_ANSWERED
from bot.discord.messages import Body
from bot.discord.platform import Discord
from bot.i18n import Translator, translator
from bot.screens.screen import Screen
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.store import Store, outbox

Interaction = discord.Interaction[Any]

TYPE = "type:"
"""The prefix of the token on a button that opens a form, in which a move of that match is typed."""
_LONGEST_CHOICE = 100
_PROMPT = 1.0
"""How many seconds to wait for optional information: Discord waits for three."""
_BEGIN = ("new", "accept", "rematch")
"""The verbs of buttons that make a challenge or begin a match."""
_CHALLENGE = ("new", "rematch")
_LOG = structlog.get_logger()


class Refused(Exception):
    """Something that Discord or its people do not allow, as a sentence."""


class Handlers:
    def __init__(self, dispatcher: Dispatcher, store: Store, platform: Discord) -> None:
        self._dispatcher = dispatcher
        self._store = store
        self._platform = platform

    async def command(self, interaction: Interaction, name: str, values: Mapping[str, Any]) -> None:
        """A slash command, or a command in a person's menu."""
        if await _acknowledge(interaction, anew=True):
            screen = await self._answered(interaction, self._command(interaction, name, values))
            challenge = await self._made(interaction, screen)
            await self._show(interaction, await self._explained(interaction, screen) if challenge else screen)
            await self._show_to_all(interaction, challenge)

    async def press(self, interaction: Interaction, token: str) -> None:
        """A button: the result replaces a private message, and is a private answer to a public one."""
        assert interaction.message is not None
        if token.startswith(TYPE):
            await self._open_form(interaction, token)
            return
        private = _is_private(interaction)
        if not await _acknowledge(interaction, anew=not private):
            return
        screen = await self._answered(interaction, self._press(interaction, token))
        challenge = await self._made(interaction, screen) if token.partition(":")[0] in _CHALLENGE else None
        shown = await self._explained(interaction, screen) if challenge else screen
        if private:
            await self._show_in_place(interaction, interaction.message, shown)
        else:
            await self._show(interaction, shown)
        await self._show_to_all(interaction, challenge)

    async def typed(self, interaction: Interaction, custom_id: str, move: str) -> None:
        """A form that was filled in."""
        private = interaction.message if _is_private(interaction) else None
        if await _acknowledge(interaction, anew=private is None):
            values = {"move": move, "match": custom_id.removeprefix(TYPE)}
            screen = await self._answered(interaction, self._command(interaction, "move", values))
            if private:
                await self._show_in_place(interaction, private, screen)
            else:
                await self._show(interaction, screen)

    async def complete(
        self, interaction: Interaction, command: str, parameter: Parameter, typed: str
    ) -> list[Choice[Any]]:
        try:
            async with asyncio.timeout(_PROMPT):
                found = await self._dispatcher.choices(_caller(interaction), command, parameter.name, str(typed))
        except TimeoutError:
            return []
        return [
            Choice(
                name=each.label[:_LONGEST_CHOICE], value=int(each.value) if parameter.kind == "number" else each.value
            )
            for each in found
            if len(each.value) <= _LONGEST_CHOICE
        ]

    async def _command(self, interaction: Interaction, name: str, values: Mapping[str, Any]) -> Screen:
        given = {}
        for key, value in values.items():
            if isinstance(value, discord.User | discord.Member):
                given[key] = await self._person(interaction, value)
            elif value is not None:
                given[key] = str(value)
        if name in ("play", "join"):
            await self._check_place(interaction)
        return await self._dispatcher.command(_caller(interaction), name, given)

    async def _press(self, interaction: Interaction, token: str) -> Screen:
        if token.partition(":")[0] in _BEGIN:
            await self._check_place(interaction)
        return await self._dispatcher.press(_caller(interaction), token)

    async def _person(self, interaction: Interaction, person: discord.User | discord.Member) -> str:
        """A person's account; from now on they are known."""
        if interaction.client.user and person.id == interaction.client.user.id:
            return COMPUTER
        if person.bot:
            raise Refused((await self._words(interaction))("discord-no-bots"))
        caller = _caller(interaction)
        await self._dispatcher.introduce(replace(caller, account=str(person.id), name=_name(person)))
        return str(person.id)

    async def _check_place(self, interaction: Interaction) -> None:
        if not _is_shared(interaction):
            return
        lacking = permissions.missing(
            interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread)
        )
        if lacking:
            words = await self._words(interaction)
            named = words.listed([words(f"permission-{name}") for name in lacking])
            raise Refused(words("discord-missing", permissions=named))

    async def _answered(self, interaction: Interaction, answer: Awaitable[Screen]) -> Screen:
        try:
            return await answer
        except Refused as refused:
            return Screen(str(refused))
        except Exception as error:
            _LOG.exception("errand failed", platform=Discord.name, code=code(error))
            return Screen(translator(str(interaction.locale))("discord-trouble"))

    async def _show(self, interaction: Interaction, screen: Screen) -> None:
        await self._edit(interaction, await self._platform.body(screen))

    async def _edit(self, interaction: Interaction, body: Body) -> bool:
        """Whether it got through."""
        place = str(interaction.channel_id)
        return await _quietly(
            self._platform.in_open_thread(place, lambda: interaction.edit_original_response(**body.change()))
        )

    async def _show_in_place(self, interaction: Interaction, message: discord.Message, screen: Screen) -> None:
        body = await self._platform.body(screen)
        kept = await self._store.read(outbox.keeps, Discord.name, _caller(interaction).address, str(message.id))
        if kept and (screen.apart or screen.ply is None):
            # A message that is kept up to date shows only moments of its match.
            await _quietly(interaction.followup.send(**body.new()))
            return
        if kept and self._platform.moments.is_past(str(message.id), screen):
            return
        if kept:
            self._platform.moments.keep(str(message.id), screen)
        if not await self._edit(interaction, body) and kept:
            # It is also an ordinary message, so it is edited like one.
            self._platform.moments.forget(str(message.id))
            await _quietly(self._platform.edit(_caller(interaction).address, str(message.id), screen))

    async def _made(self, interaction: Interaction, screen: Screen) -> Screen | None:
        """The challenge that was made, for everyone in a place where the bot itself may not write."""
        tokens = [button.token for row in screen.rows for button in row if button.token.startswith("cancel:")]
        if not tokens or _is_shared(interaction) or _is_chat(interaction):
            return None
        return await self._dispatcher.press(_caller(interaction), tokens[0].replace("cancel:", "challenge:"))

    async def _explained(self, interaction: Interaction, screen: Screen) -> Screen:
        words = await self._words(interaction)
        return replace(screen, text=f"{screen.text}\n{words('discord-elsewhere')}")

    async def _show_to_all(self, interaction: Interaction, challenge: Screen | None) -> None:
        if challenge:
            body = await self._platform.body(challenge)
            await _quietly(interaction.followup.send(**body.new(), ephemeral=False))

    async def _open_form(self, interaction: Interaction, token: str) -> None:
        try:
            async with asyncio.timeout(_PROMPT):
                words = await self._words(interaction)
        except TimeoutError:
            words = translator(str(interaction.locale))
        form = ui.Modal(title=words("button-type"), custom_id=token)
        form.add_item(
            ui.TextInput(
                label=words("discord-typed-move"),
                custom_id="move",
                placeholder=words("discord-typed-example"),
                max_length=100,
            )
        )
        await _quietly(interaction.response.send_modal(form))

    async def _words(self, interaction: Interaction) -> Translator:
        return translator(await self._dispatcher.language(_caller(interaction)))


def _caller(interaction: Interaction) -> Caller:
    account = str(interaction.user.id)
    address = str(interaction.channel_id) if _is_shared(interaction) else f"@{account}"
    return Caller(
        Discord.name,
        account,
        _name(interaction.user),
        str(interaction.locale),
        address,
        elsewhere=not _is_shared(interaction) and not _is_chat(interaction),
    )


def _name(person: discord.User | discord.Member) -> str:
    """The person's name, the same on every server."""
    return person.global_name or person.name


def _is_shared(interaction: Interaction) -> bool:
    """Whether the bot is a member of the server where this happens: commands may exist there without it."""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


def _is_private(interaction: Interaction) -> bool:
    """Whether the message with the button is visible to that person only."""
    return interaction.message is not None and (interaction.message.flags.ephemeral or _is_chat(interaction))


def _is_chat(interaction: Interaction) -> bool:
    """Whether this is the private chat with the bot."""
    return bool(interaction.context.dm_channel)


async def _acknowledge(interaction: Interaction, *, anew: bool) -> bool:
    """Whether the person can still be answered. If not, they have been told that it failed, so nothing is done."""
    try:
        await interaction.response.defer(ephemeral=not _is_chat(interaction), thinking=anew)
    except discord.HTTPException as error:
        # After a lost answer the library retries: the first attempt got through.
        if error.code != ALREADY_ANSWERED:
            _LOG.warning("not acknowledged", platform=Discord.name, code=code(error))
            return False
    except (aiohttp.ClientError, OSError) as error:
        _LOG.warning("not acknowledged", platform=Discord.name, code=code(error))
        return False
    return True


async def _quietly(request: Awaitable[object]) -> bool:
    """Whether it got through. Nobody needs an answer after dismissing the message or waiting fifteen minutes."""
    try:
        await request
    except discord.HTTPException as error:
        _LOG.info("answer not shown", platform=Discord.name, code=code(error))
        return False
    except (RetryLater, MessageGone, Unreachable, aiohttp.ClientError, OSError) as error:
        _LOG.info("answer not shown", platform=Discord.name, code=code(error))
        return False
    return True
