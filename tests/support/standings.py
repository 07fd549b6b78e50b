"""People with ratings, without matches: what a rated match between them would do."""

from collections.abc import Iterable

from sqlalchemy.dialects.sqlite import insert

from bot.model.ratings import Ranked
from bot.screens.screen import Screen
from bot.service import standings
from bot.store import Connection, people, places, ratings, results, schema
from renderers.charts.leaderboard import Leaderboard
from tests.support.app import HOUSE, TestApp


async def rate(app: TestApp, *names: str, game: str = "totemo", place: str = HOUSE) -> None:
    """These people, the first of whom has won, and so on, have finished a rated match in this place."""
    accounts = [name.lower() for name in names]
    await app.store.write(played, app.platform.name, accounts, game, place, app.clock.now)
    app.context.news.set()


def drawn(screen: Screen) -> Leaderboard:
    """The leaderboard that a screen shows."""
    board = getattr(screen.drawing, "board", None)
    assert isinstance(board, Leaderboard), screen
    return board


def listed(screen: Screen) -> list[str]:
    """Who is on it, in order, apart from the reader if they are somewhere else."""
    return [row.name for row in drawn(screen).rows] if screen.drawing else []


def played(connection: Connection, platform: str, accounts: Iterable[str], game: str, key: str, at: float) -> None:
    """The same of these accounts on any platform."""
    found = [
        people.find(connection, platform, each) or people.meet(connection, platform, each, each.capitalize(), "en")
        for each in accounts
    ]
    players = tuple(each.player for each in found)
    place = places.enter(connection, platform, key).id
    rows = [{"place": place, "player": each} for each in players]
    connection.execute(insert(schema.place_players).on_conflict_do_nothing(), rows)
    ranked = Ranked(results.number(connection), game, at, players, tuple(range(1, len(players) + 1)))
    ratings.follow(connection, ranked)
    standings.refresh(connection, players, at)
