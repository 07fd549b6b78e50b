# Таблицы лидеров: кто на каком месте

leaders-alt = Таблица лидеров. { $title }, { $detail }.
leaders-trend = За неделю
leaders-score = Рейтинг
leaders-games = Партии
leaders-undrawn = (имя другими буквами)
leaders-row = { $place }. { $name }: { $score }, { $matches }.
leaders-row-moved = { $place }. { $name }: { $score }, { $change } за неделю, { $matches }.
leaders-you = { $name } (вы)
leaders-matches = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
