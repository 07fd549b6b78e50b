# Τι ρυθμίζουν για έναν διακομιστή, μια ομάδα ή το δωμάτιο όσοι τα διαχειρίζονται

here-open = { $platform ->
        [discord] Αυτός ο διακομιστής
        [web] Το δωμάτιο
       *[other] Αυτή η ομάδα
    }
here-title = { $platform ->
        [discord] Ρυθμίσεις αυτού του διακομιστή
        [web] Ρυθμίσεις του δωματίου
       *[other] Ρυθμίσεις αυτής της ομάδας
    }
here-language = Γλώσσα των ταμπλό εδώ: { $language }
here-language-unset = { $platform ->
        [discord] Γλώσσα των ταμπλό εδώ: όπως στον διακομιστή.
       *[other] Γλώσσα των ταμπλό εδώ: όποιου ξεκινάει μια παρτίδα.
    }
here-zone = Ζώνη ώρας: { $zone }, η ώρα εκεί είναι { $time }.
here-zone-unset = Δεν έχει διαλεχτεί ζώνη ώρας, οπότε δίνω τις ώρες σε UTC.
here-starters = { $state ->
        [managers] Παρτίδες ξεκινούν μόνο όσοι έχουν τη διαχείριση εδώ.
       *[everyone] Παρτίδες μπορεί να ξεκινήσει οποιοσδήποτε.
    }
here-everywhere = Παρτίδες μπορούν να ξεκινήσουν παντού εδώ.
here-channels = Παρτίδες μπορούν να ξεκινήσουν μόνο εδώ: { $channels }.
here-threads = { $state ->
        [on] Κάθε παρτίδα έχει δικό της νήμα.
       *[off] Οι παρτίδες μένουν στο κανάλι τους, χωρίς νήματα.
    }
here-mentions = { $state ->
        [on] Όταν έρχεται η σειρά κάποιου, τον αναφέρω.
       *[off] Όταν έρχεται η σειρά κάποιου, δεν τον αναφέρω.
    }
here-anyone = { $state ->
        [on] Από εδώ βρίσκει κανείς αντιπάλους παντού, με `/play anyone`.
       *[off] Εδώ δεν επιτρέπεται το `/play anyone`, που βρίσκει αντιπάλους παντού.
    }
here-rated = { $state ->
        [on] Οι παρτίδες εδώ είναι βαθμολογημένες, εκτός αν η πρόκληση λέει κάτι άλλο.
       *[off] Οι παρτίδες εδώ δεν είναι βαθμολογημένες, εκτός αν η πρόκληση λέει κάτι άλλο.
    }
here-leaderboard = { $state ->
        [month] Η κατάταξη του μήνα είναι στο { $where }. Την ενημερώνω μία φορά τη μέρα, χωρίς ήχο.
        [all] Η κατάταξη από την αρχή είναι στο { $where }. Την ενημερώνω μία φορά τη μέρα, χωρίς ήχο.
       *[off] Δεν υπάρχει μόνιμη κατάταξη εδώ.
    }
here-months = { $state ->
        [here] Όταν τελειώνει ένας μήνας, δείχνω την κατάταξή του στο { $where }, χωρίς ήχο.
       *[off] Δεν δείχνω την κατάταξη όταν τελειώνει ένας μήνας.
    }
here-role = { $state ->
        [on] Όταν κάποιος ψάχνει αντιπάλους, αναφέρω τον ρόλο { $name }, το πολύ μία φορά την ώρα.
        [gone] Όταν κάποιος ψάχνει αντιπάλους, δεν μπορώ να αναφέρω τον ρόλο που διαλέξατε: έχει διαγραφεί ή δεν μου επιτρέπεται.
       *[off] Όταν κάποιος ψάχνει αντιπάλους, δεν αναφέρω κανέναν ρόλο.
    }
here-matches = { $count ->
        [0] Δεν παίζεται καμία παρτίδα εδώ.
        [one] { $count } παρτίδα ή πρόσκληση που μπορείτε να κλείσετε:
       *[other] { $count } παρτίδες και προσκλήσεις που μπορείτε να κλείσετε:
    }

## Τα κουμπιά που ανοίγουν μια ρύθμιση

here-open-language = Γλώσσα
here-open-zone = Ζώνη ώρας
here-open-starters = Ποιος ξεκινάει παρτίδες
here-open-channels = Πού ξεκινούν παρτίδες
here-open-threads = Νήματα
here-open-mentions = Αναφορές
here-open-anyone = Αντίπαλοι από παντού
here-open-rated = Βαθμολογημένες
here-open-leaderboard = Κατάταξη
here-open-months = Τέλος του μήνα
here-open-role = Ρόλος για θέσεις
here-open-matches = Τρέχουσες παρτίδες

## Τι μπορεί να διαλέξει κανείς

here-language-platform = Χωρίς επιλογή
here-starters-everyone = Οποιοσδήποτε
here-starters-managers = Μόνο η διαχείριση
here-channels-only = Μόνο εδώ
here-channels-too = Και εδώ
here-channels-without = Όχι πια εδώ
here-channels-everywhere = Παντού
here-threads-on = Με νήματα
here-threads-off = Χωρίς νήματα
here-mentions-on = Με αναφορές
here-mentions-off = Χωρίς αναφορές
here-anyone-on = Συμμετοχή
here-anyone-off = Χωρίς συμμετοχή
here-rated-on = Με βαθμολογία
here-rated-off = Χωρίς βαθμολογία
here-leaderboard-off = Χωρίς κατάταξη
here-leaderboard-month = Του μήνα, εδώ
here-leaderboard-all = Από την αρχή, εδώ
here-months-off = Να μη φαίνεται
here-months-here = Να φαίνεται εδώ
here-role-none = Κανένας ρόλος
here-about-role = Μπορώ να αναφέρω μόνο ρόλους που επιτρέπεται να τους αναφέρουν όλοι.
