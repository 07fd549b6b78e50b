# The rules of a game as a small book of pages. A page has a title, which is a button as well, a text and a picture, which
# is described in `-alt`. With its title a page has at most 900 characters. Backticks are for moves only.

rules-previous = ‹ Back
rules-next = Next ›
rules-contents = Contents

# The two players in the examples: she and he
rules-name-1 = Isla
rules-name-2 = Hamish

## Schotten Totten

rules-schotten-totten-1-title = The aim
rules-schotten-totten-1 =
    Nine stones mark the border between two clans, and each clan would like to push it a little further. Send your clan to the stones: three cards on your side make a formation, and the stronger formation takes the stone.

    You win at once when you hold
    • three adjacent stones, or
    • any five of the nine.

    So fight in several places, and keep an eye on the stones next to those already taken.

    The next pages explain the base game, then how to type moves, then the tactics cards and the other variants. For your first game, the base game is all you need.
rules-schotten-totten-1-alt = Two rows of nine stones. Above, one player holds stones 4, 5 and 6, which are adjacent. Below, one player holds five stones: 1, 3, 4, 7 and 9. Both have won.

rules-schotten-totten-2-title = The board
rules-schotten-totten-2 =
    The board as Isla sees it: her side is below the stones, Hamish’s above. Both use the same numbers, 1 to 9.

    • There are 54 clan cards: six colours with strengths 1 to 9, one card of each.
    • Each player has six cards that the other can’t see. The rest form the deck. The starting player is random.
    • Each side of a stone has room for three cards. With three it is complete, and the board shows its formation and sum.
    • A thick frame shows the last move; a flag, a stone that can be claimed now.
    • A claimed stone moves to its owner’s end: stone 1 is Isla’s, stone 9 Hamish’s. Nobody can play there any more.

rules-schotten-totten-3-title = Your turn
rules-schotten-totten-3 =
    A turn has three steps, in this order:

    1. Play a card from your hand, face up, on your own side of a stone that nobody has claimed and where you have room. It stays there.
    2. Claim stones, if you can and want to: none, one or several.
    3. Draw a card. When the deck is empty, play on without drawing.

    Then it is your opponent’s turn.

    In the picture Isla plays the yellow 5 at stone 7, claims stone 8 and draws the blue 4.

    If you have no card left, or no room for one, you skip the first step but may still claim.
rules-schotten-totten-3-alt = A turn in three steps. Play: Y5 goes to stone 7. Claim: with Y7 O7 G7, three of a kind, stone 8 moves to its new owner. Draw: B4 comes from the deck.

rules-schotten-totten-4-title = Formations
rules-schotten-totten-4 =
    The formations of three cards, strongest first:

    • { formation-colour-run }: one colour, consecutive strengths. R1 R2 R3
    • three of a kind: one strength. O4 G4 B4
    • { formation-colour }: one colour. P2 P5 P8
    • { formation-run }: consecutive strengths, any colours. Y5 B6 G7
    • { formation-sum }: anything else. O9 B9 Y8

    The formation counts first, and only then the sum. In the picture the sums grow from line to line, yet each line beats all those below it.

    It does not matter in which order the cards were played. And 9 is not next to 1: the strengths 8, 9 and 1 are not a run.
rules-schotten-totten-4-alt = The five formations, strongest first, each with its sum. Colour run: R1 R2 R3, 6. Three of a kind: O4 G4 B4, 12. Colour: P2 P5 P8, 15. Run: Y5 B6 G7, 18. Sum: O9 B9 Y8, 26.

rules-schotten-totten-5-title = Claiming
rules-schotten-totten-5 =
    You can claim a stone where your side is complete.

    • If the other side is complete too, the stronger formation takes the stone.
    • If it isn’t, you must prove that no possible cards can make it stronger than yours. The game checks that for you.

    Only face-up cards count as proof. Any other card might still be played there, even one from your own hand!

    Isla has Y7 O7 G7 at stone 8, Hamish Y4 Y3. Y2 already lies at stone 3, but Y5 would give him a colour run: `claim 8` is refused. Isla having Y5 in hand proves nothing. Once she has played it, `Y5@7`, she can claim the stone.

    A refused claim costs nothing, and you are told which cards would beat you.
rules-schotten-totten-5-alt = Stone 8 twice, with Y7 O7 G7 below it and Y4 Y3 above. Left: the claim is refused, because Y5 could still go to the upper side. Right: it is proved, because Y2 lies at stone 3 and Y5 at stone 7.

rules-schotten-totten-6-title = Ties and game end
rules-schotten-totten-6 =
    If the formations are equal, the larger sum wins. If the sums are equal too, the side completed first wins; a medal marks it. So against a side that is not complete you win every tie.

    The game ends at once when a player holds three adjacent stones or any five, even in the middle of claiming.

    Sometimes nobody can play any more before that (with tactics cards, two turns in a row without playing or drawing are enough). Then the open stones are settled from 1 to 9, until someone has won:
    • a complete side beats one that is not,
    • two complete sides are compared,
    • two that are not complete leave the stone open.

    If there is still no winner, the player with more stones wins; an equal number is a draw.
rules-schotten-totten-6-alt = Two examples. Larger sum: Y5 G6 B7, a run of 18, beats P4 O5 R6, a run of 15. Completed first: P1 P5 P9 and G2 G4 G9 are both a colour of 15; the upper side was first, has a medal and wins.

rules-schotten-totten-7-title = Typing moves
rules-schotten-totten-7 =
    There is a button for everything, but you can also type moves:

    • `R7@3` plays the red 7 at stone 3,
    • `claim 3` claims stone 3,
    • `done` ends your claims. You need it only while there is a stone you could claim.

    The letters stand for the colours: R { colour-R }, O { colour-O }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }.

    With tactics cards there are more:

    • `Joker@3` plays a tactics card by its English name,
    • `draw clan` and `draw tactics` choose the deck,
    • `pass` plays no card.
