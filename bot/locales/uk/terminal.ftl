# Гра в терміналі та команда `cairn`.

terminal-person = Гравець

terminal-welcome =
    { $level ->
        [random] { $game } проти комп’ютера, який ходить навмання.
       *[steady] { $game } проти комп’ютера, який грає розважливо.
    } Ви — «{ terminal-person }».
    «?» показує ваші ходи, «rules» — правила, «board» — ще раз поле, «quit» завершує гру.
    Запустіть із --help, щоб побачити, що ще є: інші ігри та їхні варіанти.
terminal-ask = Ваш хід, наприклад { $example } >
terminal-choose = Ваш хід: { $moves } >
terminal-help = Можна ввести один із цих ходів. Великі літери й пробіли не мають значення.
terminal-bye = До побачення, дякуємо за гру!
terminal-again = Щоб отримати ту саму роздачу ще раз: { $command }
terminal-picture = Зображення: { $alt }

terminal-option-players = скільки гравців, якщо гра більше ніж на двох
terminal-option-seed = зіграти певну роздачу; шістнадцяткові цифри
terminal-option-level = як грає комп’ютер
terminal-no-seed = «{ $text }» — не роздача. Напишіть пари шістнадцяткових цифр, наприклад c0ffee.
terminal-no-option = { $game } не має { $option } { $value }. --help покаже, що має кожна гра.
