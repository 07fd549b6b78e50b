# Ходи на кнопках. $rest — те, з чим їх роблять, або «none», якщо це вибирають далі

place-schotten-totten = Камінь { $place }
place-inline-schotten-totten = камінь { $place }
place-discard = Скинути
place-nothing = без ефекту
move-schotten-totten-claim = { $rest ->
        [none] Захопити
       *[other] Захопити камінь { $rest }
    }
move-schotten-totten-done = Завершити захоплення
move-schotten-totten-draw = { $rest ->
        [clan] Узяти карту клану
        [tactics] Узяти карту тактики
       *[other] Узяти карту
    }
move-schotten-totten-return = { $rest ->
        [none] Під колоду
       *[other] Під колоду: { $rest }
    }
move-schotten-totten-pass = Пас
place-schotten-totten-2 = Плитка { $place }
place-inline-schotten-totten-2 = плитка { $place }
move-schotten-totten-2-retreat = { $rest ->
        [none] Відступити
       *[other] Відступити від плитки { $rest }
    }
move-schotten-totten-2-cauldron = { $rest ->
        [none] Жбурнути казан
       *[other] Казан на плитку { $rest }
    }
move-schotten-totten-2-declare = { $rest ->
        [none] Оголосити захоплення
       *[other] Захопити плитку { $rest }
    }
move-schotten-totten-2-done = Завершити хід
move-schotten-totten-2-draw = { $rest ->
        [siege] Узяти карту облоги
        [tactics] Узяти карту тактики
       *[other] Узяти карту
    }
move-schotten-totten-2-give = { $rest ->
        [none] Віддати
       *[other] Віддати: { $rest }
    }
move-schotten-totten-2-pass = Пас
move-totemo-swap = Скинути всі блоки
move-totemo-done = Завершити хід
move-totemo-redraw = Узяти заново
move-totemo-keep = Залишити ці
side-heave-ho = { $whose ->
        [own] свій бік
       *[other] бік суперника
    } { $colour }
move-heave-ho-keep = { $rest ->
        [none] Залишити
       *[other] Залишити { $rest }
    }
move-heave-ho-take = { $rest ->
        [none] Узяти й зіграти
       *[other] Узяти { $rest }
    }
move-heave-ho-toss = { $rest ->
        [none] Скинути
       *[other] Скинути { $rest }
    }
move-heave-ho-Farewell = { $rest ->
        [none] { card-Farewell }
       *[other] { card-Farewell }: сила { $rest }
    }
