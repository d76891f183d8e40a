# Lupfen: its games, its words, its house rules, its rules. What is not said here is said for all games.
# A rule that is off leaves no words behind.

ruleset-lupfen-liechtenstein = Lupfen · Liechtenstein
ruleset-lupfen-liechtenstein-sentence = Lift the trump, name a price, and play three tricks for the pot.
ruleset-lupfen-liechtenstein-short =
    Everybody antes and gets three cards. “Lupfsch?” The player who lifts turns up the trump and names a price.
    The others pay it and play, or drop out. There are three tricks, each worth a third of the pot.
    Anyone who plays but takes no trick pays as much as the whole pot into the next one.
ruleset-lupfen-vorarlberg = Lupfen · Vorarlberg
ruleset-lupfen-vorarlberg-sentence = Lift the trump or go along: three tricks for the pot, and if the pot is empty, everybody plays.
ruleset-lupfen-vorarlberg-short =
    If the pot is empty, the deal is forced: everybody antes and plays. Otherwise: “Lupfsch?”, and anyone who goes along says “Mit!”
    Three cards, three tricks, each worth a third of the pot. If you cannot follow suit, you must trump.
    Anyone who plays but takes no trick pays as much as the whole pot into the next one.
preset-liechtenstein = Liechtenstein
preset-vorarlberg = Vorarlberg
preset-allgaeu = Allgäu, with dealer’s stake and shoving
preset-blind-and-bold = Blind and bold

family-lupfen = Lupfen
family-lupfen-description = Play Lupfen in this channel
lupfen-length = two minutes per deal
lupfen-reaction-in = I bi dabei!
lupfen-reaction-oha = Oha!
lupfen-reaction-well-played = Schön gspielt!
lupfen-panel-no-trump = no trump yet
lupfen-forced-first = First deal: the pot was empty, so everybody plays and nobody is asked. Once chips are left in the pot, you are asked “Lupfsch?”

lupfen-question-lift = Lupfsch? (Do you lift?)
lupfen-question-blind = do you lift blind, or look at your cards?
lupfen-question-price = name the price.
lupfen-question-join = are you in?
lupfen-question-scrap = do you throw the cards in?
lupfen-amount-form = Name the price
lupfen-stakes = Ante **{ $ante }** { $ante ->
    [one] chip
   *[other] chips
}
lupfen-liechtenstein-stakes = Ante **{ $ante }**{ $price_bet ->
    [true] , price **{ $min_bet }** to **{ $max_bet }** { $max_bet ->
        [one] chip
       *[other] chips
    }
   *[other] { " " }{ $ante ->
        [one] chip
       *[other] chips
    }
}
lupfen-ahead-lift = Will you lift? Answer in advance
lupfen-ahead-join = In or out? Answer in advance
lupfen-choice-lift-lift = Ja, i lupf (lift)
lupfen-choice-lift-decline = Nei (no)
lupfen-choice-lift-pass = Pass
lupfen-choice-blind-blind_lift = Lift blind
lupfen-choice-blind-look = Look first
lupfen-choice-join-join = Mit! (I’m in)
lupfen-choice-join-join-price = Mit! (pay { $value })
lupfen-choice-join-drop = Drop out
lupfen-choice-join-fold = Drop out
lupfen-choice-play-exchange = Swap all three
lupfen-choice-exchange-exchange = Swap all three
lupfen-choice-scrap-scrap = Verworfen!
lupfen-choice-scrap-keep = Play on
lupfen-choice-play-scrap = Verworfen!
lupfen-answered-lift-lift = { $name }: “I lupf!”
lupfen-answered-lift-decline = { $name } does not lift.
lupfen-answered-lift-pass = { $name } passes.
lupfen-answered-blind-blind_lift = { $name } lifts blind!
lupfen-answered-blind-look = { $name } looks first.
lupfen-answered-price = { $name } sets the price at { $choice }.
lupfen-answered-join-join = { $name }: “Mit!”
lupfen-answered-join-drop = { $name } drops out.
lupfen-answered-join-fold = { $name } drops out.
lupfen-event-thrown-in = Nobody lifts: the cards are thrown in, and the pot stays.
lupfen-event-three-unters = ✨ **Three Unders!** { $name } wins all three tricks.
lupfen-event-staender = **Ständer!** { $name } knocks: three cards of one suit. The suit stays secret.
lupfen-event-scrap = **Verworfen!** { $name } shows two Unders and an Ober; the same dealer deals again.
lupfen-event-all-must-play = **Trump { $trump }**: everybody must play, even players who have passed.
lupfen-mark-doubled = **blind: if you take no trick, you pay double**
lupfen-mark-price = price **{ $value }**
lupfen-mark-lifter = lifts
lupfen-mark-staender = Ständer
lupfen-badge-price = price { $value }
lupfen-badge-doubled = Blind: if you take no trick, you pay double
lupfen-stats-lifts = { $lifts ->
    [0] **Not lifted yet**
    [one] **Lifted once**{ stats-part-share }, { $won ->
        [0] won nothing
       *[other] won chips
    }
   *[other] **Lifted { $lifts } times**{ stats-part-share }, { $often ->
        [always] won chips each time
        [never] never won chips
       *[some] won chips { $won ->
            [one] once
           *[other] { $won } times
        }
    }
}
lupfen-stats-betes = **Bêtes** { $betes }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} in all

