ledger-title = ## Ledger of this server
ledger-chart-alt = The balances of this server as bars
ledger-chart = Chips on this server
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
ledger-open-pots = { $chips } chips are still in open pots.
ledger-standing = Standing
ledger-mine = My statement
ledger-pays = Who pays whom

help-title = ## How to begin
help-1 = Choose a game with { $games }; **Open a table** opens it in the channel.
help-2 = Friends press **Join**; **+ Computer** fills the other seats, and a menu says how well computers play.
help-3 = The host presses **Start**. Whoever is asked presses a button; nobody has to type.
help-4 = **My cards** shows your hand to you alone. **What happened** tells you what you missed, **?** what a word means.
help-5 = **Rules** explains the game with today's stakes; the ledger remembers every chip, and the league who plays best.
help-likes = New to these cards? { $likes } puts letters beside the suits and makes the cards larger, for you alone; for a screen reader its **Text table** puts everything in words.
about-title = ## Lupfen { $version }
about-games = Plays { $games } in Discord channels, in German and English.
about-stored = I store your Discord id and name, where you sat, what you answered, and every movement of chips. I do not read messages.
about-fair = Every pack is sealed with a fingerprint before it is dealt, so anybody can check it when the session is over.
about-source = Source
chart-balances = Chips over the session
chart-deals = Deal
refused-ledger-too-large = This ledger is too long for one file on Discord. Whoever hosts me can save it with “python -m bot export --ledger { $server }”.
