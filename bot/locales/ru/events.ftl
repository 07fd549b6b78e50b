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
       *[settled] Розыгрыш карт окончен. Раунд { $round } по числу камней выигрывает { $winner }.
    } Очки — { $points }.
event-schotten-totten-round-ended-without-winner = Розыгрыш карт окончен. В раунде { $round } ничья: камней поровну. Очки — { $points }.
event-schotten-totten-round-started = Раунд { $round } начинает { $starter }.

# Конец игры

outcome-adjacent = { $winner } побеждает: три соседних камня!
outcome-five = { $winner } побеждает: пять камней!
outcome-settled = Розыгрыш карт окончен. { $winner } побеждает по числу камней!
outcome-points = { $winner } побеждает по очкам! Счёт — { $scores }.
outcome-draw = { $reason ->
        [settled] Розыгрыш карт окончен. Ничья: камней поровну.
       *[points] Ничья по очкам. Счёт — { $scores }.
    }
