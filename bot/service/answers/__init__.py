"""What a person gets to see in answer to a command or a press. Each file has its commands and its buttons."""

from collections.abc import Awaitable, Callable, Mapping

from bot.screens.screen import Screen
from bot.service.visits import Visit

Command = Callable[[Visit, Mapping[str, str]], Awaitable[Screen]]
"""With what was given for the command's parameters."""
Press = Callable[..., Awaitable[Screen]]
"""With the fields of the button's token."""
