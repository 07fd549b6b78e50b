# Как называются игры, варианты и темп

game-schotten-totten = Schotten Totten
game-schotten-totten-2 = Schotten Totten 2
game-totemo = Totemo
game-heave-ho = Heave Ho!

option-tactics = Тактический вариант
option-expert = Вариант для опытных
option-rounds = Раунды
option-match = Матч
option-colour-run = Одноцветный ряд
option-hands = Блоки игроков
option-board = Поле
option-teams = Команды
option-value = { $option }: { $value }

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
