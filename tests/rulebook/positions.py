"""Short descriptions of Schotten Totten positions, and helpers for its rulebook tests.

A stone is written "3: R7 R8 | B1": its number, then the cards of seat 0 and seat 1. Words after the number add
details: "3 Mud Blind first=1: R1 R2 R3 R4 | B1 B2 B3 B4". Everything else is worked out from that.
"""

from collections import Counter

from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import NUMBERS, PACK, STONES, TACTICS, TROOPS, is_clan
from core.schotten_totten.claims import claimable
from core.schotten_totten.state import Cards, Options, State, size, survey
from core.schotten_totten.view import Stone
from tests.rulebook.acting import Acting

GAME = SchottenTotten()
_ACTING = Acting(GAME)
texts, step, act, happened, refusal = _ACTING.texts, _ACTING.step, _ACTING.act, _ACTING.happened, _ACTING.refusal

SURE = "9: P7 P8 P9 |"
"""A stone that seat 0 can certainly claim, so that there is a claim phase."""


def position(
    *stones: str,
    variant: str = "",
    turn: int = 0,
    hand: str | None = None,
    other: str | None = None,
    clan: str | None = None,
    tactics: str | None = None,
    discard: str = "",
    won: tuple[str, str] = ("", ""),
    played: tuple[int, int] | None = None,
    jokers: tuple[bool, bool] | None = None,
    rounds: int = 1,
    round: int = 1,
    points: tuple[int, int] = (0, 0),
    starter: int = 0,
) -> State:
    """The start of a seat's turn.

    `hand` holds the cards of the seat on turn, `other` those of its opponent; `clan` and `tactics` are the decks, top
    card first. Anything omitted comes from the remaining cards. `won` lists each seat's stones: ("12", "5"). `played`
    defaults to the number of tactics cards on each side.
    """
    options = Options("tactics" in variant.split(), "expert" in variant.split(), rounds)
    state = State(options, b"position", round, points, starter, turn, (), (), ((), ()))
    words = _lay(state, stones)
    state.owners = tuple(0 if str(each) in won[0] else 1 if str(each) in won[1] else None for each in NUMBERS)
    state.discard = tuple(discard.split())
    troops = [[card for side in sides for card in side if card in TROOPS] for sides in state.sides]
    state.played = played or (len(troops[0]), len(troops[1]))
    state.jokers = jokers or ("Joker" in troops[0], "Joker" in troops[1])
    table = [card for sides in state.sides for side in sides for card in side]
    table += [word for word in words if word in TACTICS]
    face_up = (*table, *state.discard)
    state.unseen = PACK.everything & ~PACK.mask(filter(is_clan, face_up))
    _deal(state, face_up, (hand, other, clan, tactics))
    survey(state)
    if options.expert:
        state.claims = claimable(state, turn)
    return state


def _lay(state: State, stones: tuple[str, ...]) -> list[str]:
    """Put the cards on the table. Return the words that describe the stones."""
    sides: tuple[list[Cards], list[Cards]] = ([()] * STONES, [()] * STONES)
    first: list[int | None] = [None] * STONES
    everything = []
    for told in stones:
        head, cards = told.split(":")
        number, *words = head.split()
        stone = int(number)
        everything += words
        state.blind = stone if "Blind" in words else state.blind
        state.mud = stone if "Mud" in words else state.mud
        mine, theirs = (tuple(side.split()) for side in cards.split("|"))
        sides[0][stone - 1], sides[1][stone - 1] = mine, theirs
        complete = [seat for seat in (0, 1) if len(sides[seat][stone - 1]) == size(state, stone)]
        first[stone - 1] = (1 if "first=1" in words else complete[0]) if complete else None
    state.sides, state.first = (tuple(sides[0]), tuple(sides[1])), tuple(first)
    return everything


def _deal(state: State, face_up: Cards, told: tuple[str | None, str | None, str | None, str | None]) -> None:
    everything = Counter((*PACK.cards, *(TACTICS if state.options.tactics else ())))
    used = Counter(card for cards in (" ".join(face_up), *told) if cards for card in cards.split())
    assert not used - everything, f"too many of {used - everything}"
    rest = list((everything - used).elements())
    clan = [card for card in rest if is_clan(card)]

    def fill(cards: str | None) -> Cards:
        if cards is not None:
            return tuple(cards.split())
        dealt, clan[:] = tuple(clan[: state.options.hand_limit]), clan[state.options.hand_limit :]
        return dealt

    mine, theirs = fill(told[0]), fill(told[1])
    state.hands = (theirs, mine) if state.turn else (mine, theirs)
    state.clan = tuple(clan if told[2] is None else told[2].split())
    state.tactics = tuple([card for card in rest if not is_clan(card)] if told[3] is None else told[3].split())


def unfinished(state: State, number: int) -> bool:
    """Whether the game goes on after this many actions. An endless game fails instead of hanging the test."""
    assert number < 5000, "this game does not end"
    return GAME.outcome(state) is None


def stone(state: State, number: int) -> Stone:
    return GAME.view(state, None).stones[number - 1]


def hand(state: State, seat: int) -> Cards:
    return GAME.view(state, seat).hand


def claims(state: State) -> list[str]:
    return [text for text in texts(state) if text.startswith("claim")]


def winner(mine: str, theirs: str, *, modes: str = "", first: int = 0) -> int:
    """The only seat that can claim a stone with these two complete sides.

    In the expert variant a turn starts with the claims, so the position can be checked at once.
    """
    told = f"5 {modes} first={first}: {mine} | {theirs}"
    able = [seat for seat in (0, 1) if claims(position(told, variant="tactics expert", turn=seat))]
    (seat,) = able
    return seat


def proof(mine: str, theirs: str, *more: str, modes: str = "", discard: str = "") -> tuple[str, ...] | None:
    """The cards that refute seat 0's claim against an incomplete side; None if the claim holds."""
    state = position(f"5 {modes}: {mine} | {theirs}", *more, discard=discard, variant="tactics expert")
    if "claim 5" in texts(state):
        return None
    refused = refusal(state, "claim 5")
    assert refused.reason == "beatable"
    assert refused.params["theirs"] == tuple(theirs.split())
    cards: tuple[str, ...] = refused.params["cards"]
    return cards
