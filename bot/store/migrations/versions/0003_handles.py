"""People's @names, on platforms that have them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("identities", sa.Column("handle", sa.Text(), nullable=True, comment="what follows the @, folded"))
    op.create_index("ix_identities_handle", "identities", ["platform", "handle"], unique=False)
