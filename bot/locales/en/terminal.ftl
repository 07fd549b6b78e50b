# The game in the terminal, and the command `cairn`.

terminal-person = Player
terminal-computer = Computer
terminal-level-random = plays anything
terminal-level-steady = plays sensibly

terminal-welcome =
    Schotten Totten against the computer, which { $level }. You are “{ terminal-person }”.
    You win with three adjacent stones, or with any five.
    “?” lists your moves, “rules” tells the rules, “board” shows the board again, “quit” leaves.
    Start with --help to see what else there is: tactics cards, the expert variant, several rounds.
terminal-ask = Your move, for example { $example } >
terminal-choose = Your move: { $moves } >
terminal-help = You can type one of these moves. Capitals and spaces don’t matter.
terminal-bye = Goodbye, and thank you for playing!
terminal-again = To be dealt the same cards again: { $command }

# $size: how many cards make a side
terminal-rules =
    You win with three adjacent stones, or with any five of the nine.

    Your turn:
      1. Play a card on your side of a stone that nobody has claimed: R7@3 puts the red 7 at stone 3.
         Each side takes three cards.
      2. Claim stones, if you can and like: claim 3. When you have claimed enough: done.
      3. Draw a card. Where there is one deck, that happens by itself.

    Formations, the strongest first:
      { formation-colour-run }: three consecutive strengths in one colour
      { formation-kind }: the same strength three times
      { formation-colour }: three cards of one colour
      { formation-run }: three consecutive strengths in any colours
      { formation-sum }: anything else
    With equal formations the larger sum wins; with equal sums, the side that was completed first.

    You can claim a stone when your side is complete and beats the other. While the other side is not complete, you
    can claim it when no cards whatever could make that side beat yours. Only the cards face up on the table are a proof:
    any other card, one in your hand too, might still turn up on the other side.
terminal-rules-tactics =
    { option-tactics }: you hold seven cards, and play either a clan card or a tactics card. You draw from either deck:
    draw clan, draw tactics. You may have played only one tactics card more than your opponent. If you can’t play
    a clan card, you may pass: pass.
      Joker@3: { card-Joker }, any strength and any colour. You may play only one.
      Spy@3: { card-Spy }, strength 7 and any colour.
      Shield@3: { card-Shield }, strength 1, 2 or 3 and any colour.
      Blind@3: { card-Blind }. At this stone only the sum of strengths counts.
      Mud@3: { card-Mud }. At this stone each side takes four cards.
      Recruiter: { card-Recruiter }. Draw three cards, then put two from your hand under their decks: return R7.
      Strategist R7@3-5: { card-Strategist }. Move one of your own cards to another stone, or discard it with x: R7@3-x.
      Banshee R7@3: { card-Banshee }. Discard one of your opponent’s cards.
      Traitor R7@3-5: { card-Traitor }. Move one of your opponent’s clan cards to your own side.
    Stones that have been claimed are out of reach of them all.
terminal-rules-expert = { option-expert }: stones are claimed only at the start of your turn, before you play a card.
terminal-rules-rounds = { option-rounds }: whoever wins a round scores 5 points, the other player a point for each stone. Most points win.

terminal-about = Play Schotten Totten in the terminal against the computer.
terminal-option-command = what to start: a game in the terminal
terminal-option-version = show the version
terminal-option-language = the language of all texts
terminal-option-seed = play a certain deal; hexadecimal digits
terminal-option-level = how the computer plays
terminal-no-seed = “{ $text }” is not a seed. Write pairs of hexadecimal digits, for example c0ffee.
