# What people set for themselves

settings-title = Your settings
settings-language = Language: { $language }
settings-theme = { $state ->
        [light] Theme: light, for what only you see.
        [dark] Theme: dark, for what only you see.
       *[platform] Theme: the platform’s own.
    }
settings-zone = Time zone: { $zone }, where it’s { $time } now.
settings-zone-unknown = Time zone: not chosen yet. I use UTC.
settings-confirm = { $state ->
        [on] I ask you to confirm each move.
       *[off] Moves are played as soon as you choose them.
    }
settings-order = { $state ->
        [colour] Your hand is sorted by colour.
        [strength] Your hand is sorted by strength.
       *[drawn] Your hand stays in the order you drew it.
    }
settings-boards = { $state ->
        [text] Boards and hands come as text.
       *[pictures] Boards and hands come as pictures.
    }
settings-limit = { $state ->
        [none] You have no limit of your own on matches.
        [1] You’ve set a limit of one match at a time.
       *[other] You’ve set a limit of { $state } matches at a time.
    }
settings-challengers = { $state ->
        [places] Only people from your servers and groups can challenge you.
        [played] Only people you’ve played can challenge you.
        [nobody] No one can challenge you.
       *[everyone] Anyone can challenge you.
    }
settings-calls = { $state ->
        [private] When it’s your turn, I write to you in private.
        [both] When it’s your turn, I mention you at the table and write to you in private.
        [none] I don’t call you when it’s your turn.
       *[mention] When it’s your turn, I mention you at the table. If the match is private, I write to you.
    }
settings-quiet = Quiet hours: { $hours }. Calls make no sound then.
settings-quiet-unknown = Quiet hours: none.
settings-next = { $state ->
        [on] I tell you when you’re next, with three or more players.
       *[off] I don’t tell you that you’re next.
    }
settings-digest = Daily digest: at { $hour }.
settings-digest-unknown = Daily digest: none.
settings-streak = Streak reminder: at { $hour }.
settings-streak-unknown = Streak reminder: none.
settings-hidden = { $state ->
        [on] You’re hidden: no leaderboard and no profile shows you.
       *[off] Leaderboards and your profile show you where you play.
    }
settings-listed = { $state ->
        [on] The global leaderboard lists you.
       *[off] The global leaderboard doesn’t list you.
    }
settings-blocked = { $count ->
        [0] You haven’t blocked anyone.
        [one] You’ve blocked { $count } person.
       *[other] You’ve blocked { $count } people.
    }
settings-linked = Linked: { $names }

## The buttons that open a setting

settings-open-language = Language
settings-open-theme = Theme
settings-open-zone = Time zone
settings-open-confirm = Confirming moves
settings-open-order = Order of your hand
settings-open-boards = Pictures or text
settings-open-limit = Match limit
settings-open-challengers = Who can challenge you
settings-open-calls = Calls
settings-open-quiet = Quiet hours
settings-open-next = When you’re next
settings-open-digest = Daily digest
settings-open-streak = Streak reminder
settings-open-hidden = Being shown
settings-open-listed = Global leaderboard
settings-open-alerts = Open seats
settings-open-blocked = Blocked people
# With the settings that are opened from there
settings-open-all-theme = Theme and cards
settings-open-all-challengers = Challenges

## What a setting is about

settings-about-theme = Boards that everyone sees stay as they are. In the room, the whole page changes.
settings-about-zone = Choose the time on your clock, or type a zone, for example `/settings zone=Europe/Kyiv`.
settings-about-order = This only changes what you see. You type moves as before.
settings-about-boards = Text is made for screen readers. It comes in private chats and in answers that only you see.
settings-about-limit = Challenges that wait for an answer count, too. When you have that many, nobody can challenge you, and you can’t join or start another match.
settings-about-challengers = Your servers and groups are those where both of you have used Cairn.
settings-about-calls = I call you when it’s your turn, and again when your time is running out, but not if you’ve just played in that match. `/mute` turns that off for one match. This is what it looks like:
settings-about-quiet = If it’s still your turn when they end, I call you again, with a sound. Choose the hours, or type full ones: `/settings quiet=23-7`. They’re in your time zone, or in UTC if you haven’t chosen one.
settings-about-next = You’re next when only one player is to act before you.
settings-about-digest = A list of the matches that wait for you, in our private chat and without a sound. If none does, there is no list. Choose a full hour, or type it: `/settings digest=9`. It’s in your time zone, or in UTC if you haven’t chosen one.
settings-about-streak = If you have a streak of daily puzzles and haven’t solved the one of today, I write to you at this hour, in our private chat. Choose a full hour, or type it: `/settings streak=20`. It’s in your time zone, or in UTC if you haven’t chosen one.
settings-about-hidden = Hiding works at once, and everywhere. Your matches are rated as before, for the day when you want to be shown again.
settings-about-listed = It has people from everywhere who want to be on it. Nobody else is listed there.

## What can be chosen

settings-theme-platform = The platform’s own
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm-on = Confirm moves
settings-confirm-off = Don’t confirm moves
settings-order-drawn = As drawn
settings-order-colour = By colour
settings-order-strength = By strength
settings-boards-pictures = Pictures
settings-boards-text = Text
settings-limit-none = No limit
settings-limit-1 = 1 match
settings-limit-3 = 3 matches
settings-limit-5 = 5 matches
settings-limit-10 = 10 matches
settings-limit-20 = 20 matches
settings-limit-50 = 50 matches
settings-challengers-everyone = Anyone
settings-challengers-places = My servers and groups
settings-challengers-played = People I’ve played
settings-challengers-nobody = No one
settings-calls-mention = Mention
settings-calls-private = Private message
settings-calls-both = Both
settings-calls-none = Don’t call me
settings-quiet-off = No quiet hours
settings-next-on = Tell me
settings-next-off = Don’t tell me
settings-digest-off = No digest
settings-streak-off = No reminder
settings-hidden-on = Hide me
settings-hidden-off = Show me
settings-listed-on = List me
settings-listed-off = Don’t list me
settings-unblock = Unblock { $name }
settings-link = Link another platform
settings-unlink = Unlink this account
