# Το προφίλ ενός ανθρώπου: βαθμολογία, αποτελέσματα, σερί, επιτεύγματα και σκορ απέναντι σε όποιον το διαβάζει

profile-hidden = Είστε κρυφός για τους άλλους: αυτά τα βλέπετε μόνο εσείς.
profile-none = Καμία παρτίδα σας δεν έχει τελειώσει ακόμα. Όταν τελειώσει κάποια, εδώ θα είναι τα αποτελέσματα και η βαθμολογία σας.
profile-none-here = Καμία παρτίδα του { $game } δεν έχει τελειώσει ακόμα.
profile-rating = { $count ->
        [one] Βαθμολογία: { $rating }, μετά από { $count } βαθμολογούμενη παρτίδα.
       *[other] Βαθμολογία: { $rating }, μετά από { $count } βαθμολογούμενες παρτίδες.
    }
profile-unrated = Δεν υπάρχει ακόμα βαθμολογία: καμία βαθμολογούμενη παρτίδα δεν έχει τελειώσει.
profile-people = { $count ->
        [one] { $count } παρτίδα με ανθρώπους: { $tally }.
       *[other] { $count } παρτίδες με ανθρώπους: { $tally }.
    }
profile-line = { $name }: { $tally }.
# Μετά από άνω και κάτω τελεία
profile-tally = { $shared ->
        [0] νίκες { $won }, ήττες { $lost }
       *[other] νίκες { $won }, ισοπαλίες { $shared }, ήττες { $lost }
    }
# $among: πόσες παρτίδες εξετάστηκαν· 0: όλες
profile-streaks = { $among ->
        [0] Συνεχόμενες νίκες: { $now } τώρα, { $best } το πολύ.
       *[other] Συνεχόμενες νίκες: { $now } τώρα, { $best } το πολύ στις τελευταίες { $among } παρτίδες.
    }
profile-puzzles = Γρίφοι της ημέρας: λυμένοι { $solved }, με την πρώτη { $first }. Ημέρες στη σειρά: { $now } τώρα, { $best } το πολύ.
profile-feats = Επιτεύγματα: { $feats }.
profile-feat = { $feat } ×{ $times }
# Πριν από τα αποτελέσματα
profile-computer = Με τον υπολογιστή
profile-versus = Εσείς εναντίον { $name }: { $tally }.
profile-latest = Τελευταίες παρτίδες, με επανάληψη (▶):
profile-past = { $number }. { $game } · { $names }: { $outcome }, { $day }
profile-outcome = { $way ->
        [won] νίκη
        [lost] ήττα
        [place] θέση { $place } από { $seats }
       *[shared] { $seats ->
            [2] ισοπαλία
           *[other] μοιρασμένη πρώτη θέση
        }
    }
profile-all-games = Όλα τα παιχνίδια
profile-curve-latest = { $about }, οι τελευταίες { $count } παρτίδες
# Παιχνίδι χωρίς καμία παραλλαγή
profile-basic = Βασικό παιχνίδι
profile-replay = ▶ { $number }
profile-of = Προφίλ: { $name }

versus-title = { $one } – { $other }
versus-none = Εσείς και { $name } δεν έχετε τελειώσει ακόμα παρτίδα μεταξύ σας.
versus-latest = Οι τελευταίες παρτίδες μεταξύ σας, με επανάληψη (▶):
versus-open = Εσείς και { $name }

# Η περιγραφή της εικόνας
curve-alt-one = Βαθμολογία: { $name }, { $about }. { $last } στις { $end }, μετά από μία βαθμολογούμενη παρτίδα.
curve-alt = { $count ->
        [one] Βαθμολογία: { $name }, { $about }. { $last } στις { $end }, από { $first } στις { $start }, σε { $count } βαθμολογούμενη παρτίδα.
       *[other] Βαθμολογία: { $name }, { $about }. { $last } στις { $end }, από { $first } στις { $start }, σε { $count } βαθμολογούμενες παρτίδες.
    }
curve-alt-range = Η υψηλότερη είναι { $highest }, στις { $when }, και η χαμηλότερη { $lowest }.

# Τι έχει πετύχει κάποιος, σε λίστα μετά το «Επιτεύγματα:»
feat-schotten-totten-adjacent = τρεις πέτρες στη σειρά
feat-schotten-totten-clean = κανένας χαμένος πόντος
feat-schotten-totten-highest = η υψηλότερη χρωματική σειρά
feat-schotten-totten-bare = νίκη χωρίς κάρτες τακτικής
feat-schotten-totten-2-unbroken = άθικτο τείχος
feat-schotten-totten-2-dry = όλα τα καζάνια στη θέση τους
feat-schotten-totten-2-both = ρεβάνς σε δύο παιχνίδια
feat-schotten-totten-2-bare = νίκη χωρίς κάρτες τακτικής
feat-totemo-hundred = 100 πόντοι
feat-totemo-lap = ένας ολόκληρος γύρος μπροστά
feat-heave-ho-clean = τρία βαρέλια με κανένα
feat-heave-ho-decider = νίκη στο τελευταίο βαρέλι
