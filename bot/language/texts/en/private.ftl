# What one person reads.
hand-title = ### Your cards · deal { $number }
join-next-deal = Join to get cards in the next deal.
hand-not-dealt-in = You are at the table; you get cards from the next deal.
hand-no-deal = Your next cards will appear here.
hand-none = Nobody holds cards in this game: everything is open on the table.
hand-hidden = Your cards are face down: you may not look at them yet.
hand-not-dealt = Your cards have not been dealt yet.
hand-empty = You have played all your cards.
hand-earlier = … and { $count } before that: **What happened**
hand-alt = Your cards: { $cards }
hand-found-card = { $card } (found)
hand-out = You are out of this deal.
hand-sits-out = You are sitting this deal out.
hand-still-in = Still in: { $names }
hand-your-turn = **Your turn**: { $question }
hand-in = You are in.
hand-asked = ▶ **{ $name }**: { $question }
hand-waiting = When it is your turn, you choose here.
hand-in-waiting = { hand-in } { hand-waiting }
hand-renew = Refresh
hands-before-restart = ↻ I was away for a moment. Cards above this message are out of date; **My cards** shows them again.
ahead-hint = Choose your next card in advance
ahead-answer = Answer in advance
ahead-said = If you are asked, you answer **{ $answer }**. Nobody else sees this.
ahead-lapsed = You chose { $answer } in advance, but it no longer fits. Decide now.
ahead-not = Decide later
ahead-chosen = { $card } will be played if it is legal then. Nobody else sees this.
confirm-card = Play { $card }

duty-unknown = You may not play your other cards now.
led-trumps-named = trumps ({ $trump })
led-trumps = trumps
duty-follow = The lead is { $suit }; you have some, so you must follow.
duty-trump = You cannot follow suit ({ $suit }) but hold a trump ({ $trump }), so you must trump.
duty-head = You can beat the trick, so you must.

reminder = { $mention } { $question }
digest = { $mention } { $count ->
    [one] A table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
calls-switch-off = No more direct messages
no-trick-yet = No trick has been finished yet.
nothing-yet = Nothing has happened yet.
happened-title = ### What happened in deal { $number }
happened-since = Since you last pressed something:
happened-since-answer = Since your last answer, { $when }:
happened-deal = Deal { $number } ended: { $results }
happened-nothing-new = Nothing new since you last pressed something. Most recently:
more-title = ### More
more-old = That menu belonged to an earlier deal. This is how things stand now.
more-leaving = You will leave after this deal.
more-pot-shared = { $pot ->
    [one] 1 chip is
   *[other] { $pot } chips are
} in the pot. Anything left at the end of the session is shared among everybody in the last deal.
more-pot-no-share = If you end the session with a deal in which you pay the bête, you get no share.
more-away = You are away: a computer only plays out your cards and stakes nothing. Press **I’m back** to take over.
sits-out-away = You are away and get no cards. Press **I’m back** to join from the next deal.
stay = Stay after all
rules = Rules
leave-after = Leave after this deal
stop-after = End it for all after this deal
stop-back = Go on after all
stop-now = End the session
end-now = End now

# Voting about somebody who is away: whose seat, and how many votes there are and are needed.
go-on-without = Go on without { $name } ({ $votes }/{ $needed })
leave-to-computer = Let a computer play for me
remove-seat = Free { $name }’s seat ({ $votes }/{ $needed })
# The same vote about the session, once somebody has stayed away for too long: who, and the votes.
more-lost = { $name } is not coming back. You can vote to free the seat, or to end the session for everybody.
end-by-vote = Vote to end the session ({ $votes }/{ $needed })

# The score sheet of a game for points.
score-sheet = Score sheet
score-sheet-title = ### Score sheet · { $ruleset }
sheet-with = w/{ NUMBER($matadors, useGrouping: 0) }
sheet-without = w/o{ NUMBER($matadors, useGrouping: 0) }
sheet-points = Game pts
sheet-won = ✓
sheet-won-aloud = won
sheet-lost = ✗
sheet-lost-aloud = lost
sheet-against = others ✗
score-sheet-empty = There is nothing on it yet: the first deal is not over.
score-sheet-alt = Score sheet. So far: { $totals }
suits-german = German suits
suits-french = French suits
suits-held-german = You now see your cards with German suits (acorns, leaves, hearts and bells), with Ober and Unter, in every game with this pack. Nobody else sees any difference.
suits-held-french = You see your cards with French suits again.

# Taking back.
take-back = Take back
take-back-sign = ↩
taken-back = ↩ Taken back: { $told }
taken-back-by = { $name } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
take-back-allow = Allow taking back
take-back-forbid = Forbid taking back
confirm-offer-about = A slip of the finger? With **Confirm cards**, a card you press is played only when you confirm it.
confirm-offer = Confirm cards
