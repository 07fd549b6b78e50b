"""Methods that send: texts, photos, animations, documents."""

from dataclasses import replace
from typing import Any

from tests.servers.telegram import keyboards, texts, wire
from tests.servers.telegram.call import Call, need, reach
from tests.servers.telegram.files import is_animation
from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.state import Chat, Message, State
from tests.servers.telegram.values import Content, File, Json, MediaKind

RIGHTS: dict[str, tuple[str, str]] = {
    "text": ("can_send_messages", "text messages"),
    "photo": ("can_send_photos", "photos"),
    "animation": ("can_send_other_messages", "GIFs"),
    "document": ("can_send_documents", "documents"),
}
ACTIONS = {
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
    "choose_sticker", "find_location", "record_video_note", "upload_video_note",
}  # fmt: skip


def send_message(state: State, call: Call) -> Json:
    text, entities = texts.read(call.text("text"), call.given.get("parse_mode"), call.array("entities"), state.knows)
    texts.check_text(text, editing=False)
    return _send(state, call, Content(text, entities), "text")


def send_photo(state: State, call: Call) -> Json:
    return _send_media(state, call, "photo")


def send_animation(state: State, call: Call) -> Json:
    return _send_media(state, call, "animation")


def send_document(state: State, call: Call) -> Json:
    return _send_media(state, call, "document")


def send_chat_action(state: State, call: Call) -> bool:
    if call.text("action") not in ACTIONS:
        raise wrong("wrong parameter action in request", call.text("action"))
    thread(reach(state, call), call)
    return True


def _send_media(state: State, call: Call, kind: MediaKind) -> Json:
    file = media(state, call, call.given.get(kind, f"attach://{kind}"), kind)
    content = replace(caption(state, call, call.given, editing=False), file=file, spoiler=call.flag("has_spoiler"))
    return _send(state, call, content, file.kind)


def _send(state: State, call: Call, content: Content, what: str) -> Json:
    keyboard, markup = keyboards.read(call.object("reply_markup"), private=_private(call.chat_id))
    check_uploads(call)
    chat = reach(state, call)
    topic = thread(chat, call)
    right, named = RIGHTS[what]
    need(chat, right, f"send {named} to the chat")
    content = replace(content, keyboard=keyboard, markup=markup)
    silent = call.flag("disable_notification")
    return wire.message(
        state,
        state.post(chat, state.bot, content, topic, _replied(chat, call.object("reply_parameters")), None, silent),
    )


def media(state: State, call: Call, value: Any, kind: MediaKind) -> File:
    """The file that a parameter refers to: an upload, or one that Telegram already has."""
    if not isinstance(value, str) or not value:
        raise wrong(f"there is no {kind} in the request")
    if value.startswith(("http://", "https://")):
        raise wrong("failed to get HTTP URL content", f"this stand-in has no internet for {value}")
    if not value.startswith("attach://"):
        return state.files.find(value, kind)
    name = value.removeprefix("attach://")
    upload = call.files.get(name)
    if upload is None:
        raise wrong(f"there is no {kind} in the request", f"nothing was uploaded as {name!r}")
    call.used.add(name)
    if kind == "document" and is_animation(upload) and not call.flag("disable_content_type_detection"):
        kind = "animation"
    return state.files.keep(upload, kind)


def caption(state: State, call: Call, given: Any, *, editing: bool) -> Content:
    """The caption in these parameters, which may be those of a media object."""
    entities = given.get("caption_entities")
    entities = call.array("caption_entities") if isinstance(entities, str) else entities
    text, found = texts.read(given.get("caption", ""), given.get("parse_mode"), entities, state.knows)
    texts.check_caption(text, editing=editing)
    return Content(text, found, caption_above=given.get("show_caption_above_media") in (True, "true"))


def check_uploads(call: Call) -> None:
    if unused := call.files.keys() - call.used - {"thumbnail"}:
        raise wrong("wrong file in the request", f"uploaded, but no parameter refers to it: {sorted(unused)}")


def thread(chat: Chat, call: Call) -> int | None:
    """The topic for a message; without one, it goes to the general topic of a forum."""
    if "message_thread_id" not in call.given:
        return None
    topic = chat.topics.get(call.integer("message_thread_id"))
    if topic is None or topic.deleted:
        raise bad("message thread not found")
    if topic.closed and "can_manage_topics" not in chat.seat.rights:
        raise bad("TOPIC_CLOSED")
    return topic.id


def _private(id: int | str) -> bool:
    return isinstance(id, int) and id > 0


def _replied(chat: Chat, parameters: Json | None) -> Message | None:
    if parameters is None:
        return None
    message = chat.messages.get(parameters.get("message_id", 0))
    if message and not message.deleted:
        return message
    if parameters.get("allow_sending_without_reply"):
        return None
    raise bad("message to be replied not found")


METHODS = {
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendAnimation": send_animation,
    "sendDocument": send_document,
    "sendChatAction": send_chat_action,
}
