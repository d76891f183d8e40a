# Schafkopf for four, as in Bavaria: its name, its words at the table, its house rules, its rules in words.
family-bavarian-schafkopf = Schafkopf
family-bavarian-schafkopf-command = Bavarian Schafkopf
family-bavarian-schafkopf-description = Play Schafkopf for four in this channel, with called aces, Wenz and Solo
bavarian-schafkopf-length = three minutes per deal
bavarian-schafkopf-reaction-in = Deal me in!
bavarian-schafkopf-reaction-come-on = Get on with it!
ruleset-bavarian-schafkopf = Schafkopf
ruleset-bavarian-schafkopf-sentence = For four, as in Bavaria: call an ace and play with its holder, or play alone against three.
ruleset-bavarian-schafkopf-short =
    Four of you play with { $cards ->
        [short] six
       *[other] eight
    } cards each. If you play, you call an ace: its holder is your partner, and nobody else knows that until the ace is played. Trumps are all Obers, all Unters and hearts.
    Or you play a Wenz or a Solo alone against three. The declarer’s side needs 61 of the 120 card points.
bavarian-schafkopf-stakes = A call game is worth **{ $tariff_ruf }** points, a Solo **{ $tariff_solo }**; a point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}

pack-bavarian32 = Bavarian pack, 32 cards
pack-bavarian24 = Short Bavarian pack, 24 cards
pack-piquet24 = Short French pack, 24 cards
bavarian-schafkopf-suit-leaves = Leaves
rank-bavarian32-ace = Ace
rank-bavarian32-ten = Ten
rank-bavarian32-under = Unter
rank-bavarian32-nine = Nine
rank-bavarian32-eight = Eight
rank-bavarian32-seven = Seven
rank-bavarian24-ace = Ace
rank-bavarian24-ten = Ten
rank-bavarian24-under = Unter
rank-bavarian24-nine = Nine

bavarian-schafkopf-trump-under = Unters
bavarian-schafkopf-trump-ober = Obers
bavarian-schafkopf-panel-trump = trumps { $suit }
bavarian-schafkopf-duty-called-searched = The called ace’s suit was led: you must play the ace.
bavarian-schafkopf-duty-called-lead = You may lead another card of the called suit only if you hold four or more of it. Lead the ace itself, or another suit.
bavarian-schafkopf-duty-called-kept = You may not throw the called ace away before its suit has been led.

# What is asked.
bavarian-schafkopf-question-bid = do you play, or pass?
bavarian-schafkopf-question-must = all have passed, and you hold the highest Ober, so you must play. What do you play?
bavarian-schafkopf-question-suit = which suit is trumps?
bavarian-schafkopf-question-call = which ace do you call?
bavarian-schafkopf-question-legen = do you double? The deal then counts double.
bavarian-schafkopf-question-marry = do you marry? You take the only trump, give a card for it, and are the partner.
bavarian-schafkopf-question-give = which card do you give away?
bavarian-schafkopf-question-stoss = do you say Stoß?
bavarian-schafkopf-question-retour = Stoß! Do you say Retour?

bavarian-schafkopf-choice-bid-pass = Pass
bavarian-schafkopf-choice-bid-hochzeit = Hochzeit
bavarian-schafkopf-choice-bid-ruf = I’ll play (call)
bavarian-schafkopf-choice-bid-bettel = Bettel
bavarian-schafkopf-choice-bid-farbgeier = Farbgeier
bavarian-schafkopf-choice-bid-farbwenz = Farbwenz
bavarian-schafkopf-choice-bid-geier = Geier
bavarian-schafkopf-choice-bid-wenz = Wenz
bavarian-schafkopf-choice-bid-solo = Solo
bavarian-schafkopf-choice-bid-farbgeier-tout = Farbgeier Tout
bavarian-schafkopf-choice-bid-farbwenz-tout = Farbwenz Tout
bavarian-schafkopf-choice-bid-geier-tout = Geier Tout
bavarian-schafkopf-choice-bid-wenz-tout = Wenz Tout
bavarian-schafkopf-choice-bid-solo-tout = Solo Tout
bavarian-schafkopf-choice-bid-sie = Sie!
bavarian-schafkopf-choice-must-ruf = Call an ace
bavarian-schafkopf-choice-must-bettel = Bettel
bavarian-schafkopf-choice-must-farbgeier = Farbgeier
bavarian-schafkopf-choice-must-farbwenz = Farbwenz
bavarian-schafkopf-choice-must-geier = Geier
bavarian-schafkopf-choice-must-wenz = Wenz
bavarian-schafkopf-choice-must-solo = Solo
bavarian-schafkopf-choice-must-farbgeier-tout = Farbgeier Tout
bavarian-schafkopf-choice-must-farbwenz-tout = Farbwenz Tout
bavarian-schafkopf-choice-must-geier-tout = Geier Tout
bavarian-schafkopf-choice-must-wenz-tout = Wenz Tout
bavarian-schafkopf-choice-must-solo-tout = Solo Tout
bavarian-schafkopf-choice-must-sie = Sie!
bavarian-schafkopf-choice-suit-acorns = Acorns
bavarian-schafkopf-choice-suit-leaves = Leaves
bavarian-schafkopf-choice-suit-hearts = Hearts
bavarian-schafkopf-choice-suit-bells = Bells
bavarian-schafkopf-choice-suit-clubs = ♣ Clubs
bavarian-schafkopf-choice-suit-clubs-german = Acorns
bavarian-schafkopf-choice-suit-spades = ♠ Spades
bavarian-schafkopf-choice-suit-spades-german = Leaves
bavarian-schafkopf-choice-suit-diamonds = ♦ Diamonds
bavarian-schafkopf-choice-suit-diamonds-german = Bells
bavarian-schafkopf-choice-call-acorns = The Old One (acorns)
bavarian-schafkopf-choice-call-leaves = The Blue One (leaves)
bavarian-schafkopf-choice-call-bells = The Bump (bells)
bavarian-schafkopf-choice-call-clubs = The ace of ♣
bavarian-schafkopf-choice-call-clubs-german = The Old One (acorns)
bavarian-schafkopf-choice-call-spades = The ace of ♠
bavarian-schafkopf-choice-call-spades-german = The Blue One (leaves)
bavarian-schafkopf-choice-call-diamonds = The ace of ♦
bavarian-schafkopf-choice-call-diamonds-german = The Bump (bells)
bavarian-schafkopf-choice-legen-lay = I double
bavarian-schafkopf-choice-legen-no = No double
bavarian-schafkopf-choice-marry-marry = Marry
bavarian-schafkopf-choice-marry-no = No
bavarian-schafkopf-choice-stoss-stoss = Stoß!
bavarian-schafkopf-choice-stoss-no = No Stoß
bavarian-schafkopf-choice-retour-retour = Retour!
bavarian-schafkopf-choice-retour-no = No Retour
bavarian-schafkopf-choice-play-stoss = Stoß!
bavarian-schafkopf-choice-play-retour = Retour!

