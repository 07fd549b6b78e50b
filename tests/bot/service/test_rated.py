"""Whether a match is rated is agreed in its challenge: how, and who learns of it."""

import pytest

from bot.i18n import LANGUAGES, translator
from bot.model import drafts
from bot.model.drafts import Draft
from bot.model.places import SETTINGS
from bot.screens.screen import Button, Screen
from bot.store import places
from tests.support.app import HOUSE, TestApp, find, tokens

EN = translator("en")
RATED, UNRATED = EN("setup-rated", rated="rated"), EN("setup-rated", rated="unrated")


def switch(screen: Screen, label: str) -> Button:
    return next(button for row in screen.rows for button in row if button.label == label)


async def is_rated(app: TestApp, name: str = "Ann") -> bool:
    (match,) = await app.matches(name)
    return match.rated


async def set_usual(app: TestApp, rated: bool) -> None:
    await app.type("Ann", "/help")
    place = await app.store.read(places.find, "fake", HOUSE)
    assert place
    await app.store.write(places.choose, place.id, SETTINGS["rated"], rated)


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(
    ("typed", "rated"),
    [
        *(("rated", True), ("unrated", False), ("rated=off", False), ("rated=on week", True), ("not rated", False)),
        *(("рейтингова", True), ("без рейтингу", False), ("нерейтинговая", False), ("с рейтингом", True)),
        *(("βαθμολογημένη", True), ("χωρίς βαθμολογία", False), ("totemo unranked players=2", False), ("", None)),
    ],
)
async def test_it_is_typed_with_the_challenge_or_as_is_usual_in_the_place(
    app: TestApp, usual: bool, typed: str, rated: bool | None
) -> None:
    await set_usual(app, usual)
    await app.type("Bob", "/help")
    await app.type("Ann", f"/play @Bob {typed}")
    await app.settle()
    rated = usual if rated is None else rated
    assert await is_rated(app) is rated
    assert ("· not rated" not in app.platform.at("hall")[-1].text) is rated
    assert ("· rated" in app.platform.at("hall")[-1].text) is rated


async def test_it_is_chosen_with_a_button_and_stays_chosen(app: TestApp) -> None:
    screen = await app.type("Ann", "/play totemo live")
    screen = await app.press("Ann", switch(screen, RATED))
    screen = await app.press("Ann", switch(screen, EN("setup-game", game=EN("game-heave-ho"))))
    screen = await app.press("Ann", switch(screen, UNRATED))
    screen = await app.press("Ann", switch(screen, RATED))
    await app.press("Ann", find(screen, "start"))
    assert not await is_rated(app)


async def test_what_is_usual_needs_no_room_in_a_button(app: TestApp) -> None:
    screen = await app.type("Ann", "/play totemo day")
    again = await app.press("Ann", switch(await app.press("Ann", switch(screen, RATED)), UNRATED))
    assert tokens(again) == tokens(screen)
    await set_usual(app, False)
    screen = await app.press("Ann", tokens(screen)[0])
    assert UNRATED in {button.label for row in screen.rows for button in row}


@pytest.mark.parametrize(
    ("typed", "why"),
    [("@Bob rated=maybe", "on, off"), ("@Bob ratd", "rated"), ("computer rated", EN("refusal-rated-computer"))],
)
async def test_what_makes_no_sense_is_refused_and_nothing_is_made(app: TestApp, typed: str, why: str) -> None:
    await app.type("Bob", "/help")
    assert why in (await app.type("Ann", f"/play {typed}")).text
    assert await app.matches("Ann") == []


@pytest.mark.parametrize(("typed", "rated"), [("rated", True), ("unrated", False)])
async def test_a_rematch_keeps_it_whatever_is_usual(app: TestApp, typed: str, rated: bool) -> None:
    id = await app.match("Ann", "Bob", options=typed)
    await set_usual(app, not rated)
    await app.press("Bob", f"resigned:{id}")
    await app.press("Ann", f"rematch:{id}")
    await app.settle()
    assert await is_rated(app) is rated


async def test_against_the_computer_nothing_is_rated(app: TestApp) -> None:
    await app.type("Ann", "/play computer", "@ann")
    assert not await is_rated(app)
    id = await app.public_match_with_computer("Bob", "totemo players=3")
    assert not (await app.load(id))[0].rated


async def test_who_wants_a_rated_match_is_not_brought_together_with_others(app: TestApp) -> None:
    for name, typed in (("Ann", "rated"), ("Bob", "unrated"), ("Cid", ""), ("Dan", "unrated")):
        await app.type(name, f"/play anyone totemo {typed}", f"@{name.lower()}")
    together = []
    for name in ("Ann", "Bob"):
        (match,) = await app.matches(name)
        together.append(({seat.person.name for seat in match.seats if seat.person}, match.rated))
    assert together == [({"Ann", "Cid"}, True), ({"Bob", "Dan"}, False)]


async def test_it_is_kept_when_people_are_chosen_from_a_list(app: TestApp) -> None:
    await app.type("Bob", "/help")
    number = drafts.new("totemo", 2, {}, "day", rated=False).number
    await app.dispatcher.chosen(app.caller("Ann", "@ann"), number, [app.caller("Bob", "@bob")])
    assert not await is_rated(app)


def test_drafts_that_say_nothing_about_it_have_the_tokens_that_they_had() -> None:
    draft = drafts.new("totemo", 2, {}, "day")
    assert draft.fields() == (drafts.code("totemo"), "2", "", drafts.code("day"), "")
    assert Draft.read(*draft.fields()) == draft
    kinds = {drafts.new("totemo", 2, {}, "day", strict=strict, rated=rated).wanted for strict, rated in _KINDS}
    assert len(kinds) == len(_KINDS)


_KINDS = [(strict, rated) for strict in (True, False) for rated in (None, True, False)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_offered_when_options_are_typed(app: TestApp, language: str) -> None:
    found = await app.dispatcher.complete(app.caller("Ann", language=language), "play", "options", "unrat")
    assert [each.value for each in found] == ["unrated"]
