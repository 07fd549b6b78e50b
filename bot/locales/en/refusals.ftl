# Why an action was not carried out, and what to do instead. Shown to the person who tried it.

refusal-unreadable = I don’t understand “{ $text }”.

# Also after the end of a game.
refusal-out-of-turn = It’s not your turn. The board shows whose turn it is.

# Cards and places

refusal-not-in-hand = You don’t have { $card }. Choose a card from your hand.
refusal-stone-claimed = Stone { $stone } is already claimed. Choose a stone that is still open.
refusal-side-full = Your side of stone { $stone } is full: it has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } already. Choose another stone.
refusal-tactics-limit = You have played { $played ->
        [one] { $played } tactics card
       *[other] { $played } tactics cards
    } and your opponent { $theirs }: you can be at most one ahead. Play a clan card or, if you can’t, `pass`.
refusal-second-joker = You have already played a Joker, and a second one is not allowed. Keep it and play another card.
refusal-decks-empty = Both decks are empty, so { card-Recruiter } has nothing to draw. Play another card or, if you can’t, `pass`.
refusal-cannot-pass = You can still play a clan card, so you can’t pass. Play one.

# Ruses

refusal-not-on-your-side = { $card } is not on your side of stone { $stone }. Choose a card on your side.
refusal-not-on-their-side = { $card } is not on your opponent’s side of stone { $stone }. Choose a card on that side.
refusal-same-stone = The card is already at stone { $stone }. Choose another stone, or write `x` instead of its number to discard the card.
refusal-clan-only = { card-Traitor } takes clan cards only, and { $card } is a tactics card. Choose a clan card.
refusal-modes-stay = { $card } stays on its stone for the rest of the game and can’t be moved or removed. Choose a clan card or an elite troop.

# Claims. `theirs` are the opponent's cards at the stone; with `cards`, they would beat the claim.

refusal-side-incomplete = You have { $have } of { $size } cards at stone { $stone }. Complete your side before you claim.
refusal-beatable = Stone { $stone } can’t be claimed yet: { $theirs_count ->
        [0] your opponent’s side is empty, but { $cards } would beat yours ({ $formation }, { $total })
       *[other] your opponent has { $theirs } there and would beat you with { $cards } ({ $formation }, { $total })
    }. Try again when this can no longer happen.
refusal-outranked = Your opponent is stronger at stone { $stone }: { $theirs } ({ $theirs_total }) against your { $mine } ({ $mine_total }). Claim another stone or carry on with your turn.
refusal-tied = Both sides of stone { $stone } are equally strong, and your opponent’s was completed first. Claim another stone or carry on with your turn.
refusal-card-first = Play a card first: you claim stones after that.
refusal-claims-over = In the expert variant you claim stones only at the start of your turn, before you play a card. Claim on your next turn.

# Something else must be done first

refusal-asked-play = Now play a card.
refusal-asked-claim = Now claim a stone, for example `claim 3`, or finish with `done`.
refusal-asked-draw = Now draw a card: `draw clan` or `draw tactics`.
refusal-asked-recruit = { card-Recruiter }: draw a card, `draw clan` or `draw tactics`.
refusal-asked-return = Now return a card from your hand to the bottom of its deck.

# Schotten Totten 2: cards and places

refusal-tile-full = Your side of tile { $tile } is full: it takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }. Choose another tile.
refusal-tactics-ahead = You have played { $played ->
        [one] { $played } tactics card
       *[other] { $played } tactics cards
    } and your opponent { $theirs }: you can be at most one ahead. Play a siege card or, if you have none, `pass`.
