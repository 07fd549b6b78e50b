# The rules of a game as a small book of pages. A page has a title, which is a button as well, a text and a picture, which
# is described in `-alt`. With its title a page has at most 900 characters. Backticks are for moves only.

rules-previous = ‹ Back
rules-next = Next ›
rules-contents = Contents
rules-place = Page { $number } of { $count }

# The two who play in the examples: she and he
rules-name-1 = Isla
rules-name-2 = Hamish

## Schotten Totten

rules-schotten-totten-1-title = The aim
rules-schotten-totten-1 =
    Nine stones mark the border between two clans, and each clan would like to push it a little further. Send your people to the stones: three cards on your side make a formation, and the stronger formation takes the stone.

    You win at once when you hold
    • three adjacent stones, or
    • any five of the nine.

    So fight in several places, and keep an eye on the stones beside those that are taken.

    The next pages tell the base game first, then what to type, then the tactics cards and the other variants. For your first game, the base game is all you need.
rules-schotten-totten-1-alt = Two rows of nine stones. Above, one player holds stones 4, 5 and 6, which are adjacent. Below, one player holds five stones: 1, 3, 4, 7 and 9. Either wins.

rules-schotten-totten-2-title = The table
rules-schotten-totten-2 =
    The table as Isla sees it: her side is below the stones, Hamish’s above. Both of them use the same numbers, 1 to 9.

    • There are 54 clan cards: six colours with the strengths 1 to 9, each card once.
    • Each player holds six cards that the other cannot see. The rest is the deck. Who starts is drawn by lot.
    • A side of a stone has room for three cards. With three it is complete, and the board names its formation and its sum.
    • A thick frame shows the last move; a flag, a stone that can be claimed now.
    • A claimed stone stands at its owner’s end: stone 1 is Isla’s, stone 9 Hamish’s. Nobody plays there any more.

rules-schotten-totten-3-title = Your turn
rules-schotten-totten-3 =
    A turn has three steps, in this order:

    1. Play a card from your hand, face up, on your own side of a stone that nobody has claimed and where you have room. There it stays.
    2. Claim stones, if you can and like: none, one or several.
    3. Draw a card. When the deck is empty, the game goes on without drawing.

    Then it is your opponent’s turn.

    In the picture Isla plays the yellow 5 at stone 7, claims stone 8 and draws the blue 4.

    If you have no card left, or no room for one, you skip the first step and may still claim.
rules-schotten-totten-3-alt = A turn in three steps. Play: Y5 comes to stone 7. Claim: with Y7 O7 G7, three of a kind, stone 8 moves to its new owner. Draw: B4 comes from the deck.

rules-schotten-totten-4-title = Formations
rules-schotten-totten-4 =
    What three cards on a side can be, the strongest first:

    • { formation-colour-run }: one colour, consecutive strengths. R1 R2 R3
    • three of a kind: one strength. O4 G4 B4
    • { formation-colour }: one colour. P2 P5 P8
    • { formation-run }: consecutive strengths, any colours. Y5 B6 G7
    • { formation-sum }: anything else. O9 B9 Y8

    The formation counts first, the sum only after it. In the picture the sums grow from line to line, and yet each line beats all those below it.

    It does not matter in which order the cards were played. And 9 is not next to 1: the strengths 8, 9 and 1 are no run.
rules-schotten-totten-4-alt = The five formations, the strongest first, each with its sum. Colour run: R1 R2 R3, 6. Three of a kind: O4 G4 B4, 12. Colour: P2 P5 P8, 15. Run: Y5 B6 G7, 18. Sum: O9 B9 Y8, 26.

rules-schotten-totten-5-title = Claiming
rules-schotten-totten-5 =
    You can claim a stone where your side is complete.

    • Is the other side complete, too? Then the stronger formation takes the stone.
    • Is it not? Then it must be proved that no cards whatever can make it stronger than yours. The game checks that for you.

    Only cards that lie face up are a proof. Any other card might still turn up over there, even one from your own hand!

    Isla has Y7 O7 G7 at stone 8, Hamish Y4 Y3. Y2 already lies at stone 3, but Y5 would give him a colour run: `claim 8` is refused. That Isla holds Y5 herself proves nothing. Once she has played it, `Y5@7`, she can claim the stone.

    A refused claim costs nothing, and you are told which cards would beat you.
rules-schotten-totten-5-alt = Stone 8 twice, with Y7 O7 G7 below it and Y4 Y3 above. Left: the claim is refused, because Y5 could still come to the upper side. Right: it is proved, because Y2 lies at stone 3 and Y5 at stone 7.

rules-schotten-totten-6-title = Ties and the end
rules-schotten-totten-6 =
    Equal formations: the larger sum wins. Equal sums, too: the side that was completed first wins, and a medal marks it. So against a side that is not complete you win every tie.

    The game ends at once when somebody holds three adjacent stones or any five, even in the middle of claiming.

    Now and then nobody can play any more before that (with tactics cards, two turns in a row without a card played or drawn will do, too). Then the open stones are settled from 1 to 9, until somebody has won:
    • a complete side beats one that is not,
    • two complete sides are compared,
    • two that are not complete leave the stone open.

    If that brings no winner, more stones win; equally many are a draw.
rules-schotten-totten-6-alt = Two examples. Larger sum: Y5 G6 B7, a run of 18, beats P4 O5 R6, a run of 15. Completed first: P1 P5 P9 and G2 G4 G9 are both a colour of 15; the upper side was first, has a medal and wins.

rules-schotten-totten-7-title = What to type
rules-schotten-totten-7 =
    In a chat there is a button for everything. You can type as well:

    • `R7@3` plays the red 7 at stone 3,
    • `claim 3` claims stone 3,
    • `done` ends your claims. It is asked for only while there is a stone that you could claim.

    The letters are those of the English words: R { colour-R }, O { colour-O }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }.

    With tactics cards there is more:

    • `Joker@3` plays a tactics card by its English name,
    • `draw clan` and `draw tactics` choose the deck,
    • `pass` plays no card.
rules-schotten-totten-7-alt = R7@3 means: the red 7 goes to stone 3. claim 3 means: a flag at stone 3. Below are the letters and the shapes of the six colours: R red, a square; O orange, a crown; Y yellow, a shield; G green, a clover; B blue, a drop; P purple, a diamond.

