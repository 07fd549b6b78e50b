"""People who get no private messages: noted, announced once at the table, and reached again when they return."""

from bot.delivery.platform import Unreachable
from bot.store import people
from tests.bot.house import House, find, verbs

REFUSED = "private messages"


def close(home: House, account: str) -> None:
    """From now on the platform refuses every private message to this person."""
    home.platform.fails[f"@{account}"] = [Unreachable("blocked") for _ in range(1000)]


def tries(home: House, account: str) -> int:
    """How often the bot wrote to a person whose chat is closed."""
    return 1000 - len(home.platform.fails[f"@{account}"])


async def reachable(home: House, account: str) -> bool:
    person = await home.store.read(people.find, home.platform.name, account)
    assert person
    return person.reachable


def notices(home: House) -> list[str]:
    return [screen.text for screen in home.platform.at("hall") if REFUSED in screen.text]


async def test_a_refused_hand_is_noted_and_announced_once_at_the_table(home: House) -> None:
    close(home, "bob")
    id = await home.match("Ann", "Bob")
    assert not await reachable(home, "bob")
    assert await reachable(home, "ann")
    (notice,) = notices(home)
    assert "Bob" in notice
    assert id in notice


async def test_an_unreachable_person_gets_no_more_messages(home: House) -> None:
    close(home, "bob")
    id = await home.match("Ann", "Bob")
    assert tries(home, "bob") == 1
    for _ in range(4):
        await play_on(home, id)
    await home.match("Cyd", "Bob")
    assert tries(home, "bob") == 1
    assert len(notices(home)) == 1
    assert home.platform.at("@ann")


async def test_the_match_goes_on_without_private_messages(home: House) -> None:
    for account in ("ann", "bob"):
        close(home, account)
    id = await home.match("Ann", "Bob")
    for _ in range(4):
        await play_on(home, id)
    assert len((await home.load(id))[1].log) == 4
    assert len(notices(home)) == 2


async def test_a_person_who_returns_to_the_private_chat_is_reached_again(home: House) -> None:
    close(home, "bob")
    id = await home.match("Ann", "Bob")
    home.platform.fails.clear()
    await home.press("Bob", f"hand:{id}", "hall")
    assert not await reachable(home, "bob"), "they were only at the table"
    await home.press("Bob", f"hand:{id}", "@bob")
    assert await reachable(home, "bob")
    assert not home.platform.at("@bob")
    await play_on(home, id)
    assert len(home.platform.at("@bob")) == 1


async def test_a_match_that_begins_on_a_persons_return_shows_their_hand_there(home: House) -> None:
    await home.type("Ann", "/help")
    for number in range(1, 7):
        await home.store.write(people.set_reachable, home.platform.name, "ann", False)
        await home.type("Ann", "/play computer", "@ann")
        await home.settle()
        hands = [screen for screen in home.platform.at("@ann") if "board" in verbs(screen)]
        assert len(hands) == number


async def test_a_person_who_becomes_unreachable_again_is_announced_again(home: House) -> None:
    close(home, "bob")
    id = await home.match("Ann", "Bob")
    home.platform.fails.clear()
    await home.press("Bob", f"hand:{id}", "@bob")
    await play_on(home, id)
    close(home, "bob")
    home.platform.sent.clear()
    await play_on(home, id)
    assert not await reachable(home, "bob")
    assert [screen.text for _, screen in home.platform.sent if REFUSED in screen.text]


async def test_a_missing_table_does_not_stop_the_match(home: House) -> None:
    id = await home.match("Ann", "Bob")
    home.platform.fails["hall"] = [Unreachable("deleted") for _ in range(1000)]
    for _ in range(3):
        await play_on(home, id)
    assert len((await home.load(id))[1].log) == 3
    assert await reachable(home, "ann")
    assert await reachable(home, "bob")
    assert len(home.platform.at("@ann")) == len(home.platform.at("@bob")) == 1


async def test_a_match_in_private_chats_is_not_shown_to_unreachable_people(home: House) -> None:
    await home.type("Bob", "/help")
    await home.type("Ann", "/play @Bob", "@ann")
    await home.settle()
    (challenge,) = home.platform.at("@bob")
    id = find(challenge, "accept").token.partition(":")[2]
    close(home, "bob")
    await home.press("Bob", f"accept:{id}")
    await home.settle()
    refused = tries(home, "bob")
    for _ in range(3):
        await play_on(home, id)
    assert tries(home, "bob") == refused


async def test_a_player_is_told_when_nobody_can_see_their_challenge(home: House) -> None:
    await home.type("Bob", "/help")
    home.platform.fails["hall"] = [Unreachable("no rights") for _ in range(10)]
    await home.type("Ann", "/play @Bob")
    await home.settle()
    (told,) = home.platform.at("@ann")
    assert "Nobody can see your challenge" in told.text


async def play_on(home: House, id: str) -> None:
    """Play one action at the table, as the seat on turn."""
    name, _ = await home.turn(id)
    screen = await home.press(name, find(await home.press(name, f"hand:{id}"), "pick"))
    await home.press(name, find(screen, "move"))
    await home.settle()
