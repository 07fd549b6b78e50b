# Why an action was not carried out, and what to do instead. Said to the person who tried it.

refusal-unreadable = I don’t understand “{ $text }”. Write a move such as `R7@3` or `claim 3`.
refusal-unreadable-schotten-totten-2 = I don’t understand “{ $text }”. Write a move such as `R7@3` or `declare 3`.
refusal-unreadable-totemo = I don’t understand “{ $text }”. Write a move such as `R@c3` or `swap`.
refusal-unreadable-heave-ho = I don’t understand “{ $text }”. Write a move such as `R2@a`, `W3@bG` or `keep 1`.

# Also after the end of a game.
refusal-out-of-turn = It is not your turn. The board shows who is to move.

# Cards and places

refusal-not-in-hand = You don’t hold { $card }. Choose a card from your hand.
refusal-stone-claimed = Stone { $stone } is already claimed. Choose a stone that is still open.
refusal-side-full = Your side of stone { $stone } is full: it has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } already. Choose another stone.
refusal-tactics-limit = You have played { $played ->
        [one] { $played } tactics card
       *[other] { $played } tactics cards
    } and your opponent { $theirs }: you may be only one ahead. Play a clan card or, if you can’t, `pass`.
refusal-second-joker = You have already played a Joker, and a second one is not allowed. Keep it and play another card.
refusal-decks-empty = Both decks are empty, so { card-Recruiter } has nothing to draw. Play another card or, if you can’t, `pass`.
refusal-cannot-pass = You can still play a clan card, so you can’t pass. Play one.

# Ruses

refusal-not-on-your-side = { $card } is not on your side of stone { $stone }. Choose a card that lies on your side.
refusal-not-on-their-side = { $card } is not on your opponent’s side of stone { $stone }. Choose a card that lies on that side.
refusal-same-stone = The card is already at stone { $stone }. Choose another stone, or write `x` instead of its number to discard the card.
refusal-clan-only = { card-Traitor } takes clan cards only, and { $card } is a tactics card. Choose a clan card.
refusal-modes-stay = { $card } stays on its stone to the end and can’t be moved or removed. Choose a clan card or an elite troop.

# Claims. `theirs` are the opponent's cards at the stone, `cards` are those that would beat the claim together with them.

refusal-side-incomplete = You have { $have } of { $size } cards at stone { $stone }. Complete your side before you claim.
refusal-beatable = Stone { $stone } can’t be claimed yet: { $theirs_count ->
        [0] your opponent’s side is empty, but { $cards } would beat yours ({ $formation }, { $total })
       *[other] your opponent has { $theirs } there and would beat you with { $cards } ({ $formation }, { $total })
    }. Try again when this can no longer happen.
refusal-outranked = Your opponent is stronger at stone { $stone }: { $theirs } ({ $theirs_total }) against your { $mine } ({ $mine_total }). Claim another stone or go on with your turn.
refusal-tied = Both sides of stone { $stone } are equally strong, and your opponent’s was completed first. Claim another stone or go on with your turn.
refusal-card-first = Play a card first, for example `R7@3`: stones are claimed after it.
refusal-claims-over = In the expert variant stones are claimed only at the start of a turn, before a card is played. Claim at the start of your next turn.

# Something else is asked now

refusal-asked-play = Now play a card, for example `R7@3`.
refusal-asked-claim = Now claim a stone, for example `claim 3`, or end with `done`.
refusal-asked-draw = Now draw a card: `draw clan` or `draw tactics`.
refusal-asked-recruit = { card-Recruiter }: draw a card, `draw clan` or `draw tactics`.
refusal-asked-return = Now put a card from your hand under its deck, for example `return R7`.

# Schotten Totten 2: cards and places

refusal-tile-full = Your side of tile { $tile } is full: it takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }. Choose another tile.
refusal-tactics-ahead = You have played { $played ->
        [one] { $played } tactics card
       *[other] { $played } tactics cards
    } and your opponent { $theirs }: you may be only one ahead. Play a siege card or, if you have none, `pass`.
refusal-no-pass = You have a siege card or a tactics card that can be played, so you can’t pass. Play a card; if all your sides are full, retreat from a tile first.
refusal-attacker-only = Only the attacker retreats and declares control. Play a card, or throw a cauldron before it.
refusal-defender-only = Only the defender has oil cauldrons. Play a card, or retreat from a tile before it.
refusal-no-retreat = You have no cards at tile { $tile } to retreat with. Choose another tile.
refusal-no-target = The attacker has no cards at tile { $tile }. Throw the cauldron at another tile.
refusal-cauldron-thrown = You have thrown a cauldron this turn already, and one a turn is allowed. Now play a card.
refusal-no-cauldrons = You have no cauldrons left. Now play a card.
refusal-deck-empty = { $deck ->
        [tactics] There is no tactics card to draw. Draw from the siege deck: `draw siege`.
       *[siege] There is no siege card to draw. Write `draw tactics` if that deck has cards, else `done`.
    }

