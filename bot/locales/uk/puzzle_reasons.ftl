# Запитання задач, за грою й видом, і чому відповідь правильна чи неправильна

puzzle-ask-totemo-bonus = Куди поставити блок, щоб можна було поставити ще один?
puzzle-ask-totemo-first-two = За цей хід можна поставити всі три блоки. Куди поставити перші два?
puzzle-ask-totemo-most-points = З якого блока починається хід, що дає найбільше очок?
puzzle-reason-totemo-earns = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    } — і ви на бонусній плитці (клітинка { $space }).
puzzle-reason-totemo-all-three = Перший блок дає { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, другий — { $more ->
        [one] { $more } очко
        [few] { $more } очки
        [many] { $more } очок
       *[other] { $more } очок
    }. Обидва приводять на бонусну плитку, тож іде й третій, наприклад `{ $third }`.
puzzle-reason-totemo-most = Цей хід дає { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, більше за будь-який інший: `{ $line }`.
puzzle-reason-totemo-fewer = Найкращий хід із таким початком дає { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, а можна { $most }.
puzzle-reason-totemo-no-points = { $number ->
        [1] Очок немає, а без них немає й бонусу.
       *[other] Другий блок не дає очок, а без них немає й бонусу.
    }
puzzle-reason-totemo-no-tile = { $number ->
        [1] Це { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очок
        } і клітинка { $space }. Бонусної плитки там немає.
       *[other] Другий блок дає { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очок
        }: це клітинка { $space }. Бонусної плитки там немає.
    }
puzzle-reason-totemo-too-early = { $number ->
        [1] Ви потрапляєте на плитку на клітинці { $space }, але без 30 очок вона нічого не дає.
       *[other] Другий блок приводить на плитку на клітинці { $space }, але без 30 очок вона нічого не дає.
    }
puzzle-reason-totemo-no-room = Після цих двох немає місця для { $block }.

puzzle-ask-heave-ho-win-barrel = Який хід одразу виграє барильце?
puzzle-ask-heave-ho-hold-barrel = Після якого єдиного ходу суперник не виграє барильце наступного ходу, хоч би що він зіграв?
puzzle-reason-heave-ho-test = Перевірка сили: у вас { $mine }, у суперника { $theirs }.
puzzle-reason-heave-ho-you-goal = Барильце дотягнуто до вашої цілі.
puzzle-reason-heave-ho-they-goal = Барильце дотягнуто до цілі суперника.
puzzle-reason-heave-ho-you-monstrous = Голод Нессі здобуває барильце вам.
puzzle-reason-heave-ho-they-monstrous = Голод Нессі здобуває барильце суперникові.
puzzle-reason-heave-ho-you-half = Карти скінчилися, барильце на вашій половині.
puzzle-reason-heave-ho-they-half = Карти скінчилися, барильце на половині суперника.
puzzle-reason-heave-ho-short = Барильце не доходить до вашої цілі: бракує { $spaces ->
        [one] { $spaces } поділки
        [few] { $spaces } поділок
        [many] { $spaces } поділок
       *[other] { $spaces } поділок
    }.
puzzle-reason-heave-ho-away = Барильце віддаляється від вашої цілі на { $spaces ->
        [one] { $spaces } поділку
        [few] { $spaces } поділки
        [many] { $spaces } поділок
       *[other] { $spaces } поділок
    }.
puzzle-reason-heave-ho-quiet = Сили вашому боку вистачило б, але ця карта не викликає перевірки сили.
puzzle-reason-heave-ho-still = Барильце не рухається.
puzzle-reason-heave-ho-reply = Суперник може відповісти: `{ $action }`.
puzzle-reason-heave-ho-holds = Хоч би що зіграв суперник, до його цілі лишається щонайменше { $spaces ->
        [one] { $spaces } поділка
        [few] { $spaces } поділки
        [many] { $spaces } поділок
       *[other] { $spaces } поділок
    }.

puzzle-ask-schotten-totten-claim-which = { option-expert }: камені ви захоплюєте перед тим, як зіграти карту. Який із ваших повних боків дозволяє захопити камінь?
puzzle-ask-schotten-totten-claim-where = Яку карту і куди зіграти, щоб цього ходу захопити камінь?
puzzle-ask-schotten-totten-evidence = Яку карту треба викласти, байдуже куди, щоб захопити камінь?
puzzle-ask-schotten-totten-win-now = Виграйте цього ходу: яку карту і куди зіграти?
puzzle-ask-schotten-totten-claim-two = Яку карту і куди зіграти, щоб цього ходу захопити два камені?
puzzle-ask-schotten-totten-defend = Після якого єдиного ходу суперник не виграє наступного ходу, хоч би що було в нього на руці?
puzzle-reason-schotten-totten-holds-outranks = Ви захоплюєте камінь { $stone }: { $mine } ({ $mine_total }) сильніше, ніж у суперника { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-holds-tied = Ви захоплюєте камінь { $stone }: сили рівні, але ви заповнили свій бік раніше.
puzzle-reason-schotten-totten-holds-anyway = Ви захоплюєте камінь { $stone }: { $theirs_count ->
        [0] жодні карти
       *[other] { $theirs } з жодними картами
    } не б’ють вашої комбінації ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-holds-seen = Ви захоплюєте камінь { $stone }: { $theirs_count ->
        [0] щоб побити вашу комбінацію ({ $mine }, { $mine_total })
       *[other] щоб разом із { $theirs } побити вашу комбінацію ({ $mine }, { $mine_total })
    }, потрібна { $seen_count ->
        [1] карта { $seen }, а вона вже відкрита.
       *[other] одна з цих карт, а всі вони вже відкриті: { $seen }.
    }
puzzle-reason-schotten-totten-holds-best = Ви захоплюєте камінь { $stone }: { $theirs_count ->
        [0] найкраще, що ще можна зібрати проти нього
       *[other] найкраще, що ще можна додати до { $theirs }
    }, — { $cards } ({ $formation }, { $total }), а це не б’є вашу комбінацію ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-holds-few = Ви захоплюєте камінь { $stone }: ще не відкрито лише { $unseen ->
        [one] { $unseen } карту
        [few] { $unseen } карти
        [many] { $unseen } карт
       *[other] { $unseen } карти
    }, цього замало, щоб побити вашу комбінацію ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-wins-adjacent = { $count ->
        [1] Разом із каменем { $stones }
       *[other] Разом із каменями { $stones }
    } у вас три суміжні камені, і ви перемагаєте!
puzzle-reason-schotten-totten-wins-five = { $count ->
        [1] Разом із каменем { $stones }
       *[other] Разом із каменями { $stones }
    } у вас п’ять каменів, і ви перемагаєте!
puzzle-reason-schotten-totten-claims-only = { $count ->
        [1] Можна захопити камінь { $stones }
       *[other] Можна захопити камені { $stones }
    }, але цього замало.
puzzle-reason-schotten-totten-claims-none = Біля каменя { $stone } у вас буде { $have } з { $size } карт, і захопити не можна нічого.
puzzle-reason-schotten-totten-beatable = Камінь { $stone } захопити не можна: { $theirs_count ->
        [0] вас побили б { $cards }
       *[other] { $theirs } разом із { $cards } побили б вас
    } ({ $formation }, { $total }). Поки { $cards_count ->
        [1] ця карта не відкрита, вона
       *[other] ці карти не відкриті, вони
    } можуть бути в суперника.
puzzle-reason-schotten-totten-outranked = Біля каменя { $stone } комбінація суперника сильніша: { $theirs } ({ $theirs_total }), а у вас { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-tied = Біля каменя { $stone } сили рівні, але суперник заповнив свій бік раніше.
puzzle-reason-schotten-totten-defends = Хоч би що зіграв суперник, потрібного він не захопить.
puzzle-reason-schotten-totten-they-claim = Суперник захоплює { $count ->
        [1] камінь { $stones }
       *[other] камені { $stones }
    } і перемагає.
puzzle-reason-schotten-totten-they-play = Якщо в суперника є { $card }, він грає її до каменя { $stone }, захоплює { $count ->
        [1] камінь { $stones }
       *[other] камені { $stones }
    } і перемагає.

puzzle-ask-schotten-totten-2-break-through = Ви нападник. Виграйте цього ходу: яку карту і куди зіграти?
puzzle-ask-schotten-totten-2-damage = Ви нападник. Яку карту і куди зіграти, щоб цього ходу захопити плитку?
puzzle-ask-schotten-totten-2-hold-tile = Ви оборонець і не жбурляєте казанів. Після якого єдиного ходу нападник не захопить жодної плитки наступного ходу, хоч би що було в нього на руці?
puzzle-ask-schotten-totten-2-hold-game = Ви оборонець і не жбурляєте казанів. Після якого єдиного ходу ви не програєте наступного ходу, хоч би що було в нападника на руці?
puzzle-reason-schotten-totten-2-holds-outranks = Ви захоплюєте плитку { $tile }: { $mine } ({ $mine_total }) сильніше, ніж у суперника { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-2-holds-tied = Ви захоплюєте плитку { $tile }: сили рівні, але ви укомплектували загін раніше.
puzzle-reason-schotten-totten-2-holds-anyway = Ви захоплюєте плитку { $tile }: { $theirs_count ->
        [0] жодні карти
       *[other] { $theirs } з жодними картами
    } не б’ють там вашого загону ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-holds-seen = Ви захоплюєте плитку { $tile }: { $theirs_count ->
        [0] щоб побити ваш загін ({ $mine }, { $mine_total })
       *[other] щоб разом із { $theirs } побити ваш загін ({ $mine }, { $mine_total })
    }, потрібна { $seen_count ->
        [1] карта { $seen }, а вона вже відкрита.
       *[other] одна з цих карт, а всі вони вже відкриті: { $seen }.
    }
puzzle-reason-schotten-totten-2-holds-best = Ви захоплюєте плитку { $tile }: { $theirs_count ->
        [0] найкраще, що ще можна зібрати проти нього
       *[other] найкраще, що ще можна додати до { $theirs }
    }, — { $cards } ({ $formation }, { $total }), а це не б’є ваш загін ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-holds-few = Ви захоплюєте плитку { $tile }: ще не відкрито лише { $unseen ->
        [one] { $unseen } карту
        [few] { $unseen } карти
        [many] { $unseen } карт
       *[other] { $unseen } карти
    }, цього замало, щоб побити ваш загін ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-wins-breached = { $count ->
        [1] Плитку { $tiles } вже було пошкоджено
       *[other] Одну з плиток { $tiles } вже було пошкоджено
    }: мур проламано, ви перемагаєте!
puzzle-reason-schotten-totten-2-wins-four-damaged = { $count ->
        [1] Разом із плиткою { $tiles }
       *[other] Разом із плитками { $tiles }
    } пошкоджено чотири, і ви перемагаєте!
puzzle-reason-schotten-totten-2-damages-only = { $count ->
        [1] Ви захоплюєте плитку { $tiles }
       *[other] Ви захоплюєте плитки { $tiles }
    }, але це не перемога.
puzzle-reason-schotten-totten-2-damages-none = Біля плитки { $tile } у вас буде { $have } з { $size } карт, і захопити не можна нічого.
puzzle-reason-schotten-totten-2-tile-beatable = Плитку { $tile } захопити не можна: { $theirs_count ->
        [0] вас побили б { $cards }
       *[other] { $theirs } разом із { $cards } побили б вас
    } ({ $formation }, { $total }). Поки { $cards_count ->
        [1] ця карта не відкрита, вона
       *[other] ці карти не відкриті, вони
    } можуть бути в оборонця.
puzzle-reason-schotten-totten-2-tile-outranked = Біля плитки { $tile } загін оборонця сильніший: { $theirs } ({ $theirs_total }), а у вас { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-2-tile-tied = Біля плитки { $tile } сили рівні, але оборонець укомплектував загін раніше.
puzzle-reason-schotten-totten-2-holds = Хоч би що зіграв нападник, мур тримається.
puzzle-reason-schotten-totten-2-they-win-breached = Якщо в нападника є { $card }, він грає її до плитки { $tile }, захоплює { $count ->
        [1] плитку { $tiles }
       *[other] плитки { $tiles }
    } і проламує мур.
puzzle-reason-schotten-totten-2-they-win-four-damaged = Якщо в нападника є { $card }, він грає її до плитки { $tile } і захоплює { $count ->
        [1] плитку { $tiles }
       *[other] плитки { $tiles }
    }: разом пошкоджено чотири.
puzzle-reason-schotten-totten-2-they-damage = Якщо в нападника є { $card }, він грає її до плитки { $tile } і захоплює { $count ->
        [1] плитку { $tiles }
       *[other] плитки { $tiles }
    }.
