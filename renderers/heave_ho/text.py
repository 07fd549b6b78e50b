"""Heave Ho! in words: a board line by line for screen readers, a hand, and the alt texts of pictures."""

from collections.abc import Iterator, Sequence

from core.heave_ho import actions
from core.heave_ho.cards import BARRELS_TO_WIN, GOALS, PAIRS, PRINTED, SIDES, WOMEN
from core.heave_ho.view import Place, View
from renderers import telling
from renderers.heave_ho.faces import named
from renderers.heave_ho.moves import marks
from renderers.heave_ho.seats import seats, side
from renderers.lettering import one_line
from renderers.seats import name
from renderers.telling import LONGEST_ALT, ended, lengthened
from renderers.words import Words


def board(view: View, words: Words) -> str:
    lines = [_title(view, words), _status(view, words), *_last(view, words), *_lots(view, words)]
    lines += (_player(view, seat, words) for seat in seats(view))
    if view.barrel is not None:
        lines += (_barrel(view, words), *_strengths(view, words))
        lines += (_place(place, words) for seat in seats(view) for place in side(view, seat))
        lines += _lost(view, words)
    return "\n".join(lines)


def hand(view: View, words: Words) -> str:
    """The cards that the viewer looks at, with what to type: the number of a card in a pair, or else the card."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    if view.barrel is None:
        return "\n".join((headline(view, words), *_pair(view, words), *_sorted(view, words)))
    if not trick(view):
        return telling.hand(view, words, named)
    return "\n".join((headline(view, words), *telling.hand_lines(view, words, named)))


def held(view: View) -> tuple[str, ...]:
    """The viewer's own cards, even while it looks at others; the pair that it sorts."""
    return view.hand if view.barrel is None else view.held


def hand_alt(view: View, words: Words) -> str:
    if view.barrel is None:
        parts = [headline(view, words), ", ".join(_pair(view, words)) + "." if view.hand else ""]
        kept, given = " ".join(view.kept), " ".join(view.given)
        parts += (words("hand-heave-kept", cards=kept), words("hand-heave-given", cards=given)) if kept else ()
        return one_line(" ".join(filter(None, parts)), LONGEST_ALT)
    if trick(view):
        return f"{headline(view, words)} {_cards(view.hand, words)}."
    return telling.hand_alt(view, words, named)


def headline(view: View, words: Words) -> str:
    """The headline for a seat that looks at cards other than its own hand."""
    assert view.seat is not None
    other = name(1 - view.seat, words)
    if view.barrel is not None:
        return words("hand-heave-trick", name=other)
    if not view.hand:
        return words("hand-heave-sorted")
    owner = 1 - view.seat if view.phase == "rest" else view.seat
    number = PAIRS - view.pairs[owner] + 1
    return words("hand-heave-pair", phase=view.phase, name=other, number=number, pairs=PAIRS)


def trick(view: View) -> bool:
    """Whether the viewer looks at the opponent's hand."""
    return view.phase == "trick" and view.seat in view.actors


def _pair(view: View, words: Words) -> Iterator[str]:
    for number, card in enumerate(view.hand, 1):
        called = named(card, words)
        yield f"{number}: {', '.join(filter(None, (telling.typed(card, called), called)))}"


def _sorted(view: View, words: Words) -> Iterator[str]:
    if view.kept:
        yield words("hand-heave-kept", cards=_cards(view.kept, words))
        yield words("hand-heave-given", cards=_cards(view.given, words))


def alt(view: View, words: Words, also: Sequence[str] = ()) -> str:
    """A board in at most 1,000 characters, with cards in notation; the least important parts may be left out. Before
    them comes what else is to be told."""
    parts = [_title(view, words), _status(view, words), *_last(view, words)]
    if view.barrel is not None:
        parts += (_barrel(view, words), *_strengths(view, words))
        parts.append(words("text-alt-heave-places", strength=PRINTED))
        parts.append(", ".join(_lane(place) for seat in seats(view) for place in side(view, seat)) + ".")
    told = one_line(" ".join(parts), LONGEST_ALT)
    more = [*also, *(_player(view, seat, words) for seat in seats(view))]
    more += _lots(view, words)
    if view.gone:
        more.append(words("text-heave-gone", cards=" ".join(view.gone)))
    if view.discard:
        more.append(words("text-discard", cards=" ".join(view.discard)))
    return lengthened(told, more)


def replay_alt(view: View, words: Words) -> str:
    """How a match ended, judging by its last view, or how far it has got."""
    parts = [words("text-alt-replay", game=words("game-heave-ho"))]
    if view.outcome:
        parts.append(ended(view.outcome, words))
    parts += (_won(view, seat, words) for seat in seats(view))
    return one_line(" ".join(parts), LONGEST_ALT)