rules-schotten-totten-7-alt = R7@3 means: the red 7 goes to stone 3. claim 3 means: a flag at stone 3. Below are the letters and the shapes of the six colours: R red, a square; O orange, a crown; Y yellow, a shield; G green, a clover; B blue, a drop; P purple, a diamond.

rules-schotten-totten-8-title = Tactics cards
rules-schotten-totten-8 =
    { option-tactics }: ten special cards in a deck of their own.

    • You are dealt seven clan cards, and the hand limit is seven.
    • On your turn you play one card: a clan card or a tactics card.
    • When you draw, you choose the deck: `draw clan` or `draw tactics`.
    • You may be at most one tactics card ahead of your opponent. In the picture Isla has played two and Hamish one, so she has to wait for him.
    • If you have no clan card, or no room for one, you may play a tactics card or `pass`.

    Unplayed tactics cards do not count in a proof, neither for you nor against you. And no tactics card affects a claimed stone.
rules-schotten-totten-8-alt = Two decks: 54 clan cards and 10 tactics cards. Below: Hamish has played one tactics card and Isla two; her third is crossed out.

rules-schotten-totten-9-title = Troops and modes
rules-schotten-totten-9 =
    Elite troops are played on your own side, like clan cards. When sides are compared, each takes the value that is best for you.

    • { card-Joker } `Joker@3`: { about-Joker }
    • { card-Spy } `Spy@3`: { about-Spy }
    • { card-Shield } `Shield@3`: { about-Shield }

    Combat modes are played on an unclaimed stone. They apply to both sides until the end of the game.

    • { card-Blind } `Blind@3`: { about-Blind }
    • { card-Mud } `Mud@3`: { about-Mud }

    Both may be on the same stone: then the sum of four cards decides.
rules-schotten-totten-9-alt = Five tactics cards. Elite troops, each of any colour: Joker, 1 to 9; Spy, 7; Shield Bearer, 1 to 3. Combat modes: Blind Man’s Bluff, where the colour run G1 G2 G3 counts only 6; Mud Fight, with a side of four cards, P3 P4 P5 P6.

rules-schotten-totten-10-title = Ruses
rules-schotten-totten-10 =
    A ruse takes effect and goes to the face-up discard pile.

    • { card-Recruiter } `Recruiter`: { about-Recruiter }
    • { card-Strategist } `Strategist R7@3-5`: { about-Strategist }
    • { card-Banshee } `Banshee B5@3`: { about-Banshee }
    • { card-Traitor } `Traitor B5@3-5`: { about-Traitor }

    Ruses work only at unclaimed stones. Combat modes stay where they are. A side that loses a card is no longer complete. A ruse without a target can’t be played.
rules-schotten-totten-10-alt = The four ruses. Recruiter: three cards drawn, two put back. Strategist: R7 moves on its own side from stone 3 to stone 5. Banshee: B5 goes from the opponent’s side of stone 3 to the discard pile. Traitor: B5 goes from the opponent’s side of stone 3 to your own side of stone 5.

rules-schotten-totten-11-title = Expert and rounds
rules-schotten-totten-11 =
    { option-expert }: you claim stones only at the start of your turn, before you play a card. So your opponent has one turn to respond to a side you have completed. Everything else stays the same, with or without tactics cards.

    { option-rounds }: a match may have up to nine rounds, each with a new deal.
    • The winner of a round scores 5 points, the other player one point per stone they hold. After a draw, both score their stones.
    • The loser starts the next round; after a draw, the player who did not start the last one.
    • The most points at the end win; equal points are a draw. In the picture Isla wins, 12 to 10.

    That’s all. See you at the border!
rules-schotten-totten-11-alt = The order of the steps. Base game: play, claim, draw. Expert variant: claim, play, draw. Below are the points of three rounds: Isla 5, 2 and 5, together 12; Hamish 1, 5 and 4, together 10.

## Schotten Totten 2

rules-schotten-totten-2-1-title = The siege
rules-schotten-totten-2-1 =
    Isla wants to get into the castle, and Hamish wants to keep her out. Between them stands a wall of seven tiles: she attacks it, he defends it. Send your clan to the wall: the cards on a side make a formation, and the stronger one wins there.

    The attacker wins at once by
    • damaging four tiles, or
    • taking a damaged tile again.

    The defender has to hold out, and wins when
    • a player has to draw a card and there is none, or
    • all seven of the defender’s sides are full.

    The next pages explain the base game, then how to type moves, then the tactics cards and the other options. For your first game, the base game is all you need.
rules-schotten-totten-2-1-alt = The seven tiles of the wall, numbered 1 to 7. Above the wall is Hamish, the defender, with his cauldrons; below it is Isla, the attacker.

rules-schotten-totten-2-2-title = The board
rules-schotten-totten-2-2 =
    The board as Isla sees it: her side is below the wall, Hamish’s above. Both use the same numbers, 1 to 7.

    • There are 60 siege cards: five colours with strengths 0 to 11, one card of each.
    • Each player has six cards that the other can’t see. The rest form the deck. The attacker starts.
    • Each tile says how many cards a side takes and what counts there. The board shows the formation and sum of a complete side.
    • The card played first lies nearest the wall.
    • A thick frame shows the last move; a flag, a tile that can be taken now.
    • The discard pile lies face up, sorted by colour.

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

    “All” means the five formations on page 5. At first all tiles are intact; a tile is flipped when the attacker takes control of it. The board uses the symbols in the picture.

    The numbers are as the attacker sees the wall. The defender stands behind it and has tile 7 on the left.
rules-schotten-totten-2-3-alt = The seven tiles with both faces, intact and damaged: how many cards, and what counts. 1: 3, sum; 3, run. 2: 4, all; 2, same strength. 3: 3, all; 3, colour. 4: 2, all; 4, lowest sum. 5: 3, all; 3, colour. 6: 4, all; 2, same strength. 7: 3, lowest sum; 3, run.

