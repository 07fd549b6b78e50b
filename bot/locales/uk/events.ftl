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
       *[settled] Розіграш карт завершено. Раунд { $round } за кількістю каменів виграє { $winner }.
    } Очки — { $points }.
event-schotten-totten-round-ended-without-winner = Розіграш карт завершено. У раунді { $round } нічия: каменів порівну. Очки — { $points }.
event-schotten-totten-round-started = Раунд { $round } починає { $starter }.

# Кінець гри

outcome-adjacent = { $winner } перемагає: три суміжні камені!
outcome-five = { $winner } перемагає: п’ять каменів!
outcome-settled = Розіграш карт завершено. { $winner } перемагає за кількістю каменів!
outcome-points = { $winner } перемагає за очками! Рахунок — { $scores }.
outcome-draw = { $reason ->
        [settled] Розіграш карт завершено. Нічия: каменів порівну.
       *[points] Нічия за очками. Рахунок — { $scores }.
    }
