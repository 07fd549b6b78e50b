# Слова на изображениях и текстовых полях.

## На изображении поля: коротко, места примерно на 12 букв

# После имени того, кто ходит: «Лена — ходит»
board-to-move = ходит
# После имени победителя
board-wins = победа
# После обоих имён, когда победителя нет
board-draws = ничья
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-round = Раунд { $round } из { $rounds }
# Перед двумя колодами
board-decks = Колоды
# Перед сброшенными картами
board-discard = Сброс

## Рука

hand-title = { $count ->
    [one] У вас на руках { $count } карта:
    [few] У вас на руках { $count } карты:
    [many] У вас на руках { $count } карт:
   *[other] У вас на руках { $count } карты:
}
hand-empty = На руках пусто: любуйтесь видом с холмов.

## Поле текстом, для программ чтения с экрана. Одно сообщение — одно предложение.

text-title = { $game }.
text-title-round = { $game }, раунд { $round } из { $rounds }.
text-turn = { $phase ->
    [claim] Ходит { $name }: можно захватить камни или закончить.
    [draw] Ходит { $name }: нужно взять карту.
    [recruit] Ходит { $name }: «{ card-Recruiter }», нужно взять карту.
    [return] Ходит { $name }: нужно положить карту под низ соответствующей колоды.
   *[play] Ходит { $name }: нужно сыграть карту.
}
text-won = { $name } побеждает.
text-drawn = Партия закончилась вничью.
text-aborted = Партия прервана.

# $moves — список сообщений «text-did-…»
text-last = Последний ход ({ $name }): { $moves }.
text-did-play = { $card } у камня { $stone }
text-did-strategist = { card-Strategist }: { $card } переходит от камня { $stone } к камню { $target }
text-did-strategist-discard = { card-Strategist }: { $card } от камня { $stone } уходит в сброс
text-did-banshee = { card-Banshee }: { $card } от камня { $stone } уходит в сброс
text-did-traitor = { card-Traitor }: { $card } у камня { $stone } меняет сторону и ложится у камня { $target }
text-did-recruiter = { card-Recruiter }
text-did-claim = захватывает камень { $stone }
text-did-draw = { $deck ->
    [tactics] берёт карту тактики
   *[clan] берёт карту клана
}
text-did-return = кладёт карту под низ колоды
text-did-pass = пасует

text-hand = { $count ->
    [one] { $name }: на руках { $count } карта.
    [few] { $name }: на руках { $count } карты.
    [many] { $name }: на руках { $count } карт.
   *[other] { $name }: на руках { $count } карты.
}
# $clan: сколько карт клана; $tactics: сколько карт тактики
text-hand-tactics = На руках ({ $name }): карт клана — { $clan }, карт тактики — { $tactics }.
text-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
text-clan-deck = { $count ->
    [0] Колода клана пуста.
    [one] В колоде клана { $count } карта.
    [few] В колоде клана { $count } карты.
    [many] В колоде клана { $count } карт.
   *[other] В колоде клана { $count } карты.
}
text-tactics-deck = { $count ->
    [0] Колода тактики пуста.
    [one] В колоде тактики { $count } карта.
    [few] В колоде тактики { $count } карты.
    [many] В колоде тактики { $count } карт.
   *[other] В колоде тактики { $count } карты.
}
text-discard = Сброс: { $cards }.

text-stone = Камень { $number }.
text-claimed = Контролирует { $name }.
text-claimable = Его можно захватить сейчас.
# Где обе стороны заполнены: кто выигрывает при равенстве
text-first = При равенстве выигрывает { $name }.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# «красный 7»
text-card = { $colour ->
    [R] красная { $strength }
    [O] оранжевая { $strength }
    [Y] жёлтая { $strength }
    [G] зелёная { $strength }
    [B] синяя { $strength }
   *[P] фиолетовая { $strength }
}
# Вместо списка карт
text-nothing = пусто
# What a player holds, where everyone may see it
text-held = { $name }: на руках { $cards }.

## Описание изображения поля

# $stones — список номеров
text-alt-claimed = { $count ->
    [one] { $name } контролирует камень { $stones }.
    [few] { $name } контролирует камни { $stones }.
    [many] { $name } контролирует камни { $stones }.
   *[other] { $name } контролирует камни { $stones }.
}
text-alt-claimable = { $count ->
    [one] Сейчас можно захватить камень { $stones }.
    [few] Сейчас можно захватить камни { $stones }.
    [many] Сейчас можно захватить камни { $stones }.
   *[other] Сейчас можно захватить камни { $stones }.
}
# Дальше идут карты у каждого камня: «4: R7 R8 / B2»
text-alt-cards = Карты, { $bottom } / { $top }:

