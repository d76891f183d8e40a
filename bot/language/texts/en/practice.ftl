# A deal against computers that explains itself.
practice = Practice deal
practice-again = Another practice deal
practice-title = ### Practice deal
practice-private = No chips, and nothing is stored.
practice-gone = This practice deal is gone: I was restarted, or more than a quarter of an hour has passed.
practice-advice = A computer would choose: { $choice }.
practice-unknown = Choose what seems best to you.
practice-lead = You lead. Play a high card: the others must follow its suit, and the highest one takes the trick unless somebody trumps.
practice-follow = { $suit } was led and you have some, so you must follow. Play high to take the trick, or low to save a better card.
practice-free = You have no { $suit }, so you may play anything; a trump takes the trick.
practice-result = Your result: { $chips } chips.
practice-go = Ready? Open a table in a channel: { $command }
