"""What a person is shown, the same on every platform: a title, a text, a picture, a file, rows of buttons.

Only the text is always present. It is plain: names and typed words appear unchanged, and only `code` is marked, with
backticks, which no name contains. The adapter escapes it for its platform.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Literal, NamedTuple, Protocol

from bot.buttons import LONGEST_TOKEN
from bot.commands import CATALOGUE
from bot.i18n import Translator
from bot.model.people import Person
from bot.zones import in_zone
from renderers import DARK, LIGHT, Picture, Theme

Style = Literal["plain", "primary", "danger"]
Span = Literal["plain", "code", "command", "address", "moment"]
"""How a piece of a text is formatted. An address of the platform is a link there, where that has links; a moment is
shown in the reader's own time, where clients do that."""

LONGEST_LABEL = 40
"""In characters. Anything longer is cut off."""
MOST = 5
"""Rows, and buttons in a row: the lowest limit of any platform."""


class Drawing(Hashable, Protocol):
    """A picture still to be drawn: a value that is cheap to create and pass around."""

    def draw(self, theme: Theme) -> Picture:
        """Slow: for the pool, never on the event loop."""

    def told(self) -> str:
        """The same in words, for places that cannot show pictures."""


@dataclass(frozen=True, slots=True)
class Button:
    """Its token says everything that it does, so it never stops working."""

    label: str
    token: str
    style: Style = "plain"

    def __post_init__(self) -> None:
        assert len(self.token.encode()) <= LONGEST_TOKEN, self.token
        if len(self.label) > LONGEST_LABEL:
            object.__setattr__(self, "label", f"{self.label[: LONGEST_LABEL - 1]}…")


Row = tuple[Button, ...]


class Mention(NamedTuple):
    """Someone to notify, by the account and the name in the text. Without an account, the name is their handle."""

    account: str
    name: str


class Role(NamedTuple):
    """People of a place who can be called together, on a platform that has such roles."""

    id: str
    name: str


class Jump(NamedTuple):
    """A link to another message at the same table."""

    label: str
    message: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """A challenge to pass on to people elsewhere, for platforms that can do so: they show a button with this label."""

    label: str
    token: str
    """What it does for those who get it."""
    text: str


@dataclass(frozen=True, slots=True)
class Picker:
    """A question that the person answers with the platform's own list of people."""

    label: str
    draft: int
    """The number of the challenge that is being put together: see `bot/model/drafts.py`."""
    most: int
    """How many may be chosen."""


@dataclass(frozen=True, slots=True)
class File:
    """Something to download: a text, or an archive that people unpack."""

    name: str
    text: str
    archive: bytes = b""
    """The content, if it is no text."""

    @property
    def data(self) -> bytes:
        return self.archive or self.text.encode()


@dataclass(frozen=True, slots=True)
class Look:
    """How someone wants what they alone see."""

    theme: str | None = None
    """Light or dark; None: as the platform has it."""
    words_first: bool = False
    """Whether boards and hands come as text, not as pictures."""


USUAL = Look()


@dataclass(frozen=True, slots=True)
class Screen:
    """For the table or for one person: the caller knows which."""

    text: str
    drawing: Drawing | None = None
    rows: tuple[Row, ...] = ()
    file: File | None = None
    ply: int | None = None
    """The moment of the match that it shows. It is not delivered to a person who has already seen a later one."""
    hand: str = ""
    """The match, if this is the hand of one of its players."""
    notice: str = ""
    """What it says first, about what was done or why not."""
    apart: bool = False
    """Whether it is shown next to a message that is kept up to date, instead of replacing it."""
    public: bool = False
    """Whether everyone at the table may see it."""
    is_refusal: bool = False
    """Whether it only says why something was not done."""
    mentions: tuple[Mention, ...] = ()
    is_hushed: bool = False
    """Whether it makes no sound, whoever it mentions."""
    role: str = ""
    """The id of a role to notify, on a platform that has them."""
    until: datetime | None = None
    """The deadline for what is asked here; each platform shows it in its own way, after the text."""
    shorter: tuple[str, ...] = ()
    """Shorter versions of the text, longest first: each leaves out what matters least in the one before."""
    title: str = ""
    """What it is about, in bold. If possible, the picture comes between the title and the text."""
    jump: Jump | None = field(default=None, compare=False, repr=False)
    """Where a call leads. It belongs to the table, not to what is shown there."""
    challenge: str = ""
    """The match, if this tells the challenger that their challenge was made."""
    invitation: Invitation | None = None
    picker: Picker | None = None
    look: Look = USUAL
    """How the only person who sees it wants it."""

    def __post_init__(self) -> None:
        tokens = [button.token for row in self.rows for button in row]
        assert len(self.rows) <= MOST, self.rows
        assert all(0 < len(row) <= MOST for row in self.rows), self.rows
        assert len(set(tokens)) == len(tokens), tokens

    def theme(self, usual: Theme) -> Theme:
        """The theme of its picture, where this one is usual."""
        return {"light": LIGHT, "dark": DARK}.get(self.look.theme or "", usual)

    def fit(self, fits: Callable[[str], bool]) -> str:
        """The longest version of the text that fits, or else the shortest."""
        return next(filter(fits, (self.text, *self.shorter)), (self.text, *self.shorter)[-1])

    @property
    def called(self) -> tuple[str, ...]:
        """The accounts of the people to notify."""
        return tuple(each.account for each in self.mentions if each.account)

    @property
    def is_silent(self) -> bool:
        """Whether it arrives without a sound: only a call to a person makes one."""
        return self.is_hushed or not (self.mentions or self.role)

    @property
    def titled_text(self) -> str:
        """The title and the text, for places without bold type."""
        return f"{self.title}\n\n{self.text}" if self.title else self.text


