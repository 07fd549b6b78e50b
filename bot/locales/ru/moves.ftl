# Ходы на кнопках. $rest — то, с чем их делают, или «none», если это выбирают дальше

place-schotten-totten = Камень { $place }
place-inline-schotten-totten = камень { $place }
place-discard = Сбросить
place-nothing = без эффекта
move-schotten-totten-claim = { $rest ->
        [none] Захватить
       *[other] Захватить камень { $rest }
    }
move-schotten-totten-done = Закончить захват
move-schotten-totten-draw = { $rest ->
        [clan] Взять карту клана
        [tactics] Взять карту тактики
       *[other] Взять карту
    }
move-schotten-totten-return = { $rest ->
        [none] Под колоду
       *[other] Под колоду: { $rest }
    }
move-schotten-totten-pass = Пас
place-schotten-totten-2 = Плитка { $place }
place-inline-schotten-totten-2 = плитка { $place }
move-schotten-totten-2-retreat = { $rest ->
        [none] Отступить
       *[other] Отступить от плитки { $rest }
    }
move-schotten-totten-2-cauldron = { $rest ->
        [none] Бросить котёл
       *[other] Котёл на плитку { $rest }
    }
move-schotten-totten-2-declare = { $rest ->
        [none] Объявить захват
       *[other] Захватить плитку { $rest }
    }
move-schotten-totten-2-done = Закончить ход
move-schotten-totten-2-draw = { $rest ->
        [siege] Взять карту осады
        [tactics] Взять карту тактики
       *[other] Взять карту
    }
move-schotten-totten-2-give = { $rest ->
        [none] Отдать
       *[other] Отдать: { $rest }
    }
move-schotten-totten-2-pass = Пас
move-totemo-swap = Сбросить все блоки
move-totemo-done = Закончить ход
move-totemo-redraw = Взять заново
move-totemo-keep = Оставить эти
side-heave-ho = { $whose ->
        [own] своя сторона
       *[other] сторона противника
    } { $colour }
move-heave-ho-keep = { $rest ->
        [none] Оставить
       *[other] Оставить { $rest }
    }
move-heave-ho-take = { $rest ->
        [none] Взять и сыграть
       *[other] Взять { $rest }
    }
move-heave-ho-toss = { $rest ->
        [none] Сбросить
       *[other] Сбросить { $rest }
    }
move-heave-ho-Farewell = { $rest ->
        [none] { card-Farewell }
       *[other] { card-Farewell }: сила { $rest }
    }
