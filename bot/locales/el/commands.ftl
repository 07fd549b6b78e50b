# Τι κάνει κάθε εντολή: για μενού, συμπλήρωση και /help, το πολύ 100 γράμματα. Οι παράμετροι είναι μία λέξη.

command-play = Προσκαλέστε κάποιον, αφήστε μια ελεύθερη θέση για όλους ή παίξτε με τον υπολογιστή
command-join = Πάρτε μια ελεύθερη θέση με τον κωδικό της, από εδώ ή από άλλη πλατφόρμα
command-games = Όλες οι παρτίδες σας, πρώτα οι πιο επείγουσες
command-leaderboard = Ποιοι είναι οι καλύτεροι, εδώ ή παντού: τον μήνα ή από την αρχή
command-hand = Το χέρι σας και οι δυνατές κινήσεις
command-board = Το ταμπλό όπως το βλέπετε εσείς
command-move = Γράψτε την κίνησή σας, για παράδειγμα R7@3 ή claim 3
command-plan = Σχεδιάστε την επόμενη σειρά σας: παίζεται μόλις έρθει
command-claim = Διεκδικήστε Πέτρα ή πλακίδιο· αν δεν γίνεται, βλέπετε ποιες κάρτες θα σας νικούσαν
command-undo = Αναίρεση της τελευταίας σας κίνησης· αν αποκάλυψε κάτι, ρωτώνται πρώτα οι άλλοι
command-draw = Προτείνετε ισοπαλία ή δεχτείτε την
command-resign = Εγκαταλείψτε μια παρτίδα
command-abort = Διακόψτε μια παρτίδα όπου δεν έχουν παίξει ακόμα όλοι· δεν μετράει
command-mute = Να μη σας καλώ πια σε μία παρτίδα
command-pause = Προτείνετε παύση ή δεχτείτε την: τα ρολόγια της παρτίδας σταματούν
command-give = Δώστε χρόνο σε έναν αντίπαλο
command-rematch = Παίξτε άλλη μία φορά, με αλλαγή θέσεων
command-history = Τι έγινε σε μια παρτίδα, κίνηση προς κίνηση
command-replay = Ολόκληρη η παρτίδα σε κινούμενη εικόνα
command-export = Μια παρτίδα σε αρχείο κειμένου που μπορεί να το ελέγξει ο καθένας
command-profile = Βαθμολογία, αποτελέσματα και τελευταίες παρτίδες: δικές σας ή άλλου
command-rules = Οι κανόνες, σελίδα σελίδα, με εικόνες
command-settings = Η γλώσσα σας, το θέμα, η ζώνη ώρας και οι άλλες ρυθμίσεις
command-vacation = Πάρτε διακοπές: το ρολόι σας σταματά σε όλες τις παρτίδες σας
command-data = Κατεβάστε ή διαγράψτε όλα όσα κρατάει το Cairn για εσάς
command-link = Σύνδεση λογαριασμών: πάρτε κωδικό εδώ και γράψτε τον στην άλλη πλατφόρμα
command-block = Σταματήστε να δέχεστε προσκλήσεις από κάποιον
command-unblock = Δεχτείτε ξανά προσκλήσεις από κάποιον
command-puzzle = Ο σημερινός γρίφος, οι παλιότεροι και εξάσκηση
command-help = Τι μπορείτε να κάνετε εδώ ή πώς γράφεται μια εντολή

parameter-opponent = αντίπαλος
parameter-opponent2 = αντίπαλος2
parameter-opponent3 = αντίπαλος3
parameter-game = παιχνίδι
parameter-pace = ρυθμός
parameter-options = επιλογές
parameter-match = παρτίδα
parameter-move = κίνηση
parameter-moves = κινήσεις
parameter-number = αριθμός
parameter-page = σελίδα
parameter-board = πίνακας
parameter-language = γλώσσα
parameter-what = τι
parameter-setting = ρύθμιση
parameter-person = παίκτης
parameter-puzzle = γρίφος
parameter-command = εντολή
parameter-code = κωδικός
parameter-time = χρόνος

## Ονόματα εντολών όπου μπορούν να μεταφραστούν: μία λέξη, μικρά γράμματα

name-play = παίξε
name-join = συμμετοχή
name-games = παρτίδες
name-leaderboard = κατάταξη
name-hand = κάρτες
name-board = ταμπλό
name-move = κίνηση
name-plan = σχέδιο
name-claim = διεκδίκηση
name-undo = αναίρεση
name-draw = ισοπαλία
name-resign = εγκατάλειψη
name-abort = διακοπή
name-mute = σίγαση
name-pause = παύση
name-give = χάρισε
name-rematch = ρεβάνς
name-history = ιστορικό
name-replay = επανάληψη
name-export = εξαγωγή
name-profile = προφίλ
name-rules = κανόνες
name-settings = ρυθμίσεις
name-vacation = διακοπές
name-data = δεδομένα
name-link = σύνδεση
name-block = αποκλεισμός
name-unblock = άρση-αποκλεισμού
name-puzzle = γρίφος
name-help = βοήθεια
menu-challenge = Πρόσκληση σε παιχνίδι
menu-profile = Προφίλ

## Τι λένε τα μενού για τις παραμέτρους: το πολύ 100 γράμματα

parameter-opponent-about = Ποιον προσκαλείτε· Cairn σημαίνει υπολογιστής· κενό: διαλέγετε με κουμπιά
parameter-opponent2-about = Δεύτερος αντίπαλος, σε παιχνίδια για τρεις ή τέσσερις
parameter-opponent3-about = Τρίτος αντίπαλος, σε παιχνίδια για τέσσερις
parameter-game-about = Ποιο παιχνίδι
parameter-pace-about = Χρόνος ανά κίνηση
parameter-options-about = Παραλλαγές, για παράδειγμα: tactics rounds=3
parameter-match-about = Ποια από τις παρτίδες σας· χρειάζεται μόνο αν έχετε πολλές
parameter-move-about = Τι παίζετε, για παράδειγμα R7@3 ή claim 3
parameter-moves-about = Οι κινήσεις με ερωτηματικό ανάμεσά τους, πρώτα η καλύτερη, π.χ. R7@3; claim 3
parameter-number-about = Ο αριθμός της Πέτρας ή του πλακιδίου
parameter-page-about = Ποια σελίδα
parameter-board-about = Για παράδειγμα: month, 2026-11, global· χωρίς τίποτα, εδώ και από την αρχή
parameter-language-about = Σε ποια γλώσσα σας μιλάει το Cairn
parameter-what-about = export ή delete
parameter-setting-about = Τι να αλλάξει, για παράδειγμα theme=dark
parameter-person-about = Ποιο άτομο
parameter-puzzle-about = Απάντηση, ημέρα, «practice» ή «post» για όσους διαχειρίζονται αυτό το μέρος
parameter-command-about = Ποια εντολή
parameter-code-about = Ο κωδικός που πήρατε
parameter-time-about = Πόσο, για παράδειγμα 5 ημέρες· διακοπές και μέχρι 1 Δεκεμβρίου ή τέλος
