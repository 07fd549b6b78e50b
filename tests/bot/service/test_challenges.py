"""From a challenge to the first move."""

import asyncio
import hashlib
from dataclasses import replace
from operator import itemgetter
from random import Random

import pytest

from bot import commands
from bot.i18n import translator
from bot.service import challenge_limits
from bot.service.challenge_limits import OPEN_AT_ONCE
from bot.service.challenges import EXPIRES
from bot.store import matches
from tests.support.app import TestApp, find, verbs

EN = translator("en")


async def test_a_challenge_is_posted_at_its_table_and_mentions_the_opponent(app: TestApp) -> None:
    await app.type("Bob", "/help")
    answer = await app.type("Ann", "/play @Bob schotten-totten tactics rounds=3 week")
    await app.settle()
    (challenge,) = app.platform.at("hall")
    assert challenge.called == ("bob",)
    assert "Ann" in challenge.text
    assert "Bob" in challenge.text
    assert "Tactics variant, Rounds: 3" in challenge.text
    assert EN("pace-week") in challenge.text
    assert {"accept", "decline", "cancel"} <= verbs(challenge)
    assert verbs(answer) == {"cancel"}


async def test_accepting_starts_the_match_and_shows_the_digest_of_the_seed(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    match, position = await app.load(id)
    begun, board, call = app.platform.at("hall")
    assert hashlib.sha256(match.seed).hexdigest() in begun.text
    assert match.seed.hex() not in "".join(screen.text for _, screen in app.platform.sent)
    assert board.drawing is not None
    name, other = await app.turn(id)
    assert call.called == (name.lower(),)
    (hand,) = app.platform.at(f"@{name.lower()}")
    assert "pick" in verbs(hand)
    (waiting,) = app.platform.at(f"@{other.lower()}")
    assert "pick" not in verbs(waiting)
    assert position.ply == 0


async def test_an_open_seat_goes_to_the_first_to_join(app: TestApp) -> None:
    setup = await app.type("Ann", "/play")
    await app.press("Ann", next(b for row in setup.rows for b in row if b.token.endswith(":ask")))
    await app.settle()
    (challenge,) = app.platform.at("hall")
    assert "decline" not in verbs(challenge)
    assert "own challenge" in (await app.press("Ann", find(challenge, "accept"))).text
    await app.press("Cyd", find(challenge, "accept"))
    late = await app.press("Bob", find(challenge, "accept"))
    assert EN("refusal-challenge-accepted") in late.text
    (match,) = await app.matches("Ann")
    assert [seat.person.name for seat in match.seats if seat.person] == ["Ann", "Cyd"]


async def test_a_challenge_that_names_no_game_is_put_together_first_where_one_person_sees_that(app: TestApp) -> None:
    await app.type("Bob", "/help")
    here = replace(app.caller("Ann"), asks_game=True)
    setup = await app.dispatcher.command(here, "play", {"opponent": "bob", "options": "rounds=3", "pace": "week"})
    await app.settle()
    assert EN("setup-with", name="Bob", game=EN("game-schotten-totten")) in setup.text
    assert await app.matches("Ann") == []
    changed = await app.press("Ann", next(b for row in setup.rows for b in row if "Totemo" in b.label))
    (challenge,) = [b for row in changed.rows for b in row if b.label == EN("setup-ask", name="Bob")]
    made = await app.press("Ann", challenge)
    (match,) = await app.matches("Ann")
    assert made.challenge == match.id
    assert (match.game, match.pace) == ("totemo", "week")
    assert [seat.person.name for seat in match.seats if seat.person] == ["Ann", "Bob"]


@pytest.mark.parametrize("line", ["/play @Bob totemo", "/play computer", "/play @Bob @Cid"])
async def test_a_challenge_that_names_the_game_or_several_opponents_is_made_at_once(app: TestApp, line: str) -> None:
    for name in ("Bob", "Cid"):
        await app.type(name, "/help")
    _, values = commands.read(line)
    given = {name: value.lower() for name, value in values.items()}
    await app.dispatcher.command(replace(app.caller("Ann"), asks_game=True), "play", given)
    assert len(await app.matches("Ann")) == 1


@pytest.mark.parametrize("line", ["/play @Ann", "/play @Ann totemo"])
async def test_nobody_puts_together_a_challenge_to_themselves(app: TestApp, line: str) -> None:
    await app.type("Ann", "/help")
    assert EN("refusal-own-opponent") in (await app.type("Ann", line)).text


async def test_in_private_chats_only_the_owner_is_called(app: TestApp) -> None:
    for name in ("Ann", "Bob"):
        await app.type(name, "/help", f"@{name.lower()}")
    await app.type("Ann", "/play @Bob schotten-totten", "@ann")
    (match,) = await app.matches("Ann")
    await app.settle()
    assert called(app) == [(("bob",), "@bob")]
    await app.press("Bob", f"accept:{match.id}", "@bob")
    await app.settle()
    for seed in range(3):
        name, other = await app.turn(match.id)
        assert called(app) == [((name.lower(),), f"@{name.lower()}")]
        assert not [each for each in app.platform.at(f"@{other.lower()}") if "your turn" in each.text]
        await app.play(match.id, Random(seed), actions=1)
        await app.wait()
    await app.press("Ann", f"resigned:{match.id}", "@ann")
    await app.settle()
    assert called(app) == [(("ann",), "@ann"), (("bob",), "@bob")], "the end is for both"


def called(app: TestApp) -> list[tuple[tuple[str, ...], str]]:
    """Who is called now, and where."""
    shown = sorted(((screen.called, place) for (place, _), screen in app.platform.shown.items()), key=itemgetter(1))
    return [each for each in shown if each[0]]


async def test_each_setup_button_changes_one_thing(app: TestApp) -> None:
    screen = await app.type("Ann", "/play")
    for label in ("Tactics variant: off", "Rounds: 1", "Rounds: 2", "Pace: 3 days per turn"):
        screen = await app.press("Ann", next(b for row in screen.rows for b in row if b.label == label))
    labels = [button.label for row in screen.rows for button in row]
    assert {"Tactics variant: on", "Expert variant: off", "Rounds: 3", "Pace: 1 day per turn"} <= set(labels)
    await app.press("Ann", next(b for row in screen.rows for b in row if b.label == EN("setup-computer-random")))
    (match,) = await app.matches("Ann")
    assert match.options == {"tactics": "on", "expert": "off", "rounds": "3"}
    assert match.pace == "day"
    assert match.seats[1].computer == "random"
    assert match.started


async def test_a_match_against_the_computer_starts_at_once_and_the_computer_moves_by_itself(app: TestApp) -> None:
    hand = await app.type("Ann", "/play computer")
    assert "Computer" in hand.text
    await app.settle()
    (match,) = await app.matches("Ann")
    _, position = await app.load(match.id)
    assert position.actors == (0,)


@pytest.mark.parametrize(
    ("reason", "told"), [("none", "declined"), ("time", "No time right now"), ("pace", "I’d prefer another pace")]
)
async def test_declining_can_give_a_reason(app: TestApp, reason: str, told: str) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    (challenge,) = app.platform.at("hall")
    asked = await app.press("Bob", find(challenge, "decline"))
    await app.press("Bob", next(b for row in asked.rows for b in row if b.token.endswith(f":{reason}")))
    await app.settle()
    (ended,) = app.platform.at("hall")
    assert not ended.rows
    assert told in ended.text
    (notice,) = app.platform.at("@ann")
    assert "declined" in notice.text
    assert not await app.matches("Ann")
    assert "was declined" in (await app.press("Bob", find(challenge, "accept"))).text


async def test_only_the_challenged_player_may_answer(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    (challenge,) = app.platform.at("hall")
    for verb in ("accept", "decline"):
        assert EN("refusal-not-invited") in (await app.press("Eve", find(challenge, verb))).text
    assert EN("refusal-not-challenger") in (await app.press("Eve", find(challenge, "cancel"))).text
    (match,) = await app.matches("Ann")
    assert match.started is None
    assert not await app.matches("Eve")


async def test_a_challenge_can_be_withdrawn(app: TestApp) -> None:
    await app.type("Bob", "/help")
    answer = await app.type("Ann", "/play @Bob schotten-totten")
    await app.press("Ann", find(answer, "cancel"))
    await app.settle()
    (ended,) = app.platform.at("hall")
    assert "Ann cancelled the challenge" in ended.text
    assert not ended.rows


async def test_a_challenge_expires(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    (challenge,) = app.platform.at("hall")
    app.clock.now += EXPIRES - 1
    await app.timers.tick()
    assert await app.matches("Ann")
    app.clock.now += 1
    await app.timers.tick()
    await app.settle()
    assert not await app.matches("Ann")
    (ended,) = app.platform.at("hall")
    assert "in time" in ended.text
    assert "expired" in (await app.press("Bob", find(challenge, "accept"))).text


async def test_the_number_of_open_challenges_is_limited(app: TestApp) -> None:
    await app.type("Bob", "/help")
    for _ in range(OPEN_AT_ONCE):
        await app.type("Ann", "/play invite")
    assert "waiting for an answer. Cancel one first" in (await app.type("Ann", "/play @Bob schotten-totten")).text
    assert len(await app.matches("Ann")) == OPEN_AT_ONCE


async def test_a_blocked_player_cannot_challenge_or_take_an_open_seat(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/help")
    await app.type("Bob", "/block @Ann")
    assert "doesn’t take challenges from you" in (await app.type("Ann", "/play @Bob schotten-totten")).text
    assert "You have blocked Ann" in (await app.type("Bob", "/play @Ann schotten-totten")).text
    setup = await app.type("Bob", "/play")
    await app.press("Bob", next(b for row in setup.rows for b in row if b.token.endswith(":ask")))
    await app.settle()
    (challenge,) = app.platform.at("hall")
    assert "doesn’t take challenges from you" in (await app.press("Ann", find(challenge, "accept"))).text
    blocked = await app.type("Bob", "/settings blocked")
    await app.press("Bob", find(blocked, "unblock"))
    await app.press("Ann", find(challenge, "accept"))
    (match,) = await app.matches("Ann")
    assert match.started


async def test_declining_can_block(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    asked = await app.press("Bob", find(app.platform.at("hall")[0], "decline"))
    await app.press("Bob", next(b for row in asked.rows for b in row if b.token.endswith(":block")))
    assert "doesn’t take challenges from you" in (await app.type("Ann", "/play @Bob schotten-totten")).text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/play @Ann schotten-totten", "yourself"),
        ("/play @Zoe schotten-totten", "I don’t know anyone called “zoe”"),
        ("/play @Bob chess", "I don’t know what “chess” means for `/play`"),
        ("/play @Bob rounds=10", "“10” is not a value of rounds"),
        ("/play @Bob tactics=maybe", "“maybe” is not a value of tactics"),
    ],
)
async def test_an_impossible_challenge_is_refused_and_changes_nothing(app: TestApp, line: str, told: str) -> None:
    await app.type("Bob", "/help")
    assert told in (await app.type("Ann", line)).text
    assert not await app.matches("Ann")


async def test_in_private_chats_each_player_has_a_table(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten", address="@ann")
    await app.settle()
    (challenge,) = app.platform.at("@bob")
    await app.press("Bob", find(challenge, "accept"), address="@bob")
    await app.settle()
    (match,) = await app.matches("Bob")
    assert {table.address for table in match.tables} == {"@ann", "@bob"}


async def test_an_open_seat_in_a_private_chat_is_an_invite(app: TestApp) -> None:
    setup = await app.type("Ann", "/play", address="@ann")
    (invite,) = (b for row in setup.rows for b in row if b.token.endswith(":ask"))
    assert invite.label == "Invite with a code"
    answer = await app.press("Ann", invite, address="@ann")
    (match,) = await app.matches("Ann")
    assert f"/join {match.id}" in answer.text


async def test_the_challenger_cannot_decline_but_only_withdraw(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    (posted,) = app.platform.at("hall")
    assert "your own challenge" in (await app.press("Ann", find(posted, "decline"))).text
    assert (await app.matches("Ann"))[0].ended is None


async def test_an_open_seat_says_join_and_a_rematch_says_rematch(app: TestApp) -> None:
    setup = await app.type("Ann", "/play")
    await app.press("Ann", next(button for row in setup.rows for button in row if EN("setup-open") in button.label))
    await app.settle()
    (posted,) = app.platform.at("hall")
    assert find(posted, "accept").label == "Join"
    await app.press("Bob", find(posted, "accept"))
    (match,) = await app.matches("Ann")
    await app.press("Ann", f"abort:{match.id}")
    await app.press("Bob", f"rematch:{match.id}")
    await app.settle()
    assert [screen for screen in app.platform.at("hall") if "Bob would like a rematch" in screen.text]


async def test_recent_opponents_can_be_challenged_with_a_button(app: TestApp) -> None:
    for name in ("Bob", "Cyd", "Dan", "Eve", "Cyd"):
        id = await app.match("Ann", name)
        await app.press("Ann", f"abort:{id}")
        app.clock.now += 60
    setup = await app.type("Ann", "/play")
    offered = [button for row in setup.rows for button in row if button.label.startswith("Challenge ")]
    assert [button.label for button in offered] == ["Challenge Cyd", "Challenge Eve", "Challenge Dan"]
    await app.press("Ann", offered[0])
    (match,) = await app.matches("Cyd")
    assert match.challenged_by.name == "Ann"


async def test_a_press_in_a_channel_is_answered_with_what_holds_afterwards(app: TestApp) -> None:
    """The match is loaded before the press is handled; its answer must not show that earlier moment."""
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob schotten-totten")
    id = find(made, "cancel").token.partition(":")[2]
    hand = await app.press("Bob", f"accept:{id}")
    assert "more" in verbs(hand)
    name, _ = await app.turn(id)
    action = (await app.load(id))[1].legal((await app.load(id))[1].actors[0])[0]
    first = await app.press(name, f"move:{id}:0:{action}")
    again = await app.press(name, f"move:{id}:0:{action}")
    assert first.ply == again.ply == (await app.load(id))[1].ply


async def test_someone_who_accepts_twice_is_told_that_the_match_has_begun(app: TestApp) -> None:
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob schotten-totten")
    id = find(made, "cancel").token.partition(":")[2]
    first, again = await asyncio.gather(*(app.press("Bob", f"accept:{id}") for _ in range(2)))
    assert first.text == again.text
    assert "more" in verbs(again)
    assert (await app.press("Bob", f"accept:{id}", "@bob")).text == EN("begun")
    assert EN("refusal-challenge-accepted") in (await app.press("Cyd", f"accept:{id}")).text
    await app.press("Ann", f"resigned:{id}")
    assert EN("refusal-challenge-accepted") in (await app.press("Bob", f"accept:{id}")).text, "it is over"


async def test_someone_who_fills_the_seats_twice_is_told_that_the_match_has_begun(app: TestApp) -> None:
    made = await app.type("Ann", "/play totemo invite")
    id = find(made, "cancel").token.partition(":")[2]
    first, again = [await app.press("Ann", f"fill:{id}") for _ in range(2)]
    assert first.text == again.text
    assert "more" in verbs(again)


async def test_a_person_can_limit_how_many_matches_they_have(app: TestApp) -> None:
    await app.type("Ann", "/play computer totemo")
    await app.type("Ann", "/settings limit=1")
    full = EN("refusal-own-limit", count=1)
    for line in ("/play computer", "/play @Bob totemo", "/play invite"):
        await app.type("Bob", "/help")
        assert (await app.type("Ann", line)).text == full
    assert (await app.type("Bob", "/play @Ann totemo")).text == EN("refusal-no-room", name="Ann")
    await app.type("Bob", "/play invite totemo")
    (made,) = await app.matches("Bob")
    assert (await app.type("Ann", f"/join {made.id}")).text == full
    await app.type("Ann", "/settings limit=3")
    await app.type("Ann", f"/join {made.id}")
    assert (await app.load(made.id))[0].started is not None
    await app.type("Bob", "/play @Ann totemo")
    assert len(await app.matches("Ann")) == 3, "a challenge that waits for Ann is not hers yet"
    await app.type("Ann", "/settings limit=none")
    await app.type("Ann", "/play computer")
    assert len(await app.matches("Ann")) == 4


async def test_a_rematch_is_asked_for_although_the_other_has_no_room(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.press("Ann", f"resigned:{id}")
    await app.type("Ann", "/settings limit=1")
    await app.type("Ann", "/play computer")
    await app.press("Bob", f"rematch:{id}")
    (again,) = await app.matches("Bob")
    assert EN("refusal-own-limit", count=1) in (await app.press("Ann", f"rematch:{id}")).text
    await app.type("Ann", "/settings limit=none")
    await app.press("Ann", f"rematch:{id}")
    assert (await app.load(again.id))[0].started is not None


async def test_nobody_begins_more_matches_than_a_person_can_play(app: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenge_limits, "MOST_MATCHES", 2)
    full = EN("refusal-too-many-matches", count=2)
    await app.type("Ann", "/play computer")
    id = await app.match("Ann", "Bob")
    assert full in (await app.type("Ann", "/play computer")).text
    assert full in (await app.type("Ann", "/play @Bob schotten-totten")).text
    await app.type("Eve", "/play @Ann schotten-totten")
    (asked,) = (each for each in await app.matches("Eve"))
    assert full in (await app.press("Ann", f"accept:{asked.id}")).text
    assert (await app.load(asked.id))[0].started is None
    await app.context.store.write(matches.end, id, app.clock(), "aborted")
    await app.press("Ann", f"accept:{asked.id}")
    assert (await app.load(asked.id))[0].started is not None
