"""What is worth remembering of a game, as its last view shows it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core import games, record
from core.formations import Formation, Strength
from core.game import Memorable, Outcome
from core.schotten_totten_2.view import Result
from tests.renderers.heave_ho.views import OVER as BARRELS
from tests.renderers.schotten_totten_2.views import view as siege
from tests.renderers.totemo.views import view as totem
from tests.renderers.views import colour_run, stone
from tests.renderers.views import view as border

GOLDEN = Path(__file__).parents[1] / "golden"
FIRST_RUN = (colour_run(24), None)


def feats(view: Any, seat: int = 0) -> tuple[str, ...]:
    game: Any = games.get(view.game)
    assert isinstance(game, Memorable)
    return game.achieved(view, seat)


def won(*scores: int, by: tuple[int, ...] = (0,), reason: str = "adjacent") -> Outcome:
    return Outcome(by, reason, scores)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
def test_only_winners_achieve_something_and_nobody_before_the_end(game: Any) -> None:
    found: set[str] = set()
    for file in sorted(GOLDEN.glob(f"{game.id}-[!2]*.txt" if game.id == "schotten-totten" else f"{game.id}-*.txt")):
        golden = record.read(file.read_text(encoding="ascii"))
        assert golden.seed is not None
        *earlier, last = record.replay(game, golden.seats, dict(golden.options), golden.seed, golden.actions)
        before, after = (game.view(step.state, None) for step in (earlier[-1], last))
        for seat in range(golden.seats):
            assert game.achieved(before, seat) == ()
            achieved = game.achieved(after, seat)
            assert set(achieved) <= set(game.feats)
            assert len(set(achieved)) == len(achieved)
            assert not achieved or after.outcome.winners == (seat,)
            found.update(achieved)
    assert found


@pytest.mark.parametrize(
    ("stones", "changes", "achieved"),
    [
        ((stone(4, owner=0), stone(5, owner=0), stone(6, owner=0)), {"outcome": won(5, 2)}, ("adjacent",)),
        ((stone(4, owner=0), stone(6, owner=0), stone(7, owner=0)), {"outcome": won(5, 2)}, ()),
        ((stone(4, owner=0),), {"outcome": won(5, 0)}, ("clean",)),
        ((stone(4, "R7 R8 R9", owner=0, strengths=FIRST_RUN),), {"outcome": won(5, 1)}, ("highest",)),
        ((stone(4, owner=0, strengths=(colour_run(21), None)),), {"outcome": won(5, 1)}, ()),
        ((stone(4, modes=("Mud",), owner=0, strengths=FIRST_RUN),), {"outcome": won(5, 1)}, ()),
        ((stone(4, modes=("Mud",), owner=0, strengths=(colour_run(30), None)),), {"outcome": won(5, 1)}, ("highest",)),
        ((stone(4, owner=0, strengths=(Strength(Formation.RUN, 24), None)),), {"outcome": won(5, 1)}, ()),
        ((stone(4, owner=1, strengths=FIRST_RUN),), {"outcome": won(5, 1)}, ()),
        ((), {"outcome": won(5, 1), "tactics": True}, ("bare",)),
        ((), {"outcome": won(5, 1), "tactics": True, "played": (1, 0)}, ()),
        ((), {"outcome": won(5, 1), "tactics": True, "rounds": 3}, ()),
        ((stone(4, owner=0),), {"outcome": won(5, 5, by=(0, 1))}, ()),
        ((stone(4, owner=1),), {"outcome": won(0, 5, by=(1,))}, ()),
    ],
)
def test_in_schotten_totten(stones: tuple[Any, ...], changes: dict[str, Any], achieved: tuple[str, ...]) -> None:
    assert feats(border(stones, turn=None, phase="over", **changes)) == achieved


def test_a_wall_without_damage_and_unused_cauldrons_are_feats_of_the_defender() -> None:
    over = siege(seat=None, attacker=1, cauldrons=3, results=(), outcome=won(1, 0, reason="time"))
    result = Result(attacker=1, winner=0, left=10)
    assert feats(replace(over, results=(result,))) == ("unbroken", "dry")
    damaged = tuple(replace(tile, damaged=tile.number == 2) for tile in over.tiles)
    assert feats(replace(over, results=(result,), tiles=damaged, cauldrons=2)) == ()
    assert feats(replace(over, attacker=0, results=(Result(attacker=0, winner=0, left=10),))) == ()


def test_both_first_games_of_a_revenge_and_no_tactics_card() -> None:
    attacked, defended = (Result(attacker, winner=0, left=4) for attacker in (0, 1))
    over = siege(seat=None, revenge=True, cauldrons=1, outcome=won(2, 0, reason="both-games"))
    broken = tuple(replace(tile, damaged=True) for tile in over.tiles)
    assert feats(replace(over, tiles=broken, results=(attacked, defended))) == ("both",)
    assert feats(replace(over, tiles=broken, results=(attacked, defended, attacked, defended))) == ()
    single = replace(over, revenge=False, tiles=broken, results=(attacked,), tactics=True, played=(0, 2))
    assert feats(single) == ("bare",)
    assert feats(replace(single, played=(1, 2))) == ()


@pytest.mark.parametrize(
    ("scores", "resigned", "achieved"),
    [
        ((100, 71), (), ("hundred",)),
        ((99, 69), (), ("lap",)),
        ((101, 60), (), ("hundred", "lap")),
        ((99, 60), (1,), ()),
        ((99, 70), (), ()),
    ],
)
def test_in_totemo(scores: tuple[int, int], resigned: tuple[int, ...], achieved: tuple[str, ...]) -> None:
    over = totem(scores=scores, resigned=resigned, outcome=won(*scores, reason="wigwam"))
    assert feats(over) == achieved


@pytest.mark.parametrize(("barrels", "achieved"), [((3, 0), ("clean",)), ((3, 1), ()), ((3, 2), ("decider",))])
def test_in_heave_ho(barrels: tuple[int, int], achieved: tuple[str, ...]) -> None:
    over = replace(BARRELS, barrels=barrels, outcome=won(*barrels, reason="barrels"))
    assert feats(over) == achieved
    assert feats(over, 1) == ()
