# The league: who plays better than whom, season by season.
command-league = league
command-league-description = Who plays best here, season by season, and how sure that is
argument-game = game
argument-game-description = Which game; the one played last if left out
argument-season = season
argument-season-description = Which season; this one if left out
season-now = this season
season-last = last season
league-season = { $quarter ->
    [0] { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    } { $year }
   *[other] Quarter { $quarter } of { $year }
}
league-title = ## League · { $family } · { $season }
league-running = The season ends { $end }.
league-over = This season is over: the final table.
league-chart = { $family } · { $season }
league-chart-alt = Ratings of the season { $season }. { $lines }
league-chart-line = { $place }. { $name }: { $points }, give or take { $give }.
league-nobody = Nobody is listed yet: it takes { $least } deals with other people in the season.
league-line = **{ $name }** { $points } ± { $give } · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
league-besides = **The same cards**: more than a strong computer a deal, in the deals of the day that were shown here
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
league-mine-hidden = You do not want to be listed (`/likes`), so only you see your number.
league-about = Reckoned from finished sessions by who came before whom. Everybody begins at { $centre }; ± says how far off a number may be, and the order is by what is sure: the number less its ±. Computers, tables with the adviser, and whoever does not want to be listed (`/likes`) are left out. Whoever has played { $least } deals in the season is listed.
league-earlier = ◀ Earlier season
league-later = Later season ▶
league-csv-saved = The table of the season:
league-look = Look closer
refused-league-off = There is no league on this server. Whoever manages it can change that with /settings.
refused-league-empty = There is nobody in this table yet whom you could show.