# Описание повтора; дальше идёт, чем закончилась партия
text-alt-replay = { $game }: вся партия, ход за ходом.
# After that; what each player holds at the end follows
text-alt-open-hands = Видны карты всех игроков. В конце:

## Schotten Totten 2: на изображении поля

# После имени игрока
board-attacker = нападающий
board-defender = защитник
# Вместо «ходит», когда выбирают карты для обмена
board-to-choose = выбирает
# Которая игра матча
board-game = Игра { $round }

## Schotten Totten 2: поле текстом

text-siege-title-revenge = { $game }, матч, игра { $round }.
text-siege-turn = { $phase ->
    [draw] Ходит { $name }: нужно взять карту.
    [end] Ходит { $name }: можно объявить захват или закончить.
   *[play] Ходит { $name }: нужно сыграть карту.
}
text-siege-choose = { card-Exchange }: карты выбирает { $name }.
text-siege-roles = Нападающий: { $attacker }. Защитник: { $defender }.
# $left: карты в колоде осады для нападающего, целые плитки и котлы для защитника
text-siege-result = { $role ->
    [attacker] Игра { $round }: в нападении побеждает { $name }, в колоде осады осталось карт: { $left }.
   *[defender] Игра { $round }: в защите побеждает { $name }, целых плиток и котлов вместе: { $left }.
}
# $siege: сколько карт осады; $tactics: сколько карт тактики
text-siege-hand = На руках ({ $name }): карт осады — { $siege }, карт тактики — { $tactics }.
text-siege-spent = Сыгранные карты действий ({ $name }): { $cards }.
text-siege-deck = { $count ->
    [0] Колода осады пуста.
    [one] В колоде осады { $count } карта.
    [few] В колоде осады { $count } карты.
    [many] В колоде осады { $count } карт.
   *[other] В колоде осады { $count } карты.
}
text-siege-cauldrons = Осталось котлов: { $count }.
text-siege-damaged = Повреждено плиток: { $count } из { $limit }.
text-siege-discard = Сброс: { $cards }.
# «красный 0, 4, 11»
text-siege-colour = { $colour ->
    [R] красные { $strengths }
    [Y] жёлтые { $strengths }
    [G] зелёные { $strengths }
    [B] синие { $strengths }
   *[P] фиолетовые { $strengths }
}

# Перед плитками: в каком порядке названы карты
text-siege-order = Карты каждого отряда перечислены начиная с ближайшей к стене.
# $name: «левая башня»; $counts — сообщение «text-siege-counts»
text-siege-tile = { $face ->
    [damaged] Плитка { $number }, { $name }, повреждена: { $size } карты, { $counts }.
   *[intact] Плитка { $number }, { $name }: { $size } карты, { $counts }.
}
text-siege-counts = { $accepted ->
    [sum] сумма
    [lowest] наименьшая сумма
    [run] ряд или сумма
    [kind] одинаковая сила или сумма
    [colour] цвет или сумма
   *[all] все комбинации
}
text-siege-declarable = Сейчас можно объявить захват.

text-did-siege-play = { $card } у плитки { $tile }
text-did-siege-retreat = отступает от плитки { $tile }
text-did-siege-cauldron = бросает котёл со смолой на плитку { $tile }
text-did-siege-declare = захватывает плитку { $tile }
text-did-siege-redeploy = { card-Redeploy }: { $card } переходит от плитки { $tile } к плитке { $target }
text-did-siege-redeploy-discard = { card-Redeploy }: { $card } от плитки { $tile } уходит в сброс
text-did-siege-recruit = { card-Recruit }: { $card } возвращается из сброса к плитке { $tile }
text-did-siege-desertion = { card-Desertion }: { $card } от плитки { $tile } уходит в сброс
text-did-siege-treason = { card-Treason }: { $card } у плитки { $tile } меняет сторону и ложится у плитки { $target }
text-did-siege-explosion = { card-Explosion } у плитки { $tile }
text-did-siege-reinforcements = { card-Reinforcements }: { $cards } в колоду осады
text-did-siege-exchange = { card-Exchange }
text-did-siege-give = выбирает карты
# «0» и «11» одного цвета
text-did-siege-cancelled = { $cards } уходят в сброс
text-did-siege-draw = { $deck ->
    [tactics] берёт карту тактики
   *[siege] берёт карту осады
}

