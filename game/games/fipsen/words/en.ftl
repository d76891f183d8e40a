# Fipsen: its name, its words at the table, its house rules, its rules in words.
family-fipsen = Fipsen
family-fipsen-description = Play Fipsen in this channel
fipsen-length = three minutes per deal
ruleset-fipsen = Fipsen
ruleset-fipsen-sentence = Bid for the right to play alone against the other three.
ruleset-fipsen-short =
    Four players, five cards each. You bid for the right to play alone against the other three.
    Name your tricks, two to five; Hand, Ruten and Durch each double the bid.
    If you make it, you score its value; if not, you lose twice as much. A session has eight deals.
pack-fipsen25 = French pack, 25 cards
pack-fipsen25-german = German pack, 25 cards
fipsen-stakes = A point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}

# What is asked.
fipsen-question-bid = how many tricks do you bid?
fipsen-question-terms = do you add anything?
fipsen-question-discard = which cards do you discard?
fipsen-question-trump = which suit is trumps?
fipsen-question-go-on = do you stop here, or go on for twice as much?

fipsen-choice-bid-two = Two
fipsen-choice-bid-two-value = { fipsen-choice-bid-two } · { $value }
fipsen-choice-bid-three = Three
fipsen-choice-bid-three-value = { fipsen-choice-bid-three } · { $value }
fipsen-choice-bid-four = Four
fipsen-choice-bid-four-value = { fipsen-choice-bid-four } · { $value }
fipsen-choice-bid-five = Five
fipsen-choice-bid-five-value = { fipsen-choice-bid-five } · { $value }
fipsen-choice-bid-kieker = Kieker
fipsen-choice-bid-kieker-value = { fipsen-choice-bid-kieker } · { $value }
fipsen-choice-bid-pass = Pass
fipsen-choice-terms-plain = Plain
fipsen-choice-terms-plain-value = { fipsen-part-bid } · { $value }
fipsen-choice-terms-hand = Hand
fipsen-choice-terms-hand-value = { fipsen-choice-terms-hand } · { $value }
fipsen-choice-terms-ruten = Ruten
fipsen-choice-terms-ruten-value = { fipsen-choice-terms-ruten } · { $value }
fipsen-choice-terms-durch = Durch
fipsen-choice-terms-durch-value = { fipsen-choice-terms-durch } · { $value }
fipsen-choice-terms-hand_ruten = Hand Ruten
fipsen-choice-terms-hand_ruten-value = { fipsen-choice-terms-hand_ruten } · { $value }
fipsen-choice-terms-hand_durch = Hand Durch
fipsen-choice-terms-hand_durch-value = { fipsen-choice-terms-hand_durch } · { $value }
fipsen-choice-terms-ruten_durch = Ruten Durch
fipsen-choice-terms-ruten_durch-value = { fipsen-choice-terms-ruten_durch } · { $value }
fipsen-choice-terms-hand_ruten_durch = Hand Ruten Durch
fipsen-choice-terms-hand_ruten_durch-value = { fipsen-choice-terms-hand_ruten_durch } · { $value }
fipsen-choice-trump-clubs = ♣ Clubs
fipsen-choice-trump-clubs-german = 🌰 Acorns
fipsen-choice-trump-spades = ♠ Spades
fipsen-choice-trump-spades-german = 🍃 Leaves
fipsen-choice-trump-hearts = ♥ Hearts
fipsen-choice-trump-hearts-german = ❤️ Hearts
fipsen-choice-trump-diamonds = ♦ Diamonds, doubled
fipsen-choice-trump-diamonds-german = 🔔 Bells, doubled
fipsen-choice-trump-surrender = Give up, −5
fipsen-choice-go-on-stop = Stop
fipsen-choice-go-on-stop-value = { fipsen-choice-go-on-stop } · +{ $value }
fipsen-choice-go-on-go_on = Go on
fipsen-choice-go-on-go_on-value = { fipsen-choice-go-on-go_on } · +{ $value } or −{ $loss }

fipsen-refused-kieker-needs-no-face = You may bid a Kieker only if you hold no king, queen or jack.
fipsen-refused-kieker-needs-no-face-german = You may bid a Kieker only if you hold no king, Ober or Unter.
fipsen-refused-kieker-needs-no-ace = You may bid a Kieker only if you hold no ace, king, queen or jack.
fipsen-refused-kieker-needs-no-ace-german = You may bid a Kieker only if you hold no ace, king, Ober or Unter.

