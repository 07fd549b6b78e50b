"""Screens as Telegram shows them: a text, or a picture or file with a caption, and buttons below."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal
from urllib.parse import quote, urlencode

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    KeyboardButton,
    KeyboardButtonRequestUsers,
    ReplyKeyboardMarkup,
    ReplyKeyboardRemove,
)

from bot.i18n import Translator
from bot.screens.pictures import Hand, PicturePool, in_words
from bot.screens.screen import Button, Invitation, Picker, Row, Screen, Style
from bot.telegram.deep_links import link
from bot.telegram.markup import cut, measure, overhead, strip_code_marks, to_html, units
from renderers import LIGHT

LONGEST_TEXT, LONGEST_CAPTION, LONGEST_ALERT = 4096, 1024, 200
Kind = Literal["photo", "animation", "document"]
Keyboard = InlineKeyboardMarkup | ReplyKeyboardMarkup | ReplyKeyboardRemove
"""Buttons below a message; or, below the text field, a question about people, or its end."""

_KINDS: dict[str, Kind] = {"png": "photo", "gif": "animation"}
_STYLES: dict[Style, str | None] = {"plain": None, "primary": "primary", "danger": "danger"}


@dataclass(frozen=True, slots=True)
class Media:
    kind: Kind
    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Body:
    """The contents of a message."""

    html: str
    media: Media | None
    keyboard: Keyboard | None
    is_short: bool
    """Whether it may be the caption of a picture that the message has already."""
    is_silent: bool = True


async def body(
    screen: Screen,
    pool: PicturePool,
    bot: str,
    *,
    shared: bool = False,
    pictures: bool = True,
) -> Body:
    """Without pictures, they are described in words. A shared message is for everyone in the chat."""
    given = pool.admit(screen) if pictures else screen
    screen = in_words(given)
    media = await _media(screen, pool) if pictures else None
    room = (LONGEST_CAPTION if media else LONGEST_TEXT) - overhead(screen.mentions, screen.until, screen.title)
    text = screen.fit(lambda version: measure(version) <= room)
    if not pictures:
        if screen.drawing and (told := screen.drawing.told()) not in text:
            text = f"{text}\n{told}"
        if screen.file:
            text = f"{text}\n{screen.file.text}"
    caption = to_html(text, screen.mentions, screen.until, LONGEST_CAPTION, screen.title)
    html = caption if media else to_html(text, screen.mentions, screen.until, LONGEST_TEXT, screen.title)
    # A text that stands in place of a picture must not stand below an old one.
    is_short = html == caption and screen.drawing is given.drawing
    return Body(html, media, _keyboard(screen, bot, shared=shared), is_short, screen.is_silent)


def invitation(words: Translator, token: str, bot: str) -> Body:
    """An invitation to the private chat, where the token will be pressed."""
    button = InlineKeyboardButton(words("telegram-open"), url=link(bot, token))
    return Body(
        to_html(words("telegram-open-first"), (), None, LONGEST_TEXT), None, InlineKeyboardMarkup([[button]]), True
    )


async def _media(screen: Screen, pool: PicturePool) -> Media | None:
    if screen.file:
        return Media("document", screen.file.name, screen.file.data)
    if screen.drawing:
        picture = await pool.draw(screen.drawing, screen.theme(LIGHT))
        return Media(_KINDS[picture.type], f"cairn.{picture.type}", picture.data)
    return None


def without_picker(body: Body) -> Body:
    """The same, putting away a question about people."""
    return replace(body, keyboard=ReplyKeyboardRemove())


def _keyboard(screen: Screen, bot: str, *, shared: bool) -> Keyboard | None:
    if screen.picker:
        return _ask_people(screen.picker)
    rows = [row for each in screen.rows for row in (_shared_rows(each, bot) if shared else [list(map(_button, each))])]
    if screen.invitation:
        rows.append([_inviter(screen.invitation, bot)])
    return InlineKeyboardMarkup(rows) if rows else None


def _ask_people(picker: Picker) -> ReplyKeyboardMarkup:
    asked = KeyboardButtonRequestUsers(
        picker.draft, user_is_bot=False, max_quantity=picker.most, request_name=True, request_username=True
    )
    button = KeyboardButton(picker.label, request_users=asked)
    return ReplyKeyboardMarkup([[button]], resize_keyboard=True, one_time_keyboard=True)


def _inviter(invitation: Invitation, bot: str) -> InlineKeyboardButton:
    """Lets the person choose a chat to which the link and the text are sent in their name."""
    shared = urlencode({"url": link(bot, invitation.token), "text": invitation.text}, quote_via=quote)
    return InlineKeyboardButton(invitation.label, url=f"https://t.me/share/url?{shared}")


def _shared_rows(row: Row, bot: str) -> Iterator[list[InlineKeyboardButton]]:
    """In a group, a seat is taken in the private chat, so that the bot may write there. The hand and puzzles are there,
    too."""
    rest = []
    for button in row:
        match button.token.partition(":")[0]:
            case "accept" | "solve":
                rest.append(_opener(button, button.label, bot))
            case "hand":
                yield [_button(button), _opener(button, beyond(button.label), bot)]
            case _:
                rest.append(_button(button))
    if rest:
        yield rest


def beyond(label: str) -> str:
    """The same label, marked as leading to the private chat."""
    return f"{label} ↗"


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(button.label, callback_data=button.token, style=_STYLES[button.style])


def _opener(button: Button, label: str, bot: str) -> InlineKeyboardButton:
    return InlineKeyboardButton(label, url=link(bot, button.token), style=_STYLES[button.style])


def alert(screen: Screen) -> str:
    return cut(strip_code_marks(screen.titled_text), LONGEST_ALERT)


def hand_alert(screen: Screen, words: Translator) -> str:
    """The cards, in as many words as fit, and where to play them."""
    drawing = screen.drawing
    if not isinstance(drawing, Hand):
        return alert(screen)
    where = words("telegram-play", button=beyond(words(drawing.words.own("button-hand"))))
    short = ", ".join(drawing.words.card(card) for card in drawing.view.hand)
    told = (f"{cards}\n{where}" for cards in (drawing.told(), short))
    return next((text for text in told if units(text) <= LONGEST_ALERT), cut(short, LONGEST_ALERT))
