"""Every language has the same messages, and a message is complete or an error."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import renderers.words
from bot.i18n import LANGUAGES, translator, written
from bot.zones import OFFERED
from core import games
from core.formations import Formation
from core.game import Memorable
from core.heave_ho.cards import ACTIONS
from core.schotten_totten.cards import COLOURS, TACTICS
from core.schotten_totten_2.cards import TACTICS as SIEGE_TACTICS
from core.schotten_totten_2.cards import WALL
from core.totemo.pieces import KINDS
from tests.codebase.sources import sources, text

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "bot" / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").iterdir())

PLURALS = {
    "en": {"one", "other"},
    "el": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}
AGREEMENT = {"count", "whose"}
"""Parameters that may choose the form of a verb or a pronoun; where a language has only one form, it ignores them."""
HOSTILE = ["{ $card }", "{", "}", "two\nlines", "@everyone", "<b>&amp;", "*_`~|", "«", "\u202eright to left", "[one]"]


class Anatomy:
    """What a message refers to, and the variants of its choices."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        """Parameters that appear in the text rather than only choosing a variant."""
        self.messages: set[str] = set()
        self.choices: list[set[str]] = []
        for node in walk(message):
            match node:
                case ftl.Placeable(expression=ftl.VariableReference() as reference):
                    self.shown.add(reference.id.name)
                case ftl.VariableReference():
                    self.variables.add(node.id.name)
                case ftl.MessageReference():
                    self.messages.add(node.id.name)
                case ftl.SelectExpression():
                    self.choices.append({v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)})

    @property
    def parameters(self) -> set[str]:
        return self.variables - (AGREEMENT - self.shown)


def walk(node: object) -> Iterator[object]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from walk(child)


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body)


@cache
def messages(language: str, file: str) -> dict[str, Anatomy]:
    return {entry.id.name: Anatomy(entry) for entry in entries(language, file) if isinstance(entry, ftl.Message)}


def everything(language: str) -> dict[str, Anatomy]:
    return {key: anatomy for file in FILES for key, anatomy in messages(language, file).items()}


def test_every_language_has_a_folder_with_the_same_files() -> None:
    folders = {path.name: sorted(file.name for file in path.iterdir()) for path in LOCALES.iterdir()}
    assert folders == dict.fromkeys(LANGUAGES, FILES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_parameters(language: str, file: str) -> None:
    english = {key: anatomy.parameters for key, anatomy in messages("en", file).items()}
    assert {key: anatomy.parameters for key, anatomy in messages(language, file).items()} == english
    assert list(messages(language, file)) == list(english), "in the same order, to compare them side by side"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed_and_have_no_duplicate_message(language: str) -> None:
    found = [entry for file in FILES for entry in entries(language, file)]
    assert not [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))
    assert all(anatomy.messages <= set(keys) for anatomy in everything(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_read_on_its_own_is_what_its_file_says(language: str) -> None:
    whole = {
        entry.id.name: entry for file in FILES for entry in entries(language, file) if isinstance(entry, ftl.Message)
    }
    assert written(language).keys() == whole.keys()
    for key, entry in whole.items():
        alone = FluentParser(with_spans=False).parse(written(language)[key]).body[0]
        assert alone.equals(entry, ["span", "comment"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_plural_forms_of_the_language(language: str) -> None:
    plurals = [variants for a in everything(language).values() for variants in a.choices if "one" in variants]
    assert plurals
    assert all(variants == PLURALS[language] for variants in plurals)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 tactics card ", "2 tactics cards ", "5 tactics cards ", "21 tactics cards "]),
        ("uk", ["1 карту ", "2 карти ", "5 карт ", "21 карту "]),
        ("ru", ["1 карту ", "2 карты ", "5 карт ", "21 карту "]),
        ("el", ["1 κάρτα ", "2 κάρτες ", "5 κάρτες ", "21 κάρτες "]),
    ],
)
def test_plural_forms_are_the_right_ones(language: str, forms: list[str]) -> None:
    for number, form in zip((1, 2, 5, 21), forms, strict=True):
        assert form in translator(language)("refusal-tactics-limit", played=number, theirs=0)


def test_seats_options_and_games_are_exactly_those_that_there_are() -> None:
    named = {key for file in ("games.ftl", "names.ftl") for key in messages("en", file)}
    assert {key for key in named if key.startswith(("game-", "option-", "seat-"))} == {
        "option-value",
        "seat-open",
        "seat-former",
        *(f"game-{game.id}" for game in games.ALL),
        *(f"seat-{seat + 1}" for game in games.ALL for seat in range(max(game.seats))),
        *(f"option-{option}" for game in games.ALL for option in game.options),
    }


def test_cards_are_exactly_those_that_the_games_use() -> None:
    assert set(messages("en", "cards.ftl")) == {
        "quoted",
        "list-and",
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"card-{card}" for card in (*TACTICS, *SIEGE_TACTICS, *ACTIONS)),
        "card-Shield-schotten-totten-2",
        *(f"tile-{section.name}" for section in WALL),
        *(f"block-{kind.replace('^', '-topper')}" for kind in KINDS),
        *(f"formation-{formation.key}" for formation in Formation),
        "formation-kind-schotten-totten-2",
    }


def test_feats_are_exactly_those_of_the_games() -> None:
    told = {key for key in messages("en", "profiles.ftl") if key.startswith("feat-")}
    assert told == {
        f"feat-{game.id}-{feat}" for game in games.ALL if isinstance(game, Memorable) for feat in game.feats
    }


def test_cities_are_exactly_those_of_the_zones_that_are_offered() -> None:
    assert set(messages("en", "zones.ftl")) == {f"zone-{zone.replace('/', '-')}" for zone in OFFERED}


def test_every_other_message_is_mentioned_in_the_source() -> None:
    """The source has the key, without the id of a game, or the parts that fill an f-string's gaps.

    Or another message refers to it.
    """
    texts, patterns = {key for anatomy in everything("en").values() for key in anatomy.messages}, set[str]()
    for source in sources("core", "renderers", "bot"):
        for node in ast.walk(ast.parse(text(source))):
            match node:
                case ast.Constant(str(constant)):
                    texts.add(constant)
                case ast.JoinedStr([ast.Constant(str()), *_] as parts):
                    patterns.add("".join(map(pattern, parts)))
    fitting = [re.compile(each) for each in sorted(patterns)]
    own = re.compile("-(?:" + "|".join(game.id for game in reversed(games.ALL)) + ")$")
    for file in {*FILES} - {"cards.ftl", "refusals.ftl", "events.ftl", "zones.ftl", "puzzle_reasons.ftl"}:
        keys = set(messages("en", file))
        shared = {base if (base := own.sub("", key)) in keys else key for key in keys}
        assert not {
            key
            for key in shared - texts
            if not any({*found.groups()} <= texts for each in fitting if (found := each.fullmatch(key)))
        }, file


def pattern(part: ast.expr) -> str:
    """What a part of an f-string looks like in its result."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        *zip(LANGUAGES, LANGUAGES, strict=True),
        ("uk-UA", "uk"),
        ("ru_RU", "ru"),
        ("EL", "el"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("pt-BR", "en"),
        ("", "en"),
    ],
)
def test_an_unknown_language_falls_back_to_its_base_and_then_to_english(asked: str, given: str) -> None:
    assert translator(asked).language == given
    assert translator(asked)("terminal-bye") == translator(given)("terminal-bye")