refused-no-weak-hand = You need two Unders and an Ober for this, and you do not hold them.
refused-two-sows-must-lift = You hold two Sows, so you must lift.
refused-ante-thirds = The ante is { $ante }, but a house rule asks for multiples of three. Choose 3, 6, 9 … or switch that rule off.
refused-bets-crossed = The lowest price ({ $low }) is above the highest ({ $high }). Lower one or raise the other.
refused-dealer-stake-thirds = The dealer’s stake must be divisible by three, and { $stake } is not. Choose 0, 3, 6, 9 …
refused-suit-not-in-pack = This pack does not have that suit: { $suit }. Choose another compulsory suit first.

lupfen-practice-lift = If you lift, the top card of the stock is turned up and its suit is trumps. Lift when your cards are likely to take a trick.
lupfen-practice-price = You know the trump now. Everybody who plays pays this price into the pot, you included; a high price scares others off.
lupfen-practice-join = Pay the price and you play for the pot. But if you then take no trick, you must pay as much as there was in the pot.
lupfen-practice-exchange = Two Unders and an Ober are weak: you may swap them for the bottom three cards.
lupfen-practice-no-tricks = No trick was played: either nobody lifted and the pot stays, or nobody went along and the lifter takes it.
lupfen-practice-out = You dropped out and lost only your ante; that is often wise.
lupfen-practice-won = { $tricks ->
    [one] You took 1 trick, and each trick is worth a third of the pot.
   *[other] You took { $tricks } tricks, and each trick is worth a third of the pot.
}
lupfen-practice-dry = You played and took no trick, so you must pay as much as there was in the pot: that is the bête, the risk of this game.
lupfen-liechtenstein-option-compulsory_lupf = Must lift with two Aces
lupfen-liechtenstein-option-compulsory_lupf-help = Anyone who holds two Aces must lift.
lupfen-liechtenstein-refused-two-sows-must-lift = You hold two Aces, so you must lift.
lupfen-vorarlberg-event-three-unters = ✨ **Three Unters!** { $name } wins all three tricks.
lupfen-vorarlberg-event-scrap = **Verworfen!** { $name } shows two Unters and an Ober; the same dealer deals again.
lupfen-vorarlberg-option-three_unters = Three Unters
lupfen-vorarlberg-option-three_unters-help = Three Unters win all three tricks at once.
lupfen-vorarlberg-option-weak_hand = Two Unters and an Ober
lupfen-vorarlberg-refused-no-weak-hand = You need two Unters and an Ober for this, and you do not hold them.
lupfen-vorarlberg-practice-exchange = Two Unters and an Ober are weak: you may swap them for the bottom three cards.

