"""The single entry point for all platforms: takes commands and presses, and returns the answer for that person.

Adapters translate what people do into these calls and show the returned screen to that person alone. Anything that
others must see goes through the outbox. Whatever happens, there is an answer.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

import structlog

from bot import buttons, commands
from bot.buttons import Who
from bot.delivery.platform import code
from bot.i18n import translator
from bot.model.matches import Entry, Match
from bot.model.people import Person
from bot.model.places import Place
from bot.model.position import Position
from bot.screens import answers, my_games
from bot.screens.screen import Screen, seen_by
from bot.service import (
    accounts,
    challenges,
    closing,
    completion,
    data,
    gifts,
    help,
    history,
    leaderboards,
    managers,
    matches,
    months,
    names,
    new_challenges,
    offers,
    open_seats,
    place_settings,
    plans,
    playing,
    practice,
    profiles,
    puzzle_lines,
    puzzle_setup,
    puzzles,
    reminders,
    resigning,
    returning,
    rules,
    settings,
    setup,
    standings,
    vacations,
    votes,
)
from bot.service import my_games as own_games
from bot.service.completion import Choice
from bot.service.context import Context, Denied
from bot.service.matches import Ambiguous
from bot.service.places import enter
from bot.service.playing import Stale
from bot.service.request import ANSWERS, COMMANDS, PRESSES, Caller, Request
from bot.store import Connection, people, places, requests
from bot.store.requests import Answered, Once, Repeated
from core.game import Refusal

SUBJECTS = (
    *(accounts, challenges, closing, data, gifts, help, history, leaderboards, months, new_challenges, offers),
    *(open_seats, own_games, place_settings, plans, playing, practice, profiles, puzzle_lines, puzzle_setup, puzzles),
    *(reminders, resigning, returning, rules, settings, setup, vacations, votes),
)
"""The files with the handlers."""

Reader = Callable[[], Awaitable[tuple[str, Mapping[str, str]]]]
"""Reads a command: its name, and the values of its parameters."""

_LOG = structlog.get_logger()


class Dispatcher:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._under_way: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """The requests that are being answered."""

    async def language(self, caller: Caller) -> str:
        """The language this person chose, or that of their client."""
        return (await self.person(caller)).language

    async def person(self, caller: Caller) -> Person:
        """The person, with what they have set."""
        request, _ = await self._meet(caller)
        return request.person

    async def look_again(self, caller: Caller) -> Person:
        """The same after they have done something: it may be that nothing is known of them any more."""
        request, _ = await self._meet(caller, notes=False)
        return request.person

    async def spoken(self, caller: Caller) -> str:
        """The language for everyone where this person is."""
        request, _ = await self._meet(caller)
        return request.spoken.language

    async def introduce(self, other: Caller) -> None:
        """Record someone whom a person names, and who may be new here."""
        name, language = names.shown(other.name), translator(other.language).language
        await self._context.store.write(people.introduce, other.platform, other.account, name, language, other.handle)

    async def chosen(self, caller: Caller, draft: int, others: Sequence[Caller]) -> Screen:
        """People who were chosen from the platform's own list (`Screen.picker`), and may never have been here."""

        async def challenge(request: Request) -> Screen:
            for other in others:
                await self.introduce(other)
            return await setup.challenge_chosen(request, draft, [each.account for each in others])

        return await self._answer(caller, challenge)

    async def command(self, caller: Caller, name: str, values: Mapping[str, str]) -> Screen:
        """A command, typed or chosen from a menu. A value of kind "person" is an account, or `computer`.

        For `/play` it may also be, with its @, the handle of someone who has never been here.
        """
        return await self._answer(caller, lambda request: self._run(request, name, values))

    async def read(self, caller: Caller, reader: Reader) -> Screen:
        """The same for a command that an adapter still has to read: a refusal to read it is answered too."""

        async def run(request: Request) -> Screen:
            return await self._run(request, *await reader())

        return await self._answer(caller, run)

    async def press(self, caller: Caller, token: str) -> Screen:
        """A press of a button. Whatever the token says, only a seat's owner acts for it."""
        verb = buttons.verb_of(token)
        notes = verb is None or not verb.is_farewell
        return await self._answer(
            caller, lambda request: self._press(request, token), buttons.match_in(token), notes=notes
        )

    async def challenge(self, caller: Caller, match: str) -> Screen:
        """A challenge that was made (`Screen.challenge`) as its table shows it."""
        # The request that made it has its own answer.
        caller = replace(caller, request_id="")
        return await self._answer(caller, lambda request: challenges.look(request, match), match)

    async def move_hand(self, caller: Caller, screen: Screen) -> bool:
        """Whether the answer to a line in a private chat is a hand that is there already: then it moves to the end."""
        if not caller.is_private or caller.elsewhere or not screen.hand:
            return False
        return await playing.show_hand_anew(self._context, caller.platform, caller.address, screen, if_shown=True)

    async def complete(self, caller: Caller, command: str, parameter: str, typed: str) -> Sequence[Choice]:
        """What the parameter can be, given what was typed of it."""
        request, _ = await self._meet(caller)
        return await completion.choices(request, command, parameter, typed)

    async def _answer(
        self,
        caller: Caller,
        answer: Callable[[Request], Awaitable[Screen]],
        match: str | None = None,
        *,
        notes: bool = True,
    ) -> Screen:
        """Answers everything: with a screen, with why not, or that something went wrong.

        What arrives a second time while the first is being carried out waits for that.
        """
        if not caller.request_id:
            return await self._answer_now(caller, answer, match, notes=notes)
        async with self._under_way.setdefault((caller.platform, caller.request_id), asyncio.Lock()):
            return await self._answer_now(caller, answer, match, notes=notes)

    async def _answer_now(
        self, caller: Caller, answer: Callable[[Request], Awaitable[Screen]], match: str | None, *, notes: bool
    ) -> Screen:
        words = translator(caller.language)
        try:
            request, answered = await self._meet(caller, match, notes=notes)
            words = request.words
            if answered is None:
                try:
                    return seen_by(await answer(request), request.person)
                except Repeated as repeated:
                    request, answered = request.afterwards, repeated.answered
            kind, _, about = answered.answer.partition(" ")
            if kind not in ANSWERS:
                raise Denied(kind)
            return seen_by(await ANSWERS[kind](request, about or answered.match), request.person)
        except Refusal as refused:
            return answers.refusal(refused, words, public=_is_for_all(refused))
        except Exception as error:
            _LOG.exception("request failed", platform=caller.platform, code=code(error))
            return Screen(words("trouble"), public=True, is_refusal=True)

    async def _run(self, request: Request, name: str, values: Mapping[str, str]) -> Screen:
        command = commands.find(name)
        request = await _allowed(request, command.who, request.place, is_for_places=command.is_for_places)
        commands.check(command, values)
        try:
            if command.name in COMMANDS:
                return await COMMANDS[command.name](request, values)
            # The others do what the button of the same name does, in the chosen match.
            match = await matches.find(request, command.name, values.get("match"))
            return await PRESSES[command.name](request, match.id)
        except Ambiguous as several:
            return my_games.which(request.person, several.found, command.name, request.words)

    async def _press(self, request: Request, token: str) -> Screen:
        match buttons.read(token):
            case None:
                return answers.message(request.words("button-unknown"), request.words)
            case buttons.Verb("cmd"), [name]:
                return await self._run(request, name, {})
            case verb, fields:
                try:
                    place = request.place
                    if verb.who == "managers":
                        place = await self._context.store.read(places.with_id, int(fields[0]))
                    request = await _allowed(request, verb.who, place)
                    return await PRESSES[verb.name](request, *fields)
                except Stale:
                    return await playing.hand(request.afterwards, fields[0], request.words("stale"))
                except Refusal as refused:
                    explained = answers.refusal(refused, request.words)
                    if not verb.has_match:
                        return explained
                    return await playing.hand(request.afterwards, fields[0], explained.text)

    async def _meet(
        self, caller: Caller, match: str | None = None, *, notes: bool = True
    ) -> tuple[Request, Answered | None]:
        """Who it is, and how this request was answered if it was carried out before: all in one read.

        A match that is named is loaded too. Of someone unknown nothing is noted if that is not wanted, nor by what was
        carried out before: they may have deleted everything with it.
        """
        name, language = names.shown(caller.name), translator(caller.language).language
        store, cache, key = self._context.store, self._context.matches, (caller.platform, caller.account)
        position = cache.known(match) if match else None
        known = await store.read(_look_up, caller, match, position)
        person, place = known.person, known.place
        loaded = (known.match, await cache.catch_up(known.match, position, known.news)) if known.match else None
        is_nobody = caller.is_anonymous or (person is None and (known.answered is not None or not notes))
        if is_nobody:
            language = (caller.is_anonymous and place and place.language) or language
            person = Person(*key, 0, name, language, language, False, False, "")
        elif person is None or (person.name, person.client, person.handle) != (name, language, caller.handle):
            person = await store.write(people.meet, *key, name, language, caller.handle)
        is_known = known.visited and place and _is_called(place, caller)
        if caller.place and not is_known and (caller.is_anonymous or not is_nobody):
            place = await store.write(_visit, caller, person, self._context.clock())
        if not known.is_used_last and not known.answered:
            await store.write(people.use, person)
        if not person.reachable and caller.is_private and not caller.elsewhere and not is_nobody:
            await store.write(people.set_reachable, *key, True)
            person = replace(person, reachable=True)
        id, words = caller.request_id, translator(person.language)
        once = Once(caller.platform, id, self._context.clock()) if id else None
        return Request(self._context, caller, person, words, place, loaded=loaded, once=once), known.answered


