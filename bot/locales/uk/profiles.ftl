# Профіль людини: рейтинг, результати, серії, досягнення й рахунок проти того, хто читає

profile-hidden = Вас приховано: це бачите лише ви.
profile-none = Жодна ваша партія ще не закінчилася. Коли якась закінчиться, тут будуть ваші результати й рейтинг.
profile-none-here = Жодна партія в { $game } ще не закінчилася.
profile-rating = { $count ->
        [one] Рейтинг: { $rating } після { $count } рейтингової партії.
        [few] Рейтинг: { $rating } після { $count } рейтингових партій.
        [many] Рейтинг: { $rating } після { $count } рейтингових партій.
       *[other] Рейтинг: { $rating } після { $count } рейтингових партій.
    }
profile-unrated = Рейтингу ще немає: жодна рейтингова партія не закінчилася.
profile-people = { $count ->
        [one] { $count } партія з людьми: { $tally }.
        [few] { $count } партії з людьми: { $tally }.
        [many] { $count } партій з людьми: { $tally }.
       *[other] { $count } партії з людьми: { $tally }.
    }
profile-line = { $name }: { $tally }.
# Після двокрапки
profile-tally = { $shared ->
        [0] перемог { $won }, поразок { $lost }
       *[other] перемог { $won }, нічиїх { $shared }, поразок { $lost }
    }
# $among: скільки партій переглянуто; 0: усі
profile-streaks = { $among ->
        [0] Перемог поспіль: зараз { $now }, щонайбільше { $best }.
       *[other] Перемог поспіль: зараз { $now }, щонайбільше { $best } за останні { $among } партій.
    }
profile-puzzles = Задачі дня: розв’язано { $solved }, з першої спроби { $first }. Днів поспіль: зараз { $now }, щонайбільше { $best }.
profile-feats = Досягнення: { $feats }.
profile-feat = { $feat } ×{ $times }
# Перед результатами
profile-computer = З комп’ютером
profile-versus = Ви проти { $name }: { $tally }.
profile-latest = Останні партії з повторами (▶):
profile-past = { $number }. { $game } · { $names }: { $outcome }, { $day }
profile-outcome = { $way ->
        [won] перемога
        [lost] поразка
        [place] місце { $place } з { $seats }
       *[shared] { $seats ->
            [2] нічия
           *[other] поділене перше місце
        }
    }
profile-all-games = Усі ігри
profile-curve-latest = { $about }, останні { $count } партій
# Гра без жодних варіантів
profile-basic = Базова гра
profile-replay = ▶ { $number }
profile-of = Профіль: { $name }

versus-title = { $one } – { $other }
versus-none = Ви та { $name } ще не закінчили жодної партії одне проти одного.
versus-latest = Ваші останні партії одне проти одного з повторами (▶):
versus-open = Ви та { $name }

# Опис картинки
curve-alt-one = Рейтинг: { $name }, { $about }. { $last } на { $end }, після однієї рейтингової партії.
curve-alt = { $count ->
        [one] Рейтинг: { $name }, { $about }. { $last } на { $end }, від { $first } на { $start }, за { $count } рейтингову партію.
        [few] Рейтинг: { $name }, { $about }. { $last } на { $end }, від { $first } на { $start }, за { $count } рейтингові партії.
        [many] Рейтинг: { $name }, { $about }. { $last } на { $end }, від { $first } на { $start }, за { $count } рейтингових партій.
       *[other] Рейтинг: { $name }, { $about }. { $last } на { $end }, від { $first } на { $start }, за { $count } рейтингової партії.
    }
curve-alt-range = Найвищий — { $highest }, { $when }, найнижчий — { $lowest }.

# Чого досягли люди, у списку після «Досягнення:»
feat-schotten-totten-adjacent = три камені поспіль
feat-schotten-totten-clean = жодного втраченого очка
feat-schotten-totten-highest = найвищий кольоровий ряд
feat-schotten-totten-bare = перемога без тактичних карт
feat-schotten-totten-2-unbroken = неушкоджений мур
feat-schotten-totten-2-dry = усі казани збережено
feat-schotten-totten-2-both = матч-реванш за дві гри
feat-schotten-totten-2-bare = перемога без тактичних карт
feat-totemo-hundred = 100 очок
feat-totemo-lap = відрив на ціле коло
feat-heave-ho-clean = три бочки проти жодної
feat-heave-ho-decider = перемога в останній бочці
