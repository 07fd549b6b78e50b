"""The suggestions while a command is being typed, or a name in talk."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.service.completion import Choice
from bot.service.request import Caller
from bot.store import Store
from bot.store import web as rows
from bot.store.web import WebAccount
from bot.web.completion import Suggestion, complete
from tests.bot.web.hall import Hall, Script
from tests.support.database import prepared

PEOPLE = [WebAccount("a1", "Ann"), WebAccount("b1", "Bob the Builder"), WebAccount("c1", "Boris")]
CALLER = Caller("web", "a1", "Ann", "en", "lobby")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(prepared(tmp_path / "room.db"))
    for person in PEOPLE:
        await opened.write(rows.enter, person, person.name.lower(), person.account.encode())
    yield opened
    await opened.close()


def script() -> Script:
    dispatcher = Script()
    dispatcher.offers = {
        "opponent": [Choice("computer", "Computer")],
        "pace": [Choice("live", "live, 15 minutes"), Choice("week", "a week")],
        "options": [Choice("tactics", "tactics"), Choice("rounds=3", "rounds=3")],
        "move": [Choice("R7@3", "R7@3"), Choice("Traitor R7@3-5", "Traitor R7@3-5")],
        "match": [Choice("k3", "k3")],
    }
    return dispatcher


async def offers(store: Store, typed: str) -> list[tuple[int, str, str]]:
    found = await complete(store, script(), [], CALLER, typed)
    return [(offer.start, offer.text, offer.parameter) for offer in found]


async def test_everything_that_may_come_next_is_suggested(store: Store) -> None:
    assert await complete(store, script(), [], CALLER, "/play ") == [
        Suggestion(6, "computer", "Computer", "opponent"),
        Suggestion(6, "@Bob the Builder", "Bob the Builder", "opponent"),
        Suggestion(6, "@Boris", "Boris", "opponent"),
        Suggestion(6, "live", "live, 15 minutes", "pace"),
        Suggestion(6, "week", "a week", "pace"),
        Suggestion(6, "tactics", "tactics", "options"),
        Suggestion(6, "rounds=3", "rounds=3", "options"),
    ]


async def test_the_beginning_of_a_word_narrows_the_suggestions(store: Store) -> None:
    assert await offers(store, "/play @bo") == [(6, "@Bob the Builder", "opponent"), (6, "@Boris", "opponent")]
    assert await offers(store, "/play wee") == [(6, "week", "pace")]
    assert await offers(store, "/board #") == [(7, "#k3", "match")]


async def test_a_parameter_that_was_given_is_not_suggested_again(store: Store) -> None:
    assert await offers(store, "/play @Bob the Builder live ") == [
        (28, "tactics", "options"),
        (28, "rounds=3", "options"),
    ]


async def test_another_person_is_suggested_if_there_may_be_one_more(store: Store) -> None:
    assert await offers(store, "/play @Bob the Builder @") == [(23, "@Boris", "opponent2")]
    found = await offers(store, "/play totemo @Boris ")
    assert [offer for offer in found if offer[2].startswith("opponent")] == [(20, "@Bob the Builder", "opponent2")]
    assert await offers(store, "/play @Boris @Bob the Builder @") == []


async def test_for_a_profile_people_and_games_are_suggested(store: Store) -> None:
    assert await offers(store, "/profile @bo") == [(9, "@Bob the Builder", "person"), (9, "@Boris", "person")]
    assert await offers(store, "/profile @Boris @") == []


async def test_a_move_of_several_words_is_suggested_whole_and_an_option_by_itself(store: Store) -> None:
    assert await offers(store, "/move traitor r7") == [(6, "Traitor R7@3-5", "move")]
    assert await offers(store, "/play tactics rou") == [(14, "rounds=3", "options")]


async def test_nothing_else_is_suggested(store: Store) -> None:
    for typed in ("", "/", "/pla", "/nonsense ", "hello ", "/games "):
        assert await offers(store, typed) == []


async def test_a_name_is_suggested_in_talk(store: Store) -> None:
    for typed, start in (("hello @bo", 6), ("@bo", 0), ("two\nlines @BO", 10), ("move \N{WAVING HAND SIGN} @bo", 8)):
        assert await complete(store, script(), [], CALLER, typed) == [
            Suggestion(start, "@Bob the Builder", "Bob the Builder", "", "b1"),
            Suggestion(start, "@Boris", "Boris", "", "c1"),
        ]
    for typed in ("hello @an", "mail@bo", "hello bo", "@zoe", "@bo "):
        assert await complete(store, script(), [], CALLER, typed) == []


async def test_those_who_are_here_come_first(store: Store) -> None:
    for typed in ("@bo", "/play @bo", "/play bo"):
        found = await complete(store, script(), [PEOPLE[2]], CALLER, typed)
        assert [offer.label for offer in found] == ["Boris", "Bob the Builder"]


async def test_not_everybody_is_suggested_in_a_large_room(store: Store) -> None:
    for number in range(40):
        person = WebAccount(f"x{number}", f"Bo {number} of all")
        await store.write(rows.enter, person, person.name.lower(), person.account.encode())
    assert len(await complete(store, script(), [PEOPLE[2]], CALLER, "@bo")) == 25
    assert [each.label for each in await complete(store, script(), [], CALLER, "@bo ")] == []
    assert len(await complete(store, script(), [], CALLER, "/block @")) == 25


async def test_an_emoji_counts_as_a_page_counts_it(store: Store) -> None:
    smiling = WebAccount("s1", "\N{SMILING FACE WITH OPEN MOUTH}")
    await store.write(rows.enter, smiling, smiling.name, b"s1")
    found = await complete(store, script(), [], CALLER, f"/play @{smiling.name} wee")
    assert [(offer.start, offer.text) for offer in found] == [(10, "week")]


async def test_a_page_asks_and_is_answered(room: Hall) -> None:
    ann = await room.guest("Ann")
    bob = await room.guest("Bob")
    await ann.send({"type": "choices", "n": 7, "channel": "lobby", "line": "/play @b"})
    assert await ann.hears("choices") == {
        "type": "choices",
        "n": 7,
        "offers": [{"start": 6, "text": "@Bob", "label": "Bob", "parameter": "opponent"}],
    }
    await ann.send({"type": "choices", "n": 8, "channel": f"@{bob.account}", "line": "/play @b"})
    await ann.caught_up()
    assert not any(news.get("n") == 8 for news in ann.news if news["type"] == "choices")
