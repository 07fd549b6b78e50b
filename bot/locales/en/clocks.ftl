# How much time players have

time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min
clock-bank = { $name } has { $time } in the time bank.
clock-bank-yours = You have { $time } in your time bank.
clock-bank-runs = { $name } has used up the time for this turn and is on the time bank.
clock-bank-runs-yours = The time for this turn is over: you are on your time bank.
paused = The match is paused: the clocks stand still until someone makes a move or resumes it.
