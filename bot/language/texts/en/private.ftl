# What one person reads.
hand-title = ### Your cards · deal { $number }
join-next-deal = Join, and the next deal is yours too.
hand-not-dealt-in = You sit at the table; you get cards from the next deal on.
hand-no-deal = Your next cards will appear here.
hand-none = Nobody holds cards in this game: everything lies open on the table.
hand-hidden = Your cards lie face down: you may not look yet.
hand-not-dealt = Your cards have not been dealt yet.
hand-empty = You have played all your cards.
hand-earlier = … and { $count } before that: **What happened**
hand-alt = Your cards: { $cards }
hand-found-card = { $card } (found)
hand-out = You are out of this deal.
hand-sits-out = You sit this deal out.
hand-still-in = Still in: { $names }
hand-your-turn = **Your turn**: { $question }
hand-in = You are in.
hand-asked = ▶ **{ $name }**: { $question }
hand-waiting = You will be asked here when it is your turn.
hand-in-waiting = { hand-in } { hand-waiting }
hand-renew = Refresh
hands-before-restart = ↻ I was restarted in this deal. Cards above this message are out of date until **My cards** shows them anew.
ahead-hint = Choose the next card ahead
ahead-not = Decide when it is my turn
ahead-chosen = If it is legal then, { $card } is played next. Nobody else sees this.
confirm-card = Play { $card }

duty-unknown = You may not play your other cards now.
led-trumps-named = trumps ({ $trump })
led-trumps = trumps
duty-follow = You hold { $suit }, the suit that was led, so you must follow it.
duty-trump = You have no { $suit } but you hold a trump ({ $trump }), so you must trump.
duty-head = You can beat the trick, so you must.

reminder = { $mention } { $question }
no-trick-yet = No trick has been finished yet.
nothing-yet = Nothing has happened yet.
happened-title = ### What happened in deal { $number }
happened-since = Since you last pressed something:
happened-nothing-new = Nothing new since you last pressed something. Most recently:
more-title = ### More
more-old = That menu belonged to an earlier deal. This is how things stand now.
more-leaving = You leave after this deal.
more-pot-shared = When the session ends, what is then left in the pot, now { $pot }, is shared equally among those dealt in last.
more-pot-no-share = If you end the session with a deal in which you pay the bête, you get no share.
more-away = You are away: a computer only plays out your cards and stakes nothing. **I'm back** takes your seat again.
sits-out-away = You are away and get no cards. With **I'm back** you are in again from the next deal on.
stay = Stay after all
rules = Rules
leave-after = Leave after this deal
stop-after = Stop after this deal
stop-back = Go on after all
stop-now = End the session
end-now = End now

# Voting about somebody who is away: whose seat, and how many votes there are and are needed.
remove-seat = Free { $name }'s seat ({ $votes }/{ $needed })

# The score sheet of a game for points.
score-sheet = Score sheet
score-sheet-title = ### Score sheet · { $ruleset }
score-sheet-empty = Nothing has been written down yet: the first deal is not over.
score-sheet-alt = Score sheet. So far: { $totals }
suits-german = German suits
suits-french = French suits
suits-held-german = Your own cards are acorns, leaves, hearts and bells from now on, with Ober and Unter. They are in every game with this pack, and nobody else sees them so.
suits-held-french = Your own cards have French suits again.
