# Το παιχνίδι στο τερματικό και η εντολή `cairn`.

terminal-person = Παίκτης
terminal-computer = Υπολογιστής
terminal-level-random = παίζει στην τύχη
terminal-level-steady = παίζει συνετά

terminal-welcome =
    { $game } εναντίον του υπολογιστή, που { $level }. Είστε «{ terminal-person }».
    Το «?» δείχνει τις κινήσεις σας, το «rules» τους κανόνες, το «board» ξανά το ταμπλό, το «quit» τερματίζει.
    Ξεκινήστε με --help για να δείτε τι άλλο υπάρχει: άλλα παιχνίδια και οι παραλλαγές τους.
terminal-ask = Η κίνησή σας, για παράδειγμα { $example } >
terminal-choose = Η κίνησή σας: { $moves } >
terminal-help = Μπορείτε να γράψετε μία από αυτές τις κινήσεις. Κεφαλαία και κενά δεν έχουν σημασία.
terminal-bye = Αντίο, και ευχαριστούμε για το παιχνίδι!
terminal-again = Για να ξαναπαίξετε με την ίδια μοιρασιά: { $command }
terminal-picture = Εικόνα: { $alt }

terminal-option-players = πόσοι παίζουν, όταν το παιχνίδι είναι για περισσότερους από δύο
terminal-option-seed = μια συγκεκριμένη μοιρασιά· δεκαεξαδικά ψηφία
terminal-option-level = πώς παίζει ο υπολογιστής
terminal-no-seed = Το «{ $text }» δεν ορίζει μοιρασιά. Γράψτε ζεύγη δεκαεξαδικών ψηφίων, για παράδειγμα c0ffee.
terminal-no-option = Το { $game } δεν έχει { $option } { $value }. Το --help δείχνει τι έχει κάθε παιχνίδι.
