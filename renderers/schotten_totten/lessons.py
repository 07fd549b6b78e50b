"""The pictures of the rules, one a page. The examples are real: positions of one game, and cards of one pack."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from core.formations import Contest, Formation
from core.schotten_totten import SchottenTotten
from core.schotten_totten.cards import COLOURS, MODES, NUMBERS, PACK, RUSES, SIDE, TACTICS, TROOPS
from core.schotten_totten.view import View
from renderers import scenery, sprites
from renderers.canvas import centred, encode, label, symbol
from renderers.lettering import capital
from renderers.picture import Picture
from renderers.schotten_totten.board import COLUMN, LANE, LEFT, board
from renderers.schotten_totten.board import WIDTH as BOARD_WIDTH
from renderers.schotten_totten.diagrams import (
    CAPTION,
    GAP,
    LOOSE,
    MARGIN,
    TOP,
    WIDE,
    WIDTH,
    arrow,
    back,
    captions,
    chip,
    face,
    gap,
    ground,
    lane,
    number,
    panel,
    row,
    rule,
    tile,
    write,
    write_from,
)
from renderers.schotten_totten.plates import Deck
from renderers.sprites import DISCARD, HAND, STRENGTHS
from renderers.theme import Theme
from renderers.words import Words

Drawn = Callable[[Theme, Words], Picture]

SEED = b"lesson 24"
PLAYED = (
    *("O8@5", "P8@9", "B8@5", "O1@5", "P2@3", "P1@5", "B7@9", "Y1@5", "B2@9", "G8@9", "O9@9", "B5@9", "claim 9"),
    *("Y2@3", "R2@7", "R5@1", "G2@1", "R1@1", "P3@1", "R9@1", "claim 1"),
    *("B1@7", "Y7@8", "O3@7", "O7@8", "R3@6", "G7@8", "Y4@8", "G6@2", "Y3@8", "Y6@2", "O4@2"),
)
"""The game of the examples, up to a turn that has everything: a card that is a proof, a claim and a draw."""
PLAY, CLAIM = "Y5@7", "claim 8"
"""That turn."""
PROOF = ("Y2", "Y5")
"""The cards that lie elsewhere, so that the claim holds."""

FORMATIONS = ("R1 R2 R3", "O4 G4 B4", "P2 P5 P8", "Y5 B6 G7", "O9 B9 Y8")
"""The strongest first. Their sums grow, and it does not help them."""
TIES = (("Y5 G6 B7", "P4 O5 R6"), ("P1 P5 P9", "G2 G4 G9"))
"""Equal formations; then equal sums, too."""
WON = ((4, 5, 6), (1, 3, 4, 7, 9))
LOST = ((2, 3, 8, 9), (2, 5, 6))
"""Whose stones are whose in the two ways to win."""
LIMIT = (("Spy", "Banshee"), ("Mud",))
"""Tactics cards that both have played when one has to wait."""
EXAMPLES = {"Blind": "G1 G2 G3", "Mud": "P3 P4 P5 P6"}
"""Sides that a mode changes."""
ROUNDS = ((5, 1), (2, 5), (5, 4))
"""Points."""

MIDDLE = TOP + CAPTION + 386
"""Where the row of stones is in pictures with whole lanes."""

STEPS = ("play", "claim", "draw")
CONTEST = Contest(PACK, SIDE, Formation)


def lesson(number: int, theme: Theme, words: Words) -> Picture:
    """The picture of a page, counted from 1."""
    return _DRAWN[str(number)](theme, words)


@cache
def view(*more: str) -> View:
    """The game of the examples with some more moves, as its first player sees it."""
    game = SchottenTotten()
    state = game.start(2, {}, SEED)
    for text in (*PLAYED, *more):
        state = game.play(state, state.turn, game.parse(text)).state
    return game.view(state, 0)


def _finished(theme: Theme, canvas: Image.Image, alt: str) -> Picture:
    return Picture(encode(theme, canvas), canvas.size, alt)


def _aim(theme: Theme, words: Words) -> Picture:
    """Two rows of stones: what it takes to win."""
    caption, band = 96, 250
    canvas = ground(theme, 2 * (caption + band) + 24, BOARD_WIDTH)
    for place, key in enumerate(("adjacent", "five")):
        top = (caption + band) * place + caption
        told = label(theme, words(f"lesson-schotten-totten-{key}"), "Bold", 66, BOARD_WIDTH - 80, "field", "ink")
        centred(canvas, told, BOARD_WIDTH / 2, top - caption / 2)
        for stone in NUMBERS:
            left = LEFT + COLUMN * (stone - 1) + (COLUMN - LANE) // 2
            panel(canvas, theme, left, top, LANE, band)
            y = band - 54 if stone in WON[place] else 54 if stone in LOST[place] else band // 2
            centred(canvas, scenery.stone(theme, stone, stone in WON[place]), left + LANE / 2, top + y)
    return _finished(theme, canvas, words("rules-schotten-totten-1-alt"))


def _table(theme: Theme, words: Words) -> Picture:
    return board(view(PLAY), theme, words)


def _turn(theme: Theme, words: Words) -> Picture:
    """One turn in three panels."""
    played, claimed = view(PLAY), view(PLAY, CLAIM)
    canvas, width = ground(theme, 954), (WIDTH - 2 * MARGIN - 2 * GAP) // 3
    steps = [words(f"lesson-schotten-totten-{step}") for step in STEPS]
    lefts = [MARGIN + (width + GAP) * place for place in range(len(steps))]
    captions(canvas, theme, [(f"{n}. {step}", left, width) for n, (step, left) in enumerate(zip(steps, lefts), 1)])
    play, claim, draw = (left + width // 2 for left in lefts)
    lane(canvas, theme, played.stones[6], play, MIDDLE, words, marked=PROOF)
    lane(canvas, theme, claimed.stones[7], claim, MIDDLE, words)
    centred(canvas, back(theme, "clan", 164), draw, MIDDLE - 178)
    arrow(canvas, theme, "down", draw, MIDDLE - 30, 44)
    card = claimed.hand[-1]
    centred(canvas, sprites.clan(theme, card, HAND, "lane", False, words(f"colour-{card[0]}")), draw, MIDDLE + 126)
    return _finished(theme, canvas, words("rules-schotten-totten-3-alt"))


def _formations(theme: Theme, words: Words) -> Picture:
    height = 112
    canvas = ground(theme, TOP + height * len(FORMATIONS) + 2 * GAP + MARGIN)
    panel(canvas, theme, MARGIN, TOP, WIDTH - 2 * MARGIN, height * len(FORMATIONS) + 2 * GAP)
    for place, told in enumerate(FORMATIONS):
        cards = tuple(told.split())
        strength = CONTEST.strength(cards)
        y = TOP + GAP + height * place + height // 2
        name = capital(words(f"formation-{strength.formation.key}", size=SIDE))
        write_from(canvas, theme, name, MARGIN + 22, y, 284)
        row(canvas, [face(theme, card, words, LOOSE) for card in cards], 328, y)
        number(canvas, theme, str(strength.total), 740, y, 62)
    return _finished(theme, canvas, words("rules-schotten-totten-4-alt"))


def _claim(theme: Theme, words: Words) -> Picture:
    """The same stone before and after the proof."""
    before, after = view(), view(PLAY)
    canvas, narrow = ground(theme, 950), 222
    left, wide = MARGIN + narrow + GAP, WIDTH - 2 * MARGIN - GAP - narrow
    refused, proved = (words(f"lesson-schotten-totten-{key}") for key in ("refused", "proved"))
    captions(canvas, theme, [(refused, MARGIN, narrow), (proved, left, wide)])
    lane(canvas, theme, before.stones[7], MARGIN + narrow // 2, MIDDLE, words, missing=PROOF[1:], sign="crossed")
    for place, stone in enumerate((3, 7, 8), -1):
        x, sign = left + wide // 2 + 174 * place, "flag" if stone in after.claims else ""
        lane(canvas, theme, after.stones[stone - 1], x, MIDDLE, words, marked=PROOF, sign=sign)
    return _finished(theme, canvas, words("rules-schotten-totten-5-alt"))


def _ties(theme: Theme, words: Words) -> Picture:
    """A tie that the sum decides, and one that is decided by who was first."""
    canvas, width = ground(theme, 604), (WIDTH - 2 * MARGIN - GAP) // 2
    lefts, keys = (MARGIN, MARGIN + width + GAP), ("larger", "first")
    told = [(words(f"lesson-schotten-totten-{key}"), left, width) for key, left in zip(keys, lefts, strict=True)]
    captions(canvas, theme, told)
    middle = TOP + CAPTION + 227
    for place, (left, sides) in enumerate(zip(lefts, TIES, strict=True)):
        x = left + width // 2
        for seat, side in enumerate(sides):
            cards, down = tuple(side.split()), -1 if seat else 1
            strength = CONTEST.strength(cards)
            row(canvas, [face(theme, card, words, LOOSE) for card in cards], x - 183, middle + down * 170)
            name = capital(words(f"formation-{strength.formation.key}", size=SIDE))
            write(canvas, theme, f"{name} {strength.total}", x, middle + down * 94, width - 150, 40)
            if place and seat:
                centred(canvas, symbol(theme, "medal", 48, "lane", "ink"), x + 122, middle + down * 92)
        centred(canvas, scenery.stone(theme, 5 + place, True), x, middle)
        arrow(canvas, theme, "up" if place else "down", x + 92, middle)
    return _finished(theme, canvas, words("rules-schotten-totten-6-alt"))


def _notation(theme: Theme, words: Words) -> Picture:
    """Two moves as they are written and as they look, and the letters of the colours."""
    width, upper, lower = WIDTH - 2 * MARGIN, 284, 344
    canvas = ground(theme, TOP + upper + GAP + lower + MARGIN)
    panel(canvas, theme, MARGIN, TOP, width, upper)
    for place, text in enumerate(("R7@3", "claim 3")):
        y = TOP + 76 + 132 * place
        write_from(canvas, theme, text, MARGIN + 30, y, 330, 84)
        stone = scenery.stone(theme, 3, bool(place))
        if place:
            centred(canvas, stone, 600, y)
            centred(canvas, symbol(theme, "flag", 56, "lane", "ink"), 660, y - 34)
        else:
            centred(canvas, face(theme, "R7", words, LOOSE), 480, y)
            arrow(canvas, theme, "play", 574, y)
            centred(canvas, stone, 670, y)
    top = TOP + upper + GAP
    panel(canvas, theme, MARGIN, top, width, lower)
    for place, colour in enumerate(COLOURS):
        x, y = MARGIN + width * (2 * (place % 3) + 1) // 6, top + 24 + 160 * (place // 3)
        centred(canvas, tile(theme, colour, 100), x, y + 50)
        write(canvas, theme, words(f"colour-{colour}"), x, y + 126, 236, 40)
    return _finished(theme, canvas, words("rules-schotten-totten-7-alt"))


def _tactics(theme: Theme, words: Words) -> Picture:
    """Two decks; and who has to wait."""
    width, upper, lower = (WIDTH - 2 * MARGIN - GAP) // 2, 250, 300
    canvas = ground(theme, TOP + upper + GAP + lower + MARGIN)
    decks: tuple[tuple[Deck, int], ...] = (("clan", len(PACK.cards)), ("tactics", len(TACTICS)))
    for place, (deck, count) in enumerate(decks):
        left = MARGIN + (width + GAP) * place
        panel(canvas, theme, left, TOP, width, upper)
        centred(canvas, back(theme, deck, 112), left + 120, TOP + 96)
        number(canvas, theme, str(count), left + 270, TOP + 96, 110)
        write(canvas, theme, words(f"lesson-schotten-totten-{deck}"), left + width / 2, TOP + 210, width - 24)
    top = TOP + upper + GAP
    panel(canvas, theme, MARGIN, top, WIDTH - 2 * MARGIN, lower)
    for seat, cards in enumerate(LIMIT):
        y = top + 82 + 136 * (1 - seat)
        write_from(canvas, theme, words.seat(seat), MARGIN + 24, y, 240, 46)
        faces = [face(theme, card, words, LOOSE) for card in cards]
        x = row(canvas, faces, 290, y)
        if not seat:
            gap(theme, "", LOOSE).onto(canvas, x, y - LOOSE.height // 2)
            centred(canvas, symbol(theme, "crossed", 50, "lane", "soft"), x + LOOSE.width / 2, y)
        number(canvas, theme, str(len(cards)), 736, y, 70)
    return _finished(theme, canvas, words("rules-schotten-totten-8-alt"))


def _specials(theme: Theme, words: Words) -> Picture:
    """Troops and modes, each with what it counts as."""
    step, caption = 160, 78
    groups = (("troops", tuple(TROOPS)), ("modes", MODES))
    canvas = ground(theme, TOP + sum(caption + step * len(cards) + GAP for _, cards in groups) - GAP + MARGIN)
    top = TOP
    for key, cards in groups:
        panel(canvas, theme, MARGIN, top, WIDTH - 2 * MARGIN, caption + step * len(cards))
        write(canvas, theme, words(f"lesson-schotten-totten-{key}"), WIDTH / 2, top + caption / 2 + 4, WIDTH - 80)
        for place, card in enumerate(cards):
            y = top + caption + step * place + step // 2 - 4
            row(canvas, [face(theme, card, words, WIDE)], MARGIN + 14, y)
            if card in TROOPS:
                number(canvas, theme, STRENGTHS[card], 424, y, 80)
                for at, colour in enumerate(COLOURS):
                    centred(canvas, tile(theme, colour, 62), 592 + 72 * (at % 3), y - 35 + 70 * (at // 3))
            else:
                example = EXAMPLES[card].split()
                x = row(canvas, [face(theme, each, words, DISCARD) for each in example], 344, y)
                if card == "Blind":
                    write_from(canvas, theme, f"= {sum(int(each[1:]) for each in example)}", x + 14, y, 150, 64)
        top += caption + step * len(cards) + GAP
    return _finished(theme, canvas, words("rules-schotten-totten-9-alt"))


def _ruses(theme: Theme, words: Words) -> Picture:
    step = 172
    canvas = ground(theme, TOP + step * len(RUSES) + GAP + MARGIN)
    panel(canvas, theme, MARGIN, TOP, WIDTH - 2 * MARGIN, step * len(RUSES) + GAP)
    for place, ruse in enumerate(RUSES):
        y = TOP + GAP // 2 + step * place + step // 2
        row(canvas, [face(theme, ruse, words, WIDE)], MARGIN + 14, y)
        if ruse == "Recruiter":
            for x, deck in ((390, "clan"), (470, "tactics")):
                centred(canvas, back(theme, deck, 72), x, y)
            number(canvas, theme, "+3", 570, y, 72)
            number(canvas, theme, "−2", 690, y, 72)
            continue
        card, far = ("R7", 38) if ruse == "Strategist" else ("B5", -38)
        centred(canvas, scenery.stone(theme, 3, False), 394, y)
        centred(canvas, gap(theme, card), 490, y + far)
        arrow(canvas, theme, "play", 550, y, 28)
        if ruse == "Banshee":
            centred(canvas, face(theme, card, words, DISCARD), 668, y - 22)
            write(canvas, theme, words("board-discard"), 668, y + 38, 200, 36)
        else:
            centred(canvas, scenery.stone(theme, 5, False), 630, y)
            centred(canvas, face(theme, card, words, DISCARD), 728, y + 38)
    return _finished(theme, canvas, words("rules-schotten-totten-10-alt"))


def _variants(theme: Theme, words: Words) -> Picture:
    """The order of the steps without and with the variant; the points of a match."""
    upper, lower = 316, 354
    canvas = ground(theme, TOP + upper + GAP + lower + MARGIN)
    panel(canvas, theme, MARGIN, TOP, WIDTH - 2 * MARGIN, upper)
    orders = ((words("lesson-schotten-totten-base"), "play claim draw"), (words("option-expert"), "claim play draw"))
    for place, (name, steps) in enumerate(orders):
        y = TOP + 38 + 148 * place
        write(canvas, theme, name, WIDTH / 2, y, WIDTH - 80, 40)
        for at, step in enumerate(steps.split()):
            x = WIDTH / 2 + 254 * (at - 1)
            centred(canvas, chip(theme, words(f"lesson-schotten-totten-{step}"), 212), x, y + 64)
            if at:
                arrow(canvas, theme, "play", x - 127, y + 64, 26)
    top = TOP + upper + GAP
    panel(canvas, theme, MARGIN, top, WIDTH - 2 * MARGIN, lower)
    for place in range(len(ROUNDS)):
        told = words("board-round", round=place + 1, rounds=len(ROUNDS))
        write_from(canvas, theme, told, MARGIN + 30, top + 108 + 62 * place, 330, 40)
    rule(canvas, theme, MARGIN + 30, top + 264, WIDTH - 2 * MARGIN - 60)
    for seat, x in enumerate((490, 670)):
        write(canvas, theme, words.seat(seat), x, top + 44, 172, 44)
        for place, points in enumerate(ROUNDS):
            number(canvas, theme, str(points[seat]), x, top + 110 + 62 * place, 52)
        number(canvas, theme, str(sum(points[seat] for points in ROUNDS)), x, top + 310, 72)
    return _finished(theme, canvas, words("rules-schotten-totten-11-alt"))


_DRAWN: dict[str, Drawn] = {
    "1": _aim,
    "2": _table,
    "3": _turn,
    "4": _formations,
    "5": _claim,
    "6": _ties,
    "7": _notation,
    "8": _tactics,
    "9": _specials,
    "10": _ruses,
    "11": _variants,
}
PAGES = len(_DRAWN)
