# Schafkopf for three: its name, its words at the table, its house rules, its rules in words.
family-schafkopf = Schafkopf
family-schafkopf-description = Play Schafkopf for three in this channel
schafkopf-length = three minutes a deal
ruleset-schafkopf-sentence = For three with a widow, not the game of four with a called ace: play alone against two, or take as little as you can.
ruleset-schafkopf = Schafkopf
ruleset-schafkopf-short =
    The game of three with a widow, without called aces and solos. Ten cards each. Trumps are always queens, jacks and diamonds.
    Pick the widow up, bury two cards and make 61 of the 120 points alone against the others.
    If nobody picks, it is least: everybody alone, and the fewest points win. Twelve deals are a game.
ruleset-schafkopf-short-german = The game of three with a widow, without called aces and solos. Ten cards each. Trumps are always Obers, Unters and bells.
    Pick the widow up, bury two cards and make 61 of the 120 points alone against the others.
    If nobody picks, it is least: everybody alone, and the fewest points win. Twelve deals are a game.
schafkopf-stakes = A game point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}

schafkopf-trump-queens-jacks-diamonds = queens, jacks, ♦ diamonds
schafkopf-trump-queens-jacks-diamonds-german = Obers, Unters, bells
schafkopf-panel-trump = trumps { $suit }
schafkopf-duty-follow = You hold the suit that was led, so you must follow it: { $suit }.

# What is asked.
schafkopf-question-pick = pick the widow up and play alone?
schafkopf-question-discard = which two cards do you bury?

schafkopf-choice-pick-pick = Pick
schafkopf-choice-pick-pass = Pass

# What was answered.
schafkopf-answered-pick-pick = **{ $name } picks** the widow up and plays alone for 61 points.
schafkopf-answered-pick-pass = { $name } passes.

