"""The bot where it is not a member: people use it in other servers, group chats and its own private chat."""

from random import Random

import pytest

from bot.i18n import translator
from bot.store import people
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, press, tokens
from tests.servers.discord import Channel, Message

EN = translator("en")


def place(club: Club, where: str) -> Channel:
    club.ann.installed = True
    match where:
        case "server":
            guild = club.world.add_guild("Elsewhere", club.ann, club.bob, club.eve, bot=False)
            return club.world.add_channel(guild, "den")
        case "group":
            return club.world.group(club.ann, club.bob, club.eve)
    return club.world.private(club.ann, club.bob)


async def accepted(club: Club, shown: Message) -> Message:
    """Bob accepts a challenge, which then can no longer be accepted; what only he sees."""
    did = await press(club.bob, shown, "Accept")
    await did.until(lambda it: it.followups and not tokens(shown))
    (hand,) = did.followups
    assert hand.only_for is club.bob
    assert "SHA-256" in shown.content
    return hand


async def challenge(club: Club, channel: Channel) -> Message:
    """Ann challenges Bob there; what Bob sees."""
    did = await club.ann.slash(channel, "play", opponent=club.bob, game="schotten-totten")
    await did.finished()
    assert did.answer.only_for is club.ann
    assert EN("discord-elsewhere") in did.answer.content
    await did.until(lambda it: it.followups)
    (shown,) = did.followups
    assert shown in club.bob.sees(channel)
    return shown


@pytest.mark.parametrize("where", ["server", "group", "private"])
async def test_a_match_is_arranged_elsewhere_and_played_in_private(club: Club, cairn: Bot, where: str) -> None:
    channel = place(club, where)
    shown = await challenge(club, channel)
    id = next(token for token in tokens(shown) if token.startswith("accept:")).partition(":")[2]
    asked = club.eve if where != "private" else club.ann
    refused = await press(asked, shown, "Accept")
    await refused.until(lambda it: it.followups)
    assert f"accept:{id}" in tokens(shown), "it was not for them"
    await accepted(club, shown)
    await cairn.settled()
    table, rng = await Table.find(club, cairn, id), Random(1)
    for _ in range(3):
        await table.act(rng)
        await cairn.settled()
    assert (await table.position()).ply == 3
    for user in (club.ann, club.bob):
        boards = [it for it in user.sees(user.dm) if table.is_board(it)]
        assert len(boards) == 1
        assert boards[0].attachments
    assert club.server.asked("POST", rf"/channels/{channel.id}/messages") == []


async def test_with_closed_private_messages_accepting_shows_the_hand(club: Club, cairn: Bot) -> None:
    """The match is played in answers that only that person sees."""
    channel = place(club, "server")
    club.bob.dms_open, club.bob.installed = False, True
    shown = await challenge(club, channel)
    hand = await accepted(club, shown)
    await cairn.settled()
    assert hand.attachments
    assert club.bob.sees(club.bob.dm) == []
    id = next(token for token in tokens(hand) if token.startswith("more:")).partition(":")[2]
    table, rng = await Table.find(club, cairn, id), Random(1)
    while (await table.turn())[0] is not club.bob:
        await table.act(rng)
        await cairn.settled()
    did = await club.bob.slash(channel, "hand")
    fresh = (await did.finished()).answer
    await club.world.until(lambda: not tokens(hand))
    for verb in ("pick:", "move:"):
        await press(club.bob, fresh, next(token for token in tokens(fresh) if token.startswith(verb)))
    assert (await table.position()).done[-1].seat == 1


@pytest.mark.parametrize("button", ["Accept", "Cancel"])
async def test_a_challenge_elsewhere_is_closed_in_the_servers_language(club: Club, cairn: Bot, button: str) -> None:
    channel = place(club, "server")
    assert channel.guild
    channel.guild.locale = "el"
    shown, el = await challenge(club, channel), translator("el")
    user = club.bob if button == "Accept" else club.ann
    await press(user, shown, el(f"button-{button.lower()}"))
    await club.world.until(lambda: not tokens(shown))
    text = el("challenge-begun", digest="") if button == "Accept" else el("challenge-cancelled", challenger="Ann")
    assert text.partition(":")[0] in shown.content


async def test_a_challenge_made_by_buttons_is_seen_elsewhere_too(club: Club, cairn: Bot) -> None:
    channel = place(club, "group")
    shown = await challenge(club, channel)
    await press(club.bob, shown, "Accept")
    id = next(token for token in tokens(shown) if token.startswith("accept:")).partition(":")[2]
    await cairn.settled()
    did = await club.ann.slash(channel, "abort", match=id)
    await did.finished()
    did = await club.ann.slash(channel, "play")
    await did.finished()
    ask = next(token for token in tokens(did.answer) if token.endswith(f":{club.bob.id}:ask"))
    pressed = await press(club.ann, did.answer, ask)
    await pressed.until(lambda it: it.followups)
    assert pressed.followups[0] in club.bob.sees(channel)


async def test_a_hand_can_be_viewed_elsewhere(club: Club, cairn: Bot) -> None:
    channel = place(club, "group")
    await press(club.bob, await challenge(club, channel), "Accept")
    await cairn.settled()
    did = await club.ann.slash(channel, "hand")
    await did.finished()
    assert did.answer.only_for is club.ann
    assert did.answer.attachments
    assert not [each for each in club.eve.seen if each.message is did.answer]


async def test_the_bot_answers_in_its_private_chat(club: Club, cairn: Bot) -> None:
    did = await club.ann.slash(club.ann.dm, "play", opponent=club.bob, game="schotten-totten")
    await did.finished()
    await cairn.settled()
    (shown,) = [it for it in club.bob.sees(club.bob.dm) if "Accept" in it.labels]
    assert [ping.user for ping in club.world.pings if ping.message is shown] == [club.bob]
    did = await press(club.bob, shown, "Accept")
    await cairn.settled()
    assert did.followups, "an answer does not replace a message that is kept up to date"
    for user in (club.ann, club.bob):
        messages = user.sees(user.dm)
        assert any("SHA-256" in it.content for it in messages), "both see the digest of the seed"
        assert any(it.attachments for it in messages)


async def test_people_can_play_the_computer_in_the_private_chat(club: Club, cairn: Bot) -> None:
    did = await club.ann.slash(club.ann.dm, "play", opponent=club.world.bot)
    await did.finished()
    await cairn.settled()
    (hand,) = [it for it in club.ann.sees(club.ann.dm) if any(token.startswith("board:") for token in tokens(it))]
    assert hand.attachments


async def test_actions_elsewhere_do_not_make_a_closed_private_chat_count_as_open(club: Club, cairn: Bot) -> None:
    """Otherwise each press in a group would make the bot try again."""
    channel = place(club, "group")
    await press(club.bob, await challenge(club, channel), "Accept")
    await cairn.settled()
    club.ann.dms_open = False
    await cairn.store.write(people.set_reachable, "discord", str(club.ann.id), False)
    did = await club.ann.slash(channel, "hand")
    await did.finished()
    person = await cairn.store.read(people.find, "discord", str(club.ann.id))
    assert person
    assert not person.reachable
