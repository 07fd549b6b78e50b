# Что бот говорит в чате: вызовы, поля, карты, списки. Обычный текст; `код` отмечен обратными кавычками.

## Названия

# $number: который из нескольких за столом; 0, если он один
computer-steady = { $number ->
        [0] Компьютер
       *[other] Компьютер { $number }
    }
computer-random = { $number ->
        [0] Компьютер (легко)
       *[other] Компьютер { $number } (легко)
    }
# Там ещё никто не сидит
seat-open = свободное место
language-name = Русский
value-on = да
value-off = нет
value-single = одна игра
value-revenge = две игры со сменой ролей
value-sum = только сумма
value-type = цвет или ряд
value-closed = закрытые
value-open = открытые
value-fair = когда кому удобно
value-race = наперегонки
value-skip = без сортировки
pace-live = вживую, 15 мин на ход
pace-day = 1 день на ход
pace-three-days = 3 дня на ход
pace-week = 1 неделя на ход
pace-unlimited = без ограничения времени
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] браузер
       *[other] { $platform }
    }

## Партия. $names — игроки; $setting — игра и её опции; $id — как на неё ссылаться

match-title = { $names } · { $setting } · `#{ $id }`
status-yours = Ваш ход.
ask-schotten-totten = Ваш ход: { $phase ->
        [claim] захватите камни или закончите захват.
        [draw] возьмите карту.
        [recruit] возьмите карту («{ card-Recruiter }»).
        [return] положите две карты под низ их колод, одну за другой.
       *[play] сыграйте карту.
    }
ask-schotten-totten-2 = Ваш ход: { $phase ->
        [draw] возьмите карту или сначала объявите захват.
        [end] объявите захват или закончите ход.
        [exchange] выберите 3 карты, которые отдадите.
       *[play] { $role ->
            [attacker] вы нападаете, сыграйте карту.
           *[defender] вы защищаетесь, сыграйте карту.
        }
    }
ask-totemo = Ваш ход: { $phase ->
        [redraw] вы вытащили три верхушки. Возьмите блоки заново или оставьте эти.
        [bonus] бонус! Выставьте ещё один блок или закончите ход.
       *[place] выставьте блок или сбросьте все.
    }
ask-heave-ho = Ваш ход: { $phase ->
        [sort] какую из двух карт оставляете себе? Вторая достанется противнику. Осталось пар: { $left }.
        [stop] стоп! Распределите пару, которую сейчас видите: какую карту оставляете себе?
        [rest] противник не успел. Какая из двух карт пойдёт в вашу команду? Осталось пар: { $left }.
        [trick] это рука противника. Возьмите карту и сыграйте её или сбросьте одну.
       *[play] сыграйте карту.
    }
status-waiting = { $count ->
        [1] Ходит { $names }.
       *[other] Ходят { $names }.
    }
turn-call = { $names }, ваш ход! `#{ $id }`
pick-next = { $next ->
        [place] { $chosen }: куда?
        [other] { $chosen }: выберите
       *[card] { $chosen }: какая карта?
    }
confirm-move = { $move } (`{ $text }`). Делаем этот ход?
# Название хода совпадает с тем, что пишут
confirm-named = { $move }. Делаем этот ход?
more-choose = Что вы хотите сделать?
type-how = Напишите ход после `/move`. Сейчас можно: { $moves }
resign-sure = Точно сдаётесь? { $seats ->
        [2] Эта партия будет проиграна.
       *[other] Остальные продолжат без вас.
    }
stale = Партия тем временем ушла вперёд. Вот что на поле теперь:
played = Ход сделан: { $move }.
button-unknown = Эта кнопка больше не работает. Ваши партии покажет `/games`.
match-seed = Тасование задал `seed`: `{ $seed }`. Его SHA-256 был показан в начале: `{ $digest }`.
late = { $names }: время вышло. { $seats ->
        [2] Можно засчитать себе победу, отдать игру компьютеру или подождать ещё.
       *[other] Остальные могут играть дальше сами, отдать место компьютеру или подождать ещё.
    }

