"""A second, slow and simple Schotten Totten 2, written from the rules page alone, without looking at the engine.

It is given the cards dealt and drawn, and works out everything else for itself by trying all possibilities.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product

COLOURS = "RYGBP"
SIEGE = tuple(colour + str(strength) for strength in range(11, -1, -1) for colour in COLOURS)
WILD = {"Joker": range(12), "Spy": (10,), "Shield": (1, 2, 3)}
EFFECTS = ("Redeploy", "Recruit", "Desertion", "Treason", "Explosion", "Reinforcements", "Exchange")
TACTICS = ("Joker", "Joker", "Spy", "Shield", *EFFECTS)
ALL_CARDS = Counter(SIEGE) + Counter(TACTICS)

FACES = {
    1: ((3, "sum"), (3, "run")),
    2: ((4, "all"), (2, "same")),
    3: ((3, "all"), (3, "colour")),
    4: ((2, "all"), (4, "lowest")),
    5: ((3, "all"), (3, "colour")),
    6: ((4, "all"), (2, "same")),
    7: ((3, "lowest"), (3, "run")),
}

Worth = tuple[int, int]
"""Formation, then the sum of strengths; larger is better."""


def kind(card: str) -> str:
    """The deck the card belongs to."""
    return "tactics" if card in TACTICS else "siege"


def place_of(card: str) -> tuple[int, int, int]:
    """Where the card belongs in the order of the discards."""
    if card in WILD:
        return 1, list(WILD).index(card), 0
    return 0, COLOURS.index(card[0]), int(card[1:])


@cache
def worth(cards: tuple[str, ...], counts: str, by_type: bool) -> Worth:
    """The worth of a complete side when each wild card takes its best value."""
    own = {card[0] for card in cards if card not in WILD}
    wild = any(card in WILD for card in cards)
    looks = [*([True] if len(own) <= 1 else []), *([False] if wild or len(own) > 1 else [])]
    strengths = product(*(WILD[card] if card in WILD else (int(card[1:]),) for card in cards))
    return max(plain_worth(tuple(sorted(each)), colour, counts, by_type) for each in strengths for colour in looks)


def plain_worth(strengths: tuple[int, ...], colour: bool, counts: str, by_type: bool) -> Worth:
    """The worth of cards with these strengths, of one colour or not."""
    total = sum(strengths)
    run = all(after == before + 1 for before, after in pairwise(strengths))
    same = len(set(strengths)) == 1
    if counts == "lowest":
        return 1, -total
    if counts == "all" and colour and run:
        return 5, total
    if counts in ("colour", "run") and colour and run and not by_type:
        return 1, total
    if counts in ("all", "same") and same:
        return 4, total
    if counts in ("all", "colour") and colour:
        return 3, total
    if counts in ("all", "run") and run:
        return 2, total
    return 1, total


class Tile:
    """One wall tile: the cards on both sides, and when each side was completed."""

    def __init__(self, number: int, by_type: bool) -> None:
        self.number, self.by_type = number, by_type
        self.damaged = False
        self.sides: tuple[list[str], list[str]] = ([], [])
        self.completed: list[int | None] = [None, None]

    @property
    def size(self) -> int:
        return FACES[self.number][self.damaged][0]

    def full(self, seat: int) -> bool:
        return len(self.sides[seat]) == self.size

    def worth(self, seat: int, more: Sequence[str] = ()) -> Worth:
        """What the seat's side would be worth with more cards."""
        return worth(tuple(sorted([*self.sides[seat], *more])), FACES[self.number][self.damaged][1], self.by_type)

    def leave(self, seat: int, card: str) -> None:
        """Remove a card from a side; of two equal cards, the one nearest the wall."""
        self.sides[seat].remove(card)
        self.completed[seat] = None

    def empty(self, seat: int) -> list[str]:
        """Remove all cards from a side."""
        cards, self.completed[seat] = list(self.sides[seat]), None
        self.sides[seat].clear()
        return cards


