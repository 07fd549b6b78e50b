"""How much time there is, in words."""

import pytest

from bot.i18n import translator
from bot.screens.times import NO_BREAK, duration
from tests.support.app import plain


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0.0, "0 min"),
        (29.0, "0 min"),
        (60.0, "1 min"),
        (900.0, "15 min"),
        (3599.0, "1 h"),
        (3600.0 + 90, "1 h 2 min"),
        (86400.0, "1 d"),
        (86400.0 + 59 * 60, "1 d"),
        (1.1 * 86400, "1 d 2 h"),
        (14 * 86400.0, "14 d"),
    ],
)
def test_the_two_largest_units_tell_how_long_something_lasts(seconds: float, told: str) -> None:
    assert duration(seconds, translator("en")) == told.replace(" ", NO_BREAK)


def test_every_language_has_its_own_units() -> None:
    told = {language: plain(duration(26.5 * 3600, translator(language))) for language in ("en", "uk", "ru", "el")}
    assert told == {"en": "1 d 2 h", "uk": "1 дн. 2 год", "ru": "1 дн. 2 ч", "el": "1 ημ. 2 ώρ."}
