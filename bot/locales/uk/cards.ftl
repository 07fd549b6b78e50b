# Кольори, карти, плитки, блоки й комбінації, як у правилах гри. Комбінації та кольори — з малої літери: вони стоять усередині речень.

colour-R = червоний
colour-O = помаранчевий
colour-Y = жовтий
colour-G = зелений
colour-B = синій
colour-P = фіолетовий

card-Joker = Джокер
card-Spy = Шпигун
card-Shield = Щитоносець
card-Shield-schotten-totten-2 = Щит
card-Blind = Засліплений здоровило
card-Mud = Бій у багнюці
card-Recruiter = Вербувальник
card-Strategist = Стратег
card-Banshee = Банші
card-Traitor = Зрадник
card-Redeploy = Передислокація
card-Recruit = Вербування
card-Desertion = Дезертирство
card-Treason = Зрада
card-Explosion = Вибух
card-Reinforcements = Підкріплення
card-Exchange = Обмін
card-Adrenaline = Адреналін
card-NastyTrick = Брудний трюк
card-HeaveHo = Тягнемо!
card-MuchoMacho = Подруги
card-Weakness = Перемагає слабкість
card-RopeBreaks = Канат рветься
card-ChangeSides = Змінити команду
card-Farewell = Прощавай
card-Monstrous = Потворно

# Плитки стіни, зліва направо, як їх бачить нападник.
tile-left-pit = ліва яма
tile-left-tower = ліва вежа
tile-left-wall = ліва стіна
tile-gate = брама
tile-right-wall = права стіна
tile-right-tower = права вежа
tile-right-pit = права яма

# Блоки та їхні верхівки.
block-R = червоний блок
block-R-topper = червона верхівка
block-O = помаранчевий блок
block-O-topper = помаранчева верхівка
block-Y = жовтий блок
block-Y-topper = жовта верхівка
block-G = зелений блок
block-G-topper = зелена верхівка
block-B = синій блок
block-B-topper = синя верхівка
block-P = фіолетовий блок
block-P-topper = фіолетова верхівка
block-W = веселковий блок

# Назва карти тактики всередині речення. Карта клану (R7) стоїть там як є.
quoted = «{ $name }»
# $others: усі, крім останнього, через кому
list-and = { $others } та { $last }

formation-sum = сума
formation-run = ряд
formation-colour = колір
# $size: скільки карт
formation-kind = { $size ->
    [2] пара
   *[3] трійка
    [4] четвірка
}
formation-kind-schotten-totten-2 = однакова сила
formation-colour-run = одноколірний ряд
