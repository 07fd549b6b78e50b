# Вопросы задач, по игре и виду, и почему ответ верен или неверен

puzzle-ask-totemo-bonus = Куда выставить блок, чтобы можно было выставить ещё один?
puzzle-ask-totemo-first-two = За этот ход можно выставить все три блока. Куда выставить первые два?
puzzle-ask-totemo-most-points = С какого блока начинается ход, который даёт больше всего очков?
puzzle-reason-totemo-earns = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очков
    } — и вы на бонусной плитке (отметка { $space }).
puzzle-reason-totemo-all-three = Первый блок даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очков
    }, второй — { $more ->
        [one] { $more } очко
        [few] { $more } очка
        [many] { $more } очков
       *[other] { $more } очков
    }. Оба приводят на бонусную плитку, поэтому идёт и третий, например `{ $third }`.
puzzle-reason-totemo-most = Этот ход даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очков
    }, больше любого другого: `{ $line }`.
puzzle-reason-totemo-fewer = Лучший ход с таким началом даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очков
    }, а можно { $most }.
puzzle-reason-totemo-no-points = { $number ->
        [1] Очков нет, а без них нет и бонуса.
       *[other] Второй блок не даёт очков, а без них нет и бонуса.
    }
puzzle-reason-totemo-no-tile = { $number ->
        [1] Это { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очков
        } и отметка { $space }. Бонусной плитки там нет.
       *[other] Второй блок даёт { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очков
        }: это отметка { $space }. Бонусной плитки там нет.
    }
puzzle-reason-totemo-too-early = { $number ->
        [1] Вы попадаете на плитку на отметке { $space }, но без 30 очков она ничего не даёт.
       *[other] Второй блок приводит на плитку на отметке { $space }, но без 30 очков она ничего не даёт.
    }
puzzle-reason-totemo-no-room = После этих двух нет места для { $block }.

puzzle-ask-heave-ho-win-barrel = Какой ход сразу выигрывает бочонок?
puzzle-ask-heave-ho-hold-barrel = После какого единственного хода противник не выиграет бочонок следующим ходом, что бы он ни сыграл?
puzzle-reason-heave-ho-test = Проверка силы: у вас { $mine }, у противника { $theirs }.
puzzle-reason-heave-ho-you-goal = Бочонок дотянут до вашей цели.
puzzle-reason-heave-ho-they-goal = Бочонок дотянут до цели противника.
puzzle-reason-heave-ho-you-monstrous = Голод Несси приносит бочонок вам.
puzzle-reason-heave-ho-they-monstrous = Голод Несси приносит бочонок противнику.
puzzle-reason-heave-ho-you-half = Карты закончились, бочонок на вашей половине.
puzzle-reason-heave-ho-they-half = Карты закончились, бочонок на половине противника.
puzzle-reason-heave-ho-short = Бочонок не доходит до вашей цели: не хватает { $spaces ->
        [one] { $spaces } деления
        [few] { $spaces } делений
        [many] { $spaces } делений
       *[other] { $spaces } делений
    }.
puzzle-reason-heave-ho-away = Бочонок удаляется от вашей цели на { $spaces ->
        [one] { $spaces } деление
        [few] { $spaces } деления
        [many] { $spaces } делений
       *[other] { $spaces } делений
    }.
puzzle-reason-heave-ho-quiet = Силы вашей стороне хватило бы, но эта карта не вызывает проверки силы.
puzzle-reason-heave-ho-still = Бочонок не двигается.
puzzle-reason-heave-ho-reply = Противник может ответить: `{ $action }`.
puzzle-reason-heave-ho-holds = Что бы ни сыграл противник, до его цели остаётся не меньше { $spaces ->
        [one] { $spaces } деления
        [few] { $spaces } делений
        [many] { $spaces } делений
       *[other] { $spaces } делений
    }.

