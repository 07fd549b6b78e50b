"""Servers on Discord: who manages one, what its settings do, and what happens when it removes the bot."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.i18n import translator
from bot.model.places import Place
from bot.screens.screen import Button, Screen
from bot.store import matches, places
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, press, tokens
from tests.servers.discord import Message, User
from tests.servers.discord.permissions import bits
from tests.servers.discord.world import HANGS

EN, UK = translator("en"), translator("uk")


async def server(club: Club, cairn: Bot) -> Place:
    return await cairn.store.write(places.enter, "discord", str(club.guild.id))


async def choose(club: Club, cairn: Bot, query: Callable[..., None], *given: object) -> None:
    """A setting of the server."""
    await cairn.store.write(query, (await server(club, cairn)).id, *given)


async def offer(club: Club, cairn: Bot, table: Table, user: User | None = None) -> Message:
    """A message with the button that closes the match, in the channel or in someone's private chat."""
    token = f"closed:{(await server(club, cairn)).id}:{table.id}"
    channel = user.dm if user else club.hall
    address = f"@{user.id}" if user else str(club.hall.id)
    await cairn.client.platform.post(
        address, Screen("?", rows=((Button("Close", token),),)), f"1-{len(club.world.messages)}"
    )
    return channel.messages[-1]


@pytest_asyncio.fixture
async def cairn(club: Club, cairn: Bot) -> AsyncIterator[Bot]:
    """Cid may manage the server, by a role."""
    club.world.add_role(club.guild, "Staff", club.cid, permissions=bits("manage_guild"))
    yield cairn


@pytest.mark.parametrize("in_private", [False, True])
async def test_only_those_who_may_manage_the_server_do(club: Club, cairn: Bot, in_private: bool) -> None:
    table = await begun(club, cairn)
    shown = await offer(club, cairn, table, club.ann if in_private else None)
    did = await press(club.ann, shown, tokens(shown)[0])
    said = shown if in_private else did.answer
    assert EN("permission-manage_guild") in said.content
    assert not (await table.match()).ended
    shown = await offer(club, cairn, table, club.cid if in_private else None)
    await press(club.cid, shown, tokens(shown)[0])
    await cairn.settled()
    assert (await table.match()).ending == "closed"


async def test_the_owner_manages_the_server_and_who_left_it_does_not(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn)
    shown = await offer(club, cairn, table, club.cid)
    club.world.leave(club.guild, club.cid)
    await press(club.cid, shown, tokens(shown)[0])
    assert not (await table.match()).ended
    shown = await offer(club, cairn, table, club.guild.owner)
    await press(club.guild.owner, shown, tokens(shown)[0])
    assert (await table.match()).ending == "closed"


async def test_matches_are_started_in_the_channels_for_that_and_in_their_threads(club: Club, cairn: Bot) -> None:
    attic = club.world.add_channel(club.guild, "attic")
    await choose(club, cairn, places.allow, str(club.hall.id))
    refused = await (await club.ann.slash(attic, "play", opponent=club.bob, game="totemo")).finished()
    assert f"<#{club.hall.id}>" in refused.answer.content
    await begun(club, cairn)
    thread = club.world.add_thread(club.hall, "talk", club.ann)
    assert (await begun(club, cairn, thread)).place is thread


async def test_those_who_manage_the_server_may_keep_starting_to_themselves(club: Club, cairn: Bot) -> None:
    await choose(club, cairn, places.set_starters, "managers")
    refused = await (await club.ann.slash(club.hall, "play", opponent=club.bob, game="totemo")).finished()
    assert refused.answer.content.replace("\u200b", "") == EN("refusal-managers-start", platform="discord")
    made = await (await club.cid.slash(club.hall, "play", opponent=club.bob, game="totemo")).finished()
    assert made.answer.content.startswith(EN("challenge-made"))


async def test_matches_get_no_threads_where_that_is_not_wanted(club: Club, cairn: Bot) -> None:
    await choose(club, cairn, places.set_threads, False)
    assert (await begun(club, cairn)).place is club.hall


