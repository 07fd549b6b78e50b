"""How much time the players of a match have."""

from datetime import UTC, datetime

from bot.i18n import Translator
from bot.model.clocks import PACES, STAGES
from bot.model.matches import Match, Seat
from bot.model.position import Position, players
from bot.screens.screen import spell_moment

NO_BREAK = "\N{NO-BREAK SPACE}"
_UNITS = (("time-days", 86400), ("time-hours", 3600), ("time-minutes", 60))


def until(match: Match, position: Position) -> datetime | None:
    """When the time for this turn is over; when it is, when the bank is empty. Of several who are asked, the first."""
    moments = [seat.deadline if _uses_bank(seat) else seat.bank_begins for seat in _asked(match, position)]
    return min((datetime.fromtimestamp(moment, UTC) for moment in moments if moment is not None), default=None)


def banks(match: Match, position: Position, words: Translator, viewer: int | None = None) -> list[str]:
    """What those who are asked have left in their banks: a line for each."""
    lines = []
    for seat in _asked(match, position):
        assert seat.deadline is not None
        assert seat.bank_begins is not None
        left = duration(seat.deadline - seat.bank_begins, words)
        state = {"bank": "bank-runs", "empty": "empty"}.get(STAGES[seat.reminded], "bank")
        if seat.number == viewer:
            lines.append(words(f"clock-{state}-yours", time=left))
        else:
            lines.append(words(f"clock-{state}", name=words.seat(seat.number), time=left))
    return lines


def matters(match: Match, position: Position) -> bool:
    """Whether there are clocks in a match: it has a pace, and several people play."""
    return PACES[match.pace] is not None and len(players(match, position)) > 1


def absences(match: Match, words: Translator, viewer: int | None = None) -> list[str]:
    """Who of the players of a running match is on vacation, and until when: a line for each."""
    return [
        words("away-yours", time=spell_moment(datetime.fromtimestamp(seat.away, UTC)))
        if seat.number == viewer
        else words("away", name=words.seat(seat.number), time=spell_moment(datetime.fromtimestamp(seat.away, UTC)))
        for seat in match.seats
        if seat.away is not None and match.ended is None
    ]


def duration(seconds: float, words: Translator) -> str:
    """As days and hours, hours and minutes, or minutes: whatever is most, and what is next to it. No line breaks in
    it."""
    minutes = max(round(seconds / 60), 0) * 60
    first = next((place for place, (_, size) in enumerate(_UNITS) if minutes >= size), len(_UNITS) - 1)
    told: list[str] = []
    for key, size in _UNITS[first : first + 2]:
        count, minutes = divmod(minutes, size)
        if count or not told:
            told.append(words(key, count=str(count)))
    return " ".join(told).replace(" ", NO_BREAK)


def _asked(match: Match, position: Position) -> list[Seat]:
    """The seats whose clocks run."""
    if position.ending or match.ended is not None:
        return []
    return [seat for seat in match.seats if seat.number in position.actors and seat.deadline is not None]


def _uses_bank(seat: Seat) -> bool:
    return STAGES[seat.reminded] in ("bank", "empty")
