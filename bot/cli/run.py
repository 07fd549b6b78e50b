"""`cairn run`: the app with its platforms in one process, from the first signal to the last."""

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import AsyncExitStack, suppress
from functools import partial
from ipaddress import ip_address
from urllib.parse import urlsplit

import structlog

from bot import __version__, config, logs
from bot.app import App
from bot.config import Config, Mistaken
from bot.delivery.supervisor import Connect, Tell
from bot.i18n import Translator
from bot.store import Store, condition, process_lock
from bot.web.room import Room
from bot.web.server import serve

Say = Callable[[str], None]

_TRIED = 10
"""How many ports are tried, from the usual one on, if none was asked for."""
_LOG = structlog.get_logger()


class Trouble(Exception):
    """Why Cairn cannot run, as a sentence."""


def start(given: Mapping[str, str | None], words: Translator, *, browse: bool) -> int:
    """Run until stopped, with these settings from the command line; returns the exit code."""
    try:
        settings = config.read(given)
        logs.configure(settings.log_level, settings.log_format, settings.secrets)
        asyncio.run(run(settings, words, browse=browse))
    except Mistaken as mistaken:
        print(mistaken.explain(words), file=sys.stderr)
        return 1
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except BrokenPipeError:
        raise
    except Exception:
        _LOG.exception("crashed")
        print(words("running-crashed"), file=sys.stderr)
        return 1
    return 0


def _print(sentence: str) -> None:
    # Flush, because supervisors read this through a pipe.
    print(sentence, flush=True)


async def run(settings: Config, words: Translator, *, browse: bool, say: Say = _print) -> None:
    """Open everything, wait for SIGTERM or SIGINT, and shut down cleanly; raises Trouble."""
    stopped = _signals()
    say(words("running-version", version=__version__))
    async with AsyncExitStack() as stack:
        app, tell = await _open(stack, settings, words)
        tasks = await stack.enter_async_context(app.running())
        # These close first: requests in progress finish before the worker that delivers their results stops.
        room = Room(app.store, app.pool)
        app.connect(room)
        address = local(await _serve(stack, room, app, settings, words))
        tell(address)
        for sentence in _greeting(settings, address, words):
            say(sentence)
        if browse:
            _browse(address)
        await stack.enter_async_context(app.supervising(_adapters(settings, app), _teller(words, say)))
        await _wait(stopped, tasks)
    say(words("running-stopped"))


def already(path: str, address: str, words: Translator) -> str:
    """Says that Cairn is already running, and where."""
    if address:
        return words("running-already", path=path, address=address)
    return words("running-already-starting", path=path)


def ports(settings: Config) -> range:
    """The ports to try, in this order."""
    return range(settings.room_port, settings.room_port + (1 if settings.is_port_fixed else _TRIED))


def refusal(error: OSError, settings: Config, words: Translator) -> str:
    """Why the room cannot be opened."""
    host, port = settings.room_host, str(settings.room_port)
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return words("running-host-unknown", host=host)
    match error.errno:
        case errno.EADDRINUSE if settings.is_port_fixed:
            return words("running-port-taken", port=port)
        case errno.EADDRINUSE:
            return words("running-ports-taken", first=port, last=str(ports(settings)[-1]))
        case errno.EACCES:
            return words("running-port-forbidden", port=port)
    return words("running-room-closed", host=host, port=port, error=error.strerror or str(error))


def local(address: str) -> str:
    """The address that this computer's browser can open: "all addresses" is not one."""
    host = urlsplit(address).hostname or ""
    for every, own in (("0.0.0.0", "127.0.0.1"), ("::", "::1")):
        if host == every:
            return address.replace(f"//{_bracket(every)}:", f"//{_bracket(own)}:")
    return address


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _signals() -> asyncio.Event:
    """An event that is set when the process is asked to end."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    # On systems without signal handlers, Ctrl+C cancels this task instead.
    with suppress(NotImplementedError):
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stopped.set)
    return stopped


async def _open(stack: AsyncExitStack, settings: Config, words: Translator) -> tuple[App, Callable[[str], None]]:
    """The app, on a database that is locked for this process, and a function that publishes our address."""
    path = str(settings.database)
    try:
        tell = stack.enter_context(process_lock.hold(settings.database))
        await asyncio.to_thread(condition.probe, settings.database)
        app = await stack.enter_async_context(App.open(Store(settings.database_url)))
    except process_lock.Held as held:
        raise Trouble(already(path, held.address, words)) from None
    except Exception as error:
        found = condition.cause(error)
        if found is None:
            raise
        raise Trouble(words(f"database-{found}", path=path)) from error
    return app, tell


async def _serve(stack: AsyncExitStack, room: Room, app: App, settings: Config, words: Translator) -> str:
    """Open the room on a free port; returns its address."""
    for port in ports(settings):
        try:
            return await stack.enter_async_context(serve(room, app.dispatcher, settings.room_host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports(settings)[-1]:
                raise Trouble(refusal(error, settings, words)) from error
    raise AssertionError("there is at least one port")


def _adapters(settings: Config, app: App) -> Mapping[str, Connect]:
    """How the platforms that have a token connect. The others are not even imported."""
    adapters: dict[str, Connect] = {}
    if settings.discord_token:
        from bot.discord import client as discord

        adapters["discord"] = partial(
            discord.running,
            partial(discord.Client, app.context, app.dispatcher, app.pool),
            settings.discord_token.get_secret_value(),
        )
    if settings.telegram_token:
        from bot.telegram import client as telegram
        from bot.telegram.updates import Webhook

        builder = telegram.builder(settings.telegram_token.get_secret_value(), settings.telegram_base_url or "")
        url, port = settings.telegram_webhook_url, settings.telegram_webhook_port
        webhook = Webhook(url, settings.room_host, port) if url else None
        adapters["telegram"] = partial(telegram.running, app.context, app.dispatcher, app.pool, builder, webhook, None)
    return adapters


def _teller(words: Translator, say: Say) -> Tell:
    def tell(platform: str, *, account: str = "", trouble: str = "") -> None:
        key = f"running-{platform}-{trouble}" if trouble else f"running-{platform}"
        # Nobody may be reading any more.
        with suppress(OSError):
            say(words(key, name=account))

    return tell


async def _wait(stopped: asyncio.Event, tasks: list[asyncio.Task[None]]) -> None:
    """Wait to be stopped."""
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()


def _greeting(settings: Config, address: str, words: Translator) -> Iterator[str]:
    yield words("running-database", path=str(settings.database))
    yield words("running-room", address=address)
    if not is_loopback(settings.room_host):
        yield words("running-network")
    if not settings.platforms:
        yield words("running-no-token")
    yield words("running-stop")


def _browse(address: str) -> None:
    """Open the room in this computer's browser, without waiting for it."""
    seen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.stdout.isatty() and seen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _bracket(host: str) -> str:
    return f"[{host}]" if ":" in host else host
