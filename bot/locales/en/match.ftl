# A match. $names are the players; $setting is the game and its options; $id identifies it

match-title = { $names } · { $setting } · `#{ $id }`
status-yours = Your turn.
ask-schotten-totten = Your turn: { $phase ->
        [claim] claim stones, or stop claiming.
        [draw] draw a card.
        [recruit] draw a card for the Recruiter.
        [return] return two cards to the bottom of their decks, one at a time.
       *[play] play a card.
    }
ask-schotten-totten-2 = Your turn: { $phase ->
        [draw] draw a card, or declare control first.
        [end] declare control, or end your turn.
        [exchange] choose 3 cards to give to your opponent.
       *[play] { $role ->
            [attacker] play a card (you’re the attacker).
           *[defender] play a card (you’re the defender).
        }
    }
ask-totemo = Your turn: { $phase ->
        [redraw] you drew three toppers. Draw again, or keep them.
        [bonus] a bonus! Place another block, or end your turn.
       *[place] place a block, or swap all three.
    }
ask-heave-ho = Your turn: { $phase ->
        [sort] which card do you keep? The other one goes to your opponent. Pairs left: { $left }.
        [stop] stop! Sort the pair in your hand: which card do you keep?
        [rest] your opponent was slower. Which of their cards joins your team? Pairs left: { $left }.
        [trick] this is your opponent’s hand. Play one of these cards, or discard one.
       *[play] play a card.
    }
status-waiting = Waiting for { $names }.
pick-next = { $next ->
        [place] { $chosen }: where?
        [other] { $chosen }: choose one
       *[card] { $chosen }: which card?
    }
confirm-move = Play { $move } (`{ $text }`)?
# The move’s name is also what people type
confirm-named = Play “{ $move }”?
more-choose = What would you like to do?
type-how = Type `/move` followed by a move. Legal moves: { $moves }
resign-sure = Resign? { $seats ->
        [2] You’ll lose this match.
       *[other] The others will play on without you.
    }
stale = The match has moved on since then. Here is the current position:
played = Played: { $move }.
button-unknown = This button no longer works. See `/games` for your matches.
match-seed = Shuffle seed: `{ $seed }`. Its SHA-256 hash was shown at the start: `{ $digest }`.
# Endings outside the rules
ending-resigned = { $loser } resigned. { $winners } wins!
ending-timeout = { $loser } ran out of time. { $winners } wins!
ending-draw = Draw by agreement.
ending-aborted = Match aborted. It doesn’t count.
ending-closed = Match closed by those who manage this place. It doesn’t count.
ending-abandoned = Match closed because nobody has played for a long time. It doesn’t count.
close-sure = Close this match for good? It ends without a result, and its players are told.
closed = Closed. The players have been told.

## Offers

offer-undo = { $name } asks for a takeback of the last move. Do you agree?
offer-draw = { $name } offers a draw. Do you agree?
offer-pause = { $name } offers a pause: the clocks stand still until someone makes a move or resumes the match. Do you agree?
done-undo = The last move was taken back.
done-offer = Offer sent. It lapses with the next move.
done-decline = Offer declined.
done-agree = You agreed. Waiting for the others.
done-pause = Everyone has agreed.
done-resume = The match continues.
done-give = The time is now in their time bank.
give-choose = Who gets how much? It goes into their time bank, and you can’t take it back.
done-resign = You’ve left this match. The others play on.

# Something unexpected happened while a request was handled.
trouble = Something went wrong on my side. Please try again; `/board` shows the current position.
