"""What can be asked about a position of Schotten Totten 2, and why an answer is right or wrong.

The attacker is asked what to play to take tiles this turn; the defender, who throws no cauldron, what to play to lose
none in the attacker's next turn.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from core.formations import Formation
from core.puzzles.puzzle import Finding, Kind, Reason, Verdict
from core.puzzles.search import fewest, grade, is_worth_solving, only, some
from core.schotten_totten_2 import cards, sight
from core.schotten_totten_2.state import State, contest, face
from core.schotten_totten_2.symmetries import COLOURINGS, canonical, recoloured
from core.schotten_totten_2.tries import (
    Try,
    attempt,
    fallen,
    lay,
    position,
    prove,
    refute,
    replies,
    strength,
    tries,
)
from core.schotten_totten_2.view import View

__all__ = ["COLOURINGS", "KINDS", "canonical", "recoloured"]


def _is_asked(view: View) -> bool:
    return view.phase == "play" and view.turn == view.seat and not view.tactics


def _plays(view: View) -> tuple[str, ...]:
    return tuple(tried.text for tried in tries(view))


def _tried(view: View, answer: str) -> Try:
    state = position(view)
    card, _, tile = answer.partition("@")
    return attempt(state, state.turn, card, int(tile))


# The attacker: break through, or damage a tile


def _damages(tried: Try) -> bool:
    return bool(tried.falls)


def _wins(tried: Try) -> bool:
    return tried.wins is not None


def _find_attack(is_right: Callable[[Try], bool], view: View) -> Finding | None:
    """The only play with which declarations do what is asked."""
    if not _is_asked(view) or view.role != "attacker":
        return None
    best = only(tries(view), is_right)
    if best is None or not any(_needs_proof(best.after, tile) for tile in best.falls):
        return None
    near = [tried for tried in tries(view) if tried is not best and _is_tempting(tried, best)]
    near.sort(key=_temptation, reverse=True)
    misses = tuple(tried.text for tried in near)
    if not is_worth_solving(len(tries(view)), misses):
        return None
    proofs = [prove(best.after, tile) for tile in best.falls]
    points = max(proof.points for proof in proofs) + (len(proofs) > 1) + (_temptation(near[0]) > _temptation(best))
    theme = "+".join(sorted(proof.theme for proof in proofs))
    return Finding(best.text, theme, grade(points, misses), misses)


def _find_damage(view: View) -> Finding | None:
    if not _is_asked(view) or any(map(_wins, tries(view))):
        return None
    return _find_attack(_damages, view)


def _needs_proof(state: State, tile: int) -> bool:
    """Whether the defender's side is incomplete, so that it is not enough to compare two sides."""
    return tile in state.rooms[1 - state.attacker]


def _is_tempting(tried: Try, best: Try) -> bool:
    """Whether a wrong play damages too little, or completes a side to something, or where that would win, in vain."""
    if tried.falls or not tried.completes:
        return bool(tried.falls)
    aimed = Formation.SUM if best.wins else max(strength(best.after, tile).formation for tile in best.falls)
    is_something = strength(tried.after, tried.tile).formation >= min(aimed, Formation.RUN)
    return is_something and (tried.tile == best.tile or _needs_proof(tried.after, tried.tile))


def _temptation(tried: Try) -> tuple[int, ...]:
    """How tempting a wrong play is: the tiles it damages, then the side that it completes."""
    return len(tried.falls), *(strength(tried.after, tried.tile) if tried.completes else ())


def _judge_attack(is_right: Callable[[Try], bool], view: View, answer: str) -> Verdict:
    tried = _tried(view, answer)
    state, tile = tried.after, tried.tile
    if is_right(tried):
        proofs = [prove(state, each) for each in tried.falls]
        reasons = [proof.reason for proof in proofs]
        if tried.wins:
            reasons.append(Reason(f"wins-{tried.wins}", _tiles(tried.falls)))
        named = tuple(dict.fromkeys(card for proof in proofs for card in proof.cards))
        return Verdict(True, tuple(reasons), named, sight.view(fallen(state, tried.falls), view.seat))
    if tried.falls:
        told = Reason("damages-only", _tiles(tried.falls))
        return Verdict(False, (told,), (), sight.view(fallen(state, tried.falls), view.seat))
    if not tried.completes:
        have = len(state.sides[state.attacker][tile - 1])
        told = Reason("damages-none", {"tile": tile, "have": have, "size": face(state, tile).size})
        return Verdict(False, (told,), (), sight.view(state, view.seat))
    reason, named = refute(state, tile)
    if _needs_proof(state, tile):
        for card in named:
            state = lay(state, 1 - state.attacker, card, tile)
    return Verdict(False, (reason,), named, sight.view(state, view.seat))


