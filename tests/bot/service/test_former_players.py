"""Matches of people who have deleted their data: they stay those of the others, with a former player in the seat."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.i18n import LANGUAGES, translator
from bot.model.ratings import Ratings
from bot.store import people, ratings, results
from core import record
from renderers import LIGHT
from tests.bot.service.test_erasing import NAME, delete
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import contents

FORMER = translator("en")("seat-former", number=0)


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform()) as opened:
        yield opened


async def leave(app: TestApp, name: str = NAME) -> None:
    await delete(app, name)
    await app.settle()


async def ending(app: TestApp, id: str) -> str | None:
    return (await app.load(id))[0].ending


# What becomes of matches that go on


async def test_an_opponent_wins_as_if_they_had_resigned(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", options="totemo")
    await app.play(id, Random(1), actions=8)
    await leave(app)
    assert await ending(app, id) == "resigned"
    told = [screen.text for screen in app.platform.at("hall")]
    assert [text for text in told if f"{FORMER} resigned" in text and "Bob wins" in text]
    assert not [text for text in told if NAME in text]
    found = await app.store.read(results.of_match, id)
    assert sorted((each.result.player is None, each.result.rank) for each in found) == [(False, 1), (True, 2)]


async def test_a_match_that_has_hardly_begun_is_aborted(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", options="totemo")
    await leave(app)
    assert await ending(app, id) == "aborted"


async def test_three_others_play_on(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", "Cid", "Dan", options="totemo")
    await app.play(id, Random(1), actions=12)
    await leave(app)
    match, position = await app.load(id)
    assert match.ended is None
    assert position.left == {0}
    board = await app.press("Bob", f"board:{id}")
    assert FORMER in board.text
    await app.finish(id, Random(2))
    assert await ending(app, id) == "over"


async def test_two_former_players_at_a_table_have_numbers(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", "Cid", "Dan", options="totemo")
    await app.play(id, Random(1), actions=12)
    await leave(app)
    await leave(app, "Cid")
    told = (await app.press("Bob", f"history:{id}:0")).text
    assert f"{FORMER} 2" in told
    assert await ending(app, id) is None


async def test_the_computer_plays_on_where_it_had_replaced_them(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", options="totemo live")
    await app.play(id, Random(1), actions=8)
    while (await app.turn(id))[0] != NAME:
        await app.play(id, Random(1), actions=1)
    await app.wait(3600)
    await app.press("Bob", f"vote:{id}:0:computer")
    await app.settle()
    await leave(app)
    assert await ending(app, id) is None
    assert "return" not in verbs(await app.press(NAME, f"hand:{id}", "@zelenka"))
    await app.finish(id, Random(2))
    found = {each.result.player is None: each.result for each in await app.store.read(results.of_match, id)}
    assert found[True].rank == 2, "whatever the computer has achieved"
    assert [stint.who for stint in found[True].stints] == ["player", "computer"]


async def test_who_had_resigned_before_leaves_nothing_behind(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", "Cid", options="totemo")
    await app.play(id, Random(1), actions=9)
    await app.press(NAME, f"resigned:{id}")
    before = (await app.load(id))[1].log
    await leave(app)
    assert (await app.load(id))[1].log == before


async def test_their_challenges_are_cancelled_and_those_to_them_declined(app: TestApp) -> None:
    for name in ("Bob", "Cid", NAME):
        await app.type(name, "/help")
    await app.type(NAME, "/play @Bob totemo", "attic")
    await app.type("Bob", f"/play @{NAME} totemo", "cellar")
    several = await app.type("Cid", f"/play @{NAME} @Bob totemo", "yard")
    if "start" in verbs(several):
        await app.press("Cid", find(several, "start"), "yard")
    await app.settle()
    own, asked, many = (
        find(app.platform.at(place)[-1], "accept").token.partition(":")[2] for place in ("attic", "cellar", "yard")
    )
    await app.press(NAME, f"accept:{many}")
    await leave(app)
    assert [await ending(app, id) for id in (own, asked, many)] == ["cancelled", "declined-none", None]
    texts = [screen.text for place in ("attic", "cellar", "yard") for screen in app.platform.at(place)]
    assert not [text for text in texts if NAME in text]
    await app.press("Dan", f"accept:{many}")
    await app.press("Bob", f"accept:{many}")
    assert (await app.load(many))[0].started, "the seat was free again"


async def test_matches_with_the_computer_alone_go_unless_others_saw_them(app: TestApp) -> None:
    await app.type(NAME, "/play computer", "@zelenka")
    await app.settle()
    (alone,) = await app.matches(NAME)
    seen = await app.public_match_with_computer(NAME, "totemo")
    await leave(app)
    left = await app.store.read(contents)
    assert {row[0] for row in left["matches"]} == {seen}
    assert alone.id not in repr({**left, "requests": []})
    assert "no match" in (await app.press("Bob", f"board:{alone.id}")).text.lower()
    assert await ending(app, seen) in ("resigned", "aborted")


# What is shown of them


@pytest.mark.parametrize("language", LANGUAGES)
async def test_they_are_called_former_players_everywhere(app: TestApp, language: str) -> None:
    former = translator(language)("seat-former", number=0)
    id = await app.match(NAME, "Bob", options="totemo")
    await app.finish(id, Random(1))
    await app.type("Bob", f"/settings {language}")
    await leave(app)
    for button in (*(f"{verb}:{id}" for verb in ("board", "text", "export", "replay", "hand")), "list:past:0"):
        screen = await app.press("Bob", button)
        labels = " ".join(button.label for row in screen.rows for button in row)
        told = f"{screen.text} {labels} {screen.drawing.told() if screen.drawing else ''}"
        assert former in told, button
        assert NAME not in told
        if screen.drawing:
            assert former in screen.drawing.draw(LIGHT).alt
    export = (await app.press("Bob", f"export:{id}")).file
    assert export
    assert record.verify(record.read(export.text)) is not None, "the match stays valid"


async def test_everything_else_goes_on_without_them(app: TestApp) -> None:
    for _ in range(2):
        id = await app.match(NAME, "Bob", options="totemo rated")
        await app.finish(id, Random(1))
    assert NAME in (await app.type("Bob", "/leaderboard")).text or NAME in str(await app.type("Bob", "/leaderboard"))
    await leave(app)
    trouble = translator("en")("trouble")
    for line in ("/profile", "/profile totemo", "/leaderboard", "/leaderboard totemo", "/games", f"/replay #{id}"):
        for name in ("Bob", "Eve"):
            screen = await app.type(name, line)
            assert screen.text != trouble, line
            told = f"{screen.text} {screen.drawing.told() if screen.drawing else ''}"
            assert NAME not in told, line


async def test_a_rematch_with_a_former_player_is_open_to_all(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", options="totemo")
    await app.finish(id, Random(1))
    await leave(app)
    await app.press("Bob", f"rematch:{id}")
    await app.settle()
    challenge = app.platform.at("hall")[-1]
    await app.press("Cid", find(challenge, "accept"))
    assert len(await app.matches("Cid")) == 1


# Ratings


async def test_the_ratings_of_others_stay_and_follow_from_the_chronicle(app: TestApp) -> None:
    for _ in range(2):
        id = await app.match(NAME, "Bob", options="totemo rated")
        await app.finish(id, Random(3))
    bob = await app.store.read(people.find, "fake", "bob")
    assert bob
    before = await app.store.read(ratings.of, [bob.player])
    assert before.of[bob.player]
    await leave(app)
    assert await app.store.read(ratings.of, [bob.player]) == before
    id = await app.match("Bob", "Cid", options="totemo rated")
    await app.finish(id, Random(4))
    found = Ratings()
    for event in (await app.store.read(results.events, 0, 100))[0]:
        found.follow(event)
    rows = (await app.store.read(contents))["ratings"]
    computed = {(*about, player, of.mu, of.sigma) for player, own in found.of.items() for about, of in own.items()}
    assert {row[:5] for row in rows} == computed


async def test_those_who_play_on_are_rated_among_themselves(app: TestApp) -> None:
    id = await app.match(NAME, "Bob", "Cid", options="totemo rated")
    await app.play(id, Random(1), actions=12)
    await leave(app)
    await app.finish(id, Random(2))
    found = await app.store.read(results.of_match, id)
    assert [each.why for each in found] == [None] * 3
    rated = {row[2] for row in (await app.store.read(contents))["ratings"]}
    assert rated == {each.result.player for each in found} - {None}
    assert len(rated) == 2
