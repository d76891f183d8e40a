# Before the first deal, between deals, and at the end.
lobby-title = ## { $ruleset }
rules-named = { $ruleset } · “{ $name }”
thread-name = { $game } · { $day } { month-name }
thread-opened = **{ $name }** has opened a table in a thread: { $ruleset }
stakes = Stakes: **{ $stakes }** chips
limit-open = ⚠️ **No limit on bêtes**: anyone who has to pay one pays as much as there is in the pot, so pots can double again and again.
limit-choose = Highest bête:
limit-antes = { $antes ->
    [0] No limit
    [one] 1 ante
   *[other] { $antes } antes
}
limit-large = ⚠️ There are { $antes } antes in the pot, and nothing caps a bête.
limit-next = From the next deal, a bête is at most { $chips }.
limit-cap = Cap bêtes at { $chips }
lobby-house-rules = House rules: { $rules }
lobby-more-rules = { $count ->
    [one] and one more
   *[other] and { $count } more
}
lobby-time = Time to think: { $time }
lobby-pace = Pace: { $pace }
lobby-adviser = 🎓 advice allowed
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-days = over several days
lobby-quiet = (paused { $hours }, { $zone })
lobby-over-days = Over several days, people answer when they can. When somebody’s time is up, a computer answers for them; the second time in a row, it keeps playing until they are back.
lobby-turns = In this game everybody has about { $count } turns in a deal.
quiet-none = None
quiet-hours = { $begins }:00 to { $ends }:00
lobby-seats = **At the table** { $seats }/{ $most } · { $direction }
lobby-too-few-exactly = This game needs { $seats } players. Join in, or add computers.
lobby-too-few = This game needs at least { $least } players{ $best ->
    [0] {""}
   *[other] ; { $best } is best
}. Join in, or add computers.
lobby-host-starts = { $name } can press **Start** when everyone is here.
lobby-begun = The game begins: { $names }.

seat-host = host
seat-first-dealer = deals first
seat-cutter = cuts

add-computer = + Computer
less-computer = − Computer
start = Start
cut = Cut
next-deal = Next deal
play-again = Play again

same-cards = The same cards again
same-cards-about = **The same cards again**: deal { $deal } of an earlier session, with the same dealer and the same pot. Anyone who played it gets the same hand, everyone else a computer’s hand. It counts for nothing: no chips, no statistics, no league. By taking part you agree to that.
same-cards-then = last time { $result }
same-cards-for-nothing = These were the cards of an earlier deal: nothing was at stake.
refused-same-cards-fixed = The cards of an earlier deal are dealt again here, so the game, its rules and the number of players stay as they were.

summary-void = **Deal { $number } is void.** I could not play it to its end, so nobody pays and the same dealer deals again.
summary-broken-off = **Deal { $number } was stopped** and counts for nobody.
summary-short = **Deal { $number }**
summary-short-pot = pot { $pot }
summary-points = **{ $points }** { $count ->
    [one] point
   *[other] points
}
summary-chips = { $chips } { $count ->
    [one] chip
   *[other] chips
}
summary-pot = In the pot: **{ $pot }**
summary-reserve = In the reserve: { $reserve }
summary-standing = So far: { $standing }
summary-left = { $standing } (left)
summary-standing-points = Points so far: { $standing }
summary-next = { $name } deals next, as soon as everyone has pressed **Next deal**.
summary-next-at = { $name } deals { $when } at the latest, or as soon as everyone has pressed **Next deal**.
summary-waiting = Paused: only { $names } { $here ->
    [one] is here;
   *[other] are here;
} { $missing ->
    [one] one more is needed.
   *[other] { $missing } more are needed.
}
summary-ends-at = If nobody joins, the session ends { $when }.
summary-away = { $names } { $away ->
    [one] is away.
   *[other] are away.
}
summary-ready = Ready: { $names }
seal-next-cut = Seal of the next deal { $seal }… · already cut

