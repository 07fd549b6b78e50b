# How much time players have

time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min
clock-bank = { $name } has { $time } in the time bank.
clock-bank-yours = You have { $time } in your time bank.
clock-bank-runs = { $name } has used up the time for this turn and is using the time bank.
clock-bank-runs-yours = Your time for this turn is over: you’re using your time bank.
clock-empty = { $name } is out of time.
clock-empty-yours = You’re out of time: make a move before the others decide what becomes of your seat.
paused = The match is paused: the clocks stand still until someone makes a move or resumes it.
