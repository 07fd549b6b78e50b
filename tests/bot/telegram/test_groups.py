"""In groups: commands, the people they name, challenges put together there, topics, and groups that move."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.delivery.worker import Worker
from bot.i18n import translator
from bot.store import matches
from bot.telegram.platform import Telegram
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import Table, accepts, begun, press, tokens
from tests.servers.telegram import wire
from tests.servers.telegram.people import until
from tests.servers.telegram.state import Message

WORDS = translator("en")


async def challenge(it: Club) -> Message:
    return await it.eve.reads(lambda each: accepts(each) is not None, it.group)


async def test_a_reply_names_the_author_of_the_message(club: Club, cairn: Bot) -> None:
    said = await club.bob.send(club.group, "Who plays?")
    await club.ann.send(club.group, "/play@cairn_bot schotten-totten tactics", reply_to=said)
    assert "Bob: Ann challenges you!" in (await challenge(club)).text


async def test_a_username_names_someone_whom_the_bot_has_met(club: Club, cairn: Bot) -> None:
    club.bob.user.username = "BobTheBuilder"
    await club.bob.send(club.group, "/games")
    await club.bob.reads(lambda _: True)
    await club.ann.send(club.group, "/play @bobthebuilder totemo")
    assert "Bob: Ann challenges you!" in (await challenge(club)).text


async def test_a_username_belongs_to_its_current_owner(club: Club, cairn: Bot) -> None:
    for owner, name in ((club.bob, "the_one"), (club.eve, "the_one")):
        owner.user.username = name
        await owner.send(None, "/games")
        await owner.reads(lambda _: True)
    await club.ann.send(club.group, "/play @the_one totemo")
    assert "Eve: Ann challenges you!" in (await challenge(club)).text


@pytest.mark.parametrize("line", ["/play @Cairn_Bot", "/play computer"])
async def test_the_bots_own_name_means_the_computer(club: Club, cairn: Bot, line: str) -> None:
    await club.ann.send(club.group, line)
    await club.ann.reads(lambda each: each.photo is not None)
    await cairn.settled()
    board, hand = [each for each in club.ann.sees() if each.photo]
    assert any(data.startswith("text:") for data in tokens(board))
    assert any(data.startswith("more:") for data in tokens(hand)), "the hand comes once"
    assert club.eve.sees(club.group) == [], "nothing in the group"


@pytest.mark.parametrize("typed", [True, False])
async def test_a_match_with_the_computer_leads_to_a_private_chat_that_is_not_open_yet(
    club: Club, cairn: Bot, typed: bool
) -> None:
    club.ann.user.started = False
    await club.ann.send(club.group, "/play computer" if typed else "/play")
    if typed:
        invitation = await club.ann.reads(WORDS("telegram-open-first"), club.group)
        await club.ann.follow(invitation.buttons[0])
    else:
        setup = await club.ann.reads("New match", club.group)
        pressed = await club.ann.press(setup, WORDS("setup-computer-steady"))
        assert pressed.url
        await until(lambda: setup.deleted)
        await club.ann.send(None, f"/start {pressed.url.partition('=')[2]}")
    hand = await club.ann.reads(lambda each: any(data.startswith("pick:") for data in tokens(each)))
    await press(club.ann, hand, next(token for token in tokens(hand) if token.startswith("pick:")))


async def test_it_leads_there_even_if_delivery_is_slow(club: Club, cairn: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(*_: object) -> dict[object, float]:
        return {}

    monkeypatch.setattr(Worker, "_look", look)
    club.ann.user.started = False
    await club.ann.send(club.group, "/play computer")
    assert (await club.ann.reads(WORDS("telegram-open-first"), club.group)).buttons


async def test_bots_cannot_play(club: Club, cairn: Bot) -> None:
    club.bob.user.is_bot = True
    await club.ann.send(club.group, "/play ", club.bob)
    await club.ann.reads(WORDS("refusal-no-bots", platform="telegram"), club.group)
    await club.ann.send(club.group, "/play @some_bot")
    await until(lambda: len(club.ann.sees(club.group)) == 2)
    assert club.ann.sees() == []


async def test_messages_for_others_are_ignored(club: Club, cairn: Bot) -> None:
    club.telegram.world.promote_bot(club.group)
    for text in ("hello", "/play@other_bot", "/roll 6", "play", "go to /play"):
        await club.ann.send(club.group, text)
    first = await club.ann.send(club.group, "/unknown@cairn_bot")
    await club.ann.edit(first, "/play")
    await club.ann.reads("unknown", club.group)
    assert len(club.ann.sees(club.group)) == 1
    assert club.ann.sees() == []


async def as_the_group(club: Club, command: str) -> None:
    """An administrator who is anonymous types this."""
    message = await club.ann.send(club.group, "hello")
    told = wire.message(club.telegram.world.state, message)
    entity = {"type": "bot_command", "offset": 0, "length": len(command)}
    told |= {"text": command, "entities": [entity], "sender_chat": told["chat"]}
    club.telegram.world.updates.push("message", told)


async def test_someone_writing_as_the_group_is_told_why_that_fails(club: Club, cairn: Bot) -> None:
    await as_the_group(club, "/play")
    await club.ann.reads(WORDS("refusal-anonymous"), club.group)


async def test_an_anonymous_administrator_gets_the_settings_of_the_group(club: Club, cairn: Bot) -> None:
    """The buttons below are pressed by their own account."""
    await as_the_group(club, "/settings")
    shown = await club.ann.reads(WORDS("here-title", platform="telegram"), club.group)
    button = next(token for token in tokens(shown) if ":starters:" in token)
    await club.bob.press(shown, button)
    refused = WORDS("refusal-managers-only", platform="telegram").partition(".")[0]
    await club.bob.reads(refused)
    await club.ann.press(shown, button)
    opened = await club.ann.reads(WORDS("here-starters", state="everyone"))
    await press(club.ann, opened, next(token for token in tokens(opened) if token.endswith(":managers")))
    await club.ann.reads(WORDS("here-starters", state="managers"))


async def test_a_personal_answer_goes_to_the_private_chat(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/settings")
    await club.ann.reads(WORDS("settings-title"))
    assert club.ann.sees(club.group) == []


async def test_a_personal_answer_to_someone_unreachable_is_a_link(club: Club, cairn: Bot) -> None:
    club.ann.user.started = False
    await club.ann.send(club.group, "/rules")
    invitation = await club.ann.reads(WORDS("telegram-open-first"), club.group)
    assert invitation.reply_to
    await club.ann.follow(invitation.buttons[0])
    await club.ann.reads(lambda each: each.photo is not None)


async def test_a_challenge_can_be_put_together_in_the_group(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/play")
    setup = await club.bob.reads("New match", club.group)
    versions = len(setup.versions)
    await club.ann.press(setup, setup.buttons[0])
    await until(lambda: len(setup.versions) > versions)
    await club.ann.press(setup, WORDS("setup-open"))
    message = await challenge(club)
    await until(lambda: setup.deleted)
    assert club.ann.sees() == [], "the challenge itself is the answer"
    await club.bob.follow(message.buttons[0])
    await club.bob.reads(lambda each: each.photo is not None)


async def test_a_double_click_makes_one_match(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/play")
    setup = await club.ann.reads("New match", club.group)
    button = setup.button(WORDS("setup-computer-steady"))
    await club.ann.press(setup, button)
    if not setup.deleted:
        await club.ann.press(setup, button)
    await cairn.settled()
    assert len(await cairn.store.read(matches.unfinished_at, Telegram.name, f"@{club.ann.user.id}")) == 1


async def test_a_refusal_while_a_challenge_is_put_together_is_an_alert(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/play")
    setup = await club.ann.reads("New match", club.group)
    for person in (club.bob, club.bob, club.bob, club.cid, club.cid):
        await club.ann.send(club.group, "/play ", person, " totemo")
    await until(lambda: sum(accepts(each) is not None for each in club.ann.sees(club.group)) == 5)
    pressed = await club.ann.press(setup, WORDS("setup-open"))
    assert pressed.alert
    assert "Cancel one first" in pressed.text


async def test_someone_whom_the_bot_has_not_met_is_not_called_again_and_again(club: Club, cairn: Bot) -> None:
    for _ in range(3):
        await club.ann.send(club.group, "/play @stranger totemo")
    await until(lambda: sum(accepts(each) is not None for each in club.ann.sees(club.group)) == 3)
    await club.ann.send(club.group, "/play @Stranger totemo")
    told = await club.ann.reads("In the last hour", club.group)
    assert "Stranger" in told.text


async def test_a_topic_is_a_table(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it) as cairn:
        forum = await it.telegram.world.add_forum("Forum", it.ann, it.bob, it.eve)
        topic = it.telegram.world.add_topic(forum, "Games")
        table = await begun(it, cairn, forum, topic)
        assert table.board.thread == topic.id
        assert [each.text[:5] for each in it.eve.sees(forum)] == ["Hello"], "only a greeting in the general topic"
        person, _ = await table.turn()
        hand = await table.shown_hand(person)
        await press(person, hand, next(token for token in tokens(hand) if token.startswith("pick:")))


async def test_a_reply_names_whose_profile_is_meant_which_comes_in_private(club: Club, cairn: Bot) -> None:
    await club.ann.send(None, "/help")
    said = await club.bob.send(club.group, "Who am I?")
    await club.ann.send(club.group, "/profile@cairn_bot", reply_to=said)
    await club.ann.reads(WORDS("refusal-no-profile").partition(" `")[0], club.group)


async def test_a_reply_in_a_supergroup_is_not_a_topic(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it):
        group = await it.telegram.world.add_supergroup("Big", it.ann, it.bob, it.eve)
        said = await it.bob.send(group, "Who plays?")
        await it.ann.send(group, "/play totemo", reply_to=said)
        await it.bob.reads("Bob: Ann challenges you!", group)


async def test_a_match_moves_to_the_general_topic_when_its_own_is_deleted(tmp_path: Path) -> None:
    """This is said there once."""
    async with club(tmp_path) as it, bot(it) as cairn:
        forum = await it.telegram.world.add_forum("Forum", it.ann, it.bob, it.eve)
        topic = it.telegram.world.add_topic(forum, "Games")
        table = await begun(it, cairn, forum, topic)
        it.telegram.world.delete_topic(forum, topic)
        await move(table)
        table = replace(table, topic=None)
        told = WORDS("notice-moved", title="", platform="telegram").rstrip(": ")
        for _ in range(2):
            assert table.board.photo
            assert len([each for each in table.seen if told in each.text]) == 1
            await move(table)
        (only,) = (await table.load())[0].tables
        assert only.address == str(forum.id)


@pytest.mark.parametrize("told", [True, False])
async def test_a_group_that_becomes_a_supergroup_keeps_its_matches(
    club: Club, cairn: Bot, table: Table, told: bool
) -> None:
    old = club.group
    if not told:
        club.telegram.world.updates.allowed = ("callback_query",)
    new = club.telegram.world.migrate(old)
    await move(table)
    grown = Table(club, cairn, table.id, new)
    await until(lambda: [each for each in grown.seen if each.photo])
    await cairn.settled()
    assert grown.board.photo
    assert grown.pings == [], "everyone is there"
    assert await cairn.store.read(matches.at_table, Telegram.name, str(old.id)) is None
    pressed = await club.ann.press(grown.board, WORDS("button-hand"))
    assert pressed.alert


async def test_a_challenge_moves_with_its_group(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/play ", club.bob, " totemo")
    await challenge(club)
    new = club.telegram.world.migrate(club.group)
    message = await club.bob.reads(lambda each: accepts(each) is not None, new)
    await club.bob.follow(message.buttons[0])
    await club.bob.reads(lambda each: each.photo is not None, new)


async def test_a_bot_that_was_removed_from_a_group_continues_elsewhere(club: Club, cairn: Bot, table: Table) -> None:
    await club.ann.kick_bot(club.group)
    await move(table)


async def move(table: Table) -> None:
    """The player to act plays something in the private chat."""
    person, _ = await table.turn()
    before = await table.position()
    hand = await table.shown_hand(person)
    while (await table.position()).ply == before.ply:
        await press(person, hand, next(token for token in tokens(hand) if token.startswith(("pick:", "move:"))))
    await table.bot.settled()


async def test_when_the_bot_is_back_the_board_is_up_to_date_before_anybody_acts(
    club: Club, cairn: Bot, table: Table
) -> None:
    board, waiting = table.board, (await table.turn())[1]
    await club.eve.kick_bot(club.group)
    while (await table.turn())[0] is not waiting:
        await move(table)
    assert f"Waiting for {waiting.name}." not in board.text
    await club.eve.add_bot(club.group)
    await until(lambda: f"Waiting for {waiting.name}." in board.text)
    assert table.board is board
