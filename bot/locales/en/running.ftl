# The command `cairn`: its help, its output, and the doctor. Options and settings keep their names.

## Help

cairn-about = Cairn lets people play tabletop games ({ $games }) on Discord, on Telegram, in a room in the browser and in the terminal. Without a command it does what `cairn run` does.
cairn-commands = commands
cairn-options = options
cairn-help = show this help
cairn-version = show the version
cairn-run = Open the room in the browser, and connect to Discord and Telegram if their tokens are set.
cairn-terminal = Play any of the games in the terminal against the computer.
cairn-doctor = Check the settings for the room, Discord and Telegram, the database and the network, and say how to fix what is wrong.
cairn-stats = Count people, matches and moves, also while Cairn is running.
cairn-manage = Name the people who manage the room in the browser, also while Cairn is running. They can mute and remove others, and delete messages. Naming someone who was removed lets them back in. Without a name, list them.
cairn-rebuild-ratings = Compute all ratings again from the results, also while Cairn is running. The same results always give the same ratings.
cairn-puzzles = Prove again that all puzzles have one answer (`check`), make new ones (`make`), which takes a while, or see what people think of them (`reports`).
cairn-verify = Check the record of a match of any game: the shuffle, the moves, the ending.
cairn-language = the language of all texts
cairn-database = the database file, in which everything is stored
cairn-host = address the room listens on; 127.0.0.1 is for this computer only
cairn-port = port the room listens on; 0 is any free one
cairn-no-browser = do not open the browser
cairn-file = the record file
cairn-manage-name = a person’s name, as it is in the room
cairn-manage-remove = this person no longer manages the room
cairn-puzzles-action = what to do: check, make or reports
cairn-puzzles-folder = the folder of the puzzles; without it, `check` takes those that come with Cairn, and `make` writes into “puzzles”

## Running

running-version = Cairn { $version }
running-database = Everything is stored in { $path }
running-room = The room is open: { $address }
running-network = Anyone on your network who knows this computer’s address can enter.
running-no-token = No Discord or Telegram token is set. The room works without one.
running-discord = Discord: connected as { $name }.
running-telegram = Telegram: connected as { $name }.
running-stop = Press Ctrl+C to stop.
running-stopped = Cairn has stopped, and everything is saved.
running-crashed = Cairn had to stop because something went wrong; see the log. Your matches are saved: start it again. If it happens again, run `cairn doctor`.

# A platform is away, and everything else works
running-discord-token = Discord rejected this token. Copy DISCORD_TOKEN again from the developer portal (Bot → Reset Token), and start Cairn again.
running-discord-intents = Discord doesn’t let this bot receive what Cairn needs (intents). Check the bot’s settings in the developer portal (Bot → Privileged Gateway Intents), and start Cairn again.
running-discord-unreachable = Discord can’t be reached. Check that this computer is online. Everything else works, and Cairn keeps trying.
running-discord-trouble = Discord answers with an error for now; see the log. Everything else works, and Cairn keeps trying.
running-discord-broken = Something went wrong in the connection to Discord; see the log. Everything else works, and Cairn will connect again.
running-discord-commands = Discord did not accept the list of Cairn’s commands, so some may be missing from its menu; see the log. Everything else works, and Cairn keeps trying.
running-telegram-token = Telegram rejected this token. Copy TELEGRAM_TOKEN again from @BotFather (/mybots → your bot → API Token), and start Cairn again.
running-telegram-webhook = Telegram rejected the webhook. Check that TELEGRAM_WEBHOOK_URL reaches this computer over https, or leave it out: Cairn will then poll Telegram instead. Then start Cairn again.
running-telegram-port = The port for the webhook can’t be opened. Choose another with TELEGRAM_WEBHOOK_PORT, and start Cairn again.
running-telegram-unreachable = Telegram can’t be reached. Check that this computer is online and that TELEGRAM_BASE_URL is right. Everything else works, and Cairn keeps trying.
running-telegram-trouble = Telegram answers with an error for now; see the log. Everything else works, and Cairn keeps trying.
running-telegram-broken = Something went wrong in the connection to Telegram; see the log. Everything else works, and Cairn will connect again.
running-telegram-commands = Telegram did not accept the list of Cairn’s commands, so some may be missing from its menu; see the log. Everything else works, and Cairn keeps trying.

# It can’t run
running-already = Cairn is already running with the database { $path }. Open it here: { $address }
running-already-starting = Cairn is already running with the database { $path }, or is about to start.
running-port-taken = Port { $port } is used by another program. Choose another with --port or ROOM_PORT, or 0 for any free one.
running-ports-taken = All ports from { $first } to { $last } are used by other programs. Choose another with --port or ROOM_PORT, or 0 for any free one.
running-port-forbidden = You are not allowed to open port { $port }. Choose one above 1023 with --port or ROOM_PORT.
running-host-unknown = “{ $host }” is not an address of this computer. Choose one with --host or ROOM_HOST: 127.0.0.1 is for this computer only, 0.0.0.0 for the whole network.
running-room-closed = The room can’t be opened at { $host }, port { $port }. The system says: { $error }

