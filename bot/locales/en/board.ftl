# Words of the pictures and of the text boards.

## On the picture of a board: short, room for some 12 letters

# After the name of the player whose turn it is: "Anna — to move"
board-to-move = to move
# After the winner's name
board-wins = wins
# After both names, when nobody won
board-draws = draw
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-round = Round { $round } of { $rounds }
# Before the two packs of cards
board-decks = Decks
# Before the discarded cards
board-discard = Discard

## A hand

hand-title = { $count ->
    [one] Your hand, { $count } card:
   *[other] Your hand, { $count } cards:
}
hand-empty = Your hand is empty: enjoy the view from the hills.

## The board as text, for screen readers. One message is one sentence.

text-title = { $game }.
text-title-round = { $game }, round { $round } of { $rounds }.
text-turn = { $phase ->
    [claim] { $name } to move: claim stones or finish.
    [draw] { $name } to move: draw a card.
    [recruit] { $name } to move: draw for the Recruiter.
    [return] { $name } to move: put a card back under its deck.
   *[play] { $name } to move: play a card.
}
text-won = { $name } wins.
text-drawn = The game is a draw.
text-aborted = The match was aborted.

# $moves is a list of the messages "text-did-…"
text-last = Last move, { $name }: { $moves }.
text-did-play = { $card } at stone { $stone }
text-did-strategist = Strategist: { $card } from stone { $stone } to stone { $target }
text-did-strategist-discard = Strategist: { $card } from stone { $stone } to the discard
text-did-banshee = Banshee: { $card } from stone { $stone } to the discard
text-did-traitor = Traitor: { $card } from stone { $stone } changes sides, to stone { $target }
text-did-recruiter = Recruiter
text-did-claim = claims stone { $stone }
text-did-draw = { $deck ->
    [tactics] draws a tactics card
   *[clan] draws a clan card
}
text-did-return = puts a card back under its deck
text-did-pass = passes

text-hand = { $count ->
    [one] { $name } holds { $count } card.
   *[other] { $name } holds { $count } cards.
}
# $clan: how many clan cards; $tactics: how many tactics cards
text-hand-tactics = { $name } holds clan cards: { $clan }, tactics cards: { $tactics }.
text-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
text-clan-deck = { $count ->
    [0] The clan deck is empty.
    [one] { $count } card in the clan deck.
   *[other] { $count } cards in the clan deck.
}
text-tactics-deck = { $count ->
    [0] The tactics deck is empty.
    [one] { $count } card in the tactics deck.
   *[other] { $count } cards in the tactics deck.
}
text-discard = Discard: { $cards }.

text-stone = Stone { $number }.
text-claimed = Claimed by { $name }.
text-claimable = It can be claimed now.
# Where both sides are complete: who wins a tie
text-first = { $name } completed a side first.
text-side = { $name }: { $cards }.
text-side-complete = { $name }: { $cards } ({ $formation }, { $total }).
# "red 7"
text-card = { $colour } { $strength }
# Instead of a list of cards
text-nothing = nothing

## The description of a board's picture

# $stones is a list of numbers
text-alt-claimed = { $count ->
    [one] { $name } has stone { $stones }.
   *[other] { $name } has stones { $stones }.
}
text-alt-claimable = { $count ->
    [one] Stone { $stones } can be claimed now.
   *[other] Stones { $stones } can be claimed now.
}
# Then follow the cards of each stone: "4: R7 R8 / B2"
text-alt-cards = Cards, { $bottom } / { $top }:

# The description of a replay; then follows how the match ended
text-alt-replay = { $game }: a whole match, move by move.