rules-schotten-totten-2-4-title = Your turn
rules-schotten-totten-2-4 =
    A turn has three steps, in this order:

    1. Prepare, if you like. The attacker may retreat from tiles, discarding all their cards there; the defender may throw a cauldron.
    2. Play a card from your hand, face up, on your own side of a tile where you have room.
    3. Draw a card.

    At any point in their turn, even after drawing, the attacker may declare control of tiles.

    In the picture Isla retreats from tile 3, plays the red 10 at tile 4, takes control of it and draws the yellow 4.

    The defender can’t retreat. An attacker whose sides are all full has to retreat or take control of a tile first.
rules-schotten-totten-2-4-alt = A turn. Retreat: P2 P6 P10 leave tile 3. Play: R10 joins R9 at tile 4. Declare: with a colour run of 19 against 17, tile 4 is taken and flipped. Draw: Y4 comes from the deck.

rules-schotten-totten-2-5-title = Formations
rules-schotten-totten-2-5 =
    The formations, strongest first:

    • { formation-colour-run }: one colour, consecutive strengths. R0 R1 R2
    • same strength, here three of a kind. Y4 G4 B4
    • { formation-colour }: one colour. P2 P6 P9
    • { formation-run }: consecutive strengths, any colours. Y6 B7 G8
    • { formation-sum }: anything else. R11 B11 Y10

    A formation uses all the cards the tile asks for: two, three or four. It counts first, and only then the sum: in the picture the sums grow from line to line, yet each line beats all those below it.

    It does not matter in which order the cards were played. And 11 is not next to 0: the strengths 10, 11 and 0 are not a run.
rules-schotten-totten-2-5-alt = The five formations, strongest first, each with its sum. Colour run: R0 R1 R2, 3. Three of a kind: Y4 G4 B4, 12. Colour: P2 P6 P9, 17. Run: Y6 B7 G8, 21. Sum: R11 B11 Y10, 32.

rules-schotten-totten-2-6-title = Who is stronger
rules-schotten-totten-2-6 =
    A tile accepts only what its face shows. Every other formation is just a sum there, and a sum never beats a formation that is accepted: where a colour counts, P1 P4 P5 beats R9 Y9 G9.

    If the formations are equal, the larger sum wins. Where the lowest sum is asked for, only the sum counts, and the smaller one wins: G0 B2 Y3 beats R1 R2 R3.

    If the sums are equal too, the side completed first wins; a medal marks it. So against a side that is not complete you win every tie.

    A side that loses a card is no longer complete; when it is full again, it counts as completed then.

    Note: where only a colour or only a run counts, a colour run is just a sum. (Page 13 has an option for that.)
rules-schotten-totten-2-6-alt = Three examples. Accepted: on damaged tile 3 the colour P1 P4 P5, 10, beats R9 Y9 G9, which is only a sum of 27. Lowest sum: on tile 7 the sum of G0 B2 Y3, 5, beats that of R1 R2 R3, 6. Completed first: on tile 4 B8 B9 and P8 P9 are both a colour run of 17; the upper side was first, has a medal and wins.

rules-schotten-totten-2-7-title = Declaring control
rules-schotten-totten-2-7 =
    The attacker can declare control of a tile where their side is complete.

    • If the defender’s side is complete too, the stronger one wins.
    • If it isn’t, you must prove that no possible cards can make it stronger. The game checks that for you.

    Only cards on the board and in the discard pile count as proof. Any other might still be played there, even one from your own hand!

    Isla has Y5 P5 B5 at tile 5, Hamish R4 R3. R5 is discarded, but R2 would give him a colour run: `declare 5` is refused. Once she has played it herself, `R2@1`, she can take the tile.

    A tile that is taken is flipped to its damaged face, all cards on both its sides are discarded, and the fight for it starts again. A refusal costs nothing, and you are told which cards would beat you.
rules-schotten-totten-2-7-alt = Tile 5 twice, with Y5 P5 B5 below it and R4 R3 above. Left: the declaration is refused, because R2 could still go to the upper side. Right: it is proved, because R2 lies at tile 1 and R5 is in the discard pile.

rules-schotten-totten-2-8-title = Oil, 0 and 11
rules-schotten-totten-2-8 =
    The defender has three oil cauldrons for the whole game and may throw one a turn, before playing a card. It is thrown at a tile and hits the attacker’s card that is nearest the wall: the one played first among those still there. That card is discarded. In the picture `cauldron 5` hits Isla’s R5.

    The smallest can topple the tallest: when a 0 and an 11 of one colour meet on the two sides of a tile, both are discarded at once. In the picture Hamish plays `G11@7` against Isla’s G0. There must still be room for the card, even though it doesn’t stay.

    So watch the order in which you play your cards, and where you send your best ones.
rules-schotten-totten-2-8-alt = Two examples. Cauldron: of R5 Y5 P5 at tile 5, R5, which is nearest the wall, is crossed out. 0 against 11: at tile 7 G0 below and G11 above are both crossed out.

rules-schotten-totten-2-9-title = The end
rules-schotten-totten-2-9 =
    The attacker wins at once when
    • a fourth tile is damaged, or
    • an already damaged tile is taken again.

    The defender wins when
    • a player has to draw a card and the deck is empty, or
    • the defender’s turn begins and all seven of the defender’s sides are full.

    So the deck is the hourglass of the siege. After the deal it has 48 cards: the attacker should not dawdle, and the defender plays for time. With tactics cards there are two decks, and both must be empty.

    Every game has a winner.
rules-schotten-totten-2-9-alt = Four endings. Isla, the attacker, wins with four damaged tiles or when a damaged tile is taken again. Hamish, the defender, wins when the deck is empty or when his seven sides are full.

