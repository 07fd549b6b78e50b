"""How the bot's messages are created and changed."""

from __future__ import annotations

import io
import mimetypes
from collections.abc import Iterable, Sequence
from typing import Any

from PIL import Image, UnidentifiedImageError

from tests.servers.discord import checks, mentions, permissions
from tests.servers.discord.call import Upload
from tests.servers.discord.interaction import Interaction
from tests.servers.discord.model import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    Attachment,
    Channel,
    Json,
    Message,
    Version,
)
from tests.servers.discord.refusals import Fault, Refusal
from tests.servers.discord.users import User
from tests.servers.discord.world import World

NONCES_LIVE = 180.0
BIGGEST_FILE = 10 * 1024 * 1024

Path = tuple[str | int, ...]


def create(
    world: World,
    channel: Channel,
    body: Json,
    files: Sequence[Upload],
    interaction: Interaction | None = None,
    only_for: User | None = None,
    at: Path = (),
) -> Message:
    version = _checked(world, Version(), body, files, at, interaction is not None)
    nonce = None if body.get("nonce") is None else str(body["nonce"])
    if nonce is not None and body.get("enforce_nonce"):
        known = world.nonces.get(nonce)
        if known and world.clock() - known[0] < NONCES_LIVE:
            if known[1].channel is not channel:
                raise Refusal(50035, [Fault((*at, "nonce"), "was used in another channel a moment ago")])
            return known[1]
    message = Message(world.ids.new(), channel, world.bot, [version], only_for=only_for, interaction=interaction)
    message.nonce, message.reference = nonce, _reference(world, channel, body, at)
    if nonce is not None:
        world.nonces[nonce] = (world.clock(), message)
    _keep(world, version)
    mentions.note(world, message, body.get("allowed_mentions"))
    world.add_message(message)
    return message


def edit(world: World, message: Message, body: Json, files: Sequence[Upload], at: Path = ()) -> Message:
    version = _checked(world, message.now, body, files, at, False)
    _keep(world, version)
    message.versions.append(version)
    mentions.note(world, message, body.get("allowed_mentions"), pings=False)
    message.versions.pop()
    world.change_message(message, version)
    return message


def loading(world: World, channel: Channel, interaction: Interaction, only_for: User | None) -> Message:
    """What people see while the bot is thinking."""
    version = Version(flags=LOADING)
    message = Message(world.ids.new(), channel, world.bot, [version], only_for=only_for, interaction=interaction)
    world.add_message(message)
    return message


def _checked(world: World, before: Version, body: Json, files: Sequence[Upload], at: Path, ephemeral: bool) -> Version:
    """The version that a request would produce, if it breaks no rule."""
    faults: list[Fault] = []
    version = _version(world, before, body, files, at, faults)
    faults += checks.message(body, [file.filename for file in files], version, at, ephemeral)
    if faults:
        raise Refusal(50035, faults)
    if any(len(file.data) > BIGGEST_FILE for file in files):
        raise Refusal(40005)
    if not (version.content.strip() or version.embeds or version.components or version.attachments):
        raise Refusal(50006)
    return version


def _version(
    world: World, before: Version, body: Json, files: Sequence[Upload], at: Path, faults: list[Fault]
) -> Version:
    kept = {file.id: file for file in before.attachments}
    listed = body.get("attachments")
    if listed is None:
        listed = [{"id": id} for id in kept] + [{"id": index} for index in range(len(files))]
    attachments = []
    for number, entry in enumerate(listed):
        id = int(entry["id"])
        if id in kept:
            attachments.append(kept[id])
        elif id < len(files):
            attachments.append(_attachment(world, files[id], entry.get("description")))
        else:
            faults.append(Fault((*at, "attachments", number, "id"), f"there is no attachment {id}"))
    flags = (before.flags & COMPONENTS_V2) | ((body.get("flags") or 0) & ~EPHEMERAL)
    flags |= before.flags & SILENT
    if "flags" not in body:
        flags |= before.flags & SUPPRESS_EMBEDS
    components = body.get("components", before.components) or ()
    return Version(
        content=(body["content"] or "") if "content" in body else before.content,
        embeds=tuple(body.get("embeds", before.embeds) or ()),
        components=tuple(_numbered(components)),
        attachments=tuple(attachments),
        flags=flags,
    )


def _numbered(components: Iterable[Json]) -> list[Json]:
    """Give every component an id, as Discord does."""
    count = iter(range(1, 1000))

    def number(value: Any) -> Any:
        if isinstance(value, list):
            return [number(part) for part in value]
        if isinstance(value, dict) and "type" in value:
            start = {"id": value.get("id") or next(count)}
            return {**value, **start, **{key: number(part) for key, part in value.items() if key != "id"}}
        return value

    return [number(component) for component in components]


def _attachment(world: World, file: Upload, description: str | None) -> Attachment:
    kind = mimetypes.guess_type(file.filename)[0] or "application/octet-stream"
    size = None
    if kind.startswith("image/"):
        try:
            with Image.open(io.BytesIO(file.data)) as picture:
                size = picture.size
        except UnidentifiedImageError:
            pass
    return Attachment(world.ids.new(), file.filename, file.data, description, kind, size)


def _keep(world: World, version: Version) -> None:
    for file in version.attachments:
        world.files[file.id] = file


def _reference(world: World, channel: Channel, body: Json, at: Path) -> Message | None:
    wanted = body.get("message_reference")
    if not wanted:
        return None
    found = world.messages.get(int(wanted["message_id"]))
    if found and not found.deleted and found.channel is channel:
        return found
    if wanted.get("fail_if_not_exists", True):
        raise Refusal(
            50035, [Fault((*at, "message_reference"), "Unknown message", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE")]
        )
    return None


def allowed(world: World, channel: Channel, body: Json, files: Sequence[Upload]) -> None:
    """Check that the bot may write this into a channel by itself, not as an answer."""
    if channel.type == DM:
        (person,) = [who for who in channel.recipients if who is not world.bot]
        together = any({person.id, world.bot.id} <= guild.members.keys() for guild in world.guilds.values())
        if not together and not person.installed:
            raise Refusal(50278)
        if not person.dms_open or person.bot:
            raise Refusal(50007)
        return
    needed = ["send_messages_in_threads" if channel.thread else "send_messages"]
    needed += ["embed_links"] if body.get("embeds") else []
    needed += ["attach_files"] if files else []
    needed += ["read_message_history"] if body.get("message_reference") else []
    if not permissions.may(world.bot, channel, *needed):
        raise Refusal(50013)
    if channel.thread and channel.thread.archived:
        if channel.thread.locked and not permissions.may(world.bot, channel, "manage_threads"):
            raise Refusal(50083)
        world.archive(channel, False)
