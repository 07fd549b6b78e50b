"""Which messages of the room show a picture or a file, so that looking it up needs no search through all messages."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_PARTS = (("picture", "light"), ("picture", "dark"), ("file", "digest"))


def upgrade() -> None:
    shown = op.create_table(
        "room_shown",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=False, comment="its id"),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True, comment="null while the message shows it"),
        sa.PrimaryKeyConstraint("digest", "message", name=op.f("pk_room_shown")),
        comment="Which messages show a picture or a file, or did a moment ago.",
    )
    op.create_index(op.f("ix_room_shown_message"), "room_shown", ["message"], unique=False)
    op.create_index(
        op.f("ix_room_shown_until"), "room_shown", ["until"], unique=False, sqlite_where=sa.text("until IS NOT NULL")
    )
    messages = sa.table("room_messages", sa.column("id"), sa.column("channel"), sa.column("body", sa.JSON()))
    pictures = sa.table("room_pictures", sa.column("digest"))
    connection = op.get_bind()
    for message in connection.execute(sa.select(messages)).all():
        digests = {message.body[part][kind] for part, kind in _PARTS if part in message.body}
        for digest in digests:
            connection.execute(sa.insert(shown).values(digest=digest, message=message.id, channel=message.channel))
    connection.execute(sa.delete(pictures).where(pictures.c.digest.not_in(sa.select(shown.c.digest))))
