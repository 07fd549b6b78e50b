# Πόσο χρόνο έχουν οι παίκτες

time-days = { $count } ημ.
time-hours = { $count } ώρ.
time-minutes = { $count } λεπ.
clock-bank = { $name }: απόθεμα χρόνου { $time }
clock-bank-yours = Το απόθεμα χρόνου σας: { $time }
clock-bank-runs = { $name }: ο χρόνος της κίνησης τελείωσε, τρέχει το απόθεμα.
clock-bank-runs-yours = Ο χρόνος της κίνησης τελείωσε, τρέχει το απόθεμά σας.
paused = Παύση: τα ρολόγια σταματούν μέχρι να γίνει κίνηση ή να συνεχίσει κάποιος την παρτίδα.
