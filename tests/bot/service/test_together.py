"""Both seats act at once: nobody waits for the other, sees the other's choice, or gains time from it."""

from random import Random

from bot.i18n import translator
from bot.screens.pictures import Hand
from bot.service.playing import record
from core.schotten_totten_2.view import View
from tests.bot.house import House, find, verb, verbs
from tests.bot.secrets import hidden, named

EN = translator("en")

DAY = 86400


async def exchange(home: House) -> str:
    """A match in which an Exchange has just been played."""
    id = await home.match("Ann", "Bob", options="schotten-totten-2 tactics day")
    rng = Random(1)
    while len((await home.load(id))[1].actors) == 1:
        match, position = await home.load(id)
        (seat,) = position.actors
        legal = position.legal(seat)
        wanted = [text for text in legal if text in ("Exchange", "draw tactics")]
        await record(home.context, match, position, seat, rng.choice(wanted or legal))
    await home.settle()
    return id


async def give(home: House, name: str, id: str) -> str:
    """Choose three cards with buttons; returns them in notation."""
    screen = await home.press(name, f"hand:{id}", f"@{name.lower()}")
    assert "choose 3 cards" in screen.text
    while "move" not in verbs(screen):
        screen = await home.press(name, find(screen, "pick"), f"@{name.lower()}")
        assert "which card?" in screen.text
    button = find(screen, "move")
    await home.press(name, button, f"@{name.lower()}")
    await home.settle()
    return button.token.rpartition(":")[2]


async def test_both_are_mentioned_and_choose_with_buttons(home: House) -> None:
    id = await exchange(home)
    (call,) = [screen for screen in home.platform.at("hall") if screen.mentions]
    assert call.mentions == ("ann", "bob")
    for name in ("Ann", "Bob"):
        (hand,) = home.platform.at(f"@{name.lower()}")
        assert "choose 3 cards" in hand.text
    one = await give(home, "Bob", id)
    (call,) = [screen for screen in home.platform.at("hall") if screen.mentions]
    assert call.mentions == ("ann",)
    assert "Waiting for Ann" in (await home.press("Bob", f"hand:{id}")).text
    other = await give(home, "Ann", id)
    _, position = await home.load(id)
    ann, bob = position.view(0), position.view(1)
    assert set(one.split()[1:]) <= set(ann.hand)
    assert set(other.split()[1:]) <= set(bob.hand)


async def test_a_choice_in_progress_is_not_disturbed_when_the_opponent_has_chosen(home: House) -> None:
    id = await exchange(home)
    screen = await home.press("Ann", f"hand:{id}", "@ann")
    home.platform.sent.clear()
    await give(home, "Bob", id)
    assert "@ann" not in [address for address, _ in home.platform.sent]
    while verb(button := find(screen, "move" if "move" in verbs(screen) else "pick")) == "pick":
        screen = await home.press("Ann", button, "@ann")
    screen = await home.press("Ann", button, "@ann")
    assert "moved on" not in screen.text
    await home.settle()
    _match, position = await home.load(id)
    assert len(position.actors) == 1
    for seat, address in enumerate(("@ann", "@bob")):
        (hand,) = home.platform.at(address)
        assert isinstance(hand.drawing, Hand)
        assert hand.drawing.view == position.view(seat), "with the cards it received"


async def test_a_choice_stays_secret_and_can_be_taken_back(home: House) -> None:
    id = await exchange(home)
    _, before = await home.load(id)
    await give(home, "Bob", id)
    _, after = await home.load(id)
    secret = hidden(before, 0) & hidden(after, 0)
    for address in ("@ann", "hall"):
        for screen in home.platform.at(address):
            assert not named(secret, screen.text, "en", "schotten-totten-2")
    for token in ("history:{}:0", "text:{}", "export:{}"):
        answer = await home.press("Ann", token.format(id), "@ann")
        assert not named(secret, f"{answer.text}{answer.file.text if answer.file else ''}", "en", "schotten-totten-2")
    assert "taken back" in (await home.type("Bob", "/undo", "@bob")).text
    _, again = await home.load(id)
    assert again.view(1) == before.view(1)


async def test_nobody_gets_more_time_because_the_opponent_has_chosen(home: House) -> None:
    id = await exchange(home)
    until = (await home.load(id))[0].deadline
    assert until == home.clock.now + DAY
    home.clock.now += 3600
    await give(home, "Bob", id)
    match, position = await home.load(id)
    assert match.deadline == until
    home.clock.now += DAY
    await home.timers.tick()
    await home.settle()
    await home.press("Bob", find(home.platform.at("hall")[-1], "win"))
    _, position = await home.load(id)
    assert position.ending
    assert position.ending.outcome.winners == (1,)


async def test_a_new_round_restarts_everyones_time(home: House) -> None:
    id = await home.match("Ann", "Bob", options="heave-ho day")
    last = Random(2)
    for _ in range(3):
        while (await home.load(id))[1].stage[1]:
            home.clock.now += 60
            match, position = await home.load(id)
            seat = last.choice(position.actors)
            await record(home.context, match, position, seat, "keep 1")
        assert (await home.load(id))[0].deadline == home.clock.now + DAY
        round = (await home.load(id))[1].stage[0]
        while (await home.load(id))[1].stage[0] == round and (await home.load(id))[1].actors:
            match, position = await home.load(id)
            await record(
                home.context, match, position, position.actors[0], last.choice(position.legal(position.actors[0]))
            )
        home.clock.now += 60


async def test_when_both_run_out_of_time_nobody_can_take_the_win(home: House) -> None:
    id = await exchange(home)
    home.clock.now += DAY
    await home.timers.tick()
    await home.settle()
    assert not any("win" in verbs(screen) for screen in home.platform.at("hall"))
    for name in ("Ann", "Bob"):
        assert EN("refusal-own-turn") in (await home.press(name, f"win:{id}")).text
        await give(home, name, id)
    view = (await home.load(id))[1].view(None)
    assert isinstance(view, View)
    assert view.phase != "exchange"
