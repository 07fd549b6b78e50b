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
# Там сидів хтось, хто видалив свої дані
seat-former = { $number ->
        [0] Колишній гравець
       *[other] Колишній гравець { $number }
    }
seat-1 = Гравець 1
seat-2 = Гравець 2
seat-3 = Гравець 3
seat-4 = Гравець 4
language-name = Українська
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] браузер
       *[other] { $platform }
    }