lupfen-group-lifting = Lifting and forced deals
lupfen-group-cards = Special hands
lupfen-option-direction = Direction
lupfen-option-direction-help = The direction of dealing, asking and playing.
lupfen-option-direction-cw = clockwise
lupfen-option-direction-ccw = anticlockwise
lupfen-option-ante = Ante
lupfen-option-ante-help = What everybody puts into the pot.
lupfen-option-min_bet = Lowest price
lupfen-option-min_bet-help = The least that the lifter may ask of those who play.
lupfen-option-max_bet = Highest price
lupfen-option-max_bet-help = The most that the lifter may ask of those who play.
lupfen-option-price_bet = Price for playing
lupfen-option-price_bet-help = The lifter sets a price. Off: playing costs nothing.
lupfen-option-force_on_empty_pot = Forced deal when the pot is empty
lupfen-option-force_on_empty_pot-help = When the pot is empty, everybody must play and nobody is asked.
lupfen-option-pass_is_fold = Passing means dropping out
lupfen-option-pass_is_fold-help = Anyone who does not lift is out of the deal at once.
lupfen-option-lupfen_leader = First lead
lupfen-option-lupfen_leader-help = Who leads to the first trick when somebody has lifted.
lupfen-option-lupfen_leader-lifter = the lifter
lupfen-option-lupfen_leader-left_of_dealer = the first player after the dealer
lupfen-option-remainder_to = Remainder of the pot
lupfen-option-remainder_to-help = Where leftover chips go when the pot cannot be divided by three.
lupfen-option-remainder_to-lifter = goes to the lifter
lupfen-option-remainder_to-pot = stays in the pot
lupfen-option-remainder_to-first_trick_winner = goes to the winner of the first trick
lupfen-option-three_unters = Three Unders
lupfen-option-three_unters-help = Three Unders win all three tricks at once.
lupfen-option-weak_hand = Two Unders and an Ober
lupfen-option-weak_hand-help = What a player may do with this weak hand.
lupfen-option-weak_hand-exchange = may be swapped for the bottom three cards
lupfen-option-weak_hand-scrap = may be thrown in
lupfen-option-weak_hand-none = are nothing special
lupfen-option-exchange_timing = The weak hand is swapped
lupfen-option-exchange_timing-help = When the weak hand may be swapped.
lupfen-option-exchange_timing-own_first_turn = before your own first card
lupfen-option-exchange_timing-before_lead = before the first lead; everybody is asked
lupfen-option-scrap_timing = The weak hand is thrown in
lupfen-option-scrap_timing-help = When the weak hand may be thrown in.
lupfen-option-scrap_timing-own_first_turn = before your own first card
lupfen-option-scrap_timing-before_lead = before the first lead; everybody is asked
lupfen-option-staender = Ständer
lupfen-option-staender-help = Whether you knock when you hold three cards of one suit.
lupfen-option-staender-off = no
lupfen-option-staender-announce = yes, you knock
lupfen-option-dealer_stake = Dealer’s stake
lupfen-option-dealer_stake-help = What the dealer adds to the pot; a multiple of three.
lupfen-option-compulsory_hearts = Compulsory suit
lupfen-option-compulsory_hearts-help = If this suit becomes trumps, everybody must play, even players who have passed.
lupfen-option-compulsory_suit = Which suit is compulsory
lupfen-option-compulsory_suit-help = When this suit is trumps, everybody must play.
lupfen-option-compulsory_lupf = Must lift with two Sows
lupfen-option-compulsory_lupf-help = Anyone who holds two Sows must lift.
lupfen-option-blind_lupf = Blind lift
lupfen-option-blind_lupf-help = You may lift before you look; if you then take no trick, you pay double.
lupfen-option-blind_double = Paying double after a blind lift
lupfen-option-blind_double-help = Who pays double for taking no trick.
lupfen-option-blind_double-all_dry = everybody without a trick
lupfen-option-blind_double-lifter_only = only the lifter
lupfen-option-all_pass = When nobody lifts
lupfen-option-all_pass-help = What happens to the stakes.
lupfen-option-all_pass-keep_pot = the pot stays
lupfen-option-all_pass-everyone_antes = everybody antes again
lupfen-option-force_distributes = Forced deals pay out the pot
lupfen-option-force_distributes-help = Off: a forced deal only adds bêtes, and the pot is not paid out.
lupfen-option-stakes_multiple_of_three = Antes in multiples of three
lupfen-option-stakes_multiple_of_three-help = The ante must be divisible by three.

