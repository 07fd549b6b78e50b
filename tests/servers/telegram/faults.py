"""Faults on demand: errors, delays and cut connections for the next requests of a method."""

import asyncio
from dataclasses import dataclass, field

from tests.servers.telegram.refusals import Refused

ANY = "*"
"""Every method except getUpdates."""


class Cut(Exception):
    """Close the connection without an answer."""


@dataclass
class Fault:
    """What happens to the next requests of a method, before or after they take effect."""

    method: str
    times: int
    refusal: Refused | None = None
    body: bytes | None = None
    cut: bool = False
    after: bool = False
    seconds: float = 0.0


@dataclass
class Faults:
    planned: list[Fault] = field(default_factory=list)

    def take(self, method: str) -> Fault | None:
        for fault in self.planned:
            if fault.method == method or (fault.method == ANY and method != "getUpdates"):
                fault.times -= 1
                if not fault.times:
                    self.planned.remove(fault)
                return fault
        return None


async def suffer(fault: Fault | None, *, after: bool) -> None:
    if fault is None or fault.after != after:
        return
    if fault.seconds:
        await asyncio.sleep(fault.seconds)
    if fault.cut:
        raise Cut
    if fault.refusal:
        raise fault.refusal
