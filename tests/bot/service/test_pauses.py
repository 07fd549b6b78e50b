"""A pause needs everybody's agreement, and nobody's to end it."""

from pathlib import Path

import pytest

from bot.screens.screen import Screen
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import contents

DAY = 86400.0


def board(app: TestApp) -> Screen:
    (shown,) = [screen for screen in app.platform.at("hall") if screen.drawing]
    return shown


async def paused(app: TestApp, options: str = "totemo day") -> tuple[str, str, str]:
    """A match in a pause, who is to move, and who waits."""
    id = await app.match("Ann", "Bob", options=options)
    await app.type("Ann", "/pause")
    await app.settle()
    await app.press("Bob", find(next(each for each in app.platform.at("hall") if "agree" in verbs(each)), "agree"))
    await app.settle()
    return id, *await app.turn(id)


async def test_it_is_offered_and_agreed_like_a_draw(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    more = await app.press("Ann", f"more:{id}")
    answer = await app.press("Ann", find(more, "pause"))
    assert "Offer sent" in answer.text
    await app.settle()
    (offer,) = [screen for screen in app.platform.at("hall") if "agree" in verbs(screen)]
    assert "Ann offers a pause" in offer.text
    assert [each.name for each in offer.mentions] == ["Bob"]
    assert (await app.load(id))[0].deadline is not None
    assert "The match is paused" in (await app.press("Bob", find(offer, "agree"))).text
    assert (await app.load(id))[0].deadline is None
    await app.settle()
    assert "The match is paused" in board(app).text
    assert board(app).until is None
    assert "resume" in verbs(await app.press("Ann", f"more:{id}"))


async def test_to_offer_what_is_offered_is_to_agree(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await app.type("Ann", "/pause")
    await app.type("Bob", "/pause")
    assert (await app.load(id))[1].timing.paused


async def test_all_of_several_players_have_to_agree(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", "Cid", options="totemo day")
    await app.type("Ann", "/pause")
    assert "Waiting for the others" in (await app.press("Bob", f"agree:{id}:1")).text
    assert not (await app.load(id))[1].timing.paused
    await app.press("Cid", f"agree:{id}:2")
    assert (await app.load(id))[1].timing.paused


async def test_who_declines_goes_on(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await app.type("Ann", "/pause")
    await app.press("Bob", f"refuse:{id}:1")
    await app.settle()
    assert any("declined" in screen.text for screen in app.platform.at("@ann"))
    assert "already offered this" in (await app.type("Ann", "/pause")).text


@pytest.mark.parametrize("who", ["Ann", "Bob"])
async def test_anyone_can_resume_and_the_player_to_move_is_called(app: TestApp, who: str) -> None:
    id, name, _ = await paused(app)
    before = len(app.platform.sent)
    app.clock.now += 30 * DAY
    await app.timers.tick()
    hand = await app.press(who, f"hand:{id}")
    assert "The match continues." in (await app.press(who, find(hand, "resume"))).text
    assert (await app.load(id))[0].deadline == app.clock.now + 2 * DAY
    await app.settle()
    calls = [screen for _, screen in app.platform.sent[before:] if "it’s your turn" in screen.text]
    called = {each.name for screen in calls for each in screen.mentions}
    assert called == ({name} if name != who else set()), "who has just acted is there"
    assert "paused" not in board(app).text
    assert "resume" not in verbs(await app.press(who, f"hand:{id}"))


async def test_an_action_of_the_game_resumes(app: TestApp) -> None:
    id, name, _ = await paused(app)
    app.clock.now += 30 * DAY
    _, position = await app.load(id)
    await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
    assert not (await app.load(id))[1].timing.paused
    assert (await app.load(id))[0].deadline is not None


async def test_what_was_agreed_may_be_offered_again_in_the_same_turn(app: TestApp) -> None:
    id, *_ = await paused(app)
    await app.press("Ann", f"resume:{id}:2")
    assert "Offer sent" in (await app.type("Ann", "/pause")).text


async def test_a_pause_survives_a_restart(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform) as app:
        id, *_ = await paused(app)
    async with open_app(tmp_path, platform) as app:
        app.clock.now += 20 * DAY
        await app.timers.tick()
        match, position = await app.load(id)
        assert position.timing.paused
        assert match.ended is None
        assert match.deadline is None


async def refused(app: TestApp, name: str, line: str, told: str) -> None:
    """Whatever is typed or pressed is refused for this reason, and nothing is written."""
    before = await app.store.read(contents)
    answer = await (app.type if line.startswith("/") else app.press)(name, line, id="x")
    assert told in answer.text
    assert await app.store.read(contents) == before


async def test_a_pause_is_not_paused_again(app: TestApp) -> None:
    id, *_ = await paused(app)
    await refused(app, "Ann", "/pause", "already paused. To continue, make a move or press “Resume”")
    await refused(app, "Bob", f"pause:{id}:2", "already paused")


async def test_what_goes_on_is_not_resumed(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await refused(app, "Ann", f"resume:{id}:0", "isn’t paused")
    await app.type("Cid", "/help")
    await refused(app, "Cid", f"pause:{id}:0", "not playing in this match")


async def test_a_match_without_clocks_is_not_paused(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo unlimited")
    await refused(app, "Ann", "/pause", "No clock is running in this match")
    assert not {"pause", "giving"} & verbs(await app.press("Ann", f"more:{id}"))


async def test_nobody_pauses_a_match_with_the_computer_alone(app: TestApp) -> None:
    id = await app.public_match_with_computer("Ann", "totemo day")
    await refused(app, "Ann", f"/pause #{id}", "No clock is running in this match")


async def test_a_match_that_is_over_is_not_paused(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await app.press("Ann", f"resigned:{id}")
    await refused(app, "Bob", f"/pause #{id}", "This match is over")


async def test_an_offer_can_be_answered_whatever_else_has_been_said_since(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo day")
    await app.type("Ann", "/pause")
    await app.settle()
    offer = next(each for each in app.platform.at("hall") if "agree" in verbs(each))
    await app.type("Ann", f"/give 1 hour #{id}")
    await app.press("Bob", find(offer, "agree"))
    assert (await app.load(id))[1].timing.paused
    assert "refuse" not in verbs(await app.press("Bob", find(offer, "refuse")))
    assert (await app.load(id))[1].ply == 3


async def test_everyone_sees_that_a_move_has_ended_a_pause(app: TestApp) -> None:
    id, *_ = await paused(app, "heave-ho day")
    _, position = await app.load(id)
    assert len(position.actors) == 2
    hands = app.platform.at("@ann"), app.platform.at("@bob")
    assert all("The match is paused" in str(hand) for hand in hands)
    await app.press("Ann", f"do:{id}:{position.ply}:{position.legal(0)[0]}")
    await app.settle()
    hands = app.platform.at("@ann"), app.platform.at("@bob")
    assert not any("The match is paused" in str(hand) for hand in hands)