bavarian-schafkopf-refused-not-with-this-hand = Your hand does not allow all of these games.
bavarian-schafkopf-refused-not-callable = You cannot call this ace: you need another card of its suit, and must not hold the ace yourself.

# What was answered.
bavarian-schafkopf-answered-bid-pass = { $name } passes.
bavarian-schafkopf-answered-bid-hochzeit = **{ $name }** offers a **Hochzeit**.
bavarian-schafkopf-answered-bid-ruf = **{ $name }**: “I’ll play.”
bavarian-schafkopf-answered-bid-bettel = **{ $name }** offers a **Bettel**.
bavarian-schafkopf-answered-bid-farbgeier = **{ $name }** offers a **Farbgeier**.
bavarian-schafkopf-answered-bid-farbwenz = **{ $name }** offers a **Farbwenz**.
bavarian-schafkopf-answered-bid-geier = **{ $name }** offers a **Geier**.
bavarian-schafkopf-answered-bid-wenz = **{ $name }** offers a **Wenz**.
bavarian-schafkopf-answered-bid-solo = **{ $name }** offers a **Solo**.
bavarian-schafkopf-answered-bid-farbgeier-tout = **{ $name }** offers a **Farbgeier Tout**.
bavarian-schafkopf-answered-bid-farbwenz-tout = **{ $name }** offers a **Farbwenz Tout**.
bavarian-schafkopf-answered-bid-geier-tout = **{ $name }** offers a **Geier Tout**.
bavarian-schafkopf-answered-bid-wenz-tout = **{ $name }** offers a **Wenz Tout**.
bavarian-schafkopf-answered-bid-solo-tout = **{ $name }** offers a **Solo Tout**.
bavarian-schafkopf-answered-bid-sie = **{ $name }**: “**Sie!**”
bavarian-schafkopf-answered-must-ruf = **{ $name }** calls an ace.
bavarian-schafkopf-answered-must-bettel = **{ $name }** plays a **Bettel**.
bavarian-schafkopf-answered-must-farbgeier = **{ $name }** plays a **Farbgeier**.
bavarian-schafkopf-answered-must-farbwenz = **{ $name }** plays a **Farbwenz**.
bavarian-schafkopf-answered-must-geier = **{ $name }** plays a **Geier**.
bavarian-schafkopf-answered-must-wenz = **{ $name }** plays a **Wenz**.
bavarian-schafkopf-answered-must-solo = **{ $name }** plays a **Solo**.
bavarian-schafkopf-answered-must-farbgeier-tout = **{ $name }** plays a **Farbgeier Tout**.
bavarian-schafkopf-answered-must-farbwenz-tout = **{ $name }** plays a **Farbwenz Tout**.
bavarian-schafkopf-answered-must-geier-tout = **{ $name }** plays a **Geier Tout**.
bavarian-schafkopf-answered-must-wenz-tout = **{ $name }** plays a **Wenz Tout**.
bavarian-schafkopf-answered-must-solo-tout = **{ $name }** plays a **Solo Tout**.
bavarian-schafkopf-answered-must-sie = **{ $name }**: “**Sie!**”
bavarian-schafkopf-answered-suit = **{ $name }** plays { $choice }.
bavarian-schafkopf-answered-call-acorns = **{ $name }**: “With the **Old One**.”
bavarian-schafkopf-answered-call-leaves = **{ $name }**: “With the **Blue One**.”
bavarian-schafkopf-answered-call-bells = **{ $name }**: “With the **Bump**.”
bavarian-schafkopf-answered-call-clubs = **{ $name }** calls the **ace of ♣**.
bavarian-schafkopf-answered-call-clubs-german = **{ $name }** calls the **Old One**.
bavarian-schafkopf-answered-call-spades = **{ $name }** calls the **ace of ♠**.
bavarian-schafkopf-answered-call-spades-german = **{ $name }** calls the **Blue One**.
bavarian-schafkopf-answered-call-diamonds = **{ $name }** calls the **ace of ♦**.
bavarian-schafkopf-answered-call-diamonds-german = **{ $name }** calls the **Bump**.
bavarian-schafkopf-answered-legen-lay = **{ $name } doubles** the deal.
bavarian-schafkopf-answered-legen-no = { "" }
bavarian-schafkopf-answered-marry-marry = **{ $name } marries** and is the partner.
bavarian-schafkopf-answered-marry-no = { $name } does not marry.

