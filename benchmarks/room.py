"""What one address can do to the room, and what somebody else notices: python -m benchmarks.room

The room is a process of its own on loopback, where other addresses stand for other computers: one of them attacks from
a second process, 127.0.0.3 asks for the page and for `/help`. The exemption of loopback is off; all other limits are as
in `cairn run`. Answer times are compared with a quiet room.
"""

import asyncio
import json
import multiprocessing
import resource
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, CookieJar, TCPConnector

from bot.app import App
from bot.store import Store
from bot.web.connection_limits import Capacity
from bot.web.room import LOBBY, Room
from bot.web.server import serve

ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
CONNECTIONS = 1_000
PAGES = 90
"""Of one person: fewer than one address may have."""
SECONDS = 8.0
ASKED = 40
"""How often the other person asks, in each kind."""

Attack = Callable[[str], Coroutine[Any, Any, None]]


async def keep_room(path: str, told: Any) -> None:
    async with App.open(Store(f"sqlite:///{path}")) as app, app.running():
        room = Room(app.store, app.pool)
        app.connect(room)
        async with serve(room, app.dispatcher, port=0, capacity=Capacity(exempts_loopback=False)) as url:
            told.send(url)
            await asyncio.Event().wait()


async def idle(url: str) -> None:
    await connect_all(url, [])


async def slow_headers(url: str) -> None:
    await connect_all(url, [b"GET / HTTP/1.1\r\n", *[b"X-Slow: 1\r\n"] * 10_000])


async def slow_bodies(url: str) -> None:
    host = urlsplit(url).netloc
    head = f"POST /enter HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 30000\r\n\r\n"
    await connect_all(url, [head.encode(), *[b" "] * 10_000])


async def connect_all(url: str, sent: list[bytes]) -> None:
    """Many connections that send this little by little; each that is closed is opened again."""
    place = urlsplit(url)

    async def keep() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ATTACKER, 0))
                try:
                    for each in sent:
                        writer.write(each)
                        await writer.drain()
                        await asyncio.sleep(0.5)
                    await reader.read()
                finally:
                    writer.close()
            await asyncio.sleep(2)

    await asyncio.gather(*(keep() for _ in range(CONNECTIONS)))


async def read_frames(url: str) -> None:
    await flood(url, reads=True)


async def unread_frames(url: str) -> None:
    await flood(url, reads=False)


async def flood(url: str, *, reads: bool) -> None:
    """All pages of one person send whatever costs most, as fast as they can."""
    async with browser("127.0.0.4" if reads else "127.0.0.5") as session:
        account = await enter(session, url, "Mallory" if reads else "Trudy")
        await asyncio.gather(*(_flood(session, url, account, Random(page), reads) for page in range(PAGES)))


async def _flood(session: ClientSession, url: str, account: str, rng: Random, reads: bool) -> None:
    while True:
        with suppress(ClientError, ConnectionError):
            socket = await session.ws_connect(f"{url}socket", headers={"Origin": url[:-1]})
            reading = asyncio.create_task(_read(socket)) if reads else None
            try:
                while not socket.closed:
                    await socket.send_str(_frame(account, rng))
            finally:
                if reading:
                    reading.cancel()
                await socket.close()
        await asyncio.sleep(0.1)


async def _read(socket: ClientWebSocketResponse) -> None:
    async for _ in socket:
        pass


def _frame(account: str, rng: Random) -> str:
    act = {"id": f"{rng.getrandbits(64):016x}", "channel": rng.choice((LOBBY, f"@{account}", "nowhere"))}
    return json.dumps(
        rng.choice(
            (
                {"type": "hello", "read": {}, "channel": LOBBY},
                {"type": "ping", "n": 1},
                {"type": "choices", "n": rng.getrandbits(30), "channel": LOBBY, "line": "/play @"},
                {**act, "type": "say", "text": "x" * 2000},
                {**act, "type": "say", "text": "/rules totemo 3"},
                {**act, "type": "press", "message": "x", "token": "cmd:help"},
                {**act, "type": "delete", "message": "x"},
                {"type": "nonsense", "more": "x" * 20_000},
            )
        )
    )


@asynccontextmanager
async def browser(address: str) -> AsyncIterator[ClientSession]:
    connector = TCPConnector(local_addr=(address, 0), limit=0, force_close=True)
    async with ClientSession(connector=connector, cookie_jar=CookieJar(unsafe=True)) as session:
        yield session