# What was answered; a bid is told with its value, the trumps with the contract.
fipsen-answered-bid = { "" }
fipsen-answered-bid-pass = { $name } passes.
fipsen-answered-terms = { "" }
fipsen-answered-trump = { "" }
fipsen-answered-go-on-stop = { $name } stops.
fipsen-answered-go-on-go_on = { "" }

# What happened.
fipsen-part-bid = { $number ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
   *[kieker] Kieker
}{ $terms ->
    [hand] { " " }Hand
    [ruten] { " " }Ruten
    [durch] { " " }Durch
    [hand_ruten] { " " }Hand Ruten
    [hand_durch] { " " }Hand Durch
    [ruten_durch] { " " }Ruten Durch
    [hand_ruten_durch] { " " }Hand Ruten Durch
   *[plain] { "" }
}
fipsen-event-bid = { $name }: **{ fipsen-part-bid }** · { $value ->
    [one] 1 point
   *[other] { $value } points
}
fipsen-event-hold = { $name } holds: **{ fipsen-part-bid }** · { $value ->
    [one] 1 point
   *[other] { $value } points
}
fipsen-event-hand-shown-to = **Kieker!** { $name } shows their five cards only to { $to }.
fipsen-event-cards-shown = **Kieker!** { $name } shows { $to }: { $cards }.
fipsen-event-all-passed-redeal = All four pass, so the same dealer deals again.
fipsen-event-passed-out = All four pass again: nobody scores, and the next player deals.
fipsen-event-contract = **{ $name } plays { fipsen-part-bid }** (trumps { $trump }): { $needed } tricks for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
fipsen-event-gone-on = **{ $name } goes on** for all the remaining tricks, for { $value ->
    [one] 1 point
   *[other] { $value } points
}.
fipsen-event-surrendered = { $name } gives up the Kieker.
fipsen-event-fipsen-won = **{ $name } makes it** with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
fipsen-event-fipsen-lost = **{ $name } does not make it**: { $tricks ->
    [0] no tricks.
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
fipsen-event-scored = { $name } scores { $points }.
fipsen-event-moved-stock-skat = { "" }
fipsen-event-moved-skat-hand = { $name } takes the skat.
fipsen-event-cards-moved-skat-hand = { $name } finds in the skat: { $cards }.
fipsen-event-moved-stock-hand = { $name } picks up the { $count } leftover cards.
fipsen-event-cards-moved-stock-hand = { $name } picks up { $cards }.
fipsen-event-moved-hand-aside = { $name } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
fipsen-event-cards-moved-hand-aside = { $name } discards { $cards }.

# Of these the summary has its own line, or needs none.
fipsen-moment-bid = { "" }
fipsen-moment-hold = { "" }
fipsen-moment-contract = { "" }
fipsen-moment-gone-on = { "" }
fipsen-moment-fipsen-won = { "" }
fipsen-moment-fipsen-lost = { "" }
fipsen-moment-all-passed-redeal = { "" }
fipsen-summary-made = **{ $name }** · { fipsen-part-bid }: value { $bid }{ fipsen-part-doubled }, made
fipsen-summary-made-german = **{ $name }** · { fipsen-part-bid }: value { $bid }{ fipsen-part-doubled-german }, made
fipsen-summary-lost = **{ $name }** · { fipsen-part-bid }: value { $bid }{ fipsen-part-doubled }, lost ×2
fipsen-summary-lost-german = **{ $name }** · { fipsen-part-bid }: value { $bid }{ fipsen-part-doubled-german }, lost ×2
fipsen-part-doubled = { $diamonds ->
    [1] , diamonds ×2
   *[other] { "" }
}{ $gone ->
    [1] , played on ×2
   *[other] { "" }
}
fipsen-part-doubled-german = { $diamonds ->
    [1] , bells ×2
   *[other] { "" }
}{ $gone ->
    [1] , played on ×2
   *[other] { "" }
}

# What the hand says beside the cards, on one’s turn.
fipsen-hand-beat = { $name } bids **{ fipsen-part-bid }** · { $value }; you must bid more.
fipsen-hand-hold = { $name } bids **{ fipsen-part-bid }** · { $value }; an equal bid holds.
fipsen-hand-bids = Each button shows the tricks and the value, which depends on what you add.
fipsen-hand-terms = Each doubles the value: **Hand** – without the skat, **Ruten** – ♦ are trumps{ $durch ->
    [0] .
   *[other] , **Durch** – all five tricks.
}
fipsen-hand-terms-german = Each doubles the value: **Hand** – without the skat, **Ruten** – bells are trumps{ $durch ->
    [0] .
   *[other] , **Durch** – all five tricks.
}
fipsen-hand-terms-aloud = Each doubles the value. Hand: without the skat. Ruten: diamonds are trumps.{ $durch ->
    [0] { "" }
   *[other] { " " }Durch: all five tricks.
}
fipsen-hand-contract = You play **{ fipsen-part-bid }**, worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.

# What is noted about the deal and the seats.
fipsen-mark-bid = { $value ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
   *[kieker] Kieker
}
fipsen-mark-contract = { fipsen-mark-bid }
fipsen-badge-contract = { fipsen-mark-bid }
fipsen-mark-terms = { $value ->
    [hand] Hand
    [ruten] Ruten
    [durch] Durch
    [hand_ruten] Hand Ruten
    [hand_durch] Hand Durch
    [ruten_durch] Ruten Durch
    [hand_ruten_durch] Hand Ruten Durch
   *[plain] { "" }
}
fipsen-badge-terms = { fipsen-mark-terms }
fipsen-mark-value = worth **{ $value }**
fipsen-badge-value = { $value ->
    [one] 1 point
   *[other] { $value } points
}
fipsen-mark-passed = passed
fipsen-mark-declarer = plays alone
fipsen-mark-kieker = cards shown
fipsen-mark-gone-on = goes on
fipsen-zone-skat = skat
fipsen-zone-stock = left over
fipsen-zone-aside = discarded

fipsen-reason-fipsen-won = { "" }
fipsen-reason-fipsen-lost = { "" }
fipsen-reason-surrendered = Kieker given up

# House rules.
fipsen-option-deals-help = The session ends after this many deals. Deals in which all four pass do not count.
fipsen-option-five_bid_value = A Five counts in the auction as
fipsen-option-five_bid_value-help = In the score a Five is always worth ten.
fipsen-option-five_bid_value-ten = ten
fipsen-option-five_bid_value-five = five
fipsen-option-kieker = Kieker
fipsen-option-kieker-help = A player without a king, queen or jack may bid a Kieker.
fipsen-option-kieker-help-german = A player without a king, Ober or Unter may bid a Kieker.
fipsen-option-kieker_no_ace = Kieker without aces
fipsen-option-kieker_no_ace-help = To bid a Kieker you may not hold an ace either.
fipsen-option-go_on_needs_clean = Go on only if no trick is lost
fipsen-option-go_on_needs_clean-help = You may go on only while the others have no tricks.
fipsen-option-stop_when_lost = Stop once the bid is lost
fipsen-option-stop_when_lost-help = Play ends as soon as the bid can no longer be made; otherwise all five tricks are played.
fipsen-option-redeals = Maximum redeals by the same dealer
fipsen-option-redeals-help = How often the same dealer deals again when all four pass; after that the next player deals.
fipsen-option-redeals-0 = none

# The rules in words.
fipsen-rules-heading-deal = **Dealing**
fipsen-rules-heading-bid = **Bidding**
fipsen-rules-heading-kieker = **Kieker**
fipsen-rules-heading-score = **Score**
fipsen-rules-deal =
    Everybody gets three cards, two go face down into the **skat**, and everybody gets two more; three are left over. { $redeals ->
        [0] If all four pass, nobody scores and the next player deals.
       *[other] If all four pass, the same dealer deals again.
    }
fipsen-rules-bid =
    You bid how many tricks you will take, two to five, and the bid is worth that many points. Each addition doubles it: **Hand** (without the skat), **Ruten** (♦ are trumps, and the seven is the only one), **Durch** (all five tricks). A Five is always Durch{ $five_bid_value ->
        [five] : it is worth ten points, though it counts as five in the auction.
       *[other] , so it is worth ten.
    } The second player bids higher than the first or passes; the first **holds** with a bid of equal value, bids higher or passes, and so on until one of the two passes. The one who is left bids against the third player, then against the dealer. The highest bidder plays alone.
fipsen-rules-bid-german =
    You bid how many tricks you will take, two to five, and the bid is worth that many points. Each addition doubles it: **Hand** (without the skat), **Ruten** (bells are trumps, and the seven is the only one), **Durch** (all five tricks). A Five is always Durch{ $five_bid_value ->
        [five] : it is worth ten points, though it counts as five in the auction.
       *[other] , so it is worth ten.
    } The second player bids higher than the first or passes; the first **holds** with a bid of equal value, bids higher or passes, and so on until one of the two passes. The one who is left bids against the third player, then against the dealer. The highest bidder plays alone.
fipsen-rules-kieker =
    { $kieker ->
        [true] Without { $kieker_no_ace ->
            [true] an ace, king, queen or jack
           *[other] a king, queen or jack
        } you may bid a **Kieker**: it counts 4½ in the auction and otherwise as a Five. Only the next player sees your five cards. You take the skat and the three leftover cards, discard five and play, or give up and lose 5 points.
       *[other] { "" }
    }
fipsen-rules-kieker-german =
    { $kieker ->
        [true] Without { $kieker_no_ace ->
            [true] an ace, king, Ober or Unter
           *[other] a king, Ober or Unter
        } you may bid a **Kieker**: it counts 4½ in the auction and otherwise as a Five. Only the next player sees your five cards. You take the skat and the three leftover cards, discard five and play, or give up and lose 5 points.
       *[other] { "" }
    }
fipsen-rules-play =
    Unless you bid Hand, you take the skat and discard two cards. Then you name trumps. If you name ♦ without having bid Ruten, the value doubles. The player after the dealer leads; after that, the winner of each trick leads to the next. Follow suit if you can; if not, play anything. In a Durch, the first trick you lose ends the deal. Once you have made your bid, you stop or **go on**: then you must take all the remaining tricks, for twice the value. { $go_on_needs_clean ->
        [true] You may go on only while the others have no tricks.
       *[other] { "" }
    } { $stop_when_lost ->
        [true] Once the bid can no longer be made, the deal ends.
       *[other] { "" }
    } { $claims ->
        [true] A player who is certain of all remaining tricks may claim them. The declarer may give up; the defenders can only give up together.
       *[other] { "" }
    }
fipsen-rules-play-german =
    Unless you bid Hand, you take the skat and discard two cards. Then you name trumps. If you name bells without having bid Ruten, the value doubles. The player after the dealer leads; after that, the winner of each trick leads to the next. Follow suit if you can; if not, play anything. In a Durch, the first trick you lose ends the deal. Once you have made your bid, you stop or **go on**: then you must take all the remaining tricks, for twice the value. { $go_on_needs_clean ->
        [true] You may go on only while the others have no tricks.
       *[other] { "" }
    } { $stop_when_lost ->
        [true] Once the bid can no longer be made, the deal ends.
       *[other] { "" }
    } { $claims ->
        [true] A player who is certain of all remaining tricks may claim them. The declarer may give up; the defenders can only give up together.
       *[other] { "" }
    }
fipsen-rules-score =
    If you make your bid, you win its value; if not, you lose twice as much. { $point_value ->
        [0] No chips are paid.
        [one] Each of the other three pays you 1 chip per point, or receives it.
       *[other] Each of the other three pays you { $point_value } chips per point, or receives them.
    }
fipsen-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one deal.
           *[other] { $deals } deals.
        }
       *[other] The session ends when you stop.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }
fipsen-example-three-ruten = { $a } bids Three Ruten, which is three tricks doubled once. With ♦7 and two aces { $a } takes three tricks and stops.
fipsen-example-three-ruten-german = { $a } bids Three Ruten, which is three tricks doubled once. With the seven of bells and two aces { $a } takes three tricks and stops.
fipsen-example-gone-on = { $c } plays a Two, loses the first trick, takes the next two, goes on and takes the last two as well, for twice the value.
fipsen-example-kieker = { $b } holds ♣10 ♠8 ♠7 ♠A ♥10 and bids a Kieker, finds four high hearts, makes hearts trumps and takes all five tricks.
fipsen-example-kieker-german = { $b } holds the ten of acorns, the ace, eight and seven of leaves and the ten of hearts and bids a Kieker, finds four high hearts, makes hearts trumps and takes all five tricks.

# Statistics.
fipsen-stats-declared = **Played alone** { $count ->
    [one] once
   *[other] { $count } times
}{ stats-part-share }
fipsen-stats-made-of-declared = **Made** { $count } of { $whole }{ stats-part-share }
fipsen-stats-value-of-declared = **Average value** { $whole ->
    [0] –
   *[other] { NUMBER($average, maximumFractionDigits: 1) }
}
fipsen-stats-hand-of-declared = **Hand** { $count }
fipsen-stats-ruten-of-declared = **Ruten** { $count }
fipsen-stats-kieker-of-declared = **Kieker** { $count }
fipsen-stats-beaten = **Beat the declarer** { $count ->
    [one] once
   *[other] { $count } times
}

