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

# The end of a game

outcome-adjacent = { $winner } wins: three adjacent stones!
outcome-five = { $winner } wins: five stones!
outcome-settled = No more cards are played. { $winner } wins with more stones!
outcome-points = { $winner } wins on points! Final score — { $scores }.
outcome-draw = { $reason ->
        [settled] No more cards are played. It is a draw: both have the same number of stones.
       *[points] It is a draw on points. Final score — { $scores }.
    }
