# Как людей зовут и что они получают в личном чате. $names — те, кого зовут; $match — игра и кто ещё играет

call-turn = { $names }, ваш ход! { $match }
call-turn-80 = { $names }, время на этот ход почти истекло! { $match }
call-bank = { $names }, время на этот ход истекло, идёт ваш запас времени! { $match }
call-next = { $names }, вы следующие. { $match }
button-mute = Не звать
button-unmute = Звать снова
muted = В этой партии я вас больше не зову.
unmuted = В этой партии я снова вас зову.
digest-title = { $count ->
        [one] Вас ждёт { $count } партия:
        [few] Вас ждут { $count } партии:
        [many] Вас ждёт { $count } партий:
       *[other] Вас ждёт { $count } партии:
    }
