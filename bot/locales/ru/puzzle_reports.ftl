# Что печатает `cairn puzzles reports`

puzzle-reports-none = О задачах ещё никто ничего не сказал.
puzzle-reports-line = { $name } ({ $about }): 👍 { $good } · 👎 { $dull }
puzzle-reports-gone = больше нет
puzzle-reports-wrong = — ответ неверный: сообщений — { $count }
puzzle-reports-several = — есть ещё ответы: сообщений — { $count }
puzzle-reports-unclear = — вопрос непонятен: сообщений — { $count }
