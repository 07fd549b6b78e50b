"""Shows a post on its platform by editing its message, posting a new one or removing it."""

from collections.abc import Awaitable, Callable

from bot.delivery.platform import Carry, MessageGone, Platform
from bot.screens.screen import Screen
from bot.store.outbox import Post

Build = Callable[[Post], Awaitable[Screen | None]]
"""What a post shows now; None if there is nothing left to show."""

FRESH = ("turn", "offer", "late", "over")
"""An edit notifies nobody, so these are posted again each time and the old message is removed."""


def carrier(platform: Platform, build: Build) -> Carry:
    async def carry(post: Post) -> str | None:
        screen = await build(post)
        # The same until the posting is recorded: after a crash, a newer version replaces the old one.
        nonce = f"{post.id}-{post.shown + 1}"
        message = post.message
        if message and (screen is None or post.kind in FRESH):
            await platform.remove(post.address, message)
            message = None
        if screen is None:
            return None
        if message:
            try:
                await platform.edit(post.address, message, screen)
            except MessageGone:
                return await platform.post(post.address, screen, nonce)
            return message
        return await platform.post(post.address, screen, nonce)

    return carry