refusal-no-pass = You have a siege card or a tactics card that can be played, so you can’t pass. Play a card; if all your sides are full, retreat from a tile first.
refusal-attacker-only = Only the attacker can retreat or declare control. Play a card; you may throw a cauldron first.
refusal-defender-only = Only the defender has oil cauldrons. Play a card; you may retreat from a tile first.
refusal-no-retreat = You have no cards at tile { $tile }, so you can’t retreat from it. Choose another tile.
refusal-no-target = The attacker has no cards at tile { $tile }. Throw the cauldron at another tile.
refusal-cauldron-thrown = You’ve already thrown a cauldron this turn, and only one per turn is allowed. Now play a card.
refusal-no-cauldrons = You have no cauldrons left. Now play a card.
refusal-deck-empty = { $deck ->
        [tactics] There is no tactics card to draw. Draw from the siege deck: `draw siege`.
       *[siege] There is no siege card to draw. Type `draw tactics` if that deck has cards, or `done` if not.
    }

# Schotten Totten 2: tactics cards

refusal-not-at-your-tile = { $card } is not on your side of tile { $tile }. Choose a card on your side.
refusal-not-at-their-tile = { $card } is not on your opponent’s side of tile { $tile }. Choose a card on that side.
refusal-same-tile = The card is already at tile { $tile }. Choose another tile, or write `x` instead of its number to discard the card.
refusal-not-discarded = { $card } is not in the discard pile. Choose a card that is.
refusal-tile-empty = There are no cards at tile { $tile }. Choose a tile with cards.
refusal-few-discards = { card-Reinforcements } needs two siege cards in the discard pile. Play another card.
refusal-siege-only = { card-Reinforcements } takes siege cards only, and { $card } is a tactics card. Choose a siege card.
refusal-cards-order = List the cards in this order: { $cards }.

# Schotten Totten 2: declaring control

refusal-tile-incomplete = You have { $have } of { $size } cards at tile { $tile }. Complete your side before you declare control.
refusal-tile-beatable = You don’t control tile { $tile } yet: { $theirs_count ->
        [0] your opponent’s side is empty, but { $cards } would beat yours ({ $formation }, { $total })
       *[other] your opponent has { $theirs } there and would beat you with { $cards } ({ $formation }, { $total })
    }. Try again when this can no longer happen.
refusal-tile-outranked = Your opponent is stronger at tile { $tile }: { $theirs } ({ $theirs_total }) against your { $mine } ({ $mine_total }). Declare control of another tile or carry on with your turn.
refusal-tile-tied = Both sides of tile { $tile } are equally strong, and your opponent’s was completed first. Declare control of another tile or carry on with your turn.

# Schotten Totten 2: something else must be done first

refusal-asked-siege-draw = { $decks ->
        [siege] Now draw a card with `draw siege`, or declare control first, for example `declare 3`.
        [tactics] Now draw a card with `draw tactics`, or declare control first, for example `declare 3`.
        [siege-tactics] Now draw a card: `draw siege` or `draw tactics`.
       *[none] There is no card to draw. Declare control, for example `declare 3`, or end your turn with `done`.
    }
refusal-asked-end = Now declare control, for example `declare 3`, or end your turn with `done`.
refusal-asked-give = { card-Exchange }: choose 3 cards from your hand.

# Totemo

refusal-block-not-held = You don’t have { $block }. Choose one of your own blocks.
refusal-no-hole = There is no hole { $hole } on this board: they go up to { $last }. Choose another hole.
refusal-pole-topped = The pole at { $hole } has a topper, and nothing can go on a topper. Choose another hole.
refusal-pole-full = The pole at { $hole } already has { $height } blocks, the maximum. Choose another hole.
refusal-topper-on-board = A topper such as { $block } can’t go directly on the board, and { $hole } is empty. Place it on a pole.
refusal-colours-clash = { $block } can’t go at { $hole }: it would touch { $other } at { $where }, and these colours don’t match. Choose another hole or another block.
refusal-swap-late = You can swap only at the start of your turn. Place another block, or end your turn with `done`.
refusal-asked-place = Now place a block, or swap all your blocks with `swap`.
refusal-asked-bonus = You have a bonus: place another block, or end your turn with `done`.
refusal-asked-redraw = You drew three toppers. Draw again with `redraw`, or keep them with `keep`.

# Heave Ho!

