"""A leaderboard: who is in which place, with a medal for the first three, and how many points each has."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renderers.canvas import Sprite, blank, centred, encode, figure, label, pill, symbol
from renderers.charts.colours import coloured
from renderers.lettering import clean, one_line
from renderers.picture import Picture
from renderers.telling import lengthened
from renderers.theme import Theme
from renderers.words import Words

LONGEST_NAME = 32
WIDTH = 1200
LEFT, RIGHT = 20, 1180
HEAD, CAPTION, ROW, GAP, FOOT = 132, 52, 82, 46, 18
"""Heights: of the title, of the line that says what the columns are, of a row, between parts, and below."""
PLACE, NAME = 66, 124
"""The middle of a place, and the left edge of a name."""
TREND, SCORE, GAMES = 836, 1000, 1160
"""The right edges of what is counted. A score that is not settled is followed by a question mark."""
MINUS = "−"
_METALS = ("gold", "silver", "bronze")


@dataclass(frozen=True, slots=True)
class Row:
    """Someone on a leaderboard."""

    place: int
    """From 1; those who have as many points share it."""
    name: str
    score: int
    change: int
    """By how much the score has changed lately."""
    games: int
    is_settled: bool = True
    """Whether the score is known well enough to mean something."""
    is_reader: bool = False


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard, and the reader's own row if that is on another page."""

    title: str
    detail: str
    rows: tuple[Row, ...]
    own: Row | None = None
    is_of_puzzles: bool = False
    """It counts points and solved puzzles, not ratings and matches."""


def draw(board: Leaderboard, theme: Theme, words: Words) -> Picture:
    theme = coloured(theme)
    parts = [board.rows, *([(board.own,)] if board.own else [])]
    if board.own and board.rows and board.own.place < board.rows[0].place:
        parts.reverse()
    height = HEAD + CAPTION + ROW * sum(map(len, parts)) + GAP * (len(parts) - 1) + FOOT
    canvas = blank(theme, (WIDTH, height), "field")
    _head(canvas, board, theme, words)
    top = HEAD + CAPTION
    for number, rows in enumerate(parts):
        if number:
            for step in (-1, 0, 1):
                centred(canvas, pill(theme, 12, 12, 6, "field", "soft"), PLACE + 26 * step, top + GAP / 2)
            top += GAP
        for place, row in enumerate(rows):
            _row(canvas, row, top, bool(place % 2), theme, words)
            top += ROW
    return Picture(encode(theme, canvas), canvas.size, alt(board, words))


def alt(board: Leaderboard, words: Words) -> str:
    """What the picture shows, as far as that fits."""
    heading = words("leaders-alt", title=board.title, detail=board.detail)
    return lengthened(heading, lines(board, words))


def lines(board: Leaderboard, words: Words) -> list[str]:
    """The same as a list."""
    return [told(row, words, of_puzzles=board.is_of_puzzles) for row in _read(board)]


def told(row: Row, words: Words, *, of_puzzles: bool = False) -> str:
    """A row as a sentence."""
    name = one_line(row.name, LONGEST_NAME)
    return words(
        "leaders-row-moved" if row.change else "leaders-row",
        place=str(row.place),
        name=words("leaders-you", name=name) if row.is_reader else name,
        score=str(row.score) if row.is_settled else f"{row.score}?",
        change=f"{row.change:+}".replace("-", MINUS),
        matches=words("leaders-puzzles" if of_puzzles else "leaders-matches", count=row.games),
    )


def _read(board: Leaderboard) -> Iterator[Row]:
    """The rows in the order of their places."""
    own: Sequence[Row] = (board.own,) if board.own else ()
    return iter(sorted((*board.rows, *own), key=lambda row: row.place))


def _head(canvas: Image.Image, board: Leaderboard, theme: Theme, words: Words) -> None:
    title = label(theme, board.title, "Black", 60, RIGHT - LEFT - 24, "field", "ink")
    title.onto(canvas, LEFT + 12, 8)
    detail = label(theme, board.detail, "Medium", 42, RIGHT - LEFT - 24, "field", "soft")
    detail.onto(canvas, LEFT + 12, 78)
    middle = HEAD + CAPTION / 2
    score, games = ("points", "solved") if board.is_of_puzzles else ("score", "games")
    for right, width, name in ((TREND, 190, "trend"), (SCORE, 148, score), (GAMES, 144, games)):
        _right(canvas, label(theme, words(f"leaders-{name}"), "Medium", 36, width, "field", "soft"), right, middle)


def _row(canvas: Image.Image, row: Row, top: int, is_shaded: bool, theme: Theme, words: Words) -> None:
    middle = top + ROW / 2
    paper, ink, soft = ("lane" if is_shaded else "field"), "ink", "soft"
    if row.is_reader:
        paper, ink, soft = "ink", "field", "field"
    if paper != "field":
        centred(canvas, pill(theme, RIGHT - LEFT, ROW - 6, 16, "field", paper), WIDTH / 2, middle)
    if row.place <= len(_METALS):
        centred(canvas, medal(theme, row.place, paper), PLACE, middle)
    else:
        centred(canvas, label(theme, str(row.place), "Bold", 44, 78, paper, ink), PLACE, middle - 2)
    name = one_line(clean(row.name), LONGEST_NAME) or words("leaders-undrawn")
    called = label(theme, name, "Bold", 46, TREND - 128 - NAME, paper, ink)
    called.onto(canvas, NAME, round(middle - called.image.height / 2 - 3))
    _trend(canvas, row, middle, paper, soft, theme)
    _right(canvas, label(theme, str(row.score), "Black", 52, 138, paper, ink), SCORE, middle - 2)
    if not row.is_settled:
        label(theme, "?", "Bold", 44, 30, paper, soft).onto(canvas, SCORE + 5, round(middle - 27))
    _right(canvas, label(theme, str(row.games), "Medium", 44, 124, paper, soft), GAMES, middle - 2)


def _trend(canvas: Image.Image, row: Row, middle: float, paper: str, soft: str, theme: Theme) -> None:
    """An arrow says the same as the colour."""
    if not row.change:
        _right(canvas, label(theme, "–", "Medium", 44, 60, paper, soft), TREND, middle - 2)
        return
    way, shape = ("rise", "up") if row.change > 0 else ("fall", "down")
    ink = soft if row.is_reader else way
    number = label(theme, str(abs(row.change)), "Bold", 42, 84, paper, ink)
    _right(canvas, number, TREND, middle - 2)
    centred(canvas, symbol(theme, shape, 28, paper, ink), TREND - number.image.width - 24, middle)


@lru_cache(maxsize=32)
def medal(theme: Theme, place: int, paper: str) -> Sprite:
    """A medal with its number."""
    metal = _METALS[place - 1]
    sprite = symbol(theme, "award", 66, paper, metal)
    image = sprite.image.copy()
    centred(image, figure(theme, str(place), 44, metal, "coal"), 33, 27)
    return Sprite(image, sprite.mask)


def _right(canvas: Image.Image, sprite: Sprite, right: int, middle: float) -> None:
    """Paste the sprite so that it ends here."""
    sprite.onto(canvas, right - sprite.image.width, round(middle - sprite.image.height / 2))
