"""Which matches are found at a table, and in its place."""

from bot.store import matches, places
from tests.support.app import HOUSE, TestApp


async def newest(app: TestApp) -> str | None:
    found = await app.store.read(matches.at_table, app.platform.name, "hall")
    return found.id if found else None


async def test_a_match_at_a_table_is_one_that_goes_on_or_else_the_newest(app: TestApp) -> None:
    await app.type("Ann", "/play invite")
    assert await newest(app) is None, "nobody plays yet"
    ids = []
    for _ in range(3):
        app.clock.now += 3600
        ids.append(await app.match("Ann", "Bob"))
        assert await newest(app) == ids[-1]
    for ended, left in ((1, 2), (2, 0), (0, 2)):
        await app.press("Bob", f"resigned:{ids[ended]}")
        assert await newest(app) == ids[left]


async def test_what_has_ended_is_not_unfinished_at_its_table_or_in_its_place(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.type("Ann", "/play invite", "attic")
    (challenge,) = [match.id for match in await app.matches("Ann") if match.started is None]
    place = await app.store.write(places.enter, app.platform.name, HOUSE)

    async def unfinished() -> tuple[list[str], list[str], list[str]]:
        there = await app.store.read(matches.unfinished_in, place.id)
        here = await app.store.read(matches.unfinished_at, app.platform.name, "hall")
        return (
            sorted(match.id for match in there),
            [match.id for match in here],
            sorted(await app.store.read(matches.addresses_in, place.id)),
        )

    assert await unfinished() == (sorted((id, challenge)), [id], ["attic", "hall"])
    await app.press("Bob", f"resigned:{id}")
    assert await unfinished() == ([challenge], [], ["attic"])
    await app.press("Ann", f"cancel:{challenge}")
    assert await unfinished() == ([], [], [])
