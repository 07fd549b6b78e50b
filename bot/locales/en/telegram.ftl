# Sentences for Telegram only. $button is a button's label. Alerts have at most 200 characters, including cards.

telegram-welcome =
    Welcome! I am Cairn. I deal the cards, know the rules and look after the board.
    Play the computer right here, or add me to a group and send `/play` there: the board goes to the group and your hand comes here, where nobody else can see it.
telegram-help = All commands
telegram-private = I’ve answered in our private chat.
telegram-play = To play, press “{ $button }”.
telegram-open = Open the private chat
telegram-open-first = The answer is for your eyes only, and I can’t message you first. Open our private chat and press Start.
telegram-unknown = I haven’t met @{ $name } yet. Reply to one of their messages with `/play`, or send just `/play` for an open seat.
telegram-no-bots = You can’t challenge other bots. Challenge a person, or name me to play the computer.
telegram-anonymous = You’re posting as the group, so I can’t tell who you are. Please post as yourself.
telegram-trouble = Something went wrong and nothing was changed. Please try again.
