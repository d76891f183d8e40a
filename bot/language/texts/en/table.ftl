# The running deal, as everybody sees it.
panel-title = ### { $ruleset } · deal { $number }
panel-pot = Pot **{ $pot }**
panel-reserve = reserve { $reserve }
panel-trump = trump { $suit }
panel-turned-up = turned up: { $card }
panel-no-trump = no trump yet
panel-direction = { $direction ->
    [ccw] ↺ counter-clockwise
   *[other] ↻ clockwise
}
panel-zone = { $zone }: { $cards }
panel-zone-hidden = { $zone }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
panel-alt = Table: pot { $pot }, { $trump }. { $seats }. { $trick }
panel-alt-seat = { $name }: { $facts }
panel-alt-trick = Trick: { $plays }

seat-dealer = deals
seat-out = out
seat-away = away
seat-computer = 🤖
seat-leaving = leaves after this deal
seat-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
seat-shows = shows { $cards }

trick-now = **Trick { $number }:** { $plays }
trick-before = Trick { $number }: { $plays } → **{ $name }**
trick-play = { $name } { $card }

status-asked = **{ $name }**: { $question }
status-in-hand = **{ $name }**: { $question } *(in your hand)*
status-computer = **{ $name }** is thinking: { $question }
status-none = The cards are being counted.
status-stopping = The session ends after this deal.

seal-automatic = Seal { $seal }… · sealed, not cut
seal-cut = Seal { $seal }… · sealed and cut

my-cards = My cards
last-trick = Last trick
what-happened = What happened
more-menu = More …
join = Join
leave = Leave
back = I'm back
amount-form = Name the price
amount-form-hint = from { $low } to { $high }
amount-select = Choose an amount

# What can be asked. The name of the player stands before it.
question-unknown = your choice, please.
question-lift = Lupfsch? (Do you lift?)
question-blind = lift blind, or look at your cards?
question-shove = deal, or shove it on?
question-price = what does it cost to play?
question-join = are you in?
question-exchange = swap your cards?
question-scrap = throw the deal in?
question-play = which card?
question-declare = tap or pass?
question-knock = knock, before you have seen your cards?
question-sniff = sniff?
question-discard = which card do you put away?

choice-lift-lift = Ja, i lupf
choice-lift-decline = Nei
choice-lift-pass = Pass
choice-blind-blind_lift = Lift blind
choice-blind-look = Look first
choice-shove-deal = Deal
choice-shove-shove = Shove on
choice-join-join = Mit!{ $price ->
    [0] { "" }
   *[other] { " " }({ $price })
}
choice-join-drop = Drop out
choice-join-fold = Drop out
choice-exchange-exchange = Swap all three
choice-exchange-keep = Keep my cards
choice-scrap-scrap = Verworfen!
choice-scrap-keep = Play on
choice-play-exchange = Swap all three
choice-play-scrap = Verworfen!
choice-play-rob = Rob the trump card
choice-declare-play = I'm tapping
choice-declare-pass = Pass
choice-knock-knock = Knock
choice-knock-decline = No
choice-sniff-sniff = Sniff
choice-sniff-decline = No

# What was answered, for everybody.
answered = { $name }: “{ $choice }”
answered-lift-lift = { $name }: “I lupf!”
answered-lift-decline = { $name } does not lift.
answered-lift-pass = { $name } passes.
answered-blind-blind_lift = { $name } lifts blind!
answered-blind-look = { $name } looks first.
answered-shove-deal = { $name } deals.
answered-shove-shove = { $name } shoves it on.
answered-price = { $name } sets the price at { $choice }.
answered-join-join = { $name }: “Mit!”
answered-join-drop = { $name } drops out.
answered-join-fold = { $name } drops out.
answered-declare-play = { $name } taps.
answered-declare-pass = { $name } passes.
answered-knock-knock = { $name } knocks!
answered-knock-decline = { $name } does not knock.
answered-sniff-sniff = { $name } sniffs!
answered-sniff-decline = { $name } does not sniff.

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
    [0] { $name } keeps all cards.
    [one] { $name } exchanges 1 card.
   *[other] { $name } exchanges { $count } cards.
}
event-put-aside = { $name } puts aside { $cards }.
event-hand-shown = { $name } shows { $cards }.
event-played = { $name } plays { $card }.
event-trick = { $name } takes trick { $number }.
event-paid = { $name } pays { $amount } ({ $reason }).
event-paid-each = { $name } pay { $amount } each ({ $reason }).
event-paid-all = Everybody pays { $amount } ({ $reason }).
event-got = { $name } gets { $amount } ({ $reason }).
event-got-each = { $name } get { $amount } each ({ $reason }).
event-to-reserve = { $amount } go from the pot to the reserve.
event-from-reserve = { $amount } go from the reserve to the pot.
event-announced = { $what }
event-announced-by = { $name }: { $what }
event-thrown-in = Nobody lifts: the cards are thrown in, the pot stays.
event-uncontested = Nobody else plays: **{ $name }** takes the whole pot.
event-three-unters = **Three Unders!** { $name } wins all three tricks.
event-forced = **Force!** Only the stake lies in the pot, so everybody plays.
event-all-passed = Nobody plays: the pot stays.
event-jump = The deal jumps to { $name }, who stakes as well.
event-trump-named = { $name } takes the trump card unseen: { $suit } are trumps.
event-rob = { $name } robs { $card } with the trump seven.
event-staender = **Ständer!** { $name } knocks: three cards of one suit.
event-scrap = **Verworfen!** { $name } throws the deal in; the same dealer deals again.
event-all-must-play = **{ $trump }** are trumps: everybody must play, even who passed.

# What is noted about a deal or a seat.
mark-round = { $value ->
    [force] **force**: everybody plays
    [forced] **force**: everybody plays
   *[other] { "" }
}
mark-doubled = **blind: who stays dry pays double**
mark-price = price **{ $value }**
mark-lifter = lifts
mark-staender = Ständer
mark-shoved = shoved on
mark-cut = the cut showed { $value }
mark-second-cut = then { $value }
mark-knocked = knocked
mark-sniffed = sniffed
mark-turned = turned up: { $value }
mark-exchanged = { $value ->
    [0] kept all cards
   *[other] exchanged { $value }
}
mark-robbed = robbed the trump card

zone-hand = hand
zone-aside = put aside
zone-stock = stock
zone-turn-up = turned up

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
reason-points = points


pick-cards = Choose { $high ->
    [one] a card
   *[other] { $low } to { $high } cards
}
