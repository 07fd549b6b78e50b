# Sentences for Discord only. Permissions have the names that Discord's settings give them.

discord-typed-move = Your move
discord-typed-answer = Answer
discord-typed-example = R7@3, claim 3, pass
discord-elsewhere = I’m not a member here, so I can’t post a board in this channel. We’ll play in our private chat.
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-manage_guild = “Manage Server”
