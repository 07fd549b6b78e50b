"""Setting up a challenge, making it, answering it."""

from collections.abc import Mapping, Sequence

from bot import aliases
from bot.aliases import COMPUTER, INVITE, LEVEL, ON, SEATS
from bot.commands import OPPONENTS, PACES
from bot.model.matches import Match, Table
from bot.model.people import Person
from bot.screens import challenges as shown
from bot.screens import my_games
from bot.screens.challenges import Draft
from bot.screens.match import words_for
from bot.screens.screen import Screen
from bot.service import challenges
from bot.service.answers import Command, Press
from bot.service.context import Denied
from bot.service.request import Request
from bot.store import people
from core import games, players

_LEVEL = "steady"
_ASK = "ask"
_OFFERED = 3
"""How many recent opponents get a button that challenges them."""


async def play(request: Request, values: Mapping[str, str]) -> Screen:
    """With opponents, make the challenge; without, show buttons to set it up."""
    typed, pace = values.get("options", ""), values.get("pace") or next(iter(PACES))
    opponents = [values[name] for name in OPPONENTS if values.get(name)]
    game = values.get("game") or _fitting(typed, max(2, 1 + len(opponents)))
    challenges.check_game(game)
    options = read_options(typed, game)
    # Values given for these that do not exist: `pace=fortnight`, `game=chess`.
    challenges.check_game(options.pop("game", game))
    pace = options.pop("pace", pace)
    invite, seats, level = options.pop(INVITE, None), options.pop(SEATS, ""), options.pop(LEVEL, "")
    _check_known(options, game)
    challenges.check_setting(game, options, pace)
    if level and level not in players.ALL:
        raise Denied("no-level", text=level, levels=aliases.levels())
    if level and not opponents:
        opponents = [COMPUTER]
    count = _seats(game, seats, 1 + len(opponents))
    if invite and count == 1 + len(opponents) > 1:
        raise Denied("invite-or-opponent")
    draft = shown.draft(game, count, options, pace)
    if not opponents and not invite:
        return await _setup(request, draft)
    asked = [level or _LEVEL if each == COMPUTER else await request.other(each) for each in opponents]
    return await _challenge(request, draft, asked)


def _fitting(typed: str, seats: int) -> str:
    """The first game for this many players that has the typed options, or the first for this many."""
    fitting = [each for each in games.ALL if seats in each.seats]
    named = read_options(typed, fitting[0].id).keys() - {INVITE, SEATS, LEVEL}
    return next((each.id for each in fitting if named <= each.options.keys()), fitting[0].id)


