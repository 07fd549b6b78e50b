"""What is kept about a person, table by table: what an export contains, and what a deletion does.

A new table needs its rule in `RULES`, usually one of those at the end of `bot/store/traces.py`.
"""

from collections.abc import Iterator, Mapping

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, false, func, or_, select, update

from bot.store import leaderboards
from bot.store import ratings as rated
from bot.store import traces as rules
from bot.store.schema import (
    actions,
    blocks,
    chronicle,
    erasures,
    feats,
    honours,
    identities,
    link_codes,
    link_tries,
    matches,
    metadata,
    notes,
    outages,
    outbox,
    place_channels,
    place_people,
    place_players,
    places,
    plans,
    players,
    puzzle_attempts,
    puzzle_channels,
    puzzle_opinions,
    puzzle_posts,
    puzzle_visitors,
    rating_changes,
    ratings,
    requests,
    results,
    rivals,
    room_looks,
    room_messages,
    room_people,
    room_pictures,
    room_shown,
    seat_alerts,
    seats,
    standing_counts,
    standings,
    tables,
    tallies,
    timers,
    vacations,
)
from bot.store.traces import (
    Row,
    TableRule,
    Traces,
    both,
    deletes,
    exports,
    has_account,
    is_alone,
    is_among,
    is_in_chat,
    nothing,
    of_account,
    of_player,
    of_seat,
    rule,
)
from bot.store.web import PLATFORM, Attachment

OF_PLAYERS, OF_MATCHES = ("digest", "streak"), ("clock", "expiry")
"""The kinds of timers that are about players, and about matches."""


def export(connection: Connection, traces: Traces) -> dict[str, list[Row]]:
    """What is kept about a person, by table; without the tables that say nothing about anybody."""
    return {
        table.name: [*RULES[table].export(connection, traces)]
        for table in metadata.sorted_tables
        if not RULES[table].why_not
    }


def erase(connection: Connection, traces: Traces) -> None:
    """Delete what is kept about a person. Only what others keep may still name them."""
    # Rows go before those that they refer to.
    for table in reversed(metadata.sorted_tables):
        RULES[table].delete(connection, traces)


def attachments(connection: Connection, traces: Traces, most: int) -> list[Attachment]:
    """The pictures and files that the person was shown in private in the room: the newest, up to so many bytes."""
    found: list[Attachment] = []
    for digest, _, _ in _shown(connection, traces):
        row = connection.execute(select(room_pictures).where(room_pictures.c.digest == digest)).one()
        most -= len(row.data)
        if most < 0:
            break
        found.append(Attachment(row.digest, row.type, row.data))
    return found


# Matches


def _export_matches(connection: Connection, traces: Traces) -> Iterator[Row]:
    """Until a match is over, its seed tells what others hold."""
    for row in connection.execute(select(matches).where(is_among(matches.c.id, traces.matches)).order_by(matches.c.id)):
        yield {**row._asdict(), **({} if row.ended else {"seed": None})}


def _delete_matches(connection: Connection, traces: Traces) -> None:
    alone = is_among(matches.c.rematch_of, traces.alone)
    connection.execute(update(matches).where(alone).values(rematch_of=None))
    connection.execute(delete(matches).where(is_among(matches.c.id, traces.alone)))


def _leave_seats(connection: Connection, traces: Traces) -> None:
    """They are those of a former player. So are those that were kept for the person's names after an @."""
    connection.execute(delete(seats).where(is_alone(seats, traces)))
    nobody = {"platform": None, "account": None, "handle": None, "former": True, "muted": False, "away": None}
    handles = [(each.platform, each.handle) for each in traces.identities if each.handle]
    connection.execute(update(seats).where(has_account(seats, traces)).values(nobody))
    for platform, handle in handles:
        kept = and_(seats.c.platform == platform, func.lower(seats.c.handle) == handle, seats.c.handle.is_not(None))
        connection.execute(update(seats).where(kept).values(nobody))


