"""A seat that is kept for a handle: whose it becomes, and what happens to it until then."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.i18n import translator
from bot.model import drafts
from bot.screens.screen import Mention, Screen
from bot.service.challenges import EXPIRES
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs

EN = translator("en")


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform("telegram"), FakePlatform("discord")) as opened:
        yield opened


async def play(app: TestApp, *opponents: str, line: str = "totemo", address: str = "hall") -> Screen:
    values = dict(zip(("opponent", "opponent2", "opponent3"), opponents, strict=False))
    return await app.dispatcher.command(app.caller("Ann", address), "play", {**values, "game": line})


async def press(app: TestApp, name: str, token: str, handle: str = "") -> Screen:
    """A press in the private chat by someone who has this handle now."""
    caller = replace(app.caller(name, f"@{name.lower()}"), handle=handle)
    return await app.dispatcher.press(caller, token)


async def challenged(app: TestApp, *opponents: str) -> str:
    made = await play(app, *opponents)
    await app.settle()
    return made.challenge


async def test_the_person_who_has_the_handle_takes_the_seat_and_nobody_else(app: TestApp) -> None:
    id = await challenged(app, "@BobTheBuilder")
    (shown,) = app.platform.at("hall")
    assert "@BobTheBuilder: Ann challenges you!" in shown.text
    assert shown.mentions == (Mention("", "@BobTheBuilder"),)
    refused = await press(app, "Eve", f"accept:{id}", "eve")
    assert "This challenge is for @BobTheBuilder" in refused.text
    assert "This challenge is for" in (await press(app, "Cid", f"accept:{id}")).text
    assert "someone else" in (await press(app, "Eve", f"declined:{id}:none", "eve")).text
    await press(app, "Robert", f"accept:{id}", "bobthebuilder")
    match, _ = await app.load(id)
    assert match.started
    (kept,) = match.seats[1:]
    assert kept.person
    assert (kept.person.account, kept.taken, kept.handle) == ("robert", True, None)
    await app.settle()
    assert [each for each in app.platform.at("@robert") if each.ply is not None]


async def test_a_handle_of_another_platform_is_not_the_same(app: TestApp) -> None:
    id = await challenged(app, "@bob")
    there = app.on("discord")
    assert "This challenge is for @bob" in (await press(there, "Bob", f"accept:{id}", "bob")).text


async def test_until_then_it_is_in_nobodys_list(app: TestApp) -> None:
    id = await challenged(app, "@bob")
    assert await app.matches("Ann") != []
    caller = replace(app.caller("Bob"), handle="bob")
    assert id not in str((await app.dispatcher.command(caller, "games", {})).rows)
    await press(app, "Bob", f"accept:{id}", "bob")
    assert id in str((await app.dispatcher.command(caller, "games", {})).rows)


async def test_its_owner_can_decline_and_block(app: TestApp) -> None:
    id = await challenged(app, "@bob")
    assert "declined" in verbs(await press(app, "Bob", f"decline:{id}", "bob"))
    await press(app, "Bob", f"declined:{id}:block", "bob")
    assert (await app.load(id))[0].ending == "declined-none"
    await app.settle()
    assert any("@bob declined" in each.text for each in app.platform.at("hall"))


async def test_whom_its_owner_has_blocked_stays_blocked(app: TestApp) -> None:
    await app.type("Ann", "/help")
    await app.type("Bob", "/block @Ann")
    id = await challenged(app, "@builder")
    assert "You have blocked Ann" in (await press(app, "Bob", f"accept:{id}", "builder")).text
    assert (await app.load(id))[0].started is None


async def test_it_can_be_cancelled_filled_and_expires(app: TestApp) -> None:
    cancelled = await challenged(app, "@bob")
    await app.press("Ann", f"cancel:{cancelled}")
    assert "cancelled" in (await press(app, "Bob", f"accept:{cancelled}", "bob")).text
    filled = await challenged(app, "@bob", "@cid")
    await press(app, "Bob", f"accept:{filled}", "bob")
    await app.press("Ann", f"fill:{filled}")
    match, _ = await app.load(filled)
    assert match.started
    assert [(bool(seat.person), seat.computer, seat.handle) for seat in match.seats[1:]] == [
        (True, None, None),
        (False, "steady", None),
    ]
    expired = await challenged(app, "@bob")
    app.clock.now += EXPIRES
    await app.timers.tick()
    assert (await app.load(expired))[0].ending == "expired"


@pytest.mark.parametrize(("opponents", "reason"), [(("@bob", "@BOB"), "opponent-twice"), (("@Ann",), "own-opponent")])
async def test_nobody_is_named_twice_or_challenges_themselves(
    app: TestApp, opponents: tuple[str, ...], reason: str
) -> None:
    caller = replace(app.caller("Ann"), handle="ann")
    values = dict(zip(("opponent", "opponent2"), opponents, strict=False))
    refused = await app.dispatcher.command(caller, "play", {**values, "game": "totemo"})
    assert refused.text == EN(f"refusal-{reason}")


async def test_an_invitation_is_for_strangers_and_for_what_only_private_chats_show(app: TestApp) -> None:
    await app.type("Bob", "/help")
    for opponents, address, wanted in (
        (("bob",), "hall", False),
        (("bob",), "@ann", True),
        (("@dan",), "hall", True),
        ((), "hall", True),
    ):
        made = await play(app, *opponents, address=address) if opponents else await app.type("Ann", "/play invite")
        await app.settle()
        shown = await app.dispatcher.challenge(app.caller("Ann", address), made.challenge)
        assert bool(shown.invitation) == wanted
        await app.press("Ann", f"cancel:{made.challenge}")


async def test_people_who_are_chosen_from_a_list_are_challenged_with_the_settings_on_the_screen(app: TestApp) -> None:
    caller = replace(app.caller("Ann", "@ann"), can_pick=True)
    setup = await app.dispatcher.command(caller, "play", {"game": "totemo", "options": "players=3"})
    asked = (await app.dispatcher.press(caller, find(setup, "someone").token)).picker
    assert asked
    assert asked.most == 2
    made = await app.dispatcher.chosen(caller, asked.draft, [app.caller("Bob"), app.caller("Cid")])
    match, _ = await app.load(made.challenge)
    assert (match.game, [seat.person.name for seat in match.seats if seat.person]) == ("totemo", ["Ann", "Bob", "Cid"])
    assert "no longer works" in (await app.dispatcher.chosen(caller, 0, [app.caller("Bob")])).text


def test_every_draft_has_its_own_number() -> None:
    numbers = drafts._by_number()
    assert len(numbers) > 200
    assert all(draft.number == number < 2**31 for number, draft in numbers.items())
    drawn = [drafts.new("totemo", 4, {}, "day"), drafts.new("heave-ho", 2, {"teams": "race"}, "live")]
    assert [drafts.numbered(each.number) for each in drawn] == drawn
