# Виклики

setup-title = Нова партія: { $game }. Умови можна змінити кнопками. Щоб кинути виклик певному гравцеві, напишіть `/play @ім’я`.
setup-with = Нова партія: { $game }. Суперник: { $name }. Умови можна змінити кнопками, а тоді надіслати виклик.
setup-game = Інша гра: { $game }
setup-pace = Темп: { $pace }
setup-strict = { $strict ->
        [on] Запізнення: поразка
       *[off] Запізнення: як вирішать
    }
setup-rated = { $rated ->
        [rated] Рейтингова
       *[unrated] Нерейтингова
    }
setup-seats = Гравців: { $count }
setup-ask = Виклик: { $name }
setup-someone = Кинути комусь виклик
setup-choose = Кому кинути виклик? Натисніть «{ setup-someone }» унизу екрана й виберіть.
setup-open = Вільне місце для охочих
setup-anyone = Знайти суперника
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
challenge-details = { $setting } · { $pace } · { $rated ->
        [rated] рейтингова
       *[unrated] нерейтингова
    }
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
challenge-closed = Цей виклик ({ $challenger }) закрили ті, хто керує цим місцем.
listed = { $count ->
        [one] Ви у списку: партія почнеться, щойно хтось захоче того самого.
        [few] Ви у списку: партія почнеться, щойно того самого захочуть { $count } людини.
        [many] Ви у списку: партія почнеться, щойно того самого захочуть { $count } людей.
       *[other] Ви у списку: партія почнеться, щойно того самого захоче { $count } людини.
    } Гратимете в нашому приватному чаті.
listed-made = Ви у списку.
listed-ended = { $ending ->
        [expired] Вчасно не знайшлося нікого, хто хоче того самого. Повернутися до списку можна командою `/play anyone`.
       *[cancelled] Вас більше немає у списку.
    }
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
notice-moved = { $platform ->
        [telegram] Тему цієї партії видалено.
       *[other] Гілку або канал цієї партії видалено.
    } Партія триває тут: { $title }
notice-removed = Мене видалили звідти, де було видно цю партію. Вона триває тут: { $title }
notice-replaced = Ваш час вичерпано, і ваше місце зайняв комп’ютер. Доки партія триває, його можна забрати назад: { $title }
notice-given = { $name } дарує вам час ({ $time }): { $title }
notice-closed = Цю партію закрили ті, хто керує місцем, де її було видно. Вона не рахується. { $title }
