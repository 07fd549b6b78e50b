# Names

# $number: which of several at one table; 0 where there is one
computer-steady = { $number ->
        [0] Computer
       *[other] Computer { $number }
    }
computer-random = { $number ->
        [0] Computer (easy)
       *[other] Computer { $number } (easy)
    }
# Nobody sits there yet
seat-open = open seat
# Someone sat there who has deleted their data
seat-former = { $number ->
        [0] Former player
       *[other] Former player { $number }
    }
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
language-name = English
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] web room
       *[other] { $platform }
    }
