# Courses: a few positions of a game in which the reader makes one move and sees what comes of it.
command-learn = learn
command-learn-description = Learn a game: a few moves that matter, each explained
hints-on = Hints on
hints-off = Hints off
hints-sign = 🌱
learn-here = I’m new to these games
learn-this = I don’t know this game
learn-title = ## Learn a game
learn-about = Each step is a real deal: you make one move, and see what comes of it. Chips don’t matter here, nobody else sees it, and you can go on whenever you like.
learn-which = Which game?
learn-progress = { $done ->
    [0] { $steps ->
        [0] A few steps
        [one] 1 step
       *[other] { $steps } steps
    }
    [one] 1 step done
   *[other] { $done } steps done
}
learn-course = ### Learn { $ruleset }
learn-begin = First step
learn-step = ### Learn { $ruleset } · step { $number } of { $count }
learn-right = ✅ **Right.**
learn-wrong = ❌ **Not this time.**
learn-made-right = A strong player would choose the same.
learn-made-wrong = A strong player would choose something else. See what came of yours, and try another.
learn-played-out = Computers have played the rest.
learn-again = Try again
learn-next = Next step
learn-finish = Finish
learn-done = ### You can join in now
    That was { $ruleset }. Next, a practice deal: a whole deal against computers, with a hint wherever you have to decide. Then take a seat: the **?** at the table explains every word, and nobody minds if you ask.
learn-open = Open a table
learn-more = Other games
learn-lobby = { $name } is waiting for players: { $seats } of { $most }
