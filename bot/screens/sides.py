"""From whose side a public board is drawn, so that a table does not turn round without a reason."""

from bot.model.matches import Match
from bot.model.position import Position, players


def side(match: Match, position: Position, platform: str, address: str) -> int:
    """The seat from whose side this place sees the match.

    In a private chat it is the owner's. Elsewhere it is the seat of the only person who plays on this platform; with
    several, that of the first challenger, or of the next one in seat order, which rematches keep. If nobody plays on
    this platform, all players count.
    """
    for seat in match.seats:
        if seat.person and (seat.person.platform, f"@{seat.person.account}") == (platform, address):
            return seat.number
    playing = players(match, position)
    here = [seat for seat in playing if seat.person and seat.person.platform == platform] or playing
    from_host = (seat.number - match.host for seat in here)
    return (match.host + min((steps % len(match.seats) for steps in from_host), default=0)) % len(match.seats)