# Schotten Totten 2: tactics cards

refusal-not-at-your-tile = { $card } is not on your side of tile { $tile }. Choose a card that lies on your side.
refusal-not-at-their-tile = { $card } is not on your opponent’s side of tile { $tile }. Choose a card that lies on that side.
refusal-same-tile = The card is already at tile { $tile }. Choose another tile, or write `x` instead of its number to discard the card.
refusal-not-discarded = { $card } is not in the discards. Choose a card that lies there.
refusal-tile-empty = There are no cards at tile { $tile }. Choose a tile with cards.
refusal-few-discards = { card-Reinforcements } needs two siege cards in the discards. Play another card.
refusal-siege-only = { card-Reinforcements } takes siege cards only, and { $card } is a tactics card. Choose a siege card.
refusal-cards-order = Name the cards in this order: { $cards }.

# Schotten Totten 2: declaring control

refusal-tile-incomplete = You have { $have } of { $size } cards at tile { $tile }. Complete your side before you declare control.
refusal-tile-beatable = You don’t control tile { $tile } yet: { $theirs_count ->
        [0] your opponent’s side is empty, but { $cards } would beat yours ({ $formation }, { $total })
       *[other] your opponent has { $theirs } there and would beat you with { $cards } ({ $formation }, { $total })
    }. Try again when this can no longer happen.
refusal-tile-outranked = Your opponent is stronger at tile { $tile }: { $theirs } ({ $theirs_total }) against your { $mine } ({ $mine_total }). Declare another tile or go on with your turn.
refusal-tile-tied = Both sides of tile { $tile } are equally strong, and your opponent’s was completed first. Declare another tile or go on with your turn.

# Schotten Totten 2: something else is asked now

refusal-asked-siege-draw = { $decks ->
        [siege] Now draw a card with `draw siege`, or declare control first, for example `declare 3`.
        [tactics] Now draw a card with `draw tactics`, or declare control first, for example `declare 3`.
        [siege-tactics] Now draw a card: `draw siege` or `draw tactics`.
       *[none] There is no card to draw. Declare control, for example `declare 3`, or end with `done`.
    }
refusal-asked-end = Now declare control, for example `declare 3`, or end your turn with `done`.
refusal-asked-give = { card-Exchange }: choose 3 cards of your hand, for example `give R7 B3 G1`.

# Totemo

refusal-block-not-held = You don’t hold { $block }. Choose one of your own blocks.
refusal-no-hole = There is no hole { $hole } on this board: its last one is { $last }. Choose another hole.
refusal-pole-topped = There is a topper on the pole at { $hole }, and nothing stands on a topper. Choose another hole.
refusal-pole-full = The pole at { $hole } has { $height } blocks already, and that is the limit. Choose another hole.
refusal-topper-on-board = A topper such as { $block } never stands directly on the board, and { $hole } is empty. Place it on a pole.
refusal-colours-clash = { $block } can’t stand at { $hole }: it would touch { $other } at { $where }, and these colours don’t go together. Choose another hole or another block.
refusal-swap-late = Blocks are put back only at the start of a turn. Place another block, or end with `done`.
refusal-asked-place = Now place a block, for example `R@c3`, or put all your blocks back with `swap`.
refusal-asked-bonus = You have a bonus: place another block, for example `R@c3`, or end with `done`.
refusal-asked-redraw = You drew three toppers. Draw again with `redraw`, or keep them with `keep`.

# Heave Ho!

refusal-not-in-their-hand = Your opponent doesn’t hold { $card }. Choose a card of the hand that you see.
refusal-place-empty = There is no card on place { $place }. Choose a place with a card, or play `ChangeSides -` for nothing.
refusal-names-its-place = { $card } on place { $place } is white: say also where it goes, for example `ChangeSides aR-bG`.
refusal-keeps-its-colour = { $card } goes to the place of its own colour. Write `ChangeSides { $place }`.
refusal-asked-sort = Now sort the two cards that you see: `keep 1` or `keep 2`.
refusal-asked-card = Now play a card, for example `R2@a`, `W3@bG` or `Adrenaline`.
refusal-asked-trick = { card-NastyTrick }: play a card of your opponent’s hand, for example `take R2@a`, or discard one, for example `toss R2`.

# Matches and seats

