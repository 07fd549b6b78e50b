# Κινήσεις σε κουμπιά. $rest είναι αυτό που αφορούν, ή «none» όπου διαλέγεται μετά

place-schotten-totten = Πέτρα { $place }
place-inline-schotten-totten = Πέτρα { $place }
place-discard = Απόρριψη
place-nothing = χωρίς αποτέλεσμα
move-schotten-totten-claim = { $rest ->
        [none] Διεκδίκηση
       *[other] Διεκδίκηση Πέτρας { $rest }
    }
move-schotten-totten-done = Τέλος διεκδικήσεων
move-schotten-totten-draw = { $rest ->
        [clan] Κάρτα Φυλής
        [tactics] Κάρτα Τακτικής
       *[other] Τράβηγμα κάρτας
    }
move-schotten-totten-return = { $rest ->
        [none] Επιστροφή
       *[other] Επιστροφή: { $rest }
    }
move-schotten-totten-pass = Πάσο
place-schotten-totten-2 = Πλακίδιο { $place }
place-inline-schotten-totten-2 = πλακίδιο { $place }
move-schotten-totten-2-retreat = { $rest ->
        [none] Υποχώρηση
       *[other] Υποχώρηση από πλακίδιο { $rest }
    }
move-schotten-totten-2-cauldron = { $rest ->
        [none] Ρίψη καζανιού
       *[other] Καζάνι στο πλακίδιο { $rest }
    }
move-schotten-totten-2-declare = { $rest ->
        [none] Δήλωση κατάληψης
       *[other] Κατάληψη πλακιδίου { $rest }
    }
move-schotten-totten-2-done = Τέλος κίνησης
move-schotten-totten-2-draw = { $rest ->
        [siege] Κάρτα Πολιορκίας
        [tactics] Κάρτα Τακτικής
       *[other] Τράβηγμα κάρτας
    }
move-schotten-totten-2-give = { $rest ->
        [none] Δίνω
       *[other] Δίνω: { $rest }
    }
move-schotten-totten-2-pass = Πάσο
move-totemo-swap = Επιστροφή όλων
move-totemo-done = Τέλος κίνησης
move-totemo-redraw = Νέο τράβηγμα
move-totemo-keep = Τις κρατώ
side-heave-ho = { $whose ->
        [own] δική σας πλευρά
       *[other] πλευρά αντιπάλου
    } { $colour }
move-heave-ho-keep = { $rest ->
        [none] Κρατώ
       *[other] Κρατώ { $rest }
    }
move-heave-ho-take = { $rest ->
        [none] Παίρνω και παίζω
       *[other] Παίρνω { $rest }
    }
move-heave-ho-toss = { $rest ->
        [none] Απορρίπτω
       *[other] Απορρίπτω { $rest }
    }
move-heave-ho-Farewell = { $rest ->
        [none] { card-Farewell }
       *[other] { card-Farewell }: δύναμη { $rest }
    }