# Чем закончилась партия, если не по правилам игры
ending-resigned = { $loser } сдаётся. { $winners } побеждает!
ending-timeout = { $loser }: время вышло. { $winners } побеждает!
ending-draw = Игроки согласились на ничью.
ending-aborted = Партия прервана, она не считается.

## Предложения

offer-undo = { $name } просит разрешения взять назад свой последний ход. Вы не против?
offer-draw = { $name } предлагает ничью. Вы согласны?
done-undo = Последний ход взят назад.
done-offer = Предложение передано остальным. Оно в силе, пока кто-нибудь не сделает ход.
done-decline = Вы отклонили предложение.
done-agree = Вы согласились. Теперь слово за остальными.
done-resign = Вы вышли из этой партии. Остальные играют дальше.
done-timeout = Остальные играют дальше.
done-computer = На этом месте дальше играет компьютер.

## Вызовы

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
notice-moved = Ветку или канал этой партии удалили. Партия продолжается здесь: { $title }
notice-replaced = Ваше время вышло, и ваше место занял компьютер: { $title }

## Списки

games-title = { $count ->
        [1] Ваша партия:
        [one] У вас { $count } партия, сначала самые срочные:
        [few] У вас { $count } партии, сначала самые срочные:
        [many] У вас { $count } партий, сначала самые срочные:
       *[other] У вас { $count } партии, сначала самые срочные:
    }
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [1] И ещё одна.
       *[other] И ещё { $count }.
    }
games-none = Сейчас у вас нет партий. Бросьте кому-нибудь вызов командой `/play` или сыграйте с компьютером.
games-status-challenge = Вызов ждёт ответа.
games-past = Завершённые партии, последняя — первой:
games-past-none = Завершённых партий у вас ещё нет. Начните новую: `/play`.
which-match = У вас несколько партий. Какую вы имеете в виду?
history-title = { $title } — страница { $page } из { $pages }
history-none = Пока ничего не произошло.
export-over = Полная запись партии: { $title }. Тасование и ходы проверяет `cairn verify`.
export-going-on = Запись партии на этот момент: { $title }. Когда партия закончится, в записи будет и `seed`.
replay-title = Повтор партии: { $title }
replay-busy = Другой ваш повтор ещё рисуется. Дождитесь его и попросите об этом ещё раз.

## Настройки и справка

settings-title = Ваши настройки
settings-language = Язык: { $language }
settings-confirm = { $state ->
        [on] Перед каждым ходом я вас переспрашиваю.
       *[off] Выбранный ход я делаю сразу.
    }
settings-confirm-on = Переспрашивать о ходе
settings-confirm-off = Не переспрашивать о ходе
settings-blocked = { $count ->
        [0] Вы никого не заблокировали.
       *[other] Заблокировано людей: { $count }.
    }
settings-unblock = Разблокировать: { $name }
settings-link = Привязать другой аккаунт
settings-unlink = Отвязать этот аккаунт
settings-linked = Привязанные аккаунты: { $names }
link-code = Ваш код: `{ $code }`. Напишите мне `/link { $code }` на другой платформе, и я буду знать, что это вы. Код действует один раз. Никому его не показывайте: кто его введёт, тот будет играть от вашего имени.
link-done = Аккаунты привязаны: { $names }. Партии, настройки и блокировки теперь общие.
unlink-sure = Отвязать этот аккаунт от других: { $names }? Каждый аккаунт сохранит партии, которые играет сам, а настройки и блокировки останутся у обоих.
unlinked = Аккаунт отвязан. Чтобы привязать его ещё раз, напишите `/link`.
help-title = Играйте в настольные игры прямо здесь, в чате. Бросьте кому-нибудь вызов, держите свои карты в тайне и следите за полем в канале.
help-heading = Команды
help-group = { $group ->
        [start] Начать партию
        [during] Во время партии
        [look] Посмотреть
       *[settings] Настройки
    }
