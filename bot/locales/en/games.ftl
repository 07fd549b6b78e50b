# What games, options and paces are called

game-schotten-totten = Schotten Totten
game-schotten-totten-2 = Schotten Totten 2
game-totemo = Totemo
game-heave-ho = Heave Ho!

option-tactics = Tactics variant
option-expert = Expert variant
option-rounds = Rounds
option-match = Match
option-colour-run = Colour run
option-hands = Hands
option-board = Board
option-teams = Teams
option-value = { $option }: { $value }

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
