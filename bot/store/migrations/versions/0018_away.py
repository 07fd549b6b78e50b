"""Until when the player of a seat is on vacation."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("seats", sa.Column("away", sa.Float(), nullable=True))