refusal-no-match = There is no match “{ $text }”. `/games` lists yours.
refusal-no-matches = You have no match that this could be meant for. Start one with `/play`, or see `/games`.
refusal-not-seated = You don’t play in this match. You are welcome to watch: the board is for everybody. `/play` starts a match of your own.
refusal-not-started = This match has not begun: somebody still has to accept it.
refusal-match-over = This match is over. You can ask for a rematch with `/rematch`.
refusal-match-not-over = This match is not over yet. Finish it first, or resign.
refusal-rematch-made = There is a rematch of this already. `/games` shows it.
refusal-nothing-to-undo = You have not made a move that could be taken back.
refusal-answer-first = Somebody is asking to take back a move. Answer that first.
refusal-no-draws = This game can’t end in a draw. Play on, or resign.
refusal-computer-plays-on = The computer takes no draws. Play on, or resign.
refusal-too-late-to-abort = Everybody has moved, so it is too late to abort. You can resign.
refusal-already-offered = You have asked already. Wait for the answer.
refusal-already-agreed = You have agreed already. The others are being asked.
refusal-own-offer = This is your own offer. Somebody else has to answer it.
refusal-not-late = There is still time. Please be patient.
refusal-left = You have given this match up. You are welcome to watch it.
refusal-own-turn = It is your own turn: make your move.

# Challenges

refusal-own-opponent = You can’t challenge yourself. Challenge somebody else, or play the computer with `/play computer`.
refusal-opponent-twice = You have named somebody twice. Name each person once.
refusal-no-game = There is no game “{ $text }”. `/play` shows what there is.
refusal-no-option = There is no option “{ $text }”. Possible are: { $options }.
refusal-no-seats = This game can’t be played by { $count } players. Possible are: { $seats }.
refusal-no-pace = There is no pace “{ $text }”. Possible are: live, day, three-days, week, unlimited.
refusal-no-level = There is no computer player “{ $text }”. Write `/play computer`.
refusal-too-many-challenges = { $count ->
        [one] { $count } challenge of yours waits
       *[other] { $count } challenges of yours wait
    } for an answer already. Withdraw one first: `/games` lists them.
refusal-no-invite = There is no challenge with the code “{ $text }”. A code has eight letters and digits, for example `k3x9w2ab`. Ask for it once more.
refusal-invite-or-opponent = An invite is for whoever has its code. Leave out either the opponent or the word `invite`.
refusal-own-challenge = This is your own challenge. Somebody else has to accept it, or you withdraw it.
refusal-not-invited = This challenge is for somebody else. `/play` makes one of your own.
refusal-already-seated = You have accepted already. The others are still missing.
refusal-not-challenger = Only whoever made the challenge can do that.
refusal-challenge-accepted = This challenge was accepted already. You can watch the match at its board.
refusal-challenge-over = { $ending ->
        [cancelled] This challenge was withdrawn.
        [expired] This challenge has expired.
       *[declined] This challenge was declined.
    } `/play` makes a new one.
refusal-you-blocked = You have blocked { $name }. `/unblock` or `/settings` takes that back.
refusal-not-available = { $name } can’t be challenged by you.
refusal-own-block = You can’t block yourself.
refusal-no-person = I don’t know “{ $text }”. They have to have been here before.
refusal-no-language = There is no language “{ $text }”. Possible are: en, uk, ru, el.

# Linking a person's accounts

refusal-link-wrong = I don’t know this code. Check it, or make a new one on your other platform with `/link`.
refusal-link-expired = This code has expired: a code works for ten minutes. Make a new one on your other platform with `/link`.
refusal-link-used = This code has been used already. `/settings` shows what is linked; `/link` on your other platform makes a new code.
refusal-link-own = This is your own code. Enter it on another platform, where I don’t know you yet.
refusal-link-platform = A person has at most one account on each platform, and whoever made this code has one there already: { $name } ({ platform-name }). To link another one instead, unlink it there first: `/settings`.
refusal-link-playing = These two accounts play each other: `#{ $id }`. Finish that match, or withdraw the challenge, and then link them.
refusal-link-tries = You have entered too many wrong codes. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
refusal-link-paused = Too many wrong codes are being entered everywhere, so I take none for a while. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
refusal-not-linked = This account is not linked to any other. To link it, write `/link`.

# Typed commands

refusal-unknown-command = There is no command { $text }. `/help` lists all commands.
refusal-too-much-typed = I don’t know what “{ $text }” means for { $command }. `/help` shows what it takes.
refusal-given-twice = { $command } takes only one of these, and “{ $text }” is the second. `/help` shows what it takes.
refusal-missing-move = Say which move, for example `/move R7@3`.
refusal-missing-number = Say which stone or tile, for example `/claim 3`.
refusal-missing-person = Say whom, for example `{ $command } @Anna`.
refusal-missing-code = Say which code, for example `{ $command } k3x9w2ab`.
