# Schwimmen: its name, its words at the table, its house rules, its rules in words.
family-schwimmen = Schwimmen
family-schwimmen-description = Play Schwimmen in this channel
schwimmen-length = two minutes per deal
ruleset-schwimmen = Schwimmen
ruleset-schwimmen-sentence = Swap cards and collect one suit up to 31; the last one in wins.
ruleset-schwimmen-short =
    Everybody has three cards, and three lie face up on the table: swap one, all or none, and collect one suit up to 31.
    When somebody closes, everybody else has one more turn; the lowest hand loses a life.
    With no lives left you { $swimming ->
        [true] swim; lose once more and you are out
       *[other] are out
    }. The last one in takes the pot.
schwimmen-stakes = { $payment ->
    [entry] A match costs
   *[other] A life costs
} { $stake ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $stake }** chips
}

# What can be asked.
schwimmen-question-table = do you keep your hand, or take the three face-down cards?
schwimmen-question-turn = which card do you take?
schwimmen-question-give = which card do you give for { $card }?
schwimmen-question-close = do you close?

schwimmen-choice-table-keep = Keep my hand
schwimmen-choice-table-swap = Take the face-down cards
schwimmen-choice-turn-first = { $card }
schwimmen-choice-turn-second = { $card }
schwimmen-choice-turn-third = { $card }
schwimmen-choice-turn-all = Swap all three
schwimmen-choice-turn-pass = Pass
schwimmen-choice-turn-close = Close
schwimmen-choice-close-go_on = Play on
schwimmen-choice-close-close = Close

# What was answered, for everybody. What a swap and closing come to is told by what follows.
schwimmen-answered-table-keep = { $name } keeps their cards.
schwimmen-answered-table-swap = { $name } takes the face-down cards and lays the other three face up.
schwimmen-answered-turn-first = { "" }
schwimmen-answered-turn-second = { "" }
schwimmen-answered-turn-third = { "" }
schwimmen-answered-turn-all = { "" }
schwimmen-answered-turn-pass = { $name } passes.
schwimmen-answered-turn-close = { "" }
schwimmen-answered-close-go_on = { "" }
schwimmen-answered-close-close = { "" }

# What happened.
schwimmen-event-new-match = New match: everybody has { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}.
schwimmen-event-moved-stock-table = { "" }
schwimmen-event-moved-hand-table = { "" }
schwimmen-event-moved-table-hand = { "" }
schwimmen-event-swapped-hand-table = { $name } takes { $taken } and gives { $given }.
schwimmen-event-revealed = On the table: { $cards }.
schwimmen-event-cards-moved-table-aside = { "" }
schwimmen-event-cards-moved-stock-table = On the table: { $cards }.
schwimmen-event-moved-aside-stock = The discarded cards are shuffled and become the stock.
schwimmen-event-tally-lives = { "" }
schwimmen-event-feuer = 🔥 **Feuer!** { $name } has three aces.
schwimmen-event-schnauz = ✨ **Schnauz!** { $name } has 31.
schwimmen-event-closed = **{ $name } closes.** Everybody else has one more turn.
schwimmen-event-new-table = Everybody has passed: three new cards are laid on the table.
schwimmen-event-stock-empty = Everybody has passed, and too few cards are left for three new table cards: hands are compared.
schwimmen-event-turns-out = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} nobody has closed: hands are compared.
schwimmen-event-life-lost = { $left ->
    [0] { $name } loses their last life.
    [one] { $name } loses a life and has 1 left.
   *[other] { $name } loses a life and has { $left } left.
}
schwimmen-event-swimming = 🌊 **{ $name } is swimming!** One more loss, and it is over.
schwimmen-event-out = ❌ **{ $name } is out.**
schwimmen-event-all-equal = All of them would be out at once, so nobody loses a life.
schwimmen-event-match-won = 🏆 **{ $name } is the last one in and wins the match.**

# The same once the deal is over; what the hands and the results below say needs no words.
schwimmen-moment-new-match = { "" }
schwimmen-moment-new-table = { "" }
schwimmen-moment-life-lost = { $left ->
    [0] { "" }
    [one] { $name } loses a life and has 1 left.
   *[other] { $name } loses a life and has { $left } left.
}
schwimmen-changed-lives = { "" }
schwimmen-moment-closed = { $name } closed.

