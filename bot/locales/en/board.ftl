# Words of the pictures and of the text boards.

## On the picture of a board: short, room for some 12 letters

# After the name of the player whose turn it is: "Anna — to move"
board-to-move = to move
# After the winner's name
board-wins = wins
# After both names, when nobody won
board-draws = draw
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-round = Round { $round } of { $rounds }
# Before the two packs of cards
board-decks = Decks
# Before the discarded cards
board-discard = Discard

## A hand

hand-title = { $count ->
    [one] Your hand, { $count } card:
   *[other] Your hand, { $count } cards:
}
hand-empty = Your hand is empty: enjoy the view from the hills.

## The board as text, for screen readers. One message is one sentence.

text-title = { $game }.
text-title-round = { $game }, round { $round } of { $rounds }.
text-turn = { $phase ->
    [claim] { $name } to move: claim stones or finish.
    [draw] { $name } to move: draw a card.
    [recruit] { $name } to move: draw for the Recruiter.
    [return] { $name } to move: put a card back under its deck.
   *[play] { $name } to move: play a card.
}
text-won = { $name } wins.
text-drawn = The game is a draw.
text-aborted = The match was aborted.

# $moves is a list of the messages "text-did-…"
text-last = Last move, { $name }: { $moves }.
text-did-play = { $card } at stone { $stone }
text-did-strategist = Strategist: { $card } from stone { $stone } to stone { $target }
text-did-strategist-discard = Strategist: { $card } from stone { $stone } to the discard
text-did-banshee = Banshee: { $card } from stone { $stone } to the discard
text-did-traitor = Traitor: { $card } from stone { $stone } changes sides, to stone { $target }
text-did-recruiter = Recruiter
text-did-claim = claims stone { $stone }
text-did-draw = { $deck ->
    [tactics] draws a tactics card
   *[clan] draws a clan card
}
text-did-return = puts a card back under its deck
text-did-pass = passes

text-hand = { $count ->
    [one] { $name } holds { $count } card.
   *[other] { $name } holds { $count } cards.
}
# $clan: how many clan cards; $tactics: how many tactics cards
text-hand-tactics = { $name } holds clan cards: { $clan }, tactics cards: { $tactics }.
text-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
text-clan-deck = { $count ->
    [0] The clan deck is empty.
    [one] { $count } card in the clan deck.
   *[other] { $count } cards in the clan deck.
}
text-tactics-deck = { $count ->
    [0] The tactics deck is empty.
    [one] { $count } card in the tactics deck.
   *[other] { $count } cards in the tactics deck.
}
text-discard = Discard: { $cards }.

text-stone = Stone { $number }.
text-claimed = Claimed by { $name }.
text-claimable = It can be claimed now.
# Where both sides are complete: who wins a tie
text-first = { $name } completed a side first.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# "red 7"
text-card = { $colour } { $strength }
# Instead of a list of cards
text-nothing = nothing

## The description of a board's picture

# $stones is a list of numbers
text-alt-claimed = { $count ->
    [one] { $name } has stone { $stones }.
   *[other] { $name } has stones { $stones }.
}
text-alt-claimable = { $count ->
    [one] Stone { $stones } can be claimed now.
   *[other] Stones { $stones } can be claimed now.
}
# Then follow the cards of each stone: "4: R7 R8 / B2"
text-alt-cards = Cards, { $bottom } / { $top }:

# The description of a replay; then follows how the match ended
text-alt-replay = { $game }: a whole match, move by move.

## Schotten Totten 2: on the picture of a board

# After a player's name
board-attacker = attacker
board-defender = defender
# Instead of "to move", when cards are chosen for an Exchange
board-to-choose = to choose
# Which game of a revenge it is
board-game = Game { $round }

## Schotten Totten 2: the board as text

text-siege-title-revenge = { $game }, game { $round } of a revenge.
text-siege-turn = { $phase ->
    [draw] { $name } to move: draw a card.
    [end] { $name } to move: declare control or finish.
   *[play] { $name } to move: play a card.
}
text-siege-choose = { $name } to choose cards for the { card-Exchange }.
text-siege-roles = Attacker: { $attacker }. Defender: { $defender }.
# $left: cards in the siege deck for an attacker, intact tiles and cauldrons for a defender
text-siege-result = { $role ->
    [attacker] Game { $round }: { $name } won as attacker, with { $left } left in the siege deck.
   *[defender] Game { $round }: { $name } won as defender, with { $left } intact tiles and cauldrons left.
}
# $siege: how many siege cards; $tactics: how many tactics cards
text-siege-hand = { $name } holds siege cards: { $siege }, tactics cards: { $tactics }.
text-siege-spent = Action cards played by { $name }: { $cards }.
text-siege-deck = { $count ->
    [0] The siege deck is empty.
    [one] { $count } card in the siege deck.
   *[other] { $count } cards in the siege deck.
}
text-siege-cauldrons = Cauldrons left: { $count }.
text-siege-damaged = Damaged tiles: { $count } of { $limit }.
text-siege-discard = Discards: { $cards }.
# "red 0, 4, 11"
text-siege-colour = { $colour } { $strengths }

