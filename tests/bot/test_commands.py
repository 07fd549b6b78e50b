"""Commands as people type them."""

import pytest

from bot.commands import CATALOGUE, Mistyped, find, read, with_slash
from bot.i18n import LANGUAGES, translator


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
        ("/play 1 day", "play", {"pace": "day"}),
        ("/play pace=day", "play", {"pace": "day"}),
        ("/play day", "play", {"pace": "day"}),
        ("/play no time limit", "play", {"pace": "unlimited"}),
        ("/play Heave Ho!", "play", {"game": "heave-ho"}),
        ("/play st2 3 days", "play", {"game": "schotten-totten-2", "pace": "three-days"}),
        ("/грати Шоттен Тоттен 2", "play", {"game": "schotten-totten-2"}),
        ("/играть тотемо 3 дня", "play", {"game": "totemo", "pace": "three-days"}),
        ("/παίξε υπολογιστή", "play", {"opponent": "computer"}),
        ("/rules schotten-totten 2", "rules", {"game": "schotten-totten", "page": "2"}),
        ("/settings Українська", "settings", {"language": "uk"}),
        ("/settings language=uk", "settings", {"language": "uk"}),
        ("/settings zone=Europe/Kyiv", "settings", {"setting": "zone=Europe/Kyiv"}),
        ("/settings confirm on", "settings", {"setting": "confirm on"}),
        ("/draw clan", "move", {"move": "draw clan"}),
        ("/claim stone 3", "move", {"move": "claim stone 3"}),
        ("/move exchange", "move", {"move": "exchange"}),
        ("/vacation until 1 December", "vacation", {"time": "until 1 December"}),
        ("/відпустка 5 днів", "vacation", {"time": "5 днів"}),
        ("/give 2 days", "give", {"time": "2 days"}),
        ("/give @Bob 1 day #k3x9w2ab", "give", {"person": "Bob", "time": "1 day", "match": "k3x9w2ab"}),
        ("/give the bot 1 day", "give", {"person": "computer", "time": "the 1 day"}),
        ("/give R7 O3 P5", "move", {"move": "give R7 O3 P5"}),
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
        ("/rules chess", "no-game", "chess"),
    ],
)
def test_a_word_that_cannot_be_understood_is_named(line: str, reason: str, text: str) -> None:
    with pytest.raises(Mistyped) as refused:
        read(line)
    assert (refused.value.reason, refused.value.params["text"]) == (reason, text)


@pytest.mark.parametrize(
    ("typed", "near"),
    [("/moov", "`/move`"), ("/hnad", "`/hand`"), ("/грат", "`/play`"), ("/qqqqqq", ""), ("/" + "x" * 5000, "")],
)
def test_the_most_similar_command_is_suggested(typed: str, near: str) -> None:
    with pytest.raises(Mistyped) as refused:
        read(typed)
    assert refused.value.params["near"] == near


def test_a_name_means_one_command_in_all_languages() -> None:
    names: dict[str, str] = {}
    for language in LANGUAGES:
        for command in CATALOGUE:
            name = translator(language)(f"name-{command.name}")
            assert names.setdefault(name, command.name) == command.name
            assert find(name) is command


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("y8 3", "/move y8 3"),
        ("hand", "/hand"),
        ("play computer", "/play computer"),
        ("play yellow 8 on 3", "/move play yellow 8 on 3"),
        ("хід y8 3", "/хід y8 3"),
        ("/anything", "/anything"),
        ("назад y8", "/move назад y8"),
    ],
)
def test_a_line_without_a_slash_that_is_not_a_command_is_a_move(line: str, command: str) -> None:
    assert with_slash(line) == command


def test_a_missing_parameter_is_asked_for() -> None:
    for command in CATALOGUE:
        for parameter in command.parameters:
            if parameter.required:
                with pytest.raises(Mistyped, match=f"missing-{parameter.name}"):
                    read(f"/{command.name}")
