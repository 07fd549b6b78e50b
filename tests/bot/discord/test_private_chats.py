"""People whom private messages do not reach: remembered, told once, not tried again; their hand is always available."""

from random import Random

import pytest

from bot.i18n import translator
from bot.store import people
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, press
from tests.servers.discord import Message, User

DM = r"/channels/{}/messages"


def notices(table: Table) -> list[Message]:
    text = translator("en")("notice-unreachable", name="Bob", title="").partition(".")[0]
    shown = [*table.club.eve.sees(table.place), *table.club.eve.sees(table.club.hall)]
    return [message for message in shown if text in message.content]


def tries(club: Club, user: User) -> int:
    return len(club.server.asked("POST", DM.format(user.dm.id)))


async def unreached(club: Club, cairn: Bot, why: str) -> Table:
    """A match of Ann and Bob, whom no private message reaches."""
    if why == "closed":
        club.bob.dms_open = False
    else:
        club.server.fail_next("POST", DM.format(club.bob.dm.id), 403, code=50278, times=1000)
    return await begun(club, cairn)


@pytest.mark.parametrize("why", ["closed", "no server in common"])
async def test_a_closed_chat_is_reported_once_and_then_left_alone(club: Club, cairn: Bot, why: str) -> None:
    table, rng = await unreached(club, cairn, why), Random(1)
    for _ in range(4):
        await table.act(rng, "board")
        await cairn.settled()
    assert len(notices(table)) == 1
    assert tries(club, club.bob) == 1
    assert tries(club, club.ann) == 1
    person = await cairn.store.read(people.find, "discord", str(club.bob.id))
    assert person
    assert not person.reachable
    await begun(club, cairn)
    assert tries(club, club.bob) == 1


async def test_the_hand_button_shows_the_hand(club: Club, cairn: Bot) -> None:
    table = await unreached(club, cairn, "closed")
    for message in (table.board, table.calls[0]):
        did = await press(club.bob, message, f"hand:{table.id}")
        assert did.answer.only_for is club.bob
        assert did.answer.attachments


async def test_writing_in_the_private_chat_makes_a_person_reachable_again(club: Club, cairn: Bot) -> None:
    table = await unreached(club, cairn, "closed")
    club.bob.dms_open = True
    did = await club.bob.slash(club.bob.dm, "hand")
    await did.finished()
    await table.act(Random(1), "board")
    await cairn.settled()
    assert tries(club, club.bob) == 2


async def test_in_a_private_chat_of_two_the_challenger_learns_who_was_not_reached(club: Club, cairn: Bot) -> None:
    """Only Bob could see his challenge, and he cannot, so Ann has to know."""
    club.bob.dms_open = False
    did = await club.ann.slash(club.ann.dm, "play", opponent=club.bob, game="schotten-totten")
    await did.finished()
    await cairn.settled()
    assert [it for it in club.ann.sees(club.ann.dm) if "I can’t send Bob private messages" in it.content]
