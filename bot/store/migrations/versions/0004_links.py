"""Linking a person's identities: the codes and the failed tries."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "link_codes",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False, comment="SHA-256 of the code"),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_link_codes_player")),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_link_codes")),
        sa.UniqueConstraint("digest", name=op.f("uq_link_codes_digest")),
        comment="The last code that each player made, to link another identity.",
    )
    op.create_table(
        "link_tries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["platform", "account"],
            ["identities.platform", "identities.account"],
            name=op.f("fk_link_tries_platform_account"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_link_tries")),
        comment="Codes that were entered and refused, by whom: kept as long as they count.",
    )
    op.create_index(op.f("ix_link_tries_at"), "link_tries", ["at"], unique=False)
