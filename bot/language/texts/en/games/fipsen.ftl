# Fipsen: how it is named and explained.
family-fipsen = Fipsen
family-fipsen-description = Play Fipsen in this channel
ruleset-fipsen = Fipsen
ruleset-fipsen-short =
    Four players, five cards each: you bid for the right to play alone against the other three.
    Name your tricks, two to five; Hand, Ruten and Durch double the bid. A hand without face cards may bid Kieker.
    Make it and you score your bid, fail and you lose it twice. Eight deals are a game.
pack-fipsen25 = French pack, 25 cards: of the diamonds only the seven

# House rules.
fipsen-option-deals-help = After so many deals, if that ends the session. Deals that all four pass are dealt again and do not count.
fipsen-option-five_bid_value = A Five in the auction
fipsen-option-five_bid_value-help = What a Five stands for while you bid; in the score it is always worth ten.
fipsen-option-five_bid_value-ten = ten
fipsen-option-five_bid_value-five = five
fipsen-option-kieker = Kieker
fipsen-option-kieker-help = With no king, queen or jack in hand you may bid a Kieker.
fipsen-option-kieker_no_ace = Kieker without aces
fipsen-option-kieker_no_ace-help = Whoever bids a Kieker may not hold an ace either.
fipsen-option-go_on_needs_clean = Go on only without a lost trick
fipsen-option-go_on_needs_clean-help = Off: you may go on even if the others have taken a trick before.
fipsen-option-stop_when_lost = Stop when lost
fipsen-option-stop_when_lost-help = The deal ends as soon as the bid is out of reach; off: all five tricks are played.
fipsen-option-redeals = Most new deals
fipsen-option-redeals-help = How often the same dealer deals again when all four pass; then the next one deals.
fipsen-option-redeals-0 = none

# What is asked.
fipsen-question-bid = how high do you bid?
fipsen-question-terms = on which terms?
fipsen-question-discard = which cards do you put away?
fipsen-question-trump = which suit is trumps?
fipsen-question-go-on = stop here, or go on?

fipsen-choice-bid-two = Two · { $value }
fipsen-choice-bid-three = Three · { $value }
fipsen-choice-bid-four = Four · { $value }
fipsen-choice-bid-five = Five · { $value }
fipsen-choice-bid-kieker = Kieker · { $value }
fipsen-choice-bid-pass = Pass
fipsen-choice-terms-plain = Plain · { $value }
fipsen-choice-terms-hand = Hand · { $value }
fipsen-choice-terms-ruten = Ruten · { $value }
fipsen-choice-terms-durch = Durch · { $value }
fipsen-choice-terms-hand_ruten = Hand Ruten · { $value }
fipsen-choice-terms-hand_durch = Hand Durch · { $value }
fipsen-choice-terms-ruten_durch = Ruten Durch · { $value }
fipsen-choice-terms-hand_ruten_durch = Hand Ruten Durch · { $value }
fipsen-choice-trump-clubs = ♣ Clubs
fipsen-choice-trump-spades = ♠ Spades
fipsen-choice-trump-hearts = ♥ Hearts
fipsen-choice-trump-diamonds = ♦ Diamonds, doubled
fipsen-choice-trump-surrender = Surrender · −5
fipsen-choice-go-on-stop = Stop · +{ $value }
fipsen-choice-go-on-go_on = Go on for { $value }

fipsen-refused-kieker-needs-no-face = For a Kieker you may not hold a king, queen or jack.
fipsen-refused-kieker-needs-no-ace = For a Kieker you may not hold an ace, king, queen or jack.

# What was answered and what happened.
fipsen-answered-bid = { "" }
fipsen-answered-bid-pass = { $name } passes.
fipsen-answered-terms = { "" }
fipsen-answered-trump = { "" }
fipsen-answered-go-on-stop = { $name } stops.
fipsen-answered-go-on-go_on = { "" }
fipsen-event-bid = **{ $name }**: { fipsen-part-bid } · { $value }
fipsen-event-hold = **{ $name }** holds: { fipsen-part-bid } · { $value }
fipsen-part-bid = { $number ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
   *[kieker] **Kieker!**
} { $terms ->
    [hand] Hand
    [ruten] Ruten
    [durch] Durch
    [hand_ruten] Hand Ruten
    [hand_durch] Hand Durch
    [ruten_durch] Ruten Durch
    [hand_ruten_durch] Hand Ruten Durch
   *[plain] { "" }
}
fipsen-event-all-passed-redeal = All four pass: { "" }the same dealer deals new cards.
fipsen-event-passed-out = All four pass once more: nobody scores, and the next player deals.
fipsen-event-hand-shown-to = { $name } shows the five cards to { $to } alone: no face card among them.
fipsen-event-contract = **{ $name }** plays { fipsen-part-bid }, { $trump } are trumps. Worth { $value }, needs { $needed } tricks.
fipsen-event-gone-on = **{ $name } goes on!** Every trick that is left, for { $value }.
fipsen-event-surrendered = { $name } gives the Kieker up.
fipsen-event-fipsen-won = **{ $name } makes it** with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
fipsen-event-fipsen-lost = **{ $name } fails** with { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}.

# What is noted about the deal and the seats.
fipsen-mark-bid = { $value ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
   *[kieker] Kieker
}
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
fipsen-mark-passed = passed
fipsen-mark-declarer = declarer
fipsen-mark-kieker = showed a Kieker
fipsen-mark-value = worth **{ $value }**
fipsen-mark-needed = needs { $value }
fipsen-mark-gone-on = goes on
fipsen-zone-skat = Skat
fipsen-zone-stock = left over
fipsen-zone-aside = put away
