"""The effects of action cards arrive on each platform in the message whose buttons play them."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bot.delivery.platform import Platform
from bot.discord.messages import to_markdown
from bot.rate_limits import RateLimit
from bot.screens.pictures import PicturePool
from bot.telegram.platform import Telegram
from tests.bot.action_cards import CARDS, Shown, playable
from tests.bot.web.hall import hall
from tests.journeys import discord_house, telegram_house

CLOCK = datetime(2030, 1, 1, tzinfo=UTC)


def hands() -> list[Shown]:
    """A hand of each game with all its action cards, in the languages with the longest texts."""
    return [Shown(game, playable(game), language) for game, language in zip(CARDS, ("uk", "el", "ru"), strict=True)]


async def posted(platform: Platform, address: str) -> AsyncIterator[set[str]]:
    """Post each hand; yields the effects that must be shown."""
    for number, shown in enumerate(hands()):
        await platform.post(address, replace(shown.hand, until=CLOCK), f"nonce{number}")
        yield {shown.line(card) for card in CARDS[shown.match.game]}


async def test_discord_shows_every_effect(tmp_path: Path) -> None:
    async with discord_house.club(tmp_path) as club, discord_house.bot(club) as cairn:
        async for effects in posted(cairn.client.platform, f"@{club.ann.id}"):
            message = club.ann.sees(club.ann.dm)[-1]
            assert message.attachments
            assert {*map(to_markdown, effects)} <= {*message.content.splitlines()}


async def test_telegram_shows_every_effect(tmp_path: Path) -> None:
    async with telegram_house.club(tmp_path) as club, telegram_house.bot(club) as cairn:
        clock = club.telegram.clock
        async with telegram_house.quick(club.telegram).build() as library:
            with PicturePool() as pool:
                platform = Telegram(library.bot, cairn.context, pool, RateLimit(clock), clock)
                async for effects in posted(platform, str(club.ann.id)):
                    message = club.ann.sees()[-1]
                    assert message.photo
                    assert effects <= {*message.text.replace("\u200b", "").splitlines()}


async def test_the_room_shows_every_effect(tmp_path: Path) -> None:
    async with hall(tmp_path) as opened:
        ann = await opened.guest("Ann")
        async for effects in posted(opened.room, opened.room.private(ann.account)):
            message = (await ann.hears("message"))["message"]
            assert message["picture"]
            assert effects <= {*message["text"].splitlines()}
