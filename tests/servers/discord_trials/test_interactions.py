"""People and the bot: commands, buttons, menus, forms, and who sees the answers."""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.servers.discord import CannotDo, NoAnswer
from tests.servers.discord_trials.bot import Act, picture
from tests.servers.discord_trials.conftest import Club


async def test_everyone_sees_the_answer_to_a_command(club: Club) -> None:
    did = await club.ann.slash(club.hall, "play", opponent=club.bob)
    assert did.answer.content == f"{club.ann.mention} plays stones with {club.bob.mention}"
    assert club.bob.sees(club.hall) == [did.answer]
    assert [(ping.user, ping.by) for ping in club.world.pings] == [(club.ann, "user"), (club.bob, "user")]


async def test_only_one_person_sees_an_ephemeral_answer(club: Club) -> None:
    did = await club.ann.slash(club.hall, "move", text="R7@3")
    assert club.ann.sees(club.hall) == [did.answer]
    assert club.bob.sees(club.hall) == []
    assert [file.description for file in did.answer.attachments] == ["a board"]
    assert any("R7@3" in shown.text and shown.files for shown in club.server.shown_to(club.ann))
    assert not any("R7@3" in shown.text for shown in club.server.shown_to(club.bob))


@pytest.mark.parametrize("aloud", [True, False])
async def test_the_first_message_after_thinking_replaces_it(club: Club, aloud: bool) -> None:
    did = await club.ann.slash(club.hall, "think", aloud=aloud)
    await did.until(lambda it: it.followups)
    assert did.answer.content == "thought"
    assert did.answer.ephemeral is not aloud
    assert [message.content for message in did.messages] == ["thought", "and more"]
    assert club.bob.sees(club.hall) == ([did.answer] if aloud else [])


async def test_moves_are_suggested_while_someone_types(club: Club) -> None:
    did = await club.ann.autocomplete(club.hall, "move", "text", "R7")
    assert did.choices
    assert [choice.value for choice in did.choices] == ["R7@1", "R7@2", "R7@3"]
    assert "R7@1" in club.ann.seen[-1].text
    with pytest.raises(CannotDo):
        await club.ann.autocomplete(club.hall, "play", "game", "s", opponent=club.bob)


async def test_context_menu_commands(club: Club) -> None:
    did = await club.ann.context_menu("Challenge", club.bob, club.hall)
    assert did.answer.content == "challenges bob"
    did = await club.ann.context_menu("Explain", club.bob.say(club.hall, "a riddle"))
    assert did.answer.content == "explains 'a riddle'"


async def test_subcommands(club: Club) -> None:
    assert (await club.ann.slash(club.hall, "puzzle today")).answer.content == "a puzzle"
    for wrong in ("puzzle", "puzzle tomorrow"):
        with pytest.raises(CannotDo):
            await club.ann.slash(club.hall, wrong)


async def test_a_button_changes_its_message(club: Club) -> None:
    message = (await club.ann.slash(club.hall, "play", opponent=club.bob)).answer
    did = await club.bob.press(message, "Next")
    assert did.updated
    assert did.message is None
    assert message.content == "next page"
    assert [version.content for version in message.versions] == [
        f"{club.ann.mention} plays stones with {club.bob.mention}",
        "next page",
    ]
    assert len(club.world.pings) == 2, "the edit pinged nobody"


async def test_a_dynamic_button_answers_privately(club: Club) -> None:
    message = (await club.ann.slash(club.hall, "play", opponent=club.bob)).answer
    did = await club.bob.press(message, "hand:k3x9")
    assert did.answer.content == "secret of k3x9"
    assert did.answer.only_for is club.bob
    club.bob.dismiss(did.answer)
    assert club.bob.sees(club.hall) == [message]


async def test_buttons_that_cannot_be_pressed(club: Club) -> None:
    message = (await club.ann.slash(club.hall, "play", opponent=club.bob)).answer
    secret = (await club.ann.press(message, "My hand")).answer
    for button in ("Off", "off", "Back"):
        with pytest.raises(CannotDo):
            await club.ann.press(message, button)
    with pytest.raises(CannotDo):
        await club.bob.press(secret, "Next")
    stranger = club.world.add_user("Cyd")
    with pytest.raises(CannotDo):
        await stranger.press(message, "Next")


