"""What people do on Discord: acknowledged at once, passed to the dispatcher, and answered to that person alone."""

import asyncio
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord
import structlog
from discord import ui
from discord.app_commands import Choice

from bot.aliases import COMPUTER
from bot.buttons import changed_match, is_creating, match_in
from bot.commands import Parameter
from bot.delivery.platform import MessageGone, RetryLater, Unreachable, code
from bot.delivery.tasks import UnderWay
from bot.discord import permissions
from bot.discord.errors import ALREADY_ANSWERED
from bot.discord.platform import Discord
from bot.double_clicks import DoubleClicks
from bot.i18n import Translator, translator
from bot.screens.screen import Screen
from bot.service.context import Denied
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller

Interaction = discord.Interaction[Any]
T = TypeVar("T")

_TYPE, _ANSWER = "type:", "answering:"
"""The prefixes of the tokens on buttons that open a form, in which a move of that match is typed, or an answer to that
puzzle."""
_LONGEST_CHOICE = 100
_PROMPT = 1.0
"""How many seconds to wait for optional information: Discord waits for three."""
_LOG = structlog.get_logger()


class Handlers:
    def __init__(self, dispatcher: Dispatcher, platform: Discord, under_way: UnderWay) -> None:
        self._dispatcher = dispatcher
        self._platform = platform
        self.command = under_way.noted(self._command)
        self.press = under_way.noted(self._press)
        self.complete = under_way.noted(self._complete)
        self._twice = DoubleClicks()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms: unlike the library, we do not forget them after a restart."""
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit and data["custom_id"].startswith((_TYPE, _ANSWER)):
            (line,) = (field for row in data["components"] for field in row["components"])
            await self.typed(interaction, data["custom_id"], line["value"])

    async def _command(self, interaction: Interaction, name: str, values: Mapping[str, Any]) -> None:
        """A slash command, or a command in a person's menu."""
        if await _acknowledge(interaction, anew=True):
            screen = await self._dispatcher.read(_caller(interaction), lambda: self._read(interaction, name, values))
            if await self._dispatcher.move_hand(_caller(interaction), screen):
                await _quietly(interaction.delete_original_response())
                return
            challenge = await self._made(interaction, screen)
            await self._show(interaction, await self._explained(interaction, screen) if challenge else screen)
            await self._show_to_all(interaction, challenge)

    async def _press(self, interaction: Interaction, token: str) -> None:
        """A button: the result replaces a private message, and is a private answer to a public one."""
        assert interaction.message is not None
        if token.startswith((_TYPE, _ANSWER)):
            await self._open_form(interaction, token)
            return
        private, closes = _is_private(interaction), _may_close(interaction, token)
        if not await _acknowledge(interaction, anew=not private and not closes):
            return
        pressed = interaction.user.id, interaction.channel_id or 0, interaction.message.id, token
        if private and is_creating(token) and self._twice(*pressed):
            return
        screen = await self._dispatcher.press(_caller(interaction), token)
        challenge = await self._made(interaction, screen)
        shown = await self._explained(interaction, screen) if challenge else screen
        if private:
            await self._show_in_place(interaction, interaction.message, shown)
        elif closes:
            await self._show_apart(interaction, shown)
            await self._close(interaction, token)
        else:
            await self._show(interaction, shown)
        await self._show_to_all(interaction, challenge)

    async def typed(self, interaction: Interaction, custom_id: str, move: str) -> None:
        """A form that was filled in."""
        private = interaction.message if _is_private(interaction) else None
        if await _acknowledge(interaction, anew=private is None):
            screen = await self._dispatcher.command(_caller(interaction), *_line(custom_id, move))
            if private:
                await self._show_in_place(interaction, private, screen)
            else:
                await self._show(interaction, screen)

    async def _complete(
        self, interaction: Interaction, command: str, parameter: Parameter, typed: str
    ) -> list[Choice[Any]]:
        try:
            async with asyncio.timeout(_PROMPT):
                found = await self._dispatcher.complete(_caller(interaction), command, parameter.name, str(typed))
        except TimeoutError:
            return []
        return [
            Choice(
                name=each.label[:_LONGEST_CHOICE], value=int(each.value) if parameter.kind == "number" else each.value
            )
            for each in found
            if len(each.value) <= _LONGEST_CHOICE
        ]

    async def _read(
        self, interaction: Interaction, name: str, values: Mapping[str, Any]
    ) -> tuple[str, Mapping[str, str]]:
        given = {}
        for key, value in values.items():
            if isinstance(value, discord.User | discord.Member):
                given[key] = await self._person(interaction, value)
            elif value is not None:
                given[key] = str(value)
        return name, given

    async def _person(self, interaction: Interaction, person: discord.User | discord.Member) -> str:
        """A person's account; from now on they are known."""
        if interaction.client.user and person.id == interaction.client.user.id:
            return COMPUTER
        if person.bot:
            raise Denied("no-bots", platform=Discord.name)
        caller = _caller(interaction)
        await self._dispatcher.introduce(replace(caller, account=str(person.id), name=_name(person)))
        return str(person.id)

    async def _show(self, interaction: Interaction, screen: Screen) -> None:
        await self._keep(interaction, screen, await _edit_answer(self._platform, interaction, screen))

    async def _show_apart(self, interaction: Interaction, screen: Screen) -> None:
        """To that person, next to the message with the button."""
        body = await self._platform.body(screen)
        await self._keep(interaction, screen, await _quietly(interaction.followup.send(**body.new(), ephemeral=True)))

    async def _close(self, interaction: Interaction, token: str) -> None:
        """Show everyone that the challenge was accepted or has ended, where the bot has no other way to say so."""
        caller = replace(_caller(interaction), spoken=_spoken(interaction))
        challenge = await self._dispatcher.challenge(caller, match_in(token) or "")
        if not challenge.public:
            await _edit_answer(self._platform, interaction, challenge)

    async def _keep(self, interaction: Interaction, screen: Screen, message: discord.Message | None) -> None:
        if message and (taken := self._platform.hands.keep(interaction, screen, message)):
            await _quietly(taken)

    async def _show_in_place(self, interaction: Interaction, message: discord.Message, screen: Screen) -> None:
        address, id = _caller(interaction).address, str(message.id)
        await self._platform.live.show(address, id, screen, _Here(self._platform, interaction))
        if message.flags.ephemeral:
            await self._keep(interaction, screen, message)

    async def _made(self, interaction: Interaction, screen: Screen) -> Screen | None:
        """The challenge that was made, for everyone in a place where the bot itself may not write."""
        if not screen.challenge or _is_shared(interaction) or _is_chat(interaction):
            return None
        caller = replace(_caller(interaction), spoken=_spoken(interaction))
        return await self._dispatcher.challenge(caller, screen.challenge)

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
        what = "answer" if token.startswith(_ANSWER) else "move"
        title = words("button-puzzle-answering" if what == "answer" else "button-type")
        form = ui.Modal(title=title, custom_id=token)
        form.add_item(
            ui.TextInput(
                label=words(f"discord-typed-{what}"),
                custom_id="move",
                placeholder=words("discord-typed-example"),
                max_length=100,
            )
        )
        await _quietly(interaction.response.send_modal(form))

    async def _words(self, interaction: Interaction) -> Translator:
        return translator(await self._dispatcher.language(_caller(interaction)))


