"""Indexes for two searches that went through whole tables: who has blocked someone, and whose secret it is."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_index(op.f("ix_room_people_key"), "room_people", ["key"], unique=False)
