"""Which names people and channels can have, and which of them look the same."""

import unicodedata
from functools import cache, lru_cache

from bot.i18n import LANGUAGES, translator
from core import games, players

LONGEST_NAME = 24
LONGEST_CHANNEL = 32

_SIGNS = frozenset("`@#")
_BLANK = frozenset("\u115f\u1160\u2800")
"""Letters and symbols that are invisible."""
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
    if any(are_alike(name, reserved) for reserved in _reserved_names()):
        raise Unfit("room-name-taken")
    return name


def fit_channel(typed: str) -> str:
    """A channel's name as it will be stored; raises Unfit."""
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", typed).lower())
    shown = "".join(sign for sign in small if unicodedata.category(sign) != "Cf" and sign not in _BLANK)
    name = "-".join(shown.strip().removeprefix("#").split())
    odd = [sign for sign in name if sign != "-" and unicodedata.category(sign) not in _IN_CHANNELS]
    if odd:
        raise Unfit("room-channel-signs", sign=odd[0])
    if not name.strip("-") or unicodedata.category(name[0]).startswith("M"):
        raise Unfit("room-channel-empty")
    if len(name) > LONGEST_CHANNEL:
        raise Unfit("room-channel-long")
    return name


def fold(name: str) -> str:
    """Names that are equal when folded are the same."""
    return unicodedata.normalize("NFKC", name.casefold())


def are_alike(name: str, other: str) -> bool:
    """Whether people would mistake one for the other."""
    return not _looks(name).isdisjoint(_looks(other))


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """The name as written, and in lower case: "I" and "l" look alike, and "I" and "i" are the same."""
    return frozenset(_look(written) for written in (name, fold(name)))


def _look(name: str) -> str:
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return "".join(sign for sign in parts if not _is_faint(sign)).translate(ALIKE).casefold()


def _is_faint(sign: str) -> bool:
    """Marks above, below or across a letter, and invisible characters. Vowel signs are visible."""
    is_selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef" or sign == "\u034f"
    return bool(unicodedata.combining(sign)) or is_selector or unicodedata.category(sign) in {"Me", "Cf"}


def _is_odd(sign: str) -> bool:
    return sign in _SIGNS or sign in _BLANK or unicodedata.category(sign) in _HIDDEN


@cache
def _reserved_names() -> tuple[str, ...]:
    """The bot, and the computer players in every language."""
    numbers = range(1 + max(count for game in games.ALL for count in game.seats))
    computers = (
        translator(language)(f"computer-{level}", number=number)
        for language in LANGUAGES
        for level in players.ALL
        for number in numbers
    )
    return ("Cairn", "computer", *computers)


_ALIKE = {
    "A": "АΑ",
    "B": "ВΒ",
    "C": "С",
    "E": "ЕΕ",
    "F": "Ϝ",
    "G": "Ԍ",
    "H": "НΗҢ",
    "J": "ЈͿ",
    "K": "КΚҚ",
    "M": "МΜϺ",
    "N": "Ν",
    "O": "ОΟՕØ0",
    "P": "РΡ",
    "Q": "Ԛ",
    "S": "ЅՏ",
    "T": "ТΤҬ",
    "U": "Ս",
    "W": "Ԝ",
    "X": "ХΧҲ",
    "Y": "ΥҮУ",
    "Z": "Ζ",
    "D": "ĐÐ",
    "a": "аαɑᴀ",
    "b": "βʙЬьƅ",
    "c": "сᴄ",
    "d": "ԁđᴅ",
    "e": "еᴇ",
    "f": "ꜰ",
    "g": "ɡցɢ",
    "h": "һհħʜ",
    "i": "іιıɩɪ",
    "j": "јϳȷᴊ",
    "k": "кκқᴋ",
    "l": "I1|ІӀӏΙŁłʟ",
    "m": "мᴍ",
    "n": "ոηɴ",
    "o": "оοօσøᴏ",
    "p": "рρᴘ",
    "q": "ԛզ",
    "r": "гʀ",
    "s": "ѕꜱ",
    "t": "тτᴛҭ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ωԝᴡѡ",
    "x": "хχҳ",
    "y": "уγүʏ",
    "z": "ᴢ",
    "3": "ЗзӠӡ",
    "6": "б",
    "-": "‐‒–—−",
    "'": "’‘ʼʹ′`",
}

ALIKE = {ord(sign): plain for plain, signs in _ALIKE.items() for sign in signs}
"""For `str.translate`: the letter that each one looks like."""
