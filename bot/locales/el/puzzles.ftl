# Γρίφοι: της ημέρας, παλιότεροι και για εξάσκηση

puzzle-date = { $day } { $month ->
        [1] Ιανουαρίου
        [2] Φεβρουαρίου
        [3] Μαρτίου
        [4] Απριλίου
        [5] Μαΐου
        [6] Ιουνίου
        [7] Ιουλίου
        [8] Αυγούστου
        [9] Σεπτεμβρίου
        [10] Οκτωβρίου
        [11] Νοεμβρίου
       *[12] Δεκεμβρίου
    } { $year }
puzzle-month = { $month ->
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
puzzle-you = Η πλευρά σας
puzzle-rival = Αντίπαλος
puzzle-title = Γρίφος της ημέρας: { $date } · { $game }
puzzle-title-practice = Εξάσκηση · { $game }
puzzle-grade = Δυσκολία: { $stars }
puzzle-left = { $count ->
        [1] Σας μένει μία προσπάθεια.
       *[other] Σας μένουν { $count } προσπάθειες.
    }
puzzle-tried = Λάθος απαντήσεις: { $answers }.
puzzle-wrong = ❌ { $answer }: { $reasons }
puzzle-hint = { $has ->
        [part] 💡 Βοήθεια: στην απάντηση υπάρχει { $part }.
       *[none] 💡 Βοήθεια: είναι μία από τις απαντήσεις παρακάτω.
    }
puzzle-confirm = Η απάντησή σας είναι { $answer };
puzzle-type-how = Γράψτε την απάντηση στην προσωπική μας συνομιλία ή μετά το `/puzzle`, για παράδειγμα `{ $answer }`. Γίνεται και με λέξεις, όπως μια κίνηση.
puzzle-give-up = Να σας δείξω την απάντηση; Τότε αυτός ο γρίφος τελειώνει για σας.
puzzle-solved = { $count ->
        [1] ✅ Λύθηκε με την πρώτη!
        [2] ✅ Λύθηκε με τη δεύτερη προσπάθεια!
       *[other] ✅ Λύθηκε με την τρίτη προσπάθεια!
    }
puzzle-failed = Δεν υπάρχουν άλλες προσπάθειες. Η απάντηση:
puzzle-shown = Η απάντηση:
puzzle-solution = { $answer }. { $reasons }
puzzle-late = Η ημέρα του πέρασε, γι’ αυτό δεν μετράει για το σερί.
puzzle-streak-begins = Το σερί σας ξεκινάει: ελάτε και αύριο!
puzzle-streak = { $count ->
        [one] 🔥 Το σερί σας: { $count } ημέρα.
       *[other] 🔥 Το σερί σας: { $count } ημέρες στη σειρά.
    }
# Ό,τι μπορεί κανείς να δείξει σε άλλους· δεν αποκαλύπτει τίποτα
puzzle-row = { $streak ->
        [0] Cairn, { $date }: { $row }
        [1] Cairn, { $date }: { $row }
       *[other] Cairn, { $date }: { $row } · 🔥 { $streak }
    }
puzzle-practised = εξάσκηση
puzzle-was-shared = Τώρα βλέπουν όλοι εκεί πώς τα πήγατε.
puzzle-rated = Ευχαριστώ για τη γνώμη σας!
puzzle-complain = Τι πρόβλημα έχει αυτός ο γρίφος; Θα το διαβάσει όποιος διαχειρίζεται αυτό το bot.
puzzle-complained = Ευχαριστώ, η αναφορά σας αποθηκεύτηκε.

## Σε διακομιστή, σε ομάδα ή στο δωμάτιο

puzzle-solved-by = ✓ { $count } · με την πρώτη { $first }
puzzle-yesterday = Η χθεσινή απάντηση: { $solution }
puzzle-shared = { $name } — { $row }
puzzle-refused = Δεν μπορώ να δημοσιεύσω τον γρίφο της ημέρας: { $where }. Ελέγξτε αν επιτρέπεται να γράφω εκεί. Θα δοκιμάζω κάθε μέρα για μία εβδομάδα και μετά θα σταματήσω.
puzzle-post-none = Ο γρίφος της ημέρας δεν δημοσιεύεται εδώ.
puzzle-post-at = Ο γρίφος της ημέρας δημοσιεύεται εδώ: { $where }, στις { $hour }.
puzzle-post-zone = { $has ->
        [yes] Ζώνη ώρας: { $zone }, όπου τώρα είναι { $time }.
       *[no] Η ζώνη ώρας δεν έχει επιλεγεί ακόμη. Ακολουθώ την UTC, όπου τώρα είναι { $time }.
    }
puzzle-post-hours = Διαλέξτε την ώρα που θα τον δημοσιεύω εδώ ή γράψτε την: `/puzzle post 9`. Δεν κάνει ήχο, εκτός αν διαλέξετε ρόλο.

## Παλιότερες ημέρες και εξάσκηση

puzzle-days = ✓ λυμένος, ✗ άλυτος, – με τη λύση, • στη μέση
puzzle-no-streak = Κανένα σερί τώρα.
puzzle-streaks = { $count ->
        [one] 🔥 Σερί: { $count } ημέρα.
       *[other] 🔥 Σερί: { $count } ημέρες.
    }
puzzle-longest = { $count ->
        [one] Μεγαλύτερο: { $count } ημέρα.
       *[other] Μεγαλύτερο: { $count } ημέρες.
    }
puzzle-grace = Μία χαμένη ημέρα τον μήνα συγχωρείται.
puzzle-practice = Εξασκηθείτε όσο θέλετε: δεν μετράει για το σερί. Ποιο παιχνίδι και πόσο δύσκολο;
puzzle-practice-chosen = Παιχνίδι: { $game } · Δυσκολία: { $grade }
puzzle-practice-none = Έχετε δοκιμάσει όλους αυτούς τους γρίφους. Διαλέξτε άλλο παιχνίδι ή άλλη δυσκολία!
streak-reminder = { $name }, το σερί σας ({ $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }) περιμένει τον σημερινό γρίφο. { $grace ->
        [yes] Αν τον χάσετε, η ημέρα συγχωρείται, αλλά μόνο μία τον μήνα.
       *[no] Αν τον χάσετε, το σερί τελειώνει.
    }

## Κουμπιά

button-puzzle-answer = Απάντηση
button-puzzle-yesterday = Ο χθεσινός γρίφος
button-puzzle-today = Ο σημερινός γρίφος
button-puzzle-hint = Βοήθεια (−1 προσπάθεια)
button-puzzle-giveup = Θέλω την απάντηση
button-puzzle-gaveup = Ναι, τη θέλω
button-puzzle-answering = Γράφω απάντηση
button-puzzle-as-answer = Απάντηση στον γρίφο
button-puzzle-position = Θέση
button-puzzle-share = Κοινοποίηση
button-puzzle-invite = Σε φίλους
button-puzzle-rate-good = 👍 Καλός
button-puzzle-rate-dull = 👎 Βαρετός
button-puzzle-complain = Αναφορά
button-puzzle-complained-wrong = Λάθος απάντηση
button-puzzle-complained-several = Έχει κι άλλες απαντήσεις
button-puzzle-complained-unclear = Είναι ασαφές
button-puzzle-days = Παλιότεροι
button-puzzle-practice = Εξάσκηση
button-puzzle-another = Άλλος ένας
button-puzzle-any-game = Όλα τα παιχνίδια
button-puzzle-any-grade = Κάθε δυσκολία
button-puzzle-begin = Έναρξη
button-puzzle-post-now = Δημοσίευση τώρα
button-puzzle-post-stop = Τέλος δημοσιεύσεων
here-open-puzzle = Γρίφος της ημέρας
