"""Lines of a log that are outside the rules of the game: what they mean when the log is replayed."""

import pytest

from bot.model.matches import Entry, Match
from bot.model.position import Offer, Position, Vote, advance, replay, start
from tests.bot.model.test_clocks import a_match, play, write

TWO, THREE = a_match(), a_match(seats=3)


def voted(match: Match = THREE) -> tuple[Position, int]:
    """The others have voted about the seat that is to move."""
    position = start(match)
    late = position.actors[0]
    for by, choice in (((late + 1) % 3, "win"), ((late + 2) % 3, "wait")):
        position = write(match, position, 1.0, f"/vote {choice} {late}", by)
    return position, late


def test_a_pause_is_offered_and_begins_when_all_have_agreed() -> None:
    offered = write(TWO, start(TWO), 1.0, "/offer pause", 0)
    assert offered.offer == Offer("pause", 0)
    assert offered.has_offered("pause", 0)
    paused = write(TWO, offered, 2.0, "/pause", 1)
    assert (paused.offer, paused.timing.paused) == (None, True)
    assert not write(TWO, paused, 3.0, "/resume", 0).timing.paused


def test_resigning_when_others_play_on_ends_a_pause() -> None:
    paused = write(THREE, start(THREE), 1.0, "/pause", 0)
    assert not write(THREE, paused, 2.0, "/resign", 2).timing.paused


@pytest.mark.parametrize(
    "line", ["/give 1 60", "/wait 1", "/vote wait 1", "/pause", "/resume", "/computer 1", "/return"]
)
def test_lines_about_time_change_nothing_in_the_game(line: str) -> None:
    begun = start(TWO)
    after = write(TWO, begun, 1.0, line, 0)
    assert (after.state, after.done, after.actors) == (begun.state, begun.done, begun.actors)
    assert [entry.action for entry in after.log] == [line]
    assert after.is_fresh(0, after.actors[0]), "buttons still work"


def test_the_others_vote_and_vote_again_about_a_player_who_is_late() -> None:
    position, late = voted()
    one, other = (late + 1) % 3, (late + 2) % 3
    assert position.votes == (Vote(one, "win", late, 1.0), Vote(other, "wait", late, 1.0))
    again = write(THREE, position, 2.0, f"/vote computer {late}", one)
    assert again.votes == (Vote(other, "wait", late, 1.0), Vote(one, "computer", late, 2.0))


@pytest.mark.parametrize("line", ["/wait", "/computer", "/timeout"])
def test_votes_are_over_when_they_are_decided(line: str) -> None:
    position, late = voted()
    assert write(THREE, position, 2.0, f"{line} {late}", (late + 1) % 3).votes == ()


def test_votes_lapse_when_the_late_player_acts_but_not_when_somebody_says_something() -> None:
    position, late = voted()
    assert write(THREE, position, 2.0, "/offer undo", late).votes == position.votes
    assert write(THREE, position, 2.0, position.legal(late)[0], late).votes == ()


def test_a_seat_is_given_up_by_its_number() -> None:
    begun = start(TWO)
    lost = write(TWO, begun, 1.0, "/timeout 1", 0)
    assert lost.ending
    assert (lost.ending.kind, lost.ending.loser, lost.ending.outcome.winners) == ("timeout", 1, (0,))
    late = start(THREE).actors[0]
    gone = write(THREE, start(THREE), 1.0, f"/timeout {late}", (late + 1) % 3)
    assert gone.ending is None
    assert gone.left == {late}


def test_older_logs_name_no_seats_and_mean_those_who_were_asked() -> None:
    first = start(TWO).actors[0]
    lost = write(TWO, start(TWO), 1.0, "/timeout", 1 - first)
    assert lost.ending
    assert lost.ending.loser == first
    assert write(TWO, start(TWO), 1.0, "/computer", 1 - first).timing.replaced == {first}


def test_a_player_takes_the_seat_back_from_the_computer() -> None:
    replaced = write(TWO, start(TWO), 1.0, "/computer 0", 1)
    assert replaced.timing.replaced == {0}
    assert write(TWO, replaced, 2.0, "/return", 0).timing.replaced == frozenset()


def test_a_match_in_which_nobody_acts_ends_without_a_result() -> None:
    ended = write(TWO, start(TWO), 1.0, "/abandon", 0)
    assert ended.ending
    assert (ended.ending.kind, ended.ending.outcome.winners, ended.actors) == ("abandoned", (), ())


def test_what_is_known_line_by_line_is_known_from_the_whole_log() -> None:
    position = start(THREE)
    late = position.actors[0]
    for line, seat in (
        ("/vote wait 1", 0),
        (f"/computer {late}", 1),
        ("/offer pause", 1),
        ("/pause", 2),
        ("/return", late),
    ):
        position = write(THREE, position, 1.0, line, seat)
    position = play(THREE, position, 2.0)
    assert replay(THREE, position.log) == position
    assert advance(THREE, position, Entry(position.ply, 0, "/wait 1", 3.0)).timing.marks[:-1] == position.timing.marks
