"""Leaderboards in the room: a page in the private chat, with a picture that says in words what it shows."""

from typing import Any

from bot.i18n import translator
from bot.web.moderation import PLACE
from bot.web.room import LOBBY, Room
from tests.bot.web.hall import Guest
from tests.bot.web.house import House
from tests.support.standings import played

EN = translator("en")


async def rate(house: House, *guests: Guest) -> None:
    accounts, now = [guest.account for guest in guests], house.app.context.clock()
    await house.app.context.store.write(played, Room.name, accounts, "totemo", PLACE, now)
    await house.app.idle()


async def leaders(house: House, guest: Guest, line: str = "/leaderboard") -> dict[str, Any]:
    await guest.say(line)
    await guest.caught_up()
    return guest.heard()[-1]


def tokens(message: dict[str, Any]) -> list[str]:
    return [button["token"] for row in message["rows"] for button in row]


async def test_it_is_for_the_one_who_asks_and_its_picture_is_described(house: House) -> None:
    await rate(house, house.ann, house.bob)
    shown = await leaders(house, house.cid)
    assert shown["private"]
    assert shown["picture"]["alt"] == (
        "Leaderboard. All games, The room · All time. "
        "1. Ann: 1553?, +53 this week, 1 match. 2. Bob: 1447?, −53 this week, 1 match."
    )
    assert (await house.ann.get(f"pictures/{shown['picture']['light']}")).status == 404
    assert (await house.cid.get(f"pictures/{shown['picture']['light']}")).status == 200
    assert EN("leaders-not-yet", period="all", where="here") in shown["text"]


async def test_the_same_in_words(house: House) -> None:
    await rate(house, house.ann, house.bob)
    shown = await leaders(house, house.ann)
    await house.ann.press(shown["id"], next(each for each in tokens(shown) if each.startswith("leaderstext")))
    await house.ann.caught_up()
    told = [*house.ann.heard("edited"), *house.ann.heard()]
    assert any("1. Ann (you): 1553?" in each.get("text", "") for each in told)


async def test_whoever_is_removed_from_the_room_is_not_shown_any_more(house: House) -> None:
    await rate(house, house.ann, house.bob)
    await house.ann.done(await house.ann.act("remove", LOBBY, account=house.bob.account))
    shown = await leaders(house, house.cid)
    assert "Ann" in shown["picture"]["alt"]
    assert "Bob" not in str(shown)


async def test_a_standing_leaderboard_stands_in_a_channel(house: House) -> None:
    await rate(house, house.ann, house.bob)
    place = await house.place()
    shown = await leaders(house, house.ann, "/settings")
    await house.ann.press(shown["id"], f"placed:{place.id}:{LOBBY}:leaderboard:all")
    await house.app.idle()
    await house.cid.caught_up()
    board = next(each for each in house.cid.heard() if each.get("picture") and not each["private"])
    assert "1. Ann: 1553?" in board["picture"]["alt"]
    await house.bob.press(shown["id"], "set:hidden:on")
    await house.bob.say("/settings hidden on")
    await house.app.idle()
    await house.cid.caught_up()
    assert "Bob" not in house.cid.heard("edited")[-1]["picture"]["alt"]
