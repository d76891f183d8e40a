# Ein Spiel gegen Computer, das sich selbst erklärt.
practice = Übungsspiel
practice-which = Übungsspiel: Wähle ein Spiel
practice-again = Noch ein Übungsspiel
practice-title = ### Übungsspiel · { $ruleset }
practice-private = Es geht um keine Chips, und nichts wird gespeichert.
practice-gone = Dieses Übungsspiel ist weg: Ich wurde neu gestartet, oder es ist mehr als eine Viertelstunde her.
practice-advice = Ein Computer würde wählen: { $choice }.
practice-unknown = Wähle, was dir am besten scheint.
practice-lead = Du spielst aus. Wer deine Farbe hat, muss sie bedienen, und die höchste Karte davon macht den Stich{ $trumps ->
    [0] .
   *[other] , wenn niemand mit Trumpf sticht.
}
practice-follow = Angespielt: { $suit }. Du hast davon, also musst du bedienen. Spiel hoch für den Stich, oder niedrig, um eine bessere Karte zu sparen.
practice-free = Du hast kein { $suit }, also darfst du alles spielen{ $trumps ->
    [0] , nur macht es den Stich nicht.
   *[other] ; ein Trumpf macht den Stich, wenn kein höherer liegt.
}
practice-result = Dein Ergebnis: { $result }
practice-tallies = Du hast jetzt: **{ $tallies }**
practice-go = Bereit? Öffne in einem Kanal einen Tisch: { $command }
