"""Typed lines at the dispatcher: played, staged, offered as buttons, or refused with nothing written."""

import pytest

from bot.i18n import translator
from bot.screens.screen import Button, Screen
from bot.store import Connection
from tests.support.app import TestApp, find, verbs


async def to_act(app: TestApp, id: str) -> tuple[str, list[str]]:
    """The player to act, and their legal actions."""
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    return name, position.legal(position.actors[0])


async def log(app: TestApp, id: str) -> list[str]:
    return [entry.action for entry in (await app.load(id))[1].log]


def buttons(screen: Screen, verb: str) -> list[Button]:
    return [button for row in screen.rows for button in row if button.token.startswith(f"{verb}:")]


def everything(connection: Connection) -> list[object]:
    """All rows of all tables."""
    names = (
        connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").scalars().all()
    )
    return [connection.exec_driver_sql(f'SELECT * FROM "{name}"').fetchall() for name in names]


async def test_a_line_that_fits_one_move_is_played(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, legal = await to_act(app, id)
    await app.type(name, f"/move {legal[0].lower().replace('@', ' на камінь ')}", language="uk")
    assert await log(app, id) == legal[:1]


async def test_it_is_staged_for_those_who_confirm_moves(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, legal = await to_act(app, id)
    await app.press(name, "set:confirm:on")
    staged = await app.type(name, f"/move {legal[0].replace('@', ' to ')}")
    assert await log(app, id) == []
    await app.press(name, find(staged, "do"))
    assert await log(app, id) == legal[:1]


async def test_several_moves_are_offered_as_buttons(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    name, legal = await to_act(app, id)
    card = legal[0].partition("@")[0]
    asked = await app.type(name, f"/move {card}")
    assert "Which one?" in asked.text
    offered = [button.token.split(":")[3] for button in buttons(asked, "move")]
    assert offered == [text for text in legal if text.startswith(f"{card}@")]
    assert await log(app, id) == []
    await app.press(name, buttons(asked, "move")[4])
    assert await log(app, id) == [offered[4]]


async def test_more_moves_than_fit_are_offered_part_by_part(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="schotten-totten-2")
    name, legal = await to_act(app, id)
    colours = [text[0] for text in legal if "@" in text]
    asked = await app.type(name, f"/move {max(colours, key=colours.count)}")
    assert "Which one?" in asked.text
    assert "pick" in verbs(asked)
    assert buttons(await app.press(name, buttons(asked, "pick")[0]), "move")


async def test_what_an_offered_card_does_is_said_before_the_press(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="heave-ho teams=skip")
    name, legal = await to_act(app, id)
    while not (cards := [card for card in ("Farewell", "ChangeSides") if sum(card in text for text in legal) > 2]):
        await app.type(name, f"/move {legal[0]}")
        name, legal = await to_act(app, id)
    asked = await app.type(name, f"/move {cards[0].lower()}")
    assert f"• {translator('en', game='heave-ho').card(cards[0])} – " in asked.text
    assert buttons(asked, "move")


async def test_a_word_that_may_be_mistyped_is_never_played_at_once(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="totemo")
    name, legal = await to_act(app, id)
    asked = await app.type(name, "/move swpa")
    assert "Did you mean this?" in asked.text
    assert [button.token.split(":")[3] for button in buttons(asked, "move")] == ["swap"]
    assert await log(app, id) == []
    assert "swap" in legal


@pytest.mark.parametrize(
    "line",
    [
        *(
            "/move R7@99",
            "/move hello",
            "/move Y",
            "/move claim 3",
            f"/move {'R7@3 ' * 1000}",
            "/move \x00\x1b[2J",
            "/claim 3",
        ),
        *("/play chess", "/play computer rounds=99", "/play computer pace=fortnight", "/play computer level=hard"),
        *(
            "/play computer tacticss",
            "/play computer game=chess",
            "/help moov",
            "/settings xx",
            "/draw clan",
        ),
    ],
)
async def test_nothing_is_written_for_a_line_that_is_refused(app: TestApp, line: str) -> None:
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    await app.settle()
    before = await app.store.read(everything)
    answer = await app.type(name, line)
    assert answer.text
    assert await app.store.read(everything) == before


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/play chess", ("“chess”", "Games: schotten-totten, schotten-totten-2, totemo, heave-ho.", "tactics=off/on")),
        ("/play totemoo", ("Did you mean `totemo`?",)),
        ("/play totemo fast9", ("Options of totemo: hands=closed/open, board=5x5/3x3",)),
        ("/play totemo 2 hours", ("“2”", "Paces: three-days, day, week, live, unlimited.")),
        ("/play computer hard", ("“hard”", "Levels of the computer: easy, normal.")),
        ("/play Bob", ("“Bob”", "To challenge someone, put @ before the name.")),
        ("/play computer tactcs=on", ("Did you mean `tactics`?",)),
        ("/play computer rounds=99", ("“99” is not a value of rounds.", "Choose from: 1")),
        ("/play computer pace=fortnight", ("There is no pace “fortnight”", "three-days")),
        ("/play computer level=hard", ("There is no level “hard”", "easy, normal")),
        ("/play game=chess", ("There is no game “chess”. Games: schotten-totten,",)),
        ("/help moov", ("There is no command /moov.", "Did you mean `/move`?")),
    ],
)
async def test_an_unknown_value_is_answered_with_the_known_ones(app: TestApp, line: str, said: tuple[str, ...]) -> None:
    answer = await app.type("Ann", line)
    for part in said:
        assert part in answer.text
    assert not await app.matches("Ann")


async def test_a_move_that_fits_several_matches_is_played_in_the_one_that_is_chosen(app: TestApp) -> None:
    for _ in range(2):
        await app.type("Ann", "/play computer")
    await app.settle()
    first, second = await app.matches("Ann")
    seat = first.challenger
    one, other = [set((await app.load(match.id))[1].legal(seat)) for match in (first, second)]
    shared = min(one & other)
    asked = await app.type("Ann", f"/move {shared}")
    assert asked.text == translator("en")("which-match")
    assert {button.token.split(":")[1] for button in buttons(asked, "move")} == {first.id, second.id}
    chosen = next(button for button in buttons(asked, "move") if second.id in button.token)
    assert "Schotten Totten" in chosen.label
    await app.press("Ann", chosen)
    assert shared in [entry.action for entry in (await app.load(second.id))[1].log]
    assert shared not in [entry.action for entry in (await app.load(first.id))[1].log]


async def test_a_line_that_fits_no_match_is_explained(app: TestApp) -> None:
    for _ in range(2):
        await app.type("Ann", "/play computer")
    await app.settle()
    assert "I don’t understand “hello”" in (await app.type("Ann", "/move hello")).text


async def test_the_most_similar_command_is_a_button_if_it_can_be_one(app: TestApp) -> None:
    assert next(button.token for button in buttons(await app.type("Ann", "/help hepl"), "cmd")) == "cmd:help"
    assert "cmd:move" not in {button.token for button in buttons(await app.type("Ann", "/help moov"), "cmd")}


@pytest.mark.parametrize(
    ("line", "game", "options", "pace"),
    [
        ("/play computer Schotten Totten 2 revenge 1 day", "schotten-totten-2", {"match": "revenge"}, "day"),
        ("/play computer heave ho! teams=race pace=week", "heave-ho", {"teams": "race"}, "week"),
        ("/play computer hands=open 3 days", "totemo", {"hands": "open"}, "three-days"),
        ("/грати комп’ютер тотемо тиждень", "totemo", {}, "week"),
        ("/play computer tactics=yes unlimited", "schotten-totten", {"tactics": "on"}, "unlimited"),
    ],
)
async def test_games_options_and_paces_can_be_typed_by_their_usual_names(
    app: TestApp, line: str, game: str, options: dict[str, str], pace: str
) -> None:
    await app.type("Ann", line)
    (match,) = await app.matches("Ann")
    assert (match.game, match.pace) == (game, pace)
    assert options.items() <= match.options.items()


@pytest.mark.parametrize(
    ("line", "level"),
    [("/play computer easy", "random"), ("/play computer", "steady"), ("/play level=легкий", "random")],
)
async def test_the_level_of_the_computer_can_be_typed(app: TestApp, line: str, level: str) -> None:
    await app.type("Ann", line)
    (match,) = await app.matches("Ann")
    assert [seat.computer for seat in match.seats if seat.computer] == [level]
