ledger-title = ## Ledger of this server
ledger-chart-alt = The balances of this server as bars
ledger-chart = Chips in this server
ledger-csv = Save as CSV
ledger-csv-saved = Every posting of this server's ledger:
ledger-empty = Nobody has played here yet.
ledger-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
ledger-more-people = … and { $count } more
ledger-computers = The house (computers): { $chips }
ledger-pot = In the pot of { $channel }: { $chips }
ledger-mine-title = ## My chips: { $chips }
ledger-no-session = You have not played here yet.
ledger-running = still running
ledger-deal = deal { $deal }
ledger-open-pots = { $chips } lie in open pots and are nobody's yet.
ledger-standing = Standing
ledger-mine = My statement
ledger-pays = Who pays whom

help-title = ## How to begin
help-1 = Open a table in this channel: { $commands }
help-2 = Friends press **Join**; computers fill the other seats with **+ Computer**.
help-3 = The host presses **Start**. Whoever is asked presses a button; nobody types.
help-4 = **My cards** shows your hand to you alone. **What happened** tells what you have missed.
help-5 = **Rules** explains the game with today's stakes; the ledger remembers every chip.
about-title = ## Lupfen { $version }
about-games = Plays { $games } in Discord channels, in German and English.
about-stored = Stored are your Discord id and name, where you sat, what you answered, and every movement of chips. No messages are read.
about-fair = Every pack is sealed by its fingerprint before it is dealt, so that anybody can check it when the session is over.
about-source = Source
chart-balances = Chips over the session
chart-deals = Deal
