"""The engine and the referee play the same games and must agree after every action."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from core import games
from core.game import Game, Illegal, OutOfTurn, Unreadable
from tests.core.schotten_totten.referee import CLAN, MODES, TACTICS, Referee, Stone, kind, worth
from tests.core.side_by_side import Difference, SideBySide

GAME: Game[Any, Any] = games.get("schotten-totten")
COMBINATIONS = [
    {"tactics": tactics, "expert": expert, "rounds": rounds}
    for tactics, expert, rounds in product(("off", "on"), ("off", "on"), ("1", "2", "3"))
]
NOT_ACTIONS = (
    *("", "R0@1", "R10@1", "R99@1", "R7@0", "R7@10", "R7@", "R7", "X7@1", "R7@\u0663", "Joker", "Joker@0", "Dragon@3"),
    *("claim", "claim 0", "claim 10", "claim 99", "claim \u0663", "claim x", "draw", "draw red", "return", "return X1"),
    *("Banshee", "Banshee R7", "Banshee R7@10", "Strategist R7@3", "Strategist R7@3-0", "Traitor R7@3", "resign"),
)


Style = Callable[[str, Referee], float]
"""How much a player likes an action; one of the best-liked is played."""


@cache
def card_of(text: str) -> str:
    """The card that the text plays, or an empty string."""
    card = text.partition(" ")[0].partition("@")[0]
    return card if card in CLAN or card in TACTICS else ""


def stone_of(text: str, referee: Referee) -> Stone | None:
    """The stone that a clan card, a troop or a combat mode goes to."""
    _, _, where = text.partition("@")
    return referee.stones[int(where) - 1] if where.isdigit() and " " not in text else None


def anyhow(text: str, referee: Referee) -> float:
    """Likes every action equally."""
    return 0


def builder(text: str, referee: Referee) -> float:
    """Builds good formations and claims at once."""
    card, stone = card_of(text), stone_of(text, referee)
    if stone is None or card in MODES:
        return 99 if text.startswith("claim") else 0
    side = sorted([*stone.sides[referee.turn], card])
    return worth(tuple(side), stone.blind)[0] + len(side)


def finisher(text: str, referee: Referee) -> float:
    """Completes sides whatever their worth, and rarely claims."""
    stone = stone_of(text, referee)
    return (text == "done") if stone is None else len(stone.sides[referee.turn])


def shy(text: str, referee: Referee) -> float:
    """Never claims."""
    return -text.startswith("claim")


def schemer(text: str, referee: Referee) -> float:
    """Plays and draws tactics cards whenever possible, and puts both combat modes on one stone."""
    stone, modal = stone_of(text, referee), card_of(text) in MODES
    if stone is not None and modal:
        return 3 if stone.modes else 2
    return (card_of(text) in TACTICS) + (text == "draw tactics")


def hoarder(text: str, referee: Referee) -> float:
    """Collects tactics cards, never plays them, and never claims."""
    return (text in ("pass", "draw tactics", "done")) - (card_of(text) in TACTICS) - 2 * text.startswith("claim")


def recruiter(left: int) -> Style:
    """Looks for the Recruiter early, keeps it until this few cards are left in the decks, and claims little."""

    def style(text: str, referee: Referee) -> float:
        if card_of(text) == "Recruiter":
            return 9 if sum(referee.left.values()) <= left else -9
        return (text == "draw tactics") - text.startswith("claim") - (card_of(text) in TACTICS)

    return style


def juggler(text: str, referee: Referee) -> float:
    """Plays a Joker, keeps the other tactics cards and claims little."""
    if card_of(text) == "Joker":
        return 9
    return (text == "draw tactics") - text.startswith("claim") - (card_of(text) in TACTICS) - (text == "return Joker")


def spender(text: str, referee: Referee) -> float:
    """Plays off its tactics cards and never claims."""
    return schemer(text, referee) - 9 * text.startswith("claim")


def leveller(text: str, referee: Referee) -> float:
    """Leaves stones 3 and 6 incomplete on both sides if possible, and never claims."""
    card, stone, me = card_of(text), stone_of(text, referee), referee.turn
    if text == "draw tactics":
        return 1 if sum(card in TACTICS for card in referee.hands[me]) + referee.tactics_played[me] < 5 else -1
    if card in ("Banshee", "Strategist"):
        return 3 if text.endswith(("@3", "@3-x", "@6", "@6-x")) else -9
    if card == "Mud":
        return 3 if text == "Mud@3" else -9
    if card in TACTICS:
        return 2 if card == "Blind" else -5
    if stone is not None and text.endswith(("@3", "@6")):
        return -2 if len(stone.sides[me]) + 1 == stone.size else -1
    return -9 if text.startswith("claim") else 0


def waiter(text: str, referee: Referee) -> float:
    """Like the leveller, but claims once all clan cards are face up."""
    return 9 if text.startswith("claim") and not referee.unseen() else leveller(text, referee)


RECRUITERS = (recruiter(1), recruiter(2), recruiter(3))
STYLES: tuple[Style, ...] = (
    *(anyhow, builder, finisher, shy, schemer, hoarder, *RECRUITERS, juggler, spender, leveller, waiter),
)


class Table(SideBySide):
    """One match, played by the engine and the referee side by side."""

    def __init__(self, options: Mapping[str, str], seed: int, styles: Sequence[Style], judge: type[Referee]) -> None:
        rng = Random(f"{seed} {sorted(options.items())}")
        self.styles = (rng.choice(styles), rng.choice(styles))
        if rng.random() < 0.25:
            self.styles = (self.styles[0], self.styles[0])
        state = GAME.start(2, options, seed.to_bytes(8, "big"))
        super().__init__(GAME, state, rng, rng.choice((0, 0.05, 0.3)), f"options {options}, seed {seed}")
        (first,) = GAME.actors(self.state)
        tactics, expert = options["tactics"] == "on", options["expert"] == "on"
        self.referee: Referee = judge(tactics, expert, int(options["rounds"]), first)
        self.learn()

    def learn(self) -> None:
        """Tell the referee what was drawn."""
        self.hands = [GAME.view(self.state, seat).hand for seat in (0, 1)]
        try:
            self.referee.resolve(self.hands)
        except AssertionError as problem:
            self.fail(str(problem))

    def compare(self) -> None:
        """Compare everything that both know."""
        state, referee = self.state, self.referee
        self.same("actors", GAME.actors(state), () if referee.over else (referee.turn,))
        self.legal = [referee.legal(seat) for seat in (0, 1)]
        for seat in (0, 1):
            self.same_legal(seat)
            self.same(f"hand of {seat}", self.hands[seat], tuple(referee.hands[seat]))
        outcome = GAME.outcome(state)
        self.same("over", outcome is not None, referee.over)
        if outcome is not None:
            self.same("winners", outcome.winners, referee.winners)
            self.same("scores", outcome.scores, tuple(referee.scores))

    def step(self) -> None:
        """The seat on turn plays one of its favourite actions."""
        referee, style = self.referee, self.styles[self.referee.turn]
        text = self.favourite(referee.turn, lambda text: style(text, referee))
        self.play(referee.turn, text)
        referee.play(text)
        self.learn()
        self.compare()

    def finish(self, probe: float = 0.0) -> Counter[str]:
        seen = super().finish(probe)
        for seat in (0, 1):
            with pytest.raises(OutOfTurn):
                GAME.play(self.state, seat, GAME.parse("done"))
        return seen

    def refusals(self) -> None:
        """Check that illegal actions are refused, and failed claims with cards that really beat them."""
        me = self.referee.turn
        legal = self.legal[me]
        for text in [*legal, *(f"claim {number}" for number in range(1, 10)), "done", "pass"]:
            self.same(f"{text} by the wrong seat", type(self.refused(1 - me, text)), OutOfTurn)
        tried = {text for _, text in self.actions}
        for text in (tried | {"done", "pass", "draw clan", "draw tactics", "Recruiter", "return R7"}) - legal:
            self.same(text, type(self.refused(me, text)), Illegal)
        for number in range(1, 10):
            if f"claim {number}" not in legal:
                self.refused_claim(number)

    def refused_claim(self, number: int) -> None:
        """Check that an illegal claim is refused for the right reason."""
        referee, me = self.referee, self.referee.turn
        refusal = self.refused(me, f"claim {number}")
        self.same(f"claim {number}", type(refusal), Illegal)
        if not refusal.reason:
            self.fail(f"claim {number} was refused without a reason")
        objection = referee.objection(number, me)
        may_claim = referee.phase == "claim" or (referee.expert and referee.phase == "play")
        if may_claim and isinstance(objection, tuple):
            self.same(f"why not claim {number}", refusal.reason, "beatable")
            referee.seen["refused: beatable"] += 1
        if refusal.reason == "beatable":
            self.beats(number, tuple(refusal.params["cards"]))
        referee.seen[f"reason: {refusal.reason}"] += 1

    def beats(self, number: int, cards: tuple[str, ...]) -> None:
        """Check that the cards are available, complete the opponent's side and beat the claim."""
        referee, stone, me = self.referee, self.referee.stones[number - 1], self.referee.turn
        what = f"claim {number} beaten by {cards}"
        self.same(f"{what}: unseen", sorted(cards), sorted(set(cards) & set(referee.unseen())))
        self.same(f"{what}: complete", (stone.full(me), len(stone.sides[1 - me]) + len(cards)), (True, stone.size))
        if cards:
            self.same(f"{what}: stronger", stone.worth(1 - me, cards) > stone.worth(me), True)
        else:
            self.same(f"{what}: stronger", stone.stronger(), 1 - me)


