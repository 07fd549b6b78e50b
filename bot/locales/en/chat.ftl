# What the bot says in a chat: challenges, boards, hands, lists. Plain text; `code` is in backticks.

## Names

# $number: which of several at one table; 0 where there is one
computer-steady = { $number ->
        [0] Computer
       *[other] Computer { $number }
    }
computer-random = { $number ->
        [0] Computer (easy)
       *[other] Computer { $number } (easy)
    }
# Nobody sits there yet
seat-open = open seat
language-name = English
value-on = on
value-off = off
value-single = one game
value-revenge = two games, roles swapped
value-sum = as a sum
value-type = as colour or run
value-closed = hidden
value-open = open
value-fair = at your own pace
value-race = sorting race
value-skip = no sorting
pace-live = live, 15 min per turn
pace-day = 1 day per turn
pace-three-days = 3 days per turn
pace-week = 1 week per turn
pace-unlimited = no time limit
option-value = { $option }: { $value }
platform-name = { $platform ->
        [discord] Discord
        [telegram] Telegram
        [web] web room
       *[other] { $platform }
    }

## A match. $names are the players; $setting is the game and its options; $id identifies it

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
turn-call = { $names }, it’s your turn! `#{ $id }`
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
late = { $names } ran out of time. { $seats ->
        [2] You can claim victory, let the computer take over, or keep waiting.
       *[other] You can continue without them, let the computer take over, or keep waiting.
    }

# Endings outside the rules
ending-resigned = { $loser } resigned. { $winners } wins!
ending-timeout = { $loser } ran out of time. { $winners } wins!
ending-draw = Draw by agreement.
ending-aborted = Match aborted. It doesn’t count.

## Offers

offer-undo = { $name } asks for a takeback of the last move. Do you agree?
offer-draw = { $name } offers a draw. Do you agree?
done-undo = The last move was taken back.
done-offer = Offer sent. It lapses with the next move.
done-decline = Offer declined.
done-agree = You agreed. Waiting for the others.
done-resign = You’ve left this match. The others play on.
done-timeout = The others play on.
done-computer = The computer takes over that seat.

## Challenges

setup-title = New match: { $game }. Use the buttons to change the settings. To challenge someone, type `/play @name`.
setup-with = New match with { $name }: { $game }. Use the buttons to change the settings, then send the challenge.
setup-game = Switch to { $game }
setup-pace = Pace: { $pace }
setup-seats = Players: { $count }
setup-ask = Challenge { $name }
setup-someone = Challenge someone
setup-choose = Who would you like to challenge? Press “{ setup-someone }” at the bottom of the screen and choose.
setup-open = Open to anyone
setup-invite = Invite with a code
setup-computer-steady = Play the computer
setup-computer-random = Computer (easy)
challenge-asks = { $names }: { $challenger } challenges you!
challenge-open = { $count ->
        [one] { $challenger } is looking for an opponent. Who’s in?
       *[other] { $challenger } is looking for { $count } opponents. Who’s in?
    }
challenge-code = To join from another chat or platform: `/join { $id }`
# Sent to people elsewhere together with a link
invitation = { $challenger } challenges you to { $game }!
challenge-seated = At the table: { $names }. The match starts when everyone is here.
challenge-rematch = { $names }: { $challenger } would like a rematch!
challenge-details = { $setting } · { $pace }
challenge-made = Challenge sent. I’ll ping you when the match starts.
challenge-unmet = I can’t message { $names } first: pass the challenge on with “{ button-invite }”.
challenge-joined = You’re in. I’ll ping you when the match starts.
challenge-begun = The match has started. SHA-256 hash of the shuffle seed: `{ $digest }`.
begun = Here we go! The board and your hand are on their way.
begun-totemo = Here we go! The board and your blocks are on their way.
begun-private = Nobody else here sees this match: it is in our private chat. You can also play it right here, with `/hand`.
challenge-declined = { $names } declined { $challenger }’s challenge.
challenge-cancelled = { $challenger } cancelled the challenge.
challenge-expired = Nobody answered { $challenger }’s challenge in time.
decline-why = Would you like to say why?
reason-none = Just decline
reason-time = No time right now
reason-game = I’d prefer another game
reason-pace = I’d prefer another pace
reason-block = Decline and block
declined = You’re not playing.
cancelled = Challenge cancelled.
blocked = { $name } can no longer challenge you. To undo this, use `/unblock` or `/settings`.
unblocked = { $name } can challenge you again.