lupfen-liechtenstein-rules-stakes =
    { $ante ->
        [0] { "" }
       *[other] Before each deal everybody puts { $ante } into the pot. { $all_pass ->
            [keep_pot] If nobody lifted, there is no new ante for the next deal.
           *[other] { "" }
        }
    } { lupfen-rules-part-dealer-stake } { $force_on_empty_pot ->
        [true] If the pot was empty before, the deal is **forced**: everybody plays, and the top card shows the trump. The player after the dealer leads.
       *[other] { "" }
    }
lupfen-vorarlberg-rules-stakes =
    { $force_on_empty_pot ->
        [true] If the pot is empty, the deal is **forced**: everybody puts { $ante } into it and plays; the top card shows the trump, and the player after the dealer leads. If there are chips in the pot, you are asked to lift, and there is no new ante.
       *[other] If the pot is empty, everybody puts { $ante } into it.
    } { $stakes_multiple_of_three ->
        [true] Antes are multiples of three.
       *[other] { "" }
    } { lupfen-rules-part-dealer-stake }
lupfen-rules-part-dealer-stake =
    { $dealer_stake ->
        [0] { "" }
       *[other] The dealer adds { $dealer_stake }. { $shoving ->
            [true] The dealer may pass the deal on (shoving): that stake stays in the pot, and the next player deals and adds a stake too{ $max_shoves ->
                [0] .
                [one] ; this can happen only once.
               *[other] ; this can happen at most { $max_shoves } times.
            }
           *[other] { "" }
        }
    }
lupfen-rules-bid =
    Everybody gets three cards. In turn, starting after the dealer, each player is asked: “**Lupfsch?**” The player who lifts turns up the top card of the stock, and its suit is trumps. { $pass_is_fold ->
        [true] If you pass, you are out of the deal.
       *[other] If you do not lift, you may still play later.
    } { $all_pass ->
        [keep_pot] If nobody lifts, the cards are thrown in, the pot stays and the next player deals.
       *[other] If nobody lifts, the cards are thrown in and everybody antes again.
    } { $compulsory_lupf ->
        [true] With two { $ruleset ->
            [lupfen-liechtenstein] Aces
           *[other] Sows
        } you must lift.
       *[other] { "" }
    } { $blind_lupf ->
        [true] Your cards lie face down until you are asked. You may lift **blind**: then { $blind_double ->
            [lifter_only] a lifter who takes no trick pays double.
           *[other] everybody who plays but takes no trick pays double.
        }
       *[other] { "" }
    }
lupfen-liechtenstein-rules-price =
    { $price_bet ->
        [true] Having seen the trump, the lifter sets a price from { $min_bet } to { $max_bet } and pays it. Everybody else pays the same to play, or drops out.
       *[other] The others say whether they play or drop out; playing costs nothing.
    } If nobody joins, the lifter takes the pot. { lupfen-rules-part-compulsion }
lupfen-vorarlberg-rules-price =
    The others who are still in say “**Mit!**” or drop out. If nobody joins, the lifter takes the pot. { lupfen-rules-part-compulsion }
lupfen-rules-part-compulsion =
    { $compulsory_hearts ->
        [true] If the compulsory suit ({ $compulsory_suit }) becomes trumps, everybody must play, even players who have passed.
       *[other] { "" }
    }
lupfen-rules-play =
    { $lupfen_leader ->
        [left_of_dealer] The first player after the dealer who is still in leads to the first trick.
       *[other] The lifter leads to the first trick.
    } After that, the winner of each trick leads to the next. { $follow_rule ->
        [follow_trump] Follow suit if you can. If you cannot, you must trump; if you cannot do that either, play anything.
       *[other] Follow suit if you can; if not, play anything.
    } The highest trump takes the trick; without a trump, the highest card of the suit that was led.
lupfen-rules-money =
    Each trick earns a third of the pot as it was when the first card was led. { $remainder_to ->
        [lifter] Leftover chips go to the lifter.
        [first_trick_winner] Leftover chips go to the winner of the first trick.
       *[other] Leftover chips stay in the pot.
    } If you played but took no trick, you pay a **bête**: as much as that whole pot, into the next one{ $pot_limit ->
        [0] .
       *[other] , but never more than { $pot_limit }.
    } { $force_distributes ->
        [false] In a forced deal nothing is paid out; there are only bêtes.
       *[other] { "" }
    }