def seen_by(screen: Screen, person: Person) -> Screen:
    """The screen as the person wants it who alone sees it: their theme, text or pictures, their time."""
    if screen.public:
        return screen
    return replace(in_time_of(screen, person.zone), look=Look(person.theme, person.words_first))


def in_time_of(screen: Screen, zone: str | None) -> Screen:
    """The same with its moments in the time of a zone, for where clients do not show their own."""
    if zone is None:
        return screen
    text, *shorter = (_in_time_of(text, zone) for text in (screen.text, *screen.shorter))
    until = in_zone(screen.until, zone) if screen.until else None
    return replace(screen, text=text, shorter=tuple(shorter), until=until)


def shorten(lines: Sequence[str], least: Iterable[str]) -> tuple[str, ...]:
    """Shorter versions of a text, for `Screen.shorter`: without the first of these lines, the first two, and so on."""
    kept, versions = list(lines), []
    for line in least:
        kept.remove(line)
        versions.append("\n".join(kept))
    return tuple(versions)


def spell_address(address: str) -> str:
    """An address in a text: see `spans`."""
    return f"`{_ADDRESS}{address}`"


def spell_addresses(addresses: Sequence[str], words: Translator, most: int) -> str:
    """Addresses as a list in a sentence; of many, only the first."""
    spelled = [spell_address(each) for each in addresses[:most]]
    return words.listed(spelled) if len(addresses) <= most else ", ".join((*spelled, "…"))


def spell_moment(moment: datetime) -> str:
    """A moment in a text: see `spans`."""
    return f"`{_MOMENT}{int(moment.timestamp())} {moment:{MOMENT_FORMAT}}`"


def read_moment(part: str) -> tuple[int, str]:
    """The seconds since 1970 of a moment in a text, and how it is told where clients do not show their own time."""
    unix, _, told = part.partition(" ")
    return int(unix), told


def _in_time_of(text: str, zone: str) -> str:
    def anew(found: re.Match[str]) -> str:
        return spell_moment(in_zone(datetime.fromtimestamp(int(found[1]), UTC), zone))

    return _MOMENT_SPAN.sub(anew, text)


MOMENT_FORMAT = "%Y-%m-%d %H:%M %Z"
_ADDRESS, _MOMENT = "\x1f", "\x19"
"""Marks that nobody can type, and that do not end lines."""
_MOMENT_SPAN = re.compile(f"`{_MOMENT}([0-9]{{1,11}}) ([^`]*)`")
"""With as many digits as every calendar here can take, whoever has written them."""
_COMMANDS = frozenset(f"/{command.name}" for command in CATALOGUE)


def spans(text: str) -> Iterator[tuple[Span, str]]:
    """A screen's text in pieces: plain text, code, and code that is just the name of a command, an address or a moment.

    Sentences call a command by its name in the catalogue, in every language: the room and Telegram's menu have no
    other, and on Discord it is the one that readers of all languages share.
    """
    for place, part in enumerate(text.split("`")):
        match place % 2, part in _COMMANDS:
            case 0, _:
                yield "plain", part
            case _, True:
                yield "command", part
            case _ if _MOMENT_SPAN.fullmatch(f"`{part}`"):
                yield "moment", part.removeprefix(_MOMENT)
            case _ if part.startswith(_ADDRESS):
                yield "address", part.removeprefix(_ADDRESS)
            case _:
                yield "code", part


_WIDE, _ROWS = 5, 4
"""Buttons in a row, and rows: with one more row for other things, every platform allows this."""
MOST_BUTTONS = _WIDE * _ROWS


def in_rows(buttons: Sequence[Button], width: int = 0) -> tuple[Row, ...]:
    """Rows of about the same length: three if there are few buttons, since more do not fit on a phone."""
    width = width or next((width for width in (3, 4) if len(buttons) <= _ROWS * width), _WIDE)
    rows = -(-len(buttons) // width)
    ends = [-(-len(buttons) * row // rows) for row in range(rows + 1)] if rows else []
    return tuple(tuple(buttons[start:end]) for start, end in pairwise(ends))
