# What people type, and the answers when it cannot be played.

## Words understood in a typed move, separated by commas. `yellow*` stands for every word that begins like this

typed-R = red, crimson, 🟥
typed-O = orange, 🟧
typed-Y = yellow, 🟨
typed-G = green, 🟩
typed-B = blue, 🟦
typed-P = purple, violet, 🟪
typed-W = white, rainbow, lady, ⬜
typed-N = brown, 🟫

typed-0 = zero, nought, null
typed-1 = one, first
typed-2 = two, second
typed-3 = three, third
typed-4 = four, fourth
typed-5 = five, fifth
typed-6 = six, sixth
typed-7 = seven, seventh
typed-8 = eight, eighth
typed-9 = nine, ninth
typed-10 = ten, tenth
typed-11 = eleven, eleventh

typed-Joker = joker*
typed-Spy = spy, spies
typed-Shield = shield, shieldbearer, shield bearer
typed-Blind = blind, blind man, blind mans bluff, bluff
typed-Mud = mud, mudfight, mud fight
typed-Recruiter = recruiter, recruit
typed-Strategist = strategist
typed-Banshee = banshee
typed-Traitor = traitor
typed-Redeploy = redeploy, redeployment
typed-Recruit = recruit, recruiter
typed-Desertion = desertion, desert
typed-Treason = treason, traitor
typed-Explosion = explosion, explode
typed-Reinforcements = reinforcement*, reinforce
typed-Exchange = exchange, trade
typed-Adrenaline = adrenalin*
typed-NastyTrick = nasty trick, nasty, trick
typed-HeaveHo = heave ho, heave
typed-MuchoMacho = mucho macho, mucho, macho
typed-Weakness = weakness, weakness rules
typed-RopeBreaks = rope breaks, rope break, rope
typed-ChangeSides = change sides, change side, switch sides
typed-Farewell = farewell, goodbye
typed-Monstrous = monstrous, monster
typed-N6 = nessie

typed-claim = claim, claims
typed-declare = declare, control, declare control, take control, control of
typed-done = done, stop, end, finish, end turn, stop claiming, no more
typed-draw = draw, take, pick, get
typed-clan = clan
typed-tactics = tactics, tactic, tactical
typed-siege = siege
typed-pass = pass, skip
typed-return = return, put back, give back, bury
typed-retreat = retreat, withdraw
typed-cauldron = cauldron, oil, throw, pour
typed-give = give
typed-swap = swap, exchange, put back, swap all, redo
typed-redraw = redraw, draw again, again
typed-keep = keep
typed-take = take, steal
typed-toss = toss, discard
typed-discard = discard, discards, discard pile, bin
typed-nothing = no effect, with no effect, without effect, for nothing, nothing, waste
typed-topper = topper, top, 🔺
typed-own = my, mine, own, your, yours
typed-other = their, theirs, opponent, opponents, other, enemy

typed-place = stone, stones, tile, tiles, hole, spot, place, side, strength, pole, position
typed-to = to, on, onto, at, in, into, from, near, by
typed-filler = the, a, an, i, of, card, cards, block, blocks, deck, turn, play, put, lay, set, move, number, no, nr, please, with, and, all, them, st, nd, rd, th, s

## Words understood in `/play` and other commands

typed-computer = computer, bot, ai, cpu
typed-invite = invite, invitation
typed-anyone = anyone, anybody, someone, somebody
# What can be done with one’s data: `/data export`
typed-data-export = export, download, save
typed-data-delete = delete, erase, remove, forget
typed-strict = strict
typed-rated = rated, ranked
typed-unrated = unrated, unranked, not rated, casual, friendly
typed-players = players, seats
typed-level = level, difficulty
typed-on = on, yes, true
typed-off = off, no, false
typed-level-steady = normal, steady, medium, usual
typed-level-random = easy, random, simple
typed-pace-live = live, 15 min, 15 minutes, quick, fast
typed-pace-day = day, 1 day, one day, a day, daily, 24h
typed-pace-three-days = three days, 3 days, 3 day, three day, 3d
typed-pace-week = week, 1 week, one week, a week, weekly, 7 days
typed-pace-unlimited = unlimited, no limit, no time limit, unlimited time, forever
typed-game-schotten-totten = schotten totten, schotten, schottentotten, schotten totten 1, st, st1
typed-game-schotten-totten-2 = schotten totten 2, schotten 2, schottentotten 2, st2, siege
typed-game-totemo = totemo, totem
typed-game-heave-ho = heave ho, heaveho, heave

## Words understood in `/leaderboard`

typed-board-here = here, this server, this group, this place, server, group, room
typed-board-global = global, everywhere, worldwide, all places, world
typed-board-this-month = month, this month, monthly, current month
typed-board-all-time = all, all time, ever, of all time, total
typed-board-puzzle = puzzle, puzzles, daily, daily puzzle

## Words understood in `/vacation` and `/give`

typed-minutes = m, min, mins, minute*
typed-hours = h, hr, hrs, hour*
typed-days = d, day*
typed-weeks = w, wk, wks, week*
typed-until = until, till, til, to
typed-no-vacation = end, stop, over, finish, end vacation, stop vacation
typed-time-filler = for, a, an, the, and, of, on, at, from, now, please
typed-month-1 = jan*
typed-month-2 = feb*
typed-month-3 = mar*
typed-month-4 = apr*
typed-month-5 = may
typed-month-6 = jun*
typed-month-7 = jul*
typed-month-8 = aug*
typed-month-9 = sep*
typed-month-10 = oct*
typed-month-11 = nov*
typed-month-12 = dec*

## Words understood in `/puzzle`

typed-puzzle-post = post, posting
typed-puzzle-practice = practice, practise, training
typed-puzzle-days = days, calendar, past days, past
typed-today = today, today’s
typed-yesterday = yesterday, yesterday’s
typed-tomorrow = tomorrow, tomorrow’s

## Why a line is not a move, and what to do instead. $moves are moves in backticks

typed-examples = { $all ->
        [yes] You can play: { $moves }.
       *[no] You can play, for example: { $moves }.
    }
# $near is what may be meant instead, in backticks or a name with its @
typed-near = Did you mean { $near }?
typed-several = This fits several moves. Which one?
typed-nearly = I’m not sure about “{ $text }”. Did you mean this?
typed-nearly-several = I’m not sure about “{ $text }”. Did you mean one of these?
refusal-no-such-card = There is no card { $text } in this game.
refusal-no-such-card-totemo = There is no block { $text } in this game.
refusal-no-such-place = There is no place { $text } in this game.
refusal-no-such-place-schotten-totten = There is no stone { $text }: there are nine stones, 1 to 9.
refusal-no-such-place-schotten-totten-2 = There is no tile { $text }: there are seven tiles, 1 to 7.
refusal-no-such-place-totemo = There is no hole { $text }. A hole is a letter and a number, for example a1.
refusal-no-such-place-heave-ho = There is no spot { $text }. A spot is a side, `a` or `b`, and a colour: R, B or G.
refusal-unknown-word = I don’t know the word “{ $text }”.
refusal-not-now = “{ $text }” is not possible now.
refusal-not-together = There is no such move now: { $text }.