schwimmen-mark-special = { "" }
schwimmen-mark-feuer = Feuer!
schwimmen-mark-schnauz = Schnauz!
schwimmen-badge-special = { $value ->
    [feuer] Feuer!
   *[other] Schnauz!
}
schwimmen-mark-closer = closed
schwimmen-tally-lives = { $value ->
    [-1] out
    [0] swimming
    [one] 1 life
   *[other] { $value } lives
}
schwimmen-zone-table = on the table
schwimmen-seat-sits-out = not in this deal
schwimmen-hand-counts = Your hand is worth **{ $points }**.
schwimmen-hand-turn = -# If you pass, you swap nothing.{ $closes ->
    [1] {" "}When you close, everybody else has one more turn, and then the hands are compared.
   *[other] { "" }
}{ $closed ->
    [0] { "" }
   *[other] {" "}Somebody has closed: this is your last turn.
}
schwimmen-hand-sits-out = You are out of this match and can watch; you are back in for the next one.

schwimmen-reason-life = life lost
schwimmen-reason-survivor = last one in
schwimmen-reason-entry = entry
schwimmen-ending-matches-played = All the agreed matches have been played.

# The summary, hand by hand.
schwimmen-summary-tie = It is a tie: the lowest suit loses (♣ over ♠ over ♥ over ♦).
schwimmen-summary-tie-german = It is a tie: the lowest suit loses (acorns over leaves over hearts over bells).
schwimmen-summary-hand = **{ $points }** · { $name }: { $first }, { $second }, { $third }

# House rules.
schwimmen-group-stakes = Lives and chips
schwimmen-group-closing = Closing
schwimmen-option-lives = Lives
schwimmen-option-lives-help = How many lives everybody has at the beginning of a match.
schwimmen-option-stake = Chips
schwimmen-option-stake-help = What a life costs, or what everybody pays to enter a match.
schwimmen-option-payment = You pay
schwimmen-option-payment-help = The stake for each life lost, or once for the whole match.
schwimmen-option-payment-per_life = for each life lost
schwimmen-option-payment-entry = once for the whole match
schwimmen-option-swimming = Swimming
schwimmen-option-swimming-help = A player who has lost all lives stays in until the next loss.
schwimmen-option-close = Closing
schwimmen-option-close-help = Whether closing takes the place of a turn or follows it.
schwimmen-option-close-instead_of_turn = instead of a turn
schwimmen-option-close-after_turn = after a turn
schwimmen-option-close_first_round = Closing in the first round
schwimmen-option-close_first_round-help = Whether you may already close in the first round.
schwimmen-option-feuer_all_lose = Feuer hits everybody
schwimmen-option-feuer_all_lose-help = When somebody has three aces, everybody else loses a life, not only the lowest hand.
schwimmen-option-feuer_points = Points for a Feuer
schwimmen-option-feuer_points-help = What three aces count as; this is only shown and does not change the result.
schwimmen-option-three_of_a_kind = Three of a kind
schwimmen-option-three_of_a_kind-help = Three cards of the same rank count as 30½; three aces are always Feuer.
schwimmen-option-ties = When hands tie
schwimmen-option-ties-help = Who loses when several players have the lowest hand.
schwimmen-option-ties-suit = the lower suit loses
schwimmen-option-ties-all_lose = all of them lose
schwimmen-option-stock_out = When the stock is used up
schwimmen-option-stock_out-help = What happens when everybody passes and fewer than three cards are left.
schwimmen-option-stock_out-end_deal = hands are compared
schwimmen-option-stock_out-reshuffle = the cards are reshuffled once
schwimmen-option-round_limit = Maximum rounds
schwimmen-option-round_limit-help = If nobody closes in this many rounds, the hands are compared.
schwimmen-option-session_end = End of the session
schwimmen-option-session_end-help = When the session ends by itself.
schwimmen-option-session_end-manual = when you stop
schwimmen-option-session_end-matches = after a number of matches
schwimmen-option-matches = Number of matches
schwimmen-option-matches-help = The session ends after this many matches.

