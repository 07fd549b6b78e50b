"""From whose side a board is drawn where everyone may see it, so that a table does not turn round without a reason."""

from bot.position import Position, players
from bot.store.matches import Match


def side(match: Match, position: Position, platform: str, address: str) -> int:
    """The seat from whose side this place sees the match.

    In a private chat that is its owner's. Elsewhere it is the seat of the only person who plays on this platform; of
    several, that of the first challenger, or else of the next of them in seat order, which rematches keep. Where nobody
    plays on this platform, everyone who plays counts.
    """
    for seat in match.seats:
        if seat.person and (seat.person.platform, f"@{seat.person.account}") == (platform, address):
            return seat.number
    playing = players(match, position)
    here = [seat for seat in playing if seat.person and seat.person.platform == platform] or playing
    from_host = (seat.number - match.host for seat in here)
    return (match.host + min((steps % len(match.seats) for steps in from_host), default=0)) % len(match.seats)
