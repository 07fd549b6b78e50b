# A person’s matches, running and finished

games-title = { $count ->
        [one] Your match:
       *[other] Your { $count } matches, most urgent first:
    }
games-turn = { $count ->
        [0] It’s not your turn anywhere, and nobody is waiting for your answer.
        [one] One match is waiting for you:
       *[other] { $count } matches are waiting for you, most urgent first:
    }
games-show-turn = Only my turn ({ $count })
games-show-all = All matches
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
games-none = You have no matches right now. Use `/play` to challenge someone or to play the computer.
games-status-challenge = Waiting for an answer.
games-status-invited = { $name } challenges you.
games-left = { $time } left.
games-left-bank = Time bank: { $time } left.
games-left-none = Time’s up.
games-status-listed = On the list: waiting for someone who wants the same.
games-past = Finished matches, latest first:
games-past-none = You haven’t finished a match yet. Start one with `/play`.
which-match = You’re in several matches. Which one?
