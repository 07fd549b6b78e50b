"""A second, slow and simple Heave Ho!, written from the rules page alone, without looking at the engine.

It is given the cards that each seat comes to see, and works out everything else for itself.
"""

from collections import Counter
from collections.abc import Sequence

ACTIONS = (
    *("Adrenaline", "NastyTrick", "HeaveHo", "MuchoMacho", "Weakness"),
    *("RopeBreaks", "ChangeSides", "Farewell", "Monstrous", "Reinforcements"),
)
ALL_CARDS = Counter(
    [
        *(f"{colour}{n}{mark}" for colour in "RBG" for n in range(4) for mark in ("", "", "!")),
        *(f"W{n}{mark}" for n in range(1, 5) for mark in ("", "!")),
        "N6",
        *ACTIONS,
    ]
)
PLACES = ("aR", "aB", "aG", "bR", "bB", "bG")
HIDDEN = "?"


def is_white(card: str) -> bool:
    return card not in ACTIONS and card[0] in "WN"


def is_lady(card: str) -> bool:
    return is_white(card) and card[0] == "W"


def strength(card: str) -> int:
    return 0 if card in ACTIONS else int(card[1])


def height(card: str) -> tuple[int, int]:
    """How a card that was turned up ranks."""
    return strength(card), -1 if card in ACTIONS else "GBRW".index(card[0].replace("N", "W"))


