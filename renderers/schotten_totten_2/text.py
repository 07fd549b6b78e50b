"""Schotten Totten 2 in words: a board line by line for screen readers, a hand, and the alt texts of pictures."""

from collections.abc import Iterator, Sequence

from core.formations import Formation
from core.schotten_totten_2 import actions
from core.schotten_totten_2.cards import COLOURS, DAMAGED_TO_WIN, is_siege
from core.schotten_totten_2.view import Move, Tile, View
from renderers import telling
from renderers.lettering import one_line
from renderers.schotten_totten_2.faces import formation, named
from renderers.schotten_totten_2.moves import marks
from renderers.schotten_totten_2.seats import seats, wall
from renderers.seats import name, tie
from renderers.telling import LONGEST_ALT, ended, lengthened
from renderers.words import Words


def board(view: View, words: Words) -> str:
    lines = [_title(view, words), *_results(view, words), _status(view, words), *_last(view, words)]
    lines.append(_roles(view, words))
    lines += (_player(view, seat, words) for seat in seats(view))
    lines += _clock(view, words)
    lines.append(words("text-siege-order"))
    lines += (_tile(view, tile, words) for tile in wall(view))
    lines.append(words("text-siege-discard", cards=_discard(view, words)))
    return "\n".join(lines)


def hand(view: View, words: Words) -> str:
    return telling.hand(view, words, named)


def alt(view: View, words: Words, also: Sequence[str] = ()) -> str:
    """A board in at most 1,000 characters, with cards in notation; the least important parts may be left out. Before
    them comes what else is to be told."""
    bottom, top = seats(view)
    parts = [_title(view, words), _status(view, words), *_last(view, words), _roles(view, words)]
    damaged = [str(tile.number) for tile in view.tiles if tile.damaged]
    if damaged:
        parts.append(words("text-alt-siege-damaged", tiles=", ".join(damaged)))
    if view.declarable:
        parts.append(words("text-alt-siege-declarable", tiles=", ".join(map(str, view.declarable))))
    parts.append(words("text-siege-deck", count=view.siege_deck))
    parts.append(words("text-alt-siege-cards", bottom=name(bottom, words), top=name(top, words)))
    parts.append(", ".join(_lane(tile, bottom, top) for tile in wall(view)) + ".")
    told = one_line(" ".join(parts), LONGEST_ALT)
    more = [*also, words("text-siege-cauldrons", count=view.cauldrons), *_results(view, words)]
    more += (_player(view, seat, words) for seat in (bottom, top))
    more += _ties(view, words)
    if view.tactics:
        more.append(words("text-tactics-deck", count=view.tactics_deck))
    more.append(words("text-siege-discard", cards=" ".join(view.discard) or words("text-nothing")))
    return lengthened(told, more)


def replay_alt(view: View, words: Words) -> str:
    """How a match ended, judging by its last view, or how far it has got."""
    parts = [words("text-alt-replay", game=words("game-schotten-totten-2"))]
    if view.outcome:
        parts.append(ended(view.outcome, words))
    parts += _results(view, words)
    if not view.revenge:
        damaged = sum(tile.damaged for tile in view.tiles)
        parts += [_roles(view, words), words("text-siege-damaged", count=damaged, limit=DAMAGED_TO_WIN)]
    return one_line(" ".join(parts), LONGEST_ALT)


def _title(view: View, words: Words) -> str:
    game = words("game-schotten-totten-2")
    if not view.revenge:
        return words("text-title", game=game)
    return words("text-siege-title-revenge", game=game, round=view.round)


def _results(view: View, words: Words) -> Iterator[str]:
    """The completed games of a revenge."""
    for place, result in enumerate(view.results if view.revenge else ()):
        role = "attacker" if result.winner == result.attacker else "defender"
        winner = name(result.winner, words)
        yield words("text-siege-result", role=role, round=place + 1, name=winner, left=result.left)


def _status(view: View, words: Words) -> str:
    if view.outcome:
        return ended(view.outcome, words)
    if view.phase == "exchange":
        return " ".join(words("text-siege-choose", name=name(seat, words)) for seat in view.actors)
    assert view.turn is not None
    return words("text-siege-turn", name=name(view.turn, words), phase=view.phase)


def _roles(view: View, words: Words) -> str:
    attacker, defender = name(view.attacker, words), name(1 - view.attacker, words)
    return words("text-siege-roles", attacker=attacker, defender=defender)


def _last(view: View, words: Words) -> Iterator[str]:
    told = [sentence for move in view.last if (sentence := _did(move, words))]
    cancelled = marks(view).cancelled
    if cancelled:
        told.append(words("text-did-siege-cancelled", cards=_cards(cancelled, words)))
    if told:
        yield words("text-last", name=name(view.last[0].seat, words), moves=", ".join(told))


