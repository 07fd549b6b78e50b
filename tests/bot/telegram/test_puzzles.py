"""Puzzles on Telegram: the post links to the private chat, where answers are given, and nobody gives one in a group."""

from bot.i18n import translator
from tests.journeys import telegram_house as house
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import opened, press, tokens
from tests.servers.telegram.people import until
from tests.servers.telegram.state import Message
from tests.servers.telegram.values import Button
from tests.support.app import Clock

EN = translator("en")
NOON = 1_794_744_000.0
"""On the 15th of November 2026."""
DAY = "20261115"


def clock() -> Clock:
    made = Clock()
    made.now = NOON
    return made


async def post(club: Club, cairn: Bot) -> tuple[Message, Button]:
    """Ann, who has created the group, has the puzzle posted there; with the link to it."""
    await club.ann.send(club.group, "/puzzle post 9")
    setup = await club.ann.reads(lambda each: any(token.startswith("posted:") for token in tokens(each)))
    assert setup.chat is club.ann.chat, "settings are shown in private"
    await press(club.ann, setup, next(token for token in tokens(setup) if ":now:" in token))
    await cairn.settled()
    found = await club.eve.reads(lambda each: any(button.url for button in each.buttons), club.group)
    return found, next(each for each in found.buttons if (opened(each.url) or "").startswith(f"solve:{DAY}:"))


async def test_the_post_leads_to_the_private_chat_where_an_answer_is_typed(club: Club) -> None:
    async with house.bot(club, clock=clock()) as cairn:
        posed = await cairn.context.puzzles.pose(DAY)
        assert posed
        shown, link = await post(club, cairn)
        await club.bob.follow(link)
        mine = await club.bob.reads(EN("puzzle-left", count=3))
        assert mine.chat is club.bob.chat
        await club.bob.send(None, posed.answer)
        await club.bob.reads("Solved at the first try!")
        await cairn.settled()
        assert "✓ 1" in shown.text
        assert not [each for each in club.eve.sees(club.group) if "Solved at" in each.text]
        # It leads to how it ended from now on.
        await club.bob.follow(link)
        await until(lambda: club.bob.sees()[-1].text.count("Solved at the first try!"))


async def test_an_answer_that_others_can_read_is_not_taken(club: Club) -> None:
    async with house.bot(club, clock=clock()) as cairn:
        posed = await cairn.context.puzzles.pose(DAY)
        assert posed
        shown, link = await post(club, cairn)
        await club.bob.follow(link)
        await club.bob.reads(EN("puzzle-left", count=3))
        await club.bob.send(club.group, f"/puzzle {posed.answer}")
        await until(
            lambda: any("Others can read this!" in each.text for each in (*club.bob.sees(), *club.bob.sees(club.group)))
        )
        await cairn.settled()
        assert "✓" not in shown.text


async def test_a_link_that_was_made_up_counts_at_no_post(club: Club) -> None:
    async with house.bot(club, clock=clock()) as cairn:
        posed = await cairn.context.puzzles.pose(DAY)
        assert posed
        shown, link = await post(club, cairn)
        token = opened(link.url)
        assert token
        await club.bob.send(None, "/puzzle")
        await club.bob.reads(EN("puzzle-left", count=3))
        await club.bob.send(None, posed.answer)
        await club.bob.reads("Solved at the first try!")
        await cairn.settled()
        assert "✓" not in shown.text
