# Названия

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
pace-strict = { $pace }, строго: кто не успел, тот проиграл
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] браузер
       *[other] { $platform }
    }
