"""What others keep may name a person who has deleted their data: posts, and messages of the room. How it is without."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Body = Mapping[str, Any]
"""A message of the room."""

_ID = re.compile(r"(?<![0-9a-z])[2-9a-hjkmnp-z]{8}(?![0-9a-z])")
_TEXTS = frozenset({"text", "title", "alt", "label", "asked"})
"""The parts of a message that people read."""
_TOLD, _CALLED = ("name", "notice"), "called"
"""The parameters of posts that have names in them, and the one with accounts."""


@dataclass(frozen=True)
class Named:
    """What names a person."""

    identities: tuple[tuple[str, str], ...]
    """Their platforms, and their accounts there."""
    names: tuple[str, ...]
    """On all platforms."""
    room: tuple[str, ...] = ()
    """Those by which others can address them in the room."""
    since: float = 0.0
    """When they came into the room: what was said before that is not about them."""
    matches: tuple[str, ...] = ()
    """Pictures of these show their names."""

    @property
    def accounts(self) -> tuple[str, ...]:
        return tuple(account for _, account in self.identities)

    @property
    def words(self) -> tuple[str, ...]:
        return (*self.accounts, *self.names)

    def may_be_in(self, text: str) -> bool:
        """Whether JSON is worth reading: most of it has none of the words, nor one of the matches."""
        return any(form in text for form in self._forms) or not {*_ID.findall(text)}.isdisjoint(self.matches)

    def has_kind(self, kind: str) -> bool:
        """Whether posts of this kind tell something about them."""
        return any(kind.endswith(f"-{account}") for account in self.accounts)

    def clean_params(self, params: Mapping[str, str]) -> Mapping[str, str]:
        """The parameters of a post about something else."""
        kept = {name: text for name, text in params.items() if name not in _TOLD or not self._names.search(text)}
        if _CALLED in params:
            called = (each for each in params[_CALLED].split() if each.lstrip("~") not in self.accounts)
            kept[_CALLED] = " ".join(called)
        return kept

    def clean_talk(self, body: Body, at: float, former: str) -> Body:
        """What somebody has said in the room then."""
        if not self.room or at < self.since:
            return body
        kept: Body = _without(body, self.accounts, self._addressed, former)
        # Who was addressed is not said if it was nobody else.
        return {part: value for part, value in kept.items() if value != []}

    def clean_message(self, body: Body, former: str) -> Body:
        """What the bot shows in the room. A picture that may show a name is missing: delivery brings a new one."""
        kept: Body = _without(body, self.accounts, self._names, former)
        is_theirs = kept != body or self.may_be_in(json.dumps(body))
        if is_theirs and "picture" in kept:
            # As if nothing was known of which moment it shows.
            return {part: value for part, value in kept.items() if part not in ("picture", "ply", "pressed")}
        return kept

    @cached_property
    def _forms(self) -> tuple[str, ...]:
        return tuple({form for word in self.words for form in (word, json.dumps(word)[1:-1])})

    @cached_property
    def _names(self) -> re.Pattern[str]:
        return re.compile(_whole(self.names))

    @cached_property
    def _addressed(self) -> re.Pattern[str]:
        """After the @, in any case."""
        return re.compile(rf"(?<=@)(?i:{_any(self.room)})(?!\w)|{_whole(self.room)}")


def _without(value: Any, accounts: tuple[str, ...], names: re.Pattern[str], former: str, part: str = "") -> Any:
    """The same without these names and accounts: lists lose what has an account."""
    match value:
        case dict():
            return {key: _without(each, accounts, names, former, key) for key, each in value.items()}
        case list():
            kept = [each for each in value if not _has_account(each, accounts)]
            return [_without(each, accounts, names, former, part) for each in kept]
        case str() if part in _TEXTS:
            return names.sub(lambda _: former, value)
    return value


def _has_account(value: Any, accounts: tuple[str, ...]) -> bool:
    """Whether it is one of these accounts, or a button about one."""
    text = value.get("token", "") if isinstance(value, dict) else value
    return isinstance(text, str) and not {*text.split(":")}.isdisjoint(accounts)


def _whole(names: Iterable[str]) -> str:
    return rf"(?<!\w)(?:{_any(names)})(?!\w)"


def _any(names: Iterable[str]) -> str:
    """Longest first: of "Ann Lee", no "Lee" is to be left."""
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "(?!)"
