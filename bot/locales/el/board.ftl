# Λέξεις για τις εικόνες και τα ταμπλό σε κείμενο.

## Στην εικόνα του ταμπλό: σύντομα, χώρος για περίπου 12 γράμματα

# Μετά το όνομα όποιου έχει σειρά: «Άννα — παίζει»
board-to-move = παίζει
# Μετά το όνομα του νικητή
board-wins = νίκη
# Μετά και τα δύο ονόματα, όταν δεν υπάρχει νικητής
board-draws = ισοπαλία
board-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
board-round = Γύρος { $round } από { $rounds }
# Πριν από τις δύο στοίβες
board-decks = Στοίβες
# Πριν από τις κάρτες που έχουν απορριφθεί
board-discard = Απόρριψη

## Το χέρι

hand-title = { $count ->
    [one] Στο χέρι σας, { $count } κάρτα:
   *[other] Στο χέρι σας, { $count } κάρτες:
}
hand-empty = Το χέρι σας είναι άδειο: απολαύστε τη θέα από τους λόφους.

## Το ταμπλό σε κείμενο, για αναγνώστες οθόνης. Ένα μήνυμα είναι μία πρόταση.

text-title = { $game }.
text-title-round = { $game }, γύρος { $round } από { $rounds }.
text-turn = { $phase ->
    [claim] Παίζει { $name }: διεκδίκηση Πετρών ή τέλος.
    [draw] Παίζει { $name }: τράβηγμα κάρτας.
    [recruit] Παίζει { $name }: «{ card-Recruiter }», τράβηγμα κάρτας.
    [return] Παίζει { $name }: μια κάρτα πρέπει να μπει στη βάση της αντίστοιχης στοίβας.
   *[play] Παίζει { $name }: πρέπει να παιχτεί κάρτα.
}
text-won = { $name } κερδίζει.
text-drawn = Το παιχνίδι έληξε ισόπαλο.
text-aborted = Η παρτίδα διακόπηκε.

# $moves είναι κατάλογος με μηνύματα «text-did-…»
text-last = Τελευταία κίνηση ({ $name }): { $moves }.
text-did-play = { $card } στην Πέτρα { $stone }
text-did-strategist = { card-Strategist }: { $card } από την Πέτρα { $stone } στην Πέτρα { $target }
text-did-strategist-discard = { card-Strategist }: { $card } από την Πέτρα { $stone } απορρίπτεται
text-did-banshee = { card-Banshee }: { $card } από την Πέτρα { $stone } απορρίπτεται
text-did-traitor = { card-Traitor }: { $card } στην Πέτρα { $stone } αλλάζει πλευρά και πηγαίνει στην Πέτρα { $target }
text-did-recruiter = { card-Recruiter }
text-did-claim = κερδίζει την Πέτρα { $stone }
text-did-draw = { $deck ->
    [tactics] τραβάει μια κάρτα Τακτικής
   *[clan] τραβάει μια κάρτα Φυλής
}
text-did-return = βάζει μια κάρτα στη βάση της στοίβας
text-did-pass = πηγαίνει πάσο

text-hand = { $count ->
    [one] { $name } έχει { $count } κάρτα στο χέρι.
   *[other] { $name } έχει { $count } κάρτες στο χέρι.
}
# $clan: πόσες κάρτες Φυλής· $tactics: πόσες κάρτες Τακτικής
text-hand-tactics = Στο χέρι ({ $name }): κάρτες Φυλής { $clan }, κάρτες Τακτικής { $tactics }.
text-points = { $points ->
    [one] { $points } πόντος.
   *[other] { $points } πόντοι.
}
text-clan-deck = { $count ->
    [0] Η στοίβα Φυλής είναι άδεια.
    [one] Στη στοίβα Φυλής μένει { $count } κάρτα.
   *[other] Στη στοίβα Φυλής μένουν { $count } κάρτες.
}
text-tactics-deck = { $count ->
    [0] Η στοίβα Τακτικής είναι άδεια.
    [one] Στη στοίβα Τακτικής μένει { $count } κάρτα.
   *[other] Στη στοίβα Τακτικής μένουν { $count } κάρτες.
}
text-discard = Στοίβα απόρριψης: { $cards }.

