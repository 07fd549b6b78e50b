"""Methods that change or delete what was sent."""

from dataclasses import replace

from tests.servers.telegram import keyboards, texts, wire
from tests.servers.telegram.call import Call, reach
from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.sending import caption, check_uploads, media
from tests.servers.telegram.state import Message, State
from tests.servers.telegram.values import Content, Json, Keyboard

UNCHANGED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)
INPUT = {"photo", "animation", "document"}


def edit_text(state: State, call: Call) -> Json:
    text, entities = texts.read(call.text("text"), call.given.get("parse_mode"), call.array("entities"), state.knows)
    texts.check_text(text, editing=True)
    message, keyboard = _editable(state, call)
    if message.content.file:
        raise bad("there is no text in the message to edit")
    return _edit(state, message, Content(text, entities, keyboard=keyboard))


def edit_caption(state: State, call: Call) -> Json:
    content = caption(state, call, call.given, editing=True)
    message, keyboard = _editable(state, call)
    if not message.content.file:
        raise bad("there is no caption in the message to edit")
    return _edit(state, message, replace(content, file=message.content.file, keyboard=keyboard))


def edit_media(state: State, call: Call) -> Json:
    given = call.object("media") or {}
    kind = given.get("type")
    if kind not in INPUT:
        raise wrong("unsupported type of InputMedia", f"{kind!r}; this stand-in has {sorted(INPUT)}")
    file = media(state, call, given.get("media"), kind)
    content = replace(caption(state, call, given, editing=True), file=file, spoiler=bool(given.get("has_spoiler")))
    check_uploads(call)
    message, keyboard = _editable(state, call)
    return _edit(state, message, replace(content, keyboard=keyboard))


def edit_markup(state: State, call: Call) -> Json:
    message, keyboard = _editable(state, call)
    return _edit(state, message, replace(message.content, keyboard=keyboard))


def delete(state: State, call: Call) -> bool:
    _delete(state, call, call.integer("message_id"))
    return True


def delete_many(state: State, call: Call) -> bool:
    ids = call.array("message_ids") or []
    if not 1 <= len(ids) <= 100:
        raise wrong("message identifiers are not specified", f"{len(ids)} of them")
    chat = reach(state, call)
    for id in ids:
        if id in chat.messages and not chat.messages[id].deleted:
            _delete(state, call, id)
    return True


def _editable(state: State, call: Call) -> tuple[Message, Keyboard]:
    """The message, and the keyboard that it will have: none, unless one is given."""
    chat_id = call.chat_id
    keyboard, _ = keyboards.read(
        call.object("reply_markup"), private=isinstance(chat_id, int) and chat_id > 0, editing=True
    )
    chat = reach(state, call)
    message = chat.messages.get(call.integer("message_id"))
    if message is None or message.deleted:
        raise bad("message to edit not found")
    if message.sender is not state.bot or message.service or message.content.markup:
        raise bad("message can't be edited")
    if state.edit_limit is not None and message.date < state.clock() - state.edit_limit:
        raise bad("message can't be edited")
    return message, keyboard


def _edit(state: State, message: Message, content: Content) -> Json:
    if content == message.content:
        raise bad(UNCHANGED)
    state.edit(message, content)
    return wire.message(state, message)


def _delete(state: State, call: Call, id: int) -> None:
    chat = reach(state, call)
    message = chat.messages.get(id)
    if message is None or message.deleted:
        raise bad("message to delete not found")
    own = message.sender is state.bot or chat.private
    if (not own and "can_delete_messages" not in chat.seat.rights) or "forum_topic_created" in message.service:
        raise bad("message can't be deleted")
    if state.delete_limit is not None and message.date < state.clock() - state.delete_limit:
        raise bad("message can't be deleted for everyone")
    message.deleted = True


METHODS = {
    "editMessageText": edit_text,
    "editMessageCaption": edit_caption,
    "editMessageMedia": edit_media,
    "editMessageReplyMarkup": edit_markup,
    "deleteMessage": delete,
    "deleteMessages": delete_many,
}
