"""What is shown of a match, and to whom: which posts a change makes out of date, what each shows, and what follows if
it is refused.

What a change makes out of date is written to the outbox together with the change, and delivered afterwards.
"""

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from bot.i18n import Translator
from bot.model.matches import Match, Seat
from bot.model.people import Person
from bot.model.plans import Followed
from bot.model.position import Position, asked_seats, can_abort, concerned_seats, next_seat, players, side
from bot.narration import title, words_for
from bot.screens import challenges, returning, times, votes
from bot.screens import match as shown
from bot.screens.screen import Jump, Screen, in_time_of, seen_by
from bot.service import calls
from bot.service.context import Context
from bot.service.posts import Kind, Show, Shown, register
from bot.store import Connection, matches, outbox, people
from bot.store.outbox import Post

PLACE, MOVE, PLAN = "table", "move", "plan"
"""The kinds that are no messages: make a place for the match, let the computer move, play the next line of a plan."""
ROLE = "role"
"""A parameter of a challenge: the role that it calls."""
COMPUTER = "computer"
"""The platform on which computer players learn of their turn, and plans that theirs has come."""
_NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened to a match: something about its challenge, its beginning, or one more line of its log."""

    match: Match
    """With its deadline before the change."""
    now: float
    after: Position | None = None
    """None while it is a challenge."""
    before: Position | None = None
    """None when it begins."""
    replaced: tuple[Seat, ...] = ()
    """The seats that the computer takes over, with the people who had them."""
    chats: tuple[tuple[str, str], ...] = ()
    """The private chats in which people are called, besides the tables."""
    shown: tuple[tuple[str, str, str], ...] = ()
    """What is shown before the change: platforms, addresses and kinds."""
    plans: tuple[Followed, ...] = ()
    """The plans for its seats, before and after it."""
    moves_deadlines: bool = False
    """Whether turns end at another time than the calls say."""

    @property
    def is_beginning(self) -> bool:
        return self.before is None and self.after is not None

    @property
    def returned(self) -> Seat | None:
        """The seat that a person has taken back from the computer."""
        last = self.after.log[-1:] if self.after else ()
        return next((self.match.seats[line.seat] for line in last if line.action == "/return"), None)

    @property
    def is_handover(self) -> bool:
        return bool(self.replaced or self.returned)

    @property
    def is_resumed(self) -> bool:
        """Whether a pause was ended, and nothing else happened."""
        return self.after is not None and self.after.log[-1:] != () and self.after.log[-1].action == "/resume"

    @property
    def is_same_turn(self) -> bool:
        """Whether the same people are asked as before."""
        before, after = self.before, self.after
        return bool(before and after and (before.actors, before.stage) == (after.actors, after.stage))

    @property
    def is_retimed(self) -> bool:
        """Whether clocks were stopped or started, or somebody got time: without anything happening in the game, or by
        an action that ended a pause."""
        before, after = self.before, self.after
        if not (before and after and before.timing != after.timing):
            return False
        return before.done == after.done or before.timing.paused


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


class Moment(NamedTuple):
    """What a message is built from."""

    post: Post
    detail: str
    match: Match
    position: Position
    words: Translator
    now: float
    presence: float
    """As `Context` has it."""


def announce(connection: Connection, change: Change) -> None:
    """Ask for everything that a change makes out of date to be shown again."""
    change = _with_chats(connection, change) if change.after else change
    messages = [wanted.as_message(kind.name) for kind, changes in KINDS for wanted in changes(change)]
    outbox.want_all(connection, change.match.id, messages, change.now)
    if change.is_same_turn and (change.moves_deadlines or _all_have_moved_now(change)):
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
    """Show calls as they are wanted now, where there are any. Nobody hears of them twice."""
    for platform, address, kind in outbox.shown_of(connection, match.id):
        if kind in ("turn", "next", "late", "offer"):
            outbox.renew(connection, platform, address, match.id, kind, now)


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
    told["turn"] = _where_called(change, "turn") if _is_turn_freed(change) else []
    for kind, messages in told.items():
        for each in messages:
            _want(connection, kind, each, match, now)


def tell_of_closing(connection: Connection, match: Match, now: float) -> None:
    """Tell those who are in a challenge that it was closed."""
    for notice in _notices_of_closing(match):
        _want(connection, "notice", notice, match, now)


def notify(connection: Connection, match: Match, to: Person, about: Person, now: float, **params: str) -> None:
    """Tell a person in their private chat something about a match and another person."""
    _want(connection, "notice", _notice(*to.chat, about, **params), match, now)


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
    return _at_tables(change) if change.is_beginning or change.is_retimed or _has_moved(change) else []


def _passes(change: Change) -> bool:
    """Whether someone else is asked, or the same person for another turn, or nobody keeps others waiting any more."""
    match change:
        case Change(is_beginning=True):
            return True
        case Change(before=Position(), after=Position() as after):
            stopped = change.match.deadline is not None and len(players(change.match, after)) == 1
            if _is_planned(change, after):
                return False
            return (
                not change.is_same_turn or stopped or change.is_handover or change.is_resumed or _is_turn_freed(change)
            )
    return False


def _turn(change: Change) -> list[Wanted]:
    return _where_called(change, "turn") if _passes(change) else []


def _next(change: Change) -> list[Wanted]:
    asked = any(seat.person and seat.person.calls_next for seat in change.match.seats)
    return _where_called(change, "next") if asked and len(change.match.seats) > 2 and _passes(change) else []


def _is_planned(change: Change, after: Position) -> bool:
    """Whether plans are about to be played for all who are asked: then there is nobody to call until that is done."""
    asked = {seat.number for seat in change.match.seats if seat.person and seat.number in after.actors}
    return bool(asked) and asked <= {now.seat for _, now in change.plans if now and now.state == "due"}


def _is_turn_freed(change: Change) -> bool:
    """Whether a plan that was being played leaves the rest of the turn to its owner, who was not called until now."""
    return any(was.state == "due" and (now is None or now.state != "due") for was, now in change.plans)


def _late(change: Change) -> list[Wanted]:
    """What was said about someone's time is void when the turn passes; `announce_late` says it."""
    was_late = change.match.deadline is not None and change.match.deadline <= change.now
    if not (was_late and change.before and change.after):
        return []
    has_voted = change.before.votes != change.after.votes
    is_void = not change.is_same_turn or _passes(change)
    return _where_called(change, "late") if has_voted or change.is_retimed or is_void else []


