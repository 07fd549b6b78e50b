"""Merging two players into one, and splitting one into two: what becomes of a person's data in each table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as add

from bot.model.people import SETTINGS
from bot.model.ratings import ALL_TIME, Subject, settled
from bot.model.settings import Choice
from bot.store import leaderboards, puzzles, schema, tallies
from bot.store.people import block
from bot.store.ratings import of as ratings_of
from bot.store.results import number
from bot.store.schema import (
    blocks,
    chronicle,
    feats,
    honours,
    identities,
    link_codes,
    link_tries,
    place_people,
    place_players,
    places,
    plans,
    players,
    puzzle_attempts,
    puzzle_channels,
    puzzle_opinions,
    puzzle_visitors,
    rating_changes,
    ratings,
    results,
    rivals,
    seat_alerts,
    seats,
    standings,
    vacations,
)

UNCHOSEN: Mapping[str, Choice] = {setting.field: setting.default for setting in SETTINGS.values()}
"""The settings of someone who has chosen nothing."""


@dataclass(frozen=True, slots=True)
class Rule:
    """What happens to a table's rows about a player: each function gets that player, and then the other one."""

    merge: Callable[[Connection, int, int], None]
    """The player gets the rows of the other, who has none afterwards."""
    split: Callable[[Connection, int, int], None]
    """The other is new, and gets what both have from now on."""


def merge(connection: Connection, player: int, other: int) -> None:
    """Merge two players: the first gets everything the other had, and the other is deleted."""
    for rule in RULES.values():
        rule.merge(connection, player, other)
    connection.execute(delete(players).where(players.c.id == other))


def split(connection: Connection, platform: str, account: str, player: int) -> None:
    """Turn this identity of the player into a player of its own, with the same settings, blocks and places."""
    other = connection.execute(insert(players).values(confirm=False).returning(players.c.id)).scalar_one()
    here = and_(identities.c.platform == platform, identities.c.account == account)
    connection.execute(update(identities).where(here).values(player=other))
    for rule in RULES.values():
        rule.split(connection, player, other)


def _merge_settings(connection: Connection, player: int, other: int) -> None:
    """What the first has chosen stays; what they have not chosen is as the other has it."""
    own, others = _settings(connection, player), _settings(connection, other)
    chosen = {name: others[name] if own[name] == UNCHOSEN[name] else own[name] for name in UNCHOSEN}
    connection.execute(update(players).where(players.c.id == player).values(**chosen))


def _copy_settings(connection: Connection, player: int, other: int) -> None:
    connection.execute(update(players).where(players.c.id == other).values(**_settings(connection, player)))


def _settings(connection: Connection, player: int) -> dict[str, Any]:
    row = connection.execute(select(players).where(players.c.id == player)).one()
    return {name: getattr(row, name) for name in UNCHOSEN}


def _move_identities(connection: Connection, player: int, other: int) -> None:
    connection.execute(update(identities).where(identities.c.player == other).values(player=player))
    known = update(identities).where(identities.c.player == player, identities.c.used.is_(None))
    connection.execute(known.values(used=0))


def _merge_blocks(connection: Connection, player: int, other: int) -> None:
    _copy_blocks(connection, other, player)
    connection.execute(delete(blocks).where(_is_in(other)))


def _copy_blocks(connection: Connection, player: int, other: int) -> None:
    """Copy a player's blocks in both directions to another. Nobody blocks themselves."""
    for blocker, blocked in connection.execute(select(blocks).where(_is_in(player))).all():
        pair = other if blocker == player else blocker, other if blocked == player else blocked
        if pair[0] != pair[1]:
            block(connection, *pair)


def _is_in(player: int) -> ColumnElement[bool]:
    return or_(blocks.c.player == player, blocks.c.blocked == player)


def _merge_places(connection: Connection, player: int, other: int) -> None:
    _copy_places(connection, other, player)
    connection.execute(delete(place_people).where(place_people.c.player == other))


