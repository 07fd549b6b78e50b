"""Answers as people type them: after `/puzzle`, or alone in a private chat, in the words of their language."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot import commands
from bot.model import puzzles as model
from bot.model.puzzles import Attempt, Posed
from bot.screens.screen import Screen
from bot.store import people, puzzles
from tests.support.app import TestApp, find, tokens, verbs

DAY = date(2026, 11, 5)
NAME = model.name(DAY)


@pytest.fixture(autouse=True)
def _noon(app: TestApp) -> None:
    turn(app, DAY)


def turn(app: TestApp, day: date) -> None:
    app.clock.now = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()


async def posed(app: TestApp, name: str = NAME) -> Posed:
    found = await app.context.puzzles.pose(name)
    assert found
    return found


async def attempt(app: TestApp, puzzle: str = NAME) -> Attempt:
    person = await app.store.read(people.find, "fake", "ann")
    assert person
    return await app.store.read(puzzles.find, person.player, puzzle)


async def say(app: TestApp, line: str, language: str = "en") -> Screen:
    """A line in the private chat, perhaps without a slash."""
    return await app.type("Ann", commands.with_slash(line), "@ann", language)


async def of_kind(app: TestApp, game: str, kind: str) -> Posed:
    """The puzzle of the next day on which there is one of this kind. It is that day then."""
    for number in range(30):
        found = await posed(app, model.name(DAY + timedelta(days=number)))
        if (found.puzzle.game, found.puzzle.kind) == (game, kind):
            assert found.day
            turn(app, found.day)
            return found
    raise AssertionError(kind)


async def test_an_answer_follows_the_command(app: TestApp) -> None:
    answer = (await posed(app)).answer
    screen = await app.type("Ann", f"/puzzle {answer.lower()}", "@ann")
    assert "Solved at the first try!" in screen.text


async def test_in_a_private_chat_a_line_is_an_answer_to_the_puzzle_that_is_open(app: TestApp) -> None:
    await say(app, "/puzzle")
    assert "Solved at the first try!" in (await say(app, (await posed(app)).answer)).text


async def test_a_line_answers_the_puzzle_that_was_opened_last(app: TestApp) -> None:
    before = model.name(DAY - timedelta(days=1))
    await say(app, "/puzzle")
    await say(app, "/puzzle yesterday")
    await say(app, (await posed(app, before)).answer)
    assert (await attempt(app, before)).ending == "solved"
    assert (await attempt(app)).tries == ()


async def test_without_an_open_puzzle_or_after_a_day_a_line_is_a_move(app: TestApp) -> None:
    answer = (await posed(app)).answer
    assert "Solved" not in (await say(app, answer)).text
    await say(app, "/puzzle")
    app.clock.now += 25 * 3600
    assert "Solved" not in (await say(app, answer)).text
    assert (await attempt(app)).tries == ()


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "{block} to {hole}"),
        ("en", "{hole} {block}"),
        ("uk", "{block} на {hole}"),
        ("ru", "{block} на {hole}"),
        ("el", "{block} στο {hole}"),
    ],
)
async def test_words_work_as_for_moves(app: TestApp, language: str, typed: str) -> None:
    found = await of_kind(app, "totemo", "bonus")
    block, _, hole = found.answer.partition("@")
    await say(app, "/puzzle", language)
    await say(app, typed.format(block=block, hole=hole), language)
    assert (await attempt(app, found.name)).ending == "solved"


async def test_two_placements_can_be_typed_as_they_follow_each_other(app: TestApp) -> None:
    found = await of_kind(app, "totemo", "first-two")
    await say(app, "/puzzle")
    one, two = (each.replace("@", " to ") for each in found.answer.split())
    await say(app, f"{one}, then {two}")
    attempted = await attempt(app, found.name)
    if not attempted.ending:
        # "Then" is no word that moves have.
        await say(app, f"{one}, {two}")
    assert (await attempt(app, found.name)).ending == "solved"


async def test_what_fits_several_answers_is_offered(app: TestApp) -> None:
    found = await of_kind(app, "totemo", "bonus")
    block, _, _ = found.answer.partition("@")
    await say(app, "/puzzle")
    screen = await say(app, block)
    offered = {token.partition(":0:")[2] for token in tokens(screen) if token.startswith("guess:")}
    assert len(offered) > 1 or "choose" in verbs(screen)
    assert (await attempt(app, found.name)).tries == ()


@pytest.mark.parametrize("line", ["R9 to z9", "hello there", "x" * 500, "@@@"])
async def test_what_is_no_answer_is_explained_and_costs_nothing(app: TestApp, line: str) -> None:
    await say(app, "/puzzle")
    screen = await app.type("Ann", f"/puzzle {line}", "@ann")
    assert (await attempt(app)).tries == ()
    assert "You have 3 tries left." in screen.text
    assert screen.text != (await say(app, "/puzzle")).text, "it says why"


async def test_where_others_read_it_an_answer_is_not_judged(app: TestApp) -> None:
    await say(app, "/puzzle")
    caller = replace(app.caller("Ann"), is_overheard=True)
    for line in ((await posed(app)).answer, "nonsense"):
        screen = await app.dispatcher.command(caller, "puzzle", {"puzzle": line})
        assert "Others can read this!" in screen.text
    assert (await attempt(app)).tries == ()


async def test_a_line_that_can_be_a_move_and_an_answer_is_asked_about(app: TestApp) -> None:
    found = await of_kind(app, "totemo", "bonus")
    id = await app.match("Ann", "Bob", options="totemo")
    name, _ = await app.turn(id)
    if name == "Bob":
        _, position = await app.load(id)
        await app.press("Bob", f"move:{id}:{position.ply}:{position.legal(position.actors[0])[0]}")
    await say(app, "/puzzle")
    _, position = await app.load(id)
    both = [each for each in position.legal(position.actors[0]) if each in found.answers]
    own = [each for each in position.legal(position.actors[0]) if each not in found.answers]
    if both:
        screen = await say(app, both[0])
        assert {"move", "guess"} <= verbs(screen)
        assert (await attempt(app, found.name)).tries == ()
        assert (await app.load(id))[1].ply == position.ply
    others = [each for each in found.answers if each not in position.legal(position.actors[0]) and each != found.answer]
    if others:
        await say(app, others[0])
        assert (await attempt(app, found.name)).tries == (others[0],)
        assert (await app.load(id))[1].ply == position.ply
    assert both or others
    if own:
        await say(app, own[0])
        assert (await app.load(id))[1].ply > position.ply


async def test_a_form_names_its_puzzle_and_keeps_its_post(app: TestApp) -> None:
    """As Discord sends it."""
    app.platform.managers.add("ann")
    await app.type("Ann", "/puzzle post 9", "hall")
    await app.press("Ann", "posted:1:hall:now:now")
    await app.settle()
    post = find(app.platform.at("hall")[-1], "solve").token
    opened = await app.press("Ann", post, "hall")
    await say(app, "/puzzle yesterday")
    await app.press("Ann", post, "hall")
    name = post.split(":")[1]
    screen = await app.type("Ann", f"/puzzle #{name} {(await posed(app, name)).answer}", "@ann")
    assert find(screen, "share").token.split(":")[2] == post.split(":")[2]
    assert "answering" in verbs(opened)


async def test_how_to_type_is_told(app: TestApp) -> None:
    screen = await app.press("Ann", f"answering:{NAME}:0", "@ann")
    assert f"`{(await posed(app)).answers[0]}`" in screen.text
