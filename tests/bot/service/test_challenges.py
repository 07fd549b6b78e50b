"""From a challenge to the first move."""

import hashlib

import pytest

from bot.i18n import translator
from bot.service.challenges import EXPIRES, OPEN_AT_ONCE
from tests.bot.house import House, find, verbs

EN = translator("en")


async def test_a_challenge_is_posted_at_its_table_and_mentions_the_opponent(home: House) -> None:
    await home.type("Bob", "/help")
    answer = await home.type("Ann", "/play @Bob tactics rounds=3 week")
    await home.settle()
    (challenge,) = home.platform.at("hall")
    assert challenge.mentions == ("bob",)
    assert "Ann" in challenge.text
    assert "Bob" in challenge.text
    assert "Tactics variant, Rounds: 3" in challenge.text
    assert EN("pace-week") in challenge.text
    assert {"accept", "decline", "cancel"} <= verbs(challenge)
    assert verbs(answer) == {"cancel"}


async def test_accepting_starts_the_match_and_shows_the_digest_of_the_seed(home: House) -> None:
    id = await home.match("Ann", "Bob")
    match, position = await home.load(id)
    begun, board, call = home.platform.at("hall")
    assert hashlib.sha256(match.seed).hexdigest() in begun.text
    assert match.seed.hex() not in "".join(screen.text for _, screen in home.platform.sent)
    assert board.drawing is not None
    name, other = await home.turn(id)
    assert call.mentions == (name.lower(),)
    (hand,) = home.platform.at(f"@{name.lower()}")
    assert "pick" in verbs(hand)
    (waiting,) = home.platform.at(f"@{other.lower()}")
    assert "pick" not in verbs(waiting)
    assert position.ply == 0


async def test_an_open_seat_goes_to_the_first_to_join(home: House) -> None:
    setup = await home.type("Ann", "/play")
    await home.press("Ann", next(b for row in setup.rows for b in row if b.token.endswith(":ask")))
    await home.settle()
    (challenge,) = home.platform.at("hall")
    assert "decline" not in verbs(challenge)
    assert "own challenge" in (await home.press("Ann", find(challenge, "accept"))).text
    await home.press("Cyd", find(challenge, "accept"))
    late = await home.press("Bob", find(challenge, "accept"))
    assert EN("refusal-challenge-accepted") in late.text
    (match,) = await home.matches("Ann")
    assert [seat.person.name for seat in match.seats if seat.person] == ["Ann", "Cyd"]


async def test_each_setup_button_changes_one_thing(home: House) -> None:
    screen = await home.type("Ann", "/play")
    for label in ("Tactics variant: off", "Rounds: 1", "Rounds: 2", "Pace: 3 days per turn"):
        screen = await home.press("Ann", next(b for row in screen.rows for b in row if b.label == label))
    labels = [button.label for row in screen.rows for button in row]
    assert {"Tactics variant: on", "Expert variant: off", "Rounds: 3", "Pace: 1 day per turn"} <= set(labels)
    await home.press("Ann", next(b for row in screen.rows for b in row if b.label == EN("setup-computer-random")))
    (match,) = await home.matches("Ann")
    assert match.options == {"tactics": "on", "expert": "off", "rounds": "3"}
    assert match.pace == "day"
    assert match.seats[1].computer == "random"
    assert match.started


async def test_a_match_against_the_computer_starts_at_once_and_the_computer_moves_by_itself(home: House) -> None:
    hand = await home.type("Ann", "/play computer")
    assert "Computer" in hand.text
    await home.settle()
    (match,) = await home.matches("Ann")
    _, position = await home.load(match.id)
    assert position.actors == (0,)


@pytest.mark.parametrize(
    ("reason", "told"), [("none", "declined"), ("time", "No time right now"), ("pace", "I’d prefer another pace")]
)
async def test_declining_can_give_a_reason(home: House, reason: str, told: str) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob")
    await home.settle()
    (challenge,) = home.platform.at("hall")
    asked = await home.press("Bob", find(challenge, "decline"))
    await home.press("Bob", next(b for row in asked.rows for b in row if b.token.endswith(f":{reason}")))
    await home.settle()
    (ended,) = home.platform.at("hall")
    assert not ended.rows
    assert told in ended.text
    (notice,) = home.platform.at("@ann")
    assert "declined" in notice.text
    assert not await home.matches("Ann")
    assert "was declined" in (await home.press("Bob", find(challenge, "accept"))).text