def tour(
    options: Mapping[str, str],
    seeds: Iterable[int],
    probe: float = 0.0,
    styles: Sequence[Style] = STYLES,
    judge: type[Referee] = Referee,
) -> Counter[str]:
    """Play many matches. Return all the paths taken."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += Table(options, seed, styles, judge).finish(probe)
    return seen


class Forgetful(Referee):
    """Wrong: forgets the cards in the discard."""

    def unseen(self) -> list[str]:
        return [*super().unseen(), *(card for card in self.discard if card in CLAN)]


class Peeking(Referee):
    """Wrong: a proof may use the claimer's own hand."""

    def unseen(self) -> list[str]:
        return [card for card in super().unseen() if card not in self.hands[self.turn]]


class Proud(Referee):
    """Wrong: the winner of a round starts the next."""

    def deal(self, first: int) -> None:
        super().deal(1 - first if any(self.scores) else first)


class Upside(Referee):
    """Wrong: the second card returned lies above the first."""

    def play(self, text: str) -> None:
        super().play(text)
        if text.startswith("return "):
            deck = self.bottom[kind(text[7:])]
            deck.insert(0, deck.pop())


class Greedy(Referee):
    """Wrong: the Recruiter draws two cards."""

    def recruit(self, draws: int) -> None:
        super().recruit(min(draws, 2))


