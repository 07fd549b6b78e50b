"""Who is listed where, with which rating."""

from collections.abc import Iterable

from bot.store import Connection


def refresh(connection: Connection, players: Iterable[int]) -> None:
    """Something has changed about the ratings or results of these players."""
