# The deals of the day: the same for everybody, each played alone.
daily-title = ## Deals of the day
daily-about = The same cards for everybody: you play alone against strong computers, each deal only once, in your own time. New deals arrive { $end }. Afterwards you see what a strong computer made of your cards, and how others here did, if they share their results.
daily-fair = No chips and no streaks: skipping a day costs you nothing.
daily-which = Choose a game
daily-back = Look back
daily-progress = { $done } of { $all } { $all ->
    [one] deal
   *[other] deals
} played
daily-deal-title = ### Deal of the day { $number } of { $all } · { $ruleset }
daily-private = Seal { $commitment }… · resume with `/daily` until the day ends
daily-results = See results
daily-results-title = ### Deals of the day · { $ruleset } · { $day }
daily-beside = { $sign } { $label } **{ $mine }** · strong computer { $par }
daily-sum = Total
daily-strong = Strong
daily-no-par = ▫️ { $number }. **{ $mine }** · the strong computer is still playing
par-old = \* Played by an earlier version, perhaps by a weaker computer.
par-some-old = Some of the strong computer’s results come from an earlier version and may be weaker.
daily-unplayed = { $number }. not played
daily-looking = 🔎 I am looking for the decision that cost you most …
daily-others = **Here**, compared with the strong computer
daily-nobody = Nobody has shared their results here yet.
daily-shut = The seal { $commitment }… is opened for everybody { $end }; until then you see only what you saw while playing.
daily-open = The seal { $commitment }… is open. Each deal has its proof: replay it, then press *Check*.
daily-month = This month
daily-menu = Other games
daily-card-title = ### { $name } has played the deals of the day · { $ruleset } · { $day }
daily-card-about = 🟩 better than a strong computer with the same cards, 🟨 just as good, 🟥 worse. This reveals nothing about the cards.
daily-play-too = Play them too
daily-month-title = ### { $ruleset } · { $month }
daily-month-line = **{ $name }** { $mean } per deal · { $days ->
    [one] one day
   *[other] { $days } days
}
daily-month-about = How much better or worse than a strong computer with the same cards, on average, for everybody who has shared their results here.
refused-daily-gone = These deals no longer exist. Use `/daily`.
refused-daily-over = The day of these deals is over. Use `/daily` for today’s.
refused-daily-shown = Your result has already been shown here; it is among the server’s results.
refused-daily-unfinished = Finish all the deals first; then you can share how you did.
