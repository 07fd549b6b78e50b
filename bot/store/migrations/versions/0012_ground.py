"""Requests that were carried out, timers, places, settings; an outbox that is about anything; and who is set apart."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    _requests()
    _timers()
    _places()
    _settings()
    _outbox()
    _room()


def _requests() -> None:
    op.create_table(
        "requests",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False, comment="the platform's id of what a person did"),
        sa.Column("answer", sa.Text(), nullable=False, comment="the kind of answer that it got"),
        sa.Column("match", sa.Text(), nullable=True, comment="that the answer is about"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_requests_match")),
        sa.PrimaryKeyConstraint("platform", "id", name=op.f("pk_requests")),
    )
    op.create_index(op.f("ix_requests_at"), "requests", ["at"], unique=False)


def _timers() -> None:
    """What was due by itself until now gets its timers: challenges, and deadlines that have not been announced."""
    op.create_table(
        "timers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timers")),
        sa.UniqueConstraint("kind", "about", name=op.f("uq_timers_kind_about")),
    )
    op.create_index(op.f("ix_timers_due"), "timers", ["due"], unique=False)
    matches = sa.table("matches", *map(sa.column, ("id", "expires", "deadline", "started", "ended")))
    timers = sa.table("timers", *map(sa.column, ("id", "kind", "about", "due")))
    connection = op.get_bind()
    going = matches.c.ended.is_(None)
    for kind, due, which in (
        ("expiry", matches.c.expires, matches.c.started.is_(None)),
        ("deadline", matches.c.deadline, matches.c.started.is_not(None)),
    ):
        found = sa.select(sa.literal(kind), matches.c.id, due).where(going, which, due.is_not(None))
        connection.execute(sa.insert(timers).from_select(["kind", "about", "due"], found))
    outbox = sa.table("outbox", sa.column("match"), sa.column("kind"), sa.column("params", sa.JSON()))
    late = sa.select(timers.c.id, timers.c.due, outbox.c.params).join(outbox, outbox.c.match == timers.c.about)
    announced = connection.execute(late.where(timers.c.kind == "deadline", outbox.c.kind == "late")).all()
    for id, due, params in announced:
        if params.get("deadline") == str(due):
            connection.execute(sa.delete(timers).where(timers.c.id == id))
    for index in ("ix_matches_expires", "ix_matches_deadline"):
        op.drop_index(index, table_name="matches")


def _places() -> None:
    op.create_table(
        "places",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("zone", sa.Text(), nullable=True),
        sa.Column("starters", sa.Text(), server_default="everyone", nullable=False),
        sa.Column("threads", sa.Boolean(), server_default=sa.text("1"), nullable=False),
        sa.Column("mentions", sa.Boolean(), server_default=sa.text("1"), nullable=False),
        sa.Column("left", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_places")),
        sa.UniqueConstraint("platform", "key", name=op.f("uq_places_platform_key")),
    )
    op.create_table(
        "place_channels",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["place"], ["places.id"], name=op.f("fk_place_channels_place")),
        sa.PrimaryKeyConstraint("place", "address", name=op.f("pk_place_channels")),
    )
    op.create_table(
        "place_people",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["place"], ["places.id"], name=op.f("fk_place_people_place")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_place_people_player")),
        sa.PrimaryKeyConstraint("place", "player", name=op.f("pk_place_people")),
    )
    op.create_index(op.f("ix_place_people_player"), "place_people", ["player"], unique=False)
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("place", sa.Integer(), nullable=True))
        tables.add_column(sa.Column("over", sa.Boolean(), server_default=sa.text("0"), nullable=False))
        tables.create_foreign_key(op.f("fk_tables_place"), "places", ["place"], ["id"])
        tables.drop_index(op.f("ix_tables_address"))
        tables.create_index(op.f("ix_tables_address"), ["platform", "address", "over"], unique=False)
        tables.create_index(op.f("ix_tables_place"), ["place", "over"], unique=False)
    op.execute("UPDATE tables SET over = 1 WHERE match IN (SELECT id FROM matches WHERE ended IS NOT NULL)")
    _settle("telegram", "substr(address, 1, instr(address || '/', '/') - 1)")
    _settle("web", "'room'")


def _settle(platform: str, key: str) -> None:
    """Which group an address is in, and that a channel is in the room, can be seen from the address. Where a channel
    of Discord is, the bot learns when it is connected.
    """
    shared = f"platform = '{platform}' AND address NOT LIKE '@%'"
    op.execute(f"INSERT INTO places (platform, key) SELECT DISTINCT '{platform}', {key} FROM tables WHERE {shared}")
    place = f"SELECT id FROM places WHERE places.platform = tables.platform AND places.key = {key}"
    op.execute(f"UPDATE tables SET place = ({place}) WHERE {shared}")


def _settings() -> None:
    for column in (
        sa.Column("theme", sa.Text(), nullable=True),
        sa.Column("zone", sa.Text(), nullable=True),
        sa.Column("hand_order", sa.Text(), server_default="drawn", nullable=False),
        sa.Column("words_first", sa.Boolean(), server_default=sa.text("0"), nullable=False),
        sa.Column("challengers", sa.Text(), server_default="everyone", nullable=False),
    ):
        op.add_column("players", column)


def _outbox() -> None:
    op.add_column("outbox", sa.Column("about", sa.Text(), nullable=True))
    op.execute("UPDATE outbox SET about = match")
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("about", existing_type=sa.Text(), nullable=False)
        outbox.alter_column("match", existing_type=sa.Text(), nullable=True)
        outbox.drop_constraint(op.f("uq_outbox_platform_address_match_kind"), type_="unique")
        outbox.create_unique_constraint(
            op.f("uq_outbox_platform_address_about_kind"), ["platform", "address", "about", "kind"]
        )


def _room() -> None:
    """Every open page asks again and again who is set apart in the room.

    How names look depends on the program, so the looks are worked out afterwards (`bot/store/new_looks.py`).
    """
    there = sa.text("standing IS NOT NULL")
    op.create_index(op.f("ix_room_people_standing"), "room_people", ["account"], unique=False, sqlite_where=there)
    op.create_table(
        "room_looks",
        sa.Column("look", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["room_people.account"], name=op.f("fk_room_looks_account")),
        sa.PrimaryKeyConstraint("look", "account", name=op.f("pk_room_looks")),
    )
