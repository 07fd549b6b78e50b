"""Searches everything that people were ever shown for what they may not know."""

from bot.model.position import Position
from tests.journeys.discord import Table
from tests.journeys.secrets import hidden, named
from tests.servers.discord import Shown, User


class Watch:
    """Checks everything that the players and a spectator are shown, moment by moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looked = 0
        self._seen: dict[int, int] = {}
        self._before: Position | None = None
        self._pictures: dict[User, set[bytes]] = {user: set() for user in table.players}
        """Pictures of their hands."""

    async def look(self, *, skip: bool = False) -> None:
        """Check everything shown since the last look, at most one action ago; or skip it."""
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
                assert not named(secret, each.text, user.locale, now.game.id), (user.name, each.text)
                self.looked += 1
                if seat is not None and self._is_hand(each) and self._holds_cards(seat, now):
                    self._pictures[user] |= set(each.files)
        self._before = now

    def hands_stay_private(self) -> None:
        """Nobody was ever shown a picture of another player's hand, unless their own was once the same."""
        for owner, pictures in self._pictures.items():
            assert pictures
            for other in {*self.table.players, self.table.club.eve} - {owner}:
                seen = {data for each in other.seen for data in each.files} - self._pictures.get(other, set())
                assert not pictures & seen

    def _is_hand(self, shown: Shown) -> bool:
        return shown.message is not None and f'"board:{self.table.id}"' in shown.text

    def _holds_cards(self, seat: int, now: Position) -> bool:
        """A seat without cards is shown a board in place of the hand."""
        return all(each.view(seat).hand and not each.ending for each in (self._before or now, now))
