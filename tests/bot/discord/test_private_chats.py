"""People whom private messages do not reach: remembered, told once, not tried again; their hand is always available."""

from random import Random

import pytest

from bot.i18n import translator
from bot.service.playing import append_entry
from bot.store import people
from tests.journeys.discord_house import Bot, Club
from tests.journeys.discord_table import Table, begun, press, tokens
from tests.servers.discord import Message, User
from tests.support import playing

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


async def test_with_closed_messages_the_computer_is_played_by_answers_to_the_end(club: Club, cairn: Bot) -> None:
    club.ann.dms_open = False
    did = await club.ann.slash(club.hall, "play", opponent=club.world.bot)
    answer = (await did.finished()).answer
    id = next(token for token in tokens(answer) if token.startswith("more:")).partition(":")[2]
    await cairn.settled()
    rng = Random(1)
    await playing.rush(cairn.context, id, rng, left=5)
    await cairn.settled()
    answer = (await (await club.ann.slash(club.hall, "hand", match=id)).finished()).answer
    while f"rematch:{id}" not in tokens(answer):
        offered = [token for token in tokens(answer) if token.startswith(("pick:", "move:"))]
        await press(club.ann, answer, playing.chosen(offered, rng) if offered else f"board:{id}")
        await cairn.settled()
    assert answer.only_for is club.ann
    assert club.ann.sees(club.ann.dm) == []
    posted = club.server.asked("POST", DM.format(club.hall.id))
    assert posted == [], "nothing in the channel, and no thread"
    assert tries(club, club.ann) <= 3, "the digest, the board and the hand; afterwards nothing"


async def test_who_takes_their_seat_back_has_one_hand_and_no_notice_any_more(club: Club, cairn: Bot) -> None:
    table = await begun(club, cairn)
    (seat,) = (await table.position()).actors
    person, back = table.seats[seat], f"return:{table.id}"
    await append_entry(cairn.context, *await cairn.context.matches.load(table.id), 1 - seat, f"/computer {seat}")
    await cairn.settled()
    (told,) = [each for each in person.sees(person.dm) if back in tokens(each)]
    await press(person, told, back)
    await cairn.settled()
    assert told.deleted
    assert [f"more:{table.id}" in tokens(each) for each in person.sees(person.dm)] == [True]
