# Що партії роблять із рейтингом

result-ratings = Рейтинг: { $ratings }
result-rating = { $name } { $rating } ({ $change })
result-unrated = { $why ->
        [no-show] Без рейтингу: не всі зробили хід.
        [limit] Без рейтингу: за день зараховуються три партії тих самих двох гравців.
       *[agreed] Партія нерейтингова.
    }
