"""Where matches are shown: threads, channels, what the bot may do there, and what people do to them."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import discord
import pytest

from bot.discord import threads
from bot.i18n import translator
from bot.model.matches import Entry
from bot.store import matches, outbox
from renderers import text
from tests.journeys import discord_eyes as eyes
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, press, tokens
from tests.servers.discord import Channel, Message
from tests.servers.discord.model import SUPPRESS_EMBEDS

EN = translator("en")


async def act(table: Table, times: int = 1, by: str = "private") -> None:
    rng = Random(1)
    for _ in range(times):
        await table.act(rng, by)
        await table.bot.settled()


async def test_a_match_has_a_thread_below_its_challenge(table: Table, club: Club) -> None:
    (challenge,) = [it for it in club.eve.sees(club.hall) if not it.ephemeral]
    assert challenge.thread is table.place
    assert table.place.name == f"Ann – Bob · Schotten Totten · #{table.id}"
    assert "SHA-256" in challenge.content
    assert table.place.thread
    assert table.place.thread.auto_archive == 7 * 24 * 60


async def again(table: Table, club: Club) -> Table:
    """Both want a rematch."""
    await press(club.bob, table.board, f"hand:{table.id}")
    did = await club.ann.slash(table.place, "resign", match=table.id)
    await press(club.ann, (await did.finished()).answer, f"resigned:{table.id}")
    await table.bot.settled()
    for user in table.players:
        await press(user, table.board, f"rematch:{table.id}")
        await table.bot.settled()
    match = await table.bot.store.read(matches.at_table, "discord", str(table.place.id))
    assert match
    return await Table.find(club, table.bot, match.id)


async def test_a_rematch_renames_its_thread_and_nothing_waits_for_that(table: Table, club: Club) -> None:
    """Discord allows this twice in ten minutes, and the library sleeps through the rest of them."""
    one = await again(table, club)
    await club.world.until(lambda: table.place.name == f"Bob – Ann · Schotten Totten · #{one.id}")
    club.server.fail_next("PATCH", rf"^/channels/{table.place.id}$", 429, retry_after=500)
    two = await again(one, club)
    three = await again(two, club)
    assert table.place.name == f"Bob – Ann · Schotten Totten · #{one.id}"
    assert len(club.server.asked("PATCH", rf"^/channels/{table.place.id}$")) == 2, "it does not even try"
    await act(three)
    assert three.board.attachments


async def test_a_thread_of_other_people_keeps_its_name(club: Club, cairn: Bot) -> None:
    thread = club.world.add_thread(club.hall, "talk", club.ann)
    await again(await begun(club, cairn, thread), club)
    assert thread.name == "talk"
    assert club.server.asked("PATCH", rf"^/channels/{thread.id}$") == []


async def test_giving_a_thread_a_new_name_is_given_up_if_that_takes_long() -> None:
    class Thread:
        async def edit(self, **_: str) -> None:
            await asyncio.Event().wait()

    await threads.rename(cast(discord.Thread, Thread()), "Ann – Bob", patience=0)


async def test_messages_for_everyone_are_in_the_servers_language(club: Club, cairn: Bot) -> None:
    club.guild.locale = "uk"
    table, uk = await begun(club, cairn), translator("uk")
    (challenge,) = [it for it in club.eve.sees(club.hall) if not it.ephemeral]
    assert uk("challenge-begun", digest="").partition(":")[0] in challenge.content
    assert uk("button-hand") in table.board.labels
    assert uk("button-hand") in table.calls[0].labels
    for user in table.players:
        assert EN("button-board") in table.hand(user).labels, "but what one person sees is in theirs"
    did = await press(club.ann, table.board, f"hand:{table.id}")
    assert EN("button-board") in did.answer.labels


async def test_a_call_leads_to_the_board(table: Table, club: Club) -> None:
    for _ in range(2):
        (call,) = table.calls
        assert (
            f"[Board](https://discord.com/channels/{club.guild.id}/{table.place.id}/{table.board.id})" in call.content
        )
        await act(table)


async def test_a_call_in_a_private_chat_leads_to_the_board_there(club: Club, cairn: Bot) -> None:
    await (await club.ann.slash(club.ann.dm, "play", opponent=club.bob, game="schotten-totten")).finished()
    await cairn.settled()
    (challenge,) = [it for it in club.bob.sees(club.bob.dm) if "Accept" in it.labels]
    (token,) = [token for token in tokens(challenge) if token.startswith("accept:")]
    await press(club.bob, challenge, token)
    await cairn.settled()
    table = await Table.find(club, cairn, token.partition(":")[2])
    to_act, waiting = await table.turn()
    (call,) = [it for it in to_act.sees(to_act.dm) if to_act.mention in it.content and "/channels/" in it.content]
    (board,) = [it for it in to_act.sees(to_act.dm) if table.is_board(it)]
    assert f"[Board](https://discord.com/channels/@me/{to_act.dm.id}/{board.id})" in call.content
    assert not [it for it in waiting.sees(waiting.dm) if to_act.mention in it.content]


async def test_a_deleted_board_is_posted_again(table: Table, club: Club) -> None:
    before = table.board
    club.world.owner.delete(before)
    await act(table)
    assert table.board is not before
    await act(table, 2)
    assert len([it for it in table.place.messages if table.is_board(it)]) == 2


async def test_a_deleted_hand_is_sent_again(table: Table, club: Club) -> None:
    before = {user: table.hand(user) for user in table.players}
    for message in before.values():
        club.world.delete_message(message)
    await act(table, by="board")
    for user in table.players:
        assert table.hand(user) is not before[user]
        assert table.is_hand(table.hand(user))


async def test_a_deleted_call_does_no_harm(table: Table, club: Club) -> None:
    club.world.owner.delete(table.calls[0])
    await act(table, 2)
    assert len(table.calls) == 1


async def test_an_archived_thread_is_reopened(table: Table, club: Club) -> None:
    board = table.board
    club.world.archive(table.place)
    await act(table)
    assert table.place.thread
    assert not table.place.thread.archived
    assert table.board is board
    assert len(board.versions) == 2


async def test_a_hand_is_shown_in_an_archived_thread(table: Table, club: Club) -> None:
    club.world.archive(table.place)
    did = await press(club.ann, table.board, f"hand:{table.id}")
    assert did.answer.attachments


async def test_a_message_can_be_removed_from_an_archived_thread(table: Table, club: Club, cairn: Bot) -> None:
    """An offer that was answered: nothing else changes at the table."""
    did = await club.ann.slash(table.place, "draw")
    await did.finished()
    await cairn.settled()
    (offer,) = [it for it in club.eve.sees(table.place) if any(each.startswith("agree:") for each in tokens(it))]
    club.world.archive(table.place)
    hand = table.hand(club.bob)
    await press(club.bob, hand, next(each for each in tokens(hand) if each.startswith("refuse:")))
    await cairn.settled()
    assert offer.deleted


async def test_a_locked_thread_is_abandoned_without_a_loop(table: Table, club: Club) -> None:
    club.world.archive(table.place, locked=True)
    before = len(club.server.requests)
    await act(table, 2)
    assert (await table.position()).ply == 2
    asked = [it for it in club.server.requests[before:] if f"/channels/{table.place.id}" in it.path]
    assert len(asked) <= 12


def announcements(table: Table, *places: Channel) -> list[Message]:
    """Where it is said that the match has moved."""
    said = translator("en")("notice-moved", title="", platform="discord").rstrip(": ")
    return [it for place in places for it in place.messages if said in it.content and not it.deleted]


@pytest.mark.parametrize("talk", [False, True])
async def test_a_match_moves_to_the_channel_when_its_thread_is_deleted(club: Club, cairn: Bot, talk: bool) -> None:
    """The thread below the challenge, or one in which people talked before."""
    table = await begun(club, cairn, club.world.add_thread(club.hall, "talk", club.ann) if talk else None)
    club.world.delete_channel(table.place)
    await club.world.until(lambda: announcements(table, club.hall))
    await cairn.settled()
    table = await Table.find(club, cairn, table.id)
    assert table.place is club.hall
    await eyes.look(table)
    await act(table, 2)
    await eyes.look(table)
    assert len(announcements(table, club.hall, club.ann.dm, club.bob.dm)) == 1


async def test_a_thread_that_was_deleted_while_the_bot_was_away_is_missed_at_the_next_move(club: Club) -> None:
    async with house.bot(club) as cairn:
        table = await begun(club, cairn)
    club.world.delete_channel(table.place)
    async with house.bot(club) as cairn:
        table = replace(table, bot=cairn)
        await act(table)
        table = await Table.find(club, cairn, table.id)
        assert table.place is club.hall
        await eyes.look(table)
        await act(table)
        await eyes.look(table)
        assert len(announcements(table, club.hall)) == 1


@pytest.mark.parametrize("threads", [True, False])
async def test_the_match_goes_on_in_private_when_its_channel_is_deleted(club: Club, cairn: Bot, threads: bool) -> None:
    if not threads:
        club.world.deny(club.hall, club.world.bot, "create_public_threads")
    table = await begun(club, cairn)
    club.world.delete_channel(club.hall)
    await act(table)
    before = len(club.server.requests)
    await act(table, 2)
    table = await Table.find(club, cairn, table.id)
    await eyes.look(table)
    assert len(announcements(table, club.ann.dm)) == len(announcements(table, club.bob.dm)) == 1
    private = {str(club.ann.dm.id), str(club.bob.dm.id)}
    channels = (found for it in club.server.requests[before:] for found in re.findall(r"^/channels/(\d+)", it.path))
    assert {*channels} <= private, "nothing else is tried any more"


async def test_after_a_kick_and_a_return_there_is_one_board_and_one_call(table: Table, club: Club) -> None:
    board = table.board
    club.world.remove_bot(club.guild)
    before = len(club.server.requests)
    await act(table, 2)
    assert (await table.position()).ply == 2
    refused = [it for it in club.server.requests[before:] if it.status >= 400]
    assert 0 < len(refused) <= 12, "in private chats, only once"
    club.world.add_bot(club.guild)
    await club.world.until(lambda: len(board.versions) == 2)
    await table.bot.settled()
    await eyes.look(table)
    await act(table)
    await eyes.look(table)
    assert table.board is board


@pytest.mark.parametrize("denied", ["view_channel", "send_messages_in_threads", "attach_files"])
async def test_after_access_was_denied_and_allowed_there_is_one_board_and_one_call(
    table: Table, club: Club, denied: str
) -> None:
    board = table.board
    club.world.deny(club.hall, club.world.bot, denied)
    await act(table, 2)
    assert (await table.position()).ply == 2
    club.world.allow(club.hall, club.world.bot, denied)
    while await table.bot.store.read(outbox.refused_at, "discord", [str(table.place.id)]):
        await asyncio.sleep(0.001)
    await table.bot.settled()
    if denied != "attach_files":
        await eyes.look(table)
    await act(table)
    await eyes.look(table)
    assert table.board is board


async def test_a_thread_that_is_unlocked_shows_the_match_at_once(table: Table, club: Club) -> None:
    board = table.board
    club.world.archive(table.place, locked=True)
    await act(table, 2)
    assert len(board.versions) == 1
    club.world.archive(table.place, archived=False, locked=False)
    await club.world.until(lambda: len(board.versions) == 2)
    await table.bot.settled()
    await eyes.look(table)


async def test_a_channel_that_stays_closed_is_not_tried_in_a_loop(table: Table, club: Club) -> None:
    club.world.deny(club.hall, club.world.bot, "view_channel")
    before = len(club.server.requests)
    await act(table, 2)
    assert (await table.position()).ply == 2
    assert len([it for it in club.server.requests[before:] if it.status >= 400]) <= 8


@pytest.mark.parametrize("language", ["uk", "el"])
async def test_a_challenger_is_told_which_permission_is_missing(tmp_path: Path, language: str) -> None:
    words = translator(language)
    async with house.club(tmp_path, language, "en-US") as club, house.bot(club) as cairn:
        club.world.deny(club.hall, club.world.bot, "send_messages")
        did = await club.ann.slash(club.hall, "play", opponent=club.bob)
        named = words("permission-send_messages")
        assert (await did.finished()).answer.content == words("refusal-permissions-missing", permissions=named)
        did = await club.ann.context_menu(words("menu-challenge"), club.bob, club.hall)
        assert named in (await did.finished()).answer.content
        setup = (await (await club.ann.slash(club.hall, "play")).finished()).answer
        challenge = next(each for each in tokens(setup) if each.startswith("start:") and each.endswith(":ask"))
        await press(club.ann, setup, challenge)
        assert named in setup.content
        thread = club.world.add_thread(club.hall, "talk", club.ann)
        club.world.allow(club.hall, club.world.bot, "send_messages")
        club.world.deny(club.hall, club.world.bot, "send_messages_in_threads")
        did = await club.ann.slash(thread, "play", opponent=club.bob)
        assert words("permission-send_messages_in_threads") in (await did.finished()).answer.content
        await cairn.settled()
        assert [it for it in (*club.hall.messages, *thread.messages) if not it.ephemeral] == []


async def test_a_match_with_the_computer_can_be_begun_where_nothing_can_be_posted(club: Club, cairn: Bot) -> None:
    """By a command, by a button, and again after the end: it is shown in the private chat."""
    club.world.deny(club.hall, club.world.bot, "send_messages")
    begun = (await (await club.ann.slash(club.hall, "play", opponent=club.world.bot)).finished()).answer
    told = EN("begun-private").partition("`")[0]
    assert told in begun.content
    (id,) = {each.split(":")[1] for each in tokens(begun) if each.startswith("board:")}
    did = await club.ann.slash(club.hall, "resign", match=id)
    await press(club.ann, (await did.finished()).answer, f"resigned:{id}")
    did = await club.ann.slash(club.hall, "rematch", match=id)
    assert told in (await did.finished()).answer.content
    setup = (await (await club.ann.slash(club.hall, "play")).finished()).answer
    await press(club.ann, setup, next(each for each in tokens(setup) if each.endswith(":steady")))
    await cairn.settled()
    hands = [each for it in club.ann.sees(club.ann.dm) for each in tokens(it) if each.startswith("more:")]
    assert len(hands) == 2, "the rematch and the one begun by a button"
    assert [each for each in club.hall.messages if not each.ephemeral] == []


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads", "read_message_history"])
async def test_without_threads_the_board_is_in_the_channel(club: Club, cairn: Bot, permission: str) -> None:
    club.world.deny(club.hall, club.world.bot, permission)
    table = await begun(club, cairn)
    assert table.place is club.hall
    await act(table, 2, "board")
    assert table.board.attachments
    assert len(table.calls) == 1


@pytest.mark.parametrize("embeds", [True, False])
async def test_without_pictures_the_board_is_described_in_words(tmp_path: Path, embeds: bool) -> None:
    """In an embed if it is too long for a message; without embeds, as much as fits."""
    async with house.club(tmp_path, "el", "uk") as club, house.bot(club) as cairn:
        club.guild.locale = "el"
        club.world.deny(club.hall, club.world.bot, "attach_files", *(() if embeds else ("embed_links",)))
        for user in (club.ann, club.bob):
            club.world.rename(user, user.name * 10)
        table = await begun(club, cairn, options="tactics")
        board, words = table.board, translator("el", [user.name for user in table.players])
        assert not board.attachments
        assert text.board((await table.position()).view(None), words).splitlines()[0] in board.content
        did = await press(club.ann, board, f"hand:{table.id}")
        assert did.answer.attachments, "an answer may always have pictures"
        entries: list[Entry] = []
        for entry, position in await table.course(Random(3)):
            entries.append(entry)
            told = text.board(position.view(None), words)
            if len(told) > 2000:
                break
        await table.write(entries)
        assert table.board is board
        assert not board.now.flags & SUPPRESS_EMBEDS
        if embeds:
            assert board.embeds[0]["description"].count("\n") > told.count("\n")
        else:
            assert len(board.content) == 2000


async def test_two_matches_in_one_channel_do_not_mix(club: Club, cairn: Bot) -> None:
    one, other = await begun(club, cairn), await begun(club, cairn)
    assert one.place is not other.place
    versions = len(other.board.versions)
    await act(one, 2)
    assert len(other.board.versions) == versions
    assert (await other.position()).ply == 0
    await act(other, 1)
    for table, plies in ((one, 2), (other, 1)):
        assert (await table.position()).ply == plies
        assert len(table.calls) == 1


async def test_two_matches_in_a_channel_without_threads_do_not_mix(club: Club, cairn: Bot) -> None:
    club.world.deny(club.hall, club.world.bot, "create_public_threads")
    one, other = await begun(club, cairn), await begun(club, cairn)
    assert one.place is other.place is club.hall
    await act(one, 2, "board")
    await act(other, 1, "board")
    assert one.board is not other.board
    assert (await one.position()).ply == 2
    assert (await other.position()).ply == 1


async def test_a_match_begun_in_a_thread_is_played_there(club: Club, cairn: Bot) -> None:
    thread = club.world.add_thread(club.hall, "talk", club.ann)
    table = await begun(club, cairn, thread)
    assert table.place is thread
    await act(table, 2)
    assert table.board.attachments


async def test_every_shard_plays(tmp_path: Path) -> None:
    async with house.club(tmp_path) as club:
        club.server.gateway.shards = 2
        world = club.world
        guilds = [club.guild, *(world.add_guild(name, world.owner, club.ann, club.bob, club.eve) for name in "AB")]
        assert {(guild.id >> 22) % 2 for guild in guilds} == {0, 1}
        async with house.bot(club, shards=None) as cairn:
            assert len(club.server.gateway.identified) == 2
            for guild in guilds:
                table = await begun(club, cairn, world.add_channel(guild, "den"))
                await act(table, 2)
                assert table.place.guild is guild
                assert table.board.attachments