# В описании изображения; $tiles — список номеров
text-alt-siege-damaged = Повреждённые плитки: { $tiles }.
text-alt-siege-declarable = Сейчас можно объявить захват плиток: { $tiles }.
# Дальше идут карты у каждой плитки: «4: R7 R8 / B2»
text-alt-siege-cards = Карты, начиная от стены, { $bottom } / { $top }:

## Totemo: на изображении поля

# Вместо блоков игрока, который вышел из игры
board-totemo-resigned = вне игры
# У вигвама вождя
board-totemo-last-round = последний раунд

## Totemo: рука

hand-totemo-title = { $count ->
    [one] У вас на руках { $count } блок:
    [few] У вас на руках { $count } блока:
    [many] У вас на руках { $count } блоков:
   *[other] У вас на руках { $count } блока:
}
hand-totemo-empty = Блоков на руках нет: полюбуйтесь тотемными столбами.

## Totemo: поле текстом

text-totemo-title = { $game }, раунд { $round }.
text-totemo-turn = { $phase ->
    [bonus] Ходит { $name }: можно выставить ещё один блок или закончить.
   *[place] Ходит { $name }: нужно выставить блок или сбросить все блоки.
}
text-totemo-redraw = Выбирает { $name }: оставить три верхушки или взять блоки заново.
# $names — список
text-totemo-shared = Победу делят { $names }.
text-did-totemo-place = { $block } на { $hole }
text-did-totemo-swap = сбрасывает все блоки в мешочек
text-did-totemo-done = больше блоков не выставляет
text-did-totemo-redraw = возвращает три верхушки и берёт блоки заново
text-did-totemo-keep = оставляет себе три верхушки
text-totemo-player = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очка.
    [many] { $name }: { $points } очков.
   *[other] { $name }: { $points } очка.
}
text-totemo-count = { $count ->
    [one] На руках { $count } блок.
    [few] На руках { $count } блока.
    [many] На руках { $count } блоков.
   *[other] На руках { $count } блока.
}
text-totemo-resigned = { $name } больше не играет.
text-totemo-starter = Стартовый игрок: { $name }.
# осталось $left шагов из $path
text-totemo-chief = { $left ->
    [0] Вождь в своём вигваме.
   *[other] Вождю до вигвама осталось шагов: { $left } из { $path }.
}
text-totemo-last-round = Этот раунд последний.
# Перед столбами
text-totemo-order = Тотемные столбы, каждый с нижнего блока вверх, со значениями:
text-totemo-pole = { $hole }: { $blocks }.
text-totemo-empty = Пустые отверстия: { $holes }.
# «красная верхушка 1»
text-totemo-block = { $block } { $value }
# $tiles — список: отметки, а в скобках цифра на плитке или «text-totemo-face-down»
text-totemo-tiles = Бонусные плитки на отметках { $tiles }.
text-totemo-face-down = рубашкой вверх, от 30 очков
text-totemo-bag = { $count ->
    [0] Мешочек пуст.
    [one] В мешочке { $count } блок.
    [few] В мешочке { $count } блока.
    [many] В мешочке { $count } блоков.
   *[other] В мешочке { $count } блока.
}

# В описании изображения. $scores — список: «Лена 23, Олег 31»
text-alt-totemo-scores = Очки: { $scores }.
# $poles — список: «a1: R O^, c3: W3 R»
text-alt-totemo-poles = Столбы с нижнего блока вверх: { $poles }.
# $holes — список: «a1 +3, b2 +5 (бонус)»
text-alt-totemo-choosing = { $block } можно выставить на: { $holes }.
# После очков, которые приводят на бонусную плитку
text-totemo-bonus = бонус

## Heave Ho!: на изображениях поля и руки

# Слова, напечатанные на карте, со строчной буквы
board-heave-ho = тянем!
board-heave-round = Раунд { $round }
# Вместо «ходит», когда сортируют пары карт
board-to-sort = сортирует
# После имени игрока, которому нечего сортировать
board-sorted = готово
# После имени того, кто первый в гонке
board-stop = стоп!
# Внизу поля, пока сортируют пары
board-teams = Создаются команды
# Перед картами, которые выбыли из игры из-за «Прощай»
board-gone = Выбыли
# Перед картами, которые открыли, чтобы определить, кто начинает
board-turned = Жребий
# Над картами, которые игрок оставил себе и отдал противнику
board-kept = Себе
board-given = Противнику

