# Скільки часу мають гравці

time-days = { $count } дн.
time-hours = { $count } год
time-minutes = { $count } хв
clock-bank = { $name }: запас часу — { $time }
clock-bank-yours = Ваш запас часу — { $time }
clock-bank-runs = { $name }: час на хід вичерпано, спливає запас.
clock-bank-runs-yours = Час на хід вичерпано, спливає ваш запас.
clock-empty = { $name }: час вичерпано.
clock-empty-yours = Ваш час вичерпано: зробіть хід, доки інші не вирішили, що буде з вашим місцем.
paused = Пауза: годинник стоїть, доки хтось не зробить хід або не продовжить партію.
