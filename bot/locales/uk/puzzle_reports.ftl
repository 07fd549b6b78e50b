# Що друкує `cairn puzzles reports`

puzzle-reports-none = Про задачі ще ніхто нічого не сказав.
puzzle-reports-line = { $name } ({ $about }): 👍 { $good } · 👎 { $dull }
puzzle-reports-gone = більше немає
puzzle-reports-wrong = — відповідь неправильна: повідомлень — { $count }
puzzle-reports-several = — є ще відповіді: повідомлень — { $count }
puzzle-reports-unclear = — запитання незрозуміле: повідомлень — { $count }
