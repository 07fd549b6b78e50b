"""Discord is slow, broken, or refuses: everything arrives in the end, once, and no request is repeated in a loop."""

import asyncio
from random import Random

import discord
import pytest

from bot.delivery.platform import RetryLater
from bot.discord.platform import InvalidRequestLimit
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, challenged, press, tokens
from tests.servers.discord import Interaction, NoAnswer

MESSAGES, CALLBACK = r"^/channels/\d+/messages$", r"/callback$"
EDITS, ANSWERS = r"^/channels/\d+/messages/\d+$", r"/messages/@original$"


async def move(table: Table) -> Interaction:
    """Make the first available move, in the private chat."""
    to_act, _ = await table.turn()
    hand = await table.shown_hand(to_act)
    await press(to_act, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    return await press(to_act, hand, next(token for token in tokens(hand) if token.startswith("move:")))


def is_up_to_date(table: Table, ply: int) -> None:
    """Everyone sees the match after this many actions."""
    assert len(table.calls) == 1
    for user in table.players:
        assert table.is_hand(table.hand(user))
    assert f"undo:{table.id}:{ply}" in "".join(
        tokens(table.hand(table.players[0])) + tokens(table.hand(table.players[1]))
    )


@pytest.mark.parametrize("everywhere", [True, False])
async def test_the_bot_waits_out_rate_limits(club: Club, cairn: Bot, everywhere: bool) -> None:
    for method, path in (("POST", MESSAGES), ("PATCH", EDITS), ("POST", CALLBACK), ("PATCH", ANSWERS)):
        club.server.fail_next(method, path, 429, retry_after=0.1, everywhere=everywhere)
    table = await begun(club, cairn)
    await move(table)
    await cairn.settled()
    is_up_to_date(table, 1)
    assert club.server.invalid == 4


async def test_requests_to_broken_servers_are_retried(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn)
    for method, path in (("POST", MESSAGES), ("PATCH", EDITS), ("POST", CALLBACK), ("PATCH", ANSWERS)):
        club.server.fail_next(method, path, 502)
    await move(table)
    await cairn.settled()
    is_up_to_date(table, 1)


async def test_the_bot_waits_when_the_firewall_asks_it_to(club: Club, cairn: Bot) -> None:
    """The firewall says for how long; other addresses go on in the meantime."""
    table = await begun(club, cairn)
    club.server.fail_next("PATCH", rf"^/channels/{table.place.id}/", 429, via=False)
    await move(table)
    await club.world.until(lambda: any(it.status == 429 for it in club.server.requests))
    await move(table)
    asked = [it for it in club.server.requests if f"/channels/{table.place.id}/" in it.path]
    assert asked[-1].status == 429
    for user in table.players:
        assert table.is_hand(table.hand(user))


async def test_a_press_that_the_firewall_blocks_does_nothing(table: Table) -> None:
    await press_in_vain(table, 429, via=False)


async def test_a_press_that_is_answered_too_late_does_nothing(table: Table) -> None:
    await press_in_vain(table, 404, code=10062)


async def test_a_press_whose_answer_is_lost_does_nothing(table: Table) -> None:
    await press_in_vain(table, 500, drop=True)


async def press_in_vain(table: Table, status: int, **more: object) -> None:
    """Discord tells the person that it failed, so it must have failed; after that, the same button works."""
    to_act, _ = await table.turn()
    hand = await table.shown_hand(to_act)
    await press(to_act, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    token = next(token for token in tokens(hand) if token.startswith("move:"))
    failure = table.club.server.fail_next("POST", CALLBACK, status, **more)
    pressed = asyncio.create_task(to_act.press(hand, token))
    await table.club.world.until(lambda: failure.times == 0)
    table.club.world.clock.forward(5)
    with pytest.raises(NoAnswer):
        await pressed
    assert (await table.position()).ply == 0
    await press(to_act, hand, token)
    assert (await table.position()).ply == 1


async def test_a_press_that_is_acknowledged_twice_is_carried_out_once(table: Table) -> None:
    """The answer to the first is lost, the library retries, and Discord says that it was already acknowledged."""
    table.club.server.fail_next("POST", CALLBACK, 502, applied=True, times=1)
    to_act, _ = await table.turn()
    did = await press(to_act, table.board, f"hand:{table.id}")
    assert did.answer.attachments
    assert [it.code for it in table.club.server.requests if it.code] == [40060]


async def test_a_hand_is_shown_even_if_its_answer_does_not_get_through(table: Table) -> None:
    to_act, _ = await table.turn()
    hand = await table.shown_hand(to_act)
    await press(to_act, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    token = next(token for token in tokens(hand) if token.startswith("move:"))
    table.club.server.fail_next("PATCH", ANSWERS, 404, code=10015)
    await to_act.press(hand, token)
    await table.club.world.until(lambda: table.is_hand(hand))
    await table.bot.settled()
    assert table.is_hand(hand)


async def test_an_answer_that_was_dismissed_does_no_harm(table: Table) -> None:
    to_act, _ = await table.turn()
    did = await press(to_act, table.board, f"hand:{table.id}")
    answer = did.answer
    token = next(token for token in tokens(answer) if token.startswith("pick:"))
    table.club.server.fail_next("PATCH", ANSWERS, 404, code=10008)
    await to_act.press(answer, token)
    await table.act(Random(1))
    await table.bot.settled()
    assert (await table.position()).ply == 1


@pytest.mark.parametrize("how", ["limited", "broken off"])
async def test_a_thread_that_could_not_be_created_at_once_is_created_later(
    club: Club, cairn: Bot, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no board is left in the channel in the meantime."""
    monkeypatch.setattr("bot.discord.threads._AGAIN", 0.2)
    if how == "limited":
        club.server.fail_next("POST", r"/threads$", 429, retry_after=0.2)
    else:
        club.server.fail_next("POST", r"/threads$", drop=True)
    table = await begun(club, cairn)
    assert table.place.parent is club.hall
    assert table.board.attachments
    assert [it for it in club.eve.sees(club.hall) if it.attachments] == []


async def test_a_thread_that_was_created_before_a_lost_answer_is_used(
    club: Club, cairn: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.threads._AGAIN", 0.2)
    club.server.fail_next("POST", r"/threads$", drop=True, applied=True)
    table = await begun(club, cairn)
    assert table.place.parent is club.hall
    assert len([it for it in club.world.channels.values() if it.thread]) == 1


async def test_too_many_refusals_make_the_bot_pause() -> None:
    """Discord bans bots that get 10,000 of them in ten minutes."""
    now = 0.0
    caution = InvalidRequestLimit(lambda: now)

    async def refused() -> None:
        raise Forbidden

    for _ in range(5000):
        caution.check()
        with pytest.raises(discord.HTTPException):
            await caution.call(refused())
    with pytest.raises(RetryLater) as busy:
        caution.check()
    assert busy.value.seconds == 600
    now = 601.0
    caution.check()


class Answered:
    status, reason = 403, "Forbidden"


Forbidden = discord.Forbidden(Answered(), {"code": 0, "message": ""})


async def test_a_challenge_waits_until_discord_is_back(club: Club, cairn: Bot) -> None:
    club.server.fail_next("POST", MESSAGES, drop=True)
    challenge = await challenged(club)
    await cairn.settled()
    assert [it for it in club.hall.messages if not it.ephemeral] == [challenge]
    assert {ping.user for ping in club.world.pings} == {club.bob}
