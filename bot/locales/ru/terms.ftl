# Названия. Комбинации и цвета — со строчной буквы: они стоят внутри предложений.

game-schotten-totten = Schotten Totten

seat-1 = Игрок 1
seat-2 = Игрок 2

option-tactics = Тактический вариант
option-expert = Вариант для опытных
option-rounds = Раунды

colour-R = красный
colour-O = оранжевый
colour-Y = жёлтый
colour-G = зелёный
colour-B = синий
colour-P = фиолетовый

card-Joker = Джокер
card-Spy = Шпион
card-Shield = Щитоносец
card-Blind = Жмурки
card-Mud = Бой в грязи
card-Recruiter = Вербовщик
card-Strategist = Стратег
card-Banshee = Банши
card-Traitor = Предатель

# Название карты тактики внутри предложения. Карта клана (R7) стоит там как есть.
quoted = «{ $name }»

formation-sum = сумма
formation-run = ряд
formation-colour = цвет
# $size: сколько карт
formation-kind = { $size ->
    [2] пара
   *[3] тройка
    [4] четвёрка
}
formation-colour-run = одноцветный ряд
