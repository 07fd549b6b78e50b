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

leaders-title = Таблица лидеров: { $name }
leaders-all-games = Все игры
leaders-everywhere = Везде
leaders-place = { $platform ->
        [discord] Сервер
        [web] Комната
       *[other] Группа
    }
leaders-all-time = За всё время
leaders-month = { $month ->
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
leaders-empty = { $period ->
        [all] В этой таблице ещё никого нет.
        [month] В этой таблице ещё никого нет: каждый месяц она начинается заново.
       *[past] В этой таблице уже никого нет.
    }
leaders-own = Ваше место: { $place } из { $people }. Ваш рейтинг: { $score }.
leaders-hidden = Вы скрыты, поэтому вас не показывает ни одна таблица.
leaders-unlisted = Вас здесь нет: здесь только те, кто сам этого захотел.
leaders-not-yet = { $where ->
        [here] { $period ->
            [all] Вас в этой таблице ещё нет. Сыграйте здесь рейтинговую партию: `/play`.
            [month] В этом месяце вы ещё не закончили ни одной рейтинговой партии. Сыграйте здесь: `/play`.
           *[past] Вас в этой таблице не было.
        }
       *[everywhere] { $period ->
            [all] Вас в этой таблице ещё нет. Сыграйте рейтинговую партию: `/play`.
            [month] В этом месяце вы ещё не закончили ни одной рейтинговой партии. Сыграйте: `/play`.
           *[past] Вас в этой таблице не было.
        }
    }
leaders-provisional = Рейтинг со знаком вопроса предварительный: он устанавливается примерно за десять партий.
leaders-page = Страница { $page } из { $pages }.
leaders-which = { $count ->
        [0] Вы ещё не пользовались мной ни на одном сервере и ни в одной группе. Вот общая таблица:
       *[other] Какую таблицу показать?
    }
leaders-standing = Обновляю раз в день. Считаются рейтинговые партии; ваше место покажет `/leaderboard`.
leaders-this-month = Этот месяц
leaders-hall = Зал славы
leaders-own-page = Моё место
leaders-higher = ‹ Выше
leaders-lower = Ниже ›
leaders-in-words = Текстом
leaders-as-picture = Картинкой
leaders-other-place = Другое место
leaders-open = Таблица лидеров

leaders-puzzle = Задача дня
leaders-points = Очки
leaders-solved = Задачи
leaders-puzzles = { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }
leaders-own-points = Ваше место: { $place } из { $people }. Ваши очки: { $score }.
leaders-no-points = { $period ->
        [past] Вас в этой таблице не было.
       *[other] Вас в этой таблице ещё нет. Решите сегодняшнюю задачу: `/puzzle`.
    }
leaders-points-how = За задачу, решённую в её день, дают 3 очка с первой попытки, 2 со второй и 1 с третьей.