# Before the tiles: in which order each side's cards are told
text-siege-order = Each side begins with the card nearest the wall.
# $name: "left tower"; $counts is a message "text-siege-counts"
text-siege-tile = { $face ->
    [damaged] Tile { $number }, { $name }, damaged: { $size } cards, { $counts }.
   *[intact] Tile { $number }, { $name }: { $size } cards, { $counts }.
}
text-siege-counts = { $accepted ->
    [sum] sum
    [lowest] lowest sum
    [run] run or sum
    [kind] same strength or sum
    [colour] colour or sum
   *[all] all formations
}
text-siege-declarable = Control can be declared now.

text-did-siege-play = { $card } at tile { $tile }
text-did-siege-retreat = retreats from tile { $tile }
text-did-siege-cauldron = throws a cauldron at tile { $tile }
text-did-siege-declare = takes control of tile { $tile }
text-did-siege-redeploy = { card-Redeploy }: { $card } from tile { $tile } to tile { $target }
text-did-siege-redeploy-discard = { card-Redeploy }: { $card } from tile { $tile } to the discards
text-did-siege-recruit = { card-Recruit }: { $card } from the discards to tile { $tile }
text-did-siege-desertion = { card-Desertion }: { $card } from tile { $tile } to the discards
text-did-siege-treason = { card-Treason }: { $card } from tile { $tile } changes sides, to tile { $target }
text-did-siege-explosion = { card-Explosion } at tile { $tile }
text-did-siege-reinforcements = { card-Reinforcements }: { $cards } into the siege deck
text-did-siege-exchange = { card-Exchange }
text-did-siege-give = chooses cards
# A 0 and an 11 of one colour
text-did-siege-cancelled = { $cards } cancel each other out
text-did-siege-draw = { $deck ->
    [tactics] draws a tactics card
   *[siege] draws a siege card
}

# In the description of a picture; $tiles is a list of numbers
text-alt-siege-damaged = Damaged tiles: { $tiles }.
text-alt-siege-declarable = Tiles that can be declared now: { $tiles }.
# Then follow the cards of each tile: "4: R7 R8 / B2"
text-alt-siege-cards = Cards from the wall outwards, { $bottom } / { $top }:

## Totemo: on the picture of a board

# Instead of a player’s blocks, after they have left the game
board-totemo-resigned = resigned
# Beside the chief’s wigwam
board-totemo-last-round = last round

## Totemo: a hand

hand-totemo-title = { $count ->
    [one] Your hand, { $count } block:
   *[other] Your hand, { $count } blocks:
}
hand-totemo-empty = You hold no blocks: admire the totem poles.

## Totemo: the board as text

text-totemo-title = { $game }, round { $round }.
text-totemo-turn = { $phase ->
    [bonus] { $name } to move: place another block or finish.
   *[place] { $name } to move: place a block or put all blocks back.
}
text-totemo-redraw = { $name } to choose: keep three toppers or draw again.
# $names is a list
text-totemo-shared = { $names } share the victory.
text-did-totemo-place = { $block } at { $hole }
text-did-totemo-swap = puts all blocks back into the bag
text-did-totemo-done = places no further block
text-did-totemo-redraw = puts three toppers back and draws again
text-did-totemo-keep = keeps three toppers
text-totemo-player = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
}
text-totemo-count = { $count ->
    [one] { $count } block in hand.
   *[other] { $count } blocks in hand.
}
text-totemo-held = { $name } holds { $blocks }.
text-totemo-resigned = { $name } has resigned.
text-totemo-starter = Starting player: { $name }.
# $left of $path steps are left
text-totemo-chief = { $left ->
    [0] The chief is in his wigwam.
   *[other] The chief’s steps to his wigwam: { $left } of { $path }.
}
text-totemo-last-round = This round is the last.
# Before the poles
text-totemo-order = The poles, each from its lowest block up, with values:
text-totemo-pole = { $hole }: { $blocks }.
text-totemo-empty = Empty holes: { $holes }.
# "red topper 1"
text-totemo-block = { $block } { $value }
# $tiles is a list: spaces, and in brackets what is written on the tile or "text-totemo-face-down"
text-totemo-tiles = Bonus tiles on spaces { $tiles }.
text-totemo-face-down = face down, from 30 points on
text-totemo-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } block in the bag.
   *[other] { $count } blocks in the bag.
}

