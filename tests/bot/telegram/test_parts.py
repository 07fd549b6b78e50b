"""The small parts: HTML, the pace, the meaning of errors, the order of presses."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import cast

import pytest
from telegram import InlineKeyboardMarkup
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

from bot.buttons import is_creating, token
from bot.delivery.platform import MessageGone, PlaceGone, RetryLater, Unreachable
from bot.double_clicks import DoubleClicks
from bot.i18n import LANGUAGES, translator
from bot.model import drafts
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.screens.screen import Invitation, Mention, Screen, spell_moment
from bot.service.dispatcher import Dispatcher
from bot.service.request import Caller
from bot.telegram import deep_links
from bot.telegram.addresses import Address
from bot.telegram.errors import Moved, NoFile, NoPictures, NoText, meaning
from bot.telegram.markup import cut, strip_code_marks, to_html, units
from bot.telegram.messages import alert, body
from bot.telegram.update_order import InOrder
from core import games
from tests.servers.telegram import markup, texts

LONG = 4096


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
        ("Ann: `R7@3`", "Ann: <code>R7@3</code>"),
        ("See `/games`.", "See /games."),
        ("Type `/move R7`", "Type <code>/move R7</code>"),
        ("`<b>`", "<code>&lt;b&gt;</code>"),
        ("an odd ` mark", "an odd <code> mark</code>"),
    ],
)
def test_plain_text_becomes_html(text: str, html: str) -> None:
    assert to_html(text, (), None, LONG) == html


@pytest.mark.parametrize("name", ["@durov", "/start", "t.me/x", "https://a.example/b?c", "a@b.example", "tg://x"])
def test_nothing_in_a_name_becomes_active(name: str) -> None:
    plain, entities = markup.parse(to_html(f"{name} plays", (), None, LONG))
    assert plain.replace("\u200b", "") == f"{name} plays"
    assert texts.found(plain, entities) == ()


def test_a_handle_that_is_called_stays_active() -> None:
    html = to_html("@bob: Ann challenges you, @bob!", [Mention("", "@bob")], None, LONG)
    assert html == "@bob: Ann challenges you, @\u200bbob!"


def test_people_who_are_called_are_mentioned_where_they_are_named() -> None:
    html = to_html(
        "`Ann` – Anna, Ann and Bob", [Mention("1", "Ann"), Mention("2", "Bob"), Mention("3", "<Eve>")], None, LONG
    )
    assert html == (
        '<a href="tg://user?id=3">&lt;Eve&gt;</a>\n<code>Ann</code> – Anna, <a href="tg://user?id=1">Ann</a> '
        'and <a href="tg://user?id=2">Bob</a>'
    )


def test_a_title_is_bold_and_comes_first() -> None:
    assert to_html("Play `R7`.", (), None, LONG, "1 < 2") == "<b>1 &lt; 2</b>\n\nPlay <code>R7</code>."
    assert units(markup.parse(to_html("x" * 2000, (), None, 1024, "T" * 50))[0]) <= 1024


def test_an_alert_begins_with_the_title() -> None:
    assert alert(Screen("Play `R7`.", title="Your turn")) == "Your turn\n\nPlay R7."


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_invitation_and_an_alert_fit_with_the_longest_names(language: str) -> None:
    words, name = translator(language), "😀" * 32
    longest = max((words(f"game-{game.id}") for game in games.ALL), key=len)
    text = words("invitation", challenger=name, game=longest)
    shown = Screen("x", invitation=Invitation("Invite", token("accept", "k3x9w2ab"), text))
    with PicturePool() as pool:
        found = await body(shown, pool, "b" * 32)
    assert isinstance(found.keyboard, InlineKeyboardMarkup)
    ((button,),) = found.keyboard.inline_keyboard
    assert texts.is_url(button.url or "")
    assert texts.share_link(button.url or "") == (deep_links.link("b" * 32, "accept:k3x9w2ab"), text)
    told = words("telegram-not-yours", name=name)
    assert alert(Screen(told)) == told.replace("`", "")


def test_clients_show_when_time_runs_out() -> None:
    until = datetime(2026, 7, 1, 12, 30, tzinfo=UTC)
    html = to_html("Now", (), until, LONG)
    assert html == f'Now\n⏳ <tg-time unix="{int(until.timestamp())}" format="r">2026-07-01 12:30 UTC</tg-time>'


def test_clients_show_the_moments_in_a_text_in_their_own_time() -> None:
    text = f"Back on {spell_moment(datetime(2026, 7, 1, 12, 30, tzinfo=UTC))}."
    told = '<tg-time unix="1782909000" format="Dt">2026-07-01 12:30 UTC</tg-time>'
    assert to_html(text, (), None, LONG) == f"Back on {told}."
    assert strip_code_marks(text) == "Back on 2026-07-01 12:30 UTC."
    assert markup.parse(to_html(text, (), None, LONG))[0] == "Back on 2026-07-01 12:30 UTC."


def test_text_that_is_too_long_is_cut_between_characters() -> None:
    assert cut("😀" * 10, 20) == "😀" * 10
    assert cut("😀" * 11, 20) == "😀" * 9 + "…"
    for longest in (1024, 4096):
        html = to_html("😀<" * 5000, [Mention("1", "Ann")], datetime.now(UTC), longest)
        assert longest - 60 < units(markup.parse(html)[0]) <= longest


@pytest.mark.parametrize("address", ["@5000000001", "-100123", "-100123/7"])
def test_an_address_is_a_place(address: str) -> None:
    assert Address.read(address).address == address


@pytest.mark.parametrize(
    ("error", "meant"),
    [
        (BadRequest("Message is not modified: specified new message content …"), type(None)),
        (BadRequest("Query is too old and response timeout expired or query id is invalid"), type(None)),
        (BadRequest("Message to edit not found"), MessageGone),
        (BadRequest("Message can't be deleted for everyone"), MessageGone),
        (BadRequest("There is no text in the message to edit"), NoText),
        (BadRequest("Not enough rights to send photos to the chat"), NoPictures),
        (BadRequest("CHAT_SEND_PHOTOS_FORBIDDEN"), NoPictures),
        (BadRequest("Not enough rights to send text messages to the chat"), Unreachable),
        (BadRequest("Wrong remote file identifier specified: can't unserialize it"), NoFile),
        (BadRequest("Chat not found"), Unreachable),
        (BadRequest("TOPIC_CLOSED"), Unreachable),
        (BadRequest("Message thread not found"), PlaceGone),
        (BadRequest("Something new"), BadRequest),
        (Forbidden("Forbidden: bot was blocked by the user"), Unreachable),
        (ChatMigrated(-100123), Moved),
        (RetryAfter(timedelta(seconds=7)), RetryLater),
        (NetworkError("Bad Gateway"), NetworkError),
    ],
)
def test_errors_have_a_meaning(error: TelegramError, meant: type) -> None:
    found = meaning(error)
    assert type(found) is meant
    if isinstance(found, RetryLater):
        assert found.seconds == 7


def test_messages_to_a_group_are_limited() -> None:
    now = 0.0
    limit = RateLimit(lambda: now, (3, 60.0), (2, 5.0))
    for wait in (0.0, 0.0, 5.0):
        assert limit.wait(-1) == wait
        now += wait
        assert limit.is_allowed(-1)
    assert limit.wait(-1) == 55.0
    assert not limit.is_allowed(-1)
    assert limit.wait(-2, 2) == 0.0
    limit.count(-2)
    assert limit.wait(-2, 2) == 5.0


def test_a_double_click_is_one_click() -> None:
    now = 100.0
    twice = DoubleClicks(lambda: now)
    draft = drafts.new("totemo", 2, {}, "day").fields()
    easy, steady, shown = (token("start", *draft, "random"), token("start", *draft, "steady"), token("setup", *draft))
    pressed = [is_creating(each) and twice(7, 1, 2, each) for each in (easy, easy, steady, steady, shown, shown)]
    assert pressed == [False, True, False, True, False, False]
    assert not twice(8, 1, 2, steady), "somebody else"
    now += 10
    assert not twice(7, 1, 2, steady)


async def test_actions_in_one_match_are_handled_in_order_and_others_concurrently() -> None:
    done, elsewhere = list[str](), asyncio.Event()

    class Slow:
        language = spoken = introduce = challenge = None

        async def press(self, caller: Caller, pressed: str) -> Screen:
            if caller.name == "first":
                await elsewhere.wait()
            elif caller.name == "elsewhere":
                elsewhere.set()
            done.append(caller.name)
            return Screen(pressed)

    order = InOrder(cast(Dispatcher, Slow()))
    presses = (("first", "k3x9w2ab"), ("second", "k3x9w2ab"), ("elsewhere", "zzzzzzzz"))
    people = (
        order.press(Caller("telegram", name, name, "en", "-1"), token("accept", match)) for name, match in presses
    )
    await asyncio.gather(*people)
    assert done == ["elsewhere", "first", "second"]


async def test_looking_at_a_match_does_not_hold_it_up() -> None:
    looked = asyncio.Event()

    class Slow:
        language = spoken = introduce = challenge = None

        async def press(self, caller: Caller, pressed: str) -> Screen:
            if pressed.startswith("history"):
                await looked.wait()
            looked.set()
            return Screen(pressed)

    order, match = InOrder(cast(Dispatcher, Slow())), "k3x9w2ab"
    looker, player = (Caller("telegram", account, account, "en", "-1") for account in ("5", "6"))
    await asyncio.gather(order.press(looker, token("history", match, 0)), order.press(player, token("win", match)))
