"""Matches, events, refusals and endings as sentences in the reader's language.

Nothing here knows a game: an event's key comes from its game's folder, its class and the fields that are None; its
parameters come from its other fields. A game adds sentences to `bot/locales`, not code.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import fields
from datetime import date
from typing import Any

from bot.i18n import Translator, is_block, is_numbered, translator
from bot.model.drafts import Draft
from bot.model.matches import Match, Seat
from bot.model.position import Position
from bot.model.puzzles import Posed
from bot.notation import Several, Unplayable
from core import games, record
from core.formations import Formation
from core.game import Event, Outcome, Refusal
from core.puzzles.puzzle import Verdict

_LONGEST_TEXT = 40
"""The length of the longest action; what people type can be much longer."""


def words_for(match: Match, language: str) -> Translator:
    """The language, with the names of this match's players."""
    words = translator(language)
    return translator(language, [_name_sitter(match, seat, words) for seat in match.seats], match.game)


def _name_sitter(match: Match, seat: Seat, words: Translator) -> str:
    """Of several computers, each has a number, counted round the table from the challenger; former players, too.

    So it keeps its number when the computer takes over another seat.
    """
    if seat.person:
        return seat.person.name
    if seat.handle:
        return str(seat.handle)
    number = (seat.number - match.challenger) % len(match.seats) or len(match.seats)
    if seat.computer:
        several = sum(each.computer is not None for each in match.seats) > 1
        return words(f"computer-{seat.computer}", number=number if several else 0)
    if not seat.is_former:
        return words("seat-open")
    several = sum(each.is_former and each.computer is None for each in match.seats) > 1
    return words("seat-former", number=number if several else 0)


def words_for_puzzle(posed: Posed, language: str) -> Translator:
    """The language, with names for the seats of a puzzle: the one that is asked, and the others."""
    words = translator(language)
    names = [words("puzzle-rival")] * posed.puzzle.seats
    names[posed.puzzle.seat] = words("puzzle-you")
    return translator(language, names, posed.puzzle.game)


def day(day: date, words: Translator) -> str:
    """A date."""
    return words("puzzle-date", day=day.day, month=day.month, year=str(day.year))


def reasons(verdict: Verdict, words: Translator) -> str:
    """Why an answer to a puzzle is right or wrong."""
    return " ".join(
        words(f"puzzle-reason-{words.game}-{reason.name}", **_params(reason.params, words))
        for reason in verdict.reasons
    )


def title(match: Match, words: Translator) -> str:
    """Who plays what, with which options."""
    names = " – ".join(words.seat(seat.number) for seat in match.seats)
    return words("match-title", names=names, setting=setting(match, words), id=match.id)


def short_title(match: Match, words: Translator, own: Collection[int]) -> str:
    """What a match is called among those who have these seats: its game, and who else plays. The names come last,
    because they may be cut."""
    others = opponents(match, words, own)
    return " · ".join((words(f"game-{match.game}"), *([others] if others else [])))


def opponents(match: Match, words: Translator, own: Collection[int]) -> str:
    return ", ".join(words.seat(seat.number) for seat in match.seats if seat.number not in own)


def setting(match: Match | Draft, words: Translator) -> str:
    """The game, and the options that differ from the default."""
    game = games.get(match.game)
    chosen = (
        option(name, match.options[name], words)
        for name, values in game.options.items()
        if match.options[name] != values[0]
    )
    return ", ".join((words(f"game-{match.game}"), *chosen))


def pace(match: Match | Draft, words: Translator) -> str:
    """How much time there is for a turn, and whether running out of it ends the match."""
    told = words(f"pace-{match.pace}")
    return words("pace-strict", pace=told) if match.strict else told


def terms(match: Match | Draft, words: Translator, *, rated: bool) -> str:
    """What is proposed: the game, how much time there is, and whether the result changes ratings."""
    kind = "rated" if rated else "unrated"
    return words("challenge-details", setting=setting(match, words), pace=pace(match, words), rated=kind)


def option(name: str, value: str, words: Translator) -> str:
    """An option with its value; for a switch that is on, only its name."""
    if value == "on":
        return words(f"option-{name}")
    return option_value(name, value, words)


def option_value(name: str, value: str, words: Translator) -> str:
    told = words(f"value-{value}") if words.has(f"value-{value}") else value
    return words("option-value", option=words(f"option-{name}"), value=told)


def digest(match: Match) -> str:
    """The digest of the seed, which is shown before the seed itself may be."""
    return record.digest(match.seed)


