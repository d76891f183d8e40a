# Schwimmen: its name, its words at the table, its house rules, its rules in words.
family-schwimmen = Schwimmen
family-schwimmen-description = Play Schwimmen in this channel
ruleset-schwimmen = Schwimmen
ruleset-schwimmen-short =
    Three cards each and three open on the table: change one, all or none, and collect one suit up to 31.
    When somebody closes, everybody else has one more turn; the lowest hand loses a life.
    Without lives you swim; lose once more and you are out. The last one in takes the pot.

# What can be asked.
schwimmen-question-table = keep your hand, or take the three face-down cards?
schwimmen-question-turn = which card do you take?
schwimmen-question-give = which card do you give for { $card }?
schwimmen-question-close = close now?

schwimmen-choice-table-keep = Keep my hand
schwimmen-choice-table-swap = Take the other three
schwimmen-choice-turn-first = { $card }
schwimmen-choice-turn-second = { $card }
schwimmen-choice-turn-third = { $card }
schwimmen-choice-turn-all = Take all three
schwimmen-choice-turn-pass = Pass
schwimmen-choice-turn-close = Close
schwimmen-choice-close-go_on = Go on
schwimmen-choice-close-close = Close

# What was answered, for everybody.
schwimmen-answered-table-keep = { $name } keeps the hand and turns up the table.
schwimmen-answered-table-swap = { $name } takes the face-down cards and lays the first hand open.
schwimmen-answered-turn-first = { $name } takes the first card.
schwimmen-answered-turn-second = { $name } takes the second card.
schwimmen-answered-turn-third = { $name } takes the third card.
schwimmen-answered-turn-all = { $name } takes all three.
schwimmen-answered-turn-pass = { $name } passes.
schwimmen-answered-turn-close = { $name } closes.
schwimmen-answered-close-go_on = { $name } plays on.
schwimmen-answered-close-close = { $name } closes.

# What happened.
schwimmen-event-new-match = A new match: everybody is in again.
schwimmen-event-feuer = 🔥 **Feuer!** { $name } has three aces.
schwimmen-event-schnauz = **Schnauz!** { $name } has 31.
schwimmen-event-closed = **{ $name } closes.** Everybody else has one more turn.
schwimmen-event-new-table = Everybody passed: three new cards on the table.
schwimmen-event-stock-empty = Everybody passed, and there are no three cards left: the hands are compared.
schwimmen-event-life-lost = { $left ->
    [0] { $name } loses a life.
    [one] { $name } loses a life and has 1 left.
   *[other] { $name } loses a life and has { $left } left.
}
schwimmen-event-swimming = **{ $name } swims!** One more loss, and it is over.
schwimmen-event-out = **{ $name } is out.**
schwimmen-event-all-equal = All would go out at once, so nobody loses a life.
schwimmen-event-match-won = 🏆 **{ $name } is the last one in and wins the match.**

schwimmen-mark-closer = closed
schwimmen-tally-lives = { $value ->
    [-1] out
    [0] swims
    [one] 1 life
   *[other] { $value } lives
}
schwimmen-zone-table = table
schwimmen-zone-table-aside = set aside

schwimmen-reason-life = a life
schwimmen-reason-survivor = last one in
schwimmen-reason-entry = entry

# The summary, line by line.
schwimmen-summary-hand = { $name }: { $points }

# House rules.
schwimmen-option-lives = Lives
schwimmen-option-lives-help = How many lives everybody has at the beginning of a match.
schwimmen-option-stake = Chips
schwimmen-option-stake-help = What a life costs, or what everybody pays to enter a match.
schwimmen-option-payment = What is paid
schwimmen-option-payment-help = A chip for each life that is lost, or one entry for the whole match.
schwimmen-option-payment-per_life = each life lost
schwimmen-option-payment-entry = an entry
schwimmen-option-swimming = Swimming
schwimmen-option-swimming-help = Whoever has lost all lives stays in until the next loss.
schwimmen-option-close = Closing
schwimmen-option-close-help = Whether closing takes the place of a turn or follows it.
schwimmen-option-close-instead_of_turn = instead of a turn
schwimmen-option-close-after_turn = after a turn
schwimmen-option-close_first_round = Closing at once
schwimmen-option-close_first_round-help = Whether one may close in the first round already.
schwimmen-option-feuer_all_lose = Feuer burns all
schwimmen-option-feuer_all_lose-help = With three aces on the table everybody else loses a life, not the lowest hand alone.
schwimmen-option-feuer_points = Points of a Feuer
schwimmen-option-feuer_points-help = What three aces count as; it only shows and changes no result.
schwimmen-option-three_of_a_kind = Three of a kind
schwimmen-option-three_of_a_kind-help = Three equal cards count 30½; three aces are Feuer in any case.
schwimmen-option-ties = Equal hands
schwimmen-option-ties-help = Who loses when several have the lowest hand.
schwimmen-option-ties-suit = the lower suit
schwimmen-option-ties-all_lose = all of them
schwimmen-option-stock_out = Stock used up
schwimmen-option-stock_out-help = What happens when everybody passes and no three cards are left.
schwimmen-option-stock_out-end_deal = hands are compared
schwimmen-option-stock_out-reshuffle = shuffle once more
schwimmen-option-round_limit = Longest deal
schwimmen-option-round_limit-help = After so many rounds without anybody closing, the hands are compared.
schwimmen-option-session_end = End of the session
schwimmen-option-session_end-help = When the session ends by itself.
schwimmen-option-session_end-manual = when the host stops
schwimmen-option-session_end-matches = after a number of matches
schwimmen-option-matches = Number of matches
schwimmen-option-matches-help = After so many matches, if that ends the session.

# The rules in words.
schwimmen-rules-match =
    { $payment ->
        [entry] Everybody begins a match with { $lives ->
            [one] 1 life
           *[other] { $lives } lives
        } and pays { $stake } into the pot.
       *[other] Everybody begins a match with { $lives ->
            [one] 1 life. It costs { $stake } when it is lost.
           *[other] { $lives } lives. Each costs { $stake } when it is lost.
        }
    }
schwimmen-rules-deal =
    Everybody gets three cards, and three more lie face down on the table. The dealer looks at his hand and keeps it, or takes the three from the table and leaves his own there, open.
schwimmen-rules-play =
    In turn you take one card from the table and give one of yours for it, or take all three, or pass. Two cards cannot be changed. When everybody passes in a row, three new cards come. { $close ->
        [after_turn] After your turn you may **close**
       *[other] Instead of your turn you may **close**
    }{ $close_first_round ->
        [false] , from your second turn on
       *[other] { "" }
    }: everybody else has one more turn, then the hands are compared.
schwimmen-rules-compare =
    Add up your cards of one suit: an ace is 11, king, queen, jack and ten are 10, the others what they show. { $three_of_a_kind ->
        [true] Three equal cards are 30½.
       *[other] { "" }
    } The lowest hand loses a life{ $ties ->
        [all_lose] ; of equal hands all lose.
       *[other] ; of equal hands the lower suit (♣ ♠ ♥ ♦) or the lower three of a kind loses.
    } { $swimming ->
        [true] Without lives you **swim**: you are still in, and out with the next loss.
       *[other] Without lives you are out.
    } The last one in takes the pot.
schwimmen-rules-special = **Schnauz**: an ace and two cards of ten in one suit, 31. **Feuer**: three aces, { $feuer_points }. Both are shown at once and end the deal. { $feuer_all_lose ->
        [true] After a Feuer everybody else loses a life.
       *[other] { "" }
    }
schwimmen-rules-end =
    { $session_end ->
        [matches] The session ends after { $matches ->
            [one] one match.
           *[other] { $matches } matches.
        }
       *[other] The session ends when the host stops it.
    } { $leftover_pot ->
        [keep] A pot that is left then stays where it is.
       *[other] A pot that is left then is shared equally.
    }

# Statistics.
schwimmen-stats-lives-lost = **Lives lost** { $count } ({ $share } % of the deals)
schwimmen-stats-swum = **Swum** { $count } times
schwimmen-stats-out = **Out** { $count } times
schwimmen-stats-closed = **Closed** { $count } times
schwimmen-stats-well-of-closed = **Closed without losing a life** { $count } of { $whole }
schwimmen-stats-matches-won = **Matches won** { $count }

# The practice deal.
schwimmen-practice-table = Below about 14 points the unseen cards are likely to be better than yours.
schwimmen-practice-turn = Collect cards of one suit, or three equal ones. Close when you think that somebody has less than you.
schwimmen-practice-give = Give away the card that fits the others least.
schwimmen-practice-close = Close when you think that somebody has less than you.

schwimmen-rules-heading-match = **The match**
schwimmen-rules-heading-deal = **The deal**
schwimmen-rules-heading-play = **Your turn**
schwimmen-rules-heading-compare = **Comparing**
schwimmen-rules-heading-special = **Special hands**
schwimmen-rules-heading-end = **The end**
schwimmen-example-compared = { $a } closes with 27 in hearts, { $b } has 30 in spades, { $c } 21 in diamonds: the lowest hand loses a life.
