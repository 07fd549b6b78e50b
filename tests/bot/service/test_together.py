"""Both seats act at once: nobody waits for the other, sees the other's choice, or gains time from it."""

from random import Random

from bot.i18n import translator
from bot.screens.pictures import Hand
from bot.service.playing import append_entry
from core.schotten_totten_2.view import View
from tests.journeys.secrets import found, hidden
from tests.support.app import TestApp, choice, find, verb, verbs

EN = translator("en")

DAY = 86400


async def exchange(app: TestApp) -> str:
    """A match in which an Exchange has just been played."""
    id = await app.match("Ann", "Bob", options="schotten-totten-2 tactics day")
    rng = Random(1)
    while len((await app.load(id))[1].actors) == 1:
        match, position = await app.load(id)
        (seat,) = position.actors
        legal = position.legal(seat)
        wanted = [text for text in legal if text in ("Exchange", "draw tactics")]
        await append_entry(app.context, match, position, seat, rng.choice(wanted or legal))
    await app.settle()
    return id


async def give(app: TestApp, name: str, id: str) -> str:
    """Choose three cards with buttons; returns them in notation."""
    screen = await app.press(name, f"hand:{id}", f"@{name.lower()}")
    assert "choose 3 cards" in screen.text
    while "move" not in verbs(screen):
        screen = await app.press(name, find(screen, "pick"), f"@{name.lower()}")
        assert "which card?" in screen.text
    button = find(screen, "move")
    await app.press(name, button, f"@{name.lower()}")
    await app.settle()
    return button.token.rpartition(":")[2]


async def test_both_are_mentioned_and_choose_with_buttons(app: TestApp) -> None:
    id = await exchange(app)
    await app.wait()
    (call,) = [screen for screen in app.platform.at("hall") if screen.called]
    assert call.called == ("ann", "bob")
    for name in ("Ann", "Bob"):
        (hand,) = app.platform.at(f"@{name.lower()}")
        assert "choose 3 cards" in hand.text
    one = await give(app, "Bob", id)
    await app.wait()
    (call,) = [screen for screen in app.platform.at("hall") if screen.called]
    assert call.called == ("ann",)
    assert "Waiting for Ann" in (await app.press("Bob", f"hand:{id}")).text
    other = await give(app, "Ann", id)
    _, position = await app.load(id)
    ann, bob = position.view(0), position.view(1)
    assert set(one.split()[1:]) <= set(ann.hand)
    assert set(other.split()[1:]) <= set(bob.hand)


async def test_a_choice_in_progress_is_not_disturbed_when_the_opponent_has_chosen(app: TestApp) -> None:
    id = await exchange(app)
    screen = await app.press("Ann", f"hand:{id}", "@ann")
    app.platform.sent.clear()
    await give(app, "Bob", id)
    assert "@ann" not in [address for address, _ in app.platform.sent]
    while verb(button := find(screen, "move" if "move" in verbs(screen) else "pick")) == "pick":
        screen = await app.press("Ann", button, "@ann")
    screen = await app.press("Ann", button, "@ann")
    assert "moved on" not in screen.text
    await app.settle()
    _match, position = await app.load(id)
    assert len(position.actors) == 1
    for seat, address in enumerate(("@ann", "@bob")):
        (hand,) = app.platform.at(address)
        assert isinstance(hand.drawing, Hand)
        assert hand.drawing.view == position.view(seat), "with the cards it received"


async def test_a_choice_stays_secret_and_can_be_taken_back(app: TestApp) -> None:
    id = await exchange(app)
    _, before = await app.load(id)
    await give(app, "Bob", id)
    _, after = await app.load(id)
    secret = hidden(before, 0) & hidden(after, 0)
    for address in ("@ann", "hall"):
        for screen in app.platform.at(address):
            assert not found(secret, screen.text, "schotten-totten-2")
    for token in ("history:{}:0", "text:{}", "export:{}"):
        answer = await app.press("Ann", token.format(id), "@ann")
        assert not found(secret, f"{answer.text}{answer.file.text if answer.file else ''}", "schotten-totten-2")
    assert "taken back" in (await app.type("Bob", "/undo", "@bob")).text
    _, again = await app.load(id)
    assert again.view(1) == before.view(1)


async def test_nobody_gets_more_time_because_the_opponent_has_chosen(app: TestApp) -> None:
    id = await exchange(app)
    before, _ = await app.load(id)
    assert {seat.bank_begins for seat in before.seats} == {app.clock.now + DAY}
    app.clock.now += 3600
    await give(app, "Bob", id)
    match, position = await app.load(id)
    assert (match.seats[0].deadline, match.seats[1].deadline) == (before.seats[0].deadline, None)
    app.clock.now += 3 * DAY
    await app.timers.tick()
    await app.settle()
    await app.press("Bob", choice(app.platform.at("hall")[-1], "win"))
    _, position = await app.load(id)
    assert position.ending
    assert position.ending.outcome.winners == (1,)


async def test_a_new_round_restarts_everyones_time(app: TestApp) -> None:
    id = await app.match("Ann", "Bob", options="heave-ho day")
    last = Random(2)
    for _ in range(3):
        while (await app.load(id))[1].stage[1]:
            app.clock.now += 60
            match, position = await app.load(id)
            seat = last.choice(position.actors)
            await append_entry(app.context, match, position, seat, "keep 1")
        match, position = await app.load(id)
        assert {match.seats[seat].bank_begins for seat in position.actors} == {app.clock.now + DAY}
        round = (await app.load(id))[1].stage[0]
        while (await app.load(id))[1].stage[0] == round and (await app.load(id))[1].actors:
            match, position = await app.load(id)
            await append_entry(
                app.context, match, position, position.actors[0], last.choice(position.legal(position.actors[0]))
            )
        app.clock.now += 60


async def test_when_both_run_out_of_time_nobody_can_take_the_win(app: TestApp) -> None:
    id = await exchange(app)
    app.clock.now += 3 * DAY
    await app.timers.tick()
    await app.settle()
    assert not any("vote" in verbs(screen) for screen in app.platform.at("hall"))
    for name in ("Ann", "Bob"):
        assert EN("refusal-own-turn") in (await app.press(name, f"win:{id}")).text
        await give(app, name, id)
    view = (await app.load(id))[1].view(None)
    assert isinstance(view, View)
    assert view.phase != "exchange"
