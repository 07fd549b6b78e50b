"""Results are counted: by game and variant, feats, and head to head."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

_TALLIED = """
INSERT INTO tallies
SELECT r.player, r.game, (SELECT count(*) FROM results AS o WHERE o."match" = r."match"), m.options,
    CASE WHEN EXISTS (
        SELECT 1 FROM results AS o
        WHERE o."match" = r."match" AND o.seat != r.seat AND json_extract(o.stints, '$[0][1]') = 'player'
    ) THEN 'people' ELSE 'computer' END AS against,
    sum(r.rank = 1 AND NOT EXISTS (
        SELECT 1 FROM results AS o WHERE o."match" = r."match" AND o.seat != r.seat AND o.rank = 1)),
    sum(r.rank = 1 AND EXISTS (
        SELECT 1 FROM results AS o WHERE o."match" = r."match" AND o.seat != r.seat AND o.rank = 1)),
    sum(r.rank > 1)
FROM results AS r JOIN matches AS m ON m.id = r."match"
WHERE r.counts AND r.player IS NOT NULL
GROUP BY 1, 2, 3, 4, 5
"""
_ACHIEVED = """
INSERT INTO feats
SELECT r.player, r.game, each.value, count(*) FROM results AS r JOIN json_each(r.feats) AS each
WHERE r.counts AND r.player IS NOT NULL GROUP BY 1, 2, 3
"""
_MET = """
INSERT INTO rivals
SELECT r.player, o.player, r.game, sum(r.rank < o.rank), sum(r.rank = o.rank), sum(r.rank > o.rank), max(r.ended)
FROM results AS r JOIN results AS o ON o."match" = r."match" AND o.seat != r.seat
WHERE r.counts AND r.player IS NOT NULL AND o.player IS NOT NULL GROUP BY 1, 2, 3
"""
STATEMENTS = (_TALLIED, _ACHIEVED, _MET)


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("against", sa.Text(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("shared", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tallies_player")),
        sa.PrimaryKeyConstraint("player", "game", "seats", "options", "against", name=op.f("pk_tallies")),
    )
    op.create_table(
        "feats",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("feat", sa.Text(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_feats_player")),
        sa.PrimaryKeyConstraint("player", "game", "feat", name=op.f("pk_feats")),
    )
    op.create_table(
        "rivals",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("shared", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name=op.f("fk_rivals_other")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_rivals_player")),
        sa.PrimaryKeyConstraint("player", "other", "game", name=op.f("pk_rivals")),
    )
    op.create_index(op.f("ix_rivals_other"), "rivals", ["other"], unique=False)
    for statement in STATEMENTS:
        op.execute(sa.text(statement))
