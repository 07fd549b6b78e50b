"""More than two at a table: from challenging several people to the end of a match that someone has left."""

from random import Random

import pytest

from bot.i18n import translator
from bot.screens.pictures import Board
from bot.service.playing import REPLACEMENT
from core import record
from core.totemo.prospects import prospects
from core.totemo.view import View
from renderers import LIGHT
from tests.bot.house import House, find, verbs

EN = translator("en")

NAMES = ("Ann", "Bob", "Cid")


async def three(home: House, options: str = "totemo") -> str:
    return await home.match(*NAMES, options=options)


async def waiting(home: House, typed: str) -> str:
    """The id of Ann's challenge."""
    for name in (*NAMES, "Dan"):
        await home.type(name, "/help")
    await home.type("Ann", typed)
    await home.settle()
    (match,) = await home.matches("Ann")
    return match.id


async def sitters(home: House, id: str) -> list[str | None]:
    match, _ = await home.load(id)
    return [seat.person.name if seat.person else seat.computer for seat in match.seats]


async def view(home: House, id: str, seat: int | None = None) -> View:
    found = (await home.load(id))[1].view(seat)
    assert isinstance(found, View)
    return found


async def to_act(home: House, id: str) -> str:
    return (await home.turn(id))[0]


async def others(home: House, id: str) -> list[str]:
    """The two players who are not to act."""
    return [name for name in NAMES if name != await to_act(home, id)]


async def test_a_challenge_to_several_people_waits_for_all_of_them(home: House) -> None:
    id = await waiting(home, "/play @Bob @Cid totemo")
    challenge = home.platform.at("hall")[-1]
    assert challenge.mentions == ("bob", "cid")
    assert "At the table: Ann" in challenge.text
    joined = await home.press("Cid", find(challenge, "accept"))
    assert EN("challenge-joined") in joined.text
    await home.settle()
    challenge = home.platform.at("hall")[-1]
    assert challenge.mentions == ("bob",)
    assert "At the table: Ann and Cid" in challenge.text
    assert EN("refusal-already-seated") in (await home.press("Cid", find(challenge, "accept"))).text
    assert (await home.load(id))[0].started is None
    await home.press("Bob", find(challenge, "accept"))
    await home.settle()
    assert (await home.load(id))[0].started
    assert await sitters(home, id) == ["Ann", "Bob", "Cid"]
    for name in NAMES:
        assert home.platform.at(f"@{name.lower()}")


async def test_open_seats_fill_up(home: House) -> None:
    id = await waiting(home, "/play totemo invite players=3")
    challenge = home.platform.at("hall")[-1]
    assert "looking for 2 opponents" in challenge.text
    await home.press("Bob", find(challenge, "accept"))
    await home.settle()
    assert "looking for an opponent" in home.platform.at("hall")[-1].text
    await home.type("Dan", f"/join {id}", "@dan")
    assert (await home.load(id))[0].started
    assert await sitters(home, id) == ["Ann", "Bob", "Dan"]


async def test_a_person_an_open_seat_and_a_computer_can_be_mixed(home: House) -> None:
    id = await waiting(home, "/play @Bob computer totemo players=4")
    challenge = home.platform.at("hall")[-1]
    assert challenge.mentions == ("bob",)
    await home.press("Cid", find(challenge, "accept"))
    await home.press("Bob", find(challenge, "accept"))
    assert await sitters(home, id) == ["Ann", "Bob", REPLACEMENT, "Cid"]


async def test_the_challenger_can_give_free_seats_to_the_computer(home: House) -> None:
    id = await waiting(home, "/play totemo invite players=4")
    challenge = home.platform.at("hall")[-1]
    await home.press("Bob", find(challenge, "accept"))
    assert EN("refusal-not-challenger") in (await home.press("Bob", find(challenge, "fill"))).text
    await home.press("Ann", find(challenge, "fill"))
    await home.settle()
    assert await sitters(home, id) == ["Ann", "Bob", REPLACEMENT, REPLACEMENT]
    match, position = await home.load(id)
    assert all(match.seats[seat].person for seat in position.actors), "the computers have moved"


async def test_declining_or_leaving_frees_a_seat_for_others(home: House) -> None:
    id = await waiting(home, "/play @Bob @Cid totemo")
    challenge = home.platform.at("hall")[-1]
    await home.press("Bob", find(challenge, "accept"))
    await home.press("Bob", f"declined:{id}:none")
    await home.press("Cid", f"declined:{id}:time")
    await home.settle()
    challenge = home.platform.at("hall")[-1]
    assert "looking for 2 opponents" in challenge.text
    assert any("Bob is out; the seat is open again" in screen.text for screen in home.platform.at("@ann"))
    for name in ("Dan", "Cid"):
        await home.press(name, find(challenge, "accept"))
    assert await sitters(home, id) == ["Ann", "Dan", "Cid"]


