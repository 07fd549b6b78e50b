# Τι λέει το bot σε μια συνομιλία: προσκλήσεις, ταμπλό, κάρτες, λίστες. Απλό κείμενο· ο `κώδικας` μπαίνει σε ανάποδα εισαγωγικά.

## Ονόματα

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
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] φυλλομετρητής
       *[other] { $platform }
    }

## Μια παρτίδα. $names είναι οι παίκτες· $setting το παιχνίδι και οι επιλογές του· $id το πώς αναφέρεται κανείς σε αυτή

match-title = { $names } · { $setting } · `#{ $id }`
status-yours = Είναι η σειρά σας.
ask-schotten-totten = Η σειρά σας: { $phase ->
        [claim] διεκδικήστε Πέτρες ή σταματήστε.
        [draw] τραβήξτε μια κάρτα.
        [recruit] τραβήξτε μια κάρτα («{ card-Recruiter }»).
        [return] βάλτε δύο κάρτες στη βάση της στοίβας τους, τη μία μετά την άλλη.
       *[play] παίξτε μια κάρτα.
    }
ask-schotten-totten-2 = Η σειρά σας: { $phase ->
        [draw] τραβήξτε μια κάρτα ή δηλώστε πρώτα κατάληψη.
        [end] δηλώστε κατάληψη ή ολοκληρώστε την κίνησή σας.
        [exchange] διαλέξτε 3 κάρτες που θα δώσετε.
       *[play] { $role ->
            [attacker] επιτίθεστε, παίξτε μια κάρτα.
           *[defender] αμύνεστε, παίξτε μια κάρτα.
        }
    }
ask-totemo = Η σειρά σας: { $phase ->
        [redraw] τραβήξατε τρεις κορυφές. Τραβήξτε ξανά ή κρατήστε τες.
        [bonus] μπόνους! Βάλτε άλλο ένα κομμάτι ή ολοκληρώστε την κίνησή σας.
       *[place] βάλτε ένα κομμάτι ή επιστρέψτε τα όλα.
    }
ask-heave-ho = Η σειρά σας: { $phase ->
        [sort] ποια από τις δύο κρατάτε; Η άλλη πάει στον αντίπαλο. Ζευγάρια που μένουν: { $left }.
        [stop] στοπ! Ξεδιαλέξτε το ζευγάρι που βλέπετε: ποια κάρτα κρατάτε;
        [rest] ο αντίπαλος δεν πρόλαβε. Ποια από τις δύο είναι για τη δική σας ομάδα; Ζευγάρια που μένουν: { $left }.
        [trick] αυτό είναι το χέρι του αντιπάλου. Πάρτε μια κάρτα και παίξτε τη ή απορρίψτε μία.
       *[play] παίξτε μια κάρτα.
    }
status-waiting = { $count ->
        [1] Παίζει { $names }.
       *[other] Παίζουν { $names }.
    }
turn-call = { $names }, είναι η σειρά σας! `#{ $id }`
pick-next = { $next ->
        [place] { $chosen }: πού;
        [other] { $chosen }: διαλέξτε
       *[card] { $chosen }: ποια κάρτα;
    }
confirm-move = { $move } (`{ $text }`). Να γίνει αυτή η κίνηση;
# Το όνομα της κίνησης είναι και ό,τι γράφει κανείς
confirm-named = { $move }. Να γίνει αυτή η κίνηση;
more-choose = Τι θέλετε να κάνετε;
type-how = Γράψτε μια κίνηση μετά το `/move`. Δυνατές κινήσεις: { $moves }
resign-sure = Θέλετε σίγουρα να εγκαταλείψετε; { $seats ->
        [2] Θα χάσετε αυτή την παρτίδα.
       *[other] Οι άλλοι συνεχίζουν χωρίς εσάς.
    }
stale = Στο μεταξύ η παρτίδα προχώρησε. Δείτε πώς έχουν τα πράγματα τώρα:
played = Έγινε η κίνηση: { $move }.
button-unknown = Αυτό το κουμπί δεν λειτουργεί πια. Το `/games` δείχνει τις παρτίδες σας.
match-seed = Το ανακάτεμα έγινε με το `seed`: `{ $seed }`. Το SHA-256 του εμφανίστηκε στην αρχή: `{ $digest }`.
late = { $names }: τέλος χρόνου. { $seats ->
        [2] Κατοχυρώστε τη νίκη, αφήστε τον υπολογιστή να συνεχίσει ή περιμένετε κι άλλο.
       *[other] Οι υπόλοιποι μπορούν να συνεχίσουν μόνοι, να δώσουν τη θέση στον υπολογιστή ή να περιμένουν κι άλλο.
    }

