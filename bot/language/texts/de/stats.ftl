# Wie jemand spielt.
command-stats = statistik
command-stats-description = Wie jemand spielt: Spiele, Ergebnisse, beste Sitzungen
argument-of = person
argument-of-description = Wessen Statistik; ohne Angabe deine
stats-title = ## { $name } · { $family }
stats-nothing = Hier wurde noch kein Spiel zu Ende gespielt.
stats-deals = **Spiele** { $deals } · zusammen { $chips }
stats-tricks = **Stiche** { NUMBER($average, maximumFractionDigits: 1) } je Spiel · { $played }-mal mitgespielt, davon { $dry }-mal ohne Stich
stats-part-share = { $share ->
    [-1] { "" }
   *[other] { " " }({ $share } %)
}
stats-best = **Beste Sitzung** { $chips } · { $when }
stats-worst = **Schlechteste Sitzung** { $chips } · { $when }
stats-most-from = **Am meisten gewonnen gegen:** { $names }
stats-most-to = **Am meisten verloren gegen:** { $names }
stats-rival = { $name } ({ $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
})
stats-opt-out = Gezählt sind die letzten { $most } Spiele. Ausblenden kannst du dich unter `/vorlieben`.
refused-stats-unlisted = { $name } möchte in Statistiken nicht zu sehen sein.
