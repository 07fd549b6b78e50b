# Ονόματα, όπως στο βιβλίο κανόνων. Συνδυασμοί και χρώματα με μικρά: μπαίνουν μέσα σε προτάσεις.

game-schotten-totten = Schotten Totten

seat-1 = Παίκτης 1
seat-2 = Παίκτης 2

option-tactics = Παραλλαγή τακτικής
option-expert = Παραλλαγή για προχωρημένους
option-rounds = Γύροι

colour-R = κόκκινο
colour-O = πορτοκαλί
colour-Y = κίτρινο
colour-G = πράσινο
colour-B = μπλε
colour-P = μοβ

card-Joker = Τζόκερ
card-Spy = Κατάσκοπος
card-Shield = Ασπιδοφόρος
card-Blind = Τυφλόμυγα
card-Mud = Λασπομαχία
card-Recruiter = Στρατολόγος
card-Strategist = Υπεύθυνος στρατηγικής
card-Banshee = Θηλυκός δαίμονας
card-Traitor = Προδότης

# Το όνομα μιας κάρτας Τακτικής μέσα σε πρόταση. Μια κάρτα Φυλής (R7) μένει όπως είναι.
quoted = «{ $name }»

formation-sum = άθροισμα
formation-run = σειρά
formation-colour = χρώμα
# $size: πόσες κάρτες
formation-kind = { $size ->
    [2] δύο ίδιες
   *[3] τρεις ίδιες
    [4] τέσσερις ίδιες
}
formation-colour-run = χρώμα και σειρά
