# What /help shows, around the list of commands

help-title = Play board games right here: challenge someone, keep your hand private and follow the board in the channel.
help-heading = Commands
help-group = { $group ->
        [start] Start a match
        [during] During a match
        [look] Look things up
       *[settings] Settings
    }
help-line = `{ $usage }`: { $text }
help-end = You can also type moves: `/move R7@3` plays the red 7 at stone 3. For the rules, see `/rules`.
