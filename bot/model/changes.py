"""Changes: what has happened to a match, and what that means for those who are asked."""

from dataclasses import dataclass

from bot.model.matches import Match, Seat
from bot.model.plans import Followed
from bot.model.position import Position, can_abort, players


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened to a match: something about its challenge, its beginning, or one more line of its log."""

    match: Match
    """With its deadline before the change."""
    now: float
    after: Position | None = None
    """None while it is a challenge."""
    before: Position | None = None
    """None when it begins."""
    replaced: tuple[Seat, ...] = ()
    """The seats that the computer takes over, with the people who had them."""
    chats: tuple[tuple[str, str], ...] = ()
    """The private chats in which people are called, besides the tables."""
    shown: tuple[tuple[str, str, str], ...] = ()
    """What is shown before the change: platforms, addresses and kinds."""
    plans: tuple[Followed, ...] = ()
    """The plans for its seats, before and after it."""
    moves_deadlines: bool = False
    """Whether turns end at another time than the calls say."""

    @property
    def is_beginning(self) -> bool:
        return self.before is None and self.after is not None

    @property
    def returned(self) -> Seat | None:
        """The seat that a person has taken back from the computer."""
        last = self.after.log[-1:] if self.after else ()
        return next((self.match.seats[line.seat] for line in last if line.action == "/return"), None)

    @property
    def is_handover(self) -> bool:
        return bool(self.replaced or self.returned)

    @property
    def is_resumed(self) -> bool:
        """Whether a pause was ended, and nothing else happened."""
        return self.after is not None and self.after.log[-1:] != () and self.after.log[-1].action == "/resume"

    @property
    def is_same_turn(self) -> bool:
        """Whether the same people are asked as before."""
        before, after = self.before, self.after
        return bool(before and after and (before.actors, before.stage) == (after.actors, after.stage))

    @property
    def is_retimed(self) -> bool:
        """Whether clocks were stopped or started, or somebody got time: without anything happening in the game, or by
        an action that ended a pause."""
        before, after = self.before, self.after
        if not (before and after and before.timing != after.timing):
            return False
        return before.done == after.done or before.timing.paused

    @property
    def is_passing_turn(self) -> bool:
        """Whether someone else is asked, or the same person for another turn, or nobody keeps others waiting any
        more."""
        if self.is_beginning:
            return True
        if not (self.before and self.after) or self._is_planned(self.after):
            return False
        is_stopped = self.match.deadline is not None and len(players(self.match, self.after)) == 1
        return not self.is_same_turn or is_stopped or self.is_handover or self.is_resumed or self.is_turn_freed

    def _is_planned(self, after: Position) -> bool:
        """Whether plans are about to be played for all who are asked: then there is nobody to call until that is
        done."""
        asked = {seat.number for seat in self.match.seats if seat.person and seat.number in after.actors}
        return bool(asked) and asked <= {now.seat for _, now in self.plans if now and now.state == "due"}

    @property
    def is_turn_freed(self) -> bool:
        """Whether a plan that was being played leaves the rest of the turn to its owner, who was not called until
        now."""
        return any(was.state == "due" and (now is None or now.state != "due") for was, now in self.plans)

    @property
    def is_decided_otherwise(self) -> bool:
        """Whether those who decide about a late player are others now, have voted, or can decide something else: before
        everyone has moved, the match is aborted."""
        before, after = self.before, self.after
        if not (before and after):
            return False
        has_changed = (before.left, before.votes) != (after.left, after.votes)
        return has_changed or can_abort(self.match, before) != can_abort(self.match, after)

    @property
    def has_moved(self) -> bool:
        """Whether something happened in the game, or it has ended."""
        before, after = self.before, self.after
        return bool(before and after and (before.done, before.ending) != (after.done, after.ending))
