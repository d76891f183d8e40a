# Skat: its name, its words at the table, its house rules, its rules in words.
family-skat = Skat
family-skat-description = Play Skat in this channel
skat-length = three minutes per deal
skat-reaction-in = I always have eighteen!
ruleset-skat-sentence = Bid for the game, then play alone against two.
ruleset-skat = Skat
ruleset-skat-short =
    Three players, ten cards each; at a table of four the dealer sits out.
    You bid numbers for the right to play alone against the other two, with the skat.
    The declarer needs 61 of the 120 card points. If nobody bids, { $all_pass ->
        [throw_in] the cards are thrown in
       *[other] you play Ramsch
    }.
skat-stakes = A point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}

# What is asked.
skat-question-bid = { $last ->
    [1] nobody has bid. Do you play for 18?
   *[other] { $bid ->
        [0] what do you bid to { $listener }?
       *[other] { $listener } is at **{ $bid }**. Bid more, or pass?
    }
}
skat-question-hold = { $speaker } bids **{ $bid }**. Do you hold it, or pass?
skat-question-skat = do you take the skat, or play from the hand?
skat-question-discard = which two cards do you discard?
skat-question-game = what do you play?
skat-question-announce = do you announce anything?
skat-question-kontra = do you double the game with Kontra?
skat-question-re = Kontra! Do you double it again with Re?
skat-question-grand_hand = Ramsch round: do you play Grand hand, or Ramsch?
skat-question-shove_skat = do you take the skat, or shove it on unseen?
skat-question-hand_on = which two cards do you pass along? Jacks stay with you.
skat-question-hand_on-german = which two cards do you pass along? Unters stay with you.

skat-choose-further = or jump higher
skat-choice-bid-pass = Pass
skat-choice-hold-hold = Hold
skat-choice-hold-hold-value = Hold { $value }
skat-choice-hold-pass = Pass
skat-choice-skat-take = Take the skat
skat-choice-skat-hand = Play from the hand
skat-choice-game-clubs = ♣ Clubs
skat-choice-game-clubs-german = Acorns
skat-choice-game-spades = ♠ Spades
skat-choice-game-spades-german = Leaves
skat-choice-game-hearts = ♥ Hearts
skat-choice-game-hearts-german = Hearts
skat-choice-game-diamonds = ♦ Diamonds
skat-choice-game-diamonds-german = Bells
skat-choice-game-grand = Grand
skat-choice-game-null = Null
skat-choice-game-null-value = Null · { $value }
skat-choice-game-null_ouvert = Null ouvert
skat-choice-game-null_ouvert-value = Null ouvert · { $value }
skat-choice-announce-none = Announce nothing
skat-choice-announce-schneider = Schneider
skat-choice-announce-schwarz = Schwarz
skat-choice-announce-open = Open hand
skat-choice-kontra-kontra = Kontra
skat-choice-kontra-no = No Kontra
skat-choice-re-re = Re
skat-choice-re-no = No Re
skat-choice-grand_hand-grand-hand = Grand hand
skat-choice-grand_hand-ramsch = Ramsch
skat-choice-shove_skat-take = Take the skat
skat-choice-shove_skat-shove = Shove it on unseen

skat-refused-below-bid = These games are worth less than you have bid.

# What was answered.
skat-answered-bid = { $name }: **{ $choice }**
skat-answered-bid-pass = { $name } passes.
skat-answered-hold-hold = { $name } holds.
skat-answered-hold-pass = { $name } passes.
skat-answered-skat-take = { "" }
skat-answered-skat-hand = **{ $name } plays from the hand**; the skat stays where it is.
skat-answered-game-clubs = **{ $name } plays ♣ Clubs.**
skat-answered-game-clubs-german = **{ $name } plays Acorns.**
skat-answered-game-spades = **{ $name } plays ♠ Spades.**
skat-answered-game-spades-german = **{ $name } plays Leaves.**
skat-answered-game-hearts = **{ $name } plays ♥ Hearts.**
skat-answered-game-hearts-german = **{ $name } plays Hearts.**
skat-answered-game-diamonds = **{ $name } plays ♦ Diamonds.**
skat-answered-game-diamonds-german = **{ $name } plays Bells.**
skat-answered-game-grand = **{ $name } plays Grand**: only the jacks are trumps.
skat-answered-game-grand-german = **{ $name } plays Grand**: only the Unters are trumps.
skat-answered-game-null = **{ $name } plays Null** and may not take a trick.
skat-answered-game-null_ouvert = **{ $name } plays Null ouvert** and may not take a trick, with the cards face up.
skat-answered-announce-none = { "" }
skat-answered-announce-schneider = { $name } announces **schneider** and needs 90 card points.
skat-answered-announce-schwarz = { $name } announces **schwarz** and needs every trick.
skat-answered-announce-open = { $name } plays with an **open hand** and needs every trick.
skat-answered-kontra-kontra = **Kontra!** { $name } doubles the game.
skat-answered-kontra-no = { $name } does not say Kontra.
skat-answered-re-re = **Re!** { $name } doubles it again.
skat-answered-re-no = { $name } does not say Re.
skat-answered-grand_hand-grand-hand = **{ $name } plays Grand hand.**
skat-answered-grand_hand-ramsch = { $name } plays Ramsch.
skat-answered-shove_skat-take = { "" }
skat-answered-shove_skat-shove = **{ $name } shoves the skat on unseen**, which doubles the score.

