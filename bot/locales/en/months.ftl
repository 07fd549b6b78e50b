# Months that are over, and who was the best

months-title = Hall of fame: { $name }
months-heading = { $month } is over
months-over = { $people ->
        [0] No rated match ended here.
        [one] One player finished a rated match here.
       *[other] { $people } players finished rated matches here.
    }
months-winner = { $name }: { $winners }
months-line = { $month }: { $best }
months-honour = { $place }. { $name } ({ $score })
months-hidden = nobody who wants to be shown
months-none = { $about ->
        [puzzles] No month is over yet with a solved puzzle. At the end of each month, those who solved best are remembered here.
       *[games] No month is over yet with a rated match. At the end of each month, its best players are remembered here.
    }
