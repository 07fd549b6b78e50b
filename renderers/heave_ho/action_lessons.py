"""The pictures on the rules pages about actions."""

from core.heave_ho.cards import NESSIE, REINFORCEMENTS
from renderers.diagrams import GAP, MARGIN, TOP, WIDTH
from renderers.heave_ho import examples
from renderers.heave_ho.board import sign
from renderers.heave_ho.diagrams import FLAT, INNER, Sheet, sheet
from renderers.heave_ho.faces import CARD
from renderers.picture import Picture
from renderers.theme import Theme
from renderers.words import Words

_LEFT = MARGIN + 6
_RIGHT = _LEFT + FLAT[0] + 2
"""The left edge of a row of cards."""


def rope(theme: Theme, words: Words) -> Picture:
    """The barrel before and after an action."""
    upper, step = 92, 148
    rows = (*examples.TO, "Reinforcements")
    drawn, top = sheet(theme, words, TOP + upper + 2 * GAP + step * len(rows) + MARGIN), TOP + upper + GAP
    drawn.panel(MARGIN, TOP, INNER, upper)
    for seat, strength in enumerate(examples.after(examples.TEST).strengths):
        x = MARGIN + INNER * (2 * seat + 1) // 4
        drawn.write(f"{words.seat(seat)}: {strength}", x, TOP + upper / 2, 340, 54)
    drawn.panel(MARGIN, top, INNER, step * len(rows) + GAP)
    for place, card in enumerate(rows):
        y = top + GAP // 2 + step * place + step // 2
        drawn.row([drawn.flat(card)], _LEFT, y)
        drawn.arrow("play", 536, y, 44)
        if card in examples.TO:
            drawn.space(examples.BARREL, 400, y, there=False)
            drawn.space(examples.TO[card], 670, y)
        else:
            drawn.put(drawn.back(92), 400, y)
            drawn.row([drawn.back(66)] * REINFORCEMENTS, 570, y)
    return drawn.picture(words("rules-heave-ho-9-alt"))


def people(theme: Theme, words: Words) -> Picture:
    """Which people leave, stay or cross the rope."""
    heights = {"MuchoMacho": 240, "Farewell": 240, "ChangeSides": 286, "Monstrous": 286}
    drawn = sheet(theme, words, TOP + sum(heights.values()) + GAP + MARGIN)
    drawn.panel(MARGIN, TOP, INNER, sum(heights.values()) + GAP)
    y = TOP + GAP // 2
    for card, height in heights.items():
        middle = y + height // 2
        drawn.row([drawn.flat(card)], _LEFT, middle)
        match card:
            case "ChangeSides":
                _cross(drawn, middle)
            case "Monstrous":
                _devour(drawn, middle)
            case _:
                _hit(drawn, card, middle)
        y += height
    return drawn.picture(words("rules-heave-ho-10-alt"))


def _hit(drawn: Sheet, action: str, y: int) -> None:
    hit, missed = examples.HIT[action]
    drawn.row([drawn.person(card) for card in (*hit, *missed)], _RIGHT, y)
    for place in range(len(hit)):
        drawn.cross(_RIGHT + CARD.width * (place + 0.5), y + 20, 76)


def _cross(drawn: Sheet, y: int) -> None:
    """Move from the right side of the rope to the left."""
    colour = examples.CROSSED[0]
    _standing(drawn, f"a{colour}", examples.CROSSED, _RIGHT + CARD.width // 2, y)
    drawn.arrow("back", _RIGHT + CARD.width * 3 // 2, y, 60)
    _standing(drawn, f"b{colour}", "", _RIGHT + CARD.width * 5 // 2, y)


def _devour(drawn: Sheet, y: int) -> None:
    """Nessie on the opponent's side, and who wins with her."""
    _standing(drawn, "bG", NESSIE, _RIGHT + CARD.width * 5 // 2, y)
    drawn.arrow("back", _RIGHT + CARD.width * 3 // 2, y, 60)
    drawn.barrels(1, _RIGHT + CARD.width // 2, y - 30, 110)
    drawn.write(drawn.words.seat(0), _RIGHT + CARD.width / 2, y + 70, CARD.width, 48)


def _standing(drawn: Sheet, place: str, card: str, x: int, y: int) -> None:
    """A place with its name, and the card or printed Scot on it."""
    theirs = place[0] == "b"
    drawn.put(sign(drawn.theme, place, 0, False), x, y - CARD.height / 2)
    drawn.put(drawn.person(card, mirrored=theirs) if card else drawn.place(place[1], theirs), x, y + 20)


def trick(theme: Theme, words: Words) -> Picture:
    """The opponent's hand, and the two things that can be done with a card in it."""
    caption, narrow = 76, 244
    wide, height = INNER - GAP - narrow, 2 * CARD.height + 2 * 76 + 3 * GAP
    drawn = sheet(theme, words, TOP + height + MARGIN)
    drawn.panel(MARGIN, TOP, wide, height)
    middle = MARGIN + wide // 2
    drawn.write(words.seat(1), middle, TOP + caption / 2 + 4, wide - 40, 52)
    for place, card in enumerate(examples.SEEN):
        row, column = divmod(place, 3)
        x = middle + CARD.width * (column - 1)
        drawn.put(drawn.person(card, card == examples.TAKEN), x, TOP + caption + CARD.height * (row + 0.5) + GAP)
    y = TOP + caption + 2 * CARD.height + GAP + (height - caption - 2 * CARD.height - GAP) / 2
    drawn.number(len(examples.SEEN), middle - 70, y, 64)
    drawn.arrow("play", middle, y, 40)
    drawn.number(len(examples.SEEN) - 1, middle + 70, y, 64)
    half, x = (height - GAP) // 2, WIDTH - MARGIN - narrow // 2
    for place, key in enumerate(("take", "toss")):
        top = TOP + (half + GAP) * place
        drawn.panel(WIDTH - MARGIN - narrow, top, narrow, half)
        drawn.write(words(f"lesson-heave-ho-{key}"), x, top + caption / 2 + 2, narrow - 20, 46)
        drawn.put(drawn.person(examples.TAKEN, marked=not place), x, top + caption + CARD.height / 2 - 4)
    drawn.cross(x, TOP + half + GAP + caption + CARD.height / 2 + 10, 92)
    return drawn.picture(words("rules-heave-ho-11-alt"))
