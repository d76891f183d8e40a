# The rules of Lupfen, from the house rules in force. A rule that is off leaves no words behind.
rules-lupfen-liechtenstein-stakes =
    { $ante ->
        [0] { "" }
       *[other] Before each deal everybody puts { $ante } into the pot. { $all_pass ->
            [keep_pot] After a deal that nobody lifted there is no new ante.
           *[other] { "" }
        }
    } { rules-part-dealer-stake } { $force_on_empty_pot ->
        [true] A pot that was empty before the deal means **force**: everybody plays, and the top card shows the trump. The player after the dealer leads.
       *[other] { "" }
    }
rules-lupfen-vorarlberg-stakes =
    { $force_on_empty_pot ->
        [true] If the pot is empty there is **force**: everybody puts { $ante } into it and plays; the top card shows the trump and the player after the dealer leads. If something lies in the pot, the round is lifted, without a new ante.
       *[other] If the pot is empty, everybody puts { $ante } into it.
    } { $stakes_multiple_of_three ->
        [true] Antes are multiples of three.
       *[other] { "" }
    } { rules-part-dealer-stake }
rules-part-dealer-stake =
    { $dealer_stake ->
        [0] { "" }
       *[other] The dealer adds { $dealer_stake }. { $shoving ->
            [true] The dealer may shove the deal on: the stake stays in the pot, the next player becomes dealer and stakes as well{ $max_shoves ->
                [0] .
               *[other] , at most { $max_shoves } times.
            }
           *[other] { "" }
        }
    }
rules-lupfen-bid =
    Everybody gets three cards. From the player after the dealer on, each is asked: “**Lupfsch?**” Who lifts turns the top card of the stock, and its suit is trumps. { $pass_is_fold ->
        [true] Who passes is out of the deal.
       *[other] Who does not lift may still play along later.
    } { $all_pass ->
        [keep_pot] If nobody lifts, the cards are thrown in, the pot stays and the next player deals.
       *[other] If nobody lifts, the cards are thrown in and everybody antes again.
    } { $compulsory_lupf ->
        [true] With two Sows you must lift.
       *[other] { "" }
    } { $blind_lupf ->
        [true] Your cards lie face down until you are asked. You may lift **blind**: then { $blind_double ->
            [lifter_only] the lifter pays double without a trick.
           *[other] everybody who plays and takes no trick pays double.
        }
       *[other] { "" }
    }
rules-lupfen-liechtenstein-price =
    { $price_bet ->
        [true] The lifter has seen the trump and sets the price, from { $min_bet } to { $max_bet }, and pays it. Everybody else pays the same to play, or drops out.
       *[other] The others say whether they play or drop out; playing costs nothing.
    } If nobody joins, the lifter takes the pot. { rules-part-compulsion }
rules-lupfen-vorarlberg-price =
    The others who are still in say “**Mit!**” or drop out. If nobody joins, the lifter takes the pot. { rules-part-compulsion }
rules-part-compulsion =
    { $compulsory_hearts ->
        [true] If { $compulsory_suit } are trumps, everybody must play, even who passed.
       *[other] { "" }
    }
rules-lupfen-play =
    { $lupfen_leader ->
        [left_of_dealer] The first player after the dealer who is in leads to the first trick, then whoever took the last one.
       *[other] The lifter leads to the first trick, then whoever took the last one.
    } { $follow_rule ->
        [follow_trump] Follow suit if you can. If you cannot, you must trump; if you cannot do that either, play anything.
       *[other] Follow suit if you can; if not, play anything.
    } The highest trump takes the trick, else the highest card of the suit led.
rules-lupfen-money =
    Each trick earns a third of the pot as it was when the first card was led. { $remainder_to ->
        [lifter] What does not divide by three goes to the lifter.
        [first_trick_winner] What does not divide by three goes to whoever took the first trick.
       *[other] What does not divide by three stays in the pot.
    } Who played and took no trick pays that whole pot into the next one{ $pot_limit ->
        [0] .
       *[other] , but never more than { $pot_limit }.
    } { $force_distributes ->
        [false] In a force nothing is paid out: there are penalties alone.
       *[other] { "" }
    }
rules-lupfen-special =
    { rules-part-three-unters } { $weak_hand ->
        [exchange] **Two Unders and an Ober** may be swapped for the three bottom cards of the stock, once and before your first card.
        [scrap] { rules-part-scrap }
       *[other] { "" }
    } { rules-part-staender }
rules-lupfen-liechtenstein-special =
    { rules-part-three-unters } { $weak_hand ->
        [exchange] **Two Unders and an Ober** may be swapped for the three bottom cards of the stock, once { $exchange_timing ->
            [before_lead] and before the first lead.
           *[other] and before your first card.
        }
        [scrap] { rules-part-scrap }
       *[other] { "" }
    } { rules-part-staender }
rules-part-three-unters =
    { $three_unters ->
        [true] **Three Unders** win all three tricks at once, for whoever plays.
       *[other] { "" }
    }
rules-part-scrap = **Two Unders and an Ober** may be shown with “**Verworfen!**”: the same dealer deals again, and nobody pays anew. { $scrap_timing ->
        [before_lead] This is settled before the first lead.
       *[other] You do it at your turn in the first trick, before your card.
    }
rules-part-staender =
    { $staender ->
        [announce] Three cards of one suit are a **Ständer**: your knock is told to all, the suit is not.
       *[other] { "" }
    }
rules-lupfen-end = { rules-part-end }
