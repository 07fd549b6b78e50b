"""Schotten Totten in words: a board line by line for screen readers, and the alt texts of pictures."""

from collections.abc import Iterator, Sequence

from core.schotten_totten import actions
from core.schotten_totten.view import Move, Stone, View
from renderers.lettering import one_line
from renderers.schotten_totten.seats import seats
from renderers.seats import name, tie
from renderers.telling import LONGEST_ALT, cards, ended, lengthened
from renderers.telling import card as in_words
from renderers.words import Words


def board(view: View, words: Words) -> str:
    lines = [_title(view, words), _status(view, words)]
    lines += _last(view, words)
    lines += (_player(view, seat, words) for seat in seats(view))
    lines += (_stone(view, stone, words) for stone in view.stones)
    lines += _table(view, words)
    return "\n".join(lines)


def alt(view: View, words: Words, also: Sequence[str] = ()) -> str:
    """A board in at most 1,000 characters, with cards in notation; the least important parts may be left out. Before
    them comes what else is to be told."""
    bottom, top = seats(view)
    parts = [_title(view, words), _status(view, words), *_last(view, words), *_claimed(view, words)]
    if view.claims:
        parts.append(words("text-alt-claimable", count=len(view.claims), stones=", ".join(map(str, view.claims))))
    lanes = [_lane(stone, bottom, top, words) for stone in view.stones if stone.owner is None]
    if lanes:
        parts.append(words("text-alt-cards", bottom=name(bottom, words), top=name(top, words)))
        parts.append(", ".join(lanes) + ".")
    told = one_line(" ".join(parts), LONGEST_ALT)
    more = [*also, *(_player(view, seat, words) for seat in (bottom, top))]
    more += _ties(view, words)
    more += _table(view, words)
    return lengthened(told, more)


def replay_alt(view: View, words: Words) -> str:
    """How a match ended, judging by its last view, or how far it has got."""
    parts = [words("text-alt-replay", game=words("game-schotten-totten"))]
    if view.outcome:
        parts.append(_status(view, words))
    if view.rounds == 1:
        parts += _claimed(view, words)
    else:
        points = (f"{name(seat, words)}: {words('board-points', points=view.points[seat])}" for seat in seats(view))
        parts.append(", ".join(points) + ".")
    return one_line(" ".join(parts), LONGEST_ALT)


def _claimed(view: View, words: Words) -> Iterator[str]:
    for seat in seats(view):
        won = [str(stone.number) for stone in view.stones if stone.owner == seat]
        if won:
            yield words("text-alt-claimed", name=name(seat, words), count=len(won), stones=", ".join(won))


def _ties(view: View, words: Words) -> Iterator[str]:
    for stone in view.stones:
        first = tie(stone)
        if first is not None:
            yield f"{words('text-stone', number=stone.number)} {words('text-first', name=name(first, words))}"


def _table(view: View, words: Words) -> Iterator[str]:
    """What lies beside the stones."""
    yield words("text-clan-deck", count=view.clan_deck)
    if view.tactics:
        yield words("text-tactics-deck", count=view.tactics_deck)
        yield words("text-discard", cards=cards(view.discard, words))


def _title(view: View, words: Words) -> str:
    game = words("game-schotten-totten")
    if view.rounds == 1:
        return words("text-title", game=game)
    return words("text-title-round", game=game, round=view.round, rounds=view.rounds)


def _status(view: View, words: Words) -> str:
    if view.outcome:
        return ended(view.outcome, words)
    assert view.turn is not None
    return words("text-turn", name=name(view.turn, words), phase=view.phase)


def _last(view: View, words: Words) -> Iterator[str]:
    told = [sentence for move in view.last if (sentence := _did(move, words))]
    if told:
        yield words("text-last", name=name(view.last[0].seat, words), moves=", ".join(told))


def _did(move: Move, words: Words) -> str | None:
    match move.action:
        case actions.Play(card, stone):
            return words("text-did-play", card=in_words(card, words), stone=stone)
        case actions.Strategist(card, stone, target):
            if target is None:
                return words("text-did-strategist-discard", card=in_words(card, words), stone=stone)
            return words("text-did-strategist", card=in_words(card, words), stone=stone, target=target)
        case actions.Banshee(card, stone):
            return words("text-did-banshee", card=in_words(card, words), stone=stone)
        case actions.Traitor(card, stone, target):
            return words("text-did-traitor", card=in_words(card, words), stone=stone, target=target)
        case actions.Recruiter():
            return words("text-did-recruiter")
        case actions.Claim(stone):
            return words("text-did-claim", stone=stone)
        case actions.Draw(deck):
            return words("text-did-draw", deck=deck)
        case actions.Pass():
            return words("text-did-pass")
        case actions.Return():
            return words("text-did-return")
        case actions.Done():
            return None


def _player(view: View, seat: int, words: Words) -> str:
    held = view.hands[seat]
    line = words("text-hand", name=name(seat, words), count=held.clan)
    if view.tactics:
        line = words("text-hand-tactics", name=name(seat, words), clan=held.clan, tactics=held.tactics)
    if view.rounds > 1:
        line += " " + words("text-points", points=view.points[seat])
    return line


def _stone(view: View, stone: Stone, words: Words) -> str:
    parts = [words("text-stone", number=stone.number)]
    if stone.owner is not None:
        parts.append(words("text-claimed", name=name(stone.owner, words)))
    if stone.modes:
        parts.append(", ".join(words(f"card-{mode}") for mode in stone.modes) + ".")
    parts += (_side(stone, seat, words) for seat in seats(view))
    if stone.first is not None and all(stone.strengths) and (stone.owner is None or tie(stone) is not None):
        parts.append(words("text-first", name=name(stone.first, words)))
    if stone.number in view.claims:
        parts.append(words("text-claimable"))
    return " ".join(parts)


def _side(stone: Stone, seat: int, words: Words) -> str:
    held, strength = cards(stone.sides[seat], words), stone.strengths[seat]
    if not strength:
        return words("text-side", name=name(seat, words), cards=held)
    formation = words(f"formation-{strength.formation.key}", size=stone.size)
    return words("text-side-complete", name=name(seat, words), cards=held, formation=formation, total=strength.total)


def _lane(stone: Stone, bottom: int, top: int, words: Words) -> str:
    modes = "".join(f" ({words(f'card-{mode}')})" for mode in stone.modes)
    sides = (" ".join(stone.sides[seat]) or "–" for seat in (bottom, top))
    return f"{stone.number}{modes}: {' / '.join(sides)}"
