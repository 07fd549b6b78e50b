"""The pictures in the rules, one per page."""

from collections.abc import Callable
from dataclasses import replace

from core.heave_ho.cards import ACTIONS, COLOURS, COPIES, GOALS, LADIES, NESSIE, PAIRS, SCOTS, STARTS
from renderers.canvas import encode
from renderers.diagrams import CAPTION, GAP, MARGIN, TOP, WIDTH
from renderers.heave_ho import examples
from renderers.heave_ho.action_lessons import people, rope, trick
from renderers.heave_ho.board import LANES, LEFT, TRACK, board, sign
from renderers.heave_ho.board import WIDTH as BOARD_WIDTH
from renderers.heave_ho.board import drawn as drawn_board
from renderers.heave_ho.diagrams import INNER, PAIR, Fate, Sheet, sheet
from renderers.heave_ho.faces import CARD
from renderers.heave_ho.track import HEIGHT, track
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.words import Words


def lesson(number: int, theme: Theme, words: Words) -> Picture:
    """The picture on a page, counted from 1."""
    return _DRAWN[str(number)](theme, words)


def _aim(theme: Theme, words: Words) -> Picture:
    """Which way each player pulls, and why."""
    upper, lower = 110, 150
    drawn = sheet(theme, words, TOP + upper + HEIGHT + lower + 2 * GAP + LEFT, BOARD_WIDTH)
    width = (BOARD_WIDTH - 2 * LEFT - GAP) // 2
    for seat, won in enumerate(examples.BARRELS):
        left = LEFT + (width + GAP) * seat
        middle, outwards = left + width // 2, -1 if seat == 0 else 1
        drawn.panel(left, TOP, width, upper)
        drawn.write(words.seat(seat), middle, TOP + upper / 2, width - 220, 64)
        drawn.sign("play" if seat else "back", middle + outwards * (width // 2 - 60), TOP + upper / 2, 56)
        top = TOP + upper + HEIGHT + 2 * GAP
        drawn.panel(left, top, width, lower)
        drawn.barrels(won, middle, top + lower / 2, 104)
        if won == max(examples.BARRELS):
            drawn.sign("medal", left + 60, top + lower / 2, 76)
    _rope(drawn, STARTS[0], TOP + upper + GAP)
    return drawn.picture(words("rules-heave-ho-1-alt"))


def _rope(drawn: Sheet, barrel: int, top: int) -> None:
    """The whole rope, as on a board."""
    track(drawn.canvas, replace(examples.after(examples.TEST), barrel=barrel), top, None, drawn.theme)


def _table(theme: Theme, words: Words) -> Picture:
    return board(examples.after(examples.TEST), theme, words)


def _cards(theme: Theme, words: Words) -> Picture:
    """The four kinds, with some cards and the number of each."""
    caption = 70
    row = caption + CARD.height + 14
    drawn = sheet(theme, words, TOP + 3 * row + 2 * GAP + MARGIN)
    half = (INNER - GAP) // 2
    narrow = CARD.width + 76
    kinds = (
        ("men", SCOTS, examples.SCOTS, MARGIN, 0, INNER),
        ("ladies", LADIES, examples.LADIES, MARGIN, 1, INNER),
        ("nessie", (NESSIE,), (NESSIE,), MARGIN, 2, narrow),
        ("actions", ACTIONS, examples.ACTIONS, MARGIN + narrow + GAP, 2, INNER - GAP - narrow),
    )
    for key, kind, shown, left, place, width in kinds:
        top, middle = TOP + (row + GAP) * place, left + width // 2
        drawn.panel(left, top, width, row)
        count = sum(sum(COPIES[card]) for card in kind)
        told = f"{words(f'lesson-heave-ho-{key}')}: {count}"
        drawn.write(told, middle, top + caption / 2 + 4, min(width - 20, half), 48)
        begin = middle - CARD.width * len(shown) // 2
        drawn.row([drawn.person(card) for card in shown], begin, top + caption + CARD.height // 2 + 2)
    return drawn.picture(words("rules-heave-ho-3-alt"))


def _teams(theme: Theme, words: Words) -> Picture:
    """A sorted pair, and two cards that were turned up."""
    caption = 76
    height = caption + CARD.height + 18
    drawn = sheet(theme, words, TOP + 2 * height + GAP + MARGIN)
    for place, (key, cards) in enumerate((("sort", examples.PAIR), ("begins", examples.TURNED))):
        top = TOP + (height + GAP) * place
        y = top + caption + CARD.height // 2 + 4
        drawn.panel(MARGIN, top, INNER, height)
        drawn.write(words(f"lesson-heave-ho-{key}"), WIDTH / 2, top + caption / 2 + 4, INNER - 40, 48)
        for seat, card in enumerate(cards):
            outwards = 1 if seat else -1
            spread = 14 if place else 0
            x = WIDTH // 2 + outwards * (CARD.width // 2 + spread)
            drawn.put(drawn.person(card, marked=place == 1 and seat == 0), x, y)
            name = WIDTH // 2 + outwards * 288
            drawn.write(words.seat(seat), name, y - 60 if place and not seat else y, 176, 48)
            if not place:
                drawn.arrow("play" if seat else "back", WIDTH // 2 + outwards * 186, y, 36)
    drawn.space(STARTS[0], WIDTH // 2 - 288, y + 44)
    return drawn.picture(words("rules-heave-ho-4-alt"))


def _race(theme: Theme, words: Words) -> Picture:
    """Both players' pairs when one has finished, and who sorts which."""
    caption, legend = 74, 104
    upper = 2 * (caption + PAIR[1] + 26)
    drawn = sheet(theme, words, TOP + upper + GAP + 3 * legend + 10 + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, upper)
    fates: dict[Fate, int] = {"sorted": examples.SORTED, "held": examples.IN_HAND, "left": examples.LEFT}
    theirs = [fate for fate, count in fates.items() for _ in range(count)]
    mine: list[Fate] = ["sorted"] * PAIRS
    for seat, pairs in enumerate((mine, theirs)):
        top = TOP + upper // 2 * seat
        drawn.write_from(words.seat(seat), MARGIN + 26, top + caption // 2 + 8, 400, 50)
        for place, fate in enumerate(pairs):
            x = WIDTH / 2 + 75 * (place - (PAIRS - 1) / 2)
            drawn.put(drawn.pair(fate), x, top + caption + PAIR[1] / 2 + 8)
    drawn.sign("stop", WIDTH - MARGIN - 60, TOP + caption / 2 + 6, 64)
    top = TOP + upper + GAP
    drawn.panel(MARGIN, top, INNER, 3 * legend + 10)
    who: dict[Fate, int] = {"sorted": 1, "held": 1, "left": 0}
    keys: dict[Fate, str] = {"sorted": "sorted", "held": "in-hand", "left": "left"}
    for place, (fate, count) in enumerate(fates.items()):
        y = top + 5 + legend * place + legend // 2
        drawn.put(drawn.pair(fate), MARGIN + 60, y)
        drawn.write_from(f"{words(f'lesson-heave-ho-{keys[fate]}')}: {count}", MARGIN + 120, y, 370, 48)
        drawn.arrow("play", 540, y, 32)
        drawn.write_from(words.seat(who[fate]), 580, y, 190, 48)
    return drawn.picture(words("rules-heave-ho-5-alt"))


def _turn(theme: Theme, words: Words) -> Picture:
    """A card that covers another on the opponent's side, and a draw."""
    narrow, peek = 214, 100
    top = TOP + CAPTION + peek
    drawn = sheet(theme, words, top + CARD.height + 176)
    captions = [f"{number}. {words(f'lesson-heave-ho-{key}')}" for number, key in ((1, "play"), (2, "draw"))]
    left, right = drawn.panels(captions, (INNER - GAP - narrow, narrow))
    before, after = examples.before(examples.TURN), examples.after(examples.TURN)
    y = top + CARD.height // 2
    for number, place in enumerate(after.places[3:]):
        x = left + (CARD.width + 8) * (number - 1)
        came = place.cards != before.places[3 + number].cards
        if came:
            drawn.put(drawn.person(place.cards[-2], mirrored=True), x, y - peek)
        shown = drawn.person(place.cards[-1], came, True) if place.cards else drawn.place(place.colour, True)
        drawn.put(shown, x, y)
        drawn.put(sign(theme, place.name, max(0, len(place.cards) - 1), False), x, y + CARD.height // 2 + 24)
    y += CARD.height // 2 + 102
    drawn.write_from(words.seat(1), left - 250, y, 220, 50)
    drawn.number(before.strengths[1], left + 20, y, 84)
    drawn.arrow("play", left + 110, y, 44)
    drawn.number(after.strengths[1], left + 200, y, 84)
    drawn.put(drawn.back(108), right, top - 4)
    drawn.arrow("down", right, top + 100, 40)
    drawn.put(drawn.person(examples.DRAWN), right, top + 130 + CARD.height / 2)
    return drawn.picture(words("rules-heave-ho-6-alt"))


def _test(theme: Theme, words: Words) -> Picture:
    """The middle of a board: both sides, their strengths, and the barrel's path."""
    whole = drawn_board(examples.after(examples.TEST), theme, words)
    part = whole.crop((0, LANES - GAP // 2, BOARD_WIDTH, TRACK + HEIGHT + GAP // 2))
    return Picture(encode(theme, part), part.size, words("rules-heave-ho-7-alt"))


def _end(theme: Theme, words: Words) -> Picture:
    """The barrel at a goal, and on one half when no cards are left."""
    caption = 100
    drawn = sheet(theme, words, TOP + 2 * (caption + HEIGHT + GAP) + GAP + LEFT, BOARD_WIDTH)
    endings = (("goal", GOALS[0], 0), ("half", examples.HALF, 1))
    for place, (key, space, winner) in enumerate(endings):
        top = TOP + (caption + HEIGHT + 2 * GAP) * place
        drawn.panel(LEFT, top, BOARD_WIDTH - 2 * LEFT, caption)
        drawn.write_from(words(f"lesson-heave-ho-{key}"), LEFT + 30, top + caption // 2, 540, 60)
        drawn.sign("medal", 664, top + caption / 2, 66)
        drawn.write_from(f"{words.seat(winner)} — {words('board-wins')}", 716, top + caption // 2, 440, 60)
        _rope(drawn, space, top + caption + GAP)
    return drawn.picture(words("rules-heave-ho-8-alt"))


def _notation(theme: Theme, words: Words) -> Picture:
    """Moves in notation and in pictures, and the letters of the colours."""
    step, lower = CARD.height + 56, 196
    upper = 2 * step + CARD.height + 30
    drawn = sheet(theme, words, TOP + upper + GAP + lower + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, upper)
    for row, (card, name) in enumerate((("R2!", "aR"), ("W3", "bG"))):
        y, theirs = TOP + 10 + step * row + step // 2, name[0] == "b"
        drawn.write_from(f"{card}@{name if theirs else name[0]}", MARGIN + 24, y, 260, 74)
        drawn.put(drawn.person(card, mirrored=theirs), 410, y)
        drawn.arrow("play", 530, y, 40)
        drawn.put(drawn.place(name[1], theirs), 660, y + 20)
        drawn.put(sign(theme, name, 0, False), 660, y - CARD.height / 2)
    y = TOP + 14 + 2 * step + CARD.height // 2
    drawn.write_from("keep 1", MARGIN + 24, y, 260, 74)
    mine, given = examples.PAIR
    drawn.put(drawn.person(mine, marked=True), 446, y)
    drawn.put(drawn.person(given), 640, y)
    drawn.cross(640, y + 20, 76)
    top = TOP + upper + GAP
    drawn.panel(MARGIN, top, INNER, lower)
    told = {**{colour: words(f"colour-{colour}") for colour in COLOURS}, "W": words("lesson-heave-ho-white")}
    for place, (colour, written) in enumerate(told.items()):
        x = MARGIN + INNER * (2 * place + 1) // 8
        drawn.put(drawn.swatch(colour, 100), x, top + 74)
        drawn.write(written, x, top + 158, 180, 40)
    return drawn.picture(words("rules-heave-ho-12-alt"))


def _options(theme: Theme, words: Words) -> Picture:
    """Who begins, for each of the three ways to build teams."""
    step = 168
    drawn = sheet(theme, words, TOP + 3 * step + 10 + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, 3 * step + 10)
    fair, race, skip = (TOP + 5 + step * place + step // 2 for place in range(3))
    for value, y in (("fair", fair), ("race", race), ("skip", skip)):
        drawn.write_from(value, MARGIN + 24, y, 150, 64)
        drawn.arrow("play", 546, y, 36)
    for y in (fair, race):
        drawn.put(drawn.pair("sorted"), 240, y)
    drawn.row([drawn.small(card, card == examples.TURNED[0]) for card in examples.TURNED], 320, fair)
    drawn.sign("stop", 402, race, 92)
    drawn.put(drawn.pair("left"), 240, skip)
    drawn.cross(240, skip + 4, 50)
    drawn.space(STARTS[0], 402, skip)
    for y, seat in ((fair, 0), (race, 0), (skip, 1)):
        drawn.write_from(words.seat(seat), 588, y, 186, 54)
    return drawn.picture(words("rules-heave-ho-13-alt"))


_DRAWN: dict[str, Callable[[Theme, Words], Picture]] = {
    "1": _aim,
    "2": _table,
    "3": _cards,
    "4": _teams,
    "5": _race,
    "6": _turn,
    "7": _test,
    "8": _end,
    "9": rope,
    "10": people,
    "11": trick,
    "12": _notation,
    "13": _options,
}
"""By number, as in the message keys: `rules-heave-ho-1`."""
PAGES = len(_DRAWN)
