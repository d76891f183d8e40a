# The league: who plays better than whom, season by season.
command-league = league
command-league-description = Who plays best here, season by season, and how certain that is
argument-game = game
argument-game-description = Which game; if left out, the one played last
argument-season = season
argument-season-description = Which season; if left out, this one
season-now = this season
season-last = last season
league-season = { $quarter ->
    [0] { month-name } { $year }
   *[other] Quarter { $quarter } of { $year }
}
league-title = ## League · { $family } · { $season }
league-running = The season ends { $end }.
league-over = This season is over. The final table:
league-chart = { $family } · { $season }
league-chart-alt = Ratings for { $season }. { $lines }
league-chart-line = { $place }. { $name }: { $points }, give or take { $give }.
league-nobody = Nobody is listed yet: it takes { $least ->
    [one] 1 deal
   *[other] { $least } deals
} with other people in one season.
league-line = **{ $name }** { $points } ± { $give } · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
league-besides = **Same cards**: how much better than a strong computer, on average, in the deals of the day shared here
league-beside = **{ $name }** { $gain } · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
league-mine = **You** { $points } ± { $give } · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}{ $missing ->
    [0] { "" }
    [one] ; one more and you are listed
   *[other] ; { $missing } more and you are listed
}
league-mine-hidden = You have hidden yourself (`/preferences`), so only you see your number.
league-about = Calculated from finished sessions by who placed ahead of whom. Everybody starts at { $centre }. ± is the uncertainty; the order is by the number minus its ±. The table lists everybody with at least { $least } deals in the season, except computers, tables with advice, and people who have hidden themselves (`/preferences`).
league-earlier = ◀ Earlier season
league-later = Later season ▶
league-csv-saved = The table of the season:
league-look = Look closer
refused-league-off = There is no league on this server. Anyone who manages the server can start one with `/settings`.
refused-league-empty = Nobody is in this table yet, so there is nothing to show.
