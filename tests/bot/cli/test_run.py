"""The running bot: it starts, says where it is, stops cleanly, and survives being killed."""

import asyncio
import errno
import json
import re
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar

from bot import cli, config
from bot.cli import run
from bot.cli.run import Trouble
from bot.delivery.worker import Worker
from bot.discord.client import Client
from bot.i18n import LANGUAGES, translator
from tests.servers import discord
from tests.servers.telegram import server as telegram
from tests.support import ports
from tests.support.program import Done, Running, cairn, log_for_a_while, running

DISCORD_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
TELEGRAM_TOKEN = "1234567890:AAE-abcdefghijklmnopqrstuvwxyz01234"
WORDS = translator("en")
TELEGRAM_IS_THERE = WORDS("running-telegram", name="@cairn_bot")
PLACE = ("--port", "0", "--database", "cairn.db")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@asynccontextmanager
async def guest(address: str, jar: CookieJar) -> AsyncIterator[ClientSession]:
    async with ClientSession(base_url=address, cookie_jar=jar, headers={"Origin": address.rstrip("/")}) as session:
        yield session


async def enter(session: ClientSession, name: str) -> None:
    async with session.post("enter", json={"name": name}, raise_for_status=True):
        pass


async def me(session: ClientSession) -> Any:
    async with session.get("start") as answer:
        return (await answer.json())["me"]


async def say(page: ClientWebSocketResponse, text: str, number: int) -> None:
    await page.send_json({"type": "say", "id": f"{number:08}", "channel": "lobby", "text": text})


def test_it_says_where_it_is_serves_the_room_and_stops_when_asked(tmp_path: Path) -> None:
    with running(tmp_path, *PLACE) as bot:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", bot.address)
        assert str(tmp_path / "cairn.db") in bot.said
        assert WORDS("running-no-token") in bot.said
        with urlopen(bot.address) as page:
            assert b"<html" in page.read()
        stop(bot, signal.SIGTERM, "en")
    assert {path.name for path in tmp_path.iterdir()} == {"cairn.db", "cairn.db.lock"}


def test_the_database_is_in_the_data_folder_by_default(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", LANG="uk_UA.UTF-8") as bot:
        assert translator("uk")("running-room", address=bot.address) in bot.said
        stop(bot, signal.SIGINT, "uk")
    assert (tmp_path / "data" / "cairn" / "cairn.db").is_file()
    assert (tmp_path / "data" / "cairn").stat().st_mode & 0o077 == 0


def stop(bot: Running, number: signal.Signals, language: str) -> None:
    """Ask twice, as impatient people do; it says that it has stopped, and nothing else."""
    bot.send(number)
    bot.send(number)
    done = bot.end()
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(translator(language)("running-stopped") + "\n")


async def test_it_stops_cleanly_in_the_middle_of_matches(tmp_path: Path) -> None:
    with running(tmp_path, *PLACE) as bot:
        async with guest(bot.address, CookieJar(unsafe=True)) as session:
            await enter(session, "Olena")
            async with session.ws_connect("socket") as page:
                await page.send_json({"type": "hello", "read": {}, "channel": "lobby"})
                for number in range(5):
                    await say(page, "/play computer", number)
                async for news in page:
                    if '"picture": {' in news.data:
                        break
                bot.send(signal.SIGTERM)
                async for _ in page:
                    pass
                assert page.close_code == 1001
        done = await asyncio.to_thread(bot.end)
    assert done.code == 0
    assert {json.loads(line)["event"] for line in done.err.splitlines()} == {"match begun"}


async def test_after_kill_9_it_starts_again_and_remembers_everyone(tmp_path: Path) -> None:
    jar = CookieJar(unsafe=True)
    with running(tmp_path, *PLACE) as bot:
        port = bot.address.rstrip("/").rpartition(":")[2]
        async with guest(bot.address, jar) as session:
            await enter(session, "Olena")
            known = await me(session)
            bot.send(signal.SIGKILL)
            assert bot.end().code == -signal.SIGKILL
    with running(tmp_path, "--port", port, "--database", "cairn.db") as bot:
        async with guest(bot.address, jar) as session:
            assert await me(session) == known
        bot.send(signal.SIGTERM)
        done = await asyncio.to_thread(bot.end)
    assert (done.code, done.err) == (0, "")


def test_a_second_instance_says_where_the_first_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path, *PLACE) as bot, log_for_a_while():
        assert cli.main(("run", *PLACE, "--language", "ru")) == 1
        told = translator("ru")("running-already", path=str(tmp_path / "cairn.db"), address=bot.address)
        assert capsys.readouterr().err == told + "\n"
        with urlopen(bot.address) as page:
            assert page.status == 200


