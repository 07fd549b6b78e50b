# What each command does, in menus, completion and /help: at most 100 letters. Parameters are single words.

command-play = Challenge somebody, leave a seat open for anyone, or play the computer
command-games = All your matches, the most urgent first
command-hand = Your cards, and what you can do with them
command-board = The board as you see it
command-move = Play a move by typing it, for example R7@3 or claim 3
command-claim = Claim a stone; if it can’t be claimed, you see the cards that would beat you
command-undo = Take back your last move, if nothing was revealed, or ask your opponent
command-draw = Offer a draw, or agree to one
command-resign = Give up a match
command-abort = End a match in which not everybody has moved yet; it doesn’t count
command-rematch = Play once more, with seats swapped
command-history = What happened in a match, in words
command-replay = A whole match as a moving picture
command-export = A match as a text file that anyone can check
command-rules = The rules, page by page, with pictures
command-settings = Your language, and whether to ask before each move
command-block = Take no more challenges from somebody
command-unblock = Take challenges from somebody again
command-help = What there is to do here, or how one command is written

parameter-opponent = opponent
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
