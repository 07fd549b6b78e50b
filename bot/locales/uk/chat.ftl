# Що бот каже в чаті: виклики, поля, карти, переліки. Звичайний текст; `код` позначено зворотними лапками.

## Назви

# $number: котрий із кількох за столом; 0, якщо він один
computer-steady = { $number ->
        [0] Комп’ютер
       *[other] Комп’ютер { $number }
    }
computer-random = { $number ->
        [0] Комп’ютер (легко)
       *[other] Комп’ютер { $number } (легко)
    }
# Там ще ніхто не сидить
seat-open = вільне місце
language-name = Українська
value-on = так
value-off = ні
value-single = одна гра
value-revenge = дві гри зі зміною ролей
value-sum = лише сума
value-type = колір або ряд
value-closed = закриті
value-open = відкриті
value-fair = коли кому зручно
value-race = наввипередки
value-skip = без сортування
pace-live = наживо, 15 хв на хід
pace-day = 1 день на хід
pace-three-days = 3 дні на хід
pace-week = 1 тиждень на хід
pace-unlimited = без обмеження часу
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] браузер
       *[other] { $platform }
    }

## Партія. $names — гравці; $setting — гра та її опції; $id — як на неї посилатися

match-title = { $names } · { $setting } · `#{ $id }`
status-yours = Ваш хід.
ask-schotten-totten = Ваш хід: { $phase ->
        [claim] захопіть камені або завершіть захоплення.
        [draw] візьміть карту.
        [recruit] візьміть карту («{ card-Recruiter }»).
        [return] покладіть дві карти під низ їхніх колод, одну за одною.
       *[play] зіграйте карту.
    }
ask-schotten-totten-2 = Ваш хід: { $phase ->
        [draw] візьміть карту або спершу оголосіть захоплення.
        [end] оголосіть захоплення або завершіть хід.
        [exchange] виберіть 3 карти, які віддасте.
       *[play] { $role ->
            [attacker] ви нападаєте, зіграйте карту.
           *[defender] ви захищаєтеся, зіграйте карту.
        }
    }
ask-totemo = Ваш хід: { $phase ->
        [redraw] вам випали три верхівки. Візьміть блоки заново або залиште ці.
        [bonus] бонус! Поставте ще один блок або завершіть хід.
       *[place] поставте блок або скиньте всі.
    }
ask-heave-ho = Ваш хід: { $phase ->
        [sort] яку з двох карт залишаєте собі? Друга дістанеться суперникові. Лишилося пар: { $left }.
        [stop] стоп! Розподіліть пару, яку зараз бачите: яку карту залишаєте собі?
        [rest] суперник не встиг. Яка з двох карт піде до вашої команди? Лишилося пар: { $left }.
        [trick] це рука суперника. Візьміть карту й зіграйте її або скиньте одну.
       *[play] зіграйте карту.
    }
status-waiting = { $count ->
        [1] Ходить { $names }.
       *[other] Ходять { $names }.
    }
turn-call = { $names }, ваш хід! `#{ $id }`
pick-next = { $next ->
        [place] { $chosen }: куди?
        [other] { $chosen }: виберіть
       *[card] { $chosen }: яка карта?
    }
confirm-move = { $move } (`{ $text }`). Робимо цей хід?
# Назва ходу збігається з тим, що пишуть
confirm-named = { $move }. Робимо цей хід?
more-choose = Що бажаєте зробити?
type-how = Напишіть хід після `/move`. Зараз можна: { $moves }
resign-sure = Справді здаєтеся? { $seats ->
        [2] Цю партію буде програно.
       *[other] Інші гратимуть далі без вас.
    }
stale = Партія тим часом пішла далі. Ось що на полі тепер:
played = Хід зроблено: { $move }.
button-unknown = Ця кнопка вже не діє. Ваші партії покаже `/games`.
match-seed = Тасування визначив `seed`: `{ $seed }`. Його SHA-256 було показано на початку: `{ $digest }`.
late = { $names }: час вичерпано. { $seats ->
        [2] Можна зарахувати собі перемогу, віддати гру комп’ютеру або почекати ще.
       *[other] Решта може грати далі сама, віддати місце комп’ютеру або почекати ще.
    }

