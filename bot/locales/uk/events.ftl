# Що сталося, одне речення на подію. Теперішній час: він не залежить від роду. `card_key` — карта так, як її записують.

event-schotten-totten-played = { $card_key ->
        [Blind] { $seat } грає карту { $card } на камінь { $stone }: тепер тут важить лише сума сил.
        [Mud] { $seat } грає карту { $card } на камінь { $stone }: тепер тут по 4 карти з кожного боку.
       *[other] { $seat } грає карту { $card } біля каменя { $stone }.
    }
event-schotten-totten-recruited = { $seat } грає карту «{ card-Recruiter }» і бере нові карти.
event-schotten-totten-moved = { $ruse ->
        [Traitor] { $seat } грає карту «{ card-Traitor }»: { $card } біля каменя { $source } змінює бік і лягає біля каменя { $target }.
       *[Strategist] { $seat } грає карту «{ card-Strategist }»: { $card } переходить від каменя { $source } до каменя { $target }.
    }
event-schotten-totten-removed = { $ruse ->
        [Banshee] { $seat } грає карту «{ card-Banshee }»: карта суперника { $card } біля каменя { $stone } потрапляє в скид.
       *[Strategist] { $seat } грає карту «{ card-Strategist }» і скидає свою карту { $card } біля каменя { $stone }.
    }
event-schotten-totten-passed = { $seat } пасує.

# `-without-card`: для всіх, крім власника карти.
event-schotten-totten-drew = { $seat } бере карту { $card }.
event-schotten-totten-drew-without-card = { $deck ->
        [tactics] { $seat } бере карту тактики.
       *[clan] { $seat } бере карту клану.
    }
event-schotten-totten-returned = { $deck ->
        [tactics] { $seat } кладе карту { $card } під низ колоди тактики.
       *[clan] { $seat } кладе карту { $card } під низ колоди клану.
    }
event-schotten-totten-returned-without-card = { $deck ->
        [tactics] { $seat } кладе карту під низ колоди тактики.
       *[clan] { $seat } кладе карту під низ колоди клану.
    }

event-schotten-totten-claimed = { $seat } захоплює камінь { $stone }: { $formation }, { $total }.
event-schotten-totten-settled = Камінь { $stone } отримує { $seat }: { $formation }, { $total }.

event-schotten-totten-round-ended = { $reason ->
        [adjacent] Раунд { $round } виграє { $winner }: три суміжні камені.
        [five] Раунд { $round } виграє { $winner }: п’ять каменів.
       *[settled] Зіграти більше нічого. Раунд { $round } за кількістю каменів виграє { $winner }.
    } Очки — { $points }.
event-schotten-totten-round-ended-without-winner = Зіграти більше нічого. У раунді { $round } нічия: каменів порівну. Очки — { $points }.
event-schotten-totten-round-started = Раунд { $round } починає { $starter }.

# Schotten Totten 2

event-schotten-totten-2-played = { $seat } грає карту { $card } біля плитки { $tile }.
event-schotten-totten-2-cancelled = Біля плитки { $tile } зійшлися «0» і «11» одного кольору: { $cards } ідуть у скид.
event-schotten-totten-2-retreated = { $seat } відступає від плитки { $tile } і скидає { $cards }.
event-schotten-totten-2-scalded = { $seat } жбурляє казан зі смолою на плитку { $tile }: карта { $card } йде в скид. Казанів лишилося: { $left }.
event-schotten-totten-2-controlled = { $seat } захоплює плитку { $tile }: { $formation }, { $total }. Пошкоджених плиток: { $damaged }.
event-schotten-totten-2-moved = { $effect ->
        [Treason] { $seat } грає карту «{ card-Treason }»: { $card } біля плитки { $source } змінює бік і лягає біля плитки { $target }.
       *[Redeploy] { $seat } грає карту «{ card-Redeploy }»: { $card } переходить від плитки { $source } до плитки { $target }.
    }
event-schotten-totten-2-removed = { $effect ->
        [Desertion] { $seat } грає карту «{ card-Desertion }»: карта суперника { $card } біля плитки { $tile } йде в скид.
       *[Redeploy] { $seat } грає карту «{ card-Redeploy }» і скидає свою карту { $card } біля плитки { $tile }.
    }
event-schotten-totten-2-recruited = { $seat } грає карту «{ card-Recruit }»: { $card } повертається зі скиду до плитки { $tile }.
event-schotten-totten-2-exploded = { $seat } грає карту «{ card-Explosion }» на плитку { $tile }. У скид ідуть: { $cards }.
event-schotten-totten-2-reinforced = { $seat } грає карту «{ card-Reinforcements }»: { $cards } затасовано в колоду облоги.
event-schotten-totten-2-exchanged = { $seat } грає карту «{ card-Exchange }»: обидва гравці вибирають по 3 карти одне для одного.

