"""What people set for themselves: each setting does what it says, and what cannot be set is refused."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any, get_args

import pytest

from bot.buttons import token
from bot.i18n import LANGUAGES, translator
from bot.model.people import SETTINGS, HandOrder, Person
from bot.screens.pictures import Board, Hand
from bot.screens.screen import USUAL, Look
from bot.store import people
from core import games
from renderers import DARK, LIGHT, text
from tests.support.app import TestApp, find, labels, tokens
from tests.support.database import contents

EN = translator("en")
NOON = datetime(2026, 1, 15, 12, 5, tzinfo=UTC).timestamp()


async def person(app: TestApp, name: str) -> Person:
    found = await app.store.read(people.find, app.platform.name, name.lower())
    assert found
    return found


async def test_the_overview_has_four_rows_of_three_and_leads_to_every_setting(app: TestApp) -> None:
    overview = await app.type("Ann", "/settings")
    assert len(overview.rows) <= 4
    assert all(len(row) <= 3 for row in overview.rows)
    opened = {*tokens(overview)}
    for each in tokens(overview):
        if each.startswith("setting:"):
            opened.update(tokens(await app.press("Ann", each)))
    assert opened >= {f"setting:{name}:0" for name in SETTINGS}


@pytest.mark.parametrize(
    ("setting", "value", "says"),
    [
        ("language", "uk", "Мова: Українська"),
        ("theme", "dark", "Theme: dark"),
        ("theme", "light", "Theme: light"),
        ("zone", "Europe/Kyiv", "Time zone: Kyiv, where it’s 14:05 now."),
        ("zone", "UTC", "Time zone: UTC, where it’s 12:05 now."),
        ("confirm", "on", "I ask you to confirm each move."),
        ("order", "colour", "Your hand is sorted by colour."),
        ("order", "strength", "Your hand is sorted by strength."),
        ("boards", "text", "Boards and hands come as text."),
        ("limit", "3", "You’ve set a limit of 3 matches at a time."),
        ("challengers", "places", "Only people from your servers and groups can challenge you."),
        ("challengers", "played", "Only people you’ve played can challenge you."),
        ("challengers", "nobody", "No one can challenge you."),
        ("calls", "private", "When it’s your turn, I write to you in private."),
        ("calls", "both", "When it’s your turn, I mention you at the table and write to you in private."),
        ("calls", "none", "I don’t call you when it’s your turn."),
        ("quiet", "22-8", "Quiet hours: 22:00–8:00. Calls make no sound then."),
        ("quiet", "0-9", "Quiet hours: 0:00–9:00."),
        ("next", "on", "I tell you when you’re next, with three or more players."),
        ("digest", "9", "Daily digest: at 9:00."),
    ],
)
@pytest.mark.parametrize("how", ["pressed", "typed", "typed as a sentence"])
async def test_a_setting_is_stored_and_says_what_it_does_now(
    app: TestApp, setting: str, value: str, says: str, how: str
) -> None:
    app.clock.now = NOON
    before = await app.type("Ann", "/settings")
    assert says not in before.text
    was = await person(app, "Ann")
    if how == "pressed":
        above = SETTINGS[setting].part_of
        before = await app.press("Ann", f"setting:{above}:0") if above else before
        assert f"setting:{setting}:0" in tokens(before)
        opened = await app.press("Ann", f"setting:{setting}:0")
        if setting != "zone":
            assert f"set:{setting}:{value}" in tokens(opened)
        answer = await app.press("Ann", f"set:{setting}:{value}")
    else:
        answer = await app.type("Ann", f"/settings {setting}{'=' if how == 'typed' else ' '}{value}")
    assert any(line.startswith(says) for line in answer.text.split("\n"))
    chosen = SETTINGS[setting]
    changed: dict[str, Any] = {chosen.field: chosen.choices.get(value, value)}
    assert await person(app, "Ann") == replace(was, **changed)


async def test_everything_can_be_set_back(app: TestApp) -> None:
    first = (await app.type("Ann", "/settings language=en")).text
    for setting, chosen in SETTINGS.items():
        usual = "en" if setting == "language" else chosen.chosen(await person(app, "Ann"))
        for value in (*chosen.choices, usual or "UTC"):
            answer = await app.press("Ann", f"set:{setting}:{value}")
        if setting == "zone":
            first = answer.text
        assert answer.text == first, setting


async def test_settings_are_the_same_on_all_of_a_persons_platforms(app: TestApp) -> None:
    """They belong to the player: see `test_accounts.py` for what happens when two are linked."""
    await app.press("Ann", "set:theme:dark")
    ann = await person(app, "Ann")
    assert [each.theme for each in await app.store.read(people.identities_of, ann.player)] == ["dark"]


@pytest.mark.parametrize(
    ("line", "setting", "value"),
    [
        ("/settings uk", "language", "uk"),
        ("/settings Ελληνικά", "language", "el"),
        ("/settings language=Українська", "language", "uk"),
        ("/settings zone=Київ", "zone", "Europe/Kyiv"),
        ("/settings zone=europe/kiev", "zone", "Europe/Kyiv"),
        ("/settings time zone New York", "zone", "America/New_York"),
        ("/settings confirm yes", "confirm", "on"),
        ("/settings тема=темна", "theme", "dark"),
        ("/settings порядок карт за силою", "order", "strength"),
        ("/settings тихі години 23:00–7:00", "quiet", "23-7"),
        ("/settings quiet no", "quiet", "off"),
        ("/settings daily digest 18:00", "digest", "18"),
        ("/settings calls private message", "calls", "private"),
    ],
)
async def test_settings_and_values_are_understood_in_all_languages(
    app: TestApp, line: str, setting: str, value: str
) -> None:
    await app.type("Ann", line)
    assert SETTINGS[setting].chosen(await person(app, "Ann")) == value


@pytest.mark.parametrize("name", [*SETTINGS, "blocked"])
async def test_a_setting_is_opened_by_its_name_and_leads_back(app: TestApp, name: str) -> None:
    opened = await app.type("Ann", f"/settings {name}")
    assert opened.text == (await app.press("Ann", f"setting:{name}:0")).text
    above = SETTINGS[name].part_of if name in SETTINGS else ""
    assert (token("setting", above, 0) if above else token("cmd", "settings")) in tokens(opened)


@pytest.mark.parametrize(
    ("sent", "why", "instead"),
    [
        ("/settings zone=Europe/Kiyv", "time zone “Europe/Kiyv”", "`Europe/Kyiv`"),
        ("/settings zone=14:05", "time zone “14:05”", "`/settings zone`"),
        ("/settings zone=+3", "time zone “+3”", "`/settings zone=Europe/Kyiv`"),
        ("/settings language=klingon", "no language “klingon”", "en, uk, ru, el"),
        ("/settings theme=blue", "“blue” is not a value of theme", "platform, light, dark"),
        ("/settings colour=blue", "no setting “colour”", "language, theme, zone"),
        ("/settings englihs", "no setting “englihs”", "Did you mean `en`?"),
        ("/settings order=color", "“color” is not a value of order", "Did you mean `colour`?"),
        ("/settings quiet=25-8", "“25-8” isn’t a span of time", "`/settings quiet=22-8`"),
        ("/settings quiet=8-8", "“8-8” isn’t a span of time", "`/settings quiet=22-8`"),
        ("/settings quiet=22:30-8", "“22:30-8” isn’t a span of time", "from 0 to 23"),
        ("/settings digest=24", "“24” isn’t an hour of the day", "`/settings digest=9`"),
        ("/settings digest=-1", "“-1” isn’t an hour of the day", "from 0 to 23"),
        ("set:quiet:8", "“8” isn’t a span of time", "`/settings quiet=22-8`"),
        ("set:calls:loudly", "“loudly” is not a value of calls", "mention, private, both, none"),
        ("set:language:xx", "no language “xx”", "en, uk, ru, el"),
        ("set:zone:Mars/Olympus", "time zone “Mars/Olympus”", "`/settings zone`"),
        ("set:confirm:maybe", "“maybe” is not a value of confirm", "on, off"),
        ("set:challengers:friends", "“friends” is not a value of challengers", "everyone, places, played, nobody"),
        ("set:boards:braille", "“braille” is not a value of boards", "pictures, text"),
        ("/settings limit=4", "“4” is not a value of limit", "none, 1, 3, 5, 10, 20, 50"),
        ("set:limit:0", "“0” is not a value of limit", "none, 1, 3, 5, 10, 20, 50"),
        ("set:limit:-1", "“-1” is not a value of limit", "none, 1, 3, 5, 10, 20, 50"),
        ("set:reachable:off", "no setting “reachable”", "language, theme, zone"),
        ("set:player:1", "no setting “player”", "language, theme, zone"),
        ("setting:player:0", "no setting “player”", "language, theme, zone"),
        (f"set:theme:{'x' * 60}", "no longer works", ""),
    ],
)
async def test_what_cannot_be_set_is_refused_with_a_way_out_and_nothing_is_written(
    app: TestApp, sent: str, why: str, instead: str
) -> None:
    await app.type("Ann", "/help")
    before = await app.store.read(contents)
    answer = await (app.type if sent.startswith("/") else app.press)("Ann", sent)
    assert why in answer.text
    assert instead in answer.text
    assert await app.store.read(contents) == before


async def test_a_refusal_that_speaks_of_the_settings_leads_to_them(app: TestApp) -> None:
    for sent in ("/settings quiet=25-3", "/settings digest=25", "/settings zone=Mars/Olympus", "/unblock @ann"):
        answer = await app.type("Ann", sent)
        assert ("cmd:settings" in tokens(answer)) == ("`/settings" in answer.text), sent


async def test_times_are_offered_page_by_page_from_where_the_person_may_be(app: TestApp) -> None:
    app.clock.now = NOON
    seen: list[str] = []
    for language, here in (("uk", "14:05 · Київ, Афіни"), ("el", "14:05 · Αθήνα, Κίεβο")):
        opened = await app.press("Ann", f"set:language:{language}")
        opened = await app.press("Ann", "setting:zone:0")
        assert here in labels(opened)
    for page in range(1, 10):
        opened = await app.press("Ann", f"setting:zone:{page}")
        seen += [each for each in tokens(opened) if each.startswith("set:") and each not in seen]
        if f"setting:zone:{page + 1}" not in tokens(opened):
            break
    assert len(seen) > 30
    await app.press("Ann", "set:zone:Asia/Tokyo")
    opened = await app.press("Ann", "setting:zone:0")
    (chosen,) = [button for row in opened.rows for button in row if button.style == "primary"]
    assert chosen.label.startswith("21:05 · ")
    await app.type("Ann", "/settings zone=Europe/Stockholm")
    assert any(label.startswith("13:05") for label in labels(await app.press("Ann", "setting:zone:0")))


async def test_blocked_people_are_listed_page_by_page(app: TestApp) -> None:
    names = [f"Bob{number}" for number in range(20)]
    for name in names:
        await app.type(name, "/help")
        await app.type("Ann", f"/block @{name}")
    assert "You’ve blocked 20 people." in (await app.type("Ann", "/settings")).text
    pages = [await app.press("Ann", f"setting:blocked:{page}") for page in (1, 2, 3)]
    listed = [[label for label in labels(page) if label.startswith("Unblock")] for page in pages]
    assert [len(page) for page in listed] == [9, 9, 2]
    assert {label for page in listed for label in page} == {f"Unblock {name}" for name in names}
    assert tokens(await app.press("Ann", "setting:blocked:99")) == tokens(pages[2])
    await app.press("Ann", find(pages[2], "unblock"))
    assert "You’ve blocked 19 people." in (await app.type("Ann", "/settings")).text


# What the settings do


async def test_a_theme_is_for_what_the_person_alone_sees(app: TestApp) -> None:
    await app.press("Ann", "set:theme:dark")
    await app.press("Bob", "set:theme:light")
    id = await app.match("Ann", "Bob")
    hands = {name: await app.press(name, f"hand:{id}") for name in ("Ann", "Bob", "Cyd")}
    assert hands["Ann"].theme(LIGHT) is DARK
    assert hands["Bob"].theme(DARK) is LIGHT
    assert hands["Cyd"].look == USUAL
    assert {screen.look for screen in app.platform.at("@ann")} == {Look("dark")}
    assert {screen.look for screen in app.platform.at("@bob")} == {Look("light")}
    assert {screen.look for screen in app.platform.at("hall")} == {USUAL}
    assert (await app.press("Ann", f"board:{id}")).look == Look("dark")
    spectator = await app.press("Cyd", f"board:{id}")
    assert spectator.theme(DARK) is DARK
    assert spectator.theme(LIGHT) is LIGHT


async def test_a_deadline_is_told_in_the_persons_zone(app: TestApp) -> None:
    app.clock.now = NOON
    await app.press("Ann", "set:zone:Europe/Kyiv")
    id = await app.match("Ann", "Bob")
    (ann,), (bob,) = ([each for each in app.platform.at(at) if each.until] for at in ("@ann", "@bob"))
    assert ann.until == bob.until
    assert ann.until
    assert bob.until
    assert (ann.until.tzname(), bob.until.tzname()) == ("EET", "UTC")
    assert str((await app.press("Ann", f"hand:{id}")).until).endswith("14:05:00+02:00")


async def test_someone_who_confirms_is_asked_first(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    await app.press(name, "set:confirm:on")
    _, position = await app.load(id)
    action = position.legal(position.actors[0])[0]
    asked = await app.press(name, f"move:{id}:{position.ply}:{action}")
    assert f"do:{id}:{position.ply}:{action}" in tokens(asked)
    assert (await app.load(id))[1].ply == position.ply


@pytest.mark.parametrize("game", [game.id for game in games.ALL])
async def test_a_hand_is_sorted_for_the_eye_only(app: TestApp, game: str) -> None:
    """The picture, the text and the buttons follow the order; the actions, and what is typed, are the same."""
    id = await app.match("Ann", "Bob", options=f"{game} {'teams=skip' if game == 'heave-ho' else ''}")
    await app.rush(id, Random(5), left=20)
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    seat = position.actors[0]
    view = position.view(seat)
    hands: dict[str, tuple[str, ...]] = {}
    pressed: dict[str, list[str]] = {}
    for order in get_args(HandOrder):
        await app.press(name, f"set:order:{order}")
        shown = await app.press(name, f"hand:{id}")
        assert isinstance(shown.drawing, Hand)
        hands[order] = shown.drawing.view.hand
        assert replace(shown.drawing.view, hand=view.hand) == view, "nothing else changes"
        pressed[order] = [each for each in tokens(shown) if each.startswith(("move:", "pick:"))]
        spoken = (await app.press(name, f"text:{id}")).text
        (mine,) = (each for each in (await app.load(id))[0].seats if each.number == seat)
        assert mine.person
        assert text.cards(shown.drawing.view, shown.drawing.words) in spoken
        cards = [card for token in pressed[order] if (card := re.split("[@ ]", token.split(":")[3])[0]) in view.hand]
        places = [shown.drawing.view.hand.index(card) for card in cards]
        assert places == sorted(places), "the buttons are in the order of the hand"
    assert hands["drawn"] == view.hand
    assert len({*map(tuple, map(sorted, hands.values()))}) == 1
    assert len({*map(tuple, map(sorted, pressed.values()))}) == 1, "the same actions"
    assert (await app.load(id))[1].ply == position.ply


async def test_cards_that_are_sorted_into_teams_keep_their_numbers(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="heave-ho")
    for order in get_args(HandOrder):
        await app.press("Ann", f"set:order:{order}")
        shown = await app.press("Ann", f"hand:{id}")
        match, position = await app.load(id)
        seat = next(each.number for each in match.seats if each.person and each.person.name == "Ann")
        assert isinstance(shown.drawing, Hand)
        assert shown.drawing.view.hand == position.view(seat).hand
        assert [each.split(":")[3] for each in tokens(shown) if each.startswith("move:")] == ["keep 1", "keep 2"]


async def test_who_wants_text_is_told_to_show_it_and_nobody_else(app: TestApp) -> None:
    await app.press("Ann", "set:boards:text")
    id = await app.match("Ann", "Bob")
    assert {screen.look.words_first for screen in app.platform.at("@ann")} == {True}
    assert {screen.look.words_first for at in ("@bob", "hall") for screen in app.platform.at(at)} == {False}
    answer = await app.press("Ann", f"board:{id}")
    assert isinstance(answer.drawing, Board)
    assert answer.look.words_first


async def test_every_choice_has_a_label_of_its_own(app: TestApp) -> None:
    for language in LANGUAGES:
        await app.press("Ann", f"set:language:{language}")
        for name in SETTINGS:
            shown = labels(await app.press("Ann", f"setting:{name}:0"))
            assert len({*shown}) == len(shown)