async def test_only_the_challenged_player_may_answer(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob")
    await home.settle()
    (challenge,) = home.platform.at("hall")
    for verb in ("accept", "decline"):
        assert EN("refusal-not-invited") in (await home.press("Eve", find(challenge, verb))).text
    assert EN("refusal-not-challenger") in (await home.press("Eve", find(challenge, "cancel"))).text
    (match,) = await home.matches("Ann")
    assert match.started is None
    assert not await home.matches("Eve")


async def test_a_challenge_can_be_withdrawn(home: House) -> None:
    await home.type("Bob", "/help")
    answer = await home.type("Ann", "/play @Bob")
    await home.press("Ann", find(answer, "cancel"))
    await home.settle()
    (ended,) = home.platform.at("hall")
    assert "Ann cancelled the challenge" in ended.text
    assert not ended.rows


async def test_a_challenge_expires(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob")
    await home.settle()
    (challenge,) = home.platform.at("hall")
    home.clock.now += EXPIRES - 1
    await home.timers.tick()
    assert await home.matches("Ann")
    home.clock.now += 1
    await home.timers.tick()
    await home.settle()
    assert not await home.matches("Ann")
    (ended,) = home.platform.at("hall")
    assert "in time" in ended.text
    assert "expired" in (await home.press("Bob", find(challenge, "accept"))).text


async def test_the_number_of_open_challenges_is_limited(home: House) -> None:
    await home.type("Bob", "/help")
    for _ in range(OPEN_AT_ONCE):
        await home.type("Ann", "/play @Bob")
    assert "waiting for an answer. Cancel one first" in (await home.type("Ann", "/play @Bob")).text
    assert len(await home.matches("Ann")) == OPEN_AT_ONCE


async def test_a_blocked_player_cannot_challenge_or_take_an_open_seat(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/help")
    await home.type("Bob", "/block @Ann")
    assert "You can’t challenge" in (await home.type("Ann", "/play @Bob")).text
    assert "You have blocked Ann" in (await home.type("Bob", "/play @Ann")).text
    setup = await home.type("Bob", "/play")
    await home.press("Bob", next(b for row in setup.rows for b in row if b.token.endswith(":ask")))
    await home.settle()
    (challenge,) = home.platform.at("hall")
    assert "You can’t challenge" in (await home.press("Ann", find(challenge, "accept"))).text
    settings = await home.type("Bob", "/settings")
    await home.press("Bob", find(settings, "unblock"))
    await home.press("Ann", find(challenge, "accept"))
    (match,) = await home.matches("Ann")
    assert match.started


async def test_declining_can_block(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob")
    await home.settle()
    asked = await home.press("Bob", find(home.platform.at("hall")[0], "decline"))
    await home.press("Bob", next(b for row in asked.rows for b in row if b.token.endswith(":block")))
    assert "You can’t challenge" in (await home.type("Ann", "/play @Bob")).text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/play @Ann", "yourself"),
        ("/play @Zoe", "I don’t know anyone called “zoe”"),
        ("/play @Bob chess", "I don’t know what “chess” means for `/play`"),
        ("/play @Bob rounds=10", "“10” is not a value of rounds"),
        ("/play @Bob tactics=maybe", "“maybe” is not a value of tactics"),
    ],
)
async def test_an_impossible_challenge_is_refused_and_changes_nothing(home: House, line: str, told: str) -> None:
    await home.type("Bob", "/help")
    assert told in (await home.type("Ann", line)).text
    assert not await home.matches("Ann")


async def test_in_private_chats_each_player_has_a_table(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob", address="@ann")
    await home.settle()
    (challenge,) = home.platform.at("@bob")
    await home.press("Bob", find(challenge, "accept"), address="@bob")
    await home.settle()
    (match,) = await home.matches("Bob")
    assert {table.address for table in match.tables} == {"@ann", "@bob"}


async def test_an_open_seat_in_a_private_chat_is_an_invite(home: House) -> None:
    setup = await home.type("Ann", "/play", address="@ann")
    (invite,) = (b for row in setup.rows for b in row if b.token.endswith(":ask"))
    assert invite.label == "Invite with a code"
    answer = await home.press("Ann", invite, address="@ann")
    (match,) = await home.matches("Ann")
    assert f"/join {match.id}" in answer.text


async def test_the_challenger_cannot_decline_but_only_withdraw(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob")
    await home.settle()
    (posted,) = home.platform.at("hall")
    assert "your own challenge" in (await home.press("Ann", find(posted, "decline"))).text
    assert (await home.matches("Ann"))[0].ended is None


async def test_an_open_seat_says_join_and_a_rematch_says_rematch(home: House) -> None:
    setup = await home.type("Ann", "/play")
    await home.press("Ann", next(button for row in setup.rows for button in row if EN("setup-open") in button.label))
    await home.settle()
    (posted,) = home.platform.at("hall")
    assert find(posted, "accept").label == "Join"
    await home.press("Bob", find(posted, "accept"))
    (match,) = await home.matches("Ann")
    await home.press("Ann", f"abort:{match.id}")
    await home.press("Bob", f"rematch:{match.id}")
    await home.settle()
    assert [screen for screen in home.platform.at("hall") if "Bob would like a rematch" in screen.text]


async def test_recent_opponents_can_be_challenged_with_a_button(home: House) -> None:
    for name in ("Bob", "Cyd", "Dan", "Eve", "Cyd"):
        id = await home.match("Ann", name)
        await home.press("Ann", f"abort:{id}")
        home.clock.now += 60
    setup = await home.type("Ann", "/play")
    offered = [button for row in setup.rows for button in row if button.label.startswith("Challenge ")]
    assert [button.label for button in offered] == ["Challenge Cyd", "Challenge Eve", "Challenge Dan"]
    await home.press("Ann", offered[0])
    (match,) = await home.matches("Cyd")
    assert match.challenged_by.name == "Ann"