def _all_have_moved_now(change: Change) -> bool:
    """Whether the match could be aborted until now, or can be again: those who decide about a late player are told."""
    before, after = change.before, change.after
    return bool(before and after and can_abort(change.match, before) != can_abort(change.match, after))


def _hands(change: Change) -> list[Wanted]:
    seats: set[int] = set()
    match change:
        case Change(is_beginning=True):
            seats.update(range(len(change.match.seats)))
        case Change(before=Position() as before, after=Position() as after):
            seats.update(concerned_seats(change.match, before, after) if _has_moved(change) else ())
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


def _has_moved(change: Change) -> bool:
    before, after = change.before, change.after
    return bool(before and after and (before.done, before.ending) != (after.done, after.ending))


def _notice(platform: str, address: str, about: Person, **params: str) -> Wanted:
    return Wanted(platform, address, f"{params['key']}-{about.account}", {"name": about.name, **params})


def _want(connection: Connection, kind: str, wanted: Wanted, match: Match, now: float) -> None:
    outbox.want_all(connection, match.id, [wanted.as_message(kind)], now)


# What each kind shows


def _show_challenge(now: Moment) -> Screen:
    shown = challenges.show_challenge(now.match, now.words, now.post.platform, now.post.address)
    is_open = now.match.started is None and now.match.ended is None
    return replace(shown, role=now.post.params.get(ROLE, "")) if is_open else shown


def _show_board(moment: Moment) -> Screen:
    seat = side(moment.match, moment.position, moment.post.platform, moment.post.address)
    return shown.board(moment.match, moment.position, moment.words, seat)