class Referee:
    """A match between seats 0 and 1. `play` takes the notation; `resolve` takes what the seats see afterwards."""

    def __init__(self, teams: str) -> None:
        self.teams = teams
        self.barrels = [0, 0]
        self.round = 0
        self.winner: int | None = None
        self.seen: Counter[str] = Counter()
        """The paths through the rules that this match has taken, for the tests to count."""
        self.deal()

    # Rounds

    def deal(self) -> None:
        """Begin a round; the cards are not yet known."""
        self.round += 1
        self.places: dict[str, list[str]] = {place: [] for place in PLACES}
        self.discard: list[str] = []
        self.gone: list[str] = []
        self.played: Counter[str] = Counter()
        self.own: tuple[list[str], list[str]] = ([], [])
        """Each seat's team as far as it has been made."""
        self.hands: list[list[str]] = [[], []]
        self.left = [0, 0]
        self.unsorted = [10, 10]
        self.first: int | None = None
        self.pairs: list[list[str]] = [[HIDDEN, HIDDEN], [HIDDEN, HIDDEN]]
        self.barrel: int | None = None
        self.turn: int | None = None
        self.phase = "sort"
        if self.teams == "skip":
            holder = (self.round - 1) % 2
            self.begin(1 - holder, holder)

    def begin(self, starter: int, holder: int) -> None:
        self.barrel, self.turn, self.phase = 6 + holder, starter, "play"
        self.hands, self.left = [[HIDDEN] * 6, [HIDDEN] * 6], [14, 14]

    def win(self, seat: int, how: str) -> None:
        self.seen[f"round: {how}"] += 1
        self.barrels[seat] += 1
        if self.barrels[seat] == 3:
            self.winner, self.phase = seat, "over"
        else:
            self.deal()

    @property
    def over(self) -> bool:
        return self.winner is not None

    def actors(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.turn is None:
            return tuple(seat for seat in (0, 1) if self.unsorted[seat])
        return (self.turn,)

    # What is seen

    def looks_at(self, seat: int) -> list[str]:
        """The cards a seat is looking at."""
        if self.phase == "trick" and seat == self.turn:
            return self.hands[1 - seat]
        if self.phase in ("play", "trick", "over"):
            return self.hands[seat]
        return self.pairs[self.pile_of(seat)] if seat in self.actors() else []

    def pile_of(self, seat: int) -> int:
        """The seat whose cards this one sorts."""
        return 1 - seat if self.phase == "rest" else seat

    def resolve(self, sights: Sequence[Sequence[str]], held: Sequence[Sequence[str]], turned: Sequence[str]) -> None:
        """Learn what was hidden. It must fit what is known."""
        if self.phase == "turn up":
            self.settle(turned)
            sights = held
        for seat in (0, 1):
            mine = self.hands[seat] if self.phase in ("play", "trick", "over") else self.looks_at(seat)
            told = held[seat] if self.phase in ("play", "trick", "over") else sights[seat]
            assert len(mine) == len(told), f"{seat} sees {told}, not {mine}"
            assert all(one in (HIDDEN, other) for one, other in zip(mine, told, strict=True)), f"{told} for {mine}"
            mine[:] = told
        known = Counter(self.played)
        for cards in self.hands if self.barrel else (*self.own, *self.pairs):
            known += Counter(card for card in cards if card != HIDDEN)
        assert not known - ALL_CARDS, f"too many of {known - ALL_CARDS}"

    def settle(self, turned: Sequence[str]) -> None:
        """Decide who begins from the cards turned up."""
        couples = list(zip(turned[::2], turned[1::2], strict=True))
        assert not Counter(turned[:15]) + Counter(self.own[0]) + Counter(self.own[1]) - ALL_CARDS
        assert all(height(one) == height(other) for one, other in couples[:-1])
        zero, one = couples[-1]
        assert height(zero) != height(one)
        self.seen["turned up again" if len(couples) > 1 else "turned up once"] += 1
        starter = 0 if height(zero) > height(one) else 1
        self.begin(starter, starter)

    # Actions

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "play":
            return {text for card in self.hands[seat] for text in (*self.ways(card), *self.for_nothing(card))}
        if self.phase == "trick":
            theirs = self.hands[1 - seat]
            return {f"take {way}" for card in theirs for way in self.ways(card)} | {f"toss {card}" for card in theirs}
        return {"keep 1", "keep 2"}

    def for_nothing(self, card: str) -> list[str]:
        return [f"{card} -"] if card in ACTIONS else []

    def ways(self, card: str) -> list[str]:
        """Every way to play a card with its effect."""
        if card == "Farewell":
            return [f"Farewell {number}" for number in (0, 1, 2, 3, 4, 6)]
        if card == "ChangeSides":
            found = []
            for place, cards in self.places.items():
                across = "b" if place[0] == "a" else "a"
                if cards and is_white(cards[-1]):
                    found += [f"ChangeSides {place}-{across}{colour}" for colour in "RBG"]
                elif cards:
                    found.append(f"ChangeSides {place}")
            return found
        if card in ACTIONS:
            return [card]
        return [f"{card}@{place}" for place in PLACES] if is_white(card) else [f"{card}@a", f"{card}@b"]

    def play(self, seat: int, text: str) -> None:
        if text.startswith("keep"):
            self.sort(seat, int(text[-1]))
            return
        owner = seat
        if text.startswith(("take", "toss")):
            owner = 1 - seat
            word, _, text = text.partition(" ")
            self.seen[f"{word} {'a card' if text[0] in 'RBGWN' and text[1].isdigit() else text.split()[0]}"] += 1
            if word == "toss":
                text = f"{text} -"
        card = text.partition("@")[0].partition(" ")[0]
        self.hands[owner].remove(card)
        self.played[card] += 1
        self.phase = "play"
        before = self.round, self.over
        draws = self.carry_out(seat, card, text)
        if (self.round, self.over) == before and self.phase != "trick":
            self.end_turn(seat, draws)

    def end_turn(self, seat: int, draws: int) -> None:
        drawn = min(draws, self.left[seat])
        self.left[seat] -= drawn
        self.hands[seat] += [HIDDEN] * drawn
        assert self.barrel is not None
        if not all(self.hands[each] or self.left[each] for each in (0, 1)):
            self.win(0 if self.barrel <= 6 else 1, "no cards left")
        else:
            self.turn = 1 - seat

    def sort(self, seat: int, number: int) -> None:
        pile = self.pile_of(seat)
        pair = self.pairs[pile]
        self.own[seat].append(pair[number - 1])
        self.own[1 - seat].append(pair[2 - number])
        self.unsorted[pile] -= 1
        self.pairs[pile] = [HIDDEN, HIDDEN] if self.unsorted[pile] else []
        if self.phase == "stop":
            self.phase, self.turn = "rest", self.first
            self.seen[f"taken over: {'some' if self.unsorted[pile] else 'none'}"] += 1
        elif self.phase == "sort" and self.teams == "race" and not self.unsorted[seat]:
            self.phase, self.first, self.turn = "stop", seat, 1 - seat
            self.seen[f"stop by {seat}"] += 1
        if self.unsorted == [0, 0]:
            if self.first is None:
                self.phase = "turn up"
            else:
                self.begin(self.first, self.first)

    def carry_out(self, seat: int, card: str, text: str) -> int:
        """Carry out a card. Return how many cards are drawn after it."""
        if card not in ACTIONS and "@" in text:
            where = text.partition("@")[2]
            self.places[where if is_white(card) else where + card[0]].append(card)
            if card.endswith("!"):
                self.test()
            return 1
        self.discard.append(card)
        if text.endswith("-"):
            self.seen["for nothing"] += 1
            return 1
        self.seen[card] += 1
        return 3 if card == "Reinforcements" else self.effect(seat, card, text)

    def effect(self, seat: int, card: str, text: str) -> int:
        assert self.barrel is not None
        mine, theirs = ("a", "b") if seat == 0 else ("b", "a")
        tops = {place: cards[-1] for place, cards in self.places.items() if cards}
        match card:
            case "Adrenaline":
                self.move(seat, 2)
            case "NastyTrick":
                self.phase = "trick"
            case "HeaveHo":
                self.test()
            case "Weakness":
                self.test(weaker=True)
            case "RopeBreaks":
                self.barrel = 6 if seat == 0 else 7
            case "MuchoMacho":
                self.discard += [self.places[place].pop() for place, top in tops.items() if is_lady(top)]
            case "Farewell":
                self.gone += [self.places[place].pop() for place, top in tops.items() if strength(top) == int(text[-1])]
            case "Monstrous":
                if any(top == "N6" and place[0] == theirs for place, top in tops.items()):
                    self.win(seat, "monstrous")
            case "ChangeSides":
                source, _, target = text.split()[1].partition("-")
                moved = self.places[source].pop()
                self.places[target or (mine if source[0] == theirs else theirs) + moved[0]].append(moved)
                if moved.endswith("!"):
                    self.seen["ChangeSides with a test"] += 1
                    self.test()
        return 1

    # The rope

    def sides(self) -> tuple[int, int]:
        counts = {place: strength(cards[-1]) if cards else 2 for place, cards in self.places.items()}
        return sum(counts[p] for p in PLACES if p[0] == "a"), sum(counts[p] for p in PLACES if p[0] == "b")

    def test(self, weaker: bool = False) -> None:
        zero, one = self.sides()
        if zero == one:
            self.seen["test: equal"] += 1
        else:
            stronger = 0 if zero > one else 1
            self.move(1 - stronger if weaker else stronger, abs(zero - one))

    def move(self, seat: int, spaces: int) -> None:
        assert self.barrel is not None
        self.barrel += spaces if seat else -spaces
        self.barrel = max(1, min(12, self.barrel))
        if self.barrel == (12 if seat else 1):
            self.win(seat, f"goal of {seat}")
