# Слова на зображеннях і текстових полях.

## На зображенні поля: коротко, місця десь на 12 літер

# Після імені того, хто ходить: «Олена — ходить»
board-to-move = ходить
# Після імені переможця
board-wins = перемога
# Після обох імен, коли переможця немає
board-draws = нічия
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
board-round = Раунд { $round } з { $rounds }
# Перед двома колодами
board-decks = Колоди
# Перед скинутими картами
board-discard = Скид

## Рука

hand-title = { $count ->
    [one] У вас на руці { $count } карта:
    [few] У вас на руці { $count } карти:
    [many] У вас на руці { $count } карт:
   *[other] У вас на руці { $count } карти:
}
hand-empty = На руці порожньо: милуйтеся краєвидом із пагорбів.

## Поле текстом, для читачів екрана. Одне повідомлення — одне речення.

text-title = { $game }.
text-title-round = { $game }, раунд { $round } з { $rounds }.
text-turn = { $phase ->
    [claim] Ходить { $name }: можна захопити камені або завершити.
    [draw] Ходить { $name }: треба взяти карту.
    [recruit] Ходить { $name }: «{ card-Recruiter }», треба взяти карту.
    [return] Ходить { $name }: треба покласти карту під низ відповідної колоди.
   *[play] Ходить { $name }: треба зіграти карту.
}
text-won = { $name } перемагає.
text-drawn = Партія завершилася нічиєю.
text-aborted = Партію перервано.

# $moves — перелік повідомлень «text-did-…»
text-last = Останній хід ({ $name }): { $moves }.
text-did-play = { $card } біля каменя { $stone }
text-did-strategist = { card-Strategist }: { $card } переходить від каменя { $stone } до каменя { $target }
text-did-strategist-discard = { card-Strategist }: { $card } від каменя { $stone } йде в скид
text-did-banshee = { card-Banshee }: { $card } від каменя { $stone } йде в скид
text-did-traitor = { card-Traitor }: { $card } біля каменя { $stone } змінює бік і лягає біля каменя { $target }
text-did-recruiter = { card-Recruiter }
text-did-claim = захоплює камінь { $stone }
text-did-draw = { $deck ->
    [tactics] бере карту тактики
   *[clan] бере карту клану
}
text-did-return = кладе карту під низ колоди
text-did-pass = пасує

text-hand = { $count ->
    [one] { $name } має на руці { $count } карту.
    [few] { $name } має на руці { $count } карти.
    [many] { $name } має на руці { $count } карт.
   *[other] { $name } має на руці { $count } карти.
}
# $clan: скільки карт клану; $tactics: скільки карт тактики
text-hand-tactics = На руці ({ $name }): карт клану — { $clan }, карт тактики — { $tactics }.
text-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
text-clan-deck = { $count ->
    [0] Колода клану порожня.
    [one] У колоді клану { $count } карта.
    [few] У колоді клану { $count } карти.
    [many] У колоді клану { $count } карт.
   *[other] У колоді клану { $count } карти.
}
text-tactics-deck = { $count ->
    [0] Колода тактики порожня.
    [one] У колоді тактики { $count } карта.
    [few] У колоді тактики { $count } карти.
    [many] У колоді тактики { $count } карт.
   *[other] У колоді тактики { $count } карти.
}
text-discard = Скид: { $cards }.

text-stone = Камінь { $number }.
text-claimed = Контролює { $name }.
text-claimable = Його можна захопити зараз.
# Де обидва боки повні: хто виграє в разі рівності
text-first = За рівності виграє { $name }.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# «червоний 7»
text-card = { $colour ->
    [R] червона { $strength }
    [O] помаранчева { $strength }
    [Y] жовта { $strength }
    [G] зелена { $strength }
    [B] синя { $strength }
   *[P] фіолетова { $strength }
}
# Замість переліку карт
text-nothing = порожньо
# What a player holds, where everyone may see it
text-held = { $name } має на руці: { $cards }.

## Опис зображення поля

# $stones — перелік номерів
text-alt-claimed = { $count ->
    [one] { $name } контролює камінь { $stones }.
    [few] { $name } контролює камені { $stones }.
    [many] { $name } контролює камені { $stones }.
   *[other] { $name } контролює камені { $stones }.
}
text-alt-claimable = { $count ->
    [one] Зараз можна захопити камінь { $stones }.
    [few] Зараз можна захопити камені { $stones }.
    [many] Зараз можна захопити камені { $stones }.
   *[other] Зараз можна захопити камені { $stones }.
}
# Далі йдуть карти біля кожного каменя: «4: R7 R8 / B2»
text-alt-cards = Карти, { $bottom } / { $top }:

