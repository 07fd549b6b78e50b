"""Places that are deleted, closed and opened again: one board and one call, wherever the match is shown."""

from dataclasses import replace
from random import Random

import pytest

from bot.delivery.platform import PlaceGone, Unreachable
from bot.screens.screen import Screen
from bot.service import places
from bot.service.request import Caller
from tests.support.app import TestApp, find, verbs

MOVED = "was deleted"


def is_board(screen: Screen) -> bool:
    return "text" in verbs(screen) and "hand" in verbs(screen)


def is_call(screen: Screen) -> bool:
    return verbs(screen) == {"hand"} and bool(screen.mentions)


def shown(app: TestApp, address: str) -> tuple[int, int, int]:
    """The boards, the calls and the announcements at an address."""
    screens = app.platform.at(address)
    said = [screen for screen in screens if MOVED in screen.text]
    return len([*filter(is_board, screens)]), len([*filter(is_call, screens)]), len(said)


def where_nothing_can_be_posted(app: TestApp, name: str, address: str = "hall") -> Caller:
    return replace(app.caller(name, address), lacks=("send_messages",))


async def addresses(app: TestApp, id: str) -> list[str]:
    return [table.address for table in (await app.load(id))[0].tables]


async def test_a_match_moves_to_where_its_deleted_place_was_and_says_so_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    app.platform.shown = {at: it for at, it in app.platform.shown.items() if at[0] != "hall"}
    app.platform.fails["hall"] = [PlaceGone("deleted", "garden") for _ in range(100)]
    for _ in range(3):
        await app.play(id, Random(1), actions=1)
        await app.wait()
        assert await addresses(app, id) == ["garden"]
        assert shown(app, "garden") == (1, 1, 1)
    assert len(app.platform.fails["hall"]) == 99, "tried once"


