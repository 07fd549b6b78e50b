"""Being told of open seats: choosing where and for which games, and the message itself."""

from collections.abc import Sequence

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.people import ALERTS, Person
from bot.model.places import Place
from bot.narration import setting, words_for
from bot.screens.screen import Button, Mention, Screen, in_rows, spell_address
from core import games

_LISTED = 6
"""The most challenges in a message."""
_ELSEWHERE = 9
"""The most buttons for what is told of other places."""


def choose(place: Place | None, chosen: Sequence[tuple[int, str, str]], words: Translator) -> Screen:
    """What someone is told of this place, and of others: where, on which platform, and of which game."""
    buttons = [_switch(place.id, game.id, chosen, words) for game in games.ALL] if place else []
    elsewhere = [
        Button(
            words("alerts-stop-elsewhere", game=words(f"game-{game}"), platform=words("platform-name", platform=on)),
            token("alert", id, game, "off"),
        )
        for id, on, game in chosen
        if place is None or id != place.id
    ][:_ELSEWHERE]
    lines = [
        words("alerts-about", place="yes" if place else "no"),
        *([words("alerts-elsewhere", count=len(elsewhere))] if elsewhere else []),
    ]
    back = Button(words("button-back"), token("cmd", "settings"))
    return Screen("\n".join(lines), rows=(*in_rows(buttons, 4), *in_rows(elsewhere, 3), (back,)))


def button(place: Place | None, words: Translator) -> Button:
    """Leads there from a person's settings. In the private chat it says in which place they were."""
    return Button(words(f"settings-open-{ALERTS}"), token("alerts", place.id if place else ""))


def _switch(place: int, game: str, chosen: Sequence[tuple[int, str, str]], words: Translator) -> Button:
    is_on = any((id, of) == (place, game) for id, _, of in chosen)
    label = words("alerts-game", game=words(f"game-{game}"), state="on" if is_on else "off")
    return Button(label, token("alert", place, game, "off" if is_on else "on"), "primary" if is_on else "plain")


def tell(person: Person, place: int, game: str, found: Sequence[Match], words: Translator) -> Screen:
    """Someone looks for opponents. It is a call to the person."""
    lines = [words("alerts-free", name=person.name, game=words(f"game-{game}"))]
    buttons = []
    for match in found[:_LISTED]:
        here = words_for(match, words.language)
        where = next(each.address for each in match.tables if each.place and each.place.id == place)
        name = match.challenged_by.name
        pace = here(f"pace-{match.pace}")
        lines.append(
            here("alerts-seat", name=name, setting=setting(match, here), pace=pace, where=spell_address(where))
        )
        buttons.append(Button(here("alerts-join", name=name), token("accept", match.id), "primary"))
    stop = Button(words("alerts-stop"), token("alert", place, game, "off"))
    mention = Mention(person.account, person.name)
    return Screen("\n".join(lines), rows=(*in_rows(buttons, 2), (stop,)), mentions=(mention,))
