# What only Telegram needs. $button is what stands on a button. Alerts are short: at most 200 characters, cards included.

telegram-welcome =
    Welcome! I am Cairn. I deal the cards, know the rules and keep the board.
    Play the computer right here, or add me to a group and write `/play` there: the board comes to the group, and your cards come here, where nobody else sees them.
telegram-help = All commands
telegram-private = I have answered in our private chat.
telegram-play = To play: “{ $button }”.
telegram-open = Open the private chat
telegram-open-first = The answer is for you alone, and I may not write to you first. Open our private chat and press Start.
telegram-unknown = I have not met @{ $name } yet. Reply to one of their messages with `/play`, or leave an open seat: write `/play` alone.
telegram-no-bots = Bots don’t play. Challenge a person, or name me to play the computer.
telegram-anonymous = You write in the name of the group, so I can’t tell who you are. Write as yourself, please.
telegram-trouble = Something went wrong. Nothing was changed by it: please try again.