# Опис повтору; далі йде, чим закінчилася партія
text-alt-replay = { $game }: уся партія, хід за ходом.
# After that; what each player holds at the end follows
text-alt-open-hands = Видно карти всіх гравців. Наприкінці:

## Schotten Totten 2: на зображенні поля

# Після імені гравця
board-attacker = нападник
board-defender = оборонець
# Замість «ходить», коли вибирають карти для обміну
board-to-choose = вибирає
# Котра гра помсти
board-game = Гра { $round }

## Schotten Totten 2: поле текстом

text-siege-title-revenge = { $game }, матч, гра { $round }.
text-siege-turn = { $phase ->
    [draw] Ходить { $name }: треба взяти карту.
    [end] Ходить { $name }: можна оголосити захоплення або завершити.
   *[play] Ходить { $name }: треба зіграти карту.
}
text-siege-choose = { card-Exchange }: карти вибирає { $name }.
text-siege-roles = Нападник: { $attacker }. Оборонець: { $defender }.
# $left: карти в колоді облоги для нападника, цілі плитки й казани для оборонця
text-siege-result = { $role ->
    [attacker] Гра { $round }: у нападі перемагає { $name }, у колоді облоги лишилося карт: { $left }.
   *[defender] Гра { $round }: в обороні перемагає { $name }, непошкоджених плиток і казанів разом: { $left }.
}
# $siege: скільки карт облоги; $tactics: скільки карт тактики
text-siege-hand = На руці ({ $name }): карт облоги — { $siege }, карт тактики — { $tactics }.
text-siege-spent = Зіграні карти дій ({ $name }): { $cards }.
text-siege-deck = { $count ->
    [0] Колода облоги порожня.
    [one] У колоді облоги { $count } карта.
    [few] У колоді облоги { $count } карти.
    [many] У колоді облоги { $count } карт.
   *[other] У колоді облоги { $count } карти.
}
text-siege-cauldrons = Казанів лишилося: { $count }.
text-siege-damaged = Пошкоджених плиток: { $count } з { $limit }.
text-siege-discard = Скид: { $cards }.
# «червоний 0, 4, 11»
text-siege-colour = { $colour ->
    [R] червоні { $strengths }
    [Y] жовті { $strengths }
    [G] зелені { $strengths }
    [B] сині { $strengths }
   *[P] фіолетові { $strengths }
}

# Перед плитками: в якому порядку названо карти
text-siege-order = Карти кожного загону названо, починаючи з найближчої до стіни.
# $name: «ліва вежа»; $counts — повідомлення «text-siege-counts»
text-siege-tile = { $face ->
    [damaged] Плитка { $number }, { $name }, пошкоджена: { $size } карти, { $counts }.
   *[intact] Плитка { $number }, { $name }: { $size } карти, { $counts }.
}
text-siege-counts = { $accepted ->
    [sum] сума
    [lowest] найменша сума
    [run] ряд або сума
    [kind] однакова сила або сума
    [colour] колір або сума
   *[all] усі комбінації
}
text-siege-declarable = Зараз можна оголосити захоплення.

text-did-siege-play = { $card } біля плитки { $tile }
text-did-siege-retreat = відступає від плитки { $tile }
text-did-siege-cauldron = жбурляє казан зі смолою на плитку { $tile }
text-did-siege-declare = захоплює плитку { $tile }
text-did-siege-redeploy = { card-Redeploy }: { $card } переходить від плитки { $tile } до плитки { $target }
text-did-siege-redeploy-discard = { card-Redeploy }: { $card } від плитки { $tile } йде в скид
text-did-siege-recruit = { card-Recruit }: { $card } повертається зі скиду до плитки { $tile }
text-did-siege-desertion = { card-Desertion }: { $card } від плитки { $tile } йде в скид
text-did-siege-treason = { card-Treason }: { $card } біля плитки { $tile } змінює бік і лягає біля плитки { $target }
text-did-siege-explosion = { card-Explosion } біля плитки { $tile }
text-did-siege-reinforcements = { card-Reinforcements }: { $cards } у колоду облоги
text-did-siege-exchange = { card-Exchange }
text-did-siege-give = вибирає карти
# «0» і «11» одного кольору
text-did-siege-cancelled = { $cards } потрапляють у скид
text-did-siege-draw = { $deck ->
    [tactics] бере карту тактики
   *[siege] бере карту облоги
}