def _show_turn(moment: Moment) -> Screen | None:
    """A call to the players to act, or only to those who are reminded, as far as they are away."""
    post = moment.post
    reminded = {int(seat): stage for seat, stage in post.params.items() if seat.isdecimal()}
    return _away(moment, shown.turn(moment.match, moment.position, moment.words, post.platform, post.address, reminded))


def _show_next(moment: Moment) -> Screen | None:
    match, position, post = moment.match, moment.position, moment.post
    return _away(moment, shown.following(match, position, moment.words, post.platform, post.address))


def _away(moment: Moment, call: Screen | None) -> Screen | None:
    """A call to those who are away. What it has become when they are back is not removed: the next call removes it."""
    if call is None:
        return None
    back = _back(moment)
    away = tuple(each for each in call.mentions if back.get(each.account, math.inf) <= moment.now)
    if away:
        return replace(call, mentions=away)
    return shown.answered(moment.match) if moment.post.message else None


def _again(moment: Moment) -> float | None:
    """When the next of those who are called will count as away."""
    return min((until for until in _back(moment).values() if until > moment.now), default=None)


def _back(moment: Moment) -> dict[str, float]:
    """Until when each of those who can be called here, by account, counts as present: a while after the last line that
    they wrote into the log, or after the beginning; but the first person to act has to learn of it.

    Nobody calls a person who plays alone.
    """
    match, position, post = moment.match, moment.position, moment.post
    begun = match.started or 0.0
    last = {entry.seat: max(entry.at, begun) for entry in position.log if match.seats[entry.seat].person}
    people, coming = players(match, position), next_seat(match, position)
    asked = {*position.actors} if moment.post.kind == "turn" else {coming and coming.number}
    return {
        seat.person.account: last.get(seat.number, begun) + moment.presence if last else 0.0
        for seat in people
        if seat.person
        and len(people) > 1
        and seat.number in asked
        and seat.person.platform == post.platform
        and post.address in (f"@{seat.person.account}", post.address.removeprefix("@"))
    }


def _show_hand(moment: Moment) -> Screen | None:
    """Only for the owner of the seat."""
    owner, post = moment.match.seats[int(moment.detail)].person, moment.post
    if owner is None or owner.chat != (post.platform, post.address):
        return None
    notice = post.params.get("notice", "")
    return shown.hand(moment.match, moment.position, int(moment.detail), moment.words, notice=notice)


def _show_late(now: Moment) -> Screen | None:
    return votes.ask(now.match, now.position, now.words, now.post.platform, now.now, now.post.address)


def _show_offer(now: Moment) -> Screen | None:
    return shown.offer(now.match, now.position, now.words, now.post.platform, now.post.address)


def _show_over(now: Moment) -> Screen | None:
    return shown.over(now.match, now.position, now.words, now.post.platform, now.post.address)


def show_notice(moment: Moment) -> Screen | None:
    params = {name: value for name, value in moment.post.params.items() if name not in ("key", "language", "seconds")}
    if seconds := moment.post.params.get("seconds"):
        params["time"] = times.duration(int(seconds), moment.words)
    key = moment.words.own(f"notice-{moment.post.params['key']}")
    about = title(moment.match, moment.words)
    screen = Screen(moment.words(key, title=about, platform=moment.post.platform, **params))
    if moment.post.params["key"] != "replaced":
        return screen
    away = {seat.replaced.chat for seat in moment.match.seats if seat.replaced}
    if (moment.post.platform, moment.post.address) not in away:
        return None
    return replace(screen, rows=() if moment.position.ending else (returning.way_back(moment.match, moment.words),))


# For whom it is: one person in their private chat, or everyone at a table


def _language(match: Match, post: Post) -> str:
    owner, table = match.seat_at(post.platform, post.address), match.table_at(post.platform, post.address)
    if owner and owner.person:
        return owner.person.language
    return table.spoken if table else "en"


def _fit(screen: Screen, match: Match, post: Post) -> Screen:
    """As its only reader wants it, or with the time of its place."""
    owner, table = match.seat_at(post.platform, post.address), match.table_at(post.platform, post.address)
    if owner and owner.person:
        return seen_by(screen, owner.person)
    return in_time_of(screen, table.place.zone) if table and table.place else screen


