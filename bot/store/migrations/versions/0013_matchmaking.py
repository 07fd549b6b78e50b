"""A person's own limit on matches, and the list of people who play with anyone."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("players", sa.Column("most_matches", sa.Integer(), nullable=True))
    op.add_column("matches", sa.Column("listed", sa.Text(), nullable=True))
    waiting = sa.text("listed IS NOT NULL AND started IS NULL AND ended IS NULL")
    op.create_index(op.f("ix_matches_listed"), "matches", ["listed"], unique=False, sqlite_where=waiting)
    op.add_column("places", sa.Column("anyone", sa.Boolean(), server_default=sa.text("0"), nullable=False))
