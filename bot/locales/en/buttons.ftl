# Buttons: at most 40 characters, preferably 12

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
button-plan = Plan
button-plan-play = Play my plan
button-plan-drop = Drop plan
button-draw = Offer draw
button-pause = Offer pause
button-resume = Resume
button-giving = Give time
button-give = { $others ->
        [1] { $time }
       *[other] { $name }: { $time }
    }
button-abort = Abort
button-close = Close #{ $id }
button-close-sure = Yes, close it
button-resign = Resign
button-resign-sure = Yes, resign
button-data = My data
button-data-export = Download all
button-data-delete = Delete everything…
button-data-delete-sure = Yes, delete it all
button-data-delete-now = Delete for good
button-data-keep = Keep it
button-link-another = New code
button-vacation = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
button-vacation-end = End vacation
button-unlink-sure = Yes, unlink
button-confirm = Confirm
button-agree = Accept
button-refuse = Decline
button-win = Claim victory
button-go-on = Continue without them
button-wait = Wait one more day
button-replace = Let the computer play
button-return = Take my seat back
button-rematch = Rematch
button-accept = Accept
button-join = Join
button-invite = Invite
button-decline = Decline
button-cancel = Cancel challenge
button-fill = Fill with computers
button-earlier = ‹ Earlier
button-later = Later ›
