# Игра в терминале и команда `cairn`.

terminal-person = Игрок

terminal-welcome =
    { $level ->
        [random] { $game } против компьютера, который ходит наугад.
       *[steady] { $game } против компьютера, который играет рассудительно.
    } Вы — «{ terminal-person }».
    «?» показывает ваши ходы, «rules» — правила, «board» — ещё раз поле, «quit» завершает игру.
    Запустите с --help, чтобы увидеть, что ещё есть: другие игры и их варианты.
terminal-ask = Ваш ход, например { $example } >
terminal-choose = Ваш ход: { $moves } >
terminal-help = Можно ввести один из этих ходов. Заглавные буквы и пробелы не важны.
terminal-bye = До свидания, спасибо за игру!
terminal-again = Чтобы получить ту же раздачу ещё раз: { $command }
terminal-picture = Изображение: { $alt }

terminal-option-players = сколько игроков, если игра больше чем на двоих
terminal-option-seed = сыграть определённую раздачу; шестнадцатеричные цифры
terminal-option-level = как играет компьютер
terminal-no-seed = «{ $text }» — не раздача. Напишите пары шестнадцатеричных цифр, например c0ffee.
terminal-no-option = У { $game } нет { $option } { $value }. --help покажет, что есть у каждой игры.
