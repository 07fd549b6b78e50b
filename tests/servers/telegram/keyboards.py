"""Keyboards: what a bot may put below a message."""

import json

from tests.servers.telegram.refusals import wrong
from tests.servers.telegram.texts import deep_link, is_url, share_link
from tests.servers.telegram.values import Button, Json, Keyboard

MOST_BUTTONS = 100
WIDEST_ROW = 8
LONGEST_DATA = 64
MOST_PEOPLE = 10
LOOKS = {"text", "style", "icon_custom_emoji_id"}
ACTIONS = {
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
}
STYLES = {None, "danger", "success", "primary"}
OTHER = {"keyboard", "remove_keyboard", "force_reply"}


def read(markup: Json | None, *, private: bool, editing: bool = False) -> tuple[Keyboard, str]:
    """The inline keyboard, or a keyboard of another kind as JSON."""
    if markup is None:
        return (), ""
    if markup.keys() & OTHER:
        if editing:
            raise wrong("inline keyboard expected")
        _check_keyboard(markup, private=private)
        return (), json.dumps(markup, sort_keys=True)
    rows = markup.get("inline_keyboard")
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise wrong("object expected as reply markup", f"no inline keyboard in {markup}")
    if any(not row for row in rows):
        raise wrong("reply markup has an empty row", "Telegram drops it silently")
    if sum(map(len, rows)) > MOST_BUTTONS:
        raise wrong("reply markup is too long", f"{sum(map(len, rows))} buttons, {MOST_BUTTONS} are allowed")
    if any(len(row) > WIDEST_ROW for row in rows):
        raise wrong("reply markup is too long", f"a row of {max(map(len, rows))} buttons, {WIDEST_ROW} are shown")
    return tuple(tuple(_button(button, private=private) for button in row) for row in rows), ""


def _check_keyboard(markup: Json, *, private: bool) -> None:
    """A keyboard below the text field, whose buttons send their text or ask for people."""
    rows = markup.get("keyboard", [])
    if not all(rows):
        raise wrong("reply markup has an empty row", "Telegram drops it silently")
    asked = [button["request_users"] for row in rows for button in row if "request_users" in button]
    numbers = [_request(each, private=private) for each in asked]
    if len(set(numbers)) < len(numbers):
        raise wrong("BUTTON_ID_INVALID", f"request_id must be unique within the message: {numbers}")


def _request(asked: Json, *, private: bool) -> int:
    if not private:
        raise wrong("BUTTON_TYPE_INVALID", "people can be requested in private chats only")
    number, most = asked.get("request_id"), asked.get("max_quantity", 1)
    if not isinstance(number, int) or not -(2**31) <= number < 2**31:
        raise wrong("BUTTON_ID_INVALID", f"{number!r} is not a signed 32-bit integer")
    if not isinstance(most, int) or not 1 <= most <= MOST_PEOPLE:
        raise wrong("BUTTON_COUNT_INVALID", f"{most!r} people; 1 to {MOST_PEOPLE} can be requested")
    return number


def _button(button: Json, *, private: bool) -> Button:
    text, style = button.get("text"), button.get("style")
    if not isinstance(text, str) or not text.strip():
        raise wrong("inline keyboard button text must be non-empty", str(button))
    if style not in STYLES:
        raise wrong("invalid button style specified", str(style))
    actions = button.keys() - LOOKS
    if not actions:
        raise wrong("Text buttons are unallowed in the inline keyboard", text)
    if len(actions) > 1 or not actions <= ACTIONS:
        raise wrong(
            "BUTTON_TYPE_INVALID", f"{text!r} does {sorted(actions)}; exactly one of {sorted(ACTIONS)} is allowed"
        )
    (action,) = actions
    value = button[action]
    match action:
        case "callback_data":
            if not isinstance(value, str) or not 1 <= len(value.encode()) <= LONGEST_DATA:
                raise wrong("BUTTON_DATA_INVALID", f"{value!r} is not 1 to {LONGEST_DATA} bytes")
        case "url":
            if not isinstance(value, str) or not is_url(value):
                raise wrong(f"inline keyboard button URL '{value}' is invalid: Wrong HTTP URL")
            link = deep_link(value)
            if link and not link[0]:
                raise wrong("BUTTON_URL_INVALID", f"{value!r} does not lead to a bot")
            shared = share_link(value)
            if shared and not (is_url(shared[0]) and shared[1]):
                raise wrong("BUTTON_URL_INVALID", f"{value!r} shares no address with a text")
        case "web_app" if not private:
            raise wrong("BUTTON_TYPE_INVALID", "web_app is for private chats only")
        case _:
            pass
    return Button(text, action, value if isinstance(value, str) else json.dumps(value, sort_keys=True), style)
