"""The command `cairn verify`: checks a record's shuffle, moves and ending, and reports in the reader's language."""

from pathlib import Path
from typing import NamedTuple

from bot import narration
from bot.i18n import Translator
from core import record
from core.game import Illegal, Outcome
from core.record import Broken, Record

LARGEST = 1_000_000
"""In bytes. The longest match takes about ten thousand."""
LONGEST_NAME = 200


class Verdict(NamedTuple):
    """The report, and whether the record is true."""

    text: str
    ok: bool


def verify(path: Path, words: Translator) -> Verdict:
    """Read a file and check it."""
    shown = _name(path)
    try:
        if path.is_dir():
            return Verdict(words("verify-folder", path=shown), False)
        if not path.is_file():
            return Verdict(words("verify-no-file", path=shown), False)
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError:
        return Verdict(words("verify-unopened", path=shown), False)
    if len(data) > LARGEST:
        return Verdict(words("verify-too-large", path=shown), False)
    try:
        # Some editors add a byte order mark.
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        return Verdict(words("verify-no-text", path=shown), False)
    return _check(text, words)


def _name(path: Path) -> str:
    """The path as typed, without control characters, and not too long."""
    name = "".join(filter(str.isprintable, str(path)))
    return name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}"


def _check(text: str, words: Translator) -> Verdict:
    try:
        checked = record.read(text)
        outcome = record.verify(checked)
    except Broken as broken:
        return Verdict(_complaint(broken, words), False)
    told = f"{words('verify-true', moves=len(checked.actions))} {_ending(checked, outcome, words)}"
    return Verdict(f"{told}\n{words('verify-compare', digest=checked.digest)}", True)


def _complaint(broken: Broken, words: Translator) -> str:
    params = dict(broken.params)
    if "action" in params:
        params["seat"] = words.seat(int(params["seat"]))
    if isinstance(broken.__cause__, Illegal):
        params["why"] = narration.explain(broken.__cause__, words)
    # As text, so that line numbers have no thousands separators.
    return words(f"verify-{broken.reason}", line=str(broken.line), **params)


def _ending(checked: Record, outcome: Outcome | None, words: Translator) -> str:
    if outcome:
        return narration.conclude(outcome, words)
    match checked.ending.split():
        case ["resigned", "by", seat]:
            return _lost("verify-resigned", int(seat), checked.seats, words)
        case ["time", "over", "for", seat]:
            return _lost("verify-time-over", int(seat), checked.seats, words)
        case ["draw", "agreed"]:
            return words("verify-draw-agreed")
        case ["aborted"]:
            return words("verify-aborted")
        case _:
            return words("verify-unfinished")


def _lost(key: str, seat: int, seats: int, words: Translator) -> str:
    """Why a seat lost and, if there are only two, who won."""
    told = words(key, name=words.seat(seat))
    return f"{told} {words('text-won', name=words.seat(1 - seat))}" if seats == 2 else told
