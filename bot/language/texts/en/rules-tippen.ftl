# The rules of Tippen and its kin, from the house rules in force.
rules-tippen-stakes =
    { $who_stakes ->
        [all_dealer_double] Everybody puts { $stake } into the pot, the dealer twice as much.
       *[other] The dealer puts { $stake } into the pot.
    } { $shoving ->
        [true] The dealer may shove the deal on: the stake stays, the next player deals and stakes as well{ $max_shoves ->
            [0] .
           *[other] , at most { $max_shoves } times.
        }
       *[other] { "" }
    } { $hop_and_jump ->
        [single] **Hop and jump**: the cut shows its bottom card; an ace or a seven passes the deal to the next player, who stakes as well.
        [double] **Hop and jump**: the cut shows the bottom cards of both packets; each ace or seven passes the deal to the next player, who stakes as well.
       *[other] { "" }
    }
rules-tippen-bid =
    Everybody gets { $hand_size } cards. { $trump_source ->
        [dealer_last_card] The dealer's last card is shown: its suit is trumps, and it stays in the dealer's hand.
       *[other] { $deal_pattern ->
            [two_turn_one] After two cards each, the next one is turned: its suit is trumps.
           *[other] After that the next card is turned: its suit is trumps.
        }
    } { $hop_and_jump ->
        [off] { $force_when ->
            [pot_is_one_stake] **Force**: with nothing but one deal's stakes in the pot everybody must play.
            [no_bete_in_pot] **Force**: while no bête lies in the pot, everybody must play.
           *[other] { "" }
        }
       *[other] { "" }
    } From the player after the dealer on, each taps to play or passes. If nobody plays, the pot stays; who plays alone takes it. { $exchange_max ->
        [0] { "" }
        [1] Who plays may exchange one card with the stock.
       *[other] Who plays may exchange up to { $exchange_max } cards with the stock.
    }
rules-tippen-play =
    The first player after the dealer who is in leads to the first trick, then whoever took the last one. { $follow_rule ->
        [follow_trump] Follow suit if you can. If you cannot, you must trump; if you cannot do that either, play anything.
        [follow_trump_head] Follow suit if you can. If you cannot, you must trump. Either way you must beat the trick when you are able to. { $must_undertrump ->
            [false] Who has no card of the suit and cannot overtrump may play anything.
           *[other] Who has no card of the suit must trump even when that does not win.
        }
       *[other] Follow suit if you can; if not, play anything.
    } { $lead_trump_if_three ->
        [true] With three or more players, the first lead must be a trump.
       *[other] { "" }
    } { $lead_trump_ace_second ->
        [true] Who took the first trick and holds the trump ace must lead it.
       *[other] { "" }
    } The highest trump takes the trick, else the highest card of the suit led.
rules-tippen-money = { rules-part-shares } { rules-part-bete } { rules-part-limits }
rules-dreiblatt-1859-money = { rules-part-shares } { rules-part-bete-1859 } { rules-part-limits }
rules-vierblatt-money = { rules-dreiblatt-1859-money }
rules-part-shares =
    Each trick earns { $hand_size ->
        [3] a third
        [4] a quarter
       *[other] a sixth
    } of the pot as it was when the first card was led.
rules-part-bete =
    { $min_tricks ->
        [1] Who played and took no trick
       *[other] Who played and took fewer than { $min_tricks } tricks
    } { $bete ->
        [stake] pays { $stake }, a bête, into the next pot.
       *[other] pays that whole pot, a bête, into the next one.
    }
rules-part-bete-1859 =
    { $min_tricks ->
        [1] Who played and took no trick
       *[other] Who played and took fewer than { $min_tricks } tricks
    } { $bete ->
        [stake] pays { $stake }, a bête, into the next pot.
       *[other] pays a bête into the next one: that whole pot, or { $stake } while no bête lies in it yet.
    }
rules-part-limits =
    { $max_bete ->
        [0] { "" }
       *[other] { $max_bete_scope ->
            [whole_pot] The pot holds { $max_bete } at most; the rest waits in a reserve that refills it.
            [per_player] Nobody pays more than { $max_bete } at once.
           *[other] The bêtes in the pot are { $max_bete } at most; the rest waits in a reserve that refills it.
        }
    } { $pot_limit ->
        [0] { "" }
       *[other] No penalty is higher than { $pot_limit }.
    }
rules-tippen-special =
    { $robbing ->
        [true] **Robbing**: who holds the trump seven may take the turned-up card for it, before playing to the first trick.
       *[other] { "" }
    } { $dealer_takes ->
        [sniff_1859] **Sniffing**: the dealer may claim the trump card before it is turned, in exchange for a card of the hand. Without a trick the dealer then pays two { rules-part-units }; dropping out costs a stake.
        [sniff_modern] **Sniffing**: the dealer may take the trump card before it is turned; the others learn its suit alone. The dealer must then play: with one trick the dealer pays one { rules-part-unit }, with none two { rules-part-units }.
        [knock] **Knocking**: the dealer may take the trump card before it is turned and before seeing the hand; the others learn its suit alone. The dealer must then play: with one trick the dealer pays one { rules-part-unit }, with none two { rules-part-units }.
       *[other] { "" }
    }
rules-part-unit =
    { $dealer_penalty ->
        [bete] bête
       *[other] stake
    }
rules-part-units =
    { $dealer_penalty ->
        [bete] bêtes
       *[other] stakes
    }
rules-tippen-end = { rules-part-end }
