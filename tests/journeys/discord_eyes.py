"""What each person sees of a match on Discord: one board and one call, and their hand as it is now."""

import re
from collections.abc import Iterable, Iterator

from bot.model.position import side
from bot.screens.screen import Screen
from bot.service import places
from bot.service.posts import Posts
from bot.store.outbox import Post
from tests.journeys.discord_table import Table, tokens
from tests.servers.discord import Message, User


async def look(table: Table) -> None:
    """Fails unless everyone sees the match in progress once, as it is now."""
    spectators = () if table.place.guild is None else (table.club.eve,)
    for user in (*table.players, *spectators):
        await _sees_one_board(table, user)
        await _sees_one_call(table, user)
    for seat, user in table.seats.items():
        await _sees_own_hand(table, seat, user)


async def _sees_one_board(table: Table, user: User) -> None:
    place = table.place if table.place.guild else user.dm
    boards = [message for message in _seen(user) if table.is_board(message)]
    assert [message.channel for message in boards] == [place], [(user.name, message.content) for message in boards]
    address = str(place.id) if place.guild else f"@{user.id}"
    match, position = await table.bot.context.matches.load(table.id)
    assert side(match, position, "discord", address) in table.seats
    await _shows(table, boards[0], await _built(table, address, "board"))


async def _sees_one_call(table: Table, user: User) -> None:
    """Everyone sees the call to those who are to act; in private chats, at least they do."""
    called = [table.seats[seat] for seat in (await table.position()).actors]
    place = table.place if table.place.guild else user.dm
    calls = [message for message in _seen(user) if tokens(message) == [f"hand:{table.id}"]]
    if place.guild is None and user not in called:
        assert len(calls) <= 1
        return
    assert [message.channel for message in calls] == [place], [(user.name, message.content) for message in calls]
    assert user not in called or user.mention in calls[0].content


async def _sees_own_hand(table: Table, seat: int, user: User) -> None:
    """The message that is kept up to date; answers to commands stay as they were."""
    own = [message for message in _seen(user) if message.channel is user.dm and message.nonce is not None]
    hands = [message for message in own if any(token.startswith(f"more:{table.id}") for token in tokens(message))]
    assert len(hands) == 1, (user.name, [(message.content, tokens(message)) for message in own])
    screen = await _built(table, f"@{user.id}", f"hand-{seat}")
    body = await table.bot.client.platform.body(screen)
    assert _without_plies(tokens(hands[0])) == _without_plies(button.token for row in screen.rows for button in row), (
        user.name
    )
    assert list(hands[0].now.files) == [data for _, data, _ in body.files], user.name


async def _shows(table: Table, message: Message, screen: Screen) -> None:
    body = await table.bot.client.platform.body(screen)
    assert message.content == body.content
    assert list(message.now.files) == [data for _, data, _ in body.files]


async def _built(table: Table, address: str, kind: str) -> Screen:
    """What delivery would show there now."""
    post = Post(0, "discord", address, table.id, kind, {}, 1, 0, None, 0, 0)
    screen = await Posts(table.bot.context, {}, places.leave).build(post)
    assert screen
    return screen


def _seen(user: User) -> Iterator[Message]:
    """Everything that a person sees now, wherever it is, except what is only an answer to somebody."""
    for channel in user.world.channels.values():
        yield from (message for message in user.sees(channel) if not message.ephemeral)


def _without_plies(tokens: Iterable[str]) -> list[str]:
    """A hand that has not changed need not be shown again: only the moves on its buttons have to be current."""
    return [re.sub(r"^(undo:.*):\d+$", r"\1", token) for token in tokens]
