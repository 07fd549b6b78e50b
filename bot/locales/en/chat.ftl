# What the bot says in a chat: challenges, boards, hands, lists. Plain text; `code` is marked by backticks.

## Names

computer-steady = Computer
computer-random = Computer (easy)
# Nobody sits there yet
seat-open = somebody
language-name = English
value-on = on
value-off = off
value-single = one game
value-revenge = two games, roles swapped
value-sum = only a sum
value-type = a colour or a run
value-closed = closed
value-open = open
value-fair = each in their own time
value-race = a race
value-skip = no sorting
pace-live = live, 15 minutes a turn
pace-day = a day a turn
pace-three-days = three days a turn
pace-week = a week a turn
pace-unlimited = no limit
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] the room
       *[other] { $platform }
    }

## A match. $names are the players; $setting is the game and its options; $id is how to refer to it

match-title = { $names } · { $setting } · `#{ $id }`
status-yours = It is your turn.
ask-schotten-totten = It is your turn: { $phase ->
        [claim] claim stones, or finish.
        [draw] draw a card.
        [recruit] draw a card for the Recruiter.
        [return] put two cards back under their decks, one after the other.
       *[play] play a card.
    }
ask-schotten-totten-2 = It is your turn: { $phase ->
        [draw] draw a card, or declare control first.
        [end] declare control, or end your turn.
        [exchange] choose 3 cards to give away.
       *[play] { $role ->
            [attacker] you attack, play a card.
           *[defender] you defend, play a card.
        }
    }
ask-totemo = It is your turn: { $phase ->
        [redraw] you drew three toppers. Draw again, or keep them.
        [bonus] a bonus! Place another block, or finish.
       *[place] place a block, or put all back.
    }
ask-heave-ho = It is your turn: { $phase ->
        [sort] which of the two do you keep? The other goes to your opponent. Pairs left: { $left }.
        [stop] stop! Assign the pair that you are looking at: which one do you keep?
        [rest] your opponent was slower. Which of the two is for your own team? Pairs left: { $left }.
        [trick] this is your opponent’s hand. Take a card and play it, or discard one.
       *[play] play a card.
    }
status-waiting = Waiting for { $names }.
turn-call = { $names }, it is your turn. `#{ $id }`
pick-next = { $next ->
        [place] { $chosen }: where?
        [other] { $chosen }: choose
       *[card] { $chosen }: which card?
    }
confirm-move = { $move } (`{ $text }`): do you want to play this?
more-choose = What would you like to do?
type-how = Write a move after `/move`. Possible now: { $moves }
resign-sure = Do you really want to resign? { $seats ->
        [2] You will lose this match.
       *[other] The others play on without you.
    }
stale = The match has moved on. This is how it stands now:
button-unknown = This button does nothing any more. `/games` lists your matches.
match-seed = Seed of the shuffles: `{ $seed }`. Its SHA-256 was shown at the start: `{ $digest }`.
late = The time of { $names } has run out. { $seats ->
        [2] Take the win, let the computer play on, or go on waiting.
       *[other] Play on without them, let the computer take the seat, or go on waiting.
    }

# How a match ended other than by the rules
ending-resigned = { $loser } resigned. { $winners } wins!
ending-timeout = The time of { $loser } ran out. { $winners } wins!
ending-draw = A draw was agreed on.
ending-aborted = The match was aborted. It doesn’t count.

## Offers

offer-undo = { $name } would like to take back the last move. Do you agree?
offer-draw = { $name } offers a draw. Do you agree?
done-undo = The last move was taken back.
done-offer = The others are being asked. Any move ends the offer.
done-decline = You declined.
done-agree = You agreed. The others are being asked.
done-resign = You have left this match. The others play on.
done-timeout = The others play on.
done-computer = The computer plays on in that seat.

## Challenges

setup-title = A new match of { $game }. The buttons change what is played. To challenge somebody, name them: `/play @name`.
setup-game = Instead: { $game }
setup-pace = Pace: { $pace }
setup-seats = Players: { $count }
setup-ask = Challenge { $name }
setup-open = Open seat: anyone may join
setup-invite = Invite with a code
setup-computer-steady = Play the computer
setup-computer-random = Play the easy computer
challenge-asks = { $names }: { $challenger } challenges you!
challenge-open = { $count ->
        [one] { $challenger } is looking for an opponent. Who joins?
       *[other] { $challenger } is looking for { $count } opponents. Who joins?
    }
challenge-code = From elsewhere, also from another platform: `/join { $id }`
challenge-seated = At the table: { $names }. The match begins when everybody is there.
challenge-rematch = { $names }: { $challenger } would like a rematch!
challenge-details = { $setting } · { $pace }
challenge-made = Your challenge is out. You will be called when the match begins.
challenge-joined = You have a seat. You will be called when the match begins.
challenge-begun = The match has begun. SHA-256 of the seed of its shuffles: `{ $digest }`.
begun = Here we go: the board and your hand are coming.
challenge-declined = { $names } declined the challenge of { $challenger }.
challenge-cancelled = { $challenger } withdrew the challenge.
challenge-expired = Nobody answered the challenge of { $challenger } in time.
decline-why = Would you like to say why?
reason-none = Just decline
reason-time = No time right now
reason-game = Another game, please
reason-pace = Another pace, please
reason-block = Decline and block
declined = You don’t take part.
cancelled = Your challenge is withdrawn.
blocked = { $name } can’t challenge you any more. `/unblock` or `/settings` takes it back.
unblocked = { $name } can challenge you again.