puzzle-ask-schotten-totten-claim-which = { option-expert }: камни вы захватываете перед тем, как сыграть карту. Какая из ваших заполненных сторон позволяет захватить камень?
puzzle-ask-schotten-totten-claim-where = Какую карту и куда сыграть, чтобы в этот ход захватить камень?
puzzle-ask-schotten-totten-evidence = Какую карту нужно выложить, неважно куда, чтобы захватить камень?
puzzle-ask-schotten-totten-win-now = Выиграйте в этот ход: какую карту и куда сыграть?
puzzle-ask-schotten-totten-claim-two = Какую карту и куда сыграть, чтобы в этот ход захватить два камня?
puzzle-ask-schotten-totten-defend = После какого единственного хода противник не выиграет следующим ходом, что бы ни было у него на руках?
puzzle-reason-schotten-totten-holds-outranks = Вы захватываете камень { $stone }: { $mine } ({ $mine_total }) сильнее, чем у противника { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-holds-tied = Вы захватываете камень { $stone }: силы равны, но вы заполнили свою сторону раньше.
puzzle-reason-schotten-totten-holds-anyway = Вы захватываете камень { $stone }: { $theirs_count ->
        [0] никакие карты
       *[other] { $theirs } ни с какими картами
    } не бьют вашей комбинации ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-holds-seen = Вы захватываете камень { $stone }: { $theirs_count ->
        [0] чтобы побить вашу комбинацию ({ $mine }, { $mine_total })
       *[other] чтобы вместе с { $theirs } побить вашу комбинацию ({ $mine }, { $mine_total })
    }, нужна { $seen_count ->
        [1] карта { $seen }, а она уже открыта.
       *[other] одна из этих карт, а все они уже открыты: { $seen }.
    }
puzzle-reason-schotten-totten-holds-best = Вы захватываете камень { $stone }: { $theirs_count ->
        [0] лучшее, что ещё можно собрать против неё
       *[other] лучшее, что ещё можно добавить к { $theirs }
    }, — { $cards } ({ $formation }, { $total }), а это не бьёт вашу комбинацию ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-holds-few = Вы захватываете камень { $stone }: ещё не открыто лишь { $unseen ->
        [one] { $unseen } карта
        [few] { $unseen } карты
        [many] { $unseen } карт
       *[other] { $unseen } карты
    }, этого мало, чтобы побить вашу комбинацию ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-wins-adjacent = { $count ->
        [1] Вместе с камнем { $stones }
       *[other] Вместе с камнями { $stones }
    } у вас три соседних камня, и вы побеждаете!
puzzle-reason-schotten-totten-wins-five = { $count ->
        [1] Вместе с камнем { $stones }
       *[other] Вместе с камнями { $stones }
    } у вас пять камней, и вы побеждаете!
puzzle-reason-schotten-totten-claims-only = { $count ->
        [1] Можно захватить камень { $stones }
       *[other] Можно захватить камни { $stones }
    }, но этого мало.
puzzle-reason-schotten-totten-claims-none = У камня { $stone } у вас будет { $have } из { $size } карт, и захватить нельзя ничего.
puzzle-reason-schotten-totten-beatable = Камень { $stone } захватить нельзя: { $theirs_count ->
        [0] вас побили бы { $cards }
       *[other] { $theirs } вместе с { $cards } побили бы вас
    } ({ $formation }, { $total }). Пока { $cards_count ->
        [1] эта карта не открыта, она
       *[other] эти карты не открыты, они
    } могут быть у противника.
puzzle-reason-schotten-totten-outranked = У камня { $stone } комбинация противника сильнее: { $theirs } ({ $theirs_total }), а у вас { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-tied = У камня { $stone } силы равны, но противник заполнил свою сторону раньше.
puzzle-reason-schotten-totten-defends = Что бы ни сыграл противник, нужного он не захватит.
puzzle-reason-schotten-totten-they-claim = Противник захватывает { $count ->
        [1] камень { $stones }
       *[other] камни { $stones }
    } и побеждает.
puzzle-reason-schotten-totten-they-play = Если у противника есть { $card }, он играет её к камню { $stone }, захватывает { $count ->
        [1] камень { $stones }
       *[other] камни { $stones }
    } и побеждает.

puzzle-ask-schotten-totten-2-break-through = Вы нападающий. Выиграйте в этот ход: какую карту и куда сыграть?
puzzle-ask-schotten-totten-2-damage = Вы нападающий. Какую карту и куда сыграть, чтобы в этот ход захватить плитку?
puzzle-ask-schotten-totten-2-hold-tile = Вы защитник и не бросаете котлов. После какого единственного хода нападающий не захватит ни одной плитки следующим ходом, что бы ни было у него на руках?
puzzle-ask-schotten-totten-2-hold-game = Вы защитник и не бросаете котлов. После какого единственного хода вы не проиграете следующим ходом, что бы ни было у нападающего на руках?
puzzle-reason-schotten-totten-2-holds-outranks = Вы захватываете плитку { $tile }: { $mine } ({ $mine_total }) сильнее, чем у противника { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-2-holds-tied = Вы захватываете плитку { $tile }: силы равны, но вы укомплектовали отряд раньше.
puzzle-reason-schotten-totten-2-holds-anyway = Вы захватываете плитку { $tile }: { $theirs_count ->
        [0] никакие карты
       *[other] { $theirs } ни с какими картами
    } не бьют там вашего отряда ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-holds-seen = Вы захватываете плитку { $tile }: { $theirs_count ->
        [0] чтобы побить ваш отряд ({ $mine }, { $mine_total })
       *[other] чтобы вместе с { $theirs } побить ваш отряд ({ $mine }, { $mine_total })
    }, нужна { $seen_count ->
        [1] карта { $seen }, а она уже открыта.
       *[other] одна из этих карт, а все они уже открыты: { $seen }.
    }
puzzle-reason-schotten-totten-2-holds-best = Вы захватываете плитку { $tile }: { $theirs_count ->
        [0] лучшее, что ещё можно собрать против неё
       *[other] лучшее, что ещё можно добавить к { $theirs }
    }, — { $cards } ({ $formation }, { $total }), а это не бьёт ваш отряд ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-holds-few = Вы захватываете плитку { $tile }: ещё не открыто лишь { $unseen ->
        [one] { $unseen } карта
        [few] { $unseen } карты
        [many] { $unseen } карт
       *[other] { $unseen } карты
    }, этого мало, чтобы побить ваш отряд ({ $mine }, { $mine_total }).
puzzle-reason-schotten-totten-2-wins-breached = { $count ->
        [1] Плитка { $tiles } уже была повреждена
       *[other] Одна из плиток { $tiles } уже была повреждена
    }: стена проломлена, вы побеждаете!
puzzle-reason-schotten-totten-2-wins-four-damaged = { $count ->
        [1] Вместе с плиткой { $tiles }
       *[other] Вместе с плитками { $tiles }
    } повреждены четыре, и вы побеждаете!
puzzle-reason-schotten-totten-2-damages-only = { $count ->
        [1] Вы захватываете плитку { $tiles }
       *[other] Вы захватываете плитки { $tiles }
    }, но это не победа.
puzzle-reason-schotten-totten-2-damages-none = У плитки { $tile } у вас будет { $have } из { $size } карт, и захватить нельзя ничего.
puzzle-reason-schotten-totten-2-tile-beatable = Плитку { $tile } захватить нельзя: { $theirs_count ->
        [0] вас побили бы { $cards }
       *[other] { $theirs } вместе с { $cards } побили бы вас
    } ({ $formation }, { $total }). Пока { $cards_count ->
        [1] эта карта не открыта, она
       *[other] эти карты не открыты, они
    } могут быть у защитника.
puzzle-reason-schotten-totten-2-tile-outranked = У плитки { $tile } отряд защитника сильнее: { $theirs } ({ $theirs_total }), а у вас { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-2-tile-tied = У плитки { $tile } силы равны, но защитник укомплектовал отряд раньше.
puzzle-reason-schotten-totten-2-holds = Что бы ни сыграл нападающий, стена держится.
puzzle-reason-schotten-totten-2-they-win-breached = Если у нападающего есть { $card }, он играет её к плитке { $tile }, захватывает { $count ->
        [1] плитку { $tiles }
       *[other] плитки { $tiles }
    } и проламывает стену.
puzzle-reason-schotten-totten-2-they-win-four-damaged = Если у нападающего есть { $card }, он играет её к плитке { $tile } и захватывает { $count ->
        [1] плитку { $tiles }
       *[other] плитки { $tiles }
    }: всего повреждены четыре.
puzzle-reason-schotten-totten-2-they-damage = Если у нападающего есть { $card }, он играет её к плитке { $tile } и захватывает { $count ->
        [1] плитку { $tiles }
       *[other] плитки { $tiles }
    }.
