"""Methods about the bot itself: its identity, commands and descriptions, answers to presses, and files."""

from tests.servers.telegram import wire
from tests.servers.telegram.call import Call
from tests.servers.telegram.profile import read_language, read_scope
from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.state import State
from tests.servers.telegram.texts import deep_link, payload_fits, units
from tests.servers.telegram.values import Json

LONGEST_ANSWER = 200
TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def get_me(state: State, call: Call) -> Json:
    return wire.user(state.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not state.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def answer(state: State, call: Call) -> bool:
    """Once for each press, and not too late."""
    text, url = call.text("text", ""), call.text("url", "")
    if units(text) > LONGEST_ANSWER:
        raise wrong("MESSAGE_TOO_LONG", f"an answer of {units(text)}; {LONGEST_ANSWER} are allowed")
    link = deep_link(url)
    if url and not (link and link[:2] == (state.bot.username, "start") and payload_fits(url)):
        raise wrong("URL_INVALID", f"{url!r} is not a link that opens this bot with a parameter")
    query = state.queries.get(call.text("callback_query_id"))
    if query is None or query.answer is not None or query.at < state.clock.ahead - state.answer_limit:
        raise bad(TOO_OLD)
    state.answer(query, {"text": text, "show_alert": call.flag("show_alert"), "url": url})
    return True


def get_file(state: State, call: Call) -> Json:
    file, path = state.files.path(call.text("file_id"))
    return wire.file(file) | {"file_path": path}


def set_commands(state: State, call: Call) -> bool:
    commands = call.array("commands")
    if commands is None:
        raise wrong('parameter "commands" is required')
    scope = read_scope(call.object("scope"))
    state.profile.set_commands(scope, _language(call), commands)
    if scope[1] is not None and scope[1] not in state.chats:
        raise bad("chat not found")
    return True


def get_commands(state: State, call: Call) -> list[Json]:
    found = state.profile.commands.get((read_scope(call.object("scope")), _language(call)), ())
    return [{"command": name, "description": description} for name, description in found]


def delete_commands(state: State, call: Call) -> bool:
    state.profile.commands.pop((read_scope(call.object("scope")), _language(call)), None)
    return True


def set_name(state: State, call: Call) -> bool:
    return _set(state, call, "name")


def set_description(state: State, call: Call) -> bool:
    return _set(state, call, "description")


def set_short_description(state: State, call: Call) -> bool:
    return _set(state, call, "short_description")


def get_name(state: State, call: Call) -> Json:
    return _get(state, call, "name", state.bot.name)


def get_description(state: State, call: Call) -> Json:
    return _get(state, call, "description")


def get_short_description(state: State, call: Call) -> Json:
    return _get(state, call, "short_description")


def set_menu_button(state: State, call: Call) -> bool:
    chat = call.integer("chat_id") if "chat_id" in call.given else None
    state.profile.menu_button[chat] = call.object("menu_button") or {"type": "default"}
    return True


def get_menu_button(state: State, call: Call) -> Json:
    buttons = state.profile.menu_button
    chat = call.integer("chat_id") if "chat_id" in call.given else None
    return buttons.get(chat) or buttons.get(None) or {"type": "commands"}


def _set(state: State, call: Call, which: str) -> bool:
    state.profile.set_text(which, _language(call), call.text(which, ""))
    return True


def _get(state: State, call: Call, which: str, default: str = "") -> Json:
    texts = state.profile.texts
    return {which: texts.get((which, _language(call))) or texts.get((which, "")) or default}


def _language(call: Call) -> str:
    return read_language(call.text("language_code", ""))


METHODS = {
    "getMe": get_me,
    "answerCallbackQuery": answer,
    "getFile": get_file,
    "setMyCommands": set_commands,
    "getMyCommands": get_commands,
    "deleteMyCommands": delete_commands,
    "setMyName": set_name,
    "getMyName": get_name,
    "setMyDescription": set_description,
    "getMyDescription": get_description,
    "setMyShortDescription": set_short_description,
    "getMyShortDescription": get_short_description,
    "setChatMenuButton": set_menu_button,
    "getChatMenuButton": get_menu_button,
}
