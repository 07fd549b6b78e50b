# Words for the pictures and the text boards.

## On the picture of a board: short, with room for about 12 characters

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
    [one] Your hand ({ $count } card):
   *[other] Your hand ({ $count } cards):
}
hand-empty = Your hand is empty: enjoy the view from the hills.

## The board as text, for screen readers. One message is one sentence.

text-title = { $game }.
text-title-round = { $game }, round { $round } of { $rounds }.
text-turn = { $phase ->
    [claim] { $name } to move: claim stones or stop claiming.
    [draw] { $name } to move: draw a card.
    [recruit] { $name } to move: draw a card (Recruiter).
    [return] { $name } to move: return a card to the bottom of its deck.
   *[play] { $name } to move: play a card.
}
text-won = { $name } wins.
text-drawn = The match is a draw.
text-aborted = The match was aborted.

# $moves is a list of the messages "text-did-…"
text-last = Last move by { $name }: { $moves }.
text-did-play = plays { $card } at stone { $stone }
text-did-strategist = Strategist: { $card } from stone { $stone } to stone { $target }
text-did-strategist-discard = Strategist: { $card } from stone { $stone } to the discard pile
text-did-banshee = Banshee: { $card } from stone { $stone } to the discard pile
text-did-traitor = Traitor: { $card } from stone { $stone } changes sides, to stone { $target }
text-did-recruiter = Recruiter
text-did-claim = claims stone { $stone }
text-did-draw = { $deck ->
    [tactics] draws a tactics card
   *[clan] draws a clan card
}
text-did-return = returns a card to the bottom of its deck
text-did-pass = passes

text-hand = { $count ->
    [one] { $name } holds { $count } card.
   *[other] { $name } holds { $count } cards.
}
# $clan: how many clan cards; $tactics: how many tactics cards
text-hand-tactics = { $name } holds { $clan ->
        [one] { $clan } clan card
       *[other] { $clan } clan cards
    } and { $tactics ->
        [one] { $tactics } tactics card
       *[other] { $tactics } tactics cards
    }.
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
text-discard = Discard pile: { $cards }.

text-stone = Stone { $number }.
text-claimed = Claimed by { $name }.
text-claimable = It can be claimed now.
# When both sides are complete: the winner of a tie
text-first = { $name } completed their side first and wins ties.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# "red 7"
text-card = { $colour ->
    [R] { colour-R } { $strength }
    [O] { colour-O } { $strength }
    [Y] { colour-Y } { $strength }
    [G] { colour-G } { $strength }
    [B] { colour-B } { $strength }
   *[P] { colour-P } { $strength }
}
# Instead of a list of cards
text-nothing = no cards
# What a player holds, where everyone may see it
text-held = { $name } holds { $cards }.

## The description of a board's picture

# $stones is a list of numbers
text-alt-claimed = { $count ->
    [one] { $name } holds stone { $stones }.
   *[other] { $name } holds stones { $stones }.
}
text-alt-claimable = { $count ->
    [one] Stone { $stones } can be claimed now.
   *[other] Stones { $stones } can be claimed now.
}
# The cards at each stone follow: "4: R7 R8 / B2"
text-alt-cards = Cards, { $bottom } / { $top }:

# The description of a replay; how the match ended follows
text-alt-replay = { $game }: the whole match, move by move.
# After that; what each player holds at the end follows
text-alt-open-hands = All hands are shown. At the end:

## Schotten Totten 2: on the picture of a board

# After a player's name
board-attacker = attacker
board-defender = defender
# Instead of "to move", while cards are chosen for an Exchange
board-to-choose = choosing
# The number of the game in a revenge match
board-game = Game { $round }

## Schotten Totten 2: the board as text

text-siege-title-revenge = { $game }, revenge match, game { $round }.
text-siege-turn = { $phase ->
    [draw] { $name } to move: draw a card.
    [end] { $name } to move: declare control or end the turn.
   *[play] { $name } to move: play a card.
}
text-siege-choose = { $name } to choose cards for the { card-Exchange }.
text-siege-roles = Attacker: { $attacker }. Defender: { $defender }.
# $left: cards in the siege deck for an attacker, intact tiles and cauldrons for a defender
text-siege-result = { $role ->
    [attacker] Game { $round }: { $name } won as attacker. Cards left in the siege deck: { $left }.
   *[defender] Game { $round }: { $name } won as defender. Intact tiles and cauldrons left: { $left }.
}
# $siege: how many siege cards; $tactics: how many tactics cards
text-siege-hand = { $name } holds { $siege ->
        [one] { $siege } siege card
       *[other] { $siege } siege cards
    } and { $tactics ->
        [one] { $tactics } tactics card
       *[other] { $tactics } tactics cards
    }.
