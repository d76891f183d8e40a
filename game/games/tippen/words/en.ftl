# Tippen and related games: the games, their words, their house rules, their rules. What is not said here is said for all games.

ruleset-drei-karten-1821 = Drei Karten · 1821
ruleset-drei-karten-1821-sentence = The oldest of its kind: three cards, and you play for the pot or pass.
ruleset-drei-karten-1821-short =
    The dealer puts in a stake and deals three cards each; the dealer’s last card shows the trump.
    If there is only the stake in the pot, everybody plays; otherwise you play or pass.
    Each trick is worth a third of the pot; if you take no trick, you pay as much as there was in the pot.
ruleset-loup-1821 = Loup · 1821
ruleset-loup-1821-sentence = The wolf: six cards and six tricks for the pot.
ruleset-loup-1821-short =
    The wolf: six cards, six tricks, and the dealer’s last card shows the trump.
    If there is only the stake in the pot, everybody plays; otherwise you play or pass.
    Each trick is worth a sixth of the pot; if you take no trick, you pay as much as there was in the pot.
ruleset-dreiblatt-1859 = Dreiblatt · 1859
ruleset-dreiblatt-1859-sentence = Tap to play for the pot; the first lead must be a trump.
ruleset-dreiblatt-1859-short =
    The dealer puts in a stake and deals three cards each; the next one is turned up for trumps. Tap to play, or pass.
    The first lead must be a trump; if the winner of the first trick holds the trump ace, it is led next.
    Each trick is worth a third of the pot; if you take no trick, you pay a bête.
ruleset-tippen-1905 = Tippen · 1905
ruleset-tippen-1905-sentence = Tap to play for the pot; if you cannot follow suit, you must trump.
ruleset-tippen-1905-short =
    The dealer puts in a stake and deals three cards each; the next one is turned up for trumps. Tap to play, or pass.
    If you cannot follow suit, you must trump.
    Each trick is worth a third of the pot; if you take no trick, you pay as much as there was in the pot.
ruleset-tippen-grupp = Tippen · Grupp 1975
ruleset-tippen-grupp-sentence = Tap, exchange cards, and beat the trick whenever you can.
ruleset-tippen-grupp-short =
    The dealer puts in a stake and deals three cards each; the next one is turned up for trumps. Tap to play, or pass.
    You may exchange cards, and you must follow, trump, and beat the trick when you can.
    Each trick is worth a third of the pot; if you take no trick, you pay one stake.
ruleset-tippen-katira = Tippen · Katira 1983
ruleset-tippen-katira-sentence = Two cards, the trump, then the third card: tap or pass.
ruleset-tippen-katira-short =
    You get two cards, the trump is turned up, and then you get the third card. Tap to play, or pass.
    You may exchange cards, and you must follow, trump, and beat the trick when you can.
    Each trick is worth a third of the pot; if you take no trick, you pay as much as there was in the pot.
ruleset-vierblatt = Vierblatt
ruleset-vierblatt-sentence = Dreiblatt with four cards and four tricks.
ruleset-vierblatt-short =
    The dealer puts in a stake and deals four cards each; the next one is turned up for trumps. Tap to play, or pass.
    The first lead must be a trump; if the winner of the first trick holds the trump ace, it is led next.
    Each trick is worth a quarter of the pot; if you take no trick, you pay a bête.

family-tippen = Tippen
family-tippen-description = Play Tippen and related games in this channel
loup-1821-length = three minutes per deal
tippen-length = a minute or two per deal
tippen-panel-no-trump = no trump yet
tippen-forced-first = First deal: there is no bête in the pot yet, so everybody plays and nobody is asked. Once somebody has paid one, you choose: tap or pass.
tippen-stats-lifts = { $lifts ->
    [0] **Not tapped yet**
    [one] **Tapped once**{ stats-part-share }, { $won ->
        [0] won nothing
       *[other] won chips
    }
   *[other] **Tapped { $lifts } times**{ stats-part-share }, { $often ->
        [always] won chips each time
        [never] never won chips
       *[some] won chips { $won ->
            [one] once
           *[other] { $won } times
        }
    }
}
tippen-stats-betes = **Bêtes** { $betes }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} in all

tippen-question-declare = do you tap or pass?
tippen-question-knock = do you knock before seeing your cards?
tippen-question-sniff = do you sniff?
tippen-question-discard = which card do you discard?
tippen-stakes = Stake **{ $stake }** { $stake ->
    [one] chip
   *[other] chips
}
tippen-duty-lead-trump = With three or more players the first lead must be a trump ({ $trump }).
tippen-duty-lead-trump-ace = You hold the trump ace, so you must lead it now.
tippen-choice-declare-play = Tap
tippen-choice-declare-pass = Pass
tippen-choice-knock-knock = Knock
tippen-choice-knock-decline = Do not knock
tippen-choice-sniff-sniff = Sniff
tippen-choice-sniff-decline = Do not sniff
tippen-answered-declare-play = { $name } taps.
tippen-answered-declare-pass = { $name } passes.
tippen-answered-knock-knock = { $name } knocks!
tippen-answered-knock-decline = { $name } does not knock.
tippen-answered-sniff-sniff = { $name } sniffs!
tippen-answered-sniff-decline = { $name } does not sniff.
tippen-event-forced = **Forced deal**: everybody plays.
tippen-event-jump = The deal jumps to { $name }, who adds a stake too.
tippen-event-rob = { $name } swaps the trump seven for { $card }.
tippen-event-trump-named = { $name } takes the trump card without showing it; trumps: { $suit }.
tippen-mark-shoved = passed the deal on
tippen-mark-cut = the cut showed { $value }
tippen-mark-second-cut = then { $value }
tippen-mark-knocked = knocked
tippen-mark-sniffed = sniffed
tippen-mark-turned = turned up: { $value }

refused-seats-with-pack = { $seats } seats with { $hand } cards each need more than the { $cards } cards of this pack. Choose the larger pack, smaller hands or fewer seats.
refused-exchange-with-pack = { $seats } players who may each exchange { $exchange ->
    [one] 1 card
   *[other] { $exchange } cards
} need more than the { $cards } cards of this pack. Allow fewer exchanges, or play with fewer players.
refused-hand-size-five = Everybody gets three, four or six cards, never five.
refused-stake-parts = The stake is { $stake }, and everybody gets { $hand } cards: the stake must be divisible by the number of cards.
refused-max-bete-parts = The limit on bêtes is { $limit }, and everybody gets { $hand } cards: the limit must be divisible by the number of cards.
refused-robbing-with-last-card = Robbing needs a trump card that belongs to nobody; here it is the dealer’s own last card. Change one of the two.
refused-dealer-takes-with-last-card = Sniffing and knocking need a trump card that belongs to nobody; here it is the dealer’s own last card. Change one of the two.

