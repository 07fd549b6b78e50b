"""The engine and the referee play the same games and must agree after every action."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from core import games
from core.game import Game, Illegal, OutOfTurn
from tests.core.schotten_totten_2.referee import EFFECTS, TACTICS, WILD, Referee, place_of
from tests.core.side_by_side import Difference, SideBySide

GAME: Game[Any, Any] = games.get("schotten-totten-2")
COMBINATIONS = [
    {"tactics": tactics, "match": match, "colour-run": reading}
    for tactics, match, reading in product(("off", "on"), ("single", "revenge"), ("sum", "type"))
]


Style = Callable[[str, Referee, int], float]
"""How much a player likes an action; one of the best-liked is played."""


def word_of(text: str) -> str:
    return text.partition(" ")[0].partition("@")[0]


def anyhow(text: str, referee: Referee, seat: int) -> float:
    """Likes every action equally."""
    return 0


def steadfast(text: str, referee: Referee, seat: int) -> float:
    """Never retreats and throws no cauldrons."""
    return -(word_of(text) in ("retreat", "cauldron"))


def builder(text: str, referee: Referee, seat: int) -> float:
    """Builds good formations and declares at once."""
    card, _, where = text.partition("@")
    if " " in text or not where:
        return 99 if text.startswith("declare") else steadfast(text, referee, seat)
    tile = referee.tiles[int(where) - 1]
    if len(tile.sides[seat]) + 1 < tile.size:
        return 1 + sum(other[0] == card[0] or other[1:] == card[1:] for other in tile.sides[seat])
    formation, total = tile.worth(seat, [card])
    return 2 * formation + total / 50


def shy(text: str, referee: Referee, seat: int) -> float:
    """Declares as late as possible, or never, and fills its sides."""
    if text.startswith("declare"):
        return -1
    _, _, where = text.partition("@")
    return len(referee.tiles[int(where) - 1].sides[seat]) if where.isdecimal() and " " not in text else -2


def schemer(text: str, referee: Referee, seat: int) -> float:
    """Plays and draws tactics cards whenever possible."""
    return 2 * (word_of(text) in TACTICS) + (text == "draw tactics") - (word_of(text) == "retreat")


def hoarder(text: str, referee: Referee, seat: int) -> float:
    """Collects tactics cards and does not play them."""
    return (text in ("pass", "draw tactics")) - (word_of(text) in TACTICS) - (word_of(text) in ("retreat", "declare"))


def duellist(text: str, referee: Referee, seat: int) -> float:
    """Plays a 0 opposite an 11 whenever possible."""
    card = text.rsplit(maxsplit=1)[-1].partition("@")[0]
    where = text[-1:]
    foe = {"0": "11", "11": "0"}.get(card[1:])
    if foe and where.isdecimal() and "@" in text:
        return 5 if card[0] + foe in referee.tiles[int(where) - 1].sides[1 - seat] else 1
    return steadfast(text, referee, seat)


def elitist(text: str, referee: Referee, seat: int) -> float:
    """Plays elite cards, gives them up again and recruits them."""
    word, _, rest = text.partition(" ")
    if word == "Recruit":
        return 9 if rest.partition("@")[0] in WILD else -9
    if word in ("retreat", "cauldron"):
        return 3 if set(WILD) & set(referee.tiles[int(rest) - 1].sides[referee.attacker]) else -1
    return 2 * (word_of(text) in WILD) + (text == "draw tactics") + (word == "declare")


STYLES: tuple[Style, ...] = (anyhow, steadfast, builder, shy, schemer, hoarder, duellist, elitist)


class Table(SideBySide):
    """One match, played by the engine and the referee side by side."""

    def __init__(self, options: Mapping[str, str], seed: int, styles: Sequence[Style], judge: type[Referee]) -> None:
        rng = Random(f"{seed} {sorted(options.items())}")
        self.styles = (rng.choice(styles), rng.choice(styles))
        state = GAME.start(2, options, seed.to_bytes(8, "big"))
        super().__init__(GAME, state, rng, rng.choice((0, 0.05, 0.3)), f"options {options}, seed {seed}")
        tactics, revenge = options["tactics"] == "on", options["match"] == "revenge"
        self.referee: Referee = judge(tactics, revenge, options["colour-run"] == "type")
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
        self.same("actors", GAME.actors(state), referee.actors())
        self.legal = [referee.legal(seat) for seat in (0, 1)]
        for seat in (0, 1):
            self.same_legal(seat)
            self.same(f"hand of {seat}", self.hands[seat], tuple(referee.hands[seat]))
        outcome = GAME.outcome(state)
        self.same("over", outcome is not None, referee.over)
        if outcome is not None:
            self.same("winners", outcome.winners, referee.winners)
            self.same("scores", outcome.scores, referee.scores)
        self.compare_tables()

    def compare_tables(self) -> None:
        view: Any = GAME.view(self.state, None)
        referee = self.referee
        self.same("sides", [tile.sides for tile in view.tiles], [tuple(map(tuple, t.sides)) for t in referee.tiles])
        self.same("damaged", [tile.damaged for tile in view.tiles], [tile.damaged for tile in referee.tiles])
        self.same("discards", view.discard, tuple(sorted(referee.discard, key=place_of)))
        self.same("cauldrons", view.cauldrons, referee.cauldrons)
        self.same("decks", (view.siege_deck, view.tactics_deck), tuple(referee.left.values()))
        self.same("before them", view.spent, tuple(map(tuple, referee.before)))

    def step(self) -> None:
        """A seat that may act plays one of its favourite actions."""
        referee = self.referee
        seat = self.rng.choice(referee.actors())
        text = self.favourite(seat, lambda text: self.styles[seat](text, referee, seat))
        self.play(seat, text)
        referee.play(seat, text)
        self.learn()
        self.compare()

    def refusals(self) -> None:
        """Check that illegal actions are refused, and failed declarations with cards that really beat them."""
        tried = {text for _, text in self.actions}
        tried |= {f"{word} {number}" for word in ("declare", "retreat", "cauldron") for number in range(1, 8)}
        tried |= {"done", "pass", "draw siege", "draw tactics", "Exchange"}
        for seat in (0, 1):
            for text in tried - self.legal[seat]:
                refusal = self.refused(seat, text)
                expected = Illegal if seat in self.referee.actors() else OutOfTurn
                self.same(f"{text} by {seat}", type(refusal), expected)
                if refusal.reason == "tile-beatable":
                    self.beats(int(text.split()[1]), tuple(refusal.params["cards"]))

    def beats(self, number: int, cards: tuple[str, ...]) -> None:
        """Check that the cards are available, complete the defender's side and beat the declaration."""
        referee, tile, me = self.referee, self.referee.tiles[number - 1], self.referee.attacker
        what = f"declare {number} beaten by {cards}"
        self.same(f"{what}: unknown", sorted(cards), sorted(set(cards) & set(referee.unknown())))
        self.same(f"{what}: complete", len(tile.sides[1 - me]) + len(cards), tile.size)
        self.same(f"{what}: stronger", tile.worth(1 - me, cards) > tile.worth(me), True)
        referee.seen["refused: beatable"] += 1


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