rules-schotten-totten-8-title = Tactics cards
rules-schotten-totten-8 =
    { option-tactics }: ten special cards in a deck of their own.

    • You are dealt seven clan cards, and seven is the limit of a hand.
    • In a turn you play one card: a clan card or a tactics card.
    • When you draw, you choose the deck: `draw clan` or `draw tactics`.
    • You may have played only one tactics card more than your opponent. In the picture Isla has played two and Hamish one, so she has to wait for him.
    • If you hold no clan card, or have no room for one, you may play a tactics card or `pass`.

    Tactics cards that have not been played do not count in a proof, neither for you nor against you. And none of them touches a stone that has been claimed.
rules-schotten-totten-8-alt = Two decks: 54 clan cards and 10 tactics cards. Below: Hamish has played one tactics card and Isla two; her third is crossed out.

rules-schotten-totten-9-title = Troops and modes
rules-schotten-totten-9 =
    Elite troops are played on your own side, like clan cards. When sides are compared, each counts as what is best for you.

    • { card-Joker } `Joker@3`: { about-Joker }
    • { card-Spy } `Spy@3`: { about-Spy }
    • { card-Shield } `Shield@3`: { about-Shield }

    Combat modes are laid on an unclaimed stone. They hold for both sides, to the end.

    • { card-Blind } `Blind@3`: { about-Blind }
    • { card-Mud } `Mud@3`: { about-Mud }

    Both may lie on one stone: then the sum of four cards decides.
rules-schotten-totten-9-alt = Five tactics cards. Elite troops, each of any colour: Joker, 1 to 9; Spy, 7; Shield Bearer, 1 to 3. Combat modes: Blind Man’s Bluff, where the colour run G1 G2 G3 counts only 6; Mud Fight, with a side of four cards, P3 P4 P5 P6.

rules-schotten-totten-10-title = Ruses
rules-schotten-totten-10 =
    A ruse does its work and goes to the discard, which lies face up.

    • { card-Recruiter } `Recruiter`: { about-Recruiter }
    • { card-Strategist } `Strategist R7@3-5`: { about-Strategist }
    • { card-Banshee } `Banshee B5@3`: { about-Banshee }
    • { card-Traitor } `Traitor B5@3-5`: { about-Traitor }

    All this happens at unclaimed stones. Combat modes stay where they are. A side that loses a card is no longer complete. A ruse that has nothing to work on cannot be played.
rules-schotten-totten-10-alt = The four ruses. Recruiter: three cards drawn, two put back. Strategist: R7 moves on its own side from stone 3 to stone 5. Banshee: B5 goes from the opponent’s side of stone 3 to the discard. Traitor: B5 goes from the opponent’s side of stone 3 to one’s own side of stone 5.

rules-schotten-totten-11-title = Expert and rounds
rules-schotten-totten-11 =
    { option-expert }: you claim stones only at the start of your turn, before you play a card. So your opponent has one turn to answer a side that you have completed. All else stays as it is, with tactics cards or without.

    { option-rounds }: a match may have up to nine rounds, each with a new deal.
    • Whoever wins a round scores 5 points, the other a point for each stone they hold. After a draw each scores their own stones.
    • The loser starts the next round; after a draw, whoever did not start the last one.
    • In the end the most points win; equal points are a draw. In the picture Isla wins, 12 to 10.

    That is all. See you at the border!
rules-schotten-totten-11-alt = The order of the steps. Base game: play, claim, draw. Expert variant: claim, play, draw. Below are the points of three rounds: Isla 5, 2 and 5, together 12; Hamish 1, 5 and 4, together 10.

## Schotten Totten 2

rules-schotten-totten-2-1-title = The siege
rules-schotten-totten-2-1 =
    Isla wants into the castle, and Hamish wants her to stay outside. Between them stands a wall of seven tiles: she attacks it, he defends it. Send your people to the wall: the cards on a side make a formation, and the stronger one prevails there.

    The attacker wins at once by
    • damaging four tiles, or
    • taking a damaged tile once more.

    The defender has to hold out, and wins when
    • somebody has to draw a card and there is none, or
    • all seven of the defender’s sides are full.

    The next pages tell the base game first, then what to type, then the tactics cards and the other options. For your first game, the base game is all you need.
rules-schotten-totten-2-1-alt = The seven tiles of the wall, numbered 1 to 7. Above the wall is Hamish, the defender, with his cauldrons; below it is Isla, the attacker.

rules-schotten-totten-2-2-title = The table
rules-schotten-totten-2-2 =
    The table as Isla sees it: her side is below the wall, Hamish’s above. Both use the same numbers, 1 to 7.

    • There are 60 siege cards: five colours with the strengths 0 to 11, each card once.
    • Each player holds six cards that the other cannot see. The rest is the deck. The attacker starts.
    • Each tile says how many cards a side takes and what counts there. The board names a complete side’s formation and its sum.
    • The card played first lies nearest the wall.
    • A thick frame shows the last move; a flag, a tile that can be taken now.
    • Discards lie face up, by colour.

    In the picture tile 4 is damaged already, tile 5 can be taken, and Hamish has one cauldron left.

rules-schotten-totten-2-3-title = The wall
rules-schotten-totten-2-3 =
    A tile has two faces. Each says how many cards make a side and what counts there besides the plain sum. Intact first, then damaged:

    1. { tile-left-pit }: 3, { formation-sum } → 3, { formation-run }
    2. { tile-left-tower }: 4, all → 2, same strength
    3. { tile-left-wall }: 3, all → 3, { formation-colour }
    4. { tile-gate }: 2, all → 4, lowest sum
    5. { tile-right-wall }: 3, all → 3, { formation-colour }
    6. { tile-right-tower }: 4, all → 2, same strength
    7. { tile-right-pit }: 3, lowest sum → 3, { formation-run }

    “All” are the five formations of page 5. At first all tiles are intact; a tile is turned over when the attacker takes it. The board shows it with the signs of the picture.

    The numbers are as the attacker sees the wall. The defender stands behind it and has tile 7 on the left.
rules-schotten-totten-2-3-alt = The seven tiles with both faces, intact and damaged: how many cards, and what counts. 1: 3, sum; 3, run. 2: 4, all; 2, same strength. 3: 3, all; 3, colour. 4: 2, all; 4, lowest sum. 5: 3, all; 3, colour. 6: 4, all; 2, same strength. 7: 3, lowest sum; 3, run.