# What happened.
skat-event-dealt = Everybody gets { $each } cards.
skat-event-skat-ramsch = **Ramsch**: everybody plays alone, and the jacks are trumps.
skat-event-skat-ramsch-german = **Ramsch**: everybody plays alone, and the Unters are trumps.
skat-event-skat-passed-in = All three pass: the cards are thrown in, and nobody scores.
skat-event-skat-opened = In the skat: { $first }, { $second }.
skat-event-skat-won = { $game ->
    [null] **{ $name } wins** without taking a trick.
    [null_ouvert] **{ $name } wins** without taking a trick.
   *[other] **{ $name } wins**{ $agreed ->
        [0] { " " }with { $points } card points.
       *[other] .
    }
}
skat-event-skat-lost = { $game ->
    [null] **{ $name } loses the Null.**
    [null_ouvert] **{ $name } loses the Null.**
   *[other] **{ $name } loses**{ $agreed ->
        [0] { skat-part-points }.
       *[other] .
    }
}
skat-event-skat-overbid = **{ $name } has overbid**: the game is only worth { $value }.
skat-event-ramsch-won = **{ $name }** has the fewest card points: { $points }{ $tricks ->
    [0] , and no trick at all
   *[other] { "" }
}.
skat-event-ramsch-lost = **{ $name }** has the most card points: { $points }.
skat-event-ramsch-all-tricks = **{ $name } takes all ten tricks.**
skat-event-scored = { $name } scores { $points }.
skat-event-revealed = { "" }
skat-event-moved-stock-skat = { "" }
skat-event-moved-skat-hand = { $name } takes the skat.
skat-event-cards-moved-skat-hand = { $name } takes the skat: { $cards }.
skat-event-swapped-hand-skat = { $name } takes { $taken } and passes { $given } along.
skat-event-moved-hand-aside = { $name } discards two cards.
skat-event-cards-moved-hand-aside = { $name } discards { $cards }.
skat-event-moved-hand-skat = { $name } passes two cards along.
skat-event-cards-moved-hand-skat = { $name } passes { $cards } along.

# Of these the summary has its own line.
skat-moment-skat-ramsch = { "" }
skat-moment-skat-won = { "" }
skat-moment-skat-lost = { "" }
skat-moment-skat-overbid = { "" }
skat-part-hand = { $hand ->
    [0] { "" }
   *[other] { " " }hand
}
skat-part-game = { $game ->
    [grand] Grand
    [null] Null
    [null_ouvert] Null ouvert
   *[other] { $game }
}
skat-part-matadors = { $held ->
    [1] with { $matadors }
   *[other] without { $matadors }
}
skat-part-steps = { skat-part-matadors }, game { $step_game }{ $step_hand ->
    [0] { "" }
   *[other] , hand { $step_hand }
}{ $step_schneider ->
    [0] { "" }
   *[other] , schneider { $step_schneider }
}{ $step_schneider_announced ->
    [0] { "" }
   *[other] , announced { $step_schneider_announced }
}{ $step_schwarz ->
    [0] { "" }
   *[other] , schwarz { $step_schwarz }
}{ $step_schwarz_announced ->
    [0] { "" }
   *[other] , announced { $step_schwarz_announced }
}{ $step_open ->
    [0] { "" }
   *[other] , open { $step_open }
}, times { $base }, **{ $value }**
skat-part-doubled = { $bock ->
    [0] { "" }
   *[other] , Bock
}{ $kontra ->
    [kontra] , Kontra
    [re] , Kontra and Re
   *[other] { "" }
}
skat-part-gain = { $doubled ->
    [0] { "" }
   *[other] { skat-part-doubled }: **+{ $score }**
}
skat-part-great = { $game ->
    [grand] 👑{ " " }
   *[other] { "" }
}
skat-part-points = { " " }with { $points ->
    [one] 1 card point
   *[other] { $points } card points
}
skat-part-counted = { $agreed ->
    [0] { skat-part-points }
   *[other] { "" }
}
skat-summary-game = { $result ->
    [won] { skat-part-great }**{ $name } wins { skat-part-game }**{ skat-part-counted }
    [lost] **{ $name } loses { skat-part-game }**{ skat-part-counted }
   *[other] **{ $name } has overbid**: { skat-part-game }{ skat-part-counted }
} · { skat-part-steps }{ $result ->
    [won] { skat-part-gain }
    [lost] , lost ×2{ skat-part-doubled }: **−{ $score }**
   *[other] { " " }· bid { $bid }, needed { $needed }, lost ×2{ skat-part-doubled }: **−{ $score }**
}
skat-summary-null = **{ $name } { $result ->
    [won] wins
   *[other] { $tricks ->
        [1] loses
       *[other] gives up:
    }
} { skat-part-game }{ skat-part-hand }** { $result ->
    [won] without a trick · **{ $value }**{ skat-part-gain }
   *[other] { $tricks ->
        [1] with one trick{ " " }
       *[other] { "" }
    }· **{ $value }**, lost ×2{ skat-part-doubled }: **−{ $score }**
}
skat-part-times = { $bock ->
    [1] { "" }
   *[other] , Bock times { $bock }
}{ $shoved ->
    [1] { "" }
   *[other] , shoving times { $shoved }
}{ $dry ->
    [1] { "" }
    [4] , two without a trick times 4
   *[other] , one without a trick times 2
}
skat-summary-ramsch = Ramsch · { $first } **{ $first_points }**, { $second } **{ $second_points }**, { $third } **{ $third_points }** card points{ $times ->
    [one] { "" }
   *[other] { " " }· { $base }{ skat-part-times }: **{ $won ->
        [0] −
       *[other] +
    }{ $score }**
}

