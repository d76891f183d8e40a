# Was gespielt wurde: Sitzungen, Spiele Schritt für Schritt, Dateien zum Behalten, der Nachweis jedes Mischens.
history-title = ## Was auf diesem Server gespielt wurde
history-empty = Hier ist noch nichts gespielt worden.
history-choose-session = Sitzung wählen
history-choose-deal = Spiel wählen
history-page-before = ◀ Seite zurück
history-page-after = Nächste Seite ▶
history-sessions = Alle Sitzungen
history-every-game = Alle Spiele des Servers
history-all-deals = Alle Spiele
history-deal = Spiel { $number }
history-deal-row = **{ $number }.** { $time } · { $name } gibt
history-best = 🏆 Größter Gewinn: **{ $name } { $result }** · { $deal }
history-worst = 💸 Größter Verlust: **{ $name } { $result }** · { $deal }
history-void = ungültig
history-own-eyes = Die Sitzung läuft noch, darum siehst du, was du am Tisch gesehen hast.
history-spectator = Die Sitzung läuft noch, und in diesem Spiel warst du nicht dabei, darum siehst du, was alle sahen.
history-daily = Die Spiele des Tages liegen offen, sobald der Tag vorbei ist; bis dahin siehst du, was du beim Spielen gesehen hast.
history-round = Die Spiele dieser Runde liegen offen, sobald sie vorbei ist; bis dahin siehst du, was du am Tisch gesehen hast.
history-shut-eyes = Andere spielen diese Karten vielleicht noch, darum siehst du Ergebnisse und fremde Hände erst, wenn die Letzten fertig sind.
history-open-eyes = Die Sitzung ist zu Ende, darum siehst du alle Karten.
history-save-page = Als Seite sichern
history-save-csv = Zahlungen (CSV)
history-page-saved = Die Sitzung als Seite, für jeden Browser und zum Drucken.
history-csv-saved = Alle Zahlungen der Sitzung, für jede Tabellenkalkulation.
history-look-back = Spiel für Spiel
history-verify = Prüfen

replay-title = ### Spiel { $number } · Schritt { $step } von { $last }
replay-back = ◀
replay-on = ▶
replay-jump = Springen zu …
replay-asked = Als Nächstes: **{ $name }**: { $question }
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
verify-shut = Die Sitzung läuft noch. Ihre Siegel werden geöffnet, wenn sie endet, denn sie zeigen alle Karten.
verify-fingerprint = Fingerabdruck (SHA-256): { $fingerprint }
verify-secret = Geheimnis: { $secret }
verify-cut = Versiegelt, und abgehoben mit { $word }
verify-was-cut = Versiegelt und abgehoben.
verify-not-cut = Niemand hat abgehoben; das beweist also nur, dass nichts geändert wurde, nachdem das Siegel zu sehen war.
verify-pack = { $number ->
    [0] Das Blatt, wie es gegeben wurde:
   *[other] Nach dem { $number }. Neugeben:
}
verify-more-packs = { $count ->
    [one] Ein weiteres Blatt steht in der Datei.
   *[other] { $count } weitere Blätter stehen in der Datei.
}
verify-fingerprint-holds = ✅ Der Fingerabdruck passt zum Geheimnis.
verify-fingerprint-fails = ❌ Der Fingerabdruck passt nicht zum Geheimnis.
verify-fingerprint-open = ➖ Es gibt kein Siegel zum Prüfen.
verify-packs-holds = ✅ Geheimnis und Abheben ergeben genau dieses Blatt.
verify-packs-fails = ❌ Geheimnis und Abheben ergeben ein anderes Blatt.
verify-packs-open = ➖ Ohne gültiges Siegel lässt sich das Blatt nicht prüfen.
verify-play-holds = ✅ Spiel und Zahlungen entsprechen den Regeln.
verify-play-fails = ❌ Spiel oder Zahlungen entsprechen nicht den Regeln.
verify-play-open = ➖ Die Summen stimmen. Die Regeln haben sich seither geändert, darum wurde das Spiel nicht geprüft.
verify-shut-round = Andere spielen diese Karten vielleicht noch. Die Siegel werden für alle geöffnet, wenn die Letzten fertig sind.
verify-round = Spiel { $deal } der Karten mit der Festlegung { $round }
verify-round-secret = Geheimnis aller ihrer Blätter: { $secret }
verify-round-words = Gemischt mit: { $words }
verify-round-holds = ✅ Festlegung und Wörter ergeben genau dieses Siegel: Alle hatten dieselben Karten.
verify-round-fails = ❌ Festlegung und Wörter ergeben ein anderes Siegel.
verify-again = Die Karten eines früheren Spiels noch einmal, mit demselben Siegel: { $round }
verify-again-holds = ✅ Das Siegel ist das des früheren Spiels: Es hat dieselben Karten ergeben.
verify-again-fails = ❌ Das Siegel ist nicht das des früheren Spiels.
verify-yourself = Vergleiche den Fingerabdruck mit dem, der vor dem Spiel am Tisch stand. Mit der Datei kannst du alles selbst prüfen: siehe docs/verify.md im Quelltext.
verify-save = Als Datei
verify-saved = Die Aufzeichnung des Spiels mit offenem Siegel. Wie man sie selbst prüft, steht in docs/verify.md im Quelltext.
verify-replay = Anschauen

