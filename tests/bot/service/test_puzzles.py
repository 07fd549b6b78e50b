"""Solving a puzzle in private: answers, hints, giving up, and what the person is told."""

from datetime import UTC, date, datetime

import pytest

from bot.model import puzzles as model
from bot.model.puzzles import Attempt, Posed
from bot.screens import pictures
from bot.screens.screen import Screen
from bot.store import people, puzzles
from tests.support.app import TestApp, find, labels, tokens, verbs

DAY = date(2026, 11, 5)
NAME = model.name(DAY)


def noon(day: date = DAY) -> float:
    return datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()


@pytest.fixture(autouse=True)
def _noon(app: TestApp) -> None:
    app.clock.now = noon()


async def posed(app: TestApp, name: str = NAME) -> Posed:
    found = await app.context.puzzles.pose(name)
    assert found
    return found


async def wrong(app: TestApp, name: str = NAME) -> list[str]:
    found = await posed(app, name)
    return [each for each in found.answers if each != found.answer]


async def attempt(app: TestApp, name: str = "Ann", puzzle: str = NAME) -> Attempt:
    person = await app.store.read(people.find, app.platform.name, name.lower())
    assert person
    return await app.store.read(puzzles.find, person.player, puzzle)


async def give(app: TestApp, answer: str, name: str = "Ann", puzzle: str = NAME) -> Screen:
    return await app.press(name, f"guess:{puzzle}:0:{answer}", f"@{name.lower()}")


async def test_the_puzzle_of_today_has_its_question_its_position_and_its_answers(app: TestApp) -> None:
    screen = await app.type("Ann", "/puzzle", "@ann")
    assert "5 November 2026" in screen.titled_text
    assert "You have 3 tries left." in screen.text
    assert isinstance(screen.drawing, pictures.Puzzle)
    assert {"hint", "giveup", "answering"} <= verbs(screen) <= {"hint", "giveup", "answering", "choose", "guess"}
    assert (await attempt(app)).tries == ()


async def test_the_same_buttons_as_for_a_move_lead_to_every_answer(app: TestApp) -> None:
    found, reached = set(), set[str]()
    waiting = [await app.type("Ann", "/puzzle", "@ann")]
    while waiting:
        screen = waiting.pop()
        found |= {token.partition(":0:")[2] for token in tokens(screen) if token.startswith("guess:")}
        for token in tokens(screen):
            if token.startswith("choose:") and token not in reached:
                reached.add(token)
                waiting.append(await app.press("Ann", token, "@ann"))
    assert found == {*(await posed(app)).answers}
    assert (await attempt(app)).tries == ()


async def test_a_right_answer_is_explained(app: TestApp) -> None:
    screen = await give(app, (await posed(app)).answer)
    assert "Solved at the first try!" in screen.text
    assert "Cairn, 5 November 2026: ✅" in screen.text
    assert isinstance(screen.drawing, pictures.Board), "the board after the answer"
    assert (await attempt(app)).counted == DAY
    proof = await app.context.puzzles.judge(await posed(app), (await posed(app)).answer)
    assert screen.drawing.view == proof.after


async def test_a_wrong_answer_is_refuted_and_can_be_given_only_once(app: TestApp) -> None:
    first, second, *_ = await wrong(app)
    screen = await give(app, first)
    assert "❌" in screen.text
    assert "You have 2 tries left." in screen.text
    verdict = await app.context.puzzles.judge(await posed(app), first)
    assert isinstance(screen.drawing, pictures.Board)
    assert screen.drawing.view == verdict.after
    assert not [token for token in tokens(screen) if token.endswith(first)]
    again = await give(app, first)
    assert (again.text, (await attempt(app)).tries) == (screen.text, (first,))
    assert isinstance((await app.press("Ann", find(screen, "position"), "@ann")).drawing, pictures.Puzzle)
    await give(app, second)
    assert (await attempt(app)).tries == (first, second)


async def test_after_three_wrong_answers_the_right_one_is_shown(app: TestApp) -> None:
    for answer in (await wrong(app))[:3]:
        screen = await give(app, answer)
    assert "No tries left." in screen.text
    assert "Cairn, 5 November 2026: ❌❌❌" in screen.text
    assert not {"guess", "choose", "hint"} & verbs(screen)
    assert (await give(app, (await posed(app)).answer)).text == screen.text, "it is over"
    assert (await attempt(app)).ending == "failed"


async def test_a_hint_costs_a_try_and_leaves_fewer_answers(app: TestApp) -> None:
    before = await app.type("Ann", "/puzzle", "@ann")
    screen = await app.press("Ann", find(before, "hint"), "@ann")
    assert "💡" in screen.text
    assert "You have 2 tries left." in screen.text
    assert "hint" not in verbs(screen)
    assert (await app.press("Ann", find(before, "hint"), "@ann")).text == screen.text, "there is one"
    told = model.hint((await posed(app)).answers, (await posed(app)).answer)
    assert (await posed(app)).answer in told.answers
    left = [each for each in told.answers if each != (await posed(app)).answer]
    screen = await give(app, left[0])
    assert "💡" in screen.text, "it stays"
    assert "hint" not in verbs(screen)
    solved = await give(app, (await posed(app)).answer)
    assert "💡❌✅" in solved.text


async def test_whoever_gives_up_is_asked_first_and_then_shown_the_answer(app: TestApp) -> None:
    asked = await app.press("Ann", f"giveup:{NAME}:0", "@ann")
    assert (await attempt(app)).ending is None
    shown = await app.press("Ann", find(asked, "gaveup"), "@ann")
    assert "Here is the answer:" in shown.text
    assert "🏳️" in shown.text
    assert (await attempt(app)).ending == "shown"


