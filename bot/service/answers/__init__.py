"""The screens that answer commands and presses. Each module lists its commands and its buttons."""

from collections.abc import Awaitable, Callable, Mapping

from bot.screens.screen import Screen
from bot.service.request import Request

Command = Callable[[Request, Mapping[str, str]], Awaitable[Screen]]
"""Takes the values of the command's parameters."""
Press = Callable[..., Awaitable[Screen]]
"""Takes the fields of the button's token."""
