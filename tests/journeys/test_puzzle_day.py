"""A whole day: the puzzle is posted, three people answer it in private, one shows how they did, and the next day it is
solved for everyone. What each has tried stays between them and the bot."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, date, datetime, timedelta

import pytest

from bot import narration
from bot.i18n import LANGUAGES, Translator, translator
from bot.model import puzzles as model
from bot.model.puzzle_posts import PuzzlePost
from bot.model.puzzles import HINT, Posed
from bot.screens import puzzle_posts as screens
from bot.screens.puzzles import solution
from bot.screens.screen import Screen
from core.puzzles import catalogue
from core.puzzles.puzzle import Verdict
from tests.journeys.driver import ANN, BOB, CID, EVE, EVERYONE, Driver
from tests.journeys.puzzle_watch import SOLUTION, PuzzleWatch
from tests.journeys.puzzlers import Puzzlers, puzzlers
from tests.journeys.watch import Leak
from tests.support.puzzles import KINDS

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
HOUR = 3600.0
FIRST = date(2026, 11, 17)
"""A day of the kind that comes first in the library."""


def day_of(game: str, kind: str) -> date:
    """A day on which the puzzle is of this kind."""
    return FIRST + timedelta(days=KINDS.index((game, kind)))


async def begin(driver: Driver, day: date) -> tuple[Puzzlers, Posed]:
    """It is the day before, and the puzzle will be posted at nine."""
    people, eve = puzzlers(driver), datetime(day.year, day.month, day.day, 8, tzinfo=UTC) - timedelta(days=1)
    await driver.pass_(eve.timestamp() - driver.context.clock())
    await people.set_up()
    await driver.settled()
    await driver.pass_(24 * HOUR)
    found = await driver.context.puzzles.pose(model.name(day))
    assert found
    return people, found


async def play(driver: Driver, day: date) -> None:
    people, posed = await begin(driver, day)
    first, second, *_ = (each for each in posed.answers if each != posed.answer)
    watch = PuzzleWatch(driver, posed, EVERYONE, (first, SOLUTION))
    await driver.pass_(HOUR)
    watch.look()
    assert said(people, day)

    # Ann is right; Bob is wrong twice, and then right; Cid is wrong, has a hint and gives up.
    watch.tries(ANN, SOLUTION)
    await people.come(ANN)
    await people.answer(ANN, posed.answer)
    watch.look()
    for answer in (first, second):
        watch.tries(BOB, answer)
        await people.come(BOB)
        await people.answer(BOB, answer)
        watch.look()
    watch.tries(BOB, SOLUTION)
    await people.answer(BOB, posed.answer)
    watch.look()
    watch.tries(CID, first, HINT)
    await people.come(CID)
    await people.answer(CID, first)
    await people.act(CID, "hint")
    await people.act(CID, "giveup")
    watch.look()
    watch.tries(CID, SOLUTION)
    await people.act(CID, "gaveup")
    watch.look()
    await people.act(BOB, "share")
    await driver.pass_(HOUR)
    watch.look()
    assert any("✓ 2 · " in text for text in people.public())
    assert [text for text in people.public() if "❌❌✅" in text]
    watch.done()

    await driver.pass_(24 * HOUR)
    proof = await driver.context.puzzles.judge(posed, posed.answer)
    told = [plain(solution(posed, proof, Translator(each, game=posed.puzzle.game))) for each in LANGUAGES]
    assert said(people, day + timedelta(days=1))
    assert any(each in plain(text) for each in told for text in people.public())


def said(people: Puzzlers, day: date) -> bool:
    """Whether everyone can read this day, in some language."""
    told = [narration.day(day, words) for words in map(translator, LANGUAGES)]
    return any(each in text for each in told for text in people.public())


def plain(text: str) -> str:
    return "".join(each for each in text if each not in "\\`\u200b")


@pytest.mark.parametrize("adapter", ["fake"])
@pytest.mark.parametrize(("game", "kind"), KINDS)
async def test_a_day_with_each_kind_of_puzzle(opened: Opened, game: str, kind: str) -> None:
    async with opened() as driver:
        await play(driver, day_of(game, kind))


@pytest.mark.parametrize(
    ("adapter", "game", "kind"),
    [
        ("discord", "schotten-totten", "claim-where"),
        ("telegram", "totemo", "bonus"),
        ("room", "heave-ho", "hold-barrel"),
    ],
)
async def test_a_day_on_each_platform(opened: Opened, game: str, kind: str) -> None:
    async with opened() as driver:
        await play(driver, day_of(game, kind))


@pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])
async def test_a_post_that_gives_the_answer_away_is_caught(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    post = screens.post

    def leaky(
        which: PuzzlePost,
        posed: Posed,
        solved: tuple[int, int],
        yesterday: tuple[Posed, Verdict] | None,
        words: Translator,
    ) -> Screen:
        shown = post(which, posed, solved, yesterday, words)
        proof = catalogue.kind(posed.puzzle).judge(posed.view, posed.answer)
        return Screen(
            f"{solution(posed, proof, Translator('en', game=posed.puzzle.game))}\n{shown.text}", rows=shown.rows
        )

    async with opened() as driver:
        _, posed = await begin(driver, day_of("totemo", "bonus"))
        watch = PuzzleWatch(driver, posed, (EVE,))
        monkeypatch.setattr(screens, "post", leaky)
        await driver.pass_(HOUR)
        with pytest.raises(Leak):
            watch.look()
