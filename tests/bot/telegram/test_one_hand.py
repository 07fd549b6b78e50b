"""One live hand in a private chat, and calls that are too old to be deleted."""

from pathlib import Path

import pytest

from bot.i18n import translator
from bot.service.playing import append_entry
from tests.bot.telegram.timed_group import group
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import Table, press, tokens
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Message

WORDS = translator("en")


def hands(table: Table, person: Person) -> list[Message]:
    return [each for each in person.sees() if f"more:{table.id}" in tokens(each)]


async def test_a_link_to_the_hand_moves_it_to_the_end(club: Club, cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    old = table.hand(person)
    hand = await table.shown_hand(person, by="board")
    await cairn.settled()
    assert hands(table, person) == [hand] == person.sees()[-1:]
    assert old.deleted
    versions = len(hand.versions)
    await press(person, hand, f"more:{table.id}")
    await press(person, hand, f"hand:{table.id}")
    assert len(hand.versions) == versions + 2, "it is the one that is kept up to date"
    assert hands(table, person) == [hand]


@pytest.mark.parametrize("line", ["/hand", "/move Z99"])
async def test_a_hand_that_was_asked_for_by_typing_is_the_same(club: Club, cairn: Bot, table: Table, line: str) -> None:
    person, _ = await table.turn()
    old = table.hand(person)
    await person.send(None, line)
    await until(lambda: old.deleted)
    await cairn.settled()
    (hand,) = hands(table, person)
    assert hand is person.sees()[-1]
    assert hand.text.startswith("I don’t know the word") == ("Z99" in line), "it says why not"


async def test_a_hand_that_was_moved_stays_where_it_is(club: Club, cairn: Bot, table: Table) -> None:
    """Also if it has to be shown again, because an answer did not get through."""
    person, _ = await table.turn()
    old = table.hand(person)
    await person.send(None, "/hand")
    await until(lambda: old.deleted)
    await cairn.settled()
    (hand,) = hands(table, person)
    before = len(club.telegram.asked("editMessageMedia"))
    club.telegram.fail_next("editMessageMedia", 400)
    await person.press(hand, f"board:{table.id}")
    await until(lambda: hand.deleted or len(club.telegram.asked("editMessageMedia")) > before + 1)
    await cairn.settled()
    assert hands(table, person) == [hand]


async def test_a_hand_as_text_leaves_no_old_picture_behind(club: Club, cairn: Bot, table: Table) -> None:
    """Telegram cannot take a picture out of a message, so another message takes its place."""
    person, _ = await table.turn()
    old = table.hand(person)
    assert old.photo
    await person.send(None, "/settings boards=text")
    await person.reads(WORDS("settings-boards", state="text"))
    position = await table.position()
    await person.send(None, position.legal(position.actors[0])[0])
    await until(lambda: old.deleted)
    await cairn.settled()
    (hand,) = hands(table, person)
    assert hand.photo is None
    assert WORDS("text-clan-deck", count=41) in hand.text, "with the board"


async def test_my_hand_in_another_message_leaves_that_message_alone(club: Club, cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    old = table.hand(person)
    await press(person, old, WORDS("button-more"))
    await press(person, old, f"text:{table.id}")
    told = person.sees()[-1]
    await person.press(told, f"hand:{table.id}")
    await until(lambda: old.deleted)
    await cairn.settled()
    assert hands(table, person) == person.sees()[-1:]
    assert not told.deleted
    assert len(told.versions) == 1


async def test_who_takes_their_seat_back_has_one_hand_and_no_notice_any_more(cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    (seat,) = (await table.position()).actors
    await append_entry(cairn.context, *await table.load(), 1 - seat, f"/computer {seat}")
    await cairn.settled()
    assert hands(table, person) == []
    (told,) = [each for each in person.sees() if f"return:{table.id}" in tokens(each)]
    await press(person, told, f"return:{table.id}")
    await cairn.settled()
    assert told.deleted
    assert len(hands(table, person)) == 1


async def test_a_call_that_is_too_old_to_be_deleted_becomes_harmless(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.begin()
        (old,) = it.calls
        it.club.telegram.world.state.edit_limit = None
        it.club.telegram.clock.advance(49 * 3600)
        await it.call()
        await it.wait(20)
        (new,) = it.calls
        assert new is not old
        assert (old.text, old.buttons) == ("✓", ())