# What happened.
bavarian-schafkopf-event-dealt = Everybody is dealt { $each } cards.
bavarian-schafkopf-event-hochzeit = **{ $name }** has a single trump and looks for somebody to marry.
bavarian-schafkopf-event-nobody-marries = Nobody marries { $name }.
bavarian-schafkopf-event-must-play = All pass: **{ $name }** holds the highest Ober and must play.
bavarian-schafkopf-event-thrown-in = All pass: the cards are thrown in, and the next player deals.
bavarian-schafkopf-event-ramsch = All pass: **Ramsch**. Everybody plays alone, and the most card points lose.
bavarian-schafkopf-event-stoss = **Stoß!** { $name } plays against the declarer, and the deal counts double.
bavarian-schafkopf-event-retour = **Retour!** { $name } doubles it again.
bavarian-schafkopf-event-schafkopf-won = **{ $name } wins** with { $points ->
    [one] 1 card point
   *[other] { $points } card points
}.
bavarian-schafkopf-event-schafkopf-lost = **{ $name } loses** with { $points ->
    [one] 1 card point
   *[other] { $points } card points
}.
bavarian-schafkopf-event-ramsch-lost = **{ $name } loses the Ramsch** with { $points } card points.
bavarian-schafkopf-event-durchmarsch = **Durchmarsch!** { $name } takes every trick.
bavarian-schafkopf-event-scored = { $name } scores { $points }.
bavarian-schafkopf-event-swapped-hand-hand = { $name } gives { $given } and gets { $taken }.
bavarian-schafkopf-moment-schafkopf-won = { "" }
bavarian-schafkopf-moment-schafkopf-lost = { "" }
bavarian-schafkopf-moment-ramsch = { "" }
bavarian-schafkopf-moment-ramsch-lost = { "" }
bavarian-schafkopf-moment-durchmarsch = { "" }

# What is played, while it is.
bavarian-schafkopf-part-game = { $game ->
    [ruf] call game{ $ace ->
        [ace-acorns] { " " }with the Old One
        [ace-leaves] { " " }with the Blue One
        [ace-bells] { " " }with the Bump
        [ace-clubs] { " " }with the ace of ♣
        [ace-spades] { " " }with the ace of ♠
        [ace-diamonds] { " " }with the ace of ♦
       *[none] { "" }
    }
    [hochzeit] Hochzeit
    [bettel] Bettel
    [farbgeier] Farbgeier{ bavarian-schafkopf-part-suit }
    [farbwenz] Farbwenz{ bavarian-schafkopf-part-suit }
    [geier] Geier
    [wenz] Wenz
    [solo] Solo{ bavarian-schafkopf-part-suit }
    [farbgeier-tout] Farbgeier Tout{ bavarian-schafkopf-part-suit }
    [farbwenz-tout] Farbwenz Tout{ bavarian-schafkopf-part-suit }
    [geier-tout] Geier Tout
    [wenz-tout] Wenz Tout
    [solo-tout] Solo Tout{ bavarian-schafkopf-part-suit }
   *[sie] Sie
}
bavarian-schafkopf-part-game-german = { $game ->
    [ruf] call game{ $ace ->
        [ace-acorns] { " " }with the Old One
        [ace-leaves] { " " }with the Blue One
        [ace-bells] { " " }with the Bump
        [ace-clubs] { " " }with the Old One
        [ace-spades] { " " }with the Blue One
        [ace-diamonds] { " " }with the Bump
       *[none] { "" }
    }
    [hochzeit] Hochzeit
    [bettel] Bettel
    [farbgeier] Farbgeier{ bavarian-schafkopf-part-suit }
    [farbwenz] Farbwenz{ bavarian-schafkopf-part-suit }
    [geier] Geier
    [wenz] Wenz
    [solo] Solo{ bavarian-schafkopf-part-suit }
    [farbgeier-tout] Farbgeier Tout{ bavarian-schafkopf-part-suit }
    [farbwenz-tout] Farbwenz Tout{ bavarian-schafkopf-part-suit }
    [geier-tout] Geier Tout
    [wenz-tout] Wenz Tout
    [solo-tout] Solo Tout{ bavarian-schafkopf-part-suit }
   *[sie] Sie
}
bavarian-schafkopf-part-suit = { $suit ->
    [none] { "" }
   *[other] { " " }{ $suit }
}
bavarian-schafkopf-part-mate = { $mates ->
    [0] { "" }
   *[other] { " " }with { $mate }
}
bavarian-schafkopf-deal-game = **{ $name }**: { bavarian-schafkopf-part-game }{ bavarian-schafkopf-part-mate }
bavarian-schafkopf-deal-game-german = **{ $name }**: { bavarian-schafkopf-part-game-german }{ bavarian-schafkopf-part-mate }
bavarian-schafkopf-deal-ramsch = **Ramsch**, everybody alone: the most card points lose
bavarian-schafkopf-hand-counts = { $trumps ->
    [0] You have no trumps.
    [one] You have one trump{ bavarian-schafkopf-part-pictures }.
   *[other] You have { $trumps } trumps{ bavarian-schafkopf-part-pictures }.
}
bavarian-schafkopf-part-pictures = { $obers ->
    [0] { $unders ->
        [0] { "" }
        [one] , including 1 Unter
       *[other] , including { $unders } Unters
    }
   *[other] , including { $obers ->
        [one] 1 Ober
       *[other] { $obers } Obers
    }{ $unders ->
        [0] { "" }
        [one] { " " }and 1 Unter
       *[other] { " " }and { $unders } Unters
    }
}