async def test_nobody_is_pinged_where_that_is_not_wanted_and_hands_still_come(club: Club, cairn: Bot) -> None:
    await choose(club, cairn, places.set_mentions, False)
    table = await begun(club, cairn)
    assert table.calls == []
    for user in table.players:
        assert table.hand(user).attachments
    pinging = [ping.message.versions[0].content for ping in club.world.pings if ping.message.channel.guild]
    assert all("challenges you" in content for content in pinging)


async def test_the_language_that_was_chosen_goes_before_that_of_the_server(club: Club, cairn: Bot) -> None:
    club.guild.locale = "el"
    await choose(club, cairn, places.set_language, "uk")
    table = await begun(club, cairn)
    assert UK("button-hand") in table.board.labels
    assert UK("button-hand") in table.calls[0].labels
    for user in table.players:
        assert EN("button-board") in table.hand(user).labels


async def test_a_thread_is_in_the_place_of_its_server_and_elsewhere_there_is_none(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn)
    (shown,) = (await table.match()).tables
    assert shown.place
    assert shown.place.key == str(club.guild.id)
    club.ann.installed = True
    abroad = club.world.add_channel(club.world.add_guild("Elsewhere", club.ann, club.bob, bot=False), "den")
    await (await club.ann.slash(abroad, "play", opponent=club.bob, game="totemo")).finished()
    player = (await table.match()).challenged_by.player
    (other,) = [each for each in await cairn.store.read(matches.of_player, player) if each.id != table.id]
    assert [each.place for each in other.tables] == [None] * len(other.tables)


# Removing the bot


async def test_matches_go_on_in_private_after_the_server_has_removed_the_bot(club: Club, cairn: Bot) -> None:
    club.ann.installed = club.bob.installed = True
    table = await begun(club, cairn)
    club.world.remove_bot(club.guild)
    await club.world.until(lambda: told(club.ann) and told(club.bob))
    await cairn.settled()
    assert {f"@{user.id}" for user in table.players} < {each.address for each in (await table.match()).tables}
    assert (await server(club, cairn)).left is not None
    club.world.add_bot(club.guild)
    await (await club.cid.slash(club.hall, "games")).finished()
    assert (await server(club, cairn)).left is None


def told(user: User) -> list[Message]:
    return [message for message in user.sees(user.dm) if "I was removed" in message.content]


async def test_an_outage_removes_nobody(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn)
    club.world.lose(club.guild)
    await club.world.until(lambda: all(guild.unavailable for guild in cairn.client.guilds))
    club.world.add_bot(club.guild)
    await club.world.until(lambda: not any(guild.unavailable for guild in cairn.client.guilds))
    assert (await server(club, cairn)).left is None
    assert [each.address for each in (await table.match()).tables] == [str(table.place.id)]


async def test_a_server_that_removed_the_bot_while_it_was_away_is_noticed(club: Club) -> None:
    async with house.bot(club) as cairn:
        table = await begun(club, cairn)
    club.ann.installed = club.bob.installed = True
    club.world.remove_bot(club.guild)
    async with house.bot(club) as cairn:
        await club.world.until(lambda: told(club.ann) and told(club.bob))
        assert (await server(club, cairn)).left is not None
        shown = await cairn.store.read(matches.tables_of, table.id)
        assert {f"@{user.id}" for user in table.players} < {each.address for each in shown}


async def test_tables_from_before_there_were_places_learn_theirs(club: Club) -> None:
    async with house.bot(club) as cairn:
        table = await begun(club, cairn)
        await cairn.store.write(places.forget, (await server(club, cairn)).id)
        assert [each.place for each in (await table.match()).tables] == [None]
    async with house.bot(club) as cairn:
        async with asyncio.timeout(HANGS):
            while not (await cairn.store.read(matches.tables_of, table.id))[0].place:
                await asyncio.sleep(0)
        (again,) = await cairn.store.read(matches.tables_of, table.id)
        assert again.place == await server(club, cairn)


async def test_a_deleted_channel_is_no_channel_for_matches_any_more(club: Club, cairn: Bot) -> None:
    attic = club.world.add_channel(club.guild, "attic")
    place = await server(club, cairn)
    for channel in (attic, club.hall):
        await choose(club, cairn, places.allow, str(channel.id))
    club.world.delete_channel(attic)
    async with asyncio.timeout(HANGS):
        while await cairn.store.read(places.channels, place.id) != (str(club.hall.id),):
            await asyncio.sleep(0)
