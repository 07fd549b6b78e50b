"""A third reading of every question: the referees play every answer, every card that could be held, every reply.

The referees were written from the rules pages alone. Here one is put into the position that a seat sees, and all hidden
cards are left open. Then it plays: nothing is known of what decides a question, so nothing is left out.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import copy, deepcopy
from typing import Any

from core.heave_ho import view as heave_ho
from core.schotten_totten import view as schotten_totten
from core.schotten_totten_2 import view as schotten_totten_2
from core.totemo import view as totemo
from tests.core.heave_ho.referee import ALL_CARDS as TEAM_CARDS
from tests.core.heave_ho.referee import HIDDEN
from tests.core.heave_ho.referee import Referee as Rope
from tests.core.schotten_totten.referee import Referee as Stones
from tests.core.schotten_totten_2.referee import Referee as Wall
from tests.core.totemo.referee import Referee as Board


def with_own(places: list[Any], text: str) -> list[Any]:
    """The same places, with a copy of the one that an action changes."""
    number = int(re.split("[@ ]", text)[1]) - 1
    place = copy(places[number])
    place.sides, place.completed = ([*place.sides[0]], [*place.sides[1]]), [*place.completed]
    return [*places[:number], place, *places[number + 1 :]]


# Schotten Totten


def stones(view: schotten_totten.View) -> Stones:
    """The referee at this turn."""
    assert view.seat is not None
    assert not view.tactics
    referee = Stones(tactics=False, expert=view.expert, rounds=1, first=view.seat)
    for stone, seen in zip(referee.stones, view.stones, strict=True):
        stone.sides = ([*seen.sides[0]], [*seen.sides[1]])
        stone.completed = [(2 - (seen.first == seat)) if len(stone.sides[seat]) == 3 else None for seat in (0, 1)]
        stone.owner = seen.owner
    referee.clock = 2
    hidden = ["clan?"] * view.hands[1 - view.seat].clan
    referee.hands = ([*view.hand], hidden) if view.seat == 0 else (hidden, [*view.hand])
    referee.left = {"clan": view.clan_deck, "tactics": 0}
    referee.phase, referee.turn = view.phase, view.seat
    return referee


def after_stone(referee: Stones, text: str, *held: str) -> Stones:
    """A copy that has played this; the seat on turn may be given cards for it."""
    twin = copy(referee)
    twin.stones = with_own(referee.stones, text)
    twin.hands = ([*referee.hands[0]], [*referee.hands[1]])
    twin.left, twin.scores, twin.proofs = dict(referee.left), [*referee.scores], set(referee.proofs)
    if held:
        twin.hands[twin.turn][: len(held)] = held
    twin.play(text)
    return twin


def all_claimed(referee: Stones, seat: int) -> Stones:
    """The end of the turn, after all claims."""
    while not referee.over and referee.turn == seat and referee.phase == "claim":
        referee = after_stone(referee, min(referee.claims()))
    return referee


def stones_won(referee: Stones, seat: int) -> bool:
    return referee.over and referee.scores[seat] == 5


def stone_plays(view: schotten_totten.View) -> dict[str, Stones]:
    referee = stones(view)
    return {text: after_stone(referee, text) for text in referee.plays() if "@" in text}


def can_claim(referee: Stones, least: int = 1) -> bool:
    return referee.phase == "claim" and len(referee.claims()) >= least


def claim_which(view: schotten_totten.View) -> set[str]:
    return stones(view).claims()


def claim_where(view: schotten_totten.View) -> set[str]:
    return {text for text, referee in stone_plays(view).items() if can_claim(referee)}


def claim_two(view: schotten_totten.View) -> set[str]:
    return {text for text, referee in stone_plays(view).items() if can_claim(referee, 2)}


def evidence(view: schotten_totten.View) -> set[str]:
    """Cards that prove a claim wherever they are laid, and plays of others that prove one."""
    works = claim_where(view)
    plays = {card: {text for text in stone_plays(view) if text.startswith(f"{card}@")} for card in view.hand}
    everywhere = {card for card in view.hand if plays[card] <= works}
    return everywhere | {text for text in works if text.partition("@")[0] not in everywhere}


def win_now(view: schotten_totten.View) -> set[str]:
    seat = view.turn
    assert seat is not None
    return {text for text, referee in stone_plays(view).items() if stones_won(all_claimed(referee, seat), seat)}


def stone_replies(view: schotten_totten.View, referee: Stones) -> Iterator[Stones]:
    """The end of each turn that the other seat can have."""
    other = 1 - referee.first
    if referee.over or referee.turn != other or referee.phase != "play":
        yield all_claimed(referee, other)
        return
    for card in {*referee.unseen()} - {*view.hand}:
        for number in referee.rooms():
            yield all_claimed(after_stone(referee, f"{card}@{number}", card), other)


def defend(view: schotten_totten.View) -> set[str]:
    seat = view.seat
    assert seat is not None
    ended = ((text, all_claimed(played, seat)) for text, played in stone_plays(view).items())
    return {
        text
        for text, referee in ended
        if not any(stones_won(reply, 1 - seat) for reply in stone_replies(view, referee))
    }


# Schotten Totten 2


def wall(view: schotten_totten_2.View) -> Wall:
    assert view.seat is not None
    assert not view.tactics
    referee = Wall(tactics=False, revenge=False, by_type=view.mixed)
    referee.attacker = view.attacker
    for tile, seen in zip(referee.tiles, view.tiles, strict=True):
        tile.damaged = seen.damaged
        tile.sides = ([*seen.sides[0]], [*seen.sides[1]])
        tile.completed = [(2 - (seen.first == seat)) if tile.full(seat) else None for seat in (0, 1)]
    referee.clock = 2
    hidden = ["siege?"] * view.hands[1 - view.seat].siege
    referee.hands = ([*view.hand], hidden) if view.seat == 0 else (hidden, [*view.hand])
    referee.left = {"siege": view.siege_deck, "tactics": 0}
    referee.discard, referee.cauldrons, referee.thrown = [*view.discard], view.cauldrons, True
    referee.phase, referee.turn = view.phase, view.seat
    return referee


def after_tile(referee: Wall, text: str, *held: str) -> Wall:
    twin = copy(referee)
    twin.tiles = with_own(referee.tiles, text)
    twin.hands = ([*referee.hands[0]], [*referee.hands[1]])
    twin.left, twin.proofs, twin.discard = dict(referee.left), set(referee.proofs), [*referee.discard]
    twin.games, twin.before = [*referee.games], ([*referee.before[0]], [*referee.before[1]])
    if held:
        twin.hands[twin.turn][: len(held)] = held
    twin.play(twin.turn, text)
    return twin


def can_declare(referee: Wall) -> bool:
    return not referee.over and bool(referee.declarations())


def can_break_through(referee: Wall) -> bool:
    """Whether the attacker wins by declaring all that it can."""
    while can_declare(referee):
        referee = after_tile(referee, min(referee.declarations()))
    return referee.winners == (referee.attacker,)


def tile_plays(view: schotten_totten_2.View, role: str) -> dict[str, Wall]:
    referee = wall(view)
    return {text: after_tile(referee, text) for text in referee.plays()} if view.role == role else {}


def attack(succeeds: Callable[[Wall], bool]) -> Callable[[schotten_totten_2.View], set[str]]:
    def right(view: schotten_totten_2.View) -> set[str]:
        return {text for text, referee in tile_plays(view, "attacker").items() if succeeds(referee)}

    return right


def defence(fails: Callable[[Wall], bool]) -> Callable[[schotten_totten_2.View], set[str]]:
    def right(view: schotten_totten_2.View) -> set[str]:
        plays = tile_plays(view, "defender").items()
        return {text for text, referee in plays if not any(map(fails, tile_replies(view, referee)))}

    return right


def tile_replies(view: schotten_totten_2.View, referee: Wall) -> Iterator[Wall]:
    """What the attacker can have before and after a play."""
    yield referee
    for card in {*referee.unknown()} - {*view.hand}:
        for tile in referee.tiles:
            if not tile.full(referee.attacker):
                yield after_tile(referee, f"{card}@{tile.number}", card)


# Totemo


def board(view: totemo.View) -> Board:
    assert view.seat is not None
    tiles = [(tile.space, tile.value is None) for tile in view.tiles]
    referee = Board(len(view.scores), view.size, view.starter, tiles)
    for hole, blocks in view.poles:
        for height, block in enumerate(blocks, 1):
            referee.blocks[ord(hole[0]) - 96, int(hole[1]), height] = "start" if block == "W3" else block
    referee.hands[view.seat] = [*view.hand]
    referee.bag, referee.points = view.bag, [*view.scores]
    referee.steps, referee.last_round = view.chief, view.ending is not None
    referee.turn, referee.placed = view.seat, 0
    return referee


def after_block(referee: Board, text: str) -> Board:
    twin = copy(referee)
    twin.blocks, twin.points = dict(referee.blocks), [*referee.points]
    twin.hands, twin.turns = deepcopy(referee.hands), [*referee.turns]
    assert twin.turn is not None
    twin.play(twin.turn, text)
    return twin


def placings(referee: Board, seat: int, placed: int) -> dict[str, Board]:
    """Every placement that the seat may make as this one of its turn; none if the turn is over."""
    if referee.turn != seat or referee.placed != placed:
        return {}
    return {text: after_block(referee, text) for text in referee.legal(seat) if "@" in text}


def bonus(view: totemo.View) -> set[str]:
    seat = view.seat
    assert seat is not None
    firsts = placings(board(view), seat, 0)
    return {text for text, referee in firsts.items() if referee.turn == seat and referee.placed == 1}


def first_two(view: totemo.View) -> set[str]:
    seat = view.seat
    assert seat is not None
    return {
        f"{one} {two}"
        for one, first in placings(board(view), seat, 0).items()
        for two, second in placings(first, seat, 1).items()
        if placings(second, seat, 2)
    }


def most_points(view: totemo.View) -> set[str]:
    """The first placements of the turns with the most points."""
    seat = view.seat
    assert seat is not None
    reached = {text: most(referee, seat, 1) for text, referee in placings(board(view), seat, 0).items()}
    return {text for text, points in reached.items() if points == max(reached.values())}


def most(referee: Board, seat: int, placed: int) -> int:
    after = placings(referee, seat, placed).values()
    return max([referee.points[seat], *(most(each, seat, placed + 1) for each in after)])


# Heave Ho!


def rope(view: heave_ho.View) -> Rope:
    assert view.seat is not None
    referee = Rope("skip")
    referee.places = {place.name: [*place.cards] for place in view.places}
    referee.discard, referee.gone = [*view.discard], [*view.gone]
    referee.played = Counter([*view.spent[0], *view.spent[1]])
    referee.hands = [[HIDDEN] * count for count in view.hands]
    referee.hands[view.seat] = [*view.hand]
    referee.left, referee.barrel, referee.turn = [*view.decks], view.barrel, view.seat
    return referee


def after_card(referee: Rope, text: str, held: Mapping[int, str] | None = None) -> Rope:
    """A copy that has played this; some hidden cards may be told: by seat, one card for one in hand."""
    twin = copy(referee)
    twin.places = {place: [*cards] for place, cards in referee.places.items()}
    twin.discard, twin.gone, twin.played = [*referee.discard], [*referee.gone], Counter(referee.played)
    twin.hands, twin.left, twin.barrels = deepcopy(referee.hands), [*referee.left], [*referee.barrels]
    for seat, card in (held or {}).items():
        twin.hands[seat][twin.hands[seat].index(HIDDEN)] = card
    assert twin.turn is not None
    twin.play(twin.turn, text)
    return twin


def win_barrel(view: heave_ho.View) -> set[str]:
    seat = view.seat
    assert seat is not None
    referee = rope(view)
    return {text for text in referee.legal(seat) if after_card(referee, text).barrels[seat]}


def hold_barrel(view: heave_ho.View) -> set[str]:
    seat = view.seat
    assert seat is not None
    referee, seen = rope(view), view.shown[1 - seat]
    referee.hands[1 - seat][: len(seen)] = seen
    unseen = {*(TEAM_CARDS - Counter((*view.hand, *seen)) - referee.played)}
    plays = ((text, after_card(referee, text)) for text in sorted(referee.legal(seat)))
    return {
        text
        for text, played in plays
        if not played.barrels[1 - seat]
        and (played.barrels[seat] or not any(reply.barrels[1 - seat] for reply in replies(played, seat, unseen)))
    }


def replies(referee: Rope, seat: int, unseen: set[str]) -> Iterator[Rope]:
    """Every reply: each of these cards may be in the other hand, if that was not seen, and each of the rest drawn."""
    other = 1 - seat
    known = {*referee.hands[other]} - {HIDDEN}
    for card in sorted(known | (unseen if HIDDEN in referee.hands[other] else set())):
        for way in (*referee.ways(card), *referee.for_nothing(card)):
            reply = after_card(referee, way, {} if card in known else {other: card})
            if reply.phase != "trick":
                yield reply
                continue
            for mine in sorted({*reply.hands[seat]} - {HIDDEN}):
                yield from (after_card(reply, taken) for taken in on_card(reply, mine))
            if HIDDEN in reply.hands[seat]:
                for drawn in sorted(unseen - {card}):
                    yield from (after_card(reply, taken, {seat: drawn}) for taken in on_card(reply, drawn))


def on_card(referee: Rope, card: str) -> list[str]:
    return [*(f"take {way}" for way in referee.ways(card)), f"toss {card}"]


RIGHT: Mapping[str, Mapping[str, Callable[[Any], set[str]]]] = {
    "schotten-totten": {
        "claim-which": claim_which,
        "claim-where": claim_where,
        "evidence": evidence,
        "win-now": win_now,
        "claim-two": claim_two,
        "defend": defend,
    },
    "schotten-totten-2": {
        "break-through": attack(can_break_through),
        "damage": attack(can_declare),
        "hold-tile": defence(can_declare),
        "hold-game": defence(can_break_through),
    },
    "totemo": {"bonus": bonus, "first-two": first_two, "most-points": most_points},
    "heave-ho": {"win-barrel": win_barrel, "hold-barrel": hold_barrel},
}
"""By game and kind: all answers that are right, from the view of the seat that is asked."""