async def test_a_match_with_no_place_left_goes_on_in_private_chats(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    app.platform.fails["hall"] = [PlaceGone("deleted") for _ in range(100)]
    for _ in range(3):
        await app.play(id, Random(1), actions=1)
        await app.settle()
        assert await addresses(app, id) == ["@ann", "@bob"]
        boards, _, said = zip(*(shown(app, address) for address in ("@ann", "@bob")), strict=True)
        assert boards == said == (1, 1)
    assert len(app.platform.fails["hall"]) == 99, "tried once"


async def test_people_who_cannot_be_reached_are_left_out(app: TestApp) -> None:
    app.platform.fails["@bob"] = [Unreachable("closed") for _ in range(100)]
    await app.match("Ann", "Bob")
    await places.leave(app.context, app.platform.name, "hall", None)
    await app.settle()
    assert shown(app, "@ann")[::2] == (1, 1)
    assert len(app.platform.fails["@bob"]) == 99, "tried once, for the hand"


async def test_a_challenge_moves_too_and_can_be_accepted_there(app: TestApp) -> None:
    await app.type("Bob", "/help")
    app.platform.fails["hall"] = [PlaceGone("deleted", "garden") for _ in range(100)]
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    (challenge,) = (screen for screen in app.platform.at("garden") if "accept" in verbs(screen))
    await app.press("Bob", find(challenge, "accept"), "garden")
    await app.settle()
    assert shown(app, "garden")[:2] == (1, 1)


async def test_a_place_that_is_gone_is_left_once(app: TestApp) -> None:
    """Delivery and the platform itself may notice at the same time."""
    id = await app.match("Ann", "Bob")
    for _ in range(2):
        await places.leave(app.context, app.platform.name, "hall", "garden")
        await app.settle()
    assert await addresses(app, id) == ["garden"]
    assert shown(app, "garden") == (1, 1, 1)


async def test_the_end_that_a_closed_place_refused_is_shown_when_it_opens(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    app.platform.fails["hall"] = [Unreachable("no access") for _ in range(1000)]
    await app.rush(id, Random(1), left=1)
    await app.play(id, Random(1))
    await app.settle()
    assert (await app.load(id))[1].ending
    assert shown(app, "hall")[0] == 1, "an old one"
    app.platform.fails.clear()
    await places.reopen(app.context, app.platform.name, ["hall", "garden"])
    await app.settle()
    board, over = app.platform.at("hall")[-2:]
    assert "rematch" in verbs(board)
    assert "rematch" in verbs(over)
    assert not [screen for screen in app.platform.at("hall") if is_board(screen) or is_call(screen)]


async def test_nothing_is_shown_again_where_nothing_was_refused(app: TestApp) -> None:
    await app.match("Ann", "Bob")
    app.platform.sent.clear()
    await places.reopen(app.context, app.platform.name, ["hall"])
    await app.settle()
    assert app.platform.sent == []


async def test_nobody_is_told_that_a_challenge_is_not_seen_after_it_has_ended(app: TestApp) -> None:
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob totemo")
    await app.settle()
    app.platform.fails["hall"] = [Unreachable("closed")]
    await app.press("Ann", find(made, "cancel"), "@ann")
    await app.settle()
    assert app.platform.fails["hall"] == []
    assert app.platform.at("@ann") == []


async def test_the_last_row_does_not_take_along_what_replaces_it(app: TestApp) -> None:
    """The last row of the outbox is the one that finds out that the place is gone."""
    id = await app.match("Ann", "Bob")
    app.platform.fails["hall"] = [PlaceGone("deleted", "garden") for _ in range(100)]
    match, _ = await app.load(id)
    assert match.deadline
    app.clock.now = match.deadline
    await app.timers.tick()
    await app.settle()
    assert shown(app, "garden") == (1, 1, 1)


@pytest.mark.parametrize("opponent", ["computer", "bob"])
async def test_only_a_match_with_the_computer_alone_can_be_begun_where_nothing_can_be_posted(
    app: TestApp, opponent: str
) -> None:
    """By a command, by buttons, and again after the end."""
    await app.type("Bob", "/help")
    caller, alone = where_nothing_can_be_posted(app, "Ann"), opponent == "computer"
    begun = await app.dispatcher.command(caller, "play", {"opponent": opponent})
    assert ("Send Messages" in begun.text, "more" in verbs(begun)) == (not alone, alone)
    setup = await app.dispatcher.command(caller, "play", {})
    whom = "steady" if alone else "ask"
    start = next(each.token for row in setup.rows for each in row if each.token.endswith(f":{whom}"))
    begun = await app.dispatcher.press(caller, start)
    assert ("Send Messages" in begun.text, "more" in verbs(begun)) == (not alone, alone)
    for match in await app.matches("Ann"):
        await app.press("Ann", f"resigned:{match.id}")
        again = await app.dispatcher.press(caller, f"rematch:{match.id}")
        assert "more" in verbs(again)
    await app.settle()
    assert len(await app.matches("Ann")) == (2 if alone else 0)
    assert app.platform.at("hall") == []


async def test_a_challenge_is_answered_only_where_its_match_can_be_shown(app: TestApp) -> None:
    await app.type("Bob", "/help")
    hall, garden = (where_nothing_can_be_posted(app, "Bob", address) for address in ("hall", "garden"))
    made = (await app.type("Ann", "/play @Bob schotten-totten")).challenge
    refused = [
        await app.dispatcher.press(hall, f"accept:{made}"),
        await app.dispatcher.press(where_nothing_can_be_posted(app, "Ann"), f"fill:{made}"),
        await app.dispatcher.command(garden, "join", {"code": made}),
    ]
    assert all("Send Messages" in screen.text for screen in refused)
    assert "more" in verbs(await app.dispatcher.press(garden, f"accept:{made}")), "it is shown in the hall"
    await app.press("Ann", f"resigned:{made}")
    assert "Send Messages" in (await app.dispatcher.press(hall, f"rematch:{made}")).text
    assert "rematch" not in verbs(await app.dispatcher.press(garden, f"rematch:{made}"))
