"""Totemo in words: a board line by line for screen readers, a hand, and the alt texts of pictures."""

from collections.abc import Iterator, Mapping, Sequence

from core.totemo import actions
from core.totemo.pieces import VALUES, is_topper
from core.totemo.prospects import Prospect
from core.totemo.view import Move, Pole, View
from renderers.lettering import one_line
from renderers.seats import name
from renderers.telling import LONGEST_ALT, ended, lengthened
from renderers.totemo.seats import order
from renderers.words import Words


def board(view: View, words: Words) -> str:
    lines = [_title(view, words), _status(view, words), *_last(view, words)]
    lines += (_player(view, seat, words) for seat in order(view))
    lines += [_starter(view, words), _chief(view, words), words("text-totemo-order")]
    lines += (words("text-totemo-pole", hole=pole.hole, blocks=blocks(pole.blocks, words)) for pole in _poles(view))
    empty = ", ".join(pole.hole for pole in view.poles if not pole.blocks)
    if empty:
        lines.append(words("text-totemo-empty", holes=empty))
    lines += [_tiles(view, words), words("text-totemo-bag", count=view.bag)]
    return "\n".join(lines)


def hand(view: View, words: Words) -> str:
    """The viewer's blocks, each with its notation."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    if not view.hand:
        return words("hand-totemo-empty")
    lines = [f"{block}: {named(block, words)}" for block in view.hand]
    return "\n".join((words("hand-totemo-title", count=len(lines)), *lines))


def hand_alt(view: View, words: Words) -> str:
    if not view.hand:
        return words("hand-totemo-empty")
    return f"{words('hand-totemo-title', count=len(view.hand))} {blocks(view.hand, words)}."


def alt(view: View, words: Words, also: Sequence[str] = ()) -> str:
    """A board in at most 1,000 characters, with blocks in notation; the least important parts may be left out. Before
    them comes what else is to be told."""
    return _described(view, [_title(view, words), _status(view, words), *_last(view, words)], words, also)


def choosing_alt(view: View, chosen: str, offered: Mapping[str, Prospect], words: Words) -> str:
    """A board that shows where the chosen block may go; that comes first."""
    if not offered:
        return alt(view, words)
    bonus = words("text-totemo-bonus")
    holes = [f"{hole} +{found.points}{f' ({bonus})' if found.bonus else ''}" for hole, found in offered.items()]
    return _described(view, [words("text-alt-totemo-choosing", block=chosen, holes=", ".join(holes))], words)


def replay_alt(view: View, words: Words) -> str:
    """How a match ended, judging by its last view, or how far it has got."""
    parts = [words("text-alt-replay", game=words("game-totemo"))]
    if view.outcome:
        parts.append(_status(view, words))
    return one_line(" ".join((*parts, _scores(view, words))), LONGEST_ALT)


def named(block: str, words: Words) -> str:
    """A block in words, with its value: "red topper 1"."""
    return words("text-totemo-block", block=kind(block, words), value=VALUES[block])


def kind(block: str, words: Words) -> str:
    return words(f"block-{block[0]}-topper" if is_topper(block) else f"block-{block[0]}")


def blocks(held: Sequence[str], words: Words) -> str:
    return ", ".join(named(block, words) for block in held)


def _described(view: View, parts: list[str], words: Words, also: Sequence[str] = ()) -> str:
    poles = ", ".join(f"{pole.hole}: {' '.join(pole.blocks)}" for pole in _poles(view))
    scores, chief = _scores(view, words), _chief(view, words)
    told = one_line(" ".join((*parts, scores, chief, words("text-alt-totemo-poles", poles=poles))), LONGEST_ALT)
    more = [*also, words("text-totemo-bag", count=view.bag), _tiles(view, words), _starter(view, words)]
    more += (words("text-totemo-resigned", name=name(seat, words)) for seat in view.resigned)
    if view.open:
        more += (_held(view, seat, " ".join(view.hands[seat]), words) for seat in order(view) if view.hands[seat])
    return lengthened(told, more)


def _title(view: View, words: Words) -> str:
    game = words("game-totemo")
    if not view.round:
        return words("text-title", game=game)
    return words("text-totemo-title", game=game, round=view.round)


def _status(view: View, words: Words) -> str:
    if view.outcome:
        winners = view.outcome.winners
        if len(winners) < 2:
            return ended(view.outcome, words)
        return words("text-totemo-shared", names=words.listed([name(seat, words) for seat in winners]))
    if view.phase == "redraw":
        return " ".join(words("text-totemo-redraw", name=name(seat, words)) for seat in view.actors)
    assert view.turn is not None
    return words("text-totemo-turn", name=name(view.turn, words), phase=view.phase)


def _last(view: View, words: Words) -> Iterator[str]:
    told = [_did(move, words) for move in view.last]
    if told:
        yield words("text-last", name=name(view.last[0].seat, words), moves=", ".join(told))


def _did(move: Move, words: Words) -> str:
    match move.action:
        case actions.Place(block, hole):
            return words("text-did-totemo-place", block=named(block, words), hole=hole)
        case actions.Swap():
            return words("text-did-totemo-swap")
        case actions.Done():
            return words("text-did-totemo-done")
        case actions.Redraw():
            return words("text-did-totemo-redraw")
        case actions.Keep():
            return words("text-did-totemo-keep")


def _player(view: View, seat: int, words: Words) -> str:
    called, points, count = name(seat, words), view.scores[seat], view.counts[seat]
    parts = [words("text-totemo-player", name=called, points=points)]
    if seat in view.resigned:
        parts.append(words("text-totemo-resigned", name=called))
    elif view.open and view.hands[seat]:
        parts.append(_held(view, seat, blocks(view.hands[seat], words), words))
    else:
        parts.append(words("text-totemo-count", count=count))
    return " ".join(parts)


def _held(view: View, seat: int, held: str, words: Words) -> str:
    return words("text-held", name=name(seat, words), cards=held)


def _scores(view: View, words: Words) -> str:
    scores = ", ".join(f"{name(seat, words)} {view.scores[seat]}" for seat in order(view))
    return words("text-alt-totemo-scores", scores=scores)


def _starter(view: View, words: Words) -> str:
    return words("text-totemo-starter", name=name(view.starter, words))


def _chief(view: View, words: Words) -> str:
    told = words("text-totemo-chief", left=view.chief, path=view.path)
    return f"{told} {words('text-totemo-last-round')}" if view.ending and not view.outcome else told


def _tiles(view: View, words: Words) -> str:
    """Each tile by its space and its label; the last one is face down."""
    hidden = words("text-totemo-face-down")
    told = (f"{tile.space} ({hidden if tile.value is None else tile.value})" for tile in view.tiles)
    return words("text-totemo-tiles", tiles=", ".join(told))


def _poles(view: View) -> list[Pole]:
    return [pole for pole in view.poles if pole.blocks]
