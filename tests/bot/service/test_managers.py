"""Only those who manage a place change it: by command, by button and by forged token; and what else they may do."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot import commands
from bot.buttons import VERBS, Verb, token
from bot.commands import CATALOGUE
from bot.i18n import translator
from bot.model.places import Place
from bot.screens.screen import Screen
from bot.service.request import Caller, Right
from bot.store import Connection, places
from tests.support.app import HOUSE, FakePlatform, TestApp, open_app, verbs
from tests.support.database import contents

EN = translator("en")
ONLY = EN("refusal-managers-only", platform="fake")
FOR_MANAGERS = [verb for verb in VERBS.values() if verb.who == "managers"]
_EXAMPLES = ("uk", "off", "managers", "Europe/Kyiv", "hall", "0")


@pytest.fixture
def ann(app: TestApp) -> TestApp:
    """Ann manages the house."""
    app.platform.managers.add("ann")
    return app


async def house(app: TestApp) -> Place:
    return await app.store.write(places.enter, app.platform.name, HOUSE)


def tokens(verb: Verb, place: int, match: str) -> Iterator[str]:
    """Tokens of this verb about a place, with every example that fits a field."""

    def fill(forms: tuple[str, ...], chosen: tuple[str, ...]) -> Iterator[str]:
        if not forms:
            yield token(verb.name, *chosen)
            return
        for example in (match, *_EXAMPLES, *forms[0].split("|")):
            if re.fullmatch(forms[0], example):
                yield from fill(forms[1:], (*chosen, example))

    yield from fill(verb.fields[1:], (str(place),))


def test_the_first_field_of_what_managers_press_is_the_place() -> None:
    assert FOR_MANAGERS
    for verb in FOR_MANAGERS:
        assert verb.fields[0] == "[0-9]{1,9}", verb.name
        assert not verb.has_match
        assert next(tokens(verb, 1, "abcdefgh"), None), f"no example fits {verb.name}"


async def test_nobody_else_changes_a_place_by_any_button(ann: TestApp) -> None:
    match, place = await ann.match("Ann", "Bob"), await house(ann)
    before = await ann.store.read(contents)
    for verb in FOR_MANAGERS:
        for forged in tokens(verb, place.id, match):
            for address in ("hall", "@bob"):
                assert (await ann.press("Bob", forged, address)).text == ONLY, forged
    assert await ann.store.read(contents) == before


@pytest.mark.parametrize("name", [command.name for command in CATALOGUE])
async def test_a_command_for_managers_is_for_them_alone(
    ann: TestApp, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """No command changes a place yet; so here, each of them is for managers."""
    for known in ("Ann", "Bob"):
        await ann.type(known, "/help")
    found = commands.find(name)
    monkeypatch.setattr(commands, "find", lambda _: replace(found, who="managers"))
    before = await ann.store.read(contents)
    values = {each.name: "1" for each in found.parameters}
    assert (await ann.dispatcher.command(ann.caller("Bob"), name, values)).text == ONLY
    lonely = await ann.dispatcher.command(ann.caller("Ann", "@ann"), name, values)
    assert lonely.text == EN("refusal-no-place")
    assert await ann.store.read(contents) == before
    assert (await ann.dispatcher.command(ann.caller("Ann"), name, values)).text not in (ONLY, lonely.text)


async def test_those_who_manage_a_place_do_so_in_their_private_chat_too(ann: TestApp) -> None:
    match, place = await ann.match("Ann", "Bob"), await house(ann)
    for address in ("hall", "@ann"):
        assert "closed" in verbs(await ann.press("Ann", f"close:{place.id}:{match}", address))


async def test_a_token_cannot_name_another_place(ann: TestApp) -> None:
    """Ann manages the house, and nothing else: neither another place nor one of another platform."""
    match = await ann.match("Ann", "Bob")
    barn = await ann.store.write(places.enter, ann.platform.name, "barn")
    far = await ann.store.write(places.enter, "elsewhere", HOUSE)
    for place in (barn.id, far.id):
        refused = await ann.press("Ann", f"closed:{place}:{match}")
        assert "Only the administrators" in refused.text
    assert (await ann.press("Ann", f"closed:99:{match}")).text == EN("refusal-no-place")
    assert (await ann.load(match))[0].ended is None


async def test_managing_on_one_platform_says_nothing_about_another(tmp_path: Path) -> None:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as here:
        here.platform.managers.add("ann")
        match, there = await here.match("Ann", "Bob"), here.on("telegram")
        place = await house(here)
        refused = await there.press("Ann", f"closed:{place.id}:{match}")
        assert refused.text == EN("refusal-managers-only", platform="discord")
        assert (await here.load(match))[0].ended is None


async def test_who_lost_the_right_meanwhile_changes_nothing(ann: TestApp) -> None:
    """The right is asked once more in the transaction that relies on it."""
    match, place = await ann.match("Ann", "Bob"), await house(ann)
    await ann.type("Cid", "/play invite")
    (challenge,) = await ann.matches("Cid")
    for id in (match, challenge.id):
        answers = iter((True, False))

        def right(_: Connection, answers: Iterator[bool] = answers) -> bool:
            return next(answers)

        async def manages(_: str, right: Right = right) -> Right:
            return right

        caller = replace(ann.caller("Ann"), manages=manages)
        assert (await ann.dispatcher.press(caller, f"closed:{place.id}:{id}")).text == ONLY
        assert (await ann.load(id))[0].ended is None


async def test_whether_someone_manages_a_place_is_asked_only_when_it_matters(ann: TestApp) -> None:
    asked = []

    async def manages(place: str) -> Right:
        asked.append(place)
        return lambda _: True

    match, place = await ann.match("Ann", "Bob"), await house(ann)
    caller = replace(ann.caller("Ann"), manages=manages)
    for quiet in (f"hand:{match}", f"board:{match}", f"abort:{match}", "cmd:play"):
        await ann.dispatcher.press(caller, quiet)
    assert asked == []
    await ann.dispatcher.press(caller, f"close:{place.id}:{match}")
    assert asked == [HOUSE]


def anonymous(app: TestApp) -> Caller:
    return replace(app.caller("Group"), is_anonymous=True)


async def test_an_anonymous_administrator_is_nobody_who_could_play(ann: TestApp) -> None:
    ann.platform.managers.add("group")
    match, place = await ann.match("Ann", "Bob"), await house(ann)
    before = await ann.store.read(contents)
    for command in CATALOGUE:
        if command.who == "everyone" and not command.is_for_places:
            answer = await ann.dispatcher.command(anonymous(ann), command.name, {})
            assert answer.text == EN("refusal-anonymous"), command.name
    for forged in (f"abort:{match}", f"accept:{match}", "set:confirm:on"):
        assert EN("refusal-anonymous") in (await ann.dispatcher.press(anonymous(ann), forged)).text
    assert await ann.store.read(contents) == before, "nobody is recorded"
    asked: Screen = await ann.dispatcher.press(anonymous(ann), f"close:{place.id}:{match}")
    assert "closed" in verbs(asked)
