"""The screens of a match, for its table and for each of its players."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot import narration
from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match, Seat
from bot.model.people import Handle, Person
from bot.model.position import Offer, Position, Turn, next_seat, players
from bot.narration import conclusion, digest, title, waiting
from bot.notation import Several
from bot.screens import pictures, times
from bot.screens.moves import Moves, parts
from bot.screens.screen import MOST, Button, Mention, Row, Screen, in_rows, shorten
from core.game import View
from renderers import text as text_renderer
from renderers.arrange import arranged
from renderers.telling import typed

_LISTED = 40
"""The most moves listed as they can be typed."""
_LONGEST = 600
"""Characters of a text below a picture. Older events are dropped in favour of what to do now and what the cards do."""


def board(match: Match, position: Position, words: Translator, side: int) -> Screen:
    """The table's own picture: what everyone may see, from the side of this seat."""
    heading, news, time = title(match, words), _news(position, words, None), _time(match, position, words)
    lines = (heading, *news, *time, *_ending(match, position, words))
    return Screen(
        text="\n".join(lines),
        shorter=shorten(lines, (*time, *_past(position, news), heading)),
        drawing=pictures.Board(position.view(None), words, side=side),
        rows=(_after(match, words) if position.ending else _table_buttons(match, words),),
        until=times.until(match, position),
    )


def turn(
    match: Match,
    position: Position,
    words: Translator,
    platform: str,
    address: str = "",
    reminded: Mapping[int, str] | None = None,
) -> Screen | None:
    """A call to the people who are to act, or only to those who are reminded at a stage of their turn, by seat; None if
    there is nobody to call here, or only one person plays. Nobody is called whose plan is about to be played."""
    stages = reminded or dict.fromkeys(position.actors, "turn")
    seats = [match.seats[seat] for seat in position.actors if seat in stages]
    people = called([seat for seat in seats if seat.person and seat.plan != "due"], platform, address)
    if not people or len(players(match, position)) == 1:
        return None
    lines = []
    for stage in dict.fromkeys(stages[seat.number] for seat in people):
        names = words.listed([words.seat(seat.number) for seat in people if stages[seat.number] == stage])
        lines.append(words(f"call-{stage}", names=names, id=match.id))
    hand = Button(words(words.own("button-hand")), token("hand", match.id), "primary")
    return Screen(
        "\n".join(lines),
        rows=((hand,),),
        mentions=mentions(people, platform, address),
        until=times.until(match, position),
    )


def following(match: Match, position: Position, words: Translator, platform: str, address: str = "") -> Screen | None:
    """A call to the person who comes next, if they want to know."""
    seat = next_seat(match, position)
    if not (seat and seat.person and seat.person.calls_next) or len(players(match, position)) == 1:
        return None
    text = words("call-next", names=words.seat(seat.number), id=match.id)
    people = called([seat], platform, address)
    return Screen(text, mentions=mentions(people, platform, address)) if people else None


def answered(match: Match) -> Screen:
    """What a call becomes when nobody has to be called any more."""
    return Screen(f"✓ `#{match.id}`")


def hand(match: Match, position: Position, seat: int, words: Translator, *, notice: str = "") -> Screen:
    """A player's own cards, and what to do with them."""
    view = _arranged(match, position, seat)
    drawing = pictures.Hand(view, words) if view.hand and not position.ending else pictures.Board(view, words)
    other = token("board", match.id)
    screen = _seat_screen(match, position, seat, words, drawing, other, "button-board", notice)
    return replace(screen, hand=match.id, notice=notice)


def own_board(match: Match, position: Position, seat: int, words: Translator, *, notice: str = "") -> Screen:
    """The table as a player sees it, with the same buttons as the hand."""
    drawing, label = pictures.Board(position.view(seat), words), words.own("button-hand")
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


def spectator_board(match: Match, position: Position, words: Translator, side: int) -> Screen:
    """What a person who does not play is shown when they ask."""
    shown = board(match, position, words, side)
    return replace(shown, rows=(_lookups(match, words),))


def as_text(match: Match, position: Position, seat: int | None, words: Translator, side: int) -> Screen:
    """The board in words, for screen readers and people who prefer text; a spectator's from this side."""
    view = position.view(None) if seat is None else _arranged(match, position, seat)
    told = [title(match, words), text_renderer.board(view, words, side)]
    if seat is not None and view.hand:
        told.append(text_renderer.hand(view, words))
    return Screen("\n".join(told), rows=back(match, seat, words), apart=True)


def back(match: Match, seat: int | None, words: Translator) -> tuple[Row, ...]:
    """A button back to the hand, for players."""
    return ((Button(words(words.own("button-hand")), token("hand", match.id)),),) if seat is not None else ()


def typing(match: Match, position: Position, seat: int, words: Translator) -> Screen:
    """The moves that can be typed instead of pressing buttons."""
    legal = position.legal(seat)
    moves = ", ".join(f"`{text}`" for text in legal[:_LISTED]) + ("…" if len(legal) > _LISTED else "")
    told = words("type-how", moves=moves) if legal else waiting(position, words)
    return Screen("\n".join((title(match, words), told)), rows=back(match, seat, words), ply=position.ply)


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
            _resume(match, position, words)
            if _is_paused(position)
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
    text = "\n".join((title(match, words), _asks(position.offer, words)))
    return Screen(text, rows=(_answers(match, position, words),), mentions=mentions(others, platform, address))


