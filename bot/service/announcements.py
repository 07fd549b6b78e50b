"""Which posts about a match a change makes out of date, and where they are.

They are written to the outbox together with the change, and delivered afterwards. What each shows: `match_posts.py`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.model import votes
from bot.model.changes import Change
from bot.model.matches import Match, Seat
from bot.model.people import Person
from bot.model.plans import Followed
from bot.model.position import Position, asked_seats, concerned_seats
from bot.service import calls
from bot.store import Connection, outbox
from bot.store.outbox import Post

PLACE, MOVE, PLAN = "table", "move", "plan"
"""The kinds that are no messages: make a place for the match, let the computer move, play the next line of a plan."""
ROLE = "role"
"""A parameter of a challenge: the role that it calls."""
COMPUTER = "computer"
"""The platform on which computer players learn of their turn, and plans that theirs has come."""
_NOTHING: Mapping[str, str] = {}


class Wanted(NamedTuple):
    """A message that is out of date."""

    platform: str
    address: str
    detail: str = ""
    """What follows the name of the kind, if there are several of it: a seat, …"""
    params: Mapping[str, str] = {}

    def as_message(self, kind: str) -> tuple[str, str, str, Mapping[str, str]]:
        """As the outbox has it."""
        return self.platform, self.address, f"{kind}-{self.detail}" if self.detail else kind, self.params


def announce(connection: Connection, change: Change) -> None:
    """Ask for everything that a change makes out of date to be shown again."""
    change = _with_chats(connection, change) if change.after else change
    messages = [wanted.as_message(kind) for kind, changes in CHANGES for wanted in changes(change)]
    outbox.want_all(connection, change.match.id, messages, change.now)
    if change.is_same_turn and (change.moves_deadlines or change.is_decided_otherwise):
        show_calls_again(connection, change.match, change.now)


def _with_chats(connection: Connection, change: Change) -> Change:
    """The change with the private chats that it concerns."""
    chats, shown = calls.chats(connection, change.match), outbox.shown_of(connection, change.match.id)
    return replace(change, chats=tuple(chats), shown=tuple(shown))


def announce_moved(connection: Connection, match: Match, lost: Iterable[Post], now: float, why: str = "moved") -> None:
    """The match is shown at other tables from now on: this is said there, and what was lost is shown."""
    for table in _at_tables(Change(match, now)):
        _want(connection, "notice", table._replace(detail=why, params={"key": why}), match, now)
        for post in lost:
            outbox.want_at(connection, post, table.address, now)


def announce_late(connection: Connection, match: Match, now: float) -> None:
    """Someone's time has run out."""
    call(connection, match, "late", now)


def call(
    connection: Connection,
    match: Match,
    kind: str,
    now: float,
    params: Mapping[str, str] = _NOTHING,
    seats: Collection[int] | None = None,
) -> None:
    """Call people by a message of this kind, at the tables and in private chats, although nothing has changed; if only
    those who have these seats, then where they want that, so that it takes the place of no other call."""
    called = calls.as_called(connection, match)
    for where in _where_called(_with_chats(connection, Change(match, now)), kind):
        if seats is None or calls.are_called(called, seats, where.platform, where.address):
            _want(connection, kind, where._replace(params=params), match, now)


def show_calls_again(connection: Connection, match: Match, now: float) -> None:
    """Show calls as they are wanted now, wherever there are or were any. Nobody hears of them twice."""
    change = _with_chats(connection, Change(match, now))
    kinds = ("turn", "next", "late", "offer")
    wanted = ((each.platform, each.address, kind) for kind in kinds for each in _where_called(change, kind))
    outbox.renew(connection, match.id, wanted, now)


def show_names_again(connection: Connection, match: Match, now: float) -> None:
    """Somebody at the table is called otherwise now: what stays as it is while people play is brought up to date."""
    shown = outbox.shown_of(connection, match.id)
    outbox.renew(connection, match.id, [each for each in shown if each[2] in ("challenge", "board")], now)


