"""Methods about chats: members, pinned messages, topics, reactions, and leaving."""

from tests.servers.telegram import wire
from tests.servers.telegram.call import Call, find, need, reach
from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.state import SENDING, Chat, Message, State, Topic, User
from tests.servers.telegram.texts import units
from tests.servers.telegram.values import Content, Json

COLORS = {7322096, 16766590, 13338331, 9367192, 16749490, 16478047}
LONGEST_TOPIC = 128


def get_chat(state: State, call: Call) -> Json:
    chat = _present(find(state, call))
    gifts = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
    told = wire.chat(chat) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(gifts, False),
    }
    if not chat.private:
        told["permissions"] = dict.fromkeys(SENDING, True)
    if chat.pinned:
        told["pinned_message"] = wire.message(state, chat.messages[chat.pinned[-1]])
    return told


def get_member(state: State, call: Call) -> Json:
    chat, id = _present(find(state, call)), call.integer("user_id")
    user = state.bot if id == state.bot.id else state.users.get(id)
    if user is None or not (user is state.bot or state.knows(id)):
        raise bad("PARTICIPANT_ID_INVALID")
    return wire.member(state, chat, user)


def get_administrators(state: State, call: Call) -> list[Json]:
    chat = _present(reach(state, call))
    if chat.private:
        raise bad("there are no administrators in the private chat")
    told = [wire.member(state, chat, chat.members[id]) for id in sorted(chat.admins | {chat.owner})]
    return told + ([wire.member(state, chat, state.bot)] if chat.seat.status == "administrator" else [])


def get_count(state: State, call: Call) -> int:
    return len(_present(find(state, call)).members) + 1


def pin(state: State, call: Call) -> bool:
    chat = reach(state, call)
    message = _message(chat, call, "pin")
    need(chat, "can_pin_messages", "manage pinned messages in the chat")
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        service = {"pinned_message": wire.message(state, message, nested=True)}
        told = state.post(chat, state.bot, Content(), message.thread, service=service)
        state.updates.push("message", wire.message(state, told))
    return True


def unpin(state: State, call: Call) -> bool:
    chat = reach(state, call)
    need(chat, "can_pin_messages", "manage pinned messages in the chat")
    if "message_id" not in call.given:
        del chat.pinned[-1:]
    elif call.integer("message_id") in chat.pinned:
        chat.pinned.remove(call.integer("message_id"))
    else:
        raise bad("message to unpin not found")
    return True


def unpin_all(state: State, call: Call) -> bool:
    chat = reach(state, call)
    need(chat, "can_pin_messages", "manage pinned messages in the chat")
    chat.pinned.clear()
    return True


def leave(state: State, call: Call) -> bool:
    chat = reach(state, call)
    if chat.private:
        raise bad("chat member status can't be changed in private chats")
    unseat(state, chat, state.bot, "left")
    return True


def react(state: State, call: Call) -> bool:
    _message(reach(state, call), call, "react")
    return True


def create_topic(state: State, call: Call) -> Json:
    name = _name(call)
    color = call.integer("icon_color", 7322096)
    if color not in COLORS:
        raise wrong("invalid topic icon color specified", str(color))
    topic = make_topic(state, _forum(state, call), name, state.bot, color)
    return {"message_thread_id": topic.id, "name": topic.name, "icon_color": topic.color}


def edit_topic(state: State, call: Call) -> bool:
    _topic(_forum(state, call), call).name = _name(call)
    return True


def close_topic(state: State, call: Call) -> bool:
    return _turn(state, call, closed=True)


def reopen_topic(state: State, call: Call) -> bool:
    return _turn(state, call, closed=False)


def delete_topic(state: State, call: Call) -> bool:
    remove_topic(chat := _forum(state, call), _topic(chat, call))
    return True


def unseat(state: State, chat: Chat, by: User, status: str) -> None:
    """The bot is no longer in the chat."""
    before, after = state.seat(chat, "kicked" if status == "kicked" else "left", frozenset())
    told = {"old_chat_member": wire.seat(state.bot, before), "new_chat_member": wire.seat(state.bot, after)}
    about = {"chat": wire.chat(chat), "from": wire.user(by), "date": int(state.clock())}
    state.updates.push("my_chat_member", about | told)


def make_topic(state: State, chat: Chat, name: str, by: User, color: int = 7322096) -> Topic:
    """The message that announces a topic gives it its id."""
    service = {"forum_topic_created": {"name": name, "icon_color": color}}
    message = state.post(chat, by, Content(), service=service)
    message.thread = message.id
    topic = chat.topics[message.id] = Topic(message.id, name, color)
    state.updates.push("message", wire.message(state, message))
    return topic


def turn_topic(state: State, chat: Chat, topic: Topic, by: User, *, closed: bool) -> None:
    topic.closed = closed
    service: Json = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
    message = state.post(chat, by, Content(), topic.id, service=service)
    state.updates.push("message", wire.message(state, message))


def remove_topic(chat: Chat, topic: Topic) -> None:
    """Its messages go with it, and nobody is notified."""
    topic.deleted = True
    for message in chat.sent:
        message.deleted = message.deleted or message.thread == topic.id


def _turn(state: State, call: Call, *, closed: bool) -> bool:
    chat = _forum(state, call)
    topic = _topic(chat, call)
    if topic.closed == closed:
        raise bad("TOPIC_NOT_MODIFIED")
    turn_topic(state, chat, topic, state.bot, closed=closed)
    return True


def _present(chat: Chat) -> Chat:
    if not chat.private and not chat.migrated_to and not chat.seat.present:
        raise bad("chat not found")
    return chat


def _message(chat: Chat, call: Call, what: str) -> Message:
    message = chat.messages.get(call.integer("message_id"))
    if message is None or message.deleted:
        raise bad(f"message to {what} not found")
    return message


def _forum(state: State, call: Call) -> Chat:
    chat = reach(state, call)
    if not chat.forum:
        raise bad("the chat is not a forum")
    need(chat, "can_manage_topics", "manage topics")
    return chat


def _topic(chat: Chat, call: Call) -> Topic:
    topic = chat.topics.get(call.integer("message_thread_id"))
    if topic is None or topic.deleted:
        raise bad("message thread not found")
    return topic


def _name(call: Call) -> str:
    name = call.text("name").strip()
    if not 1 <= units(name) <= LONGEST_TOPIC:
        raise wrong("TOPIC_TITLE_EMPTY" if not name else "topic name is too long")
    return name


METHODS = {
    "getChat": get_chat,
    "getChatMember": get_member,
    "getChatAdministrators": get_administrators,
    "getChatMemberCount": get_count,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
    "unpinAllChatMessages": unpin_all,
    "leaveChat": leave,
    "setMessageReaction": react,
    "createForumTopic": create_topic,
    "editForumTopic": edit_topic,
    "closeForumTopic": close_topic,
    "reopenForumTopic": reopen_topic,
    "deleteForumTopic": delete_topic,
}