async def enter(session: ClientSession, url: str, name: str) -> str:
    async with session.post(f"{url}enter", json={"name": name}, headers={"Origin": url[:-1]}) as answer:
        return str((await answer.json())["me"]["account"])


class Somebody:
    """Who asks for the page over a new connection, and for `/help` over the one that is open."""

    def __init__(self, session: ClientSession, url: str, socket: ClientWebSocketResponse) -> None:
        self.session = session
        self.url = url
        self.socket = socket
        self.actions = 0

    async def page(self) -> None:
        async with self.session.get(f"{self.url}start") as answer:
            await answer.read()
            answer.raise_for_status()

    async def help(self) -> None:
        self.actions += 1
        id = f"{self.actions:08x}"
        await self.socket.send_json({"type": "say", "id": id, "channel": LOBBY, "text": "/help"})
        while True:
            news = await self.socket.receive_json()
            if news["type"] == "done" and news["id"] == id:
                return

    async def times(self) -> list[list[float]]:
        found: list[list[float]] = [[], []]
        for _ in range(ASKED):
            for kept, ask in zip(found, (self.page, self.help), strict=True):
                begun = perf_counter()
                await ask()
                kept.append(1e3 * (perf_counter() - begun))
            # No more than one person may ask.
            await asyncio.sleep(SECONDS / ASKED)
        return found


def memory(process: int) -> float:
    """In MB: what the process has in memory now."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


async def watch(process: int) -> float:
    """The most that it has in memory until this is cancelled."""
    most = 0.0
    with suppress(asyncio.CancelledError):
        while True:
            most = max(most, memory(process))
            await asyncio.sleep(0.1)
    return most


async def measure(url: str, process: int) -> None:
    async with browser(OTHER) as session:
        await enter(session, url, "Somebody")
        socket = await session.ws_connect(f"{url}socket", headers={"Origin": url[:-1]})
        await socket.send_json({"type": "hello", "read": {}, "channel": LOBBY})
        somebody = Somebody(session, url, socket)
        await somebody.times()
        quiet = report("a quiet room", await somebody.times(), process, memory(process), None)
        for title, attack in ATTACKS.items():
            attacker = multiprocessing.Process(target=run, args=(attack, url), daemon=True)
            attacker.start()
            watching = asyncio.create_task(watch(process))
            await asyncio.sleep(2)
            times = await somebody.times()
            if not attacker.is_alive():
                raise RuntimeError(title)
            attacker.terminate()
            attacker.join()
            watching.cancel()
            most = await watching
            await asyncio.sleep(2)
            report(title, times, process, most, quiet)
        report("a quiet room again", await somebody.times(), process, memory(process), quiet)


def report(title: str, times: list[list[float]], process: int, most: float, quiet: list[float] | None) -> list[float]:
    medians = [median(each) for each in times]
    ratios = [own / other for own, other in zip(medians, quiet or medians, strict=True)]
    columns = [
        f"{middle:9.1f} {quantiles(each, n=20)[-1]:9.1f} {ratio:7.1f}"
        for middle, each, ratio in zip(medians, times, ratios, strict=True)
    ]
    print(f"{title:32} {' '.join(columns)} {most:9.1f} {memory(process):9.1f}", flush=True)
    return medians


def run(attack: Attack, url: str) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4 * CONNECTIONS)), hard))
    asyncio.run(attack(url))


def keep(path: str, told: Any) -> None:
    asyncio.run(keep_room(path, told))


ATTACKS: dict[str, Attack] = {
    f"{CONNECTIONS} idle connections": idle,
    f"{CONNECTIONS} slow headers": slow_headers,
    f"{CONNECTIONS} slow bodies": slow_bodies,
    f"frames on {PAGES} pages": read_frames,
    "the same, answers not read": unread_frames,
}


def main() -> None:
    if not sys.platform.startswith("linux"):
        print("what one address can do to the room: only on Linux, where all of 127.0.0.0/8 is this computer")
        return
    pairs = " ".join(f"{name:>9} {'95 %':>9} {'slower':>7}" for name in ("page, ms", "/help, ms"))
    print(f"{'one address against the room':32} {pairs} {'most, MB':>9} {'after, MB':>9}")
    with TemporaryDirectory() as folder:
        heard, told = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.Process(target=keep, args=(f"{folder}/cairn.db", told), daemon=True)
        process.start()
        try:
            assert process.pid
            asyncio.run(measure(heard.recv(), process.pid))
        finally:
            process.terminate()
            process.join()


if __name__ == "__main__":
    main()
