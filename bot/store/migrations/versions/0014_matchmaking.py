"""A person's own limit on matches, the list of people who play with anyone, and who is told of open seats."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("players", sa.Column("most_matches", sa.Integer(), nullable=True))
    op.add_column("matches", sa.Column("listed", sa.Text(), nullable=True))
    waiting = sa.text("listed IS NOT NULL AND started IS NULL AND ended IS NULL")
    op.create_index(op.f("ix_matches_listed"), "matches", ["listed"], unique=False, sqlite_where=waiting)
    op.add_column("places", sa.Column("anyone", sa.Boolean(), server_default=sa.text("0"), nullable=False))
    op.add_column("places", sa.Column("role", sa.Text(), nullable=True))
    op.add_column("places", sa.Column("role_called", sa.Float(), nullable=True))
    op.create_table(
        "seat_alerts",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("told", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["place"], ["places.id"], name=op.f("fk_seat_alerts_place")),
        sa.ForeignKeyConstraint(
            ["platform", "account"],
            ["identities.platform", "identities.account"],
            name=op.f("fk_seat_alerts_platform_account"),
        ),
        sa.PrimaryKeyConstraint("place", "game", "account", name=op.f("pk_seat_alerts")),
    )
    op.create_index(op.f("ix_seat_alerts_account"), "seat_alerts", ["platform", "account"], unique=False)
