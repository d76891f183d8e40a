# The running deal, as everybody sees it.
panel-title = ### { $ruleset } · deal { $number }
panel-pot = Pot **{ $pot }**
panel-reserve = reserve { $reserve }
panel-trump = trump { $suit }
panel-turned-up = turned up: { $card }
panel-direction = { $direction ->
    [ccw] ↺ anticlockwise
   *[other] ↻ clockwise
}
panel-zone = { $zone }: { $cards }
panel-zone-hidden = { $zone }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
panel-lane = { $between ->
    [0] **{ $lane }**
   *[other] **{ $lane }** · { $cards }
}{ $laid ->
    [0] { "" }
   *[other] : { $sides }
}
panel-lane-side = { $name } { $cards }
panel-lane-told = { $best ->
    [true] { $name } { $cards } – **{ $told }**
   *[other] { $name } { $cards } – { $told }
}
panel-lane-hidden = face down
panel-alt = Table: { $facts }.
panel-alt-seat = { $name }: { $facts }
panel-alt-trick = Trick: { $plays }

seat-dealer = deals
seat-out = out
seat-sits-out = sits out
seat-away = away
seat-computer = 🤖
seat-leaving = leaves after this deal
seat-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
seat-tricks-of = { $tricks } of { $needed ->
    [one] 1 trick
   *[other] { $needed } tricks
}
seat-shows = shows { $cards }

trick-now = **Trick { $number }:** { $plays }
trick-before = Trick { $number }: { $plays } → **{ $name }**
trick-lead = { $name } leads { $card }
trick-play = { $name } { $card }

status-asked = **{ $name }**: { $question }
status-in-hand = **{ $name }**: { $question } *(under **My cards**)*
status-computer = **{ $name }** is thinking …
status-away = A computer answers for **{ $name }**.
away-played-for = { $names } { $away ->
    [one] is
   *[other] are
} away: a computer only plays out the cards and stakes nothing. If that is you, press **I’m back** to take over.
host-meanwhile = { $name } hosts the table for now.
away-sitting-out = { $names } { $away ->
    [one] is away and gets
   *[other] are away and get
} cards again only after pressing **I’m back**.
status-none = It is nobody’s turn right now.
status-stopping = The session ends after this deal.
status-evening-held = The evening pauses after this deal.

seal-automatic = Seal { $seal }… · sealed, not cut
seal-cut = Seal { $seal }… · sealed and cut

my-cards = My cards
last-trick = Last trick
what-happened = What happened
more-menu = More …
join = Join
leave = Leave
back = I’m back
amount-form = Choose an amount
amount-form-hint = From { $low } to { $high }
choose-one = Choose one
choose-further = or one of these

# What can be asked. The name of the player stands before it.
question-unknown = it is your choice.
question-shove = deal, or pass the deal on?
question-declare = do you play or pass?
question-exchange = exchange any cards?
question-play = which card?
question-lead = what do you lead?
question-claim = { $what ->
    [menu] how do you want to end it?
    [give_up] { $name } gives up. Do you give up too?
    [yielded] the others give up. Do you take the game as it stands, or play on for more?
    [let_off] { $name } gives up. Is that enough for you, or do you play on for more?
   *[other] { $name } offers to settle: { $points } card points for the declarer. Do you agree?
}
question-take_back = { $name } would like to take that back. Do you agree?

choice-shove-deal = Deal
choice-shove-shove = Pass it on
choice-declare-play = Play
choice-declare-pass = Pass
choice-exchange-keep = Keep my cards
choice-play-rob = Rob the trump card
choice-play-rest = The rest is mine
choice-play-no_trick = No more tricks for me
choice-play-claim = End the deal …
choice-claim-give_up = I give up
choice-claim-give_up-costs = I give up: −{ $costs }
choice-claim-give_up-costs_from = I give up: −{ $costs_from } or more
choice-claim-give_up-wins_from = I give up the rest: +{ $wins_from } or more
choice-claim-give_up-wins = I give up the rest: +{ $wins }
choice-claim-won_schneider = { choice-claim-won }
choice-claim-won = Settle
choice-claim-lost = { choice-claim-won }
choice-claim-lost_schneider = { choice-claim-won }
choice-claim-won_schneider-wins_from = { choice-claim-won-wins_from }
choice-claim-won_schneider-wins = { choice-claim-won-wins }
choice-claim-won_schneider-value = { choice-claim-won-value }
choice-claim-won-wins_from = Settle at { $value } points: +{ $wins_from } or more
choice-claim-won-wins = Settle at { $value } points: +{ $wins }
choice-claim-won-value = Settle at { $value } points
choice-claim-lost-costs_from = Settle at { $value } points: −{ $costs_from } or more
choice-claim-lost-costs = Settle at { $value } points: −{ $costs }
choice-claim-lost-value = { choice-claim-won-value }
choice-claim-lost_schneider-costs_from = { choice-claim-lost-costs_from }
choice-claim-lost_schneider-costs = { choice-claim-lost-costs }
choice-claim-lost_schneider-value = { choice-claim-won-value }
choice-claim-agree = Agree
choice-claim-play_on = Play on
choice-take_back-agree = Agree
choice-take_back-refuse = No, play on

