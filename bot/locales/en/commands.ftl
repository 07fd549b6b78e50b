# What each command does, for menus, completion and /help: at most 100 characters. Parameters are single words.

command-play = Challenge someone, open a seat for anyone, or play the computer
command-join = Join a match with its code, from here or from another platform
command-games = List your matches, most urgent first
command-leaderboard = Who’s best here, or everywhere: this month or of all time
command-hand = Show your hand and your possible moves
command-board = Show the board from your side
command-move = Type a move, for example R7@3 or claim 3
command-plan = Plan your next turn: it’s played as soon as it comes
command-claim = Claim a stone or a tile; if you can’t yet, see which cards would beat you
command-undo = Take back your last move; if it revealed anything, the others are asked first
command-draw = Offer or accept a draw
command-resign = Resign a match
command-abort = Abort a match before everyone has moved; it won’t count
command-mute = Stop being called in one match
command-pause = Offer or accept a pause, in which all the clocks of a match stand still
command-give = Give an opponent more time
command-rematch = Play again with seats swapped
command-history = The moves of a match, in sentences
command-replay = A whole match as an animation
command-export = A match as a text file that anyone can check
command-profile = Ratings, results and the latest matches: yours, or someone else’s
command-rules = The rules, page by page, with pictures
command-settings = Your language, colours, time zone and everything else that you can set
command-vacation = Go on vacation: your clocks stand still in all your matches
command-data = Download everything Cairn keeps about you, or delete it
command-link = Link your accounts: get a code here, enter it on the other platform
command-block = Stop someone from challenging you
command-unblock = Let someone challenge you again
command-puzzle = Today’s puzzle, past ones and practice
command-help = What I can do, or how to use one command

parameter-opponent = opponent
parameter-opponent2 = opponent2
parameter-opponent3 = opponent3
parameter-game = game
parameter-pace = pace
parameter-options = options
parameter-match = match
parameter-move = move
parameter-moves = moves
parameter-number = number
parameter-page = page
parameter-board = board
parameter-language = language
parameter-what = what
parameter-setting = setting
parameter-person = person
parameter-puzzle = puzzle
parameter-command = command
parameter-code = code
parameter-time = time

## Names of commands on platforms that translate them: a single word in lower case

name-play = play
name-join = join
name-games = games
name-leaderboard = leaderboard
name-hand = hand
name-board = board
name-move = move
name-plan = plan
name-claim = claim
name-undo = undo
name-draw = draw
name-resign = resign
name-abort = abort
name-mute = mute
name-pause = pause
name-give = give
name-rematch = rematch
name-history = history
name-replay = replay
name-export = export
name-profile = profile
name-rules = rules
name-settings = settings
name-vacation = vacation
name-data = data
name-link = link
name-block = block
name-unblock = unblock
name-puzzle = puzzle
name-help = help
menu-challenge = Challenge to a game
menu-profile = Profile

## Descriptions of parameters in menus: at most 100 characters

parameter-opponent-about = Who to challenge; pick Cairn for the computer, or leave empty to choose by buttons
parameter-opponent2-about = A second opponent, in games for three or four
parameter-opponent3-about = A third opponent, in games for four
parameter-game-about = Which game
parameter-pace-about = Time per turn
parameter-options-about = Variants, for example: tactics rounds=3
parameter-match-about = Which of your matches; needed only if you have several
parameter-move-about = What to play, for example R7@3 or claim 3
parameter-moves-about = The moves you prefer first, separated by semicolons, for example R7@3; claim 3
parameter-number-about = The number of the stone or tile
parameter-page-about = Which page
parameter-board-about = For example: month, 2026-11, global; leave it out for all time here
parameter-language-about = The language Cairn uses with you
parameter-what-about = export or delete
parameter-setting-about = What to set, for example theme=dark
parameter-person-about = Who
parameter-puzzle-about = An answer, a past day, “practice”, or “post” for those who manage this place
parameter-command-about = Which command
parameter-code-about = The code you were given
parameter-time-about = How long, for example 5 days; a vacation also until 1 December, or end