async def test_a_menu(club: Club) -> None:
    message = (await club.ann.slash(club.hall, "play", opponent=club.bob)).answer
    did = await club.bob.select(message, "which", "One")
    await did.until(lambda _: message.content == "chose ['1']")
    for wrong in ((), ("Two",), ("One", "One")):
        with pytest.raises(CannotDo):
            await club.bob.select(message, "which", *wrong)


async def test_a_form(club: Club) -> None:
    message = (await club.ann.slash(club.hall, "play", opponent=club.bob)).answer
    modal = (await club.ann.press(message, "Write")).modal
    assert modal
    assert modal.title == "Write"
    for wrong in ({}, {"Your move": "x" * 21}, {"Another": "x"}):
        with pytest.raises(CannotDo):
            await club.ann.submit(modal, wrong)
        modal.interaction.modal = modal
    with pytest.raises(CannotDo):
        await club.bob.submit(modal, {"Your move": "R7@3"})
    did = await club.ann.submit(modal, {"Your move": "R7@3"})
    assert did.answer.content == "you wrote R7@3"
    with pytest.raises(CannotDo):
        await club.ann.submit(modal, {"Your move": "R7@3"})


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nothing", {}),
        ("play", {}),
        ("play", {"opponent": "Bob"}),
        ("play", {"opponent": 1, "game": "chess"}),
        ("play", {"opponents": 1}),
        ("move", {"text": 7}),
        ("think", {"aloud": "yes"}),
    ],
)
async def test_what_the_client_does_not_offer_is_refused(club: Club, name: str, options: dict[str, Any]) -> None:
    if options.get("opponent") == 1:
        options["opponent"] = club.bob
    with pytest.raises(CannotDo):
        await club.ann.slash(club.hall, name, **options)


async def test_a_command_without_an_answer_fails_after_three_seconds(club: Club) -> None:
    asking = asyncio.create_task(club.ann.slash(club.hall, "silence"))
    await club.world.until(lambda: club.world.interactions)
    assert not asking.done()
    club.world.clock.forward(3.1)
    with pytest.raises(NoAnswer):
        await asking


async def test_where_a_command_can_be_used(club: Club) -> None:
    world, ann, bob = club.world, club.ann, club.bob
    elsewhere = world.add_channel(world.add_guild("Elsewhere", ann, bot=False), "there")
    alone = world.add_user("Dan")
    group = world.group(ann, bob)
    assert (await ann.slash(ann.dm, "anywhere")).answer.content == "False True False"
    for channel in (elsewhere, group, world.private(ann, bob), alone.dm):
        with pytest.raises(CannotDo):
            await ann.slash(channel, "anywhere")
    ann.installed = True
    did = await ann.slash(elsewhere, "anywhere")
    assert did.answer.content == "True False False"
    assert did.owners == {"1": str(ann.id)}
    did = await ann.slash(group, "anywhere")
    assert did.answer.content == "False False True"
    assert bob.sees(group) == [did.answer]
    with pytest.raises(CannotDo):
        await ann.slash(group, "puzzle today")
    assert (await ann.slash(club.hall, "anywhere")).owners == {"0": str(club.guild.id), "1": str(ann.id)}


async def test_a_person_needs_permission_for_commands(club: Club) -> None:
    club.world.deny(club.hall, club.ann, "use_application_commands")
    with pytest.raises(CannotDo):
        await club.ann.slash(club.hall, "puzzle today")
    club.world.deny(club.hall, club.bob, "view_channel")
    with pytest.raises(CannotDo):
        await club.bob.slash(club.hall, "puzzle today")


async def test_an_interaction_says_who_where_and_in_which_language(club: Club) -> None:
    seen: list[Act] = []
    watch(club, seen)
    await club.ann.slash(club.hall, "puzzle today")
    club.world.rename(club.ann, "Anna")
    club.world.deny(club.hall, club.world.bot, "send_messages")
    await club.ann.slash(club.hall, "puzzle today")
    one, two = seen
    assert one.locale is discord.Locale.ukrainian
    assert one.guild_locale is discord.Locale.american_english
    assert (one.user.display_name, two.user.display_name) == ("Ann", "Anna")
    assert one.channel
    assert one.channel.id == club.hall.id
    assert one.app_permissions.send_messages
    assert not two.app_permissions.send_messages
    assert one.permissions.send_messages