# Чим закінчилася партія, якщо не за правилами гри
ending-resigned = { $loser } здається. { $winners } перемагає!
ending-timeout = { $loser }: час вичерпано. { $winners } перемагає!
ending-draw = Гравці погодилися на нічию.
ending-aborted = Партію перервано, вона не рахується.

## Пропозиції

offer-undo = { $name } просить дозволу взяти назад свій останній хід. Ви не проти?
offer-draw = { $name } пропонує нічию. Ви згодні?
done-undo = Останній хід узято назад.
done-offer = Пропозицію передано іншим гравцям. Вона діє, доки хтось не зробить хід.
done-decline = Ви відхилили пропозицію.
done-agree = Ви погодилися. Тепер слово за іншими.
done-resign = Ви вийшли з цієї партії. Інші грають далі.
done-timeout = Інші грають далі.
done-computer = На цьому місці далі грає комп’ютер.

## Виклики

setup-title = Нова партія: { $game }. Умови можна змінити кнопками. Щоб кинути виклик певному гравцеві, напишіть `/play @ім’я`.
setup-with = Нова партія: { $game }. Суперник: { $name }. Умови можна змінити кнопками, а тоді надіслати виклик.
setup-game = Інша гра: { $game }
setup-pace = Темп: { $pace }
setup-seats = Гравців: { $count }
setup-ask = Виклик: { $name }
setup-someone = Кинути комусь виклик
setup-choose = Кому кинути виклик? Натисніть «{ setup-someone }» унизу екрана й виберіть.
setup-open = Вільне місце для охочих
setup-invite = Запросити за кодом
setup-computer-steady = Зіграти з комп’ютером
setup-computer-random = Комп’ютер: легкий рівень
challenge-asks = { $names }: { $challenger } кидає вам виклик!
challenge-open = { $count ->
        [one] { $challenger } шукає суперника. Хто зіграє?
        [few] { $challenger } шукає { $count } суперників. Хто зіграє?
        [many] { $challenger } шукає { $count } суперників. Хто зіграє?
       *[other] { $challenger } шукає { $count } суперника. Хто зіграє?
    }
challenge-code = Приєднатися з іншого чату чи платформи: `/join { $id }`
# Надсилають іншим разом із посиланням
invitation = { $challenger } кидає вам виклик: { $game }!
challenge-seated = За столом: { $names }. Партія почнеться, щойно зберуться всі.
challenge-rematch = { $names }: { $challenger } хоче реваншу!
challenge-details = { $setting } · { $pace }
challenge-made = Виклик кинуто. Щойно партія почнеться, я вас покличу.
challenge-unmet = Не можу написати першим: { $names }. Передайте виклик кнопкою «{ button-invite }».
challenge-joined = Місце за вами. Щойно партія почнеться, я вас покличу.
challenge-begun = Партія почалася. SHA-256 від `seed`, що визначає тасування: `{ $digest }`.
begun = Починаємо: поле й ваші карти вже тут.
begun-totemo = Починаємо: поле й ваші блоки вже тут.
begun-private = Тут цієї партії не бачить ніхто, крім вас: вона в нашому приватному чаті. Грати можна й тут: для цього є `/hand`.
challenge-declined = { $count ->
        [1] { $names } не приймає виклику від гравця { $challenger }.
       *[other] { $names } не приймають виклику від гравця { $challenger }.
    }
challenge-cancelled = { $challenger } скасовує свій виклик.
challenge-expired = На виклик гравця { $challenger } ніхто вчасно не відповів.
decline-why = Бажаєте назвати причину?
reason-none = Просто відхилити
reason-time = Зараз немає часу
reason-game = Краще іншу гру
reason-pace = Краще в іншому темпі
reason-block = Відхилити й заблокувати
declined = Ви не берете участі.
cancelled = Ваш виклик скасовано.
blocked = { $name } більше не зможе кидати вам виклик. Щоб розблокувати, напишіть `/unblock` або `/settings`.
unblocked = { $name } знову може кидати вам виклик.

