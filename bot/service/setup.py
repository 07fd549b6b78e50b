"""Putting a challenge together, by `/play` and what follows it, or by buttons."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot import aliases
from bot.aliases import ANYONE, COMPUTER, INVITE, LEVEL, OFF, ON, RATED, SEATS, STRICT, UNRATED
from bot.commands import OPPONENTS
from bot.model import drafts
from bot.model.clocks import PACES
from bot.model.drafts import Draft
from bot.model.people import Handle, Person
from bot.screens import answers
from bot.screens import setup as shown
from bot.screens.screen import Screen
from bot.service import challenges, matchmaking, new_challenges, starting
from bot.service.context import Denied
from bot.service.request import Request, command, press
from bot.store import matches
from core import games, players

_OFFERED = 3
"""How many recent opponents get a button that challenges them."""


@command("play")
async def play(request: Request, values: Mapping[str, str]) -> Screen:
    """Make the challenge. Without an opponent, or without a game where that is asked, show buttons to set it up."""
    typed, pace = values.get("options", ""), values.get("pace") or next(iter(PACES))
    opponents = [values[name] for name in OPPONENTS if values.get(name)]
    game = values.get("game") or _fitting(typed, max(2, 1 + len(opponents)))
    new_challenges.check_game(game)
    options = read_options(typed, game)
    # Values given for these that do not exist: `pace=fortnight`, `game=chess`.
    new_challenges.check_game(options.pop("game", game))
    pace = options.pop("pace", pace)
    invite, anyone = options.pop(INVITE, None), options.pop(ANYONE, None)
    seats, level, strict = options.pop(SEATS, ""), options.pop(LEVEL, ""), options.pop(STRICT, OFF)
    rated = options.pop(RATED, "")
    _check_known(options, game)
    new_challenges.check_setting(game, options, pace)
    for option, value in ((STRICT, strict), (RATED, rated or ON)):
        if value not in (ON, OFF):
            raise Denied("no-value", option=option, text=value, values=f"{ON}, {OFF}", near="")
    if strict == ON and not PACES[pace]:
        raise Denied("strict-without-time")
    if rated == ON and (level or COMPUTER in opponents):
        raise Denied("rated-computer")
    if level and level not in players.ALL:
        raise Denied("no-level", text=level, levels=aliases.levels())
    if level and not opponents:
        opponents = [COMPUTER]
    if anyone and (opponents or invite):
        raise Denied("anyone-or-opponent")
    count = _seats(game, seats, 1 + len(opponents))
    if invite and count == 1 + len(opponents) > 1:
        raise Denied("invite-or-opponent")
    draft = drafts.new(game, count, options, pace, strict=strict == ON, rated=rated == ON if rated else None)
    if anyone:
        return await matchmaking.look_for_anyone(request, draft)
    if not opponents and not invite:
        return await _setup(request, draft)
    if (
        request.caller.asks_game
        and not invite
        and not values.get("game")
        and len(opponents) == 1
        and opponents != [COMPUTER]
    ):
        return await _setup(request, replace(draft, opponent=opponents[0]))
    asked = [level or drafts.LEVEL if each == COMPUTER else await _opponent(request, each) for each in opponents]
    return await _challenge(request, draft, asked)


def _fitting(typed: str, seats: int) -> str:
    """The first game for this many players that has the typed options, or the first for this many."""
    fitting = [each for each in games.ALL if seats in each.seats]
    named = read_options(typed, fitting[0].id).keys() - {ANYONE, INVITE, SEATS, LEVEL, STRICT, RATED}
    return next((each.id for each in fitting if named <= each.options.keys()), fitting[0].id)


def _check_known(options: Mapping[str, str], game: str) -> None:
    """An unknown word on its own may be meant as a game or as an option."""
    known = {name for each in games.ALL for name in each.options}
    word = next((each for each, value in options.items() if each not in known and value == ON), "")
    if word:
        near = next(filter(None, (aliases.near(kind, word) for kind in ("game", "option", "pace", "setting"))), "")
        raise Denied(
            "no-game-or-option",
            text=word,
            games=", ".join(each.id for each in games.ALL),
            game=game,
            options=new_challenges.spell_options(game),
            paces=", ".join(PACES),
            levels=aliases.levels(),
            near=near and f"`{near}`",
        )


def _seats(game: str, typed: str, least: int) -> int:
    """The number of players: as typed, or as many as were named, or the fewest that the game allows."""
    taken = games.get(game).seats
    count = int(typed) if typed.isascii() and typed.isdecimal() else max(least, taken[0])
    if count not in taken or count < least or (typed and not typed.isdecimal()):
        raise Denied("no-seats", count=typed or count, seats=", ".join(map(str, taken)))
    return count


@press("setup")
async def setup(request: Request, *fields: str) -> Screen:
    """A button that changes something in a challenge that is being put together."""
    try:
        return await _setup(request, Draft.read(*fields))
    except (KeyError, ValueError):
        return answers.message(request.words("button-unknown"), request.words)


@press("start")
async def start(request: Request, *fields: str) -> Screen:
    """A button that makes the challenge. Its last field says who is asked: people, anyone who wants
    the same, or the computer at some level."""
    *chosen, whom = fields
    try:
        draft = Draft.read(*chosen)
    except (KeyError, ValueError):
        return answers.message(request.words("button-unknown"), request.words)
    if whom == ANYONE:
        return await matchmaking.look_for_anyone(request, draft)
    if whom != shown.ASK:
        return await _challenge(request, draft, [whom] * (draft.seats - 1))
    return await _challenge(request, draft, [await request.other(draft.opponent)] if draft.opponent else [])


@press("someone")
async def choose(request: Request, *fields: str) -> Screen:
    """A button that leads to the platform's own list of people; `challenge_chosen` gets the answer."""
    try:
        draft = Draft.read(*fields)
        return shown.choose(draft, request.words, rated=starting.is_rated(request, draft))
    except (KeyError, ValueError):
        return answers.message(request.words("button-unknown"), request.words)


