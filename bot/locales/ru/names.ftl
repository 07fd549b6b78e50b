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
# Там сидел кто-то, кто удалил свои данные
seat-former = { $number ->
        [0] Бывший игрок
       *[other] Бывший игрок { $number }
    }
seat-1 = Игрок 1
seat-2 = Игрок 2
seat-3 = Игрок 3
seat-4 = Игрок 4
language-name = Русский
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] браузер
       *[other] { $platform }
    }
