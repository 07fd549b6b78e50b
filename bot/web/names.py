"""Which names people and channels can have."""

import unicodedata

from bot.lookalikes import BLANK, are_alike, is_computer

LONGEST_NAME = 24
LONGEST_CHANNEL = 32

_SIGNS = frozenset("`@#")
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Characters that redirect, hide or reverse the text around them."""
_IN_CHANNELS = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"})
"""Letters and digits of any script, with the marks that some scripts need."""


class Unfit(ValueError):
    """A name that is not allowed here. `key` is the sentence that says why."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


def fit(typed: str) -> str:
    """A person's name as it will be shown; raises Unfit."""
    name = " ".join(unicodedata.normalize("NFKC", typed).split())
    if not name or unicodedata.category(name[0]).startswith("M"):
        raise Unfit("room-name-empty")
    if len(name) > LONGEST_NAME:
        raise Unfit("room-name-long")
    if name.startswith("/") or any(_is_odd(sign) for sign in name):
        raise Unfit("room-name-signs")
    if is_computer(name):
        raise Unfit("room-name-computer")
    if any(are_alike(word, "Cairn") for word in name.split()):
        raise Unfit("room-name-taken")
    return name


def fit_channel(typed: str) -> str:
    """A channel's name as it will be stored; raises Unfit."""
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", typed).lower())
    shown = "".join(sign for sign in small if unicodedata.category(sign) != "Cf" and sign not in BLANK)
    name = "-".join(shown.strip().removeprefix("#").split())
    odd = [sign for sign in name if sign != "-" and unicodedata.category(sign) not in _IN_CHANNELS]
    if odd:
        raise Unfit("room-channel-signs", sign=odd[0])
    if not name.strip("-") or unicodedata.category(name[0]).startswith("M"):
        raise Unfit("room-channel-empty")
    if len(name) > LONGEST_CHANNEL:
        raise Unfit("room-channel-long")
    return name


def _is_odd(sign: str) -> bool:
    return sign in _SIGNS or sign in BLANK or unicodedata.category(sign) in _HIDDEN
