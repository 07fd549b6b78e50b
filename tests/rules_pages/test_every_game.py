"""The rules of every game as a book: what a page looks like, that it fits a phone, and how people turn the pages."""

from functools import cache

import pytest

from bot.buttons import VERBS, read
from bot.i18n import translator
from bot.screens import paging, rules
from bot.screens.rules import Lesson
from bot.screens.screen import Button, Screen
from core import games
from tests.rules_pages.reading import Pages, in_every_book, text, topics

LONGEST_TITLE = 20
LONGEST_TEXT = 900
"""The most characters of a topic. Telegram allows 1,024 below a picture."""
PARTS = 9
"""The most that fits into a token."""
MATCH = "abcdefgh"


def buttons(screen: Screen) -> dict[str, Button]:
    return {button.label: button for row in screen.rows for button in row}


def pressed(button: Button, language: str = "en") -> Screen:
    """The page to which a button leads."""
    found = read(button.token)
    assert found
    _, (game, page, match) = found
    topic, _, part = page.partition(".")
    return rules.page(game, int(topic), translator(language), match, int(part or 1))


@cache
def book(game: str, language: str, match: str = "") -> list[Screen]:
    """All pages, in reading order."""
    pages = [rules.page(game, 1, translator(language), match)]
    while following := buttons(pages[-1]).get(translator(language)("rules-next")):
        pages.append(pressed(following, language))
    return pages


@in_every_book
def test_everything_in_backticks_is_a_move_that_can_be_typed(game: str, language: str) -> None:
    rules_of = games.get(game)
    for number in topics(game):
        typed = Pages(game).codes(number, language)
        assert text(game, number, language).count("`") == 2 * len(typed)
        assert [rules_of.format(rules_of.parse(code)) for code in typed] == typed


@in_every_book
def test_every_page_has_at_most_eight_lines_on_a_phone(game: str, language: str) -> None:
    for page in book(game, language):
        assert 1 <= sum(map(paging.height, page.text.split("\n"))) <= 8, page.text


@in_every_book
def test_nothing_is_lost_between_the_pages(game: str, language: str) -> None:
    words = translator(language)
    pages = book(game, language)
    for topic in topics(game):
        told = [page.text for page in pages if isinstance(page.drawing, Lesson) and page.drawing.number == topic]
        assert " ".join(told).split() == rules.text(game, topic, words).split()
        assert len(told) <= PARTS
        assert all(part.count("`") % 2 == 0 for part in told)


@in_every_book
def test_a_page_ends_where_a_reader_would_pause(game: str, language: str) -> None:
    assert not [page.text for page in book(game, language) if page.text.endswith(":")]


@in_every_book
def test_a_page_has_its_title_above_the_picture_of_its_topic(game: str, language: str) -> None:
    words = translator(language)
    titles = [rules.title(game, topic, words) for topic in topics(game)]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= LONGEST_TITLE
    for page in book(game, language):
        assert isinstance(page.drawing, Lesson)
        number, _, title = page.title.partition(". ")
        assert page.drawing.number == int(number)
        assert title.startswith(titles[int(number) - 1])
        assert len(page.titled_text) <= LONGEST_TEXT


def test_a_title_says_how_many_pages_its_topic_has() -> None:
    words = translator("en")
    count = len(rules.parts("totemo", 4, words))
    assert count > 1
    assert [rules.page("totemo", 4, words, part=part).title for part in range(1, count + 1)] == [
        f"4. The blocks ({part}/{count})" for part in range(1, count + 1)
    ]


@in_every_book
def test_next_and_back_lead_through_the_whole_book(game: str, language: str) -> None:
    words, pages = translator(language), book(game, language, MATCH)
    backwards = [pages[-1]]
    while previous := buttons(backwards[-1]).get(words("rules-previous")):
        backwards.append(pressed(previous, language))
    assert backwards[::-1] == pages
    assert {page.title for page in pages} >= {rules.page(game, topic, words, MATCH).title for topic in topics(game)}


@in_every_book
def test_next_is_in_the_first_row_and_a_match_is_one_press_away(game: str, language: str) -> None:
    words = translator(language)
    for page in book(game, language, MATCH)[:-1]:
        turns, back = page.rows
        assert [button.label for button in turns][-2:] == [words("rules-contents"), words("rules-next")]
        assert [button.token for button in back] == [f"hand:{MATCH}"]
    assert all(len(page.rows) == 1 for page in book(game, language))


@in_every_book
def test_the_contents_lead_to_the_first_page_of_every_topic(game: str, language: str) -> None:
    words = translator(language)
    contents = pressed(buttons(rules.page(game, 3, words, MATCH))[words("rules-contents")], language)
    *found, back = buttons(contents).values()
    assert back.token == f"hand:{MATCH}"
    assert [pressed(button, language) for button in found] == [
        rules.page(game, topic, words, MATCH) for topic in topics(game)
    ]
    assert [button.label for button in found] == [
        f"{topic}. {rules.title(game, topic, words)}" for topic in topics(game)
    ]
    assert contents.title == words(f"game-{game}")


def test_a_button_from_before_there_were_parts_opens_its_topic() -> None:
    assert read("rules:totemo:5:") == (VERBS["rules"], ["totemo", "5", ""])
    assert pressed(Button("", "rules:totemo:5:")).title.startswith("5. ")


def test_a_number_that_does_not_exist_gives_the_nearest_topic() -> None:
    for asked, given in ((-3, 1), (14, 13), (999, 13)):
        assert rules.page("totemo", asked, translator("en")) == rules.page("totemo", given, translator("en"))


def test_a_part_that_does_not_exist_gives_the_nearest_one() -> None:
    """After a change of language a topic may have fewer pages."""
    words = translator("en")
    for asked, given in ((0, 1), (9, len(rules.parts("totemo", 4, words)))):
        assert rules.page("totemo", 4, words, part=asked) == rules.page("totemo", 4, words, part=given)


def test_a_page_is_the_same_for_every_reader() -> None:
    assert rules.page("totemo", 5, translator("el", ("Anna", "Bob"))) == rules.page("totemo", 5, translator("el"))


def test_only_real_games_have_a_book() -> None:
    with pytest.raises(ValueError, match="tiddlywinks"):
        rules.page("tiddlywinks", 1, translator("en"))
