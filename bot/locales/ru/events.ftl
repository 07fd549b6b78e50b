# Что произошло, одно предложение на событие. Настоящее время: оно не зависит от рода. `card_key` — карта так, как её записывают.

event-schotten-totten-played = { $card_key ->
        [Blind] { $seat } играет карту { $card } на камень { $stone }: теперь здесь важна только сумма сил.
        [Mud] { $seat } играет карту { $card } на камень { $stone }: теперь здесь по 4 карты с каждой стороны.
       *[other] { $seat } играет карту { $card } у камня { $stone }.
    }
event-schotten-totten-recruited = { $seat } играет карту «{ card-Recruiter }» и берёт новые карты.
event-schotten-totten-moved = { $ruse ->
        [Traitor] { $seat } играет карту «{ card-Traitor }»: { $card } у камня { $source } меняет сторону и ложится у камня { $target }.
       *[Strategist] { $seat } играет карту «{ card-Strategist }»: { $card } переходит от камня { $source } к камню { $target }.
    }
event-schotten-totten-removed = { $ruse ->
        [Banshee] { $seat } играет карту «{ card-Banshee }»: карта противника { $card } у камня { $stone } уходит в сброс.
       *[Strategist] { $seat } играет карту «{ card-Strategist }» и сбрасывает свою карту { $card } у камня { $stone }.
    }
event-schotten-totten-passed = { $seat } пасует.

# `-without-card`: для всех, кроме владельца карты.
event-schotten-totten-drew = { $seat } берёт карту { $card }.
event-schotten-totten-drew-without-card = { $deck ->
        [tactics] { $seat } берёт карту тактики.
       *[clan] { $seat } берёт карту клана.
    }
event-schotten-totten-returned = { $deck ->
        [tactics] { $seat } кладёт карту { $card } под низ колоды тактики.
       *[clan] { $seat } кладёт карту { $card } под низ колоды клана.
    }
event-schotten-totten-returned-without-card = { $deck ->
        [tactics] { $seat } кладёт карту под низ колоды тактики.
       *[clan] { $seat } кладёт карту под низ колоды клана.
    }

event-schotten-totten-claimed = { $seat } захватывает камень { $stone }: { $formation }, { $total }.
event-schotten-totten-settled = Камень { $stone } получает { $seat }: { $formation }, { $total }.

event-schotten-totten-round-ended = { $reason ->
        [adjacent] Раунд { $round } выигрывает { $winner }: три соседних камня.
        [five] Раунд { $round } выигрывает { $winner }: пять камней.
       *[settled] Сыграть больше нечего. Раунд { $round } по числу камней выигрывает { $winner }.
    } Очки — { $points }.
event-schotten-totten-round-ended-without-winner = Сыграть больше нечего. В раунде { $round } ничья: камней поровну. Очки — { $points }.
event-schotten-totten-round-started = Раунд { $round } начинает { $starter }.

# Schotten Totten 2

event-schotten-totten-2-played = { $seat } играет карту { $card } у плитки { $tile }.
event-schotten-totten-2-cancelled = У плитки { $tile } сошлись «0» и «11» одного цвета: { $cards } уходят в сброс.
event-schotten-totten-2-retreated = { $seat } отступает от плитки { $tile } и сбрасывает { $cards }.
event-schotten-totten-2-scalded = { $seat } бросает котёл со смолой на плитку { $tile }: карта { $card } уходит в сброс. Осталось котлов: { $left }.
event-schotten-totten-2-controlled = { $seat } захватывает плитку { $tile }: { $formation }, { $total }. Повреждено плиток: { $damaged }.
event-schotten-totten-2-moved = { $effect ->
        [Treason] { $seat } играет карту «{ card-Treason }»: { $card } у плитки { $source } меняет сторону и ложится у плитки { $target }.
       *[Redeploy] { $seat } играет карту «{ card-Redeploy }»: { $card } переходит от плитки { $source } к плитке { $target }.
    }
event-schotten-totten-2-removed = { $effect ->
        [Desertion] { $seat } играет карту «{ card-Desertion }»: карта противника { $card } у плитки { $tile } уходит в сброс.
       *[Redeploy] { $seat } играет карту «{ card-Redeploy }» и сбрасывает свою карту { $card } у плитки { $tile }.
    }
event-schotten-totten-2-recruited = { $seat } играет карту «{ card-Recruit }»: { $card } возвращается из сброса к плитке { $tile }.
event-schotten-totten-2-exploded = { $seat } играет карту «{ card-Explosion }» на плитку { $tile }. В сброс уходят: { $cards }.
event-schotten-totten-2-reinforced = { $seat } играет карту «{ card-Reinforcements }»: { $cards } затасованы в колоду осады.
event-schotten-totten-2-exchanged = { $seat } играет карту «{ card-Exchange }»: оба игрока выбирают по 3 карты друг для друга.

