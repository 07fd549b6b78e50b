"""The game in the terminal, played as a person does: by reading and typing."""

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

import renderers
from bot import cli
from bot.cli import terminal
from bot.i18n import LANGUAGES, translator
from bot.screens import rules
from core import games
from core.game import Game

GAME = "schotten-totten"
PERSON_STARTS = bytes.fromhex("02")
AGAIN = "cairn terminal --seed 02"


class Person:
    """Types the lines of a script and remembers the output; leaves when the script ends."""

    def __init__(self, script: Iterable[str] = ()) -> None:
        self.script: Iterator[str] = iter(script)
        self.shown: list[str] = []
        self.typed: list[str] = []

    def ask(self, question: str) -> str:
        self.shown.append(question)
        try:
            self.typed.append(next(self.script))
        except StopIteration:
            raise EOFError from None
        return self.typed[-1]

    def say(self, text: str) -> None:
        self.shown.append(text)

    def plays(self, language: str = "en", level: str = "random", **options: str) -> list[str]:
        return self.plays_game("schotten-totten", options, language, level)

    def plays_game(
        self, game: str, options: Mapping[str, str], language: str = "en", level: str = "random", seats: int = 2
    ) -> list[str]:
        terminal.play(language, game, seats, options, PERSON_STARTS, level, AGAIN, self.ask, self.say)
        return self.shown


class Guided(Person):
    """Asks for help at each move, and types one of the listed moves."""

    def __init__(self, seed: int) -> None:
        super().__init__(self.moves(Random(seed)))

    def moves(self, rng: Random) -> Iterator[str]:
        while True:
            yield "?"
            yield rng.choice(self.shown[-2].split("  ")).strip()


class Recruiting(Guided):
    """Plays the Recruiter when it can."""

    def moves(self, rng: Random) -> Iterator[str]:
        while True:
            yield "?"
            moves = self.shown[-2].split()
            yield "Recruiter" if "Recruiter" in moves else rng.choice(self.shown[-2].split("  ")).strip()


@pytest.mark.parametrize(("language", "switch"), [*product(LANGUAGES, ("off", "on"))])
def test_a_whole_game_can_be_played(language: str, switch: str) -> None:
    shown = Guided(7).plays(language, tactics=switch, expert=switch)
    assert translator(language)("terminal-bye") not in shown[-1]
    assert shown[-1].endswith(AGAIN)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("value", [0, 1])
def test_every_game_can_be_played_to_the_end(game: Game[Any, Any], value: int) -> None:
    shown = Guided(7).plays_game(game.id, {name: values[value] for name, values in game.options.items()})
    assert translator("en")(f"game-{game.id}") in shown[0]
    assert shown[-1].endswith(AGAIN)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_for_several_players_can_be_played_to_the_end(seats: int) -> None:
    shown = Guided(7).plays_game("totemo", {}, seats=seats)
    assert any(f"Computer {seats - 1} places" in text for text in shown)
    assert shown[-1].endswith(AGAIN)


def test_a_match_can_have_several_rounds() -> None:
    shown = Guided(7).plays(rounds="3")
    assert "Final score" in shown[-2]
    assert [number for number in "123" if any(f"wins round {number}" in text for text in shown)] == [*"123"]


def test_the_end_of_a_single_round_is_announced_once() -> None:
    shown = Guided(7).plays()
    assert not [text for text in shown if "round 1" in text]
    assert sum("wins:" in text or "wins with" in text for text in shown) == 1


def test_a_refusal_says_why_and_changes_nothing() -> None:
    shown = Person(["?", "claim 3", "nonsense", "", "?"]).plays()
    assert "Play a card first" in "".join(shown)
    assert "I don’t understand “nonsense”" in "".join(shown)
    lists = [text for text in shown if text.count("@") > 9]
    assert len(lists) == 2
    assert lists[0] == lists[1]


def test_a_line_that_several_moves_fit_lists_them_and_a_mistyped_word_is_recognised() -> None:
    shown = Person(["3", "bord", "rde 3"]).plays()
    (asked,) = [place for place, text in enumerate(shown) if "This fits several moves" in text]
    assert len(shown[asked + 1].split()) == 6
    assert all(text.endswith("@3") for text in shown[asked + 1].split())
    assert [text for text in shown if text.endswith("Did you mean `board`?")]
    assert [text for text in shown if text.startswith("I don’t know the word “rde”.")]


def test_the_board_is_shown_again_on_request() -> None:
    once, twice = Person().plays(), Person(["board"]).plays()
    board = once[1]
    assert (once.count(board), twice.count(board)) == (1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_shown_page_by_page(language: str) -> None:
    count, words = renderers.lessons(GAME), translator(language)
    asked = [f"rules {number}" for number in range(1, count + 1)]
    *told, _ = Person(asked).plays(language)[4::2]
    for number, text in enumerate(told, 1):
        assert squeezed(rules.text(GAME, number, words)) in squeezed(text)
        assert max(map(len, text.splitlines())) <= 100
    contents = [f"rules {number}: {rules.title(GAME, number, words)}" for number in range(2, count + 1)]
    assert [line.strip() for line in told[0].splitlines() if line.startswith("  rules")] == contents
    assert [text.splitlines()[-1].strip() for text in told[1:-1]] == contents[1:]
    assert "  rules" not in told[-1]


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("rules", 1),
        ("Rules", 1),
        ("rules  4", 4),
        (" RULES 4 ", 4),
        ("rules 0", 1),
        ("rules 99", renderers.lessons(GAME)),
    ],
)
def test_an_unknown_page_number_shows_the_nearest_page(typed: str, number: int) -> None:
    told = Person([typed]).plays()[4]
    assert squeezed(rules.text(GAME, number, translator("en"))) in squeezed(told)


