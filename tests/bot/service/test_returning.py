"""A player whose seat the computer has taken stays recorded with it, and can take it back while the match goes on."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.i18n import translator
from bot.model.drafts import LEVEL
from bot.store import Connection, matches, people
from bot.store.schema import seats
from tests.bot.service.test_votes import THREE, TWO, late, lines, tick, vote
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs

EN = translator("en")
DAY = 86400.0


async def replaced(app: TestApp, names: tuple[str, ...] = TWO) -> tuple[str, int, str]:
    """A match in which the computer has taken a seat, the seat, and another player."""
    id, seat, others = await late(app, names)
    for name in others:
        await vote(app, id, name, "computer", seat)
    await tick(app)
    return id, seat, others[0]


def chat(name: str) -> str:
    return f"@{name.lower()}"


async def row(app: TestApp, id: str, seat: int) -> tuple[str | None, str | None]:
    def read(connection: Connection) -> tuple[str | None, str | None]:
        here = select(seats.c.account, seats.c.computer).where(seats.c.match == id, seats.c.seat == seat)
        account, computer = connection.execute(here).one()
        return account, computer

    return await app.store.read(read)


@pytest.mark.parametrize("names", [TWO, THREE])
async def test_the_person_stays_recorded_and_takes_the_seat_back_with_a_button(
    app: TestApp, names: tuple[str, ...]
) -> None:
    id, seat, _ = await replaced(app, names)
    name = names[seat]
    assert await row(app, id, seat) == (name.lower(), LEVEL)
    (told,) = app.platform.at(chat(name))
    assert "the computer took over your seat" in told.text
    assert "hand" not in verbs(told)
    answer = await app.press(name, find(told, "return"), chat(name))
    assert EN("done-return") in answer.text
    await app.settle()
    assert await row(app, id, seat) == (name.lower(), None)
    match, _ = await app.load(id)
    assert match.seats[seat].person
    assert match.seats[seat].computer is None
    shown = app.platform.at(chat(name))
    assert not any("return" in verbs(screen) for screen in shown), "that notice is void"
    assert any(screen.hand == id for screen in shown)
    assert name in app.platform.at("hall")[0].text


async def test_the_hand_and_the_list_of_matches_lead_back_too(app: TestApp) -> None:
    id, seat, _ = await replaced(app)
    name = TWO[seat]
    listed = find(await app.type(name, "/games"), "hand")
    for screen in (
        await app.press(name, listed),
        await app.type(name, "/hand"),
        await app.type(name, "/board", chat(name)),
    ):
        assert EN("replaced") in screen.text
        assert "move" not in verbs(screen)
        assert "return" in verbs(screen)
    await app.press(name, find(await app.type(name, "/hand"), "return"))
    assert "return" not in verbs(await app.type(name, "/hand"))
    assert (await app.load(id))[0].seats[seat].computer is None


async def test_the_clocks_run_again_when_the_player_is_back(app: TestApp) -> None:
    id, seat, _ = await replaced(app)
    assert (await app.load(id))[0].deadline is None
    await app.press(TWO[seat], f"return:{id}")
    match, position = await app.load(id)
    assert match.deadline is not None
    assert {each.number for each in match.seats if each.deadline} == set(position.actors)


async def test_the_player_can_be_late_and_come_back_again(app: TestApp) -> None:
    id, seat, other = await replaced(app)
    name = TWO[seat]
    for _ in range(2):
        assert EN("done-return") in (await app.press(name, f"return:{id}")).text
        while (await app.load(id))[1].actors != (seat,):
            await app.play(id, Random(3), actions=1)
        await app.settle()
        deadline = (await app.load(id))[0].deadline
        assert deadline
        await tick(app, deadline - app.clock.now)
        await vote(app, id, other, "computer", seat)
        await app.settle()
        assert sum("return" in verbs(screen) for screen in app.platform.at(chat(name))) == 1
    assert await row(app, id, seat) == (name.lower(), LEVEL)


async def test_while_the_computer_plays_the_person_cannot(app: TestApp) -> None:
    id, seat, _ = await replaced(app)
    name, before = TWO[seat], (await app.load(id))[1]
    for press in ("undo:{}:1", "resigned:{}", "abort:{}", "draw:{}:1", "win:{}", "move:{}:0:R@a1", "rematch:{}"):
        answer = await app.press(name, press.format(id))
        assert EN("refusal-replaced") in answer.text, press
    assert EN("refusal-replaced") in (await app.type(name, f"/move swap #{id}")).text
    assert (await app.load(id))[1] == before


async def test_nobody_takes_a_seat_that_is_not_theirs(app: TestApp) -> None:
    id, seat, other = await replaced(app)
    before = (await app.load(id))[1]
    assert EN("refusal-not-replaced") in (await app.press(other, f"return:{id}")).text
    assert EN("refusal-not-seated") in (await app.press("Eve", f"return:{id}")).text
    assert (await app.load(id))[1] == before
    await app.press(TWO[seat], f"return:{id}")
    assert EN("done-return") in (await app.press(TWO[seat], f"return:{id}")).text, "pressing twice is no mistake"
    assert (await lines(app, id)).count("/return") == 1


async def test_a_match_that_is_over_gives_no_seat_back(app: TestApp) -> None:
    id, seat, other = await replaced(app)
    await app.press(other, f"resigned:{id}")
    assert EN("refusal-match-over") in (await app.press(TWO[seat], f"return:{id}")).text
    assert "return" not in verbs(await app.press(TWO[seat], f"board:{id}", chat(TWO[seat])))
    await app.settle()
    assert not any("return" in verbs(screen) for screen in app.platform.at(chat(TWO[seat])))


async def test_the_computer_moves_no_more_for_a_player_who_is_back(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_app(tmp_path, platform) as app:
        id, seat, (other,) = await late(app, TWO)
        await vote(app, id, other, "computer", seat)
        await app.press(TWO[seat], f"return:{id}")
        done = (await app.load(id))[1].done
    async with open_app(tmp_path, platform) as app:
        await app.settle()
        assert (await app.load(id))[1].done == done


async def test_a_seat_that_the_computer_has_does_not_count_among_a_persons_matches(app: TestApp) -> None:
    _, seat, _ = await replaced(app)
    person = await app.store.read(people.find, "fake", TWO[seat].lower())
    assert person
    assert await app.store.read(matches.unfinished, person.player) == 0


async def test_a_match_that_is_abandoned_is_closed_for_the_replaced_person_too(app: TestApp) -> None:
    id, seat, other = await replaced(app)
    await tick(app, 180 * DAY)
    assert (await app.load(id))[0].ending == "abandoned"
    assert "nobody has played for a long time" in str(app.platform.at("hall"))
    assert EN("refusal-match-over") in (await app.press(TWO[seat], f"return:{id}")).text
    assert other in app.platform.at("hall")[0].text
