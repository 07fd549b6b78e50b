"""Plans for the next turn."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column(
            "lines", sa.JSON(), nullable=False, comment="moves in notation; nobody but the seat's owner is shown them"
        ),
        sa.Column("state", sa.Text(), nullable=False, comment="what the plan waits for, or what became of it"),
        sa.Column("played", sa.Integer(), nullable=True, comment="the ply of its last line that was played"),
        sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"], name=op.f("fk_plans_match_seat")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_plans")),
    )
