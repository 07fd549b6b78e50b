"""What happened in a match, in words, page by page."""

from collections.abc import Sequence

from bot import narration
from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Position
from bot.narration import conclusion, title
from bot.screens.match import back
from bot.screens.screen import Button, Screen
from core.game import Event

_PAGE = 1500
"""Characters on a page of history: fewer than any platform's limit."""


def history(
    match: Match,
    told: Sequence[tuple[int, Sequence[Event]]],
    position: Position,
    viewer: int | None,
    words: Translator,
    page: int,
) -> Screen:
    """What happened, in words; page 0 is the last page. After the end, everyone is told everything."""
    outcome = position.ending.outcome if position.ending else None
    lines = [
        f"{number}. {' '.join(sentences)}"
        for number, (_, events) in enumerate(told, 1)
        if (
            sentences := [
                narration.tell_all(event, words) if position.ending else narration.tell(event, words, viewer)
                for event in events
                if not narration.is_outcome(event, outcome)
            ]
        )
    ]
    if position.ending:
        lines.append(conclusion(position, words))
    pages = _pages(lines or [words("history-none")])
    page = min(page, len(pages) - 1)
    earlier = Button(words("button-earlier"), token("history", match.id, page + 1))
    later = Button(words("button-later"), token("history", match.id, page - 1))
    row = (*([earlier] if page + 1 < len(pages) else []), *([later] if page else []))
    heading = words("history-title", title=title(match, words), page=len(pages) - page, pages=len(pages))
    rows = (*((row,) if row else ()), *back(match, viewer, words))
    return Screen(f"{heading}\n{pages[page]}", rows=rows, apart=True)


def _pages(lines: Sequence[str]) -> list[str]:
    """The lines split into pages, last page first: it is full, and the first one has the rest."""
    pages = [lines[-1]]
    for line in reversed(lines[:-1]):
        if len(line) + len(pages[-1]) > _PAGE:
            pages.append(line)
        else:
            pages[-1] = f"{line}\n{pages[-1]}"
    return pages