## The database

database-missing = There is no database yet. It will be created on the first start: { $path }
database-current = The database is fine and up to date: { $path }
database-older = The database is fine. It will be upgraded on the next start: { $path }
database-newer = The database { $path } was written by a newer version of Cairn. Update Cairn, or choose another file with --database or DATABASE_URL.
database-foreign = The database { $path } belongs to another program. Choose another file with --database or DATABASE_URL.
database-broken = The file { $path } is damaged or not a database. Replace it with a backup, or move it away and a new one will be created.
database-locked = The database { $path } is in use by another program. Close that program and try again.
database-closed = The database { $path } can’t be opened for reading and writing. Check the permissions of the file and its folder, or choose another file with --database or DATABASE_URL.
database-full = The disk has no space left for the database { $path }. Free some space and try again.

## Wrong settings

# The value is not shown, because it may contain a password
setting-database = { $setting } is not a usable database. Use the path of a file, for example cairn.db, or sqlite:///cairn.db.
setting-host = { $setting } is “{ $value }”, which is not an address. Use 127.0.0.1 for this computer only, 0.0.0.0 for the whole network, or a name, without http:// and without a port.
setting-port = { $setting } is “{ $value }”, which is not a port. Use a number from 1 to 65535, or 0 for any free port.
setting-log-level = { $setting } is “{ $value }”. It can be debug, info, warning or error.
setting-log-format = { $setting } is “{ $value }”. It can be text or json.
setting-base-url = { $setting } is “{ $value }”, which is not a server address. Use the form http://127.0.0.1:8081.
setting-webhook-url = { $setting } is “{ $value }”. Use an address that starts with https://, on port 443, 80, 88 or 8443.
setting-webhook-port = { $setting } is “{ $value }”, which is not a port. Use a number from 1 to 65535.
setting-file-line = Line { $line } of { $path } can’t be read. Write NAME=value, or start the line with #.
setting-file-no-text = The file { $path } is not UTF-8 text. Save it as UTF-8.
setting-file-closed = The file { $path } can’t be opened. Check that you’re allowed to read it.
setting-where = Settings come from options, from the environment, and from the file .env in the current folder; .env.example explains them.

## The doctor

doctor-good = Cairn is ready to run.
doctor-bad = Fix everything marked ✗ before running Cairn.
doctor-complete = All languages, fonts and pages are present.
doctor-incomplete = Part of Cairn is missing: { $error }. Reinstall it.
doctor-settings = The settings are OK; some may come from the .env file in this folder.
doctor-settings-without-file = The settings are OK. There is no .env file in this folder, and none is needed.
doctor-stranger = .env sets { $name }, which Cairn doesn’t recognise.
doctor-stranger-like = .env sets { $name }, which Cairn doesn’t recognise. Did you mean { $meant }?
doctor-folder = The database folder is writable: { $path }
doctor-folder-missing = The database folder doesn’t exist yet. It will be created on the first start: { $path }
doctor-folder-closed = Nothing can be created in { $path }, where the database should be. Change its permissions, or choose another file with --database or DATABASE_URL.
doctor-invite = DISCORD_TOKEN is set. Use this link to add your bot to a server or to your own account: { $link }
doctor-telegram = TELEGRAM_TOKEN is set. To play in a group, open your bot in Telegram, tap its name and choose “Add to Group”. It needs no rights there, and privacy mode can stay on.
doctor-port = Port { $port } is free.
doctor-port-any = Any free port will do.
doctor-port-next = Port { $port } is used by another program. The room will open on port { $free } instead.
doctor-host = Only this computer can reach the room: { $host }
doctor-host-open = Anyone who can reach this computer at { $host } can enter the room, and what they write is not encrypted in transit. If you don’t want that, set ROOM_HOST to 127.0.0.1.

## Who manages the room

manage-done = { $name } now manages the room. An open page shows it within half a minute.
manage-removed = { $name } no longer manages the room.
manage-not = { $name } doesn’t manage the room, so nothing has changed.
manage-list = People who manage the room: { $names }
manage-none = Nobody manages the room yet. Name someone who has entered it: cairn manage NAME
manage-nobody = Nobody in the room is called “{ $name }”. Check the spelling; people have to enter the room before they can manage it.
manage-nobody-near = Nobody in the room is called “{ $name }”. Did you mean “{ $near }”?
manage-whom = Say who should no longer manage the room: cairn manage --remove NAME

## The numbers

stats-people = People: { $count }
# On one platform, of one game
stats-played = { $platform }, { $game }: { $begun } begun, { $ended } ended
stats-none = No match has begun yet.
stats-moves = Moves today (UTC): { $count }
stats-waiting = Waiting to be delivered: { $count }

## Ratings

ratings-progress = Results done: { $results }
ratings-rebuilt = { $results ->
        [one] { $results } result
       *[other] { $results } results
    } in { $seconds } s, { $rate } per second.
ratings-corrected = { $players ->
        [0] All ratings were right.
        [one] { $players } person had wrong ratings. They are right now.
       *[other] { $players } people had wrong ratings. They are right now.
    }