# `-without-cards`: для тих, кому не можна їх знати.
event-schotten-totten-2-gave = { $seat } віддає { $cards }.
event-schotten-totten-2-gave-without-cards = { $seat } вибирає 3 карти.
event-schotten-totten-2-received = { $seat } отримує { $cards }.
event-schotten-totten-2-received-without-cards = { $seat } отримує 3 карти.
event-schotten-totten-2-passed = { $seat } пасує.
event-schotten-totten-2-drew = { $seat } бере карту { $card }.
event-schotten-totten-2-drew-without-card = { $deck ->
        [tactics] { $seat } бере карту тактики.
       *[siege] { $seat } бере карту облоги.
    }

event-schotten-totten-2-round-ended = { $reason ->
        [breached] Гру { $round } виграє нападник — { $winner }: пошкоджену плитку захоплено знову. Карт у колоді облоги: { $left }.
        [four-damaged] Гру { $round } виграє нападник — { $winner }: пошкоджено чотири плитки. Карт у колоді облоги: { $left }.
        [walled] Гру { $round } виграє оборонець — { $winner }: усі сім загонів укомплектовано. Непошкоджених плиток і казанів разом: { $left }.
       *[exhausted] Гру { $round } виграє оборонець — { $winner }: брати вже нічого. Непошкоджених плиток і казанів разом: { $left }.
    } Виграні ігри — { $wins }.
event-schotten-totten-2-round-started = Починається гра { $round }. Нападник — { $starter }.

# Totemo

event-totemo-redrew = { $seat } повертає три верхівки в мішечок і бере блоки заново.
event-totemo-kept = { $seat } залишає собі три верхівки.
event-totemo-chief-moved = { $left ->
        [0] Вождь дістається свого вігвама: цей раунд останній.
       *[other] Вождь робить крок. До вігвама лишилося кроків: { $left }.
    }
event-totemo-placed = { $seat } ставить блок { $block } на { $hole }, рівень { $height }. Очки: +{ $points }, усього { $total }.
event-totemo-bonus = { $seat } потрапляє на бонусну плитку на клітинці { $space } і може поставити ще один блок.
event-totemo-swapped = { $seat } скидає всі свої блоки в мішечок.

# `-without-blocks`: для всіх, крім власника.
event-totemo-drew = { $seat } бере { $blocks }.
event-totemo-drew-without-blocks = { $seat } бере { $count ->
        [one] { $count } блок
        [few] { $count } блоки
        [many] { $count } блоків
       *[other] { $count } блока
    }.
event-totemo-drew-openly = { $seat } бере { $blocks }.
event-totemo-bag-short = { $seat } не може добрати з мішечка до трьох блоків: цей раунд останній.
event-totemo-left = { $seat } виходить із гри, блоки повертаються в мішечок.

# Heave Ho!

# `-without-card-without-given`: для всіх, крім того, хто сортує.
event-heave-ho-sorted = { $seat } лишає собі { $card }, а суперникові віддає { $given }. Лишилося пар: { $left }.
event-heave-ho-sorted-without-card-without-given = { $seat } сортує пару. Лишилося пар: { $left }.
event-heave-ho-finished = { $seat } лишає собі { $card }, віддає { $given } суперникові й завершує сортування.
event-heave-ho-finished-without-card-without-given = { $seat } завершує сортування.
event-heave-ho-stopped = { $seat } каже «Стоп!». Інший гравець ще розподіляє пару, яку тримає.
event-heave-ho-took-over = { $seat } сортує решту пар суперника: { $left }.
event-heave-ho-turned-up = { $seat } відкриває карту { $card }, щоб визначити, хто починає.
event-heave-ho-teams-made = Команди готові. Барильце стоїть на поділці { $space }, починає { $starter }.

event-heave-ho-played = { $whose ->
        [own] { $seat } грає карту { $card } на своє { $colour ->
            [R] червоне
            [B] синє
           *[G] зелене
        } місце.
       *[other] { $seat } грає карту { $card } на { $colour ->
            [R] червоне
            [B] синє
           *[G] зелене
        } місце ({ $side }).
    }
event-heave-ho-used = { $seat } грає карту { $card }.
event-heave-ho-wasted = { $seat } грає карту { $card } без ефекту.
event-heave-ho-pulled = Перевірка сили — { $strengths }. { $winner } перетягує барильце на поділку { $space }.
event-heave-ho-pulled-without-winner = Перевірка сили — { $strengths }. Сили рівні: барильце лишається на поділці { $space }.
event-heave-ho-shifted = { $effect ->
        [RopeBreaks] { $seat } грає карту «{ card-RopeBreaks }»: барильце переставлено на поділку { $space }.
       *[Adrenaline] { $seat } грає карту «{ card-Adrenaline }»: барильце рухається на поділку { $space }.
    }
