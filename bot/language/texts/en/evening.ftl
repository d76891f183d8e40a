# Evenings across many tables.
evening-title = ## { $game } · an evening across many tables
evening-is-signing = { $name } invites you. Who's coming?
evening-is-playing = Round { $round } of { $of } is being played.
evening-is-playing-until = Round { $round } of { $of } is being played; its time is up { $end }.
evening-is-hurried = Round { $round } of { $of }: the time is up, so computers play for whoever is not there.
evening-is-paused = Round { $round } of { $of } pauses: everybody finishes their deal and waits.
evening-is-between = Round { $round } of { $of } is done. { $name } begins round { $next }; whoever wants to join presses *I'll come*.
evening-is-void = Round { $next } of { $of } was broken off and does not count. { $name } can begin it again.
evening-is-cancelled = Called off.
evening-starts = It begins: { $when }
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
evening-by-lot = seats by lot, so that people meet anew
evening-by-standings = seats by standings
evening-minutes = { $minutes } minutes a round
evening-fill = computers fill the last seats ({ $level })
evening-no-fill = people alone
evening-dealing = everybody deals equally often, so larger tables play more deals
evening-no-stakes = played for nothing
evening-comes = **{ $count } { $count ->
    [one] is coming
   *[other] are coming
}:** { $names }
evening-reserve = **{ $count } in reserve:** { $names }
evening-away = **{ $count } cannot:** { $names }
evening-table-opens = **Table { $number }** { $names } · opens
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
evening-byes = Sit out, and get the mean of the round: { $names }
evening-waiting = In from the next round on: { $names }
evening-standings = **Standings** after { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}
evening-standings-same = **Standings** after { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}: the difference to the mean of all tables in the same seat with the same cards
evening-beside = · { $size } compared with *Strong*
evening-list = · games { $points }: { $won } won, { $lost } lost, { $against } lost by others
list-points = Game points
list-won = Games won
list-lost = Games lost
list-against = Lost by others
evening-compared = **Deal { $deal }** is where play differed most, in one seat with the same cards:
evening-compared-told = Table { $number } { $told }
evening-compared-row = Table { $number } **{ $name }** { $size }
evening-compared-strong = *Strong* { $size }
evening-chart = Standings of the evening
evening-chart-alt = A bar for each: { $lines }
evening-more = and { $count } more
evening-sealed = The cards of this round were sealed with { $commitment }. Results are shown when the round is done.
evening-sealed-next = The cards of the next round are sealed with { $commitment }. { $words ->
    [0] Give a word, and it is mixed in.
    [one] One word is mixed in.
   *[other] { $words } words are mixed in.
}
evening-open = The seals are open: /verify proves that all tables had the same cards.
evening-i-comes = I'll come
evening-i-reserve = As a reserve
evening-i-away = I can't
evening-my-seat = My seat
evening-word = A word for the cards
evening-word-hint = It is mixed into all packs of the next round, whose seal { $seal } is fixed already.
evening-organise = Organise
evening-csv = As a file
evening-csv-saved = The standings as a table for a spreadsheet, and as a page to keep.
evening-page-table = Table { $number }: { $names }
evening-page-commitment = Commitment to its cards: { $commitment }
evening-csv-place = Place
evening-csv-name = Name
evening-csv-round = Round { $number }
evening-csv-total = Total
evening-csv-beside = Compared with Strong
evening-organise-title = ### Organise the evening
evening-organise-about = Each button asks once more.
evening-do-start = Start the round
evening-do-pause = Pause
evening-do-go-on = Go on
evening-do-cancel = Call off
evening-ask-start = Begin round { $round }? { $people } people at { $tables ->
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
}. Seats are given out when you say yes, and hold until the round is done.
evening-ask-pause = Pause? Everybody finishes their deal and waits; the pause does not count towards the time of the round.
evening-ask-go-on = Let everybody go on?
evening-ask-cancel = Call the evening off? What is being played is broken off, the round does not count, and this cannot be taken back.
evening-ask-remove = Take { $name } off the list? If { $name } sits at a table, a computer plays there until they press *I'm back*; from the next round on they are not seated.
evening-yes = Yes
evening-no = No
evening-no-seat = You have no seat in this round. { $comes ->
    [yes] You are on the list for the next one.
   *[no] Say on the board that you come, and you are in from the next one.
}
evening-seat = Round { $round }: you sit at table { $number }. Go there:
evening-seat-opens = Round { $round }: you sit at table { $number }, which is just being opened. Press again in a moment.
evening-thread = Round { $round } · table { $table }
evening-call = { $mentions } Round { $round }, table { $table }: this is where you play, { $length }. The first deal begins by itself.
evening-call-about = Everybody may watch here. Whoever leaves is played for by a computer, until they press *I'm back*.
evening-call-same-about = Only you see this thread{ $tables ->
    [one] .
   *[other] : other tables have the same cards, so tell nobody before the round is done.
} Whoever leaves is played for by a computer, until they press *I'm back*.
evening-begins = The first deal begins { $when }.
evening-held = The organiser has paused the evening; it goes on when everybody does.
evening-table-done = This table is done. The board in the channel shows how everybody stands, once the round is done.
evening-time-is-up = ⏰ The time of this round is up. From now on there are { $seconds } seconds for each answer, and for whoever is not there a computer plays.
evening-was-cancelled = The evening was called off. Nobody owes anybody anything.
evening-even = 🏆 All are even at the end of the evening.
evening-winner = 🏆 { $names } { $count ->
    [one] wins
   *[other] win
} the evening.
evening-cards-same = the same at every table
evening-cards-own = every table its own
refused-evening-gone = This evening is not there any more.
refused-evening-over = This evening is over.
refused-evening-organiser = Only { $name }, who organises this, may do that, or somebody who manages the server.
refused-evening-full = There is no more room: at most { $most } people take part.
refused-evening-round-running = A round is being played; wait until it is done.
refused-evening-too-few = Too few people come: it takes at least { $least }.
refused-evening-no-word = The cards of this round are being played already, or are not sealed together.
refused-evening-not-coming = You are not on the list. Say on the board first that you come.
refused-evening-table = This table belongs to an evening: its seats and rules are fixed until the round is done.
refused-evening-not-yours = You do not sit at this table, and others may still play its cards.
refused-evening-own-cards = In this game deals follow from each other, so tables cannot have the same cards: leave `cards` out, and every table has its own.
refused-evening-paused = The organiser has paused the evening. The next deal begins when it goes on.
ending-evening-cancelled = The evening was called off.
ending-round-void = This round was broken off and does not count. It can be played again, at new tables and with other cards.
evening-set-hint = Change the plan …
evening-set-title = **{ $setting }**: what shall it be?
evening-setting-rounds = Rounds
evening-setting-deals = Deals a round
evening-setting-stake = Entry
evening-setting-minutes = Time limit of a round
evening-setting-size = Seats at a table
evening-setting-seating = How seats are drawn
evening-setting-computers = Computers at the tables
evening-setting-level = How well computers play
evening-setting-time = Time to think
evening-set-rounds = { $value ->
    [one] One round
   *[other] { $value } rounds
}
evening-set-deals = { $value } deals a round
evening-set-stake = { $value ->
    [0] For nothing
   *[other] An entry of { $value }
}
evening-set-minutes = { $value ->
    [0] No limit
   *[other] { $value } minutes
}
evening-set-size = { $value } at a table
evening-set-seating = { $value ->
    [lot] Seats by lot
    [teams] Fixed teams at different tables
   *[other] Seats by standings, from round 2 on
}
evening-set-level = { $value ->
    [beginner] Computers play as beginners
    [club] Computers play at club level
   *[other] Computers play as well as they can
}
evening-set-time = Time to think: { $value }
evening-set-computers = { $value ->
    [yes] Computers fill the last seats
   *[other] People alone: other tables, or somebody sits out
}
evening-i-here = I'm here
evening-missing = **{ $count } not here yet:** { $names }
evening-team = My team
evening-team-label = Name of the team
evening-team-hint = Whoever writes the same name is in your team. Leave it empty to be in none.
evening-team-of = Team **{ $team }**: { $names }
evening-team-line = Team **{ $team }** { $size } in the mean
evening-by-teams = fixed teams, whose people sit at different tables
evening-to-board = Go to the board
evening-to-result = Go to the result
evening-check-in = { $mentions } The evening begins { $begins }: press *I'm here* on the board. Whoever does not gets no seat in the first round.
evening-arrives = { $mention } takes the seat of a computer here, from the next deal on.
evening-do-extend = More time
evening-do-remove = Take off the list
evening-do-back = Put back on the list
evening-do-help = May organise too
evening-do-no-help = May not organise any more
evening-do-seat = Seat now instead of a computer
evening-person-hint = Choose a person …
evening-person = What about { $name }?
evening-back = Back
evening-guest-comes = comes
evening-guest-reserve = in reserve
evening-guest-away = cannot
evening-ask-extend = Give this round { $minutes } more minutes? If its time is up already, everybody has the usual time for an answer again.
evening-ask-back = Put { $name } back on the list, as somebody who comes?
evening-ask-help = Let { $name } organise this evening too? You can take it back.
evening-ask-no-help = Let { $name } organise this evening no more?
evening-ask-seat = Seat { $name } at table { $table } instead of a computer, from its next deal on? What the seat has stays; the round brings { $name } its mean.
refused-evening-no-free-seat = There is no computer's seat free for this person: they must come, have no seat in this round, and a table must have a computer.
refused-evening-no-teams = This evening has no teams.
evening-time = time to think: { $value }
evening-stakes = entry { $stake } in play money, paid out as prizes to the first
evening-prizes = 🪙 Play money, less the entry of { $stake }: { $each }
evening-do-void = Let the round not count
evening-ask-void = Break this round off? It ends at once, counts for nobody, and can be played again with other cards.
evening-event = { $game }: an evening across many tables
evening-event-about = { $name } invites everybody. The board, for signing up: { $address }
