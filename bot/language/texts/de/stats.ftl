# Wie jemand spielt.
command-stats = statistik
command-stats-description = Wie jemand spielt: Lupfe, Stiche, Bêten, Abende
argument-of = person
argument-of-description = Wessen Statistik; ohne Angabe meine
stats-title = ## { $name } · { $family }
stats-nothing = Hier gibt es noch keine fertigen Spiele.
stats-deals = **Spiele** { $deals } · zusammen { $chips }
stats-lifts = **Gelupft** { $lifts } ({ $share } % der Spiele) · { $success } % davon brachten Chips
stats-tricks = **Stiche** { $average } je Spiel · mitgespielt { $played }, ohne Stich { $dry }
stats-betes = **Bêten** { $betes } · { $chips } Chips
stats-best = **Bester Abend** { $chips } · { $when }
stats-worst = **Schlechtester Abend** { $chips } · { $when }
stats-beats = **Gewinnt am öftesten gegen** { $names }
stats-beaten = **Verliert am öftesten gegen** { $names }
stats-rival = { $name } ({ $deals })
stats-opt-out = Umfasst die letzten 2000 Spiele. Wer hier nicht erscheinen will, stellt es unter `/vorlieben` ein.
refused-stats-unlisted = { $name } will in Statistiken nicht zu sehen sein.
