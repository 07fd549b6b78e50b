"""Open seats on Discord: the role that those who manage a server have chosen, and people who want to know, are told."""

from bot.i18n import translator
from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import press, tokens
from tests.servers.discord import Message, User
from tests.servers.discord.model import Ping, Role
from tests.servers.discord.permissions import bits
from tests.support.app import Clock

EN = translator("en")
HOUR = 3600.0


async def chosen(club: Club, role: Role) -> list[str]:
    """Cid, who manages the server, chooses the role; returns the labels of what can be chosen."""
    club.world.add_role(club.guild, "Staff", club.cid, permissions=bits("manage_guild"))
    shown = (await (await club.cid.slash(club.hall, "settings")).finished()).answer
    for verb, field in (("place:", ""), ("placing:", ":role:")):
        await press(club.cid, shown, next(each for each in tokens(shown) if each.startswith(verb) and field in each))
    labels = list(shown.labels)
    await press(club.cid, shown, next(each for each in tokens(shown) if each.endswith(f":role:{role.id}")))
    assert EN("here-role", state="on", name=role.name) in shown.content
    return labels


async def look(club: Club, cairn: Bot, user: User) -> Message:
    """Someone looks for opponents in the hall."""
    await (await user.slash(club.hall, "play", game="totemo", options="invite")).finished()
    await cairn.settled()
    return club.hall.messages[-1]


def of_role(club: Club) -> list[Ping]:
    return [ping for ping in club.world.pings if ping.by == "role"]


async def test_the_role_that_was_chosen_is_called_once_an_hour(club: Club) -> None:
    players = club.world.add_role(club.guild, "Players", club.bob, club.eve, mentionable=True)
    club.world.add_role(club.guild, "Secret", club.bob)
    clock = Clock()
    async with house.bot(club, clock=clock) as cairn:
        assert of_role(club) == []
        assert await chosen(club, players) == [EN("here-role-none"), "Players", EN("button-back")]
        first = await look(club, cairn, club.ann)
        assert f"<@&{players.id}>" in first.content
        assert {ping.user for ping in of_role(club)} == {club.bob, club.eve}
        clock.now += HOUR - 1
        assert f"<@&{players.id}>" not in (await look(club, cairn, club.ann)).content
        clock.now += 1
        await look(club, cairn, club.ann)
        assert len(of_role(club)) == 4
        token = next(each for each in tokens(first) if each.startswith("accept:"))
        await press(club.bob, first, token)
        await cairn.settled()
        assert "<@&" not in first.content
        assert len(of_role(club)) == 4


async def test_a_role_that_may_not_be_mentioned_any_more_is_named_as_such(club: Club, cairn: Bot) -> None:
    players = club.world.add_role(club.guild, "Players", club.bob, mentionable=True)
    await chosen(club, players)
    players.mentionable = False
    club.world.update_role(club.guild, players)
    await club.world.until(lambda: not any(role.mentionable for role in cairn.client.guilds[0].roles))
    shown = (await (await club.cid.slash(club.hall, "settings")).finished()).answer
    await press(club.cid, shown, next(each for each in tokens(shown) if each.startswith("place:")))
    assert EN("here-role", state="gone", name="") in shown.content
    await look(club, cairn, club.ann)
    assert of_role(club) == []


async def test_who_wants_to_know_is_told_in_the_private_chat_and_joins_there(club: Club, cairn: Bot) -> None:
    shown = (await (await club.bob.slash(club.hall, "settings")).finished()).answer
    await press(club.bob, shown, next(each for each in tokens(shown) if each.startswith("alerts:")))
    await press(club.bob, shown, next(each for each in tokens(shown) if ":totemo:on" in each))
    await look(club, cairn, club.ann)
    (alert,) = [each for each in club.bob.sees(club.bob.dm) if "someone wants to play" in each.content]
    assert f"<#{club.hall.id}>" in alert.content
    assert [(ping.user, ping.by) for ping in club.world.pings if ping.message is alert] == [(club.bob, "user")]
    token = next(each for each in tokens(alert) if each.startswith("accept:"))
    await press(club.bob, alert, token)
    await cairn.settled()
    match, _ = await cairn.context.matches.load(token.partition(":")[2])
    assert match.started
    assert alert.deleted