# What is marked of the deal and of the seats.
bavarian-schafkopf-mark-bid = { $value ->
    [hochzeit] Hochzeit
    [ruf] plays
    [bettel] Bettel
    [farbgeier] Farbgeier
    [farbwenz] Farbwenz
    [geier] Geier
    [wenz] Wenz
    [solo] Solo
    [farbgeier-tout] Farbgeier Tout
    [farbwenz-tout] Farbwenz Tout
    [geier-tout] Geier Tout
    [wenz-tout] Wenz Tout
    [solo-tout] Solo Tout
   *[sie] Sie
}
bavarian-schafkopf-mark-passed = passed
bavarian-schafkopf-mark-laid = doubled
bavarian-schafkopf-mark-declarer = plays
bavarian-schafkopf-mark-game = { $value ->
    [ruf] call game
    [hochzeit] Hochzeit
    [bettel] Bettel
    [farbgeier] Farbgeier
    [farbwenz] Farbwenz
    [geier] Geier
    [wenz] Wenz
    [solo] Solo
    [farbgeier-tout] Farbgeier Tout
    [farbwenz-tout] Farbwenz Tout
    [geier-tout] Geier Tout
    [wenz-tout] Wenz Tout
    [solo-tout] Solo Tout
    [ramsch] Ramsch
   *[sie] Sie
}
bavarian-schafkopf-badge-game = { bavarian-schafkopf-mark-game }
bavarian-schafkopf-mark-called = { $value ->
    [ace-acorns] the Old One
    [ace-leaves] the Blue One
    [ace-bells] the Bump
    [ace-clubs] ace of ♣
    [ace-spades] ace of ♠
   *[ace-diamonds] ace of ♦
}
bavarian-schafkopf-mark-called-german = { $value ->
    [ace-acorns] the Old One
    [ace-leaves] the Blue One
    [ace-bells] the Bump
    [ace-clubs] the Old One
    [ace-spades] the Blue One
   *[ace-diamonds] the Bump
}
bavarian-schafkopf-badge-called = { bavarian-schafkopf-mark-called }
bavarian-schafkopf-badge-called-german = { bavarian-schafkopf-mark-called-german }
bavarian-schafkopf-mark-factor = { $value ->
    [1] { "" }
    [2] counts **double**
   *[other] counts **{ $value } times**
}
bavarian-schafkopf-badge-factor = × { $value }
bavarian-schafkopf-mark-bock = **Bock**, { $value ->
    [one] 1 deal left
   *[other] { $value } deals left
}
bavarian-schafkopf-badge-bock = Bock
bavarian-schafkopf-tally-score = { $value ->
    [one] 1 point
   *[other] { $value } points
}

# How it ended.
bavarian-schafkopf-part-how = { $schwarz ->
    [1] , **schwarz**
   *[other] { $schneider ->
        [1] , **schneider**
       *[other] { "" }
    }
}
bavarian-schafkopf-summary-game = **{ $name }{ bavarian-schafkopf-part-with } { $mates ->
    [0] { $won ->
        [1] wins
       *[other] loses
    }
   *[other] { $won ->
        [1] win
       *[other] lose
    }
}**: { bavarian-schafkopf-part-game } · { $points } to { $others } card points{ bavarian-schafkopf-part-how }
bavarian-schafkopf-summary-game-german = **{ $name }{ bavarian-schafkopf-part-with } { $mates ->
    [0] { $won ->
        [1] wins
       *[other] loses
    }
   *[other] { $won ->
        [1] win
       *[other] lose
    }
}**: { bavarian-schafkopf-part-game-german } · { $points } to { $others } card points{ bavarian-schafkopf-part-how }
bavarian-schafkopf-part-with = { $mates ->
    [0] { "" }
   *[other] { " " }and { $mate }
}
bavarian-schafkopf-summary-price = { $runners ->
    [0] { "" }
   *[other] { $runners } runners ·{ " " }
}{ $factor ->
    [1] { "" }
   *[other] × { $factor } ·{ " " }
}**{ $value }** points from each loser
bavarian-schafkopf-summary-ramsch = **Ramsch** · { $first } **{ $first_points }**, { $second } **{ $second_points }**, { $third } **{ $third_points }**, { $fourth } **{ $fourth_points }** card points · { $virgins ->
    [0] { "" }
    [one] one without a trick ·{ " " }
   *[other] { $virgins } without a trick ·{ " " }
}**{ $value }** points to each winner
bavarian-schafkopf-told-game = { $name }{ bavarian-schafkopf-part-mate } { $won ->
    [1] won
   *[other] lost
}: { bavarian-schafkopf-part-game }
bavarian-schafkopf-told-game-german = { $name }{ bavarian-schafkopf-part-mate } { $won ->
    [1] won
   *[other] lost
}: { bavarian-schafkopf-part-game-german }
bavarian-schafkopf-told-ramsch = Ramsch: { $name } { $won ->
    [1] took every trick
   *[other] lost
}
bavarian-schafkopf-told-passed = All four passed

