# Ein Spiel gegen Computer, das sich selbst erklärt.
practice = Übungsspiel
practice-which = Übungsspiel: Wähle ein Spiel
practice-again = Noch ein Übungsspiel
practice-title = ### Übungsspiel · { $ruleset }
practice-private = Es geht nicht um Chips. Anschauen kannst nur du dieses Spiel; nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} wird es gelöscht.
practice-gone = Dieses Übungsspiel gibt es nicht mehr.
practice-advice = Ein Computer würde wählen: { $choice }.
practice-ranks = Von oben nach unten: { $cards }{ $trumps ->
    [0] .
   *[other] ; jeder Trumpf sticht alle Karten der anderen Farben.
}
practice-unknown = Wähle, was dir am besten scheint.
practice-lead = Du spielst aus. Die anderen müssen deine Farbe bedienen, wenn sie können. Die höchste Karte dieser Farbe macht den Stich{ $trumps ->
    [0] .
   *[other] , außer jemand sticht.
}
practice-follow = Angespielt: { $suit }. Du hast davon, also musst du bedienen. Spiel hoch, wenn du den Stich willst, sonst niedrig, und spar dir die bessere Karte.
practice-free = Du kannst nicht bedienen ({ $suit }), also darfst du alles spielen{ $trumps ->
    [0] , aber den Stich bekommst du damit nicht.
   *[other] ; ein Trumpf macht den Stich, wenn kein höherer liegt.
}
practice-result = Dein Ergebnis: { $result }
practice-tallies = Du hast jetzt: **{ $tallies }**
practice-go = Bereit? Öffne in einem Kanal einen Tisch: { $command }