text-stone = Πέτρα { $number }.
text-claimed = Την ελέγχει: { $name }.
text-claimable = Μπορεί να διεκδικηθεί τώρα.
# Όπου και οι δύο πλευρές είναι πλήρεις: ποιος κερδίζει σε ισοπαλία
text-first = Σε ισοπαλία κερδίζει: { $name }.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# «7 κόκκινο»
text-card = { $colour ->
    [R] { $strength } { colour-R }
    [O] { $strength } { colour-O }
    [Y] { $strength } { colour-Y }
    [G] { $strength } { colour-G }
    [B] { $strength } { colour-B }
   *[P] { $strength } { colour-P }
}
# Αντί για κατάλογο με κάρτες
text-nothing = καμία κάρτα
# What a player holds, where everyone may see it
text-held = { $name } έχει στο χέρι: { $cards }.

## Η περιγραφή της εικόνας ενός ταμπλό

# $stones είναι κατάλογος με αριθμούς
text-alt-claimed = { $count ->
    [one] { $name } ελέγχει την Πέτρα { $stones }.
   *[other] { $name } ελέγχει τις Πέτρες { $stones }.
}
text-alt-claimable = { $count ->
    [one] Τώρα μπορεί να διεκδικηθεί η Πέτρα { $stones }.
   *[other] Τώρα μπορούν να διεκδικηθούν οι Πέτρες { $stones }.
}
# Ακολουθούν οι κάρτες κάθε Πέτρας: «4: R7 R8 / B2»
text-alt-cards = Κάρτες, { $bottom } / { $top }:

# Η περιγραφή μιας επανάληψης· ακολουθεί το πώς τελείωσε η παρτίδα
text-alt-replay = { $game }: ολόκληρη η παρτίδα, κίνηση προς κίνηση.
# After that; what each player holds at the end follows
text-alt-open-hands = Φαίνονται τα χέρια όλων των παικτών. Στο τέλος:

## Schotten Totten 2: στην εικόνα του ταμπλό

# Μετά το όνομα του παίκτη
board-attacker = επίθεση
board-defender = άμυνα
# Αντί για «παίζει», όταν διαλέγονται κάρτες για την Ανταλλαγή
board-to-choose = διαλέγει
# Ποιο παιχνίδι του αγώνα
board-game = Παιχνίδι { $round }

## Schotten Totten 2: το ταμπλό σε κείμενο

text-siege-title-revenge = { $game }, αγώνας, παιχνίδι { $round }.
text-siege-turn = { $phase ->
    [draw] Παίζει { $name }: τράβηγμα κάρτας.
    [end] Παίζει { $name }: δήλωση κατάληψης ή τέλος.
   *[play] Παίζει { $name }: πρέπει να παιχτεί κάρτα.
}
text-siege-choose = { card-Exchange }: κάρτες διαλέγει { $name }.
text-siege-roles = Επίθεση: { $attacker }. Άμυνα: { $defender }.
# $left: κάρτες στη στοίβα Πολιορκίας για την επίθεση, άθικτα κομμάτια και καζάνια για την άμυνα
text-siege-result = { $role ->
    [attacker] Παιχνίδι { $round }: { $name } κερδίζει στην επίθεση· κάρτες που έμειναν στη στοίβα Πολιορκίας: { $left }.
   *[defender] Παιχνίδι { $round }: { $name } κερδίζει στην άμυνα· άθικτα πλακίδια και καζάνια που έμειναν: { $left }.
}
# $siege: πόσες κάρτες Πολιορκίας· $tactics: πόσες κάρτες Τακτικής
text-siege-hand = Στο χέρι ({ $name }): κάρτες Πολιορκίας { $siege }, κάρτες Τακτικής { $tactics }.
text-siege-spent = Ενέργειες που παίχτηκαν ({ $name }): { $cards }.
text-siege-deck = { $count ->
    [0] Η στοίβα Πολιορκίας είναι άδεια.
    [one] Στη στοίβα Πολιορκίας μένει { $count } κάρτα.
   *[other] Στη στοίβα Πολιορκίας μένουν { $count } κάρτες.
}
text-siege-cauldrons = Καζάνια που μένουν: { $count }.
text-siege-damaged = Κατεστραμμένα πλακίδια: { $count } από { $limit }.
text-siege-discard = Στοίβα απόρριψης: { $cards }.
# «κόκκινο 0, 4, 11»
text-siege-colour = { $colour ->
    [R] κόκκινα { $strengths }
    [Y] κίτρινα { $strengths }
    [G] πράσινα { $strengths }
    [B] μπλε { $strengths }
   *[P] μοβ { $strengths }
}

