"""The webhook: updates pushed to the bot, one after the other, each until it is accepted."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import aiohttp

from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.updates import BY_WEBHOOK, Updates
from tests.servers.telegram.values import Json

PORTS = {None, 443, 80, 88, 8443}
SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
HEADER = "X-Telegram-Bot-Api-Secret-Token"


@dataclass
class Webhook:
    """Accepts only https, as Telegram does. A table of addresses stands in for the TLS proxy of a real bot."""

    updates: Updates
    proxy: dict[str, str] = field(default_factory=dict)
    """Where a public address leads: "https://cairn.example" to "http://127.0.0.1:8443"."""
    pause: float = 0.05
    """Seconds until a failed delivery is retried."""
    url: str = ""
    secret: str = ""
    connections: int = 40
    last_error: tuple[float, str] | None = None
    attempts: int = 0
    """Attempted deliveries, including failed ones."""
    _task: "asyncio.Task[None] | None" = None

    async def set(self, url: str, secret: str, connections: int) -> None:
        if url:
            self._check(url, secret)
        await self.close()
        self.url, self.secret, self.connections, self.last_error = url, secret, connections, None
        self.updates.polled = not url
        if url:
            self.updates.end(BY_WEBHOOK)
            self._task = asyncio.create_task(self._deliver())

    def info(self) -> Json:
        told: Json = {
            "url": self.url,
            "has_custom_certificate": False,
            "pending_update_count": len(self.updates.current()),
        }
        if self.url:
            told |= {"max_connections": self.connections, "ip_address": "203.0.113.7"}
        if self.updates.allowed:
            told["allowed_updates"] = list(self.updates.allowed)
        if self.last_error:
            told |= {"last_error_date": int(self.last_error[0]), "last_error_message": self.last_error[1]}
        return told

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    def _check(self, url: str, secret: str) -> None:
        parts = urlsplit(url)
        if parts.scheme != "https":
            raise wrong("bad webhook: An HTTPS URL must be provided for webhook", url)
        if parts.port not in PORTS:
            raise wrong("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443", url)
        if secret and not SECRET.fullmatch(secret):
            raise wrong("secret token contains unallowed characters")
        if self._target(url) is None:
            raise bad("bad webhook: Failed to resolve host: Name or service not known")

    def _target(self, url: str) -> str | None:
        for public, real in self.proxy.items():
            if url.startswith(public):
                return real + url.removeprefix(public)
        return None

    async def _deliver(self) -> None:
        headers = {"Content-Type": "application/json"} | ({HEADER: self.secret} if self.secret else {})
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=120)) as session:
            while True:
                if not self.updates.current():
                    self.updates.arrived.clear()
                    await self.updates.arrived.wait()
                    continue
                update = self.updates.pending[0]
                failed = await self._post(session, json.dumps(update.json()).encode(), headers)
                if failed is None:
                    self.updates.confirm(update.id + 1)
                else:
                    self.last_error = self.updates.clock(), failed
                    await asyncio.sleep(self.pause)

    async def _post(self, session: aiohttp.ClientSession, body: bytes, headers: dict[str, str]) -> str | None:
        """What went wrong, if anything did."""
        self.attempts += 1
        target = self._target(self.url)
        if target is None:
            return "Failed to resolve host: Name or service not known"
        try:
            async with session.post(target, data=body, headers=headers) as response:
                await response.read()
                if response.status // 100 != 2:
                    return f"Wrong response from the webhook: {response.status} {response.reason}"
        except (aiohttp.ClientError, TimeoutError):
            return "Connection refused"
        return None
