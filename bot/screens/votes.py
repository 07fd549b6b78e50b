"""What becomes of a player who is late: the others are asked."""

from bot.buttons import token
from bot.i18n import Translator
from bot.model import votes
from bot.model.matches import Match
from bot.model.position import Position, can_abort
from bot.narration import title
from bot.screens.calls import mentions
from bot.screens.screen import Button, Row, Screen


def ask(
    match: Match, position: Position, words: Translator, platform: str, now: float, address: str = ""
) -> Screen | None:
    """Of several who are late, about the first one. None if nobody can decide anything."""
    overdue, voters = votes.late(match, now), votes.voters(match, position, now)
    if position.ending or not overdue or not voters:
        return None
    about = overdue[0]
    win = "abort" if can_abort(match, position) else "win" if len(match.seats) == 2 else "go-on"
    lines = [title(match, words), words("late", name=words.seat(about), win=win)]
    if len(voters) > 1:
        lines.append(words("late-vote"))
    if cast := votes.counted(match, position, about, now):
        told = (words(f"vote-{each.choice}", name=words.seat(each.by), win=win) for each in cast)
        lines.append(words("late-votes", votes=", ".join(told)))
    others = [match.seats[seat] for seat in sorted(voters)]
    return Screen(
        "\n".join(lines), rows=_choices(match, about, win, words), mentions=mentions(others, platform, address)
    )


def _choices(match: Match, about: int, win: str, words: Translator) -> tuple[Row, ...]:
    """In two rows: the labels are long for a phone."""
    return (
        (Button(words(f"button-{win}"), token("vote", match.id, about, "win"), "primary"),),
        (
            Button(words("button-wait"), token("vote", match.id, about, "wait")),
            Button(words("button-replace"), token("vote", match.id, about, "computer")),
        ),
    )