# Πώς τελείωσε μια παρτίδα, αν όχι με τους κανόνες
ending-resigned = { $loser } εγκαταλείπει. { $winners } κερδίζει!
ending-timeout = { $loser }: τέλος χρόνου. { $winners } κερδίζει!
ending-draw = Οι παίκτες συμφώνησαν ισοπαλία.
ending-aborted = Η παρτίδα διακόπηκε και δεν μετράει.

## Προτάσεις

offer-undo = { $name } ζητάει να αναιρέσει την τελευταία κίνηση. Συμφωνείτε;
offer-draw = { $name } προτείνει ισοπαλία. Συμφωνείτε;
done-undo = Η τελευταία κίνηση αναιρέθηκε.
done-offer = Η πρόταση στάλθηκε στους άλλους. Ισχύει μέχρι την επόμενη κίνηση.
done-decline = Απορρίψατε την πρόταση.
done-agree = Συμφωνήσατε. Περιμένουμε τους άλλους.
done-resign = Αποχωρήσατε από αυτή την παρτίδα. Οι άλλοι συνεχίζουν.
done-timeout = Οι άλλοι συνεχίζουν.
done-computer = Σε αυτή τη θέση συνεχίζει ο υπολογιστής.

## Προσκλήσεις

setup-title = Νέα παρτίδα: { $game }. Με τα κουμπιά αλλάζετε τις επιλογές. Για να προσκαλέσετε κάποιον, γράψτε το όνομά του: `/play @όνομα`.
setup-with = Νέα παρτίδα: { $game }. Αντίπαλος: { $name }. Με τα κουμπιά αλλάζετε τις επιλογές και μετά στέλνετε την πρόσκληση.
setup-game = Άλλο παιχνίδι: { $game }
setup-pace = Ρυθμός: { $pace }
setup-seats = Παίκτες: { $count }
setup-ask = Πρόσκληση: { $name }
setup-someone = Πρόσκληση σε κάποιον
setup-choose = Ποιον θέλετε να προσκαλέσετε; Πατήστε «{ setup-someone }» στο κάτω μέρος της οθόνης και διαλέξτε.
setup-open = Ελεύθερη θέση για όλους
setup-invite = Πρόσκληση με κωδικό
setup-computer-steady = Με τον υπολογιστή
setup-computer-random = Υπολογιστής: εύκολο
challenge-asks = { $names }: { $challenger } σας προσκαλεί σε παιχνίδι!
challenge-open = { $count ->
        [one] { $challenger } ψάχνει αντίπαλο. Ποιος θα παίξει;
       *[other] { $challenger } ψάχνει { $count } αντιπάλους. Ποιος θα παίξει;
    }
challenge-code = Συμμετοχή από άλλη συνομιλία ή πλατφόρμα: `/join { $id }`
# Στέλνεται σε άλλους μαζί με έναν σύνδεσμο
invitation = { $challenger } σας προσκαλεί σε παιχνίδι: { $game }!
challenge-seated = Στο τραπέζι: { $names }. Η παρτίδα αρχίζει μόλις μαζευτούν όλοι.
challenge-rematch = { $names }: { $challenger } ζητάει ρεβάνς!
challenge-details = { $setting } · { $pace }
challenge-made = Η πρόσκληση έφυγε. Θα σας ειδοποιήσω μόλις αρχίσει η παρτίδα.
challenge-unmet = Δεν μπορώ να στείλω πρώτο μήνυμα: { $names }. Προωθήστε την πρόσκληση με το κουμπί «{ button-invite }».
challenge-joined = Έχετε θέση. Θα σας ειδοποιήσω μόλις αρχίσει η παρτίδα.
challenge-begun = Η παρτίδα άρχισε. SHA-256 του `seed` για το ανακάτεμα: `{ $digest }`.
begun = Ξεκινάμε: το ταμπλό και οι κάρτες σας έρχονται.
begun-totemo = Ξεκινάμε: το ταμπλό και τα κομμάτια σας έρχονται.
begun-private = Κανείς άλλος εδώ δεν βλέπει αυτή την παρτίδα: είναι στην ιδιωτική μας συνομιλία. Μπορείτε να παίξετε και εδώ, με το `/hand`.
challenge-declined = { $count ->
        [1] { $challenger } έστειλε πρόσκληση, αλλά { $names } δεν τη δέχτηκε.
       *[other] { $challenger } έστειλε πρόσκληση, αλλά { $names } δεν τη δέχτηκαν.
    }