# What happened.
schafkopf-event-least = All three pass. **Least**: everybody alone, and the fewest points win.
schafkopf-event-thrown-in-widow = All three pass: nobody scores, and the next player deals.
schafkopf-event-dealer-picks = Both others pass: **{ $name }** deals, has to pick the widow up, and plays alone for 61 points.
schafkopf-event-widow-opened = { "" }
schafkopf-event-schafkopf-won = **{ $name } wins**: { $points } points, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
schafkopf-event-schafkopf-lost = **{ $name } loses**: { $points } points, { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}.
schafkopf-event-least-won = **{ $name } wins the least** with { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}.
schafkopf-event-least-all = **{ $name } has taken every point** of the least.
schafkopf-event-scored = { $name } writes { $points }.
schafkopf-event-revealed = Turned up · { $zone }: { $cards }.
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
    [yes] { $taken } in { schafkopf-part-tricks } + { $buried } buried = **{ $points } points**
    [settled] **{ $points } points**
    [given-up] given up
   *[no] **{ $points } points** in { schafkopf-part-tricks }
}
schafkopf-part-tricks = { $tricks ->
    [0] no trick
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
schafkopf-summary-least = **Least**: { $first } { $first-points } · { $second } { $second-points } · { $third } { $third-points } points
schafkopf-summary-widow = Widow: { $first }, { $second } { $counted ->
    [yes] · { $points ->
        [0] no points in it
       *[other] { $points } points to { $name } with the last trick
    }
   *[no] · counts for nobody
}
schafkopf-summary-two-equal = { $name } and { $other } are equal; the last trick of { $name } was longer ago.
schafkopf-summary-all-equal = All three are equal, so the dealer wins: { $name }.

# Who plays for what, while a deal goes on.
schafkopf-deal-alone = **{ $name }** plays alone and needs { $points } points.
schafkopf-deal-least = **Least**: everybody plays alone, and whoever takes the fewest points wins.

# What is noted about the deal and the seats.
schafkopf-mark-round = { $value ->
    [least] **least**: the fewest points win
   *[declarer] { "" }
}
schafkopf-badge-round = { $value ->
    [least] least
   *[declarer] { "" }
}
schafkopf-mark-declarer = plays alone
schafkopf-mark-passed = passed
schafkopf-tally-score = { $value ->
    [one] 1 game point
   *[other] { $value } game points
}
schafkopf-zone-widow = widow
schafkopf-zone-aside = buried cards
schafkopf-summary-points = **{ $points }** { $count ->
    [one] game point
   *[other] game points
}
schafkopf-hand-widow = From the widow: { $first }, { $second }
schafkopf-hand-counts = In your hand: { $trumps ->
    [0] no trump
    [one] 1 trump
   *[other] { $trumps } trumps
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

schafkopf-reason-schafkopf-won = { "" }
schafkopf-reason-schafkopf-lost = { "" }
schafkopf-reason-least-won = { "" }
schafkopf-reason-least-all = { "" }

# House rules.
schafkopf-option-deals-help = The session ends after so many deals, as soon as everybody has dealt equally often.
schafkopf-option-all_pass = When all pass
schafkopf-option-all_pass-help = What happens when nobody picks the widow up.
schafkopf-option-all_pass-least = least is played
schafkopf-option-all_pass-throw_in = the cards are thrown in
schafkopf-option-all_pass-dealer_picks = the dealer must pick
schafkopf-option-buried_count = Buried cards count
schafkopf-option-buried_count-help = The points of the two cards that were buried count for the declarer.
schafkopf-option-schwarz_by = Schwarz
schafkopf-option-schwarz_by-help = Whether it takes all the tricks or all the points to win or lose schwarz.
schafkopf-option-schwarz_by-tricks = by tricks
schafkopf-option-schwarz_by-points = by points
schafkopf-option-least_widow = Widow of a least
schafkopf-option-least_widow-help = Who gets the points of the widow when nobody picked it up.
schafkopf-option-least_widow-last_trick = the last trick
schafkopf-option-least_widow-nobody = nobody
refused-schwarz-unreachable = Schwarz by points needs buried cards that count: without them nobody can reach 120.

# The rules in words.
schafkopf-rules-heading-deal = **Dealing**
schafkopf-rules-heading-bid = **The widow**
schafkopf-rules-heading-score = **Score**
schafkopf-rules-heading-least = **Least**
schafkopf-rules-deal =
    Three cards each, two face down as the **widow**, then four and three more each. **Trumps** are always the same fourteen, from the top: ♣ ♠ ♥ ♦ queens, ♣ ♠ ♥ ♦ jacks, then ♦ A 10 K 9 8 7. In the three other suits: A 10 K 9 8 7. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2: 120 points in all.
schafkopf-rules-deal-german = Three cards each, two face down as the **widow**, then four and three more each. **Trumps** are always the same fourteen, from the top: the Obers of acorns, leaves, hearts and bells, the Unters likewise, then bells A 10 K 9 8 7. In the three other suits: A 10 K 9 8 7. An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2: 120 points in all.
schafkopf-rules-bid =
    From the dealer's left each player picks the widow up or passes. Whoever picks has twelve cards, buries any two of them face down and plays alone against the two others. { $buried_count ->
        [true] What was buried counts for the declarer at the end.
       *[other] What was buried counts for nobody.
    } { $all_pass ->
        [throw_in] If all three pass, nobody scores and the next player deals.
        [dealer_picks] If the two others pass, the dealer has to pick.
       *[least] If all three pass, least is played.
    }
schafkopf-rules-part-giving-up = { $giving_up ->
    [single] Whoever gives up leaves the others a plain game, with what is certain already; those may play on for more, but not against a declarer who gives up with nine cards or ten.
   *[rest] Whoever gives up leaves every trick that is left to the others.
}
schafkopf-rules-play =
    The player after the dealer leads, then whoever took the last trick. Follow suit if you can; queens, jacks and diamonds are one suit, trumps. If you cannot follow, play anything. The highest trump takes the trick, else the highest card of the suit led. { $claims ->
        [true] Whoever surely has every trick that is left may say so; the declarer may give up or offer to settle, the defenders give up together. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-play-german = The player after the dealer leads, then whoever took the last trick. Follow suit if you can; Obers, Unters and bells are one suit, trumps. If you cannot follow, play anything. The highest trump takes the trick, else the highest card of the suit led. { $claims ->
        [true] Whoever surely has every trick that is left may say so; the declarer may give up or offer to settle, the defenders give up together. { schafkopf-rules-part-giving-up }
       *[other] { "" }
    }
schafkopf-rules-score =
    From 61 points the declarer wins 2 game points, from 91 (**schneider**) 4, with { $schwarz_by ->
        [points] all 120 points
       *[tricks] all ten tricks
    } (**schwarz**) 6. With 60 or fewer the declarer loses 2, with 30 or fewer 4, { $schwarz_by ->
        [points] without a point
       *[tricks] without a trick
    } 6. The defenders score nothing. { $point_value ->
        [0] No chips are paid.
        [one] Each of the two others pays the declarer a chip a game point, or gets one.
       *[other] Each of the two others pays the declarer { $point_value } chips a game point, or gets them.
    }
schafkopf-rules-least =
    { $all_pass ->
        [least] Everybody plays alone. The fewest points win 2, no point at all 4; of two equal players the one whose last trick is longer ago wins, of three the dealer. If two have no point, the third loses 4 instead. { $least_widow ->
            [nobody] The widow counts for nobody.
           *[last_trick] The widow's points go to the last trick.
        }
       *[other] { "" }
    }
schafkopf-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }, but not before everybody has dealt equally often.
       *[other] The session ends when the host stops it.
    } { $debt ->
        [stop_session] It ends as well when somebody's debt goes over the limit.
       *[other] { "" }
    }
schafkopf-example-picked = { $c } deals, picks after two passes, finds ♣J and ♦J and buries ♣9 and ♠10: 83 points in eight tricks and 10 buried are 93, schneider.
schafkopf-example-picked-german = { $c } deals, picks after two passes, finds the Unters of acorns and bells and buries the nine of acorns and the ten of leaves: 83 points in eight tricks and 10 buried are 93, schneider.
schafkopf-example-least = All three pass. { $a } takes no trick at all: no point, so { $a } wins 4.
schafkopf-example-lost = { $a } picks and makes exactly 60 points: one too few.

# Statistics.
schafkopf-stats-picked = **Picked** { $count ->
    [one] once
   *[other] { $count } times
}{ stats-part-share }
schafkopf-stats-won-of-picked = **Won** { $count } of { $whole }{ stats-part-share }
schafkopf-stats-points-of-picked = **Average points alone** { NUMBER($average, maximumFractionDigits: 0) }
schafkopf-stats-schneider-of-picked = **Schneider** { $count }
schafkopf-stats-schwarz-of-picked = **Schwarz** { $count }
schafkopf-stats-defended = **Defended** { $count ->
    [one] once
   *[other] { $count } times
}
schafkopf-stats-won-of-defended = **Beat the declarer** { $count } of { $whole }{ stats-part-share }
schafkopf-stats-least = **Least** { $count ->
    [one] once
   *[other] { $count } times
}
schafkopf-stats-won-of-least = **Won** { $count } of { $whole }{ stats-part-share }
schafkopf-stats-all-of-least = **Took every point** { $count }

# The practice deal.
schafkopf-practice-pick = Count your trumps: queens are worth most, then jacks. With six or seven, two or three of them queens, or with aces beside them, picking pays; the widow brings two more cards.
schafkopf-practice-pick-german = Count your trumps: Obers are worth most, then Unters. With six or seven, two or three of them Obers, or with aces beside them, picking pays; the widow brings two more cards.
schafkopf-practice-discard = Bury cards that count and that others could catch, such as a ten without its ace, and get rid of a whole suit so that you can trump it. Keep trumps and aces.
schafkopf-practice-lead = You lead. Playing alone with many trumps, pull those of the others from the top; against the declarer lead an ace or a low card. In a least lead low, so that somebody else has to take the trick.
schafkopf-practice-follow = You must follow: { $suit }. If the trick goes to your side, add points to it; if not, win it or play what counts nothing. In a least stay below the trick.
schafkopf-practice-free = You have none of the suit that was led, so you may play anything: a trump to win the trick, points if it goes to your side, else what counts nothing. In a least get rid of your points.
schafkopf-practice-after = At a table { $deals ->
    [one] one deal like this makes a session
   *[other] { $deals } deals like this make a session
}, and everybody deals equally often.
schafkopf-rules-pack-ranked = { $pack }: { $suits }. Trumps from high to low: { $cards }.

# The words of the game, explained.
schafkopf-term-widow = **Widow**: the two cards in the middle.
schafkopf-term-widow-seen = widow
schafkopf-term-pick = **Pick**: you take the widow up and play alone for 61 points against the two others.
schafkopf-term-pick-seen = pick
schafkopf-term-bury = **Bury**: to put two cards away, face down, after picking.
schafkopf-term-bury-seen = bury, buries, buried
schafkopf-term-least = **Least**: nobody has picked, so everybody plays alone and wants few points.
schafkopf-term-least-seen = least
schafkopf-term-points = **Points** lie in the cards: an ace is 11, a ten 10, a king 4, the two next 3 and 2. There are 120.
schafkopf-term-points-seen = points
schafkopf-term-schneider = **Schneider**: one side has no more than 30 points. **Schwarz**: it has nothing at all.
schafkopf-term-schneider-seen = schneider, schwarz
schafkopf-term-cards = **Trumps** are always the same, from high to low: { $cards }.
schafkopf-term-cards-seen = trump, ace, king, queen, jack, ober, unter

# What a deal was about in one line, for lists.
schafkopf-told-alone = { $name } { $won ->
    [0] lost alone
   *[other] won alone
}{ schafkopf-part-level }
schafkopf-told-least = Least: { $name } { $all ->
    [0] had the fewest points
   *[other] took every point
}
schafkopf-told-passed = All three passed
