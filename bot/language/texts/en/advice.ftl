# What each answer brings, for those who play with advice.
adviser-allow = Allow advice
adviser-forbid = Forbid advice
adviser-take = Play with advice
adviser-leave = Play without advice
adviser-sign = 🎓
adviser-told = 🎓 { $names } { $people ->
    [one] plays
   *[other] play
} with advice: a computer says what each answer is worth, knowing no more than the player does.
adviser-about = 🎓 You are playing with advice, and everybody can see that. On your turn, **Advice** appears { $hands ->
    [0] in this menu
   *[other] below your cards
}.
adviser-may = 🎓 You may play with advice here; everybody will see that you do.
advice = 🎓 Advice
advice-coming = 🎓 One moment: I am playing the deal out …
advice-title = ### 🎓 What each answer is worth
advice-gain = { $sign }{ $digits ->
    [0] { NUMBER($gain, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
   *[other] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-size = { $sign }{ $digits ->
    [0] { NUMBER($gain, maximumFractionDigits: 0) }
   *[other] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-best = best
advice-equal = about equal
advice-number = { $tricks ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $tricks }
}
advice-tricks = { advice-number } { $percent }%
advice-tricks-first = { $tricks ->
    [0] no trick
    [1] one trick
   *[other] { advice-number } tricks
} { $percent }%
advice-without = Without { $card }: { $answer }
advice-with = With { $card } instead of your lowest card: { $answer }
advice-pot = { $more ->
    [true] With { $pot } or more in the pot: { $answer }
   *[other] With { $pot } or less in the pot: { $answer }
}
advice-about = { $counted }, averaged over many ways the hidden cards could lie; ± is the uncertainty.
advice-chips = Chips for the whole deal, including { $own ->
    [true] your share
   *[other] the player’s share
} of the pot
advice-points = Points for the whole deal, compared with the others
advice-lives = Lives, compared with the others
advice-won = wins { $percent }% of the time
advice-life-lost = loses a life { $percent }% of the time
advice-fact-points = { $number ->
    [one] 1 card point
   *[other] { $number } card points
}
advice-fact-schneider = schneider { $percent }%
advice-fact-others = another player declares { $percent }% of the time
advice-alike = { $answers ->
    [one] one more like it
   *[other] { $answers } more like it
}
advice-omitted = { $answers ->
    [one] One more answer is not shown.
   *[other] { $answers } more answers are not shown.
}
advice-none = I have no advice on this question.
advice-failed = No advice this time: something went wrong while I was working it out. Press **Advice** again.
advice-late = That has already been decided.
advice-share = including your share of the pot
advice-others = Others: { $others }
advice-chose-best = Your answer, { $chosen }, was practically as good as the best.
advice-chose = You chose { $chosen }; { $best } was best.