class Referee:
    """A match between seats 0 and 1. `play` takes the notation; `resolve` takes the hands that result."""

    pairs = 2
    """The most pairs of games in a revenge."""

    def __init__(self, tactics: bool, revenge: bool, by_type: bool) -> None:
        self.tactics, self.revenge, self.by_type = tactics, revenge, by_type
        self.limit = 7 if tactics else 6
        self.games: list[tuple[int, int, int]] = []
        """Attacker, winner, and what was left."""
        self.winners: tuple[int, ...] = ()
        self.seen: Counter[str] = Counter()
        """The paths through the rules that this match has taken, for the tests to count."""
        self.deal()

    # Games

    def deal(self) -> None:
        """Begin a game; the cards dealt are not yet known."""
        self.attacker = self.turn = len(self.games) % 2
        self.tiles = [Tile(number, self.by_type) for number in range(1, 8)]
        self.hands: tuple[list[str], list[str]] = (["siege?"] * self.limit, ["siege?"] * self.limit)
        self.left = {"siege": 60 - 2 * self.limit, "tactics": 11 if self.tactics else 0}
        self.discard: list[str] = []
        self.before: tuple[list[str], list[str]] = ([], [])
        self.tactics_played = [0, 0]
        self.cauldrons, self.clock = 3, 0
        self.gifts: dict[int, list[str]] = {}
        self.beaters: dict[object, tuple[str, ...]] = {}
        self.proofs: set[object] = set()
        self.begin_turn()

    def end(self, winner: int, how: str) -> None:
        """End the game, and perhaps the match."""
        self.seen[f"game: {how}"] += 1
        whole = sum(not tile.damaged for tile in self.tiles)
        self.games.append(
            (self.attacker, winner, self.left["siege"] if winner == self.attacker else whole + self.cauldrons)
        )
        if not self.revenge:
            self.winners = (winner,)
        elif len(self.games) % 2 == 0:
            (_, one, first), (_, two, second) = self.games[-2:]
            if one == two:
                self.winners = (one,)
            elif first != second:
                self.winners = (one if first > second else two,)
            elif len(self.games) == 2 * self.pairs:
                self.winners = (0, 1)
            self.seen[
                "pair: both" if one == two else "pair: equal" if first == second else "pair: by what is left"
            ] += 1
        if not self.winners:
            self.deal()

    @property
    def over(self) -> bool:
        return bool(self.winners)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(winner == seat for _, winner, _ in self.games) for seat in (0, 1))

    # Turns

    def begin_turn(self) -> None:
        self.phase, self.thrown = "play", False
        if self.turn != self.attacker and all(tile.full(self.turn) for tile in self.tiles):
            self.end(self.turn, "wall full")

    def end_turn(self) -> None:
        self.turn = 1 - self.turn
        self.begin_turn()

    def after_card(self) -> None:
        """The draw is automatic if nothing can be declared and only one deck has cards."""
        self.phase = "draw"
        if len(self.hands[self.turn]) >= self.limit:
            self.after_draw()
            return
        decks = [deck for deck, left in self.left.items() if left]
        if self.declarations():
            return
        if not decks:
            self.end(1 - self.attacker, "nothing to draw")
        elif len(decks) == 1:
            self.draw(decks[0])

    def draw(self, deck: str) -> None:
        self.left[deck] -= 1
        self.hands[self.turn].append(deck + "?")
        self.after_draw()

    def after_draw(self) -> None:
        self.phase = "end"
        if not self.declarations():
            self.end_turn()

    # Control

    def unknown(self) -> list[str]:
        up = {card for tile in self.tiles for side in tile.sides for card in side} | set(self.discard)
        return [card for card in SIEGE if card not in up]

    def controls(self, tile: Tile) -> bool:
        me, you = self.attacker, 1 - self.attacker
        if not tile.full(me):
            return False
        goal = tile.worth(me)
        if tile.full(you):
            theirs = tile.worth(you)
            first, second = tile.completed[me], tile.completed[you]
            assert first is not None
            assert second is not None
            return goal > theirs or (goal == theirs and first < second)
        unknown = self.unknown()
        key = (tile.number, tile.damaged, tuple(tile.sides[0]), tuple(tile.sides[1]))
        # Without reinforcements, unknown cards never increase, so a proof stays valid.
        if key in self.proofs:
            return True
        if key in self.beaters and set(self.beaters[key]) <= set(unknown):
            return False
        missing = tile.size - len(tile.sides[you])
        for cards in combinations(sorted(unknown, key=self.promise(tile)), missing):
            if tile.worth(you, cards) > goal:
                self.beaters[key] = cards
                return False
        self.proofs.add(key)
        return True

    def promise(self, tile: Tile) -> "Promise":
        """The cards to try first; the others are tried as well."""
        return Promise(FACES[tile.number][tile.damaged][1] == "lowest")

    def declarations(self) -> set[str]:
        if self.turn != self.attacker:
            return set()
        return {f"declare {tile.number}" for tile in self.tiles if self.controls(tile)}

    def declare(self, tile: Tile) -> None:
        me = self.attacker
        self.seen[f"control {tile.number} {'damaged' if tile.damaged else 'intact'}"] += 1
        self.seen[f"control in {self.phase}"] += 1
        if not tile.full(1 - me):
            self.seen[f"proof: {tile.size - len(tile.sides[1 - me])} missing"] += 1
            self.seen["proof: against a wild card"] += any(card in WILD for card in tile.sides[1 - me])
        elif tile.worth(0) == tile.worth(1):
            self.seen["control: completed first"] += 1
        again = tile.damaged
        self.discard += [*tile.empty(0), *tile.empty(1)]
        tile.damaged = True
        if again or sum(each.damaged for each in self.tiles) == 4:
            self.end(me, "twice" if again else "four tiles")
        elif self.phase == "draw" and not self.declarations():
            self.after_card()
        elif self.phase == "end":
            self.after_draw()

    # What may be played

    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == "exchange":
            return tuple(seat for seat in (0, 1) if seat not in self.gifts)
        return (self.turn,)

    def legal(self, seat: int) -> set[str]:
        """Every text that the seat may play now."""
        if seat not in self.actors():
            return set()
        if self.phase == "exchange":
            return set(self.choices(seat))
        if self.phase == "play":
            plays = set(self.plays())
            if not plays and all(kind(card) == "tactics" for card in self.hands[seat]):
                plays = {"pass"}
            return self.declarations() | set(self.preparations()) | plays
        decks = {f"draw {deck}" for deck, left in self.left.items() if left} if self.phase == "draw" else set()
        return self.declarations() | (decks or {"done"})

    def choices(self, seat: int) -> Iterator[str]:
        """Three cards in hand order; equal choices are offered once."""
        offered: list[list[str]] = []
        for cards in combinations(self.hands[seat], 3):
            if sorted(cards) not in offered:
                offered.append(sorted(cards))
                yield f"give {' '.join(cards)}"

    def preparations(self) -> Iterator[str]:
        held = [tile.number for tile in self.tiles if tile.sides[self.attacker]]
        if self.turn == self.attacker:
            yield from (f"retreat {number}" for number in held)
        elif self.cauldrons and not self.thrown:
            yield from (f"cauldron {number}" for number in held)

    def plays(self) -> Iterator[str]:
        me, you, hand = self.turn, 1 - self.turn, self.hands[self.turn]
        rooms = [tile.number for tile in self.tiles if not tile.full(me)]
        free = self.tactics_played[me] <= self.tactics_played[you]
        for card in hand:
            if kind(card) == "siege" or (card in WILD and free):
                yield from (f"{card}@{number}" for number in rooms)
        if not free:
            return
        for tile in self.tiles:
            if "Redeploy" in hand:
                for card in tile.sides[me]:
                    yield f"Redeploy {card}@{tile.number}-x"
                    yield from (f"Redeploy {card}@{tile.number}-{to}" for to in rooms if to != tile.number)
            if "Desertion" in hand:
                yield from (f"Desertion {card}@{tile.number}" for card in tile.sides[you])
            if "Treason" in hand:
                yield from (f"Treason {card}@{tile.number}-{to}" for card in tile.sides[you] for to in rooms)
            if "Explosion" in hand and (tile.sides[0] or tile.sides[1]):
                yield f"Explosion {tile.number}"
        if "Recruit" in hand:
            yield from (f"Recruit {card}@{number}" for card in self.discard for number in rooms)
        if "Reinforcements" in hand:
            siege = sorted((card for card in self.discard if kind(card) == "siege"), key=place_of)
            yield from (f"Reinforcements {one} {other}" for one, other in combinations(siege, 2))
        if "Exchange" in hand:
            yield "Exchange"

    # Playing

    def play(self, seat: int, text: str) -> None:
        """Carry out a legal text."""
        word, _, rest = text.partition(" ")
        me = self.turn
        if word == "give":
            self.give(seat, rest.split())
        elif word == "declare":
            self.declare(self.tiles[int(rest) - 1])
        elif word == "retreat":
            self.seen["retreat"] += 1
            self.discard += self.tiles[int(rest) - 1].empty(me)
        elif word == "cauldron":
            tile = self.tiles[int(rest) - 1]
            card = tile.sides[self.attacker][0]
            self.seen["cauldron: elite" if card in WILD else "cauldron: siege"] += 1
            tile.leave(self.attacker, card)
            self.discard.append(card)
            self.cauldrons, self.thrown = self.cauldrons - 1, True
        elif word == "draw":
            self.draw(rest)
        elif word == "done":
            if self.phase == "draw":
                self.end(1 - self.attacker, "nothing to draw, and done")
            else:
                self.end_turn()
        elif word == "pass":
            self.seen["pass"] += 1
            self.after_card()
        else:
            card, _, where = word.partition("@")
            self.hands[me].remove(card)
            if kind(card) == "tactics":
                self.seen[card] += 1
                self.tactics_played[me] += 1
            if where:
                self.put(card, int(where))
            else:
                self.before[me].append(card)
                self.effect(card, rest)
            if card != "Exchange":
                self.after_card()

    def put(self, card: str, number: int) -> None:
        """Play a card on one's own side, wherever it comes from."""
        me, you, tile = self.turn, 1 - self.turn, self.tiles[number - 1]
        tile.sides[me].append(card)
        foe = {"0": "11", "11": "0"}.get(card[1:]) if card not in WILD else None
        if foe is not None and card[0] + foe in tile.sides[you]:
            self.seen["0 against 11"] += 1
            tile.sides[me].remove(card)
            tile.leave(you, card[0] + foe)
            self.discard += [card, card[0] + foe]
        elif tile.full(me):
            self.clock += 1
            tile.completed[me] = self.clock

    def effect(self, card: str, rest: str) -> None:
        """Carry out an action card."""
        me, you = self.turn, 1 - self.turn
        if card == "Exchange":
            self.phase, self.gifts = "exchange", {}
        elif card == "Explosion":
            tile = self.tiles[int(rest) - 1]
            self.discard += [*tile.empty(0), *tile.empty(1)]
        elif card == "Reinforcements":
            for each in rest.split():
                self.discard.remove(each)
            self.left["siege"] += 2
            self.proofs.clear()
        elif card == "Recruit":
            chosen, _, number = rest.partition("@")
            self.discard.remove(chosen)
            self.seen["Recruit of an elite card"] += chosen in WILD
            self.put(chosen, int(number))
        else:
            chosen, _, way = rest.partition("@")
            source, _, goal = way.partition("-")
            owner = me if card == "Redeploy" else you
            self.seen[f"{card} from a complete side"] += self.tiles[int(source) - 1].full(owner)
            self.tiles[int(source) - 1].leave(owner, chosen)
            if goal in ("", "x"):
                self.discard.append(chosen)
            else:
                self.put(chosen, int(goal))

    def give(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.gifts[seat] = cards
        if len(self.gifts) == 2:
            for each in (0, 1):
                self.hands[each].extend(self.gifts[1 - each])
            self.after_card()

    # Learning what was hidden

    def resolve(self, hands: Sequence[Sequence[str]]) -> None:
        """Learn the cards that were dealt or drawn. They must fit what is known."""
        for seat in (0, 1):
            for place, card in enumerate(self.hands[seat]):
                if card.endswith("?"):
                    learnt = hands[seat][place] if place < len(hands[seat]) else "no card"
                    assert learnt in ALL_CARDS, f"seat {seat} drew {learnt}"
                    assert kind(learnt) == card[:-1], f"seat {seat} drew {learnt} as a {card[:-1]} card"
                    self.hands[seat][place] = learnt
        known = [card for cards in (*self.hands, self.discard, *self.before) for card in cards]
        known += [card for tile in self.tiles for cards in tile.sides for card in cards]
        assert Counter(known) <= ALL_CARDS, f"too many of {Counter(known) - ALL_CARDS}"


class Promise:
    """Strong cards first, or weak ones where the lowest sum wins."""

    def __init__(self, lowest: bool) -> None:
        self.sign = 1 if lowest else -1

    def __call__(self, card: str) -> tuple[int, str]:
        return self.sign * int(card[1:]), card[0]
