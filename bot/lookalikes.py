"""Which names people would mistake for one another, and which for a computer player's."""

import re
import unicodedata
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources

from bot.i18n import LANGUAGES, translator
from core import players

BLANK = frozenset("\u115f\u1160\u2800")
"""Letters and symbols that are invisible."""


def fold(name: str) -> str:
    """Names that are equal when folded are the same."""
    return unicodedata.normalize("NFKC", name.casefold())


def are_alike(name: str, other: str) -> bool:
    """Whether people would mistake one for the other."""
    return not looks(name).isdisjoint(looks(other))


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """How it looks as written, and in lower case: "I" and "l" look alike, and "I" and "i" are the same.

    Names that share a look are alike.
    """
    return frozenset(_look(written) for written in (name, fold(name)))


@cache
def digest() -> str:
    """Changes whenever names may look different from before: with this file, and with the Unicode that Python knows."""
    own = resources.files("bot").joinpath("lookalikes.py").read_bytes()
    return sha256(own + unicodedata.unidata_version.encode()).hexdigest()


def _look(name: str) -> str:
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    seen = "".join(sign for sign in parts if not _is_faint(sign)).translate(ALIKE)
    # In a sentence, nobody can tell whether a full stop belongs to a name.
    said = "".join(sign for sign in seen if not unicodedata.category(sign).startswith("P"))
    return (said or seen).casefold()


def _is_faint(sign: str) -> bool:
    """Marks above, below or across a letter, and invisible characters. Vowel signs are visible."""
    is_selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef" or sign == "\u034f"
    return bool(unicodedata.combining(sign)) or is_selector or unicodedata.category(sign) in {"Me", "Cf"}


def is_computer(name: str) -> bool:
    """Whether the name could be that of a computer player, in any language: its signs and numbers do not matter."""
    return not _letters(name).isdisjoint(_computers())


@cache
def _computers() -> frozenset[str]:
    names = {translator(language)(f"computer-{level}", number=0) for language in LANGUAGES for level in players.ALL}
    return frozenset(look for name in ("computer", *names) for look in _letters(name))


def _letters(name: str) -> frozenset[str]:
    """What it looks like, as letters only. A zero in a word looks like an O, but a number has no letters."""
    plain = re.sub(r"(?<!\w)\d+|\d+(?!\w)", "", unicodedata.normalize("NFKC", name))
    return frozenset("".join(each for each in look if each.isalpha() and each not in BLANK) for look in looks(plain))


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
