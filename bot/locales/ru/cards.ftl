# Цвета, карты, плитки, блоки и комбинации. Комбинации и цвета — со строчной буквы: они стоят внутри предложений.

colour-R = красный
colour-O = оранжевый
colour-Y = жёлтый
colour-G = зелёный
colour-B = синий
colour-P = фиолетовый

card-Joker = Джокер
card-Spy = Шпион
card-Shield = Щитоносец
card-Shield-schotten-totten-2 = Щит
card-Blind = Жмурки
card-Mud = Бой в грязи
card-Recruiter = Вербовщик
card-Strategist = Стратег
card-Banshee = Банши
card-Traitor = Предатель
card-Redeploy = Передислокация
card-Recruit = Вербовка
card-Desertion = Дезертирство
card-Treason = Измена
card-Explosion = Взрыв
card-Reinforcements = Подкрепления
card-Exchange = Обмен
card-Adrenaline = Адреналин
card-NastyTrick = Грязный трюк
card-HeaveHo = Тянем!
card-MuchoMacho = Подруги
card-Weakness = Побеждает слабость
card-RopeBreaks = Канат рвётся
card-ChangeSides = Поменять команду
card-Farewell = Прощай
card-Monstrous = Чудовищно

# Плитки стены, слева направо, как их видит нападающий.
tile-left-pit = левая яма
tile-left-tower = левая башня
tile-left-wall = левая стена
tile-gate = ворота
tile-right-wall = правая стена
tile-right-tower = правая башня
tile-right-pit = правая яма

# Блоки и их верхушки.
block-R = красный блок
block-R-topper = красная верхушка
block-O = оранжевый блок
block-O-topper = оранжевая верхушка
block-Y = жёлтый блок
block-Y-topper = жёлтая верхушка
block-G = зелёный блок
block-G-topper = зелёная верхушка
block-B = синий блок
block-B-topper = синяя верхушка
block-P = фиолетовый блок
block-P-topper = фиолетовая верхушка
block-W = радужный блок

# Название карты тактики внутри предложения. Карта клана (R7) стоит там как есть.
quoted = «{ $name }»
# $others: все, кроме последнего, через запятую
list-and = { $others } и { $last }

formation-sum = сумма
formation-run = ряд
formation-colour = цвет
# $size: сколько карт
formation-kind = { $size ->
    [2] пара
   *[3] тройка
    [4] четвёрка
}
formation-kind-schotten-totten-2 = { formation-kind }
formation-colour-run = одноцветный ряд
