# What `cairn puzzles reports` prints

puzzle-reports-none = Nobody has said anything about a puzzle yet.
puzzle-reports-line = { $name } ({ $about }): 👍 { $good } · 👎 { $dull }
puzzle-reports-gone = no longer there
puzzle-reports-wrong = { $count ->
        [one] — { $count } person says that the answer is wrong
       *[other] — { $count } people say that the answer is wrong
    }
puzzle-reports-several = { $count ->
        [one] — { $count } person says that there are more answers
       *[other] — { $count } people say that there are more answers
    }
puzzle-reports-unclear = { $count ->
        [one] — { $count } person finds the question unclear
       *[other] — { $count } people find the question unclear
    }
