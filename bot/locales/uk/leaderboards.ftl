# Таблиці лідерів: хто на якому місці

leaders-alt = Таблиця лідерів. { $title }, { $detail }.
leaders-trend = За тиждень
leaders-score = Рейтинг
leaders-games = Партії
leaders-undrawn = (ім’я іншими літерами)
leaders-row = { $place }. { $name }: { $score }, { $matches }.
leaders-row-moved = { $place }. { $name }: { $score }, { $change } за тиждень, { $matches }.
leaders-you = { $name } (ви)
leaders-matches = { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
