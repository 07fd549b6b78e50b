"""Checks requests and answers against Discord's own OpenAPI document, if it is available."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError, validators

from tests.servers.discord.refusals import Fault

FOLDER = Path(os.environ.get("PLATFORM_SPECS") or Path(__file__).parents[4] / "shared" / "specs")
DOCUMENT = FOLDER / "discord-openapi.json"
SKIPPED = (
    None
    if DOCUMENT.exists()
    else f"requests to Discord are not checked against its schema: set PLATFORM_SPECS to the folder of {DOCUMENT.name}"
)
"""Why nothing is checked, if that is so."""


@cache
def document() -> Any:
    return json.loads(DOCUMENT.read_text(encoding="utf-8"))


def request(method: str, path: str, body: Any) -> list[Fault]:
    """What is wrong with a request's body. The path begins after the version."""
    operation = _operation(method, path)
    if operation is None:
        return []
    content = operation.get("requestBody", {}).get("content", {})
    if not content:
        return []
    return _faults(content.get("application/json") or next(iter(content.values())), body)


def answer(method: str, path: str, status: int, body: Any) -> list[Fault]:
    """What is wrong with one of our own answers, so that the stand-in stays faithful."""
    operation = _operation(method, path)
    content = (operation or {}).get("responses", {}).get(str(status), {}).get("content", {})
    return _faults(content["application/json"], body) if "application/json" in content else []


def known(method: str, path: str) -> bool:
    """Whether Discord has such a route."""
    return SKIPPED is not None or _operation(method, path) is not None


def _faults(media: Any, body: Any) -> list[Fault]:
    return [*_found(json.dumps(media["schema"]), json.dumps(body))]


@lru_cache(maxsize=1024)
def _found(schema: str, body: str) -> tuple[Fault, ...]:
    """Some bodies come again and again: all commands, whenever a bot starts."""
    found = _validator(schema).iter_errors(json.loads(body))
    return tuple(Fault(tuple(error.absolute_path), error.message[:300], "SCHEMA") for error in found)


def _operation(method: str, path: str) -> Any:
    if SKIPPED:
        return None
    for pattern, operations in _paths():
        if pattern.fullmatch(path) and method.lower() in operations:
            return operations[method.lower()]
    return None


@cache
def _paths() -> list[tuple[re.Pattern[str], Any]]:
    paths = sorted(document()["paths"].items(), key=lambda item: item[0].count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), operations) for path, operations in paths]


@cache
def _validator(schema: str) -> Any:
    whole: Any = {"allOf": [json.loads(schema)], "components": {"schemas": document()["components"]["schemas"]}}
    return _Adapted(whole)


def _type(validator: Any, types: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """Integers are accepted as snowflakes, and numeric strings as integers."""
    types = [types] if isinstance(types, str) else types
    if schema.get("format") == "snowflake" and isinstance(instance, int) and not isinstance(instance, bool):
        return
    if "integer" in types and isinstance(instance, str) and re.fullmatch(r"-?\d+", instance):
        return
    if not any(validator.is_type(instance, name) for name in types):
        yield ValidationError(f"{instance!r} is not of type {', '.join(types)}")


def _union(validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    """Validate against the branch that the instance's `type` selects, or otherwise any that fits."""
    if len(branches) > 1:
        branches = [branch for branch in branches if (branch.get("type") == "null") == (instance is None)] or branches
    if isinstance(instance, dict) and "type" in instance:
        branches = [branch for branch in branches if instance["type"] in _types(branch, instance["type"])]
        if not branches:
            yield ValidationError(f"no variant has the type {instance['type']!r}")
            return
    if len(branches) == 1:
        yield from validator.descend(instance, branches[0])
        return
    for branch in branches:
        if next(validator.descend(instance, branch), None) is None:
            return
    yield ValidationError(f"{str(instance)[:200]} fits none of the variants")


def _types(branch: Any, fallback: Any) -> list[Any]:
    """The values that a variant's `type` may have; all of them if it does not say."""
    while "$ref" in branch:
        branch = document()["components"]["schemas"][branch["$ref"].rpartition("/")[2]]
    described = branch.get("properties", {}).get("type", {})
    return list(described.get("enum", [fallback]))


_extend: Any = validators.extend
_Adapted = _extend(Draft202012Validator, {"type": _type, "oneOf": _union, "anyOf": _union})
