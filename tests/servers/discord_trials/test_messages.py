"""Messages, threads and private channels: what the bot may do there, and what people see."""

import discord
import pytest

from tests.servers.discord import Channel
from tests.servers.discord_trials.bot import picture
from tests.servers.discord_trials.conftest import Club


def at(club: Club, channel: Channel) -> discord.PartialMessageable:
    return club.bot.get_partial_messageable(channel.id, guild_id=channel.guild.id if channel.guild else None)


def text_channel(club: Club) -> discord.TextChannel:
    found = club.bot.get_channel(club.hall.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_message_is_sent_edited_read_and_deleted(club: Club) -> None:
    channel = at(club, club.hall)
    sent = await channel.send("one", embed=discord.Embed(title="A title"))
    (seen,) = club.ann.sees(club.hall)
    assert (seen.content, seen.embeds[0]["title"]) == ("one", "A title")
    await sent.edit(content="two")
    assert (seen.content, len(seen.embeds)) == ("two", 1)
    assert (await channel.fetch_message(sent.id)).content == "two"
    await channel.send("three")
    assert [message.content async for message in channel.history(limit=10)] == ["three", "two"]
    assert [message.content async for message in channel.history(after=sent)] == ["three"]
    await sent.delete()
    assert [message.content for message in club.ann.sees(club.hall)] == ["three"]
    assert [shown.text.strip()[:3] for shown in club.server.shown_to(club.ann)] == ["one", "two", "thr"]


async def test_files_arrive_intact_and_can_be_kept(club: Club) -> None:
    file = picture("board.png", "a board")
    data = file.fp.read()
    file.fp.seek(0)
    sent = await at(club, club.hall).send(file=file)
    (attached,) = sent.attachments
    assert (attached.description, attached.width, attached.content_type) == ("a board", 2, "image/png")
    assert await attached.read() == data
    (seen,) = club.ann.sees(club.hall)
    assert seen.now.files == (data,)
    await sent.edit(content="still there")
    await sent.edit(attachments=[attached, picture("more.png", "more")])
    assert [file.filename for file in seen.attachments] == ["board.png", "more.png"]
    assert seen.attachments[0].id == attached.id
    await sent.edit(attachments=[])
    assert seen.attachments == ()
    club.world.clock.forward(25 * 60 * 60)
    with pytest.raises(discord.NotFound):
        await attached.read()


async def test_a_file_shown_in_an_embed_is_not_listed(club: Club) -> None:
    embed = discord.Embed().set_image(url="attachment://board.png")
    sent = await at(club, club.hall).send(file=picture(), embed=embed)
    assert sent.attachments == []
    assert sent.embeds[0].image.url
    assert sent.embeds[0].image.url.startswith("https://cdn.discordapp.com/")
    assert await club.bot.http.get_from_cdn(sent.embeds[0].image.url)
    again = await sent.edit(embed=None, content="gone")
    assert [file.filename for file in again.attachments] == ["board.png"]


async def test_a_repeated_nonce_does_not_make_a_second_message(club: Club) -> None:
    channel = at(club, club.hall)
    one = await channel.send("one", nonce="m1-7")
    two = await channel.send("two", nonce="m1-7")
    assert one.id == two.id
    assert [message.content for message in club.ann.sees(club.hall)] == ["one"]
    club.world.clock.forward(10 * 60)
    assert (await channel.send("three", nonce="m1-7")).id != one.id


async def test_private_messages_reach_one_person(club: Club) -> None:
    person = await club.bot.fetch_user(club.ann.id)
    await person.send("your hand", file=picture())
    assert [message.content for message in club.ann.sees(club.ann.dm)] == ["your hand"]
    assert club.bob.sees(club.ann.dm) == []
    assert not any("your hand" in shown.text for shown in club.bob.seen)
    assert (await club.bot.create_dm(person)).id == club.ann.dm.id


async def test_closed_private_messages_and_no_common_guild(club: Club) -> None:
    club.ann.dms_open = False
    stranger = club.world.add_user("Cyd")
    for user, code in ((club.ann, 50007), (stranger, 50278)):
        with pytest.raises(discord.Forbidden) as refused:
            await (await club.bot.fetch_user(user.id)).send("x")
        assert refused.value.code == code
    assert club.server.invalid == 2
    stranger.installed = True
    await (await club.bot.fetch_user(stranger.id)).send("hello")


async def test_a_thread_on_a_message_has_its_id(club: Club) -> None:
    sent = await at(club, club.hall).send("here")
    thread = await sent.create_thread(name="match k3x9", auto_archive_duration=1440)
    assert thread.id == sent.id
    await thread.send("move")
    assert [message.content for message in club.bob.sees(club.world.channels[thread.id])] == ["move"]
    with pytest.raises(discord.HTTPException) as refused:
        await sent.create_thread(name="another")
    assert refused.value.code == 160004


async def test_private_threads_are_for_their_members(club: Club) -> None:
    thread = await text_channel(club).create_thread(name="quiet", type=discord.ChannelType.private_thread)
    place = club.world.channels[thread.id]
    await thread.send("secret")
    assert club.ann.sees(place) == []
    await thread.add_user(discord.Object(club.ann.id))
    assert [message.content for message in club.ann.sees(place)] == ["secret"]
    assert "secret" in club.ann.seen[-1].text
    assert {member.id for member in await thread.fetch_members()} == {club.ann.id, club.world.bot.id}
    await thread.remove_user(discord.Object(club.ann.id))
    assert club.ann.sees(place) == []
    assert not any("secret" in shown.text for shown in club.bob.seen)


async def test_an_archived_thread_accepts_new_messages_but_no_changes(club: Club) -> None:
    thread = await text_channel(club).create_thread(name="match", type=discord.ChannelType.public_thread)
    place = club.world.channels[thread.id]
    sent = await thread.send("one")
    assert place.thread
    for refused in (sent.edit(content="x"), sent.delete(), thread.add_user(discord.Object(club.ann.id))):
        club.world.archive(place)
        with pytest.raises(discord.HTTPException) as error:
            await refused
        assert error.value.code == 50083
    await thread.edit(archived=False)
    await sent.edit(content="changed")
    await thread.edit(archived=True)
    assert place.thread.archived
    await thread.send("wakes it up")
    assert not place.thread.archived
    club.world.archive(place, locked=True)
    for refused in (thread.send("x"), thread.edit(archived=False)):
        with pytest.raises(discord.HTTPException) as error:
            await refused
        assert error.value.code in (50083, 50013)


async def test_creating_a_thread_is_not_enough_to_delete_it(club: Club) -> None:
    thread = await text_channel(club).create_thread(name="match", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    club.world.allow(club.hall, club.world.bot, "manage_threads")
    await thread.delete()
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("x")
    assert gone.value.code == 10003


@pytest.mark.parametrize(
    ("missing", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("embed_links", 50013), ("attach_files", 50013)],
)
async def test_a_message_needs_permissions(club: Club, missing: str, code: int) -> None:
    club.world.deny(club.hall, club.world.bot, missing)
    with pytest.raises(discord.Forbidden) as refused:
        await at(club, club.hall).send("x", embed=discord.Embed(title="x"), file=picture())
    assert refused.value.code == code


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads", "read_message_history"])
async def test_threads_need_permissions(club: Club, missing: str) -> None:
    club.world.deny(club.hall, club.world.everyone(club.guild), missing)
    sent = await at(club, club.hall).send("x")
    with pytest.raises(discord.Forbidden) as refused:
        await (await sent.create_thread(name="x")).send("x")
    assert refused.value.code == 50013


async def test_the_bot_has_no_access_where_it_was_removed(club: Club) -> None:
    sent = await at(club, club.hall).send("x")
    club.world.remove_bot(club.guild)
    for refused in (sent.edit(content="y"), sent.delete(), at(club, club.hall).send("z")):
        with pytest.raises(discord.Forbidden) as error:
            await refused
        assert error.value.code == 50001


async def test_what_people_delete_is_gone(club: Club) -> None:
    sent = await at(club, club.hall).send("x")
    club.world.owner.delete(club.world.messages[sent.id])
    for refused in (sent.edit(content="y"), sent.delete(), at(club, club.hall).fetch_message(sent.id)):
        with pytest.raises(discord.NotFound) as error:
            await refused
        assert error.value.code == 10008
    club.world.delete_channel(club.hall)
    with pytest.raises(discord.NotFound) as error:
        await at(club, club.hall).send("x")
    assert error.value.code == 10003


async def test_the_bot_cannot_edit_messages_of_others(club: Club) -> None:
    said = club.ann.say(club.hall, "mine")
    message = at(club, club.hall).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005
    with pytest.raises(discord.Forbidden) as refused:
        await message.delete()
    assert refused.value.code == 50013
    club.world.allow(club.hall, club.world.bot, "manage_messages")
    await message.delete()


async def test_people_see_only_what_they_may_see(club: Club) -> None:
    world = club.world
    world.deny(club.hall, club.bob, "view_channel")
    await at(club, club.hall).send("first")
    assert club.bob.sees(club.hall) == []
    assert club.bob.seen == []
    world.allow(club.hall, club.bob, "view_channel")
    assert [shown.text.strip() for shown in club.bob.seen] == ["first"]
    newcomer = world.add_user("Cyd")
    assert newcomer.sees(club.hall) == []
    world.join(club.guild, newcomer)
    assert len(newcomer.seen) == 1
    world.leave(club.guild, newcomer)
    await at(club, club.hall).send("second")
    assert len(newcomer.seen) == 1


async def test_only_people_who_are_mentioned_and_allowed_are_pinged(club: Club) -> None:
    channel, ann, bob = at(club, club.hall), club.ann, club.bob

    async def pinged(text: str, allowed: discord.AllowedMentions | None = None, silent: bool = False) -> set[str]:
        club.world.pings.clear()
        if allowed:
            await channel.send(text, allowed_mentions=allowed)
        else:
            await channel.send(text, silent=silent)
        return {f"{ping.user.name} by {ping.by}" for ping in club.world.pings}

    assert await pinged(f"{ann.mention} and {bob.mention}") == {"Ann by user", "Bob by user"}
    only = discord.AllowedMentions(users=[discord.Object(ann.id)])
    assert await pinged(f"{ann.mention} {bob.mention}", only) == {"Ann by user"}
    assert await pinged(ann.mention, discord.AllowedMentions.none()) == set()
    assert await pinged("@everyone") == set(), "the bot has no permission"
    club.world.allow(club.hall, club.world.bot, "mention_everyone")
    assert await pinged("@everyone") == {"Owner by everyone", "Ann by everyone", "Bob by everyone"}
    assert await pinged("@everyone", discord.AllowedMentions(everyone=False)) == set()
    role = club.world.add_role(club.guild, "players", bob)
    assert await pinged(f"<@&{role.id}>") == {"Bob by role"}
    club.world.deny(club.hall, ann, "view_channel")
    assert await pinged(ann.mention) == set(), "she cannot see it"
    await pinged(bob.mention, silent=True)
    assert club.world.pings[0].silent


async def test_a_reply_pings_the_author_it_answers(club: Club) -> None:
    said = club.ann.say(club.hall, "a question")
    message = at(club, club.hall).get_partial_message(said.id)
    await message.reply("an answer")
    assert [ping.by for ping in club.ann.pings] == ["reply"]
    await message.reply("another", mention_author=False)
    assert len(club.ann.pings) == 1


async def test_edits_ping_nobody(club: Club) -> None:
    sent = await at(club, club.hall).send("x")
    await sent.edit(content=club.ann.mention)
    assert club.world.pings == []


async def test_layouts_are_shown(club: Club) -> None:
    view = discord.ui.LayoutView()
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container()
    box.add_item(discord.ui.TextDisplay("a text"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a board")))
    view.add_item(box)
    sent = await at(club, club.hall).send(view=view, file=picture())
    assert sent.flags.components_v2
    assert "a text" in club.ann.sees(club.hall)[0].text
