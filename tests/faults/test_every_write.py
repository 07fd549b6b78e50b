"""A short match is cut off at one moment after the other, and each time the bot recovers."""

from pathlib import Path

import pytest

from tests.faults.script import STEPS
from tests.faults.zygote import Zygote

SCRIPT = "tests.faults.script:play"


@pytest.mark.parametrize("step", [6, pytest.param(1, marks=pytest.mark.long)], ids=["every sixth", "every"])
def test_the_match_goes_on_whenever_the_bot_dies(tmp_path: Path, step: int) -> None:
    whole, kept = tmp_path / "whole", tmp_path / "kept"
    whole.mkdir()
    kept.mkdir()
    with Zygote() as zygote:
        zygote.fork(SCRIPT, str(whole), str(kept))
        assert zygote.wait() == 0
        passed = int((kept / "passed").read_text())
        moments = sorted((each for each in kept.iterdir() if each.is_dir()), key=lambda each: int(each.name))
        figures = {"moments": passed, "of these with something new on disk": len(moments)}
        print(figures)
        lost = not_recovered(zygote, moments[::step])
    assert not lost, (lost, figures)
    assert passed > len(moments) > len(STEPS) * 5, figures


def not_recovered(zygote: Zygote, moments: list[Path]) -> list[str]:
    """The moments from which the script did not end as it should."""
    lost = []
    for moment in moments:
        zygote.fork(SCRIPT, str(moment), "")
        if zygote.wait():
            lost.append(moment.name)
    return lost
