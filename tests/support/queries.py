"""The queries of the store."""

import inspect
import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bot import store
from bot.store import Connection

_OTHERS = {"backup", "condition", "database", "new_looks", "stats"}
"""What is done to the file or when it is opened, and the figures that the owner asks for with `cairn stats`."""
MODULES = tuple(
    import_module(f"{store.__name__}.{each.name}")
    for each in pkgutil.iter_modules(store.__path__)
    if each.name not in _OTHERS and not each.ispkg
)
"""The files of the store with what the running bot asks."""


def queries() -> list[Callable[..., Any]]:
    """The public functions of these files that take a connection, in order."""
    return [
        function
        for module in MODULES
        for _, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__
        and not function.__name__.startswith("_")
        and Connection in inspect.get_annotations(function).values()
    ]
