# Назви

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
pace-strict = { $pace }, суворо: хто не встиг, той програв
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] браузер
       *[other] { $platform }
    }
