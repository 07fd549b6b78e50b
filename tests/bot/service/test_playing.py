"""Playing an action: with a button, typed, staged, at the same time, too late, by the wrong person."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.i18n import translator
from bot.screens.moves import COLOURS
from bot.screens.pictures import Board, Hand
from bot.service import places
from bot.service.playing import append_entry
from bot.service.request import Caller
from core.schotten_totten.view import View
from tests.support.app import TestApp, find, open_app, verbs

EN = translator("en")


async def first_move(app: TestApp, id: str) -> tuple[str, str, str]:
    """The player to act, the other player, and the token of some move."""
    name, other = await app.turn(id)
    places = await app.press(name, find(await app.press(name, f"hand:{id}"), "pick"))
    return name, other, find(places, "move").token


async def log(app: TestApp, id: str) -> list[str]:
    return [entry.action for entry in (await app.load(id))[1].log]


async def test_a_card_is_chosen_first_and_then_its_place(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    answer = await app.press(name, token)
    assert f"Waiting for {other}" in answer.text
    assert await log(app, id) == [token.split(":")[3]]
    await app.settle()
    (hand,) = app.platform.at(f"@{other.lower()}")
    assert "pick" in verbs(hand)
    board = app.platform.at("hall")[1]
    assert f"{name} plays {token.split(':')[3].partition('@')[0]}" in board.text


async def test_there_is_one_call_and_it_follows_the_turn(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    for _ in range(3):
        name, other, token = await first_move(app, id)
        await app.press(name, token)
        await app.wait()
        calls = [screen for screen in app.platform.at("hall") if screen.called]
        assert [call.called for call in calls] == [(other.lower(),)]


async def test_a_move_can_be_typed_in_any_spelling(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    action = token.split(":")[3]
    answer = await app.type(name, f"/move {action.lower().replace('@', ' @ ')}")
    assert f"Waiting for {other}" in answer.text
    assert await log(app, id) == [action]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/move hello", "I don’t understand “hello”"),
        ("/move R99@1", "There is no card R99"),
        ("/move claim 99", "There is no stone 99"),
        ("/move " + "x" * 3000, "I don’t understand"),
        ("/move claim 3", "Play a card first"),
        ("/claim 3", "Play a card first"),
        ("/move R7@3 #zzzzzzzz", "no match “zzzzzzzz”"),
    ],
)
async def test_a_bad_move_says_why_and_changes_nothing(app: TestApp, line: str, told: str) -> None:
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    assert told in (await app.type(name, line)).text
    assert await log(app, id) == []


async def test_a_move_out_of_turn_is_refused(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    _, other, token = await first_move(app, id)
    assert "not your turn" in (await app.type(other, f"/move {token.split(':')[3]}")).text
    assert await log(app, id) == []


async def test_two_presses_at_once_are_one_action(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _, token = await first_move(app, id)
    answers = await asyncio.gather(*(app.press(name, token) for _ in range(5)))
    assert await log(app, id) == [token.split(":")[3]]
    assert sum("Played: " in answer.text for answer in answers) == 4
    assert all(answer.drawing for answer in answers)


async def test_two_processes_on_one_database_keep_one_log(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _, token = await first_move(app, id)
    folder = app.store.url.database
    assert folder is not None
    async with open_app(Path(folder).parent) as elsewhere:
        await elsewhere.load(id)
        answers = await asyncio.gather(app.press(name, token), elsewhere.press(name, token))
        assert sum("Played: " in answer.text for answer in answers) == 1
        assert await log(elsewhere, id) == await log(app, id) == [token.split(":")[3]]


async def test_someone_who_presses_twice_is_told_that_it_was_played(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    card, _, place = token.split(":")[3].partition("@")
    await app.press(name, token)
    for _ in range(2):
        again = await app.press(name, token)
        assert again.text.startswith(f"Played: {COLOURS[card[0]]} {card} · stone {place}.\n")
        assert f"Waiting for {other}" in again.text
    assert await log(app, id) == [f"{card}@{place}"]
    ply = (await app.load(id))[1].ply
    await app.press(name, f"undo:{id}:{ply}")
    await app.settle()
    await app.press(other, find(app.platform.at("hall")[-1], "agree"))
    assert "moved on" in (await app.press(name, token)).text, "it was taken back"


async def test_someone_who_presses_the_last_move_twice_is_told_that_it_was_played(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo board=3x3")
    await app.finish(id, Random(1))
    match, position = await app.load(id)
    last = position.done[-1]
    sitter = match.seats[last.seat].person
    assert sitter
    answer = await app.press(sitter.name, f"move:{id}:{last.ply}:{last.action}")
    assert answer.text.startswith("Played: ")


async def test_a_stale_button_shows_the_current_board(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, _, token = await first_move(app, id)
    hand = await app.press(name, f"hand:{id}")
    places = await app.press(name, find(hand, "pick"))
    others = [button.token for row in places.rows for button in row if button.token.startswith("move:")][1:]
    await app.press(name, token)
    before = await log(app, id)
    for stale in (others[0], find(hand, "pick").token):
        answer = await app.press(name, stale)
        assert "moved on" in answer.text
        assert answer.drawing is not None
    assert await log(app, id) == before


async def test_an_offer_in_between_does_not_make_a_button_stale(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.type(other, "/draw")
    await app.press(name, token)
    assert await log(app, id) == ["/offer draw", token.split(":")[3]]


@pytest.mark.parametrize("who", ["other", "Eve"])
async def test_only_its_owner_acts_for_a_seat(app: TestApp, who: str) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    hand = await app.press(name, f"hand:{id}")
    stranger = other if who == "other" else who
    _, position = await app.load(id)
    secret = position.view(position.actors[0]).hand
    presses = [token, token.replace("move:", "do:"), find(hand, "pick").token]
    if who == "Eve":
        presses += [f"{verb}:{id}" for verb in ("hand", "more", "abort", "resigned", "win", "rematch")]
        presses += [f"{verb}:{id}:0" for verb in ("agree", "refuse", "undo", "draw")]
    for press in presses:
        answer = await app.press(stranger, press)
        assert not any(card in answer.text for card in secret)
        assert "move" not in verbs(answer)
    assert await log(app, id) == []


@pytest.mark.parametrize(
    "token",
    [
        "",
        "x",
        "move",
        "move:",
        "move:zzzzzzzz:0:R7@3",
        "hand:../../etc",
        "new:9:000:0::ask",
        "new:0:999:0::ask",
        "rules:x:1",
        "cmd:x",
        "new:0:0:0::ask",
        "move:" + "x" * 1000,
        "set:language:xx",
        "set:confirm:maybe",
        "unblock:nobody",
        "new:0:000:0::hal",
    ],
)
async def test_a_forged_token_is_answered_kindly(app: TestApp, token: str) -> None:
    answer = await app.press("Ann", token)
    assert answer.text
    assert not await app.matches("Ann")


async def test_a_person_can_choose_to_confirm_each_move(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    await app.press(name, "set:confirm:on")
    staged = await app.press(name, token)
    assert await log(app, id) == []
    assert {"do", "hand"} == verbs(staged)
    answer = await app.press(name, find(staged, "do"))
    assert f"Waiting for {other}" in answer.text
    assert "Played: " in (await app.press(name, find(staged, "do"))).text
    assert await log(app, id) == [token.split(":")[3]]


async def test_with_several_matches_the_bot_asks_which_one(app: TestApp) -> None:
    await app.match("Ann", "Bob")
    await app.type("Ann", "/play computer", address="@ann")
    await app.settle()
    asked = await app.type("Ann", "/board", address="garden")
    assert "Which one" in asked.text
    assert len([button for row in asked.rows for button in row]) == 2
    board = await app.type("Ann", "/board", address="hall")
    assert "Bob" in board.text


async def test_a_typed_move_goes_to_the_match_in_which_it_is_a_move(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.type("Ann", "/play computer")
    await app.settle()
    (other,) = [match.id for match in await app.matches("Ann") if match.id != id]
    while (await app.turn(id))[0] != "Ann":
        await app.play(id, Random(1), actions=1)
    _, position = await app.load(id)
    _, elsewhere = await app.load(other)
    only = next(text for text in position.legal(position.actors[0]) if text not in elsewhere.legal(0))
    assert "Waiting for Bob" in (await app.type("Ann", f"/move {only}", address="garden")).text
    for command in ("move hello", "claim 3", "history", "undo", "draw", "board"):
        asked = await app.type("Ann", f"/{command}", address="garden")
        if "Which one" in asked.text:
            for button in (button for row in asked.rows for button in row):
                assert EN("button-unknown") not in (await app.press("Ann", button)).text


async def test_old_buttons_work_after_a_restart(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other, token = await first_move(app, id)
    database = app.store.url.database
    assert database is not None
    await app.store.close()
    async with open_app(Path(database).parent) as again:
        assert f"Waiting for {other}" in (await again.press(name, token)).text


async def test_a_refused_claim_shows_the_cards_that_would_beat_it(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    rng = Random(3)
    while True:
        _, position = await app.load(id)
        (seat,) = position.actors
        name, _ = await app.turn(id)
        view = position.view(seat)
        assert isinstance(view, View)
        full = [stone for stone in view.stones if len(stone.sides[seat]) == 3 and stone.owner is None]
        if full:
            answer = await app.type(name, f"/claim {full[0].number}")
            if "can’t be claimed yet" in answer.text:
                assert "would beat" in answer.text
                break
        await app.play(id, rng, actions=1)


async def test_the_end_is_told_at_the_table_with_the_seed_and_a_rematch(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics expert")
    await app.finish(id, Random(1))
    await app.settle()
    match, position = await app.load(id)
    assert match.ended
    assert position.ending is not None
    board = app.platform.at("hall")[1]
    assert match.seed.hex() in board.text
    assert {"rematch", "replay", "history", "export"} == verbs(board)
    (told,) = [screen for screen in app.platform.at("hall") if screen.called]
    assert told.called == ("ann", "bob")
    assert "wins" in told.text
    assert "rematch" in verbs(told)


async def test_completion_offers_only_legal_moves(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other = await app.turn(id)
    caller: Caller = app.caller(name)
    _, position = await app.load(id)
    offered = await app.dispatcher.complete(caller, "move", "move", "@3")
    assert {choice.value for choice in offered} == {text for text in position.legal(position.actors[0]) if "@3" in text}
    assert not await app.dispatcher.complete(app.caller(other), "move", "move", "")
    assert [choice.value for choice in await app.dispatcher.complete(caller, "hand", "match", "")] == [id]


async def test_a_tactics_card_is_explained_before_it_is_played(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics")
    rng = Random(1)
    while True:
        name, _ = await app.turn(id)
        hand = await app.press(name, f"hand:{id}")
        spies = [button for row in hand.rows for button in row if button.token.endswith(":Spy:0")]
        if spies:
            break
        await app.play(id, rng, actions=1)
    await app.settle()
    (delivered,) = app.platform.at(f"@{name.lower()}")
    for screen in (delivered, hand, await app.press(name, spies[0])):
        assert "• Spy – strength 7, any colour." in screen.text.splitlines()


async def test_a_refused_typed_move_shows_the_hand_again(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, other = await app.turn(id)
    for line in ("/move R99@1", "/claim 1"):
        assert "pick" in verbs(await app.type(name, line))
    refused = await app.type(other, "/move R7@3")
    assert "not your turn" in refused.text
    assert isinstance(refused.drawing, Hand)


async def test_after_a_match_moves_to_another_place_everything_is_shown_there(app: TestApp) -> None:
    await app.type("Bob", "/help")
    made = await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    id = find(made, "cancel").token.partition(":")[2]
    await app.press("Bob", f"accept:{id}")
    before, position = await app.load(id)
    await app.store.write(places._move, id, app.platform.name, "hall", "thread")
    # By someone who loaded it a moment ago, as the computer may have.
    (seat,) = position.actors
    await append_entry(app.context, before, position, seat, position.legal(seat)[0])
    await app.wait()
    assert [screen.drawing is None for screen in app.platform.at("hall")] == [True], "the challenge stays"
    assert [isinstance(screen.drawing, Board) for screen in app.platform.at("thread")] == [True, False]
    assert (await app.load(id))[0].tables[0].address == "thread"
