"""What the contract requires of every game, for random play and combinations of all options."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings

from core.game import OutOfTurn, Resignable
from tests.support.games import Setting, chances, in_every_setting, moments, seeds

LONGEST = 2500
"""More actions than any of these games needs."""


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_games_end_with_a_result(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    played = list(moments(setting, seed, rng))
    seats, final = played[-1].seats, played[-1].after
    outcome = game.outcome(final)
    assert outcome is not None
    assert all(game.outcome(moment.state) is None for moment in played)
    assert len(played) < LONGEST
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(seats)
    assert len(outcome.scores) == len(seats)
    assert {game.legal(final, seat) for seat in seats} == {()}


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_playing_never_changes_an_earlier_state(setting: Setting, seed: bytes, rng: Random) -> None:
    remembered = [(moment.state, deepcopy(moment.state)) for moment in moments(setting, seed, rng)]
    assert all(state == before for state, before in remembered)


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_replaying_the_texts_gives_the_same_game(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    played = list(moments(setting, seed, rng))
    state = played[0].state
    for moment in played:
        assert state == moment.state
        step = game.play(state, moment.seat, game.parse(game.format(moment.action)))
        assert step.events == moment.events
        state = step.state
    assert state == played[-1].after


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_a_guess_fits_everything_the_seat_knows(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    for moment in moments(setting, seed, rng):
        if rng.random() < 0.3:
            for seat in moment.seats:
                view = game.view(moment.after, seat)
                twin = game.guess(view, rng)
                assert game.view(twin, seat) == view
                assert game.view(twin, None) == game.view(moment.after, None)
                assert game.legal(twin, seat) == game.legal(moment.after, seat)


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_texts_are_short_unique_and_round_trip(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    for moment in moments(setting, seed, rng):
        actions = game.legal(moment.state, moment.seat)
        texts = [game.format(action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and len(text) <= 40 for text in texts)
        assert [game.parse(text) for text in texts] == list(actions)


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_other_seats_wait(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    for moment in moments(setting, seed, rng):
        for seat in set(moment.seats) - set(game.actors(moment.state)):
            assert game.legal(moment.state, seat) == ()
            with pytest.raises(OutOfTurn):
                game.play(moment.state, seat, moment.action)
    for seat in moment.seats:
        with pytest.raises(OutOfTurn):
            game.play(moment.after, seat, moment.action)


@in_every_setting()
def test_text_is_not_accepted_as_an_action(setting: Setting) -> None:
    game = setting.game
    state = game.start(setting.seats, setting.options, b"seed")
    seat = game.actors(state)[0]
    with pytest.raises(AssertionError):
        game.play(state, seat, game.format(game.legal(state, seat)[0]))


@in_every_setting()
@settings(max_examples=1)
@given(seed=seeds, rng=chances)
def test_an_action_that_reveals_nothing_has_a_foreseeable_result(setting: Setting, seed: bytes, rng: Random) -> None:
    """So it may be taken back: whatever the hidden cards are, the seat would have seen the same result."""
    game = setting.game
    for moment in moments(setting, seed, rng):
        if not any(event.reveals for event in moment.events) and rng.random() < 0.5:
            twin = game.guess(game.view(moment.state, moment.seat), rng)
            foreseen = game.play(twin, moment.seat, moment.action).state
            assert game.view(foreseen, moment.seat) == game.view(moment.after, moment.seat)


@in_every_setting()
@settings(max_examples=1)
@given(seed=seeds, rng=chances)
def test_a_secret_action_has_more_than_its_first_word(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    for moment in moments(setting, seed, rng):
        word, _, rest = game.format(moment.action).partition(" ")
        assert word not in game.secrets or rest


@in_every_setting()
@settings(max_examples=3)
@given(seed=seeds, rng=chances)
def test_a_game_for_more_than_two_goes_on_after_a_seat_resigns(setting: Setting, seed: bytes, rng: Random) -> None:
    game = setting.game
    assert isinstance(game, Resignable) == (max(game.seats) > 2)
    if not isinstance(game, Resignable):
        return
    state, seats = game.start(setting.seats, setting.options, seed), set(range(setting.seats))
    while actors := game.actors(state):
        assert set(actors) <= seats
        if rng.random() < 0.03:
            seat = rng.choice(sorted(seats))
            before = deepcopy(state)
            after = game.resign(state, seat).state
            assert state == before
            state = after
            seats.remove(seat)
            with pytest.raises(OutOfTurn):
                game.resign(state, seat)
        else:
            seat = rng.choice(actors)
            state = game.play(state, seat, rng.choice(game.legal(state, seat))).state
        for each in range(setting.seats):
            view = game.view(state, each)
            twin = game.guess(view, rng)
            assert game.view(twin, each) == view
            assert game.view(twin, None) == game.view(state, None)
        assert (len(seats) > 1) or game.outcome(state)
    outcome = game.outcome(state)
    assert outcome is not None
    assert set(outcome.winners) <= seats
    assert len(outcome.scores) == setting.seats
    for seat in seats:
        with pytest.raises(OutOfTurn):
            game.resign(state, seat)
