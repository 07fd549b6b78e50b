"""Strangers, quick fingers and strange names."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from tests.journeys import discord_house as house
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, challenged, press, tokens
from tests.servers.discord import Message
from tests.support import playing

HOSTILE = (
    "**bold** _it_ ~~no~~ ||spoiler||",
    "[a](https://evil.example) **b** [c](d)",
    "@everyone @here",
    "<@{eve}> <@&{guild}> <#{hall}>",
    "```code``` `x",
    "https://evil.example/x discord.gg/abc",
    "\u202eright to left\u2066",
    "# Title\n> quote\n- list",
    "-# small",
    "\\*escaped\\*",
    "x" * 200,
    "\u200b",
    "</play:1> <t:0:R> <:a:1>",
    "Ὀδυσσεύς, король",
)


@pytest.mark.parametrize("names", [*zip(HOSTILE[::2], HOSTILE[1::2], strict=True)], ids=lambda names: ascii(names[0]))
async def test_a_name_is_shown_unchanged_and_mentions_nobody(tmp_path: Path, names: tuple[str, str]) -> None:
    async with house.club(tmp_path) as club, house.bot(club) as cairn:
        for user, name in zip((club.ann, club.bob), names, strict=True):
            club.world.rename(user, name.format(eve=club.eve.id, guild=club.guild.id, hall=club.hall.id))
        club.world.add_role(club.guild, "Loud", club.world.bot, permissions=1 << 17)
        table = await begun(club, cairn)
        await table.act(Random(1))
        await cairn.settled()
        for command in ("games", "history", "settings", "export", "resign"):
            did = await (await club.ann.slash(table.place, command)).finished()
        await press(club.ann, did.answer, f"resigned:{table.id}")
        did = await (await club.ann.context_menu("Profile", club.bob, club.hall)).finished()
        await press(club.ann, did.answer, f"versus:discord:{club.bob.id}")
        await cairn.settled()
        shown = [message for message in club.world.messages.values() if message.author is club.world.bot]
        for message in shown:
            for version in message.versions:
                texts = [version.content, *(embed["description"] for embed in version.embeds)]
                assert [marks for text in texts if (marks := rendered(text))] == []
        assert {ping.user for ping in club.world.pings} <= {club.ann, club.bob}
        assert {ping.by for ping in club.world.pings} == {"user"}
        for message in shown:
            assert club.eve not in message.mentions
            assert not message.mention_everyone


def rendered(text: str) -> list[str]:
    """What Discord would format, except for titles, code, mentions, times, links to the board and commands."""
    text = text.removeprefix("### ")
    text = re.sub(r"^\[Board\]\(https://discord\.com/channels/\d+/\d+/\d+\)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"</[a-z]+:\d{9,}>", "", text)
    plain = re.sub(r"\\(?:_|[^\w\s])|`[^`]*`", "", text)
    plain = re.sub(r"^(<@\d+> ?)+$", "", plain, flags=re.MULTILINE)
    plain = re.sub(r"⏳ <t:\d+:R>", "", plain)
    marks = r"[*_~|<>`\[\]]|@(?=everyone|here|\d)|://|discord\.gg/\w|^\s*(?:#|-|\+)|[\u202a-\u202e\u2066-\u2069]"
    return re.findall(marks, plain, re.MULTILINE)


def test_the_search_finds_what_would_be_formatted() -> None:
    assert rendered("<@12>\n\\*a\\* `*b*` ⏳ <t:1:R>") == []
    for text in ("*a*", "@everyone", "<@12> x", "https://x", "> a", "# a", "- a", "||a||"):
        assert rendered(text)


async def test_a_stranger_gets_an_explanation_and_changes_nothing(table: Table, club: Club) -> None:
    for token in (f"hand:{table.id}", f"text:{table.id}", f"history:{table.id}:0"):
        did = await press(club.eve, table.board, token)
        assert did.answer.only_for is club.eve
        assert did.answer.content
        assert not [each for each in tokens(did.answer) if each.startswith(("move:", "pick:"))]
    did = await press(club.eve, table.calls[0], f"hand:{table.id}")
    assert not did.answer.attachments
    did = await club.eve.slash(table.place, "resign", match=table.id)
    await did.finished()
    did = await club.eve.slash(table.place, "move", move="R1@1", match=table.id)
    await did.finished()
    assert (await table.position()).ply == 0


async def test_only_the_person_challenged_can_accept(club: Club, cairn: Bot) -> None:
    message = await challenged(club)
    for user in (club.eve, club.ann):
        did = await press(user, message, "Accept")
        assert did.answer.only_for is user
    did = await press(club.eve, message, "Cancel challenge")
    assert "Accept" in message.labels
    await press(club.bob, message, "Accept")
    await cairn.settled()
    assert message.thread


async def test_a_challenge_can_be_declined_and_withdrawn(club: Club, cairn: Bot) -> None:
    message = await challenged(club)
    did = await press(club.bob, message, "Decline")
    await press(club.bob, did.answer, "No time right now")
    await cairn.settled()
    assert message.labels == []
    assert [it for it in club.ann.sees(club.ann.dm) if "No time right now" in it.content]
    message = await challenged(club)
    await press(club.ann, message, "Cancel challenge")
    await cairn.settled()
    assert message.labels == []


async def test_an_open_seat_goes_to_the_first_to_join(club: Club, cairn: Bot) -> None:
    did = await club.ann.slash(club.hall, "play")
    answer = (await did.finished()).answer
    await press(club.ann, answer, next(token for token in tokens(answer) if token.endswith("::ask")))
    await cairn.settled()
    (message,) = [it for it in club.hall.messages if not it.ephemeral]
    pressed = await asyncio.gather(club.bob.press(message, "Join"), club.eve.press(message, "Join"))
    for each in pressed:
        await each.finished()
    await cairn.settled()
    assert message.thread
    assert len([each for each in pressed if each.answer.attachments]) == 1


@pytest.mark.parametrize("where", ["private", "board"])
async def test_two_simultaneous_presses_are_one_action(table: Table, where: str) -> None:
    to_act, _ = await table.turn()
    hand = await table.shown_hand(to_act, where)
    await press(to_act, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    token = next(token for token in tokens(hand) if token.startswith("move:"))
    pressed = await asyncio.gather(*(to_act.press(hand, token) for _ in range(3)))
    for each in pressed:
        await each.finished()
    await table.club.world.until(lambda: table.is_hand(hand))
    await table.bot.settled()
    assert len((await table.position()).log) == 1
    assert_waits(table, hand)


def assert_waits(table: Table, hand: Message) -> None:
    assert not [token for token in tokens(hand) if token.startswith(("move:", "pick:"))]


async def test_only_the_newest_private_hand_has_buttons(table: Table, club: Club) -> None:
    """The one that is kept up to date in the private chat keeps them as well."""
    to_act, _ = await table.turn()
    one, other = await table.shown_hand(to_act, "board"), await table.shown_hand(to_act, "call")
    await club.world.until(lambda: not tokens(one))
    assert not one.attachments, "it may show what is no longer known"
    assert table.is_hand(other)
    assert table.is_hand(table.hand(to_act))


@pytest.mark.parametrize("typed", ["hand", "move"])
async def test_a_hand_that_was_asked_for_by_typing_moves_to_the_end_of_the_private_chat(
    table: Table, club: Club, typed: str
) -> None:
    to_act, _ = await table.turn()
    position = await table.position()
    old, move = table.hand(to_act), position.legal(position.actors[0])[0]
    await to_act.slash(to_act.dm, typed, **({"move": move} if typed == "move" else {}), match=table.id)
    await club.world.until(lambda: old.deleted)
    await table.bot.settled()
    assert [it for it in to_act.sees(to_act.dm) if f"more:{table.id}" in tokens(it)] == [table.hand(to_act)]
    assert to_act.sees(to_act.dm)[-1] is table.hand(to_act)
    assert f"plays {move.partition('@')[0]}" in table.hand(to_act).content or typed == "hand"
    pings = [ping for ping in club.world.pings if ping.message is table.hand(to_act)]
    assert all(ping.silent for ping in pings)


async def test_a_hand_of_the_next_match_stays_where_one_of_another_was(table: Table, club: Club) -> None:
    user, rng = (await table.turn())[0], Random(1)
    other = await begun(club, table.bot)
    while (await other.turn())[0] is not user:
        other = await begun(club, table.bot)
    shown = await table.shown_hand(user, "board")
    while (await table.turn())[0] is user:
        await press(user, shown, playing.chosen(tokens(shown), rng))
    await press(user, shown, f"next:{table.id}")
    assert other.is_hand(shown)
    again = await table.shown_hand(user, "board")
    await table.shown_hand(user, "board")
    await club.world.until(lambda: not tokens(again))
    assert other.is_hand(shown)


async def test_an_answer_that_comes_late_does_not_empty_a_newer_hand(table: Table, club: Club) -> None:
    user, ready, rng = (await table.turn())[0], asyncio.Event(), Random(1)
    held = club.server.fail_next("PATCH", r"/messages/@original$", 0, until=ready)
    late = await user.press(table.board, f"hand:{table.id}")
    await club.world.until(lambda: held.times == 0)
    await table.act(rng)
    newer = await table.shown_hand(user, "board")
    ready.set()
    await late.finished()
    await club.world.until(lambda: not tokens(newer) or not tokens(late.answer))
    assert table.is_hand(newer)


async def test_an_old_button_shows_the_current_position(table: Table) -> None:
    to_act, _ = await table.turn()
    one, other = await table.shown_hand(to_act), await table.shown_hand(to_act, "board")
    for message in (one, other):
        await press(to_act, message, next(token for token in tokens(message) if token.startswith("pick:")))
    wanted, instead = [token for token in tokens(one) if token.startswith("move:")][:2]
    await press(to_act, one, wanted)
    await press(to_act, other, instead)
    assert "The match has moved on" in other.content
    assert len((await table.position()).log) == 1


async def test_resigning_asks_for_confirmation(table: Table, club: Club) -> None:
    hand = table.hand(club.ann)
    did = await club.ann.slash(table.place, "resign")
    asked = (await did.finished()).answer
    assert (await table.position()).ending is None
    await press(club.ann, asked, "Yes, resign")
    await table.bot.settled()
    ending = (await table.position()).ending
    assert ending
    assert ending.kind == "resigned"
    assert "Rematch" in hand.labels
    assert "Rematch" in table.board.labels
