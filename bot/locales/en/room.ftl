# The room in the browser. $what is put in by the page: a name, a channel, a number, a time.

room-language-name = English
room-title = Cairn
room-tagline = A quiet place for good games

# Coming in

room-your-name = What shall we call you?
room-name-hint = Up to 24 characters. This browser will remember you.
room-language = Language
room-enter = Come in
room-name-empty = Please write the name that others shall see.
room-name-long = That name is too long for the board. Please use at most 24 characters.
room-name-signs = A name can’t have the characters ` @ # or invisible ones, and can’t begin with /. Please choose another.
room-name-taken = Somebody here has that name already, or one that looks the same. Please choose another. If it is yours, come in with the browser you used then.

# Around the conversation

room-skip = Skip to the conversation
room-menu = Channels and people
room-close = Close
room-channels = Channels
room-open-channel = Open a channel
room-channel-name = Name of the channel
room-channel-rules = Letters of any alphabet, digits and hyphens, up to 32. If it exists already, you join it.
room-open = Open
room-cancel = Cancel
room-private-chat = Cairn
room-private-chat-hint = only you and Cairn
room-people = People
room-here = here now
room-away = away
room-you = you
room-challenge = Challenge { $what } to a game
room-settings = Settings
room-notify = Notify me when it is my turn
room-notify-on = You will be notified when it is your turn and this page is in the background.
room-notify-denied = This browser does not allow notifications here. You can allow them in its settings for this page, usually at the left of the address.
room-leave = Leave (enter as somebody else)
room-leave-warning = The name { $what } stays yours, and the clocks of your matches run on. To come back, enter the same name in this browser. That works only here, and only as long as the browser keeps its cookies: once they are deleted, nobody can give the name back to you.
room-leave-now = Leave

# The conversation

room-messages = Messages
room-write = Message, or / for a command
room-write-to = Write in { $what }
room-send = Send
room-suggestions = Suggestions
room-only-you = Only you see this
room-dismiss = Dismiss
room-bot = bot
room-opened = { $what } opened this channel.
room-empty = Nothing has been said here yet. Say hello, or type / to see what Cairn can do.
room-empty-private = This is between you and Cairn. Your cards come here. Type / to see what Cairn can do.
room-new-messages = New messages
room-new = New
room-sending = Sending…
room-reconnecting = Connection lost. Reconnecting…
room-connected = Connected again.
room-picture = Show the picture in full size
room-picture-lost = The picture could not be loaded. Here is what it shows:
room-play = Play
room-stop = Stop
room-download = Download { $what }
# $what is a relative time: “in 3 hours”
room-until = Time runs out { $what }
room-over = Time is up
room-today = Today
room-yesterday = Yesterday

# What Cairn says in the room

room-welcome =
    Welcome, { $name }! I am Cairn. I deal the cards, know the rules and keep the board.
    For a first game, take on the computer or challenge somebody who is here. Whenever you wonder what I can do, type `/`.
room-play-computer = Play the computer
room-play-someone = Challenge someone
room-rules = How to play
room-help = All commands
room-nobody = There is nobody here called “{ $name }”. Type `@` and choose a name from the list.
room-gone = That message is no longer there. Type `/games` to find your games.
room-trouble = Something went wrong on my side. Please try again; `/board` shows how things stand.
room-too-fast =
    That was a lot at once. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, then try again.
room-too-long = That is longer than 2,000 characters. Please shorten it or send it in parts.
room-no-channel = There is no such channel. Open it first with the + beside the channels.
room-channel-empty = Please write a name with at least one letter or digit.
room-channel-long = That name is too long. Please use at most 32 letters.
room-channel-signs = A channel’s name can have letters, digits and hyphens, but not “{ $sign }”.