async def test_those_who_confirm_moves_confirm_answers(app: TestApp) -> None:
    await app.type("Ann", "/settings confirm=on", "@ann")
    answer = (await posed(app)).answer
    asked = await give(app, answer)
    assert (await attempt(app)).tries == ()
    assert find(asked, "sure").token == f"sure:{NAME}:0:{answer}"
    assert "Solved" in (await app.press("Ann", find(asked, "sure"), "@ann")).text


async def test_a_try_that_is_sent_twice_counts_once(app: TestApp) -> None:
    first, *_ = await wrong(app)
    answers = [await app.press("Ann", f"guess:{NAME}:0:{first}", "@ann", id="7") for _ in range(2)]
    assert answers[0].text == answers[1].text
    hints = [await app.press("Ann", f"hint:{NAME}:0", "@ann", id="8") for _ in range(2)]
    assert hints[0].text == hints[1].text
    assert len((await attempt(app)).tries) == 2


async def test_each_person_has_their_own_tries(app: TestApp) -> None:
    await give(app, (await posed(app)).answer)
    screen = await app.type("Bob", "/puzzle", "@bob")
    assert "You have 3 tries left." in screen.text
    assert "Solved" not in screen.text


@pytest.mark.parametrize("answer", ["R9@77", "swap", "R0@a-", "Ω"])
async def test_what_is_no_answer_is_refused_and_costs_nothing(app: TestApp, answer: str) -> None:
    screen = await give(app, answer)
    assert "is not an answer to this puzzle" in screen.text or "no longer works" in screen.text
    await app.type("Ann", "/help")
    assert (await attempt(app)).tries == ()


async def test_the_future_is_refused_kindly_and_so_is_the_time_before_the_first(app: TestApp) -> None:
    tomorrow = model.name(date(2026, 11, 6))
    for token in (f"solve:{tomorrow}:0", f"guess:{tomorrow}:0:x", f"hint:{tomorrow}:0", f"gaveup:{tomorrow}:0"):
        screen = await app.press("Ann", token, "@ann")
        assert screen.text == "The puzzle of 6 November 2026 comes on its day. Today’s puzzle: `/puzzle`."
    assert "The first puzzle was that of 2 November 2026." in (await app.press("Ann", "solve:20261101:0", "@ann")).text
    assert (await attempt(app, puzzle=tomorrow)).tries == ()
    assert "no longer there" in (await app.press("Ann", "solve:abcdefgh:0", "@ann")).text
    assert "no longer there" in (await app.press("Ann", "solve:20261399:0", "@ann")).text


async def test_today_is_that_of_the_person_and_in_a_place_that_of_the_place(app: TestApp) -> None:
    app.clock.now = datetime(2026, 11, 5, 11, tzinfo=UTC).timestamp()
    await app.type("Ann", "/settings zone=Pacific/Kiritimati", "@ann")
    assert "6 November 2026" in (await app.type("Ann", "/puzzle", "@ann")).titled_text
    assert "6 November 2026" in (await app.type("Ann", "/puzzle", "hall")).titled_text
    app.platform.managers.add("bob")
    await app.type("Bob", "/help", "hall")
    await app.press("Bob", "placed:1::zone:Pacific/Pago_Pago", "hall")
    assert "5 November 2026" in (await app.type("Ann", "/puzzle", "hall")).titled_text
    assert "4 November 2026" not in (await app.type("Bob", "/puzzle", "@bob")).titled_text


async def test_a_past_day_can_be_solved_but_does_not_count(app: TestApp) -> None:
    name = model.name(date(2026, 11, 3))
    screen = await give(app, (await posed(app, name)).answer, puzzle=name)
    assert "Its day is over, so it doesn’t count towards a streak." in screen.text
    assert (await attempt(app, puzzle=name)).counted is None


async def test_others_are_shown_how_it_went_only_when_it_is_over_and_where_it_is_posted(app: TestApp) -> None:
    assert "isn’t over for you yet" in (await app.press("Ann", f"share:{NAME}:0", "@ann")).text
    await give(app, (await posed(app)).answer)
    assert "isn’t posted where you could share it" in (await app.press("Ann", f"share:{NAME}:0", "@ann")).text
    screen = await app.press("Ann", f"solve:{NAME}:0", "@ann")
    assert "share" not in verbs(screen)
    assert screen.invitation
    assert (screen.invitation.token, screen.invitation.text) == (f"solve:{NAME}:0", "Cairn, 5 November 2026: ✅")


async def test_a_streak_is_told(app: TestApp) -> None:
    for number in range(3):
        app.clock.now = noon(date(2026, 11, 5 + number))
        name = model.name(date(2026, 11, 5 + number))
        screen = await give(app, (await posed(app, name)).answer, puzzle=name)
    assert "🔥 Your streak: 3 days in a row." in screen.text
    assert "Cairn, 7 November 2026: ✅ · 🔥 3" in screen.text


async def test_the_names_of_days_on_buttons_lead_back(app: TestApp) -> None:
    screen = await give(app, (await posed(app)).answer)
    assert {"days", "practising", "position", "rate", "complain"} <= verbs(screen)
    assert "Past days" in labels(screen)
    looked = await app.press("Ann", find(screen, "position"), "@ann")
    assert isinstance(looked.drawing, pictures.Puzzle)
    assert (await app.press("Ann", find(looked, "solve"), "@ann")).text == screen.text
