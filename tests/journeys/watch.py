"""Searches everything that the people of a match are shown for what they may not know, moment by moment."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from io import BytesIO

from PIL import Image

from bot.model.position import Position
from tests.journeys import secrets
from tests.journeys.driver import BOB, EVE, EVERYONE, Driver, Shown


class Leak(AssertionError):
    """Someone was shown what they may not know."""


class Watch:
    def __init__(self, driver: Driver, id: str, seen: Mapping[str, int]) -> None:
        self.driver = driver
        self.id = id
        self.searched: Counter[str] = Counter()
        """For each person, how many secrets were looked for in something that they were shown."""
        self._seen = Counter(seen)
        """For each person, how much of what they were shown is of no interest any more."""
        self._watched: set[str] = set()
        self._before: Position | None = None
        self._hands: dict[str, set[Hashable]] = {}
        """Pictures of their own cards."""
        self._pictures: dict[str, set[Hashable]] = {}

    @classmethod
    async def begin(cls, driver: Driver, game: str, options: str, others: Sequence[str] = (BOB,)) -> "Watch":
        """Begin a match. Everything is watched that is shown from then on."""
        seen = {name: len(driver.shown(name)) for name in EVERYONE}
        return cls(driver, await driver.begin(game, options, others), seen)

    async def look(self, *, skip: bool = False) -> None:
        """Check everything shown since the last look, at most one action ago; or skip it."""
        now = await self.driver.position(self.id)
        viewers: dict[str, int | None] = {EVE: None}
        viewers |= {name: seat for seat, name in (await self.driver.seats(self.id)).items()}
        for name, seat in viewers.items():
            everything = self.driver.shown(name)
            shown = everything[self._seen[name] :]
            self._seen[name] = len(everything)
            self._watched.add(name)
            for each in () if skip else shown:
                self._search(name, seat, each, now)
        self._before = now

    def done(self) -> None:
        """Everyone has been watched, and nobody was shown a picture of another's hand, unless theirs was the same."""
        for name in self._watched:
            if not self.searched[name]:
                raise AssertionError(f"no secrets were looked for in what {name} was shown")
        for owner, hands in self._hands.items():
            for other in {*self._pictures} - {owner}:
                if hands & (self._pictures[other] - self._hands.get(other, set())):
                    raise Leak(f"{other} was shown a picture of {owner}'s hand")

    def _search(self, name: str, seat: int | None, shown: Shown, now: Position) -> None:
        before = self._before or now
        text = "\n".join((shown.text, *map(_metadata, shown.pictures)))
        secret = secrets.hidden(now, seat) & secrets.hidden(before, seat)
        if found := secrets.found(secret, text, now.game.id):
            raise Leak(f"{name} was shown {found}: {shown.text}")
        own = {card for each in (before, now) for card in each.view(seat).hand}
        if not now.ending and (foreign := secrets.offered(text, now.game.id) - own):
            raise Leak(f"{name} was offered {foreign}: {shown.text}")
        self.searched[name] += len(secret)
        self._pictures.setdefault(name, set()).update(shown.pictures)
        # A seat without cards is shown a board in place of the hand.
        if seat is not None and shown.is_hand and all(it.view(seat).hand and not it.ending for it in (before, now)):
            self._hands.setdefault(name, set()).update(shown.pictures)


def _metadata(picture: Hashable) -> str:
    if not isinstance(picture, bytes) or not picture.startswith((b"\x89PNG", b"GIF8")):
        return ""
    with Image.open(BytesIO(picture)) as image:
        return f"{image.info!r} {image.getexif()!r}"
