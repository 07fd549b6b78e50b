"""The course of a game: the setup, the turns, and the end."""

from core.game import Event, Outcome
from core.rng import Rng
from core.totemo import events as happened
from core.totemo import hands
from core.totemo.board import first_poles, rooms
from core.totemo.pieces import BLOCKS, FIRST_TILE, HAND, LOOP, PATH, TILES
from core.totemo.state import Options, State
from core.totemo.view import Tile


def start(seats: int, options: Options, seed: bytes) -> State:
    bag = Rng(seed, "bag 0").shuffled(BLOCKS)
    poles = first_poles(options.size)
    state = State(
        options=options,
        seed=seed,
        starter=Rng(seed, "starter").below(seats),
        tiles=lay_tiles(Rng(seed, "tiles").shuffled(TILES)),
        chief=PATH[seats],
        bag=bag[HAND * seats :],
        hands=tuple(bag[HAND * seat : HAND * seat + HAND] for seat in range(seats)),
        poles=poles,
        rooms=rooms(options.size, poles),
        scores=(0,) * seats,
        turn=0,
        phase="redraw",
        redrawing=(),
        toppers=(0,) * seats,
        normals=(0,) * seats,
        memories=((),) * seats,
    )
    for seat in state.seats:
        hands.look(state, seat)
    state.redrawing = tuple(seat for seat in state.seats if state.toppers[seat])
    begin(state, [])
    return state


def lay_tiles(values: tuple[int, ...]) -> tuple[Tile, ...]:
    """Lay tiles around the loop, each as many spaces on as the one before it says, until one passes the start."""
    tiles: list[Tile] = []
    way = FIRST_TILE
    for value in values:
        if way > LOOP:
            return (*tiles, Tile(way - LOOP, None))
        tiles.append(Tile(way % LOOP, value))
        way += value
    raise AssertionError("there are more than enough tiles")


def begin(state: State, events: list[Event]) -> None:
    """Start the first turn, once everyone has decided about their toppers."""
    if not state.redrawing:
        state.turn = state.starter - 1
        next_turn(state, events)


def end_turn(state: State, events: list[Event]) -> None:
    seat = state.turn
    hands.draw(state, seat, events)
    if len(state.hands[seat]) < HAND and not state.ending:
        state.ending = "bag"
        events.append(happened.BagShort(seat))
    next_turn(state, events)


def next_turn(state: State, events: list[Event]) -> None:
    """Go to the next seat that has not resigned. Between rounds the chief moves, or the game ends."""
    state.phase = "place"
    while True:
        state.turn = (state.turn + 1) % len(state.hands)
        if state.turn == state.starter:
            if state.ending:
                finish(state, state.ending)
                return
            state.chief -= 1
            events.append(happened.ChiefMoved(state.chief))
            if not state.chief:
                state.ending = "wigwam"
        if state.turn not in state.resigned:
            return


def finish(state: State, reason: str) -> None:
    playing = [seat for seat in state.seats if seat not in state.resigned]
    most = max(state.scores[seat] for seat in playing)
    winners = tuple(seat for seat in playing if state.scores[seat] == most)
    state.phase, state.outcome = "over", Outcome(winners, reason, state.scores)
