"""A match as text: what is written can be read, and what is read is either true or refused."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import games
from core.game import Illegal, OutOfTurn, Unreadable
from core.record import Actions, Broken, Record, digest, read, replay, verify, write
from tests.core.recording import finished
from tests.support.games import Setting, random_match

GAME = games.get("schotten-totten")
SEED = b"cairn"
WRITTEN = f"""\
game schotten-totten
seats 2
options tactics=off rounds=1
digest {digest(SEED)}
seed 636169726e
1: R9@5
0: R6@5
1: B8@5
resigned by 1
"""
RECORD = Record(
    "schotten-totten",
    2,
    (("tactics", "off"), ("rounds", "1")),
    digest(SEED),
    SEED,
    ((1, "R9@5"), (0, "R6@5"), (1, "B8@5")),
    "resigned by 1",
)


MATCH = finished(random_match(Setting(GAME, {"tactics": "on", "expert": "off", "rounds": "1"}, 2), "cairn"))


def complaint(text: str) -> Broken | None:
    try:
        verify(read(text))
    except Broken as found:
        return found
    return None


def broken(text: str) -> Broken:
    found = complaint(text)
    assert found is not None
    return found


def test_a_record_has_this_format() -> None:
    assert write(RECORD) == WRITTEN
    assert read(WRITTEN) == RECORD
    assert verify(RECORD) is None


def test_the_seed_is_left_out_while_the_match_goes_on() -> None:
    hidden = replace(RECORD, seed=None, ending="unfinished")
    assert write(hidden) == WRITTEN.replace("seed 636169726e\n", "").replace("resigned by 1", "unfinished")
    assert read(write(hidden)) == hidden
    assert broken(write(hidden)).reason == "seed-hidden"
    assert broken(write(replace(hidden, ending="aborted"))).reason == "seed-missing"


names = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=40)
words = st.text([chr(code) for code in range(33, 127) if chr(code) != ","], min_size=1, max_size=19)
texts = st.lists(words, min_size=1, max_size=2).map(" ".join)
records = st.integers(1, 9).flatmap(
    lambda seats: st.builds(
        Record,
        names,
        st.just(seats),
        st.dictionaries(names, names, max_size=4).map(lambda options: tuple(options.items())),
        st.binary().map(digest),
        st.none() | st.binary(max_size=64),
        st.lists(st.tuples(st.integers(0, seats - 1), texts), max_size=12).map(tuple),
        st.sampled_from(["won by 0, five, scores 5 -3", "won by 0 1, settled, scores 4 4", "draw agreed", "unfinished"])
        | st.integers(0, seats - 1).flatmap(
            lambda seat: st.sampled_from([f"resigned by {seat}", f"time over for {seat}"])
        ),
    )
)


@given(records)
def test_a_written_record_reads_back_the_same(record: Record) -> None:
    text = write(record)
    assert text.isascii()
    assert read(text) == record
    assert hash(read(text)) == hash(record)


@given(records)
def test_line_endings_of_other_systems_are_accepted(record: Record) -> None:
    text = write(record)
    assert read(text.replace("\n", "\r\n")) == read(text.rstrip("\n")) == read(text + "\n\n") == record


def test_a_replay_raises_the_refusals_of_the_game() -> None:
    def played(*actions: tuple[int, str]) -> Actions:
        return tuple(actions[: len(list(replay(GAME, 2, {}, SEED, actions))) - 1])

    assert played() == ()
    assert played((1, "R9@5")) == ((1, "R9@5"),)
    with pytest.raises(OutOfTurn):
        played((0, "R9@5"))
    with pytest.raises(Illegal):
        played((1, "R1@5"))
    with pytest.raises(Unreadable):
        played((1, "R1@55"))


def tampered() -> Iterator[Any]:
    text = write(MATCH)
    lines = text.splitlines()
    first, last = lines[5], lines[-1]

    def case(name: str, line: int, reason: str, changed: str) -> Any:
        assert changed != text
        return pytest.param(changed, line, reason, id=name)

    yield case("game", 1, "no-game", text.replace("schotten-totten", "chess"))
    yield case("seats", 2, "wrong-seats", text.replace("seats 2", "seats 3"))
    yield case("option", 3, "no-option", text.replace("tactics=on", "tactics=maybe"))
    yield case("unknown option", 3, "no-option", text.replace("expert", "secret"))
    yield case("other options", 6, "out-of-turn", text.replace("tactics=on", "tactics=off"))
    yield case("digest", 5, "seed-wrong", text.replace(digest(SEED), digest(b"other")))
    yield case("seed", 5, "seed-wrong", text.replace(SEED.hex(), b"other".hex()))
    yield case("no seed", 5, "seed-missing", text.replace(f"seed {SEED.hex()}\n", ""))
    other = text.replace(SEED.hex(), b"other".hex()).replace(digest(SEED), digest(b"other"))
    yield case("seed and digest", 6, "out-of-turn", other)
    yield case("no move", 6, "unreadable", text.replace(first, first[:3] + "nonsense"))
    yield case("masked", 6, "unreadable", text.replace(first, first[:3] + "return"))
    yield case("card", 6, "illegal", text.replace(first, first[:3] + "P9@1"))
    yield case("turns", 6, "out-of-turn", text.replace(first + "\n", ""))
    yield case("winner", len(lines), "ending-wrong", text.replace("won by 1", "won by 0"))
    yield case("draw", len(lines), "ending-wrong", text.replace("won by 1", "won by 0 1"))
    yield case("scores", len(lines), "ending-wrong", text.replace("scores ", "scores 1"))
    yield case("ending", len(lines), "ending-wrong", text.replace(last, "resigned by 1"))
    yield case("too long", len(lines), "after-end", text.replace(last, "0: R7@3\n" + last))
    cut = [*lines[:-2], last]
    yield case("too short", len(cut), "not-over", "\n".join(cut))


@pytest.mark.parametrize(("text", "line", "reason"), list(tampered()))
def test_tampering_is_detected(text: str, line: int, reason: str) -> None:
    found = broken(text)
    assert (found.line, found.reason) == (line, reason)


def test_the_error_says_what_is_wrong_with_a_move() -> None:
    found = broken(WRITTEN.replace("0: R6@5", "0: R7@5"))
    assert (found.line, found.reason, found.params) == (7, "illegal", {"seat": 0, "action": "R7@5"})
    assert isinstance(found.__cause__, Illegal)
    assert found.__cause__.reason == "not-in-hand"
    assert str(found) == "line 7: illegal: seat 0, action R7@5"
    assert isinstance(found, ValueError)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (WRITTEN, "", 1, "expected"),
        (WRITTEN, "\n" * 300_000, 1, "expected"),
        (WRITTEN, "x" * 300_000, 1, "expected"),
        ("game schotten-totten", "game  schotten-totten", 1, "expected"),
        ("game schotten-totten", "game Schotten-Totten", 1, "expected"),
        ("game schotten-totten", "game " + "a" * 300_000, 1, "expected"),
        ("seats 2", "seats 0", 2, "expected"),
        ("seats 2", "seats " + "9" * 300_000, 2, "expected"),
        ("seats 2", "seats ٢", 2, "strange-character"),
        ("options tactics=off rounds=1", "options tactics", 3, "expected"),
        ("options tactics=off rounds=1", "options tactics=off=on", 3, "expected"),
        ("tactics=off", "tactics=off tactics=on", 3, "option-twice"),
        ("tactics=off", " ".join(f"o{number}=1" for number in range(100_000)), 3, "no-option"),
        ("digest ", "digest 0", 4, "expected"),
        ("seed 636169726e", "seed 636169726", 5, "expected"),
        ("seed 636169726e", "seed 63 61 69", 5, "expected"),
        ("seed 636169726e", "seed 636169726E", 5, "expected"),
        ("seed 636169726e", "seed " + "63" * 300_000, 5, "seed-wrong"),
        ("1: R9@5", "1:R9@5", 6, "expected"),
        ("1: R9@5", "01: R9@5", 6, "expected"),
        ("1: R9@5", "1: ", 6, "expected"),
        ("1: R9@5", "1: R9@5,", 6, "expected"),
        ("1: R9@5", "1: R9@5, ", 6, "expected"),
        ("1: R9@5", "1: , R9@5", 6, "expected"),
        ("1: R9@5", "1: R9@5,claim 5", 6, "expected"),
        ("1: R9@5", "1:  R9@5", 6, "expected"),
        ("1: R9@5", "1: claim  5", 6, "expected"),
        ("1: R9@5", "1: " + "R" * 41, 6, "expected"),
        ("1: R9@5", "1: " + "a " * 300_000, 6, "expected"),
        ("1: R9@5", "1: " + ", ".join(["R9@5"] * 100_000), 6, "out-of-turn"),
        ("1: R9@5", "1: R9@5\n0: R6@5\n" * 100_000 + "1: R9@5", 8, "illegal"),
        ("1: R9@5", "2: R9@5", 6, "no-seat"),
        ("1: R9@5", "99: R9@5", 6, "no-seat"),
        ("1: R9@5", "9" * 100_000 + ": R9@5", 6, "expected"),
        ("1: R9@5", "1: R9@5\n1: done", 7, "turn-goes-on"),
        ("1: R9@5", "", 6, "expected"),
        ("1: R9@5", "1: R9@5\x00", 6, "strange-character"),
        ("1: R9@5", "1: R9@5\x0b0: R6@5", 6, "strange-character"),
        ("1: R9@5", "1: R9@5\x1b[31m", 6, "strange-character"),
        ("1: R9@5", "1: Ж9@5", 6, "strange-character"),
        ("resigned by 1", "resigned by 2", 9, "no-seat"),
        ("resigned by 1", "resigned by", 9, "expected"),
        ("resigned by 1", "resigned", 9, "expected"),
        ("resigned by 1", "draw agreed, perhaps", 9, "expected"),
        ("resigned by 1", "won by 0", 9, "expected"),
        ("resigned by 1", "won by 0, five, scores " + "5 " * 300_000, 9, "expected"),
        ("resigned by 1", "won by 0, five, scores 5" + " 5" * 300_000, 9, "not-over"),
        ("\nresigned by 1\n", "", 8, "expected"),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_a_malformed_line_is_refused_with_its_number(old: str, new: str, line: int, reason: str) -> None:
    assert old in WRITTEN
    found = broken(WRITTEN.replace(old, new))
    assert (found.line, found.reason) == (line, reason)


@pytest.mark.parametrize("lines", range(9))
def test_a_truncated_record_is_refused(lines: int) -> None:
    kept = WRITTEN.splitlines()[:lines]
    assert broken("\n".join(kept)).line in (max(1, lines), lines + 1)


@given(st.text())
def test_arbitrary_text_is_refused(text: str) -> None:
    assert broken(text).line >= 1


@settings(max_examples=300)
@given(rng=st.integers(0, 2**32).map(Random))
def test_a_changed_record_is_either_refused_or_true(rng: Random) -> None:
    """No change of characters or lines raises anything but Broken, and what is read is a record."""
    text = write(MATCH)
    for _ in range(rng.randint(1, 3)):
        lines = text.splitlines()
        place = rng.randrange(len(text))
        match rng.randrange(4):
            case 0:
                text = text[:place] + rng.choice("0123456789abcRGBx@-:, \n\r\t\0é") + text[place + 1 :]
            case 1:
                text = text[:place] + text[place + rng.randint(1, 9) :]
            case 2:
                lines.insert(rng.randrange(len(lines)), rng.choice(lines))
                text = "\n".join(lines)
            case _:
                one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[other] = lines[other], lines[one]
                text = "\n".join(lines)
    if found := complaint(text):
        assert 1 <= found.line <= len(text.split("\n")) + 1
    else:
        assert write(read(text)) == text.replace("\r\n", "\n").rstrip("\n") + "\n"


legal_looking = st.sampled_from(
    [
        *(f"{colour}{strength}@{stone}" for colour in "RB" for strength in (1, 9) for stone in (1, 5)),
        *("claim 5", "done", "draw clan", "draw tactics", "pass", "Recruiter", "return R9", "Joker@3", "Mud@3"),
        *("Strategist R9@5-x", "Strategist R9@5-5", "Banshee R9@5", "Traitor R9@5-4", "Traitor Joker@1-1"),
    ]
)


@given(st.lists(st.tuples(st.integers(0, 1), legal_looking), max_size=6).map(tuple), st.sampled_from(["on", "off"]))
def test_impossible_moves_are_refused_with_their_line(actions: Actions, tactics: str) -> None:
    options = (("tactics", tactics), ("expert", tactics), ("rounds", "2"))
    record = replace(RECORD, options=options, actions=actions, ending="aborted")
    assert read(write(record)) == record
    if found := complaint(write(record)):
        line = write(record).splitlines()[found.line - 1]
        assert line.startswith(f"{found.params['seat']}: ")
        assert found.params["action"] in line.partition(": ")[2].split(", ")


def test_a_match_that_ended_before_it_began_is_a_record() -> None:
    assert verify(replace(RECORD, actions=(), ending="aborted")) is None
    assert broken(write(replace(RECORD, actions=(), ending="won by 0, five, scores 5 0"))).line == 6
