# Being told when someone looks for opponents

alerts-about = { $place ->
        [yes] I can tell you when someone looks for opponents here: in our private chat, once an hour at most for each game. Choose the games.
       *[no] I can tell you when someone looks for opponents in a server or a group. Choose the games there, with `/settings alerts`.
    }
alerts-elsewhere = { $count ->
        [1] I also tell you this; press it to stop it:
       *[other] I also tell you these; press one to stop it:
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
