"""The screens of a challenge: showing it, answering it."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.narration import digest, terms, title
from bot.screens.calls import mentions
from bot.screens.screen import Button, Invitation, Row, Screen, in_rows


def show_challenge(match: Match, words: Translator, platform: str, address: str = "") -> Screen:
    """The challenge at its table, until it is accepted or ended."""
    challenger = words.seat(match.challenger)
    invited = [seat for seat in match.seats if seat.is_kept]
    details = terms(match, words, rated=match.rated)
    if match.started is not None:
        return Screen("\n".join((title(match, words), words("challenge-begun", digest=digest(match)))))
    if match.listed:
        return _show_listed(match, details, words)
    asked = [words.seat(seat.number) for seat in invited]
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
    return Screen(
        "\n".join(lines),
        rows=rows,
        mentions=mentions(invited, platform, address),
        until=_until(match),
        public=True,
        invitation=_invitation(match, words),
    )


def _show_listed(match: Match, details: str, words: Translator) -> Screen:
    """The same on the list of `/play anyone`, for those who are on it."""
    ending, _, _ = (match.ending or "").partition("-")
    if ending:
        return Screen("\n".join((details, words("listed-ended", ending=ending))))
    several = len(match.seats) > 2
    there = words.listed([words.seat(seat.number) for seat in match.seats if seat.taken])
    lines = [
        words("listed", count=_free(match)),
        details,
        *([words("challenge-seated", names=there)] if several else []),
    ]
    row = (
        *([Button(words("button-decline"), token("decline", match.id))] if several else []),
        Button(words("button-rules"), token("rules", match.game, 1, "")),
        Button(words("button-cancel"), token("cancel", match.id), "danger"),
    )
    return Screen(
        "\n".join(lines), rows=(row, *(((_fill(match, words),),) if several else ())), until=_until(match), public=True
    )


def _until(match: Match) -> datetime | None:
    return datetime.fromtimestamp(match.expires, UTC) if match.expires else None


def confirm_made(match: Match, words: Translator) -> Screen:
    """The answer to the challenger."""
    if match.listed:
        return replace(_show_listed(match, title(match, words), words), until=None, public=False)
    cancel = Button(words("button-cancel"), token("cancel", match.id), "danger")
    lines = [words("challenge-made"), title(match, words)]
    if _free(match):
        lines.append(words("challenge-code", id=match.id))
    row = (*([_fill(match, words)] if len(match.seats) > 2 else []), cancel)
    return Screen("\n".join(lines), rows=(row,), challenge=match.id)


def confirm_joined(match: Match, words: Translator) -> Screen:
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
    return sum(seat.is_free for seat in match.seats)


def _invitation(match: Match, words: Translator) -> Invitation | None:
    """For people whom the challenge itself may not reach: strangers, and those whose private chat is its only table."""
    hidden = all(table.address.startswith("@") for table in match.tables)
    if not hidden and not any(seat.is_free or seat.handle for seat in match.seats):
        return None
    text = words("invitation", challenger=words.seat(match.challenger), game=words(f"game-{match.game}"))
    return Invitation(words("button-invite"), token("accept", match.id), text)


def _fill(match: Match, words: Translator) -> Button:
    return Button(words("button-fill"), token("fill", match.id))