rules-schotten-totten-2-10-title = Typing moves
rules-schotten-totten-2-10 =
    /play starts a match. The challenger attacks; in a rematch the roles swap. There is a button for everything, but you can also type moves after /move:

    • `R11@4` plays the red 11 at tile 4,
    • `retreat 3` retreats from tile 3,
    • `cauldron 3` throws a cauldron there,
    • `declare 4` declares control of tile 4,
    • `draw siege` draws, `done` ends the turn. You need both only while there is a tile you could take.

    The letters stand for the colours: R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }.

    With tactics cards there are more: `Joker@4` plays a card by its English name, `draw tactics` chooses the other deck, `pass` plays no card.
rules-schotten-totten-2-10-alt = R11@4 means: the red 11 goes to tile 4. cauldron 3 means: a cauldron at tile 3. declare 4 means: a flag at tile 4. Below are the letters and the shapes of the five colours: R red, a square; Y yellow, a shield; G green, a clover; B blue, a drop; P purple, a diamond.

rules-schotten-totten-2-11-title = Tactics cards
rules-schotten-totten-2-11 =
    { option-tactics }: eleven special cards in a deck of their own.

    • You are dealt seven siege cards, and the hand limit is seven.
    • On your turn you play one card, siege or tactics, and draw from either deck: `draw siege` or `draw tactics`.
    • You may be at most one tactics card ahead of your opponent.
    • If you have no siege card and no playable tactics card, `pass`.

    Unplayed tactics cards do not count in a proof.

    Elite cards are played on your own side, like siege cards. Each takes the value that is best for its owner, but is never discarded as a 0 or 11.

    • { card-Joker } `Joker@3`, two of them: { about-Joker-schotten-totten-2 }
    • { card-Spy } `Spy@3`: { about-Spy-schotten-totten-2 }
    • { card-Shield-schotten-totten-2 } `Shield@3`: { about-Shield-schotten-totten-2 }
rules-schotten-totten-2-11-alt = Two decks: 60 siege cards and 11 tactics cards. Below are the elite cards, each of any colour: Joker, 0 to 11; Spy, 10; Shield, 1 to 3.

rules-schotten-totten-2-12-title = Actions
rules-schotten-totten-2-12 =
    An action takes effect, then stays face up in front of its player.

    • { card-Redeploy } `Redeploy R7@3-5`: { about-Redeploy }
    • { card-Recruit } `Recruit Y9@5`: { about-Recruit }
    • { card-Desertion } `Desertion B5@3`: { about-Desertion }
    • { card-Treason } `Treason B5@3-5`: { about-Treason }
    • { card-Explosion } `Explosion 3`: { about-Explosion }
    • { card-Reinforcements } `Reinforcements Y9 P0`: { about-Reinforcements }
    • { card-Exchange } `Exchange`: { about-Exchange }

    There must be room where a card goes, and 0 and 11 cancel out as usual. An action without a target can’t be played.
rules-schotten-totten-2-12-alt = The seven actions. Redeploy: R7 moves on its own side from tile 3 to tile 5. Recruit: Y9 goes from the discard pile to tile 5. Desertion: B5 goes from the opponent’s side of tile 3 to the discard pile. Treason: B5 goes from the opponent’s side of tile 3 to your own side of tile 5. Explosion: both sides of tile 3 are emptied. Reinforcements: Y9 and P0 go from the discard pile into the deck. Exchange: three cards for three.

rules-schotten-totten-2-13-title = Revenge and options
rules-schotten-totten-2-13 =
    { option-match }: { value-revenge }. The winner of both wins the match. If each wins one:
    • both as attacker: the win with more cards left in the siege deck counts;
    • both as defender: the win with more intact tiles plus unused cauldrons counts;
    • still equal: two more games. If those are equal too, it is a draw.

    In the picture both have won as attacker, and Isla wins the match: she left 17 cards in the deck, Hamish 9.

    { option-colour-run }: where only a colour or only a run counts (tiles 1, 3, 5 and 7 when damaged), a colour run is usually just a sum. With this option it counts as the colour or the run that the tile asks for.

    That’s all. See you at the wall!
rules-schotten-totten-2-13-alt = A revenge match of two games. Game 1: Isla attacks and wins, with 17 cards left in the deck. Game 2: Hamish attacks and wins, with 9 cards left. Isla wins the match.

## Totemo

rules-totemo-1-title = The aim
rules-totemo-1 =
    Everyone builds totem poles together, on one board and from one bag of blocks. A block has to match the colours it touches, and it scores its own value plus that of every block it touches.

    The most points win. Players tied for the most share the win.

    Points are counted on a loop of 30 spaces, some of which have a bonus tile. Land exactly on one, and you may place another block in the same turn. So the best place is not always the one with the most points!

    The poles belong to nobody: build wherever it pays.

    The game is for two to four players. The next pages explain it all, then how to type moves and which options there are.
rules-totemo-1-alt = The middle of the board with seven totem poles of blocks in different colours; the one in the centre ends with a topper. Isla has 53 points, Hamish 28.

rules-totemo-2-title = The board
rules-totemo-2 =
    The board as Isla sees it:

    • The board has 25 holes: columns a to e, rows 1 to 5. In the centre, at c3, stands the starting block, a rainbow worth 3. A light rim shows the last move.
    • The bag has all the other blocks. Each player has three that nobody else sees.
    • The chief walks to his wigwam, one step per round. When he arrives, the last round is played.
    • Below is the score loop with everyone’s markers and the bonus tiles; 30+ is the face-down one.
    • Inside the loop are the board from above, with each pole’s top block and height, and the players. A feather marks the starting player.

    In the picture Isla has 53 points, one lap and 23 spaces; Hamish has 28. The chief has 10 steps to go. It is Isla’s turn.

