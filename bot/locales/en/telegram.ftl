# Sentences for Telegram only. $button is a button's label. Alerts have at most 200 characters, including cards.

telegram-welcome =
    Welcome! I am Cairn. I deal the cards, know the rules and look after the board.
    Play the computer right here, or add me to a group and send `/play` there: the board goes to the group and your hand comes here, where nobody else can see it.
telegram-help = All commands
telegram-private = I’ve answered in our private chat.
telegram-play = To play, press “{ $button }”.
telegram-open = Open the private chat
telegram-open-first = The answer is for your eyes only, and I can’t message you first. Open our private chat and press Start.
telegram-not-yours = { $name } is setting up this match. To set up your own, send `/play`.
telegram-nobodys = I no longer know who is setting up this match. To set up your own, send `/play`.
# In a group that I have just been added to
telegram-greeting =
    Hello, everyone! I am Cairn. I deal the cards, know the rules and look after the board.
    Press “{ button-play }”, or challenge someone with `/play @name`: the board comes here, and all hands go to private chats with me.
# The bot’s profile: at most 512 and 120 characters
telegram-description =
    Tabletop games for you and your friends: { $games }.
    I deal the cards, know the rules and look after the board. Play the computer right here, challenge a friend, or add me to a group.
telegram-about = { $games }: play with friends or the computer.
