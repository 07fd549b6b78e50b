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
language-name = Ελληνικά
value-on = ναι
value-off = όχι
value-single = ένα παιχνίδι
value-revenge = δύο παιχνίδια με αλλαγή ρόλων
value-sum = μόνο άθροισμα
value-type = χρώμα ή σειρά
value-closed = κλειστά
value-open = ανοιχτά
value-fair = χωρίς βιασύνη
value-race = κούρσα
value-skip = χωρίς διαλογή
pace-live = ζωντανά, 15 λεπτά/κίνηση
pace-day = 1 μέρα ανά κίνηση
pace-three-days = 3 μέρες ανά κίνηση
pace-week = 1 εβδομάδα ανά κίνηση
pace-unlimited = χωρίς όριο χρόνου
pace-strict = { $pace }, αυστηρά: όποιος δεν προλάβει χάνει
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] φυλλομετρητής
       *[other] { $platform }
    }
