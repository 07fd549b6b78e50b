"""Which names people can have, and how names are used to address them."""

import asyncio
from pathlib import Path

import pytest

from bot.lookalikes import are_alike
from bot.store.web import WebAccount
from bot.web.accounts import find_mentions, replace_names
from bot.web.names import Unfit, fit, fit_channel
from tests.bot.web.hall import Hall

PEOPLE = [WebAccount("a1", "Ann"), WebAccount("a2", "Ann Lee"), WebAccount("b1", "Боб"), WebAccount("c1", "x.*y")]


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
def test_a_name_is_shown_as_typed_except_for_spaces(typed: str, shown: str) -> None:
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
        ("Cairn bot", "room-name-taken"),
        ("«Cairn»", "room-name-taken"),
        ("COMPUTER", "room-name-computer"),
        ("Сairn", "room-name-taken"),
        ("Computer (easy)", "room-name-computer"),
        ("комп'ютер", "room-name-computer"),
        ("Компьютер (легко)", "room-name-computer"),
        ("ΥΠΟΛΟΓΙΣΤΗΣ", "room-name-computer"),
        ("C o m p u t e r", "room-name-computer"),
        ("Сomputer 7", "room-name-computer"),
        ("C0mputer!", "room-name-computer"),
        ("~ ComputeR ②", "room-name-computer"),
    ],
)
def test_a_name_that_would_mislead_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Unfit) as refused:
        fit(typed)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),
        ("Anna", "Аnnа"),
        ("Ann", "Ａnn"),
        ("Ann", "Ánn"),
        ("Ann", "A\u034fnn"),
        ("Ann", "An\u200bn"),
        ("Ivan", "lvan"),
        ("ivan", "ІVAN"),
        ("Боб", "Бoб"),
        ("Нина", "Hина"),
        ("Μαρία", "Mαρία"),
        ("O'Hara", "O’Hara"),
        ("O'Hara", "OʼHara"),
        ("Zoё 0", "Zoe O"),
        ("Ben", "Ben."),
        ("Ben", "«Ben»"),
    ],
)
def test_names_that_look_the_same_are_alike(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert are_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "An n"),
        ("Вова", "Boba"),
        ("Олена", "Олег"),
        ("Νίκος", "Nikos"),
        ("कि", "कु"),
        ("1", "2"),
        ("!", "?"),
    ],
)
def test_names_that_look_different_are_not_alike(name: str, other: str) -> None:
    assert not are_alike(name, other)


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("#High  Moor ", "high-moor"),
        ("Ігри 2", "ігри-2"),
        ("ΠΑΙΧΝΊΔΙΑ", "παιχνίδια"),
        ("Straße", "straße"),
        ("ＡＢＣ", "abc"),
        ("हिन्दी", "हिन्दी"),
        ("a\u200bb", "ab"),
        ("x" * 32, "x" * 32),
    ],
)
def test_a_channel_can_be_named_in_any_script(typed: str, known: str) -> None:
    assert fit_channel(typed) == known
    assert fit_channel(known) == known


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "room-channel-empty"),
        (" # ", "room-channel-empty"),
        ("--", "room-channel-empty"),
        ("\u3164", "room-channel-empty"),
        ("\u0301a", "room-channel-empty"),
        ("x" * 33, "room-channel-long"),
        ("a/b", "room-channel-signs"),
        ("@ann", "room-channel-signs"),
        ("a_b", "room-channel-signs"),
        ("😀", "room-channel-signs"),
    ],
)
def test_an_invalid_channel_name_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Unfit) as refused:
        fit_channel(typed)
    assert refused.value.key == key


def test_people_are_addressed_by_their_names() -> None:
    assert find_mentions("hello @ann, and @ANN LEE!", PEOPLE) == ["a1", "a2"]
    assert find_mentions("@Боб?", PEOPLE) == ["b1"]
    assert find_mentions("@x.*y @xzzy", PEOPLE) == ["c1"]
    assert find_mentions("mail@ann @annabel ann", PEOPLE) == []
    assert find_mentions("@anybody", []) == []


def test_names_in_a_command_become_accounts() -> None:
    assert replace_names("/play @Ann Lee tactics", PEOPLE) == "/play @a2 tactics"
    assert replace_names("/play @ann tactics", PEOPLE) == "/play @a1 tactics"
    assert replace_names("/play @Annabel", PEOPLE) == "/play @Annabel"


async def test_a_name_belongs_to_the_browser_with_its_cookie(room: Hall) -> None:
    ann, thief = room.stranger(), room.stranger()
    answer = await ann.enter("Ann")
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert (await (await ann.get("start")).json())["me"] == {"account": ann.account, "name": "Ann"}
    for name in ("Ann", "ANN", " ａｎｎ ", "Аnn", "Ánn"):
        refused = await thief.enter(name)
        assert refused.status == 422
        assert "already has that name" in (await refused.json())["refusal"]
    assert (await (await thief.get("start")).json())["me"] is None


async def test_of_two_who_enter_at_once_under_names_that_look_alike_one_is_refused(room: Hall) -> None:
    for names in (("Ivan", "lvan"), ("Ben", "Ben"), ("Нина", "Hина")):
        answers = await asyncio.gather(*(room.stranger().enter(name) for name in names))
        assert sorted(answer.status for answer in answers) == [200, 422]


async def test_someone_who_leaves_can_come_back_only_from_the_same_browser(room: Hall) -> None:
    ann, thief = await room.guest("Ann"), room.stranger()
    account = ann.account
    assert (await ann.leave()).ok
    assert (await (await ann.get("start")).json())["me"] is None
    assert (await thief.enter("Ann")).status == 422
    assert (await ann.enter("Bob")).ok
    assert ann.account != account
    # Entering under another name in another page of the same browser is also leaving.
    answer = await ann.enter(" ann ")
    assert (await answer.json())["me"] == {"account": account, "name": "Ann"}
    assert "HttpOnly" in answer.headers["Set-Cookie"]
    assert (await ann.enter("Bob")).ok
    assert (await (await ann.get("start")).json())["me"]["name"] == "Bob"


async def test_a_browser_is_remembered_for_a_year_after_the_last_visit(room: Hall) -> None:
    ann = await room.guest("Ann")
    answer = await ann.get("start")
    assert "Max-Age=31536000" in answer.headers["Set-Cookie"]


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
