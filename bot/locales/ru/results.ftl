# Что партии делают с рейтингом

result-ratings = Рейтинг: { $ratings }
result-rating = { $name } { $rating } ({ $change })
result-unrated = { $why ->
        [no-show] Без рейтинга: не все сделали ход.
        [limit] Без рейтинга: за день засчитываются три партии одних и тех же двух игроков.
       *[agreed] Партия нерейтинговая.
    }