def test_a_taken_port_is_reported(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    with log_for_a_while():
        assert cli.main(("run", "--port", str(taken), "--database", "cairn.db", "--language", "el")) == 1
    assert capsys.readouterr().err == translator("el")("running-port-taken", port=str(taken)) + "\n"


def test_wrong_settings_are_reported_in_sentences(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("ROOM_PORT=eighty\nLOG_LEVEL=loud\n", encoding="utf-8")
    done, words = cairn(tmp_path, "run", LANG="uk_UA.UTF-8"), translator("uk")
    assert done.code == 1
    assert done.err.splitlines() == [
        words("setting-port", setting="ROOM_PORT", value="eighty"),
        words("setting-log-level", setting="LOG_LEVEL", value="loud"),
        words("setting-where"),
    ]


async def test_a_token_is_never_shown(tmp_path: Path) -> None:
    def run_and_stop(**settings: str) -> Done:
        with running(tmp_path, *PLACE, LOG_LEVEL="debug", **settings) as bot:
            bot.hear(TELEGRAM_IS_THERE)
            with urlopen(f"{bot.address}?token={settings['TELEGRAM_TOKEN']}"):
                pass
            bot.send(signal.SIGTERM)
            return bot.end()

    async with telegram.serving() as server:
        settings = {"TELEGRAM_TOKEN": server.token, "TELEGRAM_BASE_URL": server.root}
        done = await asyncio.to_thread(run_and_stop, **settings)
    assert done.code == 0
    assert TELEGRAM_IS_THERE in done.out
    assert server.token.partition(":")[2] not in done.out + done.err


def test_it_ends_quietly_when_nobody_reads_its_output(tmp_path: Path) -> None:
    with running(tmp_path, *PLACE) as bot:
        stdout = bot.process.stdout
        assert stdout
        stdout.close()
        bot.send(signal.SIGTERM)
        assert bot.process.stderr
        assert bot.process.stderr.read() == ""
        assert bot.process.wait() == 0


class Inside:
    """The bot in this process. It stops by itself soon after it has said this."""

    def __init__(self, folder: Path, until: str = WORDS("running-stop"), **given: str | None) -> None:
        self.settings = config.read({"database_url": str(folder / "cairn.db"), "room_port": "0"} | given)
        self.said: list[str] = []
        self._until = until

    async def run(self, *, browse: bool = False) -> None:
        await run.run(self.settings, WORDS, browse=browse, say=self.say)

    def say(self, sentence: str) -> None:
        self.said.append(sentence)
        if sentence == self._until:
            asyncio.get_running_loop().call_later(0.1, signal.raise_signal, signal.SIGTERM)

    @property
    def address(self) -> str:
        return self.said[2].partition(": ")[2]


async def test_with_a_token_it_connects_to_discord(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with discord.running(DISCORD_TOKEN) as server:
        there = partial(Client, connector=server.connector(), shard_count=1, guild_ready_timeout=0.05)
        monkeypatch.setattr("bot.discord.client.Client", there)
        there_now = WORDS("running-discord", name="cairn#0001")
        inside = Inside(tmp_path, there_now, discord_token=DISCORD_TOKEN)
        await inside.run()
    assert there_now in inside.said
    assert server.violations == []


async def test_with_a_token_it_connects_to_telegram(tmp_path: Path) -> None:
    async with telegram.serving() as server:
        inside = Inside(tmp_path, TELEGRAM_IS_THERE, telegram_token=server.token, telegram_base_url=server.root)
        await inside.run()
    assert server.asked("getUpdates")
    assert not server.asked("setWebhook")


async def test_telegram_uses_the_webhook_if_one_is_set(tmp_path: Path) -> None:
    free = ports.free()
    async with telegram.serving() as server:
        server.webhook.proxy["https://cairn.example"] = f"http://127.0.0.1:{free}"
        inside = Inside(
            tmp_path,
            TELEGRAM_IS_THERE,
            telegram_token=server.token,
            telegram_base_url=server.root,
            telegram_webhook_url="https://cairn.example/hook",
            telegram_webhook_port=str(free),
        )
        await inside.run()
    (asked,) = server.asked("setWebhook")
    assert len(asked.params["secret_token"]) > 30
    assert not server.asked("getUpdates")


@pytest.mark.parametrize("reason", ["token", "trouble", "webhook", "port"])
async def test_without_a_connection_to_telegram_it_says_why_and_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], reason: str, taken: int
) -> None:
    async with telegram.serving() as server:
        token = TELEGRAM_TOKEN if reason == "token" else server.token
        given = {"telegram_token": token, "telegram_base_url": server.root}
        if reason == "trouble":
            server.fail_next("getMe", 502)
        elif reason != "token":
            port = taken if reason == "port" else ports.free()
            given |= {"telegram_webhook_url": "https://cairn.example", "telegram_webhook_port": str(port)}
        if reason == "port":
            server.webhook.proxy["https://cairn.example"] = f"http://127.0.0.1:{taken}"
        inside = Inside(tmp_path, WORDS(f"running-telegram-{reason}"), **given)
        await inside.run()
    assert inside.said[-1] == WORDS("running-stopped")
    assert token not in "".join(capsys.readouterr())


@pytest.mark.parametrize("reason", ["token", "trouble"])
async def test_without_a_connection_to_discord_it_says_why_and_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], reason: str
) -> None:
    async with discord.running("another token") as server:
        connector = server.connector()
        if reason == "trouble":
            server.fail_next("GET", "/users/@me", 503)
        monkeypatch.setattr("bot.discord.client.Client", partial(Client, connector=connector))
        inside = Inside(tmp_path, WORDS(f"running-discord-{reason}"), discord_token=DISCORD_TOKEN)
        await inside.run()
    assert inside.said[-1] == WORDS("running-stopped")
    assert DISCORD_TOKEN not in "".join(capsys.readouterr())


