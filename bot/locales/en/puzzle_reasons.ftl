# Questions of puzzles, by game and kind, and why an answer is right or wrong. The reader is the one who is asked

puzzle-ask-totemo-bonus = Which placement earns you another block?
puzzle-ask-totemo-first-two = You can place all three blocks in this turn. Which are the first two placements?
puzzle-ask-totemo-most-points = Which placement starts the turn that scores the most points?
puzzle-reason-totemo-earns = It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and takes you to the bonus tile on space { $space }.
puzzle-reason-totemo-all-three = The first block scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the second { $more ->
        [one] { $more } point
       *[other] { $more } points
    }. Both take you to a bonus tile, so the third block follows, for example `{ $third }`.
puzzle-reason-totemo-most = This turn scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, more than any other: `{ $line }`.
puzzle-reason-totemo-fewer = The best turn that begins like this scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but { $most } are possible.
puzzle-reason-totemo-no-points = { $number ->
        [1] It scores nothing, and without points there is no bonus.
       *[other] The second block scores nothing, and without points there is no bonus.
    }
puzzle-reason-totemo-no-tile = { $number ->
        [1] It scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, which takes you to space { $space }. There is no bonus tile.
       *[other] The second block scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, which takes you to space { $space }. There is no bonus tile.
    }
puzzle-reason-totemo-too-early = { $number ->
        [1] It takes you to the tile on space { $space }, but that one is worth nothing before you have 30 points.
       *[other] The second block takes you to the tile on space { $space }, but that one is worth nothing before you have 30 points.
    }
puzzle-reason-totemo-no-room = After these two, there is no room for { $block }.