session-title = ## { $ruleset }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
session-chart-alt = Balances over the session. At the end: { $results }
session-last-deal = **The last deal, no. { $number }**
session-winner = 🏆 **{ $names }** { $count ->
    [one] wins.
   *[other] win.
}
session-pot-shared = { $pot ->
    [one] 1 chip was
   *[other] { $pot } chips were
} left in the pot and shared among everybody in the last deal: { $names }.
session-no-share = { $name } ended the session right after paying a bête and so gets no share.
session-pot-kept = { $pot ->
    [one] 1 chip stays in the pot and belongs
   *[other] { $pot } chips stay in the pot and belong
} to nobody.
who-pays-whom = **To even up**
nobody-pays = Everything is even.
transfer = { $payer } → { $payee }: **{ $amount }**
transfers-more = … and { $count } more.
play-money = Play money: chips are not bought and are worth nothing.

ending-unknown = The session is over.
ending-stopped = Somebody who manages the server ended the session.
ending-stopped-by = { $name } ended the session.
ending-voted = The players voted to end the session, because somebody did not come back.
ending-deals-played = All the agreed deals have been played.
ending-pot-empty = The pot is empty, so the session is over, as agreed.
ending-debt-limit = Somebody has gone past the loss limit, so the session is over.
ending-nobody-left = Nobody is left at the table.
ending-too-many-chips = The amounts are larger than this table can count, so the session is over.
ending-lobby-timeout = Nobody pressed anything for half an hour, so the table was closed.
ending-lobby-timeout-days = Nobody pressed anything for a week, so the table was closed.
ending-too-few-seats-days = There were too few players for a week, so the session is over.
ending-too-few-seats = There were too few players for half an hour, so the session is over.
ending-channel-gone = The channel no longer exists, so the session is over.
ending-thread-locked = The thread was locked, so the session is over.
ending-deals-void = Three deals in a row could not be played because of an error in the bot, so the session is over.
ending-rules-gone = This version of the bot no longer knows the rules of this table, so the session is over.
ending-unreadable = The bot can no longer read what it saved for this table, so the session is over.
ending-trouble = An error in the bot kept coming back, so the session is over.

# Choosing a game.
games = Games
games-title = ## Which game?
games-about = Press a button to open a table in this channel.
games-for-lobby = { $seats ->
    [one] One player sits at this table so far.
   *[other] Games for { $seats } people at the table.
}
games-players = { $least }–{ $most } players
games-players-exactly = { $most } players
games-open = Open a table
games-choose = Play this
games-chosen = Chosen
length = a few minutes per deal
other-game = Another game

# The form of the house rules.
editor-title = ## House rules · { $ruleset }
editor-page = Page { $page } of { $pages }
editor-choose-ruleset = Choose the game
editor-choose-preset = Choose a ready-made set
editor-rule = { $name }: **{ $value }**
editor-rule-changed = ✱ { $name }: **{ $value }** (usually { $usual })
editor-number = { $name } …
editor-pick = { $group }: change something
editor-choice = { $name }: { $value }
editor-only-changed = Show only what differs
editor-all = Show all house rules
editor-nothing-changed = These are the standard rules; nothing is changed.
editor-reset = Reset
editor-time = Change time and pace
editor-save = Save for this server
editor-read = Read the rules
editor-saved = These rules are now called “{ $name }” on this server.
editor-forget = Delete a saved set
editor-forgotten = “{ $name }” is deleted. This table keeps the rules you have set.

cut-form = Cut the pack
cut-form-label = A word of your own
cut-form-hint = I have shuffled (seal { $seal }…). Your word shuffles the pack once more.
rules-form-label = New value
pace-form-label = Pace
pace-form-hint = How long tricks stay, computers think and pauses last
seconds-form-label = Time per answer (over several days)
seconds-form-hint = Only for the pace “over several days”, instead of the seconds above
quiet-form-label = Quiet hours (over several days)
quiet-form-hint = They do not count as time to think, and nobody is mentioned then. Time zone: { $zone }
time-form-label = Seconds for each answer
time-form-hint = 1 to 86400 (1 day); 0 for as long as you like
save-form = Save these rules
save-form-label = Name
save-form-hint = Anybody on this server can choose them by this name.
forget-form = Delete saved rules
forget-form-label = Which ones?
forget-form-hint = They will no longer be offered on this server. Deals already played do not change.
forget-form-choose = Choose rules
