# Що для сервера, групи чи кімнати налаштовують ті, хто ними керує

here-open = { $platform ->
        [discord] Цей сервер
        [web] Кімната
       *[other] Ця група
    }
here-title = { $platform ->
        [discord] Налаштування цього сервера
        [web] Налаштування кімнати
       *[other] Налаштування цієї групи
    }
here-language = Мова полів тут: { $language }
here-language-unset = { $platform ->
        [discord] Мова полів тут: як на сервері.
       *[other] Мова полів тут: того, хто почав партію.
    }
here-zone = Часовий пояс: { $zone }, там зараз { $time }.
here-zone-unset = Часовий пояс ще не вибрано, тож час я вказую за UTC.
here-starters = { $state ->
        [managers] Починати партії можуть лише ті, хто тут керує.
       *[everyone] Починати партії може будь-хто.
    }
here-everywhere = Починати партії тут можна всюди.
here-channels = Починати партії можна лише тут: { $channels }.
here-threads = { $state ->
        [on] Кожна партія отримує власну гілку.
       *[off] Партії лишаються у своєму каналі, без гілок.
    }
here-mentions = { $state ->
        [on] Коли чийсь хід, я згадую гравця.
       *[off] Коли чийсь хід, я не згадую гравця.
    }
here-anyone = { $state ->
        [on] Звідси можна шукати суперника всюди: `/play anyone`.
       *[off] Звідси не можна шукати суперника всюди командою `/play anyone`.
    }
here-rated = { $state ->
        [on] Партії тут рейтингові, якщо у виклику не сказано інакше.
       *[off] Партії тут нерейтингові, якщо у виклику не сказано інакше.
    }
here-leaderboard = { $state ->
        [month] Таблиця лідерів цього місяця — у { $where }. Оновлюю її раз на день, без звуку.
        [all] Таблиця лідерів за весь час — у { $where }. Оновлюю її раз на день, без звуку.
       *[off] Постійної таблиці лідерів тут немає.
    }
here-months = { $state ->
        [here] Коли місяць минає, показую його таблицю лідерів у { $where }, без звуку.
       *[off] Підсумків місяця не показую.
    }
here-role = { $state ->
        [on] Коли хтось шукає суперників, я згадую роль { $name }, не частіше ніж раз на годину.
        [gone] Коли хтось шукає суперників, я не можу згадати вибрану роль: її видалено або мені це не дозволено.
       *[off] Коли хтось шукає суперників, я не згадую жодної ролі.
    }
here-matches = { $count ->
        [0] Зараз тут немає партій.
        [one] { $count } партія або виклик, що їх можна закрити:
        [few] { $count } партії та виклики, що їх можна закрити:
        [many] { $count } партій та викликів, що їх можна закрити:
       *[other] { $count } партії та виклики, що їх можна закрити:
    }

## Кнопки, що відкривають налаштування

here-open-language = Мова
here-open-zone = Часовий пояс
here-open-starters = Хто починає партії
here-open-channels = Де починати партії
here-open-threads = Гілки
here-open-mentions = Згадки
here-open-anyone = Суперники звідусіль
here-open-rated = Рейтингові партії
here-open-leaderboard = Таблиця лідерів
here-open-months = Підсумки місяця
here-open-role = Роль для вільних місць
here-open-matches = Поточні партії

## Що можна вибрати

here-language-platform = Не вибрано
here-starters-everyone = Будь-хто
here-starters-managers = Лише хто тут керує
here-channels-only = Лише тут
here-channels-too = Тут також
here-channels-without = Тут більше не можна
here-channels-everywhere = Усюди
here-threads-on = З гілками
here-threads-off = Без гілок
here-mentions-on = Згадувати гравців
here-mentions-off = Не згадувати гравців
here-anyone-on = Брати участь
here-anyone-off = Не брати участі
here-rated-on = Рейтингові
here-rated-off = Нерейтингові
here-leaderboard-off = Без таблиці
here-leaderboard-month = Цей місяць, тут
here-leaderboard-all = За весь час, тут
here-months-off = Не показувати
here-months-here = Показувати тут
here-role-none = Без ролі
here-about-role = Я можу згадувати лише ролі, які дозволено згадувати всім.