async def test_the_room_opens_and_cairn_stops_while_a_platform_hangs(tmp_path: Path) -> None:
    async with telegram.serving() as server:
        server.hang_next("getMe", times=9)
        inside = Inside(tmp_path, telegram_token=server.token, telegram_base_url=server.root)
        await inside.run()
    assert inside.address
    assert inside.said[-2:] == [WORDS("running-stop"), WORDS("running-stopped")]


async def test_if_the_usual_port_is_taken_it_uses_the_next_free_one(tmp_path: Path) -> None:
    inside = Inside(tmp_path, room_port=None)
    try:
        usual: socket.socket | None = socket.create_server(("127.0.0.1", config.PORT))
    except OSError:
        usual = None
    await inside.run()
    assert inside.address in [f"http://127.0.0.1:{config.PORT + number}/" for number in range(1, 10)]
    if usual:
        usual.close()


async def test_a_room_open_to_the_network_says_so(tmp_path: Path) -> None:
    inside = Inside(tmp_path, room_host="0.0.0.0")
    await inside.run()
    assert inside.address.startswith("http://127.0.0.1:")
    assert WORDS("running-network") in inside.said


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
async def test_an_address_of_another_computer_is_reported(tmp_path: Path, host: str) -> None:
    with pytest.raises(Trouble) as trouble:
        await Inside(tmp_path, room_host=host).run()
    assert str(trouble.value) == WORDS("running-host-unknown", host=host)


