"""Everything with which a person changes something, as it may be sent twice: for each verb, each command, and the list
of people, one way or more.

A way is a generator. It prepares, yields the request, and goes on with what others do before that is sent again.
"""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random

from bot.buttons import VERBS
from bot.commands import CATALOGUE
from bot.model import drafts
from bot.model.puzzles import Posed
from bot.screens.screen import Screen
from bot.store import places
from tests.support import playing
from tests.support.app import HOUSE, TestApp, find

CHOSEN = "chosen"
"""Telegram's own list of people, the one way to change something that is neither a button nor a command."""
ELSEWHERE = "elsewhere"
"""The platform of Ann's other identity, Anna."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A line with a slash, the token of a button, or for `CHOSEN` the person who was chosen; here or elsewhere."""

    name: str
    text: str
    address: str = "hall"
    elsewhere: bool = False
    draft: int | None = None

    async def send(self, app: TestApp, id: str) -> Screen:
        there = app.on(ELSEWHERE) if self.elsewhere else app
        if self.draft is not None:
            others = [app.caller(self.text, f"@{self.text.lower()}")]
            return await app.dispatcher.chosen(app.caller(self.name, self.address, id=id), self.draft, others)
        send = there.type if self.text.startswith("/") else there.press
        return await send(self.name, self.text, self.address, id=id)


Way = Callable[[TestApp], AsyncIterator[Sent]]
WAYS: dict[str, list[Way]] = {}
"""By the verb, or by the command with its slash."""

CHANGES = frozenset(
    {
        CHOSEN,
        *(verb.name for verb in VERBS.values() if verb.effect in ("changes", "starts")),
        *(f"/{command.name}" for command in CATALOGUE if command.effect in ("changes", "starts")),
    }
)


def _of(*names: str) -> Callable[[Way], Way]:
    def register(way: Way) -> Way:
        for name in names:
            WAYS.setdefault(name, []).append(way)
        return way

    return register


# Challenges


@_of("/play")
async def _challenge(app: TestApp) -> AsyncIterator[Sent]:
    await app.type("Bob", "/help")
    yield Sent("Ann", "/play @Bob totemo")
    await app.press("Ann", f"cancel:{await _open(app, 'Ann')}")


@_of("/play")
async def _play_the_computer(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "/play computer", "@ann")
    await app.settle()


@_of("/play")
async def _invite(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "/play invite")
    await app.type("Bob", f"/join {await _open(app, 'Ann')}")


@_of("/play")
async def _get_on_the_list(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "/play anyone totemo", "@ann")
    await app.press("Ann", f"cancel:{await _open(app, 'Ann')}")


@_of("/play")
async def _find_someone_on_the_list(app: TestApp) -> AsyncIterator[Sent]:
    await app.type("Bob", "/play anyone totemo", "@bob")
    yield Sent("Ann", "/play anyone totemo", "@ann")
    await app.press("Bob", f"abort:{await _open(app, 'Ann')}")


