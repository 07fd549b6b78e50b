"""HTML and texts: what is marked, where it is, and which links lead somewhere."""

from contextlib import suppress
from html import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.servers.telegram.markup import parse
from tests.servers.telegram.refusals import Violation
from tests.servers.telegram.texts import deep_link, found, is_url, read, trimmed, units
from tests.servers.telegram.values import Entity


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_escaped_text_arrives_unchanged(text: str) -> None:
    assert parse(escape(text)) == (text, ())
    assert parse(f"<b>{escape(text)}</b>")[1] == ((Entity("bold", 0, units(text)),) if text else ())


@given(st.text("<>&/abiu \"'=", max_size=12))
def test_anything_is_either_read_or_refused(source: str) -> None:
    with suppress(Violation):
        text, entities = parse(source)
        assert len(text) <= len(source)
        assert all(0 < entity.length <= len(text) for entity in entities)


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("<b>a<i>b</i></b>", "ab", (Entity("bold", 0, 2), Entity("italic", 1, 1))),
        ("🗿<u>🗿</u>", "🗿🗿", (Entity("underline", 2, 2),)),
        ("<STRONG>a</strong>", "a", (Entity("bold", 0, 1),)),
        ("<code>a &lt; b</code>", "a < b", (Entity("code", 0, 5),)),
        ('<pre><code class="language-python">a</code></pre>', "a", (Entity("pre", 0, 1, language="python"),)),
        ("<pre>a</pre>", "a", (Entity("pre", 0, 1),)),
        ('<span class="tg-spoiler">a</span>', "a", (Entity("spoiler", 0, 1),)),
        ("<blockquote expandable>a</blockquote>", "a", (Entity("expandable_blockquote", 0, 1),)),
        (
            '<a href="https://a.example/?x=1&amp;y=2">a</a>',
            "a",
            (Entity("text_link", 0, 1, "https://a.example/?x=1&y=2"),),
        ),
        ('<a href="tg://user?id=5">a</a>', "a", (Entity("text_mention", 0, 1, user=5),)),
        ('<tg-emoji emoji-id="5">🗿</tg-emoji>', "🗿", (Entity("custom_emoji", 0, 2, emoji="5"),)),
        ('<tg-time unix="7" format="r">soon</tg-time>', "soon", (Entity("date_time", 0, 4, unix=7, form="r"),)),
        ('<tg-time unix="7">soon</tg-time>', "soon", (Entity("date_time", 0, 4, unix=7, form=""),)),
        ("&#128507;&#x27;", "🗻'", ()),
    ],
)
def test_every_tag(source: str, text: str, entities: tuple[Entity, ...]) -> None:
    assert parse(source) == (text, entities)


def test_commands_and_mentions_are_found_only_as_separate_words() -> None:
    text = "/play@cairn_bot a/b @anna_a me@cairn.example #match https://cairn.example/x @ab /"
    kinds = [(each.type, each.offset) for each in sorted(found(text), key=lambda each: each.offset)]
    assert kinds == [("bot_command", 0), ("mention", 20), ("hashtag", 45), ("url", 52)]
    assert found("/play", [Entity("code", 0, 5)]) == ()


def test_space_at_the_ends_is_removed_along_with_its_entities() -> None:
    assert trimmed("  ab  ", [Entity("bold", 0, 3), Entity("italic", 4, 2)]) == ("ab", (Entity("bold", 0, 1),))


def test_strangers_are_not_mentioned() -> None:
    source = '<a href="tg://user?id=5">a</a> <a href="tg://user?id=6">b</a>'
    assert read(source, "HTML", None, lambda user: user == 5) == ("a b", (Entity("text_mention", 0, 1, user=5),))


@pytest.mark.parametrize(
    ("url", "good"),
    [
        ("https://cairn.example", True),
        ("cairn.example/room", True),
        ("http://127.0.0.1:8000/room", True),
        ("tg://user?id=5", True),
        ("https://t.me/cairn_bot?start=a-b_C9", True),
        ("https://t.me/cairn_bot?start=", False),
        ("https://t.me/cairn_bot?start=a%3Ab", False),
        ("tg://resolve?domain=cairn_bot&start=ok", True),
        ("http://localhost/room", False),
        ("ftp://cairn.example", False),
        ("https://cairn example", False),
        ("javascript:alert(1)", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_links(url: str, good: bool) -> None:
    assert is_url(url) == good


def test_links_that_open_a_bot() -> None:
    assert deep_link("t.me/cairn_bot?start=a") == ("cairn_bot", "start", "a")
    assert deep_link("tg://resolve?domain=cairn_bot&startgroup=b") == ("cairn_bot", "startgroup", "b")
    assert deep_link("https://t.me/cairn_bot") is None
    assert deep_link("https://cairn.example/?start=a") is None