# What everybody reads beside the question.
skat-deal-places = Forehand { $first } · middlehand { $second } · rearhand { $third }
skat-deal-contract = **{ $name }** plays alone{ $bid ->
    [0] { "" }
   *[other] { " " }(bid { $bid })
}{ $game ->
    [none] { "" }
   *[other] : **{ skat-part-game }**
}{ $hand ->
    [1] { " " }hand
   *[other] { "" }
}{ $announced ->
    [schneider] , schneider announced
    [schwarz] , schwarz announced
    [open] , open
   *[other] { "" }
}{ skat-part-doubled }
skat-deal-ramsch = { $scoring ->
    [most_loses] **Ramsch**, everybody alone: the most card points lose
   *[fewest] **Ramsch**, everybody alone: the fewest card points win
}
skat-deal-points = Card points so far, without the skat: { $name } **{ $points }** · the others **{ $others }**
skat-deal-points-ramsch = Card points so far: { $first } **{ $first_points }** · { $second } **{ $second_points }** · { $third } **{ $third_points }**

# What one’s own hand is worth, for nobody else to read.
skat-hand-promise = { $held ->
    [1] With
   *[other] Without
} { $matadors }{ $matadors ->
    [4] { " " }or more
   *[other] { "" }
}, your games are worth: ♦ **{ $diamonds }** · ♥ **{ $hearts }** · ♠ **{ $spades }** · ♣ **{ $clubs }** · Grand **{ $grand }** · Null **{ $null }** · Null ouvert **{ $null_ouvert }**
skat-hand-promise-german = { $held ->
    [1] With
   *[other] Without
} { $matadors }{ $matadors ->
    [4] { " " }or more
   *[other] { "" }
}, your games are worth: Bells **{ $diamonds }** · Hearts **{ $hearts }** · Leaves **{ $spades }** · Acorns **{ $clubs }** · Grand **{ $grand }** · Null **{ $null }** · Null ouvert **{ $null_ouvert }**
skat-part-held = { $game ->
    [null] low cards
    [null_ouvert] low cards
    [grand] { $jacks ->
        [0] no jack
        [1] one jack
        [2] two jacks
        [3] three jacks
       *[other] all four jacks
    }, { $aces ->
        [0] no ace
        [1] one ace
        [2] two aces
        [3] three aces
       *[other] all four aces
    }
   *[other] { $trumps } trumps, { $jacks ->
        [0] no jack
        [1] one jack
        [2] two jacks
        [3] three jacks
       *[other] all four jacks
    }, { $aces ->
        [0] no ace
        [1] one ace
        [2] two aces
        [3] three aces
       *[other] all four aces
    }
}
skat-part-held-german = { $game ->
    [null] low cards
    [null_ouvert] low cards
    [grand] { $jacks ->
        [0] no Unter
        [1] one Unter
        [2] two Unters
        [3] three Unters
       *[other] all four Unters
    }, { $aces ->
        [0] no ace
        [1] one ace
        [2] two aces
        [3] three aces
       *[other] all four aces
    }
   *[other] { $trumps } trumps, { $jacks ->
        [0] no Unter
        [1] one Unter
        [2] two Unters
        [3] three Unters
       *[other] all four Unters
    }, { $aces ->
        [0] no ace
        [1] one ace
        [2] two aces
        [3] three aces
       *[other] all four aces
    }
}
skat-part-planned = { skat-part-game }{ skat-part-hand }
skat-plan-bid = **{ skat-part-planned } up to { $limit }**: { skat-part-held }; you win it about { $percent }% of the time { $hand ->
    [0] with the skat
   *[other] without the skat
}.
skat-plan-bid-german = **{ skat-part-planned } up to { $limit }**: { skat-part-held-german }; you win it about { $percent }% of the time { $hand ->
    [0] with the skat
   *[other] without the skat
}.
skat-plan-pass = **Better to pass**: { skat-part-held }; { skat-part-planned } would be best, and at { $bid } you win it about { $percent }% of the time.
skat-plan-pass-german = **Better to pass**: { skat-part-held-german }; { skat-part-planned } would be best, and at { $bid } you win it about { $percent }% of the time.
skat-hand-found = -# The skat held { $cards }.
skat-part-no = { $no ->
    [0] { "" }
   *[other] { " " }✗ is too low.
}
skat-hand-worth-before = Your bid is **{ $bid }**.{ $perhaps ->
    [0] { "" }
   *[other] { " " }○ is not enough yet.
}{ skat-part-no } With the skat, your games are worth:
skat-hand-worth-before-aloud = Your bid is **{ $bid }**. With the skat, your games are worth:
skat-hand-worth = Your bid is **{ $bid }**.{ $perhaps ->
    [0] { "" }
   *[other] { " " }○ needs schneider.
}{ skat-part-no }{ $hand ->
    [0] { "" }
   *[other] { " " }From the hand:
}
skat-hand-worth-aloud = Your bid is **{ $bid }**. Your games{ $hand ->
    [0] { "" }
   *[other] { " " }from the hand
} are worth:
skat-hand-announce = Worth: nothing announced { $none } · schneider { $schneider } · schwarz { $schwarz } · open { $open }
skat-hand-level = **{ $value }** { $enough ->
    [0] ✗
   *[other] ✓
}
skat-hand-level-aloud = **{ $value }** { $enough ->
    [0] (too little)
   *[other] (enough)
}
skat-hand-suits = { $first } · { $second } · { $third } · { $fourth }
skat-hand-others = { $first } · { $second } · { $third }
skat-hand-game = { $enough ->
    [yes] ✓
    [no] ✗
   *[other] ○
}{ "\u00A0" }{ skat-part-game } **{ $value }**
skat-hand-game-aloud = { skat-part-game } **{ $value }** { $enough ->
    [yes] (enough)
    [no] (too little)
   *[other] (not enough yet)
}
skat-hand-null = { $enough ->
    [yes] ✓
    [hand] ○
   *[no] ✗
}{ "\u00A0" }{ skat-part-game } **{ $value }**{ $enough ->
    [hand] { " " }(from the hand { $from_hand })
   *[other] { "" }
}
skat-hand-null-aloud = { skat-part-game } **{ $value }** { $enough ->
    [yes] (enough)
    [hand] (too little, from the hand { $from_hand })
   *[no] (too little)
}

