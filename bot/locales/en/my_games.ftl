# A person’s matches, running and finished

games-title = { $count ->
        [one] Your match:
       *[other] Your { $count } matches, most urgent first:
    }
games-line = { $number }. { $title } — { $status }
games-more = { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
games-none = You have no matches right now. Use `/play` to challenge someone or to play the computer.
games-status-challenge = Waiting for an answer.
games-past = Finished matches, latest first:
games-past-none = You haven’t finished a match yet. Start one with `/play`.
which-match = You’re in several matches. Which one?
