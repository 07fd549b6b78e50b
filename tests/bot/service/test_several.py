"""More than two at a table: from challenging several people to the end of a match that someone has left."""

from random import Random

import pytest

from bot.i18n import translator
from bot.model.drafts import LEVEL
from bot.screens.pictures import Board
from core import record
from core.totemo.prospects import prospects
from core.totemo.view import View
from renderers import LIGHT
from tests.support.app import TestApp, find, verbs

EN = translator("en")

NAMES = ("Ann", "Bob", "Cid")


async def three(app: TestApp, options: str = "totemo") -> str:
    return await app.match(*NAMES, options=options)


async def waiting(app: TestApp, typed: str) -> str:
    """The id of Ann's challenge."""
    for name in (*NAMES, "Dan"):
        await app.type(name, "/help")
    await app.type("Ann", typed)
    await app.settle()
    (match,) = await app.matches("Ann")
    return match.id


async def sitters(app: TestApp, id: str) -> list[str | None]:
    match, _ = await app.load(id)
    return [seat.person.name if seat.person else seat.computer for seat in match.seats]


async def view(app: TestApp, id: str, seat: int | None = None) -> View:
    found = (await app.load(id))[1].view(seat)
    assert isinstance(found, View)
    return found


async def to_act(app: TestApp, id: str) -> str:
    return (await app.turn(id))[0]


async def others(app: TestApp, id: str) -> list[str]:
    """The two players who are not to act."""
    return [name for name in NAMES if name != await to_act(app, id)]


async def test_a_challenge_to_several_people_waits_for_all_of_them(app: TestApp) -> None:
    id = await waiting(app, "/play @Bob @Cid totemo")
    challenge = app.platform.at("hall")[-1]
    assert challenge.called == ("bob", "cid")
    assert "At the table: Ann" in challenge.text
    joined = await app.press("Cid", find(challenge, "accept"))
    assert EN("challenge-joined") in joined.text
    await app.settle()
    challenge = app.platform.at("hall")[-1]
    assert challenge.called == ("bob",)
    assert "At the table: Ann and Cid" in challenge.text
    assert EN("refusal-already-seated") in (await app.press("Cid", find(challenge, "accept"))).text
    assert (await app.load(id))[0].started is None
    await app.press("Bob", find(challenge, "accept"))
    await app.settle()
    assert (await app.load(id))[0].started
    assert await sitters(app, id) == ["Ann", "Bob", "Cid"]
    for name in NAMES:
        assert app.platform.at(f"@{name.lower()}")


async def test_open_seats_fill_up(app: TestApp) -> None:
    id = await waiting(app, "/play totemo invite players=3")
    challenge = app.platform.at("hall")[-1]
    assert "looking for 2 opponents" in challenge.text
    await app.press("Bob", find(challenge, "accept"))
    await app.settle()
    assert "looking for an opponent" in app.platform.at("hall")[-1].text
    await app.type("Dan", f"/join {id}", "@dan")
    assert (await app.load(id))[0].started
    assert await sitters(app, id) == ["Ann", "Bob", "Dan"]


async def test_a_person_an_open_seat_and_a_computer_can_be_mixed(app: TestApp) -> None:
    id = await waiting(app, "/play @Bob computer totemo players=4")
    challenge = app.platform.at("hall")[-1]
    assert challenge.called == ("bob",)
    await app.press("Cid", find(challenge, "accept"))
    await app.press("Bob", find(challenge, "accept"))
    assert await sitters(app, id) == ["Ann", "Bob", LEVEL, "Cid"]


async def test_the_challenger_can_give_free_seats_to_the_computer(app: TestApp) -> None:
    id = await waiting(app, "/play totemo invite players=4")
    challenge = app.platform.at("hall")[-1]
    await app.press("Bob", find(challenge, "accept"))
    assert EN("refusal-not-challenger") in (await app.press("Bob", find(challenge, "fill"))).text
    await app.press("Ann", find(challenge, "fill"))
    await app.settle()
    assert await sitters(app, id) == ["Ann", "Bob", LEVEL, LEVEL]
    match, position = await app.load(id)
    assert all(match.seats[seat].person for seat in position.actors), "the computers have moved"


async def test_declining_or_leaving_frees_a_seat_for_others(app: TestApp) -> None:
    id = await waiting(app, "/play @Bob @Cid totemo")
    challenge = app.platform.at("hall")[-1]
    await app.press("Bob", find(challenge, "accept"))
    await app.press("Bob", f"declined:{id}:none")
    await app.press("Cid", f"declined:{id}:time")
    await app.settle()
    challenge = app.platform.at("hall")[-1]
    assert "looking for 2 opponents" in challenge.text
    assert any("Bob is out; the seat is open again" in screen.text for screen in app.platform.at("@ann"))
    for name in ("Dan", "Cid"):
        await app.press(name, find(challenge, "accept"))
    assert await sitters(app, id) == ["Ann", "Dan", "Cid"]