# Окремі повідомлення. $title — партія
notice-declined = { $open ->
        [yes] { $name } не бере участі, місце знову вільне: { $title }.
       *[no] Ваш виклик відхилено: { $title }. { $reason ->
            [time] Зараз немає часу.
            [game] Краще іншу гру.
            [pace] Краще в іншому темпі.
           *[none] Без пояснення причин.
        }
    }
notice-refused = { $name } не погоджується на вашу пропозицію: { $title }
notice-unreachable = { $name } не отримує моїх приватних повідомлень. Свої карти завжди можна побачити за кнопкою «{ button-hand }». { $title }
notice-unreachable-totemo = { $name } не отримує моїх приватних повідомлень. Свої блоки завжди можна побачити за кнопкою «{ button-hand-totemo }». { $title }
# Поки ще хтось має прийняти виклик
notice-unmet = { $platform ->
        [telegram] Не можу написати першим: { $name }. Передайте виклик кнопкою «{ button-invite }».
       *[other] { $name } не отримує моїх приватних повідомлень. Розкажіть про виклик самі.
    } { $title }
notice-unseen = Вашого виклику ніхто не бачить: у тому чаті мені не дозволено писати. Киньте виклик в іншому чаті або зверніться до адміністратора. { $title }
notice-moved = Гілку або канал цієї партії видалено. Партія триває тут: { $title }
notice-replaced = Ваш час вичерпано, і ваше місце зайняв комп’ютер: { $title }

## Переліки

games-title = { $count ->
        [1] Ваша партія:
        [one] У вас { $count } партія, найтерміновіші — першими:
        [few] У вас { $count } партії, найтерміновіші — першими:
        [many] У вас { $count } партій, найтерміновіші — першими:
       *[other] У вас { $count } партії, найтерміновіші — першими:
    }
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [1] І ще одна.
       *[other] І ще { $count }.
    }
games-none = Зараз у вас немає партій. Киньте комусь виклик командою `/play` або зіграйте з комп’ютером.
games-status-challenge = Виклик чекає на відповідь.
games-past = Завершені партії, остання — першою:
games-past-none = Завершених партій у вас ще немає. Почніть нову: `/play`.
which-match = У вас кілька партій. Яку ви маєте на увазі?
history-title = { $title } — сторінка { $page } з { $pages }
history-none = Поки що нічого не сталося.
export-over = Повний запис партії: { $title }. Тасування та ходи перевіряє `cairn verify`.
export-going-on = Запис партії на цю мить: { $title }. Коли партія закінчиться, у записі буде й `seed`.
replay-title = Повтор партії: { $title }
replay-busy = Інший ваш повтор ще малюється. Дочекайтеся його й попросіть про цей ще раз.

## Налаштування та довідка

settings-title = Ваші налаштування
settings-language = Мова: { $language }
settings-confirm = { $state ->
        [on] Перед кожним ходом я вас перепитую.
       *[off] Вибраний хід я роблю одразу.
    }
settings-confirm-on = Перепитувати про хід
settings-confirm-off = Не перепитувати про хід
settings-blocked = { $count ->
        [0] Ви нікого не заблокували.
       *[other] Заблоковано людей: { $count }.
    }
settings-unblock = Розблокувати: { $name }
settings-link = Прив’язати іншу платформу
settings-unlink = Відв’язати цей акаунт
settings-linked = Прив’язані акаунти: { $names }
link-code = Ваш код: `{ $code }`. Напишіть мені `/link { $code }` на іншій платформі, і я знатиму, що це ви. Код діє один раз. Нікому його не показуйте: хто його введе, той гратиме від вашого імені.
link-done = Акаунти прив’язано: { $names }. Партії, налаштування й блокування тепер спільні.
unlink-sure = Відв’язати цей акаунт від інших: { $names }? Кожен акаунт збереже партії, які грає сам, а налаштування й блокування залишаться в обох.
unlinked = Акаунт відв’язано. Щоб прив’язати його ще раз, напишіть `/link`.
help-title = Грайте в настільні ігри просто тут, у чаті. Киньте комусь виклик, тримайте свої карти в таємниці та стежте за полем у каналі.
help-heading = Команди
help-group = { $group ->
        [start] Почати партію
        [during] Під час партії
        [look] Подивитися
       *[settings] Налаштування
    }
