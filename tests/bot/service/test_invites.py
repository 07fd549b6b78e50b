"""A match across platforms: a seat taken with a code, and two tables, each in its own language."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.delivery.platform import Unreachable
from bot.i18n import translator
from bot.model.matches import Match
from bot.screens.pictures import Board
from tests.support.app import FakePlatform, TestApp, choice, find, open_app, verb, verbs

EN = translator("en")


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram")) as opened:
        yield opened


@pytest.fixture
def there(here: TestApp) -> TestApp:
    return here.on("telegram")


async def invite(app: TestApp, line: str = "/play invite", address: str = "hall") -> str:
    """The code of Ann's new challenge."""
    made = await app.type("Ann", line, address)
    await app.settle()
    return made.text.split("/join ")[1].strip("`")


async def across(here: TestApp, there: TestApp, options: str = "") -> str:
    """A match between Ann, here at the table "hall", and Bob, there in the group "den", in Ukrainian."""
    await there.type("Bob", "/settings uk", "den")
    id = await invite(here, f"/play invite {options}")
    await there.type("Bob", f"/join {id}", "den")
    await here.settle()
    return id


def shown(match: Match) -> set[tuple[str, str, str]]:
    """Where, and in which language."""
    return {(table.platform, table.address, table.language) for table in match.tables}


async def play(houses: dict[str, TestApp], id: str, rng: Random, actions: int = 10**6) -> None:
    """Like `TestApp.play`, with each person on their own platform."""
    app = next(iter(houses.values()))
    while actions and (await app.load(id))[1].actors:
        name, _ = await app.turn(id)
        address = f"@{name.lower()}"
        screen = await houses[name].press(name, f"hand:{id}", address)
        while choices := [button for row in screen.rows for button in row if verb(button) in ("move", "pick")]:
            screen = await houses[name].press(name, rng.choice(choices), address)
            if not (await app.load(id))[1].actors or (await app.turn(id))[0] != name:
                break
        actions -= 1
        await app.settle()
        if actions % 5 == 0:
            await check_boards(houses, id)


async def check_boards(houses: dict[str, TestApp], id: str) -> None:
    """Both tables show the current position, and each hand is on its owner's platform."""
    _, position = await houses["Ann"].load(id)
    for app, address in ((houses["Ann"], "hall"), (houses["Bob"], "den")):
        (drawn,) = (each.drawing for each in app.platform.at(address) if each.drawing)
        assert isinstance(drawn, Board)
        assert drawn.view == position.view(None)
    for seat, (name, app) in enumerate(houses.items()):
        (hand,) = app.platform.at(f"@{name.lower()}")
        assert hand.ply == position.ply or seat not in position.actors


async def test_an_open_seat_has_a_code_that_works_on_another_platform(here: TestApp, there: TestApp) -> None:
    id = await invite(here)
    (challenge,) = here.platform.at("hall")
    assert f"`/join {id}`" in challenge.text
    assert {"accept", "cancel"} <= verbs(challenge)
    assert not there.platform.sent
    hand = await there.type("Bob", f"/join {id}", "den", "uk-UA")
    assert "more" in verbs(hand), "joining shows the hand"
    match, _ = await here.load(id)
    assert match.started
    assert [(seat.person.platform, seat.person.name) for seat in match.seats if seat.person] == [
        ("discord", "Ann"),
        ("telegram", "Bob"),
    ]
    assert shown(match) == {("discord", "hall", "en"), ("telegram", "den", "uk")}


