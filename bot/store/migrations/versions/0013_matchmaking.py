"""A person's own limit on matches."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("players", sa.Column("most_matches", sa.Integer(), nullable=True))
