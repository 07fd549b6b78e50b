# Профиль человека: рейтинг, результаты, серии, достижения и счёт против того, кто читает

profile-hidden = Вы скрыты: это видите только вы.
profile-none = Ни одна ваша партия ещё не закончилась. Когда какая-нибудь закончится, здесь будут ваши результаты и рейтинг.
profile-none-here = Ни одна партия в { $game } ещё не закончилась.
profile-rating = { $count ->
        [one] Рейтинг: { $rating } после { $count } рейтинговой партии.
        [few] Рейтинг: { $rating } после { $count } рейтинговых партий.
        [many] Рейтинг: { $rating } после { $count } рейтинговых партий.
       *[other] Рейтинг: { $rating } после { $count } рейтинговых партий.
    }
profile-unrated = Рейтинга ещё нет: ни одна рейтинговая партия не закончилась.
profile-people = { $count ->
        [one] { $count } партия с людьми: { $tally }.
        [few] { $count } партии с людьми: { $tally }.
        [many] { $count } партий с людьми: { $tally }.
       *[other] { $count } партии с людьми: { $tally }.
    }
profile-line = { $name }: { $tally }.
# После двоеточия
profile-tally = { $shared ->
        [0] побед { $won }, поражений { $lost }
       *[other] побед { $won }, ничьих { $shared }, поражений { $lost }
    }
# $among: сколько партий просмотрено; 0: все
profile-streaks = { $among ->
        [0] Побед подряд: сейчас { $now }, самое большее { $best }.
       *[other] Побед подряд: сейчас { $now }, самое большее { $best } за последние { $among } партий.
    }
profile-puzzles = Задачи дня: решено { $solved }, с первой попытки { $first }. Дней подряд: сейчас { $now }, самое большее { $best }.
profile-feats = Достижения: { $feats }.
profile-feat = { $feat } ×{ $times }
# Перед результатами
profile-computer = С компьютером
profile-versus = Вы против { $name }: { $tally }.
profile-latest = Последние партии с повторами (▶):
profile-past = { $number }. { $game } · { $names }: { $outcome }, { $day }
profile-outcome = { $way ->
        [won] победа
        [lost] поражение
        [place] место { $place } из { $seats }
       *[shared] { $seats ->
            [2] ничья
           *[other] делёж первого места
        }
    }
profile-all-games = Все игры
profile-curve-latest = { $about }, последние { $count } партий
# Игра без каких-либо вариантов
profile-basic = Базовая игра
profile-replay = ▶ { $number }
profile-of = Профиль: { $name }

versus-title = { $one } – { $other }
versus-none = Вы и { $name } ещё не закончили ни одной партии друг против друга.
versus-latest = Ваши последние партии друг против друга с повторами (▶):
versus-open = Вы и { $name }

# Описание картинки
curve-alt-one = Рейтинг: { $name }, { $about }. { $last } на { $end }, после одной рейтинговой партии.
curve-alt = { $count ->
        [one] Рейтинг: { $name }, { $about }. { $last } на { $end }, от { $first } на { $start }, за { $count } рейтинговую партию.
        [few] Рейтинг: { $name }, { $about }. { $last } на { $end }, от { $first } на { $start }, за { $count } рейтинговые партии.
        [many] Рейтинг: { $name }, { $about }. { $last } на { $end }, от { $first } на { $start }, за { $count } рейтинговых партий.
       *[other] Рейтинг: { $name }, { $about }. { $last } на { $end }, от { $first } на { $start }, за { $count } рейтинговой партии.
    }
curve-alt-range = Самый высокий — { $highest }, { $when }, самый низкий — { $lowest }.

# Чего достигли люди, в списке после «Достижения:»
feat-schotten-totten-adjacent = три камня подряд
feat-schotten-totten-clean = ни одного потерянного очка
feat-schotten-totten-highest = самый высокий цветной ряд
feat-schotten-totten-bare = победа без карт тактики
feat-schotten-totten-2-unbroken = неповреждённая стена
feat-schotten-totten-2-dry = все котлы сохранены
feat-schotten-totten-2-both = матч-реванш за две игры
feat-schotten-totten-2-bare = победа без карт тактики
feat-totemo-hundred = 100 очков
feat-totemo-lap = отрыв на целый круг
feat-heave-ho-clean = три бочки против ни одной
feat-heave-ho-decider = победа в последней бочке
