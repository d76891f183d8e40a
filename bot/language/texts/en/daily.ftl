# The deals of the day: the same for everybody, each played alone.
daily-title = ## Deals of the day
daily-about = The same cards for everybody, alone against strong computers, once, in your own time. Today's deals end { $end }. Afterwards you see what a strong computer made of your cards, and how the people here did who show theirs.
daily-fair = No chips, no streaks: a day that you leave out costs you nothing.
daily-which = Choose a game
daily-back = Look back
daily-progress = { $done } of { $all } { $all ->
    [one] deal
   *[other] deals
} played
daily-deal-title = ### Deal of the day { $number } of { $all } · { $ruleset }
daily-private = Sealed with { $commitment }… · /daily goes on until the day ends
daily-results = My results
daily-results-title = ### Deals of the day · { $ruleset } · { $day }
daily-beside = { $sign } { $label } **{ $mine }** · strong computer { $par }
daily-sum = In all
daily-strong = Strong
daily-no-par = ▫️ { $number }. **{ $mine }** · the strong computer is still playing
par-old = \* Played by an earlier version, perhaps by a weaker computer.
par-some-old = Some strong computers' results are those of an earlier version, and perhaps too weak.
daily-unplayed = { $number }. not played
daily-looking = 🔎 I am looking for the decision that cost most …
daily-others = **Here**, beside the strong computer
daily-nobody = Nobody has shown theirs here yet.
daily-shut = The cards were sealed with { $commitment }. The seal is opened for everybody { $end }; until then you see your deals with your own eyes.
daily-open = The cards were sealed with { $commitment }. Each deal has its proof: replay it, then press *Check*.
daily-month = This month
daily-menu = Other games
daily-card-title = ### { $name } has played the deals of the day · { $ruleset } · { $day }
daily-card-about = 🟩 better than a strong computer with the same cards, 🟨 alike, 🟥 worse. Nothing of the cards is told.
daily-play-too = Play them too
daily-month-title = ### { $ruleset } · { $month }
daily-month-line = **{ $name }** { $mean } a deal · { $days ->
    [one] one day
   *[other] { $days } days
}
daily-month-about = The mean difference to a strong computer with the same cards, of everybody who has shown theirs here.
refused-daily-gone = These deals are not there any more. Use /daily.
refused-daily-over = The day of these deals is over. Use /daily for those of today.
refused-daily-shown = Your result was shown here already; it is among the server's results.
refused-daily-unfinished = Play all deals first: then you can show how you did.