# What is noted about the deal and the seats.
skat-mark-bid = bid **{ $value }**
skat-mark-passed = passed
skat-mark-declarer = declarer
skat-mark-game = { $value ->
    [grand] Grand
    [null] Null
    [null_ouvert] Null ouvert
    [ramsch] Ramsch
   *[other] { "" }
}
skat-badge-game = { $value ->
    [grand] Grand
    [null] Null
    [null_ouvert] Null ouvert
    [ramsch] Ramsch
   *[other] { $value }
}
skat-mark-hand = hand
skat-badge-hand = Hand
skat-mark-announced = { $value ->
    [schneider] schneider announced
    [schwarz] schwarz announced
   *[open] open
}
skat-badge-announced = { $value ->
    [schneider] schneider
    [schwarz] schwarz
   *[open] open
}
skat-mark-kontra = { $value ->
    [re] Kontra and Re
   *[kontra] Kontra
}
skat-badge-kontra = { skat-mark-kontra }
skat-mark-bock = **Bock**, { $value ->
    [one] 1 deal
   *[other] { $value } deals
} left
skat-badge-bock = Bock
skat-mark-ramsch-round = **Ramsch round**, { $value ->
    [one] 1 deal
   *[other] { $value } deals
} left
skat-badge-ramsch-round = Ramsch round
skat-mark-shoved = { $value ->
    [1] shoved once
    [2] shoved twice
   *[other] shoved { $value } times
}
skat-badge-shoved = { skat-mark-shoved }
skat-trump-jacks = jacks
skat-trump-jacks-german = Unters
skat-zone-skat = skat
skat-zone-aside = discarded

skat-reason-skat-won = { "" }
skat-reason-skat-lost = { "" }
skat-reason-skat-overbid = { "" }
skat-reason-ramsch = { "" }
skat-reason-list-won = game won
skat-reason-list-lost = game lost
skat-reason-list-others = defenders’ bonus

# House rules.
skat-option-deals-help = After this many deals the session ends as soon as everybody has dealt equally often.
skat-option-bid_values = You may bid
skat-option-bid_values-help = Only values that a game can have, or any number from 18 up.
skat-option-bid_values-real = only values that a game can have
skat-option-bid_values-any_integer = any number from 18 up
skat-option-check_announcement = Games below the bid
skat-option-check_announcement-help = Which games you may not name: Null games below the bid, or every game that can no longer reach it.
skat-option-check_announcement-null_only = only Null games are refused
skat-option-check_announcement-maximum_possible = games that cannot reach the bid are refused
skat-option-all_pass = When all three pass
skat-option-all_pass-help = What happens when nobody bids.
skat-option-all_pass-ramsch = you play Ramsch
skat-option-all_pass-throw_in = the cards are thrown in
skat-option-ramsch_skat = The skat’s card points in Ramsch
skat-option-ramsch_skat-help = Which player gets them.
skat-option-ramsch_skat-last_trick = go with the last trick
skat-option-ramsch_skat-nobody = go to nobody
skat-option-ramsch_scoring = In Ramsch
skat-option-ramsch_scoring-help = Whether the fewest card points win 10, or the most lose a point for each card point.
skat-option-ramsch_scoring-fewest = the fewest card points win
skat-option-ramsch_scoring-most_loses = the most card points lose
skat-option-kontra = Kontra
skat-option-kontra-help = Whether the defenders may double the game, and the declarer may double it again.
skat-option-kontra-off = off
skat-option-kontra-kontra_re = Kontra and Re
skat-option-sitting_out = Dealer sitting out
skat-option-sitting_out-help = With four players: whether the dealer, who sits out, pays and is paid like the others.
skat-option-sitting_out-settles = pays and is paid
skat-option-sitting_out-idle = takes no part
skat-option-scoring = Score sheet
skat-option-scoring-help = In Seeger-Fabian scoring each game won adds 50, each game lost takes off 50, and everybody else gets 40 (30 with four players) when the declarer loses.
skat-option-scoring-game_points = only the values of the games
skat-option-scoring-seeger_fabian = Seeger-Fabian
skat-option-points_so_far = Card points shown
skat-option-points_so_far-help = Everyone at the table can see how many card points each side has so far; the skat stays secret.
skat-option-ramsch_shoving = Schieberamsch
skat-option-ramsch_shoving-help = Before a Ramsch each player in turn takes the skat and passes two cards along, or shoves it on unseen, which doubles the score.
skat-option-bock = Bock rounds
skat-option-bock-help = What makes everything count double for a round.
skat-option-bock-off = none
skat-option-bock-sixty = after 60 all
skat-option-bock-usual = after 60 all, a game of 120 or more, or a game lost after Kontra
skat-option-after_bock = After a Bock round
skat-option-after_bock-help = In a Ramsch round nobody bids: each player may play Grand hand; otherwise you play Ramsch.
skat-option-after_bock-nothing = you play on as before
skat-option-after_bock-ramsch = a Ramsch round follows
skat-group-rounds = Bock and Ramsch
preset-skat-list-12 = 12-deal series
preset-skat-list-24 = 24-deal series
preset-skat-list-36 = 36-deal series
preset-skat-list-48 = 48-deal series

