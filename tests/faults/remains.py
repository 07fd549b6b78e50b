"""What a dead process has left on disk. It is read from a copy, so that the next life finds it unchanged."""

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.faults.people import Deed, Person


@dataclass(frozen=True, slots=True)
class Remains:
    logs: dict[str, list[tuple[str | None, str]]]
    """For each match, who acted (an account, or None for the computer) and what they did."""
    waiting: list[tuple[str, int]]
    """The messages due for delivery: their kind, and the row of the outbox."""
    made: dict[str, int]
    """How many matches each person has made, but for rematches."""
    broken: list[str]
    """What SQLite finds wrong."""

    def of(self, account: str) -> dict[str, list[tuple[int, str]]]:
        """One person's plies and lines in each match."""
        return {
            match: [(ply, _word(line)) for ply, (author, line) in enumerate(log) if author == account]
            for match, log in self.logs.items()
        }


def examine(folder: Path) -> Remains:
    copy = folder / "remains"
    copy.mkdir(exist_ok=True)
    for name in ("cairn.db", "cairn.db-wal"):
        (copy / name).unlink(missing_ok=True)
        if (folder / name).exists():
            shutil.copyfile(folder / name, copy / name)
    with closing(sqlite3.connect(copy / "cairn.db")) as database:
        logs: dict[str, list[tuple[str | None, str]]] = {}
        for match, ply, account, line in database.execute(
            "SELECT match, ply, account, action FROM actions JOIN seats USING (match, seat) ORDER BY match, ply"
        ):
            assert ply == len(logs.setdefault(match, [])), f"{match} has no line {len(logs[match])}"
            logs[match].append((account, line))
        made = database.execute(
            "SELECT account, count(*) FROM matches JOIN seats ON seats.match = matches.id AND seat = challenger"
            " WHERE rematch_of IS NULL GROUP BY account"
        ).fetchall()
        waiting = database.execute("SELECT kind, id FROM outbox WHERE wanted > shown").fetchall()
        checks = [
            *(text for (text,) in database.execute("PRAGMA integrity_check") if text != "ok"),
            *(str(row) for row in database.execute("PRAGMA foreign_key_check")),
        ]
    return Remains(logs, waiting, dict(made), checks)


def compare(remains: Remains, before: Remains | None, people: Iterable[Person]) -> list[str]:
    """Contradictions to what people know. People learn here what was carried out of what they got no answer to."""
    wrong = list(remains.broken)
    if before:
        wrong += [
            f"the log of {match} was changed: {log} became {remains.logs.get(match)}"
            for match, log in before.logs.items()
            if remains.logs.get(match, [])[: len(log)] != log
        ]
    for person in people:
        made = remains.made.get(person.account, 0)
        if made == person.made + 1 and person.sent and person.sent.verb == "play" and not person.written:
            person.note_written(None)
        if made != person.made:
            wrong.append(f"{person.account} knows of {person.made} matches that they made, sent {person.sent}: {made}")
        found = remains.of(person.account)
        for match in person.deeds.keys() | found.keys():
            wrong += _compare(person, match, person.deeds.setdefault(match, []), found.get(match, []), remains)
    return wrong


def _compare(
    person: Person, match: str, deeds: list[Deed], lines: list[tuple[int, str]], remains: Remains
) -> list[str]:
    sent = person.sent
    unanswered = lines[len(deeds) :]
    if len(unanswered) == 1 and sent and sent.match == match and sent.may_be(unanswered[0][1]) and not person.written:
        person.note_written(Deed(unanswered[0][1], sent.ply))
    if [deed.line for deed in deeds] != [line for _, line in lines]:
        return [f"{person.account} did {deeds} in {match} and sent {sent}; the log has {lines}"]
    return [
        f"{person.account} played {deed} in {match}, and it is at ply {ply}"
        for deed, (ply, _) in zip(deeds, lines, strict=True)
        if deed.ply is not None and not _is_at(deed.ply, ply, remains.logs[match])
    ]


def _is_at(shown: int, written: int, log: list[tuple[str | None, str]]) -> bool:
    """Whether only offers came between showing a move and its place in the log."""
    return shown <= written and all(line.startswith("/") for _, line in log[shown:written])


def _word(line: str) -> str:
    """For actions besides the rules, people are told only the kind: `/offer undo` is an offer."""
    return line.split(maxsplit=1)[0] if line.startswith("/") else line
