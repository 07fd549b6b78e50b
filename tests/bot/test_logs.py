"""The log: one line per event, from every source, and no secrets."""

import asyncio
import http.client
import json
import logging
import sys
import threading
import urllib.request
import warnings
from collections.abc import Iterator

import aiohttp
import pytest
import structlog
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st
from multidict import CIMultiDict

from bot import logs
from bot.logs import MASK, Mask
from tests.support.program import log_for_a_while

DISCORD = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
TELEGRAM = "1234567890:AAE-abcdefghijklmnopqrstuvwxyz01234"
COOKIE = "q5tNf3Xn0cPzq1WvD2yTqk9sXoYbU7mLrJ4hG8eA6iE"
SET = "a token? of+no known/form"


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    with log_for_a_while():
        yield


def log(format: str = "json", level: str = "info") -> structlog.stdlib.BoundLogger:
    logs.configure(level, format, [SET])
    logger: structlog.stdlib.BoundLogger = structlog.get_logger()
    return logger


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    out, err = capsys.readouterr()
    assert out == ""
    return err.splitlines()


def test_an_event_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    log().bind(match="abc").warning("not delivered", tries=3, wait=2.0, text="two\nlines", of=("a", None))
    (event,) = map(json.loads, lines(capsys))
    assert event.pop("timestamp").endswith("Z")
    assert event == {
        "event": "not delivered",
        "level": "warning",
        "logger": "tests.bot.test_logs",
        "match": "abc",
        "tries": 3,
        "wait": 2.0,
        "text": "two\nlines",
        "of": ["a", None],
    }


def test_an_event_is_one_line_of_text(capsys: pytest.CaptureFixture[str]) -> None:
    log("text").info("evil\nname", name="\x1b[31mred\x9b\u2028", empty="", match="abc", tries=3)
    (line,) = lines(capsys)
    assert line.isprintable()
    assert "info     evil\\nname" in line
    assert line.endswith(" empty='' match=abc tries=3 logger=tests.bot.test_logs")


@pytest.mark.parametrize("format", ["text", "json"])
def test_an_error_and_its_traceback_are_one_line(capsys: pytest.CaptureFixture[str], format: str) -> None:
    try:
        raise ExceptionGroup("both", [ValueError("one"), KeyError("other")])
    except ExceptionGroup:
        log(format).exception("crashed")
    (line,) = lines(capsys)
    assert all(part in line for part in ("Traceback", "ValueError: one", "KeyError", "test_logs.py"))


@pytest.mark.parametrize("format", ["text", "json"])
def test_libraries_log_the_same_way(capsys: pytest.CaptureFixture[str], format: str) -> None:
    log(format)
    logging.getLogger("asyncio").error("Task was %s\nat once", "destroyed", extra={"platform": "web"})
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("an old\nfriend", DeprecationWarning, stacklevel=1)
    task, warning = lines(capsys)
    assert "destroyed" in task
    assert "web" in task
    assert "an old" in warning


def test_only_events_of_the_chosen_level_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log(level="warning").info("no")
    logging.getLogger("bot").info("no")
    structlog.get_logger().error("yes")
    assert [json.loads(line)["event"] for line in lines(capsys)] == ["yes"]


def test_values_that_cannot_be_logged_are_not_printed_instead(capsys: pytest.CaptureFixture[str]) -> None:
    class Strange:
        def __repr__(self) -> str:
            raise RuntimeError(DISCORD)

    log().info("strange", value=Strange())
    logging.getLogger("bot").warning("%d", DISCORD)
    assert "<Strange>" in lines(capsys)[0]


async def test_requests_are_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log(level="debug")
    app = web.Application()
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession() as session:
        await session.get(f"http://127.0.0.1:{runner.addresses[0][1]}/bot{TELEGRAM}/getMe")
    await runner.cleanup()
    for name in ("httpx", "httpcore.connection", "sqlalchemy.engine.Engine", "alembic.runtime.migration"):
        logging.getLogger(name).info("GET https://api.telegram.org/bot%s/getMe", TELEGRAM)
    assert lines(capsys) == []


