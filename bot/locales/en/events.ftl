# What happened, one sentence an event. `card_key` is the card as it is written in the notation.

event-schotten-totten-played = { $card_key ->
        [Blind] { $seat } plays { $card } on stone { $stone }: only the sum of strengths counts there now.
        [Mud] { $seat } plays { $card } on stone { $stone }: each side takes 4 cards there now.
       *[other] { $seat } plays { $card } at stone { $stone }.
    }
event-schotten-totten-recruited = { $seat } plays { card-Recruiter } and draws new cards.
event-schotten-totten-moved = { $ruse ->
        [Traitor] { $seat } plays { card-Traitor }: { $card } at stone { $source } changes sides and goes to stone { $target }.
       *[Strategist] { $seat } plays { card-Strategist }: { $card } moves from stone { $source } to stone { $target }.
    }
event-schotten-totten-removed = { $ruse ->
        [Banshee] { $seat } plays { card-Banshee }: the opponent’s { $card } at stone { $stone } is discarded.
       *[Strategist] { $seat } plays { card-Strategist } and discards { $card } from stone { $stone }.
    }
event-schotten-totten-passed = { $seat } passes.

# `-without-card`: as told to everyone but the owner of the card.
event-schotten-totten-drew = { $seat } draws { $card }.
event-schotten-totten-drew-without-card = { $deck ->
        [tactics] { $seat } draws a tactics card.
       *[clan] { $seat } draws a clan card.
    }
event-schotten-totten-returned = { $deck ->
        [tactics] { $seat } returns { $card } to the bottom of the tactics deck.
       *[clan] { $seat } returns { $card } to the bottom of the clan deck.
    }
event-schotten-totten-returned-without-card = { $deck ->
        [tactics] { $seat } returns a card to the bottom of the tactics deck.
       *[clan] { $seat } returns a card to the bottom of the clan deck.
    }

event-schotten-totten-claimed = { $seat } claims stone { $stone }: { $formation }, { $total }.
event-schotten-totten-settled = Stone { $stone } goes to { $seat }: { $formation }, { $total }.

event-schotten-totten-round-ended = { $reason ->
        [adjacent] { $winner } wins round { $round }: three adjacent stones.
        [five] { $winner } wins round { $round }: five stones.
       *[settled] No more cards can be played. { $winner } wins round { $round } with the most stones.
    } Points — { $points }.
event-schotten-totten-round-ended-without-winner = No more cards can be played. Round { $round } is a draw: both have the same number of stones. Points — { $points }.
event-schotten-totten-round-started = { $starter } starts round { $round }.

# Schotten Totten 2

event-schotten-totten-2-played = { $seat } plays { $card } at tile { $tile }.
event-schotten-totten-2-cancelled = A 0 and an 11 of one colour meet at tile { $tile }: { $cards } are discarded.
event-schotten-totten-2-retreated = { $seat } retreats from tile { $tile } and discards { $cards }.
event-schotten-totten-2-scalded = { $seat } throws an oil cauldron at tile { $tile }: { $card } is discarded. Cauldrons left: { $left }.
event-schotten-totten-2-controlled = { $seat } takes control of tile { $tile }: { $formation }, { $total }. Damaged tiles: { $damaged }.
event-schotten-totten-2-moved = { $effect ->
        [Treason] { $seat } plays { card-Treason }: { $card } at tile { $source } changes sides and goes to tile { $target }.
       *[Redeploy] { $seat } plays { card-Redeploy }: { $card } moves from tile { $source } to tile { $target }.
    }
event-schotten-totten-2-removed = { $effect ->
        [Desertion] { $seat } plays { card-Desertion }: the opponent’s { $card } at tile { $tile } is discarded.
       *[Redeploy] { $seat } plays { card-Redeploy } and discards { $card } from tile { $tile }.
    }
event-schotten-totten-2-recruited = { $seat } plays { card-Recruit }: { $card } returns from the discard pile to tile { $tile }.
event-schotten-totten-2-exploded = { $seat } plays { card-Explosion } at tile { $tile }. Discarded: { $cards }.
event-schotten-totten-2-reinforced = { $seat } plays { card-Reinforcements }: { $cards } are shuffled into the siege deck.
event-schotten-totten-2-exchanged = { $seat } plays { card-Exchange }: each player chooses 3 cards for the other.

