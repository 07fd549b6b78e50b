"""People's names as everyone sees them, on platforms where names are not ours to refuse."""

import re
from functools import lru_cache
from itertools import accumulate

from bot.lookalikes import is_computer

_LONGEST_NAME = 32
_JOINER = "\u200d"
_EMOJI = "[\u2190-\u2bff\U0001f000-\U0001faff]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
"""With its variation and its skin tone. A joiner makes one emoji of several, such as a family."""


@lru_cache(maxsize=4096)
def shown(name: str) -> str:
    """A name that is safe to show in a text: one line, without our markup, not too long.

    The @ before a name that could be the computer's says that it is a person.
    """
    fitting = _fit(name)
    return _fit(f"@{fitting}") if is_computer(fitting) else fitting


def _fit(name: str) -> str:
    printable = "".join(each for each in name if (each.isprintable() or each == _JOINER) and each != "`")
    # A joiner is kept only between the parts of an emoji.
    parts = re.findall(rf"{_EMOJI}(?:{_JOINER}{_EMOJI})*|.", printable.strip())
    kept = [part for part in parts if part != _JOINER]
    ends = accumulate(map(len, kept))
    return "".join(part for part, end in zip(kept, ends, strict=True) if end <= _LONGEST_NAME).strip() or "?"
