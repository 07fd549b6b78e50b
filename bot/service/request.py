"""A person who does something, and the match they mean."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.i18n import Translator
from bot.model.matches import Match, Table
from bot.model.people import Person
from bot.model.position import Position
from bot.screens import match as shown
from bot.screens import my_games
from bot.screens.screen import Screen
from bot.screens.sides import side
from bot.service.context import Context, Denied, seat_of
from bot.store import matches, people
from core.game import Refusal

_TO_ACT = ("hand", "move", "claim")
"""Commands that prefer a match in which it is the person's turn."""
_BACK = ("history", "replay", "export")
"""Commands that look back, at the person's own match first."""
_PUBLIC = ("board", *_BACK)
"""Commands with which anyone may look at the match at this table."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who acts, and where: in a channel, or in the private chat with the bot ("@" and the account)."""

    platform: str
    account: str
    name: str
    language: str
    """The language of the person's client."""
    address: str
    handle: str = ""
    """The name after the @ on platforms that have such names, case-folded; otherwise empty."""
    elsewhere: bool = False
    """Whether the bot cannot keep messages here: then everything goes to the private chat, if there is one."""

    @property
    def is_private(self) -> bool:
        return self.address == f"@{self.account}"


class Ambiguous(Exception):
    """Several matches may be meant."""

    def __init__(self, found: Sequence[Match]) -> None:
        super().__init__()
        self.found = found


@dataclass(frozen=True, slots=True)
class Request:
    """A caller as a known person, with their language."""

    context: Context
    caller: Caller
    person: Person
    words: Translator

    @property
    def here(self) -> Table:
        """The place of the request, as a table."""
        return Table(self.caller.platform, self.caller.address, self.words.language)

    def side(self, match: Match, position: Position) -> int:
        """The seat from whose side a match is shown here: in private chats, the player's own."""
        seat = match.seat_of(self.person.player) if self.caller.is_private else None
        return seat if seat is not None else side(match, position, self.caller.platform, self.caller.address)

    async def mine(self, *, ended: bool = False) -> list[Match]:
        """The person's matches and challenges, most urgent first; or ended ones, latest first."""
        return await self.context.store.read(matches.of_player, self.person.player, ended=ended)

    async def recent_opponents(self, most: int) -> list[Person]:
        """The person's latest opponents on the same platform."""
        ended = await self.context.store.read(matches.of_player, self.person.player, ended=True, limit=5 * most)
        sitters = (seat.person for match in ended for seat in match.seats if seat.person)
        others = {each.account: each for each in sitters if each.player != self.person.player}
        return [each for each in others.values() if each.platform == self.caller.platform][:most]

    async def find(self, command: str, id: str | None) -> Match:
        """The match that was named; otherwise the person's own, at this table if possible, or the one shown here."""
        if id:
            return (await self.context.load(id.removeprefix("#")))[0]
        if command == "rematch":
            found = self._here_first(await self.mine(ended=True))[:1]
        else:
            mine = [match for match in await self.mine() if match.started]
            found = [match for match in mine if self._is_here(match)]
            if not found and command in _BACK:
                found = [match for match in await self.mine(ended=True) if self._is_here(match)][:1]
            if not found and command in _PUBLIC:
                found = await self._shown_here() or mine or (await self.mine(ended=True))[:1]
            found = found or mine
        if len(found) > 1 and command in _TO_ACT:
            found = [match for match in found if await self.is_to_act(match)] or found
        match found:
            case []:
                raise Denied("no-matches")
            case [match]:
                return match
        raise Ambiguous(found)

    async def is_to_act(self, match: Match) -> bool:
        _, position = await self.context.load(match.id)
        return match.seat_of(self.person.player) in position.actors

    async def at(self, id: str) -> tuple[Match, Position, int | None, Translator]:
        """A match that has started, and the person's seat in it; None for a spectator."""
        match, position = await self.context.load(id)
        if match.started is None:
            raise Denied("not-started")
        return match, position, match.seat_of(self.person.player), shown.words_for(match, self.words.language)

    async def seated(self, id: str) -> tuple[Match, Position, int, Translator]:
        """The same, but only for players."""
        match, position, seat, words = await self.at(id)
        if seat is None:
            raise Denied("not-seated")
        return match, position, seat, words

    async def hand(self, id: str, notice: str = "") -> Screen:
        """The hand of a player, with a notice of what was done or why not; for others, only the notice."""
        try:
            match, position, _, _ = await self.seated(id)
        except Refusal:
            if notice:
                return my_games.message(notice, self.words)
            raise
        return await self.hand_in(match, position, notice)

    async def hand_in(self, match: Match, position: Position, notice: str = "") -> Screen:
        """The same, for a match that is already loaded."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.context.patience):
                while position.actors and all(match.seats[seat].computer for seat in position.actors):
                    await self.context.positions.beyond(match.id, position.ply)
                    match, position = await self.context.load(match.id)
        words = shown.words_for(match, self.words.language)
        return shown.hand(match, position, seat_of(match, self.person), words, notice=notice)

    async def other(self, account: str, platform: str = "") -> Person:
        """Another person, on the same platform if none is named."""
        person = await self.context.store.read(people.find, platform or self.caller.platform, account)
        if person is None:
            raise Denied("no-person", text=account)
        return person

    async def _shown_here(self) -> list[Match]:
        """The newest match at this table."""
        return await self.context.store.read(matches.at_table, self.caller.platform, self.caller.address, limit=1)

    def _here_first(self, found: list[Match]) -> list[Match]:
        return sorted(found, key=lambda match: not self._is_here(match))

    def _is_here(self, match: Match) -> bool:
        places = {(table.platform, table.address) for table in match.tables}
        return (self.caller.platform, self.caller.address) in places