# What follows a refusal


def _report_unseen(connection: Connection, post: Post, now: float) -> None:
    """Nobody sees the challenge: tell the challenger, unless that no longer matters."""
    match = _match_of(connection, post)
    if match.started is None and match.ended is None:
        notify(connection, match, match.challenged_by, match.challenged_by, now, key="unseen")


def _report_unreachable(connection: Connection, post: Post, now: float) -> None:
    """That private messages do not reach a person is said at the match's tables."""
    match, person = _match_of(connection, post), people.find(connection, post.platform, post.address[1:])
    for table in match.tables:
        if person and (table.platform, table.address) != (post.platform, post.address):
            told = _notice(table.platform, table.address, person, key="unreachable" if match.started else "unmet")
            _want(connection, "notice", told, match, now)


def _stands_in(connection: Connection, post: Post) -> bool:
    """Whether a private chat only stands in for a place that has removed the bot. If it takes no messages, it does not,
    and that is all: the hand, which comes anyway, tells whether its owner can be reached."""
    match = _match_of(connection, post)
    stands_in = any(table.place and table.place.left for table in match.tables)
    if stands_in:
        matches.drop_table(connection, match.id, post.platform, post.address)
    return stands_in


def _match_of(connection: Connection, post: Post) -> Match:
    match = matches.find(connection, post.about)
    assert match, "matches are never deleted"
    return match


# The table


def _about_match(
    shows: Callable[[Moment], Screen | None],
    *,
    is_call: bool = False,
    only_calls: bool = False,
    again: Callable[[Moment], float | None] | None = None,
) -> Show:
    """What a post shows at a moment of its match, with a way to the board at the same table if it calls people there;
    and when it has to be looked at again, although nothing has changed."""

    async def show(context: Context, post: Post) -> Shown:
        match, position = await context.matches.load(post.about)
        now, board = context.clock(), None
        if is_call:
            match, board = await context.store.read(calls.look_up, match, post)
        words = words_for(match, post.params.get("language") or _language(match, post))
        moment = Moment(post, post.kind.partition("-")[2], match, position, words, now, context.presence)
        screen, later = shows(moment), again(moment) if again else None
        if screen is None:
            return Shown(None, later)
        screen = _fit(screen, match, post)
        if not is_call:
            return Shown(calls.hush(screen, match, post, now).screen)
        heard, ends = calls.fit(screen, match, post, now, only_calls=only_calls)
        jump = Jump(words("button-board"), board) if board else None
        return Shown(heard and replace(heard, jump=jump), min(filter(None, (later, ends)), default=None))

    return show


_PRIVATE = partial(Kind, unreachable=_report_unreachable)
_KIND = partial(_PRIVATE, excuses=_stands_in)
_CALL = partial(_about_match, is_call=True)

KINDS: tuple[tuple[Kind, Callable[[Change], Iterable[Wanted]]], ...] = (
    (_KIND("challenge", _about_match(_show_challenge), lasts=True, refused=_report_unseen), _challenge),
    (_KIND(PLACE, moves_others=True), _begins),
    (_KIND("board", _about_match(_show_board), lasts=True), _board),
    (_KIND("turn", _CALL(_show_turn, only_calls=True, again=_again), is_new_each_time=True, lasts=True), _turn),
    (_KIND("next", _CALL(_show_next, only_calls=True, again=_again), is_new_each_time=True), _next),
    (_PRIVATE("hand", _about_match(_show_hand)), _hands),
    (_KIND("late", _CALL(_show_late), is_new_each_time=True, lasts=True), _late),
    (_KIND("offer", _CALL(_show_offer), is_new_each_time=True, lasts=True), _offer),
    (_KIND("over", _CALL(_show_over), is_new_each_time=True), _over),
    (_KIND("notice", _about_match(show_notice)), _notices),
    (_KIND(MOVE), _computers),
    (_KIND(PLAN), _due_plans),
)
"""The kinds of posts about matches, in the order in which they are first posted, and which posts of each kind a change
makes out of date."""
for _kind, _ in KINDS:
    register(_kind)
