"""A screen's text in pieces."""

import pytest

from bot.screens.screen import spans


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Hello", [("plain", "Hello")]),
        ("See `/games`.", [("plain", "See "), ("command", "/games"), ("plain", ".")]),
        ("`/move R7@3`", [("plain", ""), ("code", "/move R7@3"), ("plain", "")]),
        ("`/dance`, /play", [("plain", ""), ("code", "/dance"), ("plain", ", /play")]),
        ("cut `off", [("plain", "cut "), ("code", "off")]),
    ],
)
def test_commands_are_distinguished_from_other_code(text: str, pieces: list[tuple[str, str]]) -> None:
    assert list(spans(text)) == pieces
