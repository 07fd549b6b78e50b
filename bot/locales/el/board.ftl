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
text-last = Τελευταία κίνηση, { $name }: { $moves }.
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
text-hand-tactics = { $name } έχει στο χέρι κάρτες Φυλής: { $clan }, κάρτες Τακτικής: { $tactics }.
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
text-discard = Κάρτες που απορρίφθηκαν: { $cards }.

text-stone = Πέτρα { $number }.
text-claimed = Την ελέγχει: { $name }.
text-claimable = Μπορεί να διεκδικηθεί τώρα.
# Όπου και οι δύο πλευρές είναι πλήρεις: ποιος κερδίζει σε ισοπαλία
text-first = Σε ισοπαλία υπερισχύει: { $name }.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# «7 κόκκινο»
text-card = { $strength } { $colour }
# Αντί για κατάλογο με κάρτες
text-nothing = καμία

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
