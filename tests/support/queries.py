"""The queries of the store."""

import inspect
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from bot.store import Connection


def queries(modules: Iterable[ModuleType]) -> list[Callable[..., Any]]:
    """The public functions of these modules that take a connection, in order."""
    return [
        function
        for module in modules
        for _, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__
        and not function.__name__.startswith("_")
        and Connection in inspect.get_annotations(function).values()
    ]