help-line = `{ $usage }`: { $text }
help-end = Ходы можно и писать: `/move R7@3` кладёт красную 7 у камня 3. Правила объяснит `/rules`.

## Кнопки: не больше 40 букв, лучше 12

button-play = Новая партия
button-games = Мои партии
button-past = Завершённые
button-hand = Мои карты
button-hand-totemo = Мои блоки
button-board = Поле
button-text = Текстом
button-history = История
button-export = Экспорт
button-replay = Повтор
button-rules = Правила
button-more = Ещё…
button-type = Написать ход
button-back = Назад
button-next = Следующая партия
button-undo = Взять ход назад
button-draw = Предложить ничью
button-abort = Прервать
button-resign = Сдаться
button-resign-sure = Да, сдаюсь
button-unlink-sure = Да, отвязать
button-confirm = Сделать ход
button-agree = Согласиться
button-refuse = Отклонить
button-win = Засчитать победу
button-go-on = Дальше без этого игрока
button-replace = Отдать компьютеру
button-rematch = Реванш
button-accept = Принять
button-join = Присоединиться
button-invite = Пригласить
button-decline = Отклонить
button-cancel = Отменить вызов
button-fill = Добавить компьютеры
button-earlier = ‹ Раньше
button-later = Дальше ›

## Ходы на кнопках. $rest — то, с чем их делают, или «none», если это выбирают дальше

place-schotten-totten = Камень { $place }
place-inline-schotten-totten = камень { $place }
place-discard = Сбросить
place-nothing = без эффекта
move-schotten-totten-claim = { $rest ->
        [none] Захватить
       *[other] Захватить камень { $rest }
    }
move-schotten-totten-done = Закончить захват
move-schotten-totten-draw = { $rest ->
        [clan] Взять карту клана
        [tactics] Взять карту тактики
       *[other] Взять карту
    }
move-schotten-totten-return = { $rest ->
        [none] Под колоду
       *[other] Под колоду: { $rest }
    }
move-schotten-totten-pass = Пас
place-schotten-totten-2 = Плитка { $place }
place-inline-schotten-totten-2 = плитка { $place }
move-schotten-totten-2-retreat = { $rest ->
        [none] Отступить
       *[other] Отступить от плитки { $rest }
    }
move-schotten-totten-2-cauldron = { $rest ->
        [none] Бросить котёл
       *[other] Котёл на плитку { $rest }
    }
move-schotten-totten-2-declare = { $rest ->
        [none] Объявить захват
       *[other] Захватить плитку { $rest }
    }
move-schotten-totten-2-done = Закончить ход
move-schotten-totten-2-draw = { $rest ->
        [siege] Взять карту осады
        [tactics] Взять карту тактики
       *[other] Взять карту
    }
move-schotten-totten-2-give = { $rest ->
        [none] Отдать
       *[other] Отдать: { $rest }
    }
move-schotten-totten-2-pass = Пас
move-totemo-swap = Сбросить все блоки
move-totemo-done = Закончить ход
move-totemo-redraw = Взять заново
move-totemo-keep = Оставить эти
side-heave-ho = { $whose ->
        [own] своя сторона
       *[other] сторона противника
    } { $colour }
move-heave-ho-keep = { $rest ->
        [none] Оставить
       *[other] Оставить { $rest }
    }
move-heave-ho-take = { $rest ->
        [none] Взять и сыграть
       *[other] Взять { $rest }
    }
move-heave-ho-toss = { $rest ->
        [none] Сбросить
       *[other] Сбросить { $rest }
    }
move-heave-ho-Farewell = { $rest ->
        [none] { card-Farewell }
       *[other] { card-Farewell }: сила { $rest }
    }

# Something unexpected happened while a request was handled.
trouble = У меня что-то пошло не так. Попробуйте ещё раз; `/board` покажет, как обстоят дела.