text-siege-spent = Action cards played by { $name }: { $cards }.
text-siege-deck = { $count ->
    [0] The siege deck is empty.
    [one] { $count } card in the siege deck.
   *[other] { $count } cards in the siege deck.
}
text-siege-cauldrons = Cauldrons left: { $count }.
text-siege-damaged = Damaged tiles: { $count } of { $limit }.
text-siege-discard = Discard pile: { $cards }.
# "red 0, 4, 11"
text-siege-colour = { $colour ->
    [R] { colour-R } { $strengths }
    [Y] { colour-Y } { $strengths }
    [G] { colour-G } { $strengths }
    [B] { colour-B } { $strengths }
   *[P] { colour-P } { $strengths }
}

# Before the tiles: the order in which each side's cards are listed
text-siege-order = Cards are listed from the wall outwards.
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

text-did-siege-play = plays { $card } at tile { $tile }
text-did-siege-retreat = retreats from tile { $tile }
text-did-siege-cauldron = throws a cauldron at tile { $tile }
text-did-siege-declare = takes control of tile { $tile }
text-did-siege-redeploy = { card-Redeploy }: { $card } from tile { $tile } to tile { $target }
text-did-siege-redeploy-discard = { card-Redeploy }: { $card } from tile { $tile } to the discard pile
text-did-siege-recruit = { card-Recruit }: { $card } from the discard pile to tile { $tile }
text-did-siege-desertion = { card-Desertion }: { $card } from tile { $tile } to the discard pile
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
text-alt-siege-declarable = Tiles where control can be declared now: { $tiles }.
# The cards at each tile follow: "4: R7 R8 / B2"
text-alt-siege-cards = Cards from the wall outwards, { $bottom } / { $top }:

## Totemo: on the picture of a board

# Instead of a player’s blocks, after they have left the game
board-totemo-resigned = resigned
# Beside the chief’s wigwam
board-totemo-last-round = last round

## Totemo: a hand

hand-totemo-title = { $count ->
    [one] Your hand ({ $count } block):
   *[other] Your hand ({ $count } blocks):
}
hand-totemo-empty = You hold no blocks: admire the totem poles.

## Totemo: the board as text

text-totemo-title = { $game }, round { $round }.
text-totemo-turn = { $phase ->
    [bonus] { $name } to move: place another block or end the turn.
   *[place] { $name } to move: place a block or swap them all.
}
text-totemo-redraw = { $name } to choose: keep three toppers or draw again.
# $names is a list
text-totemo-shared = { $names } share the win.
text-did-totemo-place = places { $block } at { $hole }
text-did-totemo-swap = swaps all blocks
text-did-totemo-done = places no more blocks
text-did-totemo-redraw = returns three toppers to the bag and draws again
text-did-totemo-keep = keeps three toppers
text-totemo-player = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
}
text-totemo-count = { $count ->
    [one] { $count } block in hand.
   *[other] { $count } blocks in hand.
}
text-totemo-resigned = { $name } has resigned.
text-totemo-starter = Starting player: { $name }.
# $left of $path steps are left
text-totemo-chief = { $left ->
    [0] The chief is in his wigwam.
   *[other] The chief has { $left } of { $path } steps left to his wigwam.
}
text-totemo-last-round = This is the last round.
# Before the poles
text-totemo-order = Poles, bottom block first, with values:
text-totemo-pole = { $hole }: { $blocks }.
text-totemo-empty = Empty holes: { $holes }.
# "red topper 1"
text-totemo-block = { $block } { $value }
# $tiles is a list: spaces, with the tile's text or "text-totemo-face-down" in brackets
text-totemo-tiles = Bonus tiles on spaces { $tiles }.
text-totemo-face-down = face down, needs 30 points
text-totemo-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } block in the bag.
   *[other] { $count } blocks in the bag.
}

# In the description of a picture. $scores is a list: "Anna 23, Bob 31"
text-alt-totemo-scores = Points: { $scores }.
# $poles is a list: "a1: R O^, c3: W3 R"
text-alt-totemo-poles = Poles, bottom block first: { $poles }.
# $holes is a list: "a1 +3, b2 +5 (bonus)"
text-alt-totemo-choosing = { $block } can go to: { $holes }.
# After points that lead to a bonus tile
text-totemo-bonus = bonus

