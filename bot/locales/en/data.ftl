# A person’s own data: what is kept, a file with all of it, and deleting it

data-title = Your data
data-known = I know you as { $names }.
data-about = I keep that, your settings, your matches with their moves, results and ratings, your puzzles, and what you’ve written in the room. You can download all of it, or delete it. The page `PRIVACY.md`, which comes with Cairn, explains what is kept, why and for how long.
data-exported = { $count ->
        [0] Here is everything I keep about you.
        [one] Here is everything I keep about you, with { $count } match.
       *[other] Here is everything I keep about you, with { $count } matches.
    } Keep this file to yourself.
data-left-out = { $count ->
        [one] One file was too much and is left out, the oldest one.
       *[other] { $count } files were too much and are left out, the oldest ones.
    }
data-ask = Delete everything I keep about you? You’re { $names }. All of it goes: your names, settings, results and ratings, and in the room everything you’ve written.
data-ask-running = { $count ->
        [one] You’re still playing a match with others. I resign it for you, or abort it if it has hardly begun.
       *[other] You’re still playing { $count } matches with others. I resign them for you, and abort those that have hardly begun.
    }
data-ask-stays = Matches with others stay theirs, with “{ $former }” in your seat. What I’ve sent to Discord or Telegram stays there until someone deletes it. If you come back, you’re new here.
data-ask-again = Are you sure? Nothing can be brought back.
data-erased = Everything I kept about you is deleted. Thank you for playing! If you come back, you’re new here.

## The page that explains the file with everything

# $time: a date
data-readme =
    Everything that Cairn keeps about you, as of { $time }.

    data.json – the rows of the database that are about you, table by table. Times are seconds since 1970, UTC. As long as a match goes on, whatever only others may know about it is missing.
    matches/ – the record of each match. Check one with “cairn verify FILE”.
    room/ – pictures and files that only you were shown in the room.

    Your matches:
