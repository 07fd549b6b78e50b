"""Searches everything that people were ever shown, including alerts, for what they may not know."""

from bot.model.position import Position
from tests.journeys.secrets import hidden, named
from tests.journeys.telegram import Table
from tests.servers.telegram.people import Person
from tests.servers.telegram.state import Shown


class Watch:
    """Checks everything that the players and a spectator are shown, moment by moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looked = 0
        self._seen: dict[int, int] = {}
        self._before: Position | None = None
        self._pictures: dict[Person, set[bytes]] = {person: set() for person in table.players}
        """Pictures of their hands."""

    async def look(self, *, skip: bool = False) -> None:
        """Check everything shown since the last look, at most one action ago; or skip it."""
        now, seats = await self.table.position(), await self.table.seats()
        viewers: dict[Person, int | None] = {self.table.club.eve: None} | {each: seat for seat, each in seats.items()}
        for person, seat in viewers.items():
            everything = self.table.club.telegram.shown_to(person)
            shown = everything[self._seen.get(person.id, 0) :]
            self._seen[person.id] = len(everything)
            if skip:
                continue
            secret = hidden(now, seat) & (hidden(self._before, seat) if self._before else hidden(now, seat))
            for each in shown:
                found = named(secret, each.content.words, person.user.language or "", now.game.id)
                assert not found, (person.name, found, each.content)
                self.looked += 1
                if seat is not None and self._holds_cards(seat, now) and (picture := self._hand(each)):
                    self._pictures[person].add(picture)
        self._before = now

    def hands_stay_private(self) -> None:
        """Nobody was ever shown a picture of another player's hand, unless their own was once the same."""
        for owner, pictures in self._pictures.items():
            assert pictures
            for other in {*self.table.players, self.table.club.eve} - {owner}:
                shown = self.table.club.telegram.shown_to(other)
                seen = {each.content.photo for each in shown if each.content.photo}
                assert not pictures & (seen - self._pictures.get(other, set()))

    def _hand(self, shown: Shown) -> bytes | None:
        """The picture, if this is a hand and not a board, which everyone may see."""
        values = [button.value for button in shown.content.buttons]
        return shown.content.photo if f"board:{self.table.id}" in values else None

    def _holds_cards(self, seat: int, now: Position) -> bool:
        """A seat without cards is shown a board in place of the hand."""
        return all(each.view(seat).hand and not each.ending for each in (self._before or now, now))