def conclusion(position: Position, words: Translator) -> str:
    """How it ended."""
    ending = position.ending
    assert ending is not None
    if ending.kind == "over":
        return conclude(ending.outcome, words)
    names = {"loser": words.seat(ending.loser)} if ending.loser is not None else {}
    winners = words.listed([words.seat(seat) for seat in ending.outcome.winners])
    return words(f"ending-{ending.kind}", winners=winners, **names)


def waiting(position: Position, words: Translator) -> str:
    """Whose turn it is."""
    names = [words.seat(seat) for seat in position.actors]
    return words("status-waiting", names=words.listed(names), count=len(names))


def tell(event: Event, words: Translator, viewer: int | None) -> str:
    """The event as the viewer may know it; None is a spectator."""
    return tell_all(event.seen_by(viewer), words)


def tell_all(event: Event, words: Translator) -> str:
    """The event with everything that it says."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    game = type(event).__module__.split(".")[1].replace("_", "-")
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    unknown = (f"without-{field}" for field, value in values.items() if value is None)
    known = {field: value for field, value in values.items() if value is not None}
    return words("-".join(("event", game, name, *unknown)), **_params(known, words))


def explain(refusal: Refusal, words: Translator, *, short: bool = False) -> str:
    """Why an action was not carried out, and what to do instead. If it is to be short, without lists."""
    key = words.own(f"refusal-{refusal.reason}")
    key = f"{key}-short" if short and words.has(f"{key}-short") else key
    told = words(key, **_params(refusal.params, words))
    if near := refusal.params.get("near"):
        return f"{told} {words('typed-near', near=near)}"
    if not isinstance(refusal, Unplayable) or not refusal.examples:
        return told
    moves = ", ".join(f"`{text}`" for text in refusal.examples)
    return f"{told} {words('typed-examples', moves=moves, all='yes' if refusal.all else 'no')}"


def ask(several: Several, words: Translator) -> str:
    """Which of several moves is meant by a line."""
    if not several.doubtful:
        return words("typed-several")
    key = "typed-nearly" if len(several.actions) == 1 else "typed-nearly-several"
    return words(key, text=excerpt(several.doubtful))


def is_outcome(event: Event, outcome: Outcome | None) -> bool:
    """Whether the event already reports the outcome, as the end of the only round does."""
    return outcome is not None and getattr(event, "reason", None) == outcome.reason


def conclude(outcome: Outcome, words: Translator) -> str:
    """How a game ended."""
    match outcome.winners:
        case (winner,):
            return words(f"outcome-{outcome.reason}", winner=words.seat(winner), scores=_scores(outcome.scores, words))
        case _:
            winners = words.listed([words.seat(seat) for seat in outcome.winners])
            scores = _scores(outcome.scores, words)
            return words("outcome-draw", reason=outcome.reason, winners=winners, scores=scores)


def _params(values: Mapping[str, Any], words: Translator) -> dict[str, str | int]:
    params: dict[str, str | int] = {}
    for name, value in values.items():
        match name, value:
            case "side", int():
                params |= {"side": words.seat(value), "whose": "own" if value == values.get("seat") else "other"}
            case "seat" | "winner" | "starter", int():
                params[name] = words.seat(value)
            case "card", str():
                params |= {"card": _card(value, words), "card_key": value}
            case "given", str():
                params[name] = _card(value, words)
            case "formation", str():
                params[name] = words(words.own(f"formation-{value}"), size=values["size"])
            case "text", str():
                params[name] = excerpt(value)
            case _, Formation():
                params[name] = words(words.own(f"formation-{value.key}"), size=values["size"])
            case _, (int(), *_):
                params[name] = _scores(value, words)
            case _, tuple():
                params |= {name: ", ".join(_card(card, words) for card in value), f"{name}_count": len(value)}
            case _:
                params[name] = value
    return params


def excerpt(text: str) -> str:
    """What someone typed, without control characters, and not too long."""
    shown = "".join(filter(str.isprintable, text))
    return shown if len(shown) <= _LONGEST_TEXT else f"{shown[: _LONGEST_TEXT - 1]}…"


def _card(card: str, words: Translator) -> str:
    return card if is_numbered(card) or is_block(card) else words("quoted", name=words.card(card))


def _scores(scores: tuple[int, ...], words: Translator) -> str:
    return ", ".join(f"{words.seat(seat)}: {score}" for seat, score in enumerate(scores))