# The rules in words.
schwimmen-rules-heading-deal = **The deal**
schwimmen-rules-heading-turns = **Your turn**
schwimmen-rules-heading-count = **What counts**
schwimmen-rules-heading-special = **Schnauz and Feuer**
schwimmen-rules-heading-lives = **Lives**
schwimmen-rules-heading-end = **The end**
schwimmen-rules-deal =
    Everybody gets three cards, and three lie face down on the table. The dealer looks at their hand and either keeps it, or lays it face up and takes the three unseen cards instead.
schwimmen-rules-turns =
    Take one card from the table and give one of yours for it, or swap all three, or pass; you cannot swap two cards. When all players pass in a row, three new cards are laid on the table. { $close ->
        [after_turn] After your turn you may **close**
       *[other] Instead of taking a turn you may **close**
    }{ $close_first_round ->
        [false] , though not before your second turn
       *[other] { "" }
    }: everybody else has one more turn, and then hands are compared. Hands are also compared after { $round_limit ->
        [one] 1 round
       *[other] { $round_limit } rounds
    } in which nobody closes, or when the stock runs out{ $stock_out ->
        [reshuffle] {" "}for the second time; the first time the discarded cards are shuffled.
       *[other] .
    }
schwimmen-rules-count =
    Add up your cards of one suit: an ace counts 11, a king, queen, jack or ten 10, and number cards their face value. { $three_of_a_kind ->
        [true] Three of a kind counts 30½.
       *[other] { "" }
    } The lowest hand loses. { $ties ->
        [all_lose] If hands tie, all of them lose.
       *[other] If hands tie, the lower suit (♣ above ♠ above ♥ above ♦) or the lower three of a kind loses.
    }
schwimmen-rules-count-german = Add up your cards of one suit: an ace counts 11, a king, Ober, Unter or ten 10, and number cards their face value. { $three_of_a_kind ->
        [true] Three of a kind counts 30½.
       *[other] { "" }
    } The lowest hand loses. { $ties ->
        [all_lose] If hands tie, all of them lose.
       *[other] If hands tie, the lower suit (acorns above leaves above hearts above bells) or the lower three of a kind loses.
    }
schwimmen-rules-special = **Schnauz** is an ace and two ten-point cards of one suit, 31 together; **Feuer** is three aces and counts { $feuer_points }. Both are shown at once and end the deal. { $feuer_all_lose ->
        [true] When somebody has a Feuer, everybody else loses a life.
       *[other] { "" }
    }
schwimmen-rules-special-german = **Schnauz** is an ace and any two of king, Ober, Unter and ten in one suit, 31 together; **Feuer** is three aces and counts { $feuer_points }. Both are shown at once and end the deal. { $feuer_all_lose ->
        [true] When somebody has a Feuer, everybody else loses a life.
       *[other] { "" }
    }
schwimmen-rules-lives =
    { $payment ->
        [entry] Everybody pays { $stake } into the pot and begins with { $lives ->
            [one] 1 life.
           *[other] { $lives } lives.
        } The lowest hand loses one.
       *[other] Everybody begins with { $lives ->
            [one] 1 life.
           *[other] { $lives } lives.
        } The player with the lowest hand loses one and pays { $stake } into the pot.
    } { $swimming ->
        [true] With no lives left you **swim**: you are still in, but the next loss puts you out.
       *[other] With no lives left you are out.
    } If all would be out at once, nobody loses anything. The last one in wins the match and takes the pot.
schwimmen-rules-end =
    { $session_end ->
        [matches] The session ends after { $matches ->
            [one] 1 match.
           *[other] { $matches } matches.
        } If it is stopped earlier,
       *[other] The session ends when you stop. If a match is in progress,
    } { $leftover_pot ->
        [keep] the pot stays where it is.
       *[other] the pot is shared equally.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }
schwimmen-example-schnauz = { $d } is dealt the ace, king and queen of clubs: Schnauz, and the deal is over. { $a } has 17 in diamonds and { $b } 20 in hearts; { $c } has only 10 in clubs and loses.
schwimmen-example-schnauz-german = { $d } is dealt the ace, king and Ober of acorns: Schnauz, and the deal is over. { $a } has 17 in bells and { $b } 20 in hearts; { $c } has only 10 in acorns and loses.
schwimmen-example-feuer = { $a } is dealt three aces: Feuer. { $feuer_all_lose ->
    [true] { $b } loses a life; { $c } and { $d } each lose their last and { $swimming ->
        [true] swim
       *[other] are out
    }.
   *[other] { $c } has the lowest hand, loses their last life and { $swimming ->
        [true] swims
       *[other] is out
    }.
}
schwimmen-example-closed = { $a } takes ♥Q for ♣7, { $b } takes ♠K for ♠8, { $c } passes, and { $a } closes with 27 in hearts. { $b } passes with 30 in spades; { $c } takes ♦A for ♦9, has 21 in diamonds and loses.
schwimmen-example-closed-german = { $a } takes the Ober of hearts for the seven of acorns, { $b } takes the king of leaves for the eight of leaves, { $c } passes, and { $a } closes with 27 in hearts. { $b } passes with 30 in leaves; { $c } takes the ace of bells for the nine of bells, has 21 in bells and loses.

# Statistics.
schwimmen-stats-lives-lost = **Lives lost** { $count } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } per deal
schwimmen-stats-swum = **Swimming** { $count ->
    [one] once
   *[other] { $count } times
}
schwimmen-stats-out = **Out** { $count ->
    [one] once
   *[other] { $count } times
}
schwimmen-stats-matches-won = **Matches won** { $count }
schwimmen-stats-closed = **Closed** in { $count } of { $whole } deals{ stats-part-share }
schwimmen-stats-well-of-closed = **Closed and lost nothing** { $count } of { $whole }{ stats-part-share }
schwimmen-stats-schnauz = **Schnauz** { $count }
schwimmen-stats-feuer = **Feuer** { $count }

# The practice deal.
schwimmen-practice-opening = Your cards of one suit count: ace 11, tens and court cards 10, the others their face value. Three cards of one rank count as 30½.
schwimmen-practice-table = Half of all hands have 17 points or more. With fewer than 16, the unseen cards are likely to be better.
schwimmen-practice-turn = Collect cards of one suit, or three of a kind.
schwimmen-practice-give = Give away the card that fits the others least.
schwimmen-practice-close = Close when you think that somebody has less than you.
schwimmen-practice-after = At a table the match goes on like this, deal after deal, until one player is left.

# The words of the game, explained.
schwimmen-term-close = **Close**: everybody else has one more turn, and then the hands are compared.
schwimmen-term-close-seen = close
schwimmen-term-life = **Life**: the lowest hand loses one. The last one in wins the match.
schwimmen-term-life-seen = life, lives
schwimmen-term-swim = { $swimming ->
    [true] **Swimming**: no lives left, but still in. One more loss, and you are out.
   *[other] { "" }
}
schwimmen-term-swim-seen = swim
schwimmen-term-schnauz = **Schnauz**: an ace and two ten-point cards of one suit, 31 together. It is shown at once and ends the deal.
schwimmen-term-schnauz-seen = schnauz, 31
schwimmen-term-feuer = **Feuer** (fire): three aces. It is shown at once and ends the deal.
schwimmen-term-feuer-seen = feuer
schwimmen-term-counts = **What a hand counts**: add up your cards of one suit. An ace counts 11, a court card or ten 10, the others their face value; three of a kind counts 30½.
schwimmen-term-counts-seen = counts, points, one suit

# What a deal was about in one line, for lists.
schwimmen-told-match = { $name } won the match
schwimmen-told-nobody = Nobody lost a life
schwimmen-told-lost-1 = { $name } lost a life
schwimmen-told-lost-2 = { $name } and { $other } lost a life each
schwimmen-told-lost-3 = { $name }, { $other } and { $more ->
    [one] 1 other
   *[other] { $more } others
} lost a life each

schwimmen-learn-opening = Two to eight people play Schwimmen, with 32 cards in four **suits**: clubs, spades, hearts and diamonds. Everybody has three cards and three **lives**, and three more cards lie on the table.

    On your turn you may exchange cards with the table, so that your hand is worth more. Anyone who is satisfied with theirs **closes**: everybody else has one more turn, and then the hands are compared. The lowest hand loses a life, and its owner puts a chip into the **pot**.

    Then the next deal begins. Without any lives left you **swim**: you are still in, but the next time you lose you are out. The last player in wins the match and takes the pot.
