"""Whole matches drawn in all languages."""

import pytest

from bot.i18n import LANGUAGES

in_all_languages = pytest.mark.parametrize(
    "languages",
    [LANGUAGES, *(pytest.param((language,), marks=pytest.mark.long) for language in LANGUAGES)],
    ids=" ".join,
)
"""One match whose boards take turns in all languages; in the long tests also a match in each language."""