def watch(club: Club, seen: list[Act]) -> None:
    """Record the interactions as they come."""

    async def check(interaction: Act) -> bool:
        seen.append(interaction)
        return True

    vars(club.bot.tree)["interaction_check"] = check


async def test_an_interaction_is_answered_once_in_time_and_followed_up_for_fifteen_minutes(club: Club) -> None:
    seen: list[Act] = []
    watch(club, seen)
    await club.ann.slash(club.hall, "puzzle today")
    act = seen[0]
    act.response._response_type = None
    with pytest.raises(discord.HTTPException) as twice:
        await act.response.send_message("again")
    assert twice.value.code == 40060
    await act.edit_original_response(content="another")
    club.server.world.clock.forward(15 * 60 + 1)
    with pytest.raises(discord.HTTPException) as late:
        await act.followup.send("late")
    assert (late.value.status, late.value.code) == (401, 50027)

    @club.bot.tree.command(description="Too late")
    async def slow(interaction: Act) -> None:
        club.server.world.clock.forward(3.5)
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as gone:
            codes.append(gone.code)

    codes: list[int] = []
    await club.bot.tree.sync()
    asking = asyncio.create_task(club.ann.slash(club.hall, "slow"))
    await club.world.until(lambda: codes)
    assert codes == [10062]
    with pytest.raises(NoAnswer):
        await asking


async def test_answers_are_fetched_edited_and_deleted(club: Club) -> None:
    seen: list[Act] = []
    watch(club, seen)
    did = await club.ann.slash(club.hall, "move", text="R7@3")
    (act,) = seen
    assert (await act.original_response()).content == "moved R7@3"
    kept = (await act.original_response()).attachments
    await act.edit_original_response(content="kept", attachments=kept)
    assert [file.id for file in did.answer.attachments] == [file.id for file in kept]
    await act.edit_original_response(content="new", attachments=[picture("other.png")])
    assert [file.filename for file in did.answer.attachments] == ["other.png"]
    extra = await act.followup.send("extra", ephemeral=True, wait=True)
    await extra.edit(content="changed")
    assert [message.content for message in did.messages] == ["new", "changed"]
    await extra.delete()
    await act.delete_original_response()
    assert did.messages == []
    with pytest.raises(discord.NotFound) as gone:
        await act.edit_original_response(content="x")
    assert gone.value.code == 10008


async def test_an_ephemeral_message_is_not_in_the_channel(club: Club) -> None:
    did = await club.ann.slash(club.hall, "move", text="R7@3")
    channel = club.bot.get_partial_messageable(club.hall.id)
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(did.answer.id).edit(content="x")
    assert [message async for message in channel.history()] == []


async def test_a_bot_installed_by_a_person_may_send_five_more_messages(club: Club) -> None:
    seen: list[Act] = []
    watch(club, seen)
    club.ann.installed = True
    await club.ann.slash(club.world.group(club.ann, club.bob), "anywhere")
    for number in range(5):
        await seen[0].followup.send(str(number))
    with pytest.raises(discord.HTTPException) as refused:
        await seen[0].followup.send("six")
    assert refused.value.code == 40094


async def test_commands_are_registered_listed_and_replaced(club: Club) -> None:
    tree = club.bot.tree
    before = {command.name: command.id for command in await tree.fetch_commands()}
    tree.remove_command("silence")
    after = {command.name: command.id for command in await tree.sync()}
    assert after == {name: id for name, id in before.items() if name != "silence"}
    tree.copy_global_to(guild=discord.Object(club.guild.id))
    await tree.sync(guild=discord.Object(club.guild.id))
    assert club.server.asked("PUT", rf"/applications/\d+/guilds/{club.guild.id}/commands")
    tree.clear_commands(guild=None)
    await tree.sync()
    assert (await club.ann.slash(club.hall, "puzzle today")).answer.content == "a puzzle"
    assert club.world.commands[None] == []


async def test_commands_in_other_languages(club: Club) -> None:
    class Translator(app_commands.Translator):
        async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
            return {"play": "грати"}.get(string.message) if locale is discord.Locale.ukrainian else None

    await club.bot.tree.set_translator(Translator())
    await club.bot.tree.sync()
    assert (await club.ann.slash(club.hall, "грати", opponent=club.bob)).answer.content
    with pytest.raises(CannotDo):
        await club.bob.slash(club.hall, "грати", opponent=club.ann)
