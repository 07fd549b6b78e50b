"""What a person has planned for their next turn, and how to plan. Only they see it."""

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.plans import MOST, Plan
from bot.model.position import Position
from bot.narration import title
from bot.screens.match import back
from bot.screens.playing import plan_buttons
from bot.screens.screen import Button, Screen


def plan(match: Match, position: Position, seat: int, words: Translator, made: Plan | None) -> Screen:
    """The lines of a plan, and what it waits for."""
    lines = [title(match, words)]
    if made:
        lines += [words(f"plan-{made.state}"), *(f"{place}. `{line}`" for place, line in enumerate(made.lines, 1))]
    rows = back(match, seat, words)
    if made and made.lines:
        drop = Button(words("button-plan-drop"), token("unplan", match.id), "danger")
        play = plan_buttons(match, position, seat, words) if made.state == "asks" else ()
        rows = ((*play, drop), *rows)
    lines.append(words("plan-how", count=MOST, example=words(words.own("plan-example"))))
    return Screen("\n".join(lines), rows=rows, ply=position.ply)