bavarian-schafkopf-reason-schafkopf-won = { "" }
bavarian-schafkopf-reason-schafkopf-lost = { "" }
bavarian-schafkopf-reason-ramsch-lost = { "" }
bavarian-schafkopf-reason-durchmarsch = { "" }

# House rules.
preset-bavarian-schafkopf = Schafkopf
preset-bavarian-schafkopf-5-20 = Schafkopf · call 5, Solo 20
preset-bavarian-schafkopf-10-20 = Schafkopf · call 10, Solo 20
preset-bavarian-schafkopf-short = Schafkopf · short pack
preset-bavarian-schafkopf-inn = Schafkopf · tavern rules
bavarian-schafkopf-group-pack = Cards
bavarian-schafkopf-group-games = Games
bavarian-schafkopf-group-doubling = Doubling
bavarian-schafkopf-option-deals-help = After this many deals the session ends as soon as everybody has dealt equally often.
bavarian-schafkopf-option-tariff_ruf = Call game
bavarian-schafkopf-option-tariff_ruf-help = The price of a call game in points; also of a Hochzeit and a Ramsch.
bavarian-schafkopf-option-tariff_wenz = Wenz and Geier
bavarian-schafkopf-option-tariff_wenz-help = The price of a Wenz, Geier, Farbwenz, Farbgeier or Bettel in points.
bavarian-schafkopf-option-tariff_solo = Solo
bavarian-schafkopf-option-tariff_solo-help = The price of a Solo in points.
bavarian-schafkopf-option-tariff_extra = Schneider, schwarz, runners
bavarian-schafkopf-option-tariff_extra-help = What schneider, schwarz and each runner add, in points.
bavarian-schafkopf-option-cards = Cards
bavarian-schafkopf-option-cards-help = Long is eight cards each; short is six, without eights and sevens.
bavarian-schafkopf-option-cards-long = long
bavarian-schafkopf-option-cards-short = short
bavarian-schafkopf-option-suits = Suits
bavarian-schafkopf-option-suits-help = Whether you play with German or with French cards.
bavarian-schafkopf-option-suits-german = German
bavarian-schafkopf-option-suits-french = French
bavarian-schafkopf-option-wenz = Wenz
bavarian-schafkopf-option-wenz-help = Only the Unters are trumps.
bavarian-schafkopf-option-geier = Geier
bavarian-schafkopf-option-geier-help = Only the Obers are trumps.
bavarian-schafkopf-option-farbwenz = Farbwenz
bavarian-schafkopf-option-farbwenz-help = The Unters and one suit are trumps.
bavarian-schafkopf-option-farbgeier = Farbgeier
bavarian-schafkopf-option-farbgeier-help = The Obers and one suit are trumps.
bavarian-schafkopf-option-tout = Tout
bavarian-schafkopf-option-tout-help = Anyone who plays alone may promise to take every trick; the game then counts double.
bavarian-schafkopf-option-sie = Sie
bavarian-schafkopf-option-sie-help = Anyone who holds nothing but the highest trumps lays them down and wins four times as much.
bavarian-schafkopf-option-hochzeit = Hochzeit
bavarian-schafkopf-option-hochzeit-help = A player with a single trump may offer it; the one who takes it becomes the partner.
bavarian-schafkopf-option-bettel = Bettel
bavarian-schafkopf-option-bettel-help = Alone, without trumps and without taking a trick.
bavarian-schafkopf-option-legen = Doubling at the deal
bavarian-schafkopf-option-legen-help = Who may double after the first half of the cards (Legen).
bavarian-schafkopf-option-legen-off = nobody
bavarian-schafkopf-option-legen-everybody = everybody
bavarian-schafkopf-option-legen-forehand = only forehand
bavarian-schafkopf-option-stoss = Stoß and Retour
bavarian-schafkopf-option-stoss-help = How long the opponents may double with Stoß, and the declarer’s side with Retour.
bavarian-schafkopf-option-stoss-off = not played
bavarian-schafkopf-option-stoss-before_lead = before the first lead
bavarian-schafkopf-option-stoss-first_card = with their first card
bavarian-schafkopf-option-all_pass = If all pass
bavarian-schafkopf-option-all_pass-help = What happens if nobody plays.
bavarian-schafkopf-option-all_pass-throw_in = the cards are thrown in
bavarian-schafkopf-option-all_pass-bock = thrown in, then a round of Bock
bavarian-schafkopf-option-all_pass-ramsch = Ramsch
bavarian-schafkopf-option-all_pass-muss = the highest Ober must play
bavarian-schafkopf-option-jungfrau = Jungfrau
bavarian-schafkopf-option-jungfrau-help = Each player without a trick doubles the Ramsch.
bavarian-schafkopf-option-durchmarsch = Durchmarsch
bavarian-schafkopf-option-durchmarsch-help = A player who takes every trick of a Ramsch is paid as for a Solo.

