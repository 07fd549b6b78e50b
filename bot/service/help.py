"""What there is to type, and how."""

from collections.abc import Mapping

from bot import commands
from bot.screens import help as shown
from bot.screens.screen import Screen
from bot.service.request import Request, command


@command("help")
async def help(request: Request, values: Mapping[str, str]) -> Screen:
    name = values.get("command", "").removeprefix("/")
    return shown.help(request.words, commands.find(name) if name else None)