rules-schotten-totten-2-4-title = Your turn
rules-schotten-totten-2-4 =
    A turn has three steps, in this order:

    1. Prepare, if you like. The attacker may retreat from tiles and discard every card they have there; the defender may throw a cauldron.
    2. Play a card from your hand, face up, on your own side of a tile where you have room.
    3. Draw a card.

    And at any moment of a turn, even after the draw, the attacker may declare control of tiles.

    In the picture Isla retreats from tile 3, plays the red 10 at tile 4, takes that tile and draws the yellow 4.

    The defender can’t retreat. An attacker whose sides are all full has to retreat or take a tile first.
rules-schotten-totten-2-4-alt = A turn. Retreat: P2 P6 P10 leave tile 3. Play: R10 comes to R9 at tile 4. Declare: with a colour run of 19 against 17, tile 4 is taken and turned over. Draw: Y4 comes from the deck.

rules-schotten-totten-2-5-title = Formations
rules-schotten-totten-2-5 =
    What the cards on a side can be, the strongest first:

    • { formation-colour-run }: one colour, consecutive strengths. R0 R1 R2
    • same strength, here three of a kind. Y4 G4 B4
    • { formation-colour }: one colour. P2 P6 P9
    • { formation-run }: consecutive strengths, any colours. Y6 B7 G8
    • { formation-sum }: anything else. R11 B11 Y10

    A formation takes all the cards that the tile asks for, be it two, three or four. It counts first, the sum only after it: in the picture the sums grow from line to line, and yet each line beats all those below it.

    It does not matter in which order the cards were played. And 11 is not next to 0: the strengths 10, 11 and 0 are no run.
rules-schotten-totten-2-5-alt = The five formations, the strongest first, each with its sum. Colour run: R0 R1 R2, 3. Three of a kind: Y4 G4 B4, 12. Colour: P2 P6 P9, 17. Run: Y6 B7 G8, 21. Sum: R11 B11 Y10, 32.

rules-schotten-totten-2-6-title = Who is stronger
rules-schotten-totten-2-6 =
    A tile accepts only what its face shows. Every other formation is just a sum there, and a sum never beats a formation that is accepted: where a colour counts, P1 P4 P5 beats R9 Y9 G9.

    Equal formations: the larger sum wins. Where the lowest sum is asked for, only the sum counts, and the smaller one wins: G0 B2 Y3 beats R1 R2 R3.

    Equal sums, too: the side that was completed first wins, and a medal marks it. So against a side that is not complete you win every tie.

    A side that loses a card is no longer complete; once it is full again, it is completed anew.

    Mind this: where only a colour or only a run counts, a colour run is just a sum. (Page 13 has an option for that.)
rules-schotten-totten-2-6-alt = Three examples. Accepted: on damaged tile 3 the colour P1 P4 P5, 10, beats R9 Y9 G9, which is only a sum of 27. Lowest sum: on tile 7 the sum of G0 B2 Y3, 5, beats that of R1 R2 R3, 6. Completed first: on tile 4 B8 B9 and P8 P9 are both a colour run of 17; the upper side was first, has a medal and wins.

rules-schotten-totten-2-7-title = Taking a tile
rules-schotten-totten-2-7 =
    The attacker can declare control of a tile where their side is complete.

    • Is the defender’s side complete, too? Then the stronger one wins.
    • Is it not? Then it must be proved that no cards whatever can make it stronger. The game checks that for you.

    Only cards on the table and in the discards are a proof. Any other might still turn up over there, even one from your own hand!

    Isla has Y5 P5 B5 at tile 5, Hamish R4 R3. R5 is discarded, but R2 would give him a colour run: `declare 5` is refused. Once she has played it herself, `R2@1`, she can take the tile.

    A tile that is taken is turned to its damaged face, all cards on both its sides are discarded, and the fight for it begins anew. A refusal costs nothing, and you are told which cards would beat you.
rules-schotten-totten-2-7-alt = Tile 5 twice, with Y5 P5 B5 below it and R4 R3 above. Left: the declaration is refused, because R2 could still come to the upper side. Right: it is proved, because R2 lies at tile 1 and R5 in the discards.

rules-schotten-totten-2-8-title = Oil, 0 and 11
rules-schotten-totten-2-8 =
    The defender has three oil cauldrons for the whole game and may throw one a turn, before playing a card. It is thrown at a tile and hits the attacker’s card that is nearest the wall: the one played first among those still there. That card is discarded. In the picture `cauldron 5` hits Isla’s R5.

    The smallest can topple the tallest: when a 0 and an 11 of one colour meet on the two sides of a tile, both are discarded at once. In the picture Hamish plays `G11@7` against Isla’s G0. There must be room for the card all the same, even if it does not stay.

    So mind the order in which you play your cards, and where you send your best ones.
rules-schotten-totten-2-8-alt = Two examples. Cauldron: of R5 Y5 P5 at tile 5, R5, which is nearest the wall, is crossed out. 0 against 11: at tile 7 G0 below and G11 above are both crossed out.

rules-schotten-totten-2-9-title = The end
rules-schotten-totten-2-9 =
    The attacker wins at once when
    • a fourth tile is damaged, or
    • a tile that is damaged already is taken again.

    The defender wins when
    • a player has to draw a card and the deck is empty, or
    • the defender’s turn begins and all seven of the defender’s sides are full.

    So the deck is the hourglass of the siege. After the deal it has 48 cards: the attacker should not dawdle, and the defender plays for time. With tactics cards there are two decks, and both have to be empty.

    One game always has a winner.
rules-schotten-totten-2-9-alt = Four endings. Isla, the attacker, wins with four damaged tiles or when a damaged tile is taken again. Hamish, the defender, wins when the deck is empty or when his seven sides are full.

rules-schotten-totten-2-10-title = What to type
rules-schotten-totten-2-10 =
    /play starts a match. Whoever challenges attacks; in a rematch the roles change. In a chat there is a button for everything, and you can type as well, with /move:

    • `R11@4` plays the red 11 at tile 4,
    • `retreat 3` takes the attacker’s cards from tile 3,
    • `cauldron 3` throws a cauldron there,
    • `declare 4` declares control of tile 4,
    • `draw siege` draws, `done` ends the turn. Both are asked for only while there is a tile that you could take.

    The letters are those of the English words: R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }.

    With tactics cards there is more: `Joker@4` plays a card by its English name, `draw tactics` chooses the other deck, `pass` plays no card.