# `-without-cards`: для тех, кому нельзя их знать.
event-schotten-totten-2-gave = { $seat } отдаёт { $cards }.
event-schotten-totten-2-gave-without-cards = { $seat } выбирает 3 карты.
event-schotten-totten-2-received = { $seat } получает { $cards }.
event-schotten-totten-2-received-without-cards = { $seat } получает 3 карты.
event-schotten-totten-2-passed = { $seat } пасует.
event-schotten-totten-2-drew = { $seat } берёт карту { $card }.
event-schotten-totten-2-drew-without-card = { $deck ->
        [tactics] { $seat } берёт карту тактики.
       *[siege] { $seat } берёт карту осады.
    }

event-schotten-totten-2-round-ended = { $reason ->
        [breached] Игру { $round } выигрывает нападающий — { $winner }: повреждённая плитка захвачена снова. Карт в колоде осады: { $left }.
        [four-damaged] Игру { $round } выигрывает нападающий — { $winner }: повреждены четыре плитки. Карт в колоде осады: { $left }.
        [walled] Игру { $round } выигрывает защитник — { $winner }: все семь отрядов укомплектованы. Целых плиток и котлов вместе: { $left }.
       *[exhausted] Игру { $round } выигрывает защитник — { $winner }: брать больше нечего. Целых плиток и котлов вместе: { $left }.
    } Выигранные игры — { $wins }.
event-schotten-totten-2-round-started = Начинается игра { $round }. Нападающий — { $starter }.

# Totemo

event-totemo-redrew = { $seat } возвращает три верхушки в мешочек и берёт блоки заново.
event-totemo-kept = { $seat } оставляет себе три верхушки.
event-totemo-chief-moved = { $left ->
        [0] Вождь добирается до своего вигвама: этот раунд последний.
       *[other] Вождь делает шаг. До вигвама осталось шагов: { $left }.
    }
event-totemo-placed = { $seat } выставляет блок { $block } на { $hole }, уровень { $height }. Очки: +{ $points }, всего { $total }.
event-totemo-bonus = { $seat } попадает на бонусную плитку на отметке { $space } и может выставить ещё один блок.
event-totemo-swapped = { $seat } сбрасывает все свои блоки в мешочек.

# `-without-blocks`: для всех, кроме владельца.
event-totemo-drew = { $seat } берёт { $blocks }.
event-totemo-drew-without-blocks = { $seat } берёт { $count ->
        [one] { $count } блок
        [few] { $count } блока
        [many] { $count } блоков
       *[other] { $count } блока
    }.
event-totemo-drew-openly = { $seat } берёт { $blocks }.
event-totemo-bag-short = { $seat } не может добрать из мешочка до трёх блоков: этот раунд последний.
event-totemo-left = { $seat } выходит из игры, блоки возвращаются в мешочек.

# Heave Ho!

# `-without-card-without-given`: для всех, кроме того, кто сортирует.
event-heave-ho-sorted = { $seat } оставляет себе { $card }, а противнику отдаёт { $given }. Осталось пар: { $left }.
event-heave-ho-sorted-without-card-without-given = { $seat } сортирует пару. Осталось пар: { $left }.
event-heave-ho-finished = { $seat } оставляет себе { $card }, отдаёт { $given } противнику и заканчивает сортировку.
event-heave-ho-finished-without-card-without-given = { $seat } заканчивает сортировку.
event-heave-ho-stopped = { $seat } говорит «Стоп!». Другой игрок ещё распределяет пару, которую держит.
event-heave-ho-took-over = { $seat } сортирует оставшиеся пары противника: { $left }.
event-heave-ho-turned-up = { $seat } открывает карту { $card }, чтобы определить, кто начинает.
event-heave-ho-teams-made = Команды готовы. Бочонок стоит на делении { $space }, начинает { $starter }.

event-heave-ho-played = { $whose ->
        [own] { $seat } играет карту { $card } на своё { $colour ->
            [R] красное
            [B] синее
           *[G] зелёное
        } место.
       *[other] { $seat } играет карту { $card } на { $colour ->
            [R] красное
            [B] синее
           *[G] зелёное
        } место ({ $side }).
    }
