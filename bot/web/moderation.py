"""What the people who manage the room may do: mute and remove others, and delete what was said.

The owner names them with `cairn manage`. Every query here checks who asks, in the transaction that does it.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.service import standings
from bot.service.request import Right, never
from bot.store import Connection
from bot.store import web as rows
from bot.store.web import Message, Standing, WebAccount

PLATFORM, PLACE = rows.PLATFORM, rows.PLACE
"""The room is one place of its platform."""
STANDINGS: Mapping[str, Standing | None] = {"mute": "muted", "unmute": None, "remove": "removed"}
"""What a page can ask for about a person, and the standing that follows."""


class Refused(Exception):
    """Why not; `key` is the sentence."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


async def manages(account: str, place: str) -> Right:
    """Whether this person manages the room when something is changed there."""
    return partial(_is_manager, account=account) if place == PLACE else never


def set_standing(connection: Connection, by: str, account: str, standing: Standing | None, now: float) -> WebAccount:
    """Returns the person as they were; raises Refused. Someone who is removed is on no leaderboard of the room."""
    _check(connection, by)
    person = rows.with_account(connection, account)
    if person is None or (person.standing == "removed" and standing != "removed"):
        raise Refused("room-no-person")
    if person.standing == "manager":
        raise Refused("room-manages-too", name=person.name)
    rows.set_standing(connection, account, standing)
    if standing == "removed":
        standings.see_account(connection, PLATFORM, PLACE, account, now, gone=True)
    return person


def delete(connection: Connection, by: str, id: str, now: float) -> Message | None:
    """Delete what someone has said in a channel; None if it is not there any more. Raises Refused."""
    _check(connection, by)
    message = rows.find(connection, id)
    if message is None or message.channel.startswith("@"):
        return None
    if message.author is None:
        raise Refused("room-delete-own")
    rows.remove(connection, id, message.channel, now)
    return message


def check_voice(connection: Connection, account: str, channel: str) -> None:
    """Raises Refused if this person may not talk there."""
    person = None if channel.startswith("@") else rows.with_account(connection, account)
    if person and person.standing == "muted":
        raise Refused("room-cannot-talk")


def presence(here: Sequence[WebAccount], apart: Sequence[WebAccount], viewer: str) -> Mapping[str, Any]:
    """The list of people who are here, as one of them sees it.

    Only managers and the person concerned learn who is muted. Managers also learn who is set apart and away: they see
    what these people have said, and can lift a mute.
    """
    standings = {each.account: each.standing for each in apart}
    is_manager = standings.get(viewer) == "manager"
    removed = [account for account, standing in standings.items() if standing == "removed"]
    accounts = {each.account for each in here}
    away = [each for each in apart if each.account not in accounts] if is_manager else []

    def shown(person: WebAccount) -> Mapping[str, Any]:
        account, standing = person.account, standings.get(person.account)
        return {
            "account": account,
            "name": person.name,
            "here": account in accounts,
            **({"manages": True} if standing == "manager" else {}),
            **({"muted": True} if standing == "muted" and (is_manager or account == viewer) else {}),
        }

    people = [shown(each) for each in (*here, *away) if each.account not in removed]
    return {"type": "people", "people": people, **({"removed": removed} if is_manager else {})}


def _check(connection: Connection, by: str) -> None:
    if not _is_manager(connection, by):
        raise Refused("room-manages-not")


def _is_manager(connection: Connection, account: str) -> bool:
    person = rows.with_account(connection, account)
    return person is not None and person.standing == "manager"
