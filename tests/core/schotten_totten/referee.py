"""A second, slow and simple Schotten Totten, written from the rules page alone, without looking at the engine.

It is given the cards dealt and drawn, and works out everything else for itself by trying all possibilities.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product

COLOURS = "ROYGBP"
CLAN = tuple(colour + str(strength) for strength in range(9, 0, -1) for colour in COLOURS)
TROOPS = {"Joker": "123456789", "Spy": "7", "Shield": "123"}
MODES = ("Blind", "Mud")
TACTICS = ("Joker", "Joker", "Spy", "Shield", "Blind", "Mud", "Recruiter", "Strategist", "Banshee", "Traitor")
ALL_CARDS = Counter(CLAN) + Counter(TACTICS)

Worth = tuple[int, int]
"""Formation, then the sum of strengths."""


def kind(card: str) -> str:
    """The deck the card belongs to."""
    return "tactics" if card in TACTICS else "clan"


@cache
def plain_worth(cards: tuple[str, ...]) -> Worth:
    """The worth of clan cards alone."""
    strengths = sorted(int(card[1]) for card in cards)
    colour = len({card[0] for card in cards}) == 1
    run = all(after == before + 1 for before, after in pairwise(strengths))
    if colour and run:
        formation = 5
    elif len(set(strengths)) == 1:
        formation = 4
    elif colour:
        formation = 3
    elif run:
        formation = 2
    else:
        formation = 1
    return formation, sum(strengths)


@cache
def worth(cards: tuple[str, ...], blind: bool) -> Worth:
    """The worth of a side when each troop takes its best value."""
    if blind:
        return 0, sum(int(TROOPS[card][-1]) if card in TROOPS else int(card[1]) for card in cards)
    readings = [[c + n for c in COLOURS for n in TROOPS[card]] if card in TROOPS else [card] for card in cards]
    return max(plain_worth(tuple(sorted(reading))) for reading in product(*readings))


class Stone:
    """One stone: the cards on both sides, when each side was completed, and who owns it."""

    def __init__(self) -> None:
        self.sides: tuple[list[str], list[str]] = ([], [])
        self.completed: list[int | None] = [None, None]
        self.modes: set[str] = set()
        self.owner: int | None = None

    @property
    def size(self) -> int:
        """How many cards a side takes."""
        return 4 if "Mud" in self.modes else 3

    @property
    def blind(self) -> bool:
        """Whether only the sum counts."""
        return "Blind" in self.modes

    def room(self, seat: int) -> bool:
        """Whether the seat may play a card here."""
        return self.owner is None and len(self.sides[seat]) < self.size

    def full(self, seat: int) -> bool:
        """Whether the seat's side is complete."""
        return len(self.sides[seat]) == self.size

    def worth(self, seat: int, more: Sequence[str] = ()) -> Worth:
        """What the seat's side would be worth with more cards."""
        return worth(tuple(sorted([*self.sides[seat], *more])), self.blind)

    def stronger(self) -> int:
        """The seat whose complete side beats the other complete side."""
        mine, theirs = self.worth(0), self.worth(1)
        if mine != theirs:
            return 0 if mine > theirs else 1
        first, second = self.completed
        assert first is not None
        assert second is not None
        return 0 if first < second else 1


