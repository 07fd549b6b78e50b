# What an action card does, in one sentence: shown wherever it can be played, kept or given away. The rules say more.

effect-line = • { $card } – { $effect }

## Schotten Totten

effect-schotten-totten-Joker = any strength, any colour.
effect-schotten-totten-Spy = strength 7, any colour.
effect-schotten-totten-Shield = strength 1, 2 or 3, any colour.
effect-schotten-totten-Blind = at one stone, only the sum counts, not formations.
effect-schotten-totten-Mud = at one stone, each side takes four cards.
effect-schotten-totten-Recruiter = draw three cards, then return two from your hand to the bottom of their decks.
effect-schotten-totten-Strategist = one of your own cards moves to another stone or to the discard pile.
effect-schotten-totten-Banshee = one of your opponent’s cards is discarded.
effect-schotten-totten-Traitor = one of your opponent’s clan cards comes to your side, at any stone where you have room.

## Schotten Totten 2

effect-schotten-totten-2-Joker = any strength from 0 to 11, any colour.
effect-schotten-totten-2-Spy = strength 10, any colour.
effect-schotten-totten-2-Shield = strength 1, 2 or 3, any colour.
effect-schotten-totten-2-Redeploy = one of your own cards moves to another tile or to the discard pile.
effect-schotten-totten-2-Recruit = a card from the discard pile comes to your side of a tile.
effect-schotten-totten-2-Desertion = one of your opponent’s cards is discarded.
effect-schotten-totten-2-Treason = one of your opponent’s cards comes to your side, at any tile.
effect-schotten-totten-2-Explosion = all cards on both sides of a tile are discarded.
effect-schotten-totten-2-Reinforcements = two siege cards from the discard pile are shuffled into the siege deck.
effect-schotten-totten-2-Exchange = each player chooses three cards from their hand and you swap them.

## Heave Ho!

effect-heave-ho-Adrenaline = the barrel moves 2 spaces towards your goal.
effect-heave-ho-NastyTrick = you see your opponent’s hand and play or discard one of its cards.
effect-heave-ho-HeaveHo = a test of strength: the stronger side pulls the barrel by the difference.
effect-heave-ho-MuchoMacho = every lady on top of a spot is discarded, on both sides.
effect-heave-ho-Weakness = a test of strength, but the weaker side pulls.
effect-heave-ho-RopeBreaks = the barrel goes to your start space.
effect-heave-ho-ChangeSides = a top card of your choice crosses to the other side of the rope.
effect-heave-ho-Farewell = every top card of a strength you name is out for this round, on both sides.
effect-heave-ho-Monstrous = if Nessie is on top of a spot on your opponent’s side, you win the round.
effect-heave-ho-Reinforcements = you draw 3 cards, or as many as are left, and none at the end of this turn.
