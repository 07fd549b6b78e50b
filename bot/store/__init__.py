"""The database and all its queries. Only this package knows SQL."""

from sqlalchemy import Connection

from bot.store.database import Store

__all__ = ["Connection", "Store"]
