# The command `cairn verify`, which checks the record of a match. `$line` is a line number in that file.

## The record is true

# The ending of the match follows
verify-true = { $moves ->
    [0] Verified: the shuffle matches `digest`. No move was made.
    [one] Verified: the shuffle matches `digest`, and the only move is legal.
   *[other] Verified: the shuffle matches `digest`, and all { $moves } moves are legal.
}
verify-compare = Compare this digest with the one shown when the match started: { $digest }
verify-resigned = { $name } resigned.
verify-time-over = { $name } ran out of time.
verify-draw-agreed = The players agreed on a draw.
verify-aborted = The match was aborted.
verify-unfinished = The match is not over yet.

## The file

verify-no-file = There is no file “{ $path }”. Check the name.
verify-folder = “{ $path }” is a folder. Choose a match file in it.
verify-unopened = “{ $path }” can’t be opened. Are you allowed to read it?
verify-too-large = “{ $path }” is too large to be the record of a match. Choose another file.
verify-no-text = “{ $path }” is not a text file, so it can’t be the record of a match. Choose another file.

## Text that does not look like a record

verify-strange-character = Line { $line } has a character that never occurs in records: they use only plain Latin letters, digits and symbols. Download the record again.
verify-expected = Line { $line } should look like this: `{ $example }`
verify-option-twice = Line { $line } has an option twice.
verify-no-seat = Line { $line } names seat { $seat }, and there are only { $seats }, counted from 0.
verify-turn-goes-on = Line { $line } continues the turn of the line before: each turn must be on one line.

## Statements that are not true

verify-no-game = Line { $line }: there is no game `{ $game }` here. A newer version may have it.
verify-wrong-seats = Line { $line }: this game can’t be played by that many: { $seats }.
verify-no-option = Line { $line }: this game has no option `{ $option }`.
verify-seed-hidden = The match is still in progress, so its seed is secret and nothing can be checked yet. Download the record again when the match is over.
verify-seed-missing = The match is over, but its `seed` is missing in line { $line }, so nothing can be checked. Download the record again.
verify-seed-wrong = The `seed` in line { $line } doesn’t match `digest`: one of them was changed, or the shuffle was.
verify-unreadable = Line { $line }: `{ $action }` is not a move in this game.
verify-out-of-turn = Line { $line }: `{ $action }` can’t have been played, because it wasn’t { $seat }’s turn.
# $why: the refusal that the player would have seen
verify-illegal = Line { $line }: { $seat } can’t have played `{ $action }`, because it is against the rules. The answer would have been: { $why }
verify-after-end = Line { $line }: `{ $action }` comes after the end of the match.
verify-ending-wrong = Line { $line } gives the wrong ending. It should be: `{ $ending }`
verify-not-over = Line { $line } says that the match was won, but by the rules it was not over.
