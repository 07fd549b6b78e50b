# Команда `cairn puzzles make`, которая ищет задачи в партиях между компьютерами

puzzle-make-done = Задачи на { $days } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дней
} и ещё { $practice } для тренировки — в папке { $folder }.
puzzle-make-few = Задач слишком мало ({ $problem }). Составьте их из большего числа партий.
