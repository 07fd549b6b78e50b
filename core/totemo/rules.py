"""What a seat may do, and what follows from it."""

from functools import cache
from typing import assert_never

from core.game import Event, Illegal, OutOfTurn, Step
from core.totemo import board, hands, turns
from core.totemo import events as happened
from core.totemo.actions import Action, Done, Keep, Place, Redraw, Swap
from core.totemo.pieces import KINDS, LOOP
from core.totemo.state import State, actors, put
from core.totemo.view import Move, Tile


def legal(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in actors(state):
        return ()
    match state.phase:
        case "redraw":
            return (Redraw(), Keep())
        case "place":
            return (*_placings(state, seat), Swap())
        case "bonus":
            return (*_placings(state, seat), Done())
        case "over":
            return ()


def _placings(state: State, seat: int) -> list[Action]:
    places = _places(state.options.size)
    return [
        places[block][place] for block in dict.fromkeys(state.hands[seat]) for place in board.fits(state.rooms, block)
    ]


@cache
def _places(size: int) -> dict[str, tuple[Action, ...]]:
    """For each kind of block, its placement in each hole: all games share them."""
    return {kind: tuple(Place(kind, hole) for hole in board.grid(size).holes) for kind in KINDS}


def play(state: State, seat: int, action: Action) -> Step[State]:
    if seat not in actors(state):
        raise OutOfTurn(seat)
    after = state.copy()
    before = state.last if state.last and state.last[0].seat == seat else ()
    after.last = (*before, Move(seat, action))
    events: list[Event] = []
    _carry_out(after, seat, action, events)
    return Step(after, tuple(events))


def resign(state: State, seat: int) -> Step[State]:
    """Return the seat's blocks to the bag and skip it from now on. The last seat left wins."""
    if state.outcome or seat not in state.seats or seat in state.resigned:
        raise OutOfTurn(seat)
    after = state.copy()
    events: list[Event] = [happened.Left(seat)]
    hands.put_back(after, seat)
    after.resigned = tuple(sorted((*state.resigned, seat)))
    after.redrawing = tuple(other for other in state.redrawing if other != seat)
    if len(after.resigned) == len(after.seats) - 1:
        turns.finish(after, "alone")
    elif state.phase == "redraw":
        turns.begin(after, events)
    elif state.turn == seat:
        turns.next_turn(after, events)
    return Step(after, tuple(events))


def _carry_out(state: State, seat: int, action: Action, events: list[Event]) -> None:
    match action:
        case Place(block, hole):
            _expect(state, "place", "bonus")
            _place(state, block, hole, events)
        case Swap():
            if state.phase == "bonus":
                raise Illegal("swap-late")
            _expect(state, "place")
            events.append(happened.Swapped(seat))
            hands.put_back(state, seat)
            turns.end_turn(state, events)
        case Done():
            _expect(state, "bonus")
            turns.end_turn(state, events)
        case Redraw():
            _expect(state, "redraw")
            _redraw(state, seat, events)
        case Keep():
            _expect(state, "redraw")
            events.append(happened.Kept(seat))
            _decide(state, seat, events)
        case _:
            assert_never(action)


def _expect(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise Illegal(f"asked-{state.phase}")


def _redraw(state: State, seat: int, events: list[Event]) -> None:
    events.append(happened.Redrew(seat))
    hands.put_back(state, seat)
    hands.draw(state, seat, events)
    hands.look(state, seat)
    if not state.toppers[seat]:
        _decide(state, seat, events)


def _decide(state: State, seat: int, events: list[Event]) -> None:
    """Mark the seat as decided, so that it is not asked again."""
    state.redrawing = tuple(other for other in state.redrawing if other != seat)
    turns.begin(state, events)


def _place(state: State, block: str, hole: str, events: list[Event]) -> None:
    seat, size = state.turn, state.options.size
    if block not in state.hands[seat]:
        raise Illegal("block-not-held", block=block)
    place = board.check(size, state.poles, block, hole)
    points = board.points(size, state.poles, block, place)
    hands.lose(state, seat, block)
    pole = (*state.poles[place], block)
    state.poles = put(state.poles, place, pole)
    for changed in (place, *board.grid(size).beside[place]):
        state.rooms = put(state.rooms, changed, board.room(size, state.poles, changed))
    total = state.scores[seat] + points
    state.scores = put(state.scores, seat, total)
    events.append(happened.Placed(seat, block, hole, len(pole), points, total))
    if points and state.hands[seat] and gives_bonus(state.tiles, total):
        state.phase = "bonus"
        events.append(happened.Bonus(seat, total % LOOP))
    else:
        turns.end_turn(state, events)


def gives_bonus(tiles: tuple[Tile, ...], total: int) -> bool:
    """Whether a marker that has just reached this total is on an active tile."""
    return any(tile.space == total % LOOP and (tile.value is not None or total >= LOOP) for tile in tiles)
