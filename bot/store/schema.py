"""The tables of the database. Times are seconds since 1970, UTC. Any change here needs a new migration."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    and_,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("language", Text, comment="chosen by the person; else that of the client"),
    Column("confirm", Boolean, nullable=False, comment="whether a move is shown before it is made"),
    Column("theme", Text, comment="light or dark; null: as the platform has it"),
    Column("zone", Text, comment="a time zone, such as Europe/Kyiv; null: not chosen"),
    Column("hand_order", Text, nullable=False, server_default="drawn", comment="drawn, colour or strength"),
    Column("words_first", Boolean, nullable=False, server_default=text("0"), comment="whether boards come as text"),
    Column("challengers", Text, nullable=False, server_default="everyone", comment="who may challenge this player"),
    Column(
        "most_matches", Integer, comment="how many unfinished matches they want at most; null: no limit of their own"
    ),
    Column("calls", Text, nullable=False, server_default="mention", comment="mention, private, both or none"),
    Column("quiet", Text, comment="hours in which calls make no sound, such as 22-8; null: none"),
    Column("calls_next", Boolean, nullable=False, server_default=text("0"), comment="whether they hear of being next"),
    Column("digest", Text, comment="the hour at which they get a list of what to do; null: never"),
    Column("hidden", Boolean, nullable=False, server_default=text("0"), comment="whether results show them nowhere"),
    Column("listed", Boolean, nullable=False, server_default=text("0"), comment="whether they are listed globally"),
    Column("streak", Text, comment="the hour at which they are reminded of a streak that is at risk; null: never"),
)

identities = Table(
    "identities",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("account", Text, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False, comment="of the person's client"),
    Column("reachable", Boolean, nullable=False, comment="whether private messages get through"),
    Column("handle", Text, comment="what follows the @, folded"),
    Column(
        "used", Integer, comment="the highest of a player's identities is the one used last; null: never since linked"
    ),
)
Index("ix_identities_handle", identities.c.platform, identities.c.handle)

blocks = Table(
    "blocks",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("blocked", ForeignKey("players.id"), primary_key=True, index=True),
)

link_codes = Table(
    "link_codes",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("digest", LargeBinary, nullable=False, unique=True, comment="SHA-256 of the code"),
    Column("expires", Float, nullable=False),
    Column("used", Boolean, nullable=False),
    comment="The last code that each player made, to link another identity.",
)

link_tries = Table(
    "link_tries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("platform", Text),
    Column("account", Text, comment="null if that person has deleted their data: the try still counts"),
    Column("at", Float, nullable=False, index=True),
    ForeignKeyConstraint(["platform", "account"], ["identities.platform", "identities.account"]),
    comment="Codes that were entered and refused, by whom: kept as long as they count.",
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False, comment="of the rules that it is played by"),
    Column("options", JSON, nullable=False),
    Column("pace", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("challenger", Integer, nullable=False, comment="the seat of whoever asked the others to play"),
    Column("rematch_of", ForeignKey("matches.id"), index=True),
    Column("expires", Float, comment="when a challenge that is not accepted ends"),
    Column("started", Float, comment="null while it is a challenge"),
    Column("deadline", Float, comment="the earliest of its seats"),
    Column("ended", Float),
    Column("ending", Text),
    Column("host", Integer, comment="the seat of whoever made the first challenge, before rematches; null: challenger"),
    Column(
        "strict", Boolean, nullable=False, server_default=text("0"), comment="whether a player who is late has lost"
    ),
    Column("clock_ply", Integer, comment="how long the log was when seats got banks; null: it began later"),
    Column("clock_until", Float, comment="the deadline that the match had then"),
    Column("clock_since", Float, comment="when it was first looked at with banks"),
    Column("listed", Text, comment="what is wanted, if its open seats go to those who want the same"),
    Column(
        "rated", Boolean, nullable=False, server_default=text("0"), comment="whether it was agreed that it is rated"
    ),
)
Index(
    "ix_matches_listed",
    matches.c.listed,
    sqlite_where=and_(matches.c.listed.is_not(None), matches.c.started.is_(None), matches.c.ended.is_(None)),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("platform", Text),
    Column("account", Text, comment="also of a person whom the computer has replaced, and who may come back"),
    Column("computer", Text, comment="the level, if the computer plays here"),
    Column("taken", Boolean, nullable=False, comment="whether whoever sits here has accepted"),
    Column("handle", Text, comment="what follows the @ of whom it is kept for, if they have no account here yet"),
    Column("deadline", Float, comment="when its player is late: follows from the log; null while its clock stands"),
    Column("bank_begins", Float, comment="when the time for this turn is over: follows from the log, too"),
    Column("reminded", Integer, nullable=False, server_default=text("0"), comment="the stage of this turn last told"),
    Column("muted", Boolean, nullable=False, server_default=text("0"), comment="whether its player gets no reminders"),
    Column("away", Float, comment="until when its player is on vacation: follows from the vacations"),
    Column(
        "former", Boolean, nullable=False, server_default=text("0"), comment="whether its player deleted their data"
    ),
    ForeignKeyConstraint(["platform", "account"], ["identities.platform", "identities.account"]),
)
Index("ix_seats_account", seats.c.platform, seats.c.account)
Index("ix_seats_handle", seats.c.platform, seats.c.handle, sqlite_where=seats.c.handle.is_not(None))

vacations = Table(
    "vacations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("start", Float, nullable=False),
    Column("end", Float, nullable=False),
    comment="While a player is away, the clocks of all their seats stand still.",
)
Index("ix_vacations_player", vacations.c.player, vacations.c.end)

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("platform", Text, nullable=False, comment="which one could not be reached; empty: the bot was away"),
    Column("start", Float, nullable=False),
    Column("end", Float, nullable=False, index=True),
    comment="The clocks of the seats there stood still.",
)

plans = Table(
    "plans",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("lines", JSON, nullable=False, comment="moves in notation; nobody but the seat's owner is shown them"),
    Column("state", Text, nullable=False, comment="what the plan waits for, or what became of it"),
    Column("played", Integer, comment="the ply of its last line that was played"),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
    comment="What people have left for their next turns.",
)

places = Table(
    "places",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("platform", Text, nullable=False),
    Column("key", Text, nullable=False, comment="the platform's id of the server or group"),
    Column("language", Text, comment="for what everyone there sees; null: that of the platform"),
    Column("zone", Text, comment="a time zone; null: not chosen"),
    Column("starters", Text, nullable=False, server_default="everyone", comment="who may start matches there"),
    Column("threads", Boolean, nullable=False, server_default=text("1"), comment="whether matches get threads"),
    Column("mentions", Boolean, nullable=False, server_default=text("1"), comment="whether turns may mention people"),
    Column("left", Float, comment="when the bot was removed; null while it is there"),
    Column(
        "anyone", Boolean, nullable=False, server_default=text("0"), comment="whether it takes part in /play anyone"
    ),
    Column("role", Text, comment="the platform's id of the role to call when someone looks for opponents; null: none"),
    Column("role_called", Float, comment="when that was done last"),
    Column("rated", Boolean, nullable=False, server_default=text("1"), comment="whether new matches there are rated"),
    Column("name", Text, comment="as its platform says; null: not known"),
    Column("board", Text, comment="month or all: which leaderboard is kept up to date there; null: none"),
    Column("board_at", Text, comment="the address where it is"),
    Column("spoken", Text, comment="the language of what is posted there by itself, if no language is set"),
    Column("months_at", Text, comment="the address where months are posted when they are over; null: nowhere"),
    UniqueConstraint("platform", "key"),
    comment="Servers, groups and the room, with their settings.",
)

place_channels = Table(
    "place_channels",
    metadata,
    Column("place", ForeignKey("places.id"), primary_key=True),
    Column("address", Text, primary_key=True),
    comment="Where in a place matches may be started; without any row: everywhere.",
)

place_people = Table(
    "place_people",
    metadata,
    Column("place", ForeignKey("places.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    comment="Who has used the bot in a place.",
)

place_players = Table(
    "place_players",
    metadata,
    Column("place", ForeignKey("places.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    Column("gone", Boolean, nullable=False, server_default=text("0"), comment="whether they have left the place"),
    Column("seen", Float, comment="when it was last seen whether they have; null: never"),
    Column(
        "played",
        Boolean,
        nullable=False,
        server_default=text("1"),
        comment="whether they have finished a match there; otherwise, they have tried its puzzle",
    ),
    comment="Who has played in a place, by an identity of its platform.",
)
Index("ix_place_players_gone", place_players.c.place, place_players.c.seen, sqlite_where=place_players.c.gone)

seat_alerts = Table(
    "seat_alerts",
    metadata,
    Column("place", ForeignKey("places.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("platform", Text, nullable=False),
    Column("account", Text, primary_key=True),
    Column("told", Float, comment="when they are or were told last"),
    ForeignKeyConstraint(["platform", "account"], ["identities.platform", "identities.account"]),
    comment="Who wants to be told when someone looks for opponents in a place of their platform.",
)
Index("ix_seat_alerts_account", seat_alerts.c.platform, seat_alerts.c.account)

puzzle_channels = Table(
    "puzzle_channels",
    metadata,
    Column("place", ForeignKey("places.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("hour", Integer, nullable=False, comment="on the clocks of the place"),
    Column("role", Text, comment="the platform's id of the role that is called; null: none"),
    Column("language", Text, nullable=False, comment="of the post, unless the place has chosen one"),
    Column("platform", Text, nullable=False),
    Column("account", Text, comment="who has set it up, and is told if it is refused; null: a former player"),
    Column("salt", Integer, nullable=False, comment="so that nobody can guess the ids of posts"),
    Column("refused", Float, comment="since when nothing that was posted was accepted; null: it is"),
    ForeignKeyConstraint(["platform", "account"], ["identities.platform", "identities.account"]),
    comment="Where in a place the puzzle of the day is posted, and when.",
)
Index("ix_puzzle_channels_address", puzzle_channels.c.platform, puzzle_channels.c.address)
Index("ix_puzzle_channels_account", puzzle_channels.c.platform, puzzle_channels.c.account)

puzzle_posts = Table(
    "puzzle_posts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("place", ForeignKey("places.id"), nullable=False),
    Column("day", Text, nullable=False, comment="the name of the puzzle"),
    Column("address", Text, nullable=False),
    Column("changed", Float, comment="when it was or will be changed last, because someone has solved it"),
    UniqueConstraint("place", "day"),
    comment="The puzzles of the day that were posted.",
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True, comment="a day, or the code of one for practice"),
    Column("tries", JSON, nullable=False, comment="answers in notation, and hints"),
    Column("ending", Text, comment="solved, failed or shown; null while there are tries left"),
    Column("counted", Text, comment="the day that it counts for; null if it was not solved in time"),
    Column("at", Float, nullable=False, comment="when something was last tried"),
    comment="What people have tried. Nobody but the person is shown it.",
)
Index(
    "ix_puzzle_attempts_counted",
    puzzle_attempts.c.player,
    puzzle_attempts.c.counted,
    sqlite_where=puzzle_attempts.c.counted.is_not(None),
)

puzzle_visitors = Table(
    "puzzle_visitors",
    metadata,
    Column("post", ForeignKey("puzzle_posts.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    comment="Who has tried a puzzle that they came to by a post: when they have solved it, they are counted there.",
)

puzzle_opinions = Table(
    "puzzle_opinions",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    Column("vote", Text, comment="good or dull"),
    Column("complaint", Text, comment="wrong, several or unclear"),
    comment="What people think of puzzles, for the person who runs the bot.",
)

tables = Table(
    "tables",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("platform", Text, primary_key=True),
    Column("address", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("place", ForeignKey("places.id"), comment="null: a private chat, or a place without the bot"),
    Column("over", Boolean, nullable=False, server_default=text("0"), comment="whether the match has ended"),
)
Index("ix_tables_address", tables.c.platform, tables.c.address, tables.c.over)
Index("ix_tables_place", tables.c.place, tables.c.over)

actions = Table(
    "actions",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Float, nullable=False),
    comment="The truth about every match. Its primary key is the lock.",
)

chronicle = Table(
    "chronicle",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False, comment="match, merge, split or forget"),
    Column("player", Integer, comment="of a link: no reference, because players go, and ratings before that do not"),
    Column("other", Integer),
    sqlite_autoincrement=True,
    comment="The order in which ratings are computed: results, and links between them.",
)

results = Table(
    "results",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", ForeignKey("chronicle.number"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("player", ForeignKey("players.id"), comment="whose seat it is now; null: the computer, a former player"),
    Column("rated_as", Integer, comment="the player it was rated for then: no reference, it never changes"),
    Column("rank", Integer, comment="the best has 1, and who ties has the same; null: nobody has won"),
    Column("score", Integer, nullable=False),
    Column("ending", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("why", Text, comment="why it is not rated; null: it is"),
    Column(
        "counts", Boolean, nullable=False, comment="not if nobody has won, or others at the table are the same player"
    ),
    Column("ended", Float, nullable=False),
    Column("stints", JSON, nullable=False, comment="from which ply on the player or the computer sat there"),
    Column("feats", JSON, nullable=False, comment="what is worth remembering, by names of the game"),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
    comment="What has come of matches, for each seat.",
)
Index("ix_results_player", results.c.player, results.c.ended)

ratings = Table(
    "ratings",
    metadata,
    Column("period", Text, primary_key=True, comment="a month, such as 2026-11; empty: all time"),
    Column("game", Text, primary_key=True, comment="empty: all games"),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False, comment="the number that people see: follows from the others"),
    Column("games", Integer, nullable=False, comment="how many results it is made of"),
    comment="They follow from the chronicle and its results.",
)
Index("ix_ratings_rating", ratings.c.period, ratings.c.game, ratings.c.rating)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True, comment="of the chronicle"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    comment="The rating of all time after each result.",
)

standings = Table(
    "standings",
    metadata,
    Column("place", Integer, primary_key=True, comment="0: everywhere"),
    Column("game", Text, primary_key=True, comment="empty: all games; puzzle: points for puzzles"),
    Column("period", Text, primary_key=True, comment="a month, such as 2026-11; empty: all time"),
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("score", Integer, nullable=False, comment="the rating that people see, or points"),
    Column("base", Integer, nullable=False, comment="what it was when the week of its last change began"),
    Column("week", Integer, nullable=False, comment="which week that was"),
    comment="Who is listed where: those who have played there and want to be shown. Follows from other tables.",
)
Index("ix_standings_player", standings.c.player, standings.c.game, standings.c.period)
Index("ix_standings_score", *(standings.c[name] for name in ("place", "game", "period", "score", "player")))

standing_counts = Table(
    "standing_counts",
    metadata,
    Column("place", Integer, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("period", Text, primary_key=True),
    Column("score", Integer, primary_key=True),
    Column("count", Integer, nullable=False, comment="how many standings have this score"),
    comment="So that a place in a long list is found without reading the list.",
)

honours = Table(
    "honours",
    metadata,
    Column("place", Integer, primary_key=True, comment="0: everywhere"),
    Column("game", Text, primary_key=True, comment="empty: all games"),
    Column("period", Text, primary_key=True, comment="a month that is over"),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    Column("rank", Integer, nullable=False, comment="1, 2 or 3"),
    Column("score", Integer, nullable=False),
    comment="Who was first, second and third when a month was over.",
)

tallies = Table(
    "tallies",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, comment="how many played"),
    Column("options", JSON, primary_key=True),
    Column("against", Text, primary_key=True, comment="people, or computer if nobody else played"),
    Column("won", Integer, nullable=False),
    Column("shared", Integer, nullable=False, comment="draws, and first places of several"),
    Column("lost", Integer, nullable=False),
    comment="How many results there are, for each player, game and variant: they follow from the results that count.",
)

feats = Table(
    "feats",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("feat", Text, primary_key=True),
    Column("times", Integer, nullable=False),
    comment="How often a player has achieved something: follows from the results that count.",
)

rivals = Table(
    "rivals",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("other", ForeignKey("players.id"), primary_key=True, index=True),
    Column("game", Text, primary_key=True),
    Column("won", Integer, nullable=False, comment="how often the player came before the other"),
    Column("shared", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("last", Float, nullable=False, comment="when their last match ended"),
    comment="Head to head: follows from the results that count. Each pair is here twice.",
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("platform", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("match", ForeignKey("matches.id"), index=True, comment="null if it is about something else"),
    Column("kind", Text, nullable=False),
    Column("params", JSON, nullable=False),
    Column("wanted", Integer, nullable=False, comment="which version shall be shown"),
    Column("shown", Integer, nullable=False, comment="which version was delivered last"),
    Column("message", Text, comment="the platform's id of the message that shows it"),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column(
        "refused",
        Boolean,
        nullable=False,
        server_default=text("0"),
        comment="whether the platform did not accept the last version",
    ),
    Column("about", Text, nullable=False, comment="what it is about: a match's id, or another subject and its id"),
    UniqueConstraint("platform", "address", "about", "kind"),
)
Index(
    "ix_outbox_waiting",
    outbox.c.platform,
    outbox.c.address,
    outbox.c.due,
    sqlite_where=outbox.c.wanted > outbox.c.shown,
)
Index("ix_outbox_message", outbox.c.message, outbox.c.address, outbox.c.platform)
Index("ix_outbox_about", outbox.c.about, outbox.c.kind, sqlite_where=outbox.c.match.is_(None))
Index("ix_outbox_refused", outbox.c.platform, outbox.c.address, sqlite_where=outbox.c.refused)

requests = Table(
    "requests",
    metadata,
    Column("platform", Text, primary_key=True),
    Column("id", Text, primary_key=True, comment="the platform's id of what a person did"),
    Column("answer", Text, nullable=False, comment="the kind of answer that it got"),
    Column("match", ForeignKey("matches.id"), comment="that the answer is about"),
    Column("at", Float, nullable=False, index=True),
    comment="What has been carried out, kept for a day: what is sent again is only answered again.",
)
Index("ix_requests_match", requests.c.match, sqlite_where=requests.c.match.is_not(None))

timers = Table(
    "timers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False, comment="a match's id, or whatever the kind is about; empty if nothing"),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, server_default=text("0"), comment="how often it has failed"),
    UniqueConstraint("kind", "about"),
    comment="What happens by itself. A row goes in the transaction that carries it out.",
)

room_people = Table(
    "room_people",
    metadata,
    Column("account", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True, comment="the name as it is compared with others"),
    Column("key", LargeBinary, nullable=False, index=True, comment="SHA-256 of the secret in the person's cookie"),
    Column("standing", Text, comment="manager, muted or removed; null for everyone else"),
    Column("entered", Float, comment="when they first came in; null: before that was noted"),
)
Index("ix_room_people_standing", room_people.c.account, sqlite_where=room_people.c.standing.is_not(None))

room_looks = Table(
    "room_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("account", ForeignKey("room_people.account"), primary_key=True),
    comment="How the names of people in the room look: those that share a look could be mistaken for one another.",
)
Index("ix_room_looks_account", room_looks.c.account)

room_messages = Table(
    "room_messages",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("channel", Text, nullable=False),
    Column("author", Text, comment="an account; null is the bot"),
    Column("at", Float, nullable=False),
    Column("body", JSON, nullable=False),
)
Index("ix_room_messages_channel", room_messages.c.channel, room_messages.c.number)
Index("ix_room_messages_author", room_messages.c.author, sqlite_where=room_messages.c.author.is_not(None))

room_pictures = Table(
    "room_pictures",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("type", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

room_shown = Table(
    "room_shown",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("message", Text, primary_key=True, comment="its id"),
    Column("channel", Text, nullable=False),
    Column("until", Float, comment="null while the message shows it"),
    comment="Which messages show a picture or a file, or did a moment ago.",
)
Index("ix_room_shown_message", room_shown.c.message)
Index("ix_room_shown_channel", room_shown.c.channel)
Index("ix_room_shown_until", room_shown.c.until, sqlite_where=room_shown.c.until.is_not(None))

erasures = Table(
    "erasures",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("words", JSON, nullable=False, comment="the names and accounts to look for, and since when"),
    comment="People who have deleted their data, until nothing that others keep names them any more.",
)

notes = Table(
    "notes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
    comment="What adapters have to remember.",
)