# `-without-cards`: as told to those who may not know them.
event-schotten-totten-2-gave = { $seat } gives { $cards }.
event-schotten-totten-2-gave-without-cards = { $seat } chooses 3 cards.
event-schotten-totten-2-received = { $seat } gets { $cards }.
event-schotten-totten-2-received-without-cards = { $seat } gets 3 cards.
event-schotten-totten-2-passed = { $seat } passes.
event-schotten-totten-2-drew = { $seat } draws { $card }.
event-schotten-totten-2-drew-without-card = { $deck ->
        [tactics] { $seat } draws a tactics card.
       *[siege] { $seat } draws a siege card.
    }

event-schotten-totten-2-round-ended = { $reason ->
        [breached] { $winner } wins game { $round } as attacker: a damaged tile was taken again. Cards left in the siege deck: { $left }.
        [four-damaged] { $winner } wins game { $round } as attacker: four tiles are damaged. Cards left in the siege deck: { $left }.
        [walled] { $winner } wins game { $round } as defender: all seven sides are full. Intact tiles and cauldrons left: { $left }.
       *[exhausted] { $winner } wins game { $round } as defender: there is no card left to draw. Intact tiles and cauldrons left: { $left }.
    } Games won — { $wins }.
event-schotten-totten-2-round-started = Game { $round } begins. The attacker is { $starter }.

# Totemo

event-totemo-redrew = { $seat } returns three toppers to the bag and draws again.
event-totemo-kept = { $seat } keeps three toppers.
event-totemo-chief-moved = { $left ->
        [0] The chief reaches his wigwam: this is the last round.
       *[other] The chief takes a step. Steps to his wigwam: { $left }.
    }
event-totemo-placed = { $seat } places { $block } at { $hole }, level { $height }: +{ $points }, { $total } in total.
event-totemo-bonus = { $seat } lands on the bonus tile on space { $space } and may place another block.
event-totemo-swapped = { $seat } swaps all their blocks.

# `-without-blocks`: as told to everyone but their owner.
event-totemo-drew = { $seat } draws { $blocks }.
event-totemo-drew-without-blocks = { $seat } draws { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }.
event-totemo-drew-openly = { $seat } draws { $blocks }.
event-totemo-bag-short = { $seat } can’t draw back up to three blocks: this is the last round.
event-totemo-left = { $seat } leaves the game, and their blocks go back into the bag.

# Heave Ho!

# `-without-card-without-given`: as told to everyone but who sorts.
event-heave-ho-sorted = { $seat } keeps { $card } and gives { $given } to the opponent. Pairs left: { $left }.
event-heave-ho-sorted-without-card-without-given = { $seat } sorts a pair. Pairs left: { $left }.
event-heave-ho-finished = { $seat } keeps { $card }, gives { $given } to the opponent and is done sorting.
event-heave-ho-finished-without-card-without-given = { $seat } is done sorting.
event-heave-ho-stopped = { $seat } calls stop! The other player still sorts the pair in hand.
event-heave-ho-took-over = { $seat } sorts the opponent’s remaining pairs: { $left }.
event-heave-ho-turned-up = { $seat } reveals { $card } to decide who starts.
event-heave-ho-teams-made = The teams are ready. The barrel is on space { $space }, and { $starter } starts.

event-heave-ho-played = { $seat } plays { $card } on { $whose ->
        [own] their own
       *[other] { $side }’s
    } { $colour ->
        [R] red
        [B] blue
       *[G] green
    } spot.
event-heave-ho-used = { $seat } plays { $card }.
event-heave-ho-wasted = { $seat } plays { $card } with no effect.
event-heave-ho-pulled = Test of strength — { $strengths }. { $winner } pulls the barrel to space { $space }.
event-heave-ho-pulled-without-winner = Test of strength — { $strengths }. It’s even: the barrel stays on space { $space }.
event-heave-ho-shifted = { $effect ->
        [RopeBreaks] { $seat } plays { card-RopeBreaks }: the barrel goes to space { $space }.
       *[Adrenaline] { $seat } plays { card-Adrenaline }: the barrel moves to space { $space }.
    }