def show_time(connection: Connection, match: Match, now: float) -> None:
    """Players have more or less time, although nobody has done anything: what shows it is brought up to date."""
    for table in _at_tables(Change(match, now)):
        _want(connection, "board", table, match, now)
    for hand in _at_hands(match.seats):
        _want(connection, "hand", hand, match, now)
    show_calls_again(connection, match, now)


def announce_plan(connection: Connection, match: Match, plans: Followed, now: float) -> None:
    """A plan has changed although nothing has happened in the match: its owner's hand tells, and whoever is not
    played for is called."""
    change = _with_chats(connection, Change(match, now, plans=(plans,)))
    told = {"hand": _at_hands(match.seats[plans[0].seat : plans[0].seat + 1]), PLAN: _due_plans(change)}
    told["turn"] = _where_called(change, "turn") if change.is_turn_freed else []
    for kind, messages in told.items():
        for each in messages:
            _want(connection, kind, each, match, now)


def tell_of_closing(connection: Connection, match: Match, now: float) -> None:
    """Tell those who are in a challenge that it was closed."""
    for notice in _notices_of_closing(match):
        _want(connection, "notice", notice, match, now)


def notify(connection: Connection, match: Match, to: Person, about: Person, now: float, **params: str) -> None:
    """Tell a person in their private chat something about a match and another person."""
    notify_at(connection, match, *to.chat, about, now, **params)


def notify_at(
    connection: Connection, match: Match, platform: str, address: str, about: Person, now: float, **params: str
) -> None:
    _want(connection, "notice", _notice(platform, address, about, **params), match, now)


# When each kind changes


def _at_tables(change: Change) -> list[Wanted]:
    closed = {seat.person.chat for seat in change.match.seats if seat.person and not seat.person.reachable}
    tables = ((table.platform, table.address) for table in change.match.tables)
    return [Wanted(*table) for table in tables if table not in closed]


def _where_called(change: Change, kind: str) -> list[Wanted]:
    """The tables, the private chats in which people are called, and wherever they were called before."""
    before = (Wanted(platform, address) for platform, address, shown in change.shown if shown == kind)
    chats = (Wanted(*chat) for chat in change.chats)
    return list({(each.platform, each.address): each for each in (*_at_tables(change), *chats, *before)}.values())


def _challenge(change: Change) -> list[Wanted]:
    return _at_tables(change) if change.before is None else []


def _begins(change: Change) -> list[Wanted]:
    return _at_tables(change) if change.is_beginning else []


def _board(change: Change) -> list[Wanted]:
    return _at_tables(change) if change.is_beginning or change.is_retimed or change.has_moved else []


def _turn(change: Change) -> list[Wanted]:
    return _where_called(change, "turn") if change.is_passing_turn else []


def _next(change: Change) -> list[Wanted]:
    asked = any(seat.person and seat.person.calls_next for seat in change.match.seats)
    return _where_called(change, "next") if asked and len(change.match.seats) > 2 and change.is_passing_turn else []


def _late(change: Change) -> list[Wanted]:
    """What was said about someone's time is void when the turn passes; `announce_late` says it."""
    was_late = change.match.deadline is not None and change.match.deadline <= change.now
    if not (was_late and change.before and change.after):
        return []
    is_void = not change.is_same_turn or change.is_passing_turn
    return _where_called(change, "late") if change.is_retimed or is_void else []


def _hands(change: Change) -> list[Wanted]:
    seats: set[int] = set()
    match change:
        case Change(is_beginning=True):
            seats.update(range(len(change.match.seats)))
        case Change(before=Position() as before, after=Position() as after):
            seats.update(concerned_seats(change.match, before, after) if change.has_moved else ())
            seats.update(asked_seats(change.match, before, after) if before.offer != after.offer else ())
            seats.update(range(len(change.match.seats)) if change.is_retimed else ())
            seats.update(was.seat for was, now in change.plans if was != now)
    here = [seat for seat in change.match.seats if seat.number in seats]
    return _at_hands((*here, *change.replaced))


def _at_hands(seats: Iterable[Seat]) -> list[Wanted]:
    return [Wanted(*seat.person.chat, str(seat.number)) for seat in seats if seat.person and seat.person.reachable]


def _offer(change: Change) -> list[Wanted]:
    changed = change.before and change.after and change.before.offer != change.after.offer
    return _where_called(change, "offer") if changed else []


