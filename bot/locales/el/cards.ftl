# Χρώματα, κάρτες, κομμάτια και συνδυασμοί, όπως στο βιβλίο κανόνων. Συνδυασμοί και χρώματα με μικρά: μπαίνουν μέσα σε προτάσεις.

colour-R = κόκκινο
colour-O = πορτοκαλί
colour-Y = κίτρινο
colour-G = πράσινο
colour-B = μπλε
colour-P = μοβ

card-Joker = Τζόκερ
card-Spy = Κατάσκοπος
card-Shield = Ασπιδοφόρος
card-Shield-schotten-totten-2 = Ασπίδα
card-Blind = Τυφλόμυγα
card-Mud = Λασπομαχία
card-Recruiter = Στρατολόγος
card-Strategist = Υπεύθυνος στρατηγικής
card-Banshee = Θηλυκός δαίμονας
card-Traitor = Προδότης
card-Redeploy = Αναδιάταξη
card-Recruit = Στρατολόγηση
card-Desertion = Λιποταξία
card-Treason = Προδοσία
card-Explosion = Έκρηξη
card-Reinforcements = Ενισχύσεις
card-Exchange = Ανταλλαγή
card-Adrenaline = Αδρεναλίνη
card-NastyTrick = Βρόμικο κόλπο
card-HeaveHo = Τράβα!
card-MuchoMacho = Πολύ μάτσο
card-Weakness = Η αδυναμία νικά
card-RopeBreaks = Το σκοινί κόβεται
card-ChangeSides = Αλλαγή πλευράς
card-Farewell = Αντίο
card-Monstrous = Τερατώδες

# Τα κομμάτια του τείχους, από αριστερά προς τα δεξιά, όπως τα βλέπει ο επιτιθέμενος.
tile-left-pit = αριστερός λάκκος
tile-left-tower = αριστερός πύργος
tile-left-wall = αριστερό τείχος
tile-gate = πύλη
tile-right-wall = δεξί τείχος
tile-right-tower = δεξιός πύργος
tile-right-pit = δεξιός λάκκος

# Τα κομμάτια και οι κορυφές τους.
block-R = κόκκινο κομμάτι
block-R-topper = κόκκινη κορυφή
block-O = πορτοκαλί κομμάτι
block-O-topper = πορτοκαλί κορυφή
block-Y = κίτρινο κομμάτι
block-Y-topper = κίτρινη κορυφή
block-G = πράσινο κομμάτι
block-G-topper = πράσινη κορυφή
block-B = μπλε κομμάτι
block-B-topper = μπλε κορυφή
block-P = μοβ κομμάτι
block-P-topper = μοβ κορυφή
block-W = κομμάτι ουράνιο τόξο

# Το όνομα μιας κάρτας Τακτικής μέσα σε πρόταση. Μια κάρτα Φυλής (R7) μένει όπως είναι.
quoted = «{ $name }»
# $others: όλα εκτός από το τελευταίο, με κόμματα
list-and = { $others } και { $last }

formation-sum = άθροισμα
formation-run = σειρά
formation-colour = χρώμα
# $size: πόσες κάρτες
formation-kind = { $size ->
    [2] δύο ίδιες
   *[3] τρεις ίδιες
    [4] τέσσερις ίδιες
}
formation-kind-schotten-totten-2 = { formation-kind }
formation-colour-run = χρώμα και σειρά
