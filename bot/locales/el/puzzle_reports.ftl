# Τι τυπώνει το `cairn puzzles reports`

puzzle-reports-none = Κανείς δεν έχει πει ακόμη τίποτα για γρίφους.
puzzle-reports-line = { $name } ({ $about }): 👍 { $good } · 👎 { $dull }
puzzle-reports-gone = δεν υπάρχει πια
puzzle-reports-wrong = — η απάντηση είναι λάθος: αναφορές { $count }
puzzle-reports-several = — υπάρχουν κι άλλες απαντήσεις: αναφορές { $count }
puzzle-reports-unclear = — η ερώτηση είναι ασαφής: αναφορές { $count }
