"""An export of everything that is kept about a person: an archive with the rows as JSON, and a record of each match."""

import io
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bot.i18n import Translator
from bot.model.matches import Entry, Match
from bot.model.position import replay
from bot.narration import title, words_for
from bot.screens.screen import File
from bot.service.history import record_file
from bot.store import Connection, data, matches, traces
from bot.store.traces import Row, Traces
from bot.store.web import Attachment

MOST = 9_500_000
"""In bytes: what every platform takes. Nobody comes near that, except by pictures."""
_READABLE = 0o600 << 16
"""By those who unpack it."""
ROWS, ABOUT = "data.json", "README.txt"
"""The names of the files that are always there."""


@dataclass(frozen=True, slots=True)
class Collected:
    """What there is about a person, at one moment."""

    traces: Traces
    tables: Mapping[str, Sequence[Row]]
    matches: tuple[tuple[Match, tuple[Entry, ...]], ...]
    """With their logs, the newest first; without challenges."""
    attachments: Sequence[Attachment]
    """The pictures and files that they were shown in private in the room, the newest first."""


@dataclass(frozen=True, slots=True)
class Packed:
    file: File
    matches: int
    left_out: int
    """The files for which there was no room."""


def collect(connection: Connection, player: int) -> Collected:
    found = traces.find(connection, player)
    played = [(match, matches.log(connection, id)) for id in found.matches if (match := matches.find(connection, id))]
    begun = [(match, log) for match, log in played if match.started is not None]
    begun.sort(key=lambda each: (each[0].started or 0.0, each[0].id), reverse=True)
    shown = data.attachments(connection, found, MOST)
    return Collected(found, data.export(connection, found), tuple(begun), shown)


def pack(found: Collected, words: Translator, now: float) -> Packed:
    """Slow: it replays all matches."""
    written, left, packed = io.BytesIO(), MOST, 0
    day = datetime.fromtimestamp(now, UTC)
    files = [*_files(found, words, day)]
    with ZipFile(written, "w", ZIP_DEFLATED) as archive:
        for name, content in files:
            # With what the archive itself notes about a file.
            left -= len(zlib.compress(content)) + 2 * len(name.encode()) + 200
            if left < 0:
                break
            packed += 1
            entry = ZipInfo(name)
            entry.external_attr = _READABLE
            archive.writestr(entry, content, ZIP_DEFLATED)
    name = f"cairn-{day:%Y-%m-%d}.zip"
    return Packed(File(name, "", written.getvalue()), len(found.matches), len(files) - packed)


def _files(found: Collected, words: Translator, now: datetime) -> Iterator[tuple[str, bytes]]:
    """The names and contents of the files, what is most important first."""
    rows = json.dumps(found.tables, ensure_ascii=False, indent=1, default=_as_text).encode()
    titles = "".join(f"{title(match, words_for(match, words.language))}\n" for match, _ in found.matches)
    yield ABOUT, f"{words('data-readme', time=f'{now:%Y-%m-%d}')}\n\n{titles}".encode()
    yield ROWS, rows
    seats = dict(found.traces.seats)
    for match, log in found.matches:
        seat = match.seats[seats[match.id]]
        # Where the computer has replaced them, they are told what everyone is.
        record = record_file(match, replay(match, log), seat.number if seat.person else None)
        yield f"matches/{record.name}", record.data
    for each in found.attachments:
        # An earlier export has nothing that is not in this one.
        if each.type != "zip":
            yield f"room/{each.digest[:16]}.{each.type}", each.data


def _as_text(value: Any) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)
