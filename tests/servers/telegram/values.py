"""The values that the world is made of: buttons, entities, files, and what a message shows."""

from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]
MediaKind = Literal["photo", "animation", "document"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button of an inline keyboard. Its action is the name of the one field besides its appearance."""

    text: str
    action: str
    value: str
    style: str | None = None

    @property
    def data(self) -> str | None:
        return self.value if self.action == "callback_data" else None

    @property
    def url(self) -> str | None:
        return self.value if self.action == "url" else None


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Entity:
    """A marked part of a text; offset and length in UTF-16 units."""

    type: str
    offset: int
    length: int
    url: str | None = None
    user: int | None = None
    language: str | None = None
    emoji: str | None = None
    unix: int | None = None
    form: str | None = None


@dataclass(frozen=True, slots=True)
class File:
    """A file on Telegram's side. Two uploads of the same bytes are two files."""

    id: str
    unique: str
    kind: MediaKind
    data: bytes = field(repr=False)
    name: str
    mime: str
    width: int = 0
    height: int = 0


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows: a text, or a file with the text as its caption, and the buttons below."""

    text: str = ""
    entities: tuple[Entity, ...] = ()
    file: File | None = None
    keyboard: Keyboard = ()
    markup: str = ""
    """A keyboard of another kind than inline, as JSON."""
    caption_above: bool = False
    spoiler: bool = False

    @property
    def buttons(self) -> tuple[Button, ...]:
        return tuple(button for row in self.keyboard for button in row)

    @property
    def photo(self) -> bytes | None:
        return self._bytes("photo")

    @property
    def animation(self) -> bytes | None:
        return self._bytes("animation")

    @property
    def document(self) -> bytes | None:
        return self._bytes("document")

    @property
    def words(self) -> str:
        """All text in it: what a search for secrets must look through, besides the file."""
        marked = [part for entity in self.entities for part in (entity.url, entity.language) if part]
        pressed = [part for button in self.buttons for part in (button.text, button.value)]
        return "\n".join((self.text, *marked, *pressed, self.markup, self.file.name if self.file else ""))

    def part(self, entity: Entity) -> str:
        """The words that an entity marks."""
        units = self.text.encode("utf-16-le")[2 * entity.offset : 2 * (entity.offset + entity.length)]
        return units.decode("utf-16-le")

    def _bytes(self, kind: MediaKind) -> bytes | None:
        return self.file.data if self.file and self.file.kind == kind else None
