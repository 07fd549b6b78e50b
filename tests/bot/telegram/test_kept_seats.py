"""Challenges for people whom the bot has not met: their seat is kept, and others pass the challenge on to them."""

from pathlib import Path

import pytest

from bot.i18n import translator
from bot.store import people
from bot.telegram.platform import Telegram
from tests.journeys.telegram_house import Bot, Club, bot, club
from tests.journeys.telegram_table import accepts, opened, press
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Message
from tests.servers.telegram.texts import share_link

WORDS = translator("en")


@pytest.fixture
def dan(club: Club) -> Person:
    """Nobody in the group, and new to the bot."""
    return club.telegram.world.add_user("Dan", username="DanTheMan")


def invited(challenge: Message) -> str:
    """The link that the button of a challenge passes on."""
    (shared,) = filter(None, (share_link(each.url) for each in challenge.buttons if each.url))
    assert shared[1] == "Ann challenges you to Schotten Totten!"
    return shared[0]


async def test_a_handle_that_nobody_has_yet_keeps_a_seat_that_its_owner_takes(
    club: Club, cairn: Bot, dan: Person
) -> None:
    await club.ann.send(club.group, "/play @danTHEman")
    challenge = await club.eve.reads("@danTHEman: Ann challenges you!", club.group)
    (mention,) = [each for each in challenge.content.entities if each.type == "mention"]
    assert challenge.content.part(mention) == "@danTHEman", "it stays active, so that its owner is notified"
    link = invited(challenge)
    await club.eve.follow(link)
    assert "This challenge is for @" in (await club.eve.reads(lambda _: True)).text
    await dan.follow(link)
    await dan.reads(lambda each: each.photo is not None)
    await until(lambda: challenge.buttons == ())
    await cairn.settled()
    assert [each for each in club.eve.sees(club.group) if each.photo]


async def test_in_the_private_chat_a_handle_is_invited_by_the_challenger(club: Club, cairn: Bot, dan: Person) -> None:
    await club.ann.send(None, "/play @dantheman schotten-totten")
    challenge = await club.ann.reads("challenges you!")
    await club.ann.reads("I can’t message @")
    await dan.follow(invited(challenge))
    await dan.reads(lambda each: each.photo is not None)


async def test_a_challenge_in_a_group_for_someone_who_is_there_needs_no_invitation(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/play ", club.bob, " totemo")
    challenge = await club.bob.reads(lambda each: accepts(each) is not None, club.group)
    assert not any(share_link(each.url or "") for each in challenge.buttons)


async def test_telegrams_own_list_leads_to_someone_whom_the_bot_has_not_met(
    club: Club, cairn: Bot, dan: Person
) -> None:
    await club.ann.send(None, "/play")
    setup = await club.ann.reads("New match")
    await press(club.ann, setup, WORDS("setup-pace", pace=WORDS("pace-three-days")))
    await press(club.ann, setup, WORDS("setup-someone"))
    await until(lambda: club.ann.asked)
    assert "New match" in setup.text, "the setup stays"
    await club.ann.choose(dan)
    challenge = await club.ann.reads("Dan: Ann challenges you!")
    assert WORDS("pace-day") in challenge.text, "with the settings that were chosen"
    await club.ann.reads("I can’t message Dan first")
    assert club.ann.asked is None, "the keyboard is gone"
    await cairn.settled()
    known = await cairn.store.read(people.find, Telegram.name, str(dan.id))
    assert known
    assert (known.name, known.handle, known.reachable) == ("Dan", "dantheman", False)
    tried = [each for each in club.telegram.requests if each.params.get("chat_id") == str(dan.id)]
    assert [each.status for each in tried] == [400], "once"
    dan.user.username = "renamed"
    await dan.follow(invited(challenge))
    await dan.reads(lambda each: each.photo is not None)


async def test_several_people_can_be_chosen_for_a_larger_match(club: Club, cairn: Bot) -> None:
    await club.ann.send(None, "/play totemo players=3")
    setup = await club.ann.reads("New match")
    await press(club.ann, setup, WORDS("setup-someone"))
    await until(lambda: club.ann.asked)
    await club.ann.choose(club.bob, club.cid)
    await club.bob.reads("Bob and Cid: Ann challenges you!")
    await club.cid.reads("Bob and Cid: Ann challenges you!")


async def test_a_refusal_ends_the_choice_as_well(club: Club, cairn: Bot) -> None:
    await club.ann.send(None, "/play")
    await press(club.ann, await club.ann.reads("New match"), WORDS("setup-someone"))
    await until(lambda: club.ann.asked)
    await club.ann.choose(club.ann)
    await club.ann.reads("You can’t challenge yourself")
    assert club.ann.asked is None


async def test_in_a_group_nobody_is_asked_for_their_contacts(club: Club, cairn: Bot) -> None:
    await club.ann.send(club.group, "/play")
    setup = await club.ann.reads("New match", club.group)
    assert WORDS("setup-someone") not in [button.text for button in setup.buttons]


async def test_a_challenger_who_is_unknown_too_still_gets_to_their_challenge(tmp_path: Path) -> None:
    async with club(tmp_path, started=False) as it, bot(it):
        await it.ann.send(it.group, "/play @dantheman totemo")
        await it.eve.reads("challenges you!", it.group)
        invitation = await it.ann.reads(WORDS("telegram-open-first"), it.group)
        assert (opened(invitation.buttons[0].url) or "").startswith("challenge:")
