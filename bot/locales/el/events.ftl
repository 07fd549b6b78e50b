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

# Schotten Totten 2

event-schotten-totten-2-played = { $seat } παίζει την κάρτα { $card } στο πλακίδιο { $tile }.
event-schotten-totten-2-cancelled = Στο πλακίδιο { $tile } συναντιούνται ένα 0 και ένα 11 του ίδιου χρώματος: απορρίπτονται { $cards }.
event-schotten-totten-2-retreated = { $seat } υποχωρεί από το πλακίδιο { $tile } και απορρίπτει { $cards }.
event-schotten-totten-2-scalded = { $seat } ρίχνει ένα καζάνι με λάδι στο πλακίδιο { $tile }: η κάρτα { $card } απορρίπτεται. Καζάνια που μένουν: { $left }.
event-schotten-totten-2-controlled = { $seat } καταλαμβάνει το πλακίδιο { $tile }: { $formation }, { $total }. Κατεστραμμένα πλακίδια: { $damaged }.
event-schotten-totten-2-moved = { $effect ->
        [Treason] { $seat } παίζει την κάρτα «{ card-Treason }»: η κάρτα { $card } στο πλακίδιο { $source } αλλάζει πλευρά και πηγαίνει στο πλακίδιο { $target }.
       *[Redeploy] { $seat } παίζει την κάρτα «{ card-Redeploy }»: η κάρτα { $card } μετακινείται από το πλακίδιο { $source } στο πλακίδιο { $target }.
    }
event-schotten-totten-2-removed = { $effect ->
        [Desertion] { $seat } παίζει την κάρτα «{ card-Desertion }»: η κάρτα { $card } του αντιπάλου στο πλακίδιο { $tile } απορρίπτεται.
       *[Redeploy] { $seat } παίζει την κάρτα «{ card-Redeploy }» και απορρίπτει την κάρτα { $card } από το πλακίδιο { $tile }.
    }
event-schotten-totten-2-recruited = { $seat } παίζει την κάρτα «{ card-Recruit }»: η κάρτα { $card } έρχεται από τη στοίβα απόρριψης στο πλακίδιο { $tile }.
event-schotten-totten-2-exploded = { $seat } παίζει την κάρτα «{ card-Explosion }» στο πλακίδιο { $tile }. Απορρίπτονται: { $cards }.
event-schotten-totten-2-reinforced = { $seat } παίζει την κάρτα «{ card-Reinforcements }»: ανακατεύονται στη στοίβα Πολιορκίας { $cards }.
event-schotten-totten-2-exchanged = { $seat } παίζει την κάρτα «{ card-Exchange }»: κάθε παίκτης διαλέγει 3 κάρτες για τον άλλο.

# `-without-cards`: για όσους δεν επιτρέπεται να τις ξέρουν.
event-schotten-totten-2-gave = { $seat } δίνει { $cards }.
event-schotten-totten-2-gave-without-cards = { $seat } διαλέγει 3 κάρτες.
event-schotten-totten-2-received = { $seat } παίρνει { $cards }.
event-schotten-totten-2-received-without-cards = { $seat } παίρνει 3 κάρτες.
event-schotten-totten-2-passed = { $seat } πηγαίνει πάσο.
event-schotten-totten-2-drew = { $seat } τραβάει την κάρτα { $card }.
event-schotten-totten-2-drew-without-card = { $deck ->
        [tactics] { $seat } τραβάει μια κάρτα Τακτικής.
       *[siege] { $seat } τραβάει μια κάρτα Πολιορκίας.
    }

event-schotten-totten-2-round-ended = { $reason ->
        [breached] { $winner } κερδίζει το παιχνίδι { $round } στην επίθεση: ένα κατεστραμμένο πλακίδιο καταλήφθηκε ξανά. Κάρτες που μένουν στη στοίβα Πολιορκίας: { $left }.
        [four-damaged] { $winner } κερδίζει το παιχνίδι { $round } στην επίθεση: τέσσερα πλακίδια καταστράφηκαν. Κάρτες που μένουν στη στοίβα Πολιορκίας: { $left }.
        [walled] { $winner } κερδίζει το παιχνίδι { $round } στην άμυνα: και οι επτά πλευρές είναι γεμάτες. Άθικτα πλακίδια και καζάνια που μένουν: { $left }.
       *[exhausted] { $winner } κερδίζει το παιχνίδι { $round } στην άμυνα: δεν υπάρχει κάρτα για τράβηγμα. Άθικτα πλακίδια και καζάνια που μένουν: { $left }.
    } Νίκες — { $wins }.
event-schotten-totten-2-round-started = Αρχίζει το παιχνίδι { $round }. Επιτίθεται: { $starter }.

# Totemo

