"""The questions of Heave Ho!, read from the rules alone. They come from matches in which no teams are made.

Nothing that is hidden matters to a play itself, except that whoever holds no card after a turn ends the round. What the
other seat may answer is tried with every card that it could hold; after its Nasty Trick, with every card that I hold or
may have drawn.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from core.heave_ho.view import View

COLOURS = "RBG"
PRINTED = 2
SPACES = 12
TRICK = "NastyTrick"
SIMPLE = ("Adrenaline", "HeaveHo", "MuchoMacho", "Weakness", "RopeBreaks", "Monstrous", "Reinforcements")
ACTIONS = (*SIMPLE, TRICK, "ChangeSides", "Farewell")
NAMED = (0, 1, 2, 3, 4, 6)
"""The numbers that a Farewell may name."""
LADIES = tuple(f"W{strength}" for strength in range(1, 5))
ALL = Counter(
    [
        *(f"{colour}{strength}{mark}" for colour in COLOURS for strength in range(4) for mark in ("", "", "!")),
        *(f"{lady}{mark}" for lady in LADIES for mark in ("", "!")),
        "N6",
        *ACTIONS,
    ]
)
DRAWN_BY_REINFORCEMENTS = 3

Place = tuple[int, str]
"""A side and a colour."""


@dataclass(frozen=True, slots=True)
class Rope:
    """The cards on the six places, top card last, and all that decides a round."""

    piles: Mapping[Place, tuple[str, ...]]
    barrel: int
    winner: int | None = None
    """Who has won the round already."""

    def top(self, place: Place) -> str | None:
        return self.piles[place][-1] if self.piles[place] else None

    def strength(self, side: int) -> int:
        tops = [self.top((side, colour)) for colour in COLOURS]
        return sum(PRINTED if card is None else _number(card) for card in tops)


def _number(card: str) -> int:
    return int(card[1])


def _pulled(rope: Rope, seat: int, spaces: int) -> Rope:
    """The barrel comes nearer to the goal of a seat, and stops there."""
    barrel = max(rope.barrel - spaces, 1) if seat == 0 else min(rope.barrel + spaces, SPACES)
    winner = {1: 0, SPACES: 1}.get(barrel)
    return replace(rope, barrel=barrel, winner=winner)


def _tested(rope: Rope, *, weaker: bool = False) -> Rope:
    """After a test of strength."""
    difference = rope.strength(0) - rope.strength(1)
    if not difference:
        return rope
    stronger = 0 if difference > 0 else 1
    return _pulled(rope, 1 - stronger if weaker else stronger, abs(difference))


def _laid(rope: Rope, card: str, place: Place) -> Rope:
    return replace(rope, piles={**rope.piles, place: (*rope.piles[place], card)})


def _without_tops(rope: Rope, goes: Callable[[str], bool]) -> Rope:
    """The top cards of this sort are gone, all at once."""
    return replace(
        rope, piles={place: pile[:-1] if pile and goes(pile[-1]) else pile for place, pile in rope.piles.items()}
    )


def _left_by(rope: Rope, number: int) -> Rope:
    return _without_tops(rope, lambda top: _number(top) == number)


def plays(rope: Rope, seat: int, card: str) -> Iterator[tuple[str, Rope]]:
    """Every way to play a card, except for nothing, and for a Nasty Trick: as text, and what comes of it."""
    if card in ACTIONS:
        yield from _actions(rope, seat, card)
    elif card[0] in COLOURS:
        for side in (0, 1):
            yield f"{card}@{'ab'[side]}", _sounded(_laid(rope, card, (side, card[0])), card)
    else:
        for side, colour in rope.piles:
            yield f"{card}@{'ab'[side]}{colour}", _sounded(_laid(rope, card, (side, colour)), card)


def _sounded(rope: Rope, card: str) -> Rope:
    return _tested(rope) if card.endswith("!") else rope


def _actions(rope: Rope, seat: int, card: str) -> Iterator[tuple[str, Rope]]:
    match card:
        case "Adrenaline":
            yield card, _pulled(rope, seat, 2)
        case "HeaveHo":
            yield card, _tested(rope)
        case "Weakness":
            yield card, _tested(rope, weaker=True)
        case "MuchoMacho":
            yield card, _without_tops(rope, lambda top: top[0] == "W")
        case "RopeBreaks":
            yield card, replace(rope, barrel=(6, 7)[seat])
        case "Monstrous":
            tops = [rope.top((1 - seat, colour)) for colour in COLOURS]
            yield card, replace(rope, winner=seat) if "N6" in tops else rope
        case "Reinforcements":
            yield card, rope
        case "Farewell":
            for number in NAMED:
                yield f"Farewell {number}", _left_by(rope, number)
        case "ChangeSides":
            for (side, colour), pile in rope.piles.items():
                if not pile:
                    continue
                here, there = f"{'ab'[side]}{colour}", "ab"[1 - side]
                left = replace(rope, piles={**rope.piles, (side, colour): pile[:-1]})
                if pile[-1][0] in COLOURS:
                    crossed = _laid(left, pile[-1], (1 - side, pile[-1][0]))
                    yield f"ChangeSides {here}", _sounded(crossed, pile[-1])
                else:
                    for target in COLOURS:
                        crossed = _laid(left, pile[-1], (1 - side, target))
                        yield f"ChangeSides {here}-{there}{target}", _sounded(crossed, pile[-1])


@dataclass(frozen=True, slots=True)
class Table:
    """What a seat knows: the rope, its own hand, how many cards there are, and where the others may be."""

    rope: Rope
    seat: int
    hand: tuple[str, ...]
    hands: tuple[int, int]
    decks: tuple[int, int]
    drawable: frozenset[str]
    """What the seat may draw."""
    theirs: frozenset[str]
    """What the other seat can hold."""


def _table(view: View) -> Table:
    seat = view.seat
    if seat is None or view.phase != "play" or view.turn != seat or view.barrel is None or view.teams != "skip":
        raise ValueError("the seat is not about to play a card")
    piles = {(place.side, place.colour): place.cards for place in view.places}
    hidden = ALL - Counter((*view.held, *view.spent[0], *view.spent[1]))
    known = Counter(view.shown[1 - seat])
    theirs = hidden if view.hands[1 - seat] > known.total() else known
    drawable = frozenset(hidden - known)
    return Table(Rope(piles, view.barrel), seat, view.held, view.hands, view.decks, drawable, frozenset(theirs))


def win_barrel(view: View) -> set[str]:
    """The plays that win the barrel."""
    table = _table(view)
    return {text for text, after in _own(table) if after.rope.winner == table.seat}


def hold_barrel(view: View) -> set[str]:
    """The plays after which the other seat cannot win the barrel in its next turn."""
    table = _table(view)
    return {text for text, after in _own(table) if _holds(after, 1 - table.seat)}


def _own(table: Table) -> Iterator[tuple[str, Table]]:
    """Every play of the seat that is asked, and the table when its turn is over."""
    seat = table.seat
    for card in sorted(set(table.hand)):
        rest = list(table.hand)
        rest.remove(card)
        # What a Nasty Trick of my own leads to nobody can know.
        ways = list(plays(table.rope, seat, card))
        if card in ACTIONS:
            ways.append((f"{card} -", table.rope))
        for text, rope in ways:
            draws = DRAWN_BY_REINFORCEMENTS if text == "Reinforcements" else 1
            yield text, _ended(replace(table, rope=rope, hand=tuple(rest)), seat, lost=(seat, 1), draws=draws)


def _ended(table: Table, seat: int, *, lost: tuple[int, int], draws: int) -> Table:
    """The end of a seat's turn: one hand has lost a card, the seat draws, and without cards the round is decided."""
    hands, decks = list(table.hands), list(table.decks)
    hands[lost[0]] -= lost[1]
    drawn = min(draws, decks[seat])
    hands[seat] += drawn
    decks[seat] -= drawn
    rope = table.rope
    if rope.winner is None and any(hand + deck == 0 for hand, deck in zip(hands, decks, strict=True)):
        rope = replace(rope, winner=0 if rope.barrel <= SPACES // 2 else 1)
    return replace(table, rope=rope, hands=(hands[0], hands[1]), decks=(decks[0], decks[1]))


def _holds(table: Table, other: int) -> bool:
    """Whether the other seat, which is on turn, cannot win the barrel whatever it holds."""
    if table.rope.winner is not None:
        return table.rope.winner != other
    return not any(after.rope.winner == other for card in table.theirs for after in _replies(table, other, card))


def _replies(table: Table, other: int, card: str) -> Iterator[Table]:
    """What can come of a card of the other seat."""
    if card != TRICK:
        for text, rope in plays(table.rope, other, card):
            draws = DRAWN_BY_REINFORCEMENTS if text == "Reinforcements" else 1
            yield _ended(replace(table, rope=rope), other, lost=(other, 1), draws=draws)
    else:
        # It plays a card from my hand, or tosses it. Besides those that I have kept, I may have drawn any other.
        drawn = table.drawable - {TRICK} if table.hands[table.seat] > len(table.hand) else frozenset[str]()
        used = _used(table, other)
        for taken in {*table.hand, *drawn}:
            for text, rope in (*plays(table.rope, other, taken), ("toss", table.rope)):
                draws = DRAWN_BY_REINFORCEMENTS if text == "Reinforcements" else 1
                yield _ended(replace(used, rope=rope), other, lost=(table.seat, 1), draws=draws)
    if card in ACTIONS:
        yield _ended(table, other, lost=(other, 1), draws=1)


def _used(table: Table, other: int) -> Table:
    """The other seat has spent its Nasty Trick, and has not drawn yet."""
    hands = list(table.hands)
    hands[other] -= 1
    return replace(table, hands=(hands[0], hands[1]))


RIGHT: Mapping[str, Callable[[View], set[str]]] = {
    "win-barrel": win_barrel,
    "hold-barrel": hold_barrel,
}