@_of("start")
async def _start(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", find(await app.type("Ann", "/play"), "start").token)
    await app.press("Ann", f"cancel:{await _open(app, 'Ann')}")


@_of(CHOSEN)
async def _choose_someone(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "Bob", "@ann", draft=drafts.new("totemo", 2, {}, "day").number)
    await app.press("Ann", f"cancel:{await _open(app, 'Ann')}")


@_of("accept")
async def _accept(app: TestApp) -> AsyncIterator[Sent]:
    id = await _challenged(app)
    yield Sent("Bob", f"accept:{id}")
    await app.press("Ann", f"abort:{id}")


@_of("/join")
async def _join(app: TestApp) -> AsyncIterator[Sent]:
    await app.type("Ann", "/play invite")
    id = await _open(app, "Ann")
    yield Sent("Bob", f"/join {id}", "attic")
    await app.press("Ann", f"abort:{id}")


@_of("declined")
async def _decline(app: TestApp) -> AsyncIterator[Sent]:
    id = await _challenged(app)
    yield Sent("Bob", f"declined:{id}:time")
    await app.type("Ann", "/play @Bob totemo")


@_of("declined")
async def _decline_with_a_block(app: TestApp) -> AsyncIterator[Sent]:
    id = await _challenged(app)
    yield Sent("Bob", f"declined:{id}:block")
    await app.type("Bob", "/unblock @Ann")


@_of("cancel")
async def _cancel(app: TestApp) -> AsyncIterator[Sent]:
    id = await _challenged(app)
    yield Sent("Ann", f"cancel:{id}")
    await app.type("Ann", "/play @Bob totemo")


@_of("fill")
async def _fill(app: TestApp) -> AsyncIterator[Sent]:
    await app.type("Ann", "/play invite")
    id = await _open(app, "Ann")
    yield Sent("Ann", f"fill:{id}")
    await app.press("Ann", f"abort:{id}")


@_of("rematch", "/rematch")
async def _ask_for_a_rematch(app: TestApp) -> AsyncIterator[Sent]:
    id = await _ended(app)
    yield Sent("Ann", f"rematch:{id}")
    await app.press("Ann", f"cancel:{await _open(app, 'Ann')}")


@_of("/rematch")
async def _type_rematch(app: TestApp) -> AsyncIterator[Sent]:
    await _ended(app)
    yield Sent("Ann", "/rematch")
    again = await _open(app, "Ann")
    await app.press("Bob", f"accept:{again}")
    await app.press("Bob", f"resigned:{again}")


@_of("rematch")
async def _agree_to_a_rematch(app: TestApp) -> AsyncIterator[Sent]:
    id = await _ended(app)
    await app.press("Bob", f"rematch:{id}")
    again = await _open(app, "Bob")
    yield Sent("Ann", f"rematch:{id}")
    await app.press("Bob", f"resigned:{again}")


# Playing


@_of("move", "do")
async def _press_a_move(app: TestApp) -> AsyncIterator[Sent]:
    id, name, action = await _to_move(app)
    yield Sent(name, f"move:{id}:0:{action}")
    await app.press(name, f"undo:{id}:1")


@_of("do")
async def _confirm_a_move(app: TestApp) -> AsyncIterator[Sent]:
    id, name, action = await _to_move(app)
    await app.press(name, "set:confirm:on")
    yield Sent(name, find(await app.press(name, f"move:{id}:0:{action}"), "do").token)
    await app.press(name, f"undo:{id}:1")


@_of("/move")
async def _type_a_move(app: TestApp) -> AsyncIterator[Sent]:
    id, name, action = await _to_move(app)
    yield Sent(name, f"/move {action}")
    await app.press(name, f"undo:{id}:1")


@_of("/claim")
async def _claim(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="schotten-totten")
    log = []
    for entry, after in playing.course(*await app.load(id), Random(1)):
        log.append(entry)
        claims = [text for seat in after.actors for text in after.legal(seat) if text.startswith("claim ")]
        if claims:
            break
    await playing.write(app.context, id, log)
    name, _ = await app.turn(id)
    yield Sent(name, f"/{claims[0]} #{id}")
    await app.press(name, f"undo:{id}:{len(log) + 1}")


@_of("/plan")
async def _plan(app: TestApp) -> AsyncIterator[Sent]:
    id, name, line = await _to_plan(app)
    yield Sent(name, f"/plan {line} #{id}", f"@{name.lower()}")
    await app.press(name, f"unplan:{id}")


@_of("unplan")
async def _drop_a_plan(app: TestApp) -> AsyncIterator[Sent]:
    id, name, line = await _to_plan(app)
    await app.type(name, f"/plan {line} #{id}", f"@{name.lower()}")
    yield Sent(name, f"unplan:{id}")
    await app.type(name, f"/plan {line} #{id}", f"@{name.lower()}")


@_of("planned")
async def _go_on_with_a_plan(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo hands=open")
    name, other = await app.turn(id)
    await app.type(other, f"/plan swap #{id}", f"@{other.lower()}")
    await app.type(name, f"/move swap #{id}")
    await app.settle()
    yield Sent(other, f"planned:{id}:1")
    await app.settle()


# Outside the rules


@_of("undo")
async def _undo(app: TestApp) -> AsyncIterator[Sent]:
    id = await _moved(app)
    yield Sent("Ann", find(await app.press("Ann", f"hand:{id}"), "undo").token)
    await _move(app, id)


@_of("/undo")
async def _type_undo(app: TestApp) -> AsyncIterator[Sent]:
    id = await _moved(app)
    yield Sent("Ann", f"/undo #{id}")
    await _move(app, id)


@_of("draw")
async def _offer_a_draw(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob")
    yield Sent("Ann", f"draw:{id}:0")
    await app.press("Bob", f"refuse:{id}:1")


@_of("/draw")
async def _type_draw(app: TestApp) -> AsyncIterator[Sent]:
    id, name, action = await _to_move(app)
    yield Sent("Ann", f"/draw #{id}")
    await app.press("Bob", f"refuse:{id}:1")
    # Then it may be offered once more.
    await app.type(name, f"/move {action} #{id}")


@_of("agree")
async def _agree(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.press("Ann", f"draw:{id}:0")
    yield Sent("Bob", f"agree:{id}:1")
    await app.press("Ann", f"rematch:{id}")


@_of("refuse")
async def _refuse(app: TestApp) -> AsyncIterator[Sent]:
    id, name, action = await _to_move(app)
    await app.press("Ann", f"draw:{id}:0")
    yield Sent("Bob", f"refuse:{id}:1")
    await app.type(name, f"/move {action} #{id}")


@_of("pause")
async def _offer_a_pause(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", f"pause:{id}:0")
    await app.press("Bob", f"agree:{id}:1")


@_of("/pause")
async def _type_pause(app: TestApp) -> AsyncIterator[Sent]:
    id, name, action = await _to_move(app)
    yield Sent("Ann", f"/pause #{id}")
    await app.press("Bob", f"refuse:{id}:1")
    await app.type(name, f"/move {action} #{id}")


@_of("resume")
async def _resume(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    await app.press("Ann", f"pause:{id}:0")
    await app.press("Bob", f"agree:{id}:1")
    yield Sent("Bob", f"resume:{id}:2")
    await app.press("Ann", f"pause:{id}:3")
    await app.press("Bob", f"agree:{id}:4")


@_of("give")
async def _give_time(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", f"give:{id}:0:1:3600")
    await app.press("Bob", f"give:{id}:1:0:3600")


@_of("/give")
async def _type_a_gift(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", f"/give 2 days #{id}")
    await app.type("Bob", f"/give @Ann 1 hour #{id}")


@_of("resigned")
async def _resign(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob")
    yield Sent("Ann", f"resigned:{id}")
    await app.press("Bob", f"rematch:{id}")


@_of("mute")
async def _mute(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", f"mute:{id}:on")
    await app.press("Ann", f"mute:{id}:off")


@_of("/mute")
async def _type_mute(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", "/mute")
    await app.press("Ann", f"mute:{id}:off")


@_of("abort")
async def _abort(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob")
    yield Sent("Ann", f"abort:{id}")
    await app.press("Bob", f"rematch:{id}")


@_of("/abort")
async def _type_abort(app: TestApp) -> AsyncIterator[Sent]:
    await app.match("Ann", "Bob")
    yield Sent("Ann", "/abort")
    await app.match("Ann", "Cyd")


@_of("win")
async def _take_the_win(app: TestApp) -> AsyncIterator[Sent]:
    id, waiting = await _late(app)
    yield Sent(waiting, f"win:{id}")
    await app.press(waiting, f"rematch:{id}")


@_of("replace")
async def _let_the_computer_go_on(app: TestApp) -> AsyncIterator[Sent]:
    id, waiting = await _late(app)
    yield Sent(waiting, f"replace:{id}")
    await app.settle()


@_of("vote")
async def _wait_for_a_late_player(app: TestApp) -> AsyncIterator[Sent]:
    id, waiting = await _late(app)
    (late,) = (await app.load(id))[1].actors
    yield Sent(waiting, f"vote:{id}:{late}:wait")
    await app.press(waiting, f"resigned:{id}")


@_of("return")
async def _come_back(app: TestApp) -> AsyncIterator[Sent]:
    id, waiting = await _late(app)
    late, _ = await app.turn(id)
    await app.press(waiting, f"replace:{id}")
    yield Sent(late, f"return:{id}")
    await app.press(waiting, f"resigned:{id}")


@_of("closed")
async def _close(app: TestApp) -> AsyncIterator[Sent]:
    id = await app.match("Ann", "Bob")
    yield Sent("Ann", await _closes(app, id))
    await app.press("Bob", f"rematch:{id}")


@_of("closed")
async def _close_a_challenge(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", await _closes(app, await _challenged(app)))
    await app.type("Ann", "/play @Bob totemo")


# People


@_of("/settings")
async def _type_a_language(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "/settings uk")
    await app.type("Ann", "/settings el")


@_of("set")
async def _set_the_language(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "set:language:uk")
    await app.press("Ann", "set:language:el")


@_of("set")
async def _confirm_moves(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "set:confirm:on")
    await app.press("Ann", "set:confirm:off")


@_of("/settings")
async def _type_a_setting(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "/settings zone=Europe/Kyiv")
    await app.type("Ann", "/settings zone=UTC")


@_of("placed")
async def _set_something_for_the_place(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    yield Sent("Ann", f"placed:{place}:hall:mentions:off")
    await app.press("Ann", f"placed:{place}:hall:mentions:on")


@_of("placed")
async def _start_matches_here_only(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    yield Sent("Ann", f"placed:{place}:hall:channels:here")
    await app.press("Ann", f"placed:{place}:hall:channels:everywhere")


@_of("placed")
async def _keep_a_leaderboard_here(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    yield Sent("Ann", f"placed:{place}:hall:leaderboard:all")
    await app.press("Ann", f"placed:{place}:hall:leaderboard:off")


@_of("placed")
async def _post_months_here(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    yield Sent("Ann", f"placed:{place}:hall:months:here")
    await app.press("Ann", f"placed:{place}:hall:months:off")


@_of("alert")
async def _be_told_of_free_seats(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    yield Sent("Ann", f"alert:{place}:totemo:on")
    await app.press("Ann", f"alert:{place}:totemo:off")


@_of("alert")
async def _no_longer_be_told_of_free_seats(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    await app.press("Ann", f"alert:{place}:totemo:on")
    yield Sent("Ann", f"alert:{place}:totemo:off")
    await app.press("Ann", f"alert:{place}:totemo:on")


@_of("vacation")
async def _go_on_vacation(app: TestApp) -> AsyncIterator[Sent]:
    await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", "vacation:24")
    await app.press("Ann", "endvacation")


@_of("/vacation")
async def _type_a_vacation(app: TestApp) -> AsyncIterator[Sent]:
    await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", "/vacation 5 days")
    app.clock.now += 3600
    await app.type("Ann", "/vacation 2 days")


@_of("endvacation", "/vacation")
async def _end_a_vacation(app: TestApp) -> AsyncIterator[Sent]:
    await app.type("Ann", "/vacation 5 days")
    app.clock.now += 3600
    yield Sent("Ann", "endvacation")
    await app.type("Ann", "/vacation 5 days")


@_of("/block")
async def _block(app: TestApp) -> AsyncIterator[Sent]:
    await app.type("Bob", "/help")
    yield Sent("Ann", "/block @Bob")
    await app.type("Ann", "/unblock @Bob")


@_of("/unblock")
async def _type_unblock(app: TestApp) -> AsyncIterator[Sent]:
    await _blocked(app)
    yield Sent("Ann", "/unblock @Bob")
    await app.type("Ann", "/block @Bob")


@_of("unblock")
async def _unblock(app: TestApp) -> AsyncIterator[Sent]:
    await _blocked(app)
    yield Sent("Ann", "unblock:bob")
    await app.type("Ann", "/block @Bob")


@_of("forgive")
async def _forgive(app: TestApp) -> AsyncIterator[Sent]:
    await _blocked(app)
    yield Sent("Ann", f"forgive:{app.platform.name}:bob")
    await app.type("Ann", "/block @Bob")


@_of("/link")
async def _make_a_code(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Ann", "/link")
    await _code(app)


@_of("/link")
async def _enter_a_code(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Anna", f"/link {await _code(app)}", elsewhere=True)
    await app.press("Ann", "unlinked")


@_of("/link")
async def _enter_a_wrong_code(app: TestApp) -> AsyncIterator[Sent]:
    yield Sent("Anna", "/link ABCD-EFGH", elsewhere=True)
    await app.type("Ann", "/help")


@_of("/link")
async def _enter_a_code_where_others_see_it(app: TestApp) -> AsyncIterator[Sent]:
    """It can't be used, and now nobody else can use it either."""
    yield Sent("Bob", f"/link {await _code(app)}")
    await _code(app)


@_of("unlinked")
async def _unlink(app: TestApp) -> AsyncIterator[Sent]:
    await app.on(ELSEWHERE).type("Anna", f"/link {await _code(app)}")
    yield Sent("Ann", "unlinked")
    await app.on(ELSEWHERE).type("Anna", f"/link {await _code(app)}")


@_of("erase")
async def _delete_all_data(app: TestApp) -> AsyncIterator[Sent]:
    await app.match("Ann", "Bob", options="totemo")
    yield Sent("Ann", f"erase:{int(app.clock.now)}", "@ann")
    await app.type("Ann", "/help")


# Puzzles


@_of("guess", "/puzzle")
async def _answer_a_puzzle(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    yield Sent("Ann", f"guess:{posed.name}:0:{posed.answers[0]}", "@ann")
    await app.press("Ann", f"guess:{posed.name}:0:{posed.answers[1]}", "@ann")


@_of("/puzzle")
async def _type_an_answer(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    yield Sent("Ann", f"/puzzle #{posed.name} {posed.answers[0]}", "@ann")
    await app.press("Ann", f"hint:{posed.name}:0", "@ann")


@_of("sure")
async def _confirm_an_answer(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    yield Sent("Ann", f"sure:{posed.name}:0:{posed.answer}", "@ann")
    await app.press("Ann", f"rate:{posed.name}:dull", "@ann")


@_of("hint")
async def _ask_for_a_hint(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    yield Sent("Ann", f"hint:{posed.name}:0", "@ann")
    await app.press("Ann", f"guess:{posed.name}:0:{posed.answers[0]}", "@ann")


@_of("gaveup")
async def _give_up_on_a_puzzle(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    yield Sent("Ann", f"gaveup:{posed.name}:0", "@ann")
    await app.press("Ann", f"rate:{posed.name}:good", "@ann")


@_of("rate")
async def _rate_a_puzzle(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    await app.press("Ann", f"gaveup:{posed.name}:0", "@ann")
    yield Sent("Ann", f"rate:{posed.name}:good", "@ann")
    await app.press("Ann", f"rate:{posed.name}:dull", "@ann")


@_of("complained")
async def _report_a_puzzle(app: TestApp) -> AsyncIterator[Sent]:
    posed = await _practised(app)
    await app.press("Ann", f"gaveup:{posed.name}:0", "@ann")
    yield Sent("Ann", f"complained:{posed.name}:wrong", "@ann")
    await app.press("Ann", f"complained:{posed.name}:unclear", "@ann")


@_of("share")
async def _share_a_puzzle(app: TestApp) -> AsyncIterator[Sent]:
    app.clock.now = 1794900000.0
    place = await _managed_place(app)
    await app.press("Ann", f"posted:{place}:hall:hour:9")
    await app.press("Ann", f"posted:{place}:hall:now:now")
    await app.settle()
    _, name, post = find(app.platform.at("hall")[-1], "solve").token.split(":")
    await app.press("Ann", f"gaveup:{name}:{post}", "@ann")
    yield Sent("Ann", f"share:{name}:{post}", "@ann")
    await app.press("Bob", f"gaveup:{name}:{post}", "@bob")


@_of("posted", "/puzzle")
async def _set_puzzles_up(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    yield Sent("Ann", f"posted:{place}:hall:hour:9")
    await app.press("Ann", f"posted:{place}:hall:hour:10")


@_of("posted")
async def _stop_puzzles(app: TestApp) -> AsyncIterator[Sent]:
    place = await _managed_place(app)
    await app.type("Ann", "/puzzle post 9")
    yield Sent("Ann", f"posted:{place}:hall:stop:stop")
    await app.type("Ann", "/puzzle post 9")


async def _practised(app: TestApp) -> Posed:
    posed = await app.context.puzzles.pose(next(iter(await app.context.puzzles.practice())))
    assert posed
    return posed


async def _open(app: TestApp, name: str) -> str:
    """The challenge or match that has not ended."""
    (match,) = await app.matches(name)
    return match.id


async def _challenged(app: TestApp) -> str:
    await app.type("Bob", "/help")
    await app.type("Ann", "/play @Bob totemo")
    return await _open(app, "Ann")


async def _ended(app: TestApp) -> str:
    id = await app.match("Ann", "Bob")
    await app.press("Bob", f"resigned:{id}")
    return id


async def _to_move(app: TestApp) -> tuple[str, str, str]:
    """A match, who is to move, and how they could."""
    id = await app.match("Ann", "Bob")
    name, _ = await app.turn(id)
    _, position = await app.load(id)
    return id, name, position.legal(position.actors[0])[0]


async def _to_plan(app: TestApp) -> tuple[str, str, str]:
    """A match, who waits in it, and what they could plan."""
    id = await app.match("Ann", "Bob")
    _, other = await app.turn(id)
    _, position = await app.load(id)
    return id, other, f"{position.view(1 - position.actors[0]).hand[0]}@5"


async def _moved(app: TestApp) -> str:
    """A match with the computer, in which Ann has moved and is to move again."""
    id = await app.public_match_with_computer("Ann")
    await _move(app, id)
    return id


async def _move(app: TestApp, id: str) -> None:
    _, position = await app.load(id)
    await app.type("Ann", f"/move {position.legal(position.actors[0])[0]} #{id}")
    await app.settle()


async def _late(app: TestApp) -> tuple[str, str]:
    """A match in which someone's time is up, and who waits for them."""
    id = await app.match("Ann", "Bob", options="live")
    app.clock.now += 3600
    _, waiting = await app.turn(id)
    return id, waiting


async def _managed_place(app: TestApp) -> int:
    """The place that Ann manages."""
    app.platform.managers.add("ann")
    await app.type("Ann", "/help")
    place = await app.store.read(places.find, app.platform.name, HOUSE)
    assert place
    return place.id


async def _blocked(app: TestApp) -> None:
    await app.type("Bob", "/help")
    await app.type("Ann", "/block @Bob")


async def _code(app: TestApp) -> str:
    return (await app.type("Ann", "/link", "@ann")).text.split("`")[1]


async def _closes(app: TestApp, id: str) -> str:
    """The token with which Ann, who manages the house, closes a match."""
    app.platform.managers.add("ann")
    place = await app.store.write(places.enter, app.platform.name, HOUSE)
    return f"closed:{place.id}:{id}"
