ledger-title = ## Kassenbuch dieses Servers
ledger-chart-alt = Der Stand dieses Servers als Balken
ledger-chart = Chips auf diesem Server
ledger-csv = Als CSV speichern
ledger-csv-saved = Jede Buchung im Kassenbuch dieses Servers:
ledger-empty = Hier hat noch niemand gespielt.
ledger-deals = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
ledger-more-people = { $count ->
    [one] … und noch jemand
   *[other] … und { $count } weitere
}
ledger-computers = Die Computer: { $chips }
ledger-pot = Im Pot von { $channel }: { $chips }
ledger-mine-title = ## Deine Chips: { $chips }
ledger-no-session = Du hast hier noch nicht gespielt.
ledger-running = läuft noch
ledger-deal = Spiel { $deal }
ledger-open-pots = { $chips ->
    [one] 1 Chip liegt noch in einem offenen Pot.
   *[other] { $chips } Chips liegen noch in offenen Pots.
}
ledger-standing = Stand
ledger-mine = Mein Auszug
ledger-pays = Ausgleichen

help-title = ## So geht es los
help-1 = Such dir mit { $games } ein Spiel aus und drück auf **Tisch öffnen**. Kennst du es noch nicht, bringt { $learn } es dir mit ein paar Zügen bei.
help-2 = Freunde drücken **Mitspielen**; **+ Computer** füllt die anderen Plätze. Im Menü darunter stellt ihr ein, wie gut die Computer spielen. Nie alle zugleich da? Mit dem Tempo **mehrtägig** unter **Regeln** habt ihr Tage für jede Antwort.
help-3 = Wer den Tisch leitet, drückt **Start**. Bist du dran, drückst du einen Knopf; schreiben musst du nie.
help-4 = **Meine Karten** zeigt nur dir dein Blatt; manches kannst du dort schon vorab wählen. **Was bisher geschah** erzählt, was du verpasst hast, **?** erklärt die Wörter. Vertippt? **Zurücknehmen** geht, wenn alle einverstanden sind.
help-5 = **Regeln** erklärt das Spiel mit den heutigen Einsätzen. Das Kassenbuch merkt sich jeden Chip; die Liga zeigt, wer am besten spielt.
help-likes = Sind dir die Karten neu? Unter { $likes } bekommst du Buchstaben neben den Farben und größere Karten, nur für dich. Für einen Screenreader gibt es dort **Tisch als Text**.
about-title = ## Lupfen { $version }
about-games = Mit mir spielt ihr { $games }, auf Deutsch und Englisch.
about-stored = Ich speichere deine Discord-ID und deinen Namen, an welchen Tischen du warst, was du geantwortet hast, und jede Buchung von Chips. Nachrichten lese ich nicht.
about-fair = Jede Mischung wird vor dem Geben versiegelt, und nach der Sitzung können alle sie nachprüfen.
about-source = Quelltext
chart-balances = Chips im Lauf der Sitzung
chart-deals = Spiel
refused-ledger-too-large = Dieses Kassenbuch ist zu lang für eine einzige Datei auf Discord. Wer mich betreibt, kann es dir geben.