## Heave Ho!: on the pictures of a board and of a hand

# The words printed on a card, in lower case
board-heave-ho = heave ho!
board-heave-round = Round { $round }
# Instead of "to move", while pairs of cards are sorted
board-to-sort = sorting
# After the name of a player who has nothing to sort
board-sorted = done
# After the name of the player who finished the race first
board-stop = stop!
# At the foot of the board while pairs are sorted
board-teams = Making teams
# Before the cards removed by Farewell
board-gone = Removed
# Before the cards that were turned up to decide who begins
board-turned = Revealed
# Above the cards that a player has kept, and those given to the opponent
board-kept = You keep
board-given = You give

## Heave Ho!: a hand

hand-heave-pair = { $phase ->
    [stop] { $name } called stop! Your last pair ({ $number } of { $pairs }): which card do you keep?
    [rest] { $name }’s pair { $number } of { $pairs }: which card do you keep?
   *[sort] Pair { $number } of { $pairs }: which card do you keep?
}
hand-heave-sorted = You have nothing to sort right now.
hand-heave-trick = { $name }’s hand: play one of these cards, or discard it.
hand-heave-kept = You keep: { $cards }.
hand-heave-given = You give: { $cards }.

## Heave Ho!: the board as text

text-heave-title = { $game }, round { $round }.
text-heave-turn = { $phase ->
    [sort] { $name } to move: sort a pair.
    [stop] { $name } to move: the opponent called stop, sort the pair in hand.
    [rest] { $name } to move: sort the opponent’s remaining pairs.
    [trick] { $name } to move: play or discard a card from the opponent’s hand.
   *[play] { $name } to move: play a card.
}
# "red 2"
text-heave-card = { $letter ->
    [W] lady { $strength }
    [N] Nessie { $strength }
    [R] red { $strength }
    [B] blue { $strength }
   *[G] green { $strength }
}
# A card that carries these words
text-heave-loud = { $card } (heave ho!)
text-heave-place = { $colour ->
    [R] { $name }’s red spot
    [B] { $name }’s blue spot
   *[G] { $name }’s green spot
}

# $barrels: how many were won; $limit: how many win the match
text-heave-barrels = { $name }: { $barrels } of { $limit } barrels won.
text-heave-cards = Cards in hand: { $hand }, in the deck: { $deck }.
text-heave-pairs = Pairs sorted: { $done } of { $pairs }.
text-heave-barrel = The barrel is on space { $space }. { $zero }’s goal is space { $first }, { $one }’s is space { $last }.
# $terms: "2 + 3 + 0"
text-heave-strength = { $name }’s strength: { $terms } = { $total }.
text-heave-balance = A test of strength now would move the barrel { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } towards { $name }’s goal.
text-heave-even = A test of strength now would not move the barrel.
# $name: "aR"; $place is a message "text-heave-place"; $count: how many cards lie beneath
text-heave-top = { $name }, { $place }: { $card } on top, { $count ->
        [0] no cards beneath
        [one] { $count } card beneath
       *[other] { $count } cards beneath
    }.
text-heave-printed = { $name }, { $place }: no card, the printed Scot counts { $strength }.
text-heave-gone = Out of this round: { $cards }.
# $lots: "Anna: red 2, Bob: lady 3"
text-heave-turned = Cards revealed to decide who starts — { $lots }.

text-did-heave-play = plays { $card } on { $place }
text-did-heave-use = plays { $card }
text-did-heave-waste = plays { $card } with no effect
text-did-heave-farewell = { card-Farewell } to strength { $strength }: { $cards } removed from the round
text-did-heave-sweep = { card-MuchoMacho }: { $cards } to the discard pile
text-did-heave-cross = { card-ChangeSides }: { $card } from { $place } to { $target }
# $move is one of the messages above
text-did-heave-take = from the opponent’s hand: { $move }
text-did-heave-toss = discards { $card } from the opponent’s hand
text-did-heave-pulled = the barrel moves from space { $start } to space { $space }
text-did-heave-stayed = the barrel stays on space { $space }

# In the description of a picture; "aR: R2! +1, aB: – …" follows
text-alt-heave-places = Top cards and how many lie beneath; – is a printed Scot of strength { $strength }:

## Puzzles

board-hand = Your hand
board-hand-totemo = Your blocks
board-unseen = Cards you haven’t seen
board-unseen-totemo = Blocks you haven’t seen
text-unseen = Cards you haven’t seen: { $cards }.
text-unseen-totemo = Blocks you haven’t seen: { $cards }.
