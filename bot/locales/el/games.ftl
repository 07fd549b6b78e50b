# Πώς λέγονται τα παιχνίδια, οι επιλογές και οι ρυθμοί

game-schotten-totten = Schotten Totten
game-schotten-totten-2 = Schotten Totten 2
game-totemo = Totemo
game-heave-ho = Heave Ho!

option-tactics = Παραλλαγή τακτικής
option-expert = Παραλλαγή για προχωρημένους
option-rounds = Γύροι
option-match = Αγώνας
option-colour-run = Χρώμα και σειρά
option-hands = Κομμάτια παικτών
option-board = Ταμπλό
option-teams = Ομάδες
option-value = { $option }: { $value }

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
pace-strict = { $pace }, αυστηρά: όποιος δεν προλάβει χάνει
