# Ερωτήσεις των γρίφων, ανά παιχνίδι και είδος, και γιατί μια απάντηση είναι σωστή ή λάθος

puzzle-ask-totemo-bonus = Με ποια τοποθέτηση κερδίζετε άλλο ένα κομμάτι;
puzzle-ask-totemo-first-two = Σε αυτή την κίνηση μπορείτε να τοποθετήσετε και τα τρία κομμάτια. Ποιες είναι οι δύο πρώτες τοποθετήσεις;
puzzle-ask-totemo-most-points = Με ποια τοποθέτηση αρχίζει η κίνηση με τους περισσότερους πόντους;
puzzle-reason-totemo-earns = Δίνει { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    } και φτάνετε στο πλακίδιο μπόνους της θέσης { $space }.
puzzle-reason-totemo-all-three = Το πρώτο κομμάτι δίνει { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }, το δεύτερο { $more ->
        [one] { $more } πόντο
       *[other] { $more } πόντους
    }. Και τα δύο φτάνουν σε πλακίδιο μπόνους, οπότε ακολουθεί το τρίτο, για παράδειγμα `{ $third }`.
puzzle-reason-totemo-most = Αυτή η κίνηση δίνει { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }, περισσότερους από κάθε άλλη: `{ $line }`.
puzzle-reason-totemo-fewer = Η καλύτερη κίνηση με τέτοια αρχή δίνει { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }, αλλά γίνονται { $most }.
puzzle-reason-totemo-no-points = { $number ->
        [1] Δεν δίνει πόντους και χωρίς πόντους δεν υπάρχει μπόνους.
       *[other] Το δεύτερο κομμάτι δεν δίνει πόντους και χωρίς πόντους δεν υπάρχει μπόνους.
    }
puzzle-reason-totemo-no-tile = { $number ->
        [1] Δίνει { $points ->
            [one] { $points } πόντο
           *[other] { $points } πόντους
        } και φτάνετε στη θέση { $space }. Εκεί δεν υπάρχει πλακίδιο μπόνους.
       *[other] Το δεύτερο κομμάτι δίνει { $points ->
            [one] { $points } πόντο
           *[other] { $points } πόντους
        } και φτάνετε στη θέση { $space }. Εκεί δεν υπάρχει πλακίδιο μπόνους.
    }
puzzle-reason-totemo-too-early = { $number ->
        [1] Φτάνετε στο πλακίδιο της θέσης { $space }, αλλά χωρίς 30 πόντους δεν δίνει τίποτα.
       *[other] Με το δεύτερο κομμάτι φτάνετε στο πλακίδιο της θέσης { $space }, αλλά χωρίς 30 πόντους δεν δίνει τίποτα.
    }
puzzle-reason-totemo-no-room = Μετά από αυτά τα δύο δεν υπάρχει χώρος για το { $block }.

puzzle-ask-heave-ho-win-barrel = Ποια κίνηση κερδίζει αμέσως το βαρέλι;
puzzle-ask-heave-ho-hold-barrel = Μετά από ποια μοναδική κίνηση ο αντίπαλος δεν μπορεί να κερδίσει το βαρέλι στην επόμενη, ό,τι κι αν παίξει;
puzzle-reason-heave-ho-test = Δοκιμή δύναμης: εσείς { $mine }, ο αντίπαλος { $theirs }.
puzzle-reason-heave-ho-you-goal = Το βαρέλι φτάνει στον στόχο σας.
puzzle-reason-heave-ho-they-goal = Το βαρέλι φτάνει στον στόχο του αντιπάλου.
puzzle-reason-heave-ho-you-monstrous = Η πείνα της Νέσι κερδίζει το βαρέλι για σας.
puzzle-reason-heave-ho-they-monstrous = Η πείνα της Νέσι κερδίζει το βαρέλι για τον αντίπαλο.
puzzle-reason-heave-ho-you-half = Οι κάρτες τελειώνουν και το βαρέλι είναι στο μισό σας.
puzzle-reason-heave-ho-they-half = Οι κάρτες τελειώνουν και το βαρέλι είναι στο μισό του αντιπάλου.
puzzle-reason-heave-ho-short = Το βαρέλι σταματάει { $spaces ->
        [one] { $spaces } θέση
       *[other] { $spaces } θέσεις
    } πριν από τον στόχο σας.
