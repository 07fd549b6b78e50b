"""Who is listed on leaderboards, who has played in a place and is still there, and months that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_LISTED = ("place", "game", "period")
_PLAYED = """
    INSERT INTO place_players (place, player)
    SELECT DISTINCT tables.place, identities.player FROM tables
    JOIN places ON places.id = tables.place
    JOIN matches ON matches.id = tables.match
    JOIN seats ON seats.match = tables.match AND seats.platform = places.platform
    JOIN identities ON identities.platform = seats.platform AND identities.account = seats.account
    WHERE matches.started IS NOT NULL AND matches.ended IS NOT NULL
"""


def upgrade() -> None:
    for name in ("name", "board", "board_at", "spoken", "months_at"):
        op.add_column("places", sa.Column(name, sa.Text(), nullable=True))
    op.create_table(
        "place_players",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), server_default=sa.text("0"), nullable=False),
        sa.Column("seen", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["place"], ["places.id"], name=op.f("fk_place_players_place")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_place_players_player")),
        sa.PrimaryKeyConstraint("place", "player", name=op.f("pk_place_players")),
    )
    op.create_index(op.f("ix_place_players_player"), "place_players", ["player"], unique=False)
    gone = sa.text("gone")
    op.create_index("ix_place_players_gone", "place_players", ["place", "seen"], unique=False, sqlite_where=gone)
    op.execute(sa.text(_PLAYED))
    op.create_table(
        "standings",
        *_subject(),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_standings_player")),
        sa.PrimaryKeyConstraint(*_LISTED, "player", name=op.f("pk_standings")),
    )
    op.create_index("ix_standings_player", "standings", ["player", "game", "period"], unique=False)
    op.create_index("ix_standings_score", "standings", [*_LISTED, "score", "player"], unique=False)
    op.create_table(
        "standing_counts",
        *_subject(),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(*_LISTED, "score", name=op.f("pk_standing_counts")),
    )
    op.create_table(
        "honours",
        *_subject(),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_honours_player")),
        sa.PrimaryKeyConstraint(*_LISTED, "player", name=op.f("pk_honours")),
    )
    op.create_index(op.f("ix_honours_player"), "honours", ["player"], unique=False)
    op.create_index(
        "ix_outbox_about", "outbox", ["about", "kind"], unique=False, sqlite_where=sa.text('"match" IS NULL')
    )


def _subject() -> tuple[sa.Column[int], sa.Column[str], sa.Column[str]]:
    return (
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("period", sa.Text(), nullable=False),
    )
