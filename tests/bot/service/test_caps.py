"""How often people may ask each other, and what they are told beyond that."""

from random import Random

import pytest

from bot.i18n import translator
from bot.service import offers
from bot.service.challenge_limits import PER_PAIR
from tests.bot.service.test_playing import first_move, log
from tests.support.app import TestApp, find

EN, (MOST, WITHIN) = translator("en"), PER_PAIR


def too_often(name: str, minutes: int) -> str:
    return EN("refusal-challenged-often", name=name, count=MOST, minutes=minutes)


async def challenge(app: TestApp, one: str, other: str, answer: str = "cancel") -> None:
    """One challenges the other; the challenge is cancelled or declined."""
    made = await app.type(one, f"/play @{other} totemo")
    id = find(made, "cancel").token.partition(":")[2]
    await app.press(*((one, f"cancel:{id}") if answer == "cancel" else (other, f"declined:{id}:none")))


@pytest.mark.parametrize("answer", ["cancel", "decline"])
async def test_a_person_challenges_the_same_other_one_three_times_an_hour(app: TestApp, answer: str) -> None:
    for name in ("Ann", "Bob", "Cyd"):
        await app.type(name, "/help")
    for _ in range(MOST):
        await challenge(app, "Ann", "Bob", answer)
        app.clock.now += 60
    assert (await app.type("Ann", "/play @Bob totemo")).text == too_often("Bob", 57)
    assert (await app.type("Ann", "/play totemo @Cyd @Bob")).text == too_often("Bob", 57)
    assert not await app.matches("Ann"), "a refused challenge asks nobody"
    app.clock.now += 57 * 60 - 1
    assert (await app.type("Ann", "/play @Bob totemo")).text == too_often("Bob", 1)
    app.clock.now += 1
    await challenge(app, "Ann", "Bob", answer)
    assert (await app.type("Ann", "/play @Bob totemo")).text == too_often("Bob", 1)


async def test_others_are_not_concerned(app: TestApp) -> None:
    for name in ("Ann", "Bob", "Cyd"):
        await app.type(name, "/help")
    for _ in range(MOST):
        await challenge(app, "Ann", "Bob")
    await challenge(app, "Ann", "Cyd")
    await challenge(app, "Cyd", "Bob")
    await challenge(app, "Bob", "Ann")
    assert (await app.type("Ann", "/play invite")).challenge
    await app.type("Ann", "/play computer")
    assert len(await app.matches("Ann")) == 2


async def test_accepted_challenges_do_not_count_so_people_play_as_often_as_they_like(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    for _ in range(2 * MOST):
        await app.press("Ann", f"abort:{id}")
        await app.press("Ann", f"rematch:{id}")
        await app.press("Bob", f"rematch:{id}")
        (match,) = await app.matches("Ann")
        assert match.started, "the second to ask accepts"
        id = match.id
    await app.press("Ann", f"abort:{id}")
    for _ in range(2 * MOST):
        await app.press("Ann", f"abort:{await app.match('Ann', 'Bob')}")


async def test_a_rematch_is_a_challenge_and_whoever_is_asked_can_always_accept(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.press("Ann", f"abort:{id}")
    for _ in range(MOST - 1):
        await challenge(app, "Ann", "Bob")
    await app.press("Ann", f"rematch:{id}")
    (match,) = await app.matches("Ann")
    await app.press("Bob", f"rematch:{id}")
    assert (await app.load(match.id))[0].started
    await app.press("Ann", f"abort:{match.id}")
    await challenge(app, "Ann", "Bob")
    assert too_often("Bob", 60) in (await app.press("Ann", f"rematch:{match.id}")).text


async def test_one_of_several_who_accepts_counts_no_longer_and_the_others_do(app: TestApp) -> None:
    for name in ("Ann", "Bob", "Cyd"):
        await app.type(name, "/help")
    for _ in range(MOST):
        made = await app.type("Ann", "/play totemo @Bob @Cyd")
        id = find(made, "cancel").token.partition(":")[2]
        await app.press("Bob", f"accept:{id}")
        await app.press("Ann", f"cancel:{id}")
    assert too_often("Cyd", 60) in (await app.type("Ann", "/play totemo @Bob @Cyd")).text
    await challenge(app, "Ann", "Bob")


async def test_an_offer_that_was_declined_is_not_made_again_before_the_next_move(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, token)
    for kind in ("undo", "draw"):
        await app.type(name, f"/{kind}")
        ply = (await app.load(id))[1].ply
        await app.press(other, f"refuse:{id}:{ply}")
        assert EN("refusal-offered-before") in (await app.type(name, f"/{kind}")).text
        assert EN("refusal-offered-before") in (await app.press(name, f"{kind}:{id}:{ply + 1}")).text
    assert (await log(app, id))[1:] == ["/offer undo", "/decline", "/offer draw", "/decline"]
    await app.type(other, "/draw")
    ply = (await app.load(id))[1].ply
    await app.press(name, f"refuse:{id}:{ply}")
    name, _, token = await first_move(app, id)
    await app.press(name, token)
    for kind in ("undo", "draw"):
        assert EN("done-offer") in (await app.type(name, f"/{kind}")).text


async def test_two_kinds_of_offer_do_not_take_turns(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _, token = await first_move(app, id)
    await app.press(name, token)
    await app.type(name, "/undo")
    await app.type(name, "/draw")
    assert EN("refusal-offered-before") in (await app.type(name, "/undo")).text


async def test_in_a_long_log_nothing_is_offered_or_taken_back_but_people_play_on(
    app: TestApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert offers.LONGEST_LOG == 2000
    monkeypatch.setattr(offers, "LONGEST_LOG", 2)
    full = EN("refusal-log-full", count=2)
    id = await app.match("Ann", "Bob", options="tactics")
    name, _, token = await first_move(app, id)
    await app.press(name, token)
    await app.type(name, "/draw")
    assert full in (await app.type(name, "/undo")).text, "free, but for the length of the log"
    await app.play(id, Random(1), actions=2)
    assert (await app.load(id))[1].ply >= 4
    for who in ("Ann", "Bob"):
        assert full in (await app.type(who, "/draw")).text