def _tiles(tiles: Iterable[int]) -> dict[str, str | int]:
    listed = [str(tile) for tile in tiles]
    return {"tiles": ", ".join(listed), "count": len(listed)}


# The defender: the only play after which no tile can fall, or the game is not lost


def _find_defence(is_loss: Callable[[Try], bool], view: View) -> Finding | None:
    """The only play after which no card that the attacker could hold does what is to be prevented."""
    if not _is_asked(view) or view.role != "defender" or not view.siege_deck:
        return None
    state = position(view)
    if not state.rooms[state.attacker] or not view.hands[state.attacker].siege:
        return None

    def holds(tried: Try) -> bool:
        return not any(map(is_loss, replies(tried.after)))

    # Laying a card never makes a declaration harder to prove, except at its own tile.
    losses = [reply for reply in replies(state) if is_loss(reply)]
    needed = set(cards.NUMBERS).intersection(*(reply.falls for reply in losses))
    if not losses or only((tried for tried in tries(view) if tried.tile in needed), holds) is None:
        return None
    best = only(tries(view), holds)
    if best is None:
        return None
    wrong = [tried for tried in tries(view) if tried is not best]
    refuting = {
        tried.text: frozenset(reply.card for reply in replies(tried.after) if is_loss(reply)) for tried in wrong
    }
    named = fewest(refuting.values())
    hidden = min(map(len, refuting.values()))
    near = [tried for tried in wrong if tried.tile == best.tile or len(refuting[tried.text]) == hidden]
    near.sort(key=lambda tried: (tried.tile != best.tile, len(refuting[tried.text])))
    misses = tuple(tried.text for tried in near)
    if not named or not is_worth_solving(len(tries(view)), misses):
        return None
    points = len(named) - 1 + 2 * (hidden == 1)
    return Finding(best.text, _defence(state, best, losses), grade(points, misses), misses)


def _defence(state: State, best: Try, losses: Sequence[Try]) -> str:
    """What a defence is about: how it works, and against what and how many cards."""
    defender, tile = state.turn, best.tile
    before, after = (len(each.sides[defender][tile - 1]) for each in (state, best.after))
    how = "cancels" if after <= before else "adds"
    if how == "adds" and best.completes:
        how = "completes-" + contest(best.after, tile).strength(best.after.sides[defender][tile - 1]).formation.key
    proof = prove(losses[0].after, losses[0].falls[0])
    return f"{how}-{proof.theme}-{some(len({loss.card for loss in losses}))}"


def _any_falls(reply: Try) -> bool:
    return bool(reply.falls)


def _judge_defence(is_loss: Callable[[Try], bool], view: View, answer: str) -> Verdict:
    tried = _tried(view, answer)
    loss = next(filter(is_loss, replies(tried.after)), None)
    if loss is None:
        return Verdict(True, (Reason("holds", {}),), (), sight.view(tried.after, view.seat))
    name = f"they-win-{loss.wins}" if loss.wins else "they-damage"
    told = Reason(name, {"card": loss.card, "tile": loss.tile, **_tiles(loss.falls)})
    return Verdict(False, (told,), (loss.card,), sight.view(fallen(loss.after, loss.falls), view.seat))


_OPTIONS = {"tactics": "off", "match": "single", "colour-run": "sum"}

KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind(
            "break-through",
            frozenset({0}),
            2,
            _OPTIONS,
            _plays,
            partial(_find_attack, _wins),
            partial(_judge_attack, _wins),
        ),
        Kind("damage", frozenset({1}), 2, _OPTIONS, _plays, _find_damage, partial(_judge_attack, _damages)),
        Kind(
            "hold-tile",
            frozenset({4}),
            2,
            _OPTIONS,
            _plays,
            partial(_find_defence, _any_falls),
            partial(_judge_defence, _any_falls),
        ),
        Kind(
            "hold-game",
            frozenset({6}),
            2,
            _OPTIONS,
            _plays,
            partial(_find_defence, _wins),
            partial(_judge_defence, _wins),
            matches=2000,
        ),
    )
}