# The rules in words.
skat-rules-pack-ranked = { $pack }: { $suits }. Highest first, here with spades as trumps: { $cards }.
skat-rules-pack-ranked-german = { $pack }: { $suits }. Highest first, here with leaves as trumps: { $cards }.
skat-rules-heading-deal = **Dealing**
skat-rules-heading-bid = **Bidding**
skat-rules-heading-game = **The game**
skat-rules-heading-value = **Its value**
skat-rules-heading-score = **Score**
skat-rules-heading-ramsch = **Nobody bids**
skat-rules-deal =
    Everybody gets three cards, two go face down into the **skat**, and everybody gets four more, then three more. **Forehand** sits after the dealer, then **middlehand** and **rearhand**. At a table of four the dealer sits out.
skat-rules-bid =
    Middlehand bids { $bid_values ->
        [any_integer] any number from 18 up
       *[other] 18, 20, 22, 23, 24 and so on through the values that a game can have
    }, and forehand holds each bid or passes. Then rearhand bids in the same way to the one still in. The last one in is the **declarer** and plays alone. If the other two pass without a bid, forehand may still play for 18.
skat-rules-game =
    The declarer takes the skat and discards two cards, or plays from the **hand**, and then names the game. **Suit**: the four jacks (♣ ♠ ♥ ♦) and that suit are trumps. **Grand**: only the jacks are trumps. Other cards rank A 10 K Q 9 8 7. **Null**: there are no trumps, cards rank A K Q J 10 9 8 7, and the declarer may not take a trick; **ouvert** is played with an open hand. In a hand game the declarer may announce schneider (90 card points), schwarz (all tricks) or an open hand.{ $kontra ->
        [kontra_re] { " " }A defender may say **Kontra**, which doubles the game, and the declarer **Re**, which doubles it again.
       *[other] { "" }
    }
skat-rules-game-german =
    The declarer takes the skat and discards two cards, or plays from the **hand**, and then names the game. **Suit**: the four Unters (acorns, leaves, hearts, bells) and that suit are trumps. **Grand**: only the Unters are trumps. Other cards rank A 10 K O 9 8 7. **Null**: there are no trumps, cards rank A K O U 10 9 8 7, and the declarer may not take a trick; **ouvert** is played with an open hand. In a hand game the declarer may announce schneider (90 card points), schwarz (all tricks) or an open hand.{ $kontra ->
        [kontra_re] { " " }A defender may say **Kontra**, which doubles the game, and the declarer **Re**, which doubles it again.
       *[other] { "" }
    }
skat-rules-value =
    Starting from ♣J, count how many of the top trumps you hold in a row (*with*), or lack (*without*). Add 1 for the game, and 1 each for hand, schneider (a side has 30 card points or fewer), schneider announced, schwarz (a side has no tricks), schwarz announced, open. Multiply by the base value: ♦ 9, ♥ 10, ♠ 11, ♣ 12, Grand 24. Null is worth 23 (35 from the hand), Null ouvert 46 (59 from the hand).{ $check_announcement ->
        [maximum_possible] { " " }You may not name a game that can no longer reach the bid.
       *[other] { " " }You may not name a Null game below the bid.
    }
skat-rules-value-german =
    Starting from the Unter of acorns, count how many of the top trumps you hold in a row (*with*), or lack (*without*). Add 1 for the game, and 1 each for hand, schneider (a side has 30 card points or fewer), schneider announced, schwarz (a side has no tricks), schwarz announced, open. Multiply by the base value: bells 9, hearts 10, leaves 11, acorns 12, Grand 24. Null is worth 23 (35 from the hand), Null ouvert 46 (59 from the hand).{ $check_announcement ->
        [maximum_possible] { " " }You may not name a game that can no longer reach the bid.
       *[other] { " " }You may not name a Null game below the bid.
    }
skat-rules-part-giving-up = { $giving_up ->
    [single] Giving up counts as an ordinary loss, plus any level announced or already certain. The others may play on for more, but not if the declarer gives up with nine or ten cards.
   *[rest] Giving up leaves all remaining tricks to the others.
}
skat-rules-play =
    Forehand leads; after that, the winner of each trick leads to the next. Follow suit if you can (jacks count as trumps); if you cannot follow, play anything. An ace is worth 11 card points, a ten 10, a king 4, a queen 3, a jack 2; the skat counts for the declarer. { $claims ->
        [true] A player who is certain of all remaining tricks may claim them. The declarer may give up or offer to settle; the defenders can only give up together. { skat-rules-part-giving-up }
       *[other] { "" }
    } { $points_so_far ->
        [true] Everyone can see how many card points each side has so far.
       *[other] { "" }
    }
skat-rules-play-german =
    Forehand leads; after that, the winner of each trick leads to the next. Follow suit if you can (Unters count as trumps); if you cannot follow, play anything. An ace is worth 11 card points, a ten 10, a king 4, an Ober 3, an Unter 2; the skat counts for the declarer. { $claims ->
        [true] A player who is certain of all remaining tricks may claim them. The declarer may give up or offer to settle; the defenders can only give up together. { skat-rules-part-giving-up }
       *[other] { "" }
    } { $points_so_far ->
        [true] Everyone can see how many card points each side has so far.
       *[other] { "" }
    }