async def _allowed(request: Request, who: Who, place: Place | None, *, is_for_places: bool = False) -> Request:
    """The request of someone who may do this, about that place; raises Denied.

    This is asked before every command and every button, whatever its token says.
    """
    if who == "managers":
        return await managers.require(request, place, "managers-only")
    if request.caller.is_anonymous and not is_for_places:
        raise Denied("anonymous")
    return request


class _Known(NamedTuple):
    """What is known of who does something, and where."""

    person: Person | None
    place: Place | None
    visited: bool
    """Whether it is recorded that they use the bot there, and that both are there."""
    is_used_last: bool
    """Whether they have used no other identity since."""
    answered: Answered | None
    match: Match | None
    news: Sequence[Entry]


def _look_up(connection: Connection, caller: Caller, id: str | None, known: Position | None) -> _Known:
    """The people of a match are read with it, so that they need not be looked up again."""
    key = caller.platform, caller.account
    answered = requests.find(connection, caller.platform, caller.request_id) if caller.request_id else None
    match, news = matches.read(connection, id, known) if id else (None, ())
    sitters = (seat.person for seat in match.seats if seat.person) if match else ()
    person = next((each for each in sitters if (each.platform, each.account) == key), None)
    person = person or people.find(connection, *key)
    player = person.player if person else 0
    place, visited = places.visited(connection, caller.platform, caller.place, player) if caller.place else (None, True)
    if place:
        visited = place.left is None and (visited or caller.is_anonymous)
    is_used_last = person is None or person.used is None or people.is_used_last(connection, person)
    return _Known(person, place, visited, is_used_last, answered, match, news)


def _visit(connection: Connection, caller: Caller, person: Person, now: float) -> Place:
    """Record that someone has used the bot in a place, where it is back if it was removed, and so may they be."""
    place = enter(connection, caller.platform, caller.place)
    if not _is_called(place, caller):
        name = names.shown(caller.place_name)
        places.call(connection, place.id, name)
        place = replace(place, name=name)
    if not caller.is_anonymous:
        places.visit(connection, place.id, person.player)
        standings.see(connection, place.id, [person.player], now, gone=False)
    return place


def _is_called(place: Place, caller: Caller) -> bool:
    """Whether it is known what the platform calls a place."""
    return not caller.place_name or place.name == names.shown(caller.place_name)


_PERSONAL = ("data-", "link-", "not-linked", "you-blocked", "vacation-", "no-such-hour", "no-such-date")
"""What the reasons of refusals begin with that are nobody else's business."""


def _is_for_all(refused: Refusal) -> bool:
    """Whether others may see why: a refusal of a move can tell what someone holds."""
    return isinstance(refused, Denied | commands.Mistyped) and not refused.reason.startswith(_PERSONAL)