rules-totemo-3-title = Your turn
rules-totemo-3 =
    You start your turn with three blocks and do one of two things:

    • place a block on the board and score it, or
    • swap: return all three to the bag and draw new ones (page 10).

    If your marker lands exactly on a bonus tile, you may place one more block and score it, too (page 8).

    At the end of your turn you draw back up to three blocks, and the next player takes a turn.

    The starting player is random. At the start of each of that player’s turns the chief takes a step to his wigwam. That and the drawing happen by themselves.

    In the picture Isla places an orange block at d3, beside the starting block. She scores 2 + 3 = 5 and draws a green block.
rules-totemo-3-alt = A turn. Place: an orange block is placed beside the starting block. Score: 2 + 3 = 5. Draw: a green block comes from the bag. Or swap: an orange, a red and a green block go into the bag, and three others come out.

rules-totemo-4-title = The blocks
rules-totemo-4 =
    There are 49 blocks, and each colour has a value:

    • { colour-R }, { colour-Y }, { colour-B }: 1
    • { colour-O }, { colour-G }: 2
    • { colour-P }: 3
    • rainbow: 0, but the starting block is worth 3

    Red, yellow and blue have 7 normal blocks and 2 toppers each; orange, green and purple have 4 normal ones and 2 toppers. There are 4 rainbow blocks, all normal: three in the bag, and the starting block.

    Another block can go on a normal block. A topper ends its pole: nothing can go on it. It scores as much as any block of its colour.
rules-totemo-4-alt = All blocks by colour: how many normal ones, how many toppers, and the value. Red: 7, 2, value 1. Orange: 4, 2, value 2. Yellow: 7, 2, value 1. Green: 4, 2, value 2. Blue: 7, 2, value 1. Purple: 4, 2, value 3. Rainbow: 3 of value 0, and the starting block of value 3.

rules-totemo-5-title = Colours
rules-totemo-5 =
    Where two blocks touch, their colours have to match. Each colour matches itself and its two neighbours on the wheel:

    • { colour-R }: { colour-P }, { colour-O }
    • { colour-O }: { colour-R }, { colour-Y }
    • { colour-Y }: { colour-O }, { colour-G }
    • { colour-G }: { colour-Y }, { colour-B }
    • { colour-B }: { colour-G }, { colour-P }
    • { colour-P }: { colour-B }, { colour-R }

    Rainbow matches everything.

    A block touches with its faces: the block right below it, and those on its four sides at the same height. Corners don’t count, and neither do blocks higher or lower on a neighbouring pole.
rules-totemo-5-alt = The colour wheel: red, orange, yellow, green, blue and purple in a circle, each beside the two colours it matches. In the middle is rainbow, which matches all.

rules-totemo-6-title = Placing blocks
rules-totemo-6 =
    A block goes into an empty hole or on top of a pole, and stays there.

    • It has to match every block it touches, below and on its four sides.
    • A pole is at most five blocks high.
    • Nothing can go on a topper.
    • A topper can’t go directly on the board.
    • A block may also go where it touches nothing.

    In the picture are four blocks that can’t be placed: blue beside red, whose colours don’t match; a topper in an empty hole; a block on a topper; and the sixth block of a pole.

    The game offers only legal places. If you type another one, it tells you what is wrong.
rules-totemo-6-alt = Four blocks that can’t be placed, each crossed out. Colours: a blue block beside a red one. On the board: a green topper in an empty hole. On a topper: a red block on a purple topper. Too high: a yellow block on a pole of five.

rules-totemo-7-title = Points
rules-totemo-7 =
    A block scores its own value and the values of all the blocks it touches: the one below and those on the four sides at the same height.

    In the picture, on the left: a blue block is placed beside a green one and scores 1 + 2 = 3.

    On the right: a blue block is placed on a purple one, beside a green one, and scores 1 + 2 + 3 = 6. The other blue block touches it only at a corner and does not count.

    Only the new block scores, once, when it is placed. A rainbow from the bag is worth 0, but it scores what it touches.

    High up, between full poles, five blocks can count in addition to your own. That is where the big points are.
rules-totemo-7-alt = Two examples. Left: blue beside green, 1 + 2 = 3. Right: blue on purple and beside green, 1 + 2 + 3 = 6; another blue block stands only at its corner.

rules-totemo-8-title = Bonus
rules-totemo-8 =
    If your marker lands exactly on a bonus tile, you may place another of the blocks you still hold, and score it. If that brings you to a bonus tile again, you may place the third. You draw only at the end of the turn, so three blocks is the maximum.

    Isla has 5 points in the picture:
    • `G@c4` scores 5: space 10, a bonus;
    • `R@d3` scores 6: space 16, a bonus again;
    • `G@c2` scores 5: 21 points, and her turn is over.

    If you don’t want another block, or can’t place one: `done`.

    Passing a tile gives nothing. A block that scores 0 does not move the marker and gives no bonus, even if the marker stands on a tile already. And after a bonus you can’t swap any more.
rules-totemo-8-alt = Three blocks in one turn. A green block beside the starting block: 2 + 3 = 5, to space 10, where a bonus tile lies. A red block on an orange one, beside a purple topper: 1 + 2 + 3 = 6, to space 16, with a bonus tile. A green block on the other side of the starting block: 2 + 3 = 5, to space 21.

rules-totemo-9-title = The score loop
rules-totemo-9 =
    The loop has spaces 0 to 29, and a lap is 30 points: with 55 points your marker stands on 25.

    Bonus tiles are laid out at random. The first is on space 10, and each tile says how many spaces further the next one is. The first to land on 1 to 9 in the second lap is the last. It lies face down; the others are not used. The number on a tile only matters for this: the bonus is always the same.

    Two special cases:
    • The tile on 1 to 9 works only for players who have at least 30 points, the block just placed included.
    • A tile that falls on exactly 30 lies on space 0. It works at 30, 60 and so on, never at 0, and more tiles follow.

    In the picture: 10 + 6 = 16, 16 + 9 = 25, 25 + 5 = 30, so space 0, and 0 + 7 = 7, face down.
