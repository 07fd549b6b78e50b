"""Everything as it looks on the wire."""

from __future__ import annotations

import time
import zlib
from typing import TYPE_CHECKING, Any

from tests.servers.discord import permissions
from tests.servers.discord.model import (
    DM,
    EPHEMERAL,
    GROUP,
    HAS_THREAD,
    Attachment,
    Channel,
    Guild,
    Json,
    Member,
    Message,
    Role,
    Version,
)

if TYPE_CHECKING:
    from tests.servers.discord.interaction import Interaction
    from tests.servers.discord.users import User

CDN = "https://cdn.discordapp.com"
LINKS_LIVE = 24 * 60 * 60


def user(who: User) -> Json:
    return {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": None if who.bot else who.name,
        "discriminator": "0001" if who.bot else "0",
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(of: Member) -> Json:
    return {
        "user": user(of.user),
        "nick": of.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in of.roles],
        "joined_at": of.joined,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(of: Role, position: int = 0) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "permissions": str(of.permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": of.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        "description": None,
    }


def channel(of: Channel, viewer: User | None = None) -> Json:
    """A channel of any kind; for a viewer through an interaction, also what they may do there."""
    body: Json = {"id": str(of.id), "type": of.type, "flags": 0}
    alive = [message.id for message in of.messages if not message.deleted and not message.ephemeral]
    body["last_message_id"] = str(alive[-1]) if alive else None
    if of.type in (DM, GROUP):
        body["recipients"] = [user(who) for who in of.recipients if not who.bot or of.type == GROUP]
        if of.type == GROUP:
            body |= {"name": of.name, "icon": None, "owner_id": str(of.recipients[0].id)}
        return body
    assert of.guild
    body |= {"guild_id": str(of.guild.id), "name": of.name, "rate_limit_per_user": 0}
    body["parent_id"] = str(of.parent.id) if of.parent else None
    if viewer:
        body["permissions"] = str(permissions.of(viewer, of))
    if of.thread:
        body |= {
            "owner_id": str(of.thread.owner.id),
            "thread_metadata": {
                "archived": of.thread.archived,
                "archive_timestamp": of.thread.archived_at,
                "auto_archive_duration": of.thread.auto_archive,
                "locked": of.thread.locked,
                "invitable": of.thread.invitable,
                "create_timestamp": of.thread.archived_at,
            },
            "message_count": len(alive),
            "total_message_sent": len(of.messages),
            "member_count": min(50, len(of.thread.members)),
        }
        return body
    overwrites = [
        {"id": str(holder), "type": int(it.member), "allow": str(it.allow), "deny": str(it.deny)}
        for holder, it in of.overwrites.items()
    ]
    return body | {"position": 0, "topic": None, "nsfw": False, "permission_overwrites": overwrites}


def thread_member(thread: Channel, who: User) -> Json:
    assert thread.thread
    return {
        "id": str(thread.id),
        "user_id": str(who.id),
        "join_timestamp": thread.thread.members[who.id],
        "flags": 0,
    }


def threads(parent: Channel, bot: User) -> Json:
    """The active threads of a channel that the bot may see again."""
    assert parent.guild
    active = [it for it in parent.guild.channels if it.parent is parent and it.thread and not it.thread.archived]
    seen = [it for it in active if permissions.may(bot, it, "view_channel")]
    joined = [thread_member(it, bot) for it in seen if it.thread and bot.id in it.thread.members]
    listed = [channel(it) for it in seen]
    return {"guild_id": str(parent.guild.id), "channel_ids": [str(parent.id)], "threads": listed, "members": joined}


def guild(of: Guild, bot: User) -> Json:
    """What the bot learns when it connects: only itself of the members, since it has no privileged intent."""
    seen = [place for place in of.channels if permissions.may(bot, place, "view_channel")]
    threads = [
        channel(place) | ({"member": thread_member(place, bot)} if bot.id in place.thread.members else {})
        for place in seen
        if place.thread and not place.thread.archived
    ]
    return {
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner.id),
        "preferred_locale": of.locale,
        "joined_at": of.members[bot.id].joined,
        "large": False,
        "unavailable": False,
        "member_count": len(of.members),
        "members": [member(of.members[bot.id])],
        "channels": [channel(place) for place in seen if not place.thread],
        "threads": threads,
        "roles": [role(each, position) for position, each in enumerate(of.roles.values())],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "vanity_url_code": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "application_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
    }