def _copy_places(connection: Connection, player: int, other: int) -> None:
    """Both have been where either was."""
    there = select(place_people.c.place).where(place_people.c.player == other)
    new = select(place_people.c.place, literal(other)).where(
        place_people.c.player == player, place_people.c.place.not_in(there)
    )
    connection.execute(insert(place_people).from_select(["place", "player"], new))


def _merge_vacations(connection: Connection, player: int, other: int) -> None:
    """Their clocks stood still while either was away."""
    connection.execute(update(vacations).where(vacations.c.player == other).values(player=player))


def _copy_vacations(connection: Connection, player: int, other: int) -> None:
    own = select(literal(other), vacations.c.start, vacations.c.end).where(vacations.c.player == player)
    connection.execute(insert(vacations).from_select(["player", "start", "end"], own))


def _merge_puzzles(connection: Connection, player: int, other: int) -> None:
    puzzles.copy(connection, other, player)
    puzzles.drop(connection, other)


def _number_merge(connection: Connection, player: int, other: int) -> None:
    number(connection, "merge", player, other)


def _number_split(connection: Connection, player: int, other: int) -> None:
    number(connection, "split", player, other)


def _merge_ratings(connection: Connection, player: int, other: int) -> None:
    """Of two ratings, the more settled one stays."""
    for period, game in _taken(connection, player, other):
        about = and_(ratings.c.period == period, ratings.c.game == game)
        connection.execute(delete(ratings).where(ratings.c.player == player, about))
        connection.execute(update(ratings).where(ratings.c.player == other, about).values(player=player))
    connection.execute(delete(ratings).where(ratings.c.player == other))


def _merge_courses(connection: Connection, player: int, other: int) -> None:
    """The course of a rating stays with it: so this comes before the ratings."""
    for period, game in _taken(connection, player, other):
        if period == ALL_TIME:
            about = rating_changes.c.game == game
            connection.execute(delete(rating_changes).where(rating_changes.c.player == player, about))
            moved = update(rating_changes).where(rating_changes.c.player == other, about).values(player=player)
            connection.execute(moved)
    connection.execute(delete(rating_changes).where(rating_changes.c.player == other))


def _taken(connection: Connection, player: int, other: int) -> list[Subject]:
    """What the other's rating is about where it is more settled than the player's."""
    found = ratings_of(connection, (player, other))
    own, others = found.of.get(player, {}), found.of.get(other, {})
    return [about for about in others if about not in own or not settled(own[about], others[about])]


def _copy(table: Table) -> Callable[[Connection, int, int], None]:
    """Both have the same rows of this table from now on."""

    def copy(connection: Connection, player: int, other: int) -> None:
        columns = [literal(other) if column.name == "player" else column for column in table.c]
        rows = select(*columns).where(table.c.player == player)
        connection.execute(insert(table).from_select([column.name for column in table.c], rows))

    return copy


def _merge_results(connection: Connection, player: int, other: int) -> None:
    """Matches of the two against each other count no more."""
    theirs = connection.scalars(select(results.c.match).where(results.c.player == other)).all()
    connection.execute(update(results).where(results.c.player == other).values(player=player))
    _count(connection, theirs)


def _split_results(connection: Connection, player: int, other: int) -> None:
    """A result goes with the identity that had the seat."""
    at = and_(identities.c.platform == seats.c.platform, identities.c.account == seats.c.account)
    went = select(seats.c.match, seats.c.seat).join(identities, at).where(identities.c.player == other)
    rows = connection.execute(went).all()
    for match, seat in rows:
        here = and_(results.c.match == match, results.c.seat == seat, results.c.player == player)
        connection.execute(update(results).where(here).values(player=other))
    _count(connection, [match for match, _ in rows])


def _recount(connection: Connection, player: int, other: int) -> None:
    for each in (other, player):
        tallies.recount(connection, each)


def _with_tallies(_connection: Connection, _player: int, _other: int) -> None:
    """They are counted anew with the tallies."""


def _count(connection: Connection, matches: Sequence[str]) -> None:
    """A result counts if somebody has won, and nobody else at the table is the same player."""
    also = results.alias()
    same = and_(also.c.match == results.c.match, also.c.player == results.c.player, also.c.seat != results.c.seat)
    counts = and_(results.c.rank.is_not(None), ~exists().where(same))
    changed = update(results).where(results.c.match == bindparam("of")).values(counts=counts)
    if matches:
        connection.execute(changed, [{"of": match} for match in matches])


def _merge_attendance(connection: Connection, player: int, other: int) -> None:
    """Only one of them has an identity on the platform of each place."""
    connection.execute(update(place_players).where(place_players.c.player == other).values(player=player))


def _split_attendance(connection: Connection, player: int, other: int) -> None:
    """Where someone has played goes with the identity by which they have."""
    theirs = connection.scalars(select(identities.c.platform).where(identities.c.player == other)).all()
    is_there = exists().where(places.c.id == place_players.c.place, places.c.platform.in_(theirs))
    here = and_(place_players.c.player == player, is_there)
    connection.execute(update(place_players).where(here).values(player=other))


def _merge_honours(connection: Connection, player: int, other: int) -> None:
    """Of two honours for the same month, the better one stays."""
    columns = [literal(player) if column is honours.c.player else column for column in honours.c]
    moved = add(honours).from_select(honours.c.keys(), select(*columns).where(honours.c.player == other))
    better = {
        "rank": func.min(honours.c.rank, moved.excluded.rank),
        "score": func.max(honours.c.score, moved.excluded.score),
    }
    connection.execute(moved.on_conflict_do_update(index_elements=honours.primary_key, set_=better))
    connection.execute(delete(honours).where(honours.c.player == other))


def _drop_standings(connection: Connection, _: int, other: int) -> None:
    """They follow from other tables: after a merge or a split, `leaderboards.follow` brings them up to date."""
    leaderboards.forget(connection, other)


def _drop_code(connection: Connection, _: int, other: int) -> None:
    connection.execute(delete(link_codes).where(link_codes.c.player == other))


def _drop_common_code(connection: Connection, player: int, _: int) -> None:
    """It was made for both."""
    connection.execute(delete(link_codes).where(link_codes.c.player == player))


def _stay(_connection: Connection, _player: int, _other: int) -> None:
    """What belongs to an identity goes wherever that goes."""


RULES: Mapping[Table, Rule] = {
    players: Rule(_merge_settings, _copy_settings),
    identities: Rule(_move_identities, _stay),
    blocks: Rule(_merge_blocks, _copy_blocks),
    place_people: Rule(_merge_places, _copy_places),
    seat_alerts: Rule(_stay, _stay),
    link_codes: Rule(_drop_code, _drop_common_code),
    link_tries: Rule(_stay, _stay),
    seats: Rule(_stay, _stay),
    vacations: Rule(_merge_vacations, _copy_vacations),
    plans: Rule(_stay, _stay),
    puzzle_attempts: Rule(_merge_puzzles, puzzles.copy),
    puzzle_visitors: Rule(_stay, _stay),
    puzzle_opinions: Rule(_stay, _stay),
    puzzle_channels: Rule(_stay, _stay),
    chronicle: Rule(_number_merge, _number_split),
    results: Rule(_merge_results, _split_results),
    schema.tallies: Rule(_recount, _recount),
    feats: Rule(_with_tallies, _with_tallies),
    rivals: Rule(_with_tallies, _with_tallies),
    rating_changes: Rule(_merge_courses, _copy(rating_changes)),
    ratings: Rule(_merge_ratings, _copy(ratings)),
    place_players: Rule(_merge_attendance, _split_attendance),
    standings: Rule(_drop_standings, _stay),
    honours: Rule(_merge_honours, _stay),
}
"""For each table that refers to players, their identities or their seats. With the attempts at puzzles goes all else
about them."""
