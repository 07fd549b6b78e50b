# Сколько времени у игроков

time-days = { $count } дн.
time-hours = { $count } ч
time-minutes = { $count } мин
clock-bank = { $name }: запас времени — { $time }
clock-bank-yours = Ваш запас времени — { $time }
clock-bank-runs = { $name }: время на ход вышло, идёт запас.
clock-bank-runs-yours = Время на ход вышло, идёт ваш запас.
clock-empty = { $name }: время вышло.
clock-empty-yours = Ваше время вышло: сделайте ход, пока остальные не решили, что будет с вашим местом.
paused = Пауза: часы стоят, пока кто-нибудь не сделает ход или не продолжит партию.
