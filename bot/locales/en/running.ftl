# The command `cairn`: its help, what it says when it runs, and the doctor. Options and settings keep their names.

## Help

cairn-about = Cairn, a chat bot for tabletop games. Without a command it does what `cairn run` does.
cairn-commands = commands
cairn-options = options
cairn-help = show this help
cairn-version = show the version
cairn-run = Open the room in the browser, and play there.
cairn-terminal = Play Schotten Totten in the terminal against the computer.
cairn-doctor = Check settings, database and network, and say how to mend what is wrong.
cairn-verify = Check the record of a match: the shuffle, the moves, the ending.
cairn-language = the language of all texts
cairn-database = the file in which everything is kept
cairn-host = the address at which the room is open; 127.0.0.1 is for this computer alone
cairn-port = the port at which the room is open; 0 is any free one
cairn-no-browser = do not open the browser
cairn-file = the file of the record

## Running

running-version = Cairn { $version }
running-database = Everything is kept in { $path }
running-room = The room is open: { $address }
running-network = Everybody in your network who knows the address of this computer can enter it.
running-no-token = No token for Discord or Telegram is set: there is the room, and it needs none.
running-discord = Discord: connected as { $name }.
running-telegram = Telegram: connected as { $name }.
running-stop = Press Ctrl+C to stop.
running-stopped = Cairn has stopped, and everything is saved.
running-crashed = Cairn had to stop because something went wrong; the log says what. Your matches are saved: start it again. If it happens again, run `cairn doctor`.

# It can’t run
running-discord-token = Discord does not know this token. Copy DISCORD_TOKEN again from the developer portal (Bot → Reset Token).
running-discord-unreachable = Discord can’t be reached. See whether this computer is online, and start Cairn again.
running-telegram-token = Telegram does not know this token. Copy TELEGRAM_TOKEN again from @BotFather (/mybots → your bot → API Token).
running-telegram-unreachable = Telegram can’t be reached. See whether this computer is online and TELEGRAM_BASE_URL is right, and start Cairn again.
running-telegram-webhook = Telegram does not take the webhook. See whether TELEGRAM_WEBHOOK_URL leads to this computer by https, or leave it out: then Cairn asks Telegram itself.
running-telegram-port = The port for the webhook can’t be opened. Choose another with TELEGRAM_WEBHOOK_PORT.
running-already = Cairn is already running with the database { $path }. You find it here: { $address }
running-already-starting = Cairn is already running with the database { $path }, or about to.
running-port-taken = Another program uses port { $port }. Choose another with --port or ROOM_PORT, or 0 for any free one.
running-ports-taken = Other programs use all ports from { $first } to { $last }. Choose another with --port or ROOM_PORT, or 0 for any free one.
running-port-forbidden = You are not allowed to open port { $port }. Choose one above 1023 with --port or ROOM_PORT.
running-host-unknown = “{ $host }” is not an address of this computer. Choose one with --host or ROOM_HOST: 127.0.0.1 is for this computer alone, 0.0.0.0 for the whole network.
running-room-closed = The room can’t be opened at { $host }, port { $port }. The system says: { $error }

## The database

database-missing = There is no database yet. The first start will create it: { $path }
database-current = The database is sound and up to date: { $path }
database-older = The database is sound. The next start will bring it up to date: { $path }
database-newer = The database { $path } was written by a newer version of Cairn. Update Cairn, or choose another file with --database or DATABASE_URL.
database-foreign = The database { $path } belongs to another program. Choose another file with --database or DATABASE_URL.
database-broken = The file { $path } is damaged, or is no database. Put a backup in its place, or move it away: then a new one is created.
database-locked = Another program keeps the database { $path } busy. Close that program and try again.
database-closed = The database { $path } can’t be opened for reading and writing. See whether it and its folder are yours, or choose another file with --database or DATABASE_URL.
database-full = There is no room left on the disk for the database { $path }. Make some, then try again.

## Settings that are wrong

# The value is not shown: it may have a password
setting-database = { $setting } is not a database that can be used. Write the path of a file, for example cairn.db, or sqlite:///cairn.db.
setting-host = { $setting } is “{ $value }”, which is not an address. Write 127.0.0.1 for this computer alone, 0.0.0.0 for the whole network, or a name, without http:// and without a port.
setting-port = { $setting } is “{ $value }”, which is not a port. Write a number from 1 to 65535, or 0 for any free port.
setting-log-level = { $setting } is “{ $value }”. It can be debug, info, warning or error.
setting-log-format = { $setting } is “{ $value }”. It can be text or json.
setting-base-url = { $setting } is “{ $value }”, which is not the address of a server. Write it like http://127.0.0.1:8081.
setting-webhook-url = { $setting } is “{ $value }”. Write an address that begins with https://, at port 443, 80, 88 or 8443.
setting-webhook-port = { $setting } is “{ $value }”, which is not a port. Write a number from 1 to 65535.
setting-file-line = Line { $line } of { $path } can’t be read. Write NAME=value, or start the line with #.
setting-file-no-text = The file { $path } is not text in UTF-8. Save it as UTF-8.
setting-file-closed = The file { $path } can’t be opened. See whether you are allowed to read it.
setting-where = Settings come from options, from the environment, and from the file .env in the current folder; .env.example explains them.

## The doctor

doctor-good = Cairn is ready to run.
doctor-bad = What is marked ✗ has to be mended before Cairn can run.
doctor-complete = All languages, fonts and pages are there.
doctor-incomplete = Something that belongs to Cairn is missing: { $error }. Install it again.
doctor-settings = The settings are good; some may come from the file .env in this folder.
doctor-settings-without-file = The settings are good. There is no file .env in this folder, and there need not be.
doctor-stranger = .env sets { $name }, which Cairn does not know.
doctor-stranger-like = .env sets { $name }, which Cairn does not know. Is { $meant } meant?
doctor-folder = The folder of the database can be written: { $path }
doctor-folder-missing = The folder of the database is not there yet. The first start will create it: { $path }
doctor-folder-closed = Nothing can be created in { $path }, where the database should be. Change who may write there, or choose another file with --database or DATABASE_URL.
doctor-invite = DISCORD_TOKEN is set. With this link your bot comes to a server, or to your own account: { $link }
doctor-telegram = TELEGRAM_TOKEN is set. To play in a group, open your bot in Telegram, touch its name and choose “Add to Group”. It needs no rights there, and privacy mode stays on.
doctor-port = Port { $port } is free.
doctor-port-any = Any free port will do.
doctor-port-next = Another program uses port { $port }. The room will open at port { $free } instead.
doctor-host = Only this computer can reach the room: { $host }
doctor-host-open = Everybody who can reach this computer at { $host } can enter the room, and what they write is not encrypted on its way. If that is not meant, set ROOM_HOST to 127.0.0.1.
