"""The formations of the two line games: how strong a side is, and the prover that decides whether a claim holds.

A set of numbered cards is one integer with one bit per card, so "are these cards all unseen" is one operation.
The prover does not try completions one by one. For each formation, strongest first, it works out what the side lacks
and checks whether the unseen cards supply it. (One exception: a colour that must not be a colour run.)

Schotten Totten accepts all formations or only sums; the wall tiles of its sequel may also accept just some of them,
or count the lowest sum.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

_CACHE = 1 << 16


class Formation(IntEnum):
    """What a side is made of, weakest first."""

    SUM = 1
    RUN = 2
    COLOUR = 3
    KIND = 4
    COLOUR_RUN = 5

    # Enum's own hash is written in Python and hashes the name; strengths are looked up constantly.
    __hash__ = int.__hash__

    @property
    def key(self) -> str:
        return self.name.lower().replace("_", "-")


class Strength(NamedTuple):
    """How strong a complete side is: the better formation wins, then the total."""

    formation: Formation
    total: int


class Pack:
    """The numbered cards of a game, one of each colour and strength, and the strengths its wild cards can take."""

    def __init__(self, colours: str, strengths: range, wilds: Mapping[str, range]) -> None:
        self.colours = colours
        self.strengths = strengths
        self.wilds = wilds
        self.cards = tuple(f"{colour}{strength}" for colour in colours for strength in strengths)
        self.bits = {card: 1 << place for place, card in enumerate(self.cards)}
        self.of_colour = {colour: self.mask(f"{colour}{each}" for each in strengths) for colour in colours}
        self.of_strength = {each: self.mask(f"{colour}{each}" for colour in colours) for each in strengths}
        self.everything = self.mask(self.cards)

    def mask(self, cards: Iterable[str]) -> int:
        return sum(self.bits[card] for card in cards)

    def named(self, mask: int) -> tuple[str, ...]:
        """The cards in a mask, sorted by colour and strength."""
        cards = []
        while mask:
            bit = mask & -mask
            cards.append(self.cards[bit.bit_length() - 1])
            mask ^= bit
        return tuple(cards)


class _Lack(NamedTuple):
    """What an incomplete side lacks for each formation. Totals are for the complete side, largest first."""

    cards: int
    wild: tuple[range, ...]
    held: tuple[int, ...]
    """The strengths of its numbered cards."""
    least: int
    most: int
    """The smallest and largest sums of its cards, depending on the wild ones."""
    colours: tuple[str, ...]
    """The colours that the whole side can still have."""
    colour_runs: tuple[tuple[int, int], ...]
    """(total, exactly the cards it lacks)"""
    kinds: tuple[tuple[int, int], ...]
    """(total, all cards of that strength)"""
    runs: tuple[tuple[int, tuple[int, ...]], ...]
    """(total, all cards of each missing strength)"""


_Finder = Callable[[_Lack, int, int | None], tuple[int, int] | None]


class Contest:
    """What counts at one stone or wall tile: how many cards make a side, and which formations are accepted there.

    A formation that is not accepted counts as a sum. `mixed` is for a colour run where colour runs are not accepted
    but colours or runs are: if true, it counts as the colour or run that it also is; otherwise it is only a sum.
    """

    def __init__(
        self,
        pack: Pack,
        size: int,
        accepted: Iterable[Formation] = Formation,
        *,
        lowest: bool = False,
        mixed: bool = True,
    ) -> None:
        self.pack = pack
        self.size = size
        self.lowest = lowest
        finders: dict[Formation, _Finder] = {
            Formation.COLOUR_RUN: self._colour_run,
            Formation.KIND: self._kind,
            Formation.COLOUR: self._colour,
            Formation.RUN: self._run,
            Formation.SUM: self._lowest_sum if lowest else self._sum,
        }
        self._accepted = frozenset([Formation.SUM] if lowest else [Formation.SUM, *accepted])
        self._finders = tuple((each, find) for each, find in finders.items() if each in self._accepted)
        self._shun_colour_runs = not mixed and Formation.COLOUR_RUN not in self._accepted
        starts = pack.strengths[: len(pack.strengths) - size + 1]
        self._all_runs = tuple(frozenset(range(start, start + size)) for start in reversed(starts))
        self._lack = lru_cache(_CACHE)(self._find_lack)
        self.strength = lru_cache(_CACHE)(self._find_strength)

    def beats(self, one: Strength, other: Strength) -> bool:
        """Whether the first is strictly stronger than the second."""
        return one.total < other.total if self.lowest else one > other

    def beatable(self, mine: Sequence[str], theirs: Sequence[str], unseen: int) -> tuple[str, ...] | None:
        """The unseen cards that complete their side to the strongest one that beats mine; None if none can."""
        found = self.strongest(tuple(theirs), unseen, self.strength(tuple(mine)))
        return None if found is None else self.pack.named(found[1])

    def _find_strength(self, side: tuple[str, ...]) -> Strength:
        """The strength of a complete side, with each wild card at its best value."""
        if len(side) != self.size:
            raise ValueError(f"a side of {self.size} cards is needed, not {side}")
        if self.pack.wilds.keys().isdisjoint(side):
            return self._numbered_strength(side)
        found = self.strongest(side, 0)
        assert found is not None
        return found[0]

    def _numbered_strength(self, side: tuple[str, ...]) -> Strength:
        strengths = [int(card[1:]) for card in side]
        colour, run = len({card[0] for card in side}) == 1, _is_run(strengths)
        kind = strengths.count(strengths[0]) == self.size
        if colour and run and self._shun_colour_runs:
            colour = run = False
        for formation, made in (
            (Formation.COLOUR_RUN, colour and run),
            (Formation.KIND, kind),
            (Formation.COLOUR, colour),
            (Formation.RUN, run),
        ):
            if made and formation in self._accepted:
                return Strength(formation, sum(strengths))
        return Strength(Formation.SUM, sum(strengths))

    def strongest(
        self, side: tuple[str, ...], unseen: int, above: Strength | None = None
    ) -> tuple[Strength, int] | None:
        """The strongest side that unseen cards can complete, and those cards; None if it does not beat `above`."""
        lack = self._lack(side)
        if unseen.bit_count() < lack.cards:
            return None
        for formation, find in self._finders:
            limit = None
            if above is not None:
                if formation < above.formation:
                    break
                if formation == above.formation:
                    limit = above.total
            found = find(lack, unseen, limit)
            if found is not None:
                return Strength(formation, found[0]), found[1]
        return None

    # A finder returns the best total for its formation and the unseen cards it uses; None if the formation cannot be
    # made or does not beat the limit.

    def _colour_run(self, lack: _Lack, unseen: int, limit: int | None) -> tuple[int, int] | None:
        for total, cards in lack.colour_runs:
            if limit is not None and total <= limit:
                break
            if cards & unseen == cards:
                return total, cards
        return None

    def _kind(self, lack: _Lack, unseen: int, limit: int | None) -> tuple[int, int] | None:
        for total, cards in lack.kinds:
            if limit is not None and total <= limit:
                break
            if (cards & unseen).bit_count() >= lack.cards:
                return total, _lowest(cards & unseen, lack.cards)
        return None

    def _colour(self, lack: _Lack, unseen: int, limit: int | None) -> tuple[int, int] | None:
        best = None
        for colour in lack.colours:
            cards = unseen & self.pack.of_colour[colour]
            if cards.bit_count() >= lack.cards:
                for total, chosen in self._of_one_colour(lack, colour, cards):
                    if limit is None or total > limit:
                        limit, best = total, (total, chosen)
        return best

    def _run(self, lack: _Lack, unseen: int, limit: int | None) -> tuple[int, int] | None:
        for total, places in lack.runs:
            if limit is not None and total <= limit:
                break
            cards = self._fill(lack, places, unseen)
            if cards is not None:
                return total, cards
        return None

    def _sum(self, lack: _Lack, unseen: int, limit: int | None) -> tuple[int, int] | None:
        added, cards = self._first(unseen, lack.cards, reversed(self.pack.strengths))
        total = lack.most + added
        return (total, cards) if limit is None or total > limit else None

    def _lowest_sum(self, lack: _Lack, unseen: int, limit: int | None) -> tuple[int, int] | None:
        added, cards = self._first(unseen, lack.cards, self.pack.strengths)
        total = lack.least + added
        return (total, cards) if limit is None or total < limit else None

    def _first(self, unseen: int, count: int, strengths: Iterable[int]) -> tuple[int, int]:
        """Take `count` unseen cards, starting with the first of these strengths. Return their sum and the cards."""
        total = cards = 0
        for strength in strengths:
            found = unseen & self.pack.of_strength[strength]
            number = found.bit_count()
            if number >= count:
                return total + strength * count, cards | _lowest(found, count)
            total += strength * number
            cards |= found
            count -= number
        raise ValueError("there are not enough unseen cards")

    def _of_one_colour(self, lack: _Lack, colour: str, unseen: int) -> Iterator[tuple[int, int]]:
        """Ways to complete the side in one colour, including the one with the largest total."""
        if not self._shun_colour_runs:
            added, cards = self._first(unseen, lack.cards, reversed(self.pack.strengths))
            yield lack.most + added, cards
            return
        strengths = [each for each in self.pack.strengths if unseen & self.pack.of_strength[each]]
        for chosen in combinations(strengths, lack.cards):
            for taken in product(*lack.wild):
                whole = (*lack.held, *chosen, *taken)
                if not _is_run(whole):
                    yield sum(whole), self.pack.mask(f"{colour}{each}" for each in chosen)

    def _fill(self, lack: _Lack, places: tuple[int, ...], unseen: int) -> int | None:
        """One unseen card for each place of a run; from at least two colours where a colour run counts for less."""
        run = 0
        for place in places:
            cards = place & unseen
            if not cards:
                return None
            run |= cards & -cards
        if not self._shun_colour_runs or lack.wild:
            return run
        for colour in lack.colours:
            own = self.pack.of_colour[colour]
            if run & ~own:
                continue
            for place in places:
                others = place & unseen & ~own
                if others:
                    return run & ~place | others & -others
            return None
        return run

    def _find_lack(self, side: tuple[str, ...]) -> _Lack:
        pack = self.pack
        wild = tuple(pack.wilds[card] for card in side if card in pack.wilds)
        numbered = [card for card in side if card not in pack.wilds]
        held = tuple(int(card[1:]) for card in numbered)
        colours = tuple(colour for colour in pack.colours if all(card[0] == colour for card in numbered))
        runs = tuple(
            (total, tuple(pack.of_strength[strength] for strength in missing))
            for total, missing in self._runs(held, wild)
        )
        return _Lack(
            cards=self.size - len(side),
            wild=wild,
            held=held,
            least=sum(held) + sum(each[0] for each in wild),
            most=sum(held) + sum(each[-1] for each in wild),
            colours=colours,
            colour_runs=tuple(
                (total, sum(places) & pack.of_colour[colour]) for total, places in runs for colour in colours
            ),
            kinds=tuple(
                (strength * self.size, pack.of_strength[strength])
                for strength in (reversed(pack.strengths) if not held else {*held} if len({*held}) == 1 else ())
                if all(strength in each for each in wild)
            ),
            runs=runs,
        )

    def _runs(self, held: tuple[int, ...], wild: tuple[range, ...]) -> Iterator[tuple[int, Iterable[int]]]:
        """The runs that this side can become: the total, and the strengths still missing once wild cards are placed."""
        for run in self._all_runs:
            rest = run.difference(held)
            if len(rest) > self.size - len(held):
                continue
            if not wild:
                yield sum(run), rest
                continue
            for missing in sorted({rest.difference(taken) for taken in product(*wild)}, key=sorted):
                if len(missing) == len(rest) - len(wild):
                    yield sum(run), missing


def _is_run(strengths: Sequence[int]) -> bool:
    return len(set(strengths)) == len(strengths) and max(strengths) - min(strengths) == len(strengths) - 1


def _lowest(mask: int, count: int) -> int:
    """The lowest `count` bits of the mask."""
    chosen = 0
    for _ in range(count):
        bit = mask & -mask
        chosen |= bit
        mask ^= bit
    return chosen
