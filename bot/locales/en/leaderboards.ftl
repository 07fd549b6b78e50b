# Leaderboards: who is in which place

leaders-alt = Leaderboard. { $title }, { $detail }.
leaders-trend = This week
leaders-score = Rating
leaders-games = Matches
leaders-undrawn = (name in other letters)
leaders-row = { $place }. { $name }: { $score }, { $matches }.
leaders-row-moved = { $place }. { $name }: { $score }, { $change } this week, { $matches }.
leaders-you = { $name } (you)
leaders-matches = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