@pytest.mark.parametrize("format", ["text", "json"])
async def test_exceptions_do_not_leak_a_token_in_a_url(capsys: pytest.CaptureFixture[str], format: str) -> None:
    async def refuse(request: web.Request) -> web.Response:
        return web.Response(status=401)

    app = web.Application()
    app.router.add_get("/{path:.*}", refuse)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    logger = log(format)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {DISCORD}"}) as session:
        for path in (f"bot{TELEGRAM}/getMe", f"bot{TELEGRAM.replace(':', '%3A')}/getMe", f"?key={COOKIE}"):
            try:
                await session.get(f"{address}/{path}", raise_for_status=True)
            except aiohttp.ClientResponseError as error:
                logger.exception("refused", error=error, request=error.request_info, headers=error.request_info.headers)
                logging.getLogger("bot").exception("refused by %s", error.request_info.real_url)
    try:
        await asyncio.to_thread(urllib.request.urlopen, f"http://cairn:{COOKIE}@127.0.0.1:{DISCORD}/")
    except http.client.InvalidURL as error:
        error.add_note(f"Cookie: cairn-8710={COOKIE}; other={COOKIE}")
        try:
            raise RuntimeError(SET) from error
        except RuntimeError:
            logger.exception("refused")
    await runner.cleanup()
    written = lines(capsys)
    assert len(written) == 7
    assert all("Traceback" in line and MASK in line for line in written)
    for secret in (DISCORD, TELEGRAM, TELEGRAM.partition(":")[2], COOKIE, SET):
        assert secret not in "".join(written)


@pytest.mark.parametrize(
    "value",
    [
        TELEGRAM,
        f"bot{TELEGRAM}",
        DISCORD,
        f"Bot {DISCORD}",
        f"https://discord.com/api/webhooks/123456/{COOKIE}",
        f"Authorization: Bearer {COOKIE}",
        f"Bearer {COOKIE}",
        f"GET / HTTP/1.1\r\nCookie: a=b; x={COOKIE}\r\nHost: x",
        f"Set-Cookie: x={COOKIE}; Path=/",
        f"cairn-8710={COOKIE}",
        f"postgresql://cairn:{COOKIE}@example.org/cairn",
        f"https://example.org/?a=b&access_token={COOKIE}#x",
        f"https://example.org/?q={SET.replace(' ', '%20').replace('?', '%3F').replace('+', '%2B').replace('/', '%2F')}",
        SET,
        {"headers": {"Cookie": f"x={COOKIE}", "cookie": [f"x={COOKIE}"]}},
        {"Authorization": f"Bot {COOKIE}", "telegram_token": COOKIE, "password": COOKIE},
        json.dumps(json.dumps({"token": COOKIE, "cairn-8710": COOKIE})),
        {"x": ({"y": {"z": f"Cookie: {COOKIE}"}},)},
        repr({"Cookie": f'a="b"; x={COOKIE}', "Accept": "*/*"}),
        repr([(b"Cookie", f"x={COOKIE}".encode())]),
        CIMultiDict({"Authorization": f"Basic {COOKIE}"}),
        (TELEGRAM.encode(), {DISCORD: 1}, {SET}, ValueError(TELEGRAM), [[[[[[[[[[[[DISCORD]]]]]]]]]]]]),
    ],
    ids=range(22),
)
def test_nothing_that_looks_like_a_secret_leaks(capsys: pytest.CaptureFixture[str], value: object) -> None:
    for format in ("text", "json"):
        log(format).info("told", value=value)
        logging.getLogger("bot").info("told %s", value)
    written = lines(capsys)
    assert len(written) == 4
    for secret in (DISCORD, TELEGRAM, COOKIE, SET):
        assert secret not in "".join(written)


def test_text_that_is_not_secret_stays() -> None:
    for text in (
        "2026-01-01T12:34:56.789012Z",
        "http://127.0.0.1:8710/pictures/" + "0" * 64,
        "core.schotten_totten.cards.TACTICS",
        "a match of 1234567890 : 12 rounds",
        "Bot kills nobody; tokens of buttons: move:abcdefgh:12:R7@3",
    ):
        assert Mask([SET, "", "R7"])(text) == text


@given(st.text("abcXYZ0189-_.:+/=%'\"\\ é", min_size=4), st.text(), st.text())
def test_a_configured_token_never_leaks(token: str, before: str, after: str) -> None:
    assert token not in Mask([token])(before + token + after).replace(MASK, "\0")


def test_long_texts_are_masked_quickly() -> None:
    for text in ("a" * 200_000, "1" * 200_000, "a." * 100_000, "://" * 60_000, "?key" * 50_000, "cookie" * 30_000):
        assert Mask([SET])(text)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_uncaught_errors_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    log()
    error = RuntimeError(f"bot{TELEGRAM}")
    sys.excepthook(RuntimeError, error, None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    thread = threading.Thread(target=urllib.request.urlopen, args=(TELEGRAM,))
    thread.start()
    thread.join()
    written = lines(capsys)
    assert [json.loads(line)["event"] for line in written] == ["crashed"] * 2
    assert TELEGRAM not in "".join(written)
