# How somebody plays.
command-stats = stats
command-stats-description = How somebody plays: deals, results, best sessions
argument-of = person
argument-of-description = Whose statistics to show; if left out, yours
stats-title = ## { $name } · { $family }
stats-nothing = No deal has been finished here yet.
stats-deals = **Deals** { $deals } · total { $chips }
stats-tricks = **Tricks** { NUMBER($average, maximumFractionDigits: 1) } per deal · played { $played ->
    [one] once
   *[other] { $played } times
}, without a trick { $dry ->
    [one] once
   *[other] { $dry } times
}
stats-part-share = { $share ->
    [-1] { "" }
   *[other] { " " }({ $share }%)
}
stats-best = **Best session** { $chips } · { $when }
stats-worst = **Worst session** { $chips } · { $when }
stats-most-from = **Has won most from:** { $names }
stats-most-to = **Has lost most to:** { $names }
stats-rival = { $name } ({ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
})
stats-opt-out = Covers the last { $most } deals. To stay out of the statistics, use `/preferences`.
refused-stats-unlisted = { $name } does not want to be shown in statistics.
