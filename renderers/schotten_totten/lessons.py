"""The pictures in the rules, one per page."""

from collections.abc import Callable

from core.formations import Strength
from core.schotten_totten.cards import COLOURS, MODES, NUMBERS, PACK, RUSES, SIDE, TACTICS, TROOPS
from renderers import sprites
from renderers.canvas import label
from renderers.diagrams import CAPTION, GAP, LOOSE, MARGIN, TOP, WIDE, WIDTH
from renderers.lettering import capital
from renderers.picture import Picture
from renderers.plates import Deck
from renderers.schotten_totten import examples
from renderers.schotten_totten.board import COLUMN, LANE, LEFT, board
from renderers.schotten_totten.board import WIDTH as BOARD_WIDTH
from renderers.schotten_totten.diagrams import Sheet, sheet
from renderers.sprites import DISCARD, HAND, STRENGTHS
from renderers.theme import Theme
from renderers.words import Words

INNER = WIDTH - 2 * MARGIN
"""The width of a single panel."""
MIDDLE = TOP + CAPTION + 386
"""The height of the stones where whole lanes are shown."""


def lesson(number: int, theme: Theme, words: Words) -> Picture:
    """The picture on a page, counted from 1."""
    return _DRAWN[str(number)](theme, words)


def _aim(theme: Theme, words: Words) -> Picture:
    """Two rows of stones: what it takes to win."""
    caption, band = 96, 250
    drawn = sheet(theme, words, 2 * (caption + band) + 24, BOARD_WIDTH)
    for place, key in enumerate(("adjacent", "five")):
        top = (caption + band) * place + caption
        told = label(theme, words(f"lesson-schotten-totten-{key}"), "Bold", 66, BOARD_WIDTH - 80, "field", "ink")
        drawn.put(told, BOARD_WIDTH / 2, top - caption / 2)
        won, lost = examples.WON[place], examples.LOST[place]
        for stone in NUMBERS:
            left = LEFT + COLUMN * (stone - 1) + (COLUMN - LANE) // 2
            drawn.panel(left, top, LANE, band)
            y = band - 54 if stone in won else 54 if stone in lost else band // 2
            drawn.stone(stone, left + LANE / 2, top + y, stone in won)
    return drawn.picture(words("rules-schotten-totten-1-alt"))


def _table(theme: Theme, words: Words) -> Picture:
    return board(examples.view(examples.PLAY), theme, words)