@dataclass(frozen=True, slots=True)
class _Here:
    """Implements `bot.delivery.in_place.Here`."""

    platform: Discord
    interaction: Interaction

    async def edit(self, screen: Screen) -> bool:
        return await _edit_answer(self.platform, self.interaction, screen) is not None

    async def send(self, screen: Screen) -> None:
        body = await self.platform.body(screen)
        await _quietly(self.interaction.followup.send(**body.new()))


def _line(custom_id: str, typed: str) -> tuple[str, Mapping[str, str]]:
    """What was typed into a form, as a command with its values."""
    kind, about, *_ = custom_id.split(":")
    if f"{kind}:" == _ANSWER:
        return "puzzle", {"puzzle": f"#{about} {typed}"}
    return "move", {"move": typed, "match": about}


async def _edit_answer(
    platform: Discord, interaction: Interaction, screen: Screen
) -> discord.InteractionMessage | None:
    """None if it did not get through."""
    body, place = await platform.body(screen), str(interaction.channel_id)
    return await _quietly(platform.in_open_thread(place, lambda: interaction.edit_original_response(**body.change())))


def _caller(interaction: Interaction) -> Caller:
    account, is_shared = str(interaction.user.id), _is_shared(interaction)
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    return Caller(
        Discord.name,
        account,
        _name(interaction.user),
        str(interaction.locale),
        str(interaction.channel_id) if is_shared else f"@{account}",
        elsewhere=not is_shared and not _is_chat(interaction),
        lacks=permissions.missing(interaction.app_permissions, in_thread=thread is not None) if is_shared else (),
        spoken=_spoken(interaction) if is_shared else "",
        asks_game=True,
        place=str(interaction.guild_id) if is_shared else "",
        place_name=guild.name if is_shared and guild else "",
        channel=str(thread.parent_id) if thread else "",
        manages=partial(permissions.manages, interaction),
        roles=partial(permissions.callable_roles, interaction),
        request_id=str(interaction.id),
    )


def _spoken(interaction: Interaction) -> str:
    """The language of the server, if this is one."""
    return str(interaction.guild_locale or "")


def _name(person: discord.User | discord.Member) -> str:
    """The person's name, the same on every server."""
    return person.global_name or person.name


def _is_shared(interaction: Interaction) -> bool:
    """Whether the bot is a member of the server where this happens: commands may exist there without it."""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


def _is_private(interaction: Interaction) -> bool:
    """Whether the message with the button is visible to that person only."""
    return interaction.message is not None and (interaction.message.flags.ephemeral or _is_chat(interaction))


def _may_close(interaction: Interaction, token: str) -> bool:
    """Whether this may close the challenge on that message, which the bot, no member here, cannot change later."""
    is_ours = _is_private(interaction) or _is_shared(interaction)
    return not is_ours and changed_match(token) is not None


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


async def _quietly(request: Awaitable[T]) -> T | None:
    """None if it did not get through. Nobody needs an answer after dismissing it or waiting fifteen minutes."""
    try:
        return await request
    except discord.HTTPException as error:
        _LOG.info("answer not shown", platform=Discord.name, code=code(error))
        return None
    except (RetryLater, MessageGone, Unreachable, aiohttp.ClientError, OSError) as error:
        _LOG.info("answer not shown", platform=Discord.name, code=code(error))
        return None