class Referee:
    """A match between seats 0 and 1. `play` takes the notation; `resolve` takes the hands that result."""

    patience = 2
    """How many consecutive idle turns settle the stones."""

    def __init__(self, tactics: bool, expert: bool, rounds: int, first: int) -> None:
        self.tactics, self.expert, self.rounds_left = tactics, expert, rounds
        self.limit = 7 if tactics else 6
        self.scores = [0, 0]
        self.over = False
        self.seen: Counter[str] = Counter()
        """The paths through the rules that this match has taken, for the tests to count."""
        self.deal(first)

    # The round and its turns

    def deal(self, first: int) -> None:
        """Begin a round; the cards dealt are not yet known."""
        self.stones = [Stone() for _ in range(9)]
        self.discard: list[str] = []
        self.hands: tuple[list[str], list[str]] = (["clan?"] * self.limit, ["clan?"] * self.limit)
        self.left = {"clan": 54 - 2 * self.limit, "tactics": 10 if self.tactics else 0}
        self.bottom: dict[str, list[str]] = {"clan": [], "tactics": []}
        self.tactics_played = [0, 0]
        self.jokers_played = [0, 0]
        self.clock = self.idle = self.to_recruit = 0
        self.beaters: dict[object, tuple[str, ...]] = {}
        self.proofs: set[object] = set()
        self.first = self.turn = first
        self.begin_turn()

    def cannot_play(self, seat: int) -> bool:
        """Whether everyone sees that the seat cannot play a card."""
        return not self.hands[seat] or (not self.tactics and not self.has_room(seat))

    def has_room(self, seat: int) -> bool:
        """Whether one of the seat's sides has room."""
        return any(stone.room(seat) for stone in self.stones)

    def begin_turn(self) -> None:
        """Settle if nothing more can happen; otherwise ask for a card, or go on without one."""
        self.active = False
        if self.cannot_play(0) and self.cannot_play(1):
            self.settle("nobody can play")
        elif self.tactics and self.idle == self.patience:
            self.settle("two idle turns")
        elif self.cannot_play(self.turn):
            self.seen["skip: empty hand" if not self.hands[self.turn] else "skip: no room"] += 1
            self.to_claims()
        else:
            self.phase = "play"

    def to_claims(self) -> None:
        """Ask for claims while there are any."""
        self.phase = "claim"
        if not self.claims():
            self.to_draw()

    def to_draw(self) -> None:
        """Draw if the hand is short; ask only if there is a choice."""
        self.phase = "draw"
        if len(self.hands[self.turn]) < self.limit:
            if self.left["clan"] and self.left["tactics"]:
                return
            if self.left["clan"] or self.left["tactics"]:
                self.draw("clan" if self.left["clan"] else "tactics")
        self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the other player."""
        self.idle = 0 if self.active else self.idle + 1
        self.turn = 1 - self.turn
        self.begin_turn()

    def draw(self, deck: str) -> None:
        """Draw the top card. It is known only if no unknown card lies above the cards put under the deck."""
        known = len(self.bottom[deck]) == self.left[deck]
        self.hands[self.turn].append(self.bottom[deck].pop(0) if known else deck + "?")
        self.seen["drew a returned card"] += known
        self.left[deck] -= 1
        self.active = True

    def settle(self, why: str) -> None:
        """Award the open stones and end the round."""
        self.seen["settled: " + why] += 1
        for stone in self.stones:
            if stone.owner is None and (stone.full(0) or stone.full(1)):
                both = stone.full(0) and stone.full(1)
                self.seen["settled stone: both complete" if both else "settled stone: one complete"] += 1
                stone.owner = stone.stronger() if both else int(stone.full(1))
                if self.won(stone.owner):
                    self.end_round(stone.owner, "won while settling")
                    return
        self.seen["settled with open stones"] += any(stone.owner is None for stone in self.stones)
        mine, theirs = self.count(0), self.count(1)
        if mine == theirs:
            self.end_round(None, "draw")
        else:
            self.end_round(0 if mine > theirs else 1, "more stones")

    def count(self, seat: int) -> int:
        """How many stones the seat controls."""
        return sum(stone.owner == seat for stone in self.stones)

    def won(self, seat: int) -> str:
        """How the seat has won the round, or an empty string."""
        if any(all(stone.owner == seat for stone in self.stones[i : i + 3]) for i in range(7)):
            return "adjacent"
        return "five" if self.count(seat) >= 5 else ""

    def end_round(self, winner: int | None, how: str) -> None:
        """Score the round; deal the next one, or end the match."""
        self.seen["round: " + how] += 1
        self.seen["a round after a draw"] += winner is None and self.rounds_left > 1
        for seat in (0, 1):
            self.scores[seat] += 5 if seat == winner else self.count(seat)
        self.rounds_left -= 1
        if self.rounds_left:
            self.deal(1 - self.first if winner is None else 1 - winner)
        else:
            self.over = True
            self.seen["match: draw"] += self.scores[0] == self.scores[1]

    # Claims

    def unseen(self) -> list[str]:
        """The clan cards that are not face up."""
        up = {card for stone in self.stones for side in stone.sides for card in side} | set(self.discard)
        return [card for card in CLAN if card not in up]

    def objection(self, number: int, seat: int) -> str | tuple[str, ...] | None:
        """Why the seat may not have the stone: a word, or the cards that would beat it; None if it may."""
        stone, other = self.stones[number - 1], 1 - seat
        if stone.owner is not None:
            return "taken"
        if not stone.full(seat):
            return "incomplete"
        if stone.full(other):
            return None if stone.stronger() == seat else "weaker"
        # Unseen cards never increase: a proof holds while the stone is unchanged, a beater while its cards are unseen.
        key = (number, seat, tuple(stone.sides[0]), tuple(stone.sides[1]), frozenset(stone.modes))
        unseen = self.unseen()
        if key in self.proofs:
            return None
        if key in self.beaters and set(self.beaters[key]) <= set(unseen):
            return self.beaters[key]
        goal = stone.worth(seat)
        for cards in combinations(unseen, stone.size - len(stone.sides[other])):
            if stone.worth(other, cards) > goal:
                self.beaters[key] = cards
                return cards
        self.proofs.add(key)
        return None

    def claims(self) -> set[str]:
        """The valid claims of the seat on turn."""
        return {f"claim {number}" for number in range(1, 10) if self.objection(number, self.turn) is None}

    def claim(self, number: int) -> None:
        """Take the stone, which may win the round."""
        stone = self.stones[number - 1]
        stone.owner = self.turn
        self.seen["claim without a card"] += self.phase == "claim" and not self.active
        if not stone.full(1 - self.turn):
            missing = stone.size - len(stone.sides[1 - self.turn])
            self.seen["proof: " + "+".join([f"{missing} missing", *sorted(stone.modes)])] += 1
            self.seen["proof: too few unseen"] += len(self.unseen()) < missing
            self.seen["proof: against a troop"] += any(card in TROOPS for card in stone.sides[1 - self.turn])
        elif stone.worth(0) == stone.worth(1):
            self.seen["claim: completed first" + (" in mud" if "Mud" in stone.modes else "")] += 1
        if how := self.won(self.turn):
            self.end_round(self.turn, how)
        elif self.phase == "claim":
            self.to_claims()

    # What may be played

    def legal(self, seat: int) -> set[str]:
        """Every text that the seat may play now."""
        if self.over or seat != self.turn:
            return set()
        if self.phase == "play":
            return set(self.plays()) | (self.claims() if self.expert else set())
        if self.phase == "claim":
            return self.claims() | {"done"}
        if self.phase == "return":
            return {"return " + card for card in self.hands[seat]}
        return {"draw clan", "draw tactics"}

    def plays(self) -> Iterator[str]:
        """The cards that may be played, and where, or a pass."""
        hand, me, you, rooms = self.hands[self.turn], self.turn, 1 - self.turn, self.rooms()
        for card in hand:
            if kind(card) == "clan":
                yield from (f"{card}@{number}" for number in rooms)
        if not rooms or all(kind(card) == "tactics" for card in hand):
            yield "pass"
        if self.tactics_played[me] > self.tactics_played[you]:
            return
        for card in hand:
            if card in TROOPS and not (card == "Joker" and self.jokers_played[me]):
                yield from (f"{card}@{number}" for number in rooms)
        if "Recruiter" in hand and (self.left["clan"] or self.left["tactics"]):
            yield "Recruiter"
        for number, stone in enumerate(self.stones, start=1):
            if stone.owner is not None:
                continue
            yield from (f"{mode}@{number}" for mode in MODES if mode in hand)
            if "Strategist" in hand:
                for card in stone.sides[me]:
                    yield f"Strategist {card}@{number}-x"
                    yield from (f"Strategist {card}@{number}-{to}" for to in rooms if to != number)
            if "Banshee" in hand:
                yield from (f"Banshee {card}@{number}" for card in stone.sides[you])
            if "Traitor" in hand:
                clan = [card for card in stone.sides[you] if kind(card) == "clan"]
                yield from (f"Traitor {card}@{number}-{to}" for card in clan for to in rooms)

    def rooms(self) -> list[int]:
        """The stones where the seat on turn may play a card."""
        return [number for number, stone in enumerate(self.stones, start=1) if stone.room(self.turn)]

    # Playing

    def play(self, text: str) -> None:
        """Carry out a legal text."""
        word, _, rest = text.partition(" ")
        if word == "claim":
            self.claim(int(rest))
        elif word == "done":
            self.seen["done by an expert"] += self.expert
            self.to_draw()
        elif word == "draw":
            self.draw(rest)
            if self.phase == "recruit":
                self.recruit(self.to_recruit - 1)
            else:
                self.end_turn()
        elif word == "return":
            self.hands[self.turn].remove(rest)
            self.bottom[kind(rest)].append(rest)
            self.left[kind(rest)] += 1
            self.give_back()
        elif word == "pass":
            self.seen["pass with 7 cards" if len(self.hands[self.turn]) == 7 else "pass with fewer"] += 1
            self.after_card()
        else:
            self.play_card(word, rest)

    def play_card(self, word: str, rest: str) -> None:
        """Play a card from the hand."""
        me = self.turn
        card, _, where = word.partition("@")
        self.hands[me].remove(card)
        self.active = True
        if kind(card) == "tactics":
            self.seen[card] += 1
            self.tactics_played[me] += 1
            self.jokers_played[me] += card == "Joker"
        if card in MODES:
            stone = self.stones[int(where) - 1]
            if card == "Mud":
                self.seen["Mud re-opens a side"] += stone.full(0) or stone.full(1)
                stone.completed = [None, None]
            stone.modes.add(card)
            self.seen["Blind and Mud together"] += len(stone.modes) == 2
        elif where:
            self.put(card, int(where))
        elif card == "Recruiter":
            self.discard.append(card)
            self.seen[f"Recruiter with {min(4, sum(self.left.values()))} left"] += 1
            self.recruit(3)
            return
        else:
            self.discard.append(card)
            self.ruse(card, rest)
        self.after_card()

    def put(self, card: str, number: int) -> None:
        """Put a card on one's own side of a stone."""
        stone = self.stones[number - 1]
        stone.sides[self.turn].append(card)
        if stone.full(self.turn):
            self.clock += 1
            stone.completed[self.turn] = self.clock

    def ruse(self, ruse: str, target: str) -> None:
        """Move a card for the Strategist, the Banshee or the Traitor."""
        owner = self.turn if ruse == "Strategist" else 1 - self.turn
        card, _, way = target.partition("@")
        source, _, goal = way.partition("-")
        stone = self.stones[int(source) - 1]
        self.seen[f"{ruse} on a complete side"] += stone.full(owner)
        stone.sides[owner].remove(card)
        stone.completed[owner] = None
        self.seen[f"{ruse} takes a troop"] += card in TROOPS
        if goal in ("", "x"):
            self.discard.append(card)
            self.seen[f"{ruse} discards"] += 1
        else:
            self.put(card, int(goal))
            self.seen[f"{ruse} to the same stone"] += goal == source

    def recruit(self, draws: int) -> None:
        """Draw for the Recruiter, asking while both decks have cards; then ask which cards to return."""
        self.phase = "recruit"
        self.to_recruit = draws
        while self.to_recruit and not (self.left["clan"] and self.left["tactics"]):
            if self.left["clan"] or self.left["tactics"]:
                self.draw("clan" if self.left["clan"] else "tactics")
            self.to_recruit -= 1
        if not self.to_recruit:
            self.give_back()

    def give_back(self) -> None:
        """Ask for a card while the hand is above 7."""
        self.phase = "return"
        if len(self.hands[self.turn]) <= 7:
            self.after_card()

    def after_card(self) -> None:
        """Claims come after the card, except in the expert variant."""
        if self.expert:
            self.to_draw()
        else:
            self.to_claims()

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
        known = [card for cards in (*self.hands, *self.bottom.values(), self.discard) for card in cards]
        known += [card for stone in self.stones for cards in (*stone.sides, stone.modes) for card in cards]
        surplus = [card for card, count in Counter(known).items() if count > ALL_CARDS[card]]
        assert not surplus, f"too many of {surplus}"
        self.seen["holds a second Joker"] += any("Joker" in self.hands[s] and self.jokers_played[s] for s in (0, 1))

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match."""
        return tuple(seat for seat in (0, 1) if self.scores[seat] == max(self.scores))
