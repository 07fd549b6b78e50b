# A person’s profile: rating, results, streaks, feats, and the record against the reader

profile-hidden = You’re hidden: nobody but you can see this.
profile-none = No match of yours has ended yet. When one has, your results and your rating are here.
profile-none-here = No match of { $game } has ended yet.
profile-rating = { $count ->
        [one] Rating: { $rating }, after { $count } rated match.
       *[other] Rating: { $rating }, after { $count } rated matches.
    }
profile-unrated = Rating: none yet, because no rated match has ended.
profile-people = { $count ->
        [one] { $count } match with people: { $tally }.
       *[other] { $count } matches with people: { $tally }.
    }
profile-line = { $name }: { $tally }.
# After a colon
profile-tally = { $shared ->
        [0] won { $won }, lost { $lost }
       *[other] won { $won }, shared { $shared }, lost { $lost }
    }
# $among: how many matches have been looked at; 0: all
profile-streaks = { $among ->
        [0] Wins in a row: { $now } now, { $best } at most.
       *[other] Wins in a row: { $now } now, { $best } at most in the latest { $among } matches.
    }
profile-puzzles = Daily puzzles: { $solved } solved, { $first } at the first try. Days in a row: { $now } now, { $best } at most.
profile-feats = Feats: { $feats }.
profile-feat = { $feat } ×{ $times }
# Before the results
profile-computer = With the computer
profile-versus = You against { $name }: { $tally }.
profile-latest = Latest matches, with replays (▶):
profile-past = { $number }. { $game } · { $names }: { $outcome }, { $day }
profile-outcome = { $way ->
        [won] won
        [lost] lost
        [place] place { $place } of { $seats }
       *[shared] { $seats ->
            [2] a draw
           *[other] shared first place
        }
    }
profile-all-games = All games
profile-curve-latest = { $about }, the latest { $count } matches
# A game without any options
profile-basic = Basic game
profile-replay = ▶ { $number }
profile-of = Profile: { $name }

versus-title = { $one } – { $other }
versus-none = You and { $name } haven’t finished a match against each other yet.
versus-latest = Your latest matches against each other, with replays (▶):
versus-open = You and { $name }

# The description of the picture
curve-alt-one = Rating of { $name }, { $about }: { $last } on { $end }, after one rated match.
curve-alt = { $count ->
        [one] Rating of { $name }, { $about }: { $last } on { $end }, from { $first } on { $start }, over { $count } rated match.
       *[other] Rating of { $name }, { $about }: { $last } on { $end }, from { $first } on { $start }, over { $count } rated matches.
    }
curve-alt-range = The highest is { $highest }, on { $when }, the lowest { $lowest }.

# What people have achieved, in lists after “Feats:”
feat-schotten-totten-adjacent = three stones in a row
feat-schotten-totten-clean = not a point lost
feat-schotten-totten-highest = the highest colour run
feat-schotten-totten-bare = won without tactics cards
feat-schotten-totten-2-unbroken = an undamaged wall
feat-schotten-totten-2-dry = all cauldrons kept
feat-schotten-totten-2-both = a revenge match in two games
feat-schotten-totten-2-bare = won without tactics cards
feat-totemo-hundred = 100 points
feat-totemo-lap = a lap ahead
feat-heave-ho-clean = three barrels to none
feat-heave-ho-decider = won by the last barrel
