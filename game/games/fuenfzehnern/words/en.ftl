# Fünfzehnern: its name, its words at the table, its house rules, its rules in words.
family-fuenfzehnern = Fünfzehnern
family-fuenfzehnern-description = Play Fünfzehnern (Fifteens) in this channel
fuenfzehnern-length = five minutes a deal
ruleset-fuenfzehnern = Fünfzehnern
ruleset-fuenfzehnern-sentence = No trumps, fifteen points each: whoever takes the lead is bound to that suit.
ruleset-fuenfzehnern-short =
    Three or four players, eight cards each, no trumps. Ace to ten count 5, 4, 3, 2 and 1: fifteen a suit.
    Take the lead from somebody and you must lead that suit on; only a card that nobody can beat may go first.
    What you take above or below fifteen is your score. Four deals are a game.
pack-piquet24-clubs = French pack without clubs, 24 cards
pack-piquet24-clubs-german = German pack without acorns, 24 cards
pack-piquet24-spades = French pack without spades, 24 cards
pack-piquet24-spades-german = German pack without leaves, 24 cards
pack-piquet24-hearts = French pack without hearts, 24 cards
pack-piquet24-hearts-german = German pack without hearts, 24 cards
pack-piquet24-diamonds = French pack without diamonds, 24 cards
pack-piquet24-diamonds-german = German pack without bells, 24 cards
fuenfzehnern-stakes = A point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}

# What is asked.
fuenfzehnern-choice-play-zwang_clubs = Zwang ♣ Q
fuenfzehnern-choice-play-zwang_clubs-aloud = Zwang with the Queen of Clubs
fuenfzehnern-choice-play-zwang_clubs-german = Zwang 🌰 Ober
fuenfzehnern-choice-play-zwang_spades = Zwang ♠ Q
fuenfzehnern-choice-play-zwang_spades-aloud = Zwang with the Queen of Spades
fuenfzehnern-choice-play-zwang_spades-german = Zwang 🍃 Ober
fuenfzehnern-choice-play-zwang_hearts = Zwang ♥ Q
fuenfzehnern-choice-play-zwang_hearts-aloud = Zwang with the Queen of Hearts
fuenfzehnern-choice-play-zwang_hearts-german = Zwang ❤️ Ober
fuenfzehnern-choice-play-zwang_diamonds = Zwang ♦ Q
fuenfzehnern-choice-play-zwang_diamonds-aloud = Zwang with the Queen of Diamonds
fuenfzehnern-choice-play-zwang_diamonds-german = Zwang 🔔 Ober
fuenfzehnern-duty-lead-suit = You took the lead in { $bound }: lead { $bound } again, or a card that nobody can beat.
fuenfzehnern-duty-zwang = Zwang in { $suit }: your ace must come down.
fuenfzehnern-hand-points = So far **{ $points }** { $points ->
    [one] point
   *[other] points
} in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
fuenfzehnern-hand-free = -# You have no { $suit } left: lead whatever you like.
fuenfzehnern-hand-unbeatable = Unbeatable: { $cards }
fuenfzehnern-hand-zwang = -# Zwang in { $suit }: lead the queen, and the ace must come down.
fuenfzehnern-hand-zwang-german = -# Zwang in { $suit }: lead the Ober, and the ace must come down.

# What happened.
fuenfzehnern-event-zwang = **Zwang!** { $name } leads { $suit }: the ace must come down.
fuenfzehnern-event-bound = { $name } has the lead and is bound to { $suit }.
fuenfzehnern-event-fifteens = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
} in tricks.
fuenfzehnern-event-scored = { $name } scores { $points }.

# Of these the summary has its own line, or needs none.
fuenfzehnern-moment-zwang = Zwang in { $suit }: { $name }
fuenfzehnern-moment-bound = { "" }
fuenfzehnern-moment-fifteens = { "" }
fuenfzehnern-summary-points-3 = Points in tricks: { $a } **{ $a_points }**, { $b } **{ $b_points }**, { $c } **{ $c_points }**; fifteen is par.
fuenfzehnern-summary-points-4 = Points in tricks: { $a } **{ $a_points }**, { $b } **{ $b_points }**, { $c } **{ $c_points }**, { $d } **{ $d_points }**; fifteen is par.

# What is noted about the seats.
fuenfzehnern-mark-bound = bound to { $value }

fuenfzehnern-reason-shortfall = below fifteen
fuenfzehnern-reason-surplus = above fifteen
fuenfzehnern-reason-fifteens = { "" }

# House rules.
fuenfzehnern-group-leading = Leading
fuenfzehnern-option-dropped_suit = Suit left out
fuenfzehnern-option-dropped_suit-help = Three players leave one suit out; four play with all of them.
fuenfzehnern-option-lead_rule = Leading
fuenfzehnern-option-lead_rule-help = Whether whoever takes the lead must lead that suit on, or anything may be led.
fuenfzehnern-option-lead_rule-relaxed = bound to the suit
fuenfzehnern-option-lead_rule-free = free, for beginners
fuenfzehnern-option-own_cards_count = Own cards count
fuenfzehnern-option-own_cards_count-help = A card is also unbeatable if you hold the higher ones yourself.
fuenfzehnern-option-zwang = Zwang
fuenfzehnern-option-zwang-help = With king and queen you may lead the queen and force the ace out.

