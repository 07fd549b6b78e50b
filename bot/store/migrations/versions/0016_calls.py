"""How and when people are called, and which identity they used last."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    for table, column in (
        ("players", sa.Column("calls", sa.Text(), server_default="mention", nullable=False)),
        ("players", sa.Column("quiet", sa.Text(), nullable=True)),
        ("players", sa.Column("calls_next", sa.Boolean(), server_default=sa.text("0"), nullable=False)),
        ("players", sa.Column("digest", sa.Text(), nullable=True)),
        ("identities", sa.Column("used", sa.Integer(), nullable=True)),
    ):
        op.add_column(table, column)
    # Whom earlier versions called is not known: nobody is called again by what they have shown.
    op.execute(
        "UPDATE outbox SET params = json_set(params, '$.called', '*')"
        " WHERE message IS NOT NULL AND kind IN ('turn', 'late', 'offer')"
    )
    several = "SELECT player FROM identities GROUP BY player HAVING count(*) > 1"
    op.execute(f"UPDATE identities SET used = 0 WHERE player IN ({several})")
