# Mate: its name, its words at the table, its house rules, its rules in words.
family-mate = Mate
family-mate-description = Play Mate in this channel
mate-length = five minutes per round
ruleset-mate = Mate
ruleset-mate-sentence = Lead a card that your opponent can answer neither in suit nor in rank, as late as you can.
ruleset-mate-short =
    Two players, ten cards each, and no luck involved: a round is two games with the same cards, the second with the hands swapped.
    You lead a card, and your opponent must answer with the same suit or, failing that, the same rank. A player who can do neither is mated.
    You score the card’s value times the number of the move: mate late, and with a high card.
pack-mate20 = French pack, 20 cards
mate-stakes = A point is worth { $point_value ->
    [0] no chips
    [one] **1** chip
   *[other] **{ $point_value }** chips
}{ $match_stake ->
    [0] { "" }
    [one] , plus **1** chip for the match
   *[other] , plus **{ $match_stake }** chips for the match
}

# A deal is a round of two games here, a trick a move.
mate-panel-title = ### { $ruleset } · round { $number }
mate-hand-title = ### Your cards · round { $number }
mate-aloud-title = ### { $ruleset }, round { $number }
mate-aloud-result = ### How the round ended
mate-aloud-ended = ### How round { $number } ended
mate-status-stopping = The session ends after this round.
mate-stopping-untimed = The session ends after this round. Press **End now** to end it at once; then this round counts for nobody.
mate-seat-leaving = leaves after this round
mate-more-leaving = You will leave after this round.
mate-leave-after = Leave after this round
mate-stop-after = End after this round
mate-session-last-deal = **The last round, no. { $number }**
mate-summary-broken-off = **Round { $number } was stopped** and counts for nobody.
mate-summary-void = **Round { $number } is void.** I could not play it to its end, so nobody pays and the same dealer deals again.
mate-happened-title = ### What happened in round { $number }
mate-next-deal = Next round
mate-summary-short = **Round { $number }**
mate-summary-next = { $name } deals next and leads first, as soon as both have pressed **Next round**.
mate-summary-next-at = { $name } deals and leads { $when } at the latest, or as soon as both have pressed **Next round**.
mate-session-title = ## { $ruleset }: { $deals ->
    [one] one round
   *[other] { $deals } rounds
}
mate-history-choose-deal = Choose a round
mate-history-all-deals = All rounds
mate-history-deal = Round { $number }
mate-history-look-back = Round by round
mate-replay-title = ### Round { $number } · step { $step } of { $last }
mate-verify-deal-title = ### Round { $number }: the proof
mate-ledger-deals = { $deals ->
    [one] 1 round
   *[other] { $deals } rounds
}
mate-ledger-deal = round { $deal }
mate-stats-deals = **Rounds** { $deals } · total { $chips }
mate-ending-deals-played = All the agreed rounds have been played.
mate-play-again = Play another match
mate-last-trick = Last move
mate-no-trick-yet = No move has been finished yet.
mate-trick-now = **Move { $number }:** { $plays }
mate-trick-before = Move { $number }: { $plays } → **{ $name }**
mate-trick-before-aloud = Move { $number }: { $plays }. { $name } wins it.
mate-aloud-trick = ### Move { $number }
mate-aloud-trick-taken = ### Move { $number }, won by { $name }
mate-aloud-lane-number = Move { $number }
mate-aloud-board = ### All moves so far
mate-panel-alt-trick = Move: { $plays }

# What is asked.
mate-question-foreplace = do you foreplace a card, so that your mates count one move more?
mate-question-foreplace-card = which card do you foreplace? It is out of this game.
mate-question-lead = which card do you lead?
mate-question-play = { $led ->
    [none] which card do you lead?
   *[other] how do you answer { $led }?
}
mate-choice-foreplace-foreplace = Foreplace a card
mate-choice-foreplace-skip = Play all ten
mate-duty-suit = You hold the suit that was led, so you must answer with it: { $suit }.
mate-duty-rank = You have none of the suit that was led ({ $suit }), so you must answer with a card of the same rank.
refused-no-card-differs = None of your cards differs in both suit and rank from the foreplaced one, so you play all ten.
refused-differ-needs-open = The second card can only differ from one that can be seen. Turn “Foreplaced cards face up” on first.