puzzle-ask-heave-ho-win-barrel = Which play wins the barrel at once?
puzzle-ask-heave-ho-hold-barrel = Which is the only play after which your opponent can’t win the barrel in the next turn, whatever they play?
puzzle-reason-heave-ho-test = Test of strength: your side has { $mine }, theirs { $theirs }.
puzzle-reason-heave-ho-you-goal = The barrel reaches your goal.
puzzle-reason-heave-ho-they-goal = The barrel reaches their goal.
puzzle-reason-heave-ho-you-monstrous = Nessie’s hunger wins the barrel for you.
puzzle-reason-heave-ho-they-monstrous = Nessie’s hunger wins the barrel for them.
puzzle-reason-heave-ho-you-half = The cards run out with the barrel on your half.
puzzle-reason-heave-ho-they-half = The cards run out with the barrel on their half.
puzzle-reason-heave-ho-short = The barrel stops { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } before your goal.
puzzle-reason-heave-ho-away = The barrel moves { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away from your goal.
puzzle-reason-heave-ho-quiet = Your side would be strong enough, but this card sets off no test of strength.
puzzle-reason-heave-ho-still = The barrel doesn’t move.
puzzle-reason-heave-ho-reply = They can answer with `{ $action }`.
puzzle-reason-heave-ho-holds = Whatever they play, the barrel stays at least { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } from their goal.

puzzle-ask-schotten-totten-claim-which = { option-expert }: you claim stones before you play a card. Which one of your complete sides can be claimed?
puzzle-ask-schotten-totten-claim-where = Which card, played where, lets you claim a stone in this turn?
puzzle-ask-schotten-totten-evidence = Which card must you play, no matter where, so that you can claim a stone?
puzzle-ask-schotten-totten-win-now = Win in this turn: which card do you play where?
puzzle-ask-schotten-totten-claim-two = Which card, played where, lets you claim two stones in this turn?
puzzle-ask-schotten-totten-defend = Which is the only play after which your opponent can’t win in the next turn, whatever they hold?
puzzle-reason-schotten-totten-holds-outranks = You claim stone { $stone }: your { $mine } ({ $mine_total }) is stronger than their { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-holds-tied = You claim stone { $stone }: both sides are equally strong, and yours was completed first.
puzzle-reason-schotten-totten-holds-anyway = You claim stone { $stone }: { $theirs_count ->
        [0] no cards in the pack
       *[other] no cards together with { $theirs }
    } can beat your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-holds-seen = You claim stone { $stone }: { $theirs_count ->
        [0] every side that would beat your { $mine } ({ $mine_total })
       *[other] every side with { $theirs } that would beat your { $mine } ({ $mine_total })
    } needs { $seen_count ->
        [1] { $seen }, and that card is open.
       *[other] one of these cards, and they are open: { $seen }.
    }
puzzle-reason-schotten-totten-holds-best = You claim stone { $stone }: { $theirs_count ->
        [0] the best that can still be put together against it
       *[other] the best that can still be added to { $theirs }
    } is { $cards } ({ $formation }, { $total }), and that doesn’t beat your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-holds-few = You claim stone { $stone }: { $unseen ->
        [one] only { $unseen } card is
       *[other] only { $unseen } cards are
    } still unseen, too few to complete a side against your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-wins-adjacent = With { $count ->
        [one] stone { $stones }
       *[other] stones { $stones }
    } you have three adjacent stones and win!
puzzle-reason-schotten-totten-wins-five = With { $count ->
        [one] stone { $stones }
       *[other] stones { $stones }
    } you have five stones and win!
puzzle-reason-schotten-totten-claims-only = You can claim { $count ->
        [one] stone { $stones }
       *[other] stones { $stones }
    }, but that isn’t enough.
puzzle-reason-schotten-totten-claims-none = Your side of stone { $stone } has { $have } of { $size } cards then, and you can claim nothing.
puzzle-reason-schotten-totten-beatable = Stone { $stone } can’t be claimed: { $theirs_count ->
        [0] { $cards } would beat you
       *[other] { $theirs } with { $cards } would beat you
    } ({ $formation }, { $total }), and your opponent may hold { $cards_count ->
        [one] that card
       *[other] those cards
    }, as long as { $cards_count ->
        [one] it isn’t
       *[other] they aren’t
    } open.
puzzle-reason-schotten-totten-outranked = Your opponent is stronger at stone { $stone }: { $theirs } ({ $theirs_total }) against your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-tied = Both sides of stone { $stone } are equally strong, and your opponent’s was completed first.
puzzle-reason-schotten-totten-defends = Whatever they play, they can’t claim what they need.
puzzle-reason-schotten-totten-they-claim = They claim { $count ->
        [one] stone { $stones }
       *[other] stones { $stones }
    } and win.
puzzle-reason-schotten-totten-they-play = If they hold { $card }, they play it at stone { $stone }, claim { $count ->
        [one] stone { $stones }
       *[other] stones { $stones }
    } and win.

puzzle-ask-schotten-totten-2-break-through = You’re the attacker. Win in this turn: which card do you play where?
puzzle-ask-schotten-totten-2-damage = You’re the attacker. Which card, played where, lets you take control of a tile in this turn?
puzzle-ask-schotten-totten-2-hold-tile = You’re the defender and throw no cauldron. Which is the only play after which the attacker can’t take control of any tile in the next turn, whatever they hold?
puzzle-ask-schotten-totten-2-hold-game = You’re the defender and throw no cauldron. Which is the only play after which you can’t lose in the next turn, whatever the attacker holds?
puzzle-reason-schotten-totten-2-holds-outranks = You take tile { $tile }: your { $mine } ({ $mine_total }) is stronger than their { $theirs } ({ $theirs_total }).
puzzle-reason-schotten-totten-2-holds-tied = You take tile { $tile }: both sides are equally strong, and yours was completed first.
puzzle-reason-schotten-totten-2-holds-anyway = You take tile { $tile }: { $theirs_count ->
        [0] no cards in the pack
       *[other] no cards together with { $theirs }
    } can beat your { $mine } ({ $mine_total }) there.
puzzle-reason-schotten-totten-2-holds-seen = You take tile { $tile }: { $theirs_count ->
        [0] every side that would beat your { $mine } ({ $mine_total })
       *[other] every side with { $theirs } that would beat your { $mine } ({ $mine_total })
    } needs { $seen_count ->
        [1] { $seen }, and that card is open.
       *[other] one of these cards, and they are open: { $seen }.
    }
puzzle-reason-schotten-totten-2-holds-best = You take tile { $tile }: { $theirs_count ->
        [0] the best that can still be put together against it
       *[other] the best that can still be added to { $theirs }
    } is { $cards } ({ $formation }, { $total }), and that doesn’t beat your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-2-holds-few = You take tile { $tile }: { $unseen ->
        [one] only { $unseen } card is
       *[other] only { $unseen } cards are
    } still unseen, too few to complete a side against your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-2-wins-breached = { $count ->
        [one] Tile { $tiles }
       *[other] One of the tiles { $tiles }
    } was damaged before, so the wall is breached and you win!
puzzle-reason-schotten-totten-2-wins-four-damaged = With { $count ->
        [one] tile { $tiles }
       *[other] tiles { $tiles }
    } four tiles are damaged, and you win!
puzzle-reason-schotten-totten-2-damages-only = You take { $count ->
        [one] tile { $tiles }
       *[other] tiles { $tiles }
    }, but that doesn’t win.
puzzle-reason-schotten-totten-2-damages-none = Your side of tile { $tile } has { $have } of { $size } cards then, and you can take no tile.
puzzle-reason-schotten-totten-2-tile-beatable = You don’t control tile { $tile }: { $theirs_count ->
        [0] { $cards } would beat you
       *[other] { $theirs } with { $cards } would beat you
    } ({ $formation }, { $total }), and the defender may hold { $cards_count ->
        [one] that card
       *[other] those cards
    }, as long as { $cards_count ->
        [one] it isn’t
       *[other] they aren’t
    } open.
puzzle-reason-schotten-totten-2-tile-outranked = The defender is stronger at tile { $tile }: { $theirs } ({ $theirs_total }) against your { $mine } ({ $mine_total }).
puzzle-reason-schotten-totten-2-tile-tied = Both sides of tile { $tile } are equally strong, and the defender’s was completed first.
puzzle-reason-schotten-totten-2-holds = Whatever the attacker plays, the wall holds.
puzzle-reason-schotten-totten-2-they-win-breached = If the attacker holds { $card }, they play it at tile { $tile }, take { $count ->
        [one] tile { $tiles }
       *[other] tiles { $tiles }
    } and breach the wall.
puzzle-reason-schotten-totten-2-they-win-four-damaged = If the attacker holds { $card }, they play it at tile { $tile } and take { $count ->
        [one] tile { $tiles }
       *[other] tiles { $tiles }
    }: that makes four damaged tiles.
puzzle-reason-schotten-totten-2-they-damage = If the attacker holds { $card }, they play it at tile { $tile } and take { $count ->
        [one] tile { $tiles }
       *[other] tiles { $tiles }
    }.
