# Abende an vielen Tischen.
evening-title = ## { $game } · ein Abend an vielen Tischen
evening-is-signing = { $name } lädt ein. Wer kommt?
evening-is-playing = Runde { $round } von { $of } läuft.
evening-is-playing-until = Runde { $round } von { $of } läuft; ihre Zeit endet { $end }.
evening-is-hurried = Runde { $round } von { $of }: Die Zeit ist um, also spielen Computer für alle, die nicht da sind.
evening-is-paused = Runde { $round } von { $of } macht Pause: Alle spielen ihr Spiel zu Ende und warten.
evening-is-between = Runde { $round } von { $of } ist vorbei. { $name } beginnt Runde { $next }; wer dazukommen will, drückt *Ich komme*.
evening-is-void = Runde { $next } von { $of } wurde abgebrochen und zählt nicht. { $name } kann sie noch einmal beginnen.
evening-is-cancelled = Abgesagt.
evening-starts = Es beginnt: { $when }
evening-plan = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} zu { $length }, { $size } an einem Tisch
evening-deals = { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}
evening-matches = { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
evening-same = an allen Tischen dieselben Karten
evening-own = jeder Tisch hat seine eigenen Karten
evening-by-lot = Plätze nach Los, damit man sich neu trifft
evening-by-standings = Plätze nach dem Stand
evening-minutes = { $minutes } Minuten je Runde
evening-fill = Computer füllen die letzten Plätze ({ $level })
evening-no-fill = nur Menschen
evening-dealing = alle geben gleich oft, größere Tische spielen also mehr Spiele
evening-no-stakes = es geht um nichts
evening-comes = **{ $count } { $count ->
    [one] kommt
   *[other] kommen
}:** { $names }
evening-reserve = **{ $count } in Reserve:** { $names }
evening-away = **{ $count } { $count ->
    [one] kann
   *[other] können
} nicht:** { $names }
evening-table-opens = **Tisch { $number }** { $names } · wird geöffnet
evening-table-at = **Tisch { $number }** { $names } · { $deal ->
    [0] beginnt gleich
   *[other] Spiel { $deal } von { $of }
}
evening-table-in = **Tisch { $number }** { $names } · { $deal ->
    [0] beginnt gleich
   *[other] Spiel { $deal }
}
evening-table-over = **Tisch { $number }** { $names } · fertig ✅
evening-computers = { $count ->
    [one] ein Computer
   *[other] { $count } Computer
}
evening-byes = Setzen aus und bekommen das Mittel der Runde: { $names }
evening-waiting = Ab der nächsten Runde dabei: { $names }
evening-standings = **Stand** nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
evening-standings-same = **Stand** nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}: der Unterschied zum Mittel aller Tische am selben Platz mit denselben Karten
evening-beside = · { $size } gegenüber *Stark*
evening-list = · Spielpunkte { $points }: { $won } gewonnen, { $lost } verloren, { $against } von anderen verloren
list-points = Spielpunkte
list-won = Gewonnene Spiele
list-lost = Verlorene Spiele
list-against = Verlorene der anderen
evening-compared = Bei **Spiel { $deal }** gingen die Tische am weitesten auseinander, am selben Platz mit denselben Karten:
evening-compared-told = Tisch { $number } { $told }
evening-compared-row = Tisch { $number } **{ $name }** { $size }
evening-compared-strong = *Stark* { $size }
evening-chart = Stand des Abends
evening-chart-alt = Für alle ein Balken: { $lines }
evening-more = und { $count } weitere
evening-sealed = Die Karten dieser Runde wurden mit { $commitment } versiegelt. Ergebnisse gibt es, wenn die Runde vorbei ist.
evening-sealed-next = Die Karten der nächsten Runde sind mit { $commitment } versiegelt. { $words ->
    [0] Gib ein Wort dazu, und es wird eingemischt.
    [one] Ein Wort wird eingemischt.
   *[other] { $words } Wörter werden eingemischt.
}
evening-open = Die Siegel sind offen: /nachweis zeigt, dass alle Tische dieselben Karten hatten.
evening-i-comes = Ich komme
evening-i-reserve = Reserve
evening-i-away = Ich kann nicht
evening-my-seat = Mein Platz
evening-word = Ein Wort für die Karten
evening-word-hint = Es wird in alle Karten der nächsten Runde gemischt, deren Siegel { $seal } schon feststeht.
evening-organise = Leiten
evening-csv = Als Datei
evening-csv-saved = Der Stand als Tabelle und als Seite zum Behalten.
evening-page-table = Tisch { $number }: { $names }
evening-page-commitment = Festlegung ihrer Karten: { $commitment }
evening-csv-place = Platz
evening-csv-name = Name
evening-csv-round = Runde { $number }
evening-csv-total = Gesamt
evening-csv-beside = Gegenüber Stark
evening-organise-title = ### Den Abend leiten
evening-organise-about = Jeder Knopf fragt noch einmal nach.
evening-do-start = Runde beginnen
evening-do-pause = Pause
evening-do-go-on = Weiter
evening-do-cancel = Absagen
evening-ask-start = Runde { $round } beginnen? { $people } Leute an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}{ $computers ->
    [0] {""}
    [one] , mit einem Computer
   *[other] , mit { $computers } Computern
}{ $byes ->
    [0] {""}
    [one] ; eine Person setzt aus
   *[other] ; { $byes } Leute setzen aus
}{ $missing ->
    [0] {""}
    [one] ; eine Person hat sich nicht gemeldet und bekommt keinen Platz
   *[other] ; { $missing } Leute haben sich nicht gemeldet und bekommen keinen Platz
}. Die Plätze werden vergeben, wenn du Ja sagst, und gelten, bis die Runde vorbei ist.
evening-ask-pause = Pause machen? Alle spielen ihr Spiel zu Ende und warten; die Pause zählt nicht zur Zeit der Runde.
evening-ask-go-on = Alle weiterspielen lassen?
evening-ask-cancel = Den Abend absagen? Was gerade gespielt wird, wird abgebrochen, die Runde zählt nicht, und das lässt sich nicht zurücknehmen.
evening-ask-remove = { $name } von der Liste nehmen? Sitzt { $name } an einem Tisch, spielt dort ein Computer, bis die Person *Bin wieder da* drückt; ab der nächsten Runde bekommt sie keinen Platz.
evening-yes = Ja
evening-no = Nein
evening-no-seat = Du hast in dieser Runde keinen Platz. { $comes ->
    [yes] Für die nächste stehst du auf der Liste.
   *[no] Sag auf der Tafel, dass du kommst, dann bist du ab der nächsten dabei.
}
evening-seat = Runde { $round }: Du sitzt an Tisch { $number }. Hier geht es hin:
evening-seat-opens = Runde { $round }: Du sitzt an Tisch { $number }, der gerade geöffnet wird. Drück gleich noch einmal.
evening-thread = Runde { $round } · Tisch { $table }
evening-call = { $mentions } Tisch { $table }: Hier spielt ihr Runde { $round } zu { $length }. Sie beginnt von selbst.
evening-call-about = Hier dürfen alle zuschauen. Für alle, die gehen, spielt ein Computer, bis sie *Bin wieder da* drücken.
evening-call-same-about = Nur ihr seht diesen Thread{ $tables ->
    [one] .
   *[other] : Andere Tische haben dieselben Karten, also verratet nichts, bis die Runde vorbei ist.
} Für alle, die gehen, spielt ein Computer, bis sie *Bin wieder da* drücken.
evening-begins = Das erste Spiel beginnt { $when }.
evening-held = Der Abend macht Pause; es geht für alle zugleich weiter.
evening-table-done = Dieser Tisch ist fertig. Die Tafel im Kanal zeigt, wie alle stehen, sobald die Runde vorbei ist.
evening-time-is-up = ⏰ Die Zeit dieser Runde ist um. Ab jetzt gibt es { $seconds } Sekunden für jede Antwort, und für alle, die nicht da sind, spielt ein Computer.
evening-was-cancelled = Der Abend wurde abgesagt. Niemand schuldet jemandem etwas.
evening-even = 🏆 Am Ende des Abends stehen alle gleich.
evening-winner = 🏆 { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} den Abend.
evening-cards-same = an allen Tischen dieselben
evening-cards-own = jeder Tisch seine eigenen
refused-evening-gone = Diesen Abend gibt es nicht mehr.
refused-evening-over = Dieser Abend ist vorbei.
refused-evening-organiser = Das darf nur { $name } als Leitung, oder wer den Server verwaltet.
refused-evening-full = Es ist kein Platz mehr: Höchstens { $most } Leute machen mit.
refused-evening-round-running = Eine Runde läuft; warte, bis sie vorbei ist.
refused-evening-too-few = Es kommen zu wenige: Es braucht mindestens { $least }.
refused-evening-no-word = Die Karten dieser Runde werden schon gespielt, oder sie sind nicht zusammen versiegelt.
refused-evening-not-coming = Du stehst nicht auf der Liste. Sag zuerst auf der Tafel, dass du kommst.
refused-evening-table = Dieser Tisch gehört zu einem Abend: Plätze und Regeln stehen fest, bis die Runde vorbei ist.
refused-evening-not-yours = Du sitzt nicht an diesem Tisch, und andere spielen seine Karten vielleicht noch.
refused-evening-own-cards = Hier folgt ein Spiel aus dem anderen, also können nicht alle Tische dieselben Karten haben: Lass `karten` weg, dann hat jeder Tisch seine eigenen.
refused-evening-paused = Der Abend macht Pause. Das nächste Spiel beginnt, wenn es weitergeht.
ending-evening-cancelled = Der Abend wurde abgesagt.
ending-round-void = Diese Runde wurde abgebrochen und zählt nicht. Sie kann an neuen Tischen mit anderen Karten noch einmal gespielt werden.
evening-set-hint = Den Plan ändern …
evening-set-title = **{ $setting }**: Was soll gelten?
evening-setting-rounds = Runden
evening-setting-deals = Spiele je Runde
evening-setting-stake = Einsatz
evening-setting-minutes = Zeit für eine Runde
evening-setting-size = Plätze an einem Tisch
evening-setting-seating = Wie die Plätze vergeben werden
evening-setting-computers = Computer an den Tischen
evening-setting-level = Wie gut Computer spielen
evening-setting-time = Bedenkzeit
evening-set-rounds = { $value ->
    [one] Eine Runde
   *[other] { $value } Runden
}
evening-set-deals = { $value } Spiele je Runde
evening-set-stake = { $value ->
    [0] Um nichts
   *[other] Einsatz { $value }
}
evening-set-minutes = { $value ->
    [0] Ohne Grenze
   *[other] { $value } Minuten
}
evening-set-size = { $value } an einem Tisch
evening-set-seating = { $value ->
    [lot] Plätze nach Los
    [teams] Feste Mannschaften an verschiedenen Tischen
   *[other] Plätze nach dem Stand, ab Runde 2
}
evening-set-level = { $value ->
    [beginner] Computer spielen wie Anfänger
    [club] Computer spielen wie am Stammtisch
   *[other] Computer spielen, so gut sie können
}
evening-set-time = Bedenkzeit: { $value }
evening-set-computers = { $value ->
    [yes] Computer füllen die letzten Plätze
   *[other] Nur Menschen: andere Tische, oder jemand setzt aus
}
evening-i-here = Bin da
evening-missing = **{ $count } noch nicht da:** { $names }
evening-team = Meine Mannschaft
evening-team-label = Name der Mannschaft
evening-team-hint = Wer denselben Namen schreibt, ist in deiner Mannschaft. Leer heißt: in keiner.
evening-team-of = Mannschaft **{ $team }**: { $names }
evening-team-line = Mannschaft **{ $team }** { $size } im Mittel
evening-by-teams = feste Mannschaften, deren Leute an verschiedenen Tischen sitzen
evening-to-board = Zur Tafel
evening-to-result = Zum Ergebnis
evening-check-in = { $mentions } Der Abend beginnt { $begins }: Drückt *Bin da* auf der Tafel. Wer es nicht tut, bekommt in der ersten Runde keinen Platz.
evening-arrives = { $mention } übernimmt hier den Platz eines Computers, ab dem nächsten Spiel.
evening-do-extend = Mehr Zeit
evening-do-remove = Von der Liste nehmen
evening-do-back = Wieder auf die Liste
evening-do-help = Darf auch leiten
evening-do-no-help = Darf nicht mehr leiten
evening-do-seat = Jetzt statt eines Computers setzen
evening-person-hint = Eine Person wählen …
evening-person = Was ist mit { $name }?
evening-back = Zurück
evening-guest-comes = kommt
evening-guest-reserve = in Reserve
evening-guest-away = kann nicht
evening-ask-extend = Dieser Runde { $minutes } Minuten mehr geben? Ist ihre Zeit schon um, haben alle für eine Antwort wieder so lange wie sonst.
evening-ask-back = { $name } wieder auf die Liste setzen, unter die, die kommen?
evening-ask-help = { $name } diesen Abend mitleiten lassen? Das lässt sich zurücknehmen.
evening-ask-no-help = { $name } diesen Abend nicht mehr mitleiten lassen?
evening-ask-seat = { $name } an Tisch { $table } statt eines Computers setzen, ab dem nächsten Spiel dort? Was der Platz hat, bleibt; die Runde bringt { $name } ihr Mittel.
refused-evening-no-free-seat = Für diese Person ist kein Platz eines Computers frei: Sie muss kommen, darf in dieser Runde keinen Platz haben, und an einem Tisch muss ein Computer sitzen.
refused-evening-no-teams = Dieser Abend hat keine Mannschaften.
evening-time = Bedenkzeit: { $value }
evening-stakes = Einsatz { $stake } Spielgeld, als Preise für die Ersten
evening-prizes = 🪙 Spielgeld, ohne den Einsatz von { $stake }: { $each }
evening-do-void = Runde nicht werten
evening-ask-void = Diese Runde abbrechen? Sie ist sofort zu Ende, zählt für niemanden und kann mit anderen Karten noch einmal gespielt werden.
evening-event = { $game }: ein Abend an vielen Tischen
evening-event-about = { $name } lädt ein. Die Tafel zum Anmelden: { $address }