refusal-not-in-their-hand = Your opponent doesn’t have { $card }. Choose one of the cards you see.
refusal-place-empty = There is no card on spot { $place }. Choose a spot with a card, or play `ChangeSides -` with no effect.
refusal-names-its-place = { $card } on spot { $place } is white, so add where it goes, for example `ChangeSides aR-bG`.
refusal-keeps-its-colour = { $card } goes to the spot of its own colour. Type `ChangeSides { $place }`.
refusal-asked-sort = Now sort the two cards you see: `keep 1` or `keep 2`.
refusal-asked-card = Now play a card.
refusal-asked-trick = { card-NastyTrick }: play a card from your opponent’s hand, or discard one.

# Matches and seats

refusal-no-match = There is no match “{ $text }”. See `/games` for yours.
refusal-no-matches = You have no match to use this in. Start one with `/play`, or see `/games`.
refusal-not-seated = You’re not playing in this match, but you’re welcome to watch. Start your own with `/play`.
refusal-not-started = This match hasn’t started: someone still has to accept.
refusal-not-over-yet = This match (`#{ $text }`) is still being played. Until it is over, only its players can look at it, and everyone where it is shown.
refusal-match-hidden = A player of this match (`#{ $text }`) is hidden, so only those who played can look at it. To look at your own matches, use `/games`.
refusal-no-profile = There is nothing to show: no match of theirs has ended yet, or they’re hidden. `/profile` alone shows yours.
refusal-computer-profile = The computer has no profile. `/profile` shows yours, and `/profile @Anna` someone else’s.
refusal-match-over = This match is over. Ask for a rematch with `/rematch`.
refusal-match-not-over = This match is not over yet. Finish it first, or resign.
refusal-rematch-made = There is already a rematch of this match: see `/games`.
refusal-nothing-to-undo = You have no move to take back.
refusal-answer-first = Another player is asking for a takeback. Answer that first.
refusal-no-draws = This game can’t end in a draw. Play on, or resign.
refusal-computer-plays-on = The computer doesn’t accept draws. Play on, or resign.
refusal-too-late-to-abort = Everyone has moved, so it’s too late to abort. You can resign instead.
refusal-already-offered = You’ve already asked. Please wait for an answer.
refusal-offered-before = You’ve already offered this since the last move. You can offer it again after the next move.
refusal-log-full = This match has more than { $count } lines in its log, so nothing can be offered or taken back any more. You can still play on, or resign.
refusal-already-agreed = You’ve already agreed. Waiting for the others.
refusal-own-offer = This is your own offer. Someone else has to answer it.
refusal-not-late = They still have time. Please be patient.
refusal-vote-over = This vote is over. `/board` shows what was decided.
refusal-already-voted = You’ve already voted for this. You can still change your vote while the others decide.
refusal-replaced = The computer is playing for you in this match. `/hand` shows it, with a button to take your seat back.
refusal-not-replaced = The computer isn’t playing for you, so your seat is yours. Play on with `/hand`.
refusal-no-clock = No clock is running in this match, so there is nothing to pause and no time to give. Take all the time you need.
refusal-already-paused = This match is already paused. To continue, make a move or press “{ button-resume }” below your hand.
refusal-not-paused = This match isn’t paused. To offer a pause, use `/pause`.
refusal-give-self = You can’t give time to yourself. Name an opponent.
refusal-give-computer = The computer needs no time. Name a person who plays in this match.
refusal-give-left = This player has left the match. Name someone who is still playing.
refusal-give-not-playing = { $name } isn’t playing in this match. Name one of your opponents.
refusal-give-to-whom = You have several opponents. Say who gets the time, for example `/give @{ $name } 1 day`, or press “{ button-giving }” under “{ button-more }”.
refusal-give-nothing = The time must be more than zero, for example `/give 1 day`.
refusal-give-too-much = You can give at most { $time } at once. Give less.
refusal-give-unreadable = I don’t understand “{ $text }” as a length of time. Type, for example, `/give 2 days` or `/give 3 hours`.
refusal-left = You’ve left this match. You’re welcome to watch.
refusal-own-turn = It’s your turn: make your move.

