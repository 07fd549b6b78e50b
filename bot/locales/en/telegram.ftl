# Sentences for Telegram only. $button is a button's label. Alerts have at most 200 characters, including cards.

telegram-welcome =
    Welcome! I am Cairn. I deal the cards, know the rules and look after the board.
    Play the computer right here, or add me to a group and send `/play` there: the board goes to the group and your hand comes here, where nobody else can see it.
telegram-help = All commands
telegram-private = I’ve answered in our private chat.
telegram-play = To play, press “{ $button }”.
telegram-open = Open the private chat
telegram-open-first = The answer is for your eyes only, and I can’t message you first. Open our private chat and press Start.
telegram-anonymous = You’re posting as the group, so I can’t tell who you are. Please post as yourself.