def link(file: Attachment, at: Channel, ephemeral: bool = False) -> str:
    """An address that expires, as Discord's do."""
    folder = "ephemeral-attachments" if ephemeral else "attachments"
    expires = int(time.time()) + LINKS_LIVE
    return f"{CDN}/{folder}/{at.id}/{file.id}/{file.filename}?ex={expires:x}&is={expires - LINKS_LIVE:x}&hm=0"


def attachment(file: Attachment, at: Channel, ephemeral: bool = False) -> Json:
    address = link(file, at, ephemeral)
    body: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": address,
        "proxy_url": address,
        "content_type": file.content_type,
    }
    if file.description is not None:
        body["description"] = file.description
    if file.size:
        body |= {"width": file.size[0], "height": file.size[1]}
    if ephemeral:
        body["ephemeral"] = True
    return body


def message(of: Message) -> Json:
    version, ephemeral = of.now, of.ephemeral
    inside = embedded(version)
    flags = version.flags | (HAS_THREAD if of.thread else 0) | (EPHEMERAL if ephemeral else 0)
    body: Json = {
        "id": str(of.id),
        "channel_id": str(of.channel.id),
        "type": 20 if of.interaction and of.interaction.type == 2 else 19 if of.reference else 0,
        "author": user(of.author),
        "content": version.content,
        "embeds": [_embed(_linked(embed, of)) for embed in version.embeds],
        "components": [_component(_linked(component, of)) for component in version.components],
        # Files shown in an embed are not listed here, which surprises everyone.
        "attachments": [
            attachment(file, of.channel, ephemeral) for file in version.attachments if file.filename not in inside
        ],
        "timestamp": of.written,
        "edited_timestamp": of.edited,
        "flags": flags,
        "mentions": [user(who) for who in of.mentions],
        "mention_roles": [],
        "mention_everyone": of.mention_everyone,
        "pinned": False,
        "tts": False,
    }
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.thread:
        body["thread"] = channel(of.thread)
    if of.reference:
        body["message_reference"] = {
            "type": 0,
            "channel_id": str(of.reference.channel.id),
            "message_id": str(of.reference.id),
        }
        body["referenced_message"] = None
    if of.interaction:
        body["webhook_id"] = body["application_id"] = str(of.interaction.world.application_id)
        body["interaction_metadata"] = metadata(of.interaction)
    return body


def metadata(of: Interaction) -> Json:
    body: Json = {
        "id": str(of.id),
        "type": of.type,
        "user": user(of.user),
        "authorizing_integration_owners": of.owners,
    }
    if of.source:
        body["interacted_message_id"] = str(of.source.id)
    if of.parent:
        body["triggering_interaction_metadata"] = metadata(of.parent)
    return body


def embedded(version: Version) -> set[str]:
    """The files that an embed shows."""
    return {name for embed in version.embeds for name in mentioned_files(embed)}


def mentioned_files(value: Any) -> list[str]:
    """The names after `attachment://`, at any depth."""
    if isinstance(value, str):
        return [value.removeprefix("attachment://")] if value.startswith("attachment://") else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return [name for part in inner for name in mentioned_files(part)]


def _embed(of: Json) -> Json:
    """An embed as returned: its pictures have a proxy, and its fields say whether they are inline."""
    body = {"type": "rich", **of}
    for key in body.keys() & {"image", "thumbnail"}:
        body[key] = {"proxy_url": body[key]["url"], "width": 0, "height": 0, **body[key]}
    if body.get("fields"):
        body["fields"] = [{"inline": False, **field} for field in body["fields"]]
    return body


def _component(value: Any) -> Any:
    """A component as returned: described more fully than when it was sent."""
    if isinstance(value, dict):
        value = {key: _component(part) for key, part in value.items()}
        for key in value.keys() & {"media", "file"}:
            address = value[key]["url"]
            value[key] = {"id": str(zlib.crc32(address.encode())), "proxy_url": address, **value[key]}
        menu = {"min_values": 1, "max_values": 1} if value.get("type") in (3, 5, 6, 7, 8) else {}
        return menu | value
    return [_component(part) for part in value] if isinstance(value, list) else value


def _linked(value: Any, of: Message) -> Any:
    """The value with real addresses in place of `attachment://`."""
    if isinstance(value, str) and value.startswith("attachment://"):
        name = value.removeprefix("attachment://")
        return next(link(file, of.channel, of.ephemeral) for file in of.attachments if file.filename == name)
    if isinstance(value, dict):
        return {key: _linked(part, of) for key, part in value.items()}
    return [_linked(part, of) for part in value] if isinstance(value, list) else value
