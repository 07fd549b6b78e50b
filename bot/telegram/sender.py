"""Messages on their way to Telegram: as a text, or with a file that is uploaded once and then referred to by id."""

import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from telegram import (
    Bot,
    InputFile,
    InputMediaAnimation,
    InputMediaDocument,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.constants import ParseMode

from bot.telegram.addresses import Address
from bot.telegram.errors import NoFile, NoText, call
from bot.telegram.messages import Body, Kind, Media

File = str | bytes
"""The id of a file that Telegram has, or its content."""

_REMEMBERED = 2000
_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
_INPUTS: dict[Kind, Callable[..., InputMediaPhoto | InputMediaAnimation | InputMediaDocument]] = {
    "photo": InputMediaPhoto,
    "animation": InputMediaAnimation,
    "document": InputMediaDocument,
}


class TooLong(Exception):
    """The text is too long for a caption of the existing picture."""


class Sender:
    """Raises what `failures.call` does."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._files: OrderedDict[bytes, str] = OrderedDict()
        """The ids of files, by content."""

    async def send(self, place: Address, body: Body, reply_to: int | None = None) -> int:
        """Send a new message; return its id."""
        where: dict[str, Any] = {
            "chat_id": place.chat,
            "message_thread_id": place.topic,
            "disable_notification": body.is_silent,
        }
        if reply_to:
            where["reply_parameters"] = ReplyParameters(reply_to, allow_sending_without_reply=True)
        look: dict[str, Any] = {"reply_markup": body.keyboard, "parse_mode": ParseMode.HTML}
        if body.media is None:
            sent = await call(self._bot.send_message(text=body.html, link_preview_options=_NO_PREVIEW, **where, **look))
        else:
            media = body.media
            send: dict[Kind, Callable[..., Awaitable[Message]]] = {
                "photo": self._bot.send_photo,
                "animation": self._bot.send_animation,
                "document": self._bot.send_document,
            }

            async def upload(file: File) -> Message | None:
                given = file if isinstance(file, str) else InputFile(file, media.name)
                return await call(send[media.kind](**{media.kind: given}, caption=body.html, **where, **look))

            sent = await self._with_file(media, upload)
        assert sent is not None
        return sent.message_id

    async def change(self, place: Address, message: int, body: Body, *, has_media: bool | None = None) -> None:
        """Show this in an existing message; raises TooLong. The caller may know whether it already has a file."""
        where: dict[str, Any] = {"chat_id": place.chat, "message_id": message, "reply_markup": body.keyboard}
        if body.media:
            await self._change_media(where, body.html, body.media)
            return
        if not has_media:
            try:
                await call(
                    self._bot.edit_message_text(
                        body.html, parse_mode=ParseMode.HTML, link_preview_options=_NO_PREVIEW, **where
                    )
                )
            except NoText:
                pass
            else:
                return
        if not body.is_short:
            raise TooLong
        await call(self._bot.edit_message_caption(caption=body.html, parse_mode=ParseMode.HTML, **where))

    async def remove(self, place: Address, message: int) -> None:
        await call(self._bot.delete_message(place.chat, message))

    async def _change_media(self, where: dict[str, Any], html: str, media: Media) -> None:
        async def upload(file: File) -> Message | None:
            name = {} if isinstance(file, str) else {"filename": media.name}
            shown = _INPUTS[media.kind](file, caption=html, parse_mode=ParseMode.HTML, **name)
            changed = await call(self._bot.edit_message_media(shown, **where))
            return changed if isinstance(changed, Message) else None

        await self._with_file(media, upload)

    async def _with_file(self, media: Media, upload: Callable[[File], Awaitable[Message | None]]) -> Message | None:
        digest = hashlib.sha256(media.kind.encode() + media.data).digest()
        if known := self._files.get(digest):
            self._files.move_to_end(digest)
            try:
                return await upload(known)
            except NoFile:
                del self._files[digest]
        sent = await upload(media.data)
        if sent and (file := _file_id(sent, media.kind)):
            self._files[digest] = file
            if len(self._files) > _REMEMBERED:
                self._files.popitem(last=False)
        return sent


def _file_id(message: Message, kind: Kind) -> str | None:
    match kind:
        case "photo":
            return message.photo[-1].file_id if message.photo else None
        case "animation":
            return message.animation.file_id if message.animation else None
        case "document":
            return message.document.file_id if message.document else None