def test_a_seat_has_its_given_name_or_a_number() -> None:
    words = translator("uk", ["Олена"])
    assert [words.seat(0), words.seat(1)] == ["Олена", "Гравець 2"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anna, Bob and Olena"),
        ("uk", "Anna, Bob та Olena"),
        ("ru", "Anna, Bob и Olena"),
        ("el", "Anna, Bob και Olena"),
    ],
)
def test_the_last_of_several_names_follows_an_and(language: str, told: str) -> None:
    words = translator(language)
    assert words.listed(["Anna", "Bob", "Olena"]) == told
    assert words.listed(["Bob", "Olena"]) == told.removeprefix("Anna, ")
    assert [words.listed(["Anna"]), words.listed([])] == ["Anna", ""]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Waiting for Anna.", "Waiting for Anna and Bob."),
        ("uk", "Ходить Anna.", "Ходять Anna та Bob."),
        ("ru", "Ходит Anna.", "Ходят Anna и Bob."),
        ("el", "Παίζει Anna.", "Παίζουν Anna και Bob."),
    ],
)
def test_the_verb_agrees_with_the_names(language: str, one: str, two: str) -> None:
    words, names = translator(language), ["Anna", "Bob"]
    for count, told in ((1, one), (2, two)):
        assert words("status-waiting", names=words.listed(names[:count]), count=count) == told


@pytest.mark.parametrize(
    ("language", "card", "scot"),
    [
        ("en", "red 7", "green 2"),
        ("uk", "червона 7", "зелена 2"),
        ("ru", "красная 7", "зелёная 2"),
        ("el", "7 κόκκινο", "2 πράσινο"),
    ],
)
def test_a_colour_agrees_with_its_card(language: str, card: str, scot: str) -> None:
    assert translator(language)("text-card", colour="R", strength=7) == card
    assert translator(language)("text-heave-card", letter="G", strength=2) == scot


def test_numbered_cards_and_blocks_are_written_as_people_type_them() -> None:
    words = translator("el")
    assert [words.card("R7"), words.card("P11"), words.card("Spy")] == ["R7", "P11", "Κατάσκοπος"]
    assert [words.card("R"), words.card("R^"), words.card("W")] == ["R", "R^", "W"]
    assert [words.card("R2!"), words.card("N6"), words.card("HeaveHo")] == ["R2!", "N6", "Τράβα!"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_that_people_write_is_unchanged(language: str) -> None:
    for name in HOSTILE:
        words = translator(language, [name])
        assert words.seat(0) == name
        assert words("outcome-five", winner=words.seat(0)).count(name) == 1
        assert name in words("refusal-unreadable", text=name)


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        translator("en")("no-such-key")
    with pytest.raises(KeyError, match="card-Dragon"):
        translator("en").card("Dragon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_parameter_is_an_error_not_half_a_sentence(language: str) -> None:
    with pytest.raises(ValueError, match="refusal-stone-claimed"):
        translator(language)("refusal-stone-claimed")


def test_renderers_accept_these_words() -> None:
    words: renderers.words.Words = translator("en")
    assert words("card-Mud") == "Mud Fight"
