# Being told when someone looks for opponents

alerts-about = { $place ->
        [yes] I can tell you when someone looks for opponents here: in our private chat, at most once an hour for each game. Choose the games.
       *[no] I can tell you when someone looks for opponents in a server or a group. Choose the games there, with `/settings alerts`.
    }
alerts-elsewhere = { $count ->
        [1] I also tell you about this game elsewhere; press it to stop:
       *[other] I also tell you about these games elsewhere; press one to stop:
    }
alerts-game = { $state ->
        [on] ✓ { $game }
       *[off] { $game }
    }
alerts-stop-elsewhere = { $platform }: { $game }
alerts-free = { $name }, someone wants to play { $game }!
alerts-seat = • { $name }: { $setting } · { $pace } · { $where }
alerts-join = Join { $name }
alerts-stop = Stop telling me
