"""What the contract requires of every game, and more of some, in random games with combinations of all options."""

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from core.game import OutOfTurn, Plannable, Resignable
from tests.core.heave_ho import properties as heave_ho
from tests.core.recording import a_played_match_verifies_to_its_end, a_replay_yields_the_states_and_events_of_the_match
from tests.core.schotten_totten import properties as schotten_totten
from tests.core.schotten_totten_2 import properties as schotten_totten_2
from tests.core.totemo import properties as totemo
from tests.support.games import Match, Property, Setting, check, in_every_setting, match_with_resignations, random_match

OWN: dict[str, tuple[Property, ...]] = {
    "schotten-totten": schotten_totten.PROPERTIES,
    "schotten-totten-2": schotten_totten_2.PROPERTIES,
    "totemo": totemo.PROPERTIES,
    "heave-ho": heave_ho.PROPERTIES,
}
"""Properties of one game alone."""
OWN_WHEN_SEATS_RESIGN: dict[str, tuple[Property, ...]] = {"totemo": totemo.OF_STATES}
MATCHES = {"totemo": 5, "heave-ho": 5}
"""How many random games are played in each setting; three of those that take longer."""
MATCHES_WITH_RESIGNATIONS = 5
LONGEST = 2500
"""More actions than any of these games needs."""


def the_game_ends_with_a_result(match: Match) -> None:
    game, final, seats = match.setting.game, match.moments[-1].after, match.moments[-1].seats
    outcome = game.outcome(final)
    assert outcome is not None
    assert all(game.outcome(moment.state) is None for moment in match.moments)
    assert len(match.moments) < LONGEST
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(seats)
    assert len(outcome.scores) == len(seats)
    assert {game.legal(final, seat) for seat in seats} == {()}


def replaying_the_texts_gives_the_same_game(match: Match) -> None:
    game, state = match.setting.game, match.moments[0].state
    for moment in match.moments:
        assert state == moment.state
        step = game.play(state, moment.seat, game.parse(game.format(moment.action)))
        assert step.events == moment.events
        state = step.state
    assert state == match.moments[-1].after


def a_guess_fits_everything_the_seat_knows(match: Match) -> None:
    game, rng = match.setting.game, match.chance("guess")
    for moment in match.moments:
        if rng.random() < 0.3:
            for seat in moment.seats:
                view = moment.views(seat)
                twin = game.guess(view, rng)
                assert game.view(twin, seat) == view
                assert game.view(twin, None) == moment.views(None)
                assert game.legal(twin, seat) == game.legal(moment.after, seat)


def texts_are_short_unique_and_round_trip(match: Match) -> None:
    game = match.setting.game
    for moment in match.moments:
        assert len(set(moment.texts)) == len(moment.texts)
        assert all(text.isascii() and len(text) <= 40 for text in moment.texts)
        assert tuple(map(game.parse, moment.texts)) == moment.legal


def other_seats_wait(match: Match) -> None:
    game = match.setting.game
    for moment in match.moments:
        for seat in set(moment.seats) - set(game.actors(moment.state)):
            assert game.legal(moment.state, seat) == ()
            with pytest.raises(OutOfTurn):
                game.play(moment.state, seat, moment.action)
    for seat in moment.seats:
        with pytest.raises(OutOfTurn):
            game.play(moment.after, seat, moment.action)


def text_is_not_accepted_as_an_action(match: Match) -> None:
    first = match.moments[0]
    with pytest.raises(AssertionError):
        match.setting.game.play(first.state, first.seat, first.texts[0])


def an_action_that_reveals_nothing_has_a_foreseeable_result(match: Match) -> None:
    """So it may be taken back: whatever the hidden cards are, the seat would have seen the same result."""
    game, rng = match.setting.game, match.chance("foresight")
    for moment in match.moments:
        if not any(event.reveals for event in moment.events) and rng.random() < 0.5:
            twin = game.guess(game.view(moment.state, moment.seat), rng)
            foreseen = game.play(twin, moment.seat, moment.action).state
            assert game.view(foreseen, moment.seat) == moment.views(moment.seat)


def a_secret_action_has_more_than_its_first_word(match: Match) -> None:
    game = match.setting.game
    for moment in match.moments:
        word, _, rest = game.format(moment.action).partition(" ")
        assert word not in game.secrets or rest


