"""An index by which the post of a message is found, however many there have been at its address."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_index(op.f("ix_outbox_message"), "outbox", ["message", "address", "platform"], unique=False)
