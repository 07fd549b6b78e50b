# The game in the terminal, and the command `cairn`.

terminal-person = Player

terminal-welcome =
    { $level ->
        [random] { $game } against the computer, which plays at random.
       *[steady] { $game } against the computer, which plays sensibly.
    } You are “{ terminal-person }”.
    “?” lists your moves, “rules” shows the rules, “board” shows the board again, “quit” leaves.
    Start with --help to see other games and their variants.
terminal-ask = Your move, for example { $example } >
terminal-choose = Your move: { $moves } >
terminal-help = You can type one of these moves. Capitals and spaces don’t matter.
terminal-bye = Goodbye, and thank you for playing!
terminal-again = To play the same deal again: { $command }
terminal-picture = Picture: { $alt }

terminal-option-players = number of players, in games for more than two
terminal-option-seed = play a specific deal; hexadecimal digits
terminal-option-level = how the computer plays
terminal-no-seed = “{ $text }” is not a seed. Type pairs of hexadecimal digits, for example c0ffee.
terminal-no-option = { $game } has no { $option } { $value }. --help lists the options of each game.
