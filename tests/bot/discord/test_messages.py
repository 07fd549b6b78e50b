"""Screens as Discord's messages: what goes into the content, the files and the embed."""

from datetime import UTC, datetime

from bot.discord.messages import body, to_markdown
from bot.screens.pictures import PicturePool
from bot.screens.screen import Screen, spell_moment
from tests.bot.web.hall import Swatch

PAGE = Screen("Nine *stones* mark the border.", Swatch("red", "nine stones"), title="1. The aim")


async def test_the_picture_comes_between_the_title_and_the_text() -> None:
    """Discord shows the content first, then the files, then the embed."""
    with PicturePool() as pool:
        shown = await body(PAGE, pool)
    assert shown.content == "### 1. The aim"
    assert [alt for _, _, alt in shown.files] == ["nine stones"]
    assert shown.embed
    assert shown.embed.description == r"Nine \*stones\* mark the border."


async def test_without_embeds_the_text_is_below_the_title() -> None:
    with PicturePool() as pool:
        shown = await body(PAGE, pool, embeds=False)
    assert shown.content == "### 1. The aim\nNine \\*stones\\* mark the border."
    assert (shown.embed, len(shown.files)) == (None, 1)


async def test_without_pictures_the_picture_is_described_below_the_text() -> None:
    with PicturePool() as pool:
        shown = await body(PAGE, pool, pictures=False)
    assert shown.content == "### 1. The aim\nNine \\*stones\\* mark the border.\nnine stones"
    assert (shown.embed, shown.files) == (None, ())


def test_clients_show_the_moments_in_a_text_in_their_own_time() -> None:
    text = f"Back on {spell_moment(datetime(2026, 7, 1, 12, 30, tzinfo=UTC))}."
    assert to_markdown(text) == "Back on <t:1782909000:f>."