tippen-group-before = Before the first trick
tippen-option-hand_size = Cards per player
tippen-option-hand_size-help = Three, four or six; a deal has that many tricks.
tippen-option-stake = Stake
tippen-option-stake-help = What the dealer puts into the pot; it must be divisible by the number of cards in a hand.
tippen-option-trump_source = Trump card
tippen-option-trump_source-help = Which card shows the trump.
tippen-option-trump_source-dealer_last_card = is the dealer’s last card
tippen-option-trump_source-next_card = is the next card of the stock
tippen-option-deal_pattern = Dealing
tippen-option-deal_pattern-help = When the trump is turned up.
tippen-option-deal_pattern-all_then_turn = all cards, then the trump
tippen-option-deal_pattern-two_turn_one = two cards, the trump, the rest
tippen-option-force_when = Everybody must play
tippen-option-force_when-help = When nobody is asked and everybody plays.
tippen-option-force_when-off = never
tippen-option-force_when-pot_is_one_stake = if there is only one stake in the pot
tippen-option-force_when-no_bete_in_pot = if there is no bête in the pot
tippen-option-bete = Bête for no tricks
tippen-option-bete-help = How much you pay if you play and take no trick.
tippen-option-bete-pot = as much as the pot
tippen-option-bete-stake = one stake
tippen-option-lead_trump_if_three = Lead trumps first
tippen-option-lead_trump_if_three-help = With three or more players the first lead must be a trump.
tippen-option-lead_trump_ace_second = Trump ace in the second trick
tippen-option-lead_trump_ace_second-help = The winner of the first trick must lead the trump ace if they hold it.
tippen-option-exchange_max = Maximum cards to exchange
tippen-option-exchange_max-help = How many cards each player may exchange with the stock; 0 means none.
tippen-option-exchange_max-0 = none
tippen-option-robbing = Robbing
tippen-option-robbing-help = You may swap the trump seven for the turned-up card.
tippen-option-dealer_takes = Dealer takes the trump card
tippen-option-dealer_takes-help = The dealer may sniff or knock, and must then take tricks.
tippen-option-dealer_takes-off = no
tippen-option-dealer_takes-sniff_1859 = sniffing as in 1859
tippen-option-dealer_takes-sniff_modern = sniffing as played today
tippen-option-dealer_takes-knock = knocking, cards unseen
tippen-option-hop_and_jump = Hop and jump
tippen-option-hop_and_jump-help = If the cut shows an ace or a seven, the next player deals.
tippen-option-hop_and_jump-off = off
tippen-option-hop_and_jump-single = with one card
tippen-option-hop_and_jump-double = with two cards
tippen-option-max_bete = Limit on bêtes
tippen-option-max_bete-help = Chips above it wait in the reserve; 0 means no limit.
tippen-option-max_bete-0 = no limit
tippen-option-max_bete_scope = The limit covers
tippen-option-max_bete_scope-help = Whether it covers the bêtes in the pot, the whole pot, or what one player pays.
tippen-option-max_bete_scope-bete_part = all the bêtes in the pot
tippen-option-max_bete_scope-whole_pot = the whole pot
tippen-option-max_bete_scope-per_player = one player’s bête
tippen-option-pack = Pack
tippen-option-pack-help = How many cards you play with.
tippen-option-pack-auto = 32 cards, 52 with seven players or more
tippen-option-pack-piquet32 = 32 cards
tippen-option-pack-whist52 = 52 cards
tippen-option-dealer_penalty = Dealer’s penalty is paid in
tippen-option-dealer_penalty-help = What a dealer who took the trump card pays for taking too few tricks.
tippen-option-dealer_penalty-stake = stakes
tippen-option-dealer_penalty-bete = bêtes
tippen-option-must_undertrump = Undertrumping
tippen-option-must_undertrump-help = If you cannot follow suit, you must trump even when that does not win.
tippen-option-min_tricks = Tricks needed
tippen-option-min_tricks-help = Anyone who takes fewer pays the bête.
tippen-option-who_stakes = Stake paid by
tippen-option-who_stakes-help = Only the dealer, or everybody and the dealer twice.
tippen-option-who_stakes-dealer = the dealer
tippen-option-who_stakes-all_dealer_double = everybody, the dealer twice

tippen-rules-stakes =
    { $who_stakes ->
        [all_dealer_double] Everybody puts { $stake } into the pot, the dealer twice as much.
       *[other] The dealer puts { $stake } into the pot.
    } { $shoving ->
        [true] The dealer may pass the deal on (shoving): the stake stays in the pot, and the next player deals and adds a stake too{ $max_shoves ->
            [0] .
            [one] ; this can happen only once.
           *[other] ; this can happen at most { $max_shoves } times.
        }
       *[other] { "" }
    } { $hop_and_jump ->
        [single] **Hop and jump**: the bottom card of the cut is shown. If it is an ace or a seven, the next player deals and adds a stake too.
        [double] **Hop and jump**: the bottom cards of both packets are shown. For each ace or seven the deal moves on to the next player, who adds a stake too.
       *[other] { "" }
    }
