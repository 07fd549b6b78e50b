"""A group's limit goes to its boards: they are evenly spaced, and only people who are away are called."""

from pathlib import Path
from random import Random
from statistics import median

import pytest

from bot.model.calls import PRESENT
from bot.store import outbox
from tests.bot.telegram.timed_group import TICK, group

ALLOWED = 20


@pytest.mark.parametrize("by", ["presses", "actions"])
async def test_with_one_press_a_second_the_board_is_never_late(tmp_path: Path, by: str) -> None:
    """For two minutes, within twenty messages a minute. Ann and Bob press the buttons of their hands: a card, a place,
    and so on. It even holds if each second brings a whole action, which nobody could press so fast.
    """
    rng, late, frozen, actions = Random(1), list[float](), 0.0, 0
    async with group(tmp_path) as it:
        await it.begin(private=by == "presses")
        await it.wait(60)
        clock, versions = it.club.telegram.clock, len(it.board.versions)
        deleted = len(it.club.telegram.asked("deleteMessage"))
        unseen, shown_at, told = list[float](), clock(), ""
        for tick in range(int(120 / TICK)):
            acted = False
            if tick % int(1 / TICK) == 0:
                acted = await it.press(rng) if by == "presses" else bool(await it.act(rng))
            if acted:
                actions += 1
                told = await it.turn()
                unseen.append(clock())
            await it.app.idle()
            if len(it.board.versions) > versions:
                assert told in it.board.text
                versions, shown_at, unseen = len(it.board.versions), clock(), []
            late.append(clock() - unseen[0] if unseen else 0.0)
            frozen = max(frozen, clock() - shown_at)
            clock.advance(TICK)
        assert it.calls == [], "whoever plays is there"
        assert len(it.club.telegram.asked("deleteMessage")) == deleted
        assert it.club.telegram.floods.refused == 0
        sent = sorted(shown.at for shown in it.club.telegram.shown_to(it.club.eve) if shown.chat == it.club.group.id)
        assert max(sum(at <= each < at + 60 for each in sent) for at in sent) <= ALLOWED
    print({"late": (median(late), max(late)), "frozen": frozen, "actions": actions})
    assert actions >= (60 if by == "presses" else 120)
    assert median(late) <= 4
    assert frozen <= 10


async def test_a_person_who_is_away_is_called_and_the_call_is_over_when_they_act(tmp_path: Path) -> None:
    rng = Random(2)
    async with group(tmp_path) as it:
        await it.begin()
        (call,) = it.calls
        first = await it.to_act()
        assert [each.message for each in first.notices if each.why == "mention"] == [call], "the match has begun"
        for _ in range(12):
            await it.act(rng)
            await it.wait(10)
        assert it.calls == []
        assert not call.deleted
        assert call.text == "✓ Schotten Totten · Ann, Bob"
        assert call.buttons == ()
        idle = await it.to_act()
        while await it.to_act() is idle:
            await it.act(rng)
        while await it.to_act() is not idle:
            await it.act(rng)
        await it.wait(PRESENT - 10)
        assert it.calls == []
        await it.wait(20)
        (again,) = it.calls
        assert idle.notices[-1].message is again, "who goes away in the middle is called, too"
        assert call.deleted
        await it.wait(3600)
        assert it.calls == [again], "once"


async def test_two_matches_in_a_group_share_its_limit(tmp_path: Path) -> None:
    """The board that has waited longest is next: no match waits for the other to be over."""
    rng = Random(3)
    async with group(tmp_path) as it:
        await it.begin()
        one, (first,) = it.id, [each for each in it.sent if each.photo]
        await it.begin()
        other, (second,) = it.id, [each for each in it.sent if each.photo and each is not first]
        await it.wait(60)
        before = len(first.versions), len(second.versions)
        for _ in range(60):
            for it.id in (one, other):
                await it.act(rng)
            await it.wait(1)
        changes = [len(first.versions) - before[0], len(second.versions) - before[1]]
        assert min(changes) >= 8, changes


async def test_an_edit_that_changes_nothing_is_not_sent(tmp_path: Path) -> None:
    async with group(tmp_path) as it:
        await it.begin()
        before = len(it.club.telegram.requests)
        match, _ = await it.app.context.matches.load(it.id)
        address = str(it.club.group.id)
        await it.app.store.write(outbox.want, "telegram", address, match.id, "board", it.club.telegram.clock())
        await it.wait(10)
        assert len(it.club.telegram.requests) == before
