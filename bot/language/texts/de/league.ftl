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
    [0] { month-name } { $year }
   *[other] { $quarter }. Quartal { $year }
}
league-title = ## Liga · { $family } · { $season }
league-running = Die Saison endet { $end }.
league-over = Diese Saison ist vorbei. So ging sie aus:
league-chart = { $family } · { $season }
league-chart-alt = Wertungen der Saison { $season }. { $lines }
league-chart-line = { $place }. { $name }: { $points }, plus oder minus { $give }.
league-nobody = Noch steht niemand in der Tabelle: Dafür braucht es in einer Saison { $least ->
    [one] 1 Spiel
   *[other] { $least } Spiele
} mit anderen Leuten.
league-line = **{ $name }** { $points } ± { $give } · { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
league-besides = **Dieselben Karten**: wie viel besser als ein starker Computer, im Schnitt der Tagesspiele, die hier gezeigt wurden
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
league-mine-hidden = Du hast dich ausgeblendet (`/vorlieben`); deine Zahl siehst nur du.
league-about = Gezählt wird, wer in beendeten Sitzungen vor wem landet. Alle beginnen bei { $centre }. ± ist die Unsicherheit; sortiert wird nach Zahl minus ±. In der Tabelle steht, wer in der Saison { $least } Spiele gespielt und sich nicht ausgeblendet hat (`/vorlieben`). Computer kommen nicht hinein, Tische mit Ratgeber zählen nicht.
league-earlier = ◀ Frühere Saison
league-later = Spätere Saison ▶
league-csv-saved = Die Tabelle der Saison:
league-look = Genauer ansehen
refused-league-off = Auf diesem Server gibt es keine Liga. Wer ihn verwaltet, kann das mit `/einstellungen` ändern.
refused-league-empty = In dieser Tabelle steht noch niemand, den du zeigen könntest.
