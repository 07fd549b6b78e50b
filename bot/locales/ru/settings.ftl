# Что игрок настраивает для себя

settings-title = Ваши настройки
settings-language = Язык: { $language }
settings-theme = { $state ->
        [light] Тема: светлая для всего, что видите только вы.
        [dark] Тема: тёмная для всего, что видите только вы.
       *[platform] Тема: как на платформе.
    }
settings-zone = Часовой пояс: { $zone }, там сейчас { $time }.
settings-zone-unknown = Часовой пояс ещё не выбран, поэтому время я указываю по UTC.
settings-confirm = { $state ->
        [on] Перед каждым ходом я вас переспрашиваю.
       *[off] Выбранный ход я делаю сразу.
    }
settings-order = { $state ->
        [colour] Карты на руках разложены по цвету.
        [strength] Карты на руках разложены по силе.
       *[drawn] Карты на руках лежат в том порядке, в котором пришли.
    }
settings-boards = { $state ->
        [text] Поле и карты я показываю текстом.
       *[pictures] Поле и карты я показываю картинками.
    }
settings-limit = { $state ->
        [none] Одновременно у вас может быть сколько угодно партий.
        [1] Одновременно у вас не больше одной партии.
       *[other] Одновременно у вас не больше { $state } партий.
    }
settings-challengers = { $state ->
        [places] Вызов вам могут бросить только люди с ваших серверов и из ваших групп.
        [played] Вызов вам могут бросить только те, кто уже играл с вами.
        [nobody] Вызов вам не может бросить никто.
       *[everyone] Вызов вам может бросить кто угодно.
    }
settings-calls = { $state ->
        [private] Когда ваш ход, я пишу вам в личный чат.
        [both] Когда ваш ход, я упоминаю вас за столом и пишу вам в личный чат.
        [none] Когда ваш ход, я вас не зову.
       *[mention] Когда ваш ход, я упоминаю вас за столом. Если партия личная, пишу вам.
    }
settings-quiet = Тихие часы: { $hours }. Тогда я зову без звука.
settings-quiet-unknown = Тихих часов нет.
settings-next = { $state ->
        [on] Когда играют трое или больше, я предупреждаю, что вы следующие.
       *[off] Я не предупреждаю, что вы следующие.
    }
settings-digest = Ежедневный обзор: в { $hour }.
settings-digest-unknown = Ежедневного обзора нет.
settings-streak = Напоминание о серии: в { $hour }.
settings-streak-unknown = Напоминаний о серии нет.
settings-hidden = { $state ->
        [on] Вы скрыты: ни таблицы лидеров, ни профиль вас не показывают.
       *[off] Таблицы лидеров и профиль показывают вас там, где вы играете.
    }
settings-listed = { $state ->
        [on] В общей таблице лидеров вы есть.
       *[off] В общей таблице лидеров вас нет.
    }
settings-blocked = { $count ->
        [0] Вы никого не заблокировали.
       *[other] Заблокировано людей: { $count }.
    }
settings-linked = Привязанные аккаунты: { $names }

## Кнопки, которые открывают настройку

settings-open-language = Язык
settings-open-theme = Тема
settings-open-zone = Часовой пояс
settings-open-confirm = Подтверждение ходов
settings-open-order = Порядок карт
settings-open-boards = Картинки или текст
settings-open-limit = Лимит партий
settings-open-challengers = Кто бросает вызов
settings-open-calls = Уведомления
settings-open-quiet = Тихие часы
settings-open-next = Когда вы следующие
settings-open-digest = Ежедневный обзор
settings-open-streak = Напоминание о серии
settings-open-hidden = Показывать ли меня
settings-open-listed = Общая таблица лидеров
settings-open-alerts = Свободные места
settings-open-blocked = Заблокированные люди
# Вместе с настройками, которые открываются оттуда
settings-open-all-theme = Тема и карты
settings-open-all-challengers = Вызовы

## О чём эта настройка

settings-about-theme = Поля, которые видят все, не изменятся. В комнате изменится вся страница.
settings-about-zone = Выберите, сколько времени на ваших часах, или напишите название пояса, например `/settings zone=Europe/Kyiv`.
settings-about-order = Это только для глаз: писать ходы нужно так же.
settings-about-boards = Текст удобен для программ экранного доступа. Он будет в личных чатах и в ответах, которые видите только вы.
settings-about-limit = Вызовы, которые ждут ответа, тоже считаются. Когда партий столько, никто не может бросить вам вызов, а вы не можете начать ещё одну или присоединиться к ней.
settings-about-challengers = Ваши серверы и группы — те, где мной пользовались и вы, и тот, кто бросает вызов.
settings-about-calls = Я зову вас, когда ваш ход, и ещё раз, когда время истекает, но не тогда, когда вы только что ходили в этой партии. `/mute` отключает это для одной партии. Это выглядит так:
settings-about-quiet = Если ход ещё ваш, когда они закончатся, я позову вас снова, со звуком. Выберите их или напишите полные часы: `/settings quiet=23-7`. Они по вашему часовому поясу, а пока он не выбран — по UTC.
settings-about-next = Вы следующие, когда перед вами должен ходить только один игрок.
settings-about-digest = Список партий, которые ждут вас, в нашем личном чате и без звука. Если таких нет, нет и списка. Выберите полный час или напишите его: `/settings digest=9`. Он по вашему часовому поясу, а пока он не выбран — по UTC.
settings-about-streak = Если у вас серия ежедневных задач, а сегодняшняя ещё не решена, я напишу вам в этот час в нашем личном чате. Выберите полный час или напишите его: `/settings streak=20`. Он по вашему часовому поясу, а пока он не выбран — по UTC.
settings-about-hidden = Скрыться можно в любой момент: это действует сразу и везде. Рейтинг считается дальше, так что показаться снова можно без потерь.
settings-about-listed = В ней люди отовсюду, которые сами этого захотели. Больше никого там нет.

## Что можно выбрать

settings-theme-platform = Как на платформе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-confirm-on = Переспрашивать о ходе
settings-confirm-off = Не переспрашивать о ходе
settings-order-drawn = Как пришли
settings-order-colour = По цвету
settings-order-strength = По силе
settings-boards-pictures = Картинки
settings-boards-text = Текст
settings-limit-none = Без ограничения
settings-limit-1 = 1 партия
settings-limit-3 = 3 партии
settings-limit-5 = 5 партий
settings-limit-10 = 10 партий
settings-limit-20 = 20 партий
settings-limit-50 = 50 партий
settings-challengers-everyone = Кто угодно
settings-challengers-places = Мои серверы и группы
settings-challengers-played = Кто уже играл со мной
settings-challengers-nobody = Никто
settings-calls-mention = Упоминание
settings-calls-private = Лично
settings-calls-both = И так, и так
settings-calls-none = Не звать
settings-quiet-off = Без тихих часов
settings-next-on = Предупреждать
settings-next-off = Не предупреждать
settings-digest-off = Без обзора
settings-streak-off = Без напоминания
settings-hidden-on = Скрыть меня
settings-hidden-off = Показывать меня
settings-listed-on = Добавить меня
settings-listed-off = Без меня
settings-unblock = Разблокировать: { $name }
settings-link = Привязать другой аккаунт
settings-unlink = Отвязать этот аккаунт
