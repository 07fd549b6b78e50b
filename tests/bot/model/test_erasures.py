"""What names a person is taken out of what others keep, and nothing else."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.erasures import Named

ANN = Named((("web", "c0ffee00"), ("discord", "100")), ("Ann", "Ann Lee", "Энн"), ("Ann Lee",), 5.0, ("k3x9w2ab",))
FORMER = "Former player"
NAMES = st.sampled_from(("Ann", "Ann Lee", "ANN LEE", "Энн", "Anna", "100", "c0ffee00", "1000", "@Ann Lee", "Bob"))
TEXTS = st.lists(st.one_of(NAMES, st.text(max_size=5)), max_size=6).map(" ".join)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Ann – Bob", f"{FORMER} – Bob"),
        ("Ann Lee, Anna and Joann", f"{FORMER}, Anna and Joann"),
        ("Энн!", f"{FORMER}!"),
        ("nothing", "nothing"),
    ],
)
def test_names_are_whole_words_in_what_the_bot_shows(text: str, cleaned: str) -> None:
    assert ANN.clean_message({"text": text}, FORMER) == {"text": cleaned}


def test_whoever_is_addressed_is_so_in_any_case_and_only_by_the_name_in_the_room() -> None:
    said = {"text": "hello @ann lee and Ann Lee, not Ann", "mentions": ["b0b", "c0ffee00"]}
    cleaned = {"text": f"hello @{FORMER} and {FORMER}, not Ann", "mentions": ["b0b"]}
    assert ANN.clean_talk(said, 5.0, FORMER) == cleaned
    assert ANN.clean_talk(said, 4.9, FORMER) == said, "she was not there yet"
    assert ANN.clean_talk({"text": "x", "mentions": ["c0ffee00"]}, 5.0, FORMER) == {"text": "x"}


def test_buttons_about_them_go_and_pictures_that_may_show_their_name() -> None:
    picture = {"light": "1", "dark": "2", "alt": "Ann, Bob"}
    buttons = [[{"label": "Challenge Ann", "token": "setup:abc:2::def:100"}, {"label": "Help", "token": "cmd:help"}]]
    shown = {"text": "Play?", "rows": buttons, "picture": picture, "ply": 3, "pressed": True}
    assert ANN.clean_message(shown, FORMER) == {
        "text": "Play?",
        "rows": [[{"label": "Help", "token": "cmd:help"}]],
    }
    theirs = {"text": "Match #k3x9w2ab", "picture": {**picture, "alt": ""}}
    assert ANN.clean_message(theirs, FORMER) == {"text": "Match #k3x9w2ab"}
    others = {"text": "Match #abcdefgh", "picture": {**picture, "alt": ""}}
    assert ANN.clean_message(others, FORMER) == others


def test_parameters_of_posts_lose_names_and_accounts() -> None:
    assert ANN.clean_params({"called": "100 ~100 200", "name": "Ann", "key": "given"}) == {
        "called": "200",
        "key": "given",
    }
    assert ANN.clean_params({"name": "Anna", "reason": "Ann"}) == {"name": "Anna", "reason": "Ann"}
    assert ANN.has_kind("notice-declined-100")
    assert not ANN.has_kind("notice-declined-1000")


@given(TEXTS, TEXTS)
def test_nothing_is_left_and_what_names_nobody_stays(text: str, label: str) -> None:
    body = {"text": text, "rows": [[{"label": label, "token": "cmd:help"}]], "mentions": ["c0ffee00"]}
    cleaned = ANN.clean_message(body, FORMER)
    assert "c0ffee00" not in cleaned["mentions"]
    assert ANN.clean_message(cleaned, FORMER) == cleaned, "once is enough"
    if not any(name in json.dumps(body, ensure_ascii=False) for name in ("Ann", "Энн")):
        assert cleaned == {**body, "mentions": []}
