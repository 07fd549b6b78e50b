"""Other sites cannot act in the room in a person's name."""

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiohttp import WSServerHandshakeError

from bot.rate_limits import RateLimit
from bot.web.connection_limits import Capacity
from bot.web.request_limits import Limits
from bot.web.security import is_own_host, source
from tests.bot.web.hall import PATIENCE, Hall, hall


@pytest.mark.parametrize(
    ("host", "bound"),
    [
        ("localhost:8080", "127.0.0.1"),
        ("127.0.0.1:8080", "127.0.0.1"),
        ("[::1]:8080", "::1"),
        ("LOCALHOST:8080", "localhost"),
        ("192.168.1.5:8080", "0.0.0.0"),
        ("[fe80::1]:8080", "::"),
        ("192.168.1.5:8080", "192.168.1.5"),
        ("cairn.example:8080", "cairn.example"),
        ("localhost:8080", "0.0.0.0"),
    ],
)
def test_the_rooms_own_addresses(host: str, bound: str) -> None:
    assert is_own_host(host, bound, 8080)


@pytest.mark.parametrize(
    ("host", "bound"),
    [
        ("evil.example:8080", "127.0.0.1"),
        ("evil.example:8080", "0.0.0.0"),
        ("127.0.0.1.evil.example:8080", "0.0.0.0"),
        ("localhost.evil.example:8080", "127.0.0.1"),
        ("localhost.:8080", "127.0.0.1"),
        ("192.168.1.5:8080", "127.0.0.1"),
        ("localhost:8081", "127.0.0.1"),
        ("localhost", "127.0.0.1"),
        ("localhost:eighty", "127.0.0.1"),
        ("evil@localhost:8080", "127.0.0.1"),
        ("localhost:8080/evil", "127.0.0.1"),
        ("[::1", "::1"),
        ("", "127.0.0.1"),
    ],
)
def test_names_that_someone_else_has_pointed_here(host: str, bound: str) -> None:
    assert not is_own_host(host, bound, 8080)


@pytest.mark.parametrize("path", ["", "start", "main.js", "socket", "pictures/x", "nowhere"])
async def test_another_host_gets_nothing(room: Hall, path: str) -> None:
    answer = await room.stranger().get(path, Host="evil.example")
    assert answer.status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "http://localhost:1", "null", "https://[", "file://"])
