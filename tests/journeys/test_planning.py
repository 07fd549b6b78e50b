"""A plan that is typed on a platform is played there when its turn comes, and the others never see it."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from random import Random

import pytest

from bot.i18n import translator
from bot.store import plans
from tests.journeys import discord, telegram, web
from tests.journeys.driver import ANN, BOB, EVE, Driver
from tests.servers.telegram.people import until

pytestmark = pytest.mark.asyncio(loop_scope="session")
Opened = Callable[[], AbstractAsyncContextManager[Driver]]
EVERYWHERE = pytest.mark.parametrize("adapter", ["fake", "discord", "telegram", "room"])


async def begin(driver: Driver) -> tuple[str, str, str, int]:
    """A match, who is to move, and who waits, with their seat."""
    id = await driver.begin("schotten-totten", "tactics")
    position, seats = await driver.position(id), await driver.seats(id)
    (actor,) = position.actors
    return id, seats[actor], seats[1 - actor], 1 - actor


async def log(driver: Driver, id: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.action) for entry in (await driver.position(id)).log]


def told(driver: Driver, *names: str) -> str:
    return "\n".join(each.text for name in names for each in driver.shown(name))


@EVERYWHERE
async def test_a_plan_is_played_and_only_its_owner_ever_sees_it(opened: Opened) -> None:
    async with opened() as driver:
        id, name, owner, seat = await begin(driver)
        others, rng = [each for each in (ANN, BOB, EVE) if each != owner], Random(1)
        card, spare = [card for card in (await driver.position(id)).view(seat).hand if card[1:].isdecimal()][:2]
        await driver.ask(owner, "plan", moves=f"{card}@5; {spare}@6; draw clan")
        assert f"{spare}@6" in told(driver, owner)
        assert f"{card}@5" not in told(driver, *others)
        while (await driver.position(id)).actors == (1 - seat,) and len(await log(driver, id)) < 3:
            await driver.act(id, name, rng)
            await driver.settled()
        assert [action for number, action in await log(driver, id) if number == seat] == [f"{card}@5", "draw clan"]
        assert (await driver.position(id)).actors == (1 - seat,)
        await driver.check(id)
        for each in others:
            if driver.shown(each):
                await driver.ask(each, "history", match=f"#{id}")
        assert f"{spare}@6" not in told(driver, *others), "what was not played stays secret"


@EVERYWHERE
async def test_a_plan_is_dropped_with_its_button(opened: Opened) -> None:
    async with opened() as driver:
        id, _, owner, seat = await begin(driver)
        card = (await driver.position(id)).view(seat).hand[0]
        await driver.ask(owner, "plan", moves=f"{card}@5")
        assert await driver.context.store.read(plans.find, id, seat)
        await driver.settled()
        if not isinstance(driver, web.Room):
            # In the room, the answer has taken the place of the hand.
            await driver.press(id, owner, "planning")
        await driver.press(id, owner, "unplan")
        assert await driver.context.store.read(plans.find, id, seat) is None


@pytest.mark.parametrize("adapter", ["discord", "room"])
async def test_where_answers_are_private_a_plan_can_be_made_in_a_channel(opened: Opened) -> None:
    async with opened() as driver:
        id, _, owner, seat = await begin(driver)
        others = [each for each in (ANN, BOB, EVE) if each != owner]
        card = (await driver.position(id)).view(seat).hand[0]
        if isinstance(driver, discord.Discord):
            user = driver.users[owner]
            await (await user.slash(driver.club.hall, "plan", moves=f"{card}@5")).finished()
        else:
            assert isinstance(driver, web.Room)
            await driver.guests[owner].go("channels")
            await driver.guests[owner].say(f"/plan {card}@5")
        await driver.settled()
        assert await driver.context.store.read(plans.find, id, seat)
        assert f"{card}@5" in told(driver, owner)
        assert f"{card}@5" not in told(driver, *others)


@pytest.mark.parametrize("adapter", ["telegram"])
async def test_a_plan_that_a_group_could_read_is_not_made(opened: Opened) -> None:
    async with opened() as driver:
        assert isinstance(driver, telegram.Telegram)
        id, _, owner, seat = await begin(driver)
        card, spare = [card for card in (await driver.position(id)).view(seat).hand if card[1:].isdecimal()][:2]
        person = (await driver.load(id))[0].seats[seat].person
        assert person
        words = translator(person.language)
        await driver.people[owner].send(driver.club.group, f"/plan {card}@5; {spare}@6")
        await until(lambda: words("refusal-plan-overheard") in told(driver, EVE))
        assert await driver.context.store.read(plans.find, id, seat) is None
        await driver.ask(owner, "plan", moves=f"{card}@5\n{spare}@6")
        plan = await driver.context.store.read(plans.find, id, seat)
        assert plan
        assert plan.lines == (f"{card}@5", f"{spare}@6")