@pytest.mark.parametrize("condition", ["broken", "closed", "newer", "locked"])
async def test_a_database_that_cannot_be_used_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, condition: str
) -> None:
    monkeypatch.setattr("bot.store.condition._PATIENCE", 0.0)
    path = tmp_path / "cairn.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        match condition:
            case "broken":
                path.write_bytes(b"This is a letter to my aunt. " * 100)
            case "closed":
                path.unlink()
                path.mkdir()
            case "newer":
                database.execute("CREATE TABLE alembic_version (version_num TEXT)")
                database.execute("INSERT INTO alembic_version VALUES ('from the future')")
            case "locked":
                database.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Trouble) as trouble:
            await Inside(tmp_path).run()
    assert str(trouble.value) == WORDS(f"database-{condition}", path=str(path))


async def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "cairn.db"
    with pytest.raises(Trouble) as trouble:
        await Inside(tmp_path, database_url=str(path)).run()
    assert str(trouble.value) == WORDS("database-closed", path=str(path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("error", "port", "told"),
    [
        (OSError(errno.EADDRINUSE, ""), "80", "80"),
        (OSError(errno.EADDRINUSE, ""), None, "8719"),
        (OSError(errno.EACCES, ""), "80", "1023"),
        (OSError(errno.EADDRNOTAVAIL, ""), "80", "0.0.0.0"),
        (socket.gaierror(socket.EAI_NONAME, ""), "80", "0.0.0.0"),
        (OSError(errno.ENETDOWN, "Network is down"), "80", "Network is down"),
        (OSError("nothing is known"), "80", "80"),
    ],
)
def test_it_says_why_the_room_cannot_be_opened(language: str, error: OSError, port: str | None, told: str) -> None:
    assert told in run.refusal(error, config.read({"room_port": port}), translator(language))


@pytest.mark.parametrize(
    ("terminal", "display", "browse", "opened"),
    [(True, ":0", True, True), (False, ":0", True, False), (True, "", True, False), (True, ":0", False, False)],
)
async def test_the_browser_opens_only_for_someone_at_the_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: bool, display: str, browse: bool, opened: bool
) -> None:
    shown = threading.Event()
    monkeypatch.setattr(webbrowser, "open", lambda address: shown.set())
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    await Inside(tmp_path).run(browse=browse)
    assert shown.wait(5 if opened else 0) is opened


async def test_it_stops_when_asked_before_it_has_started(tmp_path: Path) -> None:
    asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGINT)
    inside = Inside(tmp_path)
    await inside.run()
    assert inside.said[-1] == WORDS("running-stopped")


def test_after_a_crash_it_closes_everything_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def breaks(self: Worker) -> None:
        raise RuntimeError(f"no {DISCORD_TOKEN}")

    monkeypatch.setattr(Worker, "run", breaks)
    with log_for_a_while():
        assert run.start({"database_url": "cairn.db", "room_port": "0"}, WORDS, browse=False) == 1
    crashed, sentence = capsys.readouterr().err.splitlines()
    assert "RuntimeError: no ***" in json.loads(crashed)["exception"]
    assert sentence == WORDS("running-crashed")


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("http://0.0.0.0:8710/", "http://127.0.0.1:8710/"),
        ("http://[::]:8710/", "http://[::1]:8710/"),
        ("http://192.0.2.1:8710/", "http://192.0.2.1:8710/"),
        ("http://localhost:8710/", "http://localhost:8710/"),
    ],
)
def test_the_shown_address_can_be_opened(address: str, local: str) -> None:
    assert run.local(address) == local


def test_only_addresses_of_this_computer_are_loopback() -> None:
    hosts = ("127.0.0.1", "127.1.2.3", "::1", "localhost", "0.0.0.0", "::", "192.0.2.1", "example.org")
    assert [run.is_loopback(host) for host in hosts] == [True] * 4 + [False] * 4