# What was answered, for everybody.
answered = { $name }: “{ $choice }”
answered-declare-play = { $name } plays.
answered-declare-pass = { $name } passes.
answered-shove-deal = { $name } deals.
answered-shove-shove = { $name } passes the deal on.
answered-claim-agree = { $name } agrees.
answered-claim-play_on = { $name } wants to play on.

# What happened.
event-cut-seen = The cut shows { $cards }.
event-dealt = { $each ->
    [one] Everybody gets 1 card.
   *[other] Everybody gets { $each } cards.
}
event-received = { $name } gets { $cards }.
event-looked = { $name } looks at the cards.
event-turned-up = Turned up: { $card }.
event-turned-up-by = { $name } turns up { $card }.
event-exchanged = { $count ->
    [0] { $name } keeps all of their cards.
    [one] { $name } exchanges 1 card.
   *[other] { $name } exchanges { $count } cards.
}
event-put-aside = { $name } discards { $cards }.
event-hand-shown = { $name } shows { $cards }.
event-hand-shown-to = { $name } shows their cards only to { $to }.
event-cards-shown = { $name } shows { $to }: { $cards }.
event-moved = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $source } → { $target }
event-cards-moved = { $cards }: { $source } → { $target }
event-swapped = { $given } ({ $source }) is exchanged for { $taken } ({ $target }).
event-revealed = { $zone }, face up: { $cards }
event-scored = { $name } { $points } ({ $reason }).
event-tally = { $name }: { $tally }.
event-played = { $name } plays { $card }.
event-played-again = { $name } plays { $card } again.
event-taken-up = { $name } takes { $cards } back.
event-claim-rest = **{ $name } takes all remaining tricks.**
event-claim-no-trick = **{ $name } takes no more tricks.**
event-claim-given-up = **{ $name } gives up.**
event-claim-settled = **Settled**: { $name } gets { $points } of the 120 card points.
moment-sweep = ✨ **{ $name } takes every trick**{ $chips ->
    [0] .
    [one] { " " }and wins 1 chip.
   *[other] { " " }and wins { $chips } chips.
}
moment-big-pot = 💰 **{ $name } wins a big pot**: { $all ->
    [1] { $chips } chips.
   *[other] { $chips } of { $pot } chips.
}
moment-bete = 💸 **Bête**: { $names } { $tricks ->
    [0] played but took no trick
   *[other] took too few tricks
} and { $count ->
    [one] pays { $chips }
   *[other] pay { $chips } each
} into the pot.
event-trick = { $name } takes trick { $number }.
event-paid = { $name } pays { $amount } ({ $reason }).
event-paid-each = { $name } pay { $amount } each ({ $reason }).
event-paid-all = Everybody pays { $amount } ({ $reason }).
event-got = { $name } gets { $amount } ({ $reason }).
event-got-each = { $name } get { $amount } each ({ $reason }).
event-paid-to = { $name } pays { $to } { $amount } ({ $reason }).
event-settled = { $results } ({ $reason }).
event-to-reserve = { $amount ->
    [one] 1 chip goes
   *[other] { $amount } chips go
} from the pot to the reserve.
event-from-reserve = { $amount ->
    [one] 1 chip goes
   *[other] { $amount } chips go
} from the reserve to the pot.
event-announced = { $what }
event-announced-by = { $name }: { $what }
event-all-passed = Nobody plays: the pot stays.
event-rob = { $name } takes { $card } in exchange.
event-uncontested = Nobody else plays: **{ $name }** takes the whole pot.

# What is noted about a deal or a seat.
mark-round = { $value ->
    [force] **forced deal**: everybody plays
    [forced] **forced deal**: everybody plays
   *[other] { "" }
}
mark-exchanged = { $value ->
    [0] kept all cards
   *[other] exchanged { $value }
}
mark-robbed = robbed the trump card
mark-declarer = plays against the others
mark-side = { $value ->
    [declarer] is the partner
   *[other] { "" }
}
hand-side = You play with **{ $names }**. Only you know this.

zone-hand = hand
zone-aside = discards
zone-stock = stock
zone-turn-up = face-up card
zone-of = { $name }’s { $zone }

# Reasons of payments.
reason-ante = ante
reason-stake = stake
reason-price = price
reason-share = { $tricks ->
    [0] share
    [one] 1 trick
   *[other] { $tricks } tricks
}
reason-remainder = remainder
reason-penalty = { $tricks ->
    [0] no trick
   *[other] too few tricks
}
reason-refund = handed back
reason-uncontested = nobody else played
reason-refill = from the reserve
reason-reserve = set aside
reason-leftover = share of the pot
reason-evening = entries and prizes of an evening
reason-evening-entry = entry for an evening
reason-evening-prize = prize of an evening
reason-settlement = evened up
reason-points = chips by points

pick-cards-exactly = Choose { $high ->
    [one] a card
   *[other] { $high } cards
}
pick-cards = Choose { $high ->
    [one] a card
   *[other] { $low } to { $high } cards
}

# What a seat has in the session, beside chips.
tally-score = { $value ->
    [one] 1 point
   *[other] { $value } points
}
tally-lives = { $value ->
    [-1] out
    [0] no lives left
    [one] 1 life
   *[other] { $value } lives
}
