"""Who manages the room, and whom they have muted or removed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    comment = "manager, muted or removed; null for everyone else"
    op.add_column("room_people", sa.Column("standing", sa.Text(), nullable=True, comment=comment))
