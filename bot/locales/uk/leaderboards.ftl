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

leaders-title = Таблиця лідерів: { $name }
leaders-all-games = Усі ігри
leaders-everywhere = Усюди
leaders-place = { $platform ->
        [discord] Сервер
        [web] Кімната
       *[other] Група
    }
leaders-all-time = За весь час
leaders-month = { $month ->
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
leaders-empty = { $period ->
        [all] У цій таблиці ще нікого немає.
        [month] У цій таблиці ще нікого немає: щомісяця вона починається заново.
       *[past] У цій таблиці вже нікого немає.
    }
leaders-own = Ваше місце: { $place } з { $people }. Ваш рейтинг: { $score }.
leaders-hidden = Вас приховано, тож жодна таблиця вас не показує.
leaders-unlisted = Вас тут немає: тут лише ті, хто сам цього захотів.
leaders-not-yet = { $where ->
        [here] { $period ->
            [all] Вас у цій таблиці ще немає. Зіграйте тут рейтингову партію: `/play`.
            [month] Цього місяця ви ще не завершили жодної рейтингової партії. Зіграйте тут: `/play`.
           *[past] Вас у цій таблиці не було.
        }
       *[everywhere] { $period ->
            [all] Вас у цій таблиці ще немає. Зіграйте рейтингову партію: `/play`.
            [month] Цього місяця ви ще не завершили жодної рейтингової партії. Зіграйте: `/play`.
           *[past] Вас у цій таблиці не було.
        }
    }
leaders-provisional = Рейтинг зі знаком питання попередній: він усталюється приблизно за десять партій.
leaders-page = Сторінка { $page } з { $pages }.
leaders-which = { $count ->
        [0] Ви ще не користувалися мною на жодному сервері й у жодній групі. Ось спільна таблиця:
       *[other] Яку таблицю показати?
    }
leaders-standing = Оновлюю раз на день. Рахуються рейтингові партії; ваше місце покаже `/leaderboard`.
leaders-this-month = Цей місяць
leaders-hall = Зала слави
leaders-own-page = Моє місце
leaders-higher = ‹ Вище
leaders-lower = Нижче ›
leaders-in-words = Текстом
leaders-as-picture = Малюнком
leaders-other-place = Інше місце
leaders-open = Таблиця лідерів

leaders-puzzle = Задача дня
leaders-points = Бали
leaders-solved = Задачі
leaders-puzzles = { $count ->
        [one] { $count } задача
        [few] { $count } задачі
        [many] { $count } задач
       *[other] { $count } задачі
    }
leaders-own-points = Ваше місце: { $place } з { $people }. Ваші бали: { $score }.
leaders-no-points = { $period ->
        [past] Вас у цій таблиці не було.
       *[other] Вас у цій таблиці ще немає. Розв’яжіть сьогоднішню задачу: `/puzzle`.
    }
leaders-points-how = За задачу, розв’язану в її день, дають 3 бали з першої спроби, 2 з другої та 1 з третьої.
