# Die Spiele des Tages: für alle dieselben, jeder spielt sie allein.
daily-title = ## Spiele des Tages
daily-about = Dieselben Karten für alle: Du spielst allein gegen starke Computer, jedes Spiel nur einmal, wann du willst. Neue Spiele gibt es { $end }. Danach siehst du, was ein starker Computer aus deinen Karten gemacht hat und wie es denen hier ging, die ihre Ergebnisse zeigen.
daily-fair = Ohne Chips und ohne Druck: Ein Tag, den du auslässt, kostet dich nichts.
daily-which = Wähle ein Spiel
daily-back = Zurückschauen
daily-progress = { $done } von { $all } { $all ->
    [one] Spiel
   *[other] Spielen
} gespielt
daily-deal-title = ### Spiel des Tages { $number } von { $all } · { $ruleset }
daily-private = Siegel { $commitment }… · mit `/tagesspiel` geht es weiter, bis der Tag vorbei ist
daily-results = Ergebnisse ansehen
daily-results-title = ### Spiele des Tages · { $ruleset } · { $day }
daily-beside = { $sign } { $label } **{ $mine }** · starker Computer { $par }
daily-sum = Zusammen
daily-strong = Stark
daily-no-par = ▫️ { $number }. **{ $mine }** · der starke Computer spielt noch
par-old = \* Von einer früheren Version gespielt, vielleicht von einem schwächeren Computer.
par-some-old = Manche Ergebnisse starker Computer stammen von einer früheren Version und sind vielleicht zu schwach.
daily-unplayed = { $number }. nicht gespielt
daily-looking = 🔎 Ich suche die Entscheidung, die am meisten gekostet hat …
daily-others = **Hier**, verglichen mit dem starken Computer
daily-nobody = Hier hat noch niemand Ergebnisse gezeigt.
daily-shut = Das Siegel { $commitment }… wird für alle { $end } geöffnet; bis dahin siehst du nur, was du beim Spielen gesehen hast.
daily-open = Das Siegel { $commitment }… ist offen. Zu jedem Spiel gibt es den Nachweis: Schau es an, dann drück auf *Prüfen*.
daily-month = Dieser Monat
daily-menu = Andere Spiele
daily-card-title = ### { $name } hat die Spiele des Tages gespielt · { $ruleset } · { $day }
daily-card-about = 🟩 besser als ein starker Computer mit denselben Karten, 🟨 gleich gut, 🟥 schlechter. Über die Karten verrät das nichts.
daily-play-too = Auch spielen
daily-month-title = ### { $ruleset } · { $month }
daily-month-line = **{ $name }** { $mean } je Spiel · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
daily-month-about = Im Schnitt besser oder schlechter als ein starker Computer mit denselben Karten; gezählt werden alle, die hier ihre Ergebnisse gezeigt haben.
refused-daily-gone = Diese Spiele gibt es nicht mehr. Nimm `/tagesspiel`.
refused-daily-over = Der Tag dieser Spiele ist vorbei. Mit `/tagesspiel` kommst du zu den heutigen.
refused-daily-shown = Du hast dein Ergebnis hier schon gezeigt; es steht bei den Ergebnissen des Servers.
refused-daily-unfinished = Spiel zuerst alle Spiele zu Ende; dann kannst du zeigen, wie es dir ging.