challenge-cancelled = { $challenger } απέσυρε την πρόσκληση.
challenge-expired = { $challenger } έστειλε πρόσκληση, αλλά δεν απάντησε κανείς εγκαίρως.
decline-why = Θέλετε να πείτε τον λόγο;
reason-none = Χωρίς εξήγηση
reason-time = Δεν έχω χρόνο τώρα
reason-game = Καλύτερα άλλο παιχνίδι
reason-pace = Καλύτερα σε άλλον ρυθμό
reason-block = Απόρριψη και αποκλεισμός
declined = Δεν συμμετέχετε.
cancelled = Η πρόσκλησή σας αποσύρθηκε.
blocked = { $name } δεν μπορεί πια να σας προσκαλεί. Για άρση του αποκλεισμού γράψτε `/unblock` ή `/settings`.
unblocked = { $name } μπορεί και πάλι να σας προσκαλεί.

# Ξεχωριστά μηνύματα. $title είναι η παρτίδα
notice-declined = { $open ->
        [yes] { $name } δεν συμμετέχει· η θέση είναι πάλι ελεύθερη: { $title }.
       *[no] Η πρόσκλησή σας απορρίφθηκε: { $title }. { $reason ->
            [time] Δεν υπάρχει χρόνος τώρα.
            [game] Καλύτερα άλλο παιχνίδι.
            [pace] Καλύτερα σε άλλον ρυθμό.
           *[none] Δεν δόθηκε εξήγηση.
        }
    }
notice-refused = { $name } δεν δέχεται αυτό που ζητήσατε: { $title }
notice-unreachable = { $name } δεν λαμβάνει τα προσωπικά μου μηνύματα. Το χέρι είναι πάντα διαθέσιμο με το κουμπί «{ button-hand }». { $title }
notice-unreachable-totemo = { $name } δεν λαμβάνει τα προσωπικά μου μηνύματα. Τα κομμάτια είναι πάντα διαθέσιμα με το κουμπί «{ button-hand-totemo }». { $title }
# Όσο κάποιος δεν έχει δεχτεί ακόμα
notice-unmet = { $platform ->
        [telegram] Δεν μπορώ να στείλω πρώτο μήνυμα: { $name }. Προωθήστε την πρόσκληση με το κουμπί «{ button-invite }».
       *[other] { $name } δεν λαμβάνει τα προσωπικά μου μηνύματα. Μιλήστε εσείς για την πρόσκληση.
    } { $title }
notice-unseen = Την πρόσκλησή σας δεν τη βλέπει κανείς: δεν μου επιτρέπεται να γράφω σε εκείνη τη συνομιλία. Κάντε την αλλού ή ρωτήστε έναν διαχειριστή. { $title }
notice-moved = Το νήμα ή το κανάλι αυτής της παρτίδας διαγράφηκε. Η παρτίδα συνεχίζεται εδώ: { $title }
notice-replaced = Ο χρόνος σας τέλειωσε και τη θέση σας πήρε ο υπολογιστής: { $title }

## Λίστες

games-title = { $count ->
        [one] Η παρτίδα σας:
       *[other] Οι { $count } παρτίδες σας, πρώτα οι πιο επείγουσες:
    }
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [one] Και μία ακόμα.
       *[other] Και άλλες { $count }.
    }
games-none = Δεν έχετε παρτίδες αυτή τη στιγμή. Προσκαλέστε κάποιον με `/play` ή παίξτε με τον υπολογιστή.
games-status-challenge = Η πρόσκληση περιμένει απάντηση.
games-past = Ολοκληρωμένες παρτίδες, πρώτα η πιο πρόσφατη:
games-past-none = Δεν έχετε ολοκληρώσει καμία παρτίδα ακόμα. Ξεκινήστε μία με `/play`.
which-match = Παίζετε περισσότερες από μία παρτίδες. Ποια εννοείτε;
history-title = { $title } — σελίδα { $page } από { $pages }
history-none = Δεν έχει γίνει τίποτα ακόμα.
export-over = Πλήρης καταγραφή της παρτίδας: { $title }. Το `cairn verify` ελέγχει το ανακάτεμα και τις κινήσεις.
export-going-on = Η καταγραφή της παρτίδας ως εδώ: { $title }. Όταν τελειώσει, το αρχείο θα έχει και το `seed`.
replay-title = Επανάληψη της παρτίδας: { $title }
replay-busy = Η άλλη επανάληψη που ζητήσατε σχεδιάζεται ακόμα. Περιμένετε να έρθει και ζητήστε ξανά αυτήν.

