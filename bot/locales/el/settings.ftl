# Τι ρυθμίζει κάθε παίκτης για τον εαυτό του

settings-title = Οι ρυθμίσεις σας
settings-language = Γλώσσα: { $language }
settings-theme = { $state ->
        [light] Θέμα: φωτεινό, για όσα βλέπετε μόνο εσείς.
        [dark] Θέμα: σκούρο, για όσα βλέπετε μόνο εσείς.
       *[platform] Θέμα: όπως στην πλατφόρμα.
    }
settings-zone = Ζώνη ώρας: { $zone }, η ώρα εκεί είναι { $time }.
settings-zone-unknown = Δεν έχετε διαλέξει ζώνη ώρας, οπότε δίνω τις ώρες σε UTC.
settings-confirm = { $state ->
        [on] Πριν από κάθε κίνηση σας ζητάω επιβεβαίωση.
       *[off] Η κίνηση γίνεται μόλις τη διαλέξετε.
    }
settings-order = { $state ->
        [colour] Οι κάρτες στο χέρι σας μπαίνουν κατά χρώμα.
        [strength] Οι κάρτες στο χέρι σας μπαίνουν κατά δύναμη.
       *[drawn] Οι κάρτες στο χέρι σας μένουν όπως τις τραβήξατε.
    }
settings-boards = { $state ->
        [text] Δείχνω το ταμπλό και τις κάρτες ως κείμενο.
       *[pictures] Δείχνω το ταμπλό και τις κάρτες ως εικόνες.
    }
settings-limit = { $state ->
        [none] Μπορείτε να έχετε όσες παρτίδες θέλετε ταυτόχρονα.
        [1] Έχετε το πολύ μία παρτίδα κάθε φορά.
       *[other] Έχετε το πολύ { $state } παρτίδες ταυτόχρονα.
    }
settings-challengers = { $state ->
        [places] Σας προσκαλούν μόνο άτομα από τους διακομιστές και τις ομάδες σας.
        [played] Σας προσκαλούν μόνο άτομα με τα οποία έχετε παίξει.
        [nobody] Δεν μπορεί να σας προσκαλέσει κανείς.
       *[everyone] Μπορεί να σας προσκαλέσει οποιοσδήποτε.
    }
settings-calls = { $state ->
        [private] Όταν είναι η σειρά σας, σας γράφω ιδιωτικά.
        [both] Όταν είναι η σειρά σας, σας αναφέρω στο τραπέζι και σας γράφω ιδιωτικά.
        [none] Όταν είναι η σειρά σας, δεν σας καλώ.
       *[mention] Όταν είναι η σειρά σας, σας αναφέρω στο τραπέζι. Αν η παρτίδα είναι ιδιωτική, σας γράφω.
    }
settings-quiet = Ώρες ησυχίας: { $hours }. Τότε σας καλώ χωρίς ήχο.
settings-quiet-unknown = Ώρες ησυχίας: καμία.
settings-next = { $state ->
        [on] Με τρεις παίκτες ή περισσότερους, σας λέω όταν είστε οι επόμενοι.
       *[off] Δεν σας λέω πότε είστε οι επόμενοι.
    }
settings-digest = Ημερήσια σύνοψη: στις { $hour }.
settings-digest-unknown = Ημερήσια σύνοψη: όχι.
settings-streak = Υπενθύμιση για το σερί: στις { $hour }.
settings-streak-unknown = Υπενθύμιση για το σερί: όχι.
settings-hidden = { $state ->
        [on] Δεν φαίνεστε πουθενά: ούτε σε κατατάξεις ούτε σε προφίλ.
       *[off] Φαίνεστε στις κατατάξεις και στο προφίλ σας, εκεί όπου παίζετε.
    }
settings-listed = { $state ->
        [on] Είστε στη γενική κατάταξη.
       *[off] Δεν είστε στη γενική κατάταξη.
    }
settings-blocked = { $count ->
        [0] Δεν έχετε αποκλείσει κανέναν.
        [one] Έχετε αποκλείσει { $count } άτομο.
       *[other] Έχετε αποκλείσει { $count } άτομα.
    }
settings-linked = Συνδεδεμένοι λογαριασμοί: { $names }

## Τα κουμπιά που ανοίγουν μια ρύθμιση

settings-open-language = Γλώσσα
settings-open-theme = Θέμα
settings-open-zone = Ζώνη ώρας
settings-open-confirm = Επιβεβαίωση κινήσεων
settings-open-order = Σειρά των καρτών
settings-open-boards = Εικόνες ή κείμενο
settings-open-limit = Όριο παρτίδων
settings-open-challengers = Ποιος με προσκαλεί
settings-open-calls = Ειδοποιήσεις
settings-open-quiet = Ώρες ησυχίας
settings-open-next = Όταν είστε επόμενοι
settings-open-digest = Ημερήσια σύνοψη
settings-open-streak = Υπενθύμιση για το σερί
settings-open-hidden = Εμφάνισή σας
settings-open-listed = Γενική κατάταξη
settings-open-alerts = Ελεύθερες θέσεις
settings-open-blocked = Αποκλεισμένα άτομα
# Μαζί με τις ρυθμίσεις που ανοίγουν από εκεί
settings-open-all-theme = Θέμα και κάρτες
settings-open-all-challengers = Προσκλήσεις

