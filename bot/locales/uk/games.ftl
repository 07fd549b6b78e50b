# Як називаються ігри, варіанти й темп

game-schotten-totten = Schotten Totten
game-schotten-totten-2 = Schotten Totten 2
game-totemo = Totemo
game-heave-ho = Heave Ho!

option-tactics = Тактичний варіант
option-expert = Варіант для досвідчених
option-rounds = Раунди
option-match = Матч
option-colour-run = Одноколірний ряд
option-hands = Блоки гравців
option-board = Поле
option-teams = Команди
option-value = { $option }: { $value }

value-on = так
value-off = ні
value-single = одна гра
value-revenge = дві гри зі зміною ролей
value-sum = лише сума
value-type = колір або ряд
value-closed = закриті
value-open = відкриті
value-fair = коли кому зручно
value-race = наввипередки
value-skip = без сортування

pace-live = наживо, 15 хв на хід
pace-day = 1 день на хід
pace-three-days = 3 дні на хід
pace-week = 1 тиждень на хід
pace-unlimited = без обмеження часу
pace-strict = { $pace }, суворо: хто не встиг, той програв
