"""Seats that are kept for people who are known by their handle alone."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    handle = "what follows the @ of whom it is kept for, if they have no account here yet"
    op.add_column("seats", sa.Column("handle", sa.Text(), nullable=True, comment=handle))
