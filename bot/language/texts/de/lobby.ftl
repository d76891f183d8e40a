# Vor dem ersten Spiel, zwischen den Spielen und am Schluss.
lobby-title = ## { $ruleset }
rules-named = { $ruleset } · „{ $name }“
thread-name = { $game } · { $day }. { $month ->
       [1] Januar
       [2] Februar
       [3] März
       [4] April
       [5] Mai
       [6] Juni
       [7] Juli
       [8] August
       [9] September
       [10] Oktober
       [11] November
      *[12] Dezember
    }
thread-opened = **{ $name }** hat einen Tisch in einem Thread geöffnet: { $ruleset }
stakes = Einsätze: **{ $stakes }** Chips
limit-open = ⚠️ **Bête ohne Grenze**: Wer eine zahlen muss, zahlt so viel, wie im Pot liegt; der kann sich immer wieder verdoppeln.
limit-choose = Höchste Bête:
limit-antes = { $antes ->
    [0] Ohne Grenze
   *[other] { $antes } Einsätze
}
limit-large = ⚠️ Im Pot liegen { $antes } Einsätze, und eine Bête hat keine Grenze.
limit-next = Ab dem nächsten Spiel kostet eine Bête höchstens { $chips }.
limit-cap = Bête höchstens { $chips }
lobby-house-rules = Hausregeln: { $rules }
lobby-more-rules = { $count } weitere
lobby-time = Bedenkzeit: { $seconds } s
lobby-no-time = Bedenkzeit: so lange ihr wollt
lobby-pace = Tempo: { $pace }
lobby-adviser = 🎓 Ratgeber erlaubt
pace-calm = gemütlich
pace-normal = normal
pace-quick = flott
lobby-seats = **Am Tisch** { $seats }/{ $most } · { $direction }
lobby-too-few-exactly = Für dieses Spiel braucht es { $seats } Leute. Spielt mit oder nehmt Computer dazu.
lobby-too-few = Für dieses Spiel braucht es mindestens { $least } Leute{ $best ->
    [0] {""}
   *[other] , am schönsten ist es zu { $best }
}. Spielt mit oder nehmt Computer dazu.
lobby-host-starts = { $name } kann auf Start drücken, sobald alle da sind.
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
same-cards-about = **Dieselben Karten noch einmal**: Spiel { $deal } einer früheren Sitzung, mit demselben Geber und demselben Pot. Wer es gespielt hat, bekommt das eigene Blatt wieder, alle anderen das eines Computers. Es zählt für nichts: keine Chips, keine Statistik, keine Liga. Wer mitspielt, ist damit einverstanden.
same-cards-then = letztes Mal { $result }
same-cards-for-nothing = Das waren die Karten eines früheren Spiels: Es ging um nichts.
refused-same-cards-fixed = Hier werden die Karten eines früheren Spiels noch einmal gegeben, darum bleiben Spiel, Regeln und Zahl der Spieler, wie sie waren.

summary-void = **Spiel { $number } ist ungültig.** Bei mir trat ein Fehler auf, darum zahlt niemand, und es wird neu gegeben.
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
summary-next-at = { $name } gibt { $when }, oder sobald alle **Nächstes Spiel** gedrückt haben.
summary-waiting = Pause: Da { $here ->
    [one] ist
   *[other] sind
} nur { $names }; { $missing ->
    [one] eine Person fehlt noch.
   *[other] { $missing } Personen fehlen noch.
}
summary-ends-at = Kommt niemand dazu, ist { $when } Schluss.
summary-away = Weg { $away ->
    [one] ist
   *[other] sind
} { $names }.
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
session-pot-shared = Die { $pot } Chips, die im Pot übrig waren, gehen zu gleichen Teilen an die, die zuletzt Karten hatten: { $names }.
session-no-share = { $name } hat die Sitzung gleich nach einer Bête beendet und bekommt darum keinen Anteil.
session-pot-kept = { $pot } Chips bleiben im Pot und gehören niemandem.
who-pays-whom = **Wer zahlt wem**
nobody-pays = Alles ausgeglichen: niemand schuldet etwas.
transfer = { $payer } → { $payee }: **{ $amount }**
transfers-more = … und { $count } weitere.
play-money = Spielgeld: Chips werden nie gekauft oder ausgezahlt.

ending-unknown = Die Sitzung ist zu Ende.
ending-stopped = Jemand, der den Server verwaltet, hat die Sitzung beendet.
ending-stopped-by = { $name } hat die Sitzung beendet.
ending-deals-played = Alle abgemachten Spiele sind gespielt.
ending-pot-empty = Der Pot ist leer, wie für den Schluss abgemacht.
ending-debt-limit = Jemand schuldet mehr, als erlaubt ist, damit ist Schluss.
ending-nobody-left = Niemand ist mehr am Tisch.
ending-too-many-chips = Die Beträge sind größer, als dieser Tisch zählen kann, damit ist Schluss.
ending-lobby-timeout = Eine halbe Stunde hat niemand etwas gedrückt, darum wurde der Tisch aufgehoben.
ending-too-few-seats = Eine halbe Stunde lang waren zu wenig Leute da, damit ist Schluss.
ending-channel-gone = Der Kanal ist weg, damit ist Schluss.
ending-thread-locked = Der Thread wurde gesperrt, damit ist Schluss.
ending-deals-void = Drei Spiele nacheinander ließen sich wegen eines Fehlers im Bot nicht spielen, damit ist Schluss.
ending-rules-gone = Diese Version des Bots kennt die Regeln dieses Tisches nicht mehr, damit ist Schluss.
ending-unreadable = Der Bot kann nicht mehr lesen, was er von diesem Tisch gespeichert hat, damit ist Schluss.
ending-trouble = Ein Fehler im Bot kam immer wieder, damit ist Schluss.

# Ein Spiel wählen.
games = Spiele
games-title = ## Welches Spiel?
games-about = Ein Knopf öffnet einen Tisch in diesem Kanal.
games-for-lobby = { $seats ->
    [one] Noch sitzt eine Person an diesem Tisch.
   *[other] Für die { $seats } an diesem Tisch.
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
editor-only-changed = Nur was abweicht
editor-all = Alle Hausregeln
editor-nothing-changed = Nichts weicht von den Regeln ab, wie sie aufgeschrieben sind.
editor-reset = Zurücksetzen
editor-time = Bedenkzeit und Tempo
editor-save = Für den Server behalten
editor-read = Regeln lesen
editor-saved = Diese Regeln heißen auf diesem Server nun „{ $name }“.
editor-forget = Gespeicherte löschen
editor-forgotten = „{ $name }“ ist gelöscht. An diesem Tisch gilt weiter, was ihr eingestellt habt.

cut-form = Abheben
cut-form-label = Ein eigenes Wort
cut-form-hint = Der Teil des Bots steht fest: Siegel { $seal }…. Den Rest macht dein Wort.
rules-form-label = Neuer Wert
pace-form-label = Tempo
pace-form-hint = Wie lange Stiche liegen, Computer überlegen und die Pause zwischen den Spielen dauert
time-form-label = Sekunden pro Zug
time-form-hint = 1 bis 86400; 0 heißt: so lange ihr wollt
save-form = Diese Regeln behalten
save-form-label = Name
save-form-hint = Unter diesem Namen können sie alle auf diesem Server wählen.
forget-form = Gespeicherte Regeln löschen
forget-form-label = Welche?
forget-form-hint = Sie sind dann für alle auf diesem Server weg. Gespielte Spiele bleiben, wie sie sind.
forget-form-choose = Regeln wählen