class Lavish(Referee):
    """Wrong: any number of tactics cards may be played."""

    def plays(self) -> Iterator[str]:
        self.tactics_played = [0, 0]
        yield from super().plays()


class Joking(Referee):
    """Wrong: a player may play both Jokers."""

    def plays(self) -> Iterator[str]:
        self.jokers_played = [0, 0]
        yield from super().plays()


class Late(Referee):
    """Wrong: the side completed last wins a tie."""

    def put(self, card: str, number: int) -> None:
        self.clock -= 2
        super().put(card, number)


class Backwards(Referee):
    """Wrong: settles from the last stone to the first."""

    def settle(self, why: str) -> None:
        self.stones.reverse()
        super().settle(why)


class Patient(Referee):
    """Wrong: settling takes three idle turns."""

    patience = 3


BASE = {"tactics": "off", "expert": "off", "rounds": "2"}
TACTICAL = {"tactics": "on", "expert": "off", "rounds": "2"}
EVERYWHERE = {
    *("round: adjacent", "round: five", "round: won while settling", "settled stone: both complete", "match: draw"),
    *("claim: completed first", "proof: 1 missing", "proof: 2 missing", "refused: beatable"),
}
WITH_TACTICS = {
    *("round: draw", "round: more stones", "a round after a draw", "settled stone: one complete"),
    *("settled with open stones", "settled: two idle turns", "proof: too few unseen", "proof: against a troop"),
    *("pass with 7 cards", "pass with fewer", "skip: empty hand", "holds a second Joker", "drew a returned card"),
    *("Recruiter with 1 left", "Recruiter with 2 left", "Recruiter with 3 left", "Recruiter with 4 left"),
    *("Blind and Mud together", "Mud re-opens a side", "proof: 1 missing+Blind", "proof: 1 missing+Mud"),
    *("Banshee on a complete side", "Strategist on a complete side", "Traitor on a complete side"),
    *("Banshee takes a troop", "Strategist takes a troop", "Strategist discards", "Traitor to the same stone"),
    *TACTICS,
}
WITHOUT_TACTICS = {"settled: nobody can play", "skip: no room", "proof: 3 missing", "claim without a card"}


