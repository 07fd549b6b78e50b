"""Strict matches, in which nobody waits for a player who is late: how they are agreed on."""

import pytest

from bot.i18n import LANGUAGES, translator
from bot.model import drafts
from bot.model.drafts import Draft
from bot.screens.screen import Button, Screen
from tests.support.app import TestApp, find

EN = translator("en")
STRICT = "strict: out of time means out of the match"


def switch(screen: Screen, label: str) -> Button:
    return next(button for row in screen.rows for button in row if button.label == label)


async def is_strict(app: TestApp, name: str = "Ann") -> bool:
    (match,) = await app.matches(name)
    return match.strict


@pytest.mark.parametrize(
    ("typed", "strict"),
    [
        *(("strict", True), ("strict day", True), ("totemo strict week players=2", True), ("strict=on", True)),
        *(("суворо", True), ("строго", True), ("αυστηρά", True), ("", False), ("strict=off", False)),
    ],
)
async def test_it_is_typed_with_the_challenge(app: TestApp, typed: str, strict: bool) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", f"/play @Bob {typed}")
    await app.settle()
    assert await is_strict(app) is strict
    assert (STRICT in app.platform.at("hall")[-1].text) is strict


async def test_it_is_chosen_with_a_button_and_stays_chosen(app: TestApp) -> None:
    screen = await app.type("Ann", "/play totemo live")
    screen = await app.press("Ann", switch(screen, EN("setup-strict", strict="off")))
    screen = await app.press("Ann", switch(screen, EN("setup-game", game=EN("game-heave-ho"))))
    screen = await app.press("Ann", switch(screen, EN("setup-strict", strict="on")))
    screen = await app.press("Ann", switch(screen, EN("setup-strict", strict="off")))
    await app.press("Ann", find(screen, "start"))
    assert await is_strict(app)


async def test_without_a_time_limit_there_is_no_such_button(app: TestApp) -> None:
    screen = await app.type("Ann", "/play live")
    screen = await app.press("Ann", switch(screen, EN("setup-strict", strict="off")))
    screen = await app.press("Ann", switch(screen, EN("setup-pace", pace=EN("pace-live"))))
    labels = {button.label for row in screen.rows for button in row}
    assert EN("setup-pace", pace=EN("pace-unlimited")) in labels
    assert labels.isdisjoint(EN("setup-strict", strict=each) for each in ("on", "off"))
    await app.press("Ann", find(screen, "start"))
    assert not await is_strict(app)


@pytest.mark.parametrize(
    ("typed", "why"), [("unlimited strict", "Choose a pace"), ("strict=maybe", "on, off"), ("stric", "strict")]
)
async def test_what_makes_no_sense_is_refused_and_nothing_is_made(app: TestApp, typed: str, why: str) -> None:
    await app.type("Bob", "/help")
    assert why in (await app.type("Ann", f"/play @Bob {typed}")).text
    assert await app.matches("Ann") == []


async def test_a_rematch_is_strict_again(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="strict")
    assert await is_strict(app)
    await app.press("Bob", f"resigned:{id}")
    await app.press("Ann", f"rematch:{id}")
    await app.settle()
    assert await is_strict(app)
    assert STRICT in app.platform.at("hall")[-1].text


async def test_it_is_kept_when_people_are_chosen_from_a_list(app: TestApp) -> None:
    await app.type("Bob", "/help")
    number = drafts.new("totemo", 2, {}, "day", strict=True).number
    await app.dispatcher.chosen(app.caller("Ann", "@ann"), number, [app.caller("Bob", "@bob")])
    assert await is_strict(app)


def test_drafts_that_are_not_strict_have_the_tokens_that_they_had() -> None:
    draft = drafts.new("totemo", 2, {}, "day")
    assert draft.fields() == (drafts.code("totemo"), "2", "", drafts.code("day"), "")
    assert Draft.read(*draft.fields()) == draft


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_offered_when_options_are_typed(app: TestApp, language: str) -> None:
    found = await app.dispatcher.complete(app.caller("Ann", language=language), "play", "options", "strict")
    assert [each.value for each in found] == ["strict"]
