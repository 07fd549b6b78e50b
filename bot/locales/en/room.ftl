# The room in the browser. The page fills in $what: a name, a channel, a number, a time.

room-language-name = English
room-title = Cairn
room-tagline = A quiet place for good games

# Coming in

room-your-name = What should we call you?
room-name-hint = Up to 24 characters. This browser will remember you.
room-language = Language
room-enter = Enter
room-name-empty = Please enter a name for others to see.
room-name-long = That name is too long for the board. Please use up to 24 characters.
room-name-signs = Names can’t contain ` @ # or invisible characters, and can’t start with /. Please choose another.
room-name-computer = That’s what the computer is called here. Please choose another name.
room-name-taken = Someone here already has that name, or one that looks the same. Please choose another. If it’s yours, use the browser you used before.

# Around the conversation

room-skip = Skip to the conversation
room-menu = Channels and people
room-close = Close
room-channels = Channels
room-open-channel = Open a channel
room-channel-name = Channel name
room-channel-rules = Letters of any alphabet, digits and hyphens, up to 32. If the channel exists, you’ll join it.
room-open = Open
room-cancel = Cancel
room-private-chat = Cairn
room-private-chat-hint = only you and Cairn
room-people = People
room-here = here now
room-away = away
room-you = you
room-challenge = Challenge { $what }
room-settings = Settings
room-notify = Notify me on my turn
room-notify-on = You’ll be notified when it’s your turn and this page is in the background.
room-notify-denied = This browser doesn’t allow notifications here. You can allow them in its settings for this page, usually to the left of the address bar.
room-leave = Leave (come back as someone else)
room-leave-warning = The name { $what } stays yours, and the clocks in your matches keep running. To come back, enter the same name in this browser. That works only here, and only while the browser keeps its cookies: once they’re deleted, the name can’t be recovered.
room-leave-now = Leave

# Managing the room

room-actions = Actions: { $what }
room-manages = manages the room
room-muted = muted
room-mute = Mute
room-unmute = Lift the mute
room-remove = Remove from the room…
room-remove-title = Remove { $what } from the room?
room-remove-warning = All pages of { $what } close, and nobody can enter under this name again. Matches in progress continue, and their clocks keep running. Only the owner of the room can undo this.
room-remove-now = Remove
room-delete-message = Delete this message

# The conversation

room-messages = Messages
room-write = Message, or / for a command
room-write-to = Write in { $what }
room-write-muted = You’re muted: type / for a command
room-send = Send
room-suggestions = Suggestions
room-only-you = Only you see this
room-dismiss = Dismiss
room-bot = bot
room-opened = { $what } opened this channel.
room-empty = Nothing here yet. Say hello, or type / to see what Cairn can do.
room-empty-private = This is between you and Cairn. Your hand is sent here. Type / to see what Cairn can do.
room-new-messages = New messages
room-new = New
room-sending = Sending…
room-given-up = This wasn’t confirmed for half a day, so the page has stopped sending it. If it’s missing, send it again.
room-reconnecting = Connection lost. Reconnecting…
room-connected = Connected again.
room-picture = Show full-size picture
room-picture-lost = The picture could not be loaded. Here is what it shows:
room-play = Play
room-stop = Stop
room-download = Download { $what }
# $what is a relative time: “in 3 hours”
room-until = Time runs out { $what }
room-over = Time’s up
room-today = Today
room-yesterday = Yesterday

# What Cairn says in the room

room-welcome =
    Welcome, { $name }! I am Cairn. I deal the cards, know the rules and look after the board.
    For a first game, take on the computer or challenge someone who is here. To see what else I can do, type `/`.
room-play-computer = Play the computer
room-play-someone = Challenge someone
room-rules = How to play
room-help = All commands
room-gone = That message is no longer there. Type `/games` to find your matches.
room-too-fast =
    You’re going too fast. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, then try again.
room-too-long = That is longer than 2,000 characters. Please shorten it or send it in parts.
room-no-channel = There is no such channel. Open it first with the + beside the channels.
room-removed = { $name } has been removed from this room and can’t come back. If you think that’s a mistake, ask the owner of the room.
room-cannot-talk = You’ve been muted, so others don’t see what you write in channels. Commands, such as `/games`, and your matches work as before. The people who manage the room can lift the mute: the list of people shows who they are.
room-manages-not = Only people who manage the room can do that. Its owner names them with `cairn manage`.
room-manages-too = { $name } manages the room too. Only its owner can change that, with `cairn manage --remove`.
room-no-person = That person is no longer in the room. Reload the page to see who is.
room-delete-own = Only what people have said can be deleted. Cairn keeps its own messages up to date.
room-mute-done = { $name } is muted: commands and matches still work, but not talking in channels.
room-unmute-done = { $name } can talk in channels again.
room-remove-done = { $name } has been removed from the room.
room-channel-empty = Please write a name with at least one letter or digit.
room-channel-long = That name is too long. Please use up to 32 letters.
room-channel-signs = A channel’s name can have letters, digits and hyphens, but not “{ $sign }”.
