# How somebody plays.
command-stats = stats
command-stats-description = How somebody plays: lifts, tricks, bêtes, evenings
argument-of = person
argument-of-description = Whose statistics to show (yours if left out)
stats-title = ## { $name } · { $family }
stats-nothing = No finished deals here yet.
stats-deals = **Deals** { $deals } · in all { $chips }
stats-lifts = **Lifts** { $lifts } ({ $share } % of the deals) · { $success } % of them brought chips
stats-tricks = **Tricks** { $average } a deal · played { $played }, without a trick { $dry }
stats-betes = **Bêtes** { $betes } · { $chips } chips
stats-best = **Best evening** { $chips } · { $when }
stats-worst = **Worst evening** { $chips } · { $when }
stats-beats = **Wins most often against** { $names }
stats-beaten = **Loses most often to** { $names }
stats-rival = { $name } ({ $deals })
stats-opt-out = Covers the last 2,000 deals. To stay out of the statistics, use `/likes`.
refused-stats-unlisted = { $name } does not want to be shown in statistics.