def _title(view: View, words: Words) -> str:
    return words("text-heave-title", game=words("game-heave-ho"), round=view.round)


def _status(view: View, words: Words) -> str:
    if view.outcome:
        return ended(view.outcome, words)
    return " ".join(words("text-heave-turn", name=name(seat, words), phase=view.phase) for seat in view.actors)


def _last(view: View, words: Words) -> Iterator[str]:
    told = [_did(view, action, words) for _, action in view.last]
    told += _pulled(view, words)
    if told:
        yield words("text-last", name=name(view.last[0].seat, words), moves=", ".join(told))


def _pulled(view: View, words: Words) -> Iterator[str]:
    pull = marks(view).pull
    if pull and view.barrel is not None:
        if pull.towards is None:
            yield words("text-did-heave-stayed", space=view.barrel)
        else:
            yield words("text-did-heave-pulled", start=pull.start, space=view.barrel)


def _did(view: View, action: actions.Action, words: Words) -> str:
    match action:
        case actions.Play(card, place):
            return words("text-did-heave-play", card=named(card, words), place=_named(place, words))
        case actions.Farewell(strength):
            return words("text-did-heave-farewell", strength=strength, cards=_cards(view.gone, words))
        case actions.ChangeSides(source, _):
            found = marks(view)
            assert found.left
            assert found.came
            where = {"place": _named(source, words), "target": _named(found.came, words)}
            return words("text-did-heave-cross", card=named(found.left[1], words), **where)
        case actions.Use("MuchoMacho"):
            new = view.discard[len(view.discard) - marks(view).discarded :]
            return words("text-did-heave-sweep", cards=_cards([card for card in new if card in WOMEN], words))
        case actions.Use(card):
            return words("text-did-heave-use", card=named(card, words))
        case actions.Waste(card):
            return words("text-did-heave-waste", card=named(card, words))
        case actions.Take(deed):
            return words("text-did-heave-take", move=_did(view, deed, words))
        case actions.Toss(card):
            return words("text-did-heave-toss", card=named(card, words))
        case actions.Keep():
            raise ValueError("sorting is not described")


def _lots(view: View, words: Words) -> Iterator[str]:
    """The cards that were turned up, until someone has played."""
    if view.turned and not view.last:
        lots = (f"{name(seat, words)}: {named(pair[seat], words)}" for pair in view.turned for seat in seats(view))
        yield words("text-heave-turned", lots=", ".join(lots))


def _player(view: View, seat: int, words: Words) -> str:
    if view.barrel is None:
        more = words("text-heave-pairs", done=PAIRS - view.pairs[seat], pairs=PAIRS)
    else:
        more = words("text-heave-cards", hand=view.hands[seat], deck=view.decks[seat])
    return f"{_won(view, seat, words)} {more}"


def _won(view: View, seat: int, words: Words) -> str:
    return words("text-heave-barrels", name=name(seat, words), barrels=view.barrels[seat], limit=BARRELS_TO_WIN)


def _barrel(view: View, words: Words) -> str:
    assert view.barrel is not None
    first, last = GOALS
    zero, one = name(0, words), name(1, words)
    return words("text-heave-barrel", space=view.barrel, zero=zero, first=first, one=one, last=last)


def _strengths(view: View, words: Words) -> Iterator[str]:
    for seat in seats(view):
        terms = " + ".join(str(place.strength) for place in side(view, seat))
        yield words("text-heave-strength", name=name(seat, words), terms=terms, total=view.strengths[seat])
    zero, one = view.strengths
    if view.outcome:
        return
    if zero == one:
        yield words("text-heave-even")
    else:
        yield words("text-heave-balance", name=name(int(one > zero), words), spaces=abs(zero - one))


def _named(place: str, words: Words) -> str:
    return words("text-heave-place", colour=place[1], name=name(SIDES.index(place[0]), words))


def _place(place: Place, words: Words) -> str:
    where = {"name": place.name, "place": _named(place.name, words)}
    if not place.cards:
        return words("text-heave-printed", **where, strength=PRINTED)
    return words("text-heave-top", **where, card=named(place.cards[-1], words), count=len(place.cards) - 1)


def _lane(place: Place) -> str:
    if not place.cards:
        return f"{place.name}: –"
    beneath = len(place.cards) - 1
    return f"{place.name}: {place.cards[-1]}" + (f" +{beneath}" if beneath else "")


def _lost(view: View, words: Words) -> Iterator[str]:
    yield words("text-discard", cards=_cards(view.discard, words))
    if view.gone:
        yield words("text-heave-gone", cards=_cards(view.gone, words))


def _cards(cards: Sequence[str], words: Words) -> str:
    return telling.cards(cards, words, named)