async def test_both_tables_show_everything_in_their_own_language(here: TestApp, there: TestApp) -> None:
    id = await across(here, there)
    begun, board, *call = here.platform.at("hall")
    other_begun, other_board, *other_call = there.platform.at("den")
    match, _ = await here.load(id)
    for screen, told in ((begun, "The match has started"), (other_begun, "Партія почалася")):
        assert told in screen.text
        assert hashlib.sha256(match.seed).hexdigest() in screen.text
    assert board.drawing is not None
    assert other_board.drawing is not None
    assert "Waiting for" in board.text
    assert "Ходить " in other_board.text
    name, _ = await here.turn(id)
    called = [(each.called, each.text.partition("!")[0]) for each in (*call, *other_call)]
    assert called == [(("ann",), "Ann, it’s your turn") if name == "Ann" else (("bob",), "Bob, ваш хід")]
    (hand,), (other_hand,) = here.platform.at("@ann"), there.platform.at("@bob")
    assert ("Your turn" if name == "Ann" else "Waiting for Bob") in hand.text
    assert ("Ваш хід" if name == "Bob" else "Ходить Ann") in other_hand.text
    assert not here.platform.at("@bob")
    assert not there.platform.at("@ann")


async def test_a_whole_match_across_platforms_survives_a_restart(tmp_path: Path) -> None:
    platforms, rng = (FakePlatform("discord"), FakePlatform("telegram")), Random(5)
    async with open_app(tmp_path, *platforms) as here:
        id = await across(here, here.on("telegram"))
        await play({"Ann": here, "Bob": here.on("telegram")}, id, rng, 20)
        ply = (await here.load(id))[1].ply
    async with open_app(tmp_path, *platforms) as here:
        there = here.on("telegram")
        assert (await here.load(id))[1].ply == ply
        await here.rush(id, rng, left=6)
        await play({"Ann": here, "Bob": there}, id, rng)
        match, position = await here.load(id)
        assert position.ending
        for app, address, told in ((here, "hall", "wins"), (there, "den", "перемагає")):
            _, board, over = app.platform.at(address)
            assert board.drawing is not None
            assert match.seed.hex() in board.text
            assert "rematch" in verbs(board)
            assert told in over.text
        assert (over.called, here.platform.at("hall")[-1].called) == (("bob",), ("ann",))
        for app, own in ((here, "@ann"), (there, "@bob")):
            assert {address for address, _ in app.platform.sent} == {"hall" if app is here else "den", own}
            pictures = [screen.drawing for address, screen in app.platform.sent if address != own and screen.drawing]
            assert not [each for each in pictures if not isinstance(each, Board) or each.view.hand]


async def test_joining_in_the_same_place_adds_no_second_table(here: TestApp) -> None:
    id = await invite(here)
    await here.type("Bob", f"/join #{id.upper()}")
    match, _ = await here.load(id)
    assert match.started
    assert shown(match) == {("discord", "hall", "en")}


async def test_joining_works_from_another_channel_of_the_same_platform(here: TestApp) -> None:
    id = await invite(here)
    await here.type("Bob", f"/join {id[:4]}-{id[4:]}", "den")
    assert {table.address for table in (await here.load(id))[0].tables} == {"hall", "den"}


async def test_an_invite_works_from_one_private_chat_to_another(here: TestApp, there: TestApp) -> None:
    id = await invite(here, address="@ann")
    (challenge,) = here.platform.at("@ann")
    assert f"`/join {id}`" in challenge.text
    await there.type("Bob", f"/join {id}", "@bob")
    await here.settle()
    match, _ = await here.load(id)
    assert shown(match) == {("discord", "@ann", "en"), ("telegram", "@bob", "en")}
    for app, address in ((here, "@ann"), (there, "@bob")):
        pictures = [screen for screen in app.platform.at(address) if screen.drawing]
        assert len(pictures) == 2, "the board and the hand"


async def test_accepting_with_a_button_adds_a_table_only_if_all_tables_are_private(here: TestApp) -> None:
    id = await invite(here, address="@ann")
    await here.press("Bob", f"accept:{id}", "@bob")
    assert {table.address for table in (await here.load(id))[0].tables} == {"@ann", "@bob"}
    id = await invite(here)
    await here.press("Bob", f"accept:{id}", "@bob")
    assert {table.address for table in (await here.load(id))[0].tables} == {"hall"}, "it already has a public table"


