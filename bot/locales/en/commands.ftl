# What each command does, in menus, completion and /help: at most 100 letters. Parameters are single words.

command-play = Challenge somebody, leave a seat open for anyone, or play the computer
command-join = Take an open seat by its code, from here or from another platform
command-games = All your matches, the most urgent first
command-hand = Your cards, and what you can do with them
command-board = The board as you see it
command-move = Play a move by typing it, for example R7@3 or claim 3
command-claim = Claim a stone or a tile; if you can’t, you see the cards that would beat you
command-undo = Take back your last move, if nothing was revealed, or ask the others
command-draw = Offer a draw, or agree to one
command-resign = Give up a match
command-abort = End a match in which not everybody has moved yet; it doesn’t count
command-rematch = Play once more, with seats swapped
command-history = What happened in a match, in words
command-replay = A whole match as a moving picture
command-export = A match as a text file that anyone can check
command-rules = The rules, page by page, with pictures
command-settings = Your language, and whether to ask before each move
command-link = Be the same person on another platform: make a code here, enter it there
command-block = Take no more challenges from somebody
command-unblock = Take challenges from somebody again
command-help = What there is to do here, or how one command is written

parameter-opponent = opponent
parameter-opponent2 = opponent2
parameter-opponent3 = opponent3
parameter-game = game
parameter-pace = pace
parameter-options = options
parameter-match = match
parameter-move = move
parameter-number = number
parameter-page = page
parameter-language = language
parameter-person = person
parameter-command = command
parameter-code = code

## Names of commands where they can be translated: a single word, small letters

name-play = play
name-join = join
name-games = games
name-hand = hand
name-board = board
name-move = move
name-claim = claim
name-undo = undo
name-draw = draw
name-resign = resign
name-abort = abort
name-rematch = rematch
name-history = history
name-replay = replay
name-export = export
name-rules = rules
name-settings = settings
name-link = link
name-block = block
name-unblock = unblock
name-help = help
menu-challenge = Challenge to a game

## What is said about parameters in menus: at most 100 letters

parameter-opponent-about = Whom to challenge; Cairn itself is the computer. Nobody: choose by buttons
parameter-opponent2-about = A second opponent, in games for more than two
parameter-opponent3-about = A third opponent, in games for more than two
parameter-game-about = Which game
parameter-pace-about = How long a turn may take
parameter-options-about = Variants, for example: tactics rounds=3
parameter-match-about = Which of your matches; usually it is clear
parameter-move-about = What to play, for example R7@3 or claim 3
parameter-number-about = The number of the stone or tile
parameter-page-about = Which page
parameter-language-about = In which language Cairn speaks to you
parameter-person-about = Who
parameter-command-about = Which command
parameter-code-about = The code, as it was shown on the other side