def _is_own_table(traces: Traces) -> ColumnElement[bool]:
    """Other players' private chats are theirs."""
    shown = or_(is_in_chat(tables, traces), tables.c.address.not_like("@%"))
    return and_(is_among(tables.c.match, traces.matches), shown)


def _leave_results(connection: Connection, traces: Traces) -> None:
    """They are those of a former player."""
    connection.execute(delete(results).where(is_alone(results, traces)))
    connection.execute(update(results).where(results.c.player == traces.player).values(player=None))


def _forget_ratings(connection: Connection, traces: Traces) -> None:
    if traces.identities:
        rated.forget(connection, traces.player)


def _leave_leaderboards(connection: Connection, traces: Traces) -> None:
    leaderboards.forget(connection, traces.player)


# People


def _export_blocks(connection: Connection, traces: Traces) -> Iterator[Row]:
    """Whom they have blocked, by name. Who has blocked them is the secret of those."""
    named = select(blocks, identities.c.platform, identities.c.name).join(
        identities, identities.c.player == blocks.c.blocked
    )
    found = named.where(blocks.c.player == traces.player).order_by(blocks.c.blocked, identities.c.platform)
    yield from (row._asdict() for row in connection.execute(found))


def _export_places(connection: Connection, traces: Traces) -> Iterator[Row]:
    """With what the platform calls the place."""
    named = select(place_people, places.c.platform, places.c.key).join(places, places.c.id == place_people.c.place)
    found = named.where(place_people.c.player == traces.player).order_by(place_people.c.place)
    yield from (row._asdict() for row in connection.execute(found))


def _disown_tries(connection: Connection, traces: Traces) -> None:
    """They still count, or else codes could be guessed without end."""
    connection.execute(update(link_tries).where(has_account(link_tries, traces)).values(platform=None, account=None))


def _disown_channels(connection: Connection, traces: Traces) -> None:
    """The place still gets its puzzles."""
    connection.execute(update(puzzle_channels).where(has_account(puzzle_channels, traces)).values(account=None))


def _is_request(traces: Traces) -> ColumnElement[bool]:
    """Those of a page of the room begin with the account; other platforms say nothing of the person."""
    # In ASCII, the dot comes after the dash.
    own = (and_(requests.c.id >= f"{account}-", requests.c.id < f"{account}.") for account in traces.room)
    return and_(requests.c.platform == PLATFORM, or_(false(), *own))


def _forget_matches(connection: Connection, traces: Traces) -> None:
    connection.execute(update(requests).where(is_alone(requests, traces)).values(match=None))


def _is_timer(traces: Traces) -> ColumnElement[bool]:
    own = and_(timers.c.kind.in_(OF_PLAYERS), timers.c.about == str(traces.player))
    return or_(own, and_(timers.c.kind.in_(OF_MATCHES), is_among(timers.c.about, traces.alone)))


# The room


def _is_in_room(table: Table) -> rules.Which:
    return lambda traces: table.c.account.in_(traces.room)


def _is_private(channel: ColumnElement[str], traces: Traces) -> ColumnElement[bool]:
    """Their private chat, and what only they see in channels."""
    own = (and_(channel >= f"@{account}", channel < f"@{account}0") for account in traces.room)
    return or_(false(), *own)


def _is_message(traces: Traces) -> ColumnElement[bool]:
    return or_(room_messages.c.author.in_(traces.room), _is_private(room_messages.c.channel, traces))


def _delete_shown(connection: Connection, traces: Traces) -> None:
    """With the pictures and files that nobody else is shown."""
    mine = _is_private(room_shown.c.channel, traces)
    digests = connection.scalars(select(room_shown.c.digest).where(mine).distinct()).all()
    connection.execute(delete(room_shown).where(mine))
    others = select(room_shown.c.digest).where(room_shown.c.digest == room_pictures.c.digest).exists()
    connection.execute(delete(room_pictures).where(is_among(room_pictures.c.digest, digests), ~others))


def _export_pictures(connection: Connection, traces: Traces) -> Iterator[Row]:
    """Which there are; they themselves are files of an export."""
    yield from ({"digest": digest, "type": type, "bytes": size} for digest, type, size in _shown(connection, traces))


