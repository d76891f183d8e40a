# Evenings across many tables.
evening-title = ## { $game } · tournament evening
evening-is-signing = { $name } invites you. Who’s coming?
evening-is-playing = Round { $round } of { $of } is being played.
evening-is-playing-until = Round { $round } of { $of } is being played; time is up { $end }.
evening-is-hurried = Round { $round } of { $of }: time is up, so computers play for anyone who is away.
evening-is-paused = Round { $round } of { $of } is paused: everybody finishes their deal and waits.
evening-is-between = Round { $round } of { $of } is over. { $name } starts round { $next }; to join, press *I’ll come*.
evening-is-void = Round { $next } of { $of } was stopped and does not count. { $name } can start it again.
evening-is-cancelled = The evening is cancelled.
evening-starts = Start: { $when }
evening-plan = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $length }, { $size } at a table
evening-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
evening-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
evening-same = the same cards at every table
evening-own = every table has its own cards
evening-by-lot = seats drawn by lot, with new opponents where possible
evening-by-standings = seats by the standings
evening-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per round
evening-fill = computers fill empty seats ({ $level })
evening-no-fill = people only
evening-dealing = everybody deals equally often, so larger tables play more deals
evening-no-stakes = free entry
evening-comes = **{ $count } { $count ->
    [one] is coming
   *[other] are coming
}:** { $names }
evening-reserve = **{ $count } on standby:** { $names }
evening-away = **{ $count } can’t make it:** { $names }
evening-table-opens = **Table { $number }** { $names } · opening
evening-table-at = **Table { $number }** { $names } · { $deal ->
    [0] about to begin
   *[other] deal { $deal } of { $of }
}
evening-table-in = **Table { $number }** { $names } · { $deal ->
    [0] about to begin
   *[other] deal { $deal }
}
evening-table-over = **Table { $number }** { $names } · done ✅
evening-computers = { $count ->
    [one] a computer
   *[other] { $count } computers
}
evening-byes = Sitting out, scored at the round’s average: { $names }
evening-waiting = Joining from the next round: { $names }
evening-standings = **Standings** after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
evening-standings-same = **Standings** after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, compared with everybody who had the same cards
evening-beside = · { $size } compared with *Strong*
evening-list = · game points { $points }: { $won } won, { $lost } lost, { $against } lost by others
list-points = Game points
list-won = Games won
list-lost = Games lost
list-against = Lost by others
evening-compared = **Deal { $deal }** differed most between tables, with the same cards in the same seat:
evening-compared-told = Table { $number } { $told }
evening-compared-row = Table { $number } **{ $name }** { $size }
evening-compared-strong = *Strong* { $size }
evening-chart = Standings of the evening
evening-chart-alt = One bar per player: { $lines }
evening-more = and { $count } more
evening-sealed = Seal of the cards: { $commitment }… · Results are shown when the round is over.
evening-sealed-next = Seal of the next round: { $commitment }… · { $words ->
    [0] Add a word and it will be mixed in.
    [one] One word is mixed in.
   *[other] { $words } words are mixed in.
}
evening-open = The seals are open: `/verify` proves that all tables had the same cards.
evening-sees-all = You are on the list. Because you manage threads here, Discord shows you the threads of all tables, which have the same cards: please open only your own until the round is over, or organise instead of playing.
evening-standings-example = For example: three players with the same cards won 30, 10 and −10. Their average is 10, so they count +20, 0 and −20.
evening-i-comes = I’ll come
evening-i-reserve = Standby
evening-i-away = I can’t
evening-my-seat = Go to my seat
evening-word = Add a word
evening-word-hint = It is mixed into all the cards of the next round; their seal { $seal }… is already fixed.
evening-organise = Run the evening
evening-csv = Save as a file
evening-csv-saved = The standings as a table for a spreadsheet, and as a web page to keep.
evening-page-table = Table { $number }: { $names }
evening-page-commitment = Seal of the round: { $commitment }
evening-csv-place = Place
evening-csv-name = Name
evening-csv-round = Round { $number }
evening-csv-total = Total
evening-csv-beside = Compared with Strong
evening-organise-title = ### Run the evening
evening-organise-about = Each button asks you to confirm.
evening-do-start = Start the round
evening-do-pause = Pause
evening-do-go-on = Resume
evening-do-cancel = Cancel the evening
evening-ask-start = Start round { $round }? { $people ->
    [one] One person
   *[other] { $people } people
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}{ $computers ->
    [0] {""}
    [one] , with a computer
   *[other] , with { $computers } computers
}{ $byes ->
    [0] {""}
    [one] ; one person sits out
   *[other] ; { $byes } people sit out
}{ $missing ->
    [0] {""}
    [one] ; one person has not checked in and gets no seat
   *[other] ; { $missing } people have not checked in and get no seat
}. *Yes* assigns the seats, which stay the same until the round is over.
evening-ask-pause = Pause? Everybody finishes their deal and waits; the pause does not count towards the time of the round.
evening-ask-go-on = Resume for everybody?
evening-ask-cancel = Cancel the evening? Deals in progress stop, and the round does not count. You cannot undo this.
evening-ask-remove = Take { $name } off the list? If { $name } is at a table, a computer takes over that seat, and from the next round { $name } gets none.
evening-yes = Yes
evening-no = No
evening-no-seat = You have no seat in this round. { $comes ->
    [yes] You are on the list for the next one.
   *[no] Press *I’ll come* on the board to join from the next round.
}
evening-seat = Round { $round }: you are at table { $number }. Go there:
evening-seat-opens = Round { $round }: you are at table { $number }, which is just being opened. Press again in a moment.
evening-thread = Round { $round } · table { $table }
evening-call = { $mentions } Table { $table }: you play round { $round } here, { $length }. It starts by itself.
evening-call-about = Everybody may watch here. If you leave, a computer plays for you until you press *I’m back*.
evening-call-same-about = Only you can see this thread{ $tables ->
    [one] .
   *[other] : other tables have the same cards, so give nothing away until the round is over.
} If you leave, a computer plays for you until you press *I’m back*.
evening-begins = The first deal begins { $when }, or as soon as everybody is here.
evening-held = The evening is paused; it resumes for everyone at the same time.
evening-table-done = This table is done. The board in the channel shows the standings once the round is over.
evening-time-is-up = ⏰ The time of this round is up. From now on you have { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} for each answer, and computers play for anyone who is away.
evening-was-cancelled = The evening was cancelled. All balances stay as they were.
evening-even = 🏆 The evening ends in a tie.
evening-winner = 🏆 { $names } { $count ->
    [one] wins
   *[other] win
} the evening.
evening-cards-same = the same at every table
evening-cards-own = every table has its own
refused-evening-gone = This evening no longer exists.
refused-evening-over = This evening is over.
refused-evening-organiser = Only { $name }, the organisers and people who manage the server may do that.
refused-evening-full = There is no room left: no more than { $most } people can take part.
refused-evening-round-running = A round is being played; wait until it is over.
refused-evening-too-few = Not enough people have signed up; at least { $least } are needed.
refused-evening-no-word = No word can be mixed in now: this round’s cards are already being played, or every table has its own cards.
refused-evening-not-coming = You are not on the list. Press *I’ll come* on the board first.
refused-evening-table = This table belongs to an evening: its seats and rules are fixed until the round is over.
refused-evening-not-yours = You are not at this table, and others may still be playing the same cards.
refused-evening-own-cards = In this game every deal depends on the one before, so tables cannot have the same cards. Leave `cards` out, and every table gets its own.
refused-evening-paused = The evening is paused. The next deal begins when it resumes.
ending-evening-cancelled = The evening was cancelled.
ending-round-void = This round was stopped and does not count. It can be played again, at new tables and with other cards.
evening-set-hint = Change the plan …
evening-set-title = Change **{ $setting }** to …
evening-setting-rounds = Rounds
evening-setting-deals = Deals per round
evening-setting-stake = Entry
evening-setting-minutes = Time limit per round
evening-setting-size = Seats at a table
evening-setting-seating = How seats are assigned
evening-setting-computers = Computers at the tables
evening-setting-level = How well computers play
evening-setting-time = Time to think
evening-set-rounds = { $value ->
    [one] One round
   *[other] { $value } rounds
}
evening-set-deals = { $value ->
    [one] 1 deal
   *[other] { $value } deals
} per round
evening-set-stake = { $value ->
    [0] Free entry
    [one] Entry: 1 chip
   *[other] Entry: { $value } chips
}
evening-set-minutes = { $value ->
    [0] No limit
    [one] 1 minute
   *[other] { $value } minutes
}
evening-set-size = { $value } at a table
evening-set-seating = { $value ->
    [lot] Draw the seats by lot
    [teams] Fixed teams at different tables
   *[other] Seats by the standings, from round 2
}
evening-set-level = { $value ->
    [beginner] Computers: Beginner
    [club] Computers: Club
   *[other] Computers: Strong
}
evening-set-time = Time to think: { $value }
evening-set-computers = { $value ->
    [yes] Computers fill empty seats
   *[other] People only; anyone left over sits out
}
evening-i-here = I’m here
evening-missing = **{ $count } not here yet:** { $names }
evening-team = Choose my team
evening-team-label = Name of the team
evening-team-hint = Everyone who enters the same name is on one team. Leave it empty to be on no team.
evening-team-of = Team **{ $team }**: { $names }
evening-team-line = **{ $team }** (team) · average { $size }
evening-by-teams = fixed teams at different tables
evening-to-board = Go to the board
evening-to-result = Go to the result
evening-check-in = { $mentions } The evening starts { $begins }: press *I’m here* on the board to get a seat in the first round.
evening-arrives = { $mention } takes over a computer’s seat here, from the next deal.
evening-do-extend = Give more time
evening-do-remove = Take off the list
evening-do-back = Put back on the list
evening-do-help = Make an organiser
evening-do-no-help = Remove as organiser
evening-do-seat = Put in a computer’s seat
evening-person-hint = Choose a person …
evening-person = What about { $name }?
evening-back = Back
evening-guest-comes = is coming
evening-guest-reserve = on standby
evening-guest-away = can’t make it
evening-ask-extend = Give this round { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
}? If its time is already up, the usual time to think applies again.
evening-ask-back = Put { $name } back on the list, as coming?
evening-ask-help = Make { $name } an organiser of this evening? You can change this later.
evening-ask-no-help = Remove { $name } as organiser?
evening-ask-seat = Put { $name } in a computer’s seat at table { $table }, from the next deal there? The seat keeps its result; { $name } scores the average for this round.
refused-evening-no-free-seat = You can only seat people who are coming and have no seat yet, and only in a computer’s seat.
refused-evening-no-teams = This evening has no teams.
evening-time = time to think: { $value }
evening-stakes = entry: { $stake ->
    [one] 1 chip
   *[other] { $stake } chips
} of play money, given out as prizes to the top places
evening-prizes = 🪙 Prizes in play money, minus the entry of { $stake }: { $each }
evening-do-void = Void the round
evening-ask-void = Void this round? It stops at once, counts for nobody, and can be played again with other cards.
evening-event = { $game }: tournament evening
evening-event-about = { $name } invites everybody. Sign up on the board: { $address }