# В описі зображення; $tiles — перелік номерів
text-alt-siege-damaged = Пошкоджені плитки: { $tiles }.
text-alt-siege-declarable = Зараз можна оголосити захоплення плиток: { $tiles }.
# Далі йдуть карти біля кожної плитки: «4: R7 R8 / B2»
text-alt-siege-cards = Карти, починаючи від стіни, { $bottom } / { $top }:

## Totemo: на зображенні поля

# Замість блоків гравця, який вийшов із гри
board-totemo-resigned = поза грою
# Біля вігвама вождя
board-totemo-last-round = останній раунд

## Totemo: рука

hand-totemo-title = { $count ->
    [one] У вас на руці { $count } блок:
    [few] У вас на руці { $count } блоки:
    [many] У вас на руці { $count } блоків:
   *[other] У вас на руці { $count } блока:
}
hand-totemo-empty = Блоків на руці немає: помилуйтеся тотемними стовпами.

## Totemo: поле текстом

text-totemo-title = { $game }, раунд { $round }.
text-totemo-turn = { $phase ->
    [bonus] Ходить { $name }: можна поставити ще один блок або завершити.
   *[place] Ходить { $name }: треба поставити блок або скинути всі блоки.
}
text-totemo-redraw = Вибирає { $name }: залишити три верхівки чи взяти блоки заново.
# $names — перелік
text-totemo-shared = Перемогу ділять { $names }.
text-did-totemo-place = { $block } на { $hole }
text-did-totemo-swap = скидає всі блоки в мішечок
text-did-totemo-done = більше блоків не ставить
text-did-totemo-redraw = повертає три верхівки й бере блоки заново
text-did-totemo-keep = залишає собі три верхівки
text-totemo-player = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очки.
    [many] { $name }: { $points } очок.
   *[other] { $name }: { $points } очка.
}
text-totemo-count = { $count ->
    [one] На руці { $count } блок.
    [few] На руці { $count } блоки.
    [many] На руці { $count } блоків.
   *[other] На руці { $count } блока.
}
text-totemo-resigned = { $name } більше не грає.
text-totemo-starter = Перший гравець: { $name }.
# лишилося $left кроків із $path
text-totemo-chief = { $left ->
    [0] Вождь у своєму вігвамі.
   *[other] Вождеві до вігвама лишилося кроків: { $left } із { $path }.
}
text-totemo-last-round = Цей раунд останній.
# Перед стовпами
text-totemo-order = Тотемні стовпи, кожен від нижнього блока вгору, зі значеннями:
text-totemo-pole = { $hole }: { $blocks }.
text-totemo-empty = Порожні отвори: { $holes }.
# «червона верхівка 1»
text-totemo-block = { $block } { $value }
# $tiles — перелік: клітинки, а в дужках цифра на плитці або «text-totemo-face-down»
text-totemo-tiles = Бонусні плитки на клітинках { $tiles }.
text-totemo-face-down = долілиць, від 30 очок
text-totemo-bag = { $count ->
    [0] Мішечок порожній.
    [one] У мішечку { $count } блок.
    [few] У мішечку { $count } блоки.
    [many] У мішечку { $count } блоків.
   *[other] У мішечку { $count } блока.
}

# В описі зображення. $scores — перелік: «Олена 23, Тарас 31»
text-alt-totemo-scores = Очки: { $scores }.
# $poles — перелік: «a1: R O^, c3: W3 R»
text-alt-totemo-poles = Стовпи від нижнього блока вгору: { $poles }.
# $holes — перелік: «a1 +3, b2 +5 (бонус)»
text-alt-totemo-choosing = { $block } можна поставити на: { $holes }.
# Після очок, що приводять на бонусну плитку
text-totemo-bonus = бонус

## Heave Ho!: на зображеннях поля й руки

# Слова, надруковані на карті, з малої літери
board-heave-ho = тягнемо!
board-heave-round = Раунд { $round }
# Замість «ходить», коли сортують пари карт
board-to-sort = сортує
# Після імені гравця, якому нічого сортувати
board-sorted = готово
# Після імені того, хто перший у гонці
board-stop = стоп!
# Унизу поля, поки сортують пари
board-teams = Складаються команди
# Перед картами, що вибули з гри через «Прощавай»
board-gone = Вибули
# Перед картами, які відкрили, щоб визначити, хто починає
board-turned = Жереб
# Над картами, які гравець лишив собі та віддав супернику
board-kept = Собі
board-given = Суперникові

