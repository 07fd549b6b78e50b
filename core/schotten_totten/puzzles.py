"""What can be asked about a position of Schotten Totten, and why an answer is right or wrong."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from core.formations import Formation, Strength
from core.puzzles.puzzle import Finding, Kind, Reason, Verdict
from core.puzzles.search import fewest, grade, is_worth_solving, only, some
from core.schotten_totten import cards, sight
from core.schotten_totten.cards import NUMBERS
from core.schotten_totten.claims import claimable
from core.schotten_totten.state import Cards, State, size
from core.schotten_totten.symmetries import COLOURINGS, canonical, recoloured
from core.schotten_totten.tries import (
    Reply,
    Try,
    attempt,
    before_reply,
    lay,
    may_win,
    position,
    prove,
    refute,
    replies,
    strength,
    taken,
    tries,
)
from core.schotten_totten.view import View

__all__ = ["COLOURINGS", "KINDS", "canonical", "recoloured"]

_FEWEST_DEFENCES = 6
_FEWEST_CARDS = 3
"""In each hand, so that neither is empty when the other seat has replied."""


def _is_asked(view: View, *, expert: bool = False) -> bool:
    return view.phase == "play" and view.turn == view.seat and view.expert == expert and not view.tactics


def _needs_proof(state: State, stone: int) -> bool:
    """Whether the other side there is incomplete, so that it is not enough to compare two sides."""
    return stone not in state.complete[1 - state.turn]


# Which one of your complete sides can be claimed?


def _complete(view: View) -> tuple[str, ...]:
    state = position(view)
    return tuple(f"claim {stone}" for stone in state.complete[state.turn])


def _find_which(view: View) -> Finding | None:
    if not _is_asked(view, expert=True) or len(view.claims) != 1:
        return None
    state, (stone,) = position(view), view.claims
    if not _needs_proof(state, stone):
        return None
    seat = state.turn

    near = [other for other in state.complete[seat] if other != stone and _needs_proof(state, other)]
    near.sort(key=lambda other: strength(state, seat, other), reverse=True)
    misses = [f"claim {other}" for other in near]
    if not is_worth_solving(len(state.hands[seat]) * len(state.rooms[seat]), misses):
        return None
    proof = prove(state, seat, stone)
    is_hidden = strength(state, seat, stone) < strength(state, seat, near[0])
    return Finding(f"claim {stone}", proof.theme, grade(proof.points + is_hidden, misses), tuple(misses))


def _judge_which(view: View, answer: str) -> Verdict:
    state = position(view)
    seat, stone = state.turn, int(answer.split()[1])
    if stone in claimable(state, seat):
        return _claiming(state, (stone,))
    return _refuted(state, stone)


# Which card where lets you claim, claim two, win?


def _plays(view: View) -> tuple[str, ...]:
    return tuple(tried.text for tried in tries(view))


def _claims(tried: Try) -> bool:
    return bool(tried.claims)


def _claims_two(tried: Try) -> bool:
    return len(tried.claims) > 1


def _wins(tried: Try) -> bool:
    return tried.wins is not None


def _find_play(is_right: Callable[[Try], bool], view: View) -> Finding | None:
    """The only play with which claims do what is asked."""
    if not _is_asked(view):
        return None
    best = only(tries(view), is_right)
    if best is None or not any(_needs_proof(best.after, stone) for stone in best.claims):
        return None
    seat = best.after.turn
    near = [tried for tried in tries(view) if tried is not best and _is_tempting(tried, best)]
    near.sort(key=_temptation, reverse=True)
    misses = tuple(tried.text for tried in near)
    if not is_worth_solving(len(tries(view)), misses):
        return None
    proofs = [prove(best.after, seat, stone) for stone in best.claims]
    points = max(proof.points for proof in proofs) + (len(proofs) > 1) + (_temptation(near[0]) > _temptation(best))
    theme = "+".join(sorted(proof.theme for proof in proofs))
    return Finding(best.text, theme, grade(points, misses), misses)


def _is_tempting(tried: Try, best: Try) -> bool:
    """Whether a wrong play claims too little, or completes a side to something, or where that would win, in vain."""
    if tried.claims or not tried.completes:
        return bool(tried.claims)
    aimed = Formation.SUM if best.wins else max(_made(best, stone).formation for stone in best.claims)
    is_something = _made(tried, tried.stone).formation >= min(aimed, Formation.RUN)
    return is_something and (tried.stone == best.stone or _needs_proof(tried.after, tried.stone))


def _made(tried: Try, stone: int) -> Strength:
    return strength(tried.after, tried.after.turn, stone)


def _temptation(tried: Try) -> tuple[int, ...]:
    """How tempting a wrong play is: the stones it claims, then the side that it completes."""
    return len(tried.claims), *(_made(tried, tried.stone) if tried.completes else ())


def _find_two(view: View) -> Finding | None:
    if not _is_asked(view) or any(map(_wins, tries(view))):
        return None
    return _find_play(_claims_two, view)


def _judge_play(is_right: Callable[[Try], bool], view: View, answer: str) -> Verdict:
    tried = _tried(view, answer)
    state, stone = tried.after, tried.stone
    if is_right(tried):
        return _claiming(state, tried.claims, tried.wins)
    if tried.claims:
        after = taken(state, state.turn, tried.claims)
        told = Reason("claims-only", {"stones": _listed(tried.claims), "count": len(tried.claims)})
        return Verdict(False, (told,), (), sight.view(after, view.seat))
    if tried.completes:
        return _refuted(state, stone)
    side = state.sides[state.turn][stone - 1]
    told = Reason("claims-none", {"stone": stone, "have": len(side), "size": size(state, stone)})
    return Verdict(False, (told,), (), sight.view(state, view.seat))


def _tried(view: View, answer: str) -> Try:
    card, _, stone = answer.partition("@")
    return attempt(position(view), card, int(stone))


# Which card must be laid open, anywhere, so that a claim holds?


def _held(view: View) -> tuple[str, ...]:
    return view.hand


def _find_evidence(view: View) -> Finding | None:
    """A card that makes a claim hold wherever it is played, while none of the others lets anything be claimed."""
    if not _is_asked(view):
        return None
    state = position(view)
    seat = state.turn
    card = only(view.hand, lambda card: bool(_proves(state, card)))
    if card is None or claimable(state, seat):
        return None
    if any(tried.claims for tried in tries(view) if tried.card != card):
        return None
    near = [other for other in view.hand if other != card and (other[0] == card[0] or other[1:] == card[1:])]
    if not is_worth_solving(len(tries(view)), near):
        return None
    stones = _proves(state, card)
    proof = prove(_open(state, card), seat, stones[0])
    points = proof.points + (len(state.complete[seat]) > len(stones))
    return Finding(card, proof.theme, grade(points, near), tuple(near))


def _open(state: State, card: str) -> State:
    """The card is open, wherever it lies."""
    after = state.copy()
    after.unseen &= ~cards.PACK.bits[card]
    return after


def _proves(state: State, card: str) -> tuple[int, ...]:
    """The stones that can be claimed wherever this card is played."""
    return claimable(_open(state, card), state.turn) if state.rooms[state.turn] else ()


def _judge_evidence(view: View, answer: str) -> Verdict:
    state = position(view)
    seat = state.turn
    side = state.sides[seat]
    # Where it completes no side it proves only what it has to.
    stone = min(state.rooms[seat], key=lambda stone: (len(side[stone - 1]), stone))
    after = lay(state, seat, answer, stone)
    if stones := _proves(state, answer):
        return _claiming(after, stones)
    asked = max(state.complete[seat], key=lambda stone: strength(state, seat, stone))
    return _refuted(after, asked)


# What is the only play after which they cannot win?


def _defends(tried: Try) -> bool:
    return next(replies(before_reply(tried)), None) is None


def _goes_on(tried: Try) -> bool:
    """Whether both seats can still play after the reply, so that no stones are settled."""
    after, other = tried.after, 1 - tried.after.turn
    lacking = (size(after, stone) - len(after.sides[other][stone - 1]) for stone in before_reply(tried).rooms[other])
    return any(lack > 1 for lack in lacking)


def _find_defence(view: View) -> Finding | None:
    """The only play after which no card that the other seat could hold wins."""
    if not _is_asked(view):
        return None
    state = position(view)
    other = 1 - state.turn
    if min(hand.clan for hand in view.hands) < _FEWEST_CARDS or not may_win(state, other):
        return None
    # Laying a card never makes their claims harder to prove. So if they threaten to win already, only a play where they
    # need a stone, or a claim, can prevent it.
    threats = tuple(replies(state))
    needed = set(NUMBERS).intersection(*(threat.claims for threat in threats))
    candidates = (tried for tried in tries(view) if tried.claims or tried.stone in needed)
    if threats and only(candidates, _defends) is None:
        return None
    best = only(tries(view), _defends)
    if best is None or any(map(_wins, tries(view))) or not all(map(_goes_on, tries(view))):
        return None
    wrong = [tried for tried in tries(view) if tried is not best]
    refuting = {tried.text: frozenset(reply.card for reply in replies(before_reply(tried))) for tried in wrong}
    named = fewest(refuting.values())
    hidden = min(map(len, refuting.values()))
    near = [tried for tried in wrong if tried.stone == best.stone or len(refuting[tried.text]) == hidden]
    near.sort(key=lambda tried: (tried.stone != best.stone, len(refuting[tried.text])))
    misses = tuple(tried.text for tried in near)
    if not named or not is_worth_solving(len(tries(view)), misses, _FEWEST_DEFENCES):
        return None
    points = len(named) - 1 + 2 * (hidden == 1)
    theme = _defence(best, next(replies(before_reply(wrong[0]))), len(frozenset().union(*refuting.values())))
    return Finding(best.text, theme, grade(points, misses), misses)


def _defence(best: Try, threat: Reply, count: int) -> str:
    """What a defence is about: how it works, where, and against what and how many cards."""
    state, stone = best.after, best.stone
    how = "claims" if best.claims else "completes" if best.completes else "adds"
    made = max(strength(threat.after, 1 - state.turn, claimed) for claimed in threat.claims)
    return f"{how}-{len(state.sides[1 - state.turn][stone - 1])}-{made.formation.key}-{some(count)}"


def _judge_defence(view: View, answer: str) -> Verdict:
    tried = _tried(view, answer)
    before = before_reply(tried)
    reply = next(replies(before), None)
    if reply is None:
        return Verdict(True, (Reason("defends", {}),), (), sight.view(before, view.seat))
    told, named = _winning(reply)
    return Verdict(False, (told,), named, sight.view(taken(reply.after, 1 - before.turn, reply.claims), view.seat))


def _winning(reply: Reply) -> tuple[Reason, Cards]:
    params = {"stones": _listed(reply.claims), "count": len(reply.claims)}
    if not reply.card:
        return Reason("they-claim", params), ()
    return Reason("they-play", {"card": reply.card, "stone": reply.stone, **params}), (reply.card,)


# Explanations


def _claiming(state: State, stones: Iterable[int], wins: str | None = None) -> Verdict:
    """The seat on turn claims these stones, and every claim holds."""
    seat, claimed = state.turn, tuple(stones)
    proofs = [prove(state, seat, stone) for stone in claimed]
    reasons = [proof.reason for proof in proofs]
    if wins:
        reasons.append(Reason(f"wins-{wins}", {"stones": _listed(claimed), "count": len(claimed)}))
    named = tuple(dict.fromkeys(card for proof in proofs for card in proof.cards))
    return Verdict(True, tuple(reasons), named, sight.view(taken(state, seat, claimed), seat))


def _refuted(state: State, stone: int) -> Verdict:
    """The seat on turn cannot claim this stone."""
    seat = state.turn
    reason, named = refute(state, seat, stone)
    after = state
    if _needs_proof(state, stone):
        for card in named:
            after = lay(after, 1 - seat, card, stone)
    return Verdict(False, (reason,), named, sight.view(after, seat))


def _listed(stones: Iterable[int]) -> str:
    return ", ".join(map(str, stones))


_BASE = {"tactics": "off", "expert": "off", "rounds": "1"}
_EXPERT = _BASE | {"expert": "on"}

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("claim-which", frozenset({0}), 2, _EXPERT, _complete, _find_which, _judge_which),
        Kind(
            "claim-where", frozenset({1}), 2, _BASE, _plays, partial(_find_play, _claims), partial(_judge_play, _claims)
        ),
        Kind("evidence", frozenset({2}), 2, _BASE, _held, _find_evidence, _judge_evidence),
        Kind("win-now", frozenset({3}), 2, _BASE, _plays, partial(_find_play, _wins), partial(_judge_play, _wins)),
        Kind("claim-two", frozenset({3}), 2, _BASE, _plays, _find_two, partial(_judge_play, _claims_two)),
        Kind("defend", frozenset({6}), 2, _BASE, _plays, _find_defence, _judge_defence, matches=2800),
    )
}
