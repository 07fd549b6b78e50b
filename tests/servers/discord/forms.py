"""What people choose in menus and write into forms, within the limits set by the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tests.servers.discord import options
from tests.servers.discord.interaction import Modal
from tests.servers.discord.model import Channel, Json
from tests.servers.discord.options import CannotDo

if TYPE_CHECKING:
    from tests.servers.discord.users import User

KINDS = {5: options.USER, 6: options.ROLE, 7: options.MENTIONABLE, 8: options.CHANNEL}


def chosen(user: User, channel: Channel, menu: Json, values: Sequence[Any]) -> tuple[list[str], Json]:
    """What a menu sends for these values, and the objects that they refer to."""
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if menu.get("required") is False:
        least = 0
    if not least <= len(values) <= most:
        raise CannotDo(f"{menu['custom_id']!r} takes {least} to {most} values")
    resolved: Json = {}
    if menu["type"] in KINDS:
        for value in values:
            options.resolve(channel, KINDS[menu["type"]], value, resolved)
        return [str(value.id) for value in values], resolved
    found = []
    for value in values:
        fitting = [option["value"] for option in menu["options"] if value in (option["value"], option["label"])]
        if not fitting:
            raise CannotDo(f"{value!r} is not in the menu; there are {[it['label'] for it in menu['options']]}")
        found.append(fitting[0])
    return found, {}


def filled(user: User, channel: Channel, modal: Modal, values: Mapping[str, Any]) -> tuple[list[Json], Json]:
    """The components of a form as sent, and the objects that they refer to."""
    names = {
        name: part["custom_id"] for part in modal.fields for name in (part["custom_id"], modal.label(part["custom_id"]))
    }
    if strange := values.keys() - names.keys():
        raise CannotDo(f"the form has no field {strange}; it has {list(names)}")
    given = {names[name]: value for name, value in values.items()}
    resolved: Json = {}
    return [_sent(user, channel, part, given, resolved) for part in modal.components], resolved


def _sent(user: User, channel: Channel, part: Json, given: Mapping[str, Any], resolved: Json) -> Json:
    base = {"type": part["type"], "id": part.get("id", 1)}
    match part["type"]:
        case 1:
            return base | {"components": [_sent(user, channel, it, given, resolved) for it in part["components"]]}
        case 18:
            return base | {"component": _sent(user, channel, part["component"], given, resolved)}
        case 10:
            return base
        case 4:
            return base | {"custom_id": part["custom_id"], "value": _written(part, given)}
        case 3 | 5 | 6 | 7 | 8:
            value = given.get(part["custom_id"], ())
            values = value if isinstance(value, list | tuple) else (value,)
            picked, found = chosen(user, channel, part, values)
            for key, more in found.items():
                resolved.setdefault(key, {}).update(more)
            return base | {"custom_id": part["custom_id"], "values": picked}
        case kind:
            raise CannotDo(f"components of type {kind} cannot be filled in here")


def _written(part: Json, given: Mapping[str, Any]) -> str:
    text = str(given.get(part["custom_id"], part.get("value") or ""))
    if not text and part.get("required", True):
        raise CannotDo(f"{part['custom_id']!r} must be filled in")
    if text and not part.get("min_length", 0) <= len(text) <= part.get("max_length", 4000):
        raise CannotDo(f"{text!r} is too short or too long for {part['custom_id']!r}")
    return text
