# Was gespielt wurde: Sitzungen, Spiele Schritt für Schritt, Dateien zum Behalten, der Nachweis jedes Mischens.
history-title = ## Was auf diesem Server gespielt wurde
history-empty = Hier ist noch nichts gespielt worden.
history-choose-session = Sitzung wählen
history-choose-deal = Spiel wählen
history-page-before = ◀ Vorige Seite
history-page-after = Nächste Seite ▶
history-sessions = Alle Sitzungen
history-every-game = Alle Spielarten
history-all-deals = Zur Übersicht
history-deal = Spiel { $number }
history-deal-row = **{ $number }.** { $time } · { $name } gibt
history-best = 🏆 Größter Gewinn: **{ $name } { $result }** · { $deal }
history-worst = 💸 Größter Verlust: **{ $name } { $result }** · { $deal }
history-void = ungültig
history-own-eyes = Die Sitzung läuft noch, darum siehst du nur, was du am Tisch gesehen hast.
history-spectator = Die Sitzung läuft noch, und in diesem Spiel warst du nicht dabei, darum siehst du nur, was alle gesehen haben.
history-daily = Die Spiele des Tages liegen offen, sobald der Tag vorbei ist; bis dahin siehst du nur, was du beim Spielen gesehen hast.
history-round = Die Spiele dieser Runde liegen offen, sobald sie vorbei ist; bis dahin siehst du nur, was du am Tisch gesehen hast.
history-shut-eyes = Andere spielen diese Karten vielleicht noch, darum siehst du Ergebnisse und die Blätter der anderen erst, wenn alle fertig sind.
history-open-eyes = Die Sitzung ist zu Ende, darum siehst du alle Karten.
history-save-page = Als Seite speichern
history-save-csv = Buchungen speichern (CSV)
history-page-saved = Die Sitzung als Seite, für jeden Browser und zum Drucken.
history-csv-saved = Alle Buchungen der Sitzung, für jede Tabellenkalkulation.
history-look-back = Spiel für Spiel
history-verify = Prüfen

replay-title = ### Spiel { $number } · Schritt { $step } von { $last }
replay-back = ◀
replay-on = ▶
replay-jump = Springen zu …
replay-asked = Als Nächstes **{ $name }**: { $question }
replay-decided = { $name } hat sich entschieden.
replay-hand = **{ $name }** { $cards }

share = Zeigen …
share-title = ### { $deal } im Kanal zeigen
share-about = Alle in diesem Kanal sehen es so, wie es bei diesem Schritt steht, und können das Spiel durchgehen.
share-deal = Das ganze Spiel
share-hand = Karten von { $name }
share-back = ◀ Zurück
shared-deal-title = ### { $deal } · { $ruleset }
shared-hand-title = ### Karten von { $name } · { $deal }
shared-hand-alt = Die Karten von { $name }: { $cards }.
share-by = Gezeigt von { $name } · Schritt { $step } von { $last }
share-step = Durchgehen

