"""A screen's text in pieces."""

from datetime import UTC, datetime

import pytest

from bot.screens.screen import Screen, in_time_of, spans, spell_moment

NOON = spell_moment(datetime(2026, 7, 1, 12, tzinfo=UTC))


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Hello", [("plain", "Hello")]),
        ("See `/games`.", [("plain", "See "), ("command", "/games"), ("plain", ".")]),
        ("`/move R7@3`", [("plain", ""), ("code", "/move R7@3"), ("plain", "")]),
        ("`/dance`, /play", [("plain", ""), ("code", "/dance"), ("plain", ", /play")]),
        ("cut `off", [("plain", "cut "), ("code", "off")]),
        (f"by {NOON}!", [("plain", "by "), ("moment", "1782907200 2026-07-01 12:00 UTC"), ("plain", "!")]),
    ],
)
def test_commands_are_distinguished_from_other_code(text: str, pieces: list[tuple[str, str]]) -> None:
    assert list(spans(text)) == pieces


def test_moments_are_told_in_the_time_of_the_reader() -> None:
    screen = Screen(f"From {NOON} to {NOON}.", shorter=(f"To {NOON}.",))
    told = in_time_of(screen, "Europe/Kyiv")
    assert [part for kind, part in spans(told.text) if kind == "moment"] == ["1782907200 2026-07-01 15:00 EEST"] * 2
    assert told.shorter == (told.text.partition(" to ")[2].join(("To ", "")),)
    assert in_time_of(screen, None) == screen


def test_no_number_that_somebody_typed_is_too_large_for_a_moment() -> None:
    for digits in (11, 12, 40):
        screen = Screen(f"`\x19{'9' * digits} never`")
        (_, (kind, _), _) = spans(in_time_of(screen, "Europe/Kyiv").text)
        assert kind == ("moment" if digits == 11 else "code")
