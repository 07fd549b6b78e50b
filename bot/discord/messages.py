"""Screens as Discord shows them: a heading, formatted text, buttons, a picture with its alt text, a file."""

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.screens.pictures import PicturePool, in_words
from bot.screens.screen import Drawing, Screen, Span, Style, read_moment, spans
from renderers import DARK, Theme

LONGEST_TEXT, LONGEST_EMBED, LONGEST_ALT = 2000, 4096, 1024
_MARKS = re.compile(r"[\\*_~|\[\]<>#]|^\s*[-+]", re.MULTILINE)
Commands = Mapping[str, int]
"""The ids that Discord has given to commands. It makes a button of a command's English name with its id."""
_NONE: Commands = {}
_BREAK = "\u200b"
"""Takes no room, and breaks up what would be a mention or a link."""


@dataclass(frozen=True, slots=True)
class Body:
    """The contents of a message. Files can be sent only once, so each sending creates new ones."""

    content: str
    embed: discord.Embed | None
    view: ui.View | None
    files: tuple[tuple[str, bytes, str], ...]
    """The name, the content and the alt text."""
    mentions: discord.AllowedMentions
    is_silent: bool

    def new(self) -> dict[str, Any]:
        """The parameters of a new message."""
        embed = {"embed": self.embed} if self.embed else {}
        view = {"view": self.view} if self.view else {}
        look = {"content": self.content, **embed, **view, "files": self._files()}
        return {**look, "allowed_mentions": self.mentions, "silent": self.is_silent}

    def change(self) -> dict[str, Any]:
        """The parameters of an edit: whatever is no longer there is removed."""
        return {
            "content": self.content,
            "embed": self.embed,
            "view": self.view,
            "attachments": self._files(),
            "allowed_mentions": self.mentions,
        }

    def is_shown_by(self, message: discord.Message) -> bool:
        """Whether the message already shows this, as far as can be seen."""
        rows = (row for row in message.components if isinstance(row, discord.ActionRow))
        buttons = [part.custom_id for row in rows for part in row.children if isinstance(part, discord.Button)]
        wanted = [part.token for part in self.view.children if isinstance(part, TokenButton)] if self.view else []
        sizes = [file.size for file in message.attachments], [len(data) for _, data, _ in self.files]
        return (message.content, buttons) == (self.content, wanted) and sizes[0] == sizes[1]

    def _files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(data), name, description=alt) for name, data, alt in self.files]


async def body(
    screen: Screen,
    pool: PicturePool,
    *,
    pictures: bool = True,
    embeds: bool = True,
    commands: Commands = _NONE,
    place: str = "",
) -> Body:
    """Without pictures, they are described in words; without embeds, a long text is cut.

    `place` is the link to the channel, for links to its messages.

    Discord shows the content, then the files, then the embed: so the text of a picture with a title goes into an embed.
    """
    screen = in_words(pool.admit(screen) if pictures else screen)
    files: list[tuple[str, bytes, str]] = []
    calls = " ".join(
        (*([f"<@&{screen.role}>"] if screen.role else []), *(f"<@{account}>" for account in screen.called))
    )
    until = f"⏳ {format_dt(screen.until, 'R')}" if screen.until else ""
    heading = f"### {to_markdown(screen.title, commands)}" if screen.title else ""
    jump = f"[{_escape(screen.jump.label)}]({place}/{screen.jump.message})" if screen.jump and place else ""
    room = (LONGEST_EMBED if embeds else LONGEST_TEXT) - len(_lines(calls, heading, until, jump)) - 4
    text = to_markdown(screen.fit(lambda version: len(to_markdown(version, commands)) <= room), commands)
    if screen.drawing and pictures:
        files.append(await _picture(screen.drawing, screen.theme(DARK), pool))
    elif screen.drawing and (told := screen.drawing.told()) not in screen.text:
        text = f"{text}\n{to_markdown(told)}"
    if screen.file and pictures:
        files.append((screen.file.name, screen.file.data, _cut(screen.text, LONGEST_ALT)))
    elif screen.file:
        text = f"{text}\n{to_markdown(screen.file.text)}"
    above = _lines(calls, heading)
    below = _lines(text, until, jump)
    content, embed = _lines(above, below), None
    if not embeds:
        content = _cut(content, LONGEST_TEXT)
    elif (heading and files) or len(content) > LONGEST_TEXT:
        content, embed = above, discord.Embed(description=_cut(below, LONGEST_EMBED))
    users = [discord.Object(int(account)) for account in screen.called]
    roles = [discord.Object(int(screen.role))] if screen.role else False
    allowed = discord.AllowedMentions(everyone=False, users=users, roles=roles)
    return Body(content, embed, _view(screen), tuple(files), allowed, screen.is_silent)


def to_markdown(text: str, commands: Commands = _NONE) -> str:
    """Plain text, escaped for Discord; only `code` keeps its formatting, and commands can be pressed."""
    return "".join(_piece(kind, part, commands) for kind, part in spans(text))


def _piece(kind: Span, part: str, commands: Commands) -> str:
    if kind == "plain":
        return _escape(part)
    if kind == "moment":
        return f"<t:{read_moment(part)[0]}:f>"
    if kind == "address":
        return f"<#{part}>"
    id = commands.get(part.removeprefix("/")) if kind == "command" else None
    return f"<{part}:{id}>" if id else f"`{part}`"


def _escape(text: str) -> str:
    unmarked = _MARKS.sub(lambda mark: f"{mark[0][:-1]}\\{mark[0][-1]}", text)
    return unmarked.replace("@", f"@{_BREAK}").replace("/", f"/{_BREAK}")


def _lines(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


async def _picture(drawing: Drawing, theme: Theme, pool: PicturePool) -> tuple[str, bytes, str]:
    picture = await pool.draw(drawing, theme)
    return f"cairn.{picture.type}", picture.data, _cut(picture.alt, LONGEST_ALT)


def _view(screen: Screen) -> ui.View | None:
    if not screen.rows:
        return None
    view = ui.View(timeout=None)
    for number, row in enumerate(screen.rows):
        for button in row:
            view.add_item(TokenButton(button.label, button.token, button.style, number))
    return view


_STYLES: dict[Style, ButtonStyle] = {
    "plain": ButtonStyle.secondary,
    "primary": ButtonStyle.primary,
    "danger": ButtonStyle.danger,
}


class TokenButton(ui.DynamicItem[ui.Button[ui.View]], template=r"(?P<token>[a-z]+(?::.*)?)"):
    def __init__(self, label: str, token: str, style: Style = "plain", row: int | None = None) -> None:
        super().__init__(ui.Button(label=label, custom_id=token, style=_STYLES[style], row=row))
        self.token = token

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "TokenButton":
        return cls("…", match["token"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.handlers.press(interaction, self.token)
