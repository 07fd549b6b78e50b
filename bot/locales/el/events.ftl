# Τι έγινε, μία πρόταση ανά γεγονός. Τα ονόματα χωρίς άρθρο, ώστε να μη χρειάζεται γένος. `card_key` είναι η κάρτα όπως γράφεται.

event-schotten-totten-played = { $card_key ->
        [Blind] { $seat } παίζει την κάρτα { $card } στην Πέτρα { $stone }: εκεί μετράει πια μόνο το άθροισμα.
        [Mud] { $seat } παίζει την κάρτα { $card } στην Πέτρα { $stone }: εκεί χωράνε πια 4 κάρτες ανά πλευρά.
       *[other] { $seat } παίζει την κάρτα { $card } στην Πέτρα { $stone }.
    }
event-schotten-totten-recruited = { $seat } παίζει την κάρτα «{ card-Recruiter }» και τραβάει νέες κάρτες.
event-schotten-totten-moved = { $ruse ->
        [Traitor] { $seat } παίζει την κάρτα «{ card-Traitor }»: η κάρτα { $card } στην Πέτρα { $source } αλλάζει πλευρά και πηγαίνει στην Πέτρα { $target }.
       *[Strategist] { $seat } παίζει την κάρτα «{ card-Strategist }»: η κάρτα { $card } μετακινείται από την Πέτρα { $source } στην Πέτρα { $target }.
    }
event-schotten-totten-removed = { $ruse ->
        [Banshee] { $seat } παίζει την κάρτα «{ card-Banshee }»: η κάρτα { $card } του αντιπάλου στην Πέτρα { $stone } απορρίπτεται.
       *[Strategist] { $seat } παίζει την κάρτα «{ card-Strategist }» και απορρίπτει την κάρτα { $card } από την Πέτρα { $stone }.
    }
event-schotten-totten-passed = { $seat } πηγαίνει πάσο.

# `-without-card`: για όλους εκτός από τον κάτοχο της κάρτας.
event-schotten-totten-drew = { $seat } τραβάει την κάρτα { $card }.
event-schotten-totten-drew-without-card = { $deck ->
        [tactics] { $seat } τραβάει μια κάρτα Τακτικής.
       *[clan] { $seat } τραβάει μια κάρτα Φυλής.
    }
event-schotten-totten-returned = { $deck ->
        [tactics] { $seat } βάζει την κάρτα { $card } στη βάση της στοίβας Τακτικής.
       *[clan] { $seat } βάζει την κάρτα { $card } στη βάση της στοίβας Φυλής.
    }
event-schotten-totten-returned-without-card = { $deck ->
        [tactics] { $seat } βάζει μια κάρτα στη βάση της στοίβας Τακτικής.
       *[clan] { $seat } βάζει μια κάρτα στη βάση της στοίβας Φυλής.
    }

event-schotten-totten-claimed = { $seat } κερδίζει την Πέτρα { $stone }: { $formation }, { $total }.
event-schotten-totten-settled = { $seat } κερδίζει την Πέτρα { $stone }: { $formation }, { $total }.

event-schotten-totten-round-ended = { $reason ->
        [adjacent] { $winner } κερδίζει τον γύρο { $round }: τρεις διαδοχικές Πέτρες.
        [five] { $winner } κερδίζει τον γύρο { $round }: πέντε Πέτρες.
       *[settled] Δεν παίζονται άλλες κάρτες. { $winner } κερδίζει τον γύρο { $round } με περισσότερες Πέτρες.
    } Πόντοι — { $points }.
event-schotten-totten-round-ended-without-winner = Δεν παίζονται άλλες κάρτες. Ο γύρος { $round } είναι ισόπαλος: ίσος αριθμός Πετρών. Πόντοι — { $points }.
event-schotten-totten-round-started = Γύρος { $round }. Ξεκινάει: { $starter }.

# Το τέλος του παιχνιδιού

outcome-adjacent = { $winner } κερδίζει το παιχνίδι: τρεις διαδοχικές Πέτρες!
outcome-five = { $winner } κερδίζει το παιχνίδι: πέντε Πέτρες!
outcome-settled = Δεν παίζονται άλλες κάρτες. { $winner } κερδίζει το παιχνίδι με περισσότερες Πέτρες!
outcome-points = { $winner } κερδίζει στους πόντους! Τελικό σκορ — { $scores }.
outcome-draw = { $reason ->
        [settled] Δεν παίζονται άλλες κάρτες. Ισοπαλία: ίσος αριθμός Πετρών.
       *[points] Ισοπαλία στους πόντους. Τελικό σκορ — { $scores }.
    }
