# Η εντολή `cairn puzzles check`, που αποδεικνύει ξανά ότι όλοι οι γρίφοι είναι σωστοί

puzzle-check-right = { $count ->
    [one] Ελέγχθηκε ένας γρίφος σε { $seconds } δευτ.: η απάντηση είναι σωστή και η μοναδική.
   *[other] Ελέγχθηκαν { $count } γρίφοι σε { $seconds } δευτ.: κάθε απάντηση είναι σωστή και η μοναδική.
}
puzzle-check-wrong = { $count ->
    [one] Βρέθηκε λάθος σε έναν γρίφο, από { $all }.
   *[other] Βρέθηκαν λάθη σε { $count } γρίφους, από { $all }.
}
puzzle-check-day = Ημέρα { $number }: { $fault }
puzzle-check-practice = Εξάσκηση { $number }: { $fault }
puzzle-check-none = Αυτό το αντίγραφο του Cairn δεν έχει γρίφους.

## Τι μπορεί να είναι λάθος

puzzle-fault-unreadable = Αυτό δεν είναι γρίφος.
puzzle-fault-no-kind = Δεν υπάρχει τέτοιο είδος ερώτησης: { $kind }.
puzzle-fault-old-rules = Είναι με την έκδοση { $version } των κανόνων, που από τότε άλλαξαν.
puzzle-fault-no-position = Οι κινήσεις του δεν οδηγούν σε τέτοια ερώτηση ή είναι αντίθετες με τους κανόνες.
puzzle-fault-wrong = Η απάντηση `{ $answer }` δεν είναι σωστή.
puzzle-fault-not-alone = Σωστές είναι περισσότερες απαντήσεις: { $answers }.
puzzle-fault-no-grade = Δεν υπάρχει δυσκολία { $grade }.
puzzle-fault-same-match = Από την ίδια παρτίδα υπάρχει και άλλος γρίφος.
puzzle-fault-look-alike = Μοιάζει με άλλον γρίφο.
puzzle-fault-wrong-weekday = Αυτή η ερώτηση είναι για άλλη ημέρα της εβδομάδας.
puzzle-fault-theme-again = { $days ->
    [one] Το ίδιο θέμα ήταν και πριν από μία ημέρα: { $theme }.
   *[other] Το ίδιο θέμα ήταν και πριν από { $days } ημέρες: { $theme }.
}
puzzle-fault-theme-often = Το θέμα του έρχεται πολύ συχνά, { $count } από { $all }: { $theme }.
puzzle-fault-few-days = Ημέρες με γρίφο: { $count }. Χρειάζονται τουλάχιστον { $least }.
puzzle-fault-few-of-a-kind = Γρίφοι του είδους { $kind }: { $count }. Χρειάζονται τουλάχιστον { $least }.
