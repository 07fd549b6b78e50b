"""Players, matches and their logs, the outbox, and the room."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False, comment="of the rules that it is played by"),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("challenger", sa.Integer(), nullable=False, comment="the seat of whoever asked the others to play"),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("expires", sa.Float(), nullable=True, comment="when a challenge that is not accepted ends"),
        sa.Column("started", sa.Float(), nullable=True, comment="null while it is a challenge"),
        sa.Column("deadline", sa.Float(), nullable=True, comment="of whoever is to act"),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("ending", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_deadline", "matches", ["deadline"], unique=False, sqlite_where=sa.text("ended IS NULL"))
    op.create_index("ix_matches_expires", "matches", ["expires"], unique=False, sqlite_where=sa.text("ended IS NULL"))
    op.create_index(op.f("ix_matches_rematch_of"), "matches", ["rematch_of"], unique=False)
    op.create_table(
        "players",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True, comment="chosen by the person; else that of the client"),
        sa.Column("confirm", sa.Boolean(), nullable=False, comment="whether a move is shown before it is made"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
    )
    op.create_table(
        "room_messages",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=True, comment="an account; null is the bot"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_room_messages")),
        sa.UniqueConstraint("id", name=op.f("uq_room_messages_id")),
    )
    op.create_index("ix_room_messages_channel", "room_messages", ["channel", "number"], unique=False)
    op.create_table(
        "room_people",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False, comment="the name as it is compared with others"),
        sa.Column("key", sa.LargeBinary(), nullable=False, comment="SHA-256 of the secret in the person's cookie"),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_room_people")),
        sa.UniqueConstraint("folded", name=op.f("uq_room_people_folded")),
    )
    op.create_table(
        "room_pictures",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_room_pictures")),
    )
    op.create_table(
        "actions",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_actions_match")),
        sa.PrimaryKeyConstraint("match", "ply", name=op.f("pk_actions")),
        comment="The truth about every match. Its primary key is the lock.",
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("blocked", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["blocked"], ["players.id"], name=op.f("fk_blocks_blocked")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_blocks_player")),
        sa.PrimaryKeyConstraint("player", "blocked", name=op.f("pk_blocks")),
    )
    op.create_table(
        "identities",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False, comment="of the person's client"),
        sa.Column("reachable", sa.Boolean(), nullable=False, comment="whether private messages get through"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_identities_player")),
        sa.PrimaryKeyConstraint("platform", "account", name=op.f("pk_identities")),
    )
    op.create_index(op.f("ix_identities_player"), "identities", ["player"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("params", sa.JSON(), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False, comment="which version shall be shown"),
        sa.Column("shown", sa.Integer(), nullable=False, comment="which version was delivered last"),
        sa.Column("message", sa.Text(), nullable=True, comment="the platform's id of the message that shows it"),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_outbox_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("platform", "address", "match", "kind", name=op.f("uq_outbox_platform_address_match_kind")),
    )
    op.create_index(
        "ix_outbox_waiting",
        "outbox",
        ["platform", "address", "due"],
        unique=False,
        sqlite_where=sa.text("wanted > shown"),
    )
    op.create_index(op.f("ix_outbox_match"), "outbox", ["match"], unique=False)
    op.create_table(
        "tables",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_tables_match")),
        sa.PrimaryKeyConstraint("match", "platform", "address", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_address", "tables", ["platform", "address"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=True),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("computer", sa.Text(), nullable=True, comment="the level, if the computer sits here"),
        sa.Column("taken", sa.Boolean(), nullable=False, comment="whether whoever sits here has accepted"),
        sa.CheckConstraint("computer IS NULL OR account IS NULL", name=op.f("ck_seats_one_sitter")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match")),
        sa.ForeignKeyConstraint(
            ["platform", "account"],
            ["identities.platform", "identities.account"],
            name=op.f("fk_seats_platform_account"),
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_account", "seats", ["platform", "account"], unique=False)
