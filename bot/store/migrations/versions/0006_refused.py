"""Whether the platform did not accept what is to be shown, so that it can be shown when that changes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "outbox",
        sa.Column(
            "refused",
            sa.Boolean(),
            server_default=sa.text("0"),
            nullable=False,
            comment="whether the platform did not accept the last version",
        ),
    )
    op.create_index(
        op.f("ix_outbox_refused"), "outbox", ["platform", "address"], unique=False, sqlite_where=sa.text("refused")
    )
