# The command `cairn verify`, which checks the record of a match. `$line` is the number of a line in that file.

## All is true

# Then follows how the match ended
verify-true = { $moves ->
    [0] All is true: the shuffle is the one that `digest` promised. No move was made.
    [one] All is true: the shuffle is the one that `digest` promised, and the only move is by the rules.
   *[other] All is true: the shuffle is the one that `digest` promised, and all { $moves } moves are by the rules.
}
verify-compare = The digest, to be compared with the one shown when the match began: { $digest }
verify-resigned = { $name } resigned.
verify-time-over = { $name } ran out of time.
verify-draw-agreed = The players agreed on a draw.
verify-aborted = The match was broken off.
verify-unfinished = The match is not over yet.

## The file

verify-no-file = There is no file “{ $path }”. Look at the name once more.
verify-folder = “{ $path }” is a folder. Name the file of a match in it.
verify-unopened = “{ $path }” can’t be opened. Are you allowed to read it?
verify-too-large = “{ $path }” is too large to be the record of a match. Name another file.
verify-no-text = “{ $path }” is no text, so it can’t be the record of a match. Name another file.

## What does not look like a record

verify-strange-character = Line { $line } has a character that no record has: only plain Latin letters, digits and signs are used. Fetch the record again.
verify-expected = Line { $line } should look like this: `{ $example }`
verify-option-twice = Line { $line } has an option twice.
verify-no-seat = Line { $line } names seat { $seat }, and there are only { $seats }, counted from 0.
verify-turn-goes-on = Line { $line } goes on with the turn of the line before: a turn must be one line.

## What is not true

verify-no-game = Line { $line }: there is no game `{ $game }` here. Perhaps a newer version has it.
verify-wrong-seats = Line { $line }: this game is not for so many players: { $seats }.
verify-no-option = Line { $line }: this game has no option `{ $option }`.
verify-seed-hidden = The match still goes on, so its seed is secret and nothing can be checked yet. Fetch the record again when the match is over.
verify-seed-missing = The match is over, but its `seed` is missing in line { $line }, so nothing can be checked. Fetch the record again.
verify-seed-wrong = The `seed` in line { $line } is not the one that `digest` promised: one of them was changed, or the shuffle was.
verify-unreadable = Line { $line }: `{ $action }` is no move of this game.
verify-out-of-turn = Line { $line }: `{ $action }` can’t have been played, because { $seat } was not to move.
# $why: what the player would have been told
verify-illegal = Line { $line }: { $seat } can’t have played `{ $action }`, it is against the rules. The answer would have been: { $why }
verify-after-end = Line { $line }: `{ $action }` comes when the match is already over.
verify-ending-wrong = Line { $line } does not tell how the match ended. It should be: `{ $ending }`
verify-not-over = Line { $line } says that the match was won, but by the rules it was not over.
