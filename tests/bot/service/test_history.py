"""Looking back on matches, and lists: each person sees what they may, and records can be checked."""

from random import Random

import pytest

from bot.i18n import LANGUAGES, translator
from bot.screens.pictures import Board, PicturePool, Replay
from bot.screens.screen import Screen
from bot.store import people
from core import record
from core.record import Broken
from renderers import LIGHT, telling
from tests.support import playing
from tests.support.app import TestApp, find, verbs

EN = translator("en")


async def test_history_shows_what_happened_and_drawn_cards_only_to_their_owner(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.play(id, Random(1), actions=1)
    _, position = await app.load(id)
    seat = position.done[0].seat
    name, other = ("Ann", "Bob") if seat == 0 else ("Bob", "Ann")
    drawn = position.view(seat).hand[-1]
    assert f"draws {drawn}" in (await app.type(name, "/history")).text
    for watcher in (other, "Eve"):
        history = (await app.type(watcher, "/history")).text
        assert f"{name} plays" in history
        assert "draws a clan card" in history
        assert drawn not in history


async def test_a_long_history_is_split_into_pages(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics")
    log = [entry for entry, _ in playing.course(*await app.load(id), Random(1))]
    await playing.write(app.context, id, log[:70])
    last = await app.press("Ann", f"history:{id}:0")
    earlier = await app.press("Ann", find(last, "history"))
    assert len(last.text) < 1800
    assert earlier.text != last.text
    first = await app.press("Ann", f"history:{id}:999")
    assert "page 1 of" in first.text
    assert "\n1. " in first.text


async def test_an_export_hides_secrets_until_the_match_is_over_and_can_then_be_verified(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics")
    courses = [playing.course(*await app.load(id), Random(seed)) for seed in range(9)]
    logs = ([entry for entry, _ in course] for course in courses)
    log, returned = next(
        (log[: place + 1], entry)
        for log in logs
        for place, entry in enumerate(log)
        if entry.action.startswith("return")
    )
    await playing.write(app.context, id, log[: returned.ply + 1])
    match, _ = await app.load(id)
    owner, secret = match.seats[returned.seat].person, returned.action
    assert owner is not None
    mine = await app.type(owner.name, f"/export #{id}")
    theirs = await app.type("Bob" if owner.name == "Ann" else "Ann", f"/export #{id}")
    assert mine.file is not None
    assert theirs.file is not None
    assert secret in mine.file.text
    assert secret not in theirs.file.text
    assert match.seed.hex() not in mine.file.text
    with pytest.raises(Broken, match="seed-hidden"):
        record.verify(record.read(theirs.file.text))
    await app.finish(id, Random(5))
    over = await app.type("Eve", "/export")
    assert over.file is not None
    written = record.read(over.file.text)
    assert written.seed == match.seed
    assert record.verify(written) is not None


@pytest.mark.parametrize(("verb", "ending"), [("resigned", "resigned by 0"), ("abort", "aborted")])
async def test_an_export_says_how_people_ended_a_match(app: TestApp, verb: str, ending: str) -> None:
    id = await app.match("Ann", "Bob")
    await app.press("Ann", f"{verb}:{id}")
    export = await app.type("Ann", f"/export #{id}")
    assert export.file is not None
    written = record.read(export.file.text)
    assert written.ending == ending
    assert record.verify(written) is None


async def test_an_export_leaves_out_what_was_taken_back(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics")
    await app.play(id, Random(1), actions=3)
    name, _ = await app.turn(id)
    places = await app.press(name, find(await app.press(name, f"hand:{id}"), "pick"))
    await app.press(name, find(places, "move"))
    await app.type(name, "/undo")
    await app.finish(id, Random(2))
    export = await app.type("Ann", f"/export #{id}")
    assert export.file is not None
    assert record.verify(record.read(export.file.text)) is not None
    assert any(entry.action.startswith("/undo") for entry in (await app.load(id))[1].log)


async def test_a_replay_is_a_moving_picture_without_hands(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.play(id, Random(1), actions=4)
    screen = await app.type("Eve", "/replay")
    assert isinstance(screen.drawing, Replay)
    eve = await app.store.read(people.find, app.platform.name, "eve")
    assert eve
    assert screen.drawing.player == eve.player
    with PicturePool() as pool:
        picture = await pool.draw(screen.drawing, LIGHT)
    assert picture.type == "gif"
    assert picture.data.startswith(b"GIF89a")


async def test_after_the_end_replay_board_text_and_history_show_every_hand(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="tactics")
    await app.play(id, Random(1), actions=4)
    going = (await app.type("Eve", "/replay")).drawing
    assert isinstance(going, Replay)
    assert going.hands == ()
    board = (await app.type("Eve", "/board")).drawing
    assert isinstance(board, Board)
    assert board.hands == ()
    await app.press("Ann", f"resigned:{id}")
    await app.settle()
    _, position = await app.load(id)
    hands = tuple(position.view(seat).hand for seat in (0, 1))
    assert all(hands)
    over = await app.type("Eve", f"/replay #{id}")
    assert isinstance(over.drawing, Replay)
    assert len(over.drawing.hands) == len(over.drawing.views)
    assert over.drawing.hands[-1] == hands
    assert over.drawing.hands[0] != hands
    for name in ("Ann", "Bob", "Eve"):
        shown = await app.press(name, f"board:{id}")
        assert isinstance(shown.drawing, Board)
        assert shown.drawing.hands == hands
        told = (await app.press(name, f"text:{id}")).text
        for hand in hands:
            assert telling.cards(hand, EN) in told
        assert "a clan card" not in (await app.press(name, f"history:{id}:0")).text
    (table,) = [each for each in app.platform.at("hall") if isinstance(each.drawing, Board)]
    assert isinstance(table.drawing, Board)
    assert table.drawing.hands == hands


@pytest.mark.parametrize(("game", "others"), [("totemo", 2), ("totemo", 3), ("heave-ho", 1), ("schotten-totten-2", 1)])
async def test_a_finished_match_is_replayed_with_the_hands_of_all_its_seats(
    app: TestApp, game: str, others: int
) -> None:
    id = await app.match("Ann", *("Bob", "Cyd", "Dan")[:others], options=game)
    await app.play(id, Random(1), actions=2)
    await app.press("Ann", f"resigned:{id}")
    if others > 1:
        for name in ("Bob", "Cyd")[: others - 1]:
            await app.press(name, f"resigned:{id}")
    screen = await app.type("Eve", f"/replay #{id}")
    assert isinstance(screen.drawing, Replay)
    assert {len(hands) for hands in screen.drawing.hands} == {others + 1}
    with PicturePool() as pool:
        picture = await pool.draw(screen.drawing, LIGHT)
    assert picture.type == "gif"
    assert EN("text-alt-open-hands") in picture.alt
    assert sum(" holds " in line for line in screen.drawing.told().splitlines()[-others - 1 :]) == others + 1


LOOKING = ("board", "text", "history", "replay", "export")


async def look(app: TestApp, name: str, verb: str, id: str, address: str) -> Screen:
    return await app.press(name, f"{verb}:{id}:0" if verb == "history" else f"{verb}:{id}", address)


@pytest.mark.parametrize("verb", LOOKING)
async def test_a_match_that_goes_on_is_closed_to_strangers_and_open_once_it_is_over(app: TestApp, verb: str) -> None:
    id = await app.match("Ann", "Bob")
    closed = EN("refusal-not-over-yet", text=id)
    assert closed in (await look(app, "Eve", verb, id, "@eve")).text
    # Whoever has been where it is shown may look, and so may its players anywhere.
    for name, address in (("Cyd", "hall"), ("Cyd", "@cyd"), ("Ann", "@ann")):
        assert id in (await look(app, name, verb, id, address)).text or verb in ("replay", "export", "text")
        assert closed not in (await look(app, name, verb, id, address)).text
    assert closed in (await look(app, "Eve", verb, id, "@eve")).text
    await app.press("Ann", f"resigned:{id}")
    screen = await look(app, "Eve", verb, id, "@eve")
    assert not screen.is_refusal
    assert closed not in screen.text


@pytest.mark.parametrize("verb", LOOKING)
async def test_a_finished_match_of_someone_hidden_is_open_to_its_players_only(app: TestApp, verb: str) -> None:
    id = await app.match("Ann", "Bob")
    await app.press("Ann", f"resigned:{id}")
    closed = EN("refusal-match-hidden", text=id)
    await app.type("Bob", "/settings hidden=on")
    for name in ("Ann", "Bob"):
        assert closed not in (await look(app, name, verb, id, "hall")).text
    for address in ("hall", "@eve"):
        refused = await look(app, "Eve", verb, id, address)
        assert closed in refused.text
        assert refused.drawing is None
        assert "Bob" not in refused.text
    await app.type("Bob", "/settings hidden=off")
    assert closed not in (await look(app, "Eve", verb, id, "hall")).text


async def test_a_match_that_goes_on_is_shown_at_its_table_even_if_a_player_is_hidden(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    await app.type("Bob", "/settings hidden=on")
    assert id in (await look(app, "Eve", "board", id, "hall")).text


async def test_games_lists_all_matches_with_your_turns_first(app: TestApp) -> None:
    assert verbs(await app.type("Ann", "/games")) == {"cmd", "past"}
    await app.match("Ann", "Bob", options="week")
    await app.match("Ann", "Cyd", options="day")
    await app.type("Dan", "/help")
    await app.type("Ann", "/play @Dan schotten-totten")
    listed = await app.type("Ann", "/games")
    lines = listed.text.splitlines()[1:]
    assert len(lines) == 3
    yours = [EN("status-yours") in line for line in lines]
    assert yours == sorted(yours, reverse=True)
    assert sum(EN("games-status-challenge") in line for line in lines) == 1
    assert verbs(listed) == {"hand", "challenge", "list", "cmd", "past"}
    challenge = await app.press("Ann", find(listed, "challenge"))
    await app.press("Ann", find(challenge, "cancel"))
    assert len((await app.type("Ann", "/games")).text.splitlines()) == 3


async def test_after_a_move_a_button_leads_to_the_next_match(app: TestApp) -> None:
    first = await app.match("Ann", "Bob")
    _, other = await app.turn(first)
    waiting = await app.press(other, f"hand:{first}")
    await app.type(other, "/play computer", address=f"@{other.lower()}")
    await app.settle()
    assert "Computer" in (await app.press(other, find(waiting, "next"))).text


async def test_the_board_in_words_shows_a_hand_only_to_its_owner(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    assert "Your hand" in (await app.press("Ann", f"text:{id}")).text
    assert "Your hand" not in (await app.press("Eve", f"text:{id}")).text


async def test_settings_change_the_language_of_every_answer(app: TestApp) -> None:
    await app.type("Ann", "/settings uk")
    assert "Ваші" in (await app.type("Ann", "/settings")).text
    await app.press("Ann", "set:language:el")
    assert "Ελληνικά" in (await app.type("Ann", "/settings")).text
    assert "no language “xx”" in (await app.type("Bob", "/settings language=xx")).text


async def test_a_newcomer_is_answered_in_the_language_of_their_client(app: TestApp) -> None:
    assert (await app.type("Ann", "/help", language="ru-RU")).text != (await app.type("Bob", "/help")).text


async def test_everything_fits_into_a_message_on_every_platform_in_every_language(app: TestApp) -> None:
    """Discord allows 2,000 characters, or 4,096 in an embed, and five rows of five buttons."""
    one, other = "Ann" + "n" * 29, "Bob" + "b" * 29
    id = await app.match(one, other, options="tactics expert rounds=9")
    screens: list[Screen] = []
    rng = Random(1)
    for moment in range(12):
        for name in (one, other):
            await app.type(name, f"/settings {LANGUAGES[moment % len(LANGUAGES)]}")
        await app.play(id, rng, actions=2)
        await app.settle()
        for name in (one, other):
            verbs_of_a_match = ("hand", "board", "more", "export", "replay", "resign")
            tokens = [f"history:{id}:0", *(f"{verb}:{id}" for verb in verbs_of_a_match)]
            tokens += [f"cmd:{command}" for command in ("help", "games", "settings", "play", "rules")]
            screens += [await app.press(name, token) for token in tokens]
    screens += [screen for _, screen in app.platform.sent]
    for screen in screens:
        # Only a text with a title is as long as that: the list of all commands.
        assert len(screen.text) <= (4096 if screen.title else 2000), screen.text
        assert len(screen.rows) <= 5
        assert all(0 < len(row) <= 5 for row in screen.rows)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/nonsense", "no command /nonsense"),
        ("/hand #nonsense", "no match “nonsense”"),
        ("/hand", "You have no match"),
        ("/rematch", "You have no match"),
    ],
)
async def test_a_command_without_a_match_says_what_is_missing(app: TestApp, line: str, told: str) -> None:
    name, _, match = line[1:].partition(" #")
    values = {"match": match} if match else {}
    answer = await app.dispatcher.command(app.caller("Ann"), name, values)
    assert told in answer.text


async def test_finished_matches_can_be_found_again(app: TestApp) -> None:
    assert EN("games-past-none") in (await app.press("Ann", "past")).text
    first, second = await app.match("Ann", "Bob"), await app.match("Ann", "Cyd")
    await app.press("Ann", f"resigned:{first}")
    app.clock.now += 60
    await app.press("Cyd", f"resigned:{second}")
    listed = await app.press("Ann", find(await app.type("Ann", "/games"), "past"))
    lines = listed.text.splitlines()[1:]
    assert [line.split(" — ")[0] for line in lines] == ["1. Schotten Totten · Cyd", "2. Schotten Totten · Bob"]
    assert "Cyd resigned" in lines[0]
    board = await app.press("Ann", find(listed, "board"))
    assert second in board.text
    assert "rematch" in verbs(board)


async def test_a_refusal_offers_buttons_to_go_on(app: TestApp) -> None:
    for line in ("/hand", "/hand abcdefgh", "/play chess", "/block @Nobody"):
        assert {"cmd", "games"} <= verbs(await app.type("Ann", line)), line


async def test_help_for_a_command_describes_only_that_command(app: TestApp) -> None:
    told = (await app.type("Ann", "/help claim")).text
    assert "`/claim number [match]`" in told
    assert "/play" not in told
    assert "There is no command" in (await app.type("Ann", "/help dance")).text


async def test_a_lookup_does_not_replace_the_hand(app: TestApp) -> None:
    id, other = await app.match("Ann", "Bob"), await app.match("Ann", "Cyd")
    for token in (f"text:{id}", f"history:{id}:0", f"rules:schotten-totten:1:{id}", f"export:{id}", f"next:{other}"):
        assert (await app.press("Ann", token)).apart, token
    for token in (f"hand:{id}", f"board:{id}", f"more:{id}"):
        assert not (await app.press("Ann", token)).apart, token


async def test_history_and_replay_mean_your_own_match_but_board_means_one_being_played(app: TestApp) -> None:
    mine, other = await app.match("Ann", "Bob"), await app.match("Cyd", "Dan")
    await app.press("Ann", f"resigned:{mine}")
    assert mine in (await app.type("Ann", "/history")).text
    assert mine in (await app.type("Ann", "/replay")).text
    assert other in (await app.type("Ann", "/board")).text
    assert other in (await app.type("Eve", "/history")).text


async def test_finished_matches_are_offered_where_people_look_back(app: TestApp) -> None:
    over, going = await app.match("Ann", "Bob"), await app.match("Ann", "Cyd")
    await app.press("Ann", f"resigned:{over}")
    for command in ("board", "history", "replay", "export"):
        offered = await app.dispatcher.complete(app.caller("Ann"), command, "match", "")
        assert [each.value for each in offered] == [going, over]
    assert [each.value for each in await app.dispatcher.complete(app.caller("Ann"), "hand", "match", "")] == [going]
