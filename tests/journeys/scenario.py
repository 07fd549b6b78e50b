"""The scenarios: written once, and played on every platform by its driver."""

from random import Random

from tests.journeys.driver import ANN, BOB, CID, Driver
from tests.journeys.watch import Watch

TO_THE_END = 10**6
"""More actions than any match has."""


async def whole_match(driver: Driver, game: str, options: str, *, beginning: int = 4, end: int = 6) -> Watch:
    """A challenge, some actions, one taken back, the end, and the rematch. Only both ends are played with buttons."""
    rng, watch = Random(f"{game} {options}"), await Watch.begin(driver, game, options)
    match, _ = await driver.load(id := watch.id)
    assert match.game == game
    await watch.look()
    await play(driver, watch, rng, beginning)
    await take_back(driver, watch, rng)
    await driver.rush(id, rng, end)
    await watch.look(skip=True)
    await play(driver, watch, rng)
    await driver.check_end(id)
    again, _ = await driver.load(await driver.rematch(id))
    assert (again.game, again.options, again.rematch_of) == (game, match.options, id)
    assert await driver.seats(again.id) == {0: BOB, 1: ANN}
    return watch


async def given_up(driver: Driver, game: str, options: str, *, actions: int = 8) -> Watch:
    """A challenge, some actions, one taken back, and one of the players gives up; then the rematch."""
    rng, watch = Random(f"{game} {options}"), await Watch.begin(driver, game, options)
    await watch.look()
    await play(driver, watch, rng, actions)
    await take_back(driver, watch, rng)
    await resign(driver, watch, BOB)
    _, position = await driver.load(id := watch.id)
    assert position.ending
    assert (position.ending.kind, position.ending.loser) == ("resigned", 1)
    await driver.check_end(id)
    again, _ = await driver.load(await driver.rematch(id))
    assert again.rematch_of == id
    return watch


async def four_seats(driver: Driver, more: int = TO_THE_END) -> Watch:
    """Three people and a computer play Totemo. One leaves; the others play on to the end, or so many actions."""
    rng, watch = Random(4), await Watch.begin(driver, "totemo", "players=4", (BOB, CID))
    match, _ = await driver.load(id := watch.id)
    assert await driver.seats(id) == {0: ANN, 1: BOB, 2: CID}
    assert match.seats[3].computer
    await watch.look()
    await play(driver, watch, rng, 8)
    await resign(driver, watch, CID)
    assert 2 not in (await driver.position(id)).actors
    await play(driver, watch, rng, more)
    if (await driver.position(id)).ending:
        await driver.check_end(id)
    return watch


async def play(driver: Driver, watch: Watch, rng: Random, actions: int = TO_THE_END) -> None:
    """Play with buttons, to the end or so many actions, and check everything that is shown on the way."""
    for _ in range(actions):
        position, seats = await driver.position(watch.id), await driver.seats(watch.id)
        if not position.actors:
            return
        await driver.check(watch.id)
        people = [seats[seat] for seat in position.actors if seat in seats]
        if people:
            await driver.act(watch.id, rng.choice(people), rng)
            assert (await driver.position(watch.id)).ply > position.ply
        await driver.settled()
        await watch.look()
    await driver.check(watch.id)


async def take_back(driver: Driver, watch: Watch, rng: Random) -> None:
    """One more action, which its player takes back; if it has revealed something, the other has to agree."""
    before, seats = await driver.position(watch.id), await driver.seats(watch.id)
    seat = rng.choice(before.actors)
    await driver.act(watch.id, seats[seat], rng)
    await driver.settled()
    await watch.look()
    await driver.press(watch.id, seats[seat], "undo")
    await driver.settled()
    await watch.look()
    if (await driver.position(watch.id)).offer:
        await driver.press(watch.id, seats[1 - seat], "agree")
        await driver.settled()
        await watch.look()
    assert (await driver.position(watch.id)).done == before.done


async def resign(driver: Driver, watch: Watch, name: str) -> None:
    for verb in ("more", "resign", "resigned"):
        await driver.press(watch.id, name, verb)
    await driver.settled()
    await watch.look()
