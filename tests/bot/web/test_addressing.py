"""People are addressed by their names, whether they are here or away: in talk and in commands."""

import pytest

from bot.service.context import Denied
from bot.store import web as rows
from bot.web.accounts import names_in
from bot.web.commands import read_line
from bot.web.room import LOBBY
from tests.bot.web.hall import Hall


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("hello @Ann, I am here", {"ann", "ann,", "ann, i", "ann, i am", "ann, i am here"}),
        ("@ANN @Bob", {"ann", "bob"}),
        ("@x.*y", {"x", "x.", "x.*y"}),
        ("@\uff21nn\n@Бо\u0301б", {"ann", "бо", "бо\u0301б"}),
        ("mail@ann @", set()),
        ("@" + 3 * "eight888 ", {"eight888", "eight888 eight888", "eight888 eight888 eight8"}),
        ("@@@@ann", set()),
    ],
)
def test_every_name_that_an_at_sign_may_mean_is_looked_up(text: str, names: set[str]) -> None:
    assert {name for name in names_in(text) if name == name.strip()} == names


async def test_a_message_says_the_names_of_those_it_addresses(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob the Builder")
    await bob.disconnect()
    await ann.say("hello @bob the builder and @nobody")
    await ann.say("bye")
    assert [message.get("named") for message in ann.heard()] == [["Bob the Builder"], None]
    assert ann.heard()[0]["mentions"] == [bob.account]
    await ann.disconnect()
    await ann.connect(LOBBY)
    (told,) = (news for news in ann.news if news["type"] == "history")
    assert [message.get("named") for message in told["messages"]][-2:] == [["Bob the Builder"], None]


async def test_someone_who_is_away_is_challenged_by_typing_their_name(room: Hall) -> None:
    ann, bob = await room.guest("Ann"), await room.guest("Bob the Builder")
    await bob.disconnect()
    for typed in ("@bob the builder", f"@{bob.account}"):
        await ann.say(f"/play {typed} totemo")
        assert room.dispatcher.asked[-1][1:] == ("play", {"opponent": bob.account, "game": "totemo"})


@pytest.mark.parametrize(("typed", "near"), [("borsi", "@Boris"), ("Zooe", "@Zoe"), ("xxxx", ""), ("cdy", "")])
async def test_a_mistyped_name_is_answered_with_one_that_is_near_it(room: Hall, typed: str, near: str) -> None:
    """Of those whose names are next to it in the alphabet, except people who were removed."""
    for name in ("Boris", "Zoe", "Cyd"):
        guest = room.stranger()
        assert (await guest.enter(name)).ok
    await room.store.write(rows.set_standing, guest.account, "removed")
    with pytest.raises(Denied) as denied:
        await read_line(room.store, f"/play @{typed}")
    assert denied.value.params == {"text": typed, "near": near}
