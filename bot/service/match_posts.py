"""What the posts about a match show, and what follows if one is refused. Which of them a change makes out of date:
`announcements.py`.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Position, next_seat, players, side
from bot.model.results import Effect
from bot.narration import title, words_for
from bot.screens import calls as call_screens
from bot.screens import challenges, offers, playing, returning, times, votes
from bot.screens import match as shown
from bot.screens.screen import Jump, Screen, in_time_of, seen_by
from bot.service import announcements, calls, results
from bot.service.announcements import MOVE, PLACE, PLAN, ROLE
from bot.service.context import Context
from bot.service.posts import Kind, Show, Shown, register
from bot.store import Connection, matches, people
from bot.store.outbox import Post


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
    effect: Effect | None = None
    """What the match did to ratings, in the post that says that it is over."""


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
    match, position, post = moment.match, moment.position, moment.post
    reminded = {int(seat): stage for seat, stage in post.params.items() if seat.isdecimal()}
    return _away(moment, call_screens.turn(match, position, moment.words, post.platform, post.address, reminded))


def _show_next(moment: Moment) -> Screen | None:
    match, position, post = moment.match, moment.position, moment.post
    return _away(moment, call_screens.following(match, position, moment.words, post.platform, post.address))


def _away(moment: Moment, call: Screen | None) -> Screen | None:
    """A call to those who are away. What it has become when they are back is not removed: the next call removes it."""
    if call is None:
        return None
    back = _back(moment)
    away = tuple(each for each in call.mentions if back.get(each.account, math.inf) <= moment.now)
    if away:
        return replace(call, mentions=away)
    if not moment.post.message:
        return None
    return call_screens.answered(moment.match, moment.words, moment.post.platform, moment.post.address)


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
    return playing.hand(moment.match, moment.position, int(moment.detail), moment.words, notice=notice)


def _show_late(now: Moment) -> Screen | None:
    return votes.ask(now.match, now.position, now.words, now.post.platform, now.now, now.post.address)


def _show_offer(now: Moment) -> Screen | None:
    return offers.offer(now.match, now.position, now.words, now.post.platform, now.post.address)


def _show_over(now: Moment) -> Screen | None:
    return shown.over(now.match, now.position, now.words, now.post.platform, now.post.address, now.effect)


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
        announcements.notify(connection, match, match.challenged_by, match.challenged_by, now, key="unseen")


def _report_unreachable(connection: Connection, post: Post, now: float) -> None:
    """That private messages do not reach a person is said at the match's tables."""
    match, person = _match_of(connection, post), people.find(connection, post.platform, post.address[1:])
    for table in match.tables:
        if person and (table.platform, table.address) != (post.platform, post.address):
            key = "unreachable" if match.started else "unmet"
            announcements.notify_at(connection, match, table.platform, table.address, person, now, key=key)


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


# The kinds


def _about_match(
    shows: Callable[[Moment], Screen | None],
    *,
    is_call: bool = False,
    only_calls: bool = False,
    again: Callable[[Moment], float | None] | None = None,
    is_end: bool = False,
) -> Show:
    """What a post shows at a moment of its match, with a way to the board at the same table if it calls people there;
    and when it has to be looked at again, although nothing has changed."""

    async def show(context: Context, post: Post) -> Shown:
        match, position = await context.matches.load(post.about)
        now, board = context.clock(), None
        if is_call:
            match, board = await context.store.read(calls.look_up, match, post)
        effect = await context.store.read(results.effect, match) if is_end else None
        words = words_for(match, post.params.get("language") or _language(match, post))
        moment = Moment(post, post.kind.partition("-")[2], match, position, words, now, context.presence, effect)
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

KINDS = (
    _KIND("challenge", _about_match(_show_challenge), lasts=True, refused=_report_unseen),
    _KIND(PLACE, moves_others=True),
    _KIND("board", _about_match(_show_board), lasts=True),
    _KIND("turn", _CALL(_show_turn, only_calls=True, again=_again), is_new_each_time=True, lasts=True),
    _KIND("next", _CALL(_show_next, only_calls=True, again=_again), is_new_each_time=True),
    _PRIVATE("hand", _about_match(_show_hand)),
    _KIND("late", _CALL(_show_late), is_new_each_time=True, lasts=True),
    _KIND("offer", _CALL(_show_offer), is_new_each_time=True, lasts=True),
    _KIND("over", _CALL(_show_over, is_end=True), is_new_each_time=True),
    _KIND("notice", _about_match(show_notice)),
    _KIND(MOVE),
    _KIND(PLAN),
)
"""What posts of each kind show about a match, and what follows if they are refused."""
for _kind in KINDS:
    register(_kind)
