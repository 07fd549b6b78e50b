"""Commands as people type them."""

import pytest

from bot.commands import CATALOGUE, Mistyped, read


@pytest.mark.parametrize(
    ("line", "name", "values"),
    [
        ("/play", "play", {}),
        ("/play @Bob tactics week", "play", {"opponent": "Bob", "options": "tactics", "pace": "week"}),
        ("/play tactics computer rounds=3", "play", {"opponent": "computer", "options": "tactics rounds=3"}),
        ("/HAND", "hand", {}),
        ("/hand #k3x9w2ab", "hand", {"match": "k3x9w2ab"}),
        ("/hand k3x9w2ab", "hand", {"match": "k3x9w2ab"}),
        ("/move Traitor B5@3-5 k3x9w2ab", "move", {"move": "Traitor B5@3-5", "match": "k3x9w2ab"}),
        ("/claim 3", "claim", {"number": "3"}),
        ("/rules schotten-totten 4", "rules", {"game": "schotten-totten", "page": "4"}),
        ("/help play", "help", {"command": "play"}),
    ],
)
def test_each_word_finds_its_parameter(line: str, name: str, values: dict[str, str]) -> None:
    command, found = read(line)
    assert (command.name, found) == (name, values)


@pytest.mark.parametrize(
    ("line", "reason", "text"),
    [
        ("/dance", "unknown-command", "/dance"),
        ("/", "unknown-command", "/"),
        ("/hand 7", "too-much-typed", "7"),
        ("/play live week", "given-twice", "week"),
        ("/play @Bob @Cyd @Dan @Eve", "given-twice", "@Eve"),
        ("/play @Bob @Cyd @Dan computer", "given-twice", "computer"),
        ("/claim 3 4", "given-twice", "4"),
    ],
)
def test_a_word_that_cannot_be_understood_is_named(line: str, reason: str, text: str) -> None:
    with pytest.raises(Mistyped) as refused:
        read(line)
    assert (refused.value.reason, refused.value.params["text"]) == (reason, text)


def test_a_missing_parameter_is_asked_for() -> None:
    for command in CATALOGUE:
        for parameter in command.parameters:
            if parameter.required:
                with pytest.raises(Mistyped, match=f"missing-{parameter.name}"):
                    read(f"/{command.name}")
