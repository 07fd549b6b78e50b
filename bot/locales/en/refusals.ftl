# Why an action was not carried out, and what to do instead. Said to the person who tried it.

refusal-unreadable = I don’t understand “{ $text }”. Write a move such as `R7@3` or `claim 3`.

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