async def test_a_player_blocked_by_anyone_at_the_table_cannot_join(home: House) -> None:
    await waiting(home, "/play totemo invite players=3")
    challenge = home.platform.at("hall")[-1]
    await home.press("Bob", find(challenge, "accept"))
    await home.type("Bob", "/block @Cid")
    assert "You can’t challenge" in (await home.press("Cid", find(challenge, "accept"))).text


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
async def test_an_impossible_challenge_is_refused(home: House, typed: str, answer: str) -> None:
    for name in NAMES:
        await home.type(name, "/help")
    assert answer in (await home.type("Ann", typed)).text
    assert await home.matches("Ann") == []


async def test_a_button_changes_the_number_of_players(home: House) -> None:
    screen = await home.type("Ann", "/play totemo")
    for count in (2, 3, 4, 2, 3):
        button = next(button for row in screen.rows for button in row if button.label == f"Players: {count}")
        last, screen = screen, await home.press("Ann", button)
    opened = next(button for row in last.rows for button in row if "Open to anyone" in button.label)
    await home.press("Ann", opened)
    (match,) = await home.matches("Ann")
    assert len(match.seats) == 3


async def test_the_position_keeps_the_turns_since_the_players_last_one(home: House) -> None:
    id = await three(home)
    rng, told = Random(1), []
    for _ in range(9):
        name = await to_act(home, id)
        before = (await home.load(id))[1]
        await home.play(id, rng, actions=1)
        await home.settle()
        _, position = await home.load(id)
        if position.actors != before.actors:
            told.append(name)
    _, position = await home.load(id)
    assert [turn.seat for turn in position.turns] == [NAMES.index(name) for name in told[-2:]]


async def test_the_holes_for_a_chosen_block_are_shown_with_their_points(home: House) -> None:
    id = await three(home)
    name = await to_act(home, id)
    screen = await home.press(name, f"hand:{id}", f"@{name.lower()}")
    button = find(screen, "pick")
    picked = await home.press(name, button, f"@{name.lower()}")
    assert isinstance(picked.drawing, Board)
    block = button.token.split(":")[3]
    assert picked.drawing.chosen == block
    plain = Board(picked.drawing.view, picked.drawing.words)
    assert picked.drawing.draw(LIGHT).data != plain.draw(LIGHT).data
    points = prospects(await view(home, id, NAMES.index(name)), block)
    assert points
    alt = picked.drawing.draw(LIGHT).alt
    assert all(hole in alt for hole in points)


async def test_when_one_of_three_resigns_the_others_play_on(home: House) -> None:
    id = await three(home)
    await home.play(id, Random(2), actions=6)
    leaver = (await others(home, id))[0]
    bag = (await view(home, id)).bag
    sure = await home.press(leaver, f"resign:{id}", f"@{leaver.lower()}")
    assert "The others will play on without you" in sure.text
    answer = await home.press(leaver, find(sure, "resigned"), f"@{leaver.lower()}")
    assert EN("done-resign") in answer.text
    assert "move" not in verbs(answer)
    await home.settle()
    now = await view(home, id)
    assert now.resigned == (NAMES.index(leaver),)
    assert now.bag == bag + 3
    for typed in ("/resign", "/draw", "/undo"):
        assert EN("refusal-left") in (await home.type(leaver, typed)).text
    assert EN("refusal-left") in (await home.type(leaver, "/move swap")).text
    await home.play(id, Random(3))
    await home.settle()
    _, position = await home.load(id)
    assert position.ending
    assert position.ending.kind == "over"
    assert NAMES.index(leaver) not in position.ending.outcome.winners
    exported = (await home.press("Ann", f"export:{id}", "@ann")).file
    assert exported
    checked = record.read(exported.text)
    assert (NAMES.index(leaver), "/resign") in checked.actions
    assert record.verify(checked) == position.ending.outcome


async def test_the_last_player_left_wins(home: House) -> None:
    id = await three(home)
    await home.play(id, Random(4), actions=4)
    for name in await others(home, id):
        await home.press(name, f"resigned:{id}")
    _, position = await home.load(id)
    assert position.ending
    assert [NAMES[seat] for seat in position.ending.outcome.winners] == [
        name for name in NAMES if NAMES.index(name) not in position.left
    ]


async def late(home: House, id: str) -> tuple[str, list[str]]:
    """The late player, and the others, who have been told."""
    name, rest = await to_act(home, id), await others(home, id)
    home.clock.now += 15 * 60
    await home.timers.tick()
    await home.settle()
    told = home.platform.at("hall")[-1]
    assert set(told.mentions) == {other.lower() for other in rest}
    assert "You can continue without them" in told.text
    return name, rest