rules-schotten-totten-2-10-alt = R11@4 means: the red 11 goes to tile 4. cauldron 3 means: a cauldron at tile 3. declare 4 means: a flag at tile 4. Below are the letters and the shapes of the five colours: R red, a square; Y yellow, a shield; G green, a clover; B blue, a drop; P purple, a diamond.

rules-schotten-totten-2-11-title = Tactics cards
rules-schotten-totten-2-11 =
    { option-tactics }: eleven special cards in a deck of their own.

    • You are dealt seven siege cards, and seven is the limit of a hand.
    • In a turn you play one card, siege or tactics, and draw from the deck you like: `draw siege` or `draw tactics`.
    • You may have played only one tactics card more than your opponent.
    • If you hold no siege card and no tactics card that you can play, `pass`.

    Tactics cards that have not been played do not count in a proof.

    Elite cards are played on your own side, like siege cards. Each counts as what is best for its owner, but never as a 0 or 11 that meets its opposite.

    • { card-Joker } `Joker@3`, two of them: { about-Joker-schotten-totten-2 }
    • { card-Spy } `Spy@3`: { about-Spy-schotten-totten-2 }
    • { card-Shield-schotten-totten-2 } `Shield@3`: { about-Shield-schotten-totten-2 }
rules-schotten-totten-2-11-alt = Two decks: 60 siege cards and 11 tactics cards. Below are the elite cards, each of any colour: Joker, 0 to 11; Spy, 10; Shield, 1 to 3.

rules-schotten-totten-2-12-title = Actions
rules-schotten-totten-2-12 =
    An action does its work, then it lies face up before whoever played it.

    • { card-Redeploy } `Redeploy R7@3-5`: { about-Redeploy }
    • { card-Recruit } `Recruit Y9@5`: { about-Recruit }
    • { card-Desertion } `Desertion B5@3`: { about-Desertion }
    • { card-Treason } `Treason B5@3-5`: { about-Treason }
    • { card-Explosion } `Explosion 3`: { about-Explosion }
    • { card-Reinforcements } `Reinforcements Y9 P0`: { about-Reinforcements }
    • { card-Exchange } `Exchange`: { about-Exchange }

    There must be room where a card goes, and 0 and 11 meet there as ever. An action that has nothing to work on cannot be played.
rules-schotten-totten-2-12-alt = The seven actions. Redeploy: R7 moves on its own side from tile 3 to tile 5. Recruit: Y9 comes from the discards to tile 5. Desertion: B5 goes from the opponent’s side of tile 3 to the discards. Treason: B5 goes from the opponent’s side of tile 3 to one’s own side of tile 5. Explosion: both sides of tile 3 are emptied. Reinforcements: Y9 and P0 go from the discards into the deck. Exchange: three cards for three.

rules-schotten-totten-2-13-title = Revenge and more
rules-schotten-totten-2-13 =
    { option-match }: { value-revenge }. Whoever wins both wins the match. If each wins one:
    • both as attacker: more cards left in the siege deck decide;
    • both as defender: more intact tiles and unused cauldrons, added up, decide;
    • equal there, too: two more games. If they are equal again, it is a draw.

    In the picture both have won as attacker, and Isla wins the match: she left 17 cards in the deck, Hamish 9.

    { option-colour-run }: where only a colour or only a run counts (tiles 1, 3, 5 and 7 when damaged), a colour run is usually just a sum. With this option it is the colour or the run that the tile asks for.

    That is all. See you at the wall!
rules-schotten-totten-2-13-alt = A revenge of two games. Game 1: Isla attacks and wins, with 17 cards left in the deck. Game 2: Hamish attacks and wins, with 9 cards left. Isla wins the match.

## Totemo

rules-totemo-1-title = The aim
rules-totemo-1 =
    All of you build totem poles, on one board and from one bag of blocks. A block has to go with the colours it touches, and it scores: its own value and that of every block it touches.

    Most points win. If several players have the most, they win together.

    Points run round a loop of 30 spaces, and on some of them lies a bonus tile. Land exactly on one, and you place another block in the same turn. So the best place is not always the one with the most points!

    The poles belong to nobody: build wherever it pays.

    Two, three or four can play. The next pages tell the whole game, then what to type, and what options there are.
rules-totemo-1-alt = The middle of the board with seven totem poles of blocks in different colours; the one in the centre ends with a topper. Isla has 53 points, Hamish 28.

rules-totemo-2-title = The table
rules-totemo-2 =
    The table as Isla sees it:

    • The board has 25 holes: columns a to e, rows 1 to 5. In the centre, at c3, the start block stands from the beginning, a rainbow worth 3. A light rim shows the last move.
    • The bag has all the other blocks. Each player holds three that nobody else sees.
    • The chief walks to his wigwam, one step a round. When he is there, the last round is played.
    • Below is the score loop with everybody’s marker and the bonus tiles; 30+ is the one that lies face down.
    • Inside the loop are the board from above, with each pole’s top block and height, and the players. A feather marks the starting player.

    In the picture Isla has 53 points, one lap and 23 spaces; Hamish has 28. The chief has 10 steps to go. It is Isla’s turn.

rules-totemo-3-title = Your turn
rules-totemo-3 =
    You begin a turn with three blocks and do one of two things:

    • place a block on the board and score it, or
    • swap: put all three back into the bag and draw others (page 10).

    If your marker lands exactly on a bonus tile, you may place one more block and score it, too (page 8).

    At the end of your turn you draw up to three blocks again, and the next player goes on.

    Who starts is drawn by lot. At the start of each of that player’s turns the chief takes a step to his wigwam. The game sees to that, and to drawing.

    In the picture Isla places an orange block at d3, beside the start block. She scores 2 + 3 = 5 and draws a green block.
rules-totemo-3-alt = A turn. Place: an orange block comes to stand beside the start block. Score: 2 + 3 = 5. Draw: a green block comes from the bag. Or swap: an orange, a red and a green block go into the bag, and three others come out.

rules-totemo-4-title = The blocks
rules-totemo-4 =
    There are 49 blocks, and each colour has a value:

    • { colour-R }, { colour-Y }, { colour-B }: 1
    • { colour-O }, { colour-G }: 2
    • { colour-P }: 3
    • rainbow: 0, but the start block is worth 3

    Of red, yellow and blue there are 7 normal blocks and 2 toppers each; of orange, green and purple, 4 normal ones and 2 toppers. Of rainbow there are 4, all of them normal: three in the bag, and the start block.

    On a normal block the next one can stand. A topper ends its pole: nothing stands on it any more. In points, it is worth as much as any block of its colour.