# What was answered.
mate-answered-foreplace-foreplace = { $name } foreplaces a card: mates by { $name } count one move more.
mate-answered-foreplace-skip = { $name } plays all ten cards.

# What happened; who wins a move is seen by who leads the next.
mate-event-trick = { "" }
mate-event-played-again = { $name } has no other card left and plays { $card } again.
mate-event-mate = ✨ **Mate!** { $name } scores { $score } with { $card } on move { $move }.
mate-event-overmate = 👑 **Overmate!** { $name } mates with { $card }, played a second time, and scores { $score }.
mate-event-draw = Game { $game }: all cards have been played without a mate, so nobody scores.
mate-event-hands-swapped = **The hands are swapped:** each player now has the other’s cards.
mate-event-match-over = { $drawn ->
    [1] **The match is drawn**, { $high } all.
   *[other] 🏆 **{ $name } wins the match**, { $high } to { $low }.
}
mate-event-scored = { "" }
mate-event-tally-match = { "" }
mate-event-revealed = { $zone }: { $cards }.
mate-event-taken-up = { "" }
mate-event-moved-hand-foreplaced = { "" }
mate-event-cards-moved-hand-foreplaced = { $name } foreplaces { $cards }.
mate-event-moved-foreplaced-hand = { "" }
mate-event-cards-moved-foreplaced-hand = { "" }
mate-event-moved-hand-hand = { "" }
mate-event-cards-moved-hand-hand = { "" }
mate-event-swapped-hand-hand = { "" }

# The same once the round is over: the reckoning says it.
mate-moment-mate = { "" }
mate-moment-overmate = { "" }
mate-moment-draw = { "" }
mate-moment-hands-swapped = { "" }
mate-summary-mate = Game { $game } · { $again ->
    [1] 👑 **{ $name }** overmates
   *[other] **{ $name }** mates
} with { $card } on move { $move }: { $value } × { $foreplaced ->
    [1] ({ $move } + 1 foreplaced)
   *[other] { $move }
}{ $again ->
    [1] { " " }× 2
   *[other] { "" }
} = **{ $score }**
mate-summary-draw = Game { $game } · nobody is mated
mate-summary-match = The match so far: { $name } **{ $high }**, { $other } **{ $low }**

# What is worth what, and what is noted.
mate-deal-mate-now = A mate by { $name } now (×{ $times }): ace { $ace } · ten { $ten } · seven { $seven } · king { $king } · queen { $queen }
mate-deal-mate-now-german = A mate by { $name } now (×{ $times }): ace { $ace } · ten { $ten } · seven { $seven } · king { $king } · Ober { $queen }
mate-hand-mate-now = If this lead mates (×{ $times }): ace **{ $ace }** · ten **{ $ten }** · seven **{ $seven }** · king **{ $king }** · queen **{ $queen }**
mate-hand-mate-now-german = If this lead mates (×{ $times }): ace **{ $ace }** · ten **{ $ten }** · seven **{ $seven }** · king **{ $king }** · Ober **{ $queen }**
mate-hand-mate-now-aloud = { "" }
mate-panel-lane = { $laid ->
    [0] { "" }
   *[other] **{ $lane }** · { $sides }
}
mate-lane-foreplaced = +1
mate-lane-foreplaced-aloud = Foreplaced
mate-lane-mate = mate
mate-lane-mate-aloud = Mate
mate-mark-game = Game { $value } of 2
mate-badge-game = Game { $value } of 2
mate-mark-move = Move { $value }
mate-badge-move = Move { $value }
mate-mark-foreplaced = foreplaced
mate-zone-foreplaced = foreplaced card
mate-tally-match = { "" }
mate-reason-mate = { "" }
mate-reason-overmate = { "" }
mate-reason-match = match

