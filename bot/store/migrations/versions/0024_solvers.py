"""Who has only tried the puzzle of a place is on its leaderboard of puzzles, and not on those of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("place_players", sa.Column("played", sa.Boolean(), server_default=sa.text("1"), nullable=False))
