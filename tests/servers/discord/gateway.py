"""The gateway: sessions outlive their connections, so a client that reconnects in time misses nothing."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from tests.servers.discord import payloads
from tests.servers.discord.model import Guild, Json
from tests.servers.discord.session import GUILDS, MOST, Connection, Session
from tests.servers.discord.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
PRIVILEGED = {1 << 1: "GUILD_MEMBERS", 1 << 8: "GUILD_PRESENCES", 1 << 15: "MESSAGE_CONTENT"}
RESUME_HOST = "gateway-eu-1.discord.gg"
BIGGEST = 4096
"""The most bytes in one message from a client."""


class Gateway:
    def __init__(self, world: World, token: str, violate: Callable[[str], None]) -> None:
        self.world, self.token, self.violate = world, token, violate
        self.shards = 1
        """The number of shards that `/gateway/bot` recommends."""
        self.max_concurrency = 16
        self.heartbeat = 41.25
        """Seconds between heartbeats."""
        self.acks = True
        """Whether heartbeats are acknowledged."""
        self.open = True
        """Whether clients can connect."""
        self.refuses: int | None = None
        """The code with which every new session is closed."""
        self.sessions: dict[str, Session] = {}
        self.connections: list[Connection] = []
        self.identified: list[Json] = []
        self.resumed: list[Json] = []
        self.hosts: list[str] = []
        """The addresses to which clients have connected."""
        self.presence: Json | None = None
        self.heartbeats = 0
        world.listeners.append(self.dispatch)

    # For tests

    def cut(self, code: int | None = None) -> None:
        """Break all connections, or close them with a code. The sessions stay."""
        for connection in self.connections:
            connection.write(code)

    def reconnect(self) -> None:
        """Ask all clients to reconnect, as before a restart."""
        for connection in self.connections:
            connection.write({"op": RECONNECT, "d": None})

    def invalidate(self, resumable: bool = False) -> None:
        """Tell all clients that their session is over, unless they may resume it."""
        for connection in self.connections:
            connection.write({"op": INVALID, "d": resumable})
        if not resumable:
            self.forget()

    def forget(self) -> None:
        """Lose all sessions silently: clients find out when they try to resume."""
        for session in self.sessions.values():
            if session.connection:
                session.connection.session = None
        self.sessions.clear()

    def ask_for_heartbeat(self) -> None:
        for connection in self.connections:
            connection.write({"op": HEARTBEAT, "d": None})

    async def ready(self, sessions: int = 1) -> None:
        """Wait until this many sessions are connected."""
        await self.world.until(lambda: sum(it.connection is not None for it in self.sessions.values()) >= sessions)

    # The protocol

    def dispatch(self, event: str, data: Json, guild: Guild | None) -> None:
        for session in self.sessions.values():
            if session.wants(event, data, guild):
                self._send(session, event, data)

    def _send(self, session: Session, event: str, data: Json) -> None:
        message = {"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": data}
        session.sent.append(message)
        if session.connection:
            session.connection.write(message)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if not self.open:
            return web.Response(status=503)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self.violate(f"the gateway speaks version 10 and JSON, not {dict(request.query)}")
        socket = web.WebSocketResponse(max_msg_size=BIGGEST * 4)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.append(connection)
        self.hosts.append(request.host)
        connection.write({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        writer = asyncio.create_task(connection.run())
        try:
            async for message in socket:
                if code := self._received(connection, message):
                    connection.write(code)
                    break
            await asyncio.wait([writer], timeout=0 if socket.closed else 5)
        finally:
            writer.cancel()
            await asyncio.wait([writer])
            self.connections.remove(connection)
            self._left(connection, socket.close_code)
            self.world.changed()
        return socket

    def _left(self, connection: Connection, code: int | None) -> None:
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            if code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY) and not connection.closed_here:
                self.sessions.pop(session.id, None)

    def _received(self, connection: Connection, message: WSMessage) -> int | None:
        """Act on a message from the client; return a code to close with, if any."""
        if message.type is not WSMsgType.TEXT or len(message.data.encode()) > BIGGEST:
            return 4002
        now = self.world.clock()
        connection.received.append(now)
        if len(connection.received) == MOST and now - connection.received[0] < 60:
            self.violate(f"more than {MOST} messages to the gateway in a minute")
            return 4008
        body = json.loads(message.data)
        op, data = body.get("op"), body.get("d")
        if op not in (HEARTBEAT, IDENTIFY, RESUME) and connection.session is None:
            return 4003
        match op:
            case 1:
                self.heartbeats += 1
                if self.acks:
                    connection.write({"op": ACK})
            case 2:
                return self._identify(connection, data)
            case 3:
                self.presence = data
            case 6:
                return self._resume(connection, data)
            case 8:
                self._members(connection, data)
            case _:
                self.violate(f"unknown opcode {op}")
                return 4001
        self.world.changed()
        return None

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if connection.session:
            return 4005
        if data["token"] != self.token:
            return 4004
        self.identified.append(data)
        if self.refuses:
            return self.refuses
        for bit, name in PRIVILEGED.items():
            if data["intents"] & bit:
                self.violate(f"the privileged intent {name} is asked for")
                return 4014
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count or (count == 1 and self.shards > 1):
            self.violate(f"shard {number} of {count}, where {self.shards} are needed")
            return 4010 if self.shards == 1 else 4011
        session = Session(secrets.token_hex(16), data["intents"], (number, count), connection=connection)
        self.sessions[session.id] = session
        connection.session = session
        self._welcome(session)
        self.world.changed()
        return None

    def _welcome(self, session: Session) -> None:
        world = self.world
        mine = [
            guild
            for guild in world.guilds.values()
            if world.bot.id in guild.members and (guild.id >> 22) % session.shard[1] == session.shard[0]
        ]
        ready = {
            "v": 10,
            "user": payloads.user(world.bot) | {"mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": f"wss://{RESUME_HOST}",
            "shard": list(session.shard),
            "application": {"id": str(world.application_id), "flags": 0},
        }
        self._send(session, "READY", ready)
        for guild in mine:
            if session.intents & GUILDS:
                self._send(session, "GUILD_CREATE", payloads.guild(guild, world.bot))

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if connection.session:
            return 4005
        if data["token"] != self.token:
            return 4004
        self.resumed.append(data)
        session = self.sessions.get(data["session_id"])
        if session is None:
            connection.write({"op": INVALID, "d": False})
            return None
        if not isinstance(data["seq"], int) or data["seq"] > len(session.sent):
            self.violate(f"resumes at event {data['seq']}, and there were {len(session.sent)}")
            return 4007
        if session.connection:
            session.connection.session = None
            session.connection.write(4000)
        session.connection, connection.session = connection, session
        for message in session.sent[data["seq"] :]:
            connection.write(message)
        self._send(session, "RESUMED", {})
        self.world.changed()
        return None

    def _members(self, connection: Connection, data: Json) -> None:
        """Send members by id; asking for all of them takes a privileged intent."""
        guild = self.world.guilds.get(int(data["guild_id"]))
        wanted = data.get("user_ids")
        if guild is None or wanted is None or connection.session is None:
            self.violate("members can only be asked for by id")
            return
        ids = {int(id) for id in (wanted if isinstance(wanted, list) else [wanted])}
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(guild.members[id]) for id in ids & guild.members.keys()],
            "not_found": [str(id) for id in ids - guild.members.keys()],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        self._send(connection.session, "GUILD_MEMBERS_CHUNK", chunk)