rules-totemo-4-alt = All blocks by colour: how many normal ones, how many toppers, and the value. Red: 7, 2, value 1. Orange: 4, 2, value 2. Yellow: 7, 2, value 1. Green: 4, 2, value 2. Blue: 7, 2, value 1. Purple: 4, 2, value 3. Rainbow: 3 of value 0, and the start block of value 3.

rules-totemo-5-title = Colours
rules-totemo-5 =
    Where two blocks touch, their colours have to go together. Each colour goes with itself and with its two neighbours on the wheel:

    • { colour-R }: { colour-P }, { colour-O }
    • { colour-O }: { colour-R }, { colour-Y }
    • { colour-Y }: { colour-O }, { colour-G }
    • { colour-G }: { colour-Y }, { colour-B }
    • { colour-B }: { colour-G }, { colour-P }
    • { colour-P }: { colour-B }, { colour-R }

    Rainbow goes with everything.

    Blocks touch with their faces: with the block right below, and with those on the four sides at the same height. Corners don’t count, and neither does a block that stands higher or lower on the pole next door.
rules-totemo-5-alt = The colour wheel: red, orange, yellow, green, blue and purple in a circle, each beside the two colours it goes with. In the middle is rainbow, which goes with all.

rules-totemo-6-title = Placing
rules-totemo-6 =
    A block goes into an empty hole or on top of a pole, and there it stays.

    • It has to go with every block it touches, below and on its four sides.
    • A pole is at most five blocks high.
    • Nothing stands on a topper.
    • A topper never stands directly on the board.
    • A block may also stand where it touches nothing.

    In the picture four blocks that can’t be placed: blue beside red, whose colours don’t go together; a topper in an empty hole; a block on a topper; and the sixth block of a pole.

    The game lists only the places that are allowed. If you type another one, you are told what is in the way.
rules-totemo-6-alt = Four blocks that can’t be placed, each crossed out. Colours: a blue block beside a red one. On the board: a green topper in an empty hole. On a topper: a red block on a purple topper. Too high: a yellow block on a pole of five.

rules-totemo-7-title = Points
rules-totemo-7 =
    A block scores its own value and the values of all the blocks it touches: the one below and those on the four sides at the same height.

    In the picture, on the left: a blue block comes to stand beside a green one and scores 1 + 2 = 3.

    On the right: a blue block comes to stand on a purple one, beside a green one, and scores 1 + 2 + 3 = 6. The other blue block meets it only at a corner and does not count.

    Only the new block scores, once, when it is placed. A rainbow from the bag is worth 0, but it scores what it touches.

    High up, between full poles, five blocks can count besides your own. That is where the big points are.
rules-totemo-7-alt = Two examples. Left: blue beside green, 1 + 2 = 3. Right: blue on purple and beside green, 1 + 2 + 3 = 6; another blue block stands only at its corner.

rules-totemo-8-title = Bonus
rules-totemo-8 =
    If your marker lands exactly on a bonus tile, you may place another of the blocks you still hold, and score it. If that brings you to a bonus tile again, you may place the third. You draw only at the end of the turn, so three blocks are the most.

    Isla has 5 points in the picture:
    • `G@c4` scores 5: space 10, a bonus;
    • `R@d3` scores 6: space 16, a bonus again;
    • `G@c2` scores 5: 21 points, and her turn is over.

    If you don’t want another block, or can’t place one: `done`.

    Passing over a tile gives nothing. A block that scores 0 does not move the marker and gives no bonus, even if the marker stands on a tile already. And after a bonus you can’t swap any more.
rules-totemo-8-alt = Three blocks in one turn. A green block beside the start block: 2 + 3 = 5, to space 10, where a bonus tile lies. A red block on an orange one, beside a purple topper: 1 + 2 + 3 = 6, to space 16, with a bonus tile. A green block on the other side of the start block: 2 + 3 = 5, to space 21.

rules-totemo-9-title = The score loop
rules-totemo-9 =
    The loop has the spaces 0 to 29, and a lap is 30 points: with 55 points your marker stands on 25.

    Bonus tiles are laid at random. The first lies on space 10, and each tile says how many spaces further the next one lies. The first that falls on 1 to 9 in the second lap is the last one. It lies face down; the others are not used. What a tile says matters only for the laying: the bonus is always the same.

    Two special cases:
    • The tile on 1 to 9 works only for players who have at least 30 points, the block just placed included.
    • A tile that falls on exactly 30 lies on space 0. It works at 30, 60 and so on, never at 0, and the laying goes on.

    In the picture: 10 + 6 = 16, 16 + 9 = 25, 25 + 5 = 30, so space 0, and 0 + 7 = 7, face down.
rules-totemo-9-alt = The loop of 30 spaces with its bonus tiles: a 6 on space 10, a 9 on space 16, a 5 on space 25, a 7 on space 0, and one face down on space 7. Isla’s marker is on space 23, in her second lap; Hamish’s is on space 28.

rules-totemo-10-title = Swap and redraw
rules-totemo-10 =
    If you don’t like your blocks, `swap` them: instead of placing, you put all of them back into the bag, it is shuffled, and you draw three. That is your whole turn, and it brings no points. The same blocks may come back. The others see only that you have swapped.

    You can swap only at the start of your turn. If none of your blocks can be placed, you have to.

    Before the first turn there is something else: whoever has drawn three toppers may put them back, for at first there is hardly a pole to put them on. `redraw` draws three others, `keep` keeps the toppers. You are asked again as long as you draw three toppers. A rainbow counts as a normal block.
rules-totemo-10-alt = Two examples. Swap: a blue topper, a purple topper and a blue block go into the bag, and three other blocks come out. Before the first turn: three toppers, and the choice between redraw and keep.

rules-totemo-11-title = The end
rules-totemo-11 =
    The game ends in one of two ways:

    • The chief reaches his wigwam. Then everybody has one more turn, the starting player first. That is round 16 with two players, 11 with three, 8 with four.
    • Somebody can’t draw up to three, because the bag is too empty. They take what there is, and this round is the last. (A swap is never short: the blocks put back are in the bag.)

    A round always ends with the player before the starting player. So all have had the same number of turns, and whoever comes last knows what is needed.

    Most points win. If two or more have the most, they share the victory.
