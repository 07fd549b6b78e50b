"""The room is a place: who manages it, and what its settings do there."""

from bot.i18n import translator
from bot.model.places import SETTINGS
from bot.store import places
from bot.store import web as rows
from bot.web.moderation import PLACE
from bot.web.room import LOBBY
from tests.bot.web.house import House

EN, UK = translator("en"), translator("uk")


async def test_only_those_whom_the_owner_has_named_manage_the_room(house: House) -> None:
    match, place = await house.begun(), await house.place()
    for guest in (house.bob, house.cid):
        first = await house.shown(guest)
        await guest.press(first["id"], f"closed:{place.id}:{match.id}")
        shown = [*await house.news(guest), *guest.heard("edited")]
        assert EN("refusal-managers-only", platform="web") in [each["text"] for each in shown]
        assert (await house.load(match.id)).ended is None
    await house.app.context.store.write(rows.set_standing, house.ann.account, None)
    first = await house.shown(house.ann)
    await house.ann.press(first["id"], f"closed:{place.id}:{match.id}")
    assert (await house.load(match.id)).ended is None
    await house.app.context.store.write(rows.set_standing, house.ann.account, "manager")
    await house.ann.press(first["id"], f"closed:{place.id}:{match.id}")
    assert (await house.load(match.id)).ending == "closed"


async def test_matches_are_started_in_the_channels_for_that(house: House) -> None:
    await house.ann.act("open", "attic")
    await house.ann.caught_up()
    await house.choose(places.allow, LOBBY)
    await house.ann.say(f"/play @{house.bob.account} totemo", "attic")
    told = (await house.news(house.ann))[-1]["text"]
    assert told == EN("refusal-start-elsewhere", channels=f"`#{LOBBY}`")
    match = await house.begun()
    (table,) = match.tables
    assert (table.address, table.place and table.place.key) == (LOBBY, PLACE)


async def test_those_who_manage_the_room_may_keep_starting_to_themselves(house: House) -> None:
    await house.choose(places.choose, SETTINGS["starters"], "managers")
    await house.bob.say(f"/play @{house.cid.account} totemo")
    assert (await house.news(house.bob))[-1]["text"] == EN("refusal-managers-start", platform="web")
    assert (await house.begun()).started, "Ann starts, and Bob joins"


async def test_a_match_with_the_computer_is_shown_to_its_player_alone(house: House) -> None:
    """Wherever it is begun: those who manage the room have no say in it."""
    await house.choose(places.choose, SETTINGS["starters"], "managers")
    await house.cid.say("/play computer")
    await house.app.idle()
    shown = [each["channel"] for each in await house.news(house.cid) if each.get("picture")]
    assert f"@{house.cid.account}" in shown
    assert [each for each in await house.news(house.bob) if each.get("picture")] == []


async def test_everyone_in_the_room_reads_its_language_and_is_mentioned_only_if_that_is_wanted(house: House) -> None:
    await house.choose(places.choose, SETTINGS["language"], "uk")
    await house.choose(places.choose, SETTINGS["mentions"], False)
    await house.begun()
    news = await house.news(house.cid)
    (board,) = [each for each in news if "picture" in each]
    assert "Ходить " in board["text"]
    assert not [each for each in news if each.get("mentions") and "accept:" not in str(each)]
    assert any("picture" in each for each in await house.news(house.bob)), "hands come as always"


async def test_who_wants_to_know_is_told_of_open_seats_in_private_and_joins_from_there(house: House) -> None:
    place = await house.place()
    await house.bob.say("/settings alerts")
    chosen = f"alert:{place.id}:totemo:on"
    shown = next(each for each in await house.news(house.bob) if chosen in str(each.get("rows")))
    await house.bob.press(shown["id"], chosen)
    await house.ann.say("/play invite totemo")
    await house.app.idle()
    (told,) = [each for each in await house.news(house.bob) if EN("alerts-stop") in str(each.get("rows"))]
    assert told["channel"] == f"@{house.bob.account}"
    assert EN("alerts-free", name="Bob", game="Totemo") in told["text"]
    assert told["mentions"]
    assert "hushed" not in told, "it makes a sound"
    assert not [each for each in await house.news(house.cid) if EN("alerts-stop") in str(each.get("rows"))]
    (accept,) = {each["token"] for row in told["rows"] for each in row if each["token"].startswith("accept:")}
    await house.bob.press(told["id"], accept, told["channel"])
    assert (await house.load(accept.partition(":")[2])).started
