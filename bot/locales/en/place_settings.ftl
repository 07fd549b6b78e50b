# What those who manage a server, a group or the room set for it

here-open = { $platform ->
        [discord] This server
        [web] The room
       *[other] This group
    }
here-title = { $platform ->
        [discord] Settings of this server
        [web] Settings of the room
       *[other] Settings of this group
    }
here-language = Language of the boards here: { $language }
here-language-unset = { $platform ->
        [discord] Language of the boards here: that of the server.
       *[other] Language of the boards here: that of the person who starts a match.
    }
here-zone = Time zone: { $zone }, where it’s { $time } now.
here-zone-unset = Time zone: not chosen yet. I use UTC.
here-starters = { $state ->
        [managers] Only people who manage this place can start matches.
       *[everyone] Everyone can start matches.
    }
here-everywhere = Matches can be started everywhere here.
here-channels = Matches can be started only in { $channels }.
here-threads = { $state ->
        [on] Each match gets a thread of its own.
       *[off] Matches stay in their channel, without threads.
    }
here-mentions = { $state ->
        [on] I mention people when it’s their turn.
       *[off] I don’t mention people when it’s their turn.
    }
here-anyone = { $state ->
        [on] People here can look for an opponent everywhere, with `/play anyone`.
       *[off] People here can’t use `/play anyone`, which finds opponents everywhere.
    }
here-rated = { $state ->
        [on] Matches here are rated, unless the challenge says otherwise.
       *[off] Matches here aren’t rated, unless the challenge says otherwise.
    }
here-leaderboard = { $state ->
        [month] This month’s leaderboard is in { $where }. I bring it up to date once a day, without a sound.
        [all] The leaderboard of all time is in { $where }. I bring it up to date once a day, without a sound.
       *[off] No leaderboard is kept up to date here.
    }
here-months = { $state ->
        [here] When a month is over, I post its leaderboard in { $where }, without a sound.
       *[off] I don’t post the leaderboard when a month is over.
    }
here-role = { $state ->
        [on] When someone looks for opponents, I mention the role { $name }, at most once an hour.
        [gone] When someone looks for opponents, I can’t mention the role that was chosen: it’s gone, or I’m not allowed to.
       *[off] When someone looks for opponents, I mention no role.
    }
here-matches = { $count ->
        [0] No match is running here.
        [one] { $count } match or challenge that you can close:
       *[other] { $count } matches and challenges that you can close:
    }

## The buttons that open a setting

here-open-language = Language
here-open-zone = Time zone
here-open-starters = Who starts matches
here-open-channels = Where matches start
here-open-threads = Threads
here-open-mentions = Mentions
here-open-anyone = Opponents everywhere
here-open-rated = Rated matches
here-open-leaderboard = Leaderboard
here-open-months = End of a month
here-open-role = Role for open seats
here-open-matches = Running matches

## What can be chosen

here-language-platform = Not set
here-starters-everyone = Everyone
here-starters-managers = Managers only
here-channels-only = Only here
here-channels-too = Here too
here-channels-without = Not here any more
here-channels-everywhere = Everywhere
here-threads-on = With threads
here-threads-off = Without threads
here-mentions-on = Mention people
here-mentions-off = Don’t mention people
here-anyone-on = Take part
here-anyone-off = Don’t take part
here-rated-on = Rated
here-rated-off = Not rated
here-leaderboard-off = No leaderboard
here-leaderboard-month = This month, here
here-leaderboard-all = All time, here
here-months-off = Don’t post it
here-months-here = Post it here
here-role-none = No role
here-about-role = I can only mention roles that everyone may mention.
