# Сколько времени у игроков

time-days = { $count } дн.
time-hours = { $count } ч
time-minutes = { $count } мин
clock-bank = { $name }: запас времени — { $time }
clock-bank-yours = Ваш запас времени — { $time }
clock-bank-runs = { $name }: время на ход вышло, идёт запас.
clock-bank-runs-yours = Время на ход вышло, идёт ваш запас.
paused = Пауза: часы стоят, пока кто-нибудь не сделает ход или не продолжит партию.