Seeds = Mapping[tuple[Style, ...], Iterable[int]]
"""The matches of players with these styles."""
FEW_BASE = {"off": (115, 131, 134), "on": (115, 116, 121)}
FEW_TACTICAL: Mapping[str, Seeds] = {
    "off": {
        STYLES: (0, 4),
        (leveller,): (40, 52),
        (waiter, leveller): (49,),
        RECRUITERS: (54,),
        (schemer, builder): (45, 50),
    },
    "on": {
        STYLES: (8,),
        (leveller,): (40, 49),
        (waiter, leveller): (48,),
        RECRUITERS: (45, 51),
        (schemer, builder): (42, 53),
        (hoarder, juggler, spender): (47,),
    },
}
"""Matches in which all rare situations occur, without and with the expert variant."""
MANY_BASE = range(100, 136)
MANY_TACTICAL: Seeds = {
    STYLES: range(10),
    (leveller,): range(40, 53),
    (waiter, leveller): range(46, 52),
    RECRUITERS: range(45, 55),
    (schemer, builder): range(40, 56),
    (hoarder, juggler, spender): range(45, 53),
}
few_and_many = pytest.mark.parametrize("many", [False, pytest.param(True, marks=pytest.mark.long)])


@pytest.mark.parametrize("matches", [6, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: " ".join(options.values()))
def test_engine_and_referee_agree(options: Mapping[str, str], matches: int) -> None:
    """With players of all kinds and every combination of the options."""
    tour(options, range(1000, 1000 + matches // int(options["rounds"])), probe=0.03)


@pytest.mark.parametrize("expert", ["off", "on"])
@pytest.mark.parametrize("tactics", ["off", "on"])
def test_engine_and_referee_agree_over_nine_rounds(tactics: str, expert: str) -> None:
    """Nine rounds."""
    seen = tour({"tactics": tactics, "expert": expert, "rounds": "9"}, [1])
    assert sum(times for path, times in seen.items() if path.startswith("round: ")) == 9


@few_and_many
@pytest.mark.parametrize("expert", ["off", "on"])
def test_rare_paths_of_the_base_game(expert: str, many: bool) -> None:
    """The engine and the referee agree in rare situations, and these do occur."""
    seeds = MANY_BASE if many else FEW_BASE[expert]
    seen = tour({**BASE, "expert": expert}, seeds, probe=0.03, styles=(builder, finisher, shy, anyhow))
    expected = EVERYWHERE | WITHOUT_TACTICS | ({"done by an expert"} if expert == "on" else set())
    assert expected <= seen.keys(), expected - seen.keys()
    assert not {"round: draw", "round: more stones"} & seen.keys()


@few_and_many
@pytest.mark.parametrize("expert", ["off", "on"])
def test_rare_paths_of_the_tactics_variant(expert: str, many: bool) -> None:
    """The engine and the referee agree in rare situations, and these do occur."""
    seen: Counter[str] = Counter()
    for styles, seeds in (MANY_TACTICAL if many else FEW_TACTICAL[expert]).items():
        probe = 0.05 if styles == STYLES else 0.0
        seen += tour({**TACTICAL, "expert": expert}, seeds, probe, styles)
    expected = EVERYWHERE | WITH_TACTICS
    assert expected <= seen.keys(), expected - seen.keys()


@pytest.mark.parametrize(
    ("judge", "options", "styles"),
    [
        (Forgetful, TACTICAL, (schemer, builder)),
        (Peeking, BASE, STYLES),
        (Proud, BASE, STYLES),
        (Upside, TACTICAL, (spender,)),
        (Greedy, TACTICAL, (schemer,)),
        (Lavish, TACTICAL, (schemer,)),
        (Joking, TACTICAL, (juggler,)),
        (Late, BASE, STYLES),
        (Backwards, BASE, STYLES),
        (Patient, TACTICAL, (hoarder,)),
    ],
)
def test_a_wrong_referee_is_noticed(
    judge: type[Referee], options: Mapping[str, str], styles: tuple[Style, ...]
) -> None:
    """These games would expose a wrong rule."""
    with pytest.raises(Difference):
        tour(options, range(50), styles=styles, judge=judge)


def test_text_that_is_not_an_action_is_unreadable() -> None:
    """Texts that name nothing in the game."""
    for text in NOT_ACTIONS:
        with pytest.raises(Unreadable):
            GAME.parse(text)
