# Команда `cairn puzzles check`, которая заново доказывает, что все задачи верны

puzzle-check-right = { $count ->
    [one] За { $seconds } с проверена { $count } задача: каждый ответ верен, и он единственный.
    [few] За { $seconds } с проверено { $count } задачи: каждый ответ верен, и он единственный.
    [many] За { $seconds } с проверено { $count } задач: каждый ответ верен, и он единственный.
   *[other] За { $seconds } с проверено { $count } задач: каждый ответ верен, и он единственный.
}
puzzle-check-wrong = Неверных задач: { $count } из { $all }.
puzzle-check-day = День { $number }: { $fault }
puzzle-check-practice = Тренировка { $number }: { $fault }
puzzle-check-none = В этой копии Cairn нет задач.

## Что может быть не так

puzzle-fault-unreadable = Это не задача.
puzzle-fault-no-kind = Такого вида вопросов нет: { $kind }.
puzzle-fault-old-rules = Она по версии правил { $version }, а с тех пор правила изменились.
puzzle-fault-no-position = Её ходы не ведут к такому вопросу или нарушают правила.
puzzle-fault-wrong = Ответ `{ $answer }` неверен.
puzzle-fault-not-alone = Верных ответов несколько: { $answers }.
puzzle-fault-no-grade = Сложности { $grade } нет.
puzzle-fault-same-match = Из той же партии есть ещё одна задача.
puzzle-fault-look-alike = Она такая же, как другая задача.
puzzle-fault-wrong-weekday = Это вопрос для другого дня недели.
puzzle-fault-theme-again = { $days ->
    [one] Та же тема была { $days } день назад: { $theme }.
    [few] Та же тема была { $days } дня назад: { $theme }.
    [many] Та же тема была { $days } дней назад: { $theme }.
   *[other] Та же тема была { $days } дней назад: { $theme }.
}
puzzle-fault-theme-often = Её тема встречается слишком часто, { $count } из { $all }: { $theme }.
puzzle-fault-few-days = Дней с задачей: { $count }. Должно быть не меньше { $least }.
puzzle-fault-few-of-a-kind = Задач вида { $kind }: { $count }. Должно быть не меньше { $least }.