verify-title = ## Wurde ehrlich gemischt?
verify-about = Wähle eine Sitzung, dann ein Spiel. Das Siegel muss zu den Karten passen, die gegeben wurden.
verify-deal-title = ### Spiel { $number }: der Nachweis
verify-shut = Die Sitzung läuft noch. Die Siegel werden an ihrem Ende geöffnet, denn sie verraten alle Karten.
verify-fingerprint = Siegel (SHA-256): { $fingerprint }
verify-secret = Geheimnis des Siegels: { $secret }
verify-cut = Versiegelt, dann abgehoben mit { $word }
verify-was-cut = Versiegelt, dann abgehoben.
verify-not-cut = Niemand hat abgehoben; sicher ist nur, dass seit dem Siegel nichts geändert wurde.
verify-pack = { $number ->
    [0] So wurden die Karten gegeben:
   *[other] So wurden sie zum { $number }. Mal neu gegeben:
}
verify-more-packs = { $count ->
    [one] Eine weitere Mischung steht in der Datei.
   *[other] { $count } weitere Mischungen stehen in der Datei.
}
verify-fingerprint-holds = ✅ Das Siegel passt zu seinem Geheimnis.
verify-fingerprint-fails = ❌ Das Siegel passt nicht zu seinem Geheimnis.
verify-fingerprint-open = ➖ Es gibt kein Siegel zum Prüfen.
verify-packs-holds = ✅ Geheimnis und Abheben ergeben genau diese Karten.
verify-packs-fails = ❌ Geheimnis und Abheben ergeben andere Karten.
verify-packs-open = ➖ Ohne gültiges Siegel lassen sich die Karten nicht prüfen.
verify-play-holds = ✅ Spiel und Chips entsprechen den Regeln.
verify-play-fails = ❌ Das Spiel oder die Chips stimmen nicht mit den Regeln überein.
verify-play-open = ➖ Die Summen stimmen. Die Regeln haben sich seither geändert, darum wurde das Spiel nicht geprüft.
verify-shut-round = Andere spielen diese Karten vielleicht noch. Die Siegel werden für alle geöffnet, wenn die Letzten fertig sind.
verify-round = Spiel { $deal } aus den Karten einer Runde; ihr Siegel: { $round }
verify-round-secret = Geheimnis dieses Siegels: { $secret }
verify-round-words = Gemischt mit: { $words }
verify-round-holds = ✅ Das Siegel der Runde und die Wörter ergeben genau dieses Siegel: Alle hatten dieselben Karten.
verify-round-fails = ❌ Das Siegel der Runde und die Wörter ergeben ein anderes Siegel.
verify-again = Die Karten eines früheren Spiels noch einmal, mit demselben Siegel { $round }
verify-again-holds = ✅ Es ist das Siegel des früheren Spiels und hat dieselben Karten ergeben.
verify-again-fails = ❌ Es ist nicht das Siegel des früheren Spiels.
verify-yourself = Vergleiche das Siegel mit dem, das vor dem Spiel am Tisch stand. Mit der Datei kannst du selbst nachrechnen; die Anleitung dazu liegt beim Quelltext (`/über`).
verify-save = Als Datei speichern
verify-saved = Die Aufzeichnung des Spiels mit offenem Siegel, zum Nachrechnen.
verify-replay = Anschauen

refused-no-such-session = Diese Sitzung gibt es auf diesem Server nicht.
refused-session-pruned = Die Einzelheiten dieser Sitzung sind gelöscht; das Ergebnis steht im Kassenbuch.
refused-no-such-deal = Diese Sitzung hat kein Spiel { $number }.
refused-no-such-step = Dieses Spiel hat nur die Schritte 0 bis { $last }.
refused-deal-still-running = Spiel { $number } läuft noch. Anschauen kannst du es hier, sobald es vorbei ist.
refused-deal-void = Spiel { $number } ist ungültig: Es wurde abgebrochen und zählt nicht, darum lässt es sich nicht anschauen.
refused-round-running = Andere spielen diese Karten vielleicht noch. Komm wieder, wenn die Letzten fertig sind.
refused-seal-shut = Das Siegel von Spiel { $number } wird geöffnet, wenn die Sitzung endet, denn es zeigt alle Karten.
refused-replay-other-rules = Spiel { $number } wurde nach einer älteren Fassung der Regeln gespielt und lässt sich nicht mehr Schritt für Schritt zeigen.
refused-file-too-large = Diese Sitzung ist zu lang für eine einzige Datei auf Discord. Wer mich betreibt, kann sie dir geben.
refused-share-too-early = Spiel { $number } lässt sich im Kanal zeigen, sobald die Sitzung zu Ende ist; bis dahin bleiben die Karten geheim.
refused-may-not-write = Du darfst in diesem Kanal nicht schreiben, also kannst du hier auch kein Spiel zeigen.
refused-share-too-soon = Du hast hier gerade etwas gezeigt. Warte noch { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
refused-share-no-cards = Bei diesem Schritt hat hier niemand mehr Karten auf der Hand. Geh ein paar Schritte zurück und zeig sie dort.
refused-share-unlisted = Diese Person möchte nicht, dass andere sehen, wie sie spielt.
play-on = Von hier weiterspielen
play-on-title = ### Spiel { $deal }, ab Schritt { $step } weitergespielt
play-on-private = Nur du siehst das. Die Computer wissen nicht mehr als die Spieler damals und spielen, so gut sie können; vergiss, was du später gesehen hast. Nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} wird das Spiel gelöscht.
play-on-part-share = { $shared ->
    [0] { "" }
   *[other] { " " }· darin { $share } aus dem Pot
}
play-on-now = **Diesmal** { advice-size }{ play-on-part-share }
play-on-then = **Damals** { advice-size }{ play-on-part-share }
play-on-computer = **Ein starker Computer an deiner Stelle** { advice-size }{ play-on-part-share }
play-on-again = Noch einmal von hier
play-on-gone = Dieses Spiel gibt es nicht mehr. Beginne es beim Anschauen noch einmal.
refused-deal-not-yours = In diesem Spiel warst du nicht dabei.
refused-play-on-yours = Weiterspielen kannst du nur ab einer deiner eigenen Entscheidungen.