help-line = `{ $usage }`: { $text }
help-end = Ходи можна й писати: `/move R7@3` кладе червону 7 біля каменя 3. Правила пояснить `/rules`.

## Кнопки: щонайбільше 40 літер, краще 12

button-play = Нова партія
button-games = Мої партії
button-past = Завершені
button-hand = Мої карти
button-hand-totemo = Мої блоки
button-board = Поле
button-text = Текстом
button-history = Історія
button-export = Експорт
button-replay = Повтор
button-rules = Правила
button-more = Ще…
button-type = Написати хід
button-back = Назад
button-next = Наступна партія
button-undo = Взяти хід назад
button-draw = Запропонувати нічию
button-abort = Перервати
button-resign = Здатися
button-resign-sure = Так, здаюся
button-unlink-sure = Так, відв’язати
button-confirm = Зробити хід
button-agree = Погодитися
button-refuse = Відхилити
button-win = Зарахувати перемогу
button-go-on = Далі без цього гравця
button-replace = Віддати комп’ютеру
button-rematch = Реванш
button-accept = Прийняти
button-join = Приєднатися
button-invite = Запросити
button-decline = Відхилити
button-cancel = Скасувати виклик
button-fill = Додати комп’ютерів
button-earlier = ‹ Раніше
button-later = Далі ›

## Ходи на кнопках. $rest — те, з чим їх роблять, або «none», якщо це вибирають далі

place-schotten-totten = Камінь { $place }
place-inline-schotten-totten = камінь { $place }
place-discard = Скинути
place-nothing = без ефекту
move-schotten-totten-claim = { $rest ->
        [none] Захопити
       *[other] Захопити камінь { $rest }
    }
move-schotten-totten-done = Завершити захоплення
move-schotten-totten-draw = { $rest ->
        [clan] Узяти карту клану
        [tactics] Узяти карту тактики
       *[other] Узяти карту
    }
move-schotten-totten-return = { $rest ->
        [none] Під колоду
       *[other] Під колоду: { $rest }
    }
move-schotten-totten-pass = Пас
place-schotten-totten-2 = Плитка { $place }
place-inline-schotten-totten-2 = плитка { $place }
move-schotten-totten-2-retreat = { $rest ->
        [none] Відступити
       *[other] Відступити від плитки { $rest }
    }
move-schotten-totten-2-cauldron = { $rest ->
        [none] Жбурнути казан
       *[other] Казан на плитку { $rest }
    }
move-schotten-totten-2-declare = { $rest ->
        [none] Оголосити захоплення
       *[other] Захопити плитку { $rest }
    }
move-schotten-totten-2-done = Завершити хід
move-schotten-totten-2-draw = { $rest ->
        [siege] Узяти карту облоги
        [tactics] Узяти карту тактики
       *[other] Узяти карту
    }
move-schotten-totten-2-give = { $rest ->
        [none] Віддати
       *[other] Віддати: { $rest }
    }
move-schotten-totten-2-pass = Пас
move-totemo-swap = Скинути всі блоки
move-totemo-done = Завершити хід
move-totemo-redraw = Узяти заново
move-totemo-keep = Залишити ці
side-heave-ho = { $whose ->
        [own] свій бік
       *[other] бік суперника
    } { $colour }
move-heave-ho-keep = { $rest ->
        [none] Залишити
       *[other] Залишити { $rest }
    }
move-heave-ho-take = { $rest ->
        [none] Узяти й зіграти
       *[other] Узяти { $rest }
    }
move-heave-ho-toss = { $rest ->
        [none] Скинути
       *[other] Скинути { $rest }
    }
move-heave-ho-Farewell = { $rest ->
        [none] { card-Farewell }
       *[other] { card-Farewell }: сила { $rest }
    }

# Something unexpected happened while a request was handled.
trouble = У мене щось пішло не так. Спробуйте ще раз; `/board` покаже, як стоять справи.
