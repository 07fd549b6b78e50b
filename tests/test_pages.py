"""The generated pages are current: `make pages` would change nothing."""

import pytest

from bot.commands import CATALOGUE
from core import games
from docs.pages import ROOT, pages

PAGES = {path.relative_to(ROOT).as_posix(): text for path, text in pages().items()}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_current(page: str) -> None:
    assert (ROOT / page).read_text(encoding="utf-8") == PAGES[page], "run `make pages`"


@pytest.mark.parametrize("page", ["README.md", "docs/commands.md"])
def test_every_command_is_listed(page: str) -> None:
    assert [name for command in CATALOGUE if (name := f"| `/{command.name}") not in PAGES[page]] == []


@pytest.mark.parametrize("page", ["README.md", "docs/playing.md"])
def test_every_game_has_its_rules(page: str) -> None:
    assert [game.id for game in games.ALL if f"rules/{game.id}.md" not in PAGES[page]] == []


def test_the_animated_picture_of_the_readme_is_small() -> None:
    found = [*(ROOT / "docs" / "pictures").glob("*.gif")]
    assert len(found) == 2, "light and dark"
    assert max(path.stat().st_size for path in found) <= 1_000_000
