# Команда `cairn puzzles make`, яка шукає задачі в партіях між комп’ютерами

puzzle-make-done = Задачі на { $days } { $days ->
    [one] день
    [few] дні
    [many] днів
   *[other] днів
} і ще { $practice } для тренування — у теці { $folder }.
puzzle-make-few = Задач замало ({ $problem }). Складіть їх з більшої кількості партій.