skat-rules-score =
    With 61 card points or more the declarer scores the value of the game; with fewer, the declarer loses twice that value. If the game turns out to be worth less than the bid, the declarer loses twice the lowest multiple of the base value that reaches the bid. { $scoring ->
        [seeger_fabian] In Seeger-Fabian scoring a game won adds 50; a game lost takes off 50 more and gives each of the others 40 (30 with four players).
       *[other] { "" }
    } { $point_value ->
        [0] No chips are paid.
        [one] Each of the others pays the declarer 1 chip per point, or receives it{ $sitting_out ->
            [idle] ; the dealer who sits out neither pays nor receives.
           *[other] ; so does the dealer who sits out.
        }
       *[other] Each of the others pays the declarer { $point_value } chips per point, or receives them{ $sitting_out ->
            [idle] ; the dealer who sits out neither pays nor receives.
           *[other] ; so does the dealer who sits out.
        }
    }
skat-rules-ramsch =
    { $all_pass ->
        [throw_in] The cards are thrown in, and nobody scores.
       *[other] **Ramsch**: everybody plays alone, with trumps as in Grand. { $ramsch_scoring ->
            [most_loses] The player with the most card points loses that many points, doubled for each player without a trick; taking all ten tricks wins 120.
           *[other] The player with the fewest card points scores 10, or 20 for taking no trick; taking all ten tricks loses 30.
        } { $ramsch_skat ->
            [nobody] The skat counts for nobody.
           *[other] The winner of the last trick gets the skat.
        }
    } { $ramsch_shoving ->
        [true] Before a Ramsch each player in turn takes the skat and passes two cards along, but no trumps, or shoves it on unseen; each unseen shove doubles the score.
       *[other] { "" }
    } { $bock ->
        [off] { "" }
        [sixty] **Bock**: a declarer who loses with 60 card points starts a round in which everything counts double; it cannot start another.
       *[usual] **Bock**: after 60 all, a game of 120 or more, or a game lost after Kontra, everything counts double for a round, which cannot start another.
    } { $after_bock ->
        [ramsch] A Bock round is followed by a **Ramsch round**: each player may play Grand hand; otherwise you play Ramsch.
       *[other] { "" }
    }
skat-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }, but not before everybody has dealt equally often.
       *[other] The session ends when you stop.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }

skat-example-spades = { $b } bids 18, takes the skat, discards ♦7 and ♥7, plays spades and takes 63 card points: *with 1, game 2, times 11*.
skat-example-spades-german = { $b } bids 18, takes the skat, discards the sevens of bells and hearts, plays leaves and takes 63 card points: *with 1, game 2, times 11*.
skat-example-hand = { $a } plays spades from the hand, announces schneider and takes 95 card points: *with 3, game 4, hand 5, schneider 6, announced 7, times 11*.
skat-example-hand-german = { $a } plays leaves from the hand, announces schneider and takes 95 card points: *with 3, game 4, hand 5, schneider 6, announced 7, times 11*.
skat-example-overbid = { $b } bids 30, plays hearts and takes 65 card points; but *with 1, game 2, times 10* is only 20. { $b } has overbid and loses twice 30.

# Statistics.
skat-stats-declared = **Declarer** { $count ->
    [one] once
   *[other] { $count } times
}{ stats-part-share }
skat-stats-made-of-declared = **Won** { $count } of { $whole }{ stats-part-share }
skat-stats-bid-of-declared = **Average bid** { NUMBER($average, maximumFractionDigits: 1) }
skat-stats-suit-of-declared = { "" }
skat-stats-made-of-suit-of-declared = **Suit games** { $count } of { $whole } won
skat-stats-grand-of-declared = { "" }
skat-stats-made-of-grand-of-declared = **Grands** { $count } of { $whole } won
skat-stats-null-of-declared = { "" }
skat-stats-made-of-null-of-declared = **Nulls** { $count } of { $whole } won
skat-stats-hand-of-declared = **From the hand** { $count }
skat-stats-schneider-of-declared = **Won with schneider** { $count }
skat-stats-overbid-of-declared = **Overbid** { $count }
skat-stats-beaten = **Beat the declarer** { $count ->
    [one] once
   *[other] { $count } times
}
skat-stats-ramsch-won = **Ramsch won** { $count }
skat-stats-ramsch-lost = **Ramsch lost** { $count }

# The practice deal.
skat-practice-opening = **1.** The four jacks are the highest trumps, ♣ above ♠, ♥ and ♦. **2.** If you play alone, you need 61 of the 120 card points: an ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. **3.** Starting from ♣J, count how many jacks you hold in a row, or lack, and add one. Multiply by the base value (♦ 9, ♥ 10, ♠ 11, ♣ 12): that is how far you may bid.
skat-practice-bid = Bid with five or six trumps and an ace or two; the skat helps a little.
skat-practice-opening-german = **1.** The four Unters are the highest trumps, acorns above leaves, hearts and bells. **2.** If you play alone, you need 61 of the 120 card points: an ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2. **3.** Starting from the Unter of acorns, count how many Unters you hold in a row, or lack, and add one. Multiply by the base value (bells 9, hearts 10, leaves 11, acorns 12): that is how far you may bid.
skat-practice-hold = The other player bids to you. Hold as long as a game of yours is worth that much.
skat-practice-skat = The skat usually makes the hand better. A hand game is worth one multiplier more.
skat-practice-discard = Discard bare tens and low cards of short suits; keep trumps and aces. What you discard counts for you.
skat-practice-game = Usually your longest suit; Grand only with aces.
skat-practice-game-german = Usually your longest suit; Grand only with Unters and aces.
skat-practice-announce = You must make what you announce; with “Announce nothing” you are on the safe side.

