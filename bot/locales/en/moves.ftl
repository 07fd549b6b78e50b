# Moves on buttons. $rest is the object of the move, or "none" if it is chosen next

place-schotten-totten = Stone { $place }
place-inline-schotten-totten = stone { $place }
place-discard = Discard
place-nothing = no effect
move-schotten-totten-claim = { $rest ->
        [none] Claim
       *[other] Claim stone { $rest }
    }
move-schotten-totten-done = Stop claiming
move-schotten-totten-draw = { $rest ->
        [clan] Draw a clan card
        [tactics] Draw a tactics card
       *[other] Draw
    }
move-schotten-totten-return = { $rest ->
        [none] Return to deck
       *[other] Return { $rest }
    }
move-schotten-totten-pass = Pass
place-schotten-totten-2 = Tile { $place }
place-inline-schotten-totten-2 = tile { $place }
move-schotten-totten-2-retreat = { $rest ->
        [none] Retreat
       *[other] Retreat from tile { $rest }
    }
move-schotten-totten-2-cauldron = { $rest ->
        [none] Throw a cauldron
       *[other] Cauldron at tile { $rest }
    }
move-schotten-totten-2-declare = { $rest ->
        [none] Declare control
       *[other] Take control of tile { $rest }
    }
move-schotten-totten-2-done = End turn
move-schotten-totten-2-draw = { $rest ->
        [siege] Draw a siege card
        [tactics] Draw a tactics card
       *[other] Draw
    }
move-schotten-totten-2-give = { $rest ->
        [none] Give
       *[other] Give { $rest }
    }
move-schotten-totten-2-pass = Pass
move-totemo-swap = Swap all blocks
move-totemo-done = End turn
move-totemo-redraw = Draw again
move-totemo-keep = Keep them
side-heave-ho = { $whose ->
        [own] your side
       *[other] opponent’s side
    } { $colour }
move-heave-ho-keep = { $rest ->
        [none] Keep
       *[other] Keep { $rest }
    }
move-heave-ho-take = { $rest ->
        [none] Take and play
       *[other] Take { $rest }
    }
move-heave-ho-toss = { $rest ->
        [none] Discard
       *[other] Discard { $rest }
    }
move-heave-ho-Farewell = { $rest ->
        [none] { card-Farewell }
       *[other] Farewell to strength { $rest }
    }
