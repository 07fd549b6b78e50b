# The game in the terminal, and the command `cairn`.

terminal-person = Player
terminal-computer = Computer
terminal-level-random = plays anything
terminal-level-steady = plays sensibly

terminal-welcome =
    { $game } against the computer, which { $level }. You are “{ terminal-person }”.
    “?” lists your moves, “rules” tells the rules, “board” shows the board again, “quit” leaves.
    Start with --help to see what else there is: other games, and their variants.
terminal-ask = Your move, for example { $example } >
terminal-choose = Your move: { $moves } >
terminal-help = You can type one of these moves. Capitals and spaces don’t matter.
terminal-bye = Goodbye, and thank you for playing!
terminal-again = To be dealt the same cards again: { $command }
terminal-picture = Picture: { $alt }

terminal-option-players = how many play, where a game is for more than two
terminal-option-seed = play a certain deal; hexadecimal digits
terminal-option-level = how the computer plays
terminal-no-seed = “{ $text }” is not a seed. Write pairs of hexadecimal digits, for example c0ffee.
terminal-no-option = { $game } takes no { $option } { $value }. --help shows which game takes what.