def _shown(connection: Connection, traces: Traces) -> list[tuple[str, str, int]]:
    """The pictures and files that only they were shown, the newest first."""
    found = (
        select(room_pictures.c.digest, room_pictures.c.type, func.length(room_pictures.c.data))
        .join(room_shown, room_shown.c.digest == room_pictures.c.digest)
        .join(room_messages, room_messages.c.id == room_shown.c.message)
        .where(_is_private(room_shown.c.channel, traces))
        .group_by(room_pictures.c.digest)
        .order_by(func.max(room_messages.c.number).desc(), room_pictures.c.digest)
    )
    return [(digest, type, size) for digest, type, size in connection.execute(found)]


RULES: Mapping[Table, TableRule] = {
    players: rule(players, lambda traces: players.c.id == traces.player),
    identities: of_player(identities),
    blocks: TableRule(
        _export_blocks,
        deletes(blocks, lambda traces: or_(blocks.c.player == traces.player, blocks.c.blocked == traces.player)),
    ),
    link_codes: of_player(link_codes, "digest"),
    link_tries: TableRule(of_account(link_tries).export, _disown_tries),
    vacations: of_player(vacations),
    place_people: TableRule(_export_places, of_player(place_people).delete),
    place_players: of_player(place_players),
    seat_alerts: of_account(seat_alerts),
    puzzle_attempts: of_player(puzzle_attempts),
    puzzle_visitors: of_player(puzzle_visitors),
    puzzle_opinions: of_player(puzzle_opinions),
    puzzle_channels: TableRule(
        exports(puzzle_channels, lambda traces: has_account(puzzle_channels, traces), "salt"), _disown_channels
    ),
    matches: TableRule(_export_matches, _delete_matches),
    seats: TableRule(of_account(seats).export, _leave_seats),
    plans: of_seat(plans),
    actions: TableRule(of_seat(actions).export, deletes(actions, lambda traces: is_alone(actions, traces))),
    results: TableRule(of_player(results).export, _leave_results),
    ratings: TableRule(of_player(ratings).export, _forget_ratings),
    rating_changes: of_player(rating_changes),
    standings: TableRule(of_player(standings).export, _leave_leaderboards),
    honours: of_player(honours),
    tallies: of_player(tallies),
    feats: of_player(feats),
    rivals: TableRule(
        of_player(rivals).export,
        deletes(rivals, lambda traces: or_(rivals.c.player == traces.player, rivals.c.other == traces.player)),
    ),
    tables: TableRule(
        exports(tables, _is_own_table),
        deletes(tables, lambda traces: or_(is_in_chat(tables, traces), is_alone(tables, traces))),
    ),
    outbox: TableRule(
        exports(outbox, lambda traces: is_in_chat(outbox, traces)),
        deletes(outbox, lambda traces: or_(is_in_chat(outbox, traces), is_alone(outbox, traces))),
    ),
    requests: TableRule(exports(requests, _is_request), both(_forget_matches, deletes(requests, _is_request))),
    timers: rule(timers, _is_timer),
    room_people: rule(room_people, _is_in_room(room_people), "key"),
    room_looks: rule(room_looks, _is_in_room(room_looks)),
    room_messages: rule(room_messages, _is_message),
    room_shown: TableRule(exports(room_shown, lambda traces: _is_private(room_shown.c.channel, traces)), _delete_shown),
    room_pictures: TableRule(_export_pictures, lambda _connection, _traces: None),
    standing_counts: nothing("how many people have which rating"),
    chronicle: nothing("the order of results and links, with numbers that are nobody's after a deletion"),
    puzzle_posts: nothing("which puzzles were posted where"),
    outages: nothing("when the bot, or a platform, was away"),
    places: nothing("servers, groups and the room, with what those who manage them have set"),
    place_channels: nothing("where in a place matches may be started"),
    notes: nothing("what the bot remembers about itself"),
    erasures: nothing("those who are in it have deleted their data"),
}
"""For each table."""