async def test_the_others_can_continue_without_a_late_player(home: House) -> None:
    id = await three(home, "totemo live")
    name, (other, _) = await late(home, id)
    assert EN("refusal-own-turn") in (await home.press(name, f"win:{id}")).text
    await home.press(other, find(home.platform.at("hall")[-1], "win"))
    await home.settle()
    _, position = await home.load(id)
    assert not position.ending
    assert position.left == {NAMES.index(name)}
    assert NAMES.index(name) not in position.actors


@pytest.mark.parametrize("options", ["totemo live", "schotten-totten live"])
async def test_the_computer_can_take_a_late_players_seat(home: House, options: str) -> None:
    names = NAMES if "totemo" in options else NAMES[:2]
    id = await home.match(*names, options=options)
    name, other = await home.turn(id)
    await home.type(name, "/settings uk")
    home.clock.now += 15 * 60
    await home.timers.tick()
    await home.settle()
    answer = await home.press(other, find(home.platform.at("hall")[-1], "replace"), f"@{other.lower()}")
    assert EN("done-computer") in answer.text
    await home.settle()
    seat = names.index(name)
    assert (await sitters(home, id))[seat] == REPLACEMENT
    match, position = await home.load(id)
    assert seat not in position.actors, "it has moved"
    assert match.deadline == (home.clock.now + 15 * 60 if len(names) > 2 else None), "a clock is for two people or more"
    assert not any("replace" in verbs(screen) for screen in home.platform.at("hall"))
    (told,) = home.platform.at(f"@{name.lower()}")
    assert "ваше місце зайняв комп’ютер" in told.text
    assert "hand" not in verbs(told)
    assert "pick" not in verbs(await home.press(name, f"hand:{id}"))
    await home.play(id, Random(5))
    _, position = await home.load(id)
    assert position.ending


@pytest.mark.parametrize("what", ["draw", "undo"])
async def test_an_offer_takes_effect_when_all_others_have_agreed(home: House, what: str) -> None:
    id = await three(home)
    await home.play(id, Random(6), actions=6)
    first, second, third = await to_act(home, id), *await others(home, id)
    before = (await home.load(id))[1]
    asked = await home.type(second, f"/{what}")
    assert EN("done-offer") in asked.text
    await home.settle()
    offer = home.platform.at("hall")[-1]
    assert set(offer.mentions) == {first.lower(), third.lower()}
    answer = await home.press(first, find(offer, "agree"))
    assert "You agreed" in answer.text
    assert "agree" not in verbs(answer)
    await home.settle()
    offer = home.platform.at("hall")[-1]
    assert offer.mentions == (third.lower(),)
    _, position = await home.load(id)
    assert position.done == before.done
    assert not position.ending
    await home.press(third, find(offer, "agree"))
    _, position = await home.load(id)
    assert position.ending if what == "draw" else len(position.done) < len(before.done)


async def test_a_player_who_has_left_does_not_share_a_draw(home: House) -> None:
    id = await three(home)
    await home.play(id, Random(6), actions=6)
    leaver, *rest = NAMES
    await home.press(leaver, f"resigned:{id}")
    for name in rest:
        await home.type(name, "/draw")
    _, position = await home.load(id)
    assert position.ending
    assert position.ending.outcome.winners == (1, 2)
    assert len(position.ending.outcome.scores) == 3


async def test_people_who_do_not_take_part_see_no_match_in_private(home: House) -> None:
    for name in (*NAMES, "Dan"):
        await home.type(name, "/help")
    await home.type("Ann", "/play @Bob @Cid totemo", "@ann")
    await home.settle()
    (match,) = await home.matches("Ann")
    assert {table.address for table in match.tables} == {"@ann", "@bob", "@cid"}
    await home.press("Bob", f"declined:{match.id}:none", "@bob")
    await home.press("Ann", f"fill:{match.id}", "@ann")
    await home.settle()
    begun, _ = await home.load(match.id)
    assert begun.started
    assert {table.address for table in begun.tables} == {"@ann"}
    assert not any(
        isinstance(screen.drawing, Board) for screen in (*home.platform.at("@bob"), *home.platform.at("@cid"))
    )


async def test_three_people_who_name_no_game_play_one_for_three(home: House) -> None:
    id = await waiting(home, "/play @Bob @Cid")
    match, _ = await home.load(id)
    assert match.game == "totemo"


async def test_a_rematch_moves_everyone_one_seat_on_and_waits_for_all(home: House) -> None:
    id = await three(home)
    await home.play(id, Random(7))
    await home.settle()
    for name in ("Bob", "Ann", "Cid"):
        await home.press(name, f"rematch:{id}")
    await home.settle()
    (again,) = await home.matches("Ann")
    assert again.started
    assert await sitters(home, again.id) == ["Bob", "Cid", "Ann"]
