"""A short match is cut off at one moment after the other, and each time the bot recovers."""

from pathlib import Path

import pytest

from bot.model.calls import PRESENT
from tests.faults.script import STEPS
from tests.faults.zygote import Zygote

SCRIPT = "tests.faults.script:play"


@pytest.mark.parametrize(
    ("step", "presence"),
    [
        pytest.param(6, PRESENT, id="every sixth"),
        pytest.param(1, PRESENT, id="every", marks=pytest.mark.long),
        pytest.param(1, 0.0, id="every, with more calls", marks=pytest.mark.long),
    ],
)
def test_the_match_goes_on_whenever_the_bot_dies(tmp_path: Path, step: int, presence: float) -> None:
    whole, kept = tmp_path / "whole", tmp_path / "kept"
    whole.mkdir()
    kept.mkdir()
    with Zygote() as zygote:
        zygote.fork(SCRIPT, str(whole), str(kept), str(presence))
        assert zygote.wait() == 0
        passed = int((kept / "passed").read_text())
        moments = sorted((each for each in kept.iterdir() if each.is_dir()), key=lambda each: int(each.name))
        figures = {"moments": passed, "of these with something new on disk": len(moments)}
        print(figures)
        lost = not_recovered(zygote, moments[::step], presence)
    assert not lost, (lost, figures)
    assert passed > len(moments) > len(STEPS) * 5, figures


def not_recovered(zygote: Zygote, moments: list[Path], presence: float) -> list[str]:
    """The moments from which the script did not end as it should."""
    lost = []
    for moment in moments:
        zygote.fork(SCRIPT, str(moment), "", str(presence))
        if zygote.wait():
            lost.append(moment.name)
    return lost
