# Die Spiele des Tages: für alle dieselben, jeder spielt sie allein.
daily-title = ## Spiele des Tages
daily-about = Für alle dieselben Karten, allein gegen starke Computer, einmal, wann du willst. Der heutige Tag endet { $end }. Danach siehst du, was ein starker Computer aus deinen Karten gemacht hat und wie es den Leuten hier ging, die ihre Ergebnisse zeigen.
daily-fair = Ohne Chips und ohne Serien: Ein Tag, den du auslässt, kostet dich nichts.
daily-which = Wähle ein Spiel
daily-back = Zurückschauen
daily-progress = { $done } von { $all } { $all ->
    [one] Spiel
   *[other] Spielen
} gespielt
daily-deal-title = ### Spiel des Tages { $number } von { $all } · { $ruleset }
daily-private = Versiegelt mit { $commitment }… · /tagesspiel geht weiter, bis der Tag endet
daily-results = Meine Ergebnisse
daily-results-title = ### Spiele des Tages · { $ruleset } · { $day }
daily-beside = { $sign } { $label } **{ $mine }** · starker Computer { $par }
daily-sum = Zusammen
daily-strong = Stark
daily-no-par = ▫️ { $number }. **{ $mine }** · der starke Computer spielt noch
par-old = \* Von einer früheren Version gespielt, vielleicht von einem schwächeren Computer.
par-some-old = Manche Ergebnisse starker Computer stammen von einer früheren Version und sind vielleicht zu schwach.
daily-unplayed = { $number }. nicht gespielt
daily-looking = 🔎 Ich suche die Entscheidung, die am meisten gekostet hat …
daily-others = **Hier**, neben dem starken Computer
daily-nobody = Hier hat noch niemand Ergebnisse gezeigt.
daily-shut = Die Karten wurden mit { $commitment } versiegelt. Das Siegel wird für alle { $end } geöffnet; bis dahin siehst du deine Spiele mit deinen eigenen Augen.
daily-open = Die Karten wurden mit { $commitment } versiegelt. Zu jedem Spiel gibt es den Nachweis: Schau es an, dann drücke *Prüfen*.
daily-month = Dieser Monat
daily-menu = Andere Spiele
daily-card-title = ### { $name } hat die Spiele des Tages gespielt · { $ruleset } · { $day }
daily-card-about = 🟩 besser als ein starker Computer mit denselben Karten, 🟨 gleich, 🟥 schlechter. Von den Karten wird nichts verraten.
daily-play-too = Auch spielen
daily-month-title = ### { $ruleset } · { $month }
daily-month-line = **{ $name }** { $mean } je Spiel · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
daily-month-about = Der mittlere Unterschied zu einem starken Computer mit denselben Karten, von allen, die hier ihre Ergebnisse gezeigt haben.
refused-daily-gone = Diese Spiele gibt es nicht mehr. Nimm /tagesspiel.
refused-daily-over = Der Tag dieser Spiele ist vorbei. Mit /tagesspiel kommst du zu den heutigen.
refused-daily-shown = Dein Ergebnis wurde hier schon gezeigt; es steht bei den Ergebnissen des Servers.
refused-daily-unfinished = Spiel zuerst alle Spiele; dann kannst du zeigen, wie es dir ging.