# The rules in words.
fuenfzehnern-rules-heading-deal = **Dealing**
fuenfzehnern-rules-heading-lead = **Leading**
fuenfzehnern-rules-heading-zwang = **Zwang**
fuenfzehnern-rules-heading-score = **Score**
fuenfzehnern-rules-deal =
    Eight cards each, the whole pack; three players leave { $dropped_suit } out. In your tricks an ace counts 5, a king 4, a queen 3, a jack 2, a ten 1: fifteen a suit, and fifteen for each player on average.
fuenfzehnern-rules-deal-german = Eight cards each, the whole pack; three players leave { $dropped_suit } out. In your tricks an ace counts 5, a king 4, an Ober 3, an Unter 2, a ten 1: fifteen a suit, and fifteen for each player on average.
fuenfzehnern-rules-play =
    The player after the dealer leads, then whoever took the last trick. Follow suit if you can; if not, play anything. The highest card of the suit led takes the trick. There are no trumps. { $claims ->
        [true] Whoever surely has every trick that is left may say so, and the deal is over.
       *[other] { "" }
    }
fuenfzehnern-rules-lead =
    { $lead_rule ->
        [free] You may lead any card.
       *[relaxed] If you take the lead from another player, you are bound to the suit of that trick: while you hold any of it you lead it, or a card that nobody can beat, such as an ace or a card whose betters have been played{ $own_cards_count ->
            [true] { " " }or are in your own hand
           *[other] { "" }
        }. The first leader is free, and so is whoever has none of the suit left.
    }
fuenfzehnern-rules-zwang =
    { $zwang ->
        [true] With king and queen of a suit whose ace is in another hand you may lead the queen as Zwang: the ace must be played to this trick. Your king is then the highest card of the suit.
       *[other] { "" }
    }
fuenfzehnern-rules-zwang-german = { $zwang ->
        [true] With king and Ober of a suit whose ace is in another hand you may lead the Ober as Zwang: the ace must be played to this trick. Your king is then the highest card of the suit.
       *[other] { "" }
    }
fuenfzehnern-rules-score =
    Your score is what you have above fifteen, or below it as a minus. { $point_value ->
        [0] No chips are paid.
        [one] Whoever is below pays a chip a point into the pool, and whoever is above takes as much out of it.
       *[other] Whoever is below pays { $point_value } chips a point into the pool, and whoever is above takes as much out of it.
    }
fuenfzehnern-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one deal.
           *[other] { $deals } deals.
        }
       *[other] The session ends when the host stops it.
    } { $debt ->
        [stop_session] It ends as well when somebody's debt goes over the limit.
       *[other] { "" }
    }
fuenfzehnern-example-three-seats = { $c } takes the first trick with ♠10, leads ♠K and has no spade left, so calls Zwang with ♥Q: { $b } must play ♥A, and leads hearts on. { $a } takes the other five tricks: 27 points against 10 and 8.
fuenfzehnern-example-all-clubs = { $a } holds all eight clubs and leads one after the other; nobody can follow. All 60 points are in one hand.

# The practice deal.
fuenfzehnern-practice-lead = You lead. A card that nobody can beat brings its points home; with a low one somebody else takes the lead and is bound to that suit.
fuenfzehnern-practice-free = You have no { $suit }, so this trick is not yours: throw a card that counts nothing.

# Statistics.
fuenfzehnern-stats-points = **Points in tricks** { NUMBER($average, maximumFractionDigits: 1) } on average; fifteen is par
fuenfzehnern-stats-surplus = **Above fifteen** in { $count ->
    [one] 1 deal
   *[other] { $count } deals
}{ stats-part-share }
fuenfzehnern-stats-zwang = **Zwang** { $count ->
    [one] once
   *[other] { $count } times
}

# The words of the game, explained.
fuenfzehnern-term-bound = **Bound**: you took the lead in a suit, so you lead that suit on, or a card that nobody can beat.
fuenfzehnern-term-bound-seen = bound, lead
fuenfzehnern-term-unbeatable = **Unbeatable**: no other player holds a higher card of the suit.
fuenfzehnern-term-unbeatable-seen = unbeatable, nobody can beat
fuenfzehnern-term-zwang = **Zwang** (force): with king and queen you lead the queen, and the ace must be played to it.
fuenfzehnern-term-zwang-seen = zwang
fuenfzehnern-term-fifteen = **Fifteen** is what each player has on average. What you take above it you win, what you lack you lose.
fuenfzehnern-term-fifteen-seen = fifteen, points
fuenfzehnern-term-cards = **Cards** from high to low: { $cards }. They count 5, 4, 3, 2 and 1; the others nothing.
fuenfzehnern-term-cards-seen = ace, king, queen, jack, ten, ober, unter
fuenfzehnern-term-zwang-german = **Zwang** (force): with king and Ober you lead the Ober, and the ace must be played to it.

# What a deal was about in one line, for lists.
fuenfzehnern-told-most = { $name } had the most with { $points } points
fuenfzehnern-told-even = All of them had fifteen