## Ρυθμίσεις και βοήθεια

settings-title = Οι ρυθμίσεις σας
settings-language = Γλώσσα: { $language }
settings-confirm = { $state ->
        [on] Πριν από κάθε κίνηση σας ζητάω επιβεβαίωση.
       *[off] Η κίνηση γίνεται μόλις τη διαλέξετε.
    }
settings-confirm-on = Με επιβεβαίωση
settings-confirm-off = Χωρίς επιβεβαίωση
settings-blocked = { $count ->
        [0] Δεν έχετε αποκλείσει κανέναν.
        [one] Έχετε αποκλείσει { $count } άτομο.
       *[other] Έχετε αποκλείσει { $count } άτομα.
    }
settings-unblock = Άρση αποκλεισμού: { $name }
settings-link = Σύνδεση άλλης πλατφόρμας
settings-unlink = Αποσύνδεση λογαριασμού
settings-linked = Συνδεδεμένοι λογαριασμοί: { $names }
link-code = Ο κωδικός σας: `{ $code }`. Γράψτε μου `/link { $code }` στην άλλη πλατφόρμα, και θα ξέρω ότι είστε εσείς. Ισχύει μία φορά. Μην τον δείξετε σε κανέναν: όποιος τον γράψει θα παίζει στη θέση σας.
link-done = Οι λογαριασμοί συνδέθηκαν: { $names }. Παρτίδες, ρυθμίσεις και αποκλεισμοί είναι πια κοινά.
unlink-sure = Να αποσυνδεθεί αυτός ο λογαριασμός από τους άλλους: { $names }; Κάθε λογαριασμός κρατάει τις παρτίδες που παίζει ο ίδιος· ρυθμίσεις και αποκλεισμοί μένουν και στους δύο.
unlinked = Ο λογαριασμός αποσυνδέθηκε. Για να τον συνδέσετε ξανά, γράψτε `/link`.
help-title = Παίξτε επιτραπέζια παιχνίδια εδώ, μέσα στη συνομιλία. Προσκαλέστε κάποιον, κρατήστε τις κάρτες σας κρυφές και παρακολουθήστε το ταμπλό στο κανάλι.
help-heading = Εντολές
help-group = { $group ->
        [start] Έναρξη παρτίδας
        [during] Στην παρτίδα
        [look] Πληροφορίες
       *[settings] Ρυθμίσεις
    }
help-line = `{ $usage }`: { $text }
help-end = Τις κινήσεις μπορείτε και να τις γράφετε: το `/move R7@3` βάζει το κόκκινο 7 στην Πέτρα 3. Το `/rules` εξηγεί τους κανόνες.

## Κουμπιά: το πολύ 40 γράμματα, καλύτερα 12

button-play = Νέα παρτίδα
button-games = Οι παρτίδες μου
button-past = Ολοκληρωμένες
button-hand = Οι κάρτες μου
button-hand-totemo = Τα κομμάτια μου
button-board = Ταμπλό
button-text = Σε κείμενο
button-history = Ιστορικό
button-export = Εξαγωγή
button-replay = Επανάληψη
button-rules = Κανόνες
button-more = Άλλα…
button-type = Γραπτή κίνηση
button-back = Πίσω
button-next = Επόμενη παρτίδα
button-undo = Αναίρεση
button-draw = Πρόταση ισοπαλίας
button-abort = Διακοπή
button-resign = Εγκατάλειψη
button-resign-sure = Ναι, εγκαταλείπω
button-unlink-sure = Ναι, αποσύνδεση
button-confirm = Επιβεβαίωση
button-agree = Συμφωνώ
button-refuse = Απόρριψη
button-win = Κατοχύρωση νίκης
button-go-on = Συνέχεια χωρίς τον παίκτη
button-replace = Συνεχίζει ο υπολογιστής
button-rematch = Ρεβάνς
button-accept = Αποδοχή
button-join = Συμμετοχή
button-invite = Προσκαλώ
button-decline = Απόρριψη
button-cancel = Απόσυρση
button-fill = Συμπλήρωση με υπολογιστή
button-earlier = ‹ Πριν
button-later = Μετά ›

## Κινήσεις σε κουμπιά. $rest είναι αυτό που αφορούν, ή «none» όπου διαλέγεται μετά

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

# Something unexpected happened while a request was handled.
trouble = Κάτι πήγε στραβά από τη μεριά μου. Δοκιμάστε ξανά· το `/board` δείχνει πώς έχουν τα πράγματα.
