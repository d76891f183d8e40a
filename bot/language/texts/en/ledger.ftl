ledger-title = ## Server ledger
ledger-chart-alt = The balances on this server as bars
ledger-chart = Chips on this server
ledger-csv = Save as CSV
ledger-csv-saved = Every transaction in the server’s ledger:
ledger-empty = Nobody has played here yet.
ledger-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
ledger-more-people = … and { $count } more
ledger-computers = The computers: { $chips }
ledger-pot = In the pot of { $channel }: { $chips }
ledger-mine-title = ## Your chips: { $chips }
ledger-no-session = You have not played here yet.
ledger-running = still running
ledger-deal = deal { $deal }
ledger-open-pots = { $chips ->
    [one] 1 chip is still in an open pot.
   *[other] { $chips } chips are still in open pots.
}
ledger-standing = Balances
ledger-mine = My statement
ledger-pays = Even up

help-title = ## Getting started
help-1 = Choose a game with { $games }; **Open a table** opens a table in this channel. If you don’t know the game, { $learn } teaches it in a few moves.
help-2 = Friends press **Join**; **+ Computer** fills the other seats. The menu below sets how well the computers play. Never all free at once? The pace **over several days** under **Rules** gives you days for each answer.
help-3 = The host presses **Start**. On your turn you press a button; you never have to type.
help-4 = **My cards** shows your hand only to you; some answers can be given there in advance. **What happened** tells you what you missed, **?** explains words, and **Take back** undoes a slip of the finger if all agree.
help-5 = **Rules** explains the game with the stakes set here. The ledger remembers every chip; the league shows who plays best.
help-likes = New to these cards? { $likes } has letters beside the suits and larger cards, only for you. For screen readers there is a **Text table**.
about-title = ## Lupfen { $version }
about-games = Plays { $games } in Discord channels, in German and English.
about-stored = I store your Discord ID and name, where you sat, what you answered, and every chip transaction. I do not read messages.
about-fair = Every pack is sealed before it is dealt, and anybody can check it when the session is over.
about-source = Source
chart-balances = Chips over the session
chart-deals = Deal
refused-ledger-too-large = This ledger is too long for one file on Discord. The operator of this bot can give it to you.