# The rules in words.
bavarian-schafkopf-rules-heading-deal = **Cards**
bavarian-schafkopf-rules-heading-games = **What you can play**
bavarian-schafkopf-rules-heading-bid = **Who plays**
bavarian-schafkopf-rules-heading-call = **The called ace**
bavarian-schafkopf-rules-heading-score = **Scoring**
bavarian-schafkopf-rules-heading-double = **Doubling**
bavarian-schafkopf-rules-heading-passed = **If all pass**
bavarian-schafkopf-rules-deal =
    Everybody gets { $cards ->
        [short] three
       *[other] four
    } cards, then as many again. Trumps are, from the top, the four Obers (acorns, leaves, hearts, bells), the four Unters in the same order, then hearts: ace, ten, king, nine{ $cards ->
        [short] { "" }
       *[other] , eight, seven
    }. The other suits rank in the same way. { $suits ->
        [french] Queens are the Obers, jacks the Unters; clubs are acorns, spades leaves, diamonds bells.{ " " }
       *[other] { "" }
    }An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2: 120 card points in all.
bavarian-schafkopf-rules-deal-german =
    Everybody gets { $cards ->
        [short] three
       *[other] four
    } cards, then as many again. Trumps are, from the top, the four Obers (acorns, leaves, hearts, bells), the four Unters in the same order, then hearts: ace, ten, king, nine{ $cards ->
        [short] { "" }
       *[other] , eight, seven
    }. The other suits rank in the same way. { $suits ->
        [french] You play with French cards, and see them in German suits.{ " " }
       *[other] { "" }
    }An ace counts 11, a ten 10, a king 4, an Ober 3, an Unter 2: 120 card points in all.
bavarian-schafkopf-rules-games =
    In a **call game** you call an ace, and the player who holds it plays with you against the two others. A **Solo** is played alone against three; trumps are Obers, Unters and a suit of your choice. { $wenz ->
        [true] **Wenz**: alone, with only the Unters as trumps.{ " " }
       *[other] { "" }
    }{ $geier ->
        [true] **Geier**: alone, with only the Obers.{ " " }
       *[other] { "" }
    }{ $farbwenz ->
        [true] **Farbwenz**: Unters and one suit.{ " " }
       *[other] { "" }
    }{ $farbgeier ->
        [true] **Farbgeier**: Obers and one suit.{ " " }
       *[other] { "" }
    }{ $tout ->
        [true] **Tout**: a game alone in which you must take every trick.{ " " }
       *[other] { "" }
    }{ $sie ->
        [true] **Sie**: { $cards ->
            [short] the four Obers and the two highest Unters
           *[other] all Obers and all Unters
        } in one hand.{ " " }
       *[other] { "" }
    }{ $bettel ->
        [true] **Bettel**: alone, without trumps and without taking a trick.{ " " }
       *[other] { "" }
    }{ $hochzeit ->
        [true] **Hochzeit**: with a single trump you may offer it; the player who takes it gives another card for it and is your partner.
       *[other] { "" }
    }
bavarian-schafkopf-rules-bid =
    Forehand speaks first, and everybody passes or names a higher game than the last one. A player who sits ahead of the bidder may hold with the same game. From lowest to highest: call game, { $farbgeier ->
        [true] Farbgeier,{ " " }
       *[other] { "" }
    }{ $farbwenz ->
        [true] Farbwenz,{ " " }
       *[other] { "" }
    }{ $geier ->
        [true] Geier,{ " " }
       *[other] { "" }
    }{ $wenz ->
        [true] Wenz,{ " " }
       *[other] { "" }
    }Solo{ $tout ->
        [true] , then each Tout in the same order
       *[other] { "" }
    }.
bavarian-schafkopf-rules-call =
    You may call the ace of acorns, leaves or bells if you do not hold it but have another card of its suit; Obers and Unters do not count. The holder of the ace says nothing. When the suit is led, the ace is **searched for** and must be played. Its holder may lead the suit only with the ace itself, or, with four or more cards of it, **run away** and lead another card of it. The ace may not be thrown away before that, except as the last card.
bavarian-schafkopf-rules-play =
    Forehand leads; after that, the winner of each trick leads to the next. You must follow suit, and all trumps are one suit. If you cannot follow, play what you like; you need not trump. { $claims ->
        [true] Anyone who is certain of all remaining tricks may claim them.
       *[other] { "" }
    }
bavarian-schafkopf-rules-score =
    The declarer’s side wins with 61 card points. With 91 or more its opponents are **schneider**; with 30 or fewer it is schneider itself. A side without a trick is **schwarz**. A call game is worth { $tariff_ruf }, a Wenz { $tariff_wenz }, a Solo { $tariff_solo }; schneider, schwarz and each **runner** add { $tariff_extra }. Runners are the top trumps that one side holds in a row: three or more count, or two or more where only Unters or only Obers rank above the suits. A Tout counts double, a Sie four times. In a call game each loser pays one winner; a player who plays alone is paid by each of the others, or pays each of them. { $point_value ->
        [0] No chips are paid.
        [one] Each point is a chip.
       *[other] Each point is { $point_value } chips.
    }
bavarian-schafkopf-rules-double =
    { $legen ->
        [everybody] After the first half of the cards everybody may **double**.{ " " }
        [forehand] After the first half of the cards forehand may **double**.{ " " }
       *[off] { "" }
    }{ $stoss ->
        [first_card] With their first card an opponent may say **Stoß**, and the declarer’s side **Retour** with the next one; each doubles the deal.
        [before_lead] Before the first lead an opponent may say **Stoß** and the declarer’s side **Retour**; each doubles the deal.
       *[off] { "" }
    }