BASE = {"tactics": "off", "match": "single", "colour-run": "sum"}
TACTICAL = {**BASE, "tactics": "on"}
EVERYWHERE = {
    *("game: twice", "game: four tiles", "game: wall full", "game: nothing to draw", "0 against 11", "retreat"),
    *("cauldron: siege", "proof: 1 missing", "proof: 2 missing", "control: completed first", "refused: beatable"),
    *("control in play", "control in draw", "control in end"),
    *(f"control {number} intact" for number in range(1, 8)),
}
WITH_TACTICS = {
    *(*WILD, *EFFECTS, "pass", "cauldron: elite", "Recruit of an elite card", "proof: against a wild card"),
    *(f"{card} from a complete side" for card in ("Redeploy", "Desertion", "Treason")),
}


few_and_many = pytest.mark.parametrize("many", [False, pytest.param(True, marks=pytest.mark.long)])


@few_and_many
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: " ".join(options.values()))
def test_engine_and_referee_agree(options: Mapping[str, str], many: bool) -> None:
    """With players of all kinds and every combination of the options."""
    matches = (14 if many else 6) // (2 if options["match"] == "revenge" else 1)
    tour(options, range(1000, 1000 + matches), probe=0.03)


@pytest.mark.parametrize("seeds", [(5, 8, 13, 16, 17), pytest.param(range(60), marks=pytest.mark.long)], ids=len)
def test_rare_paths_of_the_base_game(seeds: Sequence[int]) -> None:
    """The engine and the referee agree in rare situations, and these do occur."""
    seen = tour(BASE, seeds, probe=0.02, styles=(builder, shy, steadfast, duellist, anyhow))
    assert seen.keys() >= EVERYWHERE, EVERYWHERE - seen.keys()


@few_and_many
def test_rare_paths_of_the_tactics_variant(many: bool) -> None:
    """The engine and the referee agree in rare situations, and these do occur."""
    seen = tour(TACTICAL, range(40) if many else range(36, 40), probe=0.01)
    seen += tour(TACTICAL, range(40, 55) if many else (40, 41), styles=(hoarder,))
    seen += tour(TACTICAL, range(80, 110) if many else (80, 89), styles=(elitist, elitist, builder))
    assert seen.keys() >= WITH_TACTICS, WITH_TACTICS - seen.keys()


class Forgetful(Referee):
    """Wrong: forgets the cards in the discards."""

    def unknown(self) -> list[str]:
        return [*super().unknown(), *(card for card in self.discard if card not in WILD)]


class Lavish(Referee):
    """Wrong: any number of tactics cards may be played."""

    def plays(self) -> Any:
        self.tactics_played = [0, 0]
        return super().plays()


class Late(Referee):
    """Wrong: the side completed last wins a tie."""

    def put(self, card: str, number: int) -> None:
        self.clock -= 2
        super().put(card, number)


class Peaceful(Referee):
    """Wrong: a 0 and an 11 do not cancel each other."""

    def put(self, card: str, number: int) -> None:
        tile = self.tiles[number - 1]
        tile.sides[self.turn].append(card)
        if tile.full(self.turn):
            self.clock += 1
            tile.completed[self.turn] = self.clock


class Boiling(Referee):
    """Wrong: cauldrons never run out."""

    def end_turn(self) -> None:
        self.cauldrons += self.thrown
        super().end_turn()


@pytest.mark.parametrize(
    ("judge", "options", "styles"),
    [
        (Forgetful, BASE, (builder,)),
        (Lavish, TACTICAL, (schemer,)),
        (Late, BASE, (shy, steadfast)),
        (Peaceful, BASE, (duellist,)),
        (Boiling, BASE, (anyhow,)),
    ],
)
def test_a_wrong_referee_is_noticed(
    judge: type[Referee], options: Mapping[str, str], styles: tuple[Style, ...]
) -> None:
    """These games would expose a wrong rule."""
    with pytest.raises(Difference):
        tour(options, range(40), styles=styles, judge=judge)
