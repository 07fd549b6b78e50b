# Вызовы

setup-title = Новая партия: { $game }. Условия можно изменить кнопками. Чтобы бросить вызов определённому игроку, напишите `/play @имя`.
setup-with = Новая партия: { $game }. Противник: { $name }. Условия можно изменить кнопками, а потом отправить вызов.
setup-game = Другая игра: { $game }
setup-pace = Темп: { $pace }
setup-seats = Игроков: { $count }
setup-ask = Вызов: { $name }
setup-someone = Бросить кому-то вызов
setup-choose = Кому бросить вызов? Нажмите «{ setup-someone }» внизу экрана и выберите.
setup-open = Место для желающих
setup-invite = Пригласить по коду
setup-computer-steady = Сыграть с компьютером
setup-computer-random = Компьютер: лёгкий уровень
challenge-asks = { $names }: { $challenger } бросает вам вызов!
challenge-open = { $count ->
        [one] { $challenger } ищет противника. Кто сыграет?
        [few] { $challenger } ищет { $count } противников. Кто сыграет?
        [many] { $challenger } ищет { $count } противников. Кто сыграет?
       *[other] { $challenger } ищет { $count } противника. Кто сыграет?
    }
challenge-code = Присоединиться из другого чата или с другой платформы: `/join { $id }`
# Отправляют другим вместе со ссылкой
invitation = { $challenger } бросает вам вызов: { $game }!
challenge-seated = За столом: { $names }. Партия начнётся, как только соберутся все.
challenge-rematch = { $names }: { $challenger } хочет реванша!
challenge-details = { $setting } · { $pace }
challenge-made = Вызов брошен. Как только партия начнётся, я вас позову.
challenge-unmet = Не могу написать первым: { $names }. Передайте вызов кнопкой «{ button-invite }».
challenge-joined = Место за вами. Как только партия начнётся, я вас позову.
challenge-begun = Партия началась. SHA-256 от `seed`, который задаёт тасование: `{ $digest }`.
begun = Начинаем: поле и ваши карты уже здесь.
begun-totemo = Начинаем: поле и ваши блоки уже здесь.
begun-private = Здесь этой партии не видит никто, кроме вас: она в нашем личном чате. Играть можно и тут: для этого есть `/hand`.
challenge-declined = { $count ->
        [1] { $names } не принимает вызов от игрока { $challenger }.
       *[other] { $names } не принимают вызов от игрока { $challenger }.
    }
challenge-cancelled = { $challenger } отменяет свой вызов.
challenge-expired = На вызов игрока { $challenger } никто вовремя не ответил.
challenge-closed = Этот вызов ({ $challenger }) закрыли те, кто управляет этим местом.
decline-why = Хотите назвать причину?
reason-none = Просто отклонить
reason-time = Сейчас нет времени
reason-game = Лучше другую игру
reason-pace = Лучше в другом темпе
reason-block = Отклонить и заблокировать
declined = Вы не участвуете.
cancelled = Ваш вызов отменён.
blocked = { $name } больше не сможет бросать вам вызов. Чтобы разблокировать, напишите `/unblock` или `/settings`.
unblocked = { $name } снова может бросать вам вызов.
# Отдельные сообщения. $title — партия
notice-declined = { $open ->
        [yes] { $name } не участвует, место снова свободно: { $title }.
       *[no] Ваш вызов отклонён: { $title }. { $reason ->
            [time] Сейчас нет времени.
            [game] Лучше другую игру.
            [pace] Лучше в другом темпе.
           *[none] Без объяснения причин.
        }
    }
notice-refused = { $name } не соглашается на ваше предложение: { $title }
notice-unreachable = { $name } не получает моих личных сообщений. Свои карты всегда можно посмотреть по кнопке «{ button-hand }». { $title }
notice-unreachable-totemo = { $name } не получает моих личных сообщений. Свои блоки всегда можно посмотреть по кнопке «{ button-hand-totemo }». { $title }
# Пока кто-то ещё должен принять вызов
notice-unmet = { $platform ->
        [telegram] Не могу написать первым: { $name }. Передайте вызов кнопкой «{ button-invite }».
       *[other] { $name } не получает моих личных сообщений. Расскажите о вызове сами.
    } { $title }
notice-unseen = Ваш вызов никто не видит: в том чате мне не разрешено писать. Бросьте вызов в другом чате или обратитесь к администратору. { $title }
notice-moved = { $platform ->
        [telegram] Тему этой партии удалили.
       *[other] Ветку или канал этой партии удалили.
    } Партия продолжается здесь: { $title }
notice-removed = Меня удалили оттуда, где была видна эта партия. Она продолжается здесь: { $title }
notice-replaced = Ваше время вышло, и ваше место занял компьютер: { $title }
notice-closed = Эту партию закрыли те, кто управляет местом, где её было видно. Она не считается. { $title }
