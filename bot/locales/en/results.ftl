# What matches do to ratings

result-ratings = Ratings: { $ratings }
result-rating = { $name } { $rating } ({ $change })
result-unrated = { $why ->
        [no-show] Not rated, because not everyone has made a move.
        [limit] Not rated: of matches between the same two players, three count each day.
       *[agreed] This match isn’t rated.
    }
