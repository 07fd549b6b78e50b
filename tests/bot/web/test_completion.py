"""The suggestions while a command is being typed."""

from bot.service.completion import Choice
from bot.service.request import Caller
from bot.store.web import WebAccount
from bot.web.completion import Suggestion, complete
from tests.bot.web.hall import Hall, Script

PEOPLE = [WebAccount("a1", "Ann"), WebAccount("b1", "Bob the Builder"), WebAccount("c1", "Boris")]
CALLER = Caller("web", "a1", "Ann", "en", "lobby")


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


async def offers(typed: str) -> list[tuple[int, str, str]]:
    found = await complete(script(), CALLER, PEOPLE, typed)
    return [(offer.start, offer.text, offer.parameter) for offer in found]


async def test_everything_that_may_come_next_is_suggested() -> None:
    assert await complete(script(), CALLER, PEOPLE, "/play ") == [
        Suggestion(6, "computer", "Computer", "opponent"),
        Suggestion(6, "@Bob the Builder", "Bob the Builder", "opponent"),
        Suggestion(6, "@Boris", "Boris", "opponent"),
        Suggestion(6, "live", "live, 15 minutes", "pace"),
        Suggestion(6, "week", "a week", "pace"),
        Suggestion(6, "tactics", "tactics", "options"),
        Suggestion(6, "rounds=3", "rounds=3", "options"),
    ]


async def test_the_beginning_of_a_word_narrows_the_suggestions() -> None:
    assert await offers("/play @bo") == [(6, "@Bob the Builder", "opponent"), (6, "@Boris", "opponent")]
    assert await offers("/play wee") == [(6, "week", "pace")]
    assert await offers("/board #") == [(7, "#k3", "match")]


async def test_a_parameter_that_was_given_is_not_suggested_again() -> None:
    assert await offers("/play @Bob the Builder live ") == [
        (28, "tactics", "options"),
        (28, "rounds=3", "options"),
    ]


async def test_another_person_is_suggested_if_there_may_be_one_more() -> None:
    assert await offers("/play @Bob the Builder @") == [(23, "@Boris", "opponent2")]
    found = await offers("/play totemo @Boris ")
    assert [offer for offer in found if offer[2].startswith("opponent")] == [(20, "@Bob the Builder", "opponent2")]
    assert await offers("/play @Boris @Bob the Builder @") == []


async def test_a_move_of_several_words_is_suggested_whole_and_an_option_by_itself() -> None:
    assert await offers("/move traitor r7") == [(6, "Traitor R7@3-5", "move")]
    assert await offers("/play tactics rou") == [(14, "rounds=3", "options")]


async def test_nothing_is_suggested_outside_commands() -> None:
    for typed in ("", "/", "/pla", "/nonsense ", "hello ", "/games "):
        assert await offers(typed) == []


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