refused-no-such-session = Diese Sitzung gibt es auf diesem Server nicht.
refused-session-pruned = Wie in dieser Sitzung gespielt wurde, wird nicht mehr aufbewahrt. Was sie eingebracht hat, steht im Kassabuch.
refused-no-such-deal = Diese Sitzung hat kein Spiel { $number }.
refused-no-such-step = Dieses Spiel hat nur die Schritte 0 bis { $last }.
refused-deal-still-running = Spiel { $number } läuft noch. Anschauen kannst du es hier, sobald es vorbei ist.
refused-deal-void = Spiel { $number } ist ungültig: Es wurde abgebrochen und niemand hat gezahlt, darum lässt es sich nicht anschauen.
refused-round-running = Andere spielen diese Karten vielleicht noch. Komm wieder, wenn die Letzten fertig sind.
refused-seal-shut = Das Siegel von Spiel { $number } wird geöffnet, wenn die Sitzung endet, denn es zeigt alle Karten.
refused-replay-other-rules = Spiel { $number } wurde nach einer älteren Fassung der Regeln gespielt und lässt sich nicht mehr Schritt für Schritt zeigen.
refused-file-too-large = Diese Sitzung ist zu lang für eine einzige Datei auf Discord. Wer mich betreibt, kann sie mit „python -m bot export“ speichern.
refused-share-too-early = Spiel { $number } lässt sich im Kanal zeigen, sobald die Sitzung zu Ende ist; bis dahin bleiben die Karten geheim.
refused-may-not-write = Du darfst in diesem Kanal nicht schreiben, also kannst du hier auch kein Spiel zeigen.
refused-share-too-soon = Du hast hier gerade etwas gezeigt. Warte noch { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
refused-share-no-cards = Bei diesem Schritt sind hier keine Karten mehr in der Hand. Geh ein paar Schritte zurück und zeig sie dort.
refused-share-unlisted = Diese Person möchte nicht, dass andere sehen, wie sie spielt.
play-on = Von hier weiterspielen
play-on-title = ### Spiel { $deal }, ab Schritt { $step } weitergespielt
play-on-private = Nur du siehst das. Die Computer wissen nicht mehr als ihre Spieler damals und spielen, so gut sie können; vergiss, was du später gesehen hast. Gespeichert wird nichts.
play-on-now = **Diesmal** { advice-size }
play-on-then = **Damals** { advice-size }
play-on-computer = **Ein starker Computer an deiner Stelle** { advice-size }
play-on-again = Noch einmal von hier
play-on-gone = Dieses Spiel ist weg: Ich wurde neu gestartet, oder es ist mehr als eine Viertelstunde her. Beginne es beim Anschauen noch einmal.
refused-deal-not-yours = In diesem Spiel warst du nicht dabei.
refused-play-on-yours = Weiterspielen kannst du nur bei einer Entscheidung, die deine war.