## Heave Ho!: рука

hand-heave-pair = { $phase ->
    [stop] { $name } говорит «Стоп!». Ваша последняя пара ({ $number } из { $pairs }): какую карту оставляете себе?
    [rest] Пара { $number } из { $pairs } противника ({ $name }): какую карту оставляете себе?
   *[sort] Пара { $number } из { $pairs }: какую карту оставляете себе?
}
hand-heave-sorted = Сейчас вам нечего сортировать.
hand-heave-trick = Рука противника ({ $name }): сыграйте одну из этих карт или сбросьте её.
hand-heave-kept = Себе: { $cards }.
hand-heave-given = Противнику: { $cards }.

## Heave Ho!: поле текстом

text-heave-title = { $game }, раунд { $round }.
text-heave-turn = { $phase ->
    [sort] Ходит { $name }: нужно рассортировать пару.
    [stop] Ходит { $name }: противник сказал «Стоп!», осталось рассортировать пару на руках.
    [rest] Ходит { $name }: нужно рассортировать оставшиеся пары противника.
    [trick] Ходит { $name }: нужно сыграть или сбросить карту с руки противника.
   *[play] Ходит { $name }: нужно сыграть карту.
}
# «красный 2»
text-heave-card = { $letter ->
    [W] дама { $strength }
    [N] Несси { $strength }
    [R] красная { $strength }
    [B] синяя { $strength }
   *[G] зелёная { $strength }
}
# Карта, на которой есть эти слова
text-heave-loud = { $card } («тянем!»)
text-heave-place = { $colour ->
    [R] красное место ({ $name })
    [B] синее место ({ $name })
   *[G] зелёное место ({ $name })
}

# $barrels: сколько выиграно; $limit: сколько нужно для победы
text-heave-barrels = { $name }: выиграно бочонков — { $barrels } из { $limit }.
text-heave-cards = Карт на руках: { $hand }, в колоде: { $deck }.
text-heave-pairs = Рассортировано пар: { $done } из { $pairs }.
text-heave-barrel = Бочонок на делении { $space }. Цель игрока { $zero } — деление { $first }, игрока { $one } — деление { $last }.
# $terms: «2 + 3 + 0»
text-heave-strength = Сила стороны ({ $name }): { $terms } = { $total }.
text-heave-balance = Проверка силы сейчас: тянет { $name }, делений — { $spaces }.
text-heave-even = Проверка силы сейчас не сдвинула бы бочонок.
# $name: «aR»; $place — сообщение «text-heave-place»; $count: сколько карт лежит под верхней
text-heave-top = { $name }, { $place }: сверху { $card }, ниже { $count ->
        [0] карт нет
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
text-heave-printed = { $name }, { $place }: карт нет, у нарисованного шотландца сила { $strength }.
text-heave-gone = Выбыли до конца раунда: { $cards }.
# $lots: «Анна: красный 2, Борис: дама 3»
text-heave-turned = Жребий (кто начинает): { $lots }.

text-did-heave-play = { $card } на { $place }
text-did-heave-use = { $card }
text-did-heave-waste = { $card } без эффекта
text-did-heave-farewell = { card-Farewell } (сила { $strength }): выбывают { $cards }
text-did-heave-sweep = { card-MuchoMacho }: в сброс уходят { $cards }
text-did-heave-cross = { card-ChangeSides }: { $card }, { $place } → { $target }
# $move — одно из сообщений выше
text-did-heave-take = с руки противника: { $move }
text-did-heave-toss = сбрасывает с руки противника: { $card }
text-did-heave-pulled = бочонок переходит с деления { $start } на деление { $space }
text-did-heave-stayed = бочонок остаётся на делении { $space }

# В описании изображения; дальше идёт «aR: R2! +1, aB: – …»
text-alt-heave-places = Верхние карты и сколько лежит под ними; «–» — нарисованный шотландец силой { $strength }:

## Puzzles

board-hand = Ваши карты
board-hand-totemo = Ваши блоки
board-unseen = Карты, которых вы не видели
board-unseen-totemo = Блоки, которых вы не видели
text-unseen = Карты, которых вы не видели: { $cards }.
text-unseen-totemo = Блоки, которых вы не видели: { $cards }.
