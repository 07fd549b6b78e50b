"""What comes of a match: ranks and whether it is rated, in a table of cases."""

from dataclasses import replace

import pytest

from bot.model.matches import Match
from bot.model.position import Ending, Position, start
from bot.model.results import PER_PAIR, Stint, has_shown_up, ranks, results, stints, unrated
from core.game import Outcome
from tests.bot.model.test_clocks import a_match, play, write

TWO, THREE, FOUR = (replace(a_match(seats=seats), rated=True) for seats in (2, 3, 4))
MATCHES = {2: TWO, 3: THREE, 4: FOUR}


def moved(match: Match) -> Position:
    """Everyone has had a turn."""
    position = start(match)
    for _ in match.seats:
        position = play(match, position, 1.0)
    return position


def ended(
    match: Match, *lines: tuple[str, int], winners: tuple[int, ...] = (), scores: tuple[int, ...] = ()
) -> Position:
    """After everyone has moved and these lines were written; then by the rules, if someone is to win."""
    position = moved(match)
    for line, seat in lines:
        position = write(match, position, 2.0, line, seat)
    if winners:
        position = replace(position, ending=Ending("over", Outcome(winners, "score", scores)))
    assert position.ending
    return position


CASES = {
    "a win": (2, [], (1,), (3, 8), (2, 1)),
    "a draw by the rules": (2, [], (0, 1), (5, 5), (1, 1)),
    "a draw that was agreed": (2, [("/draw", 0)], (), (), (1, 1)),
    "a resignation": (2, [("/resign", 1)], (), (), (1, 2)),
    "out of time": (2, [("/timeout 0", 1)], (), (), (2, 1)),
    "a place for each": (4, [], (2,), (10, 30, 40, 20), (4, 2, 1, 3)),
    "a shared win": (3, [], (0, 2), (30, 10, 30), (1, 3, 1)),
    "a shared second place": (4, [], (3,), (20, 20, 5, 40), (2, 2, 4, 1)),
    "a tie that something else has decided": (3, [], (1,), (30, 30, 10), (2, 1, 3)),
    "one of four resigns": (4, [("/resign", 2)], (1,), (10, 30, 90, 20), (3, 1, 4, 2)),
    "who resigns later is before who resigned earlier": (
        4,
        [("/resign", 2), ("/resign", 0)],
        (1,),
        (1, 3, 2, 2),
        (3, 1, 4, 2),
    ),
    "two run out of time together": (4, [("/timeout 0 2", 1)], (3,), (9, 3, 9, 4), (3, 2, 3, 1)),
    "a draw among those who are left": (3, [("/resign", 0), ("/draw", 1)], (), (), (3, 1, 1)),
    "the computer wins for whom it has replaced": (2, [("/computer 0", 1)], (0,), (9, 3), (2, 1)),
    "the computer wins at a table of three": (3, [("/computer 1", 0)], (1,), (5, 9, 7), (2, 3, 1)),
    "who is replaced is after who has resigned": (
        4,
        [("/resign", 3), ("/computer 0", 1)],
        (0,),
        (9, 3, 5, 0),
        (4, 2, 1, 3),
    ),
    "two are replaced": (4, [("/computer 0 3", 1)], (0,), (9, 3, 5, 0), (3, 2, 1, 3)),
    "who comes back is ranked as they play": (2, [("/computer 0", 1), ("/return", 0)], (0,), (9, 3), (1, 2)),
    "who comes back and is replaced again": (
        *(2, [("/computer 0", 1), ("/return", 0), ("/computer 0", 1)]),
        *((0,), (9, 3), (2, 1)),
    ),
    "the other resigns against the computer": (2, [("/computer 0", 1), ("/resign", 1)], (), (), (2, 1)),
    "aborted": (2, [("/abort", 0)], (), (), ()),
    "closed": (3, [("/close", 0)], (), (), ()),
    "abandoned": (4, [("/abandon", 0)], (), (), ()),
}
"""Seats, lines that are written after everyone has moved, the winners and scores by the rules, and the ranks."""