puzzle-reason-heave-ho-away = Το βαρέλι απομακρύνεται { $spaces ->
        [one] { $spaces } θέση
       *[other] { $spaces } θέσεις
    } από τον στόχο σας.
puzzle-reason-heave-ho-quiet = Η πλευρά σας θα είχε αρκετή δύναμη, αλλά αυτή η κάρτα δεν προκαλεί δοκιμή δύναμης.
puzzle-reason-heave-ho-still = Το βαρέλι δεν κινείται.
puzzle-reason-heave-ho-reply = Ο αντίπαλος μπορεί να απαντήσει: `{ $action }`.
puzzle-reason-heave-ho-holds = Ό,τι κι αν παίξει ο αντίπαλος, το βαρέλι μένει τουλάχιστον { $spaces ->
        [one] { $spaces } θέση
       *[other] { $spaces } θέσεις
    } μακριά από τον στόχο του.

puzzle-ask-schotten-totten-claim-which = { option-expert }: διεκδικείτε Πέτρες πριν παίξετε κάρτα. Ποια από τις συμπληρωμένες πλευρές σας κερδίζει την Πέτρα της;
puzzle-ask-schotten-totten-claim-where = Ποια κάρτα και πού πρέπει να παίξετε, για να διεκδικήσετε μια Πέτρα σε αυτή την κίνηση;
puzzle-ask-schotten-totten-evidence = Ποια κάρτα πρέπει να παίξετε, οπουδήποτε, ώστε να μπορείτε να διεκδικήσετε μια Πέτρα;
puzzle-ask-schotten-totten-win-now = Κερδίστε σε αυτή την κίνηση: ποια κάρτα παίζετε και πού;
puzzle-ask-schotten-totten-claim-two = Ποια κάρτα και πού πρέπει να παίξετε, για να διεκδικήσετε δύο Πέτρες σε αυτή την κίνηση;
puzzle-ask-schotten-totten-defend = Μετά από ποια μοναδική κίνηση ο αντίπαλος δεν μπορεί να κερδίσει στην επόμενη, ό,τι κι αν έχει στο χέρι;
puzzle-reason-schotten-totten-holds-outranks = Διεκδικείτε την Πέτρα { $stone }: { $mine } ({ $mine_total }) απέναντι σε { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-holds-tied = Διεκδικείτε την Πέτρα { $stone }: υπάρχει ισοπαλία και συμπληρώσατε πρώτοι την πλευρά σας.
puzzle-reason-schotten-totten-holds-anyway = Διεκδικείτε την Πέτρα { $stone }: { $theirs_count ->
        [0] καμία κάρτα δεν
       *[other] με { $theirs } καμία κάρτα δεν
    } νικά τον συνδυασμό σας ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-holds-seen = Διεκδικείτε την Πέτρα { $stone }: { $theirs_count ->
        [0] για να νικηθεί ο συνδυασμός σας
       *[other] για να νικήσουν τα { $theirs } τον συνδυασμό σας
    } ({ $mine }, { $mine_total }) χρειάζεται { $seen_count ->
        [1] η κάρτα { $seen }, που είναι ήδη ανοιχτή.
       *[other] μία από αυτές τις κάρτες, που είναι ήδη ανοιχτές: { $seen }.
    }
puzzle-reason-schotten-totten-holds-best = Διεκδικείτε την Πέτρα { $stone }: { $theirs_count ->
        [0] το καλύτερο που μπορεί ακόμη να σχηματιστεί
       *[other] το καλύτερο που μπορεί ακόμη να μπει δίπλα στα { $theirs }
    } είναι { $cards } ({ $formation }, { $total }) και δεν νικά τον συνδυασμό σας ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-holds-few = Διεκδικείτε την Πέτρα { $stone }: μένουν κλειστές μόνο { $unseen ->
        [one] { $unseen } κάρτα
       *[other] { $unseen } κάρτες
    }, πολύ λίγες για να νικήσουν τον συνδυασμό σας ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-wins-adjacent = { $count ->
        [one] Με την Πέτρα { $stones }
       *[other] Με τις Πέτρες { $stones }
    } έχετε τρεις διαδοχικές Πέτρες και κερδίζετε!
puzzle-reason-schotten-totten-wins-five = { $count ->
        [one] Με την Πέτρα { $stones }
       *[other] Με τις Πέτρες { $stones }
    } έχετε πέντε Πέτρες και κερδίζετε!
puzzle-reason-schotten-totten-claims-only = { $count ->
        [one] Διεκδικείτε την Πέτρα { $stones }
       *[other] Διεκδικείτε τις Πέτρες { $stones }
    }, αλλά αυτό δεν φτάνει.
puzzle-reason-schotten-totten-claims-none = Στην Πέτρα { $stone } θα έχετε { $have } από τις { $size } κάρτες και δεν μπορείτε να διεκδικήσετε τίποτα.
puzzle-reason-schotten-totten-beatable = Η Πέτρα { $stone } δεν διεκδικείται: { $theirs_count ->
        [0] με { $cards }
       *[other] με { $theirs } και { $cards }
    } ο αντίπαλος θα σας νικούσε ({ $formation }, { $total }). { $cards_count ->
        [one] Όσο αυτή η κάρτα δεν είναι ανοιχτή
       *[other] Όσο αυτές οι κάρτες δεν είναι ανοιχτές
    }, μπορεί να είναι στο χέρι του.
puzzle-reason-schotten-totten-outranked = Ο αντίπαλος είναι ισχυρότερος στην Πέτρα { $stone }: { $theirs } ({ $theirs_total }), ενώ εσείς έχετε { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-tied = Στην Πέτρα { $stone } υπάρχει ισοπαλία, αλλά ο αντίπαλος συμπλήρωσε πρώτος την πλευρά του.
puzzle-reason-schotten-totten-defends = Ό,τι κι αν παίξει ο αντίπαλος, δεν διεκδικεί ό,τι του χρειάζεται.
puzzle-reason-schotten-totten-they-claim = { $count ->
        [one] Ο αντίπαλος διεκδικεί την Πέτρα { $stones }
       *[other] Ο αντίπαλος διεκδικεί τις Πέτρες { $stones }
    } και κερδίζει.
puzzle-reason-schotten-totten-they-play = Αν ο αντίπαλος έχει { $card }, το παίζει στην Πέτρα { $stone }, διεκδικεί { $count ->
        [one] την Πέτρα { $stones }
       *[other] τις Πέτρες { $stones }
    } και κερδίζει.

puzzle-ask-schotten-totten-2-break-through = Είστε στην επίθεση. Κερδίστε σε αυτή την κίνηση: ποια κάρτα παίζετε και πού;
puzzle-ask-schotten-totten-2-damage = Είστε στην επίθεση. Ποια κάρτα και πού πρέπει να παίξετε, για να καταλάβετε ένα πλακίδιο σε αυτή την κίνηση;
puzzle-ask-schotten-totten-2-hold-tile = Είστε στην άμυνα και δεν ρίχνετε καζάνι. Μετά από ποια μοναδική κίνηση η επίθεση δεν μπορεί να καταλάβει κανένα πλακίδιο στην επόμενη, ό,τι κι αν έχει στο χέρι;
puzzle-ask-schotten-totten-2-hold-game = Είστε στην άμυνα και δεν ρίχνετε καζάνι. Μετά από ποια μοναδική κίνηση δεν μπορείτε να χάσετε στην επόμενη, ό,τι κι αν έχει στο χέρι η επίθεση;
puzzle-reason-schotten-totten-2-holds-outranks = Καταλαμβάνετε το πλακίδιο { $tile }: { $mine } ({ $mine_total }) απέναντι σε { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-2-holds-tied = Καταλαμβάνετε το πλακίδιο { $tile }: υπάρχει ισοπαλία και συμπληρώσατε πρώτοι την πλευρά σας.
puzzle-reason-schotten-totten-2-holds-anyway = Καταλαμβάνετε το πλακίδιο { $tile }: { $theirs_count ->
        [0] καμία κάρτα δεν
       *[other] με { $theirs } καμία κάρτα δεν
    } νικά εκεί τον συνδυασμό σας ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-holds-seen = Καταλαμβάνετε το πλακίδιο { $tile }: { $theirs_count ->
        [0] για να νικηθεί ο συνδυασμός σας
       *[other] για να νικήσουν τα { $theirs } τον συνδυασμό σας
    } ({ $mine }, { $mine_total }) χρειάζεται { $seen_count ->
        [1] η κάρτα { $seen }, που είναι ήδη ανοιχτή.
       *[other] μία από αυτές τις κάρτες, που είναι ήδη ανοιχτές: { $seen }.
    }
puzzle-reason-schotten-totten-2-holds-best = Καταλαμβάνετε το πλακίδιο { $tile }: { $theirs_count ->
        [0] το καλύτερο που μπορεί ακόμη να σχηματιστεί
       *[other] το καλύτερο που μπορεί ακόμη να μπει δίπλα στα { $theirs }
    } είναι { $cards } ({ $formation }, { $total }) και δεν νικά τον συνδυασμό σας ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-holds-few = Καταλαμβάνετε το πλακίδιο { $tile }: μένουν κλειστές μόνο { $unseen ->
        [one] { $unseen } κάρτα
       *[other] { $unseen } κάρτες
    }, πολύ λίγες για να νικήσουν τον συνδυασμό σας ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-wins-breached = { $count ->
        [one] Το πλακίδιο { $tiles }
       *[other] Ένα από τα πλακίδια { $tiles }
    } ήταν ήδη κατεστραμμένο: το τείχος έσπασε και κερδίζετε!
puzzle-reason-schotten-totten-2-wins-four-damaged = { $count ->
        [one] Με το πλακίδιο { $tiles }
       *[other] Με τα πλακίδια { $tiles }
    } τα κατεστραμμένα γίνονται τέσσερα και κερδίζετε!
puzzle-reason-schotten-totten-2-damages-only = { $count ->
        [one] Καταλαμβάνετε το πλακίδιο { $tiles }
       *[other] Καταλαμβάνετε τα πλακίδια { $tiles }
    }, αλλά έτσι δεν κερδίζετε.
puzzle-reason-schotten-totten-2-damages-none = Στο πλακίδιο { $tile } θα έχετε { $have } από τις { $size } κάρτες και δεν μπορείτε να καταλάβετε κανένα.
puzzle-reason-schotten-totten-2-tile-beatable = Το πλακίδιο { $tile } δεν καταλαμβάνεται: { $theirs_count ->
        [0] με { $cards }
       *[other] με { $theirs } και { $cards }
    } η άμυνα θα σας νικούσε ({ $formation }, { $total }). { $cards_count ->
        [one] Όσο αυτή η κάρτα δεν είναι ανοιχτή
       *[other] Όσο αυτές οι κάρτες δεν είναι ανοιχτές
    }, μπορεί να είναι στο χέρι της.
puzzle-reason-schotten-totten-2-tile-outranked = Η άμυνα είναι ισχυρότερη στο πλακίδιο { $tile }: { $theirs } ({ $theirs_total }), ενώ εσείς έχετε { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-2-tile-tied = Στο πλακίδιο { $tile } υπάρχει ισοπαλία, αλλά η άμυνα συμπλήρωσε πρώτη την πλευρά της.
puzzle-reason-schotten-totten-2-holds = Ό,τι κι αν παίξει η επίθεση, το τείχος αντέχει.
puzzle-reason-schotten-totten-2-they-win-breached = Αν η επίθεση έχει { $card }, το παίζει στο πλακίδιο { $tile }, καταλαμβάνει { $count ->
        [one] το πλακίδιο { $tiles }
       *[other] τα πλακίδια { $tiles }
    } και σπάει το τείχος.
puzzle-reason-schotten-totten-2-they-win-four-damaged = Αν η επίθεση έχει { $card }, το παίζει στο πλακίδιο { $tile } και καταλαμβάνει { $count ->
        [one] το πλακίδιο { $tiles }
       *[other] τα πλακίδια { $tiles }
    }: τα κατεστραμμένα γίνονται τέσσερα.
puzzle-reason-schotten-totten-2-they-damage = Αν η επίθεση έχει { $card }, το παίζει στο πλακίδιο { $tile } και καταλαμβάνει { $count ->
        [one] το πλακίδιο { $tiles }
       *[other] τα πλακίδια { $tiles }
    }.
