# A player is late: the others decide what becomes of the seat. $win is what they can do instead of waiting: abort the match, win it, or go on

late = { $name } ran out of time. { $win ->
        [abort] Not everyone has moved yet, so you can abort the match. You can also wait one more day, or let the computer take over.
        [win] You can claim victory, wait one more day, or let the computer take over.
       *[go-on] You can continue without them, wait one more day, or let the computer take over.
    }
late-vote = The majority of those who vote within a day decides; a tie means waiting.
late-votes = Votes so far: { $votes }.
vote-win = { $name } – { $win ->
        [abort] abort
       *[go-on] continue
    }
vote-wait = { $name } – wait
vote-computer = { $name } – computer
done-timeout = The others play on.
done-wait = They have one more day.
done-computer = The computer takes over that seat.
done-vote = Your vote counts. You can change it until the vote is over.

# The result, for those who have voted. $title is the match
notice-voted = { $result ->
        [tie] The vote ended in a tie, so { $name } has one more day: { $title }
        [wait] The vote is over: { $name } has one more day. { $title }
       *[computer] The vote is over: the computer takes over from { $name }. { $title }
    }

# The computer plays for someone who was late
replaced = The computer is playing for you. You can take your seat back until the match ends.
done-return = It’s your seat again. Welcome back!
