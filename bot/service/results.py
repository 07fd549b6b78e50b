"""What comes of a match when it ends: results for its seats, and what they do to ratings."""

from bot.model import results as model
from bot.model.matches import Match
from bot.model.position import Position
from bot.model.ratings import Ranked
from bot.model.results import Effect, RatingChange
from bot.service import standings
from bot.store import Connection, ratings, results

_DAY = 86400.0


def write(connection: Connection, match: Match, position: Position) -> None:
    """Write what has come of a match that has just ended, and let ratings follow."""
    assert position.ending
    assert match.ended is not None
    found = model.results(match, position, position.ending)
    why = model.unrated(match, position, found, _most(connection, found, match.ended))
    number = results.number(connection)
    results.add(connection, match, number, found, why)
    # Former players are rated no more.
    rated = [(each.player, each.rank) for each in found if each.player is not None and each.rank is not None]
    players, ranks = tuple(player for player, _ in rated), tuple(rank for _, rank in rated)
    event = Ranked(number, match.game, match.ended, players, ranks)
    if why is None:
        ratings.follow(connection, event)
    standings.follow_match(connection, match.id, event, match.ended)


def effect(connection: Connection, match: Match) -> Effect | None:
    """What a match has done to ratings; None if that is not known yet."""
    found = results.of_match(connection, match.id)
    if not found:
        return None
    changes = []
    for each in found:
        if each.rated and each.result.player is not None:
            change = ratings.change(connection, each.result.player, match.game, each.number)
            changes += [RatingChange(each.result.seat, *change)] if change else []
    return Effect(found[0].why, tuple(changes))


def _most(connection: Connection, found: tuple[model.Result, ...], now: float) -> int:
    """The most rated matches that two of these players have had with each other on the day of this moment, in UTC."""
    players = {each.player for each in found if each.player is not None}
    since = now // _DAY * _DAY
    met = (results.rivals(connection, player, since, since + _DAY) for player in players)
    return max((count for rivals in met for other, count in rivals.items() if other in players), default=0)
