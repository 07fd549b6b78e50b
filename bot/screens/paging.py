"""A long text as pages of a few lines at the width of a phone, broken where a reader would break it."""

from functools import lru_cache

from renderers.lettering import font

WIDTH = 350
"""Pixels of a line, a little less than a phone of 390 pixels has in the room."""
_SIZE, _SPACE = 17, 4.5
_CODE, _EDGE = 8.8, 5.5
"""A letter of code is always as wide as this; so is the margin on each side of it."""
_SCALE = 10
"""Letters are measured in a large size, in which they are not rounded to pixels."""

_Break = tuple[int, int, int, int]
"""What a way of breaking a text costs: colons cut off from what follows, pages, lists cut in two, uneven pages."""


@lru_cache(maxsize=512)
def pages(text: str, lines: int) -> tuple[str, ...]:
    """The text on pages with at most so many lines, empty ones included; a longer paragraph has a page of its own."""
    given = text.split("\n")
    heights = [height(line) for line in given]
    best: dict[int, tuple[_Break, tuple[str, ...]]] = {0: ((0, 0, 0, 0), ())}
    """For each line with which a page may begin, the best pages before it."""
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
    """How many lines a line of text takes on a phone."""
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