# The words of the game, explained.
skat-term-places = **Forehand** sits after the dealer and leads first; then come **middlehand** and **rearhand**.
skat-term-places-seen = forehand, middlehand, rearhand
skat-term-bid = **Bid**: a number that your game must be worth. The highest bidder plays alone against the two others.
skat-term-bid-seen = bid, bids
skat-term-hold = **Hold**: your game is worth that much too; the other player must bid more or pass.
skat-term-hold-seen = hold
skat-term-declarer = **Declarer**: the player who plays alone and needs 61 of the 120 card points.
skat-term-declarer-seen = declarer, plays alone, play alone
skat-term-skat = **Skat**: the two cards face down on the table. The declarer may take them and discard two others.
skat-term-skat-seen = skat
skat-term-hand = **Hand**: a game without taking the skat; it is worth one multiplier more.
skat-term-hand-seen = hand
skat-term-matadors = **With** or **without**: how many of the top trumps you hold in a row, or lack, starting from the highest. The game is worth that many multipliers, plus one.
skat-term-matadors-seen = matador, with 1, with 2, with 3, with 4, without 1, without 2, without 3, without 4
skat-term-grand = **Grand**: only the four highest cards are trumps.
skat-term-grand-seen = grand
skat-term-null = **Null**: the declarer may not take a single trick; **ouvert** means with an open hand.
skat-term-null-seen = null, ouvert
skat-term-schneider = **Schneider**: one side has no more than 30 card points. **Schwarz**: it has no tricks at all.
skat-term-schneider-seen = schneider, schwarz
skat-term-kontra = **Kontra** doubles the game; **Re** doubles it once more.
skat-term-kontra-seen = kontra
skat-term-ramsch = **Ramsch**: nobody has bid, so everybody plays alone and wants few card points.
skat-term-ramsch-seen = ramsch
skat-term-cards = **Trumps** in a suit game, from highest to lowest: { $cards }.
skat-term-cards-seen = ace, king, queen, jack, ober, unter, ten, nine, eight, seven

# What a deal was about in one line, for lists.
skat-told-game = { $name } { $result ->
    [won] won { skat-part-game }{ skat-part-hand }
    [lost] lost { skat-part-game }{ skat-part-hand }
   *[other] overbid with { skat-part-game }{ skat-part-hand }
}
skat-told-ramsch = Ramsch: { $name } { $won ->
    [0] lost
   *[other] won
}
skat-told-passed = All three passed

skat-learn-opening = Three people play Skat, with 32 cards in four **suits**: clubs, spades, hearts and diamonds. Everybody gets ten cards, and two lie face down on the table, the **skat**.

    First you **bid**. The highest bidder is the **declarer** and plays alone against the other two, who are partners. The declarer takes the skat, discards two cards and says which cards are **trumps**: those beat all others.

    Then one player **leads**, which means playing the first card, and the others each add one in turn. These three cards are a **trick**. The best card takes it, and the player who played it leads to the next. The player after the dealer leads first. There are ten tricks.

    What counts are the **card points** in the tricks: an ace 11, a ten 10, a king 4, a queen 3, a jack 2, the others nothing. That is 120 in all, and the declarer needs 61. A declarer who wins scores the value of the game, one who fails loses twice as much. The highest score after the last deal wins.
skat-learn-opening-german = Three people play Skat, with 32 cards in four **suits**: acorns, leaves, hearts and bells. Everybody gets ten cards, and two lie face down on the table, the **skat**.

    First you **bid**. The highest bidder is the **declarer** and plays alone against the other two, who are partners. The declarer takes the skat, discards two cards and says which cards are **trumps**: those beat all others.

    Then one player **leads**, which means playing the first card, and the others each add one in turn. These three cards are a **trick**. The best card takes it, and the player who played it leads to the next. The player after the dealer leads first. There are ten tricks.

    What counts are the **card points** in the tricks: an ace 11, a ten 10, a king 4, an Ober 3, an Unter 2, the others nothing. That is 120 in all, and the declarer needs 61. A declarer who wins scores the value of the game, one who fails loses twice as much. The highest score after the last deal wins.
