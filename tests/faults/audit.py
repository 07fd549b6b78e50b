"""What people should see in the end, derived from the database alone: logs are replayed and screens rebuilt."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import accumulate, pairwise, product, takewhile

from sqlalchemy import select

from bot.app import App
from bot.i18n import Translator
from bot.model import votes as late
from bot.model.absences import Absence
from bot.model.clocks import STAGES, clocks
from bot.model.drafts import LEVEL
from bot.model.matches import Entry, Match
from bot.model.people import Person
from bot.model.position import Position, advance, side, start
from bot.model.results import Effect
from bot.narration import title, words_for
from bot.screens import calls as call_screens
from bot.screens import challenges, match, offers, playing, returning, votes
from bot.screens.screen import Screen
from bot.screens.times import duration
from bot.service import calls, results
from bot.service.clocks import absences_of, with_clocks
from bot.store import Connection, matches, schema
from bot.store.outbox import Post
from tests.faults.wire import Shown

Expected = tuple[str, list[Shown]]
"""An address and a message that must be shown there; any of the alternatives will do."""


async def expected(app: App, platform: str) -> AsyncIterator[Expected]:
    """Everything that must be shown. Nothing else may be."""
    for id in await app.store.read(_ids):
        found, log = await app.store.read(_read, id)
        # Raises a Refusal if the log is not that of a legal match.
        positions = list(accumulate(log, partial(advance, found), initial=start(found)))
        last, away = positions[-1], await app.store.read(absences_of, found)
        regained = any(each.player is None for each in away)
        effect = await app.store.read(results.effect, found)
        told = partial(_calls, app, found, positions, regained=regained, effect=effect)
        assert [entry.ply for entry in log] == list(range(len(log))), id
        if found.started:
            assert found.ending == (last.ending.kind if last.ending else None), id
        for table in found.tables:
            words = words_for(found, table.language)
            made = [
                challenges.show_challenge(each, words_for(each, table.language), platform, table.address)
                for each in _as_seated(found, last)
            ]
            yield table.address, [Shown.of(screen) for screen in made]
            if found.started:
                seen_from = side(found, last, platform, table.address)
                yield table.address, [Shown.of(match.board(found, last, words, seen_from))]
            for alternatives in told(words, platform, table.address):
                yield table.address, alternatives
        for seat in found.seats:
            if seat.person and found.started:
                words = words_for(found, seat.person.language)
                since = pairwise(positions[_concerned(positions, seat.number) :])
                earlier = ((_until(found, before, after.log[-1].at, away), before) for before, after in since)
                hands = [playing.hand(*each, seat.number, words) for each in (*earlier, (found, last))]
                yield f"@{seat.person.account}", [Shown.of(hand) for hand in hands]
                if found.table_at(*seat.person.chat) is None:
                    for alternatives in told(words, *seat.person.chat):
                        yield f"@{seat.person.account}", alternatives
                for name in _refusers(found, positions, seat.number):
                    titles = [title(each, words_for(each, words.language)) for each in _as_seated(found, last)]
                    refused = [Screen(words("notice-refused", name=name, title=each)) for each in titles]
                    yield f"@{seat.person.account}", [Shown.of(notice) for notice in refused]
        for then in (_notices, partial(_results, positions=positions, away=away)):
            for same in zip(*(then(found, last, each) for each in _as_seated(found, last)), strict=True):
                yield f"@{same[0][0].account}", [Shown.of(notice) for _, notice in same]


Place = tuple[str, str]
"""The address and id of a message."""


def differences(shown: Mapping[Place, Shown], wanted: Iterable[Expected]) -> tuple[list[str], list[Place]]:
    """What is missing from what is shown, and which messages should not be there."""
    there = Counter((address, screen.digest) for (address, _), screen in shown.items())
    missing = []
    for address, alternatives in wanted:
        fitting = [(address, each.digest) for each in alternatives if there[address, each.digest]]
        if fitting:
            there[fitting[0]] -= 1
        else:
            missing.append(f"missing at {address}: {alternatives[-1].text}")
    return missing, [place for place, screen in shown.items() if there[place[0], screen.digest]]


def _ids(connection: Connection) -> list[str]:
    return list(connection.scalars(select(schema.matches.c.id)))


def _read(connection: Connection, id: str) -> tuple[Match, tuple[Entry, ...]]:
    found = matches.find(connection, id)
    assert found
    return found, matches.log(connection, id)


def _calls(
    app: App,
    found: Match,
    positions: list[Position],
    words: Translator,
    platform: str,
    address: str,
    *,
    regained: bool,
    effect: Effect | None,
) -> list[list[Shown]]:
    """The calls that must be shown at an address. One to somebody whose turn goes on may say how far that has come, and
    an offer that stands may have been shown some time ago."""
    if not found.started:
        return []
    now, position = app.context.clock(), positions[-1]
    standing = list(takewhile(lambda each: each.offer == position.offer, reversed(positions)))
    # Whoever was given back lost time has been told of stages that they have not reached.
    stages = [(seat, STAGES if regained else STAGES[: found.seats[seat].reminded + 1]) for seat in position.actors]
    told = [
        {seat: stage for (seat, _), stage in zip(stages, reached, strict=True) if stage not in ("", "empty")}
        for reached in product(*(stage for _, stage in stages))
    ]
    turns = [call_screens.turn(found, position, words, platform, address, reminded) for reminded in told]
    end = match.over(found, position, words, platform, address, effect)
    kinds = {
        "turn": turns,
        "offer": [offers.offer(found, each, words, platform, address) for each in standing],
        "late": [votes.ask(found, position, words, platform, now, address)],
        "over": [end] if found.table_at(platform, address) else [],
    }
    shown = []
    for kind, calling in kinds.items():
        post = Post(0, platform, address, found.id, kind, {}, 1, 0, None, 0, 0.0)
        heard = [calls.fit(screen, found, post, now, only_calls=kind == "turn").screen for screen in calling if screen]
        shown.append([Shown.of(screen) for screen in heard if screen])
    return [alternatives for alternatives in shown if alternatives]


def _until(found: Match, position: Position, now: float, away: list[Absence]) -> Match:
    """The match with the clocks that it had until then, as far as it was known who was away: an outage is known when it
    is over."""
    if found.ended is not None:
        return found
    known = [each for each in away if (each.end if each.player is None else each.start) <= now]
    told = replace(found, seats=tuple(replace(seat, reminded=len(STAGES)) for seat in found.seats))
    return with_clocks(told, clocks(found, position.timing, known), known, now)


def _as_seated(found: Match, last: Position) -> list[Match]:
    """The match as it has been, with everybody whose seat the computer took, or without them: what was said about it
    then keeps its title."""
    taken = {mark.seat for mark in last.timing.marks if mark.kind == "computer"}
    with_people = [replace(seat, person=seat.person or seat.replaced, computer=None) for seat in found.seats]
    with_computers = [replace(seat, person=None, computer=LEVEL) for seat in found.seats]
    seats = [
        (one, other) if one.number in taken else (seat,)
        for seat, one, other in zip(found.seats, with_people, with_computers, strict=True)
    ]
    return [replace(found, seats=each) for each in product(*seats)]


def _notices(found: Match, last: Position, then: Match) -> Iterator[tuple[Person, Screen]]:
    """What people have been told in their private chats: that they were given time, or that the computer has taken
    their seat. Of several gifts by the same person, the last is told. They call the match as it was called then."""
    people = [seat.person or seat.replaced for seat in found.seats]
    gifts = [(entry.seat, *map(int, entry.action.split()[1:])) for entry in last.log if entry.action[:6] == "/give "]
    for (by, to), seconds in {(by, to): seconds for by, to, seconds in gifts}.items():
        giver, owner = people[by], people[to]
        if giver and owner:
            words = words_for(then, owner.language)
            told = words("notice-given", name=giver.name, time=duration(seconds, words), title=title(then, words))
            yield owner, Screen(told)
    for seat in found.seats:
        if seat.replaced:
            words = words_for(then, seat.replaced.language)
            rows = () if last.ending else (returning.way_back(found, words),)
            yield seat.replaced, Screen(words("notice-replaced", title=title(then, words)), rows=rows)


def _results(
    found: Match, _last: Position, then: Match, *, positions: list[Position], away: list[Absence]
) -> Iterator[tuple[Person, Screen]]:
    """What those have been told who voted about a late player: that they wait, or that the computer plays."""
    people = [seat.person or seat.replaced for seat in found.seats]
    for before, after in pairwise(positions):
        line = after.log[-1]
        match line.action.split():
            case ["/wait" | "/computer", seat] if about := people[int(seat)]:
                cast = late.counted(_until(then, before, line.at, away), before, int(seat), line.at)
                for voter in (people[vote.by] for vote in cast):
                    if voter:
                        words, result = words_for(then, voter.language), late.majority(cast) or "tie"
                        told = words("notice-voted", result=result, name=about.name, title=title(then, words))
                        yield voter, Screen(told)


def _refusers(found: Match, positions: list[Position], seat: int) -> set[str]:
    """The players who declined this seat's offer."""
    declined = (
        found.seats[after.log[-1].seat].person
        for before, after in pairwise(positions)
        if after.log[-1].action == "/decline" and before.offer and before.offer.seat == seat
    )
    return {person.name for person in declined if person}


def _concerned(positions: list[Position], seat: int) -> int:
    """The ply of the last change that makes a seat's hand be shown again. A later change may also have shown it.

    Somebody who was asked and still is may be in the middle of choosing.
    """
    for ply, (before, after) in reversed(list(enumerate(pairwise(positions), 1))):
        if (before.done, before.ending) != (after.done, after.ending):
            line, is_asked = after.log[-1], [seat in each.actors for each in (before, after)]
            if line.seat == seat or line.action.startswith("/") or after.ending or is_asked[0] != is_asked[1]:
                return ply
        if before.offer != after.offer and {seat} != {each.offer.seat for each in (before, after) if each.offer}:
            return ply
    return 0