# Πριν από τα κομμάτια: με ποια σειρά λέγονται οι κάρτες
text-siege-order = Σε κάθε πλευρά αναφέρεται πρώτη η κάρτα που είναι πιο κοντά στο τείχος.
# $name: «αριστερός πύργος»· $counts είναι μήνυμα «text-siege-counts»
text-siege-tile = { $face ->
    [damaged] Πλακίδιο { $number }, { $name }, κατεστραμμένο: { $size } κάρτες, { $counts }.
   *[intact] Πλακίδιο { $number }, { $name }: { $size } κάρτες, { $counts }.
}
text-siege-counts = { $accepted ->
    [sum] άθροισμα
    [lowest] μικρότερο άθροισμα
    [run] σειρά ή άθροισμα
    [kind] ίδια αξία ή άθροισμα
    [colour] χρώμα ή άθροισμα
   *[all] όλοι οι συνδυασμοί
}
text-siege-declarable = Μπορεί να δηλωθεί κατάληψη τώρα.

text-did-siege-play = { $card } στο πλακίδιο { $tile }
text-did-siege-retreat = υποχωρεί από το πλακίδιο { $tile }
text-did-siege-cauldron = ρίχνει ένα καζάνι με λάδι στο πλακίδιο { $tile }
text-did-siege-declare = καταλαμβάνει το πλακίδιο { $tile }
text-did-siege-redeploy = { card-Redeploy }: { $card } από το πλακίδιο { $tile } στο πλακίδιο { $target }
text-did-siege-redeploy-discard = { card-Redeploy }: { $card } από το πλακίδιο { $tile } απορρίπτεται
text-did-siege-recruit = { card-Recruit }: { $card } από τη στοίβα απόρριψης στο πλακίδιο { $tile }
text-did-siege-desertion = { card-Desertion }: { $card } από το πλακίδιο { $tile } απορρίπτεται
text-did-siege-treason = { card-Treason }: { $card } στο πλακίδιο { $tile } αλλάζει πλευρά και πηγαίνει στο πλακίδιο { $target }
text-did-siege-explosion = { card-Explosion } στο πλακίδιο { $tile }
text-did-siege-reinforcements = { card-Reinforcements }: { $cards } στη στοίβα Πολιορκίας
text-did-siege-exchange = { card-Exchange }
text-did-siege-give = διαλέγει κάρτες
# Ένα 0 και ένα 11 του ίδιου χρώματος
text-did-siege-cancelled = απορρίπτονται { $cards }
text-did-siege-draw = { $deck ->
    [tactics] τραβάει μια κάρτα Τακτικής
   *[siege] τραβάει μια κάρτα Πολιορκίας
}

# Στην περιγραφή μιας εικόνας· $tiles είναι κατάλογος με αριθμούς
text-alt-siege-damaged = Κατεστραμμένα πλακίδια: { $tiles }.
text-alt-siege-declarable = Μπορεί να δηλωθεί κατάληψη τώρα στα πλακίδια: { $tiles }.
# Ακολουθούν οι κάρτες κάθε κομματιού: «4: R7 R8 / B2»
text-alt-siege-cards = Κάρτες από το τείχος προς τα έξω, { $bottom } / { $top }:

## Totemo: στην εικόνα του ταμπλό

# Αντί για τα κομμάτια παίκτη που έφυγε από το παιχνίδι
board-totemo-resigned = αποχώρησε
# Δίπλα στη σκηνή του αρχηγού
board-totemo-last-round = τελευταίος γύρος

## Totemo: το χέρι

hand-totemo-title = { $count ->
    [one] Στο χέρι σας, { $count } κομμάτι:
   *[other] Στο χέρι σας, { $count } κομμάτια:
}
hand-totemo-empty = Δεν έχετε κομμάτια: θαυμάστε τα τοτέμ.

## Totemo: το ταμπλό σε κείμενο

