# Слова на зображеннях і текстових полях.

## На зображенні поля: коротко, місця десь на 12 літер

# Після імені того, хто ходить: «Олена — ходить»
board-to-move = ходить
# Після імені переможця
board-wins = перемога
# Після обох імен, коли переможця немає
board-draws = нічия
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
board-round = Раунд { $round } з { $rounds }
# Перед двома колодами
board-decks = Колоди
# Перед скинутими картами
board-discard = Скид

## Рука

hand-title = { $count ->
    [one] У вас на руці { $count } карта:
    [few] У вас на руці { $count } карти:
    [many] У вас на руці { $count } карт:
   *[other] У вас на руці { $count } карти:
}
hand-empty = На руці порожньо: милуйтеся краєвидом із пагорбів.

## Поле текстом, для читачів екрана. Одне повідомлення — одне речення.

text-title = { $game }.
text-title-round = { $game }, раунд { $round } з { $rounds }.
text-turn = { $phase ->
    [claim] Ходить { $name }: можна захопити камені або завершити.
    [draw] Ходить { $name }: треба взяти карту.
    [recruit] Ходить { $name }: «{ card-Recruiter }», треба взяти карту.
    [return] Ходить { $name }: треба покласти карту під низ відповідної колоди.
   *[play] Ходить { $name }: треба зіграти карту.
}
text-won = { $name } перемагає.
text-drawn = Гра закінчилася нічиєю.
text-aborted = Партію перервано.

# $moves — перелік повідомлень «text-did-…»
text-last = Останній хід, { $name }: { $moves }.
text-did-play = { $card } біля каменя { $stone }
text-did-strategist = { card-Strategist }: { $card } від каменя { $stone } до каменя { $target }
text-did-strategist-discard = { card-Strategist }: { $card } від каменя { $stone } у скид
text-did-banshee = { card-Banshee }: { $card } від каменя { $stone } у скид
text-did-traitor = { card-Traitor }: { $card } біля каменя { $stone } змінює бік і лягає біля каменя { $target }
text-did-recruiter = { card-Recruiter }
text-did-claim = захоплює камінь { $stone }
text-did-draw = { $deck ->
    [tactics] бере карту тактики
   *[clan] бере карту клану
}
text-did-return = кладе карту під низ колоди
text-did-pass = пасує

text-hand = { $count ->
    [one] { $name } має на руці { $count } карту.
    [few] { $name } має на руці { $count } карти.
    [many] { $name } має на руці { $count } карт.
   *[other] { $name } має на руці { $count } карти.
}
# $clan: скільки карт клану; $tactics: скільки карт тактики
text-hand-tactics = { $name } має на руці карт клану: { $clan }, карт тактики: { $tactics }.
text-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
text-clan-deck = { $count ->
    [0] Колода клану порожня.
    [one] У колоді клану { $count } карта.
    [few] У колоді клану { $count } карти.
    [many] У колоді клану { $count } карт.
   *[other] У колоді клану { $count } карти.
}
text-tactics-deck = { $count ->
    [0] Колода тактики порожня.
    [one] У колоді тактики { $count } карта.
    [few] У колоді тактики { $count } карти.
    [many] У колоді тактики { $count } карт.
   *[other] У колоді тактики { $count } карти.
}
text-discard = Скид: { $cards }.

text-stone = Камінь { $number }.
text-claimed = Захоплено: { $name }.
text-claimable = Його можна захопити зараз.
# Де обидва боки повні: хто виграє в разі рівності
text-first = За рівності перевага: { $name }.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# «червоний 7»
text-card = { $colour } { $strength }
# Замість переліку карт
text-nothing = порожньо

## Опис зображення поля

# $stones — перелік номерів
text-alt-claimed = { $count ->
    [one] { $name } контролює камінь { $stones }.
    [few] { $name } контролює камені { $stones }.
    [many] { $name } контролює камені { $stones }.
   *[other] { $name } контролює камені { $stones }.
}
text-alt-claimable = { $count ->
    [one] Зараз можна захопити камінь { $stones }.
    [few] Зараз можна захопити камені { $stones }.
    [many] Зараз можна захопити камені { $stones }.
   *[other] Зараз можна захопити камені { $stones }.
}
# Далі йдуть карти біля кожного каменя: «4: R7 R8 / B2»
text-alt-cards = Карти, { $bottom } / { $top }:

# Опис повтору; далі йде, чим закінчилася партія
text-alt-replay = { $game }: уся партія, хід за ходом.
