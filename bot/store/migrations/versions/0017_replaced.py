"""A person stays recorded with their seat when the computer takes it."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    # Plans refer to seats, and SQLite makes the table anew without its check.
    connection = op.get_bind()
    plans = sa.Table("plans", sa.MetaData(), autoload_with=connection)
    kept = [dict(row) for row in connection.execute(sa.select(plans)).mappings()]
    connection.execute(sa.delete(plans))
    with op.batch_alter_table("seats", recreate="always") as seats:
        seats.drop_constraint(op.f("ck_seats_one_sitter"), type_="check")
    if kept:
        connection.execute(sa.insert(plans), kept)
