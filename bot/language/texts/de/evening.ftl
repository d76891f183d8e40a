# Abende an vielen Tischen.
evening-title = ## { $game } · Turnierabend
evening-is-signing = { $name } lädt ein. Wer kommt?
evening-is-playing = Runde { $round } von { $of } läuft.
evening-is-playing-until = Runde { $round } von { $of } läuft; die Zeit ist { $end } um.
evening-is-hurried = Runde { $round } von { $of }: Die Zeit ist um. Für Abwesende spielen Computer.
evening-is-paused = Runde { $round } von { $of }, Pause: Alle spielen ihr Spiel zu Ende und warten.
evening-is-between = Runde { $round } von { $of } ist vorbei. { $name } beginnt Runde { $next }; zum Mitmachen drück auf *Ich komme*.
evening-is-void = Runde { $next } von { $of } wurde abgebrochen und zählt nicht. { $name } kann sie noch einmal beginnen.
evening-is-cancelled = Der Abend ist abgesagt.
evening-starts = Beginn: { $when }
evening-plan = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} mit { $length }, { $size } an einem Tisch
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
evening-by-lot = ausgeloste Plätze; wer schon zusammensaß, möglichst getrennt
evening-by-standings = Plätze nach dem Stand
evening-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} je Runde
evening-fill = Computer füllen die letzten Plätze ({ $level })
evening-no-fill = nur Menschen
evening-dealing = alle geben gleich oft, größere Tische spielen also mehr Spiele
evening-no-stakes = ohne Einsatz
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
evening-byes = Ohne Tisch, mit dem Durchschnitt der Runde: { $names }
evening-waiting = Ab der nächsten Runde dabei: { $names }
evening-standings = **Stand** nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
evening-standings-same = **Stand** nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}, verglichen mit allen, die dieselben Karten hatten
evening-beside = · { $size } gegenüber *Stark*
evening-list = · Spielpunkte { $points }: { $won } gewonnen, { $lost } verloren, { $against } von anderen verloren
list-points = Spielpunkte
list-won = Gewonnene Spiele
list-lost = Verlorene Spiele
list-against = Verlorene Spiele der anderen
evening-compared = Am weitesten auseinander lagen die Ergebnisse in **Spiel { $deal }**, mit denselben Karten am selben Platz:
evening-compared-told = Tisch { $number } { $told }
evening-compared-row = Tisch { $number } **{ $name }** { $size }
evening-compared-strong = *Stark* { $size }
evening-chart = Stand des Abends
evening-chart-alt = Ein Balken für jeden: { $lines }
evening-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
evening-sealed = Siegel der Karten: { $commitment }… · Ergebnisse gibt es, wenn die Runde vorbei ist.
evening-sealed-next = Siegel der nächsten Runde: { $commitment }… · { $words ->
    [0] Gib ein Wort dazu, und es wird eingemischt.
    [one] Ein Wort wird eingemischt.
   *[other] { $words } Wörter werden eingemischt.
}
evening-open = Die Siegel sind offen: `/nachweis` zeigt, dass alle Tische dieselben Karten hatten.
evening-sees-all = Du stehst auf der Liste. Weil du hier Threads verwalten darfst, siehst du die Threads aller Tische, und alle haben dieselben Karten: Schau bitte in keinen anderen, bevor die Runde vorbei ist, oder leite den Abend, statt mitzuspielen.
evening-standings-example = Ein Beispiel: An drei Tischen gab es am selben Platz 30, 10 und −10. Der Durchschnitt ist 10, also zählen +20, 0 und −20.
evening-i-comes = Ich komme
evening-i-reserve = Reserve
evening-i-away = Ich kann nicht
evening-my-seat = Zu meinem Platz
evening-word = Ein Wort dazugeben
evening-word-hint = Es wird in alle Karten der nächsten Runde gemischt; ihr Siegel { $seal }… steht schon fest.
evening-organise = Abend leiten
evening-csv = Als Datei speichern
evening-csv-saved = Der Stand als Tabelle und als Webseite zum Aufheben.
evening-page-table = Tisch { $number }: { $names }
evening-page-commitment = Siegel der Runde: { $commitment }
evening-csv-place = Platz
evening-csv-name = Name
evening-csv-round = Runde { $number }
evening-csv-total = Gesamt
evening-csv-beside = Gegenüber Stark
evening-organise-title = ### Abend leiten
evening-organise-about = Jeder Knopf fragt noch einmal nach.
evening-do-start = Runde beginnen
evening-do-pause = Pause machen
evening-do-go-on = Weiterspielen
evening-do-cancel = Abend absagen
evening-ask-start = Runde { $round } beginnen? { $people ->
    [one] Eine Person
   *[other] { $people } Leute
} an { $tables ->
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
}. Mit Ja werden die Plätze vergeben; sie gelten, bis die Runde vorbei ist.
evening-ask-pause = Pause machen? Alle spielen ihr Spiel zu Ende und warten; die Pause geht nicht von der Zeit der Runde ab.
evening-ask-go-on = Alle weiterspielen lassen?
evening-ask-cancel = Den Abend absagen? Laufende Spiele werden abgebrochen, und die Runde zählt nicht. Rückgängig machen lässt sich das nicht.
evening-ask-remove = { $name } von der Liste nehmen? Sitzt { $name } schon an einem Tisch, spielt dort ein Computer weiter; ab der nächsten Runde gibt es für { $name } keinen Platz mehr.
evening-yes = Ja
evening-no = Nein
evening-no-seat = Du hast in dieser Runde keinen Platz. { $comes ->
    [yes] Für die nächste stehst du auf der Liste.
   *[no] Drück auf der Tafel auf *Ich komme*, dann bist du ab der nächsten dabei.
}
evening-seat = Runde { $round }: Du sitzt an Tisch { $number }. Hier geht es hin:
evening-seat-opens = Runde { $round }: Du sitzt an Tisch { $number }, der gerade geöffnet wird. Drück gleich noch einmal.
evening-thread = Runde { $round } · Tisch { $table }
evening-call = { $mentions } Tisch { $table }: Hier spielt ihr Runde { $round } mit { $length }. Sie beginnt von selbst.
evening-call-about = Hier dürfen alle zuschauen. Wer geht, wird von einem Computer vertreten; mit *Bin wieder da* übernimmt man wieder.
evening-call-same-about = Nur ihr seht diesen Thread{ $tables ->
    [one] .
   *[other] : Andere Tische haben dieselben Karten, also verratet nichts, bis die Runde vorbei ist.
} Wer geht, wird von einem Computer vertreten; mit *Bin wieder da* übernimmt man wieder.
evening-begins = Das erste Spiel beginnt { $when }, oder sobald alle da sind.
evening-held = Der Abend macht Pause; danach geht es für alle zugleich weiter.
evening-table-done = Dieser Tisch ist fertig. Den Stand zeigt die Tafel im Kanal, sobald die Runde vorbei ist.
evening-time-is-up = ⏰ Die Zeit dieser Runde ist um. Ab jetzt gibt es { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} für jede Antwort, und für Abwesende spielt ein Computer.
evening-was-cancelled = Der Abend wurde abgesagt. Alle Stände bleiben, wie sie vorher waren.
evening-even = 🏆 Am Ende des Abends liegen alle gleichauf.
evening-winner = 🏆 { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} den Abend.
evening-cards-same = an allen Tischen dieselben
evening-cards-own = jeder Tisch seine eigenen
refused-evening-gone = Diesen Abend gibt es nicht mehr.
refused-evening-over = Dieser Abend ist vorbei.
refused-evening-organiser = Das dürfen nur { $name } und alle, die mitleiten oder den Server verwalten.
refused-evening-full = Es ist kein Platz mehr: Mehr als { $most } können nicht mitmachen.
refused-evening-round-running = Gerade läuft eine Runde; warte, bis sie vorbei ist.
refused-evening-too-few = Es haben noch zu wenige zugesagt; mindestens { $least } sind nötig.
refused-evening-no-word = Die Karten dieser Runde werden schon gespielt, oder sie sind nicht zusammen versiegelt.
refused-evening-not-coming = Du stehst nicht auf der Liste. Drück zuerst auf der Tafel auf *Ich komme*.
refused-evening-table = Dieser Tisch gehört zu einem Abend: Plätze und Regeln stehen fest, bis die Runde vorbei ist.
refused-evening-not-yours = Du sitzt nicht an diesem Tisch, und andere spielen dieselben Karten vielleicht noch.
refused-evening-own-cards = Bei dieser Spielart hängt jedes Spiel vom vorigen ab, darum können nicht alle Tische dieselben Karten haben. Lass `karten` weg, dann hat jeder Tisch seine eigenen.
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
evening-set-deals = { $value ->
    [one] 1 Spiel
   *[other] { $value } Spiele
} je Runde
evening-set-stake = { $value ->
    [0] Ohne Einsatz
   *[other] Einsatz: { $value }
}
evening-set-minutes = { $value ->
    [0] Ohne Grenze
    [one] 1 Minute
   *[other] { $value } Minuten
}
evening-set-size = { $value } an einem Tisch
evening-set-seating = { $value ->
    [lot] Plätze auslosen
    [teams] Feste Mannschaften an verschiedenen Tischen
   *[other] Plätze nach dem Stand, ab Runde 2
}
evening-set-level = { $value ->
    [beginner] Computer: Anfänger
    [club] Computer: Stammtisch
   *[other] Computer: Stark
}
evening-set-time = Bedenkzeit: { $value }
evening-set-computers = { $value ->
    [yes] Computer füllen die letzten Plätze
   *[other] Nur Menschen; geht es nicht auf, setzt jemand aus
}
evening-i-here = Bin da
evening-missing = **{ $count } noch nicht da:** { $names }
evening-team = Meine Mannschaft wählen
evening-team-label = Name der Mannschaft
evening-team-hint = Alle mit demselben Namen sind eine Mannschaft. Leer heißt: ohne Mannschaft.
evening-team-of = Mannschaft **{ $team }**: { $names }
evening-team-line = **{ $team }** (Mannschaft) · Schnitt { $size }
evening-by-teams = feste Mannschaften an verschiedenen Tischen
evening-to-board = Zur Tafel
evening-to-result = Zum Ergebnis
evening-check-in = { $mentions } Der Abend beginnt { $begins }: Drückt auf der Tafel auf *Bin da*, sonst habt ihr in der ersten Runde keinen Platz.
evening-arrives = { $mention } übernimmt hier den Platz eines Computers, ab dem nächsten Spiel.
evening-do-extend = Mehr Zeit geben
evening-do-remove = Von der Liste nehmen
evening-do-back = Wieder auf die Liste setzen
evening-do-help = Mitleiten lassen
evening-do-no-help = Nicht mehr mitleiten lassen
evening-do-seat = Auf den Platz eines Computers
evening-person-hint = Eine Person wählen …
evening-person = Was ist mit { $name }?
evening-back = Zurück
evening-guest-comes = kommt
evening-guest-reserve = in Reserve
evening-guest-away = kann nicht
evening-ask-extend = Dieser Runde { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} mehr geben? Ist die Zeit schon um, gilt danach wieder die normale Bedenkzeit.
evening-ask-back = { $name } wieder auf die Liste setzen, als Zusage?
evening-ask-help = { $name } heute Abend mitleiten lassen? Das kannst du wieder ändern.
evening-ask-no-help = { $name } heute Abend nicht mehr mitleiten lassen?
evening-ask-seat = { $name } an Tisch { $table } auf den Platz eines Computers setzen, ab dem nächsten Spiel? Der Platz behält seinen Stand. { $name } bekommt für diese Runde den Durchschnitt.
refused-evening-no-free-seat = Das geht nicht: Setzen kannst du nur Leute, die zugesagt haben und noch ohne Platz sind, und nur auf den Platz eines Computers.
refused-evening-no-teams = Dieser Abend hat keine Mannschaften.
evening-time = Bedenkzeit: { $value }
evening-stakes = Einsatz { $stake ->
    [one] 1 Chip
   *[other] { $stake } Chips
} (Spielgeld), daraus Preise für die Besten
evening-prizes = 🪙 Preise in Spielgeld, abzüglich Einsatz { $stake }: { $each }
evening-do-void = Runde nicht werten
evening-ask-void = Diese Runde abbrechen? Sie ist sofort zu Ende, zählt für niemanden und kann mit anderen Karten noch einmal gespielt werden.
evening-event = { $game }: Turnierabend
evening-event-about = { $name } lädt ein. Anmelden könnt ihr euch auf der Tafel: { $address }
