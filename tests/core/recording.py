"""Records of random games, and what must hold for each of them."""

from dataclasses import replace

import pytest

from core.record import Broken, Record, described, digest, read, replay, verify, write
from tests.support.games import Match

ENDINGS_BY_PEOPLE = ("resigned by 1", "draw agreed", "time over for 0", "aborted", "unfinished")


def finished(match: Match) -> Record:
    """The record of a match that was played to its end."""
    game, seats = match.setting.game, match.setting.seats
    outcome = game.outcome(match.moments[-1].after)
    assert outcome is not None
    actions = tuple((moment.seat, game.format(moment.action)) for moment in match.moments)
    options = tuple(match.setting.options.items())
    seed = match.seed.encode()
    return Record(game.id, seats, options, digest(seed), seed, actions, described(outcome))


def a_played_match_verifies_to_its_end(match: Match) -> None:
    record, rng = finished(match), match.chance("ending")
    assert read(write(record)) == record
    outcome = verify(record)
    assert outcome is not None
    assert described(outcome) == record.ending
    ending, some = rng.choice(ENDINGS_BY_PEOPLE), rng.randrange(len(record.actions))
    assert verify(replace(record, actions=record.actions[:some], ending=ending)) is None
    with pytest.raises(Broken, match="ending-wrong"):
        verify(replace(record, ending=ending))
    with pytest.raises(Broken, match="not-over"):
        verify(replace(record, actions=record.actions[:-1]))


def a_replay_yields_the_states_and_events_of_the_match(match: Match) -> None:
    record, played = finished(match), match.moments
    assert record.seed is not None
    first, *steps = replay(match.setting.game, record.seats, dict(record.options), record.seed, record.actions)
    assert first == (played[0].state, ())
    assert steps == [(moment.after, moment.events) for moment in played]
