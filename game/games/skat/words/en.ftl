# Skat: its name, its words at the table, its house rules, its rules in words.
family-skat = Skat
family-skat-description = Play Skat in this channel
skat-length = three minutes a deal
skat-reaction-in = I always have eighteen!
ruleset-skat-sentence = Bid for the game, then play alone against two.
ruleset-skat = Skat
ruleset-skat-short =
    Three players, ten cards each; at a table of four the dealer sits out.
    You bid in numbers for the right to play alone against the other two, with the skat.
    The declarer needs 61 of the 120 points in the cards. If nobody bids, { $all_pass ->
        [throw_in] the cards are thrown in
       *[other] Ramsch is played
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
skat-question-skat = take the skat, or play from the hand?
skat-question-discard = which two cards do you put away?
skat-question-game = which game?
skat-question-announce = do you announce anything?
skat-question-kontra = double the game with Kontra?
skat-question-re = Kontra! Double it again with Re?
skat-question-grand_hand = a round of Ramsch: play Grand from the hand, or Ramsch?
skat-question-shove_skat = take the skat, or shove it on unseen?
skat-question-hand_on = which two cards do you hand on? Jacks stay with you.
skat-question-hand_on-german = which two cards do you hand on? Unters stay with you.

skat-choose-further = or jump higher
skat-choice-bid-pass = Pass
skat-choice-hold-hold = Hold
skat-choice-hold-hold-value = Hold { $value }
skat-choice-hold-pass = Pass
skat-choice-skat-take = Take the skat
skat-choice-skat-hand = Play from the hand
skat-choice-game-clubs = ♣ Clubs ×12
skat-choice-game-clubs-german = Acorns ×12
skat-choice-game-spades = ♠ Spades ×11
skat-choice-game-spades-german = Leaves ×11
skat-choice-game-hearts = ♥ Hearts ×10
skat-choice-game-hearts-german = Hearts ×10
skat-choice-game-diamonds = ♦ Diamonds ×9
skat-choice-game-diamonds-german = Bells ×9
skat-choice-game-grand = Grand ×24
skat-choice-game-null = Null
skat-choice-game-null-value = Null · { $value }
skat-choice-game-null_ouvert = Null ouvert
skat-choice-game-null_ouvert-value = Null ouvert · { $value }
skat-choice-announce-none = Nothing
skat-choice-announce-schneider = Schneider
skat-choice-announce-schwarz = Schwarz
skat-choice-announce-open = Open hand
skat-choice-kontra-kontra = Kontra
skat-choice-kontra-no = No
skat-choice-re-re = Re
skat-choice-re-no = No
skat-choice-grand_hand-grand-hand = Grand from the hand
skat-choice-grand_hand-ramsch = Ramsch
skat-choice-shove_skat-take = Take the skat
skat-choice-shove_skat-shove = Shove it on unseen

skat-refused-below-bid = Some games cannot reach your bid; those cannot be named.

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
skat-answered-game-null = **{ $name } plays Null**: no trick may be taken.
skat-answered-game-null_ouvert = **{ $name } plays Null ouvert**: no trick, with an open hand.
skat-answered-announce-none = { "" }
skat-answered-announce-schneider = { $name } announces **schneider**: 90 points.
skat-answered-announce-schwarz = { $name } announces **schwarz**: every trick.
skat-answered-announce-open = { $name } plays with an **open hand**: every trick.
skat-answered-kontra-kontra = **Kontra!** { $name } doubles the game.
skat-answered-kontra-no = { $name }: no Kontra.
skat-answered-re-re = **Re!** { $name } doubles it again.
skat-answered-re-no = { $name }: no Re.
skat-answered-grand_hand-grand-hand = **{ $name } plays Grand from the hand.**
skat-answered-grand_hand-ramsch = { $name }: Ramsch.
skat-answered-shove_skat-take = { "" }
skat-answered-shove_skat-shove = **{ $name } shoves the skat on unseen**, which doubles.

# What happened.
skat-event-dealt = { $each } cards each.
skat-event-skat-ramsch = **Ramsch**: everybody plays alone, and the jacks are trumps.
skat-event-skat-ramsch-german = **Ramsch**: everybody plays alone, and the Unters are trumps.
skat-event-skat-passed-in = All three pass: the cards are thrown in, and nobody scores.
skat-event-skat-opened = In the skat: { $first }, { $second }.
skat-event-skat-won = { $game ->
    [null] **{ $name } wins**, without a trick.
    [null_ouvert] **{ $name } wins**, without a trick.
   *[other] **{ $name } wins**{ $agreed ->
        [0] { " " }with { $points } points.
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
skat-event-skat-overbid = **{ $name } has overbid**: the game is worth { $value }.
skat-event-ramsch-won = **{ $name }** has the fewest points: { $points }{ $tricks ->
    [0] , and no trick at all
   *[other] { "" }
}.
skat-event-ramsch-lost = **{ $name }** has the most points: { $points }.
skat-event-ramsch-all-tricks = **{ $name } takes all ten tricks.**
skat-event-scored = { $name } writes { $points }.
skat-event-revealed = { "" }
skat-event-moved-stock-skat = { "" }
skat-event-moved-skat-hand = { $name } takes the skat.
skat-event-cards-moved-skat-hand = { $name } takes the skat: { $cards }.
skat-event-swapped-hand-skat = { $name } takes { $taken } up and hands on { $given }.
skat-event-moved-hand-aside = { $name } puts two cards away.
skat-event-cards-moved-hand-aside = { $name } puts away { $cards }.
skat-event-moved-hand-skat = { $name } hands on two cards.
skat-event-cards-moved-hand-skat = { $name } hands on { $cards }.

# Of these the summary has its own line.
skat-moment-skat-ramsch = { "" }
skat-moment-skat-won = { "" }
skat-moment-skat-lost = { "" }
skat-moment-skat-overbid = { "" }
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
    [one] 1 point
   *[other] { $points } points
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
    [lost] , lost double{ skat-part-doubled }: **−{ $score }**
   *[other] { " " }· bid { $bid }, needed { $needed }, lost double{ skat-part-doubled }: **−{ $score }**
}
skat-summary-null = **{ $name } { $result ->
    [won] wins
   *[other] { $tricks ->
        [1] loses
       *[other] gives up:
    }
} { skat-part-game }{ $hand ->
    [0] { "" }
   *[other] { " " }hand
}** { $result ->
    [won] without a trick · **{ $value }**{ skat-part-gain }
   *[other] { $tricks ->
        [1] with a trick{ " " }
       *[other] { "" }
    }· **{ $value }**, lost double{ skat-part-doubled }: **−{ $score }**
}
skat-summary-ramsch = Ramsch · { $first } **{ $first_points }**, { $second } **{ $second_points }**, { $third } **{ $third_points }** points{ $times ->
    [one] { "" }
   *[other] { " " }· times { $times }
}

# What everybody reads beside the question.
skat-deal-places = Forehand { $first } · middlehand { $second } · rearhand { $third }
skat-deal-contract = **{ $name }** plays alone{ $bid ->
    [0] { "" }
   *[other] { " " }for { $bid }
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
    [most_loses] **Ramsch**, everybody alone: whoever takes most points loses
   *[fewest] **Ramsch**, everybody alone: whoever takes fewest points wins
}
skat-deal-points = Points so far, without the skat: { $name } **{ $points }** · the others **{ $others }**
skat-deal-points-ramsch = Points so far: { $first } **{ $first_points }** · { $second } **{ $second_points }** · { $third } **{ $third_points }**

# What one's own hand is worth, for nobody else to read.
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
skat-hand-found = -# In the skat were { $cards }.
skat-part-no = { $no ->
    [0] { "" }
   *[other] { " " }✗ can no longer reach the bid.
}
skat-hand-worth-before = You play for **{ $bid }**. With the skat, your games are worth:{ $perhaps ->
    [0] { "" }
   *[other] { " " }○ is not enough yet.
}{ skat-part-no }
skat-hand-worth-before-aloud = You play for **{ $bid }**. With the skat, your games are worth:
skat-hand-worth = You play for **{ $bid }**. Your games{ $hand ->
    [0] { "" }
   *[other] { " " }from the hand
} are worth:{ $perhaps ->
    [0] { "" }
   *[other] { " " }○ is enough only with schneider or more.
}{ skat-part-no }
skat-hand-worth-aloud = You play for **{ $bid }**. Your games{ $hand ->
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
skat-mark-ramsch-round = **Round of Ramsch**, { $value ->
    [one] 1 deal
   *[other] { $value } deals
} left
skat-badge-ramsch-round = round of Ramsch
skat-mark-shoved = shoved on { $value }×
skat-badge-shoved = shoved on { $value }×
skat-trump-jacks = jacks
skat-trump-jacks-german = Unters
skat-zone-skat = skat
skat-zone-aside = put away

skat-reason-skat-won = { "" }
skat-reason-skat-lost = { "" }
skat-reason-skat-overbid = { "" }
skat-reason-ramsch = { "" }
skat-reason-list-won = game won
skat-reason-list-lost = game lost
skat-reason-list-others = declarer lost

# House rules.
skat-option-deals-help = The session ends after so many deals, as soon as everybody has dealt equally often.
skat-option-bid_values = Bids
skat-option-bid_values-help = Which numbers may be bid: values that a game can have, or any number from 18 on.
skat-option-bid_values-real = values of games
skat-option-bid_values-any_integer = any number
skat-option-check_announcement = Game below the bid
skat-option-check_announcement-help = Which games may not be named: a null below the bid, or every game that can no longer reach it.
skat-option-check_announcement-null_only = only nulls are refused
skat-option-check_announcement-maximum_possible = refused if out of reach
skat-option-all_pass = All pass
skat-option-all_pass-help = What happens when nobody bids.
skat-option-all_pass-ramsch = Ramsch
skat-option-all_pass-throw_in = thrown in
skat-option-ramsch_skat = The skat in Ramsch
skat-option-ramsch_skat-help = Who gets the points of the skat in Ramsch.
skat-option-ramsch_skat-last_trick = the last trick
skat-option-ramsch_skat-nobody = nobody
skat-option-ramsch_scoring = Ramsch
skat-option-ramsch_scoring-help = Whether the fewest points win 10, or the most points lose as many.
skat-option-ramsch_scoring-fewest = fewest points win
skat-option-ramsch_scoring-most_loses = most points lose
skat-option-kontra = Kontra
skat-option-kontra-help = Whether the defenders may double the game, and the declarer again.
skat-option-kontra-off = no
skat-option-kontra-kontra_re = Kontra and Re
skat-option-sitting_out = The dealer of four
skat-option-sitting_out-help = Whether the dealer who sits out pays and is paid like the others.
skat-option-sitting_out-settles = pays and gets
skat-option-sitting_out-idle = has no part
skat-option-scoring = Score sheet
skat-option-scoring-help = By Seeger-Fabian, 50 is added for each game won and taken off for each one lost, and 40 (30 at four) goes to everybody else when a declarer loses.
skat-option-scoring-game_points = game points alone
skat-option-scoring-seeger_fabian = Seeger-Fabian
skat-option-points_so_far = Count points along
skat-option-points_so_far-help = Everybody at the table reads how many card points each side has so far; the skat stays secret.
skat-option-ramsch_shoving = Schieberamsch
skat-option-ramsch_shoving-help = Before a Ramsch each in turn takes the skat and hands on two cards, or shoves it on unseen, which doubles.
skat-option-bock = Rounds of Bock
skat-option-bock-help = What makes everything count double for a round.
skat-option-bock-off = none
skat-option-bock-sixty = after 60 all
skat-option-bock-usual = after 60 all, a game of 120 or more, a successful Kontra
skat-option-after_bock = After a round of Bock
skat-option-after_bock-help = In a round of Ramsch nobody bids: each may play Grand from the hand, else it is Ramsch.
skat-option-after_bock-nothing = as before
skat-option-after_bock-ramsch = a round of Ramsch
skat-group-rounds = Bock and Ramsch
preset-skat-list-12 = List of 12 games
preset-skat-list-24 = List of 24 games
preset-skat-list-36 = List of 36 games
preset-skat-list-48 = List of 48 games

# The rules in words.
skat-rules-pack-ranked = { $pack }: { $suits }. From high to low, here with spades as trumps: { $cards }.
skat-rules-pack-ranked-german = { $pack }: { $suits }. From high to low, here with leaves as trumps: { $cards }.
skat-rules-heading-deal = **Dealing**
skat-rules-heading-bid = **Bidding**
skat-rules-heading-game = **The game**
skat-rules-heading-value = **Its value**
skat-rules-heading-score = **Score**
skat-rules-heading-ramsch = **Nobody bids**
skat-rules-deal =
    Three cards each, two face down as the **skat**, four each, three each. **Forehand** sits after the dealer, then **middlehand** and **rearhand**. At a table of four the dealer sits out.
skat-rules-bid =
    Middlehand names { $bid_values ->
        [any_integer] numbers from 18 on
       *[other] values that a game can have (18, 20, 22, 23, 24 …)
    } to forehand, who holds each or passes. Rearhand speaks to whoever is left. Whoever is left then is the **declarer** and plays alone. If middlehand and rearhand pass at once, forehand may play for 18.
skat-rules-game =
    The declarer takes the skat and puts two cards away, or plays from the **hand**. Then the game is named. **Suit**: the four jacks (♣ ♠ ♥ ♦) and that suit are trumps. **Grand**: the jacks alone. Other cards: A 10 K Q 9 8 7. **Null**: no trumps, A K Q J 10 9 8 7, and no trick may be taken; **ouvert** with an open hand. In a hand game schneider (90 points), schwarz (all tricks) or an open hand may be announced.{ $kontra ->
        [kontra_re] { " " }A defender may say **Kontra**, which doubles the game, and the declarer **Re**, which doubles it again.
       *[other] { "" }
    }
skat-rules-game-german =
    The declarer takes the skat and puts two cards away, or plays from the **hand**. Then the game is named. **Suit**: the four Unters (acorns, leaves, hearts, bells) and that suit are trumps. **Grand**: the Unters alone. Other cards: A 10 K O 9 8 7. **Null**: no trumps, A K O U 10 9 8 7, and no trick may be taken; **ouvert** with an open hand. In a hand game schneider (90 points), schwarz (all tricks) or an open hand may be announced.{ $kontra ->
        [kontra_re] { " " }A defender may say **Kontra**, which doubles the game, and the declarer **Re**, which doubles it again.
       *[other] { "" }
    }
skat-rules-value =
    Count the highest trumps from ♣J down: as many as you hold without a gap (*with*), or lack (*without*). Add 1 for the game, and 1 each for hand, schneider (a side with 30 points or fewer), schneider announced, schwarz (no trick), schwarz announced, open. Multiply by ♦ 9, ♥ 10, ♠ 11, ♣ 12, Grand 24. Null 23, from the hand 35, ouvert 46, ouvert from the hand 59.{ $check_announcement ->
        [maximum_possible] { " " }A game that can no longer reach the bid is refused.
       *[other] { " " }A null below the bid is refused.
    }
skat-rules-value-german =
    Count the highest trumps from the Unter of acorns down: as many as you hold without a gap (*with*), or lack (*without*). Add 1 for the game, and 1 each for hand, schneider (a side with 30 points or fewer), schneider announced, schwarz (no trick), schwarz announced, open. Multiply by bells 9, hearts 10, leaves 11, acorns 12, Grand 24. Null 23, from the hand 35, ouvert 46, ouvert from the hand 59.{ $check_announcement ->
        [maximum_possible] { " " }A game that can no longer reach the bid is refused.
       *[other] { " " }A null below the bid is refused.
    }
skat-rules-part-giving-up = { $giving_up ->
    [single] Whoever gives up leaves the others a single game, with what was announced or is certain already; those may play on for more, but not against a declarer who gives up with nine cards or ten.
   *[rest] Whoever gives up leaves every trick that is left to the others.
}
skat-rules-play =
    Forehand leads, then whoever took the last trick. Follow suit if you can, jacks counting as trumps; if not, play anything. Points: A 11, 10 10, K 4, Q 3, J 2; the skat counts for the declarer. { $claims ->
        [true] Whoever surely has every trick that is left may say so; the declarer may give up or offer to settle, the defenders give up together. { skat-rules-part-giving-up }
       *[other] { "" }
    } { $points_so_far ->
        [true] How many points each side has so far stands at the table for everybody.
       *[other] { "" }
    }
skat-rules-play-german =
    Forehand leads, then whoever took the last trick. Follow suit if you can, Unters counting as trumps; if not, play anything. Points: A 11, 10 10, K 4, O 3, U 2; the skat counts for the declarer. { $claims ->
        [true] Whoever surely has every trick that is left may say so; the declarer may give up or offer to settle, the defenders give up together. { skat-rules-part-giving-up }
       *[other] { "" }
    } { $points_so_far ->
        [true] How many points each side has so far stands at the table for everybody.
       *[other] { "" }
    }
skat-rules-score =
    With 61 points the declarer writes the value of the game, else minus twice as much. Whoever bid more than the game turns out to be worth loses twice the next multiple that reaches the bid. { $scoring ->
        [seeger_fabian] By Seeger-Fabian, 50 is added for each game won; a lost one costs 50 and brings each of the others 40, at four 30.
       *[other] { "" }
    } { $point_value ->
        [0] No chips are paid.
        [one] Each of the others pays the declarer a chip a point, or gets one{ $sitting_out ->
            [idle] ; the dealer who sits out has no part in it.
           *[other] ; so does the dealer who sits out.
        }
       *[other] Each of the others pays the declarer { $point_value } chips a point, or gets them{ $sitting_out ->
            [idle] ; the dealer who sits out has no part in it.
           *[other] ; so does the dealer who sits out.
        }
    }
skat-rules-ramsch =
    { $all_pass ->
        [throw_in] The cards are thrown in, and nobody scores.
       *[other] **Ramsch**: everybody alone, trumps as in a grand. { $ramsch_scoring ->
            [most_loses] Whoever has most points loses as many, doubled for each player without a trick; all ten tricks win 120.
           *[other] Whoever has fewest points writes 10, without a trick 20; all ten tricks lose 30.
        } { $ramsch_skat ->
            [nobody] The skat counts for nobody.
           *[other] The last trick gets the skat.
        }
    } { $ramsch_shoving ->
        [true] Before a Ramsch each in turn takes the skat and hands on two cards, but no jack, or shoves it on unseen; each time that doubles.
       *[other] { "" }
    } { $bock ->
        [off] { "" }
        [sixty] **Bock**: whoever loses with 60 points brings about a round in which everything counts double and which brings no other.
       *[usual] **Bock**: after 60 all, a game of 120 or more, or a game lost after Kontra, everything counts double for a round, which brings no other.
    } { $after_bock ->
        [ramsch] A round of Bock is followed by a **round of Ramsch**: each may play Grand from the hand, else it is Ramsch.
       *[other] { "" }
    }
skat-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }, or as soon after as everybody has dealt equally often.
       *[other] The session ends when the host stops it.
    } { $debt ->
        [stop_session] It ends as well when somebody's debt goes over the limit.
       *[other] { "" }
    }

skat-example-spades = { $b } bids 18, takes the skat, puts ♦7 and ♥7 away and plays spades: 63 points, *with 1, game 2, times 11*.
skat-example-spades-german = { $b } bids 18, takes the skat, puts the sevens of bells and hearts away and plays leaves: 63 points, *with 1, game 2, times 11*.
skat-example-hand = { $a } plays spades from the hand and announces schneider, 95 points: *with 3, game 4, hand 5, schneider 6, announced 7, times 11*.
skat-example-hand-german = { $a } plays leaves from the hand and announces schneider, 95 points: *with 3, game 4, hand 5, schneider 6, announced 7, times 11*.
skat-example-overbid = { $b } bids 30 and plays hearts, 65 points; but *with 1, game 2, times 10* is only 20. Hearts for 30 are lost twice.

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
skat-practice-opening = **1.** The four jacks are the highest trumps, ♣ above ♠, ♥ and ♦. **2.** Whoever plays alone needs 61 of the 120 points: ace 11, ten 10, king 4, queen 3, jack 2. **3.** Count your matadors, the jacks from ♣J down that you hold or lack, and add one: times the suit, that is how far you may go.
skat-practice-bid = Bid with five or six trumps and an ace or two; the skat helps a little.
skat-practice-opening-german = **1.** The four Unters are the highest trumps, acorns above leaves, hearts and bells. **2.** Whoever plays alone needs 61 of the 120 points: ace 11, ten 10, king 4, Ober 3, Unter 2. **3.** Count your matadors, the Unters from the Unter of acorns down that you hold or lack, and add one: times the suit, that is how far you may go.
skat-practice-hold = The other one names the numbers. Hold as long as a game of yours is worth that much.
skat-practice-skat = The skat usually makes the hand better. A hand game is worth one step more.
skat-practice-discard = Put away tens that stand alone, and low cards of short suits; keep trumps and aces. What you put away counts for you.
skat-practice-game = Usually the suit of which you hold most. Grand with two jacks and long aces; Null with low cards only.
skat-practice-game-german = Usually the suit of which you hold most. Grand with two Unters and long aces; Null with low cards only.
skat-practice-announce = What you announce must be reached; with “Nothing” you are on the safe side.

# The words of the game, explained.
skat-term-places = **Forehand** sits after the dealer and leads first; then come **middlehand** and **rearhand**.
skat-term-places-seen = forehand, middlehand, rearhand
skat-term-bid = **Bid**: a number that your game must be worth. The highest bidder plays alone against the two others.
skat-term-bid-seen = bid, bids
skat-term-hold = **Hold**: your game is worth as much too; the other must bid more or pass.
skat-term-hold-seen = hold
skat-term-declarer = **Declarer**: whoever plays alone, and needs 61 of the 120 points.
skat-term-declarer-seen = declarer, plays alone, play alone
skat-term-skat = **Skat**: the two cards in the middle. The declarer may take them and put two others away.
skat-term-skat-seen = skat
skat-term-hand = **Hand**: a game without taking the skat; it is worth one step more.
skat-term-hand-seen = hand
skat-term-matadors = **With** or **without**: how many of the highest trumps you hold, or lack, without a gap. So many steps the game is worth, and one more for playing.
skat-term-matadors-seen = matador, with 1, with 2, with 3, with 4, without 1, without 2, without 3, without 4
skat-term-grand = **Grand**: only the four highest cards are trumps.
skat-term-grand-seen = grand
skat-term-null = **Null**: the declarer may not take a single trick; **ouvert** means with an open hand.
skat-term-null-seen = null, ouvert
skat-term-schneider = **Schneider**: one side has no more than 30 points. **Schwarz**: it has no trick at all.
skat-term-schneider-seen = schneider, schwarz
skat-term-kontra = **Kontra** doubles the game, **Re** doubles it once more.
skat-term-kontra-seen = kontra
skat-term-ramsch = **Ramsch**: nobody has bid, so everybody plays alone and wants few points.
skat-term-ramsch-seen = ramsch
skat-term-cards = **Trumps** from high to low, here in a game of one suit: { $cards }.
skat-term-cards-seen = ace, king, queen, jack, ober, unter, ten, nine, eight, seven

# What a deal was about in one line, for lists.
skat-told-game = { $name } { $result ->
    [won] won { skat-part-game }
    [lost] lost { skat-part-game }
   *[other] overbid with { skat-part-game }
}
skat-told-ramsch = Ramsch: { $name } { $won ->
    [0] lost
   *[other] won
}
skat-told-passed = All three passed