event-totemo-redrew = { $seat } επιστρέφει τρεις κορυφές και τραβάει ξανά.
event-totemo-kept = { $seat } κρατάει τρεις κορυφές.
event-totemo-chief-moved = { $left ->
        [0] Ο αρχηγός φτάνει στη σκηνή του: αυτός ο γύρος είναι ο τελευταίος.
       *[other] Ο αρχηγός κάνει ένα βήμα. Βήματα ως τη σκηνή του: { $left }.
    }
event-totemo-placed = { $seat } τοποθετεί { $block } στο { $hole }, επίπεδο { $height }. Πόντοι: +{ $points }, σύνολο { $total }.
event-totemo-bonus = { $seat } φτάνει στο πλακίδιο μπόνους της θέσης { $space } και μπορεί να τοποθετήσει άλλο ένα κομμάτι.
event-totemo-swapped = { $seat } επιστρέφει όλα τα κομμάτια στο σακουλάκι.

# `-without-blocks`: για όλους εκτός από τον κάτοχό τους.
event-totemo-drew = { $seat } τραβάει { $blocks }.
event-totemo-drew-without-blocks = { $seat } τραβάει { $count ->
        [one] { $count } κομμάτι
       *[other] { $count } κομμάτια
    }.
event-totemo-drew-openly = { $seat } τραβάει { $blocks }.
event-totemo-bag-short = { $seat } δεν μπορεί να συμπληρώσει τρία κομμάτια από το σακουλάκι: αυτός ο γύρος είναι ο τελευταίος.
event-totemo-left = { $seat } αποχωρεί και τα κομμάτια επιστρέφουν στο σακουλάκι.

# Heave Ho!

# `-without-card-without-given`: για όλους εκτός από όποιον μοιράζει το ζευγάρι.
event-heave-ho-sorted = { $seat } κρατάει { $card } και δίνει { $given } στον αντίπαλο. Ζευγάρια που μένουν: { $left }.
event-heave-ho-sorted-without-card-without-given = { $seat } ξεδιαλέγει ένα ζευγάρι. Ζευγάρια που μένουν: { $left }.
event-heave-ho-finished = { $seat } κρατάει { $card }, δίνει { $given } στον αντίπαλο και τελειώνει τη διαλογή.
event-heave-ho-finished-without-card-without-given = { $seat } τελειώνει τη διαλογή.
event-heave-ho-stopped = { $seat } φωνάζει «Στοπ!». Ο άλλος παίκτης ξεδιαλέγει ακόμα το ζευγάρι που κρατάει.
event-heave-ho-took-over = { $seat } ξεδιαλέγει τα υπόλοιπα ζευγάρια του αντιπάλου: { $left }.
event-heave-ho-turned-up = { $seat } ανοίγει την κάρτα { $card } για να φανεί ποιος ξεκινάει.
event-heave-ho-teams-made = Οι ομάδες είναι έτοιμες. Το βαρέλι είναι στη θέση { $space }. Ξεκινάει: { $starter }.

event-heave-ho-played = { $seat } παίζει την κάρτα { $card } στην { $colour ->
        [R] κόκκινη
        [B] μπλε
       *[G] πράσινη
    } θέση ({ $side }).
event-heave-ho-used = { $seat } παίζει την κάρτα { $card }.
event-heave-ho-wasted = { $seat } παίζει την κάρτα { $card } χωρίς αποτέλεσμα.
event-heave-ho-pulled = Δοκιμή δύναμης — { $strengths }. { $winner } τραβάει το βαρέλι στη θέση { $space }.
event-heave-ho-pulled-without-winner = Δοκιμή δύναμης — { $strengths }. Ίση δύναμη: το βαρέλι μένει στη θέση { $space }.
event-heave-ho-shifted = { $effect ->
        [RopeBreaks] { $seat } παίζει την κάρτα «{ card-RopeBreaks }»: το βαρέλι μπαίνει στη θέση { $space }.
       *[Adrenaline] { $seat } παίζει την κάρτα «{ card-Adrenaline }»: το βαρέλι μετακινείται στη θέση { $space }.
    }
event-heave-ho-swept = { $cards_count ->
        [0] { $seat } παίζει την κάρτα «{ card-MuchoMacho }», αλλά καμία κυρία δεν είναι από πάνω.
       *[other] { $seat } παίζει την κάρτα «{ card-MuchoMacho }»: απορρίπτονται { $cards } από τις θέσεις.
    }
event-heave-ho-dismissed = { $cards_count ->
        [0] { $seat } παίζει την κάρτα «{ card-Farewell }» (δύναμη { $strength }), αλλά δεν φεύγει κανείς.
       *[other] { $seat } παίζει την κάρτα «{ card-Farewell }» (δύναμη { $strength }): { $cards } βγαίνουν από τον γύρο.
    }
event-heave-ho-crossed = { $seat } παίζει την κάρτα «{ card-ChangeSides }»: η κάρτα { $card } πηγαίνει στην { $colour ->
        [R] κόκκινη
        [B] μπλε
       *[G] πράσινη
    } θέση ({ $side }).