rules-totemo-11-alt = Two endings. The chief stands at his wigwam: this round is the last. The bag is empty, and one of three blocks is missing in a hand: this round is the last, too.

rules-totemo-12-title = What to type
rules-totemo-12 =
    /play starts a match. In a chat there is a button for everything, and you can type as well, with /move:

    • `R@c3` places a red block at c3, on top of what stands there,
    • `P^@b2` places a purple topper: the ^ marks it,
    • `W@a1` places a rainbow block,
    • `swap` puts all your blocks back,
    • `done` places no further block after a bonus,
    • `redraw` and `keep` decide about three toppers at the beginning.

    A hole is its column’s letter and its row’s number. You don’t type the height: it follows from the board.

    The letters are those of the English words: R { colour-R }, O { colour-O }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }. W is rainbow.

    /hand shows your blocks, /board the board.
rules-totemo-12-alt = R@c3 means: a red block at c3, on the start block. P^@b2 means: a purple topper at b2, on a blue block. W@a1 means: a rainbow block at a1. Below are the letters of the colours: R red, O orange, Y yellow, G green, B blue, P purple, and W for rainbow.

rules-totemo-13-title = Options and players
rules-totemo-13 =
    { option-hands }: { value-open }. Everybody sees all blocks, spectators included; usually you see only your own.

    { option-board }: 3x3. Nine holes, a1 to c3, with the start block at b2. It soon gets tight, and the poles grow fast. All else stays as it is.

    With two players the chief has 16 steps to his wigwam, with three 11, with four 8.

    With three or four, one player may leave and the others play on: /resign. The blocks in that hand go back into the bag; those on the board stay, and the points count no more. When only one is left, that one has won; so with two, whoever resigns has lost.

    That is all. See you at the totem poles!
rules-totemo-13-alt = Two options. Open hands: Isla’s and Hamish’s blocks are seen by all, three each. The small board: 3 by 3 holes with the start block in the centre.

## Heave Ho!

rules-heave-ho-1-title = The aim
rules-heave-ho-1 =
    Two clans, one rope, and on it a barrel of whisky. Isla’s team pulls one way, Hamish’s the other.

    A match has several rounds. In each of them
    • you make teams: of every two cards you keep one, and the other goes to your opponent;
    • then you pull, one card a turn. Whoever gets the barrel to their goal, or has it on their half when the cards run out, takes it home.

    Three barrels win the match.

    Mind this: you may play cards on your opponent’s side, too, and the weakest of your lads may do the most good over there.

    The next pages tell how a round goes, then what the ten actions do, what to type and which options there are.
rules-heave-ho-1-alt = The rope with its spaces from 1 to 12. Space 1 is Isla’s goal, space 12 is Hamish’s, and the barrel is on space 6. Below are the barrels won: Isla 3, which wins the match, and Hamish 1.

rules-heave-ho-2-title = The table
rules-heave-ho-2 =
    The table as Isla sees it: her team is at the left, Hamish’s at the right.

    • Each side has three places: red, blue and green. A Scot of strength 2 is printed on each, and he counts while no card lies on him.
    • Of the cards on a place, only the top one counts. The sign above tells how many lie beneath it.
    • The barrel moves along 12 spaces. 1 is Isla’s goal and 12 is Hamish’s; 6 is her start space and 7 is his. 1 to 6 are her half.
    • Each player has a hand of cards and a deck, the rest of their team. Actions go to the discard.
    • A thick frame shows the last move, an arrow how the barrel moved.

    In the picture it is round 2. Hamish has won a barrel already; Isla has just pulled this one back to space 7. Her side counts 8, his 5.

rules-heave-ho-3-title = The cards
rules-heave-ho-3 =
    55 cards are shuffled for each round:

    • 36 Scots: red, blue and green men with the strengths 0 to 3, each three times. A man stands on the place of his colour.
    • 8 strong ladies: white, 1 to 4, each twice. A lady stands on any place.
    • Nessie, the monster of the loch: white, 6, on any place.
    • 10 actions, each once: they do what they say and go to the discard.

    Some cards carry the words “heave ho!”; in writing, an exclamation mark stands for them. Such a card sets off a test of strength as soon as it is played. One copy of each man and of each lady has them; Nessie has not.

    The red 2 is written R2, or R2! with “heave ho!”. W3 is a lady, N6 is Nessie.
rules-heave-ho-3-alt = The cards. Scots, 36: R0 B1 G2 R3!. Ladies, 8: W1 W2 W3! W4. Nessie, 1: N6. Actions, 10, for example Adrenaline and Farewell.

rules-heave-ho-4-title = Making teams
rules-heave-ho-4 =
    Each player is dealt 20 cards; 15 are set aside. Go through yours two at a time: one is for your own team, the other for your opponent’s. In the picture Isla sees W4 and G0, and with `keep 1` she keeps W4.

    Both do so in their own time, and nobody sees what the other one keeps or gives. After ten pairs the cards that you kept are shuffled with those that you were given: your team of 20.

    Then each turns up one of the cards set aside. The higher one has the barrel on their start space and begins. Equal strengths: white before red, blue and green; actions are 0 and come last. Still equal: once more. In the picture Isla’s R2 beats Hamish’s B2.

    Page 13 has other ways to make teams.
rules-heave-ho-4-alt = Two examples. Sort: of W4 and G0, W4 goes to Isla’s own team and G0 to Hamish’s. Who begins: Isla turns up R2, Hamish B2. Isla’s card is higher, and she begins.

rules-heave-ho-5-title = A race for teams
rules-heave-ho-5 =
    With teams=race both sort at the same time, and being quick pays:

    • Whoever has sorted ten pairs first has stopped the race.
    • The slower player still assigns the pair in hand, and no more.
    • The pairs that are left there are sorted by whoever was first, and by the same rule: of each pair they keep a card and give the other one away.
    • Whoever was first has the barrel on their start space and begins.

    In the picture Isla is done while Hamish has sorted six pairs. He assigns the seventh, and she sorts the last three: so she chooses thirteen times, he seven times.

    This is the rulebook’s own way, for two who sit at it at the same time.
rules-heave-ho-5-alt = Ten pairs of each player. Isla has sorted all of hers: 10. Of Hamish’s, 6 are sorted, 1 is in his hand, and 3 are left to Isla.

