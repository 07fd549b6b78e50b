# Κουμπιά: το πολύ 40 γράμματα, καλύτερα 12

button-play = Νέα παρτίδα
button-games = Οι παρτίδες μου
button-past = Ολοκληρωμένες
button-hand = Οι κάρτες μου
button-hand-totemo = Τα κομμάτια μου
button-board = Ταμπλό
button-text = Σε κείμενο
button-history = Ιστορικό
button-export = Εξαγωγή
button-replay = Επανάληψη
button-rules = Κανόνες
button-more = Άλλα…
button-type = Γραπτή κίνηση
button-back = Πίσω
button-next = Επόμενη παρτίδα
button-undo = Αναίρεση
button-plan = Σχέδιο
button-plan-play = Εκτέλεση σχεδίου
button-plan-drop = Ακύρωση σχεδίου
button-draw = Πρόταση ισοπαλίας
button-pause = Πρόταση παύσης
button-resume = Συνέχεια
button-giving = Δώρο χρόνου
button-give = { $others ->
        [1] { $time }
       *[other] { $name }: { $time }
    }
button-abort = Διακοπή
button-close = Κλείσιμο #{ $id }
button-close-sure = Ναι, κλείσιμο
button-resign = Εγκατάλειψη
button-resign-sure = Ναι, εγκαταλείπω
button-data = Τα δεδομένα μου
button-data-export = Λήψη όλων
button-data-delete = Διαγραφή όλων…
button-data-delete-sure = Ναι, διαγραφή όλων
button-data-delete-now = Οριστική διαγραφή
button-data-keep = Τα κρατώ
button-link-another = Νέος κωδικός
button-vacation = { $days ->
        [one] { $days } ημέρα
       *[other] { $days } ημέρες
    }
button-vacation-end = Τέλος διακοπών
button-unlink-sure = Ναι, αποσύνδεση
button-confirm = Επιβεβαίωση
button-agree = Συμφωνώ
button-refuse = Απόρριψη
button-win = Κατοχύρωση νίκης
button-go-on = Συνέχεια χωρίς τον παίκτη
button-wait = Αναμονή για άλλη μία μέρα
button-replace = Συνεχίζει ο υπολογιστής
button-return = Παίρνω πίσω τη θέση μου
button-rematch = Ρεβάνς
button-accept = Αποδοχή
button-join = Συμμετοχή
button-invite = Προσκαλώ
button-decline = Απόρριψη
button-cancel = Απόσυρση
button-fill = Συμπλήρωση με υπολογιστή
button-earlier = ‹ Πριν
button-later = Μετά ›
