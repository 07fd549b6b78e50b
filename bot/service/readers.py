"""For whom a post about a match is: for one player in their private chat, or for everyone at a table."""

from bot.model.matches import Match, Table
from bot.model.people import Person
from bot.screens.screen import Screen, in_time_of, seen_by
from bot.store.outbox import Post


def language(match: Match, post: Post) -> str:
    """In a private chat, the person's language; otherwise the table's."""
    if reader := _reader(match, post):
        return reader.language
    table = table_of(match, post)
    return table.spoken if table else "en"


def fit(screen: Screen, match: Match, post: Post) -> Screen:
    """As its only reader wants it, or with the time of its place."""
    if reader := _reader(match, post):
        return seen_by(screen, reader)
    table = table_of(match, post)
    return in_time_of(screen, table.place.zone) if table and table.place else screen


def may_mention(match: Match, post: Post) -> bool:
    """Whether people may be mentioned at this table, as those who manage its place have chosen."""
    table = table_of(match, post)
    return table is None or table.place is None or table.place.mentions


def _reader(match: Match, post: Post) -> Person | None:
    people = (seat.person for seat in match.seats if seat.person)
    return next((each for each in people if (each.platform, f"@{each.account}") == (post.platform, post.address)), None)


def table_of(match: Match, post: Post) -> Table | None:
    """Where this is shown, unless the match is no longer shown there."""
    here = post.platform, post.address
    return next((table for table in match.tables if (table.platform, table.address) == here), None)
