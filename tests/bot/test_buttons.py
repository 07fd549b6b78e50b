"""The catalogue of buttons: every verb has a handler, every token a verb, and tokens of old buttons stay readable."""

import ast
import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bot import buttons, commands
from bot.buttons import VERBS, changed_match, read, token, verb_of
from bot.model import drafts
from bot.model.clocks import PACES
from bot.model.drafts import Draft
from bot.service import dispatcher
from bot.service.request import COMMANDS, PRESSES
from core import games

ROOT = Path(__file__).parents[2] / "bot"

NEW = {
    *("setup", "start", "someone", "close", "closed", "list", "alerts", "alert"),
    *("planning", "planned", "unplan", "mute", "vote", "return"),
    *("pause", "resume", "giving", "give", "vacation", "endvacation"),
    *("solve", "position", "choose", "guess", "sure", "answering", "hint", "giveup", "gaveup", "share"),
    *("days", "practising", "practice", "rate", "complain", "complained", "posting", "posted"),
    *("data", "erase"),
    *("leaders", "leaderstext", "leadersof", "hall", "profile", "versus"),
}
"""What has replaced `new`, and what no published version has."""
OLD = (
    *("accept:xhasn9xz", "cancel:xhasn9xz", "challenge:xhasn9xz", "decline:xhasn9xz", "fill:xhasn9xz"),
    *("rematch:xhasn9xz", "hand:xhasn9xz", "board:xhasn9xz", "text:xhasn9xz", "more:xhasn9xz", "next:xhasn9xz"),
    *("export:xhasn9xz", "replay:xhasn9xz", "type:xhasn9xz", "abort:xhasn9xz", "resign:xhasn9xz"),
    *("resigned:xhasn9xz", "win:xhasn9xz", "replace:xhasn9xz", "cmd:play", "games", "past", "unlink", "unlinked"),
    *("new:0:2:000:0::", "new:0:2:118:4:123456789012345678:ask", "new:2:4:01:1::steady", "declined:xhasn9xz:time"),
    *("pick:xhasn9xz:17:R7:0", "pick:xhasn9xz:17::1", "move:xhasn9xz:17:R7@3", "do:xhasn9xz:17:Traitor R7@3-5"),
    *("undo:xhasn9xz:17", "draw:xhasn9xz:17", "agree:xhasn9xz:17", "refuse:xhasn9xz:17", "history:xhasn9xz:2"),
    *("rules:totemo:5:", "rules:heave-ho:3.2:xhasn9xz", "set:language:uk", "set:confirm:on", "setting:zone:0"),
    *("place:1:hall", "placing:1:hall:zone:0", "placed:1:-1002200000001/7:threads:off"),
    *("unblock:123456789012345678", "forgive:telegram:123456789"),
)
"""Tokens that are on buttons in people's chats, of every verb there was. They are never to be changed."""


def test_every_verb_has_one_handler() -> None:
    assert dispatcher.SUBJECTS
    handled = PRESSES.keys() | {"cmd"}
    assert VERBS.keys() - handled == set(), "verbs that nothing handles"
    assert handled - VERBS.keys() == set(), "handlers of verbs that are not in the catalogue"


def test_every_command_has_a_handler_of_its_own_or_the_button_of_its_name() -> None:
    names = {command.name for command in commands.CATALOGUE}
    assert names - COMMANDS.keys() - PRESSES.keys() == set()
    assert COMMANDS.keys() - names == set()


def test_a_command_and_the_button_of_its_name_have_the_same_effect() -> None:
    shared = [command for command in commands.CATALOGUE if command.name in VERBS]
    assert shared
    different = {command.name for command in shared if command.effect != VERBS[command.name].effect}
    assert different == set()