tippen-rules-bid =
    Everybody gets { $hand_size } cards. { $trump_source ->
        [dealer_last_card] The dealer’s last card is shown: its suit is trumps, and the card stays in the dealer’s hand.
       *[other] { $deal_pattern ->
            [two_turn_one] After two cards each, the next one is turned up: its suit is trumps.
           *[other] After that the next card is turned up: its suit is trumps.
        }
    } { $hop_and_jump ->
        [off] { $force_when ->
            [pot_is_one_stake] **Forced deal**: if the pot holds only one deal’s stakes, everybody must play.
            [no_bete_in_pot] **Forced deal**: as long as there is no bête in the pot, everybody must play.
           *[other] { "" }
        }
       *[other] { "" }
    } In turn, starting after the dealer, each player taps to play or passes. If nobody plays, the pot stays; if only one player does, that player takes it. { $exchange_max ->
        [0] { "" }
        [1] If you play, you may exchange one card with the stock.
       *[other] If you play, you may exchange up to { $exchange_max } cards with the stock.
    }
tippen-rules-play =
    The first player after the dealer who is in leads to the first trick; after that, the winner of each trick leads to the next. { $follow_rule ->
        [follow_trump] Follow suit if you can. If you cannot, you must trump; if you cannot do that either, play anything.
        [follow_trump_head] Follow suit if you can. If you cannot, you must trump. Either way you must beat the trick if you can. { $must_undertrump ->
            [false] If you have none of the suit and cannot overtrump, you may play anything.
           *[other] If you have none of the suit, you must trump even when that does not win.
        }
       *[other] Follow suit if you can; if not, play anything.
    } { $lead_trump_if_three ->
        [true] With three or more players, the first lead must be a trump.
       *[other] { "" }
    } { $lead_trump_ace_second ->
        [true] If you took the first trick and hold the trump ace, you must lead it.
       *[other] { "" }
    } The highest trump takes the trick; without a trump, the highest card of the suit that was led.
tippen-rules-money = { tippen-rules-part-shares } { tippen-rules-part-bete } { tippen-rules-part-limits }
dreiblatt-1859-rules-money = { tippen-rules-part-shares } { tippen-rules-part-bete-1859 } { tippen-rules-part-limits }
vierblatt-rules-money = { dreiblatt-1859-rules-money }
tippen-rules-part-shares =
    Each trick earns { $hand_size ->
        [3] a third
        [4] a quarter
       *[other] a sixth
    } of the pot as it was when the first card was led.
tippen-rules-part-bete =
    { $min_tricks ->
        [1] If you played but took no trick,
       *[other] If you played but took fewer than { $min_tricks } tricks,
    } { $bete ->
        [stake] you pay a bête of { $stake } into the next pot.
       *[other] you pay a bête, as much as that whole pot, into the next one.
    }
tippen-rules-part-bete-1859 =
    { $min_tricks ->
        [1] If you played but took no trick,
       *[other] If you played but took fewer than { $min_tricks } tricks,
    } { $bete ->
        [stake] you pay a bête of { $stake } into the next pot.
       *[other] you pay a bête into the next one, as much as that whole pot, or { $stake } as long as there is no bête in it.
    }
tippen-rules-part-limits =
    { $max_bete ->
        [0] { "" }
       *[other] { $max_bete_scope ->
            [whole_pot] The pot never holds more than { $max_bete }; the rest waits in a reserve that refills it.
            [per_player] Nobody pays more than { $max_bete } at once.
           *[other] The pot never holds more than { $max_bete } chips from bêtes; the rest waits in a reserve that refills it.
        }
    } { $pot_limit ->
        [0] { "" }
       *[other] No bête is higher than { $pot_limit }.
    }