@pytest.mark.parametrize("case", CASES)
def test_ranks(case: str) -> None:
    seats, lines, winners, scores, wanted = CASES[case]
    match = MATCHES[seats]
    position = ended(match, *lines, winners=winners, scores=scores)
    assert position.ending
    assert ranks(match, position, position.ending) == wanted
    found = results(match, position, position.ending)
    assert [each.score for each in found] == list(position.ending.outcome.scores)
    assert unrated(match, position, found, 0) == (None if wanted else "undecided")


def test_it_is_known_who_sat_where_from_ply_to_ply() -> None:
    position = write(TWO, moved(TWO), 2.0, "/computer 0", 1)
    taken = position.ply - 1
    position = write(TWO, position, 2.0, "/return", 0)
    assert stints(TWO.seats[0], position) == (
        Stint(0, "player"),
        Stint(taken, "computer"),
        Stint(taken + 1, "player"),
    )
    assert stints(TWO.seats[1], position) == (Stint(0, "player"),)
    computer = a_match(computers=[1])
    assert stints(computer.seats[1], start(computer)) == (Stint(0, "computer"),)


def test_in_older_logs_whoever_was_asked_is_replaced_and_their_name_is_lost() -> None:
    position = moved(TWO)
    (asked,) = position.actors
    position = write(TWO, position, 2.0, "/computer", 1 - asked)
    lost = replace(TWO.seats[asked], person=None, computer="steady")
    assert [stint.who for stint in stints(lost, position)] == ["player", "computer"]
    match = replace(TWO, seats=tuple(lost if seat.number == asked else seat for seat in TWO.seats))
    position = replace(position, ending=Ending("over", Outcome((asked,), "score", (1, 1))))
    assert position.ending
    assert [each.player for each in results(match, position, position.ending)].count(None) == 1


def test_a_match_is_rated_if_that_was_agreed_and_every_seat_was_a_person_at_the_start() -> None:
    position = ended(TWO, winners=(0,), scores=(2, 1))
    assert position.ending
    found = results(TWO, position, position.ending)
    assert unrated(TWO, position, found, 0) is None
    assert unrated(replace(TWO, rated=False), position, found, 0) == "agreed"
    alone = replace(a_match(computers=[1]), rated=True)
    assert unrated(alone, position, results(alone, position, position.ending), 0) == "computer"


@pytest.mark.parametrize(
    ("had", "why"), [(0, None), (PER_PAIR - 1, None), (PER_PAIR, "limit"), (PER_PAIR + 1, "limit")]
)
def test_three_matches_of_the_same_two_players_count_in_a_day(had: int, why: str | None) -> None:
    position = ended(TWO, winners=(0,), scores=(2, 1))
    assert position.ending
    assert unrated(TWO, position, results(TWO, position, position.ending), had) == why


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([("/computer 0", 1)], "no-show"),
        ([("/computer 0", 1), ("/return", 0)], "no-show"),
        ([("/timeout 0", 1)], "no-show"),
        ([("/resign", 0)], None),
    ],
)
def test_a_match_in_which_someone_has_never_moved_is_not_rated_unless_they_have_resigned(
    lines: list[tuple[str, int]], why: str | None
) -> None:
    """What the computer has done in somebody's place is not done by them."""
    first = play(TWO, start(TWO), 1.0)
    assert first.actors == (0,)
    for line, seat in lines:
        first = write(TWO, first, 2.0, line, seat)
    if not first.ending:
        first = play(TWO, first, 3.0) if lines[-1][0] != "/return" else first
        first = replace(first, ending=Ending("over", Outcome((0,), "score", (2, 1))))
    assert first.ending
    found = results(TWO, first, first.ending)
    assert unrated(TWO, first, found, 0) == why
    assert has_shown_up(found[1], first)
    assert has_shown_up(found[0], first) is (why is None)
