# Задачі: задача дня, минулі задачі й тренування

puzzle-date = { $day } { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[12] грудня
    } { $year }
puzzle-month = { $month ->
        [1] Січень
        [2] Лютий
        [3] Березень
        [4] Квітень
        [5] Травень
        [6] Червень
        [7] Липень
        [8] Серпень
        [9] Вересень
        [10] Жовтень
        [11] Листопад
       *[12] Грудень
    } { $year }
puzzle-you = Ваш бік
puzzle-rival = Суперник
puzzle-title = Задача дня: { $date } · { $game }
puzzle-title-practice = Тренування · { $game }
puzzle-grade = Складність: { $stars }
puzzle-left = { $count ->
        [1] Лишилася одна спроба.
       *[other] Лишилося { $count } спроби.
    }
puzzle-tried = Неправильні відповіді: { $answers }.
puzzle-wrong = ❌ { $answer }: { $reasons }
puzzle-hint = { $has ->
        [part] 💡 Підказка: у відповіді є { $part }.
       *[none] 💡 Підказка: це одна з відповідей нижче.
    }
puzzle-confirm = Ваша відповідь — { $answer }?
puzzle-type-how = Напишіть відповідь у нашому приватному чаті або після `/puzzle`, наприклад `{ $answer }`. Можна й словами, як хід.
puzzle-give-up = Показати відповідь? Тоді цю задачу для вас завершено.
puzzle-solved = { $count ->
        [1] ✅ Розв’язано з першої спроби!
        [2] ✅ Розв’язано з другої спроби!
       *[other] ✅ Розв’язано з третьої спроби!
    }
puzzle-failed = Спроб більше немає. Ось відповідь:
puzzle-shown = Ось відповідь:
puzzle-solution = { $answer }. { $reasons }
puzzle-late = День цієї задачі минув, тож до серії вона не зараховується.
puzzle-streak-begins = Серія починається: приходьте завтра!
puzzle-streak = { $count ->
        [one] 🔥 Ваша серія: { $count } день поспіль.
        [few] 🔥 Ваша серія: { $count } дні поспіль.
        [many] 🔥 Ваша серія: { $count } днів поспіль.
       *[other] 🔥 Ваша серія: { $count } днів поспіль.
    }
# Що можна показати іншим; це нічого не видає
puzzle-row = { $streak ->
        [0] Cairn, { $date }: { $row }
        [1] Cairn, { $date }: { $row }
       *[other] Cairn, { $date }: { $row } · 🔥 { $streak }
    }
puzzle-practised = тренування
puzzle-was-shared = Тепер усі там бачать ваш результат.
puzzle-rated = Дякую за оцінку!
puzzle-complain = Що не так із цією задачею? Це прочитає людина, яка тримає цього бота.
puzzle-complained = Дякую, повідомлення збережено.

## На сервері, у групі або в кімнаті

puzzle-solved-by = ✓ { $count } · з першої спроби { $first }
puzzle-yesterday = Відповідь учорашньої задачі: { $solution }
puzzle-shared = { $name } — { $row }
puzzle-refused = Не можу опублікувати задачу дня: { $where }. Перевірте, чи можна мені там писати. Тиждень я пробуватиму щодня, а потім перестану.
puzzle-post-none = Задача дня тут не публікується.
puzzle-post-at = Задача дня публікується тут: { $where }, о { $hour }.
puzzle-post-zone = { $has ->
        [yes] Часовий пояс: { $zone }, там зараз { $time }.
       *[no] Часовий пояс ще не вибрано. Беру UTC, там зараз { $time }.
    }
puzzle-post-hours = Виберіть годину, о котрій публікувати її тут, або напишіть її: `/puzzle post 9`. Звуку не буде, якщо не вибрати роль.

## Минулі дні й тренування

puzzle-days = ✓ розв’язано, ✗ не розв’язано, – показано, • розпочато
puzzle-no-streak = Серії зараз немає.
puzzle-streaks = { $count ->
        [one] 🔥 Серія: { $count } день.
        [few] 🔥 Серія: { $count } дні.
        [many] 🔥 Серія: { $count } днів.
       *[other] 🔥 Серія: { $count } днів.
    }
puzzle-longest = { $count ->
        [one] Найдовша: { $count } день.
        [few] Найдовша: { $count } дні.
        [many] Найдовша: { $count } днів.
       *[other] Найдовша: { $count } днів.
    }
puzzle-grace = Один пропущений день на місяць не рахується.
puzzle-practice = Тренуйтеся скільки завгодно: до серії це не зараховується. Яка гра і яка складність?
puzzle-practice-chosen = Гра: { $game } · Складність: { $grade }
puzzle-practice-none = Ви вже пробували всі ці задачі. Виберіть іншу гру чи складність!
streak-reminder = { $name }, ваша серія ({ $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } днів
    }) чекає на сьогоднішню задачу. { $grace ->
        [yes] Якщо пропустите, цей день не рахуватиметься, але такий лише один на місяць.
       *[no] Якщо пропустите, серія обірветься.
    }

## Кнопки

button-puzzle-answer = Відповісти
button-puzzle-yesterday = Учорашня задача
button-puzzle-today = Сьогоднішня задача
button-puzzle-hint = Підказка (мінус спроба)
button-puzzle-giveup = Показати відповідь
button-puzzle-gaveup = Так, показати
button-puzzle-answering = Написати відповідь
button-puzzle-as-answer = Відповідь до задачі
button-puzzle-position = Позиція
button-puzzle-share = Поділитися
button-puzzle-invite = Показати друзям
button-puzzle-rate-good = 👍 Добра
button-puzzle-rate-dull = 👎 Нудна
button-puzzle-complain = Повідомити
button-puzzle-complained-wrong = Відповідь неправильна
button-puzzle-complained-several = Є ще відповіді
button-puzzle-complained-unclear = Незрозуміло
button-puzzle-days = Минулі дні
button-puzzle-practice = Тренування
button-puzzle-another = Ще одна
button-puzzle-any-game = Будь-яка гра
button-puzzle-any-grade = Будь-яка складність
button-puzzle-begin = Почати
button-puzzle-post-now = Опублікувати зараз
button-puzzle-post-stop = Більше не публікувати
here-open-puzzle = Задача дня
