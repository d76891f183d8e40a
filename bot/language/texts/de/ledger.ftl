ledger-title = ## Kassabuch dieses Servers
ledger-chart-alt = Der Stand dieses Servers als Balken
ledger-chart = Chips in diesem Server
ledger-csv = Als CSV speichern
ledger-csv-saved = Jede Buchung im Kassabuch dieses Servers:
ledger-empty = Hier hat noch niemand gespielt.
ledger-deals = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
ledger-more-people = … und { $count } weitere
ledger-computers = Das Haus (Computer): { $chips }
ledger-pot = Im Pot von { $channel }: { $chips }
ledger-mine-title = ## Meine Chips: { $chips }
ledger-no-session = Du hast hier noch nicht gespielt.
ledger-running = läuft noch
ledger-deal = Spiel { $deal }
ledger-open-pots = { $chips } liegen in offenen Pots und gehören noch niemandem.
ledger-standing = Stand
ledger-mine = Mein Auszug
ledger-pays = Wer zahlt wem

help-title = ## Wie es losgeht
help-1 = Öffne einen Tisch in diesem Kanal: { $commands }
help-2 = Freunde drücken **Mitspielen**; mit **+ Computer** füllst du die anderen Plätze.
help-3 = Wer leitet, drückt **Start**. Wer gefragt wird, drückt einen Knopf; getippt wird nichts.
help-4 = **Meine Karten** zeigt dein Blatt dir allein. **Was war** erzählt, was du verpasst hast.
help-5 = **Regeln** erklärt das Spiel mit den heutigen Einsätzen; das Kassabuch merkt sich jeden Chip.
about-title = ## Lupfen { $version }
about-games = Spielt { $games } in Discord-Kanälen, auf Deutsch und Englisch.
about-stored = Gespeichert werden deine Discord-Nummer und dein Name, wo du gesessen bist, was du geantwortet hast, und jede Bewegung von Chips. Nachrichten werden nicht gelesen.
about-fair = Jedes Blatt ist vor dem Geben durch seinen Fingerabdruck versiegelt; nach der Sitzung kann es jeder nachprüfen.
about-source = Quelltext
chart-balances = Chips im Lauf der Sitzung
chart-deals = Spiel
