"""People who get no private messages: noted, announced once at the table, and reached again when they return."""

from bot.delivery.platform import Unreachable
from bot.store import people
from tests.support.app import TestApp, find, verbs

REFUSED = "private messages"


def close(app: TestApp, account: str) -> None:
    """From now on the platform refuses every private message to this person."""
    app.platform.fails[f"@{account}"] = [Unreachable("blocked") for _ in range(1000)]


def tries(app: TestApp, account: str) -> int:
    """How often the bot wrote to a person whose chat is closed."""
    return 1000 - len(app.platform.fails[f"@{account}"])


async def reachable(app: TestApp, account: str) -> bool:
    person = await app.store.read(people.find, app.platform.name, account)
    assert person
    return person.reachable


def notices(app: TestApp) -> list[str]:
    return [screen.text for screen in app.platform.at("hall") if REFUSED in screen.text]


async def test_a_refused_hand_is_noted_and_announced_once_at_the_table(app: TestApp) -> None:
    close(app, "bob")
    id = await app.match("Ann", "Bob")
    assert not await reachable(app, "bob")
    assert await reachable(app, "ann")
    (notice,) = notices(app)
    assert "Bob" in notice
    assert id in notice


async def test_an_unreachable_person_gets_no_more_messages(app: TestApp) -> None:
    close(app, "bob")
    id = await app.match("Ann", "Bob")
    assert tries(app, "bob") == 1
    for _ in range(4):
        await play_on(app, id)
    await app.match("Cyd", "Bob")
    assert tries(app, "bob") == 1
    assert len(notices(app)) == 1
    assert app.platform.at("@ann")


async def test_the_match_goes_on_without_private_messages(app: TestApp) -> None:
    for account in ("ann", "bob"):
        close(app, account)
    id = await app.match("Ann", "Bob")
    for _ in range(4):
        await play_on(app, id)
    assert len((await app.load(id))[1].log) == 4
    assert len(notices(app)) == 2


async def test_a_person_who_returns_to_the_private_chat_is_reached_again(app: TestApp) -> None:
    close(app, "bob")
    id = await app.match("Ann", "Bob")
    app.platform.fails.clear()
    await app.press("Bob", f"hand:{id}", "hall")
    assert not await reachable(app, "bob"), "they were only at the table"
    await app.press("Bob", f"hand:{id}", "@bob")
    assert await reachable(app, "bob")
    assert not app.platform.at("@bob")
    await play_on(app, id)
    assert len(app.platform.at("@bob")) == 1


async def test_a_match_that_begins_on_a_persons_return_shows_their_hand_there(app: TestApp) -> None:
    await app.type("Ann", "/help")
    for number in range(1, 7):
        await app.store.write(people.set_reachable, app.platform.name, "ann", False)
        await app.type("Ann", "/play computer", "@ann")
        await app.settle()
        hands = [screen for screen in app.platform.at("@ann") if "board" in verbs(screen)]
        assert len(hands) == number


async def test_a_person_who_becomes_unreachable_again_is_announced_again(app: TestApp) -> None:
    close(app, "bob")
    id = await app.match("Ann", "Bob")
    app.platform.fails.clear()
    await app.press("Bob", f"hand:{id}", "@bob")
    await play_on(app, id)
    close(app, "bob")
    app.platform.sent.clear()
    await play_on(app, id)
    assert not await reachable(app, "bob")
    assert [screen.text for _, screen in app.platform.sent if REFUSED in screen.text]


async def test_a_missing_table_does_not_stop_the_match(app: TestApp) -> None:
    id = await app.match("Ann", "Bob")
    app.platform.fails["hall"] = [Unreachable("deleted") for _ in range(1000)]
    for _ in range(3):
        await play_on(app, id)
    assert len((await app.load(id))[1].log) == 3
    assert await reachable(app, "ann")
    assert await reachable(app, "bob")
    assert len(app.platform.at("@ann")) == len(app.platform.at("@bob")) == 1


async def test_a_match_in_private_chats_is_not_shown_to_unreachable_people(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob schotten-totten", "@ann")
    await app.settle()
    (challenge,) = app.platform.at("@bob")
    id = find(challenge, "accept").token.partition(":")[2]
    close(app, "bob")
    await app.press("Bob", f"accept:{id}")
    await app.settle()
    refused = tries(app, "bob")
    for _ in range(3):
        await play_on(app, id)
    assert tries(app, "bob") == refused


async def test_a_player_is_told_when_nobody_can_see_their_challenge(app: TestApp) -> None:
    await app.type("Bob", "/help")
    app.platform.fails["hall"] = [Unreachable("no rights") for _ in range(10)]
    await app.type("Ann", "/play @Bob schotten-totten")
    await app.settle()
    (told,) = app.platform.at("@ann")
    assert "Nobody can see your challenge" in told.text


async def play_on(app: TestApp, id: str) -> None:
    """Play one action at the table, as the seat on turn."""
    name, _ = await app.turn(id)
    screen = await app.press(name, find(await app.press(name, f"hand:{id}"), "pick"))
    await app.press(name, find(screen, "move"))
    await app.settle()
