# A deal against computers that explains itself.
practice = Practice deal
practice-which = Practice deal: choose a game
practice-again = Another practice deal
practice-title = ### Practice deal · { $ruleset }
practice-private = No chips are at stake. Only you can look back at this deal, and it is deleted after { $days ->
    [one] a day
   *[other] { $days } days
}.
practice-gone = This practice deal no longer exists.
practice-advice = A computer would choose: { $choice }.
practice-ranks = From highest to lowest: { $cards }{ $trumps ->
    [0] .
   *[other] ; any trump beats every card of the other suits.
}
practice-unknown = Choose what seems best to you.
practice-lead = You lead. The others must follow suit if they can. The highest card of the suit takes the trick{ $trumps ->
    [0] .
   *[other] , unless somebody trumps.
}
practice-follow = The lead is { $suit }; you have some, so you must follow. Play high if you want the trick; otherwise play low and save your better card.
practice-free = You cannot follow suit ({ $suit }), so you may play anything{ $trumps ->
    [0] , but it cannot take the trick.
   *[other] ; a trump takes the trick, unless there is a higher one.
}
practice-result = Your result: { $result }
practice-tallies = You now have: **{ $tallies }**
practice-go = Ready? Open a table in a channel: { $command }