async def test_invalid_codes_are_refused_with_a_reason(here: TestApp, there: TestApp) -> None:
    for wrong in ("k3x9w2ab", "x", "#", "/", "Ω", "y" * 3000):
        assert "no challenge with the code" in (await there.type("Bob", f"/join {wrong}")).text
    id = await invite(here)
    assert "your own challenge" in (await here.type("Ann", f"/join {id}")).text
    await there.type("Bob", f"/join {id}", "den")
    assert EN("refusal-challenge-accepted") in (await there.type("Cyd", f"/join {id}", "pub")).text
    assert EN("refusal-challenge-accepted") in (await there.type("Bob", f"/join {id}", "pub")).text
    assert len((await here.load(id))[0].tables) == 2
    await here.press("Ann", f"abort:{id}")
    assert EN("refusal-challenge-accepted") in (await there.type("Cyd", f"/join {id}", "pub")).text
    id = await invite(here)
    await here.press("Ann", f"cancel:{id}")
    assert "This challenge was cancelled" in (await there.type("Cyd", f"/join {id}", "pub")).text
    assert len((await here.load(id))[0].tables) == 1
    assert not await there.matches("Cyd")


async def test_when_several_join_at_once_one_gets_the_seat_and_adds_a_table(here: TestApp, there: TestApp) -> None:
    id = await invite(here)
    names = ("Bob", "Cyd", "Dan")
    await asyncio.gather(*(there.type(name, f"/join {id}", f"@{name.lower()}") for name in names))
    match, _ = await here.load(id)
    sitter = match.seats[1].person
    assert sitter is not None
    assert {(each.platform, each.address) for each in match.tables} == {
        ("discord", "hall"),
        ("telegram", f"@{sitter.account}"),
    }


async def test_an_invite_expires_like_every_challenge(here: TestApp, there: TestApp) -> None:
    id = await invite(here)
    here.clock.now += 24 * 3600
    await here.timers.tick()
    assert "has expired" in (await there.type("Bob", f"/join {id}")).text


async def test_a_reserved_seat_is_not_open(here: TestApp, there: TestApp) -> None:
    await here.type("Bob", "/help")
    await here.type("Ann", "/play @Bob schotten-totten")
    (match,) = await here.matches("Ann")
    assert EN("refusal-not-invited") in (await there.type("Eve", f"/join {match.id}", "den")).text
    await here.settle()
    assert "/join" not in here.platform.at("hall")[-1].text
    await here.type("Bob", f"/join {match.id}", "den")
    match, _ = await here.load(match.id)
    assert match.started
    assert {table.address for table in match.tables} == {"hall", "den"}


async def test_blocks_apply_across_platforms(here: TestApp, there: TestApp) -> None:
    id = await across(here, there)
    await here.press("Ann", f"abort:{id}")
    await there.press("Bob", f"rematch:{id}")
    (again,) = await here.matches("Ann")
    await here.press("Ann", f"declined:{again.id}:block")
    id = await invite(here)
    assert "не приймає від вас викликів" in (await there.type("Bob", f"/join {id}", "den")).text
    assert shown((await here.load(id))[0]) == {("discord", "hall", "en")}
    blocked = await here.type("Ann", "/settings blocked")
    await here.press("Ann", find(blocked, "forgive"))
    await there.type("Bob", f"/join {id}", "den")
    assert (await here.load(id))[0].started


@pytest.mark.parametrize("line", ["/play @Bob invite", "/play computer invite"])
async def test_anyone_with_the_code_can_join(here: TestApp, line: str) -> None:
    await here.type("Bob", "/help")
    assert "Leave out either" in (await here.type("Ann", line)).text
    assert not await here.matches("Ann")


async def test_an_invite_keeps_its_options_and_pace(here: TestApp, there: TestApp) -> None:
    id = await across(here, there, "tactics week")
    match, _ = await here.load(id)
    assert (match.options["tactics"], match.pace) == ("on", "week")