def playing_never_changes_an_earlier_state(match: Match) -> None:
    """It comes last: nothing that the other properties ask has changed a state either."""
    for moment, copy in zip(match.moments, match.copies, strict=True):
        assert moment.state == pickle.loads(copy)


def a_game_goes_on_after_a_seat_resigns(match: Match) -> None:
    game = match.setting.game
    assert isinstance(game, Resignable)
    left = set(match.moments[0].seats)
    for moment in match.moments:
        assert set(game.actors(moment.state)) <= left
        if moment.action is None:
            left.remove(moment.seat)
            with pytest.raises(OutOfTurn):
                game.resign(moment.after, moment.seat)
        assert (len(left) > 1) or game.outcome(moment.after)
    outcome = game.outcome(moment.after)
    assert outcome is not None
    assert set(outcome.winners) <= left
    assert len(outcome.scores) == match.setting.seats
    for seat in left:
        with pytest.raises(OutOfTurn):
            game.resign(moment.after, seat)


def a_guess_fits_even_after_seats_resign(match: Match) -> None:
    game, rng = match.setting.game, match.chance("guess")
    for moment in match.moments:
        for seat in moment.seats:
            view = moment.views(seat)
            twin = game.guess(view, rng)
            assert game.view(twin, seat) == view
            assert game.view(twin, None) == moment.views(None)


def what_becomes_legal_was_never_ruled_out(match: Match) -> None:
    """Whatever a seat may do until its next turn is over, it could have planned, unless cards were dealt anew."""
    game, rng = match.setting.game, match.chance("plan")
    assert isinstance(game, Plannable)
    for place, moment in enumerate(match.moments):
        waiting = set(moment.seats) - set(game.actors(moment.after))
        for seat in sorted(waiting) if rng.random() < 0.2 else ():
            for action in _coming(match, place, seat):
                assert game.rule_out(moment.views(seat), action) is None, (seat, place, game.format(action))


def _coming(match: Match, place: int, seat: int) -> Iterator[Any]:
    """What the seat may do after that moment, until it has had a turn of its own."""
    game, has_acted = match.setting.game, False
    for moment in match.moments[place + 1 :]:
        asked = game.actors(moment.state)
        if has_acted and asked != (seat,):
            return
        if moment.seat == seat:
            yield from moment.legal
            has_acted = has_acted or asked == (seat,)
        if any(type(event).__name__ == "RoundStarted" for event in moment.events):
            return


OF_EVERY_GAME: tuple[Property, ...] = (
    the_game_ends_with_a_result,
    replaying_the_texts_gives_the_same_game,
    a_guess_fits_everything_the_seat_knows,
    texts_are_short_unique_and_round_trip,
    other_seats_wait,
    text_is_not_accepted_as_an_action,
    an_action_that_reveals_nothing_has_a_foreseeable_result,
    a_secret_action_has_more_than_its_first_word,
    what_becomes_legal_was_never_ruled_out,
)


OF_RECORDS: tuple[Property, ...] = (
    a_replay_yields_the_states_and_events_of_the_match,
    a_played_match_verifies_to_its_end,
)
"""What the first game of each setting shows about its record."""


@in_every_setting()
def test_every_property_holds_in_random_games(setting: Setting) -> None:
    own = OWN.get(setting.game.id, ())
    for number in range(MATCHES.get(setting.game.id, 3)):
        match = random_match(setting, str(number))
        records = () if number else OF_RECORDS
        check(match, (*OF_EVERY_GAME, *records, *own, playing_never_changes_an_earlier_state))


@in_every_setting()
def test_a_game_for_more_than_two_goes_on_after_a_seat_resigns(setting: Setting) -> None:
    assert isinstance(setting.game, Resignable) == (max(setting.game.seats) > 2)
    if isinstance(setting.game, Resignable):
        own = OWN_WHEN_SEATS_RESIGN.get(setting.game.id, ())
        for number in range(MATCHES_WITH_RESIGNATIONS):
            match = match_with_resignations(setting, str(number))
            guesses = (a_guess_fits_even_after_seats_resign,) if number < 3 else ()
            check(match, (a_game_goes_on_after_a_seat_resigns, *guesses, *own, playing_never_changes_an_earlier_state))
