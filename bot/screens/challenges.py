"""The screens of a challenge: setting it up, showing it, answering it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.buttons import token
from bot.commands import PACES
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.people import Person
from bot.screens.match import digest, option_value, setting, title
from bot.screens.moves import in_rows
from bot.screens.screen import Button, Row, Screen
from core import games


@dataclass(frozen=True, slots=True)
class Draft:
    """A challenge that is being set up. Its buttons' tokens hold all of it."""

    game: str
    seats: int
    options: Mapping[str, str]
    pace: str
    opponent: str = ""
    """An account; empty if the seats are open."""

    def fields(self) -> tuple[str, str, str, str, str]:
        """The draft as short fields of a token."""
        game = games.get(self.game)
        values = "".join(str(allowed.index(self.options[name])) for name, allowed in game.options.items())
        return str(games.ALL.index(game)), str(self.seats), values, str(list(PACES).index(self.pace)), self.opponent

    @classmethod
    def read(cls, number: str, seats: str, values: str, pace: str, opponent: str) -> "Draft":
        """The inverse of fields; raises ValueError or IndexError."""
        game = games.ALL[int(number)]
        chosen = zip(game.options.items(), values, strict=True)
        options = {name: allowed[int(value)] for (name, allowed), value in chosen}
        count = game.seats[game.seats.index(int(seats))]
        return cls(game.id, count, options, list(PACES)[int(pace)], opponent)


def draft(game: str, seats: int, options: Mapping[str, str], pace: str) -> Draft:
    defaults = {name: allowed[0] for name, allowed in games.get(game).options.items()}
    return Draft(game, seats, {**defaults, **options}, pace)


def setup(draft: Draft, words: Translator, opponents: Sequence[Person], *, private: bool) -> Screen:
    """The setup screen. Each button changes one thing or challenges: the draft's opponent, or any."""
    game = games.get(draft.game)
    switches = [
        Button(words("setup-game", game=words(f"game-{each.id}")), _changed(replace_game(draft, each.id)))
        for each in games.ALL
        if len(games.ALL) > 1 and each.id != draft.game
    ]
    for name, allowed in game.options.items():
        following = allowed[(allowed.index(draft.options[name]) + 1) % len(allowed)]
        changed = replace(draft, options={**draft.options, name: following})
        switches.append(Button(option_value(name, draft.options[name], words), _changed(changed)))
    if len(game.seats) > 1:
        more = game.seats[(game.seats.index(draft.seats) + 1) % len(game.seats)]
        label = words("setup-seats", count=draft.seats)
        switches.append(Button(label, _changed(replace(draft, seats=more))))
    paces = list(PACES)
    pace = replace(draft, pace=paces[(paces.index(draft.pace) + 1) % len(paces)])
    switches.append(Button(words("setup-pace", pace=words(f"pace-{draft.pace}")), _changed(pace)))
    text = words("setup-title", game=words(f"game-{draft.game}"))
    return Screen(
        text,
        rows=(*in_rows(switches, 2 if len(switches) <= 6 else 3), *_goes(draft, words, opponents, private=private)),
        public=True,
    )


def replace_game(draft: Draft, game: str) -> Draft:
    options = {name: allowed[0] for name, allowed in games.get(game).options.items()}
    return replace(draft, game=game, seats=games.get(game).seats[0], options=options)


def posted(match: Match, words: Translator, platform: str) -> Screen:
    """The challenge at its table, until it is accepted or ended."""
    challenger = words.seat(match.challenger)
    invited = [seat for seat in match.seats if seat.person and not seat.taken]
    details = words("challenge-details", setting=setting(match, words), pace=words(f"pace-{match.pace}"))
    if match.started is not None:
        return Screen("\n".join((title(match, words), words("challenge-begun", digest=digest(match)))))
    asked = [seat.person.name for seat in invited if seat.person]
    names = words.listed(asked)
    if match.ended is not None:
        ending, _, reason = (match.ending or "").partition("-")
        lines = [details, words(f"challenge-{ending}", challenger=challenger, names=names, count=len(asked))]
        if reason and reason != "none":
            lines.append(words(f"reason-{reason}"))
        return Screen("\n".join(lines))
    lines = []
    if names:
        key = "challenge-rematch" if match.rematch_of else "challenge-asks"
        lines.append(words(key, challenger=challenger, names=names))
    if free := _free(match):
        lines.append(words("challenge-open", challenger=challenger, count=free))
        lines.append(words("challenge-code", id=match.id))
    lines.append(details)
    several = len(match.seats) > 2
    if several:
        there = words.listed([words.seat(seat.number) for seat in match.seats if seat.taken])
        lines.append(words("challenge-seated", names=there))
    rows: tuple[Row, ...] = (
        (
            Button(words("button-accept" if invited else "button-join"), token("accept", match.id), "primary"),
            *([Button(words("button-decline"), token("decline", match.id))] if invited or several else []),
            Button(words("button-rules"), token("rules", match.game, 1, "")),
            Button(words("button-cancel"), token("cancel", match.id), "danger"),
        ),
        *(((_fill(match, words),),) if several else ()),
    )
    accounts = tuple(seat.person.account for seat in invited if seat.person and seat.person.platform == platform)
    until = datetime.fromtimestamp(match.expires, UTC) if match.expires else None
    return Screen("\n".join(lines), rows=rows, mentions=accounts, until=until, public=True)


def made(match: Match, words: Translator) -> Screen:
    """The answer to the challenger."""
    cancel = Button(words("button-cancel"), token("cancel", match.id), "danger")
    lines = [words("challenge-made"), title(match, words)]
    if _free(match):
        lines.append(words("challenge-code", id=match.id))
    return Screen("\n".join(lines), rows=((*([_fill(match, words)] if len(match.seats) > 2 else []), cancel),))


def joined(match: Match, words: Translator) -> Screen:
    """The answer to someone who has joined while other seats are still free."""
    leave = Button(words("button-decline"), token("decline", match.id))
    return Screen("\n".join((words("challenge-joined"), title(match, words))), rows=((leave,),))


def ask_reason(match: Match, words: Translator, reasons: tuple[str, ...]) -> Screen:
    """Asks why it is declined: one tap."""
    buttons = [Button(words(f"reason-{reason}"), token("declined", match.id, reason)) for reason in reasons]
    buttons.append(Button(words("reason-block"), token("declined", match.id, "block"), "danger"))
    return Screen("\n".join((title(match, words), words("decline-why"))), rows=in_rows(buttons, 2))


def _free(match: Match) -> int:
    """How many seats go to the first to join."""
    return sum(not seat.taken and seat.person is None for seat in match.seats)


def _fill(match: Match, words: Translator) -> Button:
    return Button(words("button-fill"), token("fill", match.id))


def _changed(draft: Draft) -> str:
    return token("new", *draft.fields(), "")


def _goes(draft: Draft, words: Translator, opponents: Sequence[Person], *, private: bool) -> tuple[Row, ...]:
    people = tuple(
        Button(
            words("setup-ask", name=each.name),
            token("new", *replace(draft, opponent=each.account).fields(), "ask"),
            "primary",
        )
        for each in opponents
    )
    if draft.opponent:
        return (people,)
    computer = tuple(
        Button(words(f"setup-computer-{level}"), token("new", *draft.fields(), level)) for level in ("steady", "random")
    )
    anyone = Button(words("setup-invite" if private else "setup-open"), token("new", *draft.fields(), "ask"), "primary")
    return tuple(row for row in (people, (anyone, *computer)) if row)