rules-heave-ho-6-title = Your turn
rules-heave-ho-6 =
    You begin with six cards of your team. A turn has two steps:

    1. Play a card.
    2. Draw one, while your deck has any.

    • A man goes to the place of his colour, on either side of the rope.
    • A lady or Nessie goes to any of the six places.
    • An action goes to the discard. You do what it says, or you play it for nothing.

    A card covers what lies there, and from now on it alone counts. So put strong ones on your own side, and weak ones on top of your opponent’s champions.

    In the picture Isla plays `B1@b`: her blue 1 covers W3! on Hamish’s side, which falls from 7 to 5. Then she draws G1.
rules-heave-ho-6-alt = A turn. Play: B1 comes from Isla’s hand to Hamish’s blue place and covers W3! there. His side falls from 7 to 5. Draw: G1 comes from her deck.

rules-heave-ho-7-title = Test of strength
rules-heave-ho-7 =
    When a card with “heave ho!” is played, on either side, both teams pull at once:

    1. Add up the three places of each side. A place without a card counts 2.
    2. The stronger side pulls the barrel towards its goal, by as many spaces as the difference. If they are equal, nothing moves.
    3. The cards stay where they are.

    In the picture Isla plays `W4!@aG`. Her side counts 2 + 2 + 4 = 8, Hamish’s 2 + 1 + 2 = 5. The difference is 3, so the barrel moves from space 10 to space 7.

    Only the card that is played sets off the test. If another “heave ho!” comes to light because the card above it has gone, nothing happens.
rules-heave-ho-7-alt = A test of strength. Isla’s side, at the left: R2, 2, W4!, together 8. Hamish’s side, at the right: 2, B1, G2!, together 5. The barrel moves from space 10 to space 7.

rules-heave-ho-8-title = The end of a round
rules-heave-ho-8 =
    • When the barrel reaches or passes a goal, it stops there, and that side’s player wins the round at once.
    • When a turn is over and somebody has no card left, neither in hand nor in the deck, the round ends, even if the other one could play on. Whoever has the barrel on their half wins it.
    • { card-Monstrous } can win it, too: see page 10.

    Below in the picture the cards have run out and the barrel is on space 8: Hamish’s half.

    The winner takes the barrel. With the third one the match is over; else all 55 cards are shuffled, and the next round begins with new teams.

    Somebody always takes the barrel home: there are no draws.
rules-heave-ho-8-alt = Two endings. Above, the barrel is on space 1, Isla’s goal: she wins the round. Below, no cards are left and the barrel is on space 8, on Hamish’s half: he wins it.

rules-heave-ho-9-title = Actions: the rope
rules-heave-ho-9 =
    An action does its work and goes to the discard. Any action may also be played for nothing, with a hyphen after its name: `Adrenaline -`.

    • { card-HeaveHo } `HeaveHo`: { about-HeaveHo }
    • { card-Weakness } `Weakness`: { about-Weakness }
    • { card-Adrenaline } `Adrenaline`: { about-Adrenaline }
    • { card-RopeBreaks } `RopeBreaks`: { about-RopeBreaks }
    • { card-Reinforcements } `Reinforcements`: { about-Reinforcements-heave-ho }

    In the picture Isla’s side counts 8 and Hamish’s 5, and the barrel is on space 7 when she plays them.
rules-heave-ho-9-alt = Five actions that Isla plays while her side counts 8, Hamish’s 5, and the barrel is on space 7. Heave Ho!: to space 4. Weakness Rules: to space 10. Adrenaline: to space 5. Rope Breaks: to space 6. Reinforcements: 3 cards from the deck.

rules-heave-ho-10-title = Actions: people
rules-heave-ho-10 =
    • { card-MuchoMacho } `MuchoMacho`: { about-MuchoMacho }
    • { card-Farewell } `Farewell 3`: { about-Farewell }
    • { card-ChangeSides } `ChangeSides bR`: { about-ChangeSides }
    • { card-Monstrous } `Monstrous`: { about-Monstrous }

    What lay underneath comes to light and counts again; it is not hit by the same action. Printed Scots are no cards: nothing moves or removes them.
rules-heave-ho-10-alt = Four actions. Mucho Macho: the ladies W4 and W2! go, N6 stays. Farewell to strength 3: R3 and W3! go, B2 stays. Change Sides: R3 goes from Hamish’s red place to Isla’s. Monstrous: N6 is on Hamish’s side, so Isla wins the round.

rules-heave-ho-11-title = Nasty Trick
rules-heave-ho-11 =
    { card-NastyTrick } `NastyTrick`: { about-NastyTrick }

    • You must do one of the two. An action that you take is really carried out, for example `take Farewell 3`; if you don’t want that, discard it.
    • What you take works for you as if it were your own card. Taken { card-Reinforcements } let you draw three cards from your own deck, and that is your draw.
    • Otherwise you draw a card at the end of your turn, as ever.
    • Your opponent draws nothing for it and has a card fewer for the rest of the round.

    Everybody learns which card it was; the rest of the hand only you have seen.
rules-heave-ho-11-alt = Isla sees Hamish’s hand: G3, R2!, B0, W3, Farewell, G1. R2! is marked. Take: it comes to Isla’s red place. Or toss: it goes to the discard. Hamish keeps 5 cards.

rules-heave-ho-12-title = What to type
rules-heave-ho-12 =
    In a chat there is a button for everything. You can type as well, with /move:

    • `keep 1`, `keep 2`: which card of a pair you keep,
    • `R2!@a`: a man, and on whose side,
    • `W3@bG`: a white card, and on which place,
    • `Farewell 3`: an action by its English name,
    • `ChangeSides aR`, `ChangeSides aR-bG`: who changes sides; a white card also says where to,
    • `take R2!@a`, `toss W3`: after Nasty Trick,
    • `Monstrous -`: an action for nothing.

    Side a is that of whoever made the challenge, in the examples Isla; b is the other one. In a rematch they swap.

    The letters are those of the English words: R { colour-R }, B { colour-B }, G { colour-G }, W white.
rules-heave-ho-12-alt = R2!@a means: the red 2 with “heave ho!” goes to side a, to the red place. W3@bG means: the white 3 goes to side b, to the green place. keep 1 means: the first card of a pair stays. Below are the letters: R red, B blue, G green, W white.

