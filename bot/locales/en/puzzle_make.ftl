# The command `cairn puzzles make`, which looks for puzzles in matches between computer players

puzzle-make-done = Puzzles for { $days } days and { $practice } more for practice are in { $folder }.
puzzle-make-few = There are too few puzzles ({ $problem }). Make them from more matches.