async def test_a_player_blocked_by_anyone_at_the_table_cannot_join(app: TestApp) -> None:
    await waiting(app, "/play totemo invite players=3")
    challenge = app.platform.at("hall")[-1]
    await app.press("Bob", find(challenge, "accept"))
    await app.type("Bob", "/block @Cid")
    assert "doesn’t take challenges from you" in (await app.press("Cid", find(challenge, "accept"))).text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("/play @Bob @Cid schotten-totten", "doesn’t work: 3"),
        ("/play @Bob totemo players=5", "doesn’t work: 5. Possible: 2, 3, 4"),
        ("/play @Bob @Cid totemo players=2", "doesn’t work: 2"),
        ("/play totemo players=many", "doesn’t work: many"),
        ("/play @Bob @Bob totemo", "twice"),
        ("/play @Bob @Ann totemo", "yourself"),
        ("/play @Bob @Cid totemo invite", "Leave out"),
    ],
)
async def test_an_impossible_challenge_is_refused(app: TestApp, typed: str, answer: str) -> None:
    for name in NAMES:
        await app.type(name, "/help")
    assert answer in (await app.type("Ann", typed)).text
    assert await app.matches("Ann") == []


async def test_a_button_changes_the_number_of_players(app: TestApp) -> None:
    screen = await app.type("Ann", "/play totemo")
    for count in (2, 3, 4, 2, 3):
        button = next(button for row in screen.rows for button in row if button.label == f"Players: {count}")
        last, screen = screen, await app.press("Ann", button)
    opened = next(button for row in last.rows for button in row if "Open to anyone" in button.label)
    await app.press("Ann", opened)
    (match,) = await app.matches("Ann")
    assert len(match.seats) == 3


async def test_the_position_keeps_the_turns_since_the_players_last_one(app: TestApp) -> None:
    id = await three(app)
    rng, told = Random(1), []
    for _ in range(9):
        name = await to_act(app, id)
        before = (await app.load(id))[1]
        await app.play(id, rng, actions=1)
        await app.settle()
        _, position = await app.load(id)
        if position.actors != before.actors:
            told.append(name)
    _, position = await app.load(id)
    assert [turn.seat for turn in position.turns] == [NAMES.index(name) for name in told[-2:]]


async def test_the_holes_for_a_chosen_block_are_shown_with_their_points(app: TestApp) -> None:
    id = await three(app)
    name = await to_act(app, id)
    screen = await app.press(name, f"hand:{id}", f"@{name.lower()}")
    button = find(screen, "pick")
    picked = await app.press(name, button, f"@{name.lower()}")
    assert isinstance(picked.drawing, Board)
    block = button.token.split(":")[3]
    assert picked.drawing.chosen == block
    plain = Board(picked.drawing.view, picked.drawing.words)
    assert picked.drawing.draw(LIGHT).data != plain.draw(LIGHT).data
    points = prospects(await view(app, id, NAMES.index(name)), block)
    assert points
    alt = picked.drawing.draw(LIGHT).alt
    assert all(hole in alt for hole in points)


async def test_when_one_of_three_resigns_the_others_play_on(app: TestApp) -> None:
    id = await three(app)
    await app.play(id, Random(2), actions=6)
    leaver = (await others(app, id))[0]
    bag = (await view(app, id)).bag
    sure = await app.press(leaver, f"resign:{id}", f"@{leaver.lower()}")
    assert "The others will play on without you" in sure.text
    answer = await app.press(leaver, find(sure, "resigned"), f"@{leaver.lower()}")
    assert EN("done-resign") in answer.text
    assert "move" not in verbs(answer)
    await app.settle()
    now = await view(app, id)
    assert now.resigned == (NAMES.index(leaver),)
    assert now.bag == bag + 3
    for typed in ("/resign", "/draw", "/undo"):
        assert EN("refusal-left") in (await app.type(leaver, typed)).text
    assert EN("refusal-left") in (await app.type(leaver, "/move swap")).text
    await app.play(id, Random(3))
    await app.settle()
    _, position = await app.load(id)
    assert position.ending
    assert position.ending.kind == "over"
    assert NAMES.index(leaver) not in position.ending.outcome.winners
    exported = (await app.press("Ann", f"export:{id}", "@ann")).file
    assert exported
    checked = record.read(exported.text)
    assert (NAMES.index(leaver), "/resign") in checked.actions
    assert record.verify(checked) == position.ending.outcome


async def test_the_last_player_left_wins(app: TestApp) -> None:
    id = await three(app)
    await app.play(id, Random(4), actions=4)
    for name in await others(app, id):
        await app.press(name, f"resigned:{id}")
    _, position = await app.load(id)
    assert position.ending
    assert [NAMES[seat] for seat in position.ending.outcome.winners] == [
        name for name in NAMES if NAMES.index(name) not in position.left
    ]


async def late(app: TestApp, id: str) -> tuple[str, list[str]]:
    """The late player, and the others, who have been told."""
    name, rest = await to_act(app, id), await others(app, id)
    app.clock.now += 2 * 15 * 60
    await app.timers.tick()
    await app.settle()
    told = app.platform.at("hall")[-1]
    assert set(told.called) == {other.lower() for other in rest}
    assert "You can continue without them" in told.text
    return name, rest


