# Months that are over, and who was the best

months-title = Hall of fame: { $name }
months-heading = { $month } is over
months-over = { $people ->
        [one] One player finished a rated match here.
       *[other] { $people } players finished rated matches here.
    }
months-winner = { $name }: { $winners }
months-line = { $month }: { $best }
months-honour = { $place }. { $name } ({ $score })
months-hidden = nobody who wants to be shown
months-none = No month is over yet with a rated match. At the end of each month, its best players are remembered here.