def _over(change: Change) -> list[Wanted]:
    return _at_tables(change) if change.after and change.after.ending else []


def _notices(change: Change) -> list[Wanted]:
    people = [seat.person for seat in change.replaced if seat.person]
    if change.after and change.after.ending:
        # They can no longer come back.
        people += [seat.replaced for seat in change.match.seats if seat.replaced]
    if change.returned and change.returned.person:
        # What was said about that is void.
        people.append(change.returned.person)
    told = [_notice(*each.chat, each, key="replaced", language=each.language) for each in people]
    if change.before and change.before.offer and change.after and change.after.log[-1].action == "/decline":
        asked = change.match.seats[change.before.offer.seat].person
        refuser = change.match.seats[change.after.log[-1].seat].person
        if asked and refuser:
            told.append(_notice(*asked.chat, refuser, key="refused"))
    told += _notices_of_gift(change)
    told += _notices_of_vote(change)
    if change.after and change.after.ending and change.after.ending.kind == "closed":
        told += _notices_of_closing(change.match)
    return told


def _notices_of_gift(change: Change) -> list[Wanted]:
    """Whoever gets time is told from whom, and how much."""
    line = change.after.log[-1] if change.before and change.after else None
    match line.action.split() if line else []:
        case ["/give", seat, seconds] if line:
            giver, owner = change.match.seats[line.seat].person, change.match.seats[int(seat)].person
            if giver and owner:
                return [_notice(*owner.chat, giver, key="given", seconds=seconds)]
    return []


def _notices_of_vote(change: Change) -> list[Wanted]:
    """Those who have voted about a late player learn what was decided, where the match does not tell it."""
    before, line = change.before, change.after.log[-1] if change.before and change.after else None
    match line.action.split() if line else []:
        case ["/wait" | "/computer", seat] if before and line:
            about = next((each for each in (*change.replaced, *change.match.seats) if each.number == int(seat)), None)
            cast = votes.counted(change.match, before, int(seat), change.now)
            if not (cast and about and about.person):
                return []
            told = {"key": "voted", "name": about.person.name, "result": votes.majority(cast) or "tie"}
            voters = (change.match.seats[vote.by].person for vote in cast)
            # Each vote has its own message: an edit of an older one would be overlooked.
            return [Wanted(*voter.chat, f"voted-{line.ply}", told) for voter in voters if voter]
    return []


def _notices_of_closing(match: Match) -> list[Wanted]:
    """Everyone who plays, or was to play, is told that those who manage a place have ended the match."""
    people = [seat.person for seat in match.seats if seat.person]
    return [_notice(*each.chat, each, key="closed", language=each.language) for each in people]


def _computers(change: Change) -> list[Wanted]:
    actors = change.after.actors if change.after else ()
    turns = (seat.number for seat in change.match.seats if seat.computer and seat.number in actors)
    return [Wanted(COMPUTER, change.match.id, str(seat)) for seat in turns]


def _due_plans(change: Change) -> list[Wanted]:
    due = (plan.seat for _, plan in change.plans if plan and plan.state == "due")
    return [Wanted(COMPUTER, change.match.id, str(seat)) for seat in due]


def _notice(platform: str, address: str, about: Person, **params: str) -> Wanted:
    return Wanted(platform, address, f"{params['key']}-{about.account}", {"name": about.name, **params})


def _want(connection: Connection, kind: str, wanted: Wanted, match: Match, now: float) -> None:
    outbox.want_all(connection, match.id, [wanted.as_message(kind)], now)


# The table

CHANGES: tuple[tuple[str, Callable[[Change], Iterable[Wanted]]], ...] = (
    ("challenge", _challenge),
    (PLACE, _begins),
    ("board", _board),
    ("turn", _turn),
    ("next", _next),
    ("hand", _hands),
    ("late", _late),
    ("offer", _offer),
    ("over", _over),
    ("notice", _notices),
    (MOVE, _computers),
    (PLAN, _due_plans),
)
"""The kinds of posts about matches, in the order in which they are first posted, and which posts of each kind a change
makes out of date."""