rules-heave-ho-13-title = Options
rules-heave-ho-13 =
    { option-teams }: there are three ways to make them.

    • fair, { value-fair } (page 4). Made for matches that take days.
    • race, { value-race } (page 5). Made for two who are there together.
    • skip, { value-skip }: you keep the 20 cards that you are dealt. In round 1 the barrel is on Isla’s start space and Hamish begins; each round they swap. Good for a first match.

    /play asks you for the way. You can also type it: /play heave-ho teams=skip.

    /hand shows your cards, /board the table, /history what has happened, and /rules brings you back here.

    That is all. Heave ho!
rules-heave-ho-13-alt = Three ways to make teams. fair: each player sorts alone; the higher card begins, here R2 against B2. race: whoever has sorted 10 pairs first begins. skip: nobody sorts; the barrel is on Isla’s start space 6, and Hamish begins.

## On the pictures: short

lesson-schotten-totten-adjacent = Three adjacent stones
lesson-schotten-totten-five = Any five stones
lesson-schotten-totten-play = Play
lesson-schotten-totten-claim = Claim
lesson-schotten-totten-draw = Draw
lesson-schotten-totten-refused = Refused
lesson-schotten-totten-proved = Proved
lesson-schotten-totten-larger = Larger sum
lesson-schotten-totten-first = Completed first
lesson-schotten-totten-clan = Clan cards
lesson-schotten-totten-tactics = Tactics cards
lesson-schotten-totten-troops = Elite troops
lesson-schotten-totten-modes = Combat modes
lesson-schotten-totten-base = Base game
lesson-schotten-totten-2-intact = Intact
lesson-schotten-totten-2-damaged = Damaged
lesson-schotten-totten-2-kind = Same strength
lesson-schotten-totten-2-retreat = Retreat
lesson-schotten-totten-2-play = Play
lesson-schotten-totten-2-draw = Draw
lesson-schotten-totten-2-declare = Declare
lesson-schotten-totten-2-refused = Refused
lesson-schotten-totten-2-proved = Proved
lesson-schotten-totten-2-accepted = Accepted
lesson-schotten-totten-2-lowest = Lowest sum
lesson-schotten-totten-2-first = First
lesson-schotten-totten-2-cauldron = Cauldron
lesson-schotten-totten-2-opposites = 0 and 11
lesson-schotten-totten-2-four = Four damaged
lesson-schotten-totten-2-again = Taken again
lesson-schotten-totten-2-exhausted = Deck empty
lesson-schotten-totten-2-walled = Seven sides full
lesson-schotten-totten-2-siege = Siege cards
lesson-schotten-totten-2-tactics = Tactics cards
lesson-schotten-totten-2-elite = Elite
lesson-totemo-place = Place
lesson-totemo-score = Score
lesson-totemo-draw = Draw
lesson-totemo-or-swap = Or swap
lesson-totemo-normal = Normal
lesson-totemo-toppers = Toppers
lesson-totemo-value = Value
lesson-totemo-colours = Colours
lesson-totemo-board = On the board
lesson-totemo-topper = On a topper
lesson-totemo-high = Too high
lesson-totemo-swap = Swap
lesson-totemo-first = Before the first turn
lesson-totemo-wigwam = At the wigwam
lesson-totemo-bag = Bag empty
lesson-totemo-open = Open hands
lesson-totemo-small = Small board
lesson-totemo-rainbow = rainbow
lesson-heave-ho-men = Scots
lesson-heave-ho-ladies = Ladies
lesson-heave-ho-nessie = Nessie
lesson-heave-ho-actions = Actions
lesson-heave-ho-sort = Sort
lesson-heave-ho-begins = Who begins
lesson-heave-ho-sorted = Sorted
lesson-heave-ho-in-hand = In hand
lesson-heave-ho-left = Left over
lesson-heave-ho-play = Play
lesson-heave-ho-draw = Draw
lesson-heave-ho-goal = At the goal
lesson-heave-ho-half = No cards left
lesson-heave-ho-take = Take
lesson-heave-ho-toss = Toss
lesson-heave-ho-white = white

## What a tactics card does. Also said to whoever is about to play it

about-Joker = any strength, any colour. You may play only one; if you draw the second, it stays in your hand.
about-Spy = strength 7, any colour.
about-Shield = strength 1, 2 or 3, any colour.
about-Blind = no formations here, only the sum counts.
about-Mud = four cards to a side here, and formations of four. A side that had its three cards is open again, and only the fourth one completes it.
about-Recruiter = draw three cards from the decks you like, then put two from your hand under their decks: `return R7`.
about-Strategist = one of your own cards moves to another stone or, with `Strategist R7@3-x`, to the discard.
about-Banshee = one of your opponent’s cards goes to the discard.
about-Traitor = one of your opponent’s clan cards comes to your side, at any stone where you have room.

# The second game’s cards; a key ends with the game if the first one has a card of that name, too
about-Joker-schotten-totten-2 = any strength from 0 to 11, any colour.
about-Spy-schotten-totten-2 = strength 10, any colour.
about-Shield-schotten-totten-2 = strength 1, 2 or 3, any colour.
about-Redeploy = one of your own cards moves to another tile or, with `Redeploy R7@3-x`, to the discards.
about-Recruit = a card from the discards comes to your side of a tile.
about-Desertion = one of your opponent’s cards is discarded.
about-Treason = one of your opponent’s cards comes to your side, at any tile.
about-Explosion = all cards on both sides of a tile are discarded.
about-Reinforcements = two siege cards from the discards are shuffled into the siege deck.
about-Exchange = you both choose three cards of your hands and swap them: `give R7 B3 Spy`.

# The cards of Heave Ho!
about-Adrenaline = the barrel moves 2 spaces towards your goal. If it gets there, you win the round.
about-NastyTrick = you see your opponent’s hand and play one of its cards at once, `take R2!@a`, or discard it, `toss R2!`.
about-HeaveHo = a test of strength.
about-MuchoMacho = every lady who is on top of a place is discarded, on both sides. Nessie stays.
about-Weakness = a test of strength, but the weaker side pulls.
about-RopeBreaks = the barrel goes to your start space. The round goes on.
about-ChangeSides = a top card crosses the rope: a man to the place of his colour, a white card to any place over there, `ChangeSides aR-bG`. If it says “heave ho!”, a test of strength follows.
about-Farewell = name 0, 1, 2, 3, 4 or 6: every top card of that strength leaves the game for this round, on both sides.
about-Monstrous = if Nessie is on top of a place on your opponent’s side, you win the round.
about-Reinforcements-heave-ho = you draw 3 cards, or what is left, and none at the end of this turn.
