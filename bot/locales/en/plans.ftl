# Plans for the next turn. Only their owner sees them

plan-ready = You’ve planned your next turn.
plan-due = It’s your turn: your plan is being played.
plan-asks = You’ve seen something new since you made your plan. Look first, then press “{ button-plan-play }” or play something else.
plan-played = Your plan was played.
plan-unfit = No move of your plan was possible, so it was dropped.
plan-undone = A move was taken back, so your plan was dropped.
plan-how = To plan your next turn, type `/plan` and up to { $count } moves, separated by semicolons: `/plan { $example }`. When your turn comes, I play the first one that is possible, then those after it. Nobody else sees your plan. A takeback drops it, and a new plan replaces it.
plan-example = R7@3; claim 3
plan-example-schotten-totten-2 = R7@3; draw siege
plan-example-totemo = R@c3; G@b2; swap
plan-example-heave-ho = R2@a; HeaveHo
