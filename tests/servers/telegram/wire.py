"""The world as the Bot API describes it: users, chats, messages and members as JSON."""

import json

from tests.servers.telegram.files import thumbnail_id
from tests.servers.telegram.state import TWO_DAYS, Chat, Message, Query, Seat, State, User
from tests.servers.telegram.values import Button, Content, Entity, File, Json

ADMINISTRATION = (
    "can_be_edited", "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
    "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories",
    "can_delete_stories", "can_pin_messages", "can_manage_topics",
)  # fmt: skip
MEMBERSHIP = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews", "can_react_to_messages", "can_edit_tag", "can_change_info", "can_invite_users",
    "can_pin_messages", "can_manage_topics",
)  # fmt: skip


def user(who: User) -> Json:
    told: Json = {"id": who.id, "is_bot": who.is_bot, "first_name": who.name}
    if who.username:
        told["username"] = who.username
    if who.language:
        told["language_code"] = who.language
    return told


def chat(which: Chat) -> Json:
    told: Json = {"id": which.id, "type": which.kind}
    if which.private:
        (member,) = which.members.values()
        told["first_name"] = member.name
        return told | ({"username": member.username} if member.username else {})
    told["title"] = which.title
    if which.username:
        told["username"] = which.username
    if which.forum:
        told["is_forum"] = True
    return told


def message(state: State, which: Message, *, nested: bool = False) -> Json:
    """A message; the one it replies to comes without its own reply."""
    told: Json = {
        "message_id": which.id,
        "date": int(which.date),
        "chat": chat(which.chat),
        "from": user(which.sender),
        **which.service,
        **_content(state, which.content),
    }
    if which.edited is not None:
        told["edit_date"] = int(which.edited)
    if which.thread is not None:
        told["message_thread_id"] = which.thread
        if which.chat.forum:
            told["is_topic_message"] = True
    if nested:
        return told
    first = which.chat.messages.get(which.thread) if which.thread and which.chat.forum else None
    if (replied := which.reply_to or first) and replied is not which and not replied.deleted:
        told["reply_to_message"] = message(state, replied, nested=True)
    return told


def query(state: State, which: Query, data: str) -> Json:
    """A press of a button. For an old message, the bot gets only its address."""
    told = message(state, which.message)
    if which.message.date < state.clock() - TWO_DAYS:
        told = {"chat": chat(which.message.chat), "message_id": which.message.id, "date": 0}
    instance = str(abs(which.message.chat.id) * 7919 % 2**62)
    return {"id": which.id, "from": user(which.user), "message": told, "chat_instance": instance, "data": data}


def seat(who: User, of: Seat) -> Json:
    """The bot as a member of a chat."""
    told: Json = {"user": user(who), "status": of.status}
    match of.status:
        case "administrator":
            told |= {right: right in of.rights or right == "can_manage_chat" for right in ADMINISTRATION}
            told["is_anonymous"] = False
        case "restricted":
            told |= {right: right in of.rights for right in MEMBERSHIP}
            told |= {"is_member": True, "until_date": 0}
        case "kicked":
            told["until_date"] = 0
        case _:
            pass
    return told


def member(state: State, where: Chat, who: User) -> Json:
    if who is state.bot:
        return seat(who, where.seat)
    if who.id == where.owner and not where.private:
        return {"user": user(who), "status": "creator", "is_anonymous": False}
    if who.id in where.admins:
        told = {right: right != "can_be_edited" for right in ADMINISTRATION}
        return {"user": user(who), "status": "administrator", "is_anonymous": False, **told}
    return {"user": user(who), "status": "member" if who.id in where.members else "left"}


def file(which: File) -> Json:
    return {"file_id": which.id, "file_unique_id": which.unique, "file_size": len(which.data)}


def entity(state: State, which: Entity) -> Json:
    told: Json = {"type": which.type, "offset": which.offset, "length": which.length}
    if which.url is not None:
        told["url"] = which.url
    if which.user is not None:
        told["user"] = user(state.users[which.user])
    if which.language:
        told["language"] = which.language
    if which.emoji:
        told["custom_emoji_id"] = which.emoji
    if which.unix is not None:
        told["unix_time"] = which.unix
    if which.form:
        told["date_time_format"] = which.form
    return told


def button(which: Button) -> Json:
    plain = which.action in ("callback_data", "url", "switch_inline_query", "switch_inline_query_current_chat")
    told: Json = {"text": which.text, which.action: which.value if plain else json.loads(which.value)}
    return told | ({"style": which.style} if which.style else {})


def _content(state: State, content: Content) -> Json:
    told: Json = {}
    words = "caption" if content.file else "text"
    if content.text:
        told[words] = content.text
    if content.entities:
        key = "caption_entities" if content.file else "entities"
        told[key] = [entity(state, each) for each in content.entities]
    if content.file:
        told |= _media(content.file)
    if content.caption_above:
        told["show_caption_above_media"] = True
    if content.spoiler:
        told["has_media_spoiler"] = True
    if content.keyboard:
        told["reply_markup"] = {"inline_keyboard": [[button(each) for each in row] for row in content.keyboard]}
    return told


def _media(which: File) -> Json:
    named = {**file(which), "file_name": which.name, "mime_type": which.mime}
    match which.kind:
        case "photo":
            ratio = 90 / max(which.width, which.height, 90)
            small = {"width": max(1, int(which.width * ratio)), "height": max(1, int(which.height * ratio))}
            thumbnail = {
                "file_id": thumbnail_id(which),
                "file_unique_id": f"{which.unique}s",
                "file_size": 1000,
                **small,
            }
            return {"photo": [thumbnail, {**file(which), "width": which.width, "height": which.height}]}
        case "animation":
            moving = {"width": which.width or 320, "height": which.height or 240, "duration": 3}
            return {"animation": {**named, **moving}, "document": named}
        case "document":
            return {"document": named}