# In the description of a picture. $scores is a list: "Anna 23, Bob 31"
text-alt-totemo-scores = Points: { $scores }.
# $poles is a list: "a1: R O^, c3: W3 R"
text-alt-totemo-poles = Poles from the lowest block up: { $poles }.
# $holes is a list: "a1 +3, b2 +5 (bonus)"
text-alt-totemo-choosing = { $block } can go to: { $holes }.
# After points that lead to a bonus tile
text-totemo-bonus = bonus

## Heave Ho!: on the pictures of a board and of a hand

# The words that are printed on a card, in lower case
board-heave-ho = heave ho!
board-heave-round = Round { $round }
# Instead of "to move", when pairs of cards are sorted
board-to-sort = to sort
# After the name of a player who has nothing to sort
board-sorted = sorted
# After the name of who was first in the race
board-stop = stop!
# At the foot of the board while pairs are sorted
board-teams = The teams are being made
# Before the cards that Farewell has sent out of the game
board-gone = Gone
# Before the cards that were turned up to find who begins
board-turned = Turned up
# Above the cards that a player has kept, and has given to the opponent
board-kept = You keep
board-given = You give

## Heave Ho!: a hand

hand-heave-pair = { $phase ->
    [stop] { $name } has said stop. Your last pair, { $number } of { $pairs }: which one do you keep?
    [rest] { $name }’s pair { $number } of { $pairs }: which one do you keep?
   *[sort] Pair { $number } of { $pairs }: which one do you keep?
}
hand-heave-sorted = You have nothing to sort now.
hand-heave-trick = { $name }’s hand: play one of these cards, or discard it.
hand-heave-kept = You keep: { $cards }.
hand-heave-given = You give: { $cards }.

## Heave Ho!: the board as text

text-heave-title = { $game }, round { $round }.
text-heave-turn = { $phase ->
    [sort] { $name } to move: sort a pair.
    [stop] { $name } to move: sort the pair in hand, the opponent has said stop.
    [rest] { $name } to move: sort the opponent’s pairs that are left.
    [trick] { $name } to move: play or discard a card of the opponent’s hand.
   *[play] { $name } to move: play a card.
}
# "red 2"
text-heave-card = { $kind ->
    [lady] lady { $strength }
    [nessie] Nessie { $strength }
   *[scot] { $colour } { $strength }
}
# A card that carries these words
text-heave-loud = { $card } (heave ho!)
text-heave-place = { $colour ->
    [R] { $name }’s red place
    [B] { $name }’s blue place
   *[G] { $name }’s green place
}

# $barrels: how many were won; $limit: how many win the match
text-heave-barrels = { $name } has won barrels: { $barrels } of { $limit }.
text-heave-cards = Cards in hand: { $hand }, in the deck: { $deck }.
text-heave-pairs = Pairs sorted: { $done } of { $pairs }.
text-heave-barrel = The barrel is on space { $space }. { $zero }’s goal is space { $first }, { $one }’s is space { $last }.
# $terms: "2 + 3 + 0"
text-heave-strength = Strength of { $name }’s side: { $terms } = { $total }.
text-heave-balance = A test of strength would now move the barrel towards { $name }’s goal. Spaces: { $spaces }.
text-heave-even = A test of strength would not move the barrel now.
# $name: "aR"; $place is a message "text-heave-place"; $count: how many cards lie beneath
text-heave-top = { $name }, { $place }: { $card } on top, cards beneath: { $count }.
text-heave-printed = { $name }, { $place }: no card, the printed Scot counts { $strength }.
text-heave-gone = Out of the game: { $cards }.
# $lots: "Anna: red 2, Bob: lady 3"
text-heave-turned = Cards turned up to find who begins — { $lots }.

text-did-heave-play = { $card } on { $place }
text-did-heave-use = { $card }
text-did-heave-waste = { $card } for nothing
text-did-heave-farewell = { card-Farewell } to strength { $strength }: { $cards } out of the game
text-did-heave-sweep = { card-MuchoMacho }: { $cards } to the discards
text-did-heave-cross = { card-ChangeSides }: { $card } from { $place } to { $target }
# $move is one of the messages above
text-did-heave-take = from the opponent’s hand { $move }
text-did-heave-toss = discards { $card } from the opponent’s hand
text-did-heave-pulled = the barrel moves from space { $start } to space { $space }
text-did-heave-stayed = the barrel stays on space { $space }

# In the description of a picture; then follows "aR: R2! +1, aB: – …"
text-alt-heave-places = Top cards and how many lie beneath; – is a printed Scot of strength { $strength }:
