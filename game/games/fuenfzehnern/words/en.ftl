# Fünfzehnern: its name, its words at the table, its house rules, its rules in words.
family-fuenfzehnern = Fünfzehnern
family-fuenfzehnern-description = Play Fünfzehnern (Fifteens) in this channel
fuenfzehnern-length = five minutes per deal
ruleset-fuenfzehnern = Fünfzehnern
ruleset-fuenfzehnern-sentence = No trumps, and fifteen card points are par: if you take the lead, you are bound to that suit.
ruleset-fuenfzehnern-short =
    Three or four players, eight cards each, no trumps. Ace to ten count 5, 4, 3, 2 and 1: fifteen per suit.
    If you take the lead from another player, you must keep leading that suit, or a card that nobody can beat.
    Your score is how far you end up above or below fifteen. A session has four deals.
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
fuenfzehnern-duty-lead-suit = Bound to { $bound }: lead that suit, or a card that nobody can beat.
fuenfzehnern-duty-zwang = Zwang in { $suit }: you must play your ace.
fuenfzehnern-hand-points = So far **{ $points }** { $points ->
    [one] card point
   *[other] card points
} in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
fuenfzehnern-hand-free = -# No longer bound to { $suit }: lead any card you like.
fuenfzehnern-hand-unbeatable = Unbeatable: { $cards }
fuenfzehnern-hand-zwang = -# Zwang in { $suit }: lead the queen, and the ace must be played.
fuenfzehnern-hand-zwang-german = -# Zwang in { $suit }: lead the Ober, and the ace must be played.

# What happened.
fuenfzehnern-event-zwang = **Zwang by { $name }** ({ $suit }): the ace must be played.
fuenfzehnern-event-bound = { $name } has taken the lead and is bound to { $suit }.
fuenfzehnern-event-fifteens = { $name } has { $points ->
    [one] 1 card point
   *[other] { $points } card points
}.
fuenfzehnern-event-scored = { $name } scores { $points }.

# Of these the summary has its own line, or needs none.
fuenfzehnern-moment-zwang = Zwang in { $suit }: { $name }
fuenfzehnern-moment-bound = { "" }
fuenfzehnern-moment-fifteens = { "" }
fuenfzehnern-summary-points-3 = Card points: { $a } **{ $a_points }**, { $b } **{ $b_points }**, { $c } **{ $c_points }**; fifteen is par.
fuenfzehnern-summary-points-4 = Card points: { $a } **{ $a_points }**, { $b } **{ $b_points }**, { $c } **{ $c_points }**, { $d } **{ $d_points }**; fifteen is par.

# What is noted about the seats.
fuenfzehnern-mark-bound = bound to { $value }

fuenfzehnern-reason-shortfall = below fifteen
fuenfzehnern-reason-surplus = above fifteen
fuenfzehnern-reason-fifteens = { "" }

# House rules.
fuenfzehnern-group-leading = Leading
fuenfzehnern-option-dropped_suit = Suit left out
fuenfzehnern-option-dropped_suit-help = With three players one suit is left out; with four all of them are in.
fuenfzehnern-option-lead_rule = After taking the lead you are
fuenfzehnern-option-lead_rule-help = Whether a player who takes the lead must keep leading that suit, or may lead anything.
fuenfzehnern-option-lead_rule-relaxed = bound to the suit
fuenfzehnern-option-lead_rule-free = free (easier for beginners)
fuenfzehnern-option-own_cards_count = Your own cards count too
fuenfzehnern-option-own_cards_count-help = A card is also unbeatable if you hold the higher ones yourself.
fuenfzehnern-option-zwang = Zwang
fuenfzehnern-option-zwang-help = If you hold the king and queen, you may lead the queen to force out the ace.
fuenfzehnern-option-zwang-help-german = If you hold the king and Ober, you may lead the Ober to force out the ace.

# The rules in words.
fuenfzehnern-rules-heading-deal = **Dealing**
fuenfzehnern-rules-heading-lead = **Leading**
fuenfzehnern-rules-heading-zwang = **Zwang**
fuenfzehnern-rules-heading-score = **Score**
fuenfzehnern-rules-deal =
    Everybody gets eight cards, and the whole pack is dealt; with three players one suit is left out ({ $dropped_suit }). In your tricks an ace counts 5, a king 4, a queen 3, a jack 2, a ten 1. That is fifteen per suit, and fifteen per player on average.
