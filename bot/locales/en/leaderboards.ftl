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

leaders-title = Leaderboard: { $name }
leaders-all-games = All games
leaders-everywhere = Everywhere
leaders-place = { $platform ->
        [discord] A server
        [web] The room
       *[other] A group
    }
leaders-all-time = All time
leaders-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
leaders-empty = { $period ->
        [all] Nobody is on this leaderboard yet.
        [month] Nobody is on this leaderboard yet: it begins afresh each month.
       *[past] Nobody is on this leaderboard any more.
    }
leaders-own = Your place: { $place } of { $people }. Your rating: { $score }.
leaders-hidden = You’re hidden, so no leaderboard shows you.
leaders-unlisted = You aren’t listed here: only people who want to be are.
leaders-not-yet = { $where ->
        [here] { $period ->
            [all] You aren’t on this leaderboard yet. Play a rated match here: `/play`.
            [month] You haven’t finished a rated match this month. Play one here: `/play`.
           *[past] You weren’t on this leaderboard.
        }
       *[everywhere] { $period ->
            [all] You aren’t on this leaderboard yet. Play a rated match: `/play`.
            [month] You haven’t finished a rated match this month. Play one: `/play`.
           *[past] You weren’t on this leaderboard.
        }
    }
leaders-provisional = A rating with a question mark is provisional: it settles after about ten matches.
leaders-page = Page { $page } of { $pages }.
leaders-which = { $count ->
        [0] You haven’t used me in a server or group yet. This is the leaderboard that isn’t tied to one:
       *[other] The leaderboard of which place?
    }
leaders-standing = I bring this up to date once a day. It counts rated matches; `/leaderboard` shows yours.
leaders-this-month = This month
leaders-hall = Hall of fame
leaders-own-page = My place
leaders-higher = ‹ Higher
leaders-lower = Lower ›
leaders-in-words = As text
leaders-as-picture = As a picture
leaders-other-place = Another place
leaders-open = Leaderboard

leaders-puzzle = Daily puzzle
leaders-points = Points
leaders-solved = Solved
leaders-puzzles = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
leaders-own-points = Your place: { $place } of { $people }. Your points: { $score }.
leaders-no-points = { $period ->
        [past] You weren’t on this leaderboard.
       *[other] You aren’t on this leaderboard yet. Solve today’s puzzle: `/puzzle`.
    }
leaders-points-how = A puzzle that is solved on its day gives 3 points at the first try, 2 at the second and 1 at the third.
