# The command `cairn puzzles check`, which proves again that all puzzles are right

puzzle-check-right = { $count ->
    [one] One puzzle was checked in { $seconds } s: its answer is right, and it is the only one.
   *[other] { $count } puzzles were checked in { $seconds } s: each answer is right, and it is the only one.
}
puzzle-check-wrong = { $count ->
    [one] One of { $all } puzzles was found wrong.
   *[other] { $count } of { $all } puzzles were found wrong.
}
puzzle-check-day = Day { $number }: { $fault }
puzzle-check-practice = Practice { $number }: { $fault }
puzzle-check-none = This copy of Cairn has no puzzles.

## What can be wrong

puzzle-fault-unreadable = This is not a puzzle.
puzzle-fault-no-kind = There is no such kind of question: { $kind }.
puzzle-fault-old-rules = It is from version { $version } of the rules, which have changed since.
puzzle-fault-no-position = Its moves do not lead to such a question, or are against the rules.
puzzle-fault-wrong = `{ $answer }` is not right.
puzzle-fault-not-alone = Several answers are right: { $answers }.
puzzle-fault-no-grade = There is no grade { $grade }.
puzzle-fault-same-match = Another puzzle comes from the same match.
puzzle-fault-look-alike = It looks like another puzzle.
puzzle-fault-wrong-weekday = This question belongs to another day of the week.
puzzle-fault-theme-again = It has the same theme as a puzzle { $days ->
    [one] one day
   *[other] { $days } days
} before: { $theme }.
puzzle-fault-theme-often = Its theme is too frequent, { $count } of { $all }: { $theme }.
puzzle-fault-few-days = Days with a puzzle: { $count }. There must be at least { $least }.
puzzle-fault-few-of-a-kind = Puzzles of the kind { $kind }: { $count }. There must be at least { $least }.
