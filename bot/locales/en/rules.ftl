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
