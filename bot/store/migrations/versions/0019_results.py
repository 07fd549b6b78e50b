"""Results, ratings, and the order in which they are computed. Old matches get results in the background."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    no, yes = sa.text("0"), sa.text("1")
    op.add_column("players", sa.Column("hidden", sa.Boolean(), server_default=no, nullable=False))
    op.add_column("players", sa.Column("listed", sa.Boolean(), server_default=no, nullable=False))
    op.add_column("matches", sa.Column("rated", sa.Boolean(), server_default=no, nullable=False))
    op.add_column("places", sa.Column("rated", sa.Boolean(), server_default=yes, nullable=False))
    op.create_table(
        "chronicle",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=True),
        sa.Column("other", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_chronicle")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "results",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=True),
        sa.Column("rated_as", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("stints", sa.JSON(), nullable=False),
        sa.Column("feats", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"], name=op.f("fk_results_match_seat")),
        sa.ForeignKeyConstraint(["number"], ["chronicle.number"], name=op.f("fk_results_number")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_results_player")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_number"), "results", ["number"], unique=False)
    op.create_index("ix_results_player", "results", ["player", "ended"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_ratings_player")),
        sa.PrimaryKeyConstraint("period", "game", "player", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_player"), "ratings", ["player"], unique=False)
    op.create_index("ix_ratings_rating", "ratings", ["period", "game", "rating"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_rating_changes_player")),
        sa.PrimaryKeyConstraint("player", "game", "number", name=op.f("pk_rating_changes")),
    )
    note = "INSERT INTO notes (name, text) SELECT 'old results', '' WHERE EXISTS (SELECT 1 FROM matches)"
    op.execute(sa.text(note))