def over(match: Match, position: Position, words: Translator, platform: str, address: str = "") -> Screen | None:
    """The end, announced to all players without a sound: editing the board would tell nobody. Someone who plays alone
    has seen it, unless the match was abandoned."""
    people = _people(match)
    if not position.ending or (len(people) == 1 and position.ending.kind != "abandoned"):
        return None
    text = "\n".join((title(match, words), conclusion(position, words)))
    named = mentions(people, platform, address)
    return Screen(text, rows=(_after(match, words),), mentions=named, is_hushed=True)


def called(seats: Iterable[Seat], platform: str, address: str) -> list[Seat]:
    """Those of these seats whose people are called at a table: in a private chat, only its owner."""
    if not address.startswith("@"):
        return list(seats)
    return [seat for seat in seats if seat.person and seat.person.chat == (platform, address)]


def mentions(seats: Iterable[Seat], platform: str, address: str) -> tuple[Mention, ...]:
    """Those to call at a table, as far as they are on its platform."""
    return tuple(each for seat in called(seats, platform, address) if (each := _mention(seat, platform)))


def _mention(seat: Seat, platform: str) -> Mention | None:
    match seat.person or seat.handle:
        case Person(platform=there) as person if there == platform:
            return Mention(person.account, person.name)
        case Handle(platform=there) as handle if there == platform:
            return Mention("", str(handle))
    return None


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
    time = _time(match, position, words, seat)
    room = _LONGEST - sum(len(line) + 1 for line in (*heading, *time, *effects))
    # Whoever was played for has not seen what their plan answered.
    news = _news(position, words, seat, room, position.earlier if planned == "played" else ())
    lines = [*heading, *news, *time, *effects]
    least = (*time, *_past(position, news), title(match, words), *effects)
    rows: list[Row] = []
    following = () if seat in position.actors else (Button(words("button-next"), token("next", match.id)),)
    if position.ending:
        lines += _ending(match, position, words)
        rows.append((*_after(match, words), *following))
    else:
        rows += moves.rows()
        look, more = Button(words(other_label), other), Button(words("button-more"), token("more", match.id))
        undo = Button(words("button-undo"), token("undo", match.id, position.ply))
        if _is_paused(position) and seat not in position.left:
            following = (_resume(match, position, words),)
        plan = plan_buttons(match, position, seat, words)
        offer = position.offer
        if offer and seat not in (offer.seat, *offer.agreed, *position.left):
            lines.append(_asks(offer, words))
            last = (*_answers(match, position, words), look, more, *following)
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


def _time(match: Match, position: Position, words: Translator, viewer: int | None = None) -> list[str]:
    """What there is to know about time: banks, who is on vacation, a pause."""
    paused = [words("paused")] if _is_paused(position) else []
    return [*times.banks(match, position, words, viewer), *times.absences(match, words, viewer), *paused]


def _is_paused(position: Position) -> bool:
    return position.timing.paused and not position.ending


def _news(
    position: Position, words: Translator, viewer: int | None, room: int = _LONGEST, earlier: Sequence[Turn] = ()
) -> list[str]:
    """The latest events, as far as there is room, and who is to act."""
    outcome = position.ending.outcome if position.ending else None
    events = (*(event for turn in earlier for event in turn.events), *position.told)
    told = [narration.tell(event, words, viewer) for event in events if not narration.is_outcome(event, outcome)]
    if position.ending:
        return _latest(told, room)
    status = _asked(position, words, viewer) if viewer in position.actors else waiting(position, words)
    return [*_latest(told, room - len(status)), status]


def _past(position: Position, news: list[str]) -> list[str]:
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


def _ending(match: Match, position: Position, words: Translator) -> list[str]:
    if not position.ending:
        return []
    seed = words("match-seed", seed=match.seed.hex(), digest=digest(match))
    return [conclusion(position, words), seed]


def _asks(offer: Offer, words: Translator) -> str:
    return words(f"offer-{offer.kind}", name=words.seat(offer.seat))


def _resume(match: Match, position: Position, words: Translator) -> Button:
    return Button(words("button-resume"), token("resume", match.id, position.ply), "primary")


def _answers(match: Match, position: Position, words: Translator) -> Row:
    return (
        Button(words("button-agree"), token("agree", match.id, position.ply), "primary"),
        Button(words("button-refuse"), token("refuse", match.id, position.ply)),
    )


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


def _table_buttons(match: Match, words: Translator) -> Row:
    return (Button(words(words.own("button-hand")), token("hand", match.id), "primary"), *_lookups(match, words))


def _lookups(match: Match, words: Translator) -> Row:
    return (
        Button(words("button-text"), token("text", match.id)),
        Button(words("button-history"), token("history", match.id, 0)),
        Button(words("button-rules"), token("rules", match.game, 1, match.id)),
    )


def _after(match: Match, words: Translator) -> Row:
    return (
        Button(words("button-rematch"), token("rematch", match.id), "primary"),
        Button(words("button-replay"), token("replay", match.id)),
        Button(words("button-history"), token("history", match.id, 0)),
        Button(words("button-export"), token("export", match.id)),
    )


def _people(match: Match) -> list[Seat]:
    return [seat for seat in match.seats if seat.person]