@pytest.mark.parametrize("typed", ["rules x", "rules 4 5", "rules -1", "rules " + "9" * 5000])
def test_an_invalid_page_is_not_a_move_either(typed: str) -> None:
    assert Person([typed]).plays()[4].startswith(("I don’t know the word “rules”", "I don’t understand “rules"))


def squeezed(text: str) -> str:
    """The text without line breaks."""
    return " ".join(text.split())


def test_the_cards_that_may_be_returned_are_shown() -> None:
    shown = Recruiting(5).plays(tactics="on")
    first = next(place for place, text in enumerate(shown) if "example return" in text)
    assert shown[first - 1].startswith("Your hand (9 cards)")


def test_the_cards_that_the_computer_draws_stay_secret() -> None:
    told = [text for text in Guided(3).plays() if text.startswith("Computer draws")]
    assert set(told) == {"Computer draws a clan card."}


@pytest.mark.parametrize("word", ["quit", "Quit ", "exit"])
def test_quitting_prints_a_friendly_sentence(word: str) -> None:
    assert "Goodbye" in Person([word, "?"]).plays()[-1]


@pytest.mark.parametrize("key", [EOFError, KeyboardInterrupt])
def test_the_keys_that_end_a_program_also_print_a_friendly_sentence(key: type[BaseException]) -> None:
    def pressed(question: str) -> str:
        raise key

    person = Person()
    terminal.play("en", GAME, 2, {}, PERSON_STARTS, "steady", AGAIN, pressed, person.say)
    assert "Goodbye" in person.shown[-1]


def cairn(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "bot", "terminal", *arguments],
        input=typed,
        capture_output=True,
        env=kept | environment,
        timeout=120,
        check=False,
    )


def printed(*arguments: str, **environment: str) -> str:
    """What the program prints if nothing is typed, without a process of its own."""
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(variable, raising=False)
        for variable, value in environment.items():
            patch.setenv(variable, value)
        output = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(), "utf-8"))
        patch.setattr(sys, "stdout", output)
        assert cli.main(("terminal", *arguments)) == 0
        output.seek(0)
        return output.read()


def test_the_program_ends_when_its_input_ends() -> None:
    done = cairn("--tactics", "--expert", "--rounds", "9", "--level", "random")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Goodbye" in done.stdout.decode()
    assert "Goodbye" in printed()


def test_the_program_plays_a_whole_game() -> None:
    person = Guided(7)
    shown = person.plays(level="steady", tactics="on")
    typed = "".join(f"{line}\n" for line in person.typed).encode()
    done = cairn("--tactics", "--seed", PERSON_STARTS.hex(), typed=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-2] == shown[-2]


def test_the_program_uses_the_system_language_or_the_chosen_one() -> None:
    goodbye = {language: translator(language)("terminal-bye") for language in LANGUAGES}
    assert goodbye["uk"] in printed(LANG="uk_UA.UTF-8")
    assert goodbye["el"] in printed(LANG="uk_UA.UTF-8", LC_ALL="el_GR@euro")
    assert goodbye["ru"] in printed("--language", "ru", LANG="uk_UA.UTF-8")
    assert goodbye["en"] in printed(LANG="C.UTF-8")


def test_the_program_survives_bytes_that_are_not_text() -> None:
    done = cairn(typed=b"\xff\xfe R7\n\0\n")
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_program_plays_the_same_deal_for_the_same_seed() -> None:
    one, again, other = (printed("--seed", seed, "--level", "steady") for seed in ("c0ffee", "c0ffee", "beef"))
    assert one == again != other


def test_the_program_ends_quietly_when_nobody_reads_its_output() -> None:
    for arguments in ((), ("--help",)):
        reading, writing = os.pipe()
        os.close(reading)
        command = [sys.executable, "-m", "bot", "terminal", *arguments]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, timeout=120, check=False
        )
        os.close(writing)
        assert done.stderr == b""


def refused(*arguments: str) -> int | str | None:
    """Without a process of its own; the exit code."""
    with pytest.raises(SystemExit) as ended:
        cli.main(("terminal", *arguments))
    return ended.value.code


@pytest.mark.parametrize("seed", ["xyz", "abc", "", " "])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invalid_seed_is_refused_in_the_system_language(
    language: str, seed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", language)
    assert refused("--seed", seed) == 2
    assert translator(language)("terminal-no-seed", text=seed) in capsys.readouterr().err


def test_the_last_line_is_a_command_that_deals_the_same_cards_again() -> None:
    person = Guided(7)
    person.plays(tactics="on", rounds="2")
    typed = "".join(f"{line}\n" for line in person.typed).encode()
    options = ("--language", "el", "--tactics", "--rounds", "2", "--level", "random")
    first = cairn(*options, "--seed", "02", typed=typed).stdout.decode()
    program, *arguments = shlex.split(first.splitlines()[-1].partition(": ")[2])
    assert (program, arguments[:3]) == ("python", ["-m", "bot", "terminal"])
    assert cairn(*arguments[3:], typed=typed).stdout.decode() == first


@pytest.mark.parametrize("arguments", [("--seed", "xyz"), ("--rounds", "10"), ("--level", "best"), ("chess",)])
def test_the_program_refuses_unknown_arguments(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(*arguments) == 2
    assert arguments[-1] in capsys.readouterr().err


def test_a_refusal_is_the_exit_code_of_the_program() -> None:
    done = cairn("--seed", "xyz")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "xyz" in done.stderr.decode()
