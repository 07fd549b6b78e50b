"""What people may not know, and a search for it in everything that they were ever shown."""

import re
from dataclasses import fields, is_dataclass

from bot.position import Position
from bot.words import load
from tests.bot.discord.table import Table
from tests.servers.discord import Shown, User


class Watch:
    """Looks at all that is shown to the players and to a spectator, moment by moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looked = 0
        self._seen: dict[int, int] = {}
        self._before: Position | None = None
        self._pictures: dict[User, set[bytes]] = {user: set() for user in table.players}
        """Of their hands."""

    async def look(self, *, skip: bool = False) -> None:
        """All that was shown since the last look, which was at most one action ago; or pass it over."""
        now = await self.table.position()
        viewers: dict[User, int | None] = {user: seat for seat, user in self.table.seats.items()}
        viewers[self.table.club.eve] = None
        for user, seat in viewers.items():
            shown = user.seen[self._seen.get(user.id, 0) :]
            self._seen[user.id] = len(user.seen)
            if skip:
                continue
            secret = hidden(now, seat) & (hidden(self._before, seat) if self._before else hidden(now, seat))
            for each in shown:
                assert not named(secret, each, user.locale), (user.name, each.text)
                self.looked += 1
                if seat is not None and self._is_hand(each) and self._holds_cards(seat, now):
                    self._pictures[user] |= set(each.files)
        self._before = now

    def hands_stay_private(self) -> None:
        """Nobody was ever shown the picture of another's hand."""
        for owner, pictures in self._pictures.items():
            assert pictures
            for other in {*self.table.players, self.table.club.eve} - {owner}:
                assert not pictures & {data for each in other.seen for data in each.files}

    def _is_hand(self, shown: Shown) -> bool:
        return shown.message is not None and f'"board:{self.table.id}"' in shown.text

    def _holds_cards(self, seat: int, now: Position) -> bool:
        """Without cards, a board is shown instead of the hand."""
        return all(each.view(seat).hand and not each.ending for each in (self._before or now, now))


def hidden(position: Position, seat: int | None) -> set[str]:
    """The cards in others' hands that this seat knows nothing of. The same in every game."""
    if position.ending:
        return set()
    known = set(_strings(position.view(seat)))
    seats = range(max(position.game.seats))
    return {card for other in seats if other != seat for card in position.view(other).hand} - known


def named(cards: set[str], shown: Shown, language: str) -> set[str]:
    """Those of the cards that are named there, but for the one in the sentences that say how to write a move."""
    text, words = shown.text.replace("R7@3", ""), load(language)
    return {card for card in cards if re.search(rf"\b{re.escape(card)}\b", text) or words.card(card) in text}


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple | list | frozenset | set):
        return [text for each in value for text in _strings(each)]
    if is_dataclass(value):
        return [text for each in fields(value) for text in _strings(getattr(value, each.name))]
    return []
