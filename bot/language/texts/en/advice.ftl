# What each answer brings, for those who play with advice.
adviser-allow = Allow advice
adviser-forbid = Forbid advice
adviser-take = Play with advice
adviser-leave = Play without advice
adviser-sign = 🎓
adviser-told = 🎓 { $names } { $people ->
    [one] plays
   *[other] play
} with advice: a computer says what each answer brings, judging from their cards alone.
adviser-about = 🎓 You play with advice, and everybody can see that. When you are asked, **Advice** stands below your cards.
adviser-may = 🎓 Here you may play with advice; everybody will see that you do.
advice = 🎓 Advice
advice-coming = 🎓 In a moment: I am playing the deal out …
advice-title = ### 🎓 What each answer brings
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
    [true] From a pot of { $pot } on: { $answer }
   *[other] With no more than { $pot } in the pot: { $answer }
}
advice-about = { $counted }, over many ways the hidden cards may lie. ± is the uncertainty.
advice-chips = Chips of the whole deal with { $own ->
    [true] your part
   *[other] their part
} of the pot
advice-points = Points of the whole deal, against the others
advice-lives = Lives, against the others
advice-won = wins { $percent }%
advice-life-lost = loses a life { $percent }%
advice-fact-points = { $number } card points
advice-fact-schneider = schneider { $percent }%
advice-alike = { $answers ->
    [one] one more like it
   *[other] { $answers } more like it
}
advice-omitted = { $answers ->
    [one] One more answer is left out.
   *[other] { $answers } more answers are left out.
}
advice-none = I cannot say anything about this question.
advice-failed = No advice this time: something went wrong while I was working it out. Press **Advice** again.
advice-late = That has been decided by now.
advice-share = your part of the pot counted
advice-others = The others: { $others }
advice-chose-best = Your answer, { $chosen }, was as good as any.
advice-chose = You chose { $chosen }; the best was { $best }.