# Vacations

refusal-vacation-none = You’re not on vacation. To start one, type, for example, `/vacation 5 days`.
refusal-vacation-nothing = A vacation lasts at least one hour. Type, for example, `/vacation 5 days`.
refusal-vacation-whole-hours = Vacation is counted in whole hours. Type, for example, `/vacation 12 hours`.
refusal-vacation-past = That time has already passed. Choose a later one.
refusal-vacation-too-long = { $some ->
        [no] You have no vacation left in { $year }. Choose an earlier end, or wait for the next year.
       *[yes] You have only { $left } of vacation left in { $year }. Choose a shorter one.
    }
refusal-vacation-unreadable = I don’t understand “{ $text }”. Type how long or until when, for example `/vacation 5 days` or `/vacation until 1 December`.
refusal-no-such-hour = There is no { $hour } on { $date } in your time zone ({ $zone }): the clocks go forward then. Choose another time, for example { $instead }.
refusal-no-such-date = “{ $text }” isn’t a date or a time that exists. Type, for example, `2026-12-01`, `1 December` or `1 December 18:00`.

# Plans

refusal-plan-now = It’s your turn now, so there’s nothing to plan: make your move. You can plan while others are to move.
refusal-plan-long = A plan has at most { $count } moves. Leave some out.
refusal-plan-overheard = Everyone here can read what you type. Type your plan in our private chat.
refusal-plan-line = This plan won’t work. Move { $number }, “{ $text }”: { $why }
refusal-plan-several = This can mean { $moves }. Type one of them.
refusal-plan-incomplete = “{ $text }” isn’t a whole move. Type all of it, for example `{ $example }`.
refusal-no-prospect = This move can’t be part of your next turn. Leave it out, or plan another one.

# Challenges

refusal-own-opponent = You can’t challenge yourself. Challenge someone else, or play the computer with `/play computer`.
refusal-opponent-twice = You’ve named the same person twice. Name each person once.
refusal-no-game = There is no game “{ $text }”. Games: { $games }.
refusal-no-option = There is no option “{ $text }”. Options: { $options }.
refusal-no-value = “{ $text }” is not a value of { $option }. Choose from: { $values }.
refusal-no-game-or-option = I don’t know what “{ $text }” means for `/play`. To challenge someone, put @ before the name. Games: { $games }. Options of { $game }: { $options }. Paces: { $paces }. Levels of the computer: { $levels }.
refusal-no-game-or-option-short = I don’t know what “{ $text }” means for `/play`. To challenge someone, put @ before the name. `/help` shows games and options.
refusal-no-seats = That number of players doesn’t work: { $count }. Possible: { $seats }, counting you and everyone you name.
refusal-no-pace = There is no pace “{ $text }”. Choose from: live, day, three-days, week, unlimited.
refusal-strict-without-time = Without a time limit, nobody runs out of time. Choose a pace, for example `/play day strict`, or leave out `strict`.
refusal-rated-computer = Matches with the computer aren’t rated. Leave out `rated`, or play with people alone.
refusal-no-level = There is no level “{ $text }”. Choose from: { $levels }.
refusal-too-many-challenges = You already have { $count ->
        [one] { $count } challenge
       *[other] { $count } challenges
    } waiting for an answer. Cancel one first: see `/games`.
refusal-challenged-often = In the last hour you challenged { $name } { $count ->
        [one] once
       *[other] { $count } times
    } without playing. Try again in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Challenges that are accepted do not count.
refusal-too-many-matches = You are already playing { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }. Finish or resign one first: see `/games`.
refusal-own-limit = You’ve set a limit of { $count ->
        [one] one match
       *[other] { $count } matches
    } at a time. Finish one first (see `/games`), or change the limit in `/settings`.