async def test_the_others_can_continue_without_a_late_player(app: TestApp) -> None:
    id = await three(app, "totemo live")
    name, (other, _) = await late(app, id)
    assert EN("refusal-own-turn") in (await app.press(name, f"win:{id}")).text
    await app.press(other, find(app.platform.at("hall")[-1], "win"))
    await app.settle()
    _, position = await app.load(id)
    assert not position.ending
    assert position.left == {NAMES.index(name)}
    assert NAMES.index(name) not in position.actors


@pytest.mark.parametrize("options", ["totemo live", "schotten-totten live"])
async def test_the_computer_can_take_a_late_players_seat(app: TestApp, options: str) -> None:
    names = NAMES if "totemo" in options else NAMES[:2]
    id = await app.match(*names, options=options)
    name, other = await app.turn(id)
    await app.type(name, "/settings uk")
    app.clock.now += 30 * 60
    await app.timers.tick()
    await app.settle()
    answer = await app.press(other, find(app.platform.at("hall")[-1], "replace"), f"@{other.lower()}")
    assert EN("done-computer") in answer.text
    await app.settle()
    seat = names.index(name)
    assert (await sitters(app, id))[seat] == LEVEL
    match, position = await app.load(id)
    assert seat not in position.actors, "it has moved"
    assert match.deadline == (app.clock.now + 30 * 60 if len(names) > 2 else None), "a clock is for two people or more"
    assert not any("replace" in verbs(screen) for screen in app.platform.at("hall"))
    (told,) = app.platform.at(f"@{name.lower()}")
    assert "ваше місце зайняв комп’ютер" in told.text
    assert "hand" not in verbs(told)
    assert "pick" not in verbs(await app.press(name, f"hand:{id}"))
    await app.play(id, Random(5))
    _, position = await app.load(id)
    assert position.ending


@pytest.mark.parametrize("what", ["draw", "undo"])
async def test_an_offer_takes_effect_when_all_others_have_agreed(app: TestApp, what: str) -> None:
    id = await three(app)
    await app.play(id, Random(6), actions=6)
    first, second, third = await to_act(app, id), *await others(app, id)
    before = (await app.load(id))[1]
    asked = await app.type(second, f"/{what}")
    assert EN("done-offer") in asked.text
    await app.settle()
    offer = app.platform.at("hall")[-1]
    assert set(offer.called) == {first.lower(), third.lower()}
    answer = await app.press(first, find(offer, "agree"))
    assert "You agreed" in answer.text
    assert "agree" not in verbs(answer)
    await app.settle()
    offer = app.platform.at("hall")[-1]
    assert offer.called == (third.lower(),)
    _, position = await app.load(id)
    assert position.done == before.done
    assert not position.ending
    await app.press(third, find(offer, "agree"))
    _, position = await app.load(id)
    assert position.ending if what == "draw" else len(position.done) < len(before.done)


async def test_a_player_who_has_left_does_not_share_a_draw(app: TestApp) -> None:
    id = await three(app)
    await app.play(id, Random(6), actions=6)
    leaver, *rest = NAMES
    await app.press(leaver, f"resigned:{id}")
    for name in rest:
        await app.type(name, "/draw")
    _, position = await app.load(id)
    assert position.ending
    assert position.ending.outcome.winners == (1, 2)
    assert len(position.ending.outcome.scores) == 3


async def test_people_who_do_not_take_part_see_no_match_in_private(app: TestApp) -> None:
    for name in (*NAMES, "Dan"):
        await app.type(name, "/help")
    await app.type("Ann", "/play @Bob @Cid totemo", "@ann")
    await app.settle()
    (match,) = await app.matches("Ann")
    assert {table.address for table in match.tables} == {"@ann", "@bob", "@cid"}
    await app.press("Bob", f"declined:{match.id}:none", "@bob")
    await app.press("Ann", f"fill:{match.id}", "@ann")
    await app.settle()
    begun, _ = await app.load(match.id)
    assert begun.started
    assert {table.address for table in begun.tables} == {"@ann"}
    assert not any(isinstance(screen.drawing, Board) for screen in (*app.platform.at("@bob"), *app.platform.at("@cid")))


async def test_three_people_who_name_no_game_play_one_for_three(app: TestApp) -> None:
    id = await waiting(app, "/play @Bob @Cid")
    match, _ = await app.load(id)
    assert match.game == "totemo"


async def test_a_rematch_moves_everyone_one_seat_on_and_waits_for_all(app: TestApp) -> None:
    id = await three(app)
    await app.play(id, Random(7))
    await app.settle()
    for name in ("Bob", "Ann", "Cid"):
        await app.press(name, f"rematch:{id}")
    await app.settle()
    (again,) = await app.matches("Ann")
    assert again.started
    assert await sitters(app, again.id) == ["Bob", "Cid", "Ann"]
