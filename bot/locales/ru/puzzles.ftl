# Задачи: задача дня, прошлые задачи и тренировка

puzzle-date = { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }
puzzle-month = { $month ->
        [1] Январь
        [2] Февраль
        [3] Март
        [4] Апрель
        [5] Май
        [6] Июнь
        [7] Июль
        [8] Август
        [9] Сентябрь
        [10] Октябрь
        [11] Ноябрь
       *[12] Декабрь
    } { $year }
puzzle-you = Ваша сторона
puzzle-rival = Противник
puzzle-title = Задача дня: { $date } · { $game }
puzzle-title-practice = Тренировка · { $game }
puzzle-grade = Сложность: { $stars }
puzzle-left = { $count ->
        [1] Осталась одна попытка.
       *[other] Осталось { $count } попытки.
    }
puzzle-tried = Неверные ответы: { $answers }.
puzzle-wrong = ❌ { $answer }: { $reasons }
puzzle-hint = { $has ->
        [part] 💡 Подсказка: в ответе есть { $part }.
       *[none] 💡 Подсказка: это один из ответов ниже.
    }
puzzle-confirm = Ваш ответ — { $answer }?
puzzle-type-how = Напишите ответ в нашем личном чате или после `/puzzle`, например `{ $answer }`. Можно и словами, как ход.
puzzle-give-up = Показать ответ? Тогда эта задача для вас закончена.
puzzle-solved = { $count ->
        [1] ✅ Решено с первой попытки!
        [2] ✅ Решено со второй попытки!
       *[other] ✅ Решено с третьей попытки!
    }
puzzle-failed = Попыток больше нет. Вот ответ:
puzzle-shown = Вот ответ:
puzzle-solution = { $answer }. { $reasons }
puzzle-late = День этой задачи прошёл, поэтому в серию она не засчитывается.
puzzle-streak-begins = Серия начинается: приходите завтра!
puzzle-streak = { $count ->
        [one] 🔥 Ваша серия: { $count } день подряд.
        [few] 🔥 Ваша серия: { $count } дня подряд.
        [many] 🔥 Ваша серия: { $count } дней подряд.
       *[other] 🔥 Ваша серия: { $count } дней подряд.
    }
# Что можно показать другим; это ничего не выдаёт
puzzle-row = { $streak ->
        [0] Cairn, { $date }: { $row }
        [1] Cairn, { $date }: { $row }
       *[other] Cairn, { $date }: { $row } · 🔥 { $streak }
    }
puzzle-practised = тренировка
puzzle-was-shared = Теперь все там видят ваш результат.
puzzle-rated = Спасибо за оценку!
puzzle-complain = Что не так с этой задачей? Это прочитает человек, который держит этого бота.
puzzle-complained = Спасибо, сообщение сохранено.

## На сервере, в группе или в комнате

puzzle-solved-by = ✓ { $count } · с первой попытки { $first }
puzzle-yesterday = Ответ вчерашней задачи: { $solution }
puzzle-shared = { $name } — { $row }
puzzle-refused = Не могу опубликовать задачу дня: { $where }. Проверьте, можно ли мне там писать. Неделю я буду пробовать каждый день, а потом перестану.
puzzle-post-none = Задача дня здесь не публикуется.
puzzle-post-at = Задача дня публикуется здесь: { $where }, в { $hour }.
puzzle-post-zone = { $has ->
        [yes] Часовой пояс: { $zone }, там сейчас { $time }.
       *[no] Часовой пояс ещё не выбран. Беру UTC, там сейчас { $time }.
    }
puzzle-post-hours = Выберите час, в который публиковать её здесь, или напишите его: `/puzzle post 9`. Звука не будет, если не выбрать роль.

## Прошлые дни и тренировка

puzzle-days = ✓ решено, ✗ не решено, – показано, • начато
puzzle-no-streak = Серии сейчас нет.
puzzle-streaks = { $count ->
        [one] 🔥 Серия: { $count } день.
        [few] 🔥 Серия: { $count } дня.
        [many] 🔥 Серия: { $count } дней.
       *[other] 🔥 Серия: { $count } дней.
    }
puzzle-longest = { $count ->
        [one] Самая длинная: { $count } день.
        [few] Самая длинная: { $count } дня.
        [many] Самая длинная: { $count } дней.
       *[other] Самая длинная: { $count } дней.
    }
puzzle-grace = Один пропущенный день в месяц не считается.
puzzle-practice = Тренируйтесь сколько угодно: в серию это не засчитывается. Какая игра и какая сложность?
puzzle-practice-chosen = Игра: { $game } · Сложность: { $grade }
puzzle-practice-none = Вы уже пробовали все эти задачи. Выберите другую игру или сложность!
streak-reminder = { $name }, ваша серия ({ $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дней
    }) ждёт сегодняшнюю задачу. { $grace ->
        [yes] Если пропустите, этот день не будет считаться, но такой только один в месяц.
       *[no] Если пропустите, серия прервётся.
    }

## Кнопки

button-puzzle-answer = Ответить
button-puzzle-yesterday = Вчерашняя задача
button-puzzle-today = Сегодняшняя задача
button-puzzle-hint = Подсказка (минус попытка)
button-puzzle-giveup = Показать ответ
button-puzzle-gaveup = Да, показать
button-puzzle-answering = Написать ответ
button-puzzle-as-answer = Ответ на задачу
button-puzzle-position = Позиция
button-puzzle-share = Поделиться
button-puzzle-invite = Показать друзьям
button-puzzle-rate-good = 👍 Хорошая
button-puzzle-rate-dull = 👎 Скучная
button-puzzle-complain = Сообщить
button-puzzle-complained-wrong = Ответ неверный
button-puzzle-complained-several = Есть ещё ответы
button-puzzle-complained-unclear = Непонятно
button-puzzle-days = Прошлые дни
button-puzzle-practice = Тренировка
button-puzzle-another = Ещё одна
button-puzzle-any-game = Любая игра
button-puzzle-any-grade = Любая сложность
button-puzzle-begin = Начать
button-puzzle-post-now = Опубликовать сейчас
button-puzzle-post-stop = Больше не публиковать
here-open-puzzle = Задача дня