event-heave-ho-reinforced = { $cards_count ->
        [0] { $seat } παίζει την κάρτα «{ card-Reinforcements }», αλλά δεν υπάρχει κάρτα για τράβηγμα.
       *[other] { $seat } παίζει την κάρτα «{ card-Reinforcements }» και τραβάει { $cards } από τη στοίβα. Κάρτες: { $count }.
    }
event-heave-ho-reinforced-without-cards = { $seat } παίζει την κάρτα «{ card-Reinforcements }». Κάρτες που τραβάει: { $count }.
event-heave-ho-peeked = { $seat } παίζει την κάρτα «{ card-NastyTrick }» και βλέπει { $cards } στο χέρι του αντιπάλου.
event-heave-ho-peeked-without-cards = { $seat } παίζει την κάρτα «{ card-NastyTrick }» και κοιτάζει το χέρι του αντιπάλου.
event-heave-ho-took = { $seat } παίρνει την κάρτα { $card } από το χέρι του αντιπάλου για να την παίξει.
event-heave-ho-tossed = { $seat } απορρίπτει την κάρτα { $card } από το χέρι του αντιπάλου.
event-heave-ho-drew = { $seat } τραβάει την κάρτα { $card } από τη στοίβα.
event-heave-ho-drew-without-card = { $seat } τραβάει μια κάρτα.

event-heave-ho-round-ended = { $reason ->
        [goal] { $winner } κερδίζει τον γύρο { $round }: το βαρέλι είναι στον στόχο.
        [monstrous] { $winner } κερδίζει τον γύρο { $round }: η πείνα της Νέσι νικά το ομαδικό πνεύμα.
       *[half] Οι κάρτες τελείωσαν. { $winner } κερδίζει τον γύρο { $round }: το βαρέλι είναι στο μισό αυτού του παίκτη.
    } Βαρέλια — { $barrels }.
event-heave-ho-round-started = Γύρος { $round }: οι κάρτες μοιράζονται ξανά.

# Το τέλος του παιχνιδιού

outcome-adjacent = { $winner } κερδίζει το παιχνίδι: τρεις διαδοχικές Πέτρες!
outcome-five = { $winner } κερδίζει το παιχνίδι: πέντε Πέτρες!
outcome-settled = Δεν παίζονται άλλες κάρτες. { $winner } κερδίζει το παιχνίδι με περισσότερες Πέτρες!
outcome-points = { $winner } κερδίζει στους πόντους! Τελικό σκορ — { $scores }.
outcome-breached = { $winner } κερδίζει: ένα κατεστραμμένο πλακίδιο καταλήφθηκε ξανά!
outcome-four-damaged = { $winner } κερδίζει: τέσσερα πλακίδια καταστράφηκαν!
outcome-exhausted = Δεν υπάρχει κάρτα για τράβηγμα και το κάστρο στέκει ακόμα. { $winner } κερδίζει!
outcome-walled = Και οι επτά πλευρές του αμυνόμενου είναι γεμάτες. { $winner } κερδίζει!
outcome-both-games = { $winner } κερδίζει και τα δύο παιχνίδια και τον αγώνα! Νίκες — { $scores }.
outcome-cards-left = Και οι δύο κέρδισαν στην επίθεση, αλλά { $winner } πιο γρήγορα: έμειναν περισσότερες κάρτες στη στοίβα Πολιορκίας. { $winner } κερδίζει τον αγώνα!
outcome-wall-left = Και οι δύο κέρδισαν στην άμυνα, αλλά { $winner } κράτησε περισσότερα άθικτα πλακίδια και καζάνια. { $winner } κερδίζει τον αγώνα!
outcome-wigwam = Ο αρχηγός έφτασε στη σκηνή του. { $winner } κερδίζει! Τελικό σκορ — { $scores }.
outcome-bag = Τα κομμάτια στο σακουλάκι δεν έφτασαν. { $winner } κερδίζει! Τελικό σκορ — { $scores }.
outcome-alone = { $winner } απομένει στο τραπέζι και κερδίζει! Σκορ — { $scores }.
outcome-barrels = { $winner } κερδίζει: τρία βαρέλια ουίσκι! Βαρέλια — { $scores }.
outcome-draw = { $reason ->
        [wigwam] Ο αρχηγός έφτασε στη σκηνή του. { $winners } μοιράζονται τη νίκη! Τελικό σκορ — { $scores }.
        [bag] Τα κομμάτια στο σακουλάκι δεν έφτασαν. { $winners } μοιράζονται τη νίκη! Τελικό σκορ — { $scores }.
        [equal] Ισοπαλία: μετά από δύο ζευγάρια παιχνιδιών κανένας δεν ήταν καλύτερος. Νίκες — { $scores }.
        [settled] Δεν παίζονται άλλες κάρτες. Ισοπαλία: ίσος αριθμός Πετρών.
       *[points] Ισοπαλία στους πόντους. Τελικό σκορ — { $scores }.
    }