rules-totemo-9-alt = The loop of 30 spaces with its bonus tiles: a 6 on space 10, a 9 on space 16, a 5 on space 25, a 7 on space 0, and one face down on space 7. Isla’s marker is on space 23, in her second lap; Hamish’s is on space 28.

rules-totemo-10-title = Swap and redraw
rules-totemo-10 =
    If you don’t like your blocks, `swap` them: instead of placing, you return them all to the bag, it is shuffled, and you draw three. That is your whole turn, and it brings no points. The same blocks may come back. The others see only that you have swapped.

    You can swap only at the start of your turn. If none of your blocks can be placed, you have to.

    Before the first turn there is a special case: a player who has drawn three toppers may return them, because there are hardly any poles to put them on yet. `redraw` draws three others, `keep` keeps the toppers. You are asked again as long as you draw three toppers. A rainbow counts as a normal block.
rules-totemo-10-alt = Two examples. Swap: a blue topper, a purple topper and a blue block go into the bag, and three other blocks come out. Before the first turn: three toppers, and the choice between redraw and keep.

rules-totemo-11-title = The end
rules-totemo-11 =
    The game ends in one of two ways:

    • The chief reaches his wigwam. Then everyone has one more turn, the starting player first. That is round 16 with two players, 11 with three, 8 with four.
    • A player can’t draw back up to three because the bag has run out. They take what is left, and this is the last round. (A swap never falls short: the returned blocks are in the bag.)

    A round always ends with the player before the starting player. So everyone has the same number of turns, and the last player knows what they need.

    The most points win. If two or more have the most, they share the win.
rules-totemo-11-alt = Two endings. The chief stands at his wigwam: this is the last round. The bag is empty, and a hand is one block short of three: this is the last round, too.

rules-totemo-12-title = Typing moves
rules-totemo-12 =
    /play starts a match. There is a button for everything, but you can also type moves after /move:

    • `R@c3` places a red block at c3, on top of what stands there,
    • `P^@b2` places a purple topper: the ^ marks it,
    • `W@a1` places a rainbow block,
    • `swap` swaps all your blocks,
    • `done` places no more blocks after a bonus,
    • `redraw` and `keep` decide about three toppers at the beginning.

    A hole is named by the letter of its column and the number of its row. You don’t type the height.

    The letters stand for the colours: R { colour-R }, O { colour-O }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }. W is rainbow.

    /hand shows your blocks, /board the board.
rules-totemo-12-alt = R@c3 means: a red block at c3, on the starting block. P^@b2 means: a purple topper at b2, on a blue block. W@a1 means: a rainbow block at a1. Below are the letters of the colours: R red, O orange, Y yellow, G green, B blue, P purple, and W for rainbow.

rules-totemo-13-title = Options and players
rules-totemo-13 =
    { option-hands }: { value-open }. Everyone sees all blocks, spectators included; normally you see only your own.

    { option-board }: 3x3. Nine holes, a1 to c3, with the starting block at b2. It soon gets tight, and the poles grow fast. Everything else stays the same.

    With two players the chief has 16 steps to his wigwam, with three 11, with four 8.

    With three or four, one player may leave and the others play on: /resign. Their blocks in hand go back into the bag; those on the board stay, and their points no longer count. The last player left wins, so with two, resigning means losing.

    That’s all. See you at the totem poles!
rules-totemo-13-alt = Two options. Open hands: Isla’s and Hamish’s blocks are seen by all, three each. The small board: 3 by 3 holes with the starting block in the centre.

## Heave Ho!

rules-heave-ho-1-title = The aim
rules-heave-ho-1 =
    Two clans, one rope, and on it a barrel of whisky. Isla’s team pulls one way, Hamish’s the other.

    A match has several rounds. In each of them
    • you make teams: from every two cards you keep one, and the other goes to your opponent;
    • then you pull, one card per turn. The player who gets the barrel to their goal, or has it on their half when the cards run out, takes it home.

    Three barrels win the match.

    Note: you may also play cards on your opponent’s side, and your weakest lad may do the most good over there.

    The next pages explain a round, what the ten actions do, how to type moves and which options there are.
rules-heave-ho-1-alt = The rope with its spaces from 1 to 12. Space 1 is Isla’s goal, space 12 is Hamish’s, and the barrel is on space 6. Below are the barrels won: Isla 3, which wins the match, and Hamish 1.

rules-heave-ho-2-title = The board
rules-heave-ho-2 =
    The board as Isla sees it: her team is on the left, Hamish’s on the right.

    • Each side has three spots: red, blue and green. A Scot of strength 2 is printed on each, and he counts while no card covers him.
    • Only the top card on a spot counts. The number above shows how many lie beneath it.
    • The barrel moves along 12 spaces. 1 is Isla’s goal and 12 is Hamish’s; 6 is her start space and 7 is his. 1 to 6 are her half.
    • Each player has a hand and a deck, the rest of their team. Actions go to the discard pile.
    • A thick frame shows the last move, an arrow how the barrel moved.

    In the picture it is round 2. Hamish has already won a barrel; Isla has just pulled this one back to space 7. Her strength is 8, his 5.

rules-heave-ho-3-title = The cards
rules-heave-ho-3 =
    55 cards are shuffled for each round:

    • 36 Scots: red, blue and green men with strengths 0 to 3, three of each. A man goes on the spot of his colour.
    • 8 strong ladies: white, 1 to 4, two of each. A lady goes on any spot.
    • Nessie, the monster of the loch: white, 6, on any spot.
    • 10 actions, one of each: they take effect and go to the discard pile.

    Some cards carry the words “heave ho!”; when typed, an exclamation mark stands for them. Such a card triggers a test of strength as soon as it is played. One copy of each man and of each lady has them; Nessie does not.

    The red 2 is written R2, or R2! with “heave ho!”. W3 is a lady, N6 is Nessie.
