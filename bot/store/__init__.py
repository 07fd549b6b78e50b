"""The database, and every query that is made of it. Only this package knows SQL."""

from sqlalchemy import Connection

from bot.store.store import Store

__all__ = ["Connection", "Store"]
