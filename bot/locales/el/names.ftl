# Ονόματα

# $number: ποιος από τους πολλούς στο τραπέζι· 0 αν είναι ένας
computer-steady = { $number ->
        [0] Υπολογιστής
       *[other] Υπολογιστής { $number }
    }
computer-random = { $number ->
        [0] Υπολογιστής (εύκολος)
       *[other] Υπολογιστής { $number } (εύκολος)
    }
# Εκεί δεν κάθεται κανένας ακόμα
seat-open = ελεύθερη θέση
# Εκεί καθόταν κάποιος που διέγραψε τα δεδομένα του
seat-former = { $number ->
        [0] Πρώην παίκτης
       *[other] Πρώην παίκτης { $number }
    }
seat-1 = Παίκτης 1
seat-2 = Παίκτης 2
seat-3 = Παίκτης 3
seat-4 = Παίκτης 4
language-name = Ελληνικά
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] φυλλομετρητής
       *[other] { $platform }
    }