event-heave-ho-used = { $seat } играет карту { $card }.
event-heave-ho-wasted = { $seat } играет карту { $card } без эффекта.
event-heave-ho-pulled = Проверка силы — { $strengths }. { $winner } перетягивает бочонок на деление { $space }.
event-heave-ho-pulled-without-winner = Проверка силы — { $strengths }. Силы равны: бочонок остаётся на делении { $space }.
event-heave-ho-shifted = { $effect ->
        [RopeBreaks] { $seat } играет карту «{ card-RopeBreaks }»: бочонок переставлен на деление { $space }.
       *[Adrenaline] { $seat } играет карту «{ card-Adrenaline }»: бочонок движется на деление { $space }.
    }
event-heave-ho-swept = { $cards_count ->
        [0] { $seat } играет карту «{ card-MuchoMacho }», но ни одной дамы сверху нет.
       *[other] { $seat } играет карту «{ card-MuchoMacho }»: { $cards } уходят в сброс.
    }
event-heave-ho-dismissed = { $cards_count ->
        [0] { $seat } играет карту «{ card-Farewell }» (сила { $strength }), но прощаться не с кем.
       *[other] { $seat } играет карту «{ card-Farewell }» (сила { $strength }): { $cards } выбывают до конца раунда.
    }
event-heave-ho-crossed = { $seat } играет карту «{ card-ChangeSides }»: { $card } переходит на { $colour ->
        [R] красное
        [B] синее
       *[G] зелёное
    } место ({ $side }).
event-heave-ho-reinforced = { $cards_count ->
        [0] { $seat } играет карту «{ card-Reinforcements }», но брать нечего.
       *[other] { $seat } играет карту «{ card-Reinforcements }» и берёт { $cards } из колоды. Взято карт: { $count }.
    }
event-heave-ho-reinforced-without-cards = { $seat } играет карту «{ card-Reinforcements }». Взято карт: { $count }.
event-heave-ho-peeked = { $seat } играет карту «{ card-NastyTrick }» и видит на руках у противника { $cards }.
event-heave-ho-peeked-without-cards = { $seat } играет карту «{ card-NastyTrick }» и смотрит карты противника.
event-heave-ho-took = { $seat } берёт карту { $card } с руки противника, чтобы сыграть её.
event-heave-ho-tossed = { $seat } сбрасывает карту { $card } с руки противника.
event-heave-ho-drew = { $seat } берёт карту { $card } из колоды.
event-heave-ho-drew-without-card = { $seat } берёт карту.

event-heave-ho-round-ended = { $reason ->
        [goal] Раунд { $round } выигрывает { $winner }: бочонок дотянут до цели.
        [monstrous] Раунд { $round } выигрывает { $winner }: голод Несси побеждает командный дух.
       *[half] Карты закончились. Раунд { $round } выигрывает { $winner }: бочонок на половине этого игрока.
    } Бочонки — { $barrels }.
event-heave-ho-round-started = Раунд { $round }: карты розданы заново.

# Конец игры

outcome-adjacent = { $winner } побеждает: три соседних камня!
outcome-five = { $winner } побеждает: пять камней!
outcome-settled = Сыграть больше нечего. { $winner } побеждает по числу камней!
outcome-points = { $winner } побеждает по очкам! Счёт — { $scores }.
outcome-breached = { $winner } побеждает: повреждённая плитка захвачена снова!
outcome-four-damaged = { $winner } побеждает: повреждены четыре плитки!
outcome-exhausted = Брать больше нечего, а замок стоит. { $winner } побеждает!
outcome-walled = Все семь отрядов защитника укомплектованы. { $winner } побеждает!
outcome-both-games = { $winner } выигрывает обе игры и матч! Выигранные игры — { $scores }.
outcome-cards-left = Оба игрока победили в нападении, но { $winner } — быстрее: в колоде осады осталось больше карт. Матч выигрывает { $winner }!
outcome-wall-left = Оба игрока победили в защите, но { $winner } сохраняет больше целых плиток и котлов. Матч выигрывает { $winner }!
outcome-wigwam = Вождь добрался до своего вигвама. { $winner } побеждает! Счёт — { $scores }.
outcome-bag = В мешочке не хватило блоков. { $winner } побеждает! Счёт — { $scores }.
outcome-alone = За столом остаётся только { $winner } — и побеждает! Счёт — { $scores }.
outcome-barrels = { $winner } побеждает: три бочонка виски! Бочонки — { $scores }.
outcome-draw = { $reason ->
        [wigwam] Вождь добрался до своего вигвама. Победу делят { $winners }! Счёт — { $scores }.
        [bag] В мешочке не хватило блоков. Победу делят { $winners }! Счёт — { $scores }.
        [equal] Ничья: после двух пар игр силы равны. Выигранные игры — { $scores }.
        [settled] Сыграть больше нечего. Ничья: камней поровну.
       *[points] Ничья по очкам. Счёт — { $scores }.
    }