event-heave-ho-swept = { $cards_count ->
        [0] { $seat } plays { card-MuchoMacho }, but there is no lady on top.
       *[other] { $seat } plays { card-MuchoMacho }: { $cards } discarded.
    }
event-heave-ho-dismissed = { $cards_count ->
        [0] { $seat } plays { card-Farewell } to strength { $strength }, but nobody has to leave.
       *[other] { $seat } plays { card-Farewell } to strength { $strength }: { $cards } out of this round.
    }
event-heave-ho-crossed = { $seat } plays { card-ChangeSides }: { $card } moves to { $whose ->
        [own] their own
       *[other] { $side }’s
    } { $colour ->
        [R] red
        [B] blue
       *[G] green
    } spot.
event-heave-ho-reinforced = { $cards_count ->
        [0] { $seat } plays { card-Reinforcements }, but there is no card to draw.
       *[other] { $seat } plays { card-Reinforcements } and draws { $cards } from the deck. Cards drawn: { $count }.
    }
event-heave-ho-reinforced-without-cards = { $seat } plays { card-Reinforcements }. Cards drawn: { $count }.
event-heave-ho-peeked = { $seat } plays { card-NastyTrick } and sees { $cards } in the opponent’s hand.
event-heave-ho-peeked-without-cards = { $seat } plays { card-NastyTrick } and looks at the opponent’s hand.
event-heave-ho-took = { $seat } takes { $card } from the opponent’s hand to play it.
event-heave-ho-tossed = { $seat } discards { $card } from the opponent’s hand.
event-heave-ho-drew = { $seat } draws { $card } from the deck.
event-heave-ho-drew-without-card = { $seat } draws a card.

event-heave-ho-round-ended = { $reason ->
        [goal] { $winner } wins round { $round }: the barrel is at the goal.
        [monstrous] { $winner } wins round { $round }: Nessie’s hunger beats team spirit.
       *[half] The cards have run out with the barrel on { $winner }’s half. { $winner } wins round { $round }.
    } Barrels — { $barrels }.
event-heave-ho-round-started = Round { $round }: new cards are dealt.

# The end of a game

outcome-adjacent = { $winner } wins: three adjacent stones!
outcome-five = { $winner } wins: five stones!
outcome-settled = No more cards can be played. { $winner } wins with the most stones!
outcome-points = { $winner } wins on points! Final score — { $scores }.
outcome-breached = { $winner } wins: a damaged tile was taken again!
outcome-four-damaged = { $winner } wins: four tiles are damaged!
outcome-exhausted = The cards have run out and the castle still stands. { $winner } wins!
outcome-walled = All seven of the defender’s sides are full. { $winner } wins!
outcome-both-games = { $winner } wins both games and the match! Games won — { $scores }.
outcome-cards-left = Each player won as attacker, but { $winner } was faster, with more cards left in the siege deck. { $winner } wins the match!
outcome-wall-left = Each player won as defender, but { $winner } kept more intact tiles and cauldrons. { $winner } wins the match!
outcome-wigwam = The chief has reached his wigwam. { $winner } wins! Final score — { $scores }.
outcome-bag = The bag has run out. { $winner } wins! Final score — { $scores }.
outcome-alone = { $winner } is the last one at the table and wins! Score — { $scores }.
outcome-barrels = { $winner } wins: three barrels of whisky! Barrels — { $scores }.
outcome-draw = { $reason ->
        [wigwam] The chief has reached his wigwam. { $winners } share the win! Final score — { $scores }.
        [bag] The bag has run out. { $winners } share the win! Final score — { $scores }.
        [equal] A draw: still level after two pairs of games. Games won — { $scores }.
        [settled] No more cards can be played. A draw: both have the same number of stones.
       *[points] A draw on points. Final score — { $scores }.
    }