bavarian-schafkopf-rules-passed =
    { $all_pass ->
        [bock] The cards are thrown in, and the next four deals count double (**Bock**).
        [ramsch] **Ramsch**: everybody plays alone, trumps are as in a call game, and the player with the most card points pays { $tariff_ruf } to each of the others. { $jungfrau ->
            [true] Each player without a trick (**Jungfrau**) doubles that.{ " " }
           *[other] { "" }
        }{ $durchmarsch ->
            [true] A player who takes every trick (**Durchmarsch**) gets { $tariff_solo } from each.
           *[other] { "" }
        }
        [muss] The holder of the Ober of acorns must play.
       *[throw_in] The cards are thrown in, and the next player deals.
    }
bavarian-schafkopf-rules-end =
    { $session_end ->
        [deals] A session ends after { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }, or later, once everybody has dealt equally often.
       *[other] A session ends when you stop.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }
bavarian-schafkopf-rules-pack-ranked = { $pack }: { $suits }. Trumps, from the top: { $cards }.

bavarian-schafkopf-example-search = { $a } calls the Blue One, which { $c } holds. When { $b } leads leaves, it must be played, and everybody knows who plays with whom. Together { $a } and { $c } take 72 card points.
bavarian-schafkopf-example-run-away = { $c } holds the called ace of leaves and three more leaves, leads the king of leaves and runs away: the ace can no longer be searched for.
bavarian-schafkopf-example-wenz = { $a } plays a Wenz with the three highest Unters: three runners, and the others are schwarz.

# Statistics.
bavarian-schafkopf-stats-ruf = **Call games** { $count ->
    [one] once
   *[other] { $count } times
}{ stats-part-share }
bavarian-schafkopf-stats-won-of-ruf = **Won** { $count } of { $whole }{ stats-part-share }
bavarian-schafkopf-stats-solo = **Played alone** { $count ->
    [one] once
   *[other] { $count } times
}{ stats-part-share }
bavarian-schafkopf-stats-won-of-solo = **Won** { $count } of { $whole }{ stats-part-share }
bavarian-schafkopf-stats-mate = **Was the partner** { $count ->
    [one] once
   *[other] { $count } times
}
bavarian-schafkopf-stats-won-of-mate = **Won** { $count } of { $whole }{ stats-part-share }
bavarian-schafkopf-stats-schneider = **Won with schneider** { $count }
bavarian-schafkopf-stats-against = **Against the declarer** { $count ->
    [one] once
   *[other] { $count } times
}
bavarian-schafkopf-stats-won-of-against = **Won** { $count } of { $whole }{ stats-part-share }
bavarian-schafkopf-stats-ramsch-lost = **Lost a Ramsch** { $count }

# The practice deal.
bavarian-schafkopf-practice-opening = **1.** Trumps are the four Obers, the four Unters and hearts. **2.** The declarer calls an ace; its holder is the partner. **3.** Together you need 61 of the 120 card points: ace 11, ten 10, king 4, Ober 3, Unter 2.
bavarian-schafkopf-practice-bid = With four or five trumps, including two Obers, you can try a call game; with seven or eight, a Solo. Otherwise pass.
bavarian-schafkopf-practice-must = You must play. Call an ace if you can.
bavarian-schafkopf-practice-suit = Take the suit you hold most of.
bavarian-schafkopf-practice-call = Call the ace of your shortest suit, so that you can soon trump it.
bavarian-schafkopf-practice-legen = Double with three good trumps among the first cards.
bavarian-schafkopf-practice-marry = Marry with four trumps or more.
bavarian-schafkopf-practice-give = Give away a card that you do not need.
bavarian-schafkopf-practice-stoss = Say Stoß if your trumps would have been good enough to play yourself.
bavarian-schafkopf-practice-retour = Say Retour only if you cannot lose.

# The words of the game, explained.
bavarian-schafkopf-term-ruf = **Call game**: the declarer calls an ace, and its holder is the partner.
bavarian-schafkopf-term-ruf-seen = call game, called, calls
bavarian-schafkopf-term-wenz = **Wenz**: alone against three, with only the Unters as trumps. **Geier**: with only the Obers.
bavarian-schafkopf-term-wenz-seen = wenz, geier
bavarian-schafkopf-term-solo = **Solo**: alone against three, with a trump suit of your choice.
bavarian-schafkopf-term-solo-seen = solo
bavarian-schafkopf-term-tout = **Tout**: you promise every trick. **Sie**: you hold nothing but the highest trumps.
bavarian-schafkopf-term-tout-seen = tout, sie!
bavarian-schafkopf-term-search = **Searching for the ace**: leading the suit of the called ace, which must then be played.
bavarian-schafkopf-term-search-seen = search
bavarian-schafkopf-term-run-away = **Running away**: with the called ace and three more cards of its suit, its holder may lead one of those.
bavarian-schafkopf-term-run-away-seen = run away, runs away
bavarian-schafkopf-term-smear = **Smearing**: giving card points to a partner’s trick.
bavarian-schafkopf-term-smear-seen = smear
bavarian-schafkopf-term-stoss = **Stoß** doubles the deal; **Retour** doubles it again. At some tables you may also double at the deal.
bavarian-schafkopf-term-stoss-seen = stoß, retour, double
bavarian-schafkopf-term-runners = **Runners**: the top trumps that one side holds in a row.
bavarian-schafkopf-term-runners-seen = runner
bavarian-schafkopf-term-schneider = **Schneider**: a side has too few card points: the declarer’s 30 or fewer, the opponents’ 29 or fewer. **Schwarz**: it has no tricks.
bavarian-schafkopf-term-schneider-seen = schneider, schwarz
bavarian-schafkopf-term-cards = **Trumps** of a call game, from the top: { $cards }.
bavarian-schafkopf-term-cards-seen = trump, ace, ober, unter, ten