refusal-no-room = { $name } has as many matches as they want at the moment. Try again later, or challenge someone else.
refusal-no-invite = There is no challenge with the code “{ $text }”. A code has eight letters and digits, for example `k3x9w2ab`. Ask for it again.
refusal-invite-or-opponent = An invite is for anyone who has the code. Leave out either the opponent or the word `invite`.
refusal-anyone-or-opponent = With `anyone`, I find an opponent for you. Leave out either that word or the opponent.
refusal-takes-no-part = { $platform ->
        [discord] This server doesn’t
        [web] The room doesn’t
       *[other] This group doesn’t
    } take part in the search for opponents. Send me the same in our private chat, or ask those who manage this place to allow it in `/settings`.
refusal-welcomes-nobody = Your settings say that no one can challenge you, so I can’t find an opponent for you. Change that in `/settings` first.
refusal-not-reached = I can’t send you private messages, which this needs. { $platform ->
        [discord] Allow direct messages in this server’s privacy settings, and send me one.
       *[other] Send me something in our private chat first.
    }
refusal-already-listed = You’re already on the list for this: the match starts when someone wants the same. To leave the list, open it in `/games`.
refusal-not-been-there = You haven’t used me in that place yet. Go there, and choose it there with `/settings alerts`.
refusal-no-role = I can’t mention this role: it’s gone, or I’m not allowed to. Choose another one, or let everyone mention it in the settings of the role.
refusal-own-challenge = This is your own challenge. Someone else has to accept it; you can only cancel it.
refusal-not-invited = This challenge is for someone else. Make your own with `/play`.
refusal-not-this-handle = This challenge is for { $handles }. If that’s you under another name, ask for a new one; otherwise make your own with `/play`.
refusal-already-seated = You’ve already accepted. Waiting for the others.
refusal-not-challenger = Only the challenger can do that.
refusal-challenge-accepted = This challenge has already been accepted. See `/board` for the match.
refusal-challenge-over = { $ending ->
        [cancelled] This challenge was cancelled.
        [expired] This challenge has expired.
        [closed] This challenge was closed.
       *[declined] This challenge was declined.
    } Make a new one with `/play`.
refusal-you-blocked = You have blocked { $name }. To undo this, use `/unblock` or `/settings`.
refusal-not-available = { $name } doesn’t take challenges from you.
refusal-own-block = You can’t block yourself.
refusal-no-person = I don’t know anyone called “{ $text }”. They need to come here first.
refusal-no-language = There is no language “{ $text }”. Choose from: en, uk, ru, el.
refusal-no-setting = There is no setting “{ $text }”. Choose from: { $settings }. All of them are in `/settings`.
refusal-no-zone = I don’t know the time zone “{ $text }”. Choose it by its time with `/settings zone`, or type it like `/settings zone=Europe/Kyiv`.
refusal-no-quiet = “{ $text }” isn’t a span of time. Type two full hours from 0 to 23, for example `/settings quiet=22-8`.
refusal-no-full-hour = “{ $text }” isn’t an hour of the day. Type a full hour from 0 to 23, for example `/settings { $option }=9`.

# Linking a person's accounts

refusal-no-data = “{ $text }” isn’t something I can do with your data. Type `/data export` to download it, or `/data delete` to delete it.
refusal-data-busy = Your file is still being made. It will be here in a moment.
refusal-link-wrong = That code isn’t valid. Check it, or get a new one on your other platform with `/link`.
refusal-link-expired = This code has expired: codes last ten minutes. Get a new one on your other platform with `/link`.
refusal-link-used = This code has already been used. See `/settings` for your linked accounts; `/link` on your other platform gives a new code.
refusal-link-own = This is your own code. Enter it on your other platform.
refusal-link-platform = You can link one account per platform, and the owner of this code already has one there: { $name } ({ platform-name }). To link another, unlink that one first: `/settings`.
refusal-link-playing = These two accounts are playing each other: `#{ $id }`. Finish that match or cancel the challenge, then link them.
refusal-link-tries = You have entered too many wrong codes. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
refusal-link-paused = Too many wrong codes are coming in from everywhere, so I’m not accepting any for now. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
refusal-not-linked = This account is not linked to any other. To link it, type `/link`.

