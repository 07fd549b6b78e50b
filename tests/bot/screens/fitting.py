"""Whether a screen fits on Discord and on Telegram, whole or in one of its shorter versions."""

from typing import Any, cast

from bot.buttons import LONGEST_TOKEN
from bot.discord import messages as discord
from bot.model.matches import Match, Seat, Table
from bot.model.people import Person
from bot.screens.pictures import PicturePool
from bot.screens.screen import LONGEST_LABEL, Screen
from bot.telegram import messages as telegram
from bot.telegram.markup import strip_code_marks
from core import games
from renderers import Picture
from tests.servers.telegram import markup, texts

LONGEST = 32
NAMES = ("\N{GRINNING FACE}", "/", "@", "*")
"""One character of each name: Telegram counts the first as two; the others are made harmless with one more."""
LONGEST_EMBEDDED = 6000
"""Characters in all embeds of a message on Discord."""


class Blank:
    """A picture pool that draws nothing."""

    def admit(self, screen: Screen) -> Screen:
        return screen

    async def draw(self, *_: object) -> Picture:
        return Picture(b"", (1, 1), "x" * 5000)


async def check(screen: Screen, *, posted: bool = True, alert: bool = False) -> None:
    """What must be said is shown whole, wherever it may appear: at a table without rights, or as an alert."""
    pool, versions = cast(PicturePool, Blank()), (screen.text, *screen.shorter)
    check_buttons(screen)
    for pictures in (True, False) if posted else (True,):
        html = (await telegram.body(screen, pool, "cairn_bot", pictures=pictures)).html
        plain = markup.parse(html)[0]
        limit = texts.LONGEST_CAPTION if (screen.drawing or screen.file) and pictures else texts.LONGEST_TEXT
        assert texts.units(plain) <= limit
        told = plain.replace("\u200b", "")
        lines = (strip_code_marks(each).splitlines() for each in versions)
        assert any(all(line in told for line in each) for each in lines), told
        for embeds in {pictures, False} if posted else (True,):
            body = await discord.body(screen, pool, pictures=pictures, embeds=embeds)
            embedded = (body.embed.description or "") if body.embed else ""
            assert len(body.content) <= discord.LONGEST_TEXT
            assert len(embedded) <= discord.LONGEST_EMBED
            assert len(embedded) + len(body.content) <= LONGEST_EMBEDDED
            assert all(len(alt) <= discord.LONGEST_ALT for _, _, alt in body.files)
            content = f"{body.content}\n{embedded}"
            marked = ([discord.to_markdown(line) for line in each.splitlines()] for each in versions)
            assert any(all(line in content for line in each) for each in marked), content
    if alert:
        shown = telegram.alert(screen)
        assert texts.units(shown) <= telegram.LONGEST_ALERT
        assert not shown.endswith("…"), shown


def check_buttons(screen: Screen) -> None:
    for row in screen.rows:
        for button in row:
            assert len(button.token.encode()) <= LONGEST_TOKEN, button
            assert 0 < len(button.label) <= LONGEST_LABEL, button


def person(number: int, platform: str = "telegram") -> Person:
    name = NAMES[number % len(NAMES)] * LONGEST
    return Person(platform, str(5_000_000_000 + number), number, name, "en", "en", False, True, "")


def challenge(game: str, *sitters: Person | str | None, started: bool = False, **other: Any) -> Match:
    """A match with the longest options. A sitter is a person who is asked, a level of the computer, or nobody yet."""
    rules = games.get(game)
    seats = tuple(
        Seat(
            number,
            each if isinstance(each, Person) else None,
            each if isinstance(each, str) else None,
            taken=started or number == 0 or isinstance(each, str),
        )
        for number, each in enumerate(sitters)
    )
    values: dict[str, Any] = {"pace": "three-days", "challenger": 0, "rematch_of": None, "host": 0}
    times: dict[str, Any] = {"expires": 2.0, "started": 1.0 if started else None, "deadline": None, "ended": None}
    given: dict[str, Any] = {
        "id": "k3x9w2ab",
        "version": rules.version,
        "options": {name: allowed[-1] for name, allowed in rules.options.items()},
        "seed": b"cairn",
        "tables": (Table("telegram", "-100", "en"),),
        "ending": None,
        **values,
        **times,
        **other,
    }
    return Match(game=game, seats=seats, **given)