# The practice deal.
fipsen-practice-opening = Cards rank ace, king, queen, jack, ten, nine, eight, seven. You bid how many of the five tricks you will take alone. The value doubles with **Hand** (without the skat’s two cards), **Ruten** (diamonds are trumps) and **Durch** (all five tricks). **Kieker** is a bid for a hand without king, queen or jack.
fipsen-practice-opening-german = Cards rank ace, king, Ober, Unter, ten, nine, eight, seven. You bid how many of the five tricks you will take alone. The value doubles with **Hand** (without the skat’s two cards), **Ruten** (bells are trumps) and **Durch** (all five tricks). **Kieker** is a bid for a hand without king, Ober or Unter.
fipsen-practice-bid = Count your aces and the high cards of your longest suit; the skat gives you two more cards.
fipsen-practice-terms = If you fail, you lose twice the value, so add only what your cards can make. There is only one diamond, the seven.
fipsen-practice-terms-german = If you fail, you lose twice the value, so add only what your cards can make. Bells has only one card, the seven.
fipsen-practice-discard = Keep your trumps and high cards; discard low cards from short suits.
fipsen-practice-trump = Usually the longest suit. Diamonds double the value, but the seven is the only one.
fipsen-practice-trump-german = Usually the longest suit. Bells double the value, but the seven is the only one.
fipsen-practice-go-on = Stopping makes the value certain. Go on only if nobody can take a trick from you.
fipsen-practice-after = At a table { $deals ->
    [one] one deal like this makes a session
   *[other] { $deals } deals like this make a session
}, and the points are added up.

