"""Requests that no library would make, and the parts of bad messages and commands."""

import asyncio
import json
from typing import Any

import aiohttp

from tests.servers.discord import Channel, Server

Json = dict[str, Any]


class Raw:
    """Requests that no library would make."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self.server, self.session = server, session
        self.tasks: list[asyncio.Task[Any]] = []
        """Actions of people that are still running."""
        guild = server.world.add_guild("Club", server.world.add_user("Ann"))
        self.hall: Channel = server.world.add_channel(guild, "hall")

    async def ask(self, method: str, path: str, body: Any, *files: str) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.server.token}"}
        data: Any = None
        if files:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for number, name in enumerate(files):
                data.add_field(f"files[{number}]", b"data", filename=name)
        request = self.session.request(
            method,
            f"https://discord.com/api/v10{path}",
            headers=headers,
            data=data,
            json=None if files else body,
        )
        async with request as answer:
            return answer.status, await answer.json()

    async def send(self, body: Json, *files: str) -> tuple[int, Any]:
        return await self.ask("POST", f"/channels/{self.hall.id}/messages", body, *files)

    async def register(self, *commands: Json) -> tuple[int, Any]:
        return await self.ask("PUT", f"/applications/{self.server.world.application_id}/commands", list(commands))


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x", **more}


def menu(**more: Any) -> Json:
    return {"type": 3, "custom_id": "x", "options": [{"label": "x", "value": "x"}], **more}


def options(count: int) -> list[Json]:
    return [{"label": f"{number}", "value": f"{number}"} for number in range(count)]


def buttons(count: int) -> list[Json]:
    return [button(custom_id=f"{number}") for number in range(count)]


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def command(**more: Any) -> Json:
    return {"type": 1, "name": "play", "description": "Play a game", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "game", "description": "Which one", **more}


def choice(**more: Any) -> Json:
    return {"name": "x", "value": "x", **more}
