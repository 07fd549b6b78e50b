"""Turns a state into what a seat may know of it, and a view into a state that fits it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from random import Random

from core import game as contract
from core.heave_ho.cards import ASIDE, CARDS, PAIRS, PLACES
from core.heave_ho.rope import side_of
from core.heave_ho.state import Cards, State, actors, looked_at, put_seat, strength, strengths
from core.heave_ho.view import Place, View


def view(state: State, seat: int | None) -> View:
    asked = actors(state)
    held = () if seat is None else state.hands[seat]
    return View(
        seat=seat,
        hand=_looks_at(state, seat) if seat in asked else held,
        teams=state.teams,
        round=state.round,
        barrels=state.barrels,
        turn=None if state.phase in ("sort", "over") else state.turn,
        actors=asked,
        phase=state.phase,
        pairs=(len(state.piles[0]) // 2, len(state.piles[1]) // 2),
        finisher=state.finisher,
        kept=() if seat is None else state.kept[seat],
        given=() if seat is None else state.given[seat],
        turned=state.turned,
        barrel=state.barrel,
        was=state.was,
        places=tuple(
            Place(name, side_of(name), name[1], cards, strength(cards))
            for name, cards in zip(PLACES, state.places, strict=True)
        ),
        strengths=strengths(state),
        held=held,
        hands=(len(state.hands[0]), len(state.hands[1])),
        decks=(len(state.decks[0]), len(state.decks[1])),
        discard=state.discard,
        gone=state.gone,
        spent=state.spent,
        shown=((), ()) if seat is None else state.shown,
        last=state.last,
        outcome=state.outcome,
    )


def _looks_at(state: State, seat: int) -> Cards:
    """The cards that a seat is asked to decide about."""
    match state.phase:
        case "sort":
            return state.piles[seat][:2]
        case "stop" | "rest":
            return state.piles[looked_at(state)][:2]
        case _:
            return state.hands[looked_at(state)]


def unseen(view: View) -> Cards:
    """During play: the cards of which the seat does not know where they are, in order; of some it knows that they are
    in the other team (`View.facing`), but not whether in its hand."""
    seen = Counter((*view.held, *view.coming, *_turned(view), *chain.from_iterable(view.spent)))
    return tuple((Counter(CARDS) - seen).elements())


def _turned(view: View) -> Cards:
    """The cards that were turned up: they are set aside."""
    return tuple(chain.from_iterable(view.turned))[:ASIDE]


def guess(view: contract.View, rng: Random) -> State:
    """Deal at random what the seat cannot know: the other team, the decks, and the seed of later shuffles."""
    if not isinstance(view, View) or view.seat is None:
        raise ValueError("a guess needs a seat's view of this game")
    state = State(
        teams=view.teams,
        seed=rng.randbytes(32),
        round=view.round,
        barrels=view.barrels,
        phase=view.phase,
        turn=view.seat if view.turn is None else view.turn,
        aside=(),
        finisher=view.finisher,
        turned=view.turned,
        barrel=view.barrel,
        was=view.was,
        places=tuple(place.cards for place in view.places),
        discard=view.discard,
        gone=view.gone,
        spent=view.spent,
        shown=view.shown,
        last=view.last,
        outcome=view.outcome,
    )
    if view.barrel is None:
        _guess_piles(state, view, view.seat, rng)
    else:
        _guess_teams(state, view, view.seat, rng)
    return state


def _guess_piles(state: State, view: View, seat: int, rng: Random) -> None:
    """While teams are made: what each seat still has to sort, and how the other seat sorted."""
    other = 1 - seat
    hidden = _hidden(rng, view.kept, view.given, view.hand)
    done = 2 * PAIRS - sum(view.pairs) - len(view.kept)
    owner = other if view.phase == "rest" else seat
    piles = [(*(view.hand if each == owner else ()),) for each in (0, 1)]
    zero, one = ((*piles[each], *islice(hidden, 2 * view.pairs[each] - len(piles[each]))) for each in (0, 1))
    state.piles = (zero, one)
    state.kept = put_seat((view.kept, view.kept), other, tuple(islice(hidden, done)))
    state.given = put_seat((view.given, view.given), other, tuple(islice(hidden, done)))
    state.aside = tuple(hidden)


def _guess_teams(state: State, view: View, seat: int, rng: Random) -> None:
    """During play: the decks and the other hand, with all the cards known to be there."""
    other = 1 - seat
    turned = _turned(view)
    hidden = _hidden(rng, view.held, view.coming, view.facing, turned, *view.spent)
    deck = (*view.coming, *islice(hidden, view.decks[seat] - len(view.coming)))
    theirs = view.hands[other] + view.decks[other]
    unplaced = Counter(view.facing) - Counter(view.shown[other])
    unknown = _shuffled((*unplaced.elements(), *islice(hidden, theirs - len(view.facing))), rng)
    free = view.hands[other] - len(view.shown[other])
    hand = (*view.shown[other], *unknown[:free])
    if view.phase != "trick" or view.turn != seat:
        hand = _shuffled(hand, rng)
    state.hands = put_seat((view.held, view.held), other, hand)
    state.decks = put_seat((unknown[free:],) * 2, seat, _shuffled(deck, rng))
    pile, under = (*turned, *hidden), 2 * len(view.turned) % ASIDE
    state.aside = (*pile[under:], *pile[:under])
    if view.teams != "skip":
        _guess_sorting(state, view, seat, rng)


def _guess_sorting(state: State, view: View, seat: int, rng: Random) -> None:
    """Infer the other seat's choices: it kept what this seat did not give, and gave what this seat did not keep."""
    other = 1 - seat
    mine, theirs = (Counter((*state.spent[each], *state.hands[each], *state.decks[each])) for each in (seat, other))
    kept = _shuffled((theirs - Counter(view.given)).elements(), rng)
    given = _shuffled((mine - Counter(view.kept)).elements(), rng)
    state.kept = put_seat((view.kept, view.kept), other, kept)
    state.given = put_seat((view.given, view.given), other, given)


def _hidden(rng: Random, *known: Iterable[str]) -> Iterator[str]:
    """All other cards, in random order."""
    return iter(_shuffled((Counter(CARDS) - Counter(chain.from_iterable(known))).elements(), rng))


def _shuffled(cards: Iterable[str], rng: Random) -> Cards:
    pile = list(cards)
    rng.shuffle(pile)
    return tuple(pile)
