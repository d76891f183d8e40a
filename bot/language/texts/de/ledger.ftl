ledger-title = ## Kassabuch dieses Servers
ledger-chart-alt = Der Stand dieses Servers als Balken
ledger-chart = Chips auf diesem Server
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
ledger-open-pots = { $chips } Chips liegen noch in offenen Pots.
ledger-standing = Stand
ledger-mine = Mein Auszug
ledger-pays = Wer zahlt wem

help-title = ## Wie es losgeht
help-1 = Wähle mit { $games } ein Spiel; **Tisch öffnen** öffnet es im Kanal.
help-2 = Freunde drücken **Mitspielen**; **+ Computer** füllt die anderen Plätze, und ein Menü sagt, wie gut die Computer spielen.
help-3 = Wer den Tisch leitet, drückt **Start**. Wer gefragt wird, drückt einen Knopf; geschrieben wird nichts.
help-4 = **Meine Karten** zeigt dein Blatt nur dir. **Was bisher geschah** erzählt, was du verpasst hast, **?**, was ein Wort heißt.
help-5 = **Regeln** erklärt das Spiel mit den heutigen Einsätzen; das Kassabuch merkt sich jeden Chip, die Liga, wer am besten spielt.
help-likes = Sind dir die Karten neu? { $likes } setzt Buchstaben neben die Farben und macht die Karten größer, nur für dich; für einen Screenreader sagt **Tisch als Text** dort alles in Worten.
about-title = ## Lupfen { $version }
about-games = Spielt { $games } in Discord-Kanälen, auf Deutsch und Englisch.
about-stored = Ich speichere deine Discord-Nummer und deinen Namen, an welchen Tischen du warst, was du geantwortet hast, und jede Bewegung von Chips. Nachrichten lese ich nicht.
about-fair = Jedes Blatt wird vor dem Geben mit einem Fingerabdruck versiegelt, und nach der Sitzung können es alle nachprüfen.
about-source = Quelltext
chart-balances = Chips im Lauf der Sitzung
chart-deals = Spiel
refused-ledger-too-large = Dieses Kassabuch ist zu lang für eine einzige Datei auf Discord. Wer mich betreibt, kann es mit „python -m bot export --ledger { $server }“ speichern.
