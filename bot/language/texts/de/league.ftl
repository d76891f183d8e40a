# Die Liga: wer besser spielt als wer, Saison für Saison.
command-league = liga
command-league-description = Wer hier am besten spielt, Saison für Saison, und wie sicher das ist
argument-game = spiel
argument-game-description = Welches Spiel; ohne Angabe das zuletzt gespielte
argument-season = saison
argument-season-description = Welche Saison; ohne Angabe die laufende
season-now = diese Saison
season-last = letzte Saison
league-season = { $quarter ->
    [0] { $month ->
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
       *[other] Dezember
    } { $year }
   *[other] { $quarter }. Quartal { $year }
}
league-title = ## Liga · { $family } · { $season }
league-running = Die Saison endet { $end }.
league-over = Diese Saison ist vorbei: die Schlusstabelle.
league-chart = { $family } · { $season }
league-chart-alt = Wertungen der Saison { $season }. { $lines }
league-chart-line = { $place }. { $name }: { $points }, plus oder minus { $give }.
league-nobody = Noch steht niemand in der Tabelle: Dafür braucht es { $least } Spiele mit anderen Leuten in der Saison.
league-line = **{ $name }** { $points } ± { $give } · { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
league-besides = **Dieselben Karten**: je Spiel mehr als ein starker Computer, in den Spielen des Tages, die hier gezeigt wurden
league-beside = **{ $name }** { $gain } · { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
league-mine = **Du** { $points } ± { $give } · { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}{ $missing ->
    [0] { "" }
    [one] ; noch eines, und du stehst in der Tabelle
   *[other] ; noch { $missing }, und du stehst in der Tabelle
}
league-mine-hidden = Du willst nicht aufgeführt werden (`/vorlieben`); deine Zahl siehst nur du.
league-about = Berechnet aus fertigen Sitzungen danach, wer vor wem lag. Alle beginnen bei { $centre }; ± sagt, wie weit eine Zahl danebenliegen kann, und geordnet wird nach dem, was sicher ist: die Zahl weniger ihr ±. Computer, Tische mit Ratgeber und alle, die nicht aufgeführt werden wollen (`/vorlieben`), bleiben draußen. Aufgeführt wird, wer in der Saison { $least } Spiele hat.
league-earlier = ◀ Frühere Saison
league-later = Spätere Saison ▶
league-csv-saved = Die Tabelle der Saison:
league-look = Genauer ansehen
refused-league-off = Auf diesem Server gibt es keine Liga. Wer ihn verwaltet, kann das mit /einstellungen ändern.
refused-league-empty = In dieser Tabelle steht noch niemand, den du zeigen könntest.
