# Το παιχνίδι στο τερματικό και η εντολή `cairn`.

terminal-person = Παίκτης
terminal-computer = Υπολογιστής
terminal-level-random = παίζει οτιδήποτε
terminal-level-steady = παίζει συνετά

terminal-welcome =
    Schotten Totten εναντίον του υπολογιστή, που { $level }. Είστε «{ terminal-person }».
    Το «?» δείχνει τις κινήσεις σας, το «board» ξανά το ταμπλό, το «quit» τερματίζει.
terminal-ask = Η κίνησή σας, για παράδειγμα { $example } >
terminal-choose = Η κίνησή σας: { $moves } >
terminal-help = Μπορείτε να γράψετε μία από αυτές τις κινήσεις. Κεφαλαία και κενά δεν έχουν σημασία.
terminal-bye = Αντίο, και ευχαριστούμε για το παιχνίδι!
terminal-again = Για να ξαναπαίξετε με την ίδια μοιρασιά, προσθέστε: --seed { $seed }

terminal-about = Παίξτε Schotten Totten στο τερματικό εναντίον του υπολογιστή.
terminal-option-command = τι να ξεκινήσει: ένα παιχνίδι στο τερματικό
terminal-option-version = δείχνει την έκδοση
terminal-option-language = η γλώσσα όλων των κειμένων
terminal-option-seed = μια συγκεκριμένη μοιρασιά· δεκαεξαδικά ψηφία
terminal-option-level = πώς παίζει ο υπολογιστής