def test_every_token_that_a_screen_builds_has_a_verb() -> None:
    written = {
        (path.name, node.args[0].value)
        for path in (*(ROOT / "screens").glob("*.py"), *(ROOT / "service").glob("*.py"), *ROOT.glob("*/handlers.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("token", "_token", "button_token")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(written) > 50
    assert {(file, verb) for file, verb in written if verb not in VERBS} == set()


@pytest.mark.parametrize("text", OLD)
def test_old_tokens_stay_readable(text: str) -> None:
    found = read(text)
    assert found is not None
    assert found[0].name in (text.partition(":")[0], *(("setup", "start") if text.startswith("new:") else ()))


def test_there_is_an_old_token_of_every_verb_but_those_that_are_new() -> None:
    assert {text.partition(":")[0] for text in OLD} == VERBS.keys() - NEW | {"new"}


def test_old_buttons_of_a_setup_mean_what_they_meant() -> None:
    def draft(text: str) -> Draft:
        found = read(text)
        assert found
        return Draft.read(*found[1][:5])

    assert draft("new:0:2:000:0::") == drafts.new("schotten-totten", 2, {}, "three-days")
    expert = {"tactics": "on", "expert": "on", "rounds": "9"}
    assert draft("new:0:2:118:4:7:ask") == drafts.new("schotten-totten", 2, expert, "unlimited", "7")
    siege = {"tactics": "off", "match": "revenge", "colour-run": "type"}
    assert draft("new:1:2:011:3::") == drafts.new("schotten-totten-2", 2, siege, "live")
    assert draft("new:2:4:01:1::steady") == drafts.new("totemo", 4, {"board": "3x3"}, "day")
    assert draft("new:3:2:2:2::random") == drafts.new("heave-ho", 2, {"teams": "skip"}, "week")


@pytest.mark.parametrize(
    "text",
    [
        *("", "hand", "hand:", "hand:x", "hand:xhasn9xz:1", "dance:xhasn9xz", "move:xhasn9xz:17:", "new:9:2:000:0::"),
        *("new:0:2:0000:0::", "new:0:2:900:0::", "new:0:2:000:7::", f"move:xhasn9xz:17:{'R' * 41}", "cmd:", "games:1"),
    ],
)
def test_anything_else_is_no_token(text: str) -> None:
    assert read(text) is None


def test_a_setup_fits_into_a_token_with_the_longest_account_and_is_read_again() -> None:
    for game in games.ALL:
        options = {name: allowed[-1] for name, allowed in game.options.items()}
        for pace in PACES:
            for strict, rated in product({False, PACES[pace] is not None}, (None, True, False)):
                draft = drafts.new(game.id, game.seats[-1], options, pace, "1" * 20, strict=strict, rated=rated)
                text = token("start", *draft.fields(), "steady")
                assert len(text) <= buttons.LONGEST_TOKEN
                found = read(text)
                assert found
                assert Draft.read(*found[1][:5]) == draft
                assert drafts.numbered(draft.number) == replace(draft, opponent="")


def test_a_code_means_the_same_for_ever() -> None:
    codes = {game.id: drafts.code(game.id) for game in games.ALL}
    assert codes == {"schotten-totten": "p37", "schotten-totten-2": "ygz", "totemo": "x7n", "heave-ho": "be2"}


def test_two_ids_with_the_same_code_are_found_out() -> None:
    first: dict[str, str] = {}
    for number in range(10_000):
        if (other := first.setdefault(drafts.code(f"game-{number}"), f"game-{number}")) != f"game-{number}":
            with pytest.raises(ValueError, match=f"game-{number} from {other}"):
                drafts.codes((other, f"game-{number}"))
            return
    raise AssertionError("three letters are soon used up")


def test_an_unknown_code_is_no_draft() -> None:
    good = drafts.new("totemo", 3, {"board": "3x3"}, "day").fields()
    for place, bad in ((0, "aaa"), (1, "5"), (2, "aaa"), (3, "aaa")):
        fields = [bad if number == place else field for number, field in enumerate(good)]
        with pytest.raises((KeyError, ValueError)):
            Draft.read(*fields)


def test_only_presses_that_change_a_match_keep_its_order() -> None:
    assert changed_match("move:xhasn9xz:17:R7@3") == changed_match("fill:xhasn9xz") == "xhasn9xz"
    assert changed_match("hand:xhasn9xz") is changed_match("games") is changed_match("nonsense") is None


def test_what_changes_nothing_may_be_in_a_link_and_else_only_taking_a_seat() -> None:
    linked = {name for name, verb in VERBS.items() if verb.is_harmless}
    assert {name for name in linked if VERBS[name].effect not in ("shows", "asks")} == {"accept"}
    assert not linked & {"move", "do", "resigned", "set", "unlinked", "start", "rematch", "declined"}


def test_handlers_of_what_changes_nothing_write_nothing() -> None:
    """As far as the source shows: none of them calls `write`, or what appends to a log."""
    changing = re.compile(r"\.write\(|append_entry\(|_write\(|_take_seat\(|await challenge\(")
    for file in (ROOT / "service").glob("*.py"):
        tree, source = ast.parse(file.read_text(encoding="utf-8")), file.read_text(encoding="utf-8")
        for node in ast.walk(tree):
            for decorator in getattr(node, "decorator_list", ()):
                match decorator:
                    case ast.Call(ast.Name("press"), [ast.Constant(str(verb))]) if VERBS[verb].effect in (
                        "shows",
                        "asks",
                    ):
                        assert not changing.search(ast.get_source_segment(source, node) or ""), verb


def test_a_button_without_a_verb_has_no_effect() -> None:
    assert verb_of("nonsense") is None