event-heave-ho-swept = { $cards_count ->
        [0] { $seat } грає карту «{ card-MuchoMacho }», але жодної дами зверху немає.
       *[other] { $seat } грає карту «{ card-MuchoMacho }»: { $cards } ідуть у скид.
    }
event-heave-ho-dismissed = { $cards_count ->
        [0] { $seat } грає карту «{ card-Farewell }» (сила { $strength }), але прощатися нема з ким.
       *[other] { $seat } грає карту «{ card-Farewell }» (сила { $strength }): { $cards } вибувають до кінця раунду.
    }
event-heave-ho-crossed = { $seat } грає карту «{ card-ChangeSides }»: { $card } переходить на { $colour ->
        [R] червоне
        [B] синє
       *[G] зелене
    } місце ({ $side }).
event-heave-ho-reinforced = { $cards_count ->
        [0] { $seat } грає карту «{ card-Reinforcements }», але брати нічого.
       *[other] { $seat } грає карту «{ card-Reinforcements }» і бере { $cards } з колоди. Узято карт: { $count }.
    }
event-heave-ho-reinforced-without-cards = { $seat } грає карту «{ card-Reinforcements }». Узято карт: { $count }.
event-heave-ho-peeked = { $seat } грає карту «{ card-NastyTrick }» і бачить на руці суперника { $cards }.
event-heave-ho-peeked-without-cards = { $seat } грає карту «{ card-NastyTrick }» і дивиться карти суперника.
event-heave-ho-took = { $seat } бере карту { $card } з руки суперника, щоб зіграти її.
event-heave-ho-tossed = { $seat } скидає карту { $card } з руки суперника.
event-heave-ho-drew = { $seat } бере карту { $card } з колоди.
event-heave-ho-drew-without-card = { $seat } бере карту.

event-heave-ho-round-ended = { $reason ->
        [goal] Раунд { $round } виграє { $winner }: барильце дотягнуто до цілі.
        [monstrous] Раунд { $round } виграє { $winner }: голод Нессі сильніший за командний дух.
       *[half] Карти скінчилися. Раунд { $round } виграє { $winner }: барильце на половині цього гравця.
    } Барильця — { $barrels }.
event-heave-ho-round-started = Раунд { $round }: карти роздано заново.

# Кінець гри

outcome-adjacent = { $winner } перемагає: три суміжні камені!
outcome-five = { $winner } перемагає: п’ять каменів!
outcome-settled = Зіграти більше нічого. { $winner } перемагає за кількістю каменів!
outcome-points = { $winner } перемагає за очками! Рахунок — { $scores }.
outcome-breached = { $winner } перемагає: пошкоджену плитку захоплено знову!
outcome-four-damaged = { $winner } перемагає: пошкоджено чотири плитки!
outcome-exhausted = Брати вже нічого, а замок стоїть. { $winner } перемагає!
outcome-walled = Усі сім загонів оборонця укомплектовано. { $winner } перемагає!
outcome-both-games = { $winner } виграє обидві гри й матч! Виграні ігри — { $scores }.
outcome-cards-left = Обидва гравці перемогли в нападі, але { $winner } — швидше: у колоді облоги лишилося більше карт. Матч виграє { $winner }!
outcome-wall-left = Обидва гравці перемогли в обороні, але { $winner } зберігає більше непошкоджених плиток і казанів. Матч виграє { $winner }!
outcome-wigwam = Вождь дістався свого вігвама. { $winner } перемагає! Рахунок — { $scores }.
outcome-bag = У мішечку забракло блоків. { $winner } перемагає! Рахунок — { $scores }.
outcome-alone = За столом лишається тільки { $winner } — і перемагає! Рахунок — { $scores }.
outcome-barrels = { $winner } перемагає: три барильця віскі! Барильця — { $scores }.
outcome-draw = { $reason ->
        [wigwam] Вождь дістався свого вігвама. Перемогу ділять { $winners }! Рахунок — { $scores }.
        [bag] У мішечку забракло блоків. Перемогу ділять { $winners }! Рахунок — { $scores }.
        [equal] Нічия: після двох пар ігор сили рівні. Виграні ігри — { $scores }.
        [settled] Зіграти більше нічого. Нічия: каменів порівну.
       *[points] Нічия за очками. Рахунок — { $scores }.
    }
