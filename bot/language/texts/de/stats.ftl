# Wie jemand spielt.
command-stats = statistik
command-stats-description = Wie jemand spielt: Spiele, Ergebnisse, beste Sitzungen
argument-of = person
argument-of-description = Wessen Statistik; ohne Angabe meine
stats-title = ## { $name } · { $family }
stats-nothing = Hier gibt es noch keine fertigen Spiele.
stats-deals = **Spiele** { $deals } · zusammen { $chips }
stats-tricks = **Stiche** { NUMBER($average, maximumFractionDigits: 1) } je Spiel · mitgespielt { $played }, ohne Stich { $dry }
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
stats-opt-out = Umfasst die letzten { $most } Spiele. Wer hier nicht erscheinen will, stellt es unter `/vorlieben` ein.
refused-stats-unlisted = { $name } möchte in Statistiken nicht zu sehen sein.