# House rules.
mate-group-foreplacing = Foreplacing
mate-option-deals = Number of rounds
mate-option-deals-help = The session ends after this many rounds; a match already begun is played to the end.
mate-option-session_end-deals = after a number of rounds
mate-option-foreplacing = Foreplacing
mate-option-foreplacing-help = Before the first lead each player may lay a card aside; that player’s mates then count one move more.
mate-option-foreplace_open = Foreplaced cards face up
mate-option-foreplace_open-help = Everybody sees what is foreplaced; otherwise it lies face down until the game is over.
mate-option-foreplace_differ = The second card must differ
mate-option-foreplace_differ-help = The second foreplaced card may share neither suit nor rank with the first. The cards must lie face up.
mate-option-rounds = Rounds in a match
mate-option-rounds-help = After this many rounds the higher total wins the match.
mate-option-match_stake = Stake on the match
mate-option-match_stake-help = What the loser of a match pays on top of the points; 0 means nothing.
mate-option-match_stake-0 = none

# The rules in words.
mate-rules-heading-deal = **The round**
mate-rules-heading-foreplace = **Foreplacing**
mate-rules-heading-play = **Moves**
mate-rules-heading-score = **Score**
mate-rules-deal =
    Each player gets ten cards, five at a time. A round is two games: the dealer leads in the first, then you swap hands and the other player leads.
mate-rules-foreplace =
    { $foreplacing ->
        [true] Before the first lead each player may lay one card { $foreplace_open ->
            [true] face up
           *[other] face down
        } on the table, the leader first. It is out of this game, and your mates count one move more. { $foreplace_differ ->
            [true] The second card may share neither suit nor rank with the first.
           *[other] { "" }
        } If only one of you has done so, that player is a card short on move 10 and plays the card of move 9 again. A mate with that card is an **overmate** and counts double.
       *[other] { "" }
    }
mate-rules-play =
    Lead any card. Your opponent must answer with the same suit or, having none, with the same rank. A player who can do neither is **mated**, and the game is over. In the same suit the higher card wins the move, in the same rank the higher suit: ♣ above ♠ above ♥ above ♦. The winner leads to the next move. When all cards have been played, the game is a draw.
mate-rules-play-german =
    Lead any card. Your opponent must answer with the same suit or, having none, with the same rank. A player who can do neither is **mated**, and the game is over. In the same suit the higher card wins the move, in the same rank the higher suit: acorns above leaves above hearts above bells. The winner leads to the next move. When all cards have been played, the game is a draw.
mate-rules-score =
    You score the value of the card you mate with, times the number of the move: an ace counts 11, a ten 10, a seven 7, a king 4, a queen 3. Your opponent scores nothing. { $point_value ->
        [0] No chips are paid.
        [one] After the round the player with the lower score pays the difference, 1 chip per point.
       *[other] After the round the player with the lower score pays the difference, { $point_value } chips per point.
    }
mate-rules-score-german =
    You score the value of the card you mate with, times the number of the move: an ace counts 11, a ten 10, a seven 7, a king 4, an Ober 3. Your opponent scores nothing. { $point_value ->
        [0] No chips are paid.
        [one] After the round the player with the lower score pays the difference, 1 chip per point.
       *[other] After the round the player with the lower score pays the difference, { $point_value } chips per point.
    }
mate-rules-end =
    { $rounds ->
        [one] Every round is a match
       *[other] { $rounds } rounds make a match
    }: the player with the higher total wins it{ $match_stake ->
        [0] .
        [one] { " " }and gets 1 chip on top.
       *[other] { " " }and gets { $match_stake } chips on top.
    } { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one round
           *[other] { $deals } rounds
        }{ $rounds ->
            [one] .
           *[other] , always at the end of a match.
        }
       *[other] The session ends when you stop.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }
