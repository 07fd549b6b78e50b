"""What players do outside the rules: everything that they can, what they offer each other, resigning."""

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Offer, Position, players
from bot.narration import title
from bot.screens import times
from bot.screens.calls import mentions
from bot.screens.match import back, is_paused
from bot.screens.screen import Button, Row, Screen, in_rows


def more(match: Match, position: Position, seat: int, words: Translator, *, abort: bool) -> Screen:
    """Everything else that a player can do."""
    buttons = [
        Button(words("button-type"), token("type", match.id)),
        Button(words("button-text"), token("text", match.id)),
        Button(words("button-history"), token("history", match.id, 0)),
        Button(words("button-export"), token("export", match.id)),
        Button(words("button-rules"), token("rules", match.game, 1, match.id)),
    ]
    if len(players(match, position)) > 1:
        buttons.append(_mute_button(match, seat, words))
    plays = seat not in position.left
    if plays and not position.ending:
        buttons.append(Button(words("button-plan"), token("planning", match.id)))
    if plays and position.game.draws and len(players(match, position)) > 1:
        buttons.append(Button(words("button-draw"), token("draw", match.id, position.ply)))
    if plays and times.matters(match, position):
        buttons.append(
            resume_button(match, position, words)
            if is_paused(position)
            else Button(words("button-pause"), token("pause", match.id, position.ply))
        )
        buttons.append(Button(words("button-giving"), token("giving", match.id)))
    if plays and abort:
        buttons.append(Button(words("button-abort"), token("abort", match.id), "danger"))
    if plays and (not abort or len(match.seats) > 2):
        buttons.append(Button(words("button-resign"), token("resign", match.id), "danger"))
    back = Button(words("button-back"), token("hand", match.id))
    text = "\n".join((title(match, words), words("more-choose")))
    return Screen(text, rows=(*in_rows(buttons, 3), (back,)), ply=position.ply)


def muted(match: Match, seat: int, words: Translator) -> Screen:
    """That the player is called no more in this match, or again."""
    told = words("muted" if match.seats[seat].muted else "unmuted")
    return Screen(
        "\n".join((title(match, words), told)), rows=((_mute_button(match, seat, words), *back(match, seat, words)[0]),)
    )


def _mute_button(match: Match, seat: int, words: Translator) -> Button:
    is_muted = match.seats[seat].muted
    return Button(
        words("button-unmute" if is_muted else "button-mute"), token("mute", match.id, "off" if is_muted else "on")
    )


def ask_resign(match: Match, position: Position, words: Translator) -> Screen:
    sure = Button(words("button-resign-sure"), token("resigned", match.id), "danger")
    back = Button(words("button-back"), token("hand", match.id))
    return Screen(
        "\n".join((title(match, words), words("resign-sure", seats=len(match.seats)))),
        rows=((sure, back),),
        ply=position.ply,
    )


def offer(match: Match, position: Position, words: Translator, platform: str, address: str = "") -> Screen | None:
    """An offer that one player makes to the others."""
    if position.offer is None:
        return None
    asked = {position.offer.seat, *position.offer.agreed}
    others = [seat for seat in players(match, position) if seat.number not in asked]
    text = "\n".join((title(match, words), tell_offer(position.offer, words)))
    return Screen(text, rows=(answer_buttons(match, position, words),), mentions=mentions(others, platform, address))


def tell_offer(offer: Offer, words: Translator) -> str:
    return words(f"offer-{offer.kind}", name=words.seat(offer.seat))


def answer_buttons(match: Match, position: Position, words: Translator) -> Row:
    return (
        Button(words("button-agree"), token("agree", match.id, position.ply), "primary"),
        Button(words("button-refuse"), token("refuse", match.id, position.ply)),
    )


def resume_button(match: Match, position: Position, words: Translator) -> Button:
    return Button(words("button-resume"), token("resume", match.id, position.ply), "primary")