async def test_a_rematch_is_played_at_both_tables(here: TestApp, there: TestApp) -> None:
    id = await across(here, there)
    await here.press("Ann", f"abort:{id}")
    await there.press("Bob", f"rematch:{id}", "den")
    await here.settle()
    asked, told = here.platform.at("hall")[-1], there.platform.at("den")[-1]
    assert "would like a rematch" in asked.text
    assert "хоче реваншу" in told.text
    assert (asked.called, told.called) == (("ann",), ())
    await here.press("Ann", find(asked, "accept"))
    await here.settle()
    (match,) = await there.matches("Bob")
    assert match.tables == (await here.load(id))[0].tables
    for app, address in ((here, "hall"), (there, "den")):
        assert [screen for screen in app.platform.at(address) if screen.drawing and f"#{match.id}" in screen.text]


async def test_offers_appear_at_both_tables_and_can_be_answered_at_either(here: TestApp, there: TestApp) -> None:
    id = await across(here, there)
    houses = {"Ann": here, "Bob": there}
    await play(houses, id, Random(1), 4)
    name, other = await here.turn(id)
    await houses[name].type(name, "/draw")
    await here.settle()
    asked, told = here.platform.at("hall")[-1], there.platform.at("den")[-1]
    assert f"{name} offers a draw" in asked.text
    assert f"{name} пропонує нічию" in told.text
    assert asked.called + told.called == (other.lower(),)
    await houses[other].press(other, find({"Ann": asked, "Bob": told}[other], "refuse"))
    await here.settle()
    assert not [s for s in here.platform.at("hall") + there.platform.at("den") if "refuse" in verbs(s)]
    (notice,) = (s for s in houses[name].platform.at(f"@{name.lower()}") if not s.drawing)
    assert other in notice.text


async def test_both_tables_announce_that_time_has_run_out(here: TestApp, there: TestApp) -> None:
    id = await across(here, there, "live")
    name, other = await here.turn(id)
    here.clock.now += 30 * 60
    for _ in range(2):
        await here.timers.tick()
        await here.settle()
    houses = {"Ann": here, "Bob": there}
    late = {"Ann": here.platform.at("hall")[-1], "Bob": there.platform.at("den")[-1]}
    assert late[other].called == (other.lower(),)
    assert late[name].called == ()
    await houses[other].press(other, choice(late[other], "win"))
    _, position = await here.load(id)
    assert position.ending
    assert position.ending.kind == "aborted", "nobody has moved"


async def test_both_tables_name_a_player_who_gets_no_private_messages(here: TestApp, there: TestApp) -> None:
    there.platform.fails["@bob"] = [Unreachable("closed")]
    await across(here, there)
    told = here.platform.at("hall")[-1], there.platform.at("den")[-1]
    assert "I can’t send Bob private messages" in told[0].text
    assert "Bob не отримує" in told[1].text


async def test_the_same_account_on_two_platforms_is_two_people(here: TestApp, there: TestApp) -> None:
    id = await invite(here)
    await there.type("Ann", f"/join {id}", "hall")
    await here.settle()
    match, position = await here.load(id)
    assert match.started
    (seat,) = position.actors
    houses = (here, there)
    for app in houses:
        (hand,) = app.platform.at("@ann")
        assert ("pick" in verbs(hand)) == (app is houses[seat])
        assert app.platform.at("hall")[-1].called == (("ann",) if app is houses[seat] else ())


async def test_commands_at_a_table_mean_its_match(here: TestApp, there: TestApp) -> None:
    id = await across(here, there)
    other = await there.match("Bob", "Cyd")
    assert f"#{id}" in (await there.type("Bob", "/board", "den")).text
    assert f"#{other}" in (await there.type("Bob", "/board", "hall")).text
    assert f"#{id}" in (await here.type("Eve", "/board", "hall")).text
    assert f"#{other}" in (await there.type("Eve", "/board", "hall")).text