# Typed commands

refusal-unknown-command = There is no command { $text }. See `/help` for all commands.
refusal-too-much-typed = I don’t know what “{ $text }” means for { $command }. See `/help` for how to use it.
refusal-given-twice = { $command } takes only one of these, and “{ $text }” is the second. See `/help` for how to use it.
refusal-missing-move = Add a move, for example `/move R7@3`.
refusal-missing-number = Add the number of a stone or tile, for example `/claim 3`.
refusal-missing-person = Add a name, for example `{ $command } @Anna`.
refusal-missing-code = Add a code, for example `{ $command } k3x9w2ab`.
refusal-missing-time = Say how long, for example `{ $command } 2 days`.

# People and places

refusal-nobody = There is nobody here called “{ $text }”. Type `@` and choose a name from the list.
refusal-unknown-handle = I haven’t met @{ $name } yet. Check the name, or reply to one of their messages with the command.
refusal-no-bots =
    You can’t challenge other bots. Challenge a person, or { $platform ->
        [discord] pick
       *[other] name
    } me to play the computer.
refusal-permissions-missing = I can’t run a match here: I need { $permissions } in this channel. Ask a server admin, or play in another channel.

# Places, and those who manage them

refusal-managers-only = { $platform ->
        [discord] Only people with the permission { permission-manage_guild } can do this. Ask one of them.
        [web] Only those who manage the room can do this. Ask one of them.
       *[other] Only the administrators of the group can do this. Ask one of them.
    }
refusal-managers-start = { $platform ->
        [discord] Here, only people with the permission { permission-manage_guild } start matches.
        [web] Here, only those who manage the room start matches.
       *[other] Here, only the administrators of the group start matches.
    } You can join any challenge, or play in your private chat with me.
refusal-start-elsewhere = Here, matches can be started only in { $channels }. Go there, or play against the computer: `/play computer`.
refusal-no-place = This works only in a server, a group or a channel of the room. Use it there.
refusal-not-shown-here = This match isn’t shown in the place that you manage. It can be closed only where it’s shown.
refusal-anonymous = You’re posting as the group, so I can’t tell who you are. Please post as yourself.

# Puzzles

refusal-puzzle-future = The puzzle of { $date } comes on its day. Today’s puzzle: `/puzzle`.
refusal-puzzle-before = The first puzzle was that of { $date }. See the past days: `/puzzle days`.
refusal-puzzle-gone = This puzzle is no longer there. Today’s puzzle: `/puzzle`.
refusal-puzzle-no-answer = “{ $text }” is not an answer to this puzzle. Choose one of the buttons.
refusal-puzzle-not-over = This puzzle isn’t over for you yet. Solve it first, or have the answer shown.
refusal-puzzle-no-post = This puzzle isn’t posted where you could share it. Copy the row instead.
refusal-puzzle-no-hour = “{ $text }” isn’t an hour of the day. Type a full hour from 0 to 23, for example `/puzzle post 9`.
refusal-puzzle-nowhere = Type `/puzzle post` in the channel or topic where I should post it.
refusal-puzzle-overheard = Others can read this! Please answer in our private chat: open the puzzle there with `/puzzle`.
refusal-puzzle-practice-unknown = “{ $text }” is neither a game nor a difficulty from 1 to 5. For example: `/puzzle practice totemo 2`.

# Leaderboards

refusal-no-leaderboard = I don’t know which leaderboard “{ $text }” is. Type a game ({ $games }), `here` or `global`, and `all`, `month` or a month such as `2026-11`.
refusal-no-month = There’s no leaderboard for { $text }. There are these months: { $months }.
refusal-no-page = There is no page { $page }. { $pages ->
        [one] This leaderboard has one page.
       *[other] This leaderboard has { $pages } pages.
    }
refusal-not-your-place = This leaderboard is for people who use me in that place. `/leaderboard` shows which ones you can see.
refusal-not-a-channel = I don’t know where to post it. Open these settings with `/settings` in the channel where it should be.
