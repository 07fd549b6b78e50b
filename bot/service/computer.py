"""The computer's moves. It learns of its turn through the outbox, like everyone else."""

import asyncio

from bot.delivery.platform import Platform
from bot.model.matches import PlyTaken
from bot.service.context import Context
from bot.service.playing import append_entry
from bot.store.outbox import Post
from core import players


async def move(context: Context, post: Post, platform: Platform | None) -> None:
    match, position = await context.matches.load(post.about)
    seat = int(post.kind.partition("-")[2])
    level = match.seats[seat].computer
    if level is None or seat not in position.actors:
        return
    action = await asyncio.to_thread(players.get(level), position.view(seat), context.rng)
    try:
        await append_entry(context, match, position, seat, position.game.format(action))
    except PlyTaken:
        # Someone else at the table was quicker, or took something back: think again.
        await move(context, post, platform)
