# A deal against computers that explains itself.
practice = Practice deal
practice-which = Practice deal: choose a game
practice-again = Another practice deal
practice-title = ### Practice deal · { $ruleset }
practice-private = No chips change hands, and nothing is stored.
practice-gone = This practice deal is gone: I was restarted, or more than a quarter of an hour has passed.
practice-advice = A computer would choose: { $choice }.
practice-unknown = Choose what seems best to you.
practice-lead = You lead. The others must follow your suit if they can; the highest card of it takes the trick{ $trumps ->
    [0] .
   *[other] , unless somebody trumps.
}
practice-follow = { $suit } was led and you have some, so you must follow. Play high to take the trick, or low to save a better card.
practice-free = You have no { $suit }, so you may play anything{ $trumps ->
    [0] , but it cannot take the trick.
   *[other] ; a trump takes the trick, unless a higher one is there.
}
practice-result = Your result: { $result }
practice-tallies = You now have: **{ $tallies }**
practice-go = Ready? Open a table in a channel: { $command }