def _check_known(options: Mapping[str, str], game: str) -> None:
    """An unknown word on its own may be meant as a game or as an option."""
    known = {name for each in games.ALL for name in each.options}
    word = next((each for each, value in options.items() if each not in known and value == ON), "")
    if word:
        near = aliases.near("game", word) or aliases.near("option", word) or aliases.near("pace", word)
        raise Denied(
            "no-game-or-option",
            text=word,
            games=", ".join(each.id for each in games.ALL),
            game=game,
            options=challenges.spelled(game),
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


async def new(request: Request, game: str, seats: str, options: str, pace: str, opponent: str, go: str) -> Screen:
    """A button of a challenge that is being set up."""
    try:
        draft = Draft.read(game, seats, options, pace, opponent)
    except (ValueError, IndexError):
        return my_games.message(request.words("button-unknown"), request.words)
    if not go:
        return await _setup(request, draft)
    if go != _ASK:
        return await _challenge(request, draft, [go] * (draft.seats - 1))
    return await _challenge(request, draft, [await request.other(draft.opponent)] if draft.opponent else [])


async def _setup(request: Request, draft: Draft) -> Screen:
    opponents = [await request.other(draft.opponent)] if draft.opponent else await request.recent_opponents(_OFFERED)
    return shown.setup(draft, request.words, opponents, private=request.caller.is_private)


async def join(request: Request, values: Mapping[str, str]) -> Screen:
    """Join with a code, from this platform or another."""
    return await _begun(request, await challenges.join(request.context, request.person, values["code"], request.here))


async def accept(request: Request, id: str) -> Screen:
    """A match shown only in private chats gets one more table: the private chat of the person who accepts."""
    match, _ = await request.context.load(id)
    hidden = request.caller.is_private and all(table.address.startswith("@") for table in match.tables)
    here = request.here if hidden else None
    return await _begun(request, await challenges.accept(request.context, request.person, id, here))


async def decline(request: Request, id: str) -> Screen:
    match, _ = await request.context.load(id)
    challenges.check_invited(match, request.person)
    return shown.ask_reason(match, words_for(match, request.words.language), challenges.REASONS)


async def declined(request: Request, id: str, reason: str) -> Screen:
    match = await challenges.decline(request.context, request.person, id, reason)
    if reason != "block":
        return my_games.message(request.words("declined"), request.words)
    challenger = match.challenged_by
    await request.context.store.write(people.block, request.person.player, challenger.player)
    return my_games.message(request.words("blocked", name=challenger.name), request.words)


async def fill(request: Request, id: str) -> Screen:
    return await _begun(request, await challenges.fill(request.context, request.person, id))


async def cancel(request: Request, id: str) -> Screen:
    await challenges.cancel(request.context, request.person, id)
    return my_games.message(request.words("cancelled"), request.words)


async def challenge(request: Request, id: str) -> Screen:
    match, _ = await request.context.load(id)
    return shown.posted(match, words_for(match, request.words.language), request.caller.platform)


async def rematch(request: Request, id: str) -> Screen:
    return await _begun(request, await challenges.rematch(request.context, request.person, id))


def read_options(text: str, game: str) -> dict[str, str]:
    """`tactics rounds=3`: a name alone turns the option on, and a value alone belongs to its option."""
    found: dict[str, str] = {}
    for word in aliases.gathered("option", text.replace(",", " ").split()):
        typed, given, value = word.partition("=")
        name = aliases.find("option", [typed]) or aliases.find("setting", [typed]) or typed
        if given:
            found[name] = aliases.find("level" if name == LEVEL else "value", [value]) or value
        elif name != typed or name in (*games.get(game).options, INVITE):
            found[name] = ON
        elif level := aliases.find("level", [typed]):
            found[LEVEL] = level
        else:
            meant = aliases.find("value", [typed])
            options = [option for option, values in games.get(game).options.items() if meant in values]
            found.update({options[0]: meant} if meant and len(options) == 1 else {typed: ON})
    return found


async def _challenge(request: Request, draft: Draft, asked: Sequence[Person | str]) -> Screen:
    """Challenge people and levels of the computer. Other seats go to the first to join, with a code from anywhere."""
    caller, addresses = request.caller, [request.caller.address]
    if caller.is_private:
        addresses += (f"@{each.account}" for each in asked if isinstance(each, Person))
    tables = [Table(caller.platform, address, request.words.language) for address in addresses]
    opponents = [*asked, *[None] * (draft.seats - 1 - len(asked))]
    match = await challenges.challenge(
        request.context, request.person, opponents, draft.game, draft.options, draft.pace, tables
    )
    return await _begun(request, match)


async def _begun(request: Request, match: Match) -> Screen:
    """The answer to the person who made or accepted a challenge."""
    if match.started is None:
        made = match.challenged_by.player == request.person.player
        return (shown.made if made else shown.joined)(match, words_for(match, request.words.language))
    if request.caller.is_private:
        # The hand arrives here anyway, as a message that stays up to date.
        words = words_for(match, request.words.language)
        return Screen(words(words.own("begun")))
    return await request.hand(match.id)


COMMANDS: dict[str, Command] = {"play": play, "join": join}
PRESSES: dict[str, Press] = {
    "new": new,
    "accept": accept,
    "decline": decline,
    "declined": declined,
    "cancel": cancel,
    "fill": fill,
    "challenge": challenge,
    "rematch": rematch,
}