# The words of the game, explained.
fipsen-term-bid = **Bid**: the tricks you will take alone against the other three, two to five.
fipsen-term-bid-seen = bid
fipsen-term-hold = **Hold**: you answer a bid with one of equal value; the other player must bid more or pass.
fipsen-term-hold-seen = hold
fipsen-term-hand = **Hand**: you play without the two cards of the skat; the value doubles.
fipsen-term-hand-seen = hand
fipsen-term-ruten = **Ruten**: diamonds are trumps, so the only trump is the seven; the value doubles.
fipsen-term-ruten-seen = ruten
fipsen-term-durch = **Durch**: you take all five tricks; the value doubles.
fipsen-term-durch-seen = durch
fipsen-term-kieker = **Kieker**: a bid for a hand without king, queen or jack. Only the next player sees your cards; you take five new ones and keep your best five.
fipsen-term-kieker-seen = kieker
fipsen-term-skat = **Skat**: the two cards face down on the table.
fipsen-term-skat-seen = skat
fipsen-term-go-on = **Go on**: you have made your bid and play for all the remaining tricks, for twice the value.
fipsen-term-go-on-seen = go on, goes on, played on
fipsen-term-cards = **Cards**, from highest to lowest: { $cards }.
fipsen-term-cards-seen = ace, king, queen, jack, ober, unter, ten, nine, eight, seven
fipsen-term-ruten-german = **Ruten**: bells are trumps, so the only trump is the seven; the value doubles.
fipsen-term-kieker-german = **Kieker**: a bid for a hand without king, Ober or Unter. Only the next player sees your cards; you take five new ones and keep your best five.

# What a deal was about in one line, for lists.
fipsen-told-played = { $name } { $made ->
    [0] did not make
   *[other] made
} { fipsen-part-bid }
fipsen-told-surrendered = { $name } gave up a Kieker
fipsen-told-passed = All four passed
