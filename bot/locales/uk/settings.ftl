# Що гравець налаштовує для себе

settings-title = Ваші налаштування
settings-language = Мова: { $language }
settings-theme = { $state ->
        [light] Тема: світла для всього, що бачите лише ви.
        [dark] Тема: темна для всього, що бачите лише ви.
       *[platform] Тема: як на платформі.
    }
settings-zone = Часовий пояс: { $zone }, там зараз { $time }.
settings-zone-unknown = Часовий пояс ще не вибрано, тож час я вказую за UTC.
settings-confirm = { $state ->
        [on] Перед кожним ходом я вас перепитую.
       *[off] Вибраний хід я роблю одразу.
    }
settings-order = { $state ->
        [colour] Карти на руці впорядковано за кольором.
        [strength] Карти на руці впорядковано за силою.
       *[drawn] Карти на руці лежать у тому порядку, в якому прийшли.
    }
settings-boards = { $state ->
        [text] Поле й карти я показую текстом.
       *[pictures] Поле й карти я показую малюнками.
    }
settings-limit = { $state ->
        [none] Одночасно у вас може бути скільки завгодно партій.
        [1] Одночасно у вас не більше однієї партії.
       *[other] Одночасно у вас не більше { $state } партій.
    }
settings-challengers = { $state ->
        [places] Виклик вам можуть кинути лише люди з ваших серверів і груп.
        [played] Виклик вам можуть кинути лише ті, хто вже грав із вами.
        [nobody] Виклик вам не може кинути ніхто.
       *[everyone] Виклик вам може кинути будь-хто.
    }
settings-calls = { $state ->
        [private] Коли ваш хід, я пишу вам у приватний чат.
        [both] Коли ваш хід, я згадую вас за столом і пишу вам у приватний чат.
        [none] Коли ваш хід, я вас не кличу.
       *[mention] Коли ваш хід, я згадую вас за столом. Якщо партія приватна, пишу вам.
    }
settings-quiet = Тихі години: { $hours }. Тоді я кличу без звуку.
settings-quiet-unknown = Тихих годин немає.
settings-next = { $state ->
        [on] Коли грає троє чи більше, я попереджаю, що ви наступні.
       *[off] Я не попереджаю, що ви наступні.
    }
settings-digest = Щоденний огляд: о { $hour }.
settings-digest-unknown = Щоденного огляду немає.
settings-streak = Нагадування про серію: о { $hour }.
settings-streak-unknown = Нагадувань про серію немає.
settings-hidden = { $state ->
        [on] Вас приховано: ні таблиці лідерів, ні профіль вас не показують.
       *[off] Таблиці лідерів і профіль показують вас там, де ви граєте.
    }
settings-listed = { $state ->
        [on] У спільній таблиці лідерів ви є.
       *[off] У спільній таблиці лідерів вас немає.
    }
settings-blocked = { $count ->
        [0] Ви нікого не заблокували.
       *[other] Заблоковано людей: { $count }.
    }
settings-linked = Прив’язані акаунти: { $names }

## Кнопки, що відкривають налаштування

settings-open-language = Мова
settings-open-theme = Тема
settings-open-zone = Часовий пояс
settings-open-confirm = Підтвердження ходів
settings-open-order = Порядок карт
settings-open-boards = Малюнки чи текст
settings-open-limit = Ліміт партій
settings-open-challengers = Хто кидає виклик
settings-open-calls = Сповіщення
settings-open-quiet = Тихі години
settings-open-next = Коли ви наступні
settings-open-digest = Щоденний огляд
settings-open-streak = Нагадування про серію
settings-open-hidden = Чи показувати мене
settings-open-listed = Спільна таблиця лідерів
settings-open-alerts = Вільні місця
settings-open-blocked = Заблоковані люди
# Разом із налаштуваннями, які відкриваються звідти
settings-open-all-theme = Тема й карти
settings-open-all-challengers = Виклики

## Про що це налаштування

settings-about-theme = Поля, які бачать усі, не зміняться. У кімнаті зміниться вся сторінка.
settings-about-zone = Виберіть, котра година на вашому годиннику, або напишіть назву поясу, наприклад `/settings zone=Europe/Kyiv`.
settings-about-order = Це лише для очей: писати ходи треба так само.
settings-about-boards = Текст зручний для програм екранного доступу. Він буде в приватних чатах і у відповідях, які бачите лише ви.
settings-about-limit = Виклики, що чекають на відповідь, теж рахуються. Коли партій стільки, ніхто не може кинути вам виклик, а ви не можете почати ще одну чи приєднатися до неї.
settings-about-challengers = Ваші сервери й групи — це ті, де мною користувалися і ви, і той, хто кидає виклик.
settings-about-calls = Я кличу вас, коли ваш хід, і ще раз, коли час спливає, але не тоді, коли ви щойно ходили в цій партії. `/mute` вимикає це для однієї партії. Це має такий вигляд:
settings-about-quiet = Якщо хід іще ваш, коли вони закінчаться, я покличу вас знову, зі звуком. Виберіть їх або напишіть повні години: `/settings quiet=23-7`. Вони за вашим часовим поясом, а поки його не вибрано — за UTC.
settings-about-next = Ви наступні, коли перед вами має ходити лише один гравець.
settings-about-digest = Список партій, що чекають на вас, у нашому приватному чаті й без звуку. Якщо таких немає, немає й списку. Виберіть повну годину або напишіть її: `/settings digest=9`. Вона за вашим часовим поясом, а поки його не вибрано — за UTC.
settings-about-streak = Якщо у вас серія щоденних задач, а сьогоднішню ще не розв’язано, я напишу вам о цій годині в нашому приватному чаті. Виберіть повну годину або напишіть її: `/settings streak=20`. Вона за вашим часовим поясом, а поки його не вибрано — за UTC.
settings-about-hidden = Приховати можна будь-коли: це діє відразу й усюди. Рейтинг рахується далі, тож показатися знову можна без втрат.
settings-about-listed = У ній люди звідусіль, які самі цього захотіли. Більше нікого там немає.

## Що можна вибрати

settings-theme-platform = Як на платформі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-confirm-on = Перепитувати про хід
settings-confirm-off = Не перепитувати про хід
settings-order-drawn = Як прийшли
settings-order-colour = За кольором
settings-order-strength = За силою
settings-boards-pictures = Малюнки
settings-boards-text = Текст
settings-limit-none = Без обмеження
settings-limit-1 = 1 партія
settings-limit-3 = 3 партії
settings-limit-5 = 5 партій
settings-limit-10 = 10 партій
settings-limit-20 = 20 партій
settings-limit-50 = 50 партій
settings-challengers-everyone = Будь-хто
settings-challengers-places = Мої сервери й групи
settings-challengers-played = Хто вже грав зі мною
settings-challengers-nobody = Ніхто
settings-calls-mention = Згадка
settings-calls-private = Приватно
settings-calls-both = І так, і так
settings-calls-none = Не кликати
settings-quiet-off = Без тихих годин
settings-next-on = Попереджати
settings-next-off = Не попереджати
settings-digest-off = Без огляду
settings-streak-off = Без нагадування
settings-hidden-on = Приховати мене
settings-hidden-off = Показувати мене
settings-listed-on = Додати мене
settings-listed-off = Без мене
settings-unblock = Розблокувати: { $name }
settings-link = Прив’язати іншу платформу
settings-unlink = Відв’язати цей акаунт
