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
language-name = English
value-on = on
value-off = off
value-single = one game
value-revenge = two games, roles swapped
value-sum = as a sum
value-type = as colour or run
value-closed = hidden
value-open = open
value-fair = at your own pace
value-race = sorting race
value-skip = no sorting
pace-live = live, 15 min per turn
pace-day = 1 day per turn
pace-three-days = 3 days per turn
pace-week = 1 week per turn
pace-unlimited = no time limit
pace-strict = { $pace }, strict: out of time means out of the match
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] web room
       *[other] { $platform }
    }
