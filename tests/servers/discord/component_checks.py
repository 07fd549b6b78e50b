"""Discord's rules for buttons, menus, layouts and forms."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.servers.discord.model import Json, parts
from tests.servers.discord.refusals import Fault

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, CONTAINER, LABEL = 1, 2, 3, 4, 9, 10, 17, 18
SELECTS = (3, 5, 6, 7, 8)
IN_LAYOUTS = (1, 9, 10, 12, 13, 14, 17)
IN_CONTAINERS = (1, 9, 10, 12, 13, 14)
LINK, PREMIUM = 5, 6
ROWS, IN_A_ROW, ALL_COMPONENTS, ALL_TEXT, IN_FORMS = 5, 5, 40, 4000, 5

Path = tuple[str | int, ...]


def components(given: list[Json], at: Path, v2: bool) -> Iterator[Fault]:
    """The components of a message, as rows only or as a layout."""
    every = parts(given)
    yield from _unique(every, at)
    if v2:
        if len(every) > ALL_COMPONENTS:
            yield Fault(at, f"A message has at most {ALL_COMPONENTS} components, nested ones included.")
        if sum(len(part.get("content", "")) for part in every if part["type"] == TEXT) > ALL_TEXT:
            yield Fault(at, f"All texts together are at most {ALL_TEXT} long.")
    elif len(given) > ROWS:
        yield Fault(at, f"Must be {ROWS} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    for number, part in enumerate(given):
        if part["type"] not in (IN_LAYOUTS if v2 else (ROW,)):
            yield Fault((*at, number, "type"), f"a component of type {part['type']} cannot stand there")
        else:
            yield from _component(part, (*at, number))


def _component(part: Json, at: Path) -> Iterator[Fault]:
    kind, inner = part["type"], part.get("components") or []
    if kind == ROW:
        yield from _row(inner, (*at, "components"))
    elif kind == CONTAINER:
        for number, child in enumerate(inner):
            if child["type"] not in IN_CONTAINERS:
                yield Fault((*at, "components", number), f"type {child['type']} cannot stand in a container")
            yield from _component(child, (*at, "components", number))
        if not inner:
            yield Fault((*at, "components"), "Must be 1 or more in length.")
    elif kind == SECTION:
        if not 1 <= len(inner) <= 3 or any(child["type"] != TEXT for child in inner):
            yield Fault((*at, "components"), "a section has one to three texts")
        if (part.get("accessory") or {}).get("type") == BUTTON:
            yield from _button(part["accessory"], (*at, "accessory"))
    elif kind == TEXT and not part.get("content", "").strip():
        yield Fault((*at, "content"), "This field is required", "BASE_TYPE_REQUIRED")


def _row(inner: list[Json], at: Path) -> Iterator[Fault]:
    kinds = {part["type"] for part in inner}
    if not 1 <= len(inner) <= IN_A_ROW:
        yield Fault(at, f"Must be between 1 and {IN_A_ROW} in length.", "BASE_TYPE_BAD_LENGTH")
    if kinds - {BUTTON} and (len(inner) > 1 or not kinds <= set(SELECTS)):
        yield Fault(at, "a row has up to five buttons, or one menu")
    for number, part in enumerate(inner):
        if part["type"] == BUTTON:
            yield from _button(part, (*at, number))
        elif part["type"] in SELECTS:
            yield from _menu(part, (*at, number))


def _button(part: Json, at: Path) -> Iterator[Fault]:
    label, emoji, style = part.get("label"), part.get("emoji"), part.get("style")
    if not (label or "").strip() and not emoji:
        yield Fault((*at, "label"), "A button needs a label or an emoji", "BUTTON_COMPONENT_LABEL_REQUIRED")
    if len(label or "") > 80:
        yield Fault((*at, "label"), "Must be 80 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    if style == LINK:
        if not part.get("url") or part.get("custom_id"):
            yield Fault((*at, "url"), "A link needs an address and no custom_id")
        elif not part["url"].startswith(("http://", "https://", "discord://")):
            yield Fault((*at, "url"), "Scheme is not supported", "URL_TYPE_INVALID_SCHEME")
    elif style != PREMIUM and part.get("url"):
        yield Fault((*at, "url"), "Only a link has an address")
    elif style != PREMIUM:
        yield from _custom_id(part, at)
    yield from _emoji(emoji, at)


def _custom_id(part: Json, at: Path) -> Iterator[Fault]:
    if not 1 <= len(part.get("custom_id") or "") <= 100:
        yield Fault((*at, "custom_id"), "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")


def _emoji(emoji: Any, at: Path) -> Iterator[Fault]:
    if not emoji:
        return
    name = emoji.get("name") or ""
    if emoji.get("id"):
        yield Fault(
            (*at, "emoji", "id"), "Invalid emoji: there are no custom ones here", "BUTTON_COMPONENT_INVALID_EMOJI"
        )
    elif not name or not all(_pictorial(sign) for sign in name):
        yield Fault((*at, "emoji", "name"), f"Invalid emoji: {name!r}", "BUTTON_COMPONENT_INVALID_EMOJI")


def _pictorial(sign: str) -> bool:
    joiners = "\u200d\ufe0f\u20e3#*0123456789"
    return sign in joiners or (unicodedata.category(sign) in ("So", "Sk", "Sm", "Po", "Cf") and ord(sign) > 0xA0)


def _menu(part: Json, at: Path, in_form: bool = False) -> Iterator[Fault]:
    yield from _custom_id(part, at)
    least, most = part.get("min_values"), part.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if len(part.get("placeholder") or "") > 150:
        yield Fault((*at, "placeholder"), "Must be 150 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        yield Fault((*at, "min_values"), "at least 0, at most 25 values, and no fewer at most than at least")
    if in_form and part.get("disabled"):
        yield Fault((*at, "disabled"), "no menu in a form is disabled")
    if part["type"] != STRING_SELECT:
        return
    options = part.get("options") or []
    if not 1 <= len(options) <= 25:
        yield Fault((*at, "options"), "Must be between 1 and 25 in length.", "BASE_TYPE_BAD_LENGTH")
    if most > len(options):
        yield Fault((*at, "max_values"), "more than there are options")
    values = Counter(option.get("value") for option in options)
    for value in (value for value, count in values.items() if count > 1):
        yield Fault((*at, "options"), f"{value!r} is there twice", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
    if sum(bool(option.get("default")) for option in options) > most:
        yield Fault((*at, "options"), "more defaults than can be chosen")
    for number, option in enumerate(options):
        here = (*at, "options", number)
        for name in ("label", "value"):
            if not 1 <= len((option.get(name) or "").strip()) <= 100:
                yield Fault((*here, name), "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
        if len(option.get("description") or "") > 100:
            yield Fault((*here, "description"), "Must be 100 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
        yield from _emoji(option.get("emoji"), here)


def _unique(every: list[Json], at: Path) -> Iterator[Fault]:
    ids = Counter(part["custom_id"] for part in every if part.get("custom_id"))
    for custom_id in (custom_id for custom_id, count in ids.items() if count > 1):
        yield Fault(at, f"{custom_id!r} is there twice", "COMPONENT_CUSTOM_ID_DUPLICATED")


def modal(form: Json, at: Path) -> Iterator[Fault]:
    if not 1 <= len((form.get("title") or "").strip()) <= 45:
        yield Fault((*at, "title"), "Must be between 1 and 45 in length.", "BASE_TYPE_BAD_LENGTH")
    yield from _custom_id(form, at)
    given = form.get("components") or []
    yield from _unique(parts(given), (*at, "components"))
    if not 1 <= len(given) <= IN_FORMS:
        yield Fault((*at, "components"), f"Must be between 1 and {IN_FORMS} in length.", "BASE_TYPE_BAD_LENGTH")
    for number, part in enumerate(given):
        here = (*at, "components", number)
        match part["type"]:
            case 1:
                inner = part.get("components") or []
                if len(inner) != 1 or inner[0]["type"] != TEXT_INPUT:
                    yield Fault((*here, "components"), "a row of a form has one text input")
                else:
                    yield from _text_input(inner[0], (*here, "components", 0), labelled=True)
            case 18:
                if not 1 <= len((part.get("label") or "").strip()) <= 45:
                    yield Fault((*here, "label"), "Must be between 1 and 45 in length.", "BASE_TYPE_BAD_LENGTH")
                if len(part.get("description") or "") > 100:
                    yield Fault((*here, "description"), "Must be 100 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
                inner = part.get("component") or {"type": 0}
                if inner["type"] == TEXT_INPUT:
                    yield from _text_input(inner, (*here, "component"), labelled=False)
                elif inner["type"] in SELECTS:
                    yield from _menu(inner, (*here, "component"), in_form=True)
            case 10:
                pass
            case kind:
                yield Fault((*here, "type"), f"a component of type {kind} cannot stand in a form")


def _text_input(part: Json, at: Path, labelled: bool) -> Iterator[Fault]:
    yield from _custom_id(part, at)
    if labelled and not 1 <= len((part.get("label") or "").strip()) <= 45:
        yield Fault((*at, "label"), "Must be between 1 and 45 in length.", "BASE_TYPE_BAD_LENGTH")
    if len(part.get("placeholder") or "") > 100:
        yield Fault((*at, "placeholder"), "Must be 100 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if not 0 <= least <= most <= 4000:
        yield Fault((*at, "min_length"), "0 to 4000, and no less at most than at least")
    value = part.get("value")
    if value and not least <= len(value) <= most:
        yield Fault((*at, "value"), f"Must be between {least} and {most} in length.", "BASE_TYPE_BAD_LENGTH")


def choices(given: list[Json], type: int, at: Path) -> Iterator[Fault]:
    """The suggestions while someone types into an option of this type."""
    if len(given) > 25:
        yield Fault(at, "Must be 25 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    kinds: dict[int, tuple[Any, ...]] = {3: (str,), 4: (int,), 10: (int, float)}
    for number, choice in enumerate(given):
        name, value = choice.get("name"), choice.get("value")
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 100:
            yield Fault((*at, number, "name"), "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
        if not isinstance(value, kinds[type]) or isinstance(value, bool):
            yield Fault((*at, number, "value"), f"{value!r} is not of the option's type")
        elif isinstance(value, str) and not 1 <= len(value) <= 100:
            yield Fault((*at, number, "value"), "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