## Τι αφορά η ρύθμιση

settings-about-theme = Τα ταμπλό που βλέπουν όλοι δεν αλλάζουν. Στο δωμάτιο αλλάζει όλη η σελίδα.
settings-about-zone = Διαλέξτε την ώρα που δείχνει το ρολόι σας ή γράψτε μια ζώνη, για παράδειγμα `/settings zone=Europe/Kyiv`.
settings-about-order = Αλλάζει μόνο αυτό που βλέπετε. Τις κινήσεις τις γράφετε όπως πριν.
settings-about-boards = Το κείμενο βολεύει στους αναγνώστες οθόνης. Έρχεται στις προσωπικές συνομιλίες και στις απαντήσεις που βλέπετε μόνο εσείς.
settings-about-limit = Μετράνε και οι προσκλήσεις που περιμένουν απάντηση. Όταν τις συμπληρώσετε, δεν μπορεί να σας προσκαλέσει κανείς, ούτε μπορείτε να αρχίσετε άλλη παρτίδα ή να μπείτε σε άλλη.
settings-about-challengers = Διακομιστές και ομάδες σας είναι εκείνα τα μέρη όπου έχετε χρησιμοποιήσει το Cairn και οι δύο.
settings-about-calls = Σας καλώ όταν είναι η σειρά σας και ξανά όταν τελειώνει ο χρόνος σας, όχι όμως αν μόλις παίξατε στην παρτίδα. Το `/mute` το σταματάει για μία παρτίδα. Μοιάζει έτσι:
settings-about-quiet = Αν είναι ακόμα η σειρά σας όταν τελειώσουν, σας καλώ ξανά, με ήχο. Διαλέξτε τις ή γράψτε ακέραιες ώρες: `/settings quiet=23-7`. Ακολουθούν τη ζώνη ώρας σας· αν δεν έχετε διαλέξει, την UTC.
settings-about-next = Είστε οι επόμενοι όταν πριν από εσάς παίζει μόνο ένας παίκτης.
settings-about-digest = Οι παρτίδες που σας περιμένουν, στην προσωπική μας συνομιλία και χωρίς ήχο. Αν δεν υπάρχει καμία, δεν έρχεται τίποτα. Διαλέξτε μια ακέραιη ώρα ή γράψτε την: `/settings digest=9`. Ακολουθεί τη ζώνη ώρας σας· αν δεν έχετε διαλέξει, την UTC.
settings-about-streak = Αν έχετε σερί στους γρίφους της ημέρας και δεν έχετε λύσει τον σημερινό, σας γράφω αυτή την ώρα στην προσωπική μας συνομιλία. Διαλέξτε μια ακέραιη ώρα ή γράψτε την: `/settings streak=20`. Ακολουθεί τη ζώνη ώρας σας· αν δεν έχετε διαλέξει, την UTC.
settings-about-hidden = Η απόκρυψη ισχύει αμέσως και παντού. Η βαθμολογία σας συνεχίζεται, για όταν θελήσετε να φαίνεστε ξανά.
settings-about-listed = Έχει ανθρώπους από παντού, που το θέλησαν οι ίδιοι. Κανέναν άλλον.

## Τι μπορεί να διαλέξει κανείς

settings-theme-platform = Όπως στην πλατφόρμα
settings-theme-light = Φωτεινό
settings-theme-dark = Σκούρο
settings-confirm-on = Με επιβεβαίωση
settings-confirm-off = Χωρίς επιβεβαίωση
settings-order-drawn = Όπως τραβήχτηκαν
settings-order-colour = Κατά χρώμα
settings-order-strength = Κατά δύναμη
settings-boards-pictures = Εικόνες
settings-boards-text = Κείμενο
settings-limit-none = Χωρίς όριο
settings-limit-1 = 1 παρτίδα
settings-limit-3 = 3 παρτίδες
settings-limit-5 = 5 παρτίδες
settings-limit-10 = 10 παρτίδες
settings-limit-20 = 20 παρτίδες
settings-limit-50 = 50 παρτίδες
settings-challengers-everyone = Οποιοσδήποτε
settings-challengers-places = Από τις ομάδες μου
settings-challengers-played = Όσοι έπαιξαν μαζί μου
settings-challengers-nobody = Κανείς
settings-calls-mention = Αναφορά
settings-calls-private = Προσωπικό μήνυμα
settings-calls-both = Και τα δύο
settings-calls-none = Χωρίς κλήση
settings-quiet-off = Χωρίς ώρες ησυχίας
settings-next-on = Με ειδοποίηση
settings-next-off = Χωρίς ειδοποίηση
settings-digest-off = Χωρίς σύνοψη
settings-streak-off = Χωρίς υπενθύμιση
settings-hidden-on = Απόκρυψη
settings-hidden-off = Εμφάνιση
settings-listed-on = Συμμετοχή στη λίστα
settings-listed-off = Χωρίς εμένα
settings-unblock = Άρση αποκλεισμού: { $name }
settings-link = Σύνδεση άλλης πλατφόρμας
settings-unlink = Αποσύνδεση λογαριασμού
