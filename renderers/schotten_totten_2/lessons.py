"""The pictures in the rules, one per page."""

from collections.abc import Callable

from core.formations import Formation
from core.schotten_totten_2.cards import CAULDRONS, COLOURS, NUMBERS, WALL
from renderers.canvas import pill, symbol
from renderers.diagrams import CAPTION, GAP, MARGIN, TOP, WIDTH
from renderers.lettering import capital
from renderers.picture import Picture
from renderers.schotten_totten_2 import examples, wall
from renderers.schotten_totten_2.board import LEFT, board
from renderers.schotten_totten_2.board import WIDTH as BOARD_WIDTH
from renderers.schotten_totten_2.diagrams import LOOSE, Sheet, sheet
from renderers.schotten_totten_2.faces import formation
from renderers.schotten_totten_2.tactics_lessons import actions, tactics
from renderers.sprites import HAND
from renderers.theme import Theme
from renderers.words import Words

INNER = WIDTH - 2 * MARGIN
"""The width of a single panel."""
HEIGHT = 962
MIDDLE = TOP + CAPTION + 410
"""Where whole lanes are shown: the height of the picture, and the height of the wall."""


def lesson(number: int, theme: Theme, words: Words) -> Picture:
    """The picture on a page, counted from 1."""
    return _DRAWN[str(number)](theme, words)