tippen-rules-special =
    { $robbing ->
        [true] **Robbing**: you may swap the trump seven for the turned-up card before you play to the first trick.
       *[other] { "" }
    } { $dealer_takes ->
        [sniff_1859] **Sniffing**: the dealer may take the trump card before it is turned up, and gives up a card for it. A dealer who then takes no trick pays two { tippen-rules-part-units }; dropping out costs a stake.
        [sniff_modern] **Sniffing**: the dealer may take the trump card before it is turned up; the others learn only its suit. The dealer must then play, and pays one { tippen-rules-part-unit } for taking only one trick, two { tippen-rules-part-units } for taking none.
        [knock] **Knocking**: the dealer may take the trump card before it is turned up and before seeing any cards; the others learn only its suit. The dealer must then play, and pays one { tippen-rules-part-unit } for taking only one trick, two { tippen-rules-part-units } for taking none.
       *[other] { "" }
    }
tippen-rules-part-unit =
    { $dealer_penalty ->
        [bete] bête
       *[other] stake
    }
tippen-rules-part-units =
    { $dealer_penalty ->
        [bete] bêtes
       *[other] stakes
    }
tippen-rules-end = { rules-part-end }

tippen-practice-declare = If you play, each trick earns you its share of the pot; without a trick you pay a bête. Trumps and aces take tricks; pass with a weak hand.
tippen-practice-exchange = You may discard cards once and draw others from the stock. Keep trumps and aces; exchange low cards.
tippen-practice-no-tricks = No trick was played: either nobody played and the pot stays, or only one did and takes it.
tippen-practice-out = You passed, and that costs nothing.
tippen-practice-won = { $tricks ->
    [one] You took 1 trick, and it is worth its share of the pot.
   *[other] You took { $tricks } tricks, and each is worth its share of the pot.
}
tippen-practice-dry = You played and took no trick, so you pay a bête into the next pot: that is the risk of this game.

# The words of the game, explained.
tippen-term-tap = **Tap**: you play for the pot. If you pass, you are out of this deal and pay nothing.
tippen-term-tap-seen = tap
tippen-term-stake = **Stake**: what the dealer puts into the pot before each deal.
tippen-term-stake-seen = stake
tippen-term-bete = **Bête**: what you pay into the next pot if you play and take too few tricks.
tippen-term-bete-seen = bête, no trick, without a trick
tippen-term-force = **Forced deal**: everybody must play, and nobody is asked.
tippen-term-force-seen = forced, everybody plays
tippen-term-sniff = **Sniff**: the dealer takes the trump card before it is turned up, and must then take tricks.
tippen-term-sniff-seen = sniff
tippen-term-knock = **Knock**: the dealer takes the trump card without showing it, before looking at any cards.
tippen-term-knock-seen = knock
tippen-term-rob = **Rob**: swap the trump seven for the turned-up trump card.
tippen-term-rob-seen = rob
tippen-term-shove = **Shoving**: the dealer leaves the stake in the pot and passes the deal on to the next player.
tippen-term-shove-seen = shov, the deal on, pass it on
tippen-term-hop = **Hop and jump**: if the cut shows an ace or a seven, the next player deals.
tippen-term-hop-seen = hop and, jump, cut shows
tippen-term-reserve = **Reserve**: chips above the limit wait here until the pot has room again.
tippen-term-reserve-seen = reserve
tippen-term-cards = **Cards**, from highest to lowest: { $cards }.
tippen-term-cards-seen = ace, king, queen, jack, ten, nine, eight, seven

# What a deal was about in one line, for lists.
tippen-told-most = { $name } took { $all ->
    [0] { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
   *[other] every trick
}
tippen-told-uncontested = Only { $name } tapped, and took the pot
tippen-told-nobody = Nobody tapped