def _turn(theme: Theme, words: Words) -> Picture:
    """A card, a claim, a draw."""
    drawn = sheet(theme, words, 954)
    steps = [words(f"lesson-schotten-totten-{step}") for step in ("play", "claim", "draw")]
    captions = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
    play, claim, draw = drawn.panels(captions, [(INNER - 2 * GAP) // 3] * 3)
    played, claimed = examples.view(examples.PLAY), examples.view(examples.PLAY, examples.CLAIM)
    drawn.lane(played.stones[examples.PLAYED_AT - 1], play, MIDDLE, marked=examples.PROOF.values())
    drawn.lane(claimed.stones[examples.CLAIMED - 1], claim, MIDDLE)
    drawn.put(drawn.back("clan", 164), draw, MIDDLE - 178)
    drawn.arrow("down", draw, MIDDLE - 30, 44)
    card = claimed.hand[-1]
    drawn.put(sprites.clan(theme, card, HAND, "lane", False, words(f"colour-{card[0]}")), draw, MIDDLE + 126)
    return drawn.picture(words("rules-schotten-totten-3-alt"))


def _formations(theme: Theme, words: Words) -> Picture:
    step, room = 112, 290
    drawn = sheet(theme, words, TOP + step * len(examples.FORMATIONS) + 2 * GAP + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, step * len(examples.FORMATIONS) + 2 * GAP)
    strengths = [examples.CONTEST.strength(tuple(cards.split())) for cards in examples.FORMATIONS]
    names = [_named(strength, words) for strength in strengths]
    for place, cards in enumerate(examples.FORMATIONS):
        y = TOP + GAP + step * place + step // 2
        drawn.write_from(names[place], MARGIN + 22, y, room, drawn.size(names, room))
        drawn.row(drawn.cards(cards.split()), 338, y)
        drawn.number(strengths[place].total, 744, y, 62)
    return drawn.picture(words("rules-schotten-totten-4-alt"))


def _named(strength: Strength, words: Words) -> str:
    return capital(words(f"formation-{strength.formation.key}", size=SIDE))


def _claim(theme: Theme, words: Words) -> Picture:
    """The same stone before and after the proof."""
    drawn, narrow = sheet(theme, words, 950), 222
    captions = [words(f"lesson-schotten-totten-{key}") for key in ("refused", "proved")]
    left, right = drawn.panels(captions, (narrow, INNER - GAP - narrow))
    before, after = examples.view(), examples.view(examples.PLAY)
    *_, missing = examples.PROOF.values()
    drawn.lane(before.stones[examples.CLAIMED - 1], left, MIDDLE, missing=(missing,))
    drawn.sign("crossed", left + 44, MIDDLE - 42, 44)
    for place, stone in enumerate((*examples.PROOF, examples.CLAIMED), -1):
        drawn.lane(after.stones[stone - 1], right + 174 * place, MIDDLE, marked=examples.PROOF.values())
    drawn.stone(examples.CLAIMED, right + 174, MIDDLE, lit=True)
    drawn.sign("flag", right + 174 + 44, MIDDLE - 42, 44)
    return drawn.picture(words("rules-schotten-totten-5-alt"))


def _ties(theme: Theme, words: Words) -> Picture:
    """A tie decided by the sum, and one won by the side that was first."""
    drawn, width = sheet(theme, words, 604), (INNER - GAP) // 2
    captions = [words(f"lesson-schotten-totten-{key}") for key in ("larger", "first")]
    middles, y = drawn.panels(captions, (width, width)), TOP + CAPTION + 227
    for place, x in enumerate(middles):
        for cards, down in zip(examples.TIES[place], (1, -1), strict=True):
            strength = examples.CONTEST.strength(tuple(cards.split()))
            drawn.row(drawn.cards(cards.split()), x - 3 * LOOSE.width // 2, y + down * 170)
            drawn.write(f"{_named(strength, words)} {strength.total}", x, y + down * 94, width - 150, 40)
        drawn.stone(5 + place, x, y, lit=True)
        drawn.arrow("up" if place else "down", x + 96, y, 42)
    drawn.sign("medal", middles[1] + 122, y - 92, 48)
    return drawn.picture(words("rules-schotten-totten-6-alt"))


def _notation(theme: Theme, words: Words) -> Picture:
    """Two moves in notation and in pictures, and the letters of the colours."""
    upper, lower, x = 284, 344, 670
    drawn = sheet(theme, words, TOP + upper + GAP + lower + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, upper)
    for text, y in (("R7@3", TOP + 76), ("claim 3", TOP + 208)):
        drawn.write_from(text, MARGIN + 30, y, 330, 84)
        drawn.stone(3, x, y, text == "claim 3")
    drawn.put(drawn.card("R7", LOOSE), x - 190, TOP + 76)
    drawn.arrow("play", x - 96, TOP + 76)
    drawn.sign("flag", x + 58, TOP + 176, 56)
    drawn.panel(MARGIN, TOP + upper + GAP, INNER, lower)
    for place, colour in enumerate(COLOURS):
        x, y = MARGIN + INNER * (2 * (place % 3) + 1) // 6, TOP + upper + GAP + 24 + 160 * (place // 3)
        drawn.put(drawn.swatch(colour, 100), x, y + 50)
        drawn.write(words(f"colour-{colour}"), x, y + 126, 236, 40)
    return drawn.picture(words("rules-schotten-totten-7-alt"))


def _tactics(theme: Theme, words: Words) -> Picture:
    """The two decks, and who has to wait."""
    width, upper, lower = (INNER - GAP) // 2, 250, 300
    drawn, top = sheet(theme, words, TOP + upper + GAP + lower + MARGIN), TOP + upper + GAP
    decks: tuple[tuple[Deck, int], ...] = (("clan", len(PACK.cards)), ("tactics", len(TACTICS)))
    for place, (deck, count) in enumerate(decks):
        left = MARGIN + (width + GAP) * place
        drawn.panel(left, TOP, width, upper)
        drawn.put(drawn.back(deck, 112), left + 120, TOP + 96)
        drawn.number(count, left + 270, TOP + 96, 110)
        drawn.write(words(f"lesson-schotten-totten-{deck}"), left + width / 2, TOP + 210, width - 24)
    drawn.panel(MARGIN, top, INNER, lower)
    for seat, y in enumerate((top + 218, top + 82)):
        cards = examples.LIMIT[seat]
        drawn.write_from(words.seat(seat), MARGIN + 24, y, 240, 46)
        end = drawn.row(drawn.cards(cards), 290, y)
        if not seat:
            drawn.row([drawn.gap("", LOOSE)], end, y)
            drawn.sign("crossed", end + LOOSE.width / 2, y, 50, "soft")
        drawn.number(len(cards), 736, y, 70)
    return drawn.picture(words("rules-schotten-totten-8-alt"))


def _specials(theme: Theme, words: Words) -> Picture:
    """Troops and modes, and what each does."""
    step, caption, top = 178, 70, TOP
    groups = (("troops", tuple(TROOPS)), ("modes", MODES))
    drawn = sheet(theme, words, TOP + sum(caption + step * len(cards) + GAP for _, cards in groups) - GAP + MARGIN)
    for key, cards in groups:
        drawn.panel(MARGIN, top, INNER, caption + step * len(cards))
        drawn.write(words(f"lesson-schotten-totten-{key}"), WIDTH / 2, top + caption / 2 + 4, INNER - 40)
        for place, card in enumerate(cards):
            y = top + caption + step * place + step // 2 - 4
            drawn.row([drawn.card(card, WIDE)], MARGIN + 14, y)
            _special(drawn, card, y)
        top += caption + step * len(cards) + GAP
    return drawn.picture(words("rules-schotten-totten-9-alt"))


def _special(drawn: Sheet, card: str, y: int) -> None:
    if card in TROOPS:
        drawn.number(STRENGTHS[card], 424, y, 80)
        for place, colour in enumerate(COLOURS):
            drawn.put(drawn.swatch(colour, 62), 592 + 72 * (place % 3), y - 35 + 70 * (place // 3))
        return
    side = examples.SIDES[card].split()
    end = drawn.row(drawn.cards(side, DISCARD), 344, y)
    if card == "Blind":
        drawn.write_from(f"= {sum(int(each[1:]) for each in side)}", end + 14, y, 150, 64)


def _ruses(theme: Theme, words: Words) -> Picture:
    step = 182
    drawn = sheet(theme, words, TOP + step * len(RUSES) + GAP + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, step * len(RUSES) + GAP)
    for place, ruse in enumerate(RUSES):
        y = TOP + GAP // 2 + step * place + step // 2
        drawn.row([drawn.card(ruse, WIDE)], MARGIN + 14, y)
        _ruse(drawn, ruse, y)
    return drawn.picture(words("rules-schotten-totten-10-alt"))


def _ruse(drawn: Sheet, ruse: str, y: int) -> None:
    """Where a card is taken from and where it goes: cards above the middle are the opponent's."""
    if ruse == "Recruiter":
        drawn.put(drawn.back("clan", 72), 390, y)
        drawn.put(drawn.back("tactics", 72), 470, y)
        drawn.number("+3", 570, y, 72)
        drawn.number("−2", 690, y, 72)
        return
    card = examples.MOVED[ruse]
    drawn.stone(3, 394, y)
    drawn.put(drawn.gap(card), 498, y + 38 if ruse == "Strategist" else y - 38)
    drawn.arrow("play", 556, y, 28)
    if ruse == "Banshee":
        drawn.put(drawn.card(card, DISCARD), 668, y - 22)
        drawn.write(drawn.words("board-discard"), 668, y + 38, 200, 36)
    else:
        drawn.stone(5, 634, y)
        drawn.put(drawn.card(card, DISCARD), 736, y + 38)


def _variants(theme: Theme, words: Words) -> Picture:
    """The order of the steps without and with the variant; the points in a match."""
    upper, lower, rounds = 316, 354, len(examples.ROUNDS)
    drawn, top = sheet(theme, words, TOP + upper + GAP + lower + MARGIN), TOP + upper + GAP
    drawn.panel(MARGIN, TOP, INNER, upper)
    orders = (("lesson-schotten-totten-base", "play claim draw"), ("option-expert", "claim play draw"))
    for (key, steps), y in zip(orders, (TOP + 38, TOP + 186), strict=True):
        drawn.write(words(key), WIDTH / 2, y, INNER - 40, 40)
        for place, step in enumerate(steps.split(), -1):
            drawn.put(drawn.chip(words(f"lesson-schotten-totten-{step}"), 212), WIDTH / 2 + 254 * place, y + 64)
        for side in (-1, 1):
            drawn.arrow("play", WIDTH / 2 + 127 * side, y + 64, 26)
    drawn.panel(MARGIN, top, INNER, lower)
    for place in range(rounds):
        told = words("board-round", round=place + 1, rounds=rounds)
        drawn.write_from(told, MARGIN + 30, top + 108 + 62 * place, 330, 40)
    drawn.rule(MARGIN + 30, top + 264, INNER - 60)
    for seat, x in enumerate((490, 670)):
        points = [each[seat] for each in examples.ROUNDS]
        drawn.write(words.seat(seat), x, top + 44, 172)
        for place, scored in enumerate(points):
            drawn.number(scored, x, top + 110 + 62 * place, 52)
        drawn.number(sum(points), x, top + 310, 72)
    return drawn.picture(words("rules-schotten-totten-11-alt"))


_DRAWN: dict[str, Callable[[Theme, Words], Picture]] = {
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
"""By number, as in the message keys: `rules-schotten-totten-1`."""
PAGES = len(_DRAWN)
