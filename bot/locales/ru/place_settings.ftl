# Что для сервера, группы или комнаты настраивают те, кто ими управляет

here-open = { $platform ->
        [discord] Этот сервер
        [web] Комната
       *[other] Эта группа
    }
here-title = { $platform ->
        [discord] Настройки этого сервера
        [web] Настройки комнаты
       *[other] Настройки этой группы
    }
here-language = Язык полей здесь: { $language }
here-language-unset = { $platform ->
        [discord] Язык полей здесь: как на сервере.
       *[other] Язык полей здесь: того, кто начал партию.
    }
here-zone = Часовой пояс: { $zone }, там сейчас { $time }.
here-zone-unset = Часовой пояс ещё не выбран, поэтому время я указываю по UTC.
here-starters = { $state ->
        [managers] Начинать партии могут только те, кто здесь управляет.
       *[everyone] Начинать партии может кто угодно.
    }
here-everywhere = Начинать партии здесь можно везде.
here-channels = Начинать партии можно только здесь: { $channels }.
here-threads = { $state ->
        [on] Каждая партия получает свою ветку.
       *[off] Партии остаются в своём канале, без веток.
    }
here-mentions = { $state ->
        [on] Когда чей-то ход, я упоминаю игрока.
       *[off] Когда чей-то ход, я не упоминаю игрока.
    }
here-anyone = { $state ->
        [on] Отсюда можно искать противника везде: `/play anyone`.
       *[off] Отсюда нельзя искать противника везде командой `/play anyone`.
    }
here-rated = { $state ->
        [on] Партии здесь рейтинговые, если в вызове не сказано иначе.
       *[off] Партии здесь нерейтинговые, если в вызове не сказано иначе.
    }
here-leaderboard = { $state ->
        [month] Таблица лидеров этого месяца — в { $where }. Обновляю её раз в день, без звука.
        [all] Таблица лидеров за всё время — в { $where }. Обновляю её раз в день, без звука.
       *[off] Постоянной таблицы лидеров здесь нет.
    }
here-months = { $state ->
        [here] Когда месяц проходит, показываю его таблицу лидеров в { $where }, без звука.
       *[off] Итогов месяца не показываю.
    }
here-role = { $state ->
        [on] Когда кто-нибудь ищет противников, я упоминаю роль { $name }, не чаще раза в час.
        [gone] Когда кто-нибудь ищет противников, я не могу упомянуть выбранную роль: её удалили или мне это не разрешено.
       *[off] Когда кто-нибудь ищет противников, я не упоминаю никакой роли.
    }
here-matches = { $count ->
        [0] Сейчас здесь нет партий.
        [one] { $count } партия или вызов, которые можно закрыть:
        [few] { $count } партии и вызова, которые можно закрыть:
        [many] { $count } партий и вызовов, которые можно закрыть:
       *[other] { $count } партии и вызова, которые можно закрыть:
    }

## Кнопки, которые открывают настройку

here-open-language = Язык
here-open-zone = Часовой пояс
here-open-starters = Кто начинает партии
here-open-channels = Где начинать партии
here-open-threads = Ветки
here-open-mentions = Упоминания
here-open-anyone = Противники отовсюду
here-open-rated = Рейтинговые партии
here-open-leaderboard = Таблица лидеров
here-open-months = Итоги месяца
here-open-role = Роль для свободных мест
here-open-matches = Текущие партии

## Что можно выбрать

here-language-platform = Не выбран
here-starters-everyone = Кто угодно
here-starters-managers = Только кто управляет
here-channels-only = Только здесь
here-channels-too = Здесь тоже
here-channels-without = Здесь больше нельзя
here-channels-everywhere = Везде
here-threads-on = С ветками
here-threads-off = Без веток
here-mentions-on = Упоминать игроков
here-mentions-off = Не упоминать игроков
here-anyone-on = Участвовать
here-anyone-off = Не участвовать
here-rated-on = Рейтинговые
here-rated-off = Нерейтинговые
here-leaderboard-off = Без таблицы
here-leaderboard-month = Этот месяц, здесь
here-leaderboard-all = За всё время, здесь
here-months-off = Не показывать
here-months-here = Показывать здесь
here-role-none = Без роли
here-about-role = Я могу упоминать только роли, которые разрешено упоминать всем.