# Messages of their own. $title is the match
notice-declined = { $open ->
        [yes] { $name } doesn’t take part; the seat is open again: { $title }.
       *[no] Your challenge was declined: { $title }. { $reason ->
            [time] No time right now.
            [game] Another game would be welcome.
            [pace] Another pace would be welcome.
           *[none] No reason was given.
        }
    }
notice-refused = { $name } declined what you asked for: { $title }
notice-unreachable = { $name } gets no private messages from me. The hand is always there by the button “{ button-hand }”. { $title }
notice-unseen = Nobody can see your challenge: I may not write where you made it. Make it elsewhere, or ask whoever runs that place. { $title }
notice-replaced = Your time ran out, and the computer has taken your seat: { $title }

## Lists

games-title = { $count ->
        [one] Your match:
       *[other] Your { $count } matches, the most urgent first:
    }
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
games-none = You have no matches at the moment. Challenge somebody with `/play`, or play the computer.
games-status-challenge = A challenge that waits for an answer.
games-past = Matches that are over, the last one first:
games-past-none = No match of yours is over yet. `/play` starts one.
which-match = You play several matches. Which one do you mean?
history-title = { $title } — page { $page } of { $pages }
history-none = Nothing has happened yet.
export-over = The whole match as a text file: { $title }. `cairn verify` checks its shuffles and moves.
export-going-on = The match so far as a text file: { $title }. The seed is added when it is over.
replay-title = The match in pictures: { $title }

## Settings and help

settings-title = Your settings
settings-language = Language: { $language }
settings-confirm = { $state ->
        [on] Each move is shown to you before it is made.
       *[off] A move is made as soon as you choose it.
    }
settings-confirm-on = Ask before each move
settings-confirm-off = Don’t ask before moves
settings-blocked = { $count ->
        [0] You have blocked nobody.
        [one] You have blocked { $count } person.
       *[other] You have blocked { $count } people.
    }
settings-unblock = Unblock { $name }
settings-link = Link another platform
settings-unlink = Unlink this account
settings-linked = Linked: { $names }
link-code = Your code is `{ $code }`. Write `/link { $code }` to me on your other platform, and I will know that it is you. It works once. Keep it to yourself: whoever enters it plays as you.
link-done = Linked! From now on you are one person: { $names }. Your matches, settings and blocks are the same everywhere.
unlink-sure = Do you want to unlink this account from { $names }? Each account keeps the matches that it plays itself; your settings and blocks are kept by both.
unlinked = This account stands alone again. To link it anew, write `/link`.
help-title = Play tabletop games right here. Challenge somebody, keep your hand to yourself, and watch the board in the channel.
help-line = `{ $usage }`: { $text }
help-end = Moves can be typed, too: `/move R7@3` puts the red 7 at stone 3. `/rules` tells the rules.

## Buttons: at most 40 letters, better 12

button-play = New match
button-games = My matches
button-past = Finished
button-hand = My hand
button-board = Board
button-text = In words
button-history = History
button-export = Export
button-replay = Replay
button-rules = Rules
button-more = More …
button-type = Type a move
button-back = Back
button-next = Next match
button-undo = Undo
button-draw = Offer a draw
button-abort = Abort
button-resign = Resign
button-resign-sure = Yes, resign
button-unlink-sure = Yes, unlink
button-confirm = Play it
button-agree = Agree
button-refuse = Decline
button-win = Take the win
button-go-on = Play on without them
button-replace = The computer plays on
button-rematch = Rematch
button-accept = Accept
button-join = Join
button-decline = Decline
button-cancel = Withdraw
button-fill = Computers take the free seats
button-earlier = Earlier
button-later = Later

## Moves on buttons. $rest is what they are done to, or "none" where that is chosen next

place-schotten-totten = Stone { $place }
place-discard = Discard it
place-nothing = for nothing
move-schotten-totten-claim = { $rest ->
        [none] Claim
       *[other] Claim stone { $rest }
    }
move-schotten-totten-done = No more claims
move-schotten-totten-draw = { $rest ->
        [clan] Draw a clan card
        [tactics] Draw a tactics card
       *[other] Draw
    }
move-schotten-totten-return = { $rest ->
        [none] Put back
       *[other] Put back { $rest }
    }
move-schotten-totten-pass = Pass
place-schotten-totten-2 = Tile { $place }
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
       *[other] Declare tile { $rest }
    }
move-schotten-totten-2-done = End of turn
move-schotten-totten-2-draw = { $rest ->
        [siege] Draw a siege card
        [tactics] Draw a tactics card
       *[other] Draw
    }
move-schotten-totten-2-give = { $rest ->
        [none] Give away
       *[other] Give away { $rest }
    }
move-schotten-totten-2-pass = Pass
move-totemo-swap = Put all back
move-totemo-done = No more blocks
move-totemo-redraw = Draw again
move-totemo-keep = Keep them
side-heave-ho = { $whose ->
        [own] your side
       *[other] their side
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
