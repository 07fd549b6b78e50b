"""Pages are true: links lead somewhere, examples run, and what is made from the catalogue is current."""

import doctest
import re
import tomllib
from pathlib import Path

from bot.commands import CATALOGUE
from bot.i18n import translator
from core import games
from docs.pages import pages
from tests.codebase.sources import ROOT, text

LINK = re.compile(r"""(?:\]\(|src(?:set)?=")(?!https?:|#)([^)#"]+)""")
EXAMPLES = ("README.md", "docs/architecture.md")
LISTS_COMMANDS = ("README.md", "docs/commands.md")
LISTS_GAMES = ("README.md", "docs/playing.md")


def links() -> list[tuple[str, Path]]:
    """Each page, and each file of ours that it links to or shows."""
    patterns = ("*.md", "docs/**/*.md", "renderers/**/*.md", "tests/**/*.md")
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    return [(str(page), page.parent / target) for page in found for target in LINK.findall(page.read_text("utf-8"))]


def test_links_point_to_existing_files_and_every_picture_and_page_is_linked() -> None:
    kinds, linked = (".md", ".png", ".gif"), {target.resolve() for _, target in links()}
    broken = [f"{page} links to {target}" for page, target in links() if not target.exists()]
    lost = [path for path in (ROOT / "docs").rglob("*.*") if path.suffix in kinds and path not in linked]
    assert not [*broken, *(f"nothing links to {path}" for path in lost)]


def test_the_animated_picture_of_the_readme_is_small() -> None:
    found = [*(ROOT / "docs" / "pictures").glob("*.gif")]
    assert len(found) == 2, "light and dark"
    assert not [path.name for path in found if path.stat().st_size > 1_000_000]


def test_examples_run() -> None:
    results = {page: doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8") for page in EXAMPLES}
    assert not {page: result for page, result in results.items() if result.failed or not result.attempted}


def test_pages_made_from_the_catalogue_are_current_and_name_every_command_and_game() -> None:
    made = {path.relative_to(ROOT).as_posix(): page for path, page in pages().items()}
    stale = [f"run `make pages` for {page}" for page, told in made.items() if text(page) != told]
    commands = [(page, f"| `/{command.name}") for page in LISTS_COMMANDS for command in CATALOGUE]
    rules = [(page, f"rules/{game.id}.md") for page in LISTS_GAMES for game in games.ALL]
    missing = [f"{page} lacks {told}" for page, told in (*commands, *rules) if told not in made[page]]
    description = tomllib.loads(text("pyproject.toml"))["project"]["description"]
    titles = [translator("en")(f"game-{game.id}") for game in games.ALL]
    places = [name for name in (*titles, "Discord", "Telegram", "browser", "terminal") if name not in description]
    assert not [*stale, *missing, *(f"the description lacks {name}" for name in places)]
