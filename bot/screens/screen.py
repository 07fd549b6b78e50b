"""What a person is shown, the same on every platform: a title, a text, a picture, a file, rows of buttons.

Only the text is always there. It is plain: names and typed words appear in it as they are, and only `code` is marked,
by backticks, which no name contains. The adapter escapes it for its platform.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol

from renderers import Picture, Theme

Style = Literal["plain", "primary", "danger"]

LONGEST_TOKEN = 64
"""Bytes. The least that any platform allows."""
LONGEST_LABEL = 40
"""Characters. What is more is cut off."""
MOST = 5
"""Rows, and buttons in a row. The least that any platform allows."""


class Drawing(Hashable, Protocol):
    """A picture still to be drawn: a value that is cheap to make and to pass around."""

    def draw(self, theme: Theme) -> Picture:
        """Slow: the studio's work, never that of the event loop."""

    def told(self) -> str:
        """The same in words, for where no pictures can be shown."""


@dataclass(frozen=True, slots=True)
class Button:
    """What it does is in its token alone, so it works for ever."""

    label: str
    token: str
    style: Style = "plain"

    def __post_init__(self) -> None:
        assert len(self.token.encode()) <= LONGEST_TOKEN, self.token
        if len(self.label) > LONGEST_LABEL:
            object.__setattr__(self, "label", f"{self.label[: LONGEST_LABEL - 1]}…")


Row = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class File:
    """Something to keep: a text with a name."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Screen:
    """For the table, or for one person: whoever asks for it knows which."""

    text: str
    drawing: Drawing | None = None
    rows: tuple[Row, ...] = ()
    file: File | None = None
    ply: int | None = None
    """The moment of the match at which it stands. A person who has gone on from there needs no delivery of the same."""
    apart: bool = False
    """Whether it does not replace a message that is kept up to date: pressed there, it is shown beside it."""
    public: bool = False
    """Whether everybody at the table may see it."""
    mentions: tuple[str, ...] = ()
    """The accounts of those who shall notice it."""
    until: datetime | None = None
    """When the time runs out for what is asked here; shown by each platform in its own way, after the text."""
    title: str = ""
    """What it is about, shown in bold. Below a title the picture comes first, then the text, where that is possible."""

    def __post_init__(self) -> None:
        tokens = [button.token for row in self.rows for button in row]
        assert len(self.rows) <= MOST, self.rows
        assert all(0 < len(row) <= MOST for row in self.rows), self.rows
        assert len(set(tokens)) == len(tokens), tokens

    @property
    def titled_text(self) -> str:
        """The title and the text, for places where nothing can be bold."""
        return f"{self.title}\n\n{self.text}" if self.title else self.text