mate-example-mate = { $b } foreplaces ♠10 and leads ♦7 on move 9. { $a } holds neither a diamond nor a seven and is mated: 7 × (9 + 1) = 70. Then the hands are swapped, and { $a } mates on move 5 with ♠Q: 3 × 5 = 15.
mate-example-mate-german = { $b } foreplaces the ten of leaves and leads the seven of bells on move 9. { $a } holds no bells and no seven and is mated: 7 × (9 + 1) = 70. Then the hands are swapped, and { $a } mates on move 5 with the Ober of leaves: 3 × 5 = 15.
mate-example-overmate = { $a } foreplaces ♣A and wins move 9 with the last card, ♠A. It is played again on move 10, and { $b } cannot answer it: 11 × (10 + 1) × 2 = 242. In the second game { $b } mates on move 4 with ♠Q: 3 × 4 = 12.
mate-example-overmate-german = { $a } foreplaces the ace of acorns and wins move 9 with the last card, the ace of leaves. It is played again on move 10, and { $b } cannot answer it: 11 × (10 + 1) × 2 = 242. In the second game { $b } mates on move 4 with the Ober of leaves: 3 × 4 = 12.

# Statistics; the number of a move is what counts here, not who wins it.
mate-stats-tricks = { "" }
mate-stats-games = **Games** { $count }
mate-stats-mates-of-games = **Mated the opponent** { $count } of { $whole }{ stats-part-share }
mate-stats-mated-of-games = **Was mated** { $count } of { $whole }{ stats-part-share }
mate-stats-draws-of-games = **Drawn** { $count } of { $whole }{ stats-part-share }
mate-stats-moves-of-mates-of-games = **Average mating move** { $whole ->
    [0] –
   *[other] { NUMBER($average, maximumFractionDigits: 1) }
}
mate-stats-overmates = **Overmates** { $count }
mate-stats-foreplaced-of-games = **Foreplaced** in { $count } of { $whole } games{ stats-part-share }

# The practice deal.
mate-practice-foreplace = Foreplacing adds a move to each of your mates, but leaves you only nine cards to answer with. Lay aside a card that neither mates nor saves you.
mate-practice-foreplace-card = It is best to foreplace a low card whose suit and rank you hold more of.
mate-practice-play = All twenty cards are dealt, so you can work out what your opponent still holds. When you answer, keep as many suits and ranks as you can. When you lead, draw the cards that could answer your high ones, and mate late.

# The words of the game, explained.
mate-term-mate = **Mate**: you lead a card that your opponent can answer neither in suit nor in rank. That ends the game.
mate-term-mate-seen = mate, mates, mated
mate-term-move = **Move**: a card and its answer. A mate scores its card’s value times the number of the move.
mate-term-move-seen = move
mate-term-foreplace = **Foreplace**: before the first lead you lay a card aside, and your mates count one move more.
mate-term-foreplace-seen = foreplac
mate-term-overmate = **Overmate**: a mate with a card that is played a second time; it counts double.
mate-term-overmate-seen = overmate
mate-term-round = **Round**: two games with the same cards, the second with the hands swapped.
mate-term-round-seen = round
mate-term-cards = **Cards**, from highest to lowest: { $cards }. With the same rank the higher suit wins: ♣ over ♠ over ♥ over ♦.
mate-term-cards-seen = ace, ten, seven, king, queen, ober
mate-term-cards-german = **Cards**, from highest to lowest: { $cards }. With the same rank the higher suit wins: acorns over leaves over hearts over bells.
# What a round was about in one line, for lists.
mate-told-won = { $name } won the round, { $score } to { $other }
mate-told-even = { $score ->
    [0] Nobody was mated
   *[other] Both scored { $score }
}
