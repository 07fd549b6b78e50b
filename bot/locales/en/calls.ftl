# How people are called, and what they get in private. $names are those who are called; $id is the match

call-turn = { $names }, it’s your turn! `#{ $id }`
call-turn-80 = { $names }, your time for this turn is nearly over! `#{ $id }`
call-bank = { $names }, your time for this turn is over, and you’re using your time bank! `#{ $id }`
call-next = { $names }, you’re next. `#{ $id }`
button-mute = Mute
button-unmute = Unmute
muted = I won’t call you in this match any more.
unmuted = I’ll call you in this match again.
digest-title = { $count ->
        [one] { $count } match is waiting for you:
       *[other] { $count } matches are waiting for you:
    }
