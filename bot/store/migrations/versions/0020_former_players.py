"""People can delete their data: their seats are those of former players."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("seats", sa.Column("former", sa.Boolean(), server_default=sa.text("0"), nullable=False))
    op.create_index("ix_seats_handle", "seats", ["platform", "handle"], sqlite_where=sa.text("handle IS NOT NULL"))
    with op.batch_alter_table("link_tries") as tries:
        tries.alter_column("platform", existing_type=sa.Text(), nullable=True)
        tries.alter_column("account", existing_type=sa.Text(), nullable=True)
    op.add_column("room_people", sa.Column("entered", sa.Float(), nullable=True))
    op.create_index("ix_room_messages_author", "room_messages", ["author"], sqlite_where=sa.text("author IS NOT NULL"))
    op.create_index("ix_requests_match", "requests", ["match"], sqlite_where=sa.text('"match" IS NOT NULL'))
    op.create_index("ix_room_looks_account", "room_looks", ["account"])
    op.create_index("ix_room_shown_channel", "room_shown", ["channel"])
    op.create_table(
        "erasures",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_erasures")),
    )
