# Schafkopf for three: its name, its words at the table, its house rules, its rules in words.
family-schafkopf = Three-handed Schafkopf
family-schafkopf-command = Schafkopf
family-schafkopf-description = Play Schafkopf for three in this channel
schafkopf-length = three minutes per deal
ruleset-schafkopf-sentence = Play alone against two with the widow, or take as few card points as you can.
ruleset-schafkopf = Three-handed Schafkopf
ruleset-schafkopf-short =
    The game for three, with a widow, without called aces or solos. Ten cards each. Trumps are always queens, jacks and diamonds.
    Pick up the widow, bury two cards and take 61 of the 120 card points alone against the others.
    If nobody picks, you play a leaster: everybody alone, and the fewest card points win. A session has twelve deals.
ruleset-schafkopf-short-german = The game for three, with a widow, without called aces or solos. Ten cards each. Trumps are always Obers, Unters and bells.
    Pick up the widow, bury two cards and take 61 of the 120 card points alone against the others.
    If nobody picks, you play a leaster: everybody alone, and the fewest card points win. A session has twelve deals.
schafkopf-stakes = A point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}

schafkopf-trump-queens-jacks-diamonds = queens, jacks, ♦ diamonds
schafkopf-trump-queens-jacks-diamonds-german = Obers, Unters, bells
schafkopf-panel-trump = trumps { $suit }
schafkopf-duty-follow = You hold the suit that was led, so you must follow suit: { $suit }.

# What is asked.
schafkopf-question-pick = do you pick up the widow and play alone?
schafkopf-question-discard = which two cards do you bury?

schafkopf-choice-pick-pick = Pick
schafkopf-choice-pick-pass = Pass

# What was answered.
schafkopf-answered-pick-pick = **{ $name } picks up** the widow and plays alone for 61 card points.
schafkopf-answered-pick-pass = { $name } passes.

# What happened.
schafkopf-event-least = All three pass: **leaster**. Everybody plays alone, and the fewest card points win.
schafkopf-event-thrown-in-widow = All three pass: nobody scores, and the next player deals.
schafkopf-event-dealer-picks = Both others pass: **{ $name }**, as dealer, must pick up the widow and plays alone for 61 card points.
schafkopf-event-widow-opened = { "" }
schafkopf-event-schafkopf-won = **{ $name } wins**: { $points ->
    [one] 1 card point
   *[other] { $points } card points
}, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
schafkopf-event-schafkopf-lost = **{ $name } loses**: { $points ->
    [one] 1 card point
   *[other] { $points } card points
}, { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
}.
schafkopf-event-least-won = **{ $name } wins the leaster** with { $points ->
    [one] 1 card point
   *[other] { $points } card points
}.
schafkopf-event-least-all = **{ $name } has taken every card point** of the leaster.
schafkopf-event-scored = { $name } scores { $points }.
schafkopf-event-revealed = Turned up ({ $zone }): { $cards }.
schafkopf-event-moved-stock-widow = { "" }
schafkopf-event-moved-widow-hand = { "" }
schafkopf-event-cards-moved-widow-hand = The widow: { $cards }.
schafkopf-event-moved-hand-aside = { $name } buries { $count } cards.
schafkopf-event-cards-moved-hand-aside = { $name } buries { $cards }.

# Of these the summary has lines of its own.
schafkopf-moment-least = { "" }
schafkopf-moment-least-won = { "" }
schafkopf-moment-widow-opened = { "" }
schafkopf-moment-schafkopf-won = { "" }
schafkopf-moment-schafkopf-lost = { "" }
schafkopf-moment-dealer-picks = { "" }
schafkopf-part-buried = { $counted ->
    [yes] { $taken } in { schafkopf-part-tricks } + { $buried } buried = **{ $points } card points**
    [settled] **{ $points } { $points ->
        [one] card point
       *[other] card points
    }**
    [given-up] given up
   *[no] **{ $points } { $points ->
        [one] card point
       *[other] card points
    }** in { schafkopf-part-tricks }
}
schafkopf-part-tricks = { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
}
schafkopf-part-level = { $level ->
    [schneider] , **schneider**
    [schwarz] , **schwarz**
   *[plain] { "" }
}
schafkopf-summary-won = **{ $name } wins**{ schafkopf-part-level }: { schafkopf-part-buried }
schafkopf-summary-lost = **{ $name } loses**{ schafkopf-part-level }: { schafkopf-part-buried }
schafkopf-summary-buried = Buried: { $first }, { $second }
schafkopf-summary-least = **Leaster**: { $first } { $first-points } · { $second } { $second-points } · { $third } { $third-points } card points
schafkopf-summary-widow = Widow: { $first }, { $second } { $counted ->
    [yes] · { $points ->
        [0] worth no card points
       *[other] { $points } card points for { $name } with the last trick
    }
   *[no] · counts for nobody
}
schafkopf-summary-two-equal = { $name } and { $other } tie for the fewest card points; { $name } has gone longer without a trick.
schafkopf-summary-all-equal = All three have the same number of card points, so the dealer wins: { $name }.

# Who plays for what, while a deal goes on.
schafkopf-deal-alone = **{ $name }** plays alone and needs { $points } card points.
schafkopf-deal-least = **Leaster**: everybody plays alone, and the fewest card points win.

# What is noted about the deal and the seats.
schafkopf-mark-round = { $value ->
    [least] **leaster**: the fewest card points win
   *[declarer] { "" }
}
schafkopf-badge-round = { $value ->
    [least] leaster
   *[declarer] { "" }
}
schafkopf-mark-declarer = plays alone
schafkopf-mark-passed = passed
schafkopf-tally-score = { $value ->
    [one] 1 point
   *[other] { $value } points
}
schafkopf-zone-widow = widow
schafkopf-zone-aside = buried cards
schafkopf-summary-points = **{ $points }** { $count ->
    [one] point
   *[other] points
}
schafkopf-hand-widow = From the widow: { $first }, { $second }
schafkopf-hand-counts = In your hand: { $trumps ->
    [0] no trumps
    [one] 1 trump
   *[other] { $trumps } trumps
}, { $points ->
    [one] 1 card point
   *[other] { $points } card points
}

schafkopf-reason-schafkopf-won = { "" }
schafkopf-reason-schafkopf-lost = { "" }
schafkopf-reason-least-won = { "" }
schafkopf-reason-least-all = { "" }

# House rules.
schafkopf-option-deals-help = After this many deals the session ends as soon as everybody has dealt equally often.
schafkopf-option-all_pass = When all three pass
schafkopf-option-all_pass-help = What happens when nobody picks up the widow.
schafkopf-option-all_pass-least = you play a leaster
schafkopf-option-all_pass-throw_in = the cards are thrown in
schafkopf-option-all_pass-dealer_picks = the dealer must pick
schafkopf-option-buried_count = Buried cards count
schafkopf-option-buried_count-help = The card points of the two buried cards count for the declarer.
schafkopf-option-schwarz_by = Schwarz
schafkopf-option-schwarz_by-help = Whether schwarz means all the tricks or all the card points.
schafkopf-option-schwarz_by-tricks = by tricks
schafkopf-option-schwarz_by-points = by card points
schafkopf-option-least_widow = The widow’s card points in a leaster
schafkopf-option-least_widow-help = Who gets them when nobody picked up the widow.
schafkopf-option-least_widow-last_trick = go with the last trick
schafkopf-option-least_widow-nobody = go to nobody
refused-schwarz-unreachable = Schwarz by card points needs buried cards that count: without them nobody can reach 120.

# The rules in words.
schafkopf-rules-heading-deal = **Dealing**
schafkopf-rules-heading-bid = **The widow**
schafkopf-rules-heading-score = **Score**
schafkopf-rules-heading-least = **Leaster**
schafkopf-rules-deal =
    Everybody gets three cards, two go face down into the **widow**, and everybody gets four more, then three more. **Trumps** are always the same fourteen, from the top: ♣ ♠ ♥ ♦ queens, ♣ ♠ ♥ ♦ jacks, then ♦ A 10 K 9 8 7. In the three other suits the order is A 10 K 9 8 7. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2: 120 card points in all.
schafkopf-rules-deal-german = Everybody gets three cards, two go face down into the **widow**, and everybody gets four more, then three more. **Trumps** are always the same fourteen, from the top: the Obers of acorns, leaves, hearts and bells, the Unters likewise, then bells A 10 K 9 8 7. In the three other suits the order is A 10 K 9 8 7. An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2: 120 card points in all.
schafkopf-rules-bid =
    In turn, starting at the dealer’s left, each player picks up the widow or passes. If you pick, you have twelve cards, bury any two of them face down and play alone against the two others. { $buried_count ->
        [true] What you bury counts for you at the end.
       *[other] What you bury counts for nobody.
    } { $all_pass ->
        [throw_in] If all three pass, nobody scores and the next player deals.
        [dealer_picks] If the two others pass, the dealer must pick.
       *[least] If all three pass, you play a leaster.
    }
schafkopf-rules-part-giving-up = { $giving_up ->
    [single] Giving up counts as an ordinary loss, plus any level that is already certain. The others may play on for more, but not if the declarer gives up with nine or ten cards.
   *[rest] Giving up leaves all remaining tricks to the others.
}
schafkopf-rules-play =
    The player after the dealer leads; after that, the winner of each trick leads to the next. Follow suit if you can; queens, jacks and diamonds together are one suit, trumps. If you cannot follow, play anything. The highest trump takes the trick; without a trump, the highest card of the suit that was led. { $claims ->
        [true] A player who is certain of all remaining tricks may claim them. The declarer may give up or offer to settle; the defenders can only give up together. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-play-german = The player after the dealer leads; after that, the winner of each trick leads to the next. Follow suit if you can; Obers, Unters and bells together are one suit, trumps. If you cannot follow, play anything. The highest trump takes the trick; without a trump, the highest card of the suit that was led. { $claims ->
        [true] A player who is certain of all remaining tricks may claim them. The declarer may give up or offer to settle; the defenders can only give up together. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-score =
    With 61 card points or more the declarer wins 2 points, with 91 or more (**schneider**) 4, with { $schwarz_by ->
        [points] all 120 card points
       *[tricks] all ten tricks
    } (**schwarz**) 6. With 60 or fewer the declarer loses 2, with 30 or fewer 4, with { $schwarz_by ->
        [points] 0 card points
       *[tricks] no tricks
    } 6. The defenders score nothing. { $point_value ->
        [0] No chips are paid.
        [one] Each of the two others pays the declarer 1 chip per point, or receives it.
       *[other] Each of the two others pays the declarer { $point_value } chips per point, or receives them.
    }
schafkopf-rules-least =
    { $all_pass ->
        [least] Everybody plays alone. The player with the fewest card points wins 2 points, or 4 with 0 card points. If two are tied, the one who has gone longer without a trick wins; if all three are tied, the dealer wins. If two have 0 card points, the third player loses 4 instead. { $least_widow ->
            [nobody] The widow counts for nobody.
           *[last_trick] The widow’s card points go to the winner of the last trick.
        }
       *[other] { "" }
    }
schafkopf-rules-end =
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
schafkopf-example-picked = { $c } deals, picks after two passes, finds ♣J and ♦J and buries ♣9 and ♠10. With 83 card points in eight tricks and 10 buried, { $c } has 93, enough for schneider.
schafkopf-example-picked-german = { $c } deals, picks after two passes, finds the Unters of acorns and bells and buries the nine of acorns and the ten of leaves. With 83 card points in eight tricks and 10 buried, { $c } has 93, enough for schneider.
schafkopf-example-least = All three pass. { $a } takes no tricks and has 0 card points, so { $a } wins 4 points.
schafkopf-example-lost = { $a } picks and makes exactly 60 card points: one too few.

# Statistics.
schafkopf-stats-picked = **Picked** { $count ->
    [one] once
   *[other] { $count } times
}{ stats-part-share }
schafkopf-stats-won-of-picked = **Won** { $count } of { $whole }{ stats-part-share }
schafkopf-stats-points-of-picked = **Average card points as declarer** { NUMBER($average, maximumFractionDigits: 0) }
schafkopf-stats-schneider-of-picked = **Schneider** { $count }
schafkopf-stats-schwarz-of-picked = **Schwarz** { $count }
schafkopf-stats-defended = **Defended** { $count ->
    [one] once
   *[other] { $count } times
}
schafkopf-stats-won-of-defended = **Beat the declarer** { $count } of { $whole }{ stats-part-share }
schafkopf-stats-least = **Leaster** { $count ->
    [one] once
   *[other] { $count } times
}
schafkopf-stats-won-of-least = **Won** { $count } of { $whole }{ stats-part-share }
schafkopf-stats-all-of-least = **Took every card point** { $count }

# The practice deal.
schafkopf-practice-opening = Trumps are the four queens (♣ ♠ ♥ ♦), then the four jacks, then the diamonds. The player who picks needs 61 of the 120 card points: ace 11, ten 10, king 4, queen 3, jack 2.
schafkopf-practice-opening-german = Trumps are the four Obers (acorns, leaves, hearts, bells), then the four Unters, then the bells. The player who picks needs 61 of the 120 card points: ace 11, ten 10, king 4, Ober 3, Unter 2.
schafkopf-practice-pick = Count your trumps: queens are worth most, then jacks. With six or seven, including two or three queens, or with aces as well, picking pays; the widow gives you two more cards.
schafkopf-practice-pick-german = Count your trumps: Obers are worth most, then Unters. With six or seven, including two or three Obers, or with aces as well, picking pays; the widow gives you two more cards.
schafkopf-practice-discard = Bury cards with points that you might lose, such as a ten without its ace, and get rid of a whole suit so that you can trump it. Keep trumps and aces.
schafkopf-practice-lead = You lead. Playing alone with many trumps, draw the others’ trumps with your highest ones; against the declarer lead an ace or a low card. In a leaster lead low, so that somebody else has to take the trick.
schafkopf-practice-follow = You must follow: { $suit }. If the trick goes to your side, add card points to it; if not, win it or play a card worth nothing. In a leaster, try not to win the trick.
schafkopf-practice-free = You have none of the suit that was led, so you may play anything: a trump to win the trick, card points if it goes to your side, otherwise a card worth nothing. In a leaster get rid of your card points.
schafkopf-practice-after = At a table { $deals ->
    [one] one deal like this makes a session
   *[other] { $deals } deals like this make a session
}, and everybody deals equally often.
schafkopf-rules-pack-ranked = { $pack }: { $suits }. Trumps, highest first: { $cards }.

# The words of the game, explained.
schafkopf-term-widow = **Widow**: the two cards face down on the table.
schafkopf-term-widow-seen = widow
schafkopf-term-pick = **Pick**: you pick up the widow and play alone for 61 card points against the two others.
schafkopf-term-pick-seen = pick
schafkopf-term-bury = **Bury**: you put two cards face down in front of you after picking.
schafkopf-term-bury-seen = bury, buries, buried
schafkopf-term-least = **Leaster**: nobody has picked, so everybody plays alone and wants few card points.
schafkopf-term-least-seen = leaster
schafkopf-term-points = **Card points** are what the cards count: an ace 11, a ten 10, a king 4, a queen 3, a jack 2. There are 120 in all.
schafkopf-term-points-german = **Card points** are what the cards count: an ace 11, a ten 10, a king 4, an Ober 3, an Unter 2. There are 120 in all.
schafkopf-term-points-seen = card points
schafkopf-term-schneider = **Schneider**: one side has no more than 30 card points. **Schwarz**: it has nothing at all.
schafkopf-term-schneider-seen = schneider, schwarz
schafkopf-term-cards = **Trumps** are always the same cards, from highest to lowest: { $cards }.
schafkopf-term-cards-seen = trump, ace, king, queen, jack, ober, unter

# What a deal was about in one line, for lists.
schafkopf-told-alone = { $name } { $won ->
    [0] lost as declarer
   *[other] won as declarer
}{ schafkopf-part-level }
schafkopf-told-least = Leaster: { $name } { $all ->
    [0] had the fewest card points
   *[other] took every card point
}
schafkopf-told-passed = All three passed
