# Πίνακες κατάταξης: ποιος είναι σε ποια θέση

leaders-alt = Πίνακας κατάταξης. { $title }, { $detail }.
leaders-trend = Εβδομάδα
leaders-score = Βαθμολογία
leaders-games = Παρτίδες
leaders-undrawn = (όνομα με άλλα γράμματα)
leaders-row = { $place }. { $name }: { $score }, { $matches }.
leaders-row-moved = { $place }. { $name }: { $score }, { $change } αυτή την εβδομάδα, { $matches }.
leaders-you = { $name } (εσείς)
leaders-matches = { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }

leaders-title = Κατάταξη: { $name }
leaders-all-games = Όλα τα παιχνίδια
leaders-everywhere = Παντού
leaders-place = { $platform ->
        [discord] Διακομιστής
        [web] Το δωμάτιο
       *[other] Ομάδα
    }
leaders-all-time = Από την αρχή
leaders-month = { $month ->
        [1] Ιανουάριος
        [2] Φεβρουάριος
        [3] Μάρτιος
        [4] Απρίλιος
        [5] Μάιος
        [6] Ιούνιος
        [7] Ιούλιος
        [8] Αύγουστος
        [9] Σεπτέμβριος
        [10] Οκτώβριος
        [11] Νοέμβριος
       *[12] Δεκέμβριος
    } { $year }
leaders-empty = { $period ->
        [all] Κανένα άτομο δεν είναι ακόμα στην κατάταξη.
        [month] Κανένα άτομο δεν είναι ακόμα στην κατάταξη: κάθε μήνα αρχίζει από την αρχή.
       *[past] Κανένα άτομο δεν είναι πια στην κατάταξη.
    }
leaders-own = Η θέση σας: { $place } από { $people }. Η βαθμολογία σας: { $score }.
leaders-hidden = Έχετε επιλέξει απόκρυψη, οπότε δεν σας δείχνει καμία κατάταξη.
leaders-unlisted = Δεν είστε εδώ: εδώ είναι μόνο όσοι το ζήτησαν.
leaders-not-yet = { $where ->
        [here] { $period ->
            [all] Δεν είστε ακόμα στην κατάταξη. Παίξτε εδώ μια βαθμολογημένη παρτίδα: `/play`.
            [month] Δεν έχετε τελειώσει βαθμολογημένη παρτίδα αυτόν τον μήνα. Παίξτε μία εδώ: `/play`.
           *[past] Δεν ήσασταν στην κατάταξη.
        }
       *[everywhere] { $period ->
            [all] Δεν είστε ακόμα στην κατάταξη. Παίξτε μια βαθμολογημένη παρτίδα: `/play`.
            [month] Δεν έχετε τελειώσει βαθμολογημένη παρτίδα αυτόν τον μήνα. Παίξτε μία: `/play`.
           *[past] Δεν ήσασταν στην κατάταξη.
        }
    }
leaders-provisional = Η βαθμολογία με ερωτηματικό είναι προσωρινή: σταθεροποιείται μετά από περίπου δέκα παρτίδες.
leaders-page = Σελίδα { $page } από { $pages }.
leaders-which = { $count ->
        [0] Δεν με έχετε χρησιμοποιήσει ακόμα σε διακομιστή ή ομάδα. Αυτή είναι η κοινή κατάταξη:
       *[other] Ποιανού χώρου την κατάταξη;
    }
leaders-standing = Ενημερώνεται μία φορά τη μέρα. Μετράνε οι βαθμολογημένες παρτίδες· η θέση σας είναι στο `/leaderboard`.
leaders-this-month = Αυτός ο μήνας
leaders-hall = Πίνακας τιμής
leaders-own-page = Η θέση μου
leaders-higher = ‹ Πιο πάνω
leaders-lower = Πιο κάτω ›
leaders-in-words = Σε κείμενο
leaders-as-picture = Σε εικόνα
leaders-other-place = Άλλος χώρος
leaders-open = Κατάταξη

leaders-puzzle = Γρίφος της ημέρας
leaders-points = Πόντοι
leaders-solved = Γρίφοι
leaders-puzzles = { $count ->
        [one] { $count } γρίφος
       *[other] { $count } γρίφοι
    }
leaders-own-points = Η θέση σας: { $place } από { $people }. Οι πόντοι σας: { $score }.
leaders-no-points = { $period ->
        [past] Δεν ήσασταν στην κατάταξη.
       *[other] Δεν είστε ακόμα στην κατάταξη. Λύστε τον σημερινό γρίφο: `/puzzle`.
    }
leaders-points-how = Ένας γρίφος που λύνεται στην ημέρα του δίνει 3 πόντους με την πρώτη προσπάθεια, 2 με τη δεύτερη και 1 με την τρίτη.
