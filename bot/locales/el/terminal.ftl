# Το παιχνίδι στο τερματικό και η εντολή `cairn`.

terminal-person = Παίκτης
terminal-computer = Υπολογιστής
terminal-level-random = παίζει οτιδήποτε
terminal-level-steady = παίζει συνετά

terminal-welcome =
    Schotten Totten εναντίον του υπολογιστή, που { $level }. Είστε «{ terminal-person }».
    Κερδίζετε με τρεις διαδοχικές Πέτρες ή με οποιεσδήποτε πέντε.
    Το «?» δείχνει τις κινήσεις σας, το «rules» τους κανόνες, το «board» ξανά το ταμπλό, το «quit» τερματίζει.
    Ξεκινήστε με --help για να δείτε τι άλλο υπάρχει: κάρτες Τακτικής, παραλλαγή για προχωρημένους, πολλοί γύροι.
terminal-ask = Η κίνησή σας, για παράδειγμα { $example } >
terminal-choose = Η κίνησή σας: { $moves } >
terminal-help = Μπορείτε να γράψετε μία από αυτές τις κινήσεις. Κεφαλαία και κενά δεν έχουν σημασία.
terminal-bye = Αντίο, και ευχαριστούμε για το παιχνίδι!
terminal-again = Για να ξαναπαίξετε με την ίδια μοιρασιά: { $command }
terminal-picture = Εικόνα: { $alt }

terminal-about = Παίξτε Schotten Totten στο τερματικό εναντίον του υπολογιστή.
terminal-option-command = τι να ξεκινήσει: ένα παιχνίδι στο τερματικό
terminal-option-version = δείχνει την έκδοση
terminal-option-language = η γλώσσα όλων των κειμένων
terminal-option-seed = μια συγκεκριμένη μοιρασιά· δεκαεξαδικά ψηφία
terminal-option-level = πώς παίζει ο υπολογιστής
terminal-no-seed = Το «{ $text }» δεν ορίζει μοιρασιά. Γράψτε ζεύγη δεκαεξαδικών ψηφίων, για παράδειγμα c0ffee.
