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
