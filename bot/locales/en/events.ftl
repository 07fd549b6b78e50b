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
        [tactics] { $seat } puts { $card } under the tactics deck.
       *[clan] { $seat } puts { $card } under the clan deck.
    }
event-schotten-totten-returned-without-card = { $deck ->
        [tactics] { $seat } puts a card under the tactics deck.
       *[clan] { $seat } puts a card under the clan deck.
    }

event-schotten-totten-claimed = { $seat } claims stone { $stone }: { $formation }, { $total }.
event-schotten-totten-settled = Stone { $stone } goes to { $seat }: { $formation }, { $total }.

event-schotten-totten-round-ended = { $reason ->
        [adjacent] { $winner } wins round { $round }: three adjacent stones.
        [five] { $winner } wins round { $round }: five stones.
       *[settled] No more cards are played. { $winner } wins round { $round } with more stones.
    } Points — { $points }.
event-schotten-totten-round-ended-without-winner = No more cards are played. Round { $round } is a draw: both have the same number of stones. Points — { $points }.
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
event-schotten-totten-2-recruited = { $seat } plays { card-Recruit }: { $card } comes from the discards to tile { $tile }.
event-schotten-totten-2-exploded = { $seat } plays { card-Explosion } at tile { $tile }. Discarded: { $cards }.
event-schotten-totten-2-reinforced = { $seat } plays { card-Reinforcements }: { $cards } are shuffled into the siege deck.
event-schotten-totten-2-exchanged = { $seat } plays { card-Exchange }: both players choose 3 cards for each other.

# `-without-cards`: as told to those who may not know them.
event-schotten-totten-2-gave = { $seat } gives away { $cards }.
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
       *[exhausted] { $winner } wins game { $round } as defender: there is no card to draw. Intact tiles and cauldrons left: { $left }.
    } Games won — { $wins }.
event-schotten-totten-2-round-started = Game { $round } begins. The attacker is { $starter }.

# Totemo

event-totemo-redrew = { $seat } puts three toppers back and draws again.
event-totemo-kept = { $seat } keeps three toppers.
event-totemo-chief-moved = { $left ->
        [0] The chief reaches his wigwam: this round is the last.
       *[other] The chief takes a step. Steps to his wigwam: { $left }.
    }
event-totemo-placed = { $seat } places { $block } at { $hole }, at height { $height }: { $points } for that, { $total } in all.
event-totemo-bonus = { $seat } is on the bonus tile on space { $space } and may place another block.
event-totemo-swapped = { $seat } puts all blocks back into the bag.

# `-without-blocks`: as told to everyone but their owner.
event-totemo-drew = { $seat } draws { $blocks }.
event-totemo-drew-without-blocks = { $seat } draws { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }.
event-totemo-drew-openly = { $seat } draws { $blocks }.
event-totemo-bag-short = The bag has too few blocks for { $seat } to draw up to three: this round is the last.
event-totemo-left = { $seat } leaves the game, and the blocks go back into the bag.

# Heave Ho!

# `-without-card-without-given`: as told to everyone but who sorts.
event-heave-ho-sorted = { $seat } keeps { $card } and gives { $given } away. Pairs left: { $left }.
event-heave-ho-sorted-without-card-without-given = { $seat } sorts a pair. Pairs left: { $left }.
event-heave-ho-finished = { $seat } keeps { $card }, gives { $given } away and has nothing more to sort.
event-heave-ho-finished-without-card-without-given = { $seat } has nothing more to sort.
event-heave-ho-stopped = { $seat } says stop! The other player still assigns the pair in hand.
event-heave-ho-took-over = { $seat } sorts the opponent’s pairs that are left: { $left }.
event-heave-ho-turned-up = { $seat } turns up { $card } to find who begins.
event-heave-ho-teams-made = The teams are ready. The barrel is on space { $space }, and { $starter } begins.

event-heave-ho-played = { $seat } plays { $card } on { $side }’s side, on the { $colour ->
        [R] red
        [B] blue
       *[G] green
    } place.
event-heave-ho-used = { $card } is played by { $seat }.
event-heave-ho-wasted = { $seat } plays { $card } for nothing.
event-heave-ho-pulled = Test of strength — { $strengths }. The barrel moves towards { $winner }, to space { $space }.
event-heave-ho-pulled-without-winner = Test of strength — { $strengths }. Nobody is stronger: the barrel stays on space { $space }.
event-heave-ho-shifted = { $effect ->
        [RopeBreaks] { $seat } plays { card-RopeBreaks }: the barrel is put on space { $space }.
       *[Adrenaline] { $seat } plays { card-Adrenaline }: the barrel moves to space { $space }.
    }
event-heave-ho-swept = { $cards_count ->
        [0] { $seat } plays { card-MuchoMacho }, and there is no lady to go.
       *[other] { $seat } plays { card-MuchoMacho }: { $cards } to the discards.
    }
event-heave-ho-dismissed = { $cards_count ->
        [0] { $seat } plays { card-Farewell } to strength { $strength }, and there is nobody to go.
       *[other] { $seat } plays { card-Farewell } to strength { $strength }: { $cards } out of the game.
    }
event-heave-ho-crossed = { $seat } plays { card-ChangeSides }: { $card } goes to { $side }’s side, to the { $colour ->
        [R] red
        [B] blue
       *[G] green
    } place.
event-heave-ho-reinforced = { $cards_count ->
        [0] { $seat } plays { card-Reinforcements }, and there is no card to draw.
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
        [monstrous] { $winner } wins round { $round }: Nessie is too hungry for a team.
       *[half] The cards have run out, and the barrel is on { $winner }’s half. { $winner } wins round { $round }.
    } Barrels — { $barrels }.
event-heave-ho-round-started = Round { $round }: the cards are dealt anew.

# The end of a game

outcome-adjacent = { $winner } wins: three adjacent stones!
outcome-five = { $winner } wins: five stones!
outcome-settled = No more cards are played. { $winner } wins with more stones!
outcome-points = { $winner } wins on points! Final score — { $scores }.
outcome-breached = { $winner } wins: a damaged tile was taken again!
outcome-four-damaged = { $winner } wins: four tiles are damaged!
outcome-exhausted = There is no card to draw, and the castle still stands. { $winner } wins!
outcome-walled = The defender’s seven sides are all full. { $winner } wins!
outcome-both-games = { $winner } wins both games and the match! Games won — { $scores }.
outcome-cards-left = Each has won as attacker, and { $winner } was faster: more cards were left in the siege deck. { $winner } wins the match!
outcome-wall-left = Each has won as defender, and { $winner } kept more intact tiles and cauldrons. { $winner } wins the match!
outcome-wigwam = The chief is in his wigwam. { $winner } wins! Final score — { $scores }.
outcome-bag = The bag has run short. { $winner } wins! Final score — { $scores }.
outcome-alone = { $winner } is the last one at the table and wins! Score — { $scores }.
outcome-barrels = { $winner } wins: three barrels of whisky! Barrels — { $scores }.
outcome-draw = { $reason ->
        [wigwam] The chief is in his wigwam. { $winners } share the victory! Final score — { $scores }.
        [bag] The bag has run short. { $winners } share the victory! Final score — { $scores }.
        [equal] It is a draw: after two pairs of games neither was better. Games won — { $scores }.
        [settled] No more cards are played. It is a draw: both have the same number of stones.
       *[points] It is a draw on points. Final score — { $scores }.
    }
