"""Groups on Telegram: their administrators, also anonymous ones, what the settings do, and removing the bot."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.i18n import translator
from bot.model.places import SETTINGS, Place
from bot.store import people, places
from bot.telegram.addresses import Address
from bot.zones import local
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import Table, accepts, begun, press
from tests.servers.telegram import wire
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Chat, Query

EN, UK = translator("en"), translator("uk")
ONLY = EN("refusal-managers-only", platform="telegram")


async def group(cairn: Bot, chat: Chat) -> Place:
    return await cairn.store.write(places.enter, "telegram", str(chat.id))


async def choose(cairn: Bot, chat: Chat, query: Callable[..., None], *given: object) -> None:
    """A setting of the group."""
    await cairn.store.write(query, (await group(cairn, chat)).id, *given)


async def ended(table: Table) -> str | None:
    return (await table.load())[0].ending


async def presses(table: Table, person: Person, where: Chat) -> None:
    """A forged press of a button that closes the match, below a message that the bot has sent there."""
    token = f"closed:{(await group(table.bot, table.chat)).id}:{table.id}"
    state = table.club.telegram.world.state
    sent = next(each for each in reversed(where.sent) if each.sender is state.bot and not each.deleted)
    query = Query(str(4_100_000_000_000 + len(state.queries)), person.user, sent, state.clock.ahead)
    state.queries[query.id] = query
    state.updates.push("callback_query", wire.query(state, query, token))
    await until(lambda: query.answer)


async def as_the_group(it: Club, line: str, chat: Chat, sender: Chat | None = None) -> None:
    """A line that an administrator sends in the name of the group, or someone in that of a channel."""
    message = await it.ann.send(chat, "hello")
    told = wire.message(it.telegram.world.state, message)
    entity = {"type": "bot_command", "offset": 0, "length": len(line.split(maxsplit=1)[0])}
    told |= {"text": line, "entities": [entity], "sender_chat": wire.chat(sender or chat)}
    told["from"] = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
    it.telegram.world.updates.push("message", told)


@pytest.mark.parametrize("in_private", [False, True])
async def test_only_administrators_close_a_match(club: Club, cairn: Bot, table: Table, in_private: bool) -> None:
    """Ann has created the group."""
    await presses(table, club.bob, club.bob.chat if in_private else club.group)
    await club.bob.reads(ONLY)
    assert await ended(table) is None
    club.group.admins.add(club.bob.id)
    await presses(table, club.bob, club.bob.chat if in_private else club.group)
    await club.bob.reads(EN("closed"))
    assert await ended(table) == "closed"


async def test_an_administrator_who_left_or_a_bot_that_cannot_ask_manages_nothing(
    club: Club, cairn: Bot, table: Table
) -> None:
    club.group.admins.add(club.bob.id)
    await club.bob.leave(club.group)
    club.group.admins.discard(club.bob.id)
    await presses(table, club.bob, club.bob.chat)
    await club.bob.reads(ONLY)
    await club.eve.kick_bot(club.group)
    await presses(table, club.ann, club.ann.chat)
    await club.ann.reads(ONLY)
    assert await ended(table) is None


async def test_whoever_writes_as_the_group_manages_it_and_whoever_writes_as_a_channel_does_not(
    club: Club, cairn: Bot
) -> None:
    await as_the_group(club, "/settings", club.group)
    shown = await club.eve.reads(EN("here-title", platform="telegram"), club.group)
    channel = replace(club.group, id=-1_009_999_999_999, title="News")
    await as_the_group(club, "/settings", club.group, channel)
    await club.eve.reads(ONLY, club.group)
    assert await cairn.store.read(people.find, "telegram", "1087968824") is None, "nobody is recorded"
    place = await group(cairn, club.group)
    opens = f"placing:{place.id}:{club.group.id}:mentions:0"
    await club.bob.press(shown, opens)
    await club.bob.reads(ONLY)
    await club.ann.press(shown, opens)
    asked = await club.ann.reads(EN("here-mentions", state="on"))
    await press(club.ann, asked, f"placed:{place.id}:{club.group.id}:mentions:off")
    assert not (await group(cairn, club.group)).mentions


async def test_matches_are_started_in_the_topics_for_that(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it) as cairn:
        forum = await it.telegram.world.add_forum("Forum", it.ann, it.bob, it.eve)
        games, talk = (it.telegram.world.add_topic(forum, name) for name in ("Games", "Talk"))
        await choose(cairn, forum, places.allow, Address(forum.id, games.id).address)
        await it.ann.send(forum, "/play ", it.bob, " totemo", thread=talk)
        refused = await it.ann.reads(lambda each: "t.me/c/" in each.text, forum, talk)
        link = f"t.me/c/{str(forum.id).removeprefix('-100')}/{games.id}"
        assert link in refused.text
        assert refused.content.entities[0].url == f"https://{link}"
        assert (await begun(it, cairn, forum, games)).board.thread == games.id


async def test_administrators_may_keep_starting_to_themselves(club: Club, cairn: Bot) -> None:
    await choose(cairn, club.group, places.choose, SETTINGS["starters"], "managers")
    await club.bob.send(club.group, "/play ", club.cid, " totemo")
    await club.bob.reads(EN("refusal-managers-start", platform="telegram"), club.group)
    await club.ann.send(club.group, "/play ", club.bob, " totemo")
    message = await club.bob.reads(lambda each: accepts(each) is not None, club.group)
    await club.bob.follow(message.buttons[0])
    await club.bob.reads(lambda each: each.photo is not None)


async def test_everyone_reads_the_language_of_the_group(club: Club, cairn: Bot) -> None:
    await choose(cairn, club.group, places.choose, SETTINGS["language"], "uk")
    await club.ann.send(club.group, "/play")
    await club.eve.reads("Нова партія", club.group)
    table = await begun(club, cairn)
    assert UK("button-text") in [each.text for each in table.board.buttons]
    await club.ann.kick_bot(club.group)
    await club.ann.add_bot(club.group)
    await club.eve.reads(UK("telegram-greeting").split(".")[0], club.group)


async def test_deadlines_in_the_group_are_told_in_its_zone(club: Club, cairn: Bot) -> None:
    await choose(cairn, club.group, places.choose, SETTINGS["zone"], "Asia/Tokyo")
    table = await begun(club, cairn)
    until = (await table.load())[0].deadline
    assert until
    assert f"{local('Asia/Tokyo', until):%Y-%m-%d %H:%M %Z}" in table.board.text
    for person in table.players:
        assert f"{local('UTC', until):%Y-%m-%d %H:%M %Z}" in table.hand(person).text


async def test_nobody_is_called_where_that_is_not_wanted_and_hands_still_come(club: Club, cairn: Bot) -> None:
    await choose(cairn, club.group, places.choose, SETTINGS["mentions"], False)
    await club.ann.send(club.group, "/play ", club.bob, " schotten-totten")
    challenge = await club.bob.reads(lambda each: accepts(each) is not None, club.group)
    await club.bob.follow(challenge.buttons[0])
    await club.bob.reads(lambda each: each.photo is not None)
    await club.ann.reads(lambda each: each.photo is not None)
    id = (accepts(challenge) or "").partition(":")[2]
    table = Table(club, cairn, id, club.group)
    await until(lambda: [each for each in table.seen if each.photo])
    await cairn.settled()
    assert table.pings == []
    sent = {each.id for each in table.seen}
    assert {each.message.id for each in club.bob.notices if each.message.chat is club.group} & sent <= {challenge.id}


async def test_matches_go_on_in_private_after_a_removal(club: Club, cairn: Bot, table: Table) -> None:
    await club.eve.kick_bot(club.group)
    for person in (club.ann, club.bob):
        await person.reads("I was removed")
    await cairn.settled()
    shown = {each.address for each in (await table.load())[0].tables}
    assert shown == {f"@{club.ann.id}", f"@{club.bob.id}", str(club.group.id)}
    assert (await group(cairn, club.group)).left is not None
    await club.eve.add_bot(club.group)
    await until(lambda: len([each for each in club.bob.sees(club.group) if "Hello" in each.text]) == 1)
    assert (await group(cairn, club.group)).left is None


@pytest.mark.parametrize("told", [True, False])
async def test_settings_move_with_the_group(club: Club, cairn: Bot, table: Table, told: bool) -> None:
    await choose(cairn, club.group, places.choose, SETTINGS["language"], "uk")
    old = await group(cairn, club.group)
    if not told:
        club.telegram.world.updates.allowed = ("callback_query",)
    new = club.telegram.world.migrate(club.group)
    person, _ = await table.turn()
    await table.act(Random(1), person=person)
    await until(lambda: [each for each in Table(club, cairn, table.id, new).seen if each.photo])
    (shown,) = (await table.load())[0].tables
    assert shown.place == replace(old, key=str(new.id))
    assert await cairn.store.read(places.find, "telegram", str(club.group.id)) is None