def _siege(theme: Theme, words: Words) -> Picture:
    """The wall, and who stands on each side of it."""
    height, band = 480, 130
    drawn = sheet(theme, words, height, BOARD_WIDTH)
    drawn.panel(LEFT, TOP, BOARD_WIDTH - 2 * LEFT, height - TOP - LEFT)
    _row(drawn, TOP + 14 + band + wall.HEIGHT // 2, damaged=False)
    for seat, y in ((1, TOP + 14 + band // 2), (0, height - LEFT - band // 2)):
        role = "defender" if seat else "attacker"
        drawn.sign(role, LEFT + 60, y, 72)
        drawn.write_from(f"{words.seat(seat)}: {words(f'board-{role}')}", LEFT + 120, y, 640, 66)
    for place in range(CAULDRONS):
        drawn.sign("cauldron", BOARD_WIDTH - LEFT - 70 - 100 * place, TOP + 10 + band // 2, 82)
    return drawn.picture(words("rules-schotten-totten-2-1-alt"))


def _row(drawn: Sheet, y: float, damaged: bool) -> None:
    """The whole wall."""
    for number in NUMBERS:
        drawn.tile(number, LEFT + wall.WIDTH * (number - 1) + wall.WIDTH / 2, y, damaged)


def _table(theme: Theme, words: Words) -> Picture:
    return board(examples.view(examples.PLAY), theme, words)


def _wall(theme: Theme, words: Words) -> Picture:
    """Both faces of every tile, and the meaning of their signs."""
    caption, band, legend = 92, wall.HEIGHT + 20, 220
    drawn = sheet(theme, words, TOP + 2 * (caption + band) + legend + LEFT, BOARD_WIDTH)
    drawn.panel(LEFT, TOP, BOARD_WIDTH - 2 * LEFT, 2 * (caption + band) + legend)
    for place, key in enumerate(("intact", "damaged")):
        top = TOP + (caption + band) * place
        drawn.write(words(f"lesson-schotten-totten-2-{key}"), BOARD_WIDTH / 2, top + caption / 2 + 6, 1000, 62)
        _row(drawn, top + caption + wall.HEIGHT / 2, bool(place))
    signs = {
        "kind": words("lesson-schotten-totten-2-kind"),
        **{
            each.key: capital(words(f"formation-{each.key}"))
            for each in (Formation.COLOUR, Formation.RUN, Formation.SUM)
        },
        "lowest": words("lesson-schotten-totten-2-lowest"),
    }
    places = ((44, 0, 360), (524, 0, 230), (850, 0, 230), (44, 1, 360), (524, 1, 560))
    for (x, row, room), (sign, told) in zip(places, signs.items(), strict=True):
        y = TOP + 2 * (caption + band) + 58 + 96 * row
        drawn.row([wall.sign(theme, sign, 70, "lane")], x, y)
        drawn.write_from(told, x + 88, y, room, 52)
    return drawn.picture(words("rules-schotten-totten-2-3-alt"))


def _turn(theme: Theme, words: Words) -> Picture:
    """A retreat, a card, control of a tile, a draw."""
    drawn = sheet(theme, words, HEIGHT)
    keys = ("1. {retreat}", "2. {play}", "{declare}", "3. {draw}")
    steps = {step: words(f"lesson-schotten-totten-2-{step}") for step in ("retreat", "play", "declare", "draw")}
    widths = [(INNER - 3 * GAP) // 4] * 4
    retreat, play, declare, draw = drawn.panels([key.format(**steps) for key in keys], widths)
    before, held = examples.before(examples.RETREAT), examples.after(examples.ATTACK)
    left, retreated = before.tiles[2].sides[0], examples.after(examples.RETREAT).tiles[2]
    drawn.lane(retreated, retreat, MIDDLE, left=left)
    drawn.sign("retreat", retreat, MIDDLE + 368, 52)
    drawn.lane(held.tiles[3], play, MIDDLE, marked=(examples.ATTACK.partition("@")[0],))
    drawn.lane(examples.after(examples.CONTROL).tiles[3], declare, MIDDLE, lit=True)
    drawn.put(drawn.back("siege", 164), draw, MIDDLE - 178)
    drawn.arrow("down", draw, MIDDLE - 30, 44)
    drawn.put(drawn.card(examples.DRAWN, HAND), draw, MIDDLE + 126)
    return drawn.picture(words("rules-schotten-totten-2-4-alt"))


def _formations(theme: Theme, words: Words) -> Picture:
    step, room = 112, 260
    drawn = sheet(theme, words, TOP + step * len(examples.FORMATIONS) + 2 * GAP + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, step * len(examples.FORMATIONS) + 2 * GAP)
    strengths = [examples.CONTEST.strength(tuple(cards.split())) for cards in examples.FORMATIONS]
    names = [capital(formation(each.formation, examples.CONTEST.size, words)) for each in strengths]
    for place, cards in enumerate(examples.FORMATIONS):
        y = TOP + GAP + step * place + step // 2
        drawn.write_from(names[place], MARGIN + 20, y, room, drawn.size(names, room))
        drawn.row(drawn.cards(cards.split(), LOOSE), 300, y)
        drawn.number(strengths[place].total, 752, y, 54)
    return drawn.picture(words("rules-schotten-totten-2-5-alt"))


def _stronger(theme: Theme, words: Words) -> Picture:
    """An accepted formation, the lowest sum, and the side that was first."""
    drawn = sheet(theme, words, HEIGHT)
    captions = [words(f"lesson-schotten-totten-2-{key}") for key in examples.STRONGER]
    middles = drawn.panels(captions, [(INNER - 2 * GAP) // 3] * 3)
    for x, (key, tile) in zip(middles, examples.STRONGER.items(), strict=True):
        drawn.lane(tile, x, MIDDLE)
        drawn.sign("up" if key == "first" else "down", x + 105, MIDDLE + 8, 34)
    return drawn.picture(words("rules-schotten-totten-2-6-alt"))


def _control(theme: Theme, words: Words) -> Picture:
    """The same tile before and after the proof."""
    drawn, narrow = sheet(theme, words, HEIGHT), 222
    captions = [words(f"lesson-schotten-totten-2-{key}") for key in ("refused", "proved")]
    left, right = drawn.panels(captions, (narrow, INNER - GAP - narrow))
    before, after = examples.view(), examples.view(examples.PLAY)
    drawn.lane(before.tiles[examples.DECLARED - 1], left, MIDDLE, missing=(examples.MISSING,))
    drawn.lane(after.tiles[examples.PLAYED_AT - 1], right - 176, MIDDLE, marked=(examples.MISSING,))
    drawn.lane(after.tiles[examples.DECLARED - 1], right, MIDDLE, lit=True, flag=True)
    drawn.write(words("board-discard"), right + 176, MIDDLE - 84, 168, 40)
    drawn.put(drawn.card(examples.DISCARDED, LOOSE, marked=True), right + 176, MIDDLE)
    return drawn.picture(words("rules-schotten-totten-2-7-alt"))


def _oil(theme: Theme, words: Words) -> Picture:
    """A cauldron that hits the card nearest the wall; a 0 that meets an 11."""
    drawn, width, y = sheet(theme, words, 916), (INNER - GAP) // 2, MIDDLE - 60
    captions = [words(f"lesson-schotten-totten-2-{key}") for key in ("cauldron", "opposites")]
    left, right = drawn.panels(captions, (width, width))
    drawn.lane(examples.before(examples.CAULDRON).tiles[4], left, y, struck=(examples.DISCARDED,))
    drawn.sign("cauldron", left + 134, y - 26, 76)
    drawn.arrow("down", left + 134, y + 46, 40)
    drawn.lane(examples.opposed(), right, y, struck=examples.MET)
    return drawn.picture(words("rules-schotten-totten-2-8-alt"))


def _end(theme: Theme, words: Words) -> Picture:
    """Two ways for the attacker to win, and two for the defender."""
    width, height, caption = (INNER - GAP) // 2, 424, 74
    drawn = sheet(theme, words, TOP + 2 * height + GAP + MARGIN)
    for place, key in enumerate(("four", "again", "exhausted", "walled")):
        row, column = divmod(place, 2)
        left, top = MARGIN + (width + GAP) * column, TOP + (height + GAP) * row
        drawn.panel(left, top, width, height)
        drawn.sign("defender" if row else "attacker", left + 38, top + caption // 2 + 2, 44)
        told = words(f"lesson-schotten-totten-2-{key}")
        drawn.write(told, left + width / 2 + 28, top + caption / 2 + 4, width - 84)
        x, y = left + width // 2, top + caption + (height - caption) // 2 - 4
        _ENDINGS[key](drawn, x, y)
    return drawn.picture(words("rules-schotten-totten-2-9-alt"))


def _four(drawn: Sheet, x: int, y: int) -> None:
    for place, number in enumerate(examples.DAMAGED):
        row, column = divmod(place, 2)
        drawn.tile(number, x + 176 * (column - 0.5), y + 164 * (row - 0.5), damaged=True)


def _again(drawn: Sheet, x: int, y: int) -> None:
    drawn.tile(4, x, y, damaged=True, lit=True, flag=True)


def _exhausted(drawn: Sheet, x: int, y: int) -> None:
    """An empty place for the deck."""
    for inset, paper, ink in ((0, "lane", "soft"), (5, "soft", "lane")):
        drawn.put(pill(drawn.theme, 132 - 2 * inset, 176 - 2 * inset, 18 - inset, paper, ink), x - 74, y)
    drawn.number(0, x + 74, y, 150)


def _walled(drawn: Sheet, x: int, y: int) -> None:
    """As many cards as each tile takes."""
    for number, section in zip(NUMBERS, WALL, strict=True):
        middle = x + 50 * (number - 4)
        drawn.put(pill(drawn.theme, 46, 46, 4, "lane", "shade"), middle, y + 130)
        for place in range(section.intact.size):
            drawn.put(pill(drawn.theme, 44, 50, 8, "lane", "soft"), middle, y + 78 - 56 * place)


_ENDINGS: dict[str, Callable[[Sheet, int, int], None]] = {
    "four": _four,
    "again": _again,
    "exhausted": _exhausted,
    "walled": _walled,
}


def _notation(theme: Theme, words: Words) -> Picture:
    """Moves in notation and in pictures, and the letters of the colours."""
    step, lower = 176, 344
    upper = 3 * step + 10
    drawn = sheet(theme, words, TOP + upper + GAP + lower + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, upper)
    for place, (text, number) in enumerate((("R11@4", 4), ("cauldron 3", 3), ("declare 4", 4))):
        y = TOP + 5 + step * place + step // 2
        drawn.write_from(text, MARGIN + 30, y, 370, 74)
        declared = text.startswith("declare")
        drawn.tile(number, 680, y, lit=declared, flag=declared)
        if not declared:
            thrown = symbol(theme, "cauldron", 82, "lane", "ink")
            drawn.put(thrown if place else drawn.card("R11", LOOSE), 484, y)
            drawn.arrow("play", 574, y)
    drawn.panel(MARGIN, TOP + upper + GAP, INNER, lower)
    for place, colour in enumerate(COLOURS):
        row, column = divmod(place, 3)
        x = MARGIN + INNER * (2 * column + 1 + row) // 6
        y = TOP + upper + GAP + 24 + 160 * row
        drawn.put(drawn.swatch(colour, 100), x, y + 50)
        drawn.write(words(f"colour-{colour}"), x, y + 126, 236, 40)
    return drawn.picture(words("rules-schotten-totten-2-10-alt"))


def _revenge(theme: Theme, words: Words) -> Picture:
    """Who attacks in each game, and how many cards were left."""
    step = 150
    drawn = sheet(theme, words, TOP + 2 * step + 20 + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, 2 * step + 20)
    for place, result in enumerate(examples.RESULTS):
        y = TOP + 10 + step * place + step // 2
        drawn.write_from(words("board-game", round=place + 1), MARGIN + 24, y, 190, 44)
        drawn.sign("attacker", 270, y, 62)
        drawn.write_from(words.seat(result.winner), 316, y, 190, 50)
        drawn.put(drawn.back("siege", 84), 570, y)
        drawn.number(result.left, 660, y, 72)
    drawn.sign("medal", 736, TOP + 10 + step // 2, 56)
    return drawn.picture(words("rules-schotten-totten-2-13-alt"))


_DRAWN: dict[str, Callable[[Theme, Words], Picture]] = {
    "1": _siege,
    "2": _table,
    "3": _wall,
    "4": _turn,
    "5": _formations,
    "6": _stronger,
    "7": _control,
    "8": _oil,
    "9": _end,
    "10": _notation,
    "11": tactics,
    "12": actions,
    "13": _revenge,
}
"""By number, as in the message keys: `rules-schotten-totten-2-1`."""
PAGES = len(_DRAWN)