# Separate messages. $title is the match
notice-declined = { $open ->
        [yes] { $name } is out; the seat is open again: { $title }.
       *[no] Your challenge was declined: { $title }. { $reason ->
            [time] No time right now.
            [game] They’d prefer another game.
            [pace] They’d prefer another pace.
           *[none] No reason was given.
        }
    }
notice-refused = { $name } declined your request: { $title }
notice-unreachable = I can’t send { $name } private messages. The button “{ button-hand }” always shows the hand. { $title }
notice-unreachable-totemo = I can’t send { $name } private messages. The button “{ button-hand-totemo }” always shows the blocks. { $title }
# While someone still has to accept
notice-unmet = { $platform ->
        [telegram] I can’t message { $name } first: pass the challenge on with “{ button-invite }”.
       *[other] I can’t send { $name } private messages. Tell them about the challenge yourself.
    } { $title }
notice-unseen = Nobody can see your challenge: I’m not allowed to post in that chat. Challenge from another chat, or ask an admin there. { $title }
notice-moved = The thread or channel of this match was deleted. The match goes on here: { $title }
notice-replaced = You ran out of time, and the computer took over your seat: { $title }

## Lists

games-title = { $count ->
        [one] Your match:
       *[other] Your { $count } matches, most urgent first:
    }
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
games-none = You have no matches right now. Use `/play` to challenge someone or to play the computer.
games-status-challenge = Waiting for an answer.
games-past = Finished matches, latest first:
games-past-none = You haven’t finished a match yet. Start one with `/play`.
which-match = You’re in several matches. Which one?
history-title = { $title } — page { $page } of { $pages }
history-none = No moves yet.
export-over = Full record of the match: { $title }. `cairn verify` checks its shuffles and moves.
export-going-on = Record of the match so far: { $title }. The seed will be added when the match ends.
replay-title = Replay: { $title }
replay-busy = Your other replay is still being drawn. Please wait until it is here, then ask for this one again.

## Settings and help

settings-title = Your settings
settings-language = Language: { $language }
settings-confirm = { $state ->
        [on] I ask you to confirm each move.
       *[off] Moves are played as soon as you choose them.
    }
settings-confirm-on = Confirm moves
settings-confirm-off = Don’t confirm moves
settings-blocked = { $count ->
        [0] You haven’t blocked anyone.
        [one] You’ve blocked { $count } person.
       *[other] You’ve blocked { $count } people.
    }
settings-unblock = Unblock { $name }
settings-link = Link another platform
settings-unlink = Unlink this account
settings-linked = Linked: { $names }
link-code = Your code is `{ $code }`. Send me `/link { $code }` on your other platform and I’ll know it’s you. It works once. Keep it secret: anyone who enters it plays as you.
link-done = Accounts linked: { $names }. Your matches, settings and blocks are now the same everywhere.
unlink-sure = Unlink this account from { $names }? Each account keeps its own matches; both keep your settings and blocks.
unlinked = Account unlinked. To link it again, type `/link`.
help-title = Play board games right here: challenge someone, keep your hand private and follow the board in the channel.
help-heading = Commands
help-group = { $group ->
        [start] Start a match
        [during] During a match
        [look] Look things up
       *[settings] Settings
    }
help-line = `{ $usage }`: { $text }
help-end = You can also type moves: `/move R7@3` plays the red 7 at stone 3. For the rules, see `/rules`.

## Buttons: at most 40 characters, preferably 12

button-play = New match
button-games = My matches
button-past = Finished
button-hand = My hand
button-hand-totemo = My blocks
button-board = Board
button-text = As text
button-history = History
button-export = Export
button-replay = Replay
button-rules = Rules
button-more = More…
button-type = Type a move
button-back = Back
button-next = Next match
button-undo = Undo
button-draw = Offer draw
button-abort = Abort
button-resign = Resign
button-resign-sure = Yes, resign
button-unlink-sure = Yes, unlink
button-confirm = Confirm
button-agree = Accept
button-refuse = Decline
button-win = Claim victory
button-go-on = Continue without them
button-replace = Let the computer play
button-rematch = Rematch
button-accept = Accept
button-join = Join
button-invite = Invite
button-decline = Decline
button-cancel = Cancel challenge
button-fill = Fill with computers
button-earlier = ‹ Earlier
button-later = Later ›

## Moves on buttons. $rest is the object of the move, or "none" if it is chosen next

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

# Something unexpected happened while a request was handled.
trouble = Something went wrong on my side. Please try again; `/board` shows the current position.
