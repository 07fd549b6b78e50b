# Команда `cairn puzzles check`, яка наново доводить, що всі задачі правильні

puzzle-check-right = { $count ->
    [one] За { $seconds } с перевірено { $count } задачу: кожна відповідь правильна, і вона єдина.
    [few] За { $seconds } с перевірено { $count } задачі: кожна відповідь правильна, і вона єдина.
    [many] За { $seconds } с перевірено { $count } задач: кожна відповідь правильна, і вона єдина.
   *[other] За { $seconds } с перевірено { $count } задач: кожна відповідь правильна, і вона єдина.
}
puzzle-check-wrong = Хибних задач: { $count } із { $all }.
puzzle-check-day = День { $number }: { $fault }
puzzle-check-practice = Тренування { $number }: { $fault }
puzzle-check-none = У цій копії Cairn немає задач.

## Що може бути не так

puzzle-fault-unreadable = Це не задача.
puzzle-fault-no-kind = Такого виду питань немає: { $kind }.
puzzle-fault-old-rules = Вона за версією правил { $version }, а відтоді правила змінилися.
puzzle-fault-no-position = Її ходи не ведуть до такого питання або порушують правила.
puzzle-fault-wrong = Відповідь `{ $answer }` неправильна.
puzzle-fault-not-alone = Правильних відповідей кілька: { $answers }.
puzzle-fault-no-grade = Складності { $grade } немає.
puzzle-fault-same-match = З тієї самої партії є ще одна задача.
puzzle-fault-look-alike = Вона така сама, як інша задача.
puzzle-fault-wrong-weekday = Це питання для іншого дня тижня.
puzzle-fault-theme-again = { $days ->
    [one] Та сама тема була { $days } день тому: { $theme }.
    [few] Та сама тема була { $days } дні тому: { $theme }.
    [many] Та сама тема була { $days } днів тому: { $theme }.
   *[other] Та сама тема була { $days } днів тому: { $theme }.
}
puzzle-fault-theme-often = Її тема трапляється надто часто, { $count } із { $all }: { $theme }.
puzzle-fault-few-days = Днів із задачею: { $count }. Має бути щонайменше { $least }.
puzzle-fault-few-of-a-kind = Задач виду { $kind }: { $count }. Має бути щонайменше { $least }.
