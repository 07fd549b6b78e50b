"""Which names people can have, and how they are called by them."""

from pathlib import Path

import pytest

from bot.store.room import Person
from bot.web.people import Unfit, addressed, fit, mentioned
from tests.bot.web.hall import Hall

PEOPLE = [Person("a1", "Ann"), Person("a2", "Ann Lee"), Person("b1", "Боб"), Person("c1", "x.*y")]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee ", "Ann Lee"),
        ("Олена", "Олена"),
        ("Ωρίωνας", "Ωρίωνας"),
        ("<script>", "<script>"),
        ("ﬁn", "fin"),
        ("😀", "😀"),
        ("O'Hara & Sons", "O'Hara & Sons"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_shown_as_it_was_typed_but_for_its_blanks(typed: str, shown: str) -> None:
    assert fit(typed) == shown


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "room-name-empty"),
        (" \t\n", "room-name-empty"),
        ("\u0301", "room-name-empty"),
        ("x" * 25, "room-name-long"),
        ("\ufdfa\ufdfa", "room-name-long"),
        ("/play", "room-name-signs"),
        ("／play", "room-name-signs"),
        ("a`b", "room-name-signs"),
        ("@ann", "room-name-signs"),
        ("＠ann", "room-name-signs"),
        ("#1", "room-name-signs"),
        ("a\u202eb", "room-name-signs"),
        ("a\u200bb", "room-name-signs"),
        ("\u3164", "room-name-signs"),
        ("\u2800", "room-name-signs"),
        ("a\x00b", "room-name-signs"),
        ("a\ud800", "room-name-signs"),
        ("Cairn", "room-name-taken"),
        ("COMPUTER", "room-name-taken"),
    ],
)
def test_a_name_that_would_mislead_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Unfit) as refused:
        fit(typed)
    assert refused.value.key == key


def test_people_are_called_by_their_names() -> None:
    assert mentioned("hello @ann, and @ANN LEE!", PEOPLE) == ["a1", "a2"]
    assert mentioned("@Боб?", PEOPLE) == ["b1"]
    assert mentioned("@x.*y @xzzy", PEOPLE) == ["c1"]
    assert mentioned("mail@ann @annabel ann", PEOPLE) == []
    assert mentioned("@anybody", []) == []


def test_a_command_has_accounts_instead_of_names() -> None:
    assert addressed("/play @Ann Lee tactics", PEOPLE) == "/play @a2 tactics"
    assert addressed("/play @ann tactics", PEOPLE) == "/play @a1 tactics"
    assert addressed("/play @Annabel", PEOPLE) == "/play @Annabel"


async def test_a_name_belongs_to_whoever_has_its_cookie(room: Hall) -> None:
    ann, thief = room.stranger(), room.stranger()
    answer = await ann.enter("Ann")
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert (await (await ann.get("start")).json())["me"] == {"account": ann.account, "name": "Ann"}
    for name in ("Ann", "ANN", " ａｎｎ "):
        refused = await thief.enter(name)
        assert refused.status == 422
        assert "name already" in (await refused.json())["refusal"]
    assert (await (await thief.get("start")).json())["me"] is None


async def test_a_refusal_is_in_the_language_of_the_entrance(room: Hall) -> None:
    refused = await room.stranger().enter("", language="el")
    assert (await refused.json())["refusal"] == "Γράψτε το όνομα που θα βλέπουν οι άλλοι."


async def test_a_crowd_at_the_entrance_is_asked_to_wait(room: Hall) -> None:
    stranger = room.stranger()
    answers = [(await stranger.enter("")).status for _ in range(31)]
    assert answers == [422] * 30 + [429]


async def test_the_secret_is_not_in_the_database(room: Hall, tmp_path: Path) -> None:
    guest = room.stranger()
    secret = (await guest.enter("Ann")).cookies[f"cairn-{guest.url.rstrip('/').rpartition(':')[2]}"].value
    written = contents(tmp_path)
    assert b"Ann" in written
    assert secret.encode() not in written


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())
