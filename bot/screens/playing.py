"""The screens of a player: their own cards, what to do with them, and the choices on the way to a move."""

from dataclasses import replace

from bot import narration
from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.position import Position
from bot.narration import title, waiting
from bot.notation import Several
from bot.screens import pictures, times
from bot.screens.match import (
    LONGEST,
    after_buttons,
    back,
    is_paused,
    open_hands,
    past_news,
    tell_ending,
    tell_news,
    tell_time,
)
from bot.screens.moves import Moves, parts
from bot.screens.offers import answer_buttons, resume_button, tell_offer
from bot.screens.screen import MOST, Button, Row, Screen, shorten
from core.game import View
from renderers import text as text_renderer
from renderers.arrange import arranged
from renderers.telling import typed

_LISTED = 40
"""The most moves listed as they can be typed."""


def hand(match: Match, position: Position, seat: int, words: Translator, *, notice: str = "") -> Screen:
    """A player's own cards, and what to do with them."""
    view = _arranged(match, position, seat)
    hands = open_hands(position)
    drawing = pictures.Hand(view, words) if view.hand and not hands else pictures.Board(view, words, hands=hands)
    other = token("board", match.id)
    screen = _seat_screen(match, position, seat, words, drawing, other, "button-board", notice)
    return replace(screen, hand=match.id, notice=notice)


def own_board(match: Match, position: Position, seat: int, words: Translator, *, notice: str = "") -> Screen:
    """The table as a player sees it, with the same buttons as the hand."""
    drawing = pictures.Board(position.view(seat), words, hands=open_hands(position))
    label = words.own("button-hand")
    return _seat_screen(match, position, seat, words, drawing, token("hand", match.id), label, notice)


def pick(match: Match, position: Position, seat: int, words: Translator, chosen: str, page: int) -> Screen:
    """The next choice: where a chosen card may go, or which card an action is for."""
    moves = _moves(match, position, seat, words)
    back = Button(words("button-back"), token("hand", match.id))
    heading, effects = title(match, words), _effects(moves, chosen)
    lines = [
        heading,
        *effects,
        words("pick-next", chosen=moves.label(chosen) if chosen else "…", next=moves.asks(chosen)),
    ]
    return Screen(
        text="\n".join(lines),
        shorter=shorten(lines, (heading, *effects)),
        drawing=pictures.Board(position.view(seat), words, parts(chosen)[0] if chosen else ""),
        rows=(*moves.rows(chosen, page), (back,)),
        ply=position.ply,
    )


def choose(match: Match, position: Position, seat: int, words: Translator, several: Several) -> Screen:
    """The moves that a typed line fits."""
    few = replace(_moves(match, position, seat, words), legal=several.actions)
    back = Button(words("button-back"), token("hand", match.id))
    heading, effects = title(match, words), _effects(few)
    lines = (heading, *effects, narration.ask(several, words))
    return Screen(
        text="\n".join(lines),
        shorter=shorten(lines, (heading, *effects)),
        drawing=pictures.Board(position.view(seat), words),
        rows=(*few.rows(), (back,)),
        ply=position.ply,
    )


def confirm(match: Match, position: Position, seat: int, words: Translator, action: str) -> Screen:
    """A staged move, which is played when its player confirms it."""
    moves = _moves(match, position, seat, words)
    rows = (
        (
            Button(words("button-confirm"), token("do", match.id, position.ply, action), "primary"),
            Button(words("button-back"), token("hand", match.id)),
        ),
    )
    label = moves.label(action)
    key = "confirm-move" if typed(action, label) else "confirm-named"
    asked = words(key, move=label, text=action)
    heading, effects = title(match, words), _effects(moves, action)
    lines = (heading, *effects, asked)
    return Screen(
        text="\n".join(lines),
        shorter=shorten(lines, (heading, *effects)),
        drawing=pictures.Board(position.view(seat), words),
        rows=rows,
        ply=position.ply,
    )


def played(match: Match, position: Position, seat: int, words: Translator, action: str) -> str:
    """That the player has made this move."""
    return words("played", move=replace(_moves(match, position, seat, words), inline=True).label(action))


def list_moves(match: Match, position: Position, seat: int, words: Translator) -> list[tuple[str, str]]:
    """The legal moves, as they are typed and as they read."""
    moves = replace(_moves(match, position, seat, words), inline=True)
    return [(text, moves.label(text)) for text in moves.legal]


