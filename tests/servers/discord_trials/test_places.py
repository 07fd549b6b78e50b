"""The same actions in other places and by other means: threads, private channels, shards, layouts, a restart."""

from typing import Any

import discord
import pytest
from discord import app_commands

from tests.servers.discord import CannotDo, Server
from tests.servers.discord_trials.bot import OPTIONS, Act, Bot, Buttons, online
from tests.servers.discord_trials.conftest import Club
from tests.servers.discord_trials.test_gateway import Sharded


async def test_a_command_in_a_thread(club: Club) -> None:
    thread = club.world.add_thread(club.hall, "match", club.ann)
    did = await club.bob.slash(thread, "puzzle today")
    assert club.ann.sees(thread) == [did.answer]
    assert club.ann.sees(club.hall) == []
    club.world.archive(thread)
    with pytest.raises(CannotDo):
        await club.bob.slash(thread, "puzzle today")


async def test_buttons_in_a_private_channel(club: Club) -> None:
    person = await club.bot.fetch_user(club.ann.id)
    await person.send("your hand", view=Buttons())
    (message,) = club.ann.sees(club.ann.dm)
    assert message.labels == ["Next", "Write", "Off", "My hand"]
    await club.ann.press(message, "Next")
    assert message.content == "next page"
    with pytest.raises(CannotDo):
        await club.bob.press(message, "Next")


async def test_buttons_work_after_a_restart(club: Club) -> None:
    message = (await club.ann.slash(club.hall, "play", opponent=club.bob)).answer
    await club.bot.close()
    async with online(club.server, Bot(club.server)):
        did = await club.bob.press(message, "My hand")
    assert did.answer.content == "secret of k3x9"


async def test_interactions_go_to_the_shard_of_their_guild(server: Server) -> None:
    world = server.world
    server.gateway.shards = 2
    ann = world.add_user("Ann")
    halls = [world.add_channel(world.add_guild(name, ann), "hall") for name in ("one", "two")]
    client = Sharded(connector=server.connector(), **OPTIONS)
    tree = app_commands.CommandTree(client)

    @tree.command(description="Which shard")
    async def shard(interaction: Act) -> None:
        await interaction.response.send_message(str(interaction.guild.shard_id if interaction.guild else None))

    async with online(server, client):
        await tree.sync()
        answers = [(await ann.slash(hall, "shard")).answer.content for hall in (*halls, ann.dm)]
    assert sorted(answers) == ["0", "1", "None"]


async def test_a_layout_with_a_button(club: Club) -> None:
    class Press(discord.ui.Button[discord.ui.LayoutView]):
        async def callback(self, interaction: Act) -> None:
            await interaction.response.send_message("pressed", ephemeral=True)

    view = discord.ui.LayoutView()
    view.add_item(discord.ui.Section("a text", accessory=Press(label="Press")))
    await club.bot.get_partial_messageable(club.hall.id).send(view=view)
    (message,) = club.ann.sees(club.hall)
    assert (await club.ann.press(message, "Press")).answer.content == "pressed"


async def test_a_form_with_labels_and_people(club: Club) -> None:
    chosen: list[Any] = []

    class Form(discord.ui.Modal, title="Invite"):
        who: discord.ui.Label[Any] = discord.ui.Label(text="Whom?", component=discord.ui.UserSelect(required=True))
        why: discord.ui.Label[Any] = discord.ui.Label(text="Why?", component=discord.ui.TextInput(required=False))

        async def on_submit(self, interaction: Act) -> None:
            assert isinstance(self.who.component, discord.ui.UserSelect)
            assert isinstance(self.why.component, discord.ui.TextInput)
            chosen.extend([self.who.component.values[0].id, self.why.component.value])
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content="invited")

    @club.bot.tree.command(description="Invite somebody")
    async def invite(interaction: Act) -> None:
        await interaction.response.send_modal(Form())

    await club.bot.tree.sync()
    modal = (await club.ann.slash(club.hall, "invite")).modal
    assert modal
    with pytest.raises(CannotDo):
        await club.ann.submit(modal, {"Why?": "for fun"})
    modal = (await club.ann.slash(club.hall, "invite")).modal
    assert modal
    did = await club.ann.submit(modal, {"Whom?": club.bob, "Why?": "for fun"})
    await did.finished()
    assert did.answer.content == "invited"
    assert chosen == [club.bob.id, "for fun"]


async def test_a_menu_of_people(club: Club) -> None:
    class Pick(discord.ui.UserSelect[discord.ui.View]):
        async def callback(self, interaction: Act) -> None:
            await interaction.response.send_message(self.values[0].display_name)

    view = discord.ui.View()
    view.add_item(Pick(custom_id="pick"))
    await club.bot.get_partial_messageable(club.hall.id).send("whom?", view=view)
    (message,) = club.ann.sees(club.hall)
    assert (await club.ann.select(message, "pick", club.bob)).answer.content == "Bob"
    with pytest.raises(CannotDo):
        await club.ann.select(message, "pick", "Bob")


async def test_a_bot_installed_by_a_person_needs_permission_to_speak_publicly(club: Club) -> None:
    there = club.world.add_channel(club.world.add_guild("Elsewhere", club.bob, club.ann, bot=False), "there")
    club.ann.installed = True
    assert not (await club.ann.slash(there, "anywhere")).answer.ephemeral
    club.world.deny(there, club.ann, "use_external_apps")
    assert (await club.ann.slash(there, "anywhere")).answer.only_for is club.ann


async def test_commands_for_certain_people_only(club: Club) -> None:
    @club.bot.tree.command(description="Set up")
    @app_commands.default_permissions(manage_channels=True)
    async def setup(interaction: Act) -> None:
        await interaction.response.send_message("done", ephemeral=True)

    await club.bot.tree.sync()
    assert (await club.world.owner.slash(club.hall, "setup")).answer.content == "done"
    with pytest.raises(CannotDo):
        await club.ann.slash(club.hall, "setup")


async def test_a_channel_that_the_bot_may_not_see_is_gone_for_it_until_it_may_again(club: Club) -> None:
    thread, hall = club.world.add_thread(club.hall, "match", club.ann), club.hall.id
    guild = club.bot.get_guild(club.guild.id)
    assert guild
    await club.world.until(lambda: guild.get_thread(thread.id))
    club.world.deny(club.hall, club.world.bot, "view_channel")
    await club.world.until(lambda: guild.get_channel(hall) is None and guild.get_thread(thread.id) is None)
    club.world.deny(club.hall, club.world.bot, "send_messages")
    club.world.allow(club.hall, club.world.bot, "view_channel")
    await club.world.until(lambda: guild.get_thread(thread.id))
    channel = guild.get_channel(hall)
    assert channel
    assert not channel.permissions_for(guild.me).send_messages
    club.world.allow(club.hall, club.world.bot, "send_messages")
    await club.world.until(lambda: channel.permissions_for(guild.me).send_messages)
