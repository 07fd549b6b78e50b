"""Deliberate faults, and how discord.py handles them."""

import asyncio
import time

import aiohttp
import discord
import pytest

from tests.servers.discord import Server
from tests.servers.discord_trials.conftest import Club

MESSAGES = r"^/channels/\d+/messages$"


async def send(club: Club, text: str = "x") -> discord.Message:
    return await club.bot.get_partial_messageable(club.hall.id).send(text)


async def test_a_broken_gateway_is_retried(club: Club) -> None:
    club.server.fail_next("POST", MESSAGES, 502)
    await send(club)
    assert [request.status for request in club.server.asked("POST", r"/channels/\d+/messages")] == [502, 200]


async def test_a_lost_answer_does_not_cause_a_second_message(club: Club) -> None:
    club.server.fail_next("POST", MESSAGES, 502, applied=True)
    sent = await send(club)
    (seen,) = club.ann.sees(club.hall)
    assert seen.id == sent.id
    assert seen.nonce, "discord.py generates one for every message"


async def test_a_broken_connection(club: Club) -> None:
    club.server.fail_next("POST", MESSAGES, drop=True, applied=True)
    with pytest.raises(aiohttp.ClientError):
        await send(club)
    assert len(club.ann.sees(club.hall)) == 1


@pytest.mark.parametrize("everywhere", [True, False])
async def test_the_library_waits_out_a_rate_limit(club: Club, everywhere: bool) -> None:
    club.server.fail_next("POST", MESSAGES, 429, retry_after=0.2, everywhere=everywhere)
    begun = time.monotonic()
    await send(club)
    assert time.monotonic() - begun >= 0.2
    assert club.server.invalid == 1


async def test_a_rate_limit_of_the_firewall_is_raised(club: Club) -> None:
    club.server.fail_next("POST", MESSAGES, 429, via=False)
    with pytest.raises(discord.HTTPException) as refused:
        await send(club)
    assert refused.value.status == 429


async def test_the_library_respects_real_limits(club: Club) -> None:
    club.server.limit("POST", MESSAGES, 2, 0.3)
    begun = time.monotonic()
    await asyncio.gather(*(send(club, str(number)) for number in range(5)))
    assert time.monotonic() - begun >= 0.6
    assert club.server.invalid == 0
    assert len(club.ann.sees(club.hall)) == 5


async def test_a_test_can_request_any_code(club: Club) -> None:
    club.server.fail_next("POST", MESSAGES, 403, code=50007, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as refused:
            await send(club)
        assert refused.value.code == 50007
    await send(club)


@pytest.mark.parametrize("applied", [True, False])
async def test_a_request_can_take_effect_before_or_after_it_is_held_up(club: Club, applied: bool) -> None:
    arrives = asyncio.Event()
    held = club.server.fail_next("POST", MESSAGES, 0, applied=applied, until=arrives)
    sending = asyncio.create_task(send(club))
    await club.world.until(lambda: held.times == 0 and (club.ann.sees(club.hall) or not applied))
    assert len(club.ann.sees(club.hall)) == applied
    arrives.set()
    sent = await sending
    assert [message.id for message in club.ann.sees(club.hall)] == [sent.id]


async def test_a_slow_answer(club: Club) -> None:
    club.server.fail_next("POST", MESSAGES, 0, delay=0.2, applied=True)
    begun = time.monotonic()
    await send(club)
    assert time.monotonic() - begun >= 0.2


async def test_too_many_invalid_requests_lead_to_a_ban(club: Club) -> None:
    club.server.invalid_limit = 3
    club.world.deny(club.hall, club.world.bot, "send_messages")
    for status in (403, 403, 403, 429):
        with pytest.raises(discord.HTTPException) as refused:
            await send(club)
        assert refused.value.status == status


async def test_an_unknown_route_is_a_violation(lenient: Server) -> None:
    async with aiohttp.ClientSession(connector=lenient.connector()) as session:
        for path in ("/api/v10/users/@me/connections", "/api/v9/users/@me"):
            await session.get(f"https://discord.com{path}", headers={"Authorization": f"Bot {lenient.token}"})
    assert len(lenient.violations) == 2


async def test_requests_are_recorded(club: Club) -> None:
    await send(club, "hello")
    (request,) = club.server.asked("POST", r"/channels/\d+/messages")
    assert request.body["content"] == "hello"
    assert (request.status, request.code) == (200, 0)
