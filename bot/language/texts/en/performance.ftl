# How somebody has played: luck, and what was given away.
performance = How did I play?
performance-deal = My play
performance-title = ### How did I play?
performance-shared-title = ### How { $name } played
performance-looking = 🔎 I am going through your choices: deal { $done } of { $all } …
performance-nothing = There is nothing of yours to look at here: you had no choice in any deal.
performance-failed = That did not work: something went wrong in the calculation. Please try again.
performance-money = **{ $deals ->
    [one] Deal { $deal }
   *[other] { $deals } deals
}** { $sign }{ $chips } { $chips ->
    [one] chip
   *[other] chips
}, as in the history
performance-result = { $counted ->
    [pot] **With a share of the pot** { advice-size }: { $share } of the chips in it are counted as { $own ->
        [true] yours
       *[other] { $name }’s
    }
   *[lead] **Difference** { advice-size } points from the others’ average
}
performance-luck = **Luck** { advice-size } · what the cards and the other players gave { $own ->
    [true] you
   *[other] them
}
performance-away = **Given away** { advice-size } · what better choices would have gained
performance-choices = { $choices ->
    [one] One choice
   *[other] { $choices } choices
} in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each judged by what { $own ->
    [true] you
   *[other] { $name }
} could see then.
performance-about = { $counted }. Only choices that were clearly worse count as given away; bad luck does not.
performance-faultless = Nothing was clearly given away. Well played!
performance-open = Deal { $deal } with all cards open: the declarer could have made **{ $best }** card points{ $trick ->
    [1] { "" }
   *[other] { " " }from trick { $trick } on
}; the declarer made { $made }.
performance-open-about = That is hindsight: what both sides would do if they saw every card.
performance-where = **Deal { $deal }, step { $step }**
performance-better = { $own ->
    [true] You
   *[other] { $name }
} chose **{ $chosen }**. **{ $better }** would have gained { advice-gain } more.
performance-step = Deal { $deal }, step { $step }
performance-share = Show it to the channel
performance-each = { advice-size } given away per deal, over { $deals ->
    [one] one deal
   *[other] the last { $deals } deals
}.
performance-month = { $when } · **{ advice-size }** per deal · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