lupfen-rules-special =
    { lupfen-rules-part-three-unters } { $weak_hand ->
        [exchange] **Two Unters and an Ober** may be swapped for the three bottom cards of the stock, once, before your first card.
        [scrap] { lupfen-rules-part-scrap }
       *[other] { "" }
    } { lupfen-rules-part-staender }
lupfen-liechtenstein-rules-special =
    { lupfen-rules-part-three-unters } { $weak_hand ->
        [exchange] **Two Unders and an Ober** may be swapped for the three bottom cards of the stock, once, { $exchange_timing ->
            [before_lead] before the first lead.
           *[other] before your first card.
        }
        [scrap] { lupfen-rules-part-scrap }
       *[other] { "" }
    } { lupfen-rules-part-staender }
lupfen-rules-part-unters =
    { $ruleset ->
        [lupfen-vorarlberg] Unters
       *[other] Unders
    }
lupfen-rules-part-three-unters =
    { $three_unters ->
        [true] **Three { lupfen-rules-part-unters }** win all three tricks at once, if you play.
       *[other] { "" }
    }
lupfen-rules-part-scrap = **Two { lupfen-rules-part-unters } and an Ober** may be shown with “**Verworfen!**”: the same dealer deals again, and nobody pays a second time. { $scrap_timing ->
        [before_lead] You are asked before the first lead.
       *[other] You do it on your turn in the first trick, before you play a card.
    }
lupfen-rules-part-staender =
    { $staender ->
        [announce] Three cards of one suit are a **Ständer**: you knock for all to hear, but the suit stays secret.
       *[other] { "" }
    }
lupfen-rules-end = { rules-part-end }

# The words of the game, explained.
lupfen-term-lupfsch = **“Lupfsch?”** means “Do you lift?” The player who lifts (“Ja, i lupf”) turns up the trump and plays.
lupfen-term-lupfsch-seen = lupfsch, i lupf, lift
lupfen-term-mit = **“Mit!”** means “I’m in!”: you play for the pot.
lupfen-term-mit-seen = mit!
lupfen-term-price = **Price**: what you pay to play. The lifter names it, and everybody who plays pays it into the pot.
lupfen-term-price-seen = price
lupfen-term-bete = **Bête**: what you pay if you play and take no trick, as much as the whole pot, into the next one.
lupfen-term-bete-seen = bête, no trick, without a trick
lupfen-term-force = **Forced deal**: everybody plays and nobody is asked; the top card shows the trump.
lupfen-term-force-seen = forced
lupfen-term-staender = **Ständer**: three cards of one suit in one hand. You knock and everybody hears it; the suit stays secret.
lupfen-term-staender-seen = ständer
lupfen-term-verworfen = **“Verworfen!”** (thrown in): the cards are dealt again, and nobody pays a second time.
lupfen-term-verworfen-seen = verworfen
lupfen-term-blind = **Blind**: you lift before you look at your cards. If you then take no trick, you pay double.
lupfen-term-blind-seen = blind
lupfen-term-cards = **Cards**, from highest to lowest: { $cards }. The Ace is also called the Sow, and the Banner is the ten; Ober and Under rank like queen and jack.
lupfen-term-cards-seen = ace, banner, king, ober, under
lupfen-vorarlberg-term-cards = **Cards**, from highest to lowest: { $cards }. The Sow is the ace; Ober and Unter rank like queen and jack.
lupfen-vorarlberg-term-cards-seen = sow, king, ober, unter, ten

# What a deal was about in one line, for lists.
lupfen-told-lifted = { $name } lifted{ $blind ->
    [0] { "" }
   *[other] { " " }blind
}{ $price ->
    [0] { "" }
   *[other] { " " }for { $price }
} and took { lupfen-part-tricks }
lupfen-told-uncontested = { $name } lifted, and nobody went along
lupfen-told-three-unters = { $name } had three Unders and took every trick
lupfen-told-nobody = Nobody lifted
lupfen-told-forced = Forced deal: { $name } took { lupfen-part-tricks }
lupfen-part-tricks = { $all ->
    [0] { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }
   *[other] every trick
}
lupfen-vorarlberg-told-three-unters = { $name } had three Unters and took every trick
lupfen-liechtenstein-suit-hearts = none chosen

