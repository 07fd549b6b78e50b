"""Splits a long text into pages of a few lines on a phone, where a reader would pause."""

from functools import lru_cache

from renderers.lettering import font

WIDTH = 350
"""The width of a line in pixels: a little less than the room leaves on a phone of 390 pixels."""
_SIZE, _SPACE = 17, 4.5
_CODE, _EDGE = 8.8, 5.5
"""Every character of code is as wide as this, and so is the margin on each side."""
_SCALE = 10
"""Characters are measured at a large size, to avoid rounding to pixels."""

_Break = tuple[int, int, int, int]
"""The cost of a way to split a text: colons cut off from what follows, pages, split lists, uneven pages."""


@lru_cache(maxsize=512)
def pages(text: str, lines: int) -> tuple[str, ...]:
    """The text on pages of at most this many lines, including empty ones; a longer paragraph gets its own page."""
    given = text.split("\n")
    heights = [height(line) for line in given]
    best: dict[int, tuple[_Break, tuple[str, ...]]] = {0: ((0, 0, 0, 0), ())}
    """The best pages before each line with which a page may begin."""
    for start in range(len(given)):
        if start not in best:
            continue
        (colons, count, cuts, squares), before = best[start]
        for end in range(start + 1, len(given) + 1):
            tall = sum(heights[start:end])
            if tall > lines and end > start + 1:
                break
            if not given[end - 1]:
                continue
            is_last, is_gap = end == len(given), given[end : end + 1] == [""]
            after = end + 1 if is_gap else end
            cost = (
                colons + (not is_last and given[end - 1].endswith(":")),
                count + 1,
                cuts + (not is_last and not is_gap),
                squares + tall**2,
            )
            found = cost, (*before, "\n".join(given[start:end]))
            best[after] = min(best.get(after, found), found)
    return best[len(given)][1]


@lru_cache(maxsize=4096)
def height(line: str) -> int:
    """The number of lines that a line of text takes on a phone."""
    count, wide = 1, 0.0
    is_code = False
    for word in line.split(" "):
        parts = word.split("`")
        here = 0.0
        for place, part in enumerate(parts):
            if place:
                is_code = not is_code
                here += _EDGE
            here += len(part) * _CODE if is_code else _width(part)
        if wide and wide + _SPACE + here > WIDTH:
            count, wide = count + 1, here
        else:
            wide += here + (_SPACE if wide else 0)
    return count


def _width(text: str) -> float:
    return font("Medium", _SIZE * _SCALE).getlength(text) / _SCALE
