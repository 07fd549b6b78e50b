"""Chats: who may write where, what the bot receives, topics, and what becomes of a group."""

import pytest
from telegram import Bot, ChatMemberAdministrator, ChatMemberRestricted, Update
from telegram.error import BadRequest, ChatMigrated, Forbidden

from tests.servers.telegram.application import application
from tests.servers.telegram.pictures import gif, png
from tests.servers.telegram.server import Telegram


async def heard(bot: Bot) -> list[Update]:
    """The updates since the last call."""
    updates = await bot.get_updates()
    if updates:
        await bot.get_updates(offset=updates[-1].update_id + 1)
    return list(updates)


async def words(bot: Bot) -> list[str]:
    return [update.message.text for update in await heard(bot) if update.message and update.message.text]


async def test_the_bot_cannot_write_first(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna"), telegram.world.add_user("Boris")
    await telegram.world.add_group("Club", anna)
    async with application(telegram) as app:
        with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
            await app.bot.send_message(anna.id, "Psst!")
        with pytest.raises(BadRequest, match="Chat not found"):
            await app.bot.send_message(boris.id, "Psst!")
        await anna.start()
        await app.bot.send_message(anna.id, "Hello!")


async def test_people_block_and_unblock_the_bot(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    await anna.start()
    async with application(telegram) as app:
        await heard(app.bot)
        await anna.block()
        with pytest.raises(Forbidden, match="bot was blocked by the user"):
            await app.bot.send_message(anna.id, "Hello?")
        await anna.start()
        told = [update.my_chat_member for update in await heard(app.bot)][:2]
        assert [each and each.new_chat_member.status for each in told] == ["kicked", "member"]
        await app.bot.send_message(anna.id, "Hello!")
        await anna.delete_account()
        with pytest.raises(Forbidden, match="user is deactivated"):
            await app.bot.send_message(anna.id, "Hello?")


async def test_the_bot_is_told_when_it_is_added_and_kicked(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    club = await telegram.world.add_group("Club", anna)
    den = await telegram.world.add_supergroup("Den", anna, bot=False)
    async with application(telegram) as app:
        added, service = await heard(app.bot)
        assert added.my_chat_member
        assert added.my_chat_member.difference()["status"] == ("left", "member")
        assert service.message
        assert service.message.new_chat_members[0].id == app.bot.id
        with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
            await app.bot.send_message(den.id, "Hello?")
        await anna.kick_bot(club)
        with pytest.raises(Forbidden, match="bot was kicked from the group chat"):
            await app.bot.send_message(club.id, "Hello?")
        with pytest.raises(BadRequest, match="Chat not found"):
            await app.bot.get_chat(club.id)
        await anna.add_bot(club)
        await app.bot.leave_chat(club.id)
        with pytest.raises(Forbidden, match="bot is not a member of the group chat"):
            await app.bot.send_message(club.id, "Hello?")
        statuses = [each.my_chat_member.new_chat_member.status for each in await heard(app.bot) if each.my_chat_member]
        assert statuses == ["kicked", "member", "left"]


async def test_rights_may_be_missing(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    den = await telegram.world.add_supergroup("Den", anna)
    async with application(telegram) as app:
        telegram.world.restrict_bot(den, "can_send_photos", "can_send_other_messages")
        with pytest.raises(BadRequest, match="Not enough rights to send photos to the chat"):
            await app.bot.send_photo(den.id, png())
        with pytest.raises(BadRequest, match="Not enough rights"):
            await app.bot.send_animation(den.id, gif(), filename="a.gif")
        sent = await app.bot.send_message(den.id, "Words are fine")
        assert isinstance(await app.bot.get_chat_member(den.id, app.bot.id), ChatMemberRestricted)
        with pytest.raises(BadRequest, match="Not enough rights to manage pinned messages in the chat"):
            await app.bot.pin_chat_message(den.id, sent.message_id)
        telegram.world.promote_bot(den, "can_pin_messages")
        await app.bot.pin_chat_message(den.id, sent.message_id)
        pinned = (await app.bot.get_chat(den.id)).pinned_message
        assert pinned
        assert pinned.message_id == sent.message_id
        await app.bot.unpin_chat_message(den.id, sent.message_id)
        assert isinstance(await app.bot.get_chat_member(den.id, app.bot.id), ChatMemberAdministrator)
        telegram.world.restrict_bot(den, "can_send_messages")
        with pytest.raises(BadRequest, match="Not enough rights to send text messages"):
            await app.bot.send_message(den.id, "Not even words")
        telegram.world.release_bot(den)
        await app.bot.send_photo(den.id, png())


async def test_in_privacy_mode_the_bot_receives_only_commands_and_replies(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    den = await telegram.world.add_supergroup("Den", anna, other_bots=True)
    async with application(telegram) as app:
        await anna.send(den, "just words")
        await anna.send(den, "and @cairn_bot")
        await anna.send(den, "what about /board?")
        await anna.send(den, "/board@other_bot")
        await anna.send(den, "/board")
        await anna.send(den, "/board@Cairn_Bot")
        assert await words(app.bot) == ["/board@Cairn_Bot"]
        sent = await app.bot.send_message(den.id, "Your move?")
        await anna.send(den, "/board")
        await anna.send(den, "the third", reply_to=den.messages[sent.message_id])
        assert await words(app.bot) == ["/board", "the third"]
        telegram.world.other_bot_speaks(den)
        await anna.send(den, "/board")
        assert await words(app.bot) == []
        telegram.world.promote_bot(den)
        await anna.send(den, "just words")
        assert await words(app.bot) == ["just words"]
        telegram.world.release_bot(den)
        telegram.world.state.privacy = False
        await anna.send(den, "more words")
        assert await words(app.bot) == ["more words"]
        assert (await app.bot.get_me()).can_read_all_group_messages


async def test_a_reply_in_a_supergroup_has_a_thread_that_is_not_a_topic(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    den = await telegram.world.add_supergroup("Den", anna)
    async with application(telegram) as app:
        sent = await app.bot.send_message(den.id, "Your move?")
        await anna.send(den, "the third", reply_to=den.messages[sent.message_id])
        message = (await heard(app.bot))[-1].message
        assert message
        assert (message.message_thread_id, message.is_topic_message) == (sent.message_id, None)
        with pytest.raises(BadRequest, match="Message thread not found"):
            await app.bot.send_message(den.id, "Thanks", message_thread_id=message.message_thread_id)


async def test_topics(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    forum = await telegram.world.add_forum("Forum", anna)
    games, talk = telegram.world.add_topic(forum, "Games"), telegram.world.add_topic(forum, "Talk")
    async with application(telegram) as app:
        await heard(app.bot)
        await anna.send(forum, "/play", thread=games)
        await anna.send(forum, "/play")
        inside, outside = (update.message for update in await heard(app.bot))
        assert inside
        assert outside
        assert (inside.message_thread_id, inside.is_topic_message) == (games.id, True)
        assert inside.reply_to_message
        assert inside.reply_to_message.forum_topic_created
        assert (outside.message_thread_id, outside.is_topic_message) == (None, None)
        await app.bot.send_message(forum.id, "in games", message_thread_id=games.id)
        await app.bot.send_message(forum.id, "in general", reply_to_message_id=inside.message_id)
        assert [message.text for message in anna.sees(forum, games)] == ["in games"]
        assert [message.text for message in anna.sees(forum)] == ["in general"]
        assert anna.sees(forum, talk) == []
        telegram.world.close_topic(forum, games)
        with pytest.raises(BadRequest, match="Topic_closed"):
            await app.bot.send_message(forum.id, "too late", message_thread_id=games.id)
        telegram.world.reopen_topic(forum, games)
        telegram.world.delete_topic(forum, talk)
        for gone in (talk.id, 1, 999):
            with pytest.raises(BadRequest, match="Message thread not found"):
                await app.bot.send_message(forum.id, "nowhere", message_thread_id=gone)


async def test_the_bot_creates_topics_if_it_may(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    forum = await telegram.world.add_forum("Forum", anna)
    den = await telegram.world.add_supergroup("Den", anna)
    async with application(telegram) as app:
        with pytest.raises(BadRequest, match="Not enough rights"):
            await app.bot.create_forum_topic(forum.id, "Match 1")
        with pytest.raises(BadRequest, match="The chat is not a forum"):
            await app.bot.create_forum_topic(den.id, "Match 1")
        telegram.world.promote_bot(forum, "can_manage_topics")
        topic = await app.bot.create_forum_topic(forum.id, "Match 1")
        sent = await app.bot.send_message(forum.id, "hello", message_thread_id=topic.message_thread_id)
        await app.bot.close_forum_topic(forum.id, topic.message_thread_id)
        with pytest.raises(BadRequest, match="Topic_not_modified"):
            await app.bot.close_forum_topic(forum.id, topic.message_thread_id)
        await app.bot.send_message(forum.id, "an administrator may", message_thread_id=topic.message_thread_id)
        await app.bot.reopen_forum_topic(forum.id, topic.message_thread_id)
        await app.bot.edit_forum_topic(forum.id, topic.message_thread_id, "Match one")
        await app.bot.delete_forum_topic(forum.id, topic.message_thread_id)
        with pytest.raises(BadRequest, match="Message to edit not found"):
            await app.bot.edit_message_text("hello?", forum.id, sent.message_id)


async def test_a_group_becomes_a_supergroup(telegram: Telegram) -> None:
    anna = telegram.world.add_user("Anna")
    club = await telegram.world.add_group("Club", anna)
    async with application(telegram) as app:
        sent = await app.bot.send_message(club.id, "a board")
        await heard(app.bot)
        grown = telegram.world.migrate(club)
        here, there = (update.message for update in await heard(app.bot))
        assert here
        assert there
        assert (here.chat.id, here.migrate_to_chat_id) == (club.id, grown.id)
        assert (there.chat.id, there.migrate_from_chat_id) == (grown.id, club.id)
        with pytest.raises(ChatMigrated) as caught:
            await app.bot.send_message(club.id, "another")
        assert caught.value.new_chat_id == grown.id
        with pytest.raises(ChatMigrated):
            await app.bot.edit_message_text("a new board", club.id, sent.message_id)
        await app.bot.send_message(grown.id, "another")
    assert [message.text for message in anna.sees(grown)] == ["another"]


async def test_questions_about_chats(telegram: Telegram) -> None:
    anna, boris = telegram.world.add_user("Anna"), telegram.world.add_user("Boris", username="boris_b")
    cleo = telegram.world.add_user("Cleo")
    den = await telegram.world.add_supergroup("Den", anna, boris, username="cairn_den")
    async with application(telegram) as app:
        chat = await app.bot.get_chat("@cairn_den")
        assert (chat.id, chat.title, chat.username) == (den.id, "Den", "cairn_den")
        assert (await app.bot.get_chat(boris.id)).username == "boris_b"
        members = [(await app.bot.get_chat_member(den.id, person.id)).status for person in (anna, boris)]
        assert members == ["creator", "member"]
        assert [each.user.id for each in await app.bot.get_chat_administrators(den.id)] == [anna.id]
        assert await app.bot.get_chat_member_count(den.id) == 3
        await app.bot.send_chat_action(den.id, "typing")
        await boris.leave(den)
        assert (await app.bot.get_chat_member(den.id, anna.id)).status == "creator"
        for stranger in (cleo.id, boris.id):
            with pytest.raises(BadRequest, match="Participant_id_invalid"):
                await app.bot.get_chat_member(den.id, stranger)
