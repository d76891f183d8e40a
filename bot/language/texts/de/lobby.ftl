# Vor dem ersten Spiel, zwischen den Spielen und am Schluss.
lobby-title = ## { $ruleset }
rules-named = { $ruleset } · „{ $name }“
thread-name = { $game } · { $day }. { month-name }
thread-opened = **{ $name }** hat einen Tisch in einem Thread geöffnet: { $ruleset }
stakes = Einsätze: **{ $stakes }** Chips
limit-open = ⚠️ **Bête ohne Grenze**: Wer eine zahlen muss, zahlt so viel, wie im Pot liegt; der kann sich immer wieder verdoppeln.
limit-choose = Höchste Bête:
limit-antes = { $antes ->
    [0] Ohne Grenze
    [one] 1 Einsatz
   *[other] { $antes } Einsätze
}
limit-large = ⚠️ Im Pot liegen { $antes } Einsätze, und die Bête ist nicht begrenzt.
limit-next = Ab dem nächsten Spiel kostet eine Bête höchstens { $chips }.
limit-cap = Bête auf { $chips } begrenzen
lobby-house-rules = Hausregeln: { $rules }
lobby-more-rules = { $count ->
    [one] und noch eine
   *[other] und { $count } weitere
}
lobby-time = Bedenkzeit: { $time }
lobby-pace = Tempo: { $pace }
lobby-adviser = 🎓 Ratgeber erlaubt
pace-calm = gemütlich
pace-normal = normal
pace-quick = flott
pace-days = mehrtägig
lobby-quiet = (ohne { $hours }, { $zone })
lobby-over-days = Mehrtägig: Alle antworten, wann sie dazu kommen. Ist die Zeit um, antwortet einmal ein Computer; ab dem zweiten Mal hintereinander spielt er weiter, bis die Person zurück ist.
lobby-turns = Hier ist jeder in einem Spiel etwa { $count }-mal dran.
quiet-none = Keine
quiet-hours = { $begins } bis { $ends } Uhr
lobby-seats = **Am Tisch** { $seats }/{ $most } · { $direction }
lobby-too-few-exactly = Für dieses Spiel braucht es { $seats } Leute. Spielt mit oder nehmt Computer dazu.
lobby-too-few = Für dieses Spiel braucht es mindestens { $least } Leute{ $best ->
    [0] {""}
   *[other] , am schönsten ist es mit { $best }
}. Spielt mit oder nehmt Computer dazu.
lobby-host-starts = { $name } kann auf **Start** drücken, sobald alle da sind.
lobby-begun = Es geht los: { $names }.

seat-host = leitet den Tisch
seat-first-dealer = gibt zuerst
seat-cutter = hebt ab

add-computer = + Computer
less-computer = − Computer
start = Start
cut = Abheben
next-deal = Nächstes Spiel
play-again = Noch einmal spielen

same-cards = Dieselben Karten noch einmal
same-cards-about = **Dieselben Karten noch einmal**: Spiel { $deal } einer früheren Sitzung, mit demselben Geber und demselben Pot. Wer es gespielt hat, bekommt dasselbe Blatt wie damals, alle anderen das eines Computers. Es zählt nicht: keine Chips, keine Statistik, keine Liga. Wer mitspielt, ist damit einverstanden.
same-cards-then = letztes Mal { $result }
same-cards-for-nothing = Das waren die Karten eines früheren Spiels: Es ging um nichts.
refused-same-cards-fixed = Hier werden die Karten eines früheren Spiels noch einmal gegeben, darum bleiben Spiel, Regeln und Zahl der Spieler, wie sie waren.

summary-void = **Spiel { $number } ist ungültig.** Ich konnte es nicht zu Ende führen, darum zahlt niemand, und es wird neu gegeben.
summary-broken-off = **Spiel { $number } wurde abgebrochen** und zählt für niemanden.
summary-short = **Spiel { $number }**
summary-short-pot = Pot { $pot }
summary-points = **{ $points }** { $count ->
    [one] Punkt
   *[other] Punkte
}
summary-chips = { $chips } { $count ->
    [one] Chip
   *[other] Chips
}
summary-pot = Im Pot: **{ $pot }**
summary-reserve = In der Reserve: { $reserve }
summary-standing = Bisher: { $standing }
summary-left = { $standing } (gegangen)
summary-standing-points = Punkte bisher: { $standing }
summary-next = Als Nächstes gibt { $name }, sobald alle **Nächstes Spiel** gedrückt haben.
summary-next-at = { $name } gibt spätestens { $when }, früher, wenn alle **Nächstes Spiel** gedrückt haben.
summary-waiting = Pause: Nur { $names } { $here ->
    [one] ist
   *[other] sind
} da; { $missing ->
    [one] eine Person fehlt noch.
   *[other] { $missing } Personen fehlen noch.
}
summary-ends-at = Kommt niemand dazu, ist { $when } Schluss.
summary-away = { $names } { $away ->
    [one] ist
   *[other] sind
} gerade abwesend.
summary-ready = Bereit: { $names }
seal-next-cut = Siegel des nächsten Spiels { $seal }… · schon abgehoben

