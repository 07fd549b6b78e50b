"""Who sees what: people whom the bot may not write to, strangers, and hands in the middle of a group."""

from pathlib import Path
from random import Random

from bot.i18n import translator
from bot.store import people
from bot.telegram.platform import Telegram
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import Table, accepts, begun, challenged, opened, tokens
from tests.servers.telegram import wire
from tests.servers.telegram.people import until
from tests.servers.telegram.state import Query

WORDS = translator("en")
MANY = 6


async def test_someone_who_never_started_the_bot_accepts_with_a_link_that_starts_it(tmp_path: Path) -> None:
    async with club(tmp_path, started=False) as it, bot(it) as cairn:
        message = await challenged(it)
        assert it.bob.name in message.text
        assert accepts(message)
        assert not it.bob.user.started
        await it.bob.follow(message.buttons[0])
        await it.bob.reads(lambda each: each.photo is not None)
        await cairn.settled()
        assert WORDS("challenge-begun", digest="").partition("`")[0].strip() in message.text
        assert message.buttons == ()


async def test_a_challenger_whom_the_bot_may_not_write_to_is_led_to_the_private_chat(tmp_path: Path) -> None:
    async with club(tmp_path, started=False) as it, bot(it):
        await challenged(it)
        invitation = await it.ann.reads(WORDS("telegram-open-first"), it.group)
        (button,) = invitation.buttons
        assert (opened(button.url) or "").startswith("challenge:")
        await it.ann.follow(button)
        assert accepts(await it.ann.reads(it.bob.name)) is None, "in the private chat it is an ordinary button"


async def test_in_the_group_my_hand_is_an_alert_that_fits(club: Club, cairn: Bot, table: Table) -> None:
    for person in table.players:
        pressed = await person.press(table.board, WORDS("button-hand"))
        seat = next(seat for seat, each in (await table.seats()).items() if each is person)
        hand = (await table.position()).view(seat).hand
        assert pressed.alert
        assert all(card in pressed.text for card in hand)
        assert WORDS("telegram-play", button="My hand ↗") in pressed.text


async def test_a_hand_that_is_long_in_words_is_short_in_the_alert(tmp_path: Path) -> None:
    async with club(tmp_path, "ru", "el") as it, bot(it) as cairn:
        table = await begun(it, cairn, options="tactics")
        for seat, person in (await table.seats()).items():
            pressed = await person.press(table.board, f"hand:{table.id}")
            words = translator(person.user.language or "")
            hand = (await table.position()).view(seat).hand
            assert all(words.card(card) in pressed.text for card in hand)


async def test_a_stranger_gets_an_explanation_and_sees_nothing(club: Club, cairn: Bot, table: Table) -> None:
    pressed = await club.eve.press(table.board, WORDS("button-hand"))
    assert pressed.alert
    assert pressed.text.startswith("You’re not playing in this match")
    before = (await table.position()).ply
    person, _ = await table.turn()
    hand = await table.shown_hand(person)
    stolen = next(token for token in tokens(hand) if token.startswith(("move:", "pick:")))
    await club.eve.start()
    await club.eve.reads("Welcome")
    club.telegram.world.updates.push("callback_query", _query(club, stolen))
    await club.eve.reads("You’re not playing in this match")
    assert (await table.position()).ply == before
    assert len(club.eve.sees()) == 1, "shown in the message whose button they seem to have pressed"


async def test_other_presses_in_the_group_are_answered_in_the_private_chat(
    club: Club, cairn: Bot, table: Table
) -> None:
    pressed = await club.eve.press(table.board, WORDS("button-history"))
    assert (pressed.text, pressed.alert) == (WORDS("telegram-private"), False)
    assert WORDS("history-none") in (await club.eve.reads(lambda _: True)).text


async def test_other_presses_lead_to_the_private_chat_if_the_bot_may_not_write(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it) as cairn:
        table = await begun(it, cairn)
        it.eve.user.started = False
        pressed = await it.eve.press(table.board, WORDS("button-history"))
        assert opened(pressed.url) == f"history:{table.id}:0"
        await it.eve.follow(pressed)
        await it.eve.reads(WORDS("history-none"))


async def test_someone_who_blocks_the_bot_is_reported_once_in_the_group_and_left_alone(
    club: Club, cairn: Bot, table: Table
) -> None:
    person, other = await table.turn()
    await other.block()
    for _ in range(MANY):
        if (await table.actors()) == [person]:
            await table.act(Random(1))
        else:
            await table.write(Random(1))
        await cairn.settled()
    notice = WORDS("notice-unreachable", name=other.name, title="")[:40]
    assert len([each for each in table.seen if notice in each.text]) == 1
    assert len([each for each in club.telegram.requests if each.status == 403]) == 1
    known = await cairn.store.read(people.find, Telegram.name, str(other.id))
    assert known
    assert not known.reachable
    pressed = await other.press(table.board, WORDS("button-hand"))
    assert pressed.alert
    assert WORDS("telegram-play", button="My hand ↗") in pressed.text


async def test_someone_who_opens_the_private_chat_is_reachable_again(club: Club, cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    await cairn.store.write(people.set_reachable, Telegram.name, str(person.id), False)
    await table.shown_hand(person, by="board")
    known = await cairn.store.read(people.find, Telegram.name, str(person.id))
    assert known
    assert known.reachable


async def test_a_hostile_name_is_only_a_name(tmp_path: Path) -> None:
    async with club(tmp_path) as it, bot(it) as cairn:
        it.ann.user.name = "<b>@durov</b> /resign t.me/x `&amp; "
        it.bob.user.name = "https://evil.example\n<a href='tg://user?id=1'>"
        table = await begun(it, cairn)
        for message in (*table.seen, *it.ann.sees(), *it.bob.sees()):
            kinds = {entity.type for entity in message.content.entities}
            assert kinds <= {"code", "text_mention", "date_time"}, message.text
            mentioned = {entity.user for entity in message.content.entities if entity.user}
            assert mentioned <= {it.ann.id, it.bob.id}
        assert "<b>@\u200bdurov<" in table.board.text
        await until(lambda: table.pings)


def _query(it: Club, token: str) -> dict[str, object]:
    """A press that no client offers."""
    message = it.eve.sees()[-1]
    query = Query("4999", it.eve.user, message, it.telegram.clock())
    it.telegram.world.state.queries[query.id] = query
    return wire.query(it.telegram.world.state, query, token)
