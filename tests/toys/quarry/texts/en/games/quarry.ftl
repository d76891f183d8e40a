# Quarry, a game made up for the tests.
family-quarry = Quarry
family-quarry-description = Play Quarry in this channel
ruleset-quarry = Quarry
ruleset-quarry-short = Bid for the crate, name the trumps, and dig out as many points as you said.
pack-quarry17 = the quarry's seventeen
suit-granite = Granite
suit-marble = Marble
suit-slate = Slate
suit-chalk = Chalk
suit-powder = Powder
rank-quarry17-block = Block
rank-quarry17-slab = Slab
rank-quarry17-brick = Brick
rank-quarry17-chip = Chip
rank-quarry17-keg = Keg
quarry-question-bid = how many points will you dig out?
quarry-question-bury = which two cards do you bury?
quarry-question-trump = which suit is trumps?
quarry-choice-bid-pass = Pass
quarry-choice-trump-granite = Granite
quarry-choice-trump-marble = Marble
quarry-choice-trump-slate = Slate
quarry-choice-trump-chalk = Chalk
quarry-answered-bid = { $name } bids { $choice }.
quarry-answered-bid-pass = { $name } passes.
quarry-answered-trump = { $name } names { $choice }.
quarry-event-nobody-digs = Nobody digs.
quarry-mark-declarer = digs
quarry-zone-crate = in the crate
quarry-zone-buried = buried
quarry-reason-dug = dug out
quarry-reason-collapsed = the quarry collapsed
quarry-summary-dug = { $name } digs it out: { $points }.
quarry-summary-collapsed = The quarry collapses on { $name }: { $points }.
quarry-option-keg_shown = Keg shown
quarry-option-keg_shown-help = The declarer shows the keg to the left.
quarry-rules-heading-bid = **The auction**
quarry-rules-heading-dig = **Digging**
quarry-rules-bid = Everybody says once how many points they will dig out, each more than the last, or passes. The highest takes the crate and buries two cards.
quarry-rules-dig = Follow suit. A block is 10, a slab 6, a brick 3, the keg 4. The keg is the highest trump.{ $keg_shown ->
    [true] {" "}It is shown to the left.
   *[other] { "" }
}
quarry-example-nobody-digs = { $b }, { $c } and { $a } pass: nobody scores.
quarry-stats-bids = **Bids** { $count }
quarry-practice-bid = Bid about twice what your own cards count.
