"""The screens of a match that everyone at a table may see, and what they have in common with those of its players."""

from collections.abc import Sequence
from dataclasses import replace

import renderers
from bot import narration
from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match, Seat
from bot.model.position import Position, Turn
from bot.model.results import Effect
from bot.narration import conclusion, digest, title, waiting
from bot.screens import pictures, times
from bot.screens.calls import mentions
from bot.screens.screen import Button, Row, Screen, shorten
from renderers import Hands

LONGEST = 600
"""Characters of a text below a picture. Older events are dropped in favour of what to do now and what the cards do."""


def board(match: Match, position: Position, words: Translator, side: int) -> Screen:
    """The table's own picture: what everyone may see, from the side of this seat."""
    heading, news, time = title(match, words), tell_news(position, words, None), tell_time(match, position, words)
    lines = (heading, *news, *time, *tell_ending(match, position, words))
    return Screen(
        text="\n".join(lines),
        shorter=shorten(lines, (*time, *past_news(position, news), heading)),
        drawing=pictures.Board(position.view(None), words, side=side, hands=open_hands(position)),
        rows=(after_buttons(match, words) if position.ending else _table_buttons(match, words),),
        until=times.until(match, position),
    )


def spectator_board(match: Match, position: Position, words: Translator, side: int) -> Screen:
    """What a person who does not play is shown when they ask."""
    shown = board(match, position, words, side)
    return replace(shown, rows=(_look_back(match, words) if position.ending else _lookups(match, words),))


def open_hands(position: Position) -> Hands:
    """What each seat holds, for everyone to see: after the end there are no secrets."""
    seats = range(len(position.ending.outcome.scores)) if position.ending else ()
    return tuple(renderers.held(position.view(seat)) for seat in seats)


def over(
    match: Match,
    position: Position,
    words: Translator,
    platform: str,
    address: str = "",
    effect: Effect | None = None,
) -> Screen | None:
    """The end, announced to all players without a sound: editing the board would tell nobody. Someone who plays alone
    has seen it, unless the match was abandoned or has changed ratings."""
    people = _people(match)
    has_seen = len(people) == 1 and not (effect and effect.changes)
    if not position.ending or (has_seen and position.ending.kind != "abandoned"):
        return None
    text = "\n".join((title(match, words), conclusion(position, words), *tell_effect(match, effect, words)))
    named = mentions(people, platform, address)
    return Screen(text, rows=(after_buttons(match, words),), mentions=named, is_hushed=True)


def tell_effect(match: Match, effect: Effect | None, words: Translator) -> list[str]:
    """What the match did to ratings, but nothing of people who have hidden."""
    if effect is None or effect.why == "undecided":
        return []
    if effect.why:
        return [words("result-unrated", why=effect.why)]
    told = [
        words("result-rating", name=person.name, rating=str(after.number), change=_signed(after.number - before.number))
        for seat, before, after in effect.changes
        if (person := match.seats[seat].person or match.seats[seat].replaced) and not person.hidden
    ]
    return [words("result-ratings", ratings=", ".join(told))] if told else []


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def back(match: Match, seat: int | None, words: Translator) -> tuple[Row, ...]:
    """A button back to the hand, for players."""
    return ((Button(words(words.own("button-hand")), token("hand", match.id)),),) if seat is not None else ()


def tell_time(match: Match, position: Position, words: Translator, viewer: int | None = None) -> list[str]:
    """What there is to know about time: banks, who is on vacation, a pause."""
    paused = [words("paused")] if is_paused(position) else []
    return [*times.banks(match, position, words, viewer), *times.absences(match, words, viewer), *paused]


def is_paused(position: Position) -> bool:
    return position.timing.paused and not position.ending


def tell_news(
    position: Position, words: Translator, viewer: int | None, room: int = LONGEST, earlier: Sequence[Turn] = ()
) -> list[str]:
    """The latest events, as far as there is room, and who is to act."""
    outcome = position.ending.outcome if position.ending else None
    events = (*(event for turn in earlier for event in turn.events), *position.told)
    told = [narration.tell(event, words, viewer) for event in events if not narration.is_outcome(event, outcome)]
    if position.ending:
        return _latest(told, room)
    status = _asked(position, words, viewer) if viewer in position.actors else waiting(position, words)
    return [*_latest(told, room - len(status)), status]


def past_news(position: Position, news: list[str]) -> list[str]:
    """The events among the news, without the last line of a match in progress: who is to act."""
    return news if position.ending else news[:-1]


def _latest(told: list[str], room: int) -> list[str]:
    """The last of these sentences in one line, as many as fit, but at least one."""
    kept = told
    while len(kept) > 1 and len(" ".join(kept)) + 2 > room:
        kept = kept[1:]
    return [" ".join(kept if kept == told else ("…", *kept))] if told else []


def _asked(position: Position, words: Translator, seat: int | None) -> str:
    """What the seat is to do, according to its phase and role, if its game has them."""
    key, view = f"ask-{position.game.id}", position.view(seat)
    asked = {name: getattr(view, name) for name in ("phase", "role", "left") if hasattr(view, name)}
    return words(key, **asked) if words.has(key) else words("status-yours")


def tell_ending(match: Match, position: Position, words: Translator) -> list[str]:
    if not position.ending:
        return []
    seed = words("match-seed", seed=match.seed.hex(), digest=digest(match))
    return [conclusion(position, words), seed]


def _table_buttons(match: Match, words: Translator) -> Row:
    return (Button(words(words.own("button-hand")), token("hand", match.id), "primary"), *_lookups(match, words))


def _lookups(match: Match, words: Translator) -> Row:
    return (
        Button(words("button-text"), token("text", match.id)),
        Button(words("button-history"), token("history", match.id, 0)),
        Button(words("button-rules"), token("rules", match.game, 1, match.id)),
    )


def after_buttons(match: Match, words: Translator) -> Row:
    return (Button(words("button-rematch"), token("rematch", match.id), "primary"), *_look_back(match, words))


def _look_back(match: Match, words: Translator) -> Row:
    return (
        Button(words("button-replay"), token("replay", match.id)),
        Button(words("button-history"), token("history", match.id, 0)),
        Button(words("button-export"), token("export", match.id)),
    )


def _people(match: Match) -> list[Seat]:
    return [seat for seat in match.seats if seat.person]
