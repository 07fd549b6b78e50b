"""The page has words for everything that it says, in every language, and no others."""

import re

import pytest

from bot.commands import CATALOGUE
from bot.i18n import LANGUAGES, translator
from bot.web.page import assets, preferred_language, tongue

SOURCES = "".join(asset.data.decode() for path, asset in assets().items() if path.endswith("js") or not path)
ASKED = set(re.findall(r'data-word(?:-\w+)?="([a-z-]+)"', SOURCES)) | set(re.findall(r'word\("([a-z-]+)"', SOURCES))
CHOSEN = set(re.findall(r'word\([^)]*\? "([a-z-]+)" : "([a-z-]+)"', SOURCES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_exactly_the_words_that_it_asks_for(language: str) -> None:
    spoken = tongue(translator(language))
    assert set(spoken["words"]) == ASKED | {word for pair in CHOSEN for word in pair}
    assert all(spoken["words"].values())
    assert [command["name"] for command in spoken["commands"]] == [command.name for command in CATALOGUE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_placeholders(language: str) -> None:
    def with_place(code: str) -> set[str]:
        return {key for key, sentence in tongue(translator(code))["words"].items() if "{what}" in sentence}

    assert (
        with_place(language)
        == with_place("en")
        == {
            *("actions", "challenge", "download", "leave-warning", "opened", "remove-title", "remove-warning"),
            *("until", "write-to"),
        }
    )


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("fr-FR,fr;q=0.9,el;q=0.8,en;q=0.7", "el"),
        ("RU", "ru"),
        ("de, *;q=0.5", "en"),
        ("", "en"),
        (";;;,,,", "en"),
    ],
)
def test_the_page_takes_the_first_known_language_of_the_browser(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


def test_the_page_is_self_contained_and_has_no_inline_code() -> None:
    for path, asset in assets().items():
        if not path.endswith("ttf"):
            text = asset.data.decode().replace("http://www.w3.org/2000/svg", "")
            assert not re.search(r"https?://|innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", text), path
            assert not re.search(r"<style|<script>|\son\w+=|\sstyle=", text) or path.endswith("svg"), path