def as_text(match: Match, position: Position, seat: int | None, words: Translator, side: int) -> Screen:
    """The board in words, for screen readers and people who prefer text; a spectator's from this side."""
    view = position.view(None) if seat is None else _arranged(match, position, seat)
    hands = open_hands(position)
    told = [title(match, words), text_renderer.board(view, words, side, hands)]
    if seat is not None and view.hand and not hands:
        told.append(text_renderer.hand(view, words))
    return Screen("\n".join(told), rows=back(match, seat, words), apart=True)


def typing(match: Match, position: Position, seat: int, words: Translator) -> Screen:
    """The moves that can be typed instead of pressing buttons."""
    legal = position.legal(seat)
    moves = ", ".join(f"`{text}`" for text in legal[:_LISTED]) + ("…" if len(legal) > _LISTED else "")
    told = words("type-how", moves=moves) if legal else waiting(position, words)
    return Screen("\n".join((title(match, words), told)), rows=back(match, seat, words), ply=position.ply)


def _seat_screen(
    match: Match,
    position: Position,
    seat: int,
    words: Translator,
    drawing: pictures.Board | pictures.Hand,
    other: str,
    other_label: str,
    notice: str,
) -> Screen:
    moves = _moves(match, position, seat, words)
    planned = match.seats[seat].plan
    told = (notice, title(match, words), words(f"plan-{planned}") if planned else "")
    heading, effects = [line for line in told if line], _effects(moves)
    time = tell_time(match, position, words, seat)
    room = LONGEST - sum(len(line) + 1 for line in (*heading, *time, *effects))
    # Whoever was played for has not seen what their plan answered.
    news = tell_news(position, words, seat, room, position.earlier if planned == "played" else ())
    lines = [*heading, *news, *time, *effects]
    least = (*time, *past_news(position, news), title(match, words), *effects)
    rows: list[Row] = []
    following = () if seat in position.actors else (Button(words("button-next"), token("next", match.id)),)
    if position.ending:
        lines += tell_ending(match, position, words)
        rows.append((*after_buttons(match, words), *following))
    else:
        rows += moves.rows()
        look, more = Button(words(other_label), other), Button(words("button-more"), token("more", match.id))
        undo = Button(words("button-undo"), token("undo", match.id, position.ply))
        if is_paused(position) and seat not in position.left:
            following = (resume_button(match, position, words),)
        plan = plan_buttons(match, position, seat, words)
        offer = position.offer
        if offer and seat not in (offer.seat, *offer.agreed, *position.left):
            lines.append(tell_offer(offer, words))
            last = (*answer_buttons(match, position, words), look, more, *following)
        else:
            last = (look, *([undo] if position.last_of(seat) else []), more, *following)
        # Whoever is not asked has no moves, but more of everything else.
        rows += [(*last, *plan)] if len(last) < MOST else [last, *([plan] if plan else [])]
    return Screen(
        text="\n".join(lines),
        shorter=shorten(lines, least),
        drawing=drawing,
        rows=tuple(rows),
        ply=position.ply,
        until=times.until(match, position),
    )


def plan_buttons(match: Match, position: Position, seat: int, words: Translator) -> Row:
    """What the owner of a seat can do about its plan: play it, if it waits for that, or else look at it."""
    match match.seats[seat].plan:
        case "asks":
            return (Button(words("button-plan-play"), token("planned", match.id, position.ply), "primary"),)
        case "ready" | "due":
            return (Button(words("button-plan"), token("planning", match.id)),)
    return ()


def _moves(match: Match, position: Position, seat: int, words: Translator) -> Moves:
    hand = _arranged(match, position, seat).hand
    return Moves(match.id, match.game, position.ply, position.legal(seat), words, seat, hand)


def _arranged(match: Match, position: Position, seat: int) -> View:
    """The view of a seat, with its hand in the order in which its player wants to see it."""
    person = match.seats[seat].person
    return arranged(position.view(seat), person.hand_order if person else "drawn")


def _effects(moves: Moves, chosen: str = "") -> list[str]:
    """What the cards do that were chosen or can be chosen next: nobody plays, keeps or gives a card without knowing."""
    return text_renderer.effects(moves.game, moves.cards(chosen), moves.words)