schwimmen-learn-opening-german = Two to eight people play Schwimmen, with 32 cards in four **suits**: acorns, leaves, hearts and bells. Everybody has three cards and three **lives**, and three more cards lie on the table.

    On your turn you may exchange cards with the table, so that your hand is worth more. Anyone who is satisfied with theirs **closes**: everybody else has one more turn, and then the hands are compared. The lowest hand loses a life, and its owner puts a chip into the **pot**.

    Then the next deal begins. Without any lives left you **swim**: you are still in, but the next time you lose you are out. The last player in wins the match and takes the pot.
schwimmen-learn-suit = **Points in one suit.** Only cards of one suit count together: an ace 11, a king, queen, jack or ten 10 each, nine, eight and seven their face value. On your turn you take one of the three cards on the table and give one of yours for it. Which one gives you most?
schwimmen-learn-suit-german = **Points in one suit.** Only cards of one suit count together: an ace 11, a king, Ober, Unter or ten 10 each, nine, eight and seven their face value. On your turn you take one of the three cards on the table and give one of yours for it. Which one gives you most?
schwimmen-learn-suit-right = Now you have three cards of one suit: 11 + 10 + 7 = 28. The most that one suit can bring is 31, an ace and two cards worth 10. That hand is shown at once and ends the deal.
schwimmen-learn-suit-wrong = That left you with too few points in one suit, and the lowest hand loses a life. You had two cards of one suit, and the table had a third one.
schwimmen-learn-give = **Give.** You have taken a card, and now you give one for it. Keep what belongs together.
schwimmen-learn-give-right = The odd card goes. What you keep is all one suit and counts together: 28.
schwimmen-learn-give-wrong = That broke up your suit: the card you kept is of another one and counts for nothing beside it.
schwimmen-learn-three = **Three of a kind.** Three cards of one rank count 30½, whatever their suits: only 31 and three aces are better. Look at your hand and at the table.
schwimmen-learn-three-right = Three sevens, 30½: hardly anybody has more. Their suits do not matter. Three aces are shown at once, and then everybody else loses a life.
schwimmen-learn-three-wrong = There was a third card for your pair: three of one rank count 30½. Without it you were among the lowest.
schwimmen-learn-close = **Close.** If you are satisfied, close: everybody else has one more turn, and then the hands are compared. The lowest loses one of its three lives. You hold 29 in clubs.
schwimmen-learn-close-german = **Close.** If you are satisfied, close: everybody else has one more turn, and then the hands are compared. The lowest loses one of its three lives. You hold 29 in acorns.
schwimmen-learn-close-right = You need not be the best, just not the lowest. With 29 there was nothing to wait for: each further turn only helps the others. If nobody closes and all pass in a row, three new cards are laid on the table.
schwimmen-learn-close-wrong = You gave the others time to improve. With 29 there was nothing left to wait for.
schwimmen-learn-all = **All three.** Somebody has closed: this is your last turn. Instead of one card you may take all three from the table for all three of yours, but never two. Add up what lies there.
schwimmen-learn-all-right = The three on the table are of one suit: 10 + 10 + 8 = 28. Yours were worth only 16. If two hands are worth the same, their suits decide: from the top clubs, spades, hearts, diamonds.
schwimmen-learn-all-right-german = The three on the table are of one suit: 10 + 10 + 8 = 28. Yours were worth only 16. If two hands are worth the same, their suits decide: from the top acorns, leaves, hearts, bells.
schwimmen-learn-all-wrong = One card was not enough, and you were the lowest. The three on the table were of one suit: 28 points.
schwimmen-learn-table = **The dealer’s choice.** You deal, so you choose first: keep your hand, or take the three face-down cards unseen and lay yours face up on the table. Half of all hands are worth 17 or more. What is yours worth?
schwimmen-learn-table-right = Three suits, so only your best card counts: 10. The unseen cards are nearly always better. If the dealer keeps their hand, the three cards on the table are turned up instead.
schwimmen-learn-table-wrong = Your hand was worth 10, and you were the lowest. The unseen cards are nearly always better than that.