async def challenge_chosen(request: Request, number: int, accounts: Sequence[str]) -> Screen:
    """Challenge the people who were chosen from the platform's own list."""
    draft = drafts.numbered(number)
    if draft is None:
        return answers.message(request.words("button-unknown"), request.words)
    return await _challenge(request, draft, [await request.other(account) for account in accounts])


async def _setup(request: Request, draft: Draft) -> Screen:
    if draft.opponent:
        starting.check_shown(request, [request.here])
    await starting.check(request, request.here)
    opponents = [await request.other(draft.opponent)] if draft.opponent else await _recent_opponents(request)
    if draft.opponent and opponents[0].player == request.person.player:
        raise Denied("own-opponent")
    caller = request.caller
    words = request.spoken if caller.is_overheard and request.place and request.place.language else request.words
    lists = request.place is None or request.place.anyone
    picks, usual = caller.can_pick, starting.is_rated(request)
    return shown.setup(draft, words, opponents, private=caller.is_private, picks=picks, lists=lists, rated=usual)


async def _recent_opponents(request: Request) -> list[Person]:
    """The person's latest opponents on the same platform."""
    player = request.person.player
    ended = await request.context.store.read(matches.of_player, player, ended=True, limit=5 * _OFFERED)
    sitters = (seat.person for match in ended for seat in match.seats if seat.person)
    others = {each.account: each for each in sitters if each.player != player}
    return [each for each in others.values() if each.platform == request.caller.platform][:_OFFERED]


def read_options(text: str, game: str) -> dict[str, str]:
    """`tactics rounds=3`: a name alone turns the option on, and a value alone belongs to its option."""
    found: dict[str, str] = {}
    words = text.replace(",", " ").split()
    for kind in ("option", "setting"):
        words = aliases.gather(kind, words)
    for word in words:
        typed, given, value = word.partition("=")
        name = aliases.find("option", [typed]) or aliases.find("setting", [typed]) or typed
        if given:
            found[name] = aliases.find("level" if name == LEVEL else "value", [value]) or value
        elif name == UNRATED:
            found[RATED] = OFF
        elif name != typed or name in (*games.get(game).options, ANYONE, INVITE, STRICT, RATED):
            found[name] = ON
        elif level := aliases.find("level", [typed]):
            found[LEVEL] = level
        else:
            meant = aliases.find("value", [typed])
            options = [option for option, values in games.get(game).options.items() if meant in values]
            found.update({options[0]: meant} if meant and len(options) == 1 else {typed: ON})
    return found


async def _opponent(request: Request, account: str) -> Person | Handle:
    """Adapters put an @ before a handle whose owner we have not met."""
    if account.startswith("@"):
        return Handle(request.caller.platform, account[1:])
    return await request.other(account)


async def _challenge(request: Request, draft: Draft, asked: Sequence[Person | Handle | str]) -> Screen:
    """Challenge people and levels of the computer. Other seats go to the first to join, with a code from anywhere.

    With the computer alone, a person plays in their private chat.
    """
    caller, opponents = request.caller, [*asked, *[None] * (draft.seats - 1 - len(asked))]
    alone = all(isinstance(each, str) for each in opponents)
    addresses = [f"@{caller.account}" if alone else caller.address]
    if caller.is_private:
        addresses += (f"@{each.account}" for each in asked if isinstance(each, Person))
    tables = await starting.tables_for(request, [request.table(address) for address in addresses])
    match = await new_challenges.challenge(
        request,
        opponents,
        draft.game,
        draft.options,
        draft.pace,
        tables,
        strict=draft.strict,
        rated=starting.is_rated(request, draft),
    )
    screen = await challenges.show_begun(request, match)
    unmet = [str(each) for each in asked if isinstance(each, Handle)]
    if not unmet or not caller.can_pick:
        return screen
    told = request.words("challenge-unmet", names=request.words.listed(unmet))
    return replace(screen, text=f"{screen.text}\n{told}")