lupfen-learn-opening = Three to five people play Lupfen for a **pot** of chips. The pack has 20 cards in four **suits**: acorns, roses, shields and bells. In every suit the order from the top is Ace, Banner, King, Ober, Under.

    Everybody pays a chip into the pot, the **ante**, and gets three cards that nobody else sees. Then somebody **lifts**: they turn up another card, and its suit is **trumps**, which beats all other suits. They also name a **price**. Everybody else pays it too and plays, or drops out.

    Those still in play their three cards one by one. Somebody **leads**, which means playing the first card, and the others each add one in turn. Together these cards are a **trick**. The best card takes it, and the player who played it gets a third of the pot. Anyone who plays and takes no trick has to pay.

    There is no last deal. Play for as long as you like: you have won if you then have more chips than at the beginning.
lupfen-learn-take = **Follow suit.** If you have a card of the suit that was led, you must play one; that is why your third card cannot be chosen. The highest card of that suit takes the trick. Which of your two cards can do that?
lupfen-learn-take-right = Your Ace is the highest card of its suit, so you take the trick, and with it a third of the pot. The player who takes a trick leads to the next one.
lupfen-learn-take-wrong = There was a higher card of that suit on the table, so somebody else took the trick. You took none at all, and that costs as much as the whole pot.
lupfen-learn-trump = **Trumps.** One suit beats all the others; the trump suit is named above. You have no card of the suit that was led, so you may play any card. A trump takes the trick, even a low one, unless somebody plays a higher trump.
lupfen-learn-trump-right = Your trump beats whatever is not a trump. With a card of the suit that was led, you would have had to follow; without one you may play a trump, but you need not.
lupfen-learn-trump-wrong = A card of any other suit cannot take the trick, however high it is: only the suit that was led counts, and trumps.
lupfen-learn-lead = **Lead.** You lifted, so you lead to the first trick, and the others must follow your suit if they can. One of your cards cannot be beaten. Which one?
lupfen-learn-lead-right = Nothing beats the Ace of trumps. It also made the others play their trumps, so your next card took a trick too. Each trick earned you a third of the pot; what cannot be divided by three goes to the player who lifted.
lupfen-learn-lead-wrong = Somebody beat it with a trump. Your Ace of trumps took a trick later, but only that one; led first, it would have made the others play their trumps.
lupfen-learn-lift = **“Lupfsch?”** means “Do you lift?” Everybody has paid the ante, and there are no trumps yet. You sit next to the dealer, so you are asked first. If you lift, you turn up a card, whose suit is trumps, then name the price and pay it yourself, too. Lift if you expect to take a trick.
lupfen-learn-lift-right = Two Aces usually take a trick, whatever is trumps. If you lift, you name the price and lead to the first trick. This time nobody else came in, so you got the whole pot without playing a card.
lupfen-learn-lift-wrong = Saying no costs nothing, and you may still come in when somebody else lifts. But with two Aces you left the price and the lead to somebody else, and it came to less.
lupfen-learn-decline = **Say no.** Again you are asked first. Think of the risk: if you play and take no trick, you pay as much as there was in the pot. That is the **bête**, and it goes into the next pot.
lupfen-learn-decline-right = No Ace, no Banner: such a hand rarely takes a trick. You have only lost the ante. If nobody lifts at all, the pot stays for the next deal, and somebody else deals.
lupfen-learn-decline-wrong = You turned up the trumps, and your cards were too low for a trick. Now you pay as much as there was in the pot.
lupfen-learn-join = **Come in.** Somebody else has lifted, so you know what is trumps. With “Mit!” (I’m in) you pay the price and play for the pot. Count your trumps.
lupfen-learn-join-right = The Ace of trumps takes a trick for certain, and the King may take another. For one chip you play for the whole pot.
lupfen-learn-join-wrong = You dropped out with the Ace of trumps, which takes a trick for certain. The pot went to the others.
lupfen-learn-drop = **Drop out.** A new deal, and again somebody else has lifted. The pot is tempting, but which of your cards could take a trick?
lupfen-learn-drop-right = No trump, no Ace: there was nothing in it for you. Dropping out costs the ante and nothing more. Two hands are special: three Unders take all three tricks at once, and with two Unders and an Ober you may exchange all three cards.
lupfen-learn-drop-wrong = Without a trump or an Ace you took no trick. You paid the price, and then as much as there was in the pot.