fuenfzehnern-rules-deal-german = Everybody gets eight cards, and the whole pack is dealt; with three players one suit is left out ({ $dropped_suit }). In your tricks an ace counts 5, a king 4, an Ober 3, an Unter 2, a ten 1. That is fifteen per suit, and fifteen per player on average.
fuenfzehnern-rules-play =
    The player after the dealer leads; after that, the winner of each trick leads to the next. Follow suit if you can; if not, play anything. The highest card of the suit that was led takes the trick. There are no trumps. { $claims ->
        [true] A player who is certain of all remaining tricks may claim them, and the deal is over.
       *[other] { "" }
    }
fuenfzehnern-rules-lead =
    { $lead_rule ->
        [free] You may lead any card.
       *[relaxed] If you take the lead from another player, you are bound to the suit of that trick: while you hold any of it you lead it, or a card that nobody can beat, such as an ace, or a card with every higher one played{ $own_cards_count ->
            [true] { " " }or in your own hand
           *[other] { "" }
        }. The first leader is free, and so is a player who has none of the suit left.
    }
fuenfzehnern-rules-zwang =
    { $zwang ->
        [true] If you hold the king and queen of a suit and somebody else has the ace, you may lead the queen as Zwang: the ace must be played to this trick. Your king is then the highest card of the suit.
       *[other] { "" }
    }
fuenfzehnern-rules-zwang-german = { $zwang ->
        [true] If you hold the king and Ober of a suit and somebody else has the ace, you may lead the Ober as Zwang: the ace must be played to this trick. Your king is then the highest card of the suit.
       *[other] { "" }
    }
fuenfzehnern-rules-score =
    Each card point above fifteen scores +1, each one short of it −1. { $point_value ->
        [0] No chips are paid.
        [one] Players below fifteen pay 1 chip per point into the pot, and players above it take them out.
       *[other] Players below fifteen pay { $point_value } chips per point into the pot, and players above it take them out.
    }
fuenfzehnern-rules-end =
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
fuenfzehnern-example-three-seats = { $c } takes the first trick with ♠10, leads ♠K and then has no spades left, so { $c } calls Zwang with ♥Q: { $b } must play ♥A and keep leading hearts. { $a } takes the other five tricks: 27 card points against 10 and 8.
fuenfzehnern-example-three-seats-german = { $c } takes the first trick with the ten of leaves, leads the king of leaves and then has no leaves left, so { $c } calls Zwang with the Ober of hearts: { $b } must play the ace of hearts and keep leading hearts. { $a } takes the other five tricks: 27 card points against 10 and 8.
fuenfzehnern-example-all-clubs = { $a } holds all eight clubs and leads them one after another; nobody can follow. All 60 card points go to { $a }.
fuenfzehnern-example-all-clubs-german = { $a } holds all eight acorns and leads them one after another; nobody can follow. All 60 card points go to { $a }.

# The practice deal.
fuenfzehnern-practice-lead = You lead. A card that nobody can beat brings its card points home; with a low one somebody else takes the lead and is bound to that suit.
fuenfzehnern-practice-free = You cannot follow ({ $suit }), so this trick goes to somebody else: throw away a card worth nothing.

# Statistics.
fuenfzehnern-stats-points = **Card points** { NUMBER($average, maximumFractionDigits: 1) } on average; fifteen is par
fuenfzehnern-stats-surplus = **Above fifteen** in { $count ->
    [one] 1 deal
   *[other] { $count } deals
}{ stats-part-share }
fuenfzehnern-stats-zwang = **Zwang** { $count ->
    [one] once
   *[other] { $count } times
}

# The words of the game, explained.
fuenfzehnern-term-bound = **Bound**: you took the lead in a suit, so you keep leading it, or lead a card that nobody can beat.
fuenfzehnern-term-bound-seen = bound, lead
fuenfzehnern-term-unbeatable = **Unbeatable**: no other player holds a higher card of the suit.
fuenfzehnern-term-unbeatable-seen = unbeatable, nobody can beat
fuenfzehnern-term-zwang = **Zwang** (force): if you hold the king and queen, you lead the queen, and the ace must be played to it.
fuenfzehnern-term-zwang-seen = zwang
fuenfzehnern-term-fifteen = **Fifteen** card points is what each player has on average. You score the difference, plus or minus.
fuenfzehnern-term-fifteen-seen = fifteen, points
fuenfzehnern-term-cards = **Cards**, from highest to lowest: { $cards }. They count 5, 4, 3, 2 and 1; the rest count nothing.
fuenfzehnern-term-cards-seen = ace, king, queen, jack, ten, ober, unter
fuenfzehnern-term-zwang-german = **Zwang** (force): if you hold the king and Ober, you lead the Ober, and the ace must be played to it.

# What a deal was about in one line, for lists.
fuenfzehnern-told-most = { $name } had the most card points: { $points }
fuenfzehnern-told-even = Everybody had fifteen