rules-heave-ho-3-alt = The cards. Scots, 36: R0 B1 G2 R3!. Ladies, 8: W1 W2 W3! W4. Nessie, 1: N6. Actions, 10, for example Adrenaline and Farewell.

rules-heave-ho-4-title = Making teams
rules-heave-ho-4 =
    Each player is dealt 20 cards; 15 are set aside. Go through yours two at a time: one is for your own team, the other for your opponent’s. In the picture Isla sees W4 and G0, and with `keep 1` she keeps W4.

    Both sort at their own pace, and neither sees what the other keeps or gives. After ten pairs, the cards you kept are shuffled with those you were given: your team of 20.

    Then each reveals one of the cards set aside. The higher card puts the barrel on its player’s start space, and that player starts. Equal strengths: white before red, blue and green; actions are 0 and come last. Still equal: again. In the picture Isla’s R2 beats Hamish’s B2.

    Page 13 has other ways to make teams.
rules-heave-ho-4-alt = Two examples. Sort: of W4 and G0, W4 goes to Isla’s own team and G0 to Hamish’s. Who starts: Isla reveals R2, Hamish B2. Isla’s card is higher, and she starts.

rules-heave-ho-5-title = Racing for teams
rules-heave-ho-5 =
    With teams=race both sort at the same time, and being quick pays:

    • The first player to sort ten pairs calls stop.
    • The slower player still sorts the pair in hand, and no more.
    • The faster player sorts the pairs that are left, by the same rule: from each pair they keep one card and give the other away.
    • The faster player has the barrel on their start space and starts.

    In the picture Isla is done while Hamish has sorted six pairs. He sorts the seventh, and she sorts the last three: so she chooses thirteen times, he seven.

    This is the way of the printed rules, for two who play at the same time.
rules-heave-ho-5-alt = Ten pairs of each player. Isla has sorted all of hers: 10. Of Hamish’s, 6 are sorted, 1 is in his hand, and 3 are left to Isla.

rules-heave-ho-6-title = Your turn
rules-heave-ho-6 =
    You start with six cards of your team. A turn has two steps:

    1. Play a card.
    2. Draw a card, while your deck has any.

    • A man goes to the spot of his colour, on either side of the rope.
    • A lady or Nessie goes to any of the six spots.
    • An action goes to the discard pile. You do what it says, or you play it with no effect.

    A card covers what lies there, and only the top card counts. So put strong cards on your own side, and weak ones on top of your opponent’s champions.

    In the picture Isla plays `B1@b`: her blue 1 covers W3! on Hamish’s side, which falls from 7 to 5. Then she draws G1.
rules-heave-ho-6-alt = A turn. Play: B1 goes from Isla’s hand to Hamish’s blue spot and covers W3! there. His side falls from 7 to 5. Draw: G1 comes from her deck.

rules-heave-ho-7-title = Test of strength
rules-heave-ho-7 =
    When a card with “heave ho!” is played, on either side, both teams pull at once:

    1. Add up the three spots on each side. A spot without a card counts 2.
    2. The stronger side pulls the barrel towards its goal by the difference. If they are equal, nothing moves.
    3. The cards stay where they are.

    In the picture Isla plays `W4!@aG`. Her side counts 2 + 2 + 4 = 8, Hamish’s 2 + 1 + 2 = 5. The difference is 3, so the barrel moves from space 10 to space 7.

    Only a card that is played triggers the test. If another “heave ho!” is uncovered because the card above it is gone, nothing happens.
rules-heave-ho-7-alt = A test of strength. Isla’s side, on the left: R2, 2, W4!, together 8. Hamish’s side, on the right: 2, B1, G2!, together 5. The barrel moves from space 10 to space 7.

rules-heave-ho-8-title = The end of a round
rules-heave-ho-8 =
    • When the barrel reaches or passes a goal, it stops there, and that side’s player wins the round at once.
    • When, at the end of a turn, a player has no cards left in hand or deck, the round ends, even if the other could play on. The player with the barrel on their half wins it.
    • { card-Monstrous } can also win it: see page 10.

    In the lower part of the picture the cards have run out and the barrel is on space 8: Hamish’s half.

    The winner takes the barrel. With the third one the match is over; otherwise all 55 cards are shuffled, and the next round begins with new teams.

    Someone always takes the barrel home: there are no draws.
rules-heave-ho-8-alt = Two endings. Above, the barrel is on space 1, Isla’s goal: she wins the round. Below, no cards are left and the barrel is on space 8, on Hamish’s half: he wins it.

rules-heave-ho-9-title = Actions: the rope
rules-heave-ho-9 =
    An action takes effect and goes to the discard pile. Any action may also be played with no effect, with a hyphen after its name: `Adrenaline -`.

    • { card-HeaveHo } `HeaveHo`: { about-HeaveHo }
    • { card-Weakness } `Weakness`: { about-Weakness }
    • { card-Adrenaline } `Adrenaline`: { about-Adrenaline }
    • { card-RopeBreaks } `RopeBreaks`: { about-RopeBreaks }
    • { card-Reinforcements } `Reinforcements`: { about-Reinforcements-heave-ho }

    In the picture Isla’s strength is 8, Hamish’s is 5, and the barrel is on space 7 when she plays them.
rules-heave-ho-9-alt = Five actions that Isla plays while her strength is 8, Hamish’s is 5, and the barrel is on space 7. Heave Ho!: to space 4. Weakness Rules: to space 10. Adrenaline: to space 5. Rope Breaks: to space 6. Reinforcements: 3 cards from the deck.

rules-heave-ho-10-title = Actions: people
rules-heave-ho-10 =
    • { card-MuchoMacho } `MuchoMacho`: { about-MuchoMacho }
    • { card-Farewell } `Farewell 3`: { about-Farewell }
    • { card-ChangeSides } `ChangeSides bR`: { about-ChangeSides }
    • { card-Monstrous } `Monstrous`: { about-Monstrous }

    What lay underneath is uncovered and counts again; the same action does not affect it. Printed Scots are not cards: nothing moves or removes them.