text-totemo-title = { $game }, γύρος { $round }.
text-totemo-turn = { $phase ->
    [bonus] Παίζει { $name }: άλλο ένα κομμάτι ή τέλος.
   *[place] Παίζει { $name }: τοποθέτηση κομματιού ή επιστροφή όλων.
}
text-totemo-redraw = Διαλέγει { $name }: κρατά τρεις κορυφές ή τραβά ξανά.
# $names είναι κατάλογος
text-totemo-shared = { $names } μοιράζονται τη νίκη.
text-did-totemo-place = { $block } στο { $hole }
text-did-totemo-swap = επιστρέφει όλα τα κομμάτια στο σακουλάκι
text-did-totemo-done = δεν τοποθετεί άλλο κομμάτι
text-did-totemo-redraw = επιστρέφει τρεις κορυφές και τραβάει ξανά
text-did-totemo-keep = κρατάει τρεις κορυφές
text-totemo-player = { $points ->
    [one] { $name }: { $points } πόντος.
   *[other] { $name }: { $points } πόντοι.
}
text-totemo-count = { $count ->
    [one] { $count } κομμάτι στο χέρι.
   *[other] { $count } κομμάτια στο χέρι.
}
text-totemo-resigned = { $name } αποχώρησε.
text-totemo-starter = Πρώτος παίκτης: { $name }.
# μένουν $left από $path βήματα
text-totemo-chief = { $left ->
    [0] Ο αρχηγός είναι στη σκηνή του.
   *[other] Βήματα του αρχηγού ως τη σκηνή του: { $left } από { $path }.
}
text-totemo-last-round = Αυτός ο γύρος είναι ο τελευταίος.
# Πριν από τα τοτέμ
text-totemo-order = Τα τοτέμ, το καθένα από κάτω προς τα πάνω, με τις αξίες:
text-totemo-pole = { $hole }: { $blocks }.
text-totemo-empty = Άδειες τρύπες: { $holes }.
# «κόκκινη κορυφή 1»
text-totemo-block = { $block } { $value }
# $tiles είναι κατάλογος: θέσεις, και σε παρένθεση ο αριθμός του πλακιδίου ή «text-totemo-face-down»
text-totemo-tiles = Πλακίδια μπόνους στις θέσεις { $tiles }.
text-totemo-face-down = κλειστό, από 30 πόντους και πάνω
text-totemo-bag = { $count ->
    [0] Το σακουλάκι είναι άδειο.
    [one] { $count } κομμάτι στο σακουλάκι.
   *[other] { $count } κομμάτια στο σακουλάκι.
}

# Στην περιγραφή μιας εικόνας. $scores είναι κατάλογος: «Άννα 23, Νίκος 31»
text-alt-totemo-scores = Πόντοι: { $scores }.
# $poles είναι κατάλογος: «a1: R O^, c3: W3 R»
text-alt-totemo-poles = Τοτέμ από κάτω προς τα πάνω: { $poles }.
# $holes είναι κατάλογος: «a1 +3, b2 +5 (μπόνους)»
text-alt-totemo-choosing = { $block } μπαίνει στο: { $holes }.
# Μετά από πόντους που οδηγούν σε πλακίδιο μπόνους
text-totemo-bonus = μπόνους

## Heave Ho!: στις εικόνες του ταμπλό και του χεριού

# Οι λέξεις που είναι τυπωμένες σε μια κάρτα, με πεζά
board-heave-ho = τράβα!
board-heave-round = Γύρος { $round }
# Αντί για «παίζει», όταν μοιράζονται ζευγάρια
board-to-sort = διαλογή
# Μετά το όνομα παίκτη που δεν έχει άλλο ζευγάρι
board-sorted = έτοιμο
# Μετά το όνομα όποιου βγήκε πρώτος
board-stop = στοπ!
# Στη βάση του ταμπλό όσο μοιράζονται ζευγάρια
board-teams = Φτιάχνονται οι ομάδες
# Πριν από τις κάρτες που έβγαλε από το παιχνίδι το «Αντίο»
board-gone = Εκτός
# Πριν από τις κάρτες που άνοιξαν για να φανεί ποιος ξεκινάει
board-turned = Κλήρωση
# Πάνω από τις κάρτες που κράτησε ο παίκτης και που έδωσε στον αντίπαλο
board-kept = Κρατάτε
board-given = Δίνετε

## Heave Ho!: το χέρι

hand-heave-pair = { $phase ->
    [stop] { $name } φωνάζει «Στοπ!». Το τελευταίο σας ζευγάρι, { $number } από { $pairs }: ποια κάρτα κρατάτε;
    [rest] Ζευγάρι { $number } από { $pairs } του αντιπάλου ({ $name }): ποια κάρτα κρατάτε;
   *[sort] Ζευγάρι { $number } από { $pairs }: ποια κάρτα κρατάτε;
}
hand-heave-sorted = Δεν έχετε κάρτες για διαλογή τώρα.
hand-heave-trick = Το χέρι του αντιπάλου ({ $name }): παίξτε μία από αυτές τις κάρτες ή απορρίψτε την.
hand-heave-kept = Κρατάτε: { $cards }.
hand-heave-given = Δίνετε: { $cards }.