## Heave Ho!: рука

hand-heave-pair = { $phase ->
    [stop] { $name } каже «Стоп!». Ваша остання пара ({ $number } з { $pairs }): яку карту лишаєте собі?
    [rest] Пара { $number } з { $pairs } суперника ({ $name }): яку карту лишаєте собі?
   *[sort] Пара { $number } з { $pairs }: яку карту лишаєте собі?
}
hand-heave-sorted = Зараз вам нічого сортувати.
hand-heave-trick = Рука суперника ({ $name }): зіграйте одну з цих карт або скиньте її.
hand-heave-kept = Собі: { $cards }.
hand-heave-given = Суперникові: { $cards }.

## Heave Ho!: поле текстом

text-heave-title = { $game }, раунд { $round }.
text-heave-turn = { $phase ->
    [sort] Ходить { $name }: треба розсортувати пару.
    [stop] Ходить { $name }: суперник сказав «Стоп!», лишилося розсортувати пару на руці.
    [rest] Ходить { $name }: треба розсортувати решту пар суперника.
    [trick] Ходить { $name }: треба зіграти або скинути карту з руки суперника.
   *[play] Ходить { $name }: треба зіграти карту.
}
# «червоний 2»
text-heave-card = { $letter ->
    [W] дама { $strength }
    [N] Нессі { $strength }
    [R] червона { $strength }
    [B] синя { $strength }
   *[G] зелена { $strength }
}
# Карта, на якій є ці слова
text-heave-loud = { $card } («тягнемо!»)
text-heave-place = { $colour ->
    [R] червоне місце ({ $name })
    [B] синє місце ({ $name })
   *[G] зелене місце ({ $name })
}

# $barrels: скільки виграно; $limit: скільки треба для перемоги
text-heave-barrels = { $name }: виграно барилець — { $barrels } з { $limit }.
text-heave-cards = Карт на руці: { $hand }, у колоді: { $deck }.
text-heave-pairs = Розсортовано пар: { $done } з { $pairs }.
text-heave-barrel = Барильце на поділці { $space }. Ціль гравця { $zero } — поділка { $first }, гравця { $one } — поділка { $last }.
# $terms: «2 + 3 + 0»
text-heave-strength = Сила боку ({ $name }): { $terms } = { $total }.
text-heave-balance = Перевірка сили зараз: тягне { $name }, поділок — { $spaces }.
text-heave-even = Перевірка сили зараз не посунула б барильце.
# $name: «aR»; $place — повідомлення «text-heave-place»; $count: скільки карт лежить під верхньою
text-heave-top = { $name }, { $place }: зверху { $card }, нижче { $count ->
        [0] карт немає
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
text-heave-printed = { $name }, { $place }: карт немає, намальований шотландець має силу { $strength }.
text-heave-gone = Вибули до кінця раунду: { $cards }.
# $lots: «Анна: червоний 2, Богдан: дама 3»
text-heave-turned = Жереб (хто починає): { $lots }.

text-did-heave-play = { $card } на { $place }
text-did-heave-use = { $card }
text-did-heave-waste = { $card } без ефекту
text-did-heave-farewell = { card-Farewell } (сила { $strength }): вибувають { $cards }
text-did-heave-sweep = { card-MuchoMacho }: у скид ідуть { $cards }
text-did-heave-cross = { card-ChangeSides }: { $card }, { $place } → { $target }
# $move — одне з повідомлень вище
text-did-heave-take = з руки суперника: { $move }
text-did-heave-toss = скидає з руки суперника: { $card }
text-did-heave-pulled = барильце переходить з поділки { $start } на поділку { $space }
text-did-heave-stayed = барильце лишається на поділці { $space }

# В описі зображення; далі йде «aR: R2! +1, aB: – …»
text-alt-heave-places = Верхні карти й скільки лежить під ними; «–» — намальований шотландець силою { $strength }:

## Puzzles

board-hand = Ваша рука
board-hand-totemo = Ваші блоки
board-unseen = Карти, яких ви не бачили
board-unseen-totemo = Блоки, яких ви не бачили
text-unseen = Карти, яких ви не бачили: { $cards }.
text-unseen-totemo = Блоки, яких ви не бачили: { $cards }.