def _did(move: Move, words: Words) -> str | None:
    match move.action:
        case actions.Play(card, tile):
            return words("text-did-siege-play", card=named(card, words), tile=tile)
        case actions.Retreat(tile):
            return words("text-did-siege-retreat", tile=tile)
        case actions.Cauldron(tile):
            return words("text-did-siege-cauldron", tile=tile)
        case actions.Declare(tile):
            return words("text-did-siege-declare", tile=tile)
        case actions.Redeploy(card, tile, None):
            return words("text-did-siege-redeploy-discard", card=named(card, words), tile=tile)
        case actions.Redeploy(card, tile, int(target)):
            return words("text-did-siege-redeploy", card=named(card, words), tile=tile, target=target)
        case actions.Recruit(card, tile):
            return words("text-did-siege-recruit", card=named(card, words), tile=tile)
        case actions.Desertion(card, tile):
            return words("text-did-siege-desertion", card=named(card, words), tile=tile)
        case actions.Treason(card, tile, target):
            return words("text-did-siege-treason", card=named(card, words), tile=tile, target=target)
        case actions.Explosion(tile):
            return words("text-did-siege-explosion", tile=tile)
        case actions.Reinforcements(cards):
            return words("text-did-siege-reinforcements", cards=_cards(cards, words))
        case actions.Exchange():
            return words("text-did-siege-exchange")
        case actions.Give():
            return words("text-did-siege-give")
        case actions.Draw(deck):
            return words("text-did-siege-draw", deck=deck)
        case actions.Pass():
            return words("text-did-pass")
        case _:
            return None


def _player(view: View, seat: int, words: Words) -> str:
    held = view.hands[seat]
    if not view.tactics:
        return words("text-hand", name=name(seat, words), count=held.siege)
    line = words("text-siege-hand", name=name(seat, words), siege=held.siege, tactics=held.tactics)
    if view.spent[seat]:
        line += " " + words("text-siege-spent", name=name(seat, words), cards=_cards(view.spent[seat], words))
    return line


def _clock(view: View, words: Words) -> Iterator[str]:
    """How long the castle has to hold, and with what."""
    yield words("text-siege-deck", count=view.siege_deck)
    if view.tactics:
        yield words("text-tactics-deck", count=view.tactics_deck)
    yield words("text-siege-cauldrons", count=view.cauldrons)
    yield words("text-siege-damaged", count=sum(tile.damaged for tile in view.tiles), limit=DAMAGED_TO_WIN)


def _tile(view: View, tile: Tile, words: Words) -> str:
    parts = [
        words(
            "text-siege-tile",
            number=tile.number,
            name=words(f"tile-{tile.name}"),
            face="damaged" if tile.damaged else "intact",
            size=tile.size,
            counts=words("text-siege-counts", accepted=_accepted(tile)),
        )
    ]
    parts += (_side(tile, seat, words) for seat in seats(view))
    if tile.first is not None and all(tile.strengths):
        parts.append(words("text-first", name=name(tile.first, words)))
    if tile.number in view.declarable:
        parts.append(words("text-siege-declarable"))
    return " ".join(parts)


def _accepted(tile: Tile) -> str:
    """What counts at a tile: "lowest", "sum", "all", or the one formation besides the sum."""
    if tile.lowest:
        return "lowest"
    others = [formation for formation in tile.accepted if formation != Formation.SUM]
    if len(others) > 1:
        return "all"
    return others[0].key if others else "sum"


def _side(tile: Tile, seat: int, words: Words) -> str:
    cards, strength = _cards(tile.sides[seat], words), tile.strengths[seat]
    if not strength:
        return words("text-side", name=name(seat, words), cards=cards)
    called = formation(strength.formation, tile.size, words)
    return words("text-side-complete", name=name(seat, words), cards=cards, formation=called, total=strength.total)


def _ties(view: View, words: Words) -> Iterator[str]:
    for tile in view.tiles:
        first = tie(tile)
        if first is not None:
            yield f"{tile.number}: {words('text-first', name=name(first, words))}"


def _lane(tile: Tile, bottom: int, top: int) -> str:
    sides = (" ".join(tile.sides[seat]) or "–" for seat in (bottom, top))
    return f"{tile.number}: {' / '.join(sides)}"


def _discard(view: View, words: Words) -> str:
    """The discards by colour, each colour named once."""
    told = []
    for colour in COLOURS:
        strengths = [card[1:] for card in view.discard if card[0] == colour and is_siege(card)]
        if strengths:
            told.append(words("text-siege-colour", colour=colour, strengths=", ".join(strengths)))
    told += [named(card, words) for card in view.discard if not is_siege(card)]
    return "; ".join(told) or words("text-nothing")


def _cards(cards: Sequence[str], words: Words) -> str:
    return telling.cards(cards, words, named)