## Heave Ho!: το ταμπλό σε κείμενο

text-heave-title = { $game }, γύρος { $round }.
text-heave-turn = { $phase ->
    [sort] Παίζει { $name }: διαλογή ενός ζευγαριού.
    [stop] Παίζει { $name }: ο αντίπαλος φώναξε «Στοπ!», μένει το ζευγάρι στο χέρι.
    [rest] Παίζει { $name }: διαλογή των υπόλοιπων ζευγαριών του αντιπάλου.
    [trick] Παίζει { $name }: μια κάρτα από το χέρι του αντιπάλου παίζεται ή απορρίπτεται.
   *[play] Παίζει { $name }: πρέπει να παιχτεί κάρτα.
}
# «2 κόκκινο»
text-heave-card = { $letter ->
    [W] κυρία { $strength }
    [N] Νέσι { $strength }
    [R] { $strength } κόκκινο
    [B] { $strength } μπλε
   *[G] { $strength } πράσινο
}
# Κάρτα που έχει αυτές τις λέξεις
text-heave-loud = { $card } («τράβα!»)
text-heave-place = { $colour ->
    [R] κόκκινη θέση ({ $name })
    [B] μπλε θέση ({ $name })
   *[G] πράσινη θέση ({ $name })
}

# $barrels: πόσα κερδήθηκαν· $limit: πόσα χρειάζονται για τη νίκη
text-heave-barrels = { $name }: { $barrels } από { $limit } βαρέλια.
text-heave-cards = Κάρτες στο χέρι: { $hand }, στη στοίβα: { $deck }.
text-heave-pairs = Διαλογή: { $done } από { $pairs } ζευγάρια.
text-heave-barrel = Το βαρέλι είναι στη θέση { $space }. Στόχοι: { $zero } στη θέση { $first }, { $one } στη θέση { $last }.
# $terms: «2 + 3 + 0»
text-heave-strength = Δύναμη της πλευράς ({ $name }): { $terms } = { $total }.
text-heave-balance = Δοκιμή δύναμης τώρα: τραβάει { $name }, θέσεις: { $spaces }.
text-heave-even = Μια δοκιμή δύναμης τώρα δεν θα μετακινούσε το βαρέλι.
# $name: «aR»· $place είναι μήνυμα «text-heave-place»· $count: πόσες κάρτες είναι από κάτω
text-heave-top = { $name }, { $place }: πάνω { $card }, από κάτω { $count ->
        [0] καμία κάρτα
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }.
text-heave-printed = { $name }, { $place }: καμία κάρτα, ο τυπωμένος Σκοτσέζος έχει δύναμη { $strength }.
text-heave-gone = Εκτός γύρου: { $cards }.
# $lots: «Άννα: 2 κόκκινο, Νίκος: κυρία 3»
text-heave-turned = Κάρτες που άνοιξαν για να φανεί ποιος ξεκινάει — { $lots }.

text-did-heave-play = { $card } στην { $place }
text-did-heave-use = { $card }
text-did-heave-waste = { $card } χωρίς αποτέλεσμα
text-did-heave-farewell = { card-Farewell } (δύναμη { $strength }): εκτός γύρου { $cards }
text-did-heave-sweep = { card-MuchoMacho }: απορρίπτονται { $cards }
text-did-heave-cross = { card-ChangeSides }: { $card } από την { $place } στην { $target }
# $move είναι ένα από τα παραπάνω μηνύματα
text-did-heave-take = από το χέρι του αντιπάλου: { $move }
text-did-heave-toss = απορρίπτει { $card } από το χέρι του αντιπάλου
text-did-heave-pulled = το βαρέλι πηγαίνει από τη θέση { $start } στη θέση { $space }
text-did-heave-stayed = το βαρέλι μένει στη θέση { $space }

# Στην περιγραφή μιας εικόνας· ακολουθεί «aR: R2! +1, aB: – …»
text-alt-heave-places = Πάνω κάρτες και πόσες είναι από κάτω· το «–» είναι ο τυπωμένος Σκοτσέζος με δύναμη { $strength }:

## Puzzles

board-hand = Το χέρι σας
board-hand-totemo = Τα κομμάτια σας
board-unseen = Κάρτες που δεν έχετε δει
board-unseen-totemo = Κομμάτια που δεν έχετε δει
text-unseen = Κάρτες που δεν έχετε δει: { $cards }.
text-unseen-totemo = Κομμάτια που δεν έχετε δει: { $cards }.