session-title = ## { $ruleset }: { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
session-chart-alt = Stand im Lauf der Sitzung. Am Schluss: { $results }
session-last-deal = **Das letzte Spiel, Nr. { $number }**
session-winner = 🏆 **{ $names }** { $count ->
    [one] gewinnt.
   *[other] gewinnen.
}
session-pot-shared = Im Pot { $pot ->
    [one] blieb 1 Chip
   *[other] blieben { $pot } Chips
} übrig, aufgeteilt unter den Spielern des letzten Spiels: { $names }.
session-no-share = { $name } hat die Sitzung gleich nach einer Bête beendet und bekommt darum keinen Anteil.
session-pot-kept = { $pot ->
    [one] 1 Chip bleibt im Pot und gehört
   *[other] { $pot } Chips bleiben im Pot und gehören
} niemandem.
who-pays-whom = **Zum Ausgleichen**
nobody-pays = Alles ist ausgeglichen.
transfer = { $payer } → { $payee }: **{ $amount }**
transfers-more = { $count ->
    [one] … und ein weiterer.
   *[other] … und { $count } weitere.
}
play-money = Spielgeld: Chips kann man nicht kaufen, und sie sind nichts wert.

ending-unknown = Die Sitzung ist zu Ende.
ending-stopped = Jemand, der den Server verwaltet, hat die Sitzung beendet.
ending-stopped-by = { $name } hat die Sitzung beendet.
ending-voted = Ihr habt abgestimmt und die Sitzung beendet, weil jemand nicht zurückgekommen ist.
ending-deals-played = Alle vereinbarten Spiele sind gespielt.
ending-pot-empty = Der Pot ist leer, und damit ist Schluss, wie vereinbart.
ending-debt-limit = Jemand ist tiefer im Minus, als erlaubt ist, damit ist Schluss.
ending-nobody-left = Niemand ist mehr am Tisch.
ending-too-many-chips = Die Beträge sind größer, als dieser Tisch zählen kann, damit ist Schluss.
ending-lobby-timeout = Eine halbe Stunde lang hat niemand etwas gedrückt, darum wurde der Tisch geschlossen.
ending-lobby-timeout-days = Eine Woche lang hat niemand etwas gedrückt, darum wurde der Tisch geschlossen.
ending-too-few-seats-days = Eine Woche lang waren zu wenige Leute da, damit ist Schluss.
ending-too-few-seats = Eine halbe Stunde lang waren zu wenige Leute da, damit ist Schluss.
ending-channel-gone = Den Kanal gibt es nicht mehr, damit ist Schluss.
ending-thread-locked = Der Thread wurde gesperrt, damit ist Schluss.
ending-deals-void = Drei Spiele nacheinander ließen sich wegen eines Fehlers im Programm nicht spielen, damit ist Schluss.
ending-rules-gone = Diese Version kennt die Regeln dieses Tisches nicht mehr, damit ist Schluss.
ending-unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht mehr lesen, damit ist Schluss.
ending-trouble = Im Programm trat immer wieder derselbe Fehler auf, damit ist Schluss.

# Ein Spiel wählen.
games = Spiele
games-title = ## Welches Spiel?
games-about = Ein Knopf öffnet einen Tisch in diesem Kanal.
games-for-lobby = { $seats ->
    [one] An diesem Tisch sitzt erst eine Person.
   *[other] Spiele für { $seats } Leute am Tisch.
}
games-players = { $least }–{ $most } Leute
games-players-exactly = { $most } Leute
games-open = Tisch öffnen
games-choose = Das spielen
games-chosen = Gewählt
length = ein paar Minuten je Spiel
other-game = Anderes Spiel

# Das Formular der Hausregeln.
editor-title = ## Hausregeln · { $ruleset }
editor-page = Seite { $page } von { $pages }
editor-choose-ruleset = Spiel wählen
editor-choose-preset = Fertige Regeln wählen
editor-rule = { $name }: **{ $value }**
editor-rule-changed = ✱ { $name }: **{ $value }** (sonst { $usual })
editor-number = { $name } …
editor-pick = { $group }: etwas ändern
editor-choice = { $name }: { $value }
editor-only-changed = Nur Geändertes zeigen
editor-all = Alle Hausregeln zeigen
editor-nothing-changed = Es gelten die normalen Regeln; nichts ist geändert.
editor-reset = Zurücksetzen
editor-time = Bedenkzeit und Tempo ändern
editor-save = Für den Server speichern
editor-read = Regeln lesen
editor-saved = Diese Regeln heißen auf diesem Server nun „{ $name }“.
editor-forget = Gespeicherte löschen
editor-forgotten = „{ $name }“ ist gelöscht. An diesem Tisch gilt weiter, was ihr eingestellt habt.

cut-form = Abheben
cut-form-label = Ein eigenes Wort
cut-form-hint = Ich habe gemischt (Siegel { $seal }…). Dein Wort mischt noch einmal.
rules-form-label = Neuer Wert
pace-form-label = Tempo
pace-form-hint = Wie lange Stiche liegen bleiben, Computer nachdenken und Pausen dauern
seconds-form-label = Mehrtägig: Zeit für jede Antwort
seconds-form-hint = Nur beim Tempo „mehrtägig“, statt der Sekunden oben
quiet-form-label = Mehrtägig: Nachtruhe
quiet-form-hint = Sie zählt nicht als Bedenkzeit, und niemand wird dann erwähnt. Zeitzone: { $zone }
time-form-label = Sekunden für jede Antwort
time-form-hint = 1 bis 86400 (1 Tag); 0: so lange ihr wollt
save-form = Diese Regeln speichern
save-form-label = Name
save-form-hint = Unter diesem Namen können alle auf diesem Server sie wählen.
forget-form = Gespeicherte Regeln löschen
forget-form-label = Welche?
forget-form-hint = Danach hat sie niemand auf diesem Server mehr. Gespielte Spiele ändern sich nicht.
forget-form-choose = Regeln wählen
