"""Short descriptions of Schotten Totten 2 positions, and helpers for its rulebook tests.

A tile is written "3: R7 R8 | B1": its number, then the cards of seat 0 and seat 1, nearest the wall first. Words
after the number add details: "3 damaged first=1: R1 R2 R3 | B1 B2 B3". Everything else is worked out from that.
In the first game seat 0 is the attacker.
"""

from collections import Counter

from core.schotten_totten_2 import SchottenTotten2
from core.schotten_totten_2.cards import ELITE, NUMBERS, PACK, TACTICS, TILES, is_siege
from core.schotten_totten_2.control import declarable
from core.schotten_totten_2.state import Cards, Options, State, contest, in_order, survey
from core.schotten_totten_2.view import Result, Tile
from tests.rulebook.acting import Acting

GAME = SchottenTotten2()
_ACTING = Acting(GAME)
texts, step, act, happened, refusal = _ACTING.texts, _ACTING.step, _ACTING.act, _ACTING.happened, _ACTING.refusal

SURE = "4: P10 P11 |"
"""A tile that the attacker can certainly declare, so that declarations are possible."""


def position(
    *tiles: str,
    variant: str = "",
    turn: int = 0,
    hand: str | None = None,
    other: str | None = None,
    siege: str | None = None,
    tactics: str | None = None,
    discard: str = "",
    damaged: str = "",
    cauldrons: int = 3,
    played: tuple[int, int] | None = None,
    spent: tuple[str, str] = ("", ""),
    round: int = 1,
    results: tuple[Result, ...] = (),
) -> State:
    """The start of a seat's turn.

    `hand` holds the cards of the seat on turn, `other` those of its opponent; `siege` and `tactics` are the decks, top
    card first. Anything omitted is dealt from the remaining cards. `damaged` lists the damaged tiles: "47". `played`
    defaults to the number of tactics cards on each side and spent.
    """
    words = variant.split()
    options = Options("tactics" in words, "revenge" in words, "type" in words)
    attacker = (round - 1) % 2
    state = State(options, b"position", round, results, attacker, turn, (), (), ((), ()))
    state.damaged = tuple(str(tile) in damaged for tile in NUMBERS)
    _lay(state, tiles)
    state.discard = in_order(discard.split())
    state.cauldrons = cauldrons
    state.spent = (tuple(spent[0].split()), tuple(spent[1].split()))
    elite = [sum(card in ELITE for side in sides for card in side) for sides in state.sides]
    state.played = played or (elite[0] + len(state.spent[0]), elite[1] + len(state.spent[1]))
    face_up = (*(card for sides in state.sides for side in sides for card in side), *state.discard)
    state.unseen = PACK.everything & ~PACK.mask(filter(is_siege, face_up))
    _deal(state, (*face_up, *state.spent[0], *state.spent[1]), (hand, other, siege, tactics))
    survey(state)
    if turn == attacker:
        state.declarable = declarable(state)
    return state


def _lay(state: State, tiles: tuple[str, ...]) -> None:
    """Put the cards on the table."""
    sides: tuple[list[Cards], list[Cards]] = ([()] * TILES, [()] * TILES)
    first: list[int | None] = [None] * TILES
    heads = [told.split(":") for told in tiles]
    broken = {int(head.split()[0]) for head, _ in heads if "damaged" in head}
    state.damaged = tuple(old or tile in broken for tile, old in zip(NUMBERS, state.damaged, strict=True))
    for head, cards in heads:
        number, *words = head.split()
        tile = int(number)
        mine, theirs = (tuple(side.split()) for side in cards.split("|"))
        sides[0][tile - 1], sides[1][tile - 1] = mine, theirs
        complete = [seat for seat in (0, 1) if len(sides[seat][tile - 1]) == contest(state, tile).size]
        first[tile - 1] = (1 if "first=1" in words else complete[0]) if complete else None
    state.sides, state.first = (tuple(sides[0]), tuple(sides[1])), tuple(first)


def _deal(state: State, seen: Cards, told: tuple[str | None, str | None, str | None, str | None]) -> None:
    everything = Counter((*PACK.cards, *(TACTICS if state.options.tactics else ())))
    used = Counter(card for cards in (" ".join(seen), *told) if cards for card in cards.split())
    assert not used - everything, f"too many of {used - everything}"
    rest = list((everything - used).elements())
    siege = [card for card in rest if is_siege(card)]

    def fill(cards: str | None) -> Cards:
        if cards is not None:
            return tuple(cards.split())
        dealt, siege[:] = tuple(siege[: state.options.hand_limit]), siege[state.options.hand_limit :]
        return dealt

    mine, theirs = fill(told[0]), fill(told[1])
    state.hands = (theirs, mine) if state.turn else (mine, theirs)
    state.siege = tuple(siege if told[2] is None else told[2].split())
    state.tactics = tuple([card for card in rest if not is_siege(card)] if told[3] is None else told[3].split())


def tile(state: State, number: int) -> Tile:
    return GAME.view(state, None).tiles[number - 1]


def discards(state: State) -> Cards:
    return GAME.view(state, None).discard


def hand(state: State, seat: int) -> Cards:
    return GAME.view(state, seat).hand


def starting(state: State, *words: str) -> list[str]:
    """The legal actions that start with one of these words."""
    return [text for text in texts(state) if text.startswith(words)]


def controls(number: int, mine: str, theirs: str, *, first: int = 0, damaged: bool = False, variant: str = "") -> bool:
    """Whether the attacker can declare a tile with these sides."""
    head = f"{number} {'damaged' if damaged else ''} first={first}"
    return f"declare {number}" in texts(position(f"{head}: {mine} | {theirs}", variant=f"tactics {variant}"))


def proof(
    number: int, mine: str, theirs: str, *more: str, discard: str = "", damaged: bool = False, variant: str = ""
) -> tuple[str, ...] | None:
    """The cards that refute a declaration against an incomplete side; None if it holds."""
    told = f"{number} {'damaged' if damaged else ''}: {mine} | {theirs}"
    state = position(told, *more, discard=discard, variant=f"tactics {variant}")
    if f"declare {number}" in texts(state):
        return None
    refused = refusal(state, f"declare {number}")
    assert refused.reason == "tile-beatable"
    assert refused.params["theirs"] == tuple(theirs.split())
    cards: tuple[str, ...] = refused.params["cards"]
    return cards