async def test_another_origin_gets_nothing(room: Hall, origin: str) -> None:
    guest = await room.guest("Ann")
    assert (await guest.get("start", Origin=origin)).status == 403
    answer = await guest.session.post(f"{room.url}enter", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.status == 403
    with pytest.raises(WSServerHandshakeError, match="403"):
        await guest.session.ws_connect(f"{room.url}socket", headers={"Origin": origin})


async def test_nothing_can_be_changed_without_an_origin(room: Hall) -> None:
    guest = await room.guest("Ann")
    assert (await guest.get("start")).ok
    assert (await guest.session.post(f"{room.url}enter", json={"name": "Eve"})).status == 403
    with pytest.raises(WSServerHandshakeError, match="403"):
        await guest.session.ws_connect(f"{room.url}socket")


async def test_a_stranger_cannot_listen(room: Hall) -> None:
    with pytest.raises(WSServerHandshakeError, match="401"):
        await room.stranger().session.ws_connect(f"{room.url}socket", headers={"Origin": room.url[:-1]})


@pytest.mark.parametrize("path", ["", "main.js", "start", "nowhere", "pictures/0"])
async def test_every_answer_has_the_security_headers(room: Hall, path: str) -> None:
    headers = (await room.stranger().get(path)).headers
    policy = headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert {"default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy.split("; "))
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["../server.py", "%2e%2e/server.py", "static/main.js", "fonts/OFL.txt", "index.html"])
async def test_only_the_files_of_the_page_are_served(room: Hall, path: str) -> None:
    assert (await room.stranger().get(path)).status == 404


async def test_a_file_of_the_page_is_not_sent_twice(room: Hall) -> None:
    guest = room.stranger()
    first = await guest.get("main.js")
    assert first.content_type == "text/javascript"
    assert (await guest.get("main.js", **{"If-None-Match": first.headers["ETag"]})).status == 304


@pytest.mark.parametrize("body", ["", "{", "[]", "null", '{"other": "x"}', "[" * 20000])
async def test_nonsense_at_the_entrance_is_refused(room: Hall, body: str) -> None:
    headers = {"Origin": room.url[:-1], "Content-Type": "application/json"}
    answer = await room.stranger().session.post(f"{room.url}enter", data=body, headers=headers)
    assert answer.status == 400


@pytest.mark.parametrize("exempts_loopback", [True, False])
async def test_one_address_cannot_keep_newcomers_from_another_out(tmp_path: Path, exempts_loopback: bool) -> None:
    """Only a proxy on this machine is believed, and only about the last address that it names."""
    limits, capacity = Limits(), Capacity(exempts_loopback=exempts_loopback)
    limits.newcomers = RateLimit(lambda: 0.0, (1, 60.0))
    async with hall(tmp_path, limits=limits, capacity=capacity) as room:
        steps = [
            ("Ann", "192.0.2.7", True),
            ("Bob", "192.0.2.7", False),
            ("Bob", "198.51.100.1, 192.0.2.7", False),
            ("Bob", "192.0.2.7, 198.51.100.1", exempts_loopback),
            ("Cid", "2001:db8::1", exempts_loopback),
            ("Dan", "2001:db8::2", False),
            ("Eve", "", exempts_loopback),
            ("Fay", "somewhere", False),
        ]
        for name, forwarded, is_let_in in steps:
            headers = {"Origin": room.url[:-1], "X-Forwarded-For": forwarded}
            answer = await room.stranger().session.post(f"{room.url}enter", json={"name": name}, headers=headers)
            assert answer.status == (200 if is_let_in else 429), (name, forwarded)
            if not is_let_in:
                assert "wait" in (await answer.json())["refusal"]


@pytest.mark.parametrize(
    ("remote", "same"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2:3", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_an_address_counts_with_its_neighbours(remote: str, same: str) -> None:
    assert source(remote) == same


@pytest.mark.parametrize("sent", ["", "GET / HTTP/1.1\r\nHost: {host}\r\nX-Slow: "])
async def test_nobody_keeps_a_connection_by_sending_half_of_the_headers(tmp_path: Path, sent: str) -> None:
    async with hall(tmp_path, limits=Limits(patience=0.05)) as opened:
        assert await answer(opened, sent) == b""


async def test_nobody_keeps_a_connection_by_sending_half_of_the_body(room: Hall) -> None:
    # From here on this is the time for bodies: that for headers was read when the room opened.
    room.limits.patience = 0.05
    headers = "POST /enter HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 50\r\n\r\n"
    assert (await answer(room, headers + "{{")).startswith(b"HTTP/1.1 408")


async def answer(room: Hall, sent: str) -> bytes:
    """The beginning of what the room answers, or nothing if it closes the connection."""
    place = urlsplit(room.url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(sent.format(host=place.netloc).encode())
    async with asyncio.timeout(PATIENCE):
        got = await reader.read(12)
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return got


@pytest.mark.parametrize(
    "capacity",
    [Capacity(total=2, exempts_loopback=False), Capacity(per_address=2, exempts_loopback=False)],
)
async def test_connections_are_limited_and_those_that_end_make_room(tmp_path: Path, capacity: Capacity) -> None:
    async with hall(tmp_path, capacity=capacity) as opened:
        place = urlsplit(opened.url)
        ask = f"GET /start HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode()

        opening: list[asyncio.StreamWriter] = []

        async def status(asked: bytes) -> bytes:
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            opening.append(writer)
            try:
                writer.write(asked)
                async with asyncio.timeout(PATIENCE):
                    return (await reader.readline())[9:12]
            except ConnectionError:
                # Refused before it was read.
                return b"503"

        try:
            assert [await status(ask), await status(ask)] == [b"200", b"200"]
            assert await status(b"") == b"503"
            opening[0].close()
            async with asyncio.timeout(PATIENCE):
                while await status(ask) != b"200":
                    await asyncio.sleep(0)
        finally:
            for writer in opening:
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()


async def test_this_machine_always_gets_in(tmp_path: Path) -> None:
    async with hall(tmp_path, capacity=Capacity(total=0, per_address=0)) as opened:
        assert (await opened.stranger().get("start")).ok
