# How people are called, and what they get in private. $names are those who are called; $match is the game and who else plays

call-turn = { $names }, it’s your turn! { $match }
call-turn-80 = { $names }, your time for this turn is nearly over! { $match }
call-bank = { $names }, your time for this turn is over, and you’re using your time bank! { $match }
call-next = { $names }, you’re next. { $match }
button-mute = Mute
button-unmute = Unmute
muted = I won’t call you in this match any more.
unmuted = I’ll call you in this match again.
digest-title = { $count ->
        [one] { $count } match is waiting for you:
       *[other] { $count } matches are waiting for you:
    }
