"""Checks requests against the published description of the Bot API: names, types, and the limits in its prose."""

import json
import os
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.servers.telegram.texts import units
from tests.servers.telegram.values import Json

ROOT = Path(__file__).parents[3]
NAME = "telegram-bot-api.json"

LENGTH = re.compile(r"\b(\d+)-(\d+) (characters|bytes)", re.IGNORECASE)
COUNT = re.compile(r"(?:list of|include) (\d+)-(\d+) |(?:list of up to|[Aa]t most|up to) (\d+) ")
VALUE = re.compile(r"(?:between|[;,]) (\d+)-(\d+)\b")
ENUM = re.compile(r"must be (?:one of|either)|can be(?: one of)? \"|\bone of \"|always \"", re.IGNORECASE)
CONSTANT = re.compile(r"must be ([a-z_]+)$")
COLOR = re.compile(r"\b(\d+) \(0x")
INTEGER = re.compile(r"-?\d{1,19}")
FLOAT = re.compile(r"-?\d+(\.\d+)?")


def find() -> Path | None:
    """The path of the description, which is not part of the project."""
    folder = Path(os.environ.get("PLATFORM_SPECS") or ROOT.parent / "shared" / "specs")
    return path if (path := folder / NAME).is_file() else None


@cache
def load(path: Path) -> "Schema":
    read = json.loads(path.read_text(encoding="utf-8"))
    return Schema(read["methods"], read["types"])


@dataclass(frozen=True, slots=True)
class Schema:
    methods: Mapping[str, Json]
    types: Mapping[str, Json]

    def problems(self, method: str, given: Mapping[str, Any], files: Collection[str] = ()) -> list[str]:
        """What is wrong with a request; empty if it is as described."""
        fields = {field["name"]: field for field in self.methods[method].get("fields", ())}
        attached = {name for name in files if name not in fields}
        found = [f'{method}: unknown parameter "{name}"' for name in given.keys() - fields.keys()]
        for name, field in fields.items():
            if name in given:
                found += self._field(given[name], field, f"{method}.{name}", set(files), top=True)
            elif name in files:
                found += [] if "InputFile" in field["types"] else [f"{method}.{name}: no file is expected here"]
            elif field["required"]:
                found.append(f'{method}: "{name}" is missing')
        text = json.dumps(given, default=str)
        return found + [f'{method}: nothing refers to the file "{name}"' for name in attached if name not in text]

    def mistakes(self, kind: str, value: Any) -> list[str]:
        """What is wrong with an answer of this type."""
        return list(self._value(value, kind, kind, set(), top=False))

    def _field(self, value: Any, field: Json, where: str, files: set[str], *, top: bool = False) -> list[str]:
        tried = [list(self._value(value, kind, where, files, top=top)) for kind in field["types"]]
        best = min(tried, key=len)
        return best or list(_limits(_decoded(value, field["types"]) if top else value, field, where))

    def _value(self, value: Any, kind: str, where: str, files: set[str], *, top: bool) -> Iterator[str]:
        """At the top level, everything except text is JSON inside a string."""
        if top and isinstance(value, str) and kind not in ("String", "InputFile"):
            match kind:
                case "Integer" if not INTEGER.fullmatch(value):
                    yield f"{where}: {value!r} is not an integer"
                case "Float" if not FLOAT.fullmatch(value):
                    yield f"{where}: {value!r} is not a number"
                case "Boolean" if value not in ("true", "false"):
                    yield f"{where}: {value!r} is neither true nor false"
                case "Integer" | "Float" | "Boolean":
                    pass
                case _:
                    try:
                        read = json.loads(value)
                    except ValueError:
                        yield f"{where}: {value!r} is not JSON"
                    else:
                        yield from self._value(read, kind, where, files, top=False)
            return
        match kind:
            case "String":
                if not isinstance(value, str):
                    yield f"{where}: {value!r} is not a string"
            case "InputFile":
                if not (isinstance(value, str) and value.removeprefix("attach://") in files):
                    yield f"{where}: no file was uploaded for {value!r}"
            case "Integer":
                if not isinstance(value, int) or isinstance(value, bool):
                    yield f"{where}: {value!r} is not an integer"
            case "Float":
                if not isinstance(value, int | float) or isinstance(value, bool):
                    yield f"{where}: {value!r} is not a number"
            case "Boolean":
                if not isinstance(value, bool):
                    yield f"{where}: {value!r} is neither true nor false"
            case _ if kind.startswith("Array of "):
                if not isinstance(value, list):
                    yield f"{where}: {value!r} is not a list"
                    return
                for number, each in enumerate(value):
                    yield from self._value(each, kind.removeprefix("Array of "), f"{where}[{number}]", files, top=False)
            case _:
                yield from self._object(value, kind, where, files)

    def _object(self, value: Any, kind: str, where: str, files: set[str]) -> list[str]:
        described = self.types[kind]
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is not a {kind}"]
        if subtypes := described.get("subtypes"):
            return min((self._object(value, each, where, files) for each in subtypes), key=_badness)
        fields = {field["name"]: field for field in described.get("fields", ())}
        found = [f'{where}: {kind} has no "{name}"' for name in value.keys() - fields.keys()]
        for name, field in fields.items():
            if name in value:
                found += self._field(value[name], field, f"{where}.{name}", files)
            elif field["required"]:
                found.append(f'{where}: "{name}" is missing in {kind}')
        return found


def _badness(problems: list[str]) -> tuple[bool, int]:
    """Of several types, the intended one has no problem with the field that tells them apart."""
    return any(".type:" in each for each in problems), len(problems)


def _decoded(value: Any, types: list[str]) -> Any:
    if not isinstance(value, str) or "String" in types or "InputFile" in types:
        return value
    return json.loads(value)


def _limits(value: Any, field: Json, where: str) -> Iterator[str]:
    """Limits stated in prose. Lengths after entity parsing are left to the code that parses."""
    prose: str = field["description"]
    match value:
        case str():
            if (found := LENGTH.search(prose)) and "after entit" not in prose:
                length = len(value.encode()) if found[3].lower() == "bytes" else units(value)
                if not int(found[1]) <= length <= int(found[2]):
                    yield f"{where}: {value!r} has a length of {length}, not of {found[0]}"
            if (allowed := _enum(prose)) and value not in allowed:
                yield f"{where}: {value!r} is none of {sorted(allowed)}"
        case bool():
            pass
        case int() | float():
            if (found := VALUE.search(prose)) and not int(found[1]) <= value <= int(found[2]):
                yield f"{where}: {value} is not in {found[1]}-{found[2]}"
            if (colors := COLOR.findall(prose)) and str(value) not in colors:
                yield f"{where}: {value} is none of {colors}"
        case list():
            if found := COUNT.search(prose):
                least, most = int(found[1] or 0), int(found[2] or found[3])
                if not least <= len(value) <= most:
                    yield f"{where}: {len(value)} items, not {least} to {most}"
        case _:
            pass


def _enum(prose: str) -> set[str]:
    if constant := CONSTANT.search(prose):
        return {constant[1]}
    return set(re.findall(r'"([^"]+)"', prose)) if ENUM.search(prose) else set()