skat-learn-take = **Follow suit.** You are the declarer. If you have a card of the suit that was led, you must play one: your other cards cannot be chosen. The highest card of that suit takes the trick; the order from the top is ace, ten, king, queen, nine, eight, seven. Take this one.
skat-learn-take-german = **Follow suit.** You are the declarer. If you have a card of the suit that was led, you must play one: your other cards cannot be chosen. The highest card of that suit takes the trick; the order from the top is ace, ten, king, Ober, nine, eight, seven. Take this one.
skat-learn-take-right = Nothing of that suit beats the ace. Do not keep it for later: by then somebody may have no card of the suit left, and beat it with a trump.
skat-learn-take-wrong = The king on the table was higher, so the trick and its card points went to the others. Later your ace was beaten by a trump.
skat-learn-trump = **Trumps.** The four jacks are the highest trumps, above all cards of the trump suit, which is named above. An ace was led, and you have none of its suit: you may play any card. A trump takes the trick, unless a higher one comes.
skat-learn-trump-german = **Trumps.** The four Unters are the highest trumps, above all cards of the trump suit, which is named above. An ace was led, and you have none of its suit: you may play any card. A trump takes the trick, unless a higher one comes.
skat-learn-trump-right = Any trump beats an ace of another suit. With a card of that suit you would have had to follow; without one you may play a trump, but you need not. The jacks rank ♣, ♠, ♥, ♦. They are trumps and do not belong to their suits: if a trump is led, you must follow with a trump.
skat-learn-trump-right-german = Any trump beats an ace of another suit. With a card of that suit you would have had to follow; without one you may play a trump, but you need not. The Unters rank acorns, leaves, hearts, bells. They are trumps and do not belong to their suits: if a trump is led, you must follow with a trump.
skat-learn-trump-wrong = A card of any other suit cannot take the trick. The declarer got the ace’s 11 card points, and whatever you added.
skat-learn-smear = **Card points.** It is the card points in the tricks that count: ace 11, ten 10, king 4, queen 3, jack 2, 120 in all. Here you and a partner play against the declarer. Your partner’s jack takes this trick, and you have no trump. What do you add?
skat-learn-smear-german = **Card points.** It is the card points in the tricks that count: ace 11, ten 10, king 4, Ober 3, Unter 2, 120 in all. Here you and a partner play against the declarer. Your partner’s Unter takes this trick, and you have no trump. What do you add?
skat-learn-smear-right = An ace or a ten: card points in your partner’s trick count for both of you. Without them the declarer would have won.
skat-learn-smear-wrong = The trick was your partner’s, but there was little in it. You lacked the card points that you kept back: the declarer won.
skat-learn-sixty-one = **61.** The declarer needs 61 of the 120 card points, or you win. They have 40 in their tricks and 7 in the two cards they discarded, which count for them, and they have just led the ace of trumps. You must follow with a trump. Which one?
skat-learn-sixty-one-right = The jack beats the ace. With those 14 card points the declarer would have had 61, and 60 are not enough. A side with 30 or fewer is **schneider**, a side without a trick is **schwarz**, and either makes the game worth more.
skat-learn-sixty-one-right-german = The Unter beats the ace. With those 14 card points the declarer would have had 61, and 60 are not enough. A side with 30 or fewer is **schneider**, a side without a trick is **schwarz**, and either makes the game worth more.
skat-learn-sixty-one-wrong = The ace took the trick with 14 card points, and 47 and 14 make 61: the declarer won. A jack beats the ace of trumps.
skat-learn-sixty-one-wrong-german = The ace took the trick with 14 card points, and 47 and 14 make 61: the declarer won. An Unter beats the ace of trumps.
skat-learn-bid = **Bidding.** The highest bidder plays alone. You may bid up to what your game is worth: count the jacks from ♣J down that you have (or lack) without a gap, add one, and multiply by the suit that will be trumps: ♦ 9, ♥ 10, ♠ 11, ♣ 12. You have ♣J and not ♠J: 1 + 1 = 2, times 11 for spades is 22. The lowest bid is 18.
skat-learn-bid-german = **Bidding.** The highest bidder plays alone. You may bid up to what your game is worth: count the Unters from the Unter of acorns down that you have (or lack) without a gap, add one, and multiply by the suit that will be trumps: bells 9, hearts 10, leaves 11, acorns 12. You have the highest Unter and not the second: 1 + 1 = 2, times 11 for leaves is 22. The lowest bid is 18.
skat-learn-bid-right = Three jacks, four cards of a suit with its ace: with seven trumps you can play alone. Bids go up by the values that games have: 18, 20, 22, 23, 24 and so on. One player bids and another **holds**, until one of them passes. If your game turns out to be worth less than your bid, you lose it.
skat-learn-bid-right-german = Three Unters, four cards of a suit with its ace: with seven trumps you can play alone. Bids go up by the values that games have: 18, 20, 22, 23, 24 and so on. One player bids and another **holds**, until one of them passes. If your game turns out to be worth less than your bid, you lose it.
skat-learn-bid-wrong = With three jacks and a suit of four you have seven trumps. That is a game, and you let it go. Because nobody bid, you played **Ramsch**: everybody alone, and the fewest card points win.
skat-learn-bid-wrong-german = With three Unters and a suit of four you have seven trumps. That is a game, and you let it go. Because nobody bid, you played **Ramsch**: everybody alone, and the fewest card points win.
skat-learn-pass = **Pass.** The others have passed. Will you play alone? Count your trumps, whichever suit you choose. A game that is lost counts double.
skat-learn-pass-right = One jack and no suit longer than three: four trumps are too few against two players. Nobody bid, so you played **Ramsch**: only the jacks are trumps, everybody plays alone, and the fewest card points win.
skat-learn-pass-right-german = One Unter and no suit longer than three: four trumps are too few against two players. Nobody bid, so you played **Ramsch**: only the Unters are trumps, everybody plays alone, and the fewest card points win.
skat-learn-pass-wrong = You had only four trumps, and the other two had more. The game was lost, and that counts double.
skat-learn-game = **The game.** You have taken the skat and discarded two cards. What is trumps: a suit and the jacks, or the jacks alone (Grand)? In Null there are no trumps, and you may not take a trick.
skat-learn-game-german = **The game.** You have taken the skat and discarded two cards. What is trumps: a suit and the Unters, or the Unters alone (Grand)? In Null there are no trumps, and you may not take a trick.
skat-learn-game-right = Take the longest and strongest suit: with the jack that makes five trumps, and the aces beside them take tricks. A Grand is multiplied by 24, and Null is worth 23. If you leave the skat on the table, you play from the **hand**, which adds one to the multiplier; the skat counts for you all the same.
skat-learn-game-right-german = Take the longest and strongest suit: with the Unter that makes five trumps, and the aces beside them take tricks. A Grand is multiplied by 24, and Null is worth 23. If you leave the skat on the table, you play from the **hand**, which adds one to the multiplier; the skat counts for you all the same.
skat-learn-game-wrong = That game was lost. Your longest suit is your strongest, too: make it trumps.