rules-heave-ho-10-alt = Four actions. Mucho Macho: the ladies W4 and W2! go, N6 stays. Farewell to strength 3: R3 and W3! go, B2 stays. Change Sides: R3 goes from Hamish’s red spot to Isla’s. Monstrous: N6 is on Hamish’s side, so Isla wins the round.

rules-heave-ho-11-title = Nasty Trick
rules-heave-ho-11 =
    { card-NastyTrick } `NastyTrick`: { about-NastyTrick }

    • You must do one of the two. An action you take must take effect, for example `take Farewell 3`; if you don’t want that, discard it.
    • A card you take works as if it were your own. If you take { card-Reinforcements }, you draw three cards from your own deck, and that is your draw.
    • Otherwise you draw a card at the end of your turn as usual.
    • Your opponent does not draw a replacement and has one card fewer for the rest of the round.

    Everyone learns which card it was; only you have seen the rest of the hand.
rules-heave-ho-11-alt = Isla sees Hamish’s hand: G3, R2!, B0, W3, Farewell, G1. R2! is marked. Take: it goes to Isla’s red spot. Or toss: it goes to the discard pile. Hamish has 5 cards left.

rules-heave-ho-12-title = Typing moves
rules-heave-ho-12 =
    There is a button for everything, but you can also type moves after /move:

    • `keep 1`, `keep 2`: which card of the pair you keep,
    • `R2!@a`: a man, and whose side he goes to,
    • `W3@bG`: a white card, and which spot,
    • `Farewell 3`: an action by its English name,
    • `ChangeSides aR`, `ChangeSides aR-bG`: who changes sides; for a white card also where to,
    • `take R2!@a`, `toss W3`: after Nasty Trick,
    • `Monstrous -`: an action with no effect.

    Side a is the challenger’s, in the examples Isla’s; b is the other. In a rematch they swap.

    The letters stand for the colours: R { colour-R }, B { colour-B }, G { colour-G }, W white.
rules-heave-ho-12-alt = R2!@a means: the red 2 with “heave ho!” goes to side a, to the red spot. W3@bG means: the white 3 goes to side b, to the green spot. keep 1 means: you keep the first card of the pair. Below are the letters: R red, B blue, G green, W white.

rules-heave-ho-13-title = Options
rules-heave-ho-13 =
    { option-teams }: there are three ways to make them.

    • fair, { value-fair } (page 4). For matches that take days.
    • race, { value-race } (page 5). For two who are online together.
    • skip, { value-skip }: you keep the 20 cards you are dealt. In round 1 the barrel is on Isla’s start space and Hamish starts; each round they swap. Good for a first match.

    /play lets you choose. You can also type it: /play heave-ho teams=skip.

    /hand shows your cards, /board the board, /history the moves so far, and /rules brings you back here.

    That’s all. Heave ho!
rules-heave-ho-13-alt = Three ways to make teams. fair: each player sorts alone; the higher card starts, here R2 against B2. race: the first to sort 10 pairs starts. skip: nobody sorts; the barrel is on Isla’s start space 6, and Hamish starts.

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
lesson-heave-ho-begins = Who starts
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

## What an action card does, as the rules tell it: at greater length than its effect, or with what to type

about-Joker = { effect-schotten-totten-Joker } You may play only one; if you draw the second, it stays in your hand.
about-Spy = { effect-schotten-totten-Spy }
about-Shield = { effect-schotten-totten-Shield }
about-Blind = no formations here, only the sum counts.
about-Mud = four cards to a side here, and formations of four. A side that already had three is no longer complete until its fourth.
about-Recruiter = draw three cards from either deck, then return two from your hand to the bottom of their decks: `return R7`.
about-Strategist = one of your own cards moves to another stone or, with `Strategist R7@3-x`, to the discard pile.
about-Banshee = { effect-schotten-totten-Banshee }
about-Traitor = { effect-schotten-totten-Traitor }

# The second game’s cards; a key ends with the game if the first game also has a card of that name
about-Joker-schotten-totten-2 = { effect-schotten-totten-2-Joker }
about-Spy-schotten-totten-2 = { effect-schotten-totten-2-Spy }
about-Shield-schotten-totten-2 = { effect-schotten-totten-2-Shield }
about-Redeploy = one of your own cards moves to another tile or, with `Redeploy R7@3-x`, to the discard pile.
about-Recruit = { effect-schotten-totten-2-Recruit }
about-Desertion = { effect-schotten-totten-2-Desertion }
about-Treason = { effect-schotten-totten-2-Treason }
about-Explosion = { effect-schotten-totten-2-Explosion }
about-Reinforcements = { effect-schotten-totten-2-Reinforcements }
about-Exchange = each player chooses three cards from their hand and you swap them: `give R7 B3 Spy`.

# The cards of Heave Ho!
about-Adrenaline = { effect-heave-ho-Adrenaline } If it gets there, you win the round.
about-NastyTrick = you see your opponent’s hand and play one of its cards at once, `take R2!@a`, or discard it, `toss R2!`.
about-HeaveHo = a test of strength.
about-MuchoMacho = { effect-heave-ho-MuchoMacho } Nessie stays.
about-Weakness = { effect-heave-ho-Weakness }
about-RopeBreaks = { effect-heave-ho-RopeBreaks } The round goes on.
about-ChangeSides = a top card crosses the rope: a man to the spot of his colour, a white card to any spot over there, `ChangeSides aR-bG`. If it says “heave ho!”, a test of strength follows.
about-Farewell = name 0, 1, 2, 3, 4 or 6: every top card of that strength, on both sides, is out for this round.
about-Monstrous = { effect-heave-ho-Monstrous }
about-Reinforcements-heave-ho = { effect-heave-ho-Reinforcements }
