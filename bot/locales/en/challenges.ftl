# Challenges

setup-title = New match: { $game }. Use the buttons to change the settings. To challenge someone, type `/play @name`.
setup-with = New match with { $name }: { $game }. Use the buttons to change the settings, then send the challenge.
setup-game = Switch to { $game }
setup-pace = Pace: { $pace }
setup-strict = { $strict ->
        [on] Time’s up: you lose
       *[off] Time’s up: others decide
    }
setup-rated = { $rated ->
        [rated] Rated
       *[unrated] Not rated
    }
setup-seats = Players: { $count }
setup-ask = Challenge { $name }
setup-someone = Challenge someone
setup-choose = Who would you like to challenge? Press “{ setup-someone }” at the bottom of the screen and choose.
setup-open = Open to anyone
setup-anyone = Find an opponent
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
challenge-details = { $setting } · { $pace } · { $rated ->
        [rated] rated
       *[unrated] not rated
    }
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
challenge-closed = { $challenger }’s challenge was closed by those who manage this place.
listed = { $count ->
        [one] You’re on the list: the match starts when someone wants the same.
       *[other] You’re on the list: the match starts when { $count } people want the same.
    } We’ll play in our private chat.
listed-made = You’re on the list.
listed-ended = { $ending ->
        [expired] I couldn’t find anyone who wants the same in time. To get on the list again, use `/play anyone`.
       *[cancelled] You’re no longer on the list.
    }
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
notice-moved = { $platform ->
        [telegram] The topic of this match was deleted.
       *[other] The thread or channel of this match was deleted.
    } The match goes on here: { $title }
notice-removed = I was removed from where this match was shown. The match goes on here: { $title }
notice-replaced = You ran out of time, and the computer took over your seat. You can take it back until the match ends: { $title }
notice-given = { $name } gave you { $time }: { $title }
notice-closed = The people who manage the place of this match have closed it. It doesn’t count. { $title }
