"""The host of a match is stored, so that loading a rematch no longer goes through all matches before it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("host", sa.Integer(), nullable=True))
    matches = sa.table("matches", *map(sa.column, ("id", "rematch_of", "challenger", "host")))
    seats = sa.table("seats", sa.column("match"))
    connection = op.get_bind()
    before = {row.id: row for row in connection.execute(sa.select(matches))}
    counted = sa.select(seats.c.match, sa.func.count().label("count")).group_by(seats.c.match)
    sizes = {row["match"]: row["count"] for row in connection.execute(counted).mappings()}
    for row in [row for row in before.values() if row.rematch_of is not None]:
        first, rematches = row, 0
        while first.rematch_of is not None:
            first, rematches = before[first.rematch_of], rematches + 1
        # Everyone moves on by one seat from match to match.
        host = (first.challenger - rematches) % sizes[row.id]
        connection.execute(sa.update(matches).where(matches.c.id == row.id).values(host=host))
