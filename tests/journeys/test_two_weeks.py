"""A match of two weeks, and ten days in which the bot is away: what everybody gets, and what of it makes a sound."""

from pathlib import Path

import pytest

from tests.journeys.correspondents import NAMES, PLATFORMS, Got
from tests.journeys.weeks import BEGUN, DAY, MINUTE, at_day, read, told, weeks

ACTIONS = """
day 1 12:30   Ann moves
day 1 20:00   Bob moves
day 2 21:00   Ann moves
day 2 23:00   Bob moves
day 3 10:00   Ann moves
day 3 11:00   Ann leaves a plan
day 3 18:00   Bob moves
day 4 08:00   Bob types /vacation 2 days
day 6 14:00   Bob types /pause
day 6 14:30   Ann types /pause
day 7 14:30   Ann presses resume
day 7 15:00   Ann types /give 12 hours
day 7 20:00   Bob moves
day 7 20:30   the bot is away for 2 minutes
day 8 10:00   Ann moves
day 8 11:00   Bob moves
day 9 10:00   the bot is away for 14400 minutes
day 19 12:00  Ann moves
day 22 10:00  Ann presses wait
day 23 10:30  Ann presses win
"""
"""The pace is a day per turn. So is the bank at first, and it grows by 2.4 hours with each turn made in time."""
MESSAGES = """
day 1 12:00   Bob, aloud: a challenge
day 1 12:00   Ann, aloud: your turn
day 1 12:30   Bob, aloud: your turn
day 1 12:30   Bob, aloud, in private: your turn
day 1 20:00   Ann, aloud: your turn
day 2 09:00   Ann, silently, in private: the digest
day 2 15:12   Ann, aloud: little time left
day 2 20:00   Ann, aloud: your bank begins
day 2 21:00   Bob, aloud: your turn
day 2 21:00   Bob, aloud, in private: your turn
day 2 23:00   Ann, silently: your turn
day 3 08:00   Ann, aloud: your turn
day 3 09:00   Ann, silently, in private: the digest
day 3 10:00   Bob, aloud: your turn
day 3 10:00   Bob, aloud, in private: your turn
day 3 18:05   Bob, aloud: your turn
day 3 18:05   Bob, aloud, in private: your turn
day 6 13:12   Bob, aloud: little time left
day 6 13:12   Bob, aloud, in private: little time left
day 6 14:00   Ann, aloud: may we pause?
day 7 14:30   Bob, aloud: your turn
day 7 14:30   Bob, aloud, in private: your turn
day 7 15:00   Bob, silently, in private: a gift
day 7 18:00   Bob, aloud: your bank begins
day 7 18:00   Bob, aloud, in private: your bank begins
day 7 20:00   Ann, aloud: your turn
day 8 09:00   Ann, silently, in private: the digest
day 8 10:00   Bob, aloud: your turn
day 8 10:00   Bob, aloud, in private: your turn
day 8 11:00   Ann, aloud: your turn
day 9 06:12   Ann, silently: little time left
day 9 08:00   Ann, aloud: little time left
day 9 09:00   Ann, silently, in private: the digest
day 19 10:00  Ann, silently, in private: the digest
day 19 11:00  Ann, aloud: your bank begins
day 19 12:00  Bob, aloud: your turn
day 19 12:00  Bob, aloud, in private: your turn
day 20 07:12  Bob, aloud: little time left
day 20 07:12  Bob, aloud, in private: little time left
day 20 12:00  Bob, aloud: your bank begins
day 20 12:00  Bob, aloud, in private: your bank begins
day 22 07:36  Ann, silently: Bob is late
day 22 08:00  Ann, aloud: Bob is late
day 23 10:00  Ann, aloud: Bob is late
day 23 10:30  Ann and Bob, silently: the end
"""
"""What is not in private is at the table, where everyone else sees it, too. Boards, hands and answers are not listed:
how many messages they take depends on the platform. None of them makes a sound.

Bob has just moved when Ann's plan is played, so he is called five minutes later. His vacation and the pause move his
reminder from day 4 to day 6, and the beginning of his bank to day 7. At last, his bank of 43.6 hours is empty."""
MORE = {"telegram": "day 19 10:00  Ann, silently: little time left"}
"""A call that is older than two days cannot be edited there. When its time changes, it is posted anew."""


@pytest.mark.parametrize("platform", PLATFORMS)
async def test_everybody_gets_what_is_listed_at_its_time_and_with_or_without_a_sound(
    platform: str, tmp_path: Path
) -> None:
    async with weeks(platform, tmp_path) as match:
        for moment, action in read(ACTIONS):
            await match.until(moment)
            await match.act(action)
        assert match.messages() == _expected(MESSAGES + MORE.get(platform, ""))


@pytest.mark.parametrize("gap", [0.5 * MINUTE, 10 * DAY], ids=["restarts", "downtimes"])
@pytest.mark.parametrize("after", [-0.5 * MINUTE, 1.5 * MINUTE], ids=["before", "after"])
async def test_restarts_change_nothing_and_downtimes_of_ten_days_only_when_it_comes(
    gap: float, after: float, tmp_path: Path
) -> None:
    """Each time shortly before or after something happens. Only what is due every day comes once more, after each.

    No downtime in a vacation, or while a player who has just moved is not called: they go on meanwhile.
    """
    actions, moments = dict(read(ACTIONS)), {at for at, _ in read(ACTIONS + MESSAGES)}
    going_on = [(at_day(4, 8), at_day(6, 8)), (at_day(3, 18), at_day(3, 18, 5))] if gap > DAY else []
    async with weeks("fake", tmp_path) as match:
        for at in sorted(moments | {at + after for at in moments}):
            await match.until(at)
            if at in actions:
                await match.act(actions[at])
            if at - after in moments and at > BEGUN and not any(start < at < end for start, end in going_on):
                match.late += gap if gap > DAY else 0
                await match.restart(gap)
        digests, others = _apart(match.messages())
        listed, expected = _apart(_expected())
        assert others == expected
        assert len(listed) <= len(digests) <= len(listed) + match.late / (10 * DAY)


def _apart(messages: list[str]) -> tuple[list[str], list[str]]:
    """What is due every day, and the rest."""
    daily = [each for each in messages if "digest" in each]
    return daily, [each for each in messages if each not in daily]


def _expected(messages: str = MESSAGES) -> list[str]:
    found = []
    for at, line in read(messages):
        said, what = line.split(": ")
        who, how, *private = said.split(", ")
        for name in NAMES:
            is_called = name in who
            if is_called or not private:
                found.append(told(at, name, what, Got("", bool(private), is_called, how == "aloud")))
    return sorted(found)
