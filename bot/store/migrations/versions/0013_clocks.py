"""A clock for each seat, with a bank; vacations, and outages of the bot and of platforms."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

matches = sa.table("matches", *map(sa.column, ("id", "started", "ended", "deadline", "clock_ply", "clock_until")))
seats = sa.table("seats", *map(sa.column, ("match", "reminded")))
actions = sa.table("actions", *map(sa.column, ("match", "ply")))
timers = sa.table("timers", *map(sa.column, ("id", "kind", "about", "due")))


def upgrade() -> None:
    _columns()
    _absences()
    _carry_over()


def _columns() -> None:
    for column in (
        sa.Column("strict", sa.Boolean(), server_default=sa.text("0"), nullable=False),
        sa.Column("clock_ply", sa.Integer(), nullable=True),
        sa.Column("clock_until", sa.Float(), nullable=True),
        sa.Column("clock_since", sa.Float(), nullable=True),
    ):
        op.add_column("matches", column)
    for column in (
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("bank_begins", sa.Float(), nullable=True),
        sa.Column("reminded", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("muted", sa.Boolean(), server_default=sa.text("0"), nullable=False),
    ):
        op.add_column("seats", column)


def _absences() -> None:
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("end", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_vacations_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    op.create_index("ix_vacations_player", "vacations", ["player", "end"], unique=False)
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("end", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outages")),
    )
    op.create_index(op.f("ix_outages_end"), "outages", ["end"], unique=False)


def _carry_over() -> None:
    """Running matches keep the time that they had. Their clocks are derived when their timers are looked at, which is
    at once. Where it was already said that somebody is late, it is not said again."""
    connection = op.get_bind()
    running = sa.and_(matches.c.started.is_not(None), matches.c.ended.is_(None))
    lines = sa.select(sa.func.count()).where(actions.c.match == matches.c.id).scalar_subquery()
    connection.execute(sa.update(matches).where(running).values(clock_ply=lines, clock_until=matches.c.deadline))
    waited_for = sa.select(timers.c.about).where(timers.c.kind == "deadline")
    told = sa.select(matches.c.id).where(running, matches.c.deadline.is_not(None), matches.c.id.not_in(waited_for))
    connection.execute(sa.update(seats).where(seats.c.match.in_(told)).values(reminded=3))
    connection.execute(sa.delete(timers).where(timers.c.kind == "deadline"))
    looked_at = sa.select(sa.literal("clock"), matches.c.id, matches.c.started).where(running)
    connection.execute(sa.insert(timers).from_select(["kind", "about", "due"], looked_at))
