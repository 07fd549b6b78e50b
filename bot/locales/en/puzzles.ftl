# Puzzles: the one of the day, past ones, and practice. $date is a day; $answer is an answer as on its button

puzzle-date = { $day } { $month ->
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
puzzle-month = { $month ->
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
puzzle-you = Your side
puzzle-rival = Opponent
puzzle-title = Puzzle of { $date } · { $game }
puzzle-title-practice = Practice · { $game }
puzzle-grade = Difficulty: { $stars }
puzzle-left = { $count ->
        [1] You have one try left.
       *[other] You have { $count } tries left.
    }
puzzle-tried = Wrong so far: { $answers }.
puzzle-wrong = ❌ { $answer }: { $reasons }
puzzle-hint = { $has ->
        [part] 💡 Hint: { $part } is part of the answer.
       *[none] 💡 Hint: it’s one of the answers below.
    }
puzzle-confirm = Is { $answer } your answer?
puzzle-type-how = Type your answer in our private chat, or after `/puzzle`, for example `{ $answer }`. Words work too, as for moves.
puzzle-give-up = Shall I show you the answer? Then this puzzle is over for you.
puzzle-solved = { $count ->
        [1] ✅ Solved at the first try!
        [2] ✅ Solved at the second try!
       *[other] ✅ Solved at the third try!
    }
puzzle-failed = No tries left. Here is the answer:
puzzle-shown = Here is the answer:
puzzle-solution = { $answer }. { $reasons }
puzzle-late = Its day is over, so it doesn’t count towards a streak.
puzzle-streak-begins = Your streak begins: come back tomorrow!
puzzle-streak = { $count ->
        [one] 🔥 Your streak: { $count } day in a row.
       *[other] 🔥 Your streak: { $count } days in a row.
    }
# What people can show to others; it gives nothing away
puzzle-row = { $streak ->
        [0] Cairn, { $date }: { $row }
        [1] Cairn, { $date }: { $row }
       *[other] Cairn, { $date }: { $row } · 🔥 { $streak }
    }
puzzle-practised = practice
puzzle-was-shared = Everyone there sees how you did now.
puzzle-rated = Thank you for your opinion!
puzzle-complain = What’s wrong with this puzzle? The person who runs this bot will read it.
puzzle-complained = Thank you, your report has been saved.

## In a server, a group or the room

puzzle-solved-by = ✓ { $count } · first try { $first }
puzzle-yesterday = Yesterday’s answer: { $solution }
puzzle-shared = { $name } — { $row }
puzzle-refused = I can’t post the daily puzzle in { $where }. Please check that I may write there. I’ll try every day for a week, and then stop.
puzzle-post-none = The daily puzzle isn’t posted here.
puzzle-post-at = The daily puzzle is posted in { $where } at { $hour }.
puzzle-post-zone = { $has ->
        [yes] Time zone: { $zone }, where it’s { $time } now.
       *[no] Time zone: not chosen yet. I use UTC, where it’s { $time } now.
    }
puzzle-post-hours = Choose the hour at which I post it here, or type it: `/puzzle post 9`. It makes no sound, unless you choose a role.

## Past days and practice

puzzle-days = ✓ solved, ✗ not solved, – shown, • begun
puzzle-no-streak = No streak now.
puzzle-streaks = { $count ->
        [one] 🔥 Streak: { $count } day.
       *[other] 🔥 Streak: { $count } days.
    }
puzzle-longest = { $count ->
        [one] Longest: { $count } day.
       *[other] Longest: { $count } days.
    }
puzzle-grace = One missed day a month is forgiven.
puzzle-practice = Practise as much as you like: it doesn’t count towards a streak. Which game, and how hard?
puzzle-practice-chosen = Game: { $game } · Difficulty: { $grade }
puzzle-practice-none = You’ve tried all of these puzzles. Choose another game or difficulty!
streak-reminder = { $name }, your streak of { $count ->
        [one] { $count } day
       *[other] { $count } days
    } is waiting for today’s puzzle. { $grace ->
        [yes] If you miss it, this day is forgiven, but only one a month is.
       *[no] If you miss it, the streak ends.
    }

## Buttons

button-puzzle-answer = Answer
button-puzzle-yesterday = Yesterday’s puzzle
button-puzzle-today = Today’s puzzle
button-puzzle-hint = Hint (costs a try)
button-puzzle-giveup = Show me
button-puzzle-gaveup = Yes, show me
button-puzzle-answering = Type an answer
button-puzzle-as-answer = Answer to the puzzle
button-puzzle-position = Position
button-puzzle-share = Share
button-puzzle-invite = Show friends
button-puzzle-rate-good = 👍 Good
button-puzzle-rate-dull = 👎 Dull
button-puzzle-complain = Report
button-puzzle-complained-wrong = The answer is wrong
button-puzzle-complained-several = There are more answers
button-puzzle-complained-unclear = It’s unclear
button-puzzle-days = Past days
button-puzzle-practice = Practice
button-puzzle-another = Another one
button-puzzle-any-game = Any game
button-puzzle-any-grade = Any difficulty
button-puzzle-begin = Begin
button-puzzle-post-now = Post today’s now
button-puzzle-post-stop = Don’t post any more
here-open-puzzle = Daily puzzle
