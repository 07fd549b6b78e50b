"""A request to the API, and the table of requests that are answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.servers.discord.refusals import bad
from tests.servers.discord.world import World


@dataclass(frozen=True)
class Upload:
    filename: str
    data: bytes = field(repr=False)


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    """The part after the version, such as `/users/@me`."""
    query: Mapping[str, str]
    body: Any = None
    files: tuple[Upload, ...] = ()
    params: Mapping[str, str] = field(default_factory=dict)

    def id(self, name: str) -> int:
        value = self.params[name]
        if not value.isdigit():
            raise bad(name, why=f"Value {value!r} is not snowflake.", code="NUMBER_TYPE_COERCE")
        return int(value)


@dataclass(frozen=True)
class Created:
    """An answer with status 201."""

    body: Any


Handler = Callable[[World, Call], Any]


class Routes(list[tuple[str, re.Pattern[str], Handler]]):
    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

        def remember(handler: Handler) -> Handler:
            self.append((method, pattern, handler))
            return handler

        return remember
