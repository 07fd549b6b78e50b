# What only Discord needs. Permissions are called as in its settings.

discord-trouble = Something went wrong. Nothing was changed by it: please try again.
discord-typed-move = Your move
discord-typed-example = R7@3, claim 3, pass
discord-missing = I can’t play here: I lack { $permissions } in this channel. Ask whoever runs this server to allow it, or play in another channel.
discord-no-bots = Bots don’t play. Challenge a person, or choose me to play the computer.
discord-elsewhere = I am not a member here, so I can’t keep a board in this channel. The match will be shown in our private chat.
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