bavarian-schafkopf-learn-opening = Four people play Schafkopf, with 32 cards in four **suits**: acorns, leaves, hearts and bells. Everybody gets eight cards.

    One player **leads**, which means playing the first card, and the others each add one in turn. These four cards are a **trick**. The best card takes it, and the player who played it leads to the next. The player after the dealer leads first. Fourteen cards are **trumps** and beat all others: the four Obers, the four Unters, and the hearts.

    In most deals, two play against two. One player is the **declarer** and calls an ace: that of acorns (the Old One), of leaves (the Blue One) or of bells (the Bump). The player who holds it is the partner. What counts are the **card points** in a side’s tricks, 120 in all, of which the declarer’s side needs 61.

    Each loser pays a winner 10 points for such a game. If somebody plays alone, it is 50, to or from each of the others. The most points after the last deal win.
bavarian-schafkopf-learn-order = **Trumps.** From the top: the four Obers, the four Unters, then hearts from the ace down; among equals acorns, leaves, hearts, bells. A trump was led, so you must play one. An opponent’s Unter is winning.
bavarian-schafkopf-learn-order-right = Any Ober beats any Unter, and any Unter beats every heart. You and your partner have won: the declarer’s side stayed below 61 card points.
bavarian-schafkopf-learn-order-wrong = Any Unter beats a heart, even the king. The trick went to the declarer’s side, and with it the game: it got its 61 card points.
bavarian-schafkopf-learn-take = **Follow suit.** Outside trumps a suit ranks ace, ten, king, nine, eight, seven. You must play the suit that was led if you have it; otherwise you may play any card. Both of your leaves would win. Which one?
bavarian-schafkopf-learn-take-right = An ace counts 11 card points. Bring it home while you can: the next time the suit is led, somebody may beat it with a trump. Your side got 63 card points, and 61 are enough.
bavarian-schafkopf-learn-take-wrong = The king won, too, but later somebody beat the ace, with its 11 card points, with a trump. Your side ended below the 61 that it takes to win.
bavarian-schafkopf-learn-trump = **Trump in.** The ace of leaves was led, and there are 25 card points in the trick. You have no leaves, so you may play any card. A trump takes the trick, unless a higher one comes.
bavarian-schafkopf-learn-trump-right = Any trump beats an ace of another suit, and the 25 card points are yours. You may play a trump here, but you need not. The others got 30 card points or fewer: they are **schneider**, and the game is worth 10 more. A side without a trick is **schwarz**, and pays another 10.
bavarian-schafkopf-learn-trump-wrong = A card of another suit cannot take the trick. Your side won all the same, but the 25 card points went to the others. With 30 or fewer they would have been **schneider**, and the game would have been worth more.
bavarian-schafkopf-learn-smear = **Card points.** Your side needs 61 of 120: ace 11, ten 10, king 4, Ober 3, Unter 2. The player before you had the ace that you called, so that is your partner, who is winning this trick. You have none of its suit. What do you add?
bavarian-schafkopf-learn-smear-right = The ten: card points in your partner’s trick count for both of you. You won with 63.
bavarian-schafkopf-learn-smear-wrong = You beat your own partner with a trump. The trick was yours anyway, and the ten was lost later.
bavarian-schafkopf-learn-bid = **Play?** In a call game you name an ace that you do not hold, and its holder plays with you against the other two. You need a card of its suit. In a Solo or Wenz you play alone. Count your trumps: Obers, Unters, hearts.
bavarian-schafkopf-learn-bid-right = Five trumps, with an Ober and an Unter: that will do for a call game, with a partner’s help. A Wenz beats a call game, and a Solo beats a Wenz: in a Wenz only the Unters are trumps, in a Solo the Obers, the Unters and a suit that you choose. In a Tout you promise to take every trick.
bavarian-schafkopf-learn-bid-wrong = Five trumps are too many to pass and too few to play alone. Call an ace and you have a partner.
bavarian-schafkopf-learn-pass = **Pass.** Two aces are nice to have. But how many trumps do you hold?
bavarian-schafkopf-learn-pass-right = Two trumps are too few: the others would lead trumps until you have none, and then beat your aces with theirs. Somebody else may play, and you may be their partner. If all four pass, the cards are thrown in, and the next player deals.
bavarian-schafkopf-learn-pass-wrong = With two trumps you had nothing to stop the others. That game was lost.
bavarian-schafkopf-learn-partner = **The called ace.** The declarer has called the ace of acorns. You hold it, so you are partners, and only you know. You may not lead another card of its suit. The two of you have the trumps: what do you lead?
bavarian-schafkopf-learn-partner-right = The declarer’s side leads trumps: the others have to use up theirs, and after that your aces win. When somebody else leads acorns, you must play the ace, and then everybody knows whose partner you are.
bavarian-schafkopf-learn-partner-wrong = The others kept their trumps, and your side stayed below 61 card points. The declarer’s side leads trumps first, until the others have none.
