"""The puzzle of the day: where it is posted, and what people have tried with it."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("players", sa.Column("streak", sa.Text(), nullable=True))
    op.create_table(
        "puzzle_channels",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("salt", sa.Integer(), nullable=False),
        sa.Column("refused", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["place"], ["places.id"], name="fk_puzzle_channels_place"),
        sa.ForeignKeyConstraint(
            ["platform", "account"],
            ["identities.platform", "identities.account"],
            name="fk_puzzle_channels_platform_account",
        ),
        sa.PrimaryKeyConstraint("place", name="pk_puzzle_channels"),
    )
    op.create_index("ix_puzzle_channels_address", "puzzle_channels", ["platform", "address"])
    op.create_index("ix_puzzle_channels_account", "puzzle_channels", ["platform", "account"])
    op.create_table(
        "puzzle_posts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["place"], ["places.id"], name="fk_puzzle_posts_place"),
        sa.PrimaryKeyConstraint("id", name="pk_puzzle_posts"),
        sa.UniqueConstraint("place", "day", name="uq_puzzle_posts_place_day"),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("tries", sa.JSON(), nullable=False),
        sa.Column("ending", sa.Text(), nullable=True),
        sa.Column("counted", sa.Text(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_puzzle_attempts_player"),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_puzzle_attempts"),
    )
    op.create_index(
        "ix_puzzle_attempts_counted",
        "puzzle_attempts",
        ["player", "counted"],
        sqlite_where=sa.text("counted IS NOT NULL"),
    )
    op.create_table(
        "puzzle_visitors",
        sa.Column("post", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_puzzle_visitors_player"),
        sa.ForeignKeyConstraint(["post"], ["puzzle_posts.id"], name="fk_puzzle_visitors_post"),
        sa.PrimaryKeyConstraint("post", "player", name="pk_puzzle_visitors"),
    )
    op.create_index("ix_puzzle_visitors_player", "puzzle_visitors", ["player"])
    op.create_table(
        "puzzle_opinions",
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("vote", sa.Text(), nullable=True),
        sa.Column("complaint", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_puzzle_opinions_player"),
        sa.PrimaryKeyConstraint("puzzle", "player", name="pk_puzzle_opinions"),
    )
    op.create_index("ix_puzzle_opinions_player", "puzzle_opinions", ["player"])
