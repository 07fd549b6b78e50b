"""Matches with the computer alone: they are played in the private chat, wherever they were begun."""

from random import Random

import pytest

from bot.delivery.platform import Unreachable
from bot.i18n import translator
from tests.support import playing
from tests.support.app import TestApp, find, verbs

EN = translator("en")


async def alone(app: TestApp, line: str = "/play computer") -> str:
    await app.type("Ann", line)
    await app.settle()
    (match,) = await app.matches("Ann")
    return match.id


@pytest.mark.parametrize("line", ["/play computer", "/play totemo computer computer", "/play totemo easy players=2"])
async def test_a_match_with_the_computer_is_shown_in_the_private_chat_only(app: TestApp, line: str) -> None:
    id = await alone(app, line)
    assert app.platform.at("hall") == []
    assert {"more", "text"} <= {verb for screen in app.platform.at("@ann") for verb in verbs(screen)}
    await app.finish(id, Random(1))
    await app.press("Ann", f"rematch:{id}")
    await app.settle()
    assert (await app.load(id))[0].ended
    assert app.platform.at("hall") == []


async def test_buttons_do_the_same_as_the_command(app: TestApp) -> None:
    setup = await app.type("Ann", "/play")
    button = next(each for row in setup.rows for each in row if each.label == EN("setup-computer-steady"))
    assert EN("begun-private") in (await app.press("Ann", button)).text
    await app.settle()
    assert app.platform.at("hall") == []


async def test_the_answer_shows_the_hand_and_says_where_the_match_is(app: TestApp) -> None:
    begun = await app.type("Ann", "/play computer")
    assert EN("begun-private") in begun.text
    assert "more" in verbs(begun)
    there = await app.type("Ann", "/play computer", "@ann")
    assert there.text == EN("begun")


async def test_it_can_be_played_from_the_channel_and_looked_at_there(app: TestApp) -> None:
    id = await alone(app)
    for line in ("/hand", "/board"):
        assert "more" in verbs(await app.type("Ann", line)), line
    assert f"hand:{id}" in {button.token for row in (await app.type("Ann", "/games")).rows for button in row}
    await app.finish(id, Random(1))
    assert EN("begun-private") in (await app.type("Ann", "/rematch")).text
    await app.settle()
    assert app.platform.at("hall") == []


async def test_an_old_match_at_the_table_does_not_hide_it(app: TestApp) -> None:
    """Nor does it get the rematch."""
    old = await app.match("Ann", "Bob")
    await app.press("Ann", f"abort:{old}")
    app.clock.now += 60
    id = await alone(app)
    assert find(await app.type("Ann", "/board"), "hand").token == f"hand:{id}"
    await app.press("Ann", f"resigned:{id}")
    await app.type("Ann", "/rematch")
    (again,) = await app.matches("Ann")
    assert again.rematch_of == id


async def test_a_match_that_others_play_at_the_table_is_looked_at_first(app: TestApp) -> None:
    id = await app.match("Bob", "Cyd")
    await alone(app)
    assert find(await app.type("Ann", "/board"), "text").token == f"text:{id}"


async def test_a_seat_that_the_computer_takes_leaves_a_public_match_public(app: TestApp) -> None:
    id = await app.public_match_with_computer("Ann")
    assert [screen for screen in app.platform.at("hall") if screen.drawing]
    await app.press("Ann", f"resigned:{id}")
    await app.press("Ann", f"rematch:{id}")
    (again,) = await app.matches("Ann")
    assert [table.address for table in again.tables] == ["hall"]


async def test_with_a_closed_private_chat_it_is_played_by_answers_to_the_end(app: TestApp) -> None:
    await app.type("Ann", "/settings", "@ann")
    app.platform.fails["@ann"] = [Unreachable("closed") for _ in range(9)]
    id = await alone(app)
    (match,) = await app.matches("Ann")
    assert [seat.person.reachable for seat in match.seats if seat.person] == [False]
    rng = Random(1)
    await app.rush(id, rng, left=3)
    screen = await app.type("Ann", "/hand")
    for _ in range(20):
        tokens = [button.token for row in screen.rows for button in row]
        if any(token.startswith("rematch:") for token in tokens):
            break
        await app.settle()
        screen = await app.press("Ann", playing.chosen(tokens, rng) if "pick" in verbs(screen) else f"hand:{id}")
    assert "rematch" in verbs(screen)
    assert app.platform.shown == {}
