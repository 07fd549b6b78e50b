"""Those who manage a place close what is stuck there: it ends once, without a result, and its players are told."""

from pathlib import Path

import pytest

from bot.i18n import translator
from bot.model.position import replay
from bot.service import history
from bot.store import matches, places
from core import record
from tests.support.app import HOUSE, FakePlatform, TestApp, find, open_app, verbs
from tests.support.database import contents

EN = translator("en")


@pytest.fixture
def app(app: TestApp) -> TestApp:
    """Eve manages the house, and does not play."""
    app.platform.managers.add("eve")
    return app


async def close(app: TestApp, id: str, address: str = "hall") -> str:
    place = await app.store.write(places.enter, app.platform.name, HOUSE)
    asked = await app.press("Eve", f"close:{place.id}:{id}", address)
    assert EN("close-sure") in asked.text
    answer = await app.press("Eve", find(asked, "closed"), address)
    await app.settle()
    return answer.text


def told(app: TestApp, address: str) -> list[str]:
    return [screen.text for screen in app.platform.at(address) if "have closed it" in screen.text]


async def test_a_closed_match_counts_for_nothing_and_everyone_is_told(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    assert await close(app, id, "@eve") == EN("closed")
    match, position = await app.load(id)
    assert (match.ending, position.log[-1].action) == ("closed", "/close")
    assert position.ending
    assert position.ending.outcome.winners == ()
    assert [len(told(app, address)) for address in ("@ann", "@bob", "hall")] == [1, 1, 0]
    conclusion = EN("ending-closed")
    for address in ("hall", "@ann", "@bob"):
        assert any(conclusion in screen.text for screen in app.platform.at(address))
    over = app.platform.at("hall")[-1]
    assert {mention.account for mention in over.mentions} == {"ann", "bob"}


async def test_it_replays_is_exported_and_verified(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
    await close(app, id)
    match, position = await app.load(id)
    assert replay(match, await app.store.read(matches.log, id)) == position
    exported = record.read(history.record_file(match, position, None).text)
    assert exported.ending == "aborted"
    assert record.verify(exported) is None
    assert (await app.press("Ann", f"export:{id}")).file
    assert (await app.press("Ann", f"history:{id}:0")).text


async def test_it_is_closed_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await close(app, id)
    place = await app.store.write(places.enter, app.platform.name, HOUSE)
    before = await app.store.read(contents)
    for verb in ("close", "closed"):
        assert (await app.press("Eve", f"{verb}:{place.id}:{id}")).text == EN("refusal-match-over")
    assert await app.store.read(contents) == before
    assert "rematch" in verbs(await app.press("Ann", f"hand:{id}"))


async def test_a_challenge_is_closed_too(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob totemo")
    (match,) = await app.matches("Ann")
    await close(app, match.id)
    assert (await app.load(match.id))[0].ending == "closed"
    (challenge,) = app.platform.at("hall")
    assert challenge.text.endswith(EN("challenge-closed", challenger="Ann"))
    assert [len(told(app, address)) for address in ("@ann", "@bob")] == [1, 1]
    assert EN("refusal-challenge-over", ending="closed") in (await app.press("Bob", f"accept:{match.id}")).text
    place = await app.store.write(places.enter, app.platform.name, HOUSE)
    again = await app.press("Eve", f"closed:{place.id}:{match.id}")
    assert again.text == EN("refusal-challenge-over", ending="closed")


@pytest.mark.parametrize("closes", ["discord", "telegram"])
async def test_a_match_shown_in_two_places_is_for_those_of_both_to_close(tmp_path: Path, closes: str) -> None:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as here:
        there = here.on("telegram")
        await here.type("Ann", "/play invite totemo")
        (match,) = await here.matches("Ann")
        await there.type("Bob", f"/join {match.id}", "den")
        match, _ = await here.load(match.id)
        assert [table.place and table.place.platform for table in match.tables] == ["discord", "telegram"]
        app = here if closes == "discord" else there
        app.platform.managers.add("eve")
        assert await close(app, match.id) == EN("closed")
        assert (await here.load(match.id))[0].ending == "closed"


async def test_what_is_not_shown_in_the_place_is_not_theirs_to_close(app: TestApp) -> None:
    await app.type("Eve", "/help")
    await app.type("Ann", "/play computer", "@ann")
    (match,) = await app.matches("Ann")
    place = await app.store.write(places.enter, app.platform.name, HOUSE)
    assert (await app.press("Eve", f"closed:{place.id}:{match.id}")).text == EN("refusal-not-shown-here")
    assert (await app.load(match.id))[0].ended is None


async def test_a_line_in_between_does_not_keep_it_open(app: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    load = app.context.matches.load

    async def late(wanted: str) -> object:
        loaded = await load(wanted)
        monkeypatch.undo()
        await app.type(name, f"/move {position.legal(position.actors[0])[0]}")
        return loaded

    place = await app.store.write(places.enter, app.platform.name, HOUSE)
    monkeypatch.setattr(app.context.matches, "load", late)
    assert (await app.press("Eve", f"closed:{place.id}:{id}")).text == EN("closed")
    match, position = await app.load(id)
    assert (match.ending, len(position.log)) == ("closed", 2)
