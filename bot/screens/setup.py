"""The screen on which a challenge is put together: each button changes one thing, or makes the challenge."""

from collections.abc import Sequence
from dataclasses import replace

from bot.aliases import ANYONE
from bot.buttons import token
from bot.i18n import Translator
from bot.model import drafts
from bot.model.clocks import PACES
from bot.model.drafts import Draft
from bot.model.people import Person
from bot.narration import option_value, terms
from bot.screens.screen import MOST, Button, Picker, Row, Screen, in_rows
from core import games

ASK = "ask"
"""Challenge people. Otherwise the last field of a button names a level of the computer."""
_LEVELS = ("steady", "random")
_BESIDE = 2
"""How many recent opponents fit next to a button that leads to all people."""


def setup(
    draft: Draft,
    words: Translator,
    opponents: Sequence[Person],
    *,
    private: bool,
    picks: bool,
    lists: bool,
    rated: bool,
) -> Screen:
    """The setup screen. Each button changes one thing or challenges: the draft's opponent, or any.

    `lists`: whether people here may look for an opponent everywhere; `rated`: whether matches here usually are.
    """
    game = games.get(draft.game)
    switches = [
        Button(words("setup-game", game=words(f"game-{each.id}")), _change(_with_game(draft, each.id)))
        for each in games.ALL
        if len(games.ALL) > 1 and each.id != draft.game
    ]
    for name, allowed in game.options.items():
        following = allowed[(allowed.index(draft.options[name]) + 1) % len(allowed)]
        changed = replace(draft, options={**draft.options, name: following})
        switches.append(Button(option_value(name, draft.options[name], words), _change(changed)))
    if len(game.seats) > 1:
        more = game.seats[(game.seats.index(draft.seats) + 1) % len(game.seats)]
        label = words("setup-seats", count=draft.seats)
        switches.append(Button(label, _change(replace(draft, seats=more))))
    paces = list(PACES)
    following = paces[(paces.index(draft.pace) + 1) % len(paces)]
    slower = replace(draft, pace=following, strict=draft.strict and PACES[following] is not None)
    switches.append(Button(words("setup-pace", pace=words(f"pace-{draft.pace}")), _change(slower)))
    if PACES[draft.pace]:
        label = words("setup-strict", strict="on" if draft.strict else "off")
        switches.append(Button(label, _change(replace(draft, strict=not draft.strict))))
    switches.append(_rated_switch(draft, words, usual=rated))
    named = {"name": opponents[0].name} if draft.opponent else {}
    text = words("setup-with" if named else "setup-title", game=words(f"game-{draft.game}"), **named)
    rows = in_rows(switches, 2 if len(switches) <= 6 else 3)
    goes = _goes(draft, words, opponents, private=private, picks=picks, lists=lists)
    if len(rows) + len(goes) > MOST:
        goes = (*goes[:-2], goes[-2] + goes[-1])
    return Screen(text, rows=(*rows, *goes), public=True)


def _rated_switch(draft: Draft, words: Translator, *, usual: bool) -> Button:
    """What is usual takes no room in a token."""
    now = usual if draft.rated is None else draft.rated
    changed = replace(draft, rated=None if usual is not now else not now)
    return Button(words("setup-rated", rated="rated" if now else "unrated"), _change(changed))


def choose(draft: Draft, words: Translator, *, rated: bool) -> Screen:
    """Asks who is to be challenged."""
    text = "\n".join((terms(draft, words, rated=rated), words("setup-choose")))
    return Screen(text, picker=Picker(words("setup-someone"), draft.number, draft.seats - 1))


def _with_game(draft: Draft, game: str) -> Draft:
    return drafts.new(
        game, games.get(game).seats[0], {}, draft.pace, draft.opponent, strict=draft.strict, rated=draft.rated
    )


def _change(draft: Draft) -> str:
    return token("setup", *draft.fields())


def _goes(
    draft: Draft, words: Translator, opponents: Sequence[Person], *, private: bool, picks: bool, lists: bool
) -> tuple[Row, ...]:
    people = tuple(
        Button(
            words("setup-ask", name=each.name),
            token("start", *replace(draft, opponent=each.account).fields(), ASK),
            "primary",
        )
        for each in opponents
    )
    if draft.opponent:
        return (people,)
    if picks:
        people = (Button(words("setup-someone"), token("someone", *draft.fields()), "primary"), *people[:_BESIDE])
    computer = tuple(
        Button(words(f"setup-computer-{level}"), token("start", *draft.fields(), level)) for level in _LEVELS
    )
    anyone = Button(words("setup-invite" if private else "setup-open"), token("start", *draft.fields(), ASK), "primary")
    if not lists:
        return tuple(row for row in (people, (anyone, *computer)) if row)
    listed = Button(words("setup-anyone"), token("start", *draft.fields(), ANYONE))
    return tuple(row for row in (people, (anyone, listed), computer) if row)
